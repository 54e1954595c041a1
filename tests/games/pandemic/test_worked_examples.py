"""The worked examples of the rulebook (PAN-E)."""

import pytest

from tests.games.pandemic.given import dealt, given
from wardroom.games.pandemic.content import CARDS, CITIES, CITY, EVENTS
from wardroom.games.pandemic.game import _first_player


@pytest.mark.parametrize("seed", range(5))
def test_the_initial_infection(seed: int) -> None:  # PAN-E.1
    board = dealt(seed=seed)
    drawn = [CITIES[card] for card in board.state.infection[:9]]
    assert [board.cubes(city) for city in drawn] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
    assert sum(board.board().values()) == 18
    assert board.infection_discards == set(drawn)


def test_from_sydney_one_can_reach_los_angeles() -> None:  # PAN-E.2
    assert given(pawns="sydney").choices("drive") == {"los_angeles", "jakarta", "manila"}


def test_a_first_turn_in_san_francisco() -> None:  # PAN-E.3
    board = given(cubes="san_francisco 2", infection="paris lima")
    board.play("drive chicago", "drive san_francisco", "treat blue", "treat blue")
    assert board.cubes("san_francisco") == 0
    assert board.supply("blue") == 24 - 1
    assert board.disease("blue") == "active"
    assert len(board.told("draw")) == 2
    assert board.active == 1


@pytest.mark.parametrize("giving", [True, False])
def test_sharing_the_moscow_card(giving: bool) -> None:  # PAN-E.4
    hands = ["moscow", ""] if giving else ["", "moscow"]
    board = given(pawns="moscow", hands=hands, consent=True)
    board.play("give moscow 1" if giving else "take moscow 1", "agree")
    assert board.hand(1 if giving else 0) == {"moscow"}
    assert board.hand(0 if giving else 1) == set()


def test_the_scientist_eradicates_red_and_cures_black() -> None:
    """PAN-E.5a: one treatment in Manila. PAN-E.5b: charter, take, cure with four."""
    board = given(
        "scientist operations_expert",
        pawns="manila chennai",
        hands=["manila cairo delhi mumbai", "chennai"],
        stations="atlanta chennai",
        cured="red",
        cubes="manila 3, paris 1, riyadh 1",
        infection="lima paris",
    )
    board.play("treat red")
    assert board.cubes("manila") == 0
    assert board.actions == 3
    assert board.disease("red") == "eradicated"
    board.play("charter", "to chennai")
    assert board.pawn(0) == "chennai"
    assert board.discards == {"manila"}
    board.play("take chennai 1")
    assert board.actions == 1
    board.play("cure black")
    assert board.disease("black") == "cured"
    assert board.discards == {"manila", "chennai", "cairo", "delhi", "mumbai"}
    assert board.result is None
    assert board.active == 1


def test_seven_cards_after_the_draw_are_fine() -> None:  # PAN-E.6
    board = given(hands=["paris essen milan london madrid"], draws="lima cairo").play("pass")
    assert len(board.hand(0)) == 7
    assert board.active == 1
    assert board.discards == set()


def test_seoul_paris_and_algiers() -> None:
    """PAN-E.7: eradicated, an ordinary cube, an outbreak of a cured disease."""
    board = given(
        rate=3,
        eradicated="red",
        cured="black",
        cubes="paris 1, algiers 3",
        infection="seoul paris algiers",
    ).finish_turn()
    assert board.cubes("seoul") == 0
    assert board.cubes("paris", "blue") == 2
    assert board.cubes("algiers") == 3
    assert board.outbreaks == 1
    assert board.cubes("paris", "black") == 1
    assert board.infection_discards == {"seoul", "paris", "algiers"}


@pytest.mark.parametrize("before", [0, 5])
def test_algiers_and_cairo(before: int) -> None:  # PAN-E.8
    board = given(
        outbreaks=before,
        cured="black",
        cubes="algiers 3, cairo 3, istanbul 1, madrid 2 black, baghdad 2",
        infection="algiers tokyo",
    )
    supply = board.supply("black")
    board.finish_turn()
    assert board.outbreaks == before + 2
    places = ("madrid", "paris", "baghdad", "riyadh", "khartoum", "istanbul", "algiers", "cairo")
    assert [board.cubes(city, "black") for city in places] == [3, 1, 3, 1, 1, 3, 3, 3]
    assert board.supply("black") == supply - 7


