"""A process in which colleagues think: `python -m wardroom.server.thinker`.

It reads questions as lines of JSON and answers each with a line. Tables it has seen are kept, so a
question brings only the moves that are new. It ends when its input does.
"""

import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from wardroom.kernel import (
    Choice,
    Colleague,
    Dice,
    Move,
    Perspective,
    Record,
    Table,
    WardroomError,
    checksum,
)
from wardroom.kernel import game as find_game
from wardroom.players import Team, colleague, dismiss, next_choice
from wardroom.server.audience import said
from wardroom.server.protocol import Said

TABLES_KEPT: Final = 64


class Deal(Struct, frozen=True, array_like=True):
    """How a table was dealt."""

    game: str
    edition: int
    seats: int
    seed: int
    options: dict[str, str]
    carried: dict[str, Any] | None


class Question(Struct, frozen=True, array_like=True):
    """What would the colleagues of a table do now; or, as a hint, one in the place of a seat?"""

    kind: Literal["choice", "hint"]
    table: str
    deal: Deal
    known: int
    """`moves` follow on the first so many moves of the record; the rest there is to be dropped."""
    moves: list[tuple[int, str, int]]
    colleagues: dict[int, str]
    """Who thinks, by seat."""
    at: int = 0
    """The present moment of a timed game, in ms."""


class Answer(Struct, frozen=True, array_like=True):
    """A seat and its action, or none of them; or that the question was not understood."""

    seat: int = -1
    action: str | None = None
    reason: Said | None = None
    failed: str = ""
    forgotten: bool = False
    """The moves before `known` are not here; ask again from the beginning."""
    until: int | None = None
    """When a colleague wants to be asked again, if none acts now."""


class Thoughts:
    """The tables of this process and the colleagues who sit there."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._hired: dict[str, dict[int, tuple[str, Colleague]]] = {}
        self._teams: dict[str, Team] = {}

    def answer(self, question: Question) -> Answer:
        try:
            table = self._table(question)
            if table is None:
                return Answer(forgotten=True)
            if question.kind == "hint":
                return self._hint(table, question)
            team = self._team(table, question)
            chosen = next_choice(table, team, question.at)
            if chosen is None:
                return Answer(until=team.wakes)
            seat, choice = chosen
            if choice.action not in table.perspective(seat, question.at).legal:
                return Answer(failed=f"Seat {seat} cannot play {choice.action!r} now.")
            return _answer(seat, choice)
        except WardroomError as error:
            self.forget(question.table)
            return Answer(failed=str(error))
        except Exception as error:
            # Whatever a colleague gets wrong must not end the process in which others think too.
            self.forget(question.table)
            return Answer(failed=f"{type(error).__name__}: {error}")

    def _hint(self, table: Table, question: Question) -> Answer:
        """The advice of a colleague who knows no more than the person in the seat.

        Where team-mates could tell the person more, the imagined world guesses what they hold; a
        reason would tell that guess as a fact, so none is given.
        """
        ((seat, kind),) = question.colleagues.items()
        seen = table.state.view(seat)
        dice = Dice.seeded(table.ply, f"hint {seat} {checksum(seen)}")
        adviser = colleague(table.game, kind, dice.bits())
        world = table.state.imagine(seat, Dice.seeded(dice.bits(), "world"))
        try:
            choice = adviser.choose(Perspective(table.game, world, seat, table.now))
        finally:
            dismiss([adviser])
        if not isinstance(choice, Choice) or choice.action not in table.legal(seat):
            return Answer(seat)
        sure = seen == table.state.view(seat, told=True)
        return _answer(seat, choice if sure else Choice(choice.action))

    def _table(self, question: Question) -> Table | None:
        """The table of a question, brought to where it is now; None if its beginning is gone."""
        table = self._tables.get(question.table)
        if question.known == 0 or table is None:
            if question.known:
                return None
            deal = question.deal
            record = Record(
                deal.game, deal.edition, deal.seats, deal.seed, deal.options, deal.carried
            )
            table = Table(find_game(deal.game), record)
            self._tables[question.table] = table
        if table.ply < question.known:
            return None
        if table.ply > question.known:
            kept = table.record.moves[: question.known]
            record = table.record
            table = Table(table.game, record)
            _repeat(table, kept)
            self._tables[question.table] = table
        _repeat(table, [Move(*move) for move in question.moves])
        self._tables.move_to_end(question.table)
        while len(self._tables) > TABLES_KEPT:
            self.forget(next(iter(self._tables)))
        return table

    def _team(self, table: Table, question: Question) -> Team:
        """The colleagues, hired when they are first asked.

        Their seeds follow from the game's and the moment, and do not give it away.
        """
        hired = self._hired.setdefault(question.table, {})
        team = self._teams.get(question.table)
        if team is not None and question.colleagues == {
            seat: one[0] for seat, one in hired.items()
        }:
            return team
        for seat, kind in question.colleagues.items():
            if seat not in hired or hired[seat][0] != kind:
                dice = Dice.seeded(table.record.seed, f"colleague {seat} {table.ply}")
                hired[seat] = (kind, colleague(table.game, kind, dice.bits() << 32 | dice.bits()))
        for seat in [seat for seat in hired if seat not in question.colleagues]:
            dismiss([hired.pop(seat)[1]])
        team = Team({seat: player for seat, (_, player) in hired.items()})
        self._teams[question.table] = team
        return team

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._teams.pop(table, None)
        dismiss(player for _, player in self._hired.pop(table, {}).values())


def _repeat(table: Table, moves: Sequence[Move]) -> None:
    for move in moves:
        table.repeat(move)


def _answer(seat: int, choice: Choice) -> Answer:
    return Answer(seat, repr(choice.action), None if choice.reason is None else said(choice.reason))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thoughts = Thoughts()
    questions = msgspec.json.Decoder(Question)
    encode = msgspec.json.Encoder().encode
    for line in sys.stdin.buffer:
        answer = thoughts.answer(questions.decode(line))
        try:
            sys.stdout.buffer.write(encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
