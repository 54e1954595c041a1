"""The game as text: a few header lines, an empty line, then one move per line in notation.

    wardroom record 1
    game pandemic/1
    seats 2
    seed 7
    option epidemics 4
    name 0 Ania

    0 drive chicago
    1 play airlift
    2 @12400 flip 4
    - @15000

A line `SEAT [@MS] ACTION` is a move (timed games give the time); `- @MS` is time that passed with
no move. The same record is the same game, byte for byte, for ever.
"""

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from wardroom.kernel.errors import MalformedRecord, WardroomError
from wardroom.kernel.plain import Plain, canonical

_TITLE: Final = "wardroom record 1"
_MOVE: Final = re.compile(r"(\d{1,9})(?: @(\d{1,18}))? ([^@\s].*)", re.ASCII)
_PAUSE: Final = re.compile(r"- @(\d{1,18})", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)
_SEED: Final = re.compile(r"-?\d{1,40}", re.ASCII)
NOBODY: Final = -1


class Move:
    """One line of a record: who, what in notation, when. NOBODY with no action is time passing."""

    __slots__ = ("action", "at", "seat")

    def __init__(self, seat: int, action: str, at: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.at = at

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        if self.seat == NOBODY:
            return f"- @{self.at}"
        time = f" @{self.at}" if self.at else ""
        return f"{self.seat}{time} {self.action}"

    @staticmethod
    def read(line: str, number: int) -> "Move":
        pause = _PAUSE.fullmatch(line)
        if pause:
            return Move(NOBODY, "", int(pause.group(1)))
        move = _MOVE.fullmatch(line)
        if not move:
            raise MalformedRecord(number, f"{line[:60]!r} is not a move such as '0 drive chicago'.")
        return Move(int(move.group(1)), move.group(3), int(move.group(2) or 0))


class Record:
    """What is needed to play a game again: how it was dealt, and its moves."""

    __slots__ = ("carried", "edition", "game", "moves", "names", "options", "seats", "seed")

    def __init__(
        self,
        game: str,
        edition: int,
        seats: int,
        seed: int,
        options: Mapping[str, str],
        carried: Plain | None = None,
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.carried = carried
        self.names: dict[int, str] = {}
        for seat, name in (names or {}).items():
            clean = " ".join("".join(char if char.isprintable() else " " for char in name).split())
            if clean:
                self.names[seat] = clean
        self.moves: list[Move] = []

    def header(self) -> str:
        lines = [
            _TITLE,
            f"game {self.game}/{self.edition}",
            f"seats {self.seats}",
            f"seed {self.seed}",
        ]
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        if self.carried is not None:
            lines.append("carried " + canonical(self.carried).decode())
        lines += [f"name {seat} {name}" for seat, name in sorted(self.names.items())]
        return "\n".join(lines) + "\n\n"

    def text(self) -> str:
        return self.header() + "".join(f"{move!r}\n" for move in self.moves)

    @staticmethod
    def read(text: str) -> "Record":
        """The record in the text, or MalformedRecord naming the first damaged line."""
        record, damage = Record.salvage(text)
        if damage is not None:
            raise damage
        return record

    @staticmethod
    def salvage(text: str) -> tuple["Record", MalformedRecord | None]:
        """All that can be read before the damage, and the damage.

        A header that cannot be read is beyond salvage and raises MalformedRecord. A last line
        without its line end may have been cut short, so it counts as damaged.
        """
        lines = text.split("\n")
        complete, rest = lines[:-1], lines[-1]
        record, at = _read_header(complete)
        for number, line in enumerate(complete[at:], start=at + 1):
            try:
                record.moves.append(Move.read(line, number))
            except MalformedRecord as damage:
                return record, damage
        if rest:
            return record, MalformedRecord(len(lines), "the line breaks off before its end.")
        return record, None

    def save(self, path: Path) -> None:
        """Write the whole record; the old file stays until the new one is safely on the disk."""
        fresh = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except OSError as error:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise WardroomError(
                f"The game could not be saved to {path}: {error.strerror}."
            ) from error

    @staticmethod
    def load(path: Path) -> "Record":
        return Record.read(read_file(path))


def read_file(path: Path) -> str:
    """The text of a record file, or one clear sentence."""
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except OSError as error:
        raise WardroomError(f"{path} cannot be read: {error.strerror}.") from error


def _read_header(lines: list[str]) -> tuple[Record, int]:
    if not lines or lines[0] != _TITLE:
        raise MalformedRecord(1, f"a record begins with the line {_TITLE!r}.")
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    names: dict[int, str] = {}
    carried: Plain | None = None
    end = len(lines) + 1
    for number, line in enumerate(lines[1:], start=2):
        if line == "":
            end = number
            break
        word, _, rest = line.partition(" ")
        if word in ("game", "seats", "seed") and rest and word not in single:
            single[word] = rest
        elif word == "option" and " " in rest:
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "name" and _NUMBER.fullmatch(rest.partition(" ")[0]):
            seat, _, name = rest.partition(" ")
            names[int(seat)] = name
        elif word == "carried":
            carried = _read_carried(rest, number)
        else:
            raise MalformedRecord(number, f"{line[:60]!r} is not a header line.")
    for word in ("game", "seats", "seed"):
        if word not in single:
            raise MalformedRecord(min(end, len(lines)), f"the header names no {word}.")
    if end > len(lines):
        raise MalformedRecord(len(lines), "the empty line that ends the header is missing.")
    game, _, edition = single["game"].partition("/")
    if not _NUMBER.fullmatch(edition) or not _NUMBER.fullmatch(single["seats"]):
        raise MalformedRecord(2, "game needs an edition (pandemic/1) and seats a number.")
    if not _SEED.fullmatch(single["seed"]):
        raise MalformedRecord(2, f"the seed {single['seed'][:40]!r} is not a whole number.")
    record = Record(
        game, int(edition), int(single["seats"]), int(single["seed"]), options, carried, names
    )
    return record, end


def _read_carried(text: str, number: int) -> Plain:
    try:
        carried = json.loads(text)
    except ValueError as error:
        raise MalformedRecord(number, "what is carried over is not readable.") from error
    if not isinstance(carried, dict):
        raise MalformedRecord(number, "what is carried over is not a set of named values.")
    return carried
