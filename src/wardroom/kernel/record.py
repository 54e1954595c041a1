"""The game as text: a few header lines, an empty line, then one move per line in notation.

    wardroom record 1
    game pandemic/1
    seats 2
    seed 7
    option epidemics 4
    date 2026-11-16
    name 0 Ania
    kind 1 good
    result win
    winners 0 1

    0 drive chicago
    1 treat blue
    # why-treat {"city":"paris"}
    2 @12400 flip 4
    - @15000

A line `SEAT [@MS] ACTION` is a move (timed games give the time); `- @MS` is time that passed with
no move. A line `# MESSAGE [ARGUMENTS]` under a move is the reason its player gave: a message of the
game's texts, so that it can be told in every language. The same record is the same game, byte for
byte, for ever.

What is played follows from `game`, `seats`, `seed`, `option`, `carried` and the moves alone. The
rest is there to be read: `date` (a day, or a moment `2026-11-16T18:30Z`), the `name` of who sat
where, the `kind` of colleague, and how it ended (`result`, `winners`, `scores`), once it has. All
of these may be missing, as they are in older records, and a replay never trusts them.
"""

import json
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from wardroom.kernel.errors import MalformedRecord, WardroomError
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.plain import Plain, canonical
from wardroom.kernel.state import Outcome

_TITLE: Final = "wardroom record 1"
_MOVE: Final = re.compile(r"(\d{1,9})(?: @(\d{1,18}))? ([^@\s].*)", re.ASCII)
_PAUSE: Final = re.compile(r"- @(\d{1,18})", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)
_SEED: Final = re.compile(r"-?\d{1,40}", re.ASCII)
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?Z)?", re.ASCII)
_SEATS: Final = re.compile(r"\d{1,9}(?: \d{1,9})*", re.ASCII)
_SCORES: Final = re.compile(r"-?\d{1,9}(?: -?\d{1,9})*", re.ASCII)
_REASON: Final = re.compile(r"# ([a-z][a-z0-9-]{0,99})(?: (\{.*\}))?", re.ASCII)
NOBODY: Final = -1


class Move:
    """One line of a record: who, what in notation, when. NOBODY with no action is time passing.

    The reason stands in a line of its own and makes no move different from another.
    """

    __slots__ = ("action", "at", "reason", "seat")

    def __init__(self, seat: int, action: str, at: int = 0, reason: Message | None = None) -> None:
        self.seat = seat
        self.action = action
        self.at = at
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        if self.seat == NOBODY:
            return f"- @{self.at}"
        time = f" @{self.at}" if self.at else ""
        return f"{self.seat}{time} {self.action}"

    def text(self) -> str:
        """The lines of a record for this move."""
        return f"{self!r}\n" if self.reason is None else f"{self!r}\n{_reason_line(self.reason)}\n"

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

    __slots__ = (
        "carried",
        "date",
        "edition",
        "game",
        "kinds",
        "moves",
        "names",
        "options",
        "result",
        "scores",
        "seats",
        "seed",
        "winners",
    )

    def __init__(
        self,
        game: str,
        edition: int,
        seats: int,
        seed: int,
        options: Mapping[str, str],
        carried: Plain | None = None,
        names: Mapping[int, str] | None = None,
        *,
        kinds: Mapping[int, str] | None = None,
        date: str = "",
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.carried = carried
        self.names = _cleaned(names)
        """What the players are called."""
        self.kinds = _cleaned(kinds)
        """The kinds of colleague, by seat; who is not among them is a person."""
        self.date = _clean(date)
        """When it was dealt; empty if nobody has said."""
        self.result = ""
        """The name of the result and its particulars: `loss_cubes red`; empty while it goes on."""
        self.winners: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = ()
        self.moves: list[Move] = []

    def conclude(self, outcome: Outcome | None) -> None:
        """Note how the game ended, or that it goes on."""
        if outcome is None:
            self.result, self.winners, self.scores = "", (), ()
            return
        particulars = () if outcome.scores else tuple(outcome.args.values())
        self.result = _clean(" ".join((outcome.result, *particulars)))
        self.winners, self.scores = outcome.winners, outcome.scores

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
        if self.date:
            lines.append(f"date {self.date}")
        lines += [f"name {seat} {name}" for seat, name in sorted(self.names.items())]
        lines += [f"kind {seat} {kind}" for seat, kind in sorted(self.kinds.items())]
        if self.result:
            lines.append(f"result {self.result}")
        if self.winners:
            lines.append("winners " + " ".join([str(seat) for seat in self.winners]))
        if self.scores:
            lines.append("scores " + " ".join([str(score) for score in self.scores]))
        return "\n".join(lines) + "\n\n"

    def text(self) -> str:
        return self.header() + "".join([move.text() for move in self.moves])

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
                _read_line(record.moves, line, number)
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
    by_seat: dict[str, dict[int, str]] = {"name": {}, "kind": {}}
    options: dict[str, str] = {}
    carried: Plain | None = None
    end = len(lines) + 1
    for number, line in enumerate(lines[1:], start=2):
        if line == "":
            end = number
            break
        word, _, rest = line.partition(" ")
        first, _, value = rest.partition(" ")
        if word in _SINGLE and rest and word not in single:
            single[word] = _checked(word, rest, number)
        elif word == "option" and " " in rest:
            options[first] = value
        elif word in by_seat and _NUMBER.fullmatch(first):
            by_seat[word][int(first)] = value
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
        game,
        int(edition),
        int(single["seats"]),
        int(single["seed"]),
        options,
        carried,
        by_seat["name"],
        kinds=by_seat["kind"],
        date=single.get("date", ""),
    )
    record.result = single.get("result", "")
    record.winners = _numbers(single.get("winners", ""))
    record.scores = _numbers(single.get("scores", ""))
    return record, end


