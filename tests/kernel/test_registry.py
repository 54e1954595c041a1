"""Games are found by name, ours and those of others."""

from pathlib import Path

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import Record, Table, UnknownGame, game, games


def test_our_games_are_installed() -> None:
    assert "pandemic" in games()
    assert game("pandemic").name == "pandemic"
    assert game("pandemic") is game("pandemic")


def test_a_game_that_is_not_installed_is_unknown_and_the_others_are_named() -> None:
    with pytest.raises(UnknownGame, match=r"No game 'chess' is installed; there are: .*pandemic"):
        game("chess")


def test_a_third_party_adds_a_game_through_an_entry_point(coins_installed: Path) -> None:
    assert "coins" in games()
    assert game("coins") is COINS
    table = Table.deal(game("coins"), 2, 7)
    table.play(0, "call heads", 1200)
    assert Table.resume(Record.read(table.record.text())).ply == 1
