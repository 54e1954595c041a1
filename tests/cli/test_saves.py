"""Games on the disk: saved after every move, resumed, taken back, damaged, and a full disk."""

import errno
import os
import re
from pathlib import Path

import pytest

from wardroom import Record, Table, game
from wardroom.cli import saves
from wardroom.lab.played import ending

from .conftest import Terminal, by_number, saved_game

ALONE = ("play", "--seed", "7", "--players", "me")
MOVES = ("drive chicago", "drive atlanta", "treat blue")


def play_three_moves(wardroom: Terminal, path: Path) -> None:
    assert wardroom(*ALONE, "--save", path, lines=MOVES).code == 0


def test_every_move_is_on_the_disk_before_the_next_is_asked_for(
    wardroom: Terminal, data: Path
) -> None:
    seen: list[int] = []

    def answer(_: object) -> str:
        seen.append(len(Record.load(saved_game(data)).moves))
        return "quit" if len(seen) == 4 else MOVES[len(seen) - 1]

    wardroom(*ALONE, answer=answer)
    assert seen == [0, 1, 2, 3]


def test_the_end_of_the_input_saves_and_tells_how_to_go_on(wardroom: Terminal, data: Path) -> None:
    ran = wardroom(*ALONE, lines=MOVES)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"To continue:\n  wardroom play --resume {saved_game(data)}\n")


def test_ctrl_c_saves_and_leaves(wardroom: Terminal, data: Path) -> None:
    def answer(_: object) -> str:
        raise KeyboardInterrupt

    ran = wardroom(*ALONE, lines=MOVES, answer=answer)
    assert (ran.code, ran.err) == (0, "")
    assert "To continue:" in ran.out
    assert len(Record.load(saved_game(data)).moves) == 3


