"""What is seen at each event of a move: its own change has happened, what follows has not."""

from typing import Any

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Event


def moments(board: Board, seat: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """The events since the position was built that reach the seat, each with the view then."""
    told: list[Event] = board.state.log or []
    return [(event.kind, event.after.view(seat)) for event in told if event.reaches(seat)]


def seen(board: Board, kind: str, seat: int = 0) -> dict[str, Any]:
    """The view at the first event of a kind."""
    return next(view for told, view in moments(board, seat) if told == kind)


def test_at_a_drive_the_pawn_has_arrived_and_the_action_is_gone() -> None:  # PAN-4.1
    board = given().play("drive miami")
    view = seen(board, "drive")
    assert (view["pawns"][0], view["actions"]) == ("miami", 3)


def test_at_a_flight_the_card_is_discarded() -> None:  # PAN-4.3
    board = given(hands=["lima"]).play("fly lima")
    view = seen(board, "fly")
    assert (view["pawns"][0], view["hands"][0], view["discards"]) == ("lima", [], ["lima"])


def test_the_medic_is_seen_to_arrive_before_he_clears() -> None:  # PAN-13.11, PAN-6.6
    board = given("medic scientist", cured="yellow", cubes="miami 2").play("drive miami")
    assert [kind for kind, _ in moments(board)] == ["drive", "clear", "eradicate"]
    assert seen(board, "drive")["cubes"] == {"miami": [0, 2, 0, 0]}
    cleared = seen(board, "clear")
    assert (cleared["cubes"], cleared["diseases"][1]) == ({}, "cured")
    assert seen(board, "eradicate")["diseases"][1] == "eradicated"


def test_the_last_cube_leaves_before_its_disease_is_eradicated() -> None:  # PAN-5.6, PAN-6.6
    board = given(cured="blue", cubes="atlanta 3").play("treat blue")
    treated = seen(board, "treat")
    assert (treated["cubes"], treated["supply"][0], treated["actions"]) == ({}, 24, 3)
    assert treated["diseases"][0] == "cured"


def test_a_shared_card_is_in_the_other_hand_before_the_limit_is_told() -> None:  # PAN-5.13
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(hands=["atlanta", seven]).play("give atlanta 1")
    given_away = seen(board, "give")
    assert (given_away["hand_sizes"], given_away["over"]) == ([0, 8], -1)
    assert seen(board, "over_limit")["over"] == 1


def test_two_cards_come_into_the_hand_one_after_the_other() -> None:  # PAN-7.1
    board = given(draws="lima cairo").play("pass")
    hands = [view["hands"][0] for kind, view in moments(board) if kind == "draw"]
    assert hands == [["lima"], ["lima", "cairo"]]
    left = [view["player_cards"] for kind, view in moments(board) if kind == "draw"]
    assert left[0] == left[1] + 1


def test_the_card_beside_an_epidemic_is_drawn_before_the_epidemic_shows() -> None:  # PAN-7.4
    board = given(draws="epidemic lima", bottom="cairo").play("pass")
    drawn, struck = seen(board, "draw"), seen(board, "epidemic")
    assert (drawn["hands"][0], drawn["rate"], drawn["epidemics"]) == (["lima"], 0, 0)
    assert struck["player_cards"] == drawn["player_cards"] - 1
    assert (struck["rate"], struck["phase"]) == (1, "in_epidemic")


def test_others_see_a_closed_draw_before_the_epidemic() -> None:  # PAN-G.19
    board = given(closed=True, draws="epidemic lima", bottom="cairo").play("pass")
    drawn = seen(board, "draw_closed", seat=1)
    assert (drawn["hand_sizes"][0], drawn["hands"][0], drawn["rate"]) == (1, None, 0)


def test_an_epidemic_lays_its_card_open_then_fills_the_city_then_shuffles() -> None:  # PAN-8
    board = given(draws="epidemic lima", bottom="cairo", infected="paris").play("pass")
    struck = seen(board, "epidemic")
    assert (struck["infection_discards"], struck["cubes"]) == (["paris", "cairo"], {})
    assert seen(board, "infect")["cubes"] == {"cairo": [0, 0, 3, 0]}
    shuffled = seen(board, "intensify")
    assert (shuffled["infection_discards"], shuffled["infection_known"]) == ([], 1)
    assert shuffled["infection_deck"][0] == ["paris", "cairo"]


def test_an_infection_card_lies_open_with_its_cube() -> None:  # PAN-10.5
    board = given(infection="paris lima").finish_turn()
    infections = [view for kind, view in moments(board) if kind == "infect"]
    assert [view["infection_discards"] for view in infections] == [["paris"], ["paris", "lima"]]
    assert [view["to_infect"] for view in infections] == [1, 0]
    assert [view["phase"] for view in infections] == ["infecting", "infecting"]


def test_a_chain_of_outbreaks_is_seen_cube_by_cube() -> None:  # PAN-11.3
    board = given(cubes="santiago 3, lima 3", infection="santiago paris").finish_turn()
    told = [event for event in board.state.log or [] if event.kind in ("outbreak", "spread")]
    assert [(event.kind, event.args["city"]) for event in told] == [
        ("outbreak", "santiago"),
        ("outbreak", "lima"),
        ("spread", "bogota"),
        ("spread", "mexico_city"),
    ]
    assert [event.args["waiting"] for event in board.told("outbreak")] == [["lima"], []]
    assert [event.args["origin"] for event in board.told("spread")] == ["lima", "lima"]
    assert [event.after.view(0)["outbreaks"] for event in told] == [1, 2, 2, 2]
    full = [0, 3, 0, 0]
    one = [0, 1, 0, 0]
    before = {"santiago": full, "lima": full}
    assert told[1].after.view(0)["cubes"] == before
    assert told[2].after.view(0)["cubes"] == {**before, "bogota": one}
    assert told[3].after.view(0)["cubes"] == {**before, "bogota": one, "mexico_city": one}


def test_a_waiting_city_is_named_until_it_breaks_out() -> None:  # PAN-11.3, PAN-11.7
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="milan 3, essen 3, istanbul 3 blue, st_petersburg 3",
        infection="st_petersburg lima",
    ).finish_turn()
    waiting = [event.args["waiting"] for event in board.told("outbreak")]
    assert waiting == [["istanbul"], []], "Essen and Milan are protected"


