"""A game is raised while people are in the middle of it: saved games and campaigns go on."""

from pathlib import Path

from tests.kernel.stairs.installed import Install, stairs
from wardroom import Record

from .conftest import Terminal

__all__ = ["stairs"]

PLAY = ("play", "stairs", "--players", "me", "--seats", "1", "--seed", "2")


def test_a_saved_game_goes_on_by_its_own_edition(
    wardroom: Terminal, tmp_path: Path, stairs: Install
) -> None:
    path = tmp_path / "game.record"
    wardroom(*PLAY, "--save", path, lines=["rest", "climb", "quit"])
    stairs("RAISED")
    ran = wardroom("play", "--resume", path, lines=["rest"] * 8)
    assert "The game continues after 2 moves." in ran.out
    assert ran.code == 0
    record = Record.load(path)
    assert (record.edition, record.result) == (1, "win")
    assert wardroom("replay", path).code == 0


def test_the_unfinished_game_of_the_old_edition_is_found(
    wardroom: Terminal, stairs: Install
) -> None:
    wardroom(*PLAY, lines=["rest", "quit"])
    stairs("RAISED")
    assert "The game continues after 1 move." in wardroom("play", "--resume", lines=["quit"]).out


def test_a_campaign_goes_on_by_the_new_edition(
    wardroom: Terminal, data: Path, stairs: Install
) -> None:
    won = wardroom(*PLAY, lines=["climb"] * 8)
    assert "you can also play “The second flight”" in won.out
    assert (data / "games" / "stairs.campaign").read_text() == '{"won":["1"]}\n'
    stairs("RAISED")
    ran = wardroom(
        "play", "stairs", "--players", "me", "--seats", "1", "--seed", "5", lines=["quit"]
    )
    assert ran.code == 0
    newest = max((data / "games").glob("*.record"), key=lambda path: path.stat().st_mtime_ns)
    record = Record.load(newest)
    assert (record.edition, record.options["flight"]) == (2, "2")
    assert record.carried == {"flights": {"1": True}}


def test_a_game_of_the_old_edition_hands_on_to_the_campaign_after_a_raise(
    wardroom: Terminal, data: Path, tmp_path: Path, stairs: Install
) -> None:
    path = tmp_path / "game.record"
    wardroom(*PLAY, "--save", path, lines=["rest", "quit"])
    stairs("RAISED")
    ran = wardroom("play", "--resume", path, lines=["climb"] * 8)
    assert "you can also play “The second flight”" in ran.out
    assert (data / "games" / "stairs.campaign").read_text() == '{"flights":{"1":true}}\n'
