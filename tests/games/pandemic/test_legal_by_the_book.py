"""Every decision of random games, held against a second, independent reading of the rules."""

import pytest

from tests.games.pandemic.by_the_book import lines
from tests.games.pandemic.walks import walk
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Dice

GAMES = [
    pytest.param(seats, epidemics, consent, id=f"{seats} roles, {epidemics} epidemics, {consent}")
    for seats in (2, 3, 4)
    for epidemics, consent in ((4, "ask"), (5, "automatic"), (6, "ask"))
]


@pytest.mark.parametrize("heal", [False, True])
@pytest.mark.parametrize(("seats", "epidemics", "consent"), GAMES)
def test_the_engine_offers_what_the_book_offers(
    seats: int, epidemics: int, consent: str, heal: bool
) -> None:
    """PAN-3.4, PAN-12.7: at every step, to every seat, nothing more and nothing less, each once."""
    for seed in range(4):
        options = {"epidemics": str(epidemics), "consent": consent}
        dealt = PANDEMIC.deal(options, seats, seed)
        for state in walk(dealt, Dice.seeded(seed, "by the book"), heal):
            table = state.encode()
            for seat in range(seats):
                offered = [repr(action) for action in state.legal(seat)]
                assert len(offered) == len(set(offered))
                assert set(offered) == lines(table, seat), f"seed {seed}, seat {seat}, {table}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_step_offers_more_than_110_choices_and_every_step_offers_one(seats: int) -> None:
    """Part 5: a sub-step is opened only if it can be completed, and then it must be."""
    most = 0
    for seed in range(10):
        dealt = PANDEMIC.deal({"epidemics": "4"}, seats, seed)
        for state in walk(dealt, Dice.seeded(seed, "most"), heal=True):
            (seat,) = state.waiting()
            most = max(most, len(state.legal(seat)))
            assert state.legal(seat)
            if state.step is not None:
                assert seat == state.step.seat
                verbs = {repr(action).split()[0] for action in state.legal(seat)}
                assert verbs.isdisjoint({"pass", "rest", "drive", "play", "treat"})
                for other in range(seats):
                    assert other == seat or not state.legal(other)
    assert 47 <= most <= 110


def test_the_walks_see_every_kind_of_choice() -> None:
    """Otherwise the two tests above would prove little."""
    seen: set[str] = set()
    for seed in range(40):
        dealt = PANDEMIC.deal({"epidemics": "5"}, 2 + seed % 3, seed)
        for state in walk(dealt, Dice.seeded(seed, "by the book"), heal=True):
            for seat in range(state.deal.seats):
                seen.update(repr(action).split()[0] for action in state.legal(seat))
    assert seen == {repr(action).split()[0] for action in PANDEMIC.space}
