"""Where the rulebook is silent and we decided (PAN-G), as far as no other chapter tests it."""

from itertools import product

import pytest

from tests.games.pandemic.given import dealt, given
from wardroom.games.pandemic.content import CITIES, EPIDEMIC, INFECTION_RATES
from wardroom.kernel import Dice

RED = "beijing seoul shanghai tokyo osaka"


def test_six_epidemics_never_run_off_the_rate_track() -> None:  # PAN-G.2
    board = given(rate=4, epidemics=6, draws="epidemic paris", bottom="tokyo", eradicated="red")
    assert board.marker == 5
    board.finish_turn()
    assert board.marker == 6 == len(INFECTION_RATES) - 1
    assert board.rate == 4
    assert board.state.deck[board.state.drawn :].count(EPIDEMIC) == 0


def test_a_cure_on_a_clean_board_eradicates() -> None:  # PAN-G.5
    board = given("researcher dispatcher", hands=[RED]).play("cure red")
    assert board.disease("red") == "eradicated"


def test_the_medic_clears_before_eradication_is_checked() -> None:  # PAN-G.6
    board = given("researcher medic", pawns="atlanta tokyo", hands=[RED], cubes="tokyo 1")
    board.play("cure red")
    assert board.order_told()[-3:] == ["cure", "clear", "eradicate"]


def test_cubes_run_out_one_by_one_in_the_order_of_city_ids() -> None:
    """PAN-G.7: in an outbreak and within the three cubes of an epidemic."""
    board = given(supply={"black": 4}, cubes="istanbul 3", infection="istanbul").finish_turn()
    assert board.result == "loss_cubes black"
    got = [city for city in board.board() if city != "istanbul"]
    assert sorted(got) == ["algiers", "baghdad", "cairo", "milan"]
    epidemic = given(supply={"black": 1}, draws="epidemic paris", bottom="cairo").finish_turn()
    assert epidemic.cubes("cairo") == 1
    assert epidemic.result == "loss_cubes black"
    assert epidemic.told("intensify") == []


def test_events_are_playable_at_the_first_permitted_moment() -> None:  # PAN-G.11
    board = given(draws="resilient_population epidemic", bottom="cairo").play("pass")
    assert board.window == "in_epidemic"
    board.play("play resilient_population", "remove cairo")
    assert board.removed_infections == {"cairo"}


def test_a_second_quiet_night_in_one_phase_is_not_offered() -> None:  # PAN-G.12
    board = given(
        "contingency_planner scientist",
        stored="one_quiet_night",
        infection="paris lima cairo delhi",
    ).play("play one_quiet_night")
    assert not board.can("play one_quiet_night", seat=1)
    board.finish_turn()
    assert board.board() == {}


def test_a_grant_with_all_stations_placed_relocates() -> None:  # PAN-G.13
    six = "atlanta paris cairo delhi seoul sydney"
    for taken in six.split():
        board = given(hands=["government_grant"], stations=six)
        board.play("play government_grant", "at lima", f"from {taken}")
        assert board.stations == (set(six.split()) - {taken}) | {"lima"}


def test_the_infection_deck_is_made_anew_in_an_artificial_position() -> None:
    """PAN-G.15: by the infect phase and by an epidemic; the discard pile is shuffled."""
    left, pile = CITIES[:1], CITIES[1:]
    board = given(infection=left, infected=pile).finish_turn()
    assert board.result is None
    assert board.turn == 2
    assert len(board.infection_deck) == 47
    assert len(board.infection_discards) == 1
    empty = given(infected=CITIES, draws="epidemic paris").finish_turn()
    assert empty.marker == 1
    assert empty.turn == 2


@pytest.mark.parametrize(("seats", "epidemics"), list(product((2, 3, 4), "456")))
def test_the_infection_deck_never_runs_low_in_a_game(seats: int, epidemics: str) -> None:
    """PAN-G.15: at least 9 cards remain, here in games that last to the end of the deck."""
    for seed in range(4):
        board = dealt(seats, seed=seed, epidemics=epidemics)
        dice = Dice.seeded(seed, "low")
        while board.result is None:
            board.heal()
            board.play("pass" if board.can("pass") else dice.pick(sorted(board.choices())))
            assert len(board.infection_deck) >= 9
        assert board.result == "loss_deck"


@pytest.mark.parametrize("others", [1, 2, 3])
def test_a_dispatchers_target_needs_another_pawn(others: int) -> None:
    """PAN-G.22: the moved pawn itself does not make its own city a target."""
    roles = ["dispatcher", "medic", "scientist", "researcher"][: others + 1]
    cities = ["paris", "lima", "cairo", "delhi"][: others + 1]
    board = given(roles, pawns=cities)
    wanted = {
        f"{city} {pawn}"
        for pawn, city in product(range(others + 1), cities)
        if cities[pawn] != city
    }
    assert board.choices("join") == wanted


def test_a_recipient_is_over_by_one_card_only() -> None:
    """PAN-G.24: so one discard or one Event is enough."""
    seven = "essen milan london madrid tokyo osaka airlift"
    for way in (["discard essen"], ["play airlift", "pawn 1", "to lima"]):
        board = given(pawns="paris", hands=["paris", seven]).play("give paris 1")
        assert len(board.hand(1)) == 8
        board.play(*way)
        assert len(board.hand(1)) == 7
        assert board.over is None


@pytest.mark.parametrize(
    ("seats", "epidemics", "phases", "left"),
    [
        (2, "4", 25, 1),
        (2, "5", 26, 0),
        (2, "6", 26, 1),
        (3, "4", 25, 0),
        (3, "5", 25, 1),
        (3, "6", 26, 0),
        (4, "4", 25, 1),
        (4, "5", 26, 0),
        (4, "6", 26, 1),
    ],
)
def test_the_length_of_a_game(seats: int, epidemics: str, phases: int, left: int) -> None:
    """PAN-1.6, table C: action phases until the deck is out, and the card left over."""
    board = dealt(seats, seed=1, epidemics=epidemics)
    while board.result is None:
        board.heal()
        board.play("pass" if board.can("pass") else min(board.choices()))
    assert board.result == "loss_deck"
    assert board.turn == phases
    assert board.deck_size == left
