"""What a move changes in what seats see: patches, each the fields that differ and their values.

A view has the same fields at every moment of a game, so a patch never has to take one away.
"""

from collections.abc import Sequence

from wardroom.kernel.fields import Fields
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR, Event, State

Patches = tuple[Plain, ...]
"""One for each event that is heard, and last what has changed since then."""


def patch(before: Plain, after: Plain) -> Plain:
    """The fields of a view that have changed."""
    return {name: value for name, value in after.items() if before[name] != value}


class Changes:
    """What happened between two positions, and how each seat sees it happen.

    Whatever is asked is worked out once for all who see and hear the same. The position afterwards
    is that of the table, so ask before the next move.
    """

    __slots__ = (
        "_earlier",
        "_everybody",
        "_fields",
        "_known",
        "_positions",
        "after",
        "before",
        "events",
        "made",
    )

    def __init__(
        self,
        fields: Fields | None,
        before: State,
        events: Sequence[Event],
        after: State,
        earlier: dict[int, Plain] | None = None,
    ) -> None:
        self.before = before
        self.events = events
        self.after = after
        self._fields = fields
        self._earlier: dict[int, Plain] = {} if earlier is None else earlier
        """Some fields of the views before, by the eyes: those that were made when it came about."""
        self.made: dict[int, Plain] = {}
        """The same of the views afterwards, for those who ask what happens next."""
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], Patches] = {}
        """By the events that are heard and the eyes at each moment."""
        self._everybody: tuple[int, ...] | None = tuple(range(len(events)))
        """All events, if everybody may know of all of them."""
        self._positions: list[State] = [before, *[event.after for event in events], after]
        """The moments that those see who hear everything."""
        for event in events:
            if event.audience is not None:
                self._everybody = None

    def seen(self, ears: tuple[int, ...], seat: int, then: int | None = None) -> Patches:
        """The patches for those in the seats `ears`, who look from one of them.

        Laid on the view of the seat before, one after the other, they give the view afterwards: the
        same seat's, or that of the seat from which they look then.
        """
        heard = self._heard(ears or (SPECTATOR,))
        fields, last = self._fields, seat if then is None else then
        if fields is None:
            return self._compared(heard, seat, last)
        states = self._positions
        if heard is not self._everybody:
            states = [self.before, *[self.events[place].after for place in heard], self.after]
        look = fields.eyes
        eyes = tuple([look(state, seat) for state in states])
        if last != seat and look(self.after, last) != eyes[-1]:
            return self._compared(heard, seat, last)
        known = self._known.get((heard, eyes))
        if known is None:
            made: Plain = {}
            earlier = self._earlier.get(eyes[0], {})
            known = self._known[heard, eyes] = _worked_out(fields, states, eyes, earlier, made)
            self.made[eyes[-1]] = made
        return known

    def heard(self, ears: tuple[int, ...]) -> list[Event]:
        """The events that those in these seats may know of; nobody in a seat only watches."""
        return [self.events[place] for place in self._heard(ears or (SPECTATOR,))]

    def _heard(self, ears: tuple[int, ...]) -> tuple[int, ...]:
        """The places of the events that any of these seats may know of."""
        if self._everybody is not None:
            return self._everybody
        return tuple(
            [
                place
                for place, event in enumerate(self.events)
                if event.audience is None or not set(ears).isdisjoint(event.audience)
            ]
        )

    def _compared(self, heard: tuple[int, ...], seat: int, then: int) -> Patches:
        """By comparing whole views."""
        found: list[Plain] = []
        view = self.before.view(seat)
        for place in heard:
            seen = self.events[place].after.view(seat)
            found.append(patch(view, seen))
            view = seen
        found.append(patch(view, self.after.view(then)))
        return tuple(found)


def _worked_out(
    fields: Fields, states: list[State], eyes: tuple[int, ...], earlier: Plain, known: Plain
) -> Patches:
    """By making again only what may have changed from one position to the next.

    Only fields that are not faithful have to be compared. One that changes has often changed a move
    ago too, so it is among the `earlier`. What was made for the last position is left in `known`.
    """
    found: list[Plain] = []
    before = states[0]
    marks = fields.marks(before)
    for state, with_eyes in zip(states[1:], eyes[1:], strict=True):
        marks_now = fields.marks(state)
        change: Plain = {}
        if marks_now == marks:
            found.append(change)
            continue
        for name, make, _, faithful in fields.touched(marks, marks_now):
            now = make(state, with_eyes)
            if faithful:
                change[name] = now
                continue
            if name in known:
                was = known[name]
            else:
                was = earlier[name] if name in earlier else make(before, eyes[0])
            if was != now:
                change[name] = now
            known[name] = now
        found.append(change)
        marks = marks_now
    return tuple(found)
