"""The seven roles (PAN-13)."""

import pytest

from tests.games.pandemic.given import given
from wardroom.games.pandemic.content import CITIES, CITY, NEIGHBOURS
from wardroom.kernel import IllegalAction

RED = "beijing seoul shanghai tokyo osaka"

# Contingency Planner


def test_the_planner_takes_any_event_from_the_discard_pile() -> None:
    """PAN-13.1: wherever it lies; City cards stay where they are."""
    board = given(discards="airlift paris forecast lima")
    assert board.choices("fetch") == {"airlift", "forecast"}
    board.play("fetch airlift")
    assert board.stored == "airlift"
    assert board.discards == {"paris", "forecast", "lima"}
    assert board.actions == 3


def test_nobody_else_fetches_events() -> None:
    """PAN-13.1: it is the Planner's action, in his own turn."""
    board = given("scientist contingency_planner", discards="airlift")
    assert board.choices("fetch") == set()
    assert board.choices("fetch", seat=1) == set()


def test_the_planner_stores_one_event_at_a_time() -> None:
    """PAN-13.2, PAN-G.21: no swap; the stored card can only be played."""
    board = given("contingency_planner researcher", stored="airlift", discards="forecast")
    assert board.choices("fetch") == set()
    used_for = {line.split()[0] for line in board.choices() if "airlift" in line}
    assert used_for == {"play"}
    with pytest.raises(IllegalAction):
        board.play("fetch forecast")


def test_the_stored_event_cannot_be_discarded_at_the_limit() -> None:  # PAN-13.2
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(hands=[seven], stored="airlift", draws="lima epidemic", bottom="cairo")
    board.until("before_infection")
    assert board.over == 0
    assert "airlift" not in board.choices("discard")
    assert board.choices("play") == {"airlift"}
    board.play("play airlift", "pawn 0", "to lima")
    assert board.over == 0


def test_the_stored_event_is_visible_and_counts_for_no_hand() -> None:  # PAN-13.3
    board = given(hands=["paris"], discards="airlift", closed=True).play("fetch airlift")
    assert board.hand(0) == {"paris"}
    for seat in (-1, 0, 1):
        assert board.state.view(seat)["stored"] == "airlift"
        assert board.state.view(seat)["hand_sizes"] == [1, 0]


@pytest.mark.parametrize(
    "window", ["actions", "before_draw", "between_epidemics", "before_infection", "infecting"]
)
def test_the_stored_event_is_played_in_every_window(window: str) -> None:  # PAN-13.4
    board = given(
        "scientist contingency_planner",
        stored="government_grant",
        draws="epidemic epidemic",
        bottom="cairo lima",
        infected="milan",
    )
    if window != "actions":
        board.until(window)
    board.when(1, "play government_grant", "at paris")
    assert board.stations == {"atlanta", "paris"}
    assert board.removed == {"government_grant"}
    assert board.stored is None


def test_stored_resilient_population_in_an_epidemic() -> None:  # PAN-13.4
    board = given(stored="resilient_population", draws="epidemic paris", bottom="cairo")
    board.until("in_epidemic").play("play resilient_population", "remove cairo")
    assert board.removed == {"resilient_population"}
    assert board.removed_infections == {"cairo"}


def test_events_from_the_planners_hand_can_be_fetched_later() -> None:  # PAN-13.5
    board = given(hands=["government_grant"]).play("play government_grant", "at paris")
    assert board.discards == {"government_grant"}
    board.play("fetch government_grant", "play government_grant", "at lima")
    assert board.stations == {"atlanta", "paris", "lima"}
    assert board.removed == {"government_grant"}
    assert board.choices("fetch") == set()


# Dispatcher


def test_the_dispatcher_brings_any_pawn_to_another_pawn() -> None:
    """PAN-13.6, PAN-G.22: his own included; to a city with another pawn; no card."""
    board = given("dispatcher medic scientist", pawns="paris lima cairo")
    assert board.choices("join") == {
        "lima 0",
        "cairo 0",
        "paris 1",
        "cairo 1",
        "paris 2",
        "lima 2",
    }
    own = board.copy().play("join lima 0")
    assert (own.pawn(0), own.actions, own.discards) == ("lima", 3, set())
    other = board.copy().play("join lima 2")
    assert other.pawn(2) == "lima"


def test_no_joining_where_nobody_else_is() -> None:  # PAN-13.6, PAN-G.22
    assert given("dispatcher medic", pawns="paris").choices("join") == set()
    board = given("dispatcher medic scientist", pawns="paris paris lima")
    assert board.choices("join") == {"lima 0", "lima 1", "paris 2"}
    assert given("medic dispatcher", pawns="paris lima").choices("join") == set()