def test_two_epidemics_in_one_draw() -> None:  # PAN-E.9
    board = given(
        hands=["", "airlift"],
        draws="epidemic epidemic",
        bottom="cairo santiago",
        infected="paris essen tokyo",
    ).until("before_infection")
    assert board.infection_deck[0] == "santiago"
    assert board.cubes("santiago") == 3
    board.play("pass")
    assert board.window == "infecting"
    assert board.infection_discards == {"santiago"}
    assert [event.args["city"] for event in board.told("outbreak")] == ["santiago"]


def test_airlift_comes_after_the_outbreak_and_before_the_second_card() -> None:  # PAN-E.10
    board = given(
        "quarantine_specialist scientist",
        pawns="delhi atlanta",
        hands=["", "airlift"],
        cubes="santiago 3, paris 3",
        infection="santiago paris",
    ).until("before_infection")
    board.play("pass")
    assert board.outbreaks == 1
    assert board.cubes("lima") == 1
    assert board.can("play airlift")
    board.play("play airlift", "pawn 0", "to essen")
    assert board.outbreaks == 1
    assert board.cubes("paris") == 3
    assert board.infection_discards == {"santiago", "paris"}


def test_the_dispatchers_charter_is_paid_with_the_city_left() -> None:  # PAN-E.11
    board = given("dispatcher medic", pawns="paris lima", hands=["lima paris"])
    assert board.can("charter 1")
    assert board.can("fly paris 1")
    board.play("charter 1", "to delhi")
    assert board.discards == {"lima"}
    only_paris = given("dispatcher medic", pawns="paris lima", hands=["paris"])
    assert not only_paris.can("charter 1")
    assert only_paris.can("fly paris 1")


def test_one_treatment_of_two_cured_diseases() -> None:  # PAN-E.12
    board = given(pawns="cairo", cured="red black", cubes="cairo 2, cairo 3 red, delhi 1, tokyo 1")
    board.play("treat red")
    assert board.cubes("cairo", "red") == 0
    assert board.cubes("cairo", "black") == 2


@pytest.mark.parametrize("way", ["discard essen", "play one_quiet_night"])
def test_a_recipient_with_seven_cards(way: str) -> None:  # PAN-E.13
    seven = "essen milan london madrid tokyo osaka one_quiet_night"
    board = given(pawns="paris", hands=["paris", seven]).play("give paris 1")
    assert board.asked == 1
    assert board.choices(seat=0) == set()
    board.play(way)
    assert board.asked == 0
    assert len(board.hand(1)) == 7


def test_an_epidemic_and_a_city_card() -> None:  # PAN-E.14a
    board = given(draws="epidemic paris lima", bottom="cairo")
    size = board.deck_size
    board.finish_turn()
    assert board.hand(0) == {"paris"}
    assert board.deck_size == size - 2


def test_a_red_cure_in_blue_atlanta() -> None:  # PAN-E.14b
    red = "beijing seoul shanghai tokyo osaka"
    board = given("medic dispatcher", hands=[red], cubes="lima 1 red").play("cure red")
    assert board.disease("red") == "cured"


def test_taking_tokyo_in_lagos() -> None:  # PAN-E.14c
    from_researcher = given("medic researcher", pawns="lagos", hands=["", "tokyo"])
    assert from_researcher.can("take tokyo 1")
    from_another = given("medic scientist", pawns="lagos", hands=["", "tokyo"])
    assert not from_another.can("take tokyo 1")


@pytest.mark.parametrize("way", [["drive paris 1"], ["play airlift", "pawn 1", "to paris"]])
def test_a_medic_moved_on_anothers_turn(way: list[str]) -> None:  # PAN-E.15
    board = given(
        "dispatcher medic",
        pawns="essen",
        hands=["airlift"],
        cured="blue",
        cubes="paris 2, paris 1 red, milan 1",
    ).play(*way)
    assert board.cubes("paris", "blue") == 0
    assert board.cubes("paris", "red") == 1
    assert board.active == 0
    assert board.actions == (3 if len(way) == 1 else 4)


def test_bogota_starts_before_montreal_and_atlanta() -> None:  # PAN-E.16
    events = [CARDS.index(event) for event in EVENTS]
    bogota, montreal, atlanta = (CITY[name] for name in ("bogota", "montreal", "atlanta"))
    hands = [(*events[:3], montreal), (*events[3:], atlanta, bogota)]
    assert _first_player(hands) == (1, bogota)
    assert _first_player(hands[::-1]) == (0, bogota)
