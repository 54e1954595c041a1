"""A process in which colleagues think: `python -m wardroom.server.colleagues.worker`.

It reads questions as lines of JSON and answers each with a line. Tables it has seen are kept, so a
question brings only the moves that are new. It ends when its input does.
"""

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct

from wardroom.kernel import (
    Call,
    Choice,
    Colleague,
    Dice,
    Move,
    Record,
    Table,
    WardroomError,
)
from wardroom.kernel import game as find_game
from wardroom.players import Adviser, Team, call_out, colleague, dismiss, introduce, next_choice
from wardroom.protocol import HintStep, Next, Said
from wardroom.server.tables.audience import next_message, said
from wardroom.server.tables.call_message import CallMessage

TABLES_KEPT: Final = 64
POLITE: Final = "--polite"
_NICENESS: Final = 5


class TableSetup(Struct, frozen=True, array_like=True):
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
    setup: TableSetup
    known: int
    """`moves` follow on the first so many moves of the record; the rest there is to be dropped."""
    moves: list[tuple[int, str, int]]
    colleagues: dict[int, str]
    """Who thinks, by seat."""
    at: int = 0
    """The present moment of a timed game, in ms."""
    calls: list[CallMessage] = []
    """What was called across the table recently."""


class Reply(Struct, frozen=True, array_like=True):
    """What the colleague of a seat answers to the call of that number."""

    number: int
    seat: int
    say: Said


class Intention(Struct, frozen=True, array_like=True):
    """What the colleague of a seat is about to do, and with which thing of the board."""

    seat: int
    say: Said | None
    """None where it takes the thing on: then it calls what people call."""
    thing: str
    plan: bool = False
    """It is what the whole turn is after; the thing is where that leads."""


class Advice(Struct, frozen=True, array_like=True):
    """A plan in words; only its steps where it could reveal more than the person knows."""

    aim: Said | None
    lights: list[str]
    steps: list[HintStep]
    leaves: Said | None
    changed: Said | None
    gain: Said | None = None
    foreseen: Any = None
    nudge: Said | None = None


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
    advice: "Advice | None" = None
    """The plan of which the action is the first step, if a hint was asked for."""
    replies: list[Reply] = []
    """What colleagues answer to calls."""
    intentions: list[Intention] = []
    """What colleagues announce, before they do it."""
    next: Next | None = None
    """What comes next, if a hint was asked for."""