def test_the_dispatcher_moves_others_as_if_they_were_his() -> None:
    """PAN-13.7: Drive, Direct Flight, Charter Flight and Shuttle Flight."""
    board = given(
        "dispatcher medic",
        pawns="paris lima",
        hands=["lima tokyo paris", "sydney"],
        stations="lima cairo",
    )
    near = {CITIES[city] for city in NEIGHBOURS[CITY["lima"]]}
    assert {f"{city} 1" for city in near} < board.choices("drive")
    assert {line for line in board.choices("fly") if line.endswith("1")} == {"tokyo 1", "paris 1"}
    assert board.choices("charter") == {"", "1"}
    assert board.choices("shuttle") == {"cairo 1"}
    assert board.copy().play("drive santiago 1").pawn(1) == "santiago"
    flown = board.copy().play("fly tokyo 1")
    assert (flown.pawn(1), flown.pawn(0), flown.discards) == ("tokyo", "paris", {"tokyo"})
    shuttled = board.copy().play("shuttle cairo 1")
    assert (shuttled.pawn(1), shuttled.discards) == ("cairo", set())
    chartered = board.copy().play("charter 1")
    assert chartered.choices("to") == set(CITIES) - {"lima"}
    chartered.play("to delhi")
    assert (chartered.pawn(1), chartered.discards) == ("delhi", {"lima"})
    assert chartered.actions == 3


def test_cards_come_from_the_dispatchers_hand() -> None:
    """PAN-13.8: not from the moved player's, and a charter leaves the moved pawn's city."""
    board = given("dispatcher medic", pawns="paris lima", hands=["paris", "lima tokyo"])
    assert board.choices("charter") == {""}
    assert board.choices("fly") == {"paris 1"}
    board.play("charter", "to delhi")
    assert board.pawn(0) == "delhi"
    assert board.hand(1) == {"lima", "tokyo"}


def test_the_dispatcher_only_moves() -> None:
    """PAN-13.9: he does not treat, build, share, cure or fly specially with another's pawn."""
    board = given(
        "dispatcher operations_expert",
        pawns="paris lima",
        hands=["lima cairo", RED],
        cubes="lima 3",
        stations="atlanta",
    )
    assert board.choices("treat") == set()
    assert not board.can("build")
    assert board.choices("give") == board.choices("take") == set()
    station = given(
        "dispatcher operations_expert", pawns="paris atlanta", hands=["lima cairo", RED]
    )
    assert not station.can("operations_flight")
    assert station.choices("cure") == set()
    assert station.choices("shuttle") == set()


def test_moving_another_needs_the_owners_consent() -> None:
    """PAN-13.10: of the pawn that moves; anyone who stands at the target is not asked."""
    board = given("dispatcher medic scientist", pawns="paris lima cairo", consent=True)
    for line in ("drive santiago 1", "join cairo 1", "join paris 1"):
        asked = board.copy().play(line)
        assert asked.asks == "consent"
        assert asked.state.waiting() == (1,)
        assert asked.pawn(1) == "lima"
        assert asked.actions == 4
    own = board.copy().play("join lima 0")
    assert own.asks is None
    assert own.pawn(0) == "lima"


# Medic


def test_the_medic_clears_cured_diseases_where_he_arrives() -> None:
    """PAN-13.11: every cured colour, no action, not optional."""
    board = given(
        "medic scientist",
        pawns="essen",
        cured="blue black",
        cubes="paris 3, paris 2 black, paris 1 red, tokyo 1, lima 1 black, lima 1 blue",
    )
    board.play("drive paris")
    assert [board.cubes("paris", colour) for colour in ("blue", "black", "red")] == [0, 0, 1]
    assert board.actions == 3
    assert board.supply("blue") == 23


@pytest.mark.parametrize("way", ["fly paris", "shuttle paris", "charter"])
def test_the_medic_clears_however_he_arrives(way: str) -> None:  # PAN-13.11
    board = given(
        "medic scientist",
        hands=["paris atlanta"],
        stations="atlanta paris",
        cured="blue",
        cubes="paris 2, lima 1 blue",
    ).play(way)
    if way == "charter":
        board.play("to paris")
    assert board.cubes("paris") == 0


def test_the_medic_clears_when_somebody_cures_while_he_is_there() -> None:  # PAN-13.11
    board = given(
        "researcher medic", pawns="atlanta seoul", hands=[RED], cubes="seoul 2, osaka 1"
    ).play("cure red")
    assert board.cubes("seoul") == 0
    assert board.cubes("osaka") == 1
    assert board.disease("red") == "cured"


def test_the_medic_clears_on_the_dispatchers_turn() -> None:  # PAN-13.11
    board = given(
        "dispatcher medic", pawns="essen", cured="blue", cubes="paris 2, lima 1 blue"
    ).play("drive paris 1")
    assert board.cubes("paris") == 0


