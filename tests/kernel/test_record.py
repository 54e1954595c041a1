"""Records: what is written is read again, and damage never costs a move before it."""

import errno
import os
from pathlib import Path

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import (
    MalformedRecord,
    Message,
    Move,
    Record,
    Table,
    WardroomError,
    read_file,
)

RECORD = """\
wardroom record 1
game coins/1
seats 2
seed 7
option raises yes
option rounds 3
carried {"points":[3,-1]}
name 0 Ania Żółć
name 1 Őrs 🎲

0 raise
1 @1200 call heads
0 @1900 by 2
0 @2400 call tails
- @4400
"""
MOVES = [
    Move(0, "raise"),
    Move(1, "call heads", 1200),
    Move(0, "by 2", 1900),
    Move(0, "call tails", 2400),
    Move(-1, "", 4400),
]
HEADER = RECORD[: RECORD.index("\n\n") + 2]


def test_a_record_is_read_and_written_back() -> None:
    record = Record.read(RECORD)
    assert (record.game, record.edition, record.seats, record.seed) == ("coins", 1, 2, 7)
    assert record.options == {"rounds": "3", "raises": "yes"}
    assert record.carried == {"points": [3, -1]}
    assert record.names == {0: "Ania Żółć", 1: "Őrs 🎲"}
    assert record.moves == MOVES
    assert record.text() == RECORD


def test_a_record_cut_at_any_byte_keeps_every_whole_move_and_invents_none() -> None:
    whole = RECORD.encode()
    start = len(HEADER.encode())
    for end in range(len(whole)):
        text = whole[:end].decode("utf-8", errors="replace")
        if end < start:
            with pytest.raises(MalformedRecord, match="The record is damaged in line"):
                Record.salvage(text)
            continue
        record, damage = Record.salvage(text)
        lines = whole[start:end].count(b"\n")
        assert record.moves == MOVES[:lines]
        assert record.header() == HEADER
        assert (damage is None) == (whole[end - 1 : end] == b"\n")
        if damage is not None:
            assert damage.line == HEADER.count("\n") + lines + 1


@pytest.mark.parametrize("junk", [b"\x00", b"\xff", b"\n", b"\r\n", b"{", b"\x00" * 4096])
def test_junk_at_any_byte_keeps_every_move_before_it(junk: bytes) -> None:
    whole = RECORD.encode()
    start = len(HEADER.encode())
    for place in range(start, len(whole)):
        text = (whole[:place] + junk + whole[place + 1 :]).decode("utf-8", errors="replace")
        record, _ = Record.salvage(text)
        before = whole[start:place].count(b"\n")
        assert record.moves[:before] == MOVES[:before]


def test_a_tail_of_zeros_as_a_crash_leaves_it_is_damage() -> None:
    record, damage = Record.salvage(RECORD + "\x00" * 512)
    assert record.moves == MOVES
    assert damage is not None


def test_a_byte_of_junk_in_the_header_is_damage_or_leaves_the_moves_alone() -> None:
    whole = HEADER.encode()
    for place in range(len(whole)):
        text = (whole[:place] + b"\xff" + whole[place + 1 :]).decode("utf-8", errors="replace")
        try:
            record, _ = Record.salvage(text + "0 raise\n")
        except MalformedRecord:
            continue
        assert record.moves == MOVES[:1]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "begins with"),
        ("\n", 1, "begins with"),
        ("wardroom record 2\ngame coins/1\n\n", 1, "begins with"),
        ("GIF89a\x00\x01\x02\n", 1, "begins with"),
        ("wardroom record 1\nseats 2\nseed 7\n\n", 4, "no game"),
        ("wardroom record 1\ngame coins/1\nseed 7\n\n", 4, "no seats"),
        ("wardroom record 1\ngame coins/1\nseats 2\n\n", 4, "no seed"),
        ("wardroom record 1\ngame coins/1\nseats 2\nseed 7\n", 4, "empty line"),
        ("wardroom record 1\ngame coins\nseats 2\nseed 7\n\n", 2, "edition"),
        ("wardroom record 1\ngame coins/1\nseats two\nseed 7\n\n", 2, "seats a number"),
        ("wardroom record 1\ngame coins/1\nseats 2\nseed x\n\n", 2, "whole number"),
        ("wardroom record 1\ngame coins/1\nseats 2\nseed 7\nfoo bar\n\n", 5, "not a header line"),
        ("wardroom record 1\ngame coins/1\nseats 2\nseed 7\ncarried {\n\n", 5, "not readable"),
        ("wardroom record 1\ngame coins/1\nseats 2\nseed 7\ncarried 7\n\n", 5, "named values"),
        (HEADER + "0 raise\nraise\n", 12, "not a move"),
        (HEADER + "0 raise\n\n", 12, "not a move"),
        (HEADER + "0 raise\n0 by", 12, "breaks off"),
    ],
)
def test_damage_is_told_in_one_sentence_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(MalformedRecord, match=reason) as caught:
        Record.read(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"The record is damaged in line {line}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "line",
    [start + "9" * 5000 for start in ("seats ", "game coins/", "seed ")]
    + ["name " + "9" * 5000 + " X"],
)
def test_absurd_numbers_in_the_header_are_damage(line: str) -> None:
    header = "wardroom record 1\n"
    for usual in ("game coins/1", "seats 2", "seed 7"):
        header += (line if usual.split()[0] == line.split()[0] else usual) + "\n"
    if line.startswith("name"):
        header += line + "\n"
    with pytest.raises(MalformedRecord) as caught:
        Record.read(header + "\n")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("line", ["9" * 5000 + " raise", "0 @" + "9" * 5000 + " raise"])
