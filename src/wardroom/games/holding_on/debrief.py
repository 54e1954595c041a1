"""Looking back at a scenario of Holding On: no score, but a journal in the words of the story.

It tells what was learned of Billy and what was done for him, day by day, and nothing that only some
of those at the table were told.
"""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.holding_on.state import Position
from wardroom.kernel.game import Colleague
from wardroom.kernel.message import Message
from wardroom.kernel.parts.debrief import Chapter, Debrief, Line
from wardroom.kernel.record import Record
from wardroom.kernel.state import Event
from wardroom.kernel.table import Table

LEARNED: Final = ("page", "hazy", "clear", "from_locker", "face", "call")
DONE: Final = ("medical", "averted", "palliative")
ENDED: Final = ("win", "loss_health", "loss_deck", "loss_staff", "loss_warnings")
TOLD: Final = (*LEARNED, *DONE, *ENDED)


def debrief(record: Record, _: Colleague | None) -> Debrief:
    """The journal of a finished scenario; nobody is needed to judge it."""
    table = Table.resume(record)
    days: dict[int, list[Line]] = {}
    _write(days, table.events, 0)
    told = table.again(0, table.ply)[1]
    for ply, events in enumerate(told, 1):
        _write(days, events, ply)
    story = [
        Chapter(Message("debrief-day", {"day": day}), tuple(lines))
        for day, lines in sorted(days.items())
    ]
    return Debrief(lead=(Message("debrief-journal"),), story=tuple(story))


def _write(days: dict[int, list[Line]], events: Sequence[Event], ply: int) -> None:
    """What belongs into the journal of all that happened in a move, under its day."""
    for event in events:
        if event.audience is None and event.kind in TOLD:
            day = max(1, cast(Position, event.after).day)
            days.setdefault(day, []).append(Line(event.message(), ply))
