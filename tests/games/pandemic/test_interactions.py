"""Where rules and powers meet (PAN-14)."""

import pytest

from tests.games.pandemic.given import given

RED = "beijing seoul shanghai tokyo osaka"


@pytest.mark.parametrize(("elsewhere", "status"), [("", "eradicated"), (", lima 1 red", "cured")])
def test_the_medic_and_somebody_elses_cure(elsewhere: str, status: str) -> None:  # PAN-14.1
    board = given(
        "researcher medic", pawns="atlanta manila", hands=[RED], cubes="manila 3" + elsewhere
    ).play("cure red")
    assert board.cubes("manila") == 0
    assert board.disease("red") == status


def test_the_dispatcher_moves_the_medic_four_times() -> None:
    """PAN-14.2: each arrival clears."""
    route = ("essen", "london", "new_york", "washington")
    cubes = ", ".join(f"{city} 2" for city in route)
    board = given(
        "dispatcher medic",
        pawns="paris",
        cured="blue",
        cubes=cubes + ", milan 1",
        infection="tokyo lima",
    )
    left = 8
    for city in route:
        assert sum(board.cubes(near) for near in route) == left
        board.play(f"drive {city} 1")
        left -= 2
    assert sum(board.cubes(near) for near in route) == 0
    assert board.active == 1


def test_a_card_for_a_protected_city_counts_as_one_of_the_phase() -> None:  # PAN-14.3
    board = given(
        "scientist quarantine_specialist", pawns="atlanta paris", infection="milan lima tokyo"
    ).finish_turn()
    assert board.board() == {"lima": 1}
    assert board.infection_discards == {"milan", "lima"}
    assert board.infection_deck[0] == "tokyo"


def test_an_epidemic_on_a_protected_full_city() -> None:  # PAN-14.4
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        hands=["", "airlift"],
        cubes="milan 3",
        draws="epidemic lima",
        bottom="milan",
        infected="tokyo",
    ).until("before_infection")
    assert board.outbreaks == 0
    assert board.board() == {"milan": 3}
    assert set(board.infection_deck[:2]) == {"milan", "tokyo"}
    assert board.marker == 1


def test_a_chain_goes_around_a_protected_city_but_not_through_it() -> None:
    """PAN-14.5: Chennai, guarded from Jakarta, stops the way from Mumbai to Kolkata."""
    through = given(
        "scientist quarantine_specialist",
        pawns="atlanta jakarta",
        cubes="mumbai 3, chennai 3, kolkata 2",
        infection="mumbai paris",
    ).finish_turn()
    assert [event.args["city"] for event in through.told("outbreak")] == ["mumbai"]
    assert through.cubes("kolkata") == 2
    around = given(
        "scientist quarantine_specialist",
        pawns="atlanta jakarta",
        cubes="mumbai 3, chennai 3, kolkata 2, delhi 3",
        infection="mumbai paris",
    ).finish_turn()
    assert [event.args["city"] for event in around.told("outbreak")] == ["mumbai", "delhi"]
    assert around.cubes("kolkata") == 3
    assert around.cubes("chennai") == 3


def test_an_event_drawn_with_an_epidemic() -> None:
    """PAN-14.6, PAN-G.11: W3 for Resilient Population only, the others at the limit or in W5."""
    resilient = given(draws="epidemic resilient_population", bottom="cairo", infected="lima")
    assert resilient.play("pass").window == "in_epidemic"
    assert resilient.can("play resilient_population")
    for event in ("airlift", "forecast", "government_grant", "one_quiet_night"):
        board = given(draws=f"epidemic {event}", bottom="cairo", infected="lima").play("pass")
        assert board.window == "before_infection"
        assert board.over is None
        assert board.choices("play") == {event}
        assert board.order_told().count("intensify") == 1
        six = "paris essen milan london madrid tokyo osaka"
        full = given(hands=[six], draws=f"epidemic {event}", bottom="cairo").play("pass")
        assert full.over == 0
        assert full.choices("play") == {event}


