"""The targets of balance can be measured, and count what they say."""

import pytest

from tests.games.pandemic.given import given
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.balance import DEALS, TARGETS, Tally
from wardroom.lab import balance
from wardroom.words import LANGUAGES, Words


def test_every_deal_is_measured() -> None:
    found = balance(PANDEMIC, len(DEALS), "random")
    cases = {one.name: one.cases for one in found.measured}
    assert set(cases) == {target.name for target in TARGETS}
    assert all(cases[f"wins_{seats}_{dealt['epidemics']}"] == 1 for seats, dealt in DEALS)
    assert cases["turns"] == len(DEALS)


def test_a_game_counts_when_it_is_over() -> None:
    tally = Tally()
    board = given(deck=1, outbreaks=3, cured="red")
    tally.watch(board.state)
    assert tally.sums == {}
    tally.watch(board.play("pass").state)
    assert tally.sums["wins_2_4"] == (1, 0.0, 0.0)
    assert tally.sums["outbreaks"] == (1, 3.0, 9.0)
    assert tally.sums["cures"] == (1, 1.0, 1.0)
    assert tally.sums["out_of_cards"] == (1, 1.0, 1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_target_can_be_said(language: str) -> None:
    words = Words(PANDEMIC, language)
    said = {words.say(target.message) for target in TARGETS}
    assert len(said) == len(TARGETS)
