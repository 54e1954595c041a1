"""What happened at a table, move by move, and the words for it."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from wardroom.kernel import SPECTATOR, Event, Game, Message, Record, State, Table
from wardroom.words import Words


class Entry(NamedTuple):
    """One move: who made it, what came of it, and why if a colleague made it."""

    seat: int
    notation: str
    events: Sequence[Event]
    reason: Message | None = None
    fellows: Collection[int] = ()
    """The seats that may hear the reason."""

    def reason_for(self, eyes: Collection[int] | None) -> Message | None:
        """The reason, if all these seats may hear it; None sees everything."""
        heard = eyes is None or all(seat in self.fellows for seat in eyes)
        return self.reason if heard else None


def fellows(state: State, seat: int, seats: int) -> tuple[int, ...]:
    """The seats that know all that a colleague knew when it chose, so that its reason tells them
    nothing they may not know.
    """
    known = state.view(seat, told=True)
    return tuple(other for other in range(seats) if other == seat or state.view(other) == known)


class Chronicle:
    """The entries of a game; the deal comes before them."""

    def __init__(self, dealt: Sequence[Event]) -> None:
        self.dealt = dealt
        self.entries: list[Entry] = []

    @staticmethod
    def of(game: Game, record: Record) -> "Chronicle":
        """What happened in a game that was played before."""
        table = Table(game, record)
        chronicle = Chronicle(table.events)
        for move in record.moves:
            knowing: tuple[int, ...] = ()
            if move.reason is not None:
                knowing = fellows(table.state, move.seat, record.seats)
            events = table.repeat(move)
            chronicle.entries.append(Entry(move.seat, move.action, events, move.reason, knowing))
        return chronicle


class Sentence(NamedTuple):
    """Something that happened, in words, and the kind of event it is."""

    kind: str
    text: str


def sentences(
    events: Iterable[Event], words: Words, eyes: Collection[int] | None
) -> list[Sentence]:
    """The events that these seats may know of, in words; None sees everything.

    Of something that looks different from inside and from outside, one telling is enough.
    """
    return [
        Sentence(event.kind, words.say(event.message()))
        for event in events
        if _is_seen(event, eyes)
    ]


def _is_seen(event: Event, eyes: Collection[int] | None) -> bool:
    if event.audience is None:
        return True
    from_outside = SPECTATOR in event.audience
    if eyes is None:
        return not from_outside
    if from_outside:
        return all(event.reaches(seat) for seat in eyes)
    return any(event.reaches(seat) for seat in eyes)