def test_a_resumed_game_goes_on_where_it_stopped(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    play_three_moves(wardroom, path)
    before = Record.load(path)
    ran = wardroom("play", "--resume", path, answer=by_number(1))
    assert "The game continues after 3 moves." in ran.out
    after = Record.load(path)
    assert after.moves[:3] == before.moves
    assert (after.seed, after.date, before.result) == (before.seed, before.date, "")
    outcome = Table.resume(after).outcome()
    assert outcome is not None
    assert after.result == ending(outcome)


def test_resume_without_a_file_takes_the_last_unfinished_game(
    wardroom: Terminal, data: Path
) -> None:
    wardroom(*ALONE, lines=MOVES)
    wardroom("play", "--players", "random,random", "--seed", "1")
    ran = wardroom("play", "--resume", lines=["history"])
    assert "1 0 drive chicago   2 0 drive atlanta   3 0 treat blue" in ran.out


def test_a_resumed_game_has_the_same_players(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    wardroom("play", "--players", "Ania,random,me", "--save", path, lines=["quit"])
    record = Record.load(path)
    assert (record.names, record.kinds) == ({0: "Ania"}, {1: "random"})
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\dZ", record.date)
    ran = wardroom("play", "--resume", path, answer=by_number(3))
    assert ran.code == 0
    assert "Ania" in ran.out


def test_a_record_of_before_calls_colleagues_by_their_kind(
    wardroom: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    old = Table.deal(game("pandemic"), 2, 7, names={0: "Ania", 1: "random"}).record
    old.save(path)
    wardroom("play", "--resume", path, lines=["quit"])
    record = Record.load(path)
    assert (record.names, record.kinds) == ({0: "Ania"}, {1: "random"})


def test_no_file_starts_a_command_or_loads_a_module(wardroom: Terminal, tmp_path: Path) -> None:
    for kind in ("process:rm -r everything", "antigravity:Bot"):
        path = tmp_path / "game.record"
        Table.deal(game("pandemic"), 2, 7, kinds={1: kind}).record.save(path)
        ran = wardroom("play", "--resume", path)
        assert (ran.code, ran.sentence) == (
            2,
            "This game was played with an outside bot; say who plays now with --players.",
        )
        assert wardroom("replay", path).code == 0


def test_a_finished_game_only_tells_its_end(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    wardroom("play", "--players", "random,random", "--seed", "1", "--save", path)
    before = path.read_text()
    ran = wardroom("play", "--resume", path)
    assert "the team loses" in ran.out
    assert path.read_text() == before


def test_undo_takes_back_up_to_the_last_new_knowledge(wardroom: Terminal, data: Path) -> None:
    ran = wardroom(*ALONE, lines=["undo", *MOVES, "undo", "u", "u", "undo", "drive miami"])
    assert ran.out.count("There’s nothing to undo.") == 2
    assert "Undone: Treat the blue disease." in ran.out
    assert [repr(move) for move in Record.load(saved_game(data)).moves] == ["0 drive miami"]


def test_a_choice_of_several_steps_can_be_left_by_undo(wardroom: Terminal, data: Path) -> None:
    typed = ["drive chicago", "charter", "undo", "drive atlanta"]
    ran = wardroom("play", "--players", "me", "--seed", "77", lines=typed)
    assert ran.out.count("“undo” undoes the previous choice.") == 1
    moves = [repr(move) for move in Record.load(saved_game(data)).moves]
    assert moves == ["1 drive chicago", "1 drive atlanta"]


def test_undo_stops_at_cards_that_were_drawn(wardroom: Terminal) -> None:
    ran = wardroom(*ALONE, lines=["pass", "undo"])
    assert "Your last move revealed something new, so it can’t be undone." in ran.out


def test_undo_takes_back_what_a_colleague_answered(wardroom: Terminal, tmp_path: Path) -> None:
    """The Researcher gives a card, the colleague agrees or refuses; both are taken back."""
    path = tmp_path / "game.record"
    roles = "roles=researcher,medic"
    args = ("play", "--players", "me,random", "--option", roles, "--save", path)
    ran = wardroom(*args, "--seed", "2", lines=["give", "4", "undo"])
    assert len(Record.load(path).moves) % 2 == 0
    assert "Undone: " in ran.out


def test_a_copy_can_be_saved(wardroom: Terminal, tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy with spaces.record"
    typed = [f"save {copy}", f"save {copy}", f"save {copy}/x", "save " + "x" * 300]
    ran = wardroom(*ALONE, lines=[*MOVES, *typed])
    assert "Copy saved to" in ran.out
    assert "already exists; choose another name." in " ".join(ran.out.split())
    told = " ".join(ran.out.split())
    assert f"The game could not be saved to {copy}/x: " in told
    assert "File name too long" in told
    assert copy.read_text() == saved_game(data).read_text()


def test_a_new_game_never_overwrites_a_file(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    play_three_moves(wardroom, path)
    ran = wardroom(*ALONE, "--save", path)
    assert ran.code == 2
    assert ran.sentence.endswith("exists already; go on with it by --resume, or name another file.")
    assert len(Record.load(path).moves) == 3


def test_games_that_start_together_have_files_of_their_own(data: Path) -> None:
    assert saves.new_path("pandemic") != saves.new_path("pandemic")


@pytest.mark.parametrize(
    ("damage", "kept", "lost"),
    [
        (lambda text: text[:-3], 2, 1),
        (lambda text: text + "0 drive mia", 3, 1),
        (lambda text: text + "\0\0\0\0", 3, 1),
        (lambda text: text + "0 juggle\n0 drive miami\n", 3, 2),
        (lambda text: text + "1 drive paris\n", 3, 1),
        (lambda text: text.replace("0 drive atlanta", "�"), 1, 2),
    ],
)
def test_a_damaged_file_keeps_all_moves_before_the_damage(
    wardroom: Terminal, tmp_path: Path, damage: object, kept: int, lost: int
) -> None:
    path = tmp_path / "game.record"
    play_three_moves(wardroom, path)
    broken = damage(path.read_text())  # type: ignore[operator]
    path.write_text(broken)
    ran = wardroom("play", "--resume", path, lines=["pass"])
    assert ran.code == 0
    sentence = " ".join(ran.out.split("The game continues")[0].split())
    moves = "1 move was saved" if kept == 1 else f"{kept} moves were saved"
    lines = "1 line is lost" if lost == 1 else f"{lost} lines are lost"
    assert f"{moves}, {lines}; the damaged file is kept as" in sentence
    assert path.with_name("game.record.damaged").read_text() == broken
    assert len(Record.load(path).moves) == kept + 1


def test_a_second_damage_keeps_both_files(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    play_three_moves(wardroom, path)
    for _ in range(2):
        with path.open("a") as file:
            file.write("nonsense")
        wardroom("play", "--resume", path, lines=["quit"])
    names = sorted(entry.name for entry in tmp_path.glob("game.record*"))
    assert names == ["game.record", "game.record.damaged", "game.record.damaged-2"]


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    wardroom: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = True
    really = os.fsync

    def fsync(number: int) -> None:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        really(number)

    monkeypatch.setattr(os, "fsync", fsync)
    asked: list[str] = list(MOVES)

    def answer(_: object) -> str:
        nonlocal full
        full = len(asked) > 1
        return asked.pop(0) if asked else "quit"

    ran = wardroom(*ALONE, answer=answer)
    told = " ".join(ran.out.split())
    assert told.count("No space left on device. The game continues unsaved.") == 1
    assert told.count("The game is being saved again.") == 1
    assert ran.code == 0
    assert len(Record.load(saved_game(data)).moves) == 3


def test_a_disk_that_fills_up_leaves_a_whole_file_behind(
    wardroom: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fsync(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    asked = list(MOVES)

    def answer(_: object) -> str:
        if len(asked) == 1:
            monkeypatch.setattr(os, "fsync", fsync)
        return asked.pop(0) if asked else "quit"

    ran = wardroom(*ALONE, answer=answer)
    assert "The last moves of this game aren’t saved." in ran.out
    assert len(Record.load(saved_game(data)).moves) == 2


def test_a_data_folder_that_cannot_be_made_does_not_stop_the_game(
    wardroom: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mkdir(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "mkdir", mkdir)
    ran = wardroom(*ALONE, lines=MOVES)
    assert ran.code == 0
    assert " ".join(ran.out.split()).count("Permission denied. The game continues unsaved.") == 1


def test_a_file_changed_by_somebody_else_is_written_anew(wardroom: Terminal, data: Path) -> None:
    asked = list(MOVES)

    def answer(_: object) -> str:
        if len(asked) == 1:
            saved_game(data).unlink()
        return asked.pop(0) if asked else "quit"

    wardroom(*ALONE, answer=answer)
    assert len(Record.load(saved_game(data)).moves) == 3
