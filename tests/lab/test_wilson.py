"""The interval of a share of wins."""

import pytest

from wardroom.lab import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (550, 1000, 0.5190, 0.5806),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_more_games_make_it_narrower_and_it_always_holds_the_share() -> None:
    last = 1.0
    for games in (10, 100, 1000, 10_000):
        low, high = wilson(games // 4, games)
        assert low < 0.25 < high
        assert high - low < last
        last = high - low
