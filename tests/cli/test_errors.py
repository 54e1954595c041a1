"""Whatever is asked for wrongly: one sentence on the standard error and exit code 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Terminal


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play chess", "No game 'chess' is installed; there are: "),
        ("play --seats 9", "pandemic has 2, 3, 4 seats, not 9."),
        ("play --players me,random --seats 3", "3 seats were asked for, but 2 players named."),
        ("play --option colour=red", "pandemic has no option 'colour'; it has epidemics, "),
        ("play --option hands=up", "hands can be usual, open, closed, not 'up'."),
        ("play --option hands", "An option is written NAME=VALUE, not 'hands'."),
        ("play --option roles=medic,medic", "2 seats need 2 different roles."),
        ("play --epidemics 7", "epidemics can be 4, 5, 6, not '7'."),
        ("play --players me,planer", "pandemic has no colleague 'planer'; it has "),
        ("play --players me,", "A player's name is missing in the list of players."),
        ("play --players Ania,B" + 30 * "o", "A player's name has at most 30 letters."),
        ("play --players random*21", "'random*21' is not a number of players."),
        ("play --seed 1e9", "Argument --seed: '1e9' is not a whole number"),
        ("play --seats two", "Argument --seats: 'two' is not a whole number; see wardroom play"),
        ("play --language de", "Wardroom does not speak 'de'; it speaks en, pl, hu."),
        ("play --resume nowhere.record", "nowhere.record cannot be read: No such file"),
        ("play --resume", "There is no unfinished game to go on with; `wardroom play`"),
        ("play --resume x --seed 1", "A resumed game keeps its game, seats, options and seed; "),
        ("replay nowhere.record", "nowhere.record cannot be read: No such file or directory."),
        ("replay .", ". cannot be read: Is a directory."),
        ("simulate", "The following arguments are required: --players; see wardroom simulate"),
        ("simulate --players me,me", "pandemic has no colleague 'me'; it has "),
        ("simulate --players random,random --games 0", "Argument --games: must be at least 1; "),
        ("simulate --players random,random --csv nowhere/x", "nowhere/x cannot be written: "),
        ("simulate --players random", "pandemic has 2, 3, 4 seats, not 1."),
        ("soak --players juggler", "pandemic has no colleague 'juggler'; it has "),
        ("bench chess", "No game 'chess' is installed; there are: "),
        ("bench --compiled nowhere", "There is no build of wardroom in nowhere."),
        ("juggle", "Argument COMMAND: invalid choice: 'juggle'"),
        ("games --juggle", "Unrecognized arguments: --juggle; see wardroom --help."),
    ],
)
def test_one_sentence_and_exit_code_2(
    wardroom: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = wardroom(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.sentence.startswith(sentence)
    assert ran.sentence.endswith(".")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The record is damaged in line 1: a record begins with"),
        ("chess\n", "The record is damaged in line 1: a record begins with"),
        ("wardroom record 1\ngame pandemic/1\n\n", "The record is damaged in line "),
        ("HEADER0 juggle\n", "The record is damaged in line 6: 'juggle' is no action"),
        ("HEADER0 drive paris\n", "The record is damaged in line 6: "),
        ("HEADER5 drive chicago\n", "The record is damaged in line 6: There is no seat 5"),
        ("HEADER0 drive chi", "The record is damaged in line 6: the line breaks off"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "resume"])
def test_a_malformed_record(
    wardroom: Terminal, tmp_path: Path, command: str, text: str, sentence: str
) -> None:
    header = "wardroom record 1\ngame pandemic/1\nseats 2\nseed 7\n\n"
    path = tmp_path / "game.record"
    path.write_text(text.replace("HEADER", header))
    ran = wardroom(*(("replay", path) if command == "replay" else ("play", "--resume", path)))
    if command == "resume" and text.startswith("HEADER"):
        assert ran.code == 0
        assert "0 moves were saved, 1 line is lost" in " ".join(ran.out.split())
    else:
        assert ran.code == 2
        assert ran.sentence.startswith(sentence)


def test_a_file_that_is_no_text(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    assert wardroom("replay", path).sentence.startswith("The record is damaged in line 1")
    assert wardroom("play", "--resume", path).code == 2


def test_a_record_that_names_an_outside_bot_starts_no_process(
    wardroom: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    header = "wardroom record 1\ngame pandemic/1\nseats 2\nseed 7\nname 1 process:touch pwned\n\n"
    path.write_text(header)
    ran = wardroom("play", "--resume", path)
    assert ran.code == 2
    assert ran.sentence.startswith("This game was played with an outside bot")
    assert wardroom("play", "--resume", path, "--players", "me").code == 0


def test_a_bot_that_fails_ends_in_one_sentence_with_the_game_saved(wardroom: Terminal) -> None:
    ran = wardroom("play", "--players", "process:false,me", "--seed", "7", lines=["0"])
    assert ran.code == 2
    assert ran.sentence.startswith("The bot 'false' ended before it gave a whole answer")
    assert wardroom("play", "--resume", "--players", "me").code == 0


def test_help_and_version(wardroom: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("--help", "play --help", "simulate --help", "bench --help"):
        with pytest.raises(SystemExit) as left:
            wardroom(*line.split())
        assert left.value.code == 0
        assert "usage: wardroom" in capsys.readouterr().out


def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "wardroom", "games"]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, b"")