_SINGLE: Final = ("game", "seats", "seed", "date", "result", "winners", "scores")


def _checked(word: str, text: str, number: int) -> str:
    """The value of a header line that is only there to be read."""
    if word == "date" and not _DATE.fullmatch(text):
        raise MalformedRecord(number, f"{text[:40]!r} is not a date such as 2026-11-16.")
    if word == "winners" and not _SEATS.fullmatch(text):
        raise MalformedRecord(number, f"{text[:40]!r} does not list seats.")
    if word == "scores" and not _SCORES.fullmatch(text):
        raise MalformedRecord(number, f"{text[:40]!r} does not list numbers.")
    return text


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in text.split()])


def _clean(text: str) -> str:
    """On one line, since a line end would make a record of something else."""
    return " ".join("".join([char if char.isprintable() else " " for char in text]).split())


def _cleaned(texts: Mapping[int, str] | None) -> dict[int, str]:
    found: dict[int, str] = {}
    for seat, text in (texts or {}).items():
        clean = _clean(text)
        if clean:
            found[seat] = clean
    return found


def _read_line(moves: list[Move], line: str, number: int) -> None:
    """One more move, or the reason for the last one."""
    if not line.startswith("#"):
        moves.append(Move.read(line, number))
        return
    reason = _REASON.fullmatch(line)
    if reason is None:
        raise MalformedRecord(number, f"{line[:60]!r} is not a reason such as '# why-treat'.")
    if not moves or moves[-1].reason is not None:
        raise MalformedRecord(number, "a reason stands under its move, and a move has only one.")
    try:
        args = json.loads(reason.group(2) or "{}")
        moves[-1].reason = Message(reason.group(1), _read_arguments(args))
    except (ValueError, RecursionError) as error:
        raise MalformedRecord(number, "the reason is not readable.") from error


def _reason_line(reason: Message) -> str:
    args = _plain_arguments(reason)
    return f"# {reason.id} {canonical(args).decode()}" if args else f"# {reason.id}"


def _plain_arguments(message: Message) -> Plain:
    """The arguments as plain data; a message within is an object with its id."""
    return {name: _plain_argument(value) for name, value in message.args.items()}


def _plain_argument(value: Argument) -> object:
    if isinstance(value, Message):
        return {"id": value.id, "args": _plain_arguments(value)}
    if isinstance(value, (str, int)):
        return value
    return list(value)


def _read_arguments(args: Plain) -> dict[str, Argument]:
    found: dict[str, Argument] = {}
    for name, value in args.items():
        found[name] = _read_argument(value)
    return found


def _read_argument(value: object) -> Argument:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, list) and not [item for item in value if not isinstance(item, str)]:
        return value
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        args = value.get("args", {})
        if isinstance(args, dict):
            return Message(value["id"], _read_arguments(args))
    raise ValueError("not an argument of a message")


def _read_carried(text: str, number: int) -> Plain:
    try:
        carried = json.loads(text)
    except ValueError as error:
        raise MalformedRecord(number, "what is carried over is not readable.") from error
    if not isinstance(carried, dict):
        raise MalformedRecord(number, "what is carried over is not a set of named values.")
    return carried