@pytest.mark.parametrize("cured", ["", "blue"])
def test_the_medic_treats_all_cubes_of_one_colour(cured: str) -> None:  # PAN-13.12
    board = given("medic scientist", pawns="paris", cubes="paris 3 black, paris 2 red", cured=cured)
    board.play("treat black")
    assert board.cubes("paris", "black") == 0
    assert board.cubes("paris", "red") == 2
    assert board.disease("black") == "active"
    assert board.actions == 3


def test_others_treat_one_cube_beside_the_medic() -> None:  # PAN-13.12
    board = given("scientist medic", pawns="paris", cubes="paris 3").play("treat blue")
    assert board.cubes("paris") == 2


def test_no_cube_of_a_cured_disease_is_placed_where_the_medic_is() -> None:
    """PAN-13.13: by infection, epidemic or outbreak; the neighbours are not protected."""
    board = given(
        "scientist medic", pawns="atlanta paris", cured="blue", infection="paris essen"
    ).finish_turn()
    assert board.cubes("paris") == 0
    assert board.cubes("essen") == 1
    spread = given(
        "scientist medic",
        pawns="atlanta paris",
        cured="blue",
        cubes="essen 3",
        infection="essen tokyo",
    ).finish_turn()
    assert spread.cubes("paris") == 0
    assert spread.cubes("london") == 1


def test_uncured_diseases_infect_the_medics_city_normally() -> None:  # PAN-13.13
    board = given(
        "scientist medic",
        pawns="atlanta paris",
        cured="red",
        cubes="lima 1 red, paris 3",
        infection="paris tokyo",
    ).finish_turn()
    assert board.outbreaks == 1
    assert board.cubes("paris") == 3


def test_automatic_removal_can_eradicate() -> None:  # PAN-13.14
    board = given("medic scientist", pawns="essen", cured="blue", cubes="paris 2")
    board.play("drive paris")
    assert board.disease("blue") == "eradicated"


def test_nothing_is_cleared_in_passing() -> None:
    """PAN-13.14: only the city of arrival counts."""
    board = given("medic scientist", hands=["paris"], cured="blue", cubes="washington 2, paris 2")
    board.play("fly paris")
    assert board.cubes("washington") == 2
    assert board.cubes("paris") == 0


# Operations Expert


def test_the_operations_expert_builds_without_a_card() -> None:
    """PAN-13.15: not where a station stands, and by relocation when all six are out."""
    board = given("operations_expert medic", pawns="paris", hands=["paris lima"])
    board.play("build")
    assert board.stations == {"atlanta", "paris"}
    assert board.hand(0) == {"paris", "lima"}
    assert board.actions == 3
    assert not board.can("build")
    six = given(
        "operations_expert medic", pawns="delhi", stations="atlanta paris cairo lima seoul sydney"
    ).play("build")
    assert six.asks == "station_to_take"


def test_the_operations_expert_flies_from_a_station_for_any_city_card() -> None:
    """PAN-13.16: the card need not match anything."""
    board = given("operations_expert medic", hands=["lima tokyo airlift", "paris"])
    board.play("operations_flight")
    assert board.choices() == {"pay lima", "pay tokyo"}
    board.play("pay lima")
    assert board.choices() == {f"to {city}" for city in CITIES if city != "atlanta"}
    board.play("to delhi")
    assert board.pawn(0) == "delhi"
    assert board.discards == {"lima"}
    assert board.hand(0) == {"tokyo", "airlift"}
    assert board.actions == 3


def test_the_operations_flight_is_once_per_turn() -> None:  # PAN-13.16
    board = given(
        "operations_expert medic", hands=["lima tokyo cairo"], stations="atlanta paris"
    ).play("operations_flight", "pay lima", "to paris")
    assert not board.can("operations_flight")
    board.finish_turn().finish_turn()
    assert board.active == 0
    assert board.can("operations_flight")


def test_the_operations_flight_starts_from_a_station_in_his_own_turn() -> None:  # PAN-13.16
    assert not given("operations_expert medic", pawns="paris", hands=["lima"]).can(
        "operations_flight"
    )
    assert not given("operations_expert medic").can("operations_flight")
    assert given("medic operations_expert", hands=["", "lima"]).choices(seat=1) == set()
    assert not given("medic operations_expert", hands=["lima"]).can("operations_flight")
    assert not given("dispatcher operations_expert", hands=["lima"]).can("operations_flight")


# Quarantine Specialist


@pytest.mark.parametrize("city", ["paris", "algiers", "essen", "london", "madrid", "milan"])
def test_the_specialist_protects_his_city_and_its_neighbours(city: str) -> None:
    """PAN-13.17: no cube of any colour in the infect phase."""
    for cubes in ("", f"{city} 3"):
        board = given(
            "scientist quarantine_specialist",
            pawns="atlanta paris",
            cubes=cubes,
            infection=f"{city} tokyo",
        ).finish_turn()
        assert board.cubes(city) == (3 if cubes else 0)
        assert board.outbreaks == 0
        assert board.cubes("tokyo") == 1


