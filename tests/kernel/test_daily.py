"""A game may bring a deal of the day, as a part of itself."""

import pytest

from wardroom.kernel import game as find_game
from wardroom.kernel import games
from wardroom.kernel.parts.daily import COMPANY
from wardroom.kernel.state import SPECTATOR
from wardroom.players import kinds

GAMES = [name for name in games() if find_game(name).daily is not None]


def test_all_four_games_have_a_deal_of_the_day() -> None:
    assert {"holding-on", "pandemic", "quarantine", "rush-md"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_can_be_dealt_and_its_colleagues_hired(name: str) -> None:
    game = find_game(name)
    daily = game.daily
    assert daily is not None
    assert daily.seats in game.seats
    assert {daily.colleague, *daily.levels} <= {*kinds(game), "strong"}
    state = game.deal(daily.options, daily.seats, 7)
    for number in filter(None, (daily.turns, daily.points)):
        assert isinstance(state.view(SPECTATOR)[number], int)


def test_against_each_other_nobody_plays_both_sides() -> None:
    for name in GAMES:
        daily = find_game(name).daily
        assert daily is not None
        assert not (find_game(name).competitive and "alone" in daily.company)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_played_in_a_company_that_there_is(name: str) -> None:
    daily = find_game(name).daily
    assert daily is not None
    assert daily.company
    assert set(daily.company) <= set(COMPANY)
