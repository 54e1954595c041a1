"""A recorded game told in words."""

import re
from pathlib import Path

import pytest

from tests.kernel.stairs import BEFORE, CLIMB
from tests.kernel.stairs.installed import Install, stairs
from wardroom import Record, Table, game
from wardroom.cli.chronicle import Chronicle
from wardroom.kernel import Message
from wardroom.players import best_kind, colleague, play_out

from .conftest import Terminal, by_number

__all__ = ["stairs"]


@pytest.fixture
def record(wardroom: Terminal, tmp_path: Path) -> Path:
    """A finished game with closed hands."""
    path = tmp_path / "game.record"
    args = ("play", "--players", "Ania,Bo", "--seed", "7", "--epidemics", "5", "--save", path)
    assert wardroom(*args, answer=by_number(1)).code == 0
    return path


def test_the_whole_game_is_told(wardroom: Terminal, record: Path) -> None:
    ran = wardroom("replay", record)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert re.fullmatch(r"Pandemic · 2\d\d\d-\d\d-\d\d · Ania · Bo", lines[0])
    assert lines[1] == "      Tokyo starts with 3 red cubes."
    assert "      Ania is the Scientist." in lines
    assert any(line.startswith("   1  Ania ") for line in lines)
    assert "the team loses" in lines[-1]


def test_a_moment_of_the_game(wardroom: Terminal, record: Path) -> None:
    ran = wardroom("replay", record, "--ply", "3")
    assert "   4  " not in ran.out
    assert "Turn 1 · Outbreaks" in ran.out
    assert "the team loses" not in ran.out
    assert wardroom("replay", record, "--ply", "0").code == 0


def test_a_seat_is_told_only_what_it_knew(wardroom: Terminal, record: Path) -> None:
    everything = wardroom("replay", record).out
    bo = wardroom("replay", record, "--from-seat", "1").out
    assert "Ania draws Forecast." in everything
    assert "Ania draws Forecast." not in bo
    assert "Ania draws 1 card." in bo
    assert "Ania draws 1 card." not in everything


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--ply", "9999"), "There is no move 9999; the game has "),
        (("--from-seat", "2"), "There is no seat 2; the seats are 0 to 1."),
    ],
)
def test_moments_and_seats_that_are_not_there(
    wardroom: Terminal, record: Path, args: tuple[str, str], sentence: str
) -> None:
    ran = wardroom("replay", record, *args)
    assert ran.code == 2
    assert ran.sentence.startswith(sentence)


def test_a_game_that_rests_tells_what_is_asked(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    wardroom("play", "--players", "me", "--seed", "7", "--save", path, lines=["1"])
    assert wardroom("replay", path).out.endswith("Scientist, you have 3 actions left.\n")


def test_the_reasons_of_colleagues_are_told_with_their_moves(
    wardroom: Terminal, tmp_path: Path, stairs: Install
) -> None:
    path = tmp_path / "game.record"
    args = ("play", "stairs", "--players", "Ania,sherpa", "--seed", "2", "--save", path)
    assert wardroom(*args, lines=["rest"] * 8).code == 0
    lines = wardroom("replay", path).out.splitlines()
    assert re.fullmatch(r"Stairs · [-0-9]+ · Ania · Player 2 \(Sherpa\)", lines[0])
    assert lines[1:4] == ["   1  1 up.", "   2  2 up.", "        Why: The top is near."]


def test_a_reason_is_told_only_to_those_who_knew_what_the_colleague_knew() -> None:
    """With closed hands a colleague's reason could give its cards away."""
    for hands, told in (("closed", False), ("open", True)):
        table = Table.deal(game("pandemic"), 2, 7, {"hands": hands})
        kind = best_kind(table.game)
        play_out(table, {seat: colleague(table.game, kind, seat) for seat in range(2)})
        chronicle = Chronicle.of(table.game, Record.read(table.record.text()))
        others = [
            entry.reason_for([1 - entry.seat])
            for entry in chronicle.entries
            if entry.reason is not None
        ]
        assert others
        assert any(reason is not None for reason in others) == told
        assert all(entry.reason_for(None) == entry.reason for entry in chronicle.entries)
        assert all(entry.reason_for([entry.seat]) == entry.reason for entry in chronicle.entries)


def test_a_record_without_reasons_is_told_as_before(
    wardroom: Terminal, tmp_path: Path, stairs: Install
) -> None:
    path = tmp_path / "game.record"
    table = Table.deal(BEFORE, 1, 2)
    table.play(0, CLIMB, reason=Message("why-climb"))
    table.record.save(path)
    assert "Why:" in wardroom("replay", path).out
    path.write_text(path.read_text().replace("# why-climb\n", ""))
    assert "Why:" not in wardroom("replay", path).out
