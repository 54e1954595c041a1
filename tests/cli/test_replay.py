"""A recorded game told in words."""

from pathlib import Path

import pytest

from .conftest import Terminal, by_number


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
    assert lines[0] == "      Tokyo starts with 3 red cubes."
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
