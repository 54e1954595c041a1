"""Looking back at a game of Coins: who won how much."""

from wardroom.kernel import Colleague, Message, Record, Table
from wardroom.kernel.parts.debrief import Chapter, Debrief, Line


def debrief(record: Record, colleague: Colleague | None) -> Debrief:
    table = Table.resume(record)
    outcome = table.outcome()
    assert outcome is not None
    told = Line(outcome.message(), table.ply)
    return Debrief(lead=(Message("do-cheer"),), story=(Chapter(Message("do-raise"), (told,)),))