def test_a_discard_is_seen_before_the_hand_fits() -> None:  # PAN-9.4
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(hands=[seven], draws="lima cairo").play("pass", "discard lima")
    view = seen(board, "discard")
    assert (view["discards"], view["hand_sizes"][0], view["over"]) == (["lima"], 8, 0)


def test_an_airlift_is_seen_to_land_before_the_medic_clears() -> None:  # PAN-12.10, PAN-13.11
    board = given("scientist medic", hands=["airlift"], cured="blue", cubes="paris 2")
    board.play("play airlift", "pawn 1", "to paris")
    landed = seen(board, "airlift")
    assert (landed["pawns"][1], landed["discards"]) == ("paris", ["airlift"])
    assert landed["cubes"] == {"paris": [2, 0, 0, 0]}


def test_a_granted_station_stands_after_the_grant_and_costs_nothing_else() -> None:  # PAN-12.15
    board = given(hands=["government_grant lima"]).play("play government_grant", "at lima")
    granted, built = seen(board, "grant"), seen(board, "build")
    assert (granted["discards"], granted["stations"]) == (["government_grant"], ["atlanta"])
    assert (built["stations"], built["hands"][0], built["actions"]) == (
        ["atlanta", "lima"],
        ["lima"],
        4,
    )


def test_a_built_station_has_cost_its_card_and_an_action() -> None:  # PAN-5.1
    board = given(hands=["atlanta"], stations="lima").play("build")
    view = seen(board, "build")
    assert (view["stations"], view["discards"], view["actions"]) == (
        ["atlanta", "lima"],
        ["atlanta"],
        3,
    )


def test_passing_has_used_up_the_actions() -> None:  # PAN-5.19
    board = given(actions=3).play("pass")
    assert seen(board, "pass")["actions"] == 0
    assert board.told("pass")[0].args["left"] == 3


def test_a_lost_game_is_over_at_the_moment_it_is_told() -> None:  # PAN-1.4
    board = given(outbreaks=7, cubes="paris 3", infection="paris").finish_turn()
    assert seen(board, "outbreak")["phase"] == "infecting"
    assert seen(board, "loss_outbreaks")["result"] == "loss_outbreaks"


def test_the_cities_of_the_setup_appear_one_by_one() -> None:  # PAN-S.7
    events: list[Event] = []
    PANDEMIC.deal({}, 2, 1, log=events)
    setup = [event for event in events if event.kind == "setup"]
    assert [len(event.after.view(-1)["cubes"]) for event in setup] == list(range(1, 10))
    assert [len(event.after.view(-1)["infection_discards"]) for event in setup] == list(
        range(1, 10)
    )
