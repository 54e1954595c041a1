"""Whose decision is next, one seat at a time.

Without time: the table waits for somebody, and that seat is asked. With `interject` the others are
asked before, if there is something they may do (an Event of Pandemic); they may answer "go on
without me".

With time: nothing sleeps and no clock is looked at. While the table waits for somebody (a Council,
an evaluation) that seat is asked, and time stands still. While time runs, all seats that can do
something are asked once at the same moment, in the order of the seats, and each may go on without
acting; then time passes by one `tick`, with everything that is due in between. So a seat acts at
most once a tick, and its hands and its head are as quick as the tick allows.
"""

from typing import Final

from wardroom.kernel import Action, Table, WardroomError

TICK: Final = 500
"""In ms: a seat acts at most this often while time runs."""


class Asking:
    """A table and whom it asks now."""

    def __init__(self, table: Table, interject: bool = False, tick: int = TICK) -> None:
        if tick < 1:
            raise WardroomError(f"A tick takes at least 1 ms, not {tick}.")
        self.table = table
        self.seat: int | None = None
        """Who is asked; None when the game is over."""
        self.legal: tuple[Action, ...] = ()
        self.may_go_on = False
        """May the seat answer None: go on without me?"""
        self._interject = interject
        self._tick = tick
        self._still_to_ask: list[int] = []
        self._ask_again()
        self._find()

    def answer(self, action: Action | None) -> None:
        """Play the action of the seat that is asked, or go on without it."""
        if self.seat is None:
            raise WardroomError("The game is over; nobody is asked any more.")
        if action is None:
            if not self.may_go_on:
                raise WardroomError(f"Seat {self.seat} is waited for and has to act.")
        else:
            self.table.play(self.seat, action)
            if not self.table.game.timed or self.table.waiting():
                self._ask_again()
        self._find()

    def _ask_again(self) -> None:
        waiting = self.table.waiting()
        seats = range(self.table.record.seats)
        if self.table.game.timed and not waiting:
            self._still_to_ask = list(seats)
        else:
            others = [seat for seat in seats if seat not in waiting] if self._interject else []
            self._still_to_ask = others + list(waiting[:1])

    def _find(self) -> None:
        table = self.table
        while table.outcome() is None:
            while self._still_to_ask:
                seat = self._still_to_ask.pop(0)
                legal = table.legal(seat)
                if legal:
                    self.seat, self.legal = seat, legal
                    self.may_go_on = seat not in table.waiting()
                    return
            if not table.game.timed:
                raise WardroomError("Nobody can act and nothing is due; the game cannot go on.")
            if not table.waiting():
                table.wait(table.now + self._tick)
            self._ask_again()
        self.seat, self.legal, self.may_go_on = None, (), False
