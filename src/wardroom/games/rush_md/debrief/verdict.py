"""The bottlenecks of a game in words: idle hourglasses, and patients who waited."""

from collections.abc import Sequence
from typing import Final

from wardroom.games.rush_md.content import EXAMS, GLASSES, KINDS, PATIENT_PLACES, SLOTS
from wardroom.games.rush_md.debrief.shifts import (
    A_BED,
    A_KIND,
    AN_EXAM,
    Shift,
    Wait,
    hourglasses,
    shifts,
)
from wardroom.kernel.game import Colleague
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.parts.debrief import Debrief, Lack, Lane, Span, Strip
from wardroom.kernel.record import Record
from wardroom.kernel.table import Table

NAMED: Final = 6
"""So many waits of a round are named, the longest."""
SHORTEST_MS: Final = 15_000
"""Who waited for less did not wait."""


def debrief(record: Record, _: Colleague | None) -> Debrief:
    """The rounds of a finished game; nobody is needed to judge them."""
    glasses = hourglasses(record.seats)
    found = shifts(Table.resume(record))
    return Debrief(
        lead=_lead(found, glasses),
        strips=tuple([_strip(shift, glasses) for shift in found]),
    )


def _lead(found: Sequence[Shift], glasses: Sequence[int]) -> tuple[Message, ...]:
    whole = sum([shift.length for shift in found]) * len(glasses)
    if not whole:
        return ()
    idle = {glass: sum([idle_ms(shift, glass) for shift in found]) for glass in glasses}
    together = sum(idle.values())
    share = Message(
        "debrief-idle",
        {
            "share": round(100 * together / whole),
            "idle": seconds(together),
            "whole": seconds(whole),
        },
    )
    most = max(glasses, key=idle.__getitem__)
    named = Message("debrief-idlest", {"glass": GLASSES[most], "idle": seconds(idle[most])})
    return (share, named)


def idle_ms(shift: Shift, glass: int) -> int:
    return sum([end - start for start, end in shift.idle(glass)])


def _strip(shift: Shift, glasses: Sequence[int]) -> Strip:
    return Strip(
        Message("debrief-round", {"number": shift.round}),
        shift.length,
        tuple([_lane(shift, glass) for glass in glasses]),
        tuple([_lack(wait) for wait in longest(shift)]),
    )


def _lane(shift: Shift, glass: int) -> Lane:
    name: dict[str, Argument] = {"glass": GLASSES[glass]}
    gaps = shift.idle(glass)
    told = Message("debrief-always-busy", name)
    if gaps:
        start, end = max(gaps, key=_length)
        args: dict[str, Argument] = {
            **name,
            "idle": seconds(idle_ms(shift, glass)),
            "count": len(shift.of(glass)),
            "start": clock(start),
            "end": clock(end),
        }
        told = Message("debrief-lane-told", args)
    spans = [
        Span(run.start, run.end, Message("debrief-at", {"slot": SLOTS[run.slot]}))
        for run in shift.of(glass)
    ]
    return Lane(Message("debrief-lane", name), told, tuple(spans))


def _length(gap: tuple[int, int]) -> int:
    return gap[1] - gap[0]


def longest(shift: Shift) -> list[Wait]:
    """The waits worth naming, in the order in which they began."""
    worth = [wait for wait in shift.waits if wait.end - wait.start >= SHORTEST_MS]
    worth.sort(key=_by_length)
    return sorted(worth[:NAMED], key=_by_start)


def _by_length(wait: Wait) -> tuple[int, int, str, int, int]:
    return (wait.start - wait.end, wait.start, wait.patient, *wait.want)


def _by_start(wait: Wait) -> tuple[int, int, str, int, int]:
    return (wait.start, wait.end, wait.patient, *wait.want)


def _lack(wait: Wait) -> Lack:
    args: dict[str, Argument] = {
        "patient": wait.patient,
        "place": PATIENT_PLACES[wait.place],
        "start": clock(wait.start),
        "end": clock(wait.end),
        "count": seconds(wait.end) - seconds(wait.start),  # as the two moments are written
    }
    sort, which = wait.want
    id = "debrief-waited-hands"
    if sort == A_BED:
        id = "debrief-waited-bed"
    elif sort == AN_EXAM:
        id = "debrief-waited-exam"
        args["exam"] = EXAMS[which]
    elif sort == A_KIND:
        id = "debrief-lacked"
        args["kind"] = KINDS[which]
    return Lack(wait.start, wait.end, Message(id, args), wait.ply)


def seconds(ms: int) -> int:
    return round(ms / 1000)


def clock(ms: int) -> str:
    """A moment of the phase as minutes and seconds: `1:05`."""
    whole = seconds(ms)
    return f"{whole // 60}:{whole % 60:02}"