def test_events_between_two_epidemics() -> None:
    """PAN-14.7: a Forecast there is buried under at most one later card."""
    events = "airlift forecast government_grant one_quiet_night resilient_population"
    board = given(
        hands=[events],
        draws="epidemic epidemic",
        bottom="cairo lima",
        infected="milan essen paris tokyo osaka",
    ).until("between_epidemics")
    assert board.choices("play") == {"airlift", "forecast", "government_grant", "one_quiet_night"}
    board.play("play forecast")
    for city in ("tokyo", "osaka", "milan", "essen", "paris"):
        board.play(f"next {city}")
    board.until("before_infection")
    assert board.infection_deck[0] == "lima"
    assert board.infection_deck[1:7] == ["tokyo", "osaka", "milan", "essen", "paris", "cairo"]


def test_fetching_is_an_action_and_makes_no_room() -> None:  # PAN-14.8
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(
        "scientist contingency_planner", hands=["atlanta", seven], discards="airlift"
    ).play("give atlanta 1")
    assert board.over == 1
    assert board.choices() == {f"discard {card}" for card in board.hand(1)}


def test_a_station_taken_from_under_a_pawn() -> None:
    """PAN-14.9: the pawn stays; shuttle and cure there are gone."""
    board = given(
        "operations_expert researcher",
        pawns="delhi atlanta",
        hands=["", RED],
        stations="atlanta paris cairo lima seoul sydney",
    )
    board.play("build", "from atlanta").finish_turn()
    assert board.pawn(1) == "atlanta"
    assert board.active == 1
    assert board.choices("shuttle") == set()
    assert board.choices("cure") == set()


def test_a_shuttle_flight_needs_stations_at_both_ends_at_that_moment() -> None:  # PAN-14.10
    board = given(
        "operations_expert medic",
        pawns="delhi",
        hands=["government_grant"],
        stations="atlanta paris cairo lima seoul sydney",
    )
    assert board.choices("shuttle") == set()
    board.play("build", "from paris")
    assert board.choices("shuttle") == {"atlanta", "cairo", "lima", "seoul", "sydney"}
    board.play("play government_grant", "at milan", "from delhi")
    assert board.choices("shuttle") == set()


def test_the_operations_expert_moved_by_the_dispatcher_keeps_his_flight() -> None:  # PAN-14.11
    board = given("dispatcher operations_expert", pawns="paris atlanta", hands=["", "lima"]).play(
        "drive chicago 1", "drive atlanta 1"
    )
    board.finish_turn()
    assert board.active == 1
    assert board.can("operations_flight")


def test_the_researcher_and_the_scientist() -> None:
    """PAN-14.12: any card on meeting, then 4 make a cure."""
    board = given(
        "researcher scientist", hands=["seoul lima", "tokyo osaka taipei"], infection="paris cairo"
    )
    board.play("give seoul 1").finish_turn()
    assert board.active == 1
    board.play("cure red")
    assert board.disease("red") == "eradicated"
    taking = given("scientist researcher", hands=["tokyo osaka taipei", "seoul lima"])
    taking.play("take seoul 1", "cure red")
    assert taking.disease("red") == "eradicated"


def test_cards_of_an_eradicated_colour_fill_the_quota_and_are_shuffled() -> None:  # PAN-14.13
    board = given(
        eradicated="red",
        infection="tokyo osaka paris",
        hands=["", ""],
        draws="essen milan epidemic london",
        bottom="seoul",
    ).finish_turn()
    assert board.infection_discards == {"tokyo", "osaka"}
    assert board.infection_deck[0] == "paris"
    board.finish_turn()
    counts = [event.args["count"] for event in board.told("intensify")]
    assert counts == [3]
    assert board.board() == {}
    assert {"tokyo", "osaka", "seoul"} > board.infection_discards
