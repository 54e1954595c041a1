"""A game may bring a deal of the day, in a file beside its rules."""

import pytest

from wardroom.kernel import game as find_game
from wardroom.kernel import games
from wardroom.kernel.parts.daily import DailyDeal, MalformedDaily, daily_of, read_daily
from wardroom.kernel.state import SPECTATOR
from wardroom.players import kinds

GAMES = [name for name in games() if daily_of(find_game(name)) is not None]


def test_all_four_games_have_a_deal_of_the_day() -> None:
    assert {"holding-on", "pandemic", "quarantine", "rush-md"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_can_be_dealt_and_its_colleagues_hired(name: str) -> None:
    game = find_game(name)
    daily = daily_of(game)
    assert daily is not None
    assert daily.seats in game.seats
    assert {daily.colleague, *daily.levels} <= {*kinds(game), "strong"}
    state = game.deal(daily.options, daily.seats, 7)
    for number in filter(None, (daily.turns, daily.points)):
        assert isinstance(state.view(SPECTATOR)[number], int)


def test_against_each_other_nobody_plays_both_sides() -> None:
    for name in GAMES:
        daily = daily_of(find_game(name))
        assert daily is not None
        assert not (find_game(name).competitive and "alone" in daily.company)


def test_a_deal_is_read_from_its_file() -> None:
    text = 'seats = 3\ncolleague = "good"\ncompany = ["friends"]\n[options]\nhands = "open"\n'
    assert read_daily(text) == DailyDeal(3, {"hands": "open"}, ("friends",), "good", (), None, None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seats =", "no TOML"),
        ('seats = 2\ncolleague = "good"\nweather = "fine"', "'weather' is not known"),
        ('seats = 2\ncolleague = "good"\ncompany = ["dogs"]', "any of colleagues"),
        ("seats = 2", "which colleague"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(text: str, why: str) -> None:
    with pytest.raises(MalformedDaily, match=why):
        read_daily(text)
