"""What is true after every step of every game (the end of part 7 of the reference)."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.pandemic.given import dealt, given
from tests.games.pandemic.walks import blind, lively, walk
from tests.tiers import FULL
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import CARD, CITY, EPIDEMIC
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.invariants import broken
from wardroom.games.pandemic.phases import LOSS_DECK
from wardroom.kernel import Dice, IllegalAction

SETUPS = [
    pytest.param(seats, epidemics, id=f"{seats} roles, {epidemics} epidemics")
    for seats in (2, 3, 4)
    for epidemics in ("4", "5", "6")
]


class AnyGame(RuleBasedStateMachine):
    """Any seat plays any legal action, in any order hypothesis thinks of."""

    state: PandemicState
    before: PandemicState | None

    @initialize(
        seed=st.integers(0, 10**9),
        seats=st.sampled_from((2, 3, 4)),
        epidemics=st.sampled_from(("4", "5", "6")),
        hands=st.sampled_from(("open", "closed")),
        consent=st.sampled_from(("ask", "automatic")),
    )
    def deal(self, seed: int, seats: int, epidemics: str, hands: str, consent: str) -> None:
        options = {"epidemics": epidemics, "hands": hands, "consent": consent}
        self.state = PANDEMIC.deal(options, seats, seed)
        self.before = None

    def going_on(self) -> bool:
        return self.state.outcome() is None

    def step(self, seat: int, number: int) -> None:
        choices = self.state.legal(seat)
        self.before = self.state.copy()
        self.state.play(seat, choices[number % len(choices)])

    @precondition(going_on)
    @rule(number=st.integers(0, 200))
    def the_one_asked_plays(self, number: int) -> None:
        (seat,) = self.state.waiting()
        self.step(seat, number)

    @precondition(going_on)
    @rule(seat=st.integers(0, 3), number=st.integers(0, 4))
    def somebody_interjects(self, seat: int, number: int) -> None:
        if seat < self.state.deal.seats and self.state.legal(seat):
            self.step(seat, number)

    @precondition(going_on)
    @rule(seed=st.integers(0, 10**6), count=st.integers(1, 40))
    def some_lively_steps(self, seed: int, count: int) -> None:
        dice = Dice.seeded(seed)
        for _ in range(count):
            if self.going_on():
                self.before = self.state.copy()
                self.state.play(*lively(self.state, dice))
                assert broken(self.state, self.before) == []

    @precondition(lambda self: not self.going_on())
    @rule(number=st.integers(0, len(PANDEMIC.space) - 1))
    def nothing_more_can_be_played(self, number: int) -> None:
        """PAN-1.9."""
        for seat in range(self.state.deal.seats):
            assert self.state.legal(seat) == ()
            with pytest.raises(IllegalAction):
                self.state.play(seat, PANDEMIC.space[number])

    @invariant()
    def nothing_is_broken(self) -> None:
        assert broken(self.state, self.before) == []


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=40,
    derandomize=not FULL,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize("heal", [False, True])
@pytest.mark.parametrize(("seats", "epidemics"), SETUPS)
def test_every_invariant_holds_in_lively_games(seats: int, epidemics: str, heal: bool) -> None:
    for seed in range(6):
        state = PANDEMIC.deal({"epidemics": epidemics}, seats, seed)
        before: PandemicState | None = None
        for _ in walk(state, Dice.seeded(seed, "invariants"), heal):
            assert broken(state, before) == [], f"seed {seed}"
            before = state.copy()
        assert broken(state, before) == [], f"seed {seed}"
        assert state.turn <= 26


@pytest.mark.parametrize(("seats", "epidemics"), SETUPS)
def test_every_invariant_holds_in_blind_games(seats: int, epidemics: str) -> None:
    for seed in range(20):
        state = PANDEMIC.deal({"epidemics": epidemics}, seats, seed)
        dice = Dice.seeded(seed, "blind")
        while state.outcome() is None:
            before = state.copy()
            state.play(*blind(state, dice))
            assert broken(state, before) == [], f"seed {seed}"


# The invariants themselves: each one notices what it is there for


def four_cubes(state: PandemicState) -> None:
    state.cubes[CITY["paris"]] = 4


def a_lost_cube(state: PandemicState) -> None:
    state.supply[0] -= 1


def too_many_for_a_city(state: PandemicState) -> None:
    state.cubes[CITY["paris"]] = 256


def cubes_of_an_eradicated_disease(state: PandemicState) -> None:
    state.cured = state.eradicated = 1
    state.cubes[CITY["paris"]] += 1
    state.supply[0] -= 1


def eradicated_without_a_cure(state: PandemicState) -> None:
    state.eradicated = 1


def cured_cubes_at_the_medic(state: PandemicState) -> None:
    state.cured = 1
    state.cubes[state.pawns[0]] = 1
    state.supply[0] -= 1


def a_seventh_station(state: PandemicState) -> None:
    state.stations = tuple(range(7))


def no_station(state: PandemicState) -> None:
    state.stations = ()


def two_stations_in_a_city(state: PandemicState) -> None:
    state.stations = (4, 4)


def a_lost_card(state: PandemicState) -> None:
    state.hands[1] = ()


def a_card_twice(state: PandemicState) -> None:
    state.hands[1] = (CARD["lima"], CARD["lima"])


def an_epidemic_in_a_hand(state: PandemicState) -> None:
    state.hands[1] = (*state.hands[1], EPIDEMIC)


def a_city_card_stored(state: PandemicState) -> None:
    state.stored = state.hands[1][0]
    state.hands[1] = state.hands[1][1:]


def eight_cards(state: PandemicState) -> None:
    state.hands[0] = state.deck[state.drawn : state.drawn + 8]
    state.drawn += 8


def a_lost_infection_card(state: PandemicState) -> None:
    state.top += 1


def an_infection_card_twice(state: PandemicState) -> None:
    state.infection_discards += (state.infection[0],)
    state.top += 1
    state.removed_infections = (state.infection_discards[-1],)
    state.bottom -= 1


def three_infection_cards_removed(state: PandemicState) -> None:
    state.removed_infections = state.infection[:3]
    state.top += 3


def a_rate_without_an_epidemic(state: PandemicState) -> None:
    state.rate += 1


def too_many_turns(state: PandemicState) -> None:
    state.turn = 27


def eight_outbreaks_without_a_loss(state: PandemicState) -> None:
    state.outbreaks = 8


def four_cures_without_a_win(state: PandemicState) -> None:
    state.cured = 15


def an_end_without_a_result(state: PandemicState) -> None:
    state.phase = 6


def a_result_without_an_end(state: PandemicState) -> None:
    state.result = LOSS_DECK


def a_pawn_off_the_board(state: PandemicState) -> None:
    state.pawns[0] = 48


@pytest.mark.parametrize(
    "damage",
    [
        four_cubes,
        a_lost_cube,
        too_many_for_a_city,
        cubes_of_an_eradicated_disease,
        eradicated_without_a_cure,
        cured_cubes_at_the_medic,
        a_seventh_station,
        no_station,
        two_stations_in_a_city,
        a_lost_card,
        a_card_twice,
        an_epidemic_in_a_hand,
        a_city_card_stored,
        eight_cards,
        a_lost_infection_card,
        an_infection_card_twice,
        three_infection_cards_removed,
        a_rate_without_an_epidemic,
        too_many_turns,
        eight_outbreaks_without_a_loss,
        four_cures_without_a_win,
        an_end_without_a_result,
        a_result_without_an_end,
        a_pawn_off_the_board,
    ],
    ids=lambda damage: damage.__name__,
)
def test_every_damage_is_noticed(damage: Callable[[PandemicState], None]) -> None:
    state = given("medic scientist", hands=["", "paris lima"]).state
    assert broken(state) == []
    damage(state)
    found = broken(state)
    assert found
    assert all(sentence.endswith(".") for sentence in found)


def test_what_may_not_go_back_is_noticed() -> None:
    board = given(
        "contingency_planner scientist",
        hands=["", "resilient_population"],
        stored="airlift",
        infected="paris",
        cubes="santiago 3, tokyo 1",
        cured="red",
        infection="santiago lima",
        draws="epidemic essen",
        bottom="cairo",
    )
    start = board.state.copy()
    board.when(0, "play airlift", "pawn 0", "to delhi")
    board.when(1, "play resilient_population", "remove paris")
    board.finish_turn()
    assert broken(board.state, start) == []
    found = broken(start, board.state)
    assert {sentence.split()[0] for sentence in found} >= {"Turn", "The", "Cards", "An"}
    assert len(found) >= 5


def test_a_dealt_game_is_sound() -> None:
    assert broken(dealt(4, seed=7, epidemics="6").state) == []