class Worker:
    """The tables of this process and the colleagues who sit there."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._hired: dict[str, dict[int, tuple[str, Colleague]]] = {}
        self._teams: dict[str, Team] = {}
        self._heard: dict[str, int] = {}
        """By table, the number of the last call that its colleagues have heard."""
        self._advisers: dict[str, dict[int, _Kept]] = {}
        """By table and seat, as long as the table lives and nothing is taken back."""

    def answer(self, question: Question) -> Answer:
        try:
            table = self._table(question)
            if table is None:
                return Answer(forgotten=True)
            if question.kind == "hint":
                return self._hint(table, question)
            team = self._team(table, question)
            replies = self._hear(table, team, question)
            chosen = next_choice(table, team, question.at)
            intentions = [
                Intention(seat, None if say is None else said(say), thing, plan)
                for seat, (say, thing, plan) in team.announced().items()
            ]
            if chosen is None:
                return Answer(until=team.wakes, replies=replies, intentions=intentions)
            seat, choice = chosen
            if choice.action not in table.perspective(seat, question.at).legal:
                return Answer(failed=f"Seat {seat} cannot play {choice.action!r} now.")
            answer = _answer(seat, choice)
            return msgspec.structs.replace(answer, replies=replies, intentions=intentions)
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
        advisers = self._advisers.setdefault(question.table, {})
        adviser = advisers.get(seat)
        if adviser is None or adviser.table is not table or adviser.kind != kind:
            if adviser is not None:
                adviser.one.close()
            adviser = advisers[seat] = _Kept(table, kind, Adviser(table.game, kind, seat))
        plan = adviser.one.advise(table, question.at)
        legal = table.perspective(seat, question.at).legal
        if plan is None:
            return Answer(seat, next=next_message(adviser.one.next()))
        if plan.steps[0].action not in legal:
            return Answer(seat)
        sure = table.state.view(seat) == table.state.view(seat, told=True)
        first = plan.steps[0]
        steps = [
            HintStep(
                step.seat,
                repr(step.action),
                said(step.words or step.action.message()),
                said(step.reason) if sure and step.reason is not None else None,
                list(step.lights),
            )
            for step in plan.steps
        ]
        return Answer(
            seat,
            repr(first.action),
            steps[0].reason,
            advice=Advice(
                said(plan.aim) if sure else None,
                list(plan.lights) if sure else [],
                steps if sure else steps[:1],
                said(plan.leaves) if sure and plan.leaves is not None else None,
                said(plan.changed) if sure and plan.changed is not None else None,
                said(plan.gain) if sure and plan.gain is not None else None,
                plan.foreseen if sure else None,
                said(plan.nudge) if sure and plan.nudge is not None else None,
            ),
            next=next_message(adviser.one.next()),
        )

    def _table(self, question: Question) -> Table | None:
        """The table of a question, brought to where it is now; None if its beginning is gone."""
        table = self._tables.get(question.table)
        if question.known == 0 or table is None:
            if question.known:
                return None
            setup = question.setup
            record = Record(
                setup.game, setup.edition, setup.seats, setup.seed, setup.options, setup.carried
            )
            table = Table(find_game(setup.game), record)
            self._tables[question.table] = table
        if table.ply < question.known:
            return None
        if table.ply > question.known:
            kept = table.record.moves[: question.known]
            record = table.record
            table = Table(table.game, record)
            self._dismiss_advisers(question.table)
            _repeat(table, kept)
            self._tables[question.table] = table
        _repeat(table, [Move(*move) for move in question.moves])
        self._tables.move_to_end(question.table)
        while len(self._tables) > TABLES_KEPT:
            self.forget(next(iter(self._tables)))
        return table

    def _team(self, table: Table, question: Question) -> Team:
        """The colleagues, made when they are first asked.

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
        players = {seat: player for seat, (_, player) in hired.items()}
        introduce(players, [seat for seat in range(table.record.seats) if seat not in players])
        team = Team(players, aloud=True)
        self._teams[question.table] = team
        return team

    def _hear(self, table: Table, team: Team, question: Question) -> list[Reply]:
        """Let colleagues hear what was called since they were asked last, and answer it."""
        heard = self._heard.get(question.table, 0)
        replies = []
        for number, *spoken in [msgspec.structs.astuple(call) for call in question.calls]:
            if number > heard:
                answers = call_out(team.colleagues, table, Call(*spoken), question.at)
                replies += [Reply(number, seat, said(say)) for seat, say in answers.items()]
                self._heard[question.table] = number
        return replies

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._teams.pop(table, None)
        self._heard.pop(table, None)
        self._dismiss_advisers(table)
        dismiss(player for _, player in self._hired.pop(table, {}).values())

    def _dismiss_advisers(self, table: str) -> None:
        for kept in self._advisers.pop(table, {}).values():
            kept.one.close()


class _Kept(NamedTuple):
    """The adviser of a seat, and the table it has followed."""

    table: Table
    kind: str
    one: Adviser


def _repeat(table: Table, moves: Sequence[Move]) -> None:
    for move in moves:
        table.repeat(move)


def _answer(seat: int, choice: Choice) -> Answer:
    return Answer(seat, repr(choice.action), None if choice.reason is None else said(choice.reason))


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if POLITE in sys.argv and hasattr(os, "nice"):
        os.nice(_NICENESS)
    worker = Worker()
    questions = msgspec.json.Decoder(Question)
    encode = msgspec.json.Encoder().encode
    for line in sys.stdin.buffer:
        answer = worker.answer(questions.decode(line))
        try:
            sys.stdout.buffer.write(encode(answer) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