def test_absurd_numbers_in_a_move_are_damage(line: str) -> None:
    record, damage = Record.salvage(HEADER + "0 raise\n" + line + "\n")
    assert record.moves == MOVES[:1]
    assert damage is not None
    assert damage.line == 12


@pytest.mark.parametrize("name", ["Eve\n\n0 call heads", "Eve\nseed 8", "Eve\r\nseats 3", ""])
def test_a_name_cannot_smuggle_a_line_into_the_record(name: str) -> None:
    try:
        text = Record("coins", 1, 2, 7, {}, names={0: name}).text()
    except WardroomError:
        return
    record, damage = Record.salvage(text)
    assert damage is None
    assert (record.seats, record.seed, record.moves) == (2, 7, [])
    assert record.text() == text


def test_an_edition_that_is_not_there_is_refused_in_one_sentence(coins_installed: Path) -> None:
    text = RECORD.replace("coins/1", "coins/2")
    with pytest.raises(WardroomError, match=r"^There is no edition 2 of coins here; .*\.$"):
        Table.resume(Record.read(text))


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    with pytest.raises(WardroomError, match="No game 'chess' is installed"):
        Table.resume(Record.read(RECORD.replace("coins/1", "chess/1")))


@pytest.mark.parametrize(
    ("old", "new"),
    [("seats 2", "seats 9"), ("option rounds 3", "option rounds 4"), ("points", "pints")],
)
def test_a_record_that_cannot_be_dealt_is_refused(
    coins_installed: Path, old: str, new: str
) -> None:
    with pytest.raises(WardroomError, match=r"^\S.*\.$"):
        Table.resume(Record.read(RECORD.replace(old, new)))


def test_moves_that_do_not_fit_are_damage_and_those_before_them_are_played(
    coins_installed: Path,
) -> None:
    for bad in ("0 cheer", "0 xyzzy", "7 raise", "1 call heads"):
        text = RECORD.replace("0 @2400 call tails", bad)
        table, damage = Table.salvage(Record.read(text))
        assert table.record.moves == MOVES[:3]
        assert damage is not None
        assert text.splitlines()[damage.line - 1] == bad
        with pytest.raises(MalformedRecord):
            Table.resume(Record.read(text))


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.wardroom"
    Record.read(RECORD).save(path)
    assert path.read_bytes() == RECORD.encode()
    assert Record.load(path).text() == RECORD
    assert [entry.name for entry in path.parent.iterdir()] == ["game.wardroom"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full disk to offer")
def test_a_full_disk_keeps_the_old_file_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.wardroom"
    record = Record.read(RECORD)
    record.save(path)
    (tmp_path / "game.wardroom.new").symlink_to("/dev/full")
    record.moves.append(Move(0, "cheer"))
    with pytest.raises(WardroomError) as caught:
        record.save(path)
    assert str(caught.value).endswith(f"{path}: No space left on device.")
    assert path.read_bytes() == RECORD.encode()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.wardroom"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_at_any_step_of_saving_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "game.wardroom"
    record = Record.read(RECORD)
    record.save(path)
    record.moves.append(Move(0, "cheer"))
    monkeypatch.setattr(os, step, fail)
    with pytest.raises(WardroomError, match="could not be saved to"):
        record.save(path)
    monkeypatch.undo()
    assert path.read_bytes() == RECORD.encode()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.wardroom"]


def test_places_that_cannot_be_written_are_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("I am no folder", encoding="utf-8")
    for path in (file / "game.wardroom", tmp_path / ("x" * 300), tmp_path):
        with pytest.raises(WardroomError, match="could not be saved to"):
            Record.read(RECORD).save(path)
    assert file.read_text(encoding="utf-8") == "I am no folder"


def test_places_that_cannot_be_read_are_refused_in_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path, tmp_path / "a" / "b"):
        with pytest.raises(WardroomError, match="cannot be read"):
            read_file(path)


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)) * 10)
    with pytest.raises(MalformedRecord):
        Record.load(path)