def test_the_specialist_protects_against_epidemics_and_outbreaks() -> None:  # PAN-13.17
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        draws="epidemic lima",
        bottom="milan",
        infected="tokyo osaka seoul",
        cubes="istanbul 3",
    ).finish_turn()
    assert board.cubes("milan") == 0
    spread = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="istanbul 3",
        infection="istanbul tokyo",
    ).finish_turn()
    assert spread.cubes("milan", "black") == spread.cubes("algiers", "black") == 0
    assert spread.cubes("cairo") == 1


def test_two_steps_away_nothing_is_protected() -> None:  # PAN-13.17
    board = given(
        "scientist quarantine_specialist", pawns="atlanta paris", infection="st_petersburg new_york"
    ).finish_turn()
    assert board.board() == {"st_petersburg": 1, "new_york": 1}


def test_a_prevented_outbreak_does_not_move_the_marker() -> None:
    """PAN-13.18: one that starts outside goes on, only the protected neighbours stay clean."""
    prevented = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="milan 3",
        infection="milan tokyo",
    ).finish_turn()
    assert prevented.outbreaks == 0
    outside = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="new_york 3",
        infection="new_york tokyo",
    ).finish_turn()
    assert outside.outbreaks == 1
    assert outside.cubes("london") == outside.cubes("madrid") == 0
    assert outside.cubes("montreal") == outside.cubes("washington") == 1


def test_the_specialist_removes_nothing_and_the_area_follows_him() -> None:  # PAN-13.19
    board = given(
        "quarantine_specialist scientist",
        pawns="paris atlanta",
        cubes="essen 2",
        infection="london st_petersburg",
    )
    board.play("drive essen")
    assert board.cubes("essen") == 2
    board.finish_turn()
    assert board.cubes("london") == 0
    assert board.cubes("st_petersburg") == 0
    moved = given(
        "quarantine_specialist scientist", pawns="essen atlanta", infection="london st_petersburg"
    )
    moved.play("drive st_petersburg").finish_turn()
    assert moved.cubes("london") == 1
    assert moved.cubes("st_petersburg") == 0


def test_the_specialist_cannot_move_while_a_card_is_resolved() -> None:
    """PAN-13.19: nobody is asked between the reveal and the end of the effect."""
    board = given(
        "quarantine_specialist scientist",
        pawns="paris atlanta",
        hands=["", "airlift"],
        cubes="seoul 3, tokyo 3",
        infection="seoul lima",
    ).until("before_infection")
    board.play("pass")
    assert board.window == "infecting"
    assert board.outbreaks == 2
    assert board.infection_discards == {"seoul"}


# Researcher


def test_the_researcher_gives_any_city_card() -> None:
    """PAN-13.21: in the same city only."""
    board = given("researcher medic", hands=["lima tokyo airlift"])
    assert board.choices("give") == {"lima 1", "tokyo 1"}
    board.play("give tokyo 1")
    assert board.hand(1) == {"tokyo"}
    apart = given("researcher medic", pawns="paris essen", hands=["lima tokyo paris essen"])
    assert apart.choices("give") == set()


def test_others_take_any_city_card_from_the_researcher() -> None:  # PAN-13.22
    board = given("medic researcher scientist", hands=["", "lima airlift", "cairo"])
    assert board.choices("take") == {"lima 1"}
    board.play("take lima 1")
    assert board.hand(0) == {"lima"}
    assert board.actions == 3
    apart = given("medic researcher", pawns="paris essen", hands=["", "lima paris essen"])
    assert apart.choices("take") == set()


@pytest.mark.parametrize("turn_of", [0, 1])
def test_cards_to_the_researcher_must_match_the_city(turn_of: int) -> None:
    """PAN-13.23: on either player's turn."""
    board = given("researcher medic", pawns="delhi", hands=["tokyo", "delhi lima"], active=turn_of)
    if turn_of == 0:
        assert board.choices("take") == {"delhi 1"}
    else:
        assert board.choices("give") == {"delhi 0"}
        assert board.choices("take") == {"tokyo 0"}


# Scientist


def test_the_scientist_cures_with_four() -> None:
    """PAN-13.24: from his own hand, as his own action."""
    four = "beijing seoul shanghai tokyo"
    assert given("scientist medic", hands=[four]).can("cure red")
    assert not given("scientist medic", hands=["beijing seoul shanghai", "tokyo"]).can("cure red")
    other = given("medic scientist", hands=[four])
    assert not other.can("cure red")
    assert given("medic scientist", hands=["", four]).choices(seat=1) == set()