def test_moves_are_equal_when_their_lines_are() -> None:
    assert Move(0, "raise") == Move(0, "raise", 0)
    assert Move(0, "raise") != Move(0, "raise", 5)
    assert hash(Move(1, "by 2", 9)) == hash(Move(1, "by 2", 9))
    assert Move(0, "raise") != "0 raise"
    assert [repr(move) for move in MOVES] == RECORD[len(HEADER) :].splitlines()


TOLD = """\
wardroom record 1
game coins/1
seats 2
seed 7
option raises yes
option rounds 1
date 2026-11-16T18:30Z
name 0 Ania
kind 1 hopeful
result one_winner
winners 0
scores 1 0

0 @100 call heads
1 @900 call tails
# why-hope
"""


def test_a_record_keeps_who_played_when_why_and_how_it_ended(coins_installed: Path) -> None:
    record = Record.read(TOLD)
    assert (record.date, record.names, record.kinds) == (
        "2026-11-16T18:30Z",
        {0: "Ania"},
        {1: "hopeful"},
    )
    assert (record.result, record.winners, record.scores) == ("one_winner", (0,), (1, 0))
    assert [move.reason for move in record.moves] == [None, Message("why-hope")]
    assert record.text() == TOLD
    assert Table.resume(record).record.text() == TOLD


def test_a_table_writes_all_of_that_down_while_it_is_played() -> None:
    table = Table.deal(
        COINS, 2, 7, {"rounds": "1"}, names={0: "Ania"}, kinds={1: "hopeful"}, date="2026-11-16"
    )
    table.play(0, "call heads", 100)
    assert table.record.result == ""
    table.play(1, "call heads", 900, Message("why-hope"))
    outcome = table.outcome()
    assert outcome is not None
    record = Record.read(table.record.text())
    assert (record.result, record.winners, record.scores) == (
        outcome.result,
        outcome.winners,
        outcome.scores,
    )
    assert record.moves[-1].reason == Message("why-hope")
    assert (record.kinds, record.date) == ({1: "hopeful"}, "2026-11-16")


def test_what_is_taken_back_takes_its_reason_along() -> None:
    table = Table.deal(COINS, 2, 7)
    before = table.record.text()
    table.play(0, "raise", reason=Message("why-hope"))
    table.undo(0)
    assert table.record.text() == before


@pytest.mark.parametrize(
    "reason",
    [
        Message("why-hope"),
        Message("why-treat", {"city": "são_paulo", "count": 3, "cards": ["paris", "lima"]}),
        Message("why-plan", {"first": Message("why-treat", {"city": "paris"})}),
    ],
)
def test_reasons_of_every_shape_are_read_back(reason: Message) -> None:
    record = Record("coins", 1, 2, 7, {})
    record.moves.append(Move(0, "raise", 5, reason))
    text = record.text()
    again = Record.read(text)
    assert again.moves[0].reason == reason
    assert again.text() == text
    assert again.moves == record.moves


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("# why-hope", "stands under its move"),
        ("0 raise\n# why-hope\n# why-hope", "has only one"),
        ("0 raise\n# I wonder", "is not a reason"),
        ("0 raise\n#", "is not a reason"),
        ("0 raise\n# why-hope {", "is not a reason"),
        ('0 raise\n# why-hope {"a":}', "not readable"),
        ('0 raise\n# why-hope {"a":1.5}', "not readable"),
        ('0 raise\n# why-hope {"a":' + "[" * 100_000 + "}", "not readable"),
    ],
)
def test_a_damaged_reason_costs_no_move_before_it(line: str, why: str) -> None:
    record, damage = Record.salvage(HEADER + line + "\n")
    assert damage is not None
    assert why in damage.reason
    assert record.moves == [Move(0, "raise")][: line.count("0 raise")]


@pytest.mark.parametrize(
    "line", ["date yesterday", "winners one", "winners 1,2", "scores -", "scores " + "9" * 50]
)
def test_what_is_only_there_to_be_read_must_be_readable(line: str) -> None:
    with pytest.raises(MalformedRecord, match="damaged in line 10"):
        Record.read(HEADER.replace("\n\n", f"\n{line}\n\n"))


def test_a_move_that_does_not_fit_is_named_by_its_line_among_reasons(coins_installed: Path) -> None:
    text = TOLD.replace("0 @100 call heads", "0 raise\n# why-hope\n0 cheer")
    _, damage = Table.salvage(Record.read(text))
    assert damage is not None
    assert text.splitlines()[damage.line - 1] == "0 cheer"


def test_lines_of_result_are_not_trusted(coins_installed: Path) -> None:
    table = Table.resume(Record.read(TOLD.replace("winners 0", "winners 1")))
    assert table.outcome() is not None
    assert table.outcome().winners == (0,)
