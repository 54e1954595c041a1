"""Those at a table, who play or watch: who they are, and what all of them are told."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from wardroom.protocol import Pointed, TableCard, TableChanged, Thinking, encode
from wardroom.server.store import KeptLine, TableRow
from wardroom.server.tables.audience import Audience, Subscriber
from wardroom.server.tables.call_message import CallMessage
from wardroom.server.tables.summaries import colleagues_of, people_of, table_card
from wardroom.server.tables.table_chat import TableChat, may_hear
from wardroom.server.tables.watching import Watching

CALLS_KEPT: Final = 40
HOLD: Final = 8.0
"""So many seconds colleagues wait when asked to, and so many they then go on: asking again
and again does not stop a game."""
HANDED_KEPT: Final = 40


class AudienceBase:
    """Chairs, names, connections and chat of a table, as opposed to its game."""

    def __init__(self, row: TableRow, names: Mapping[str, str], lines: Sequence[KeptLine]) -> None:
        self.row = row
        self.names = dict(names)
        self.chat = TableChat(lines)
        self.watching = Watching()
        self.thinking: tuple[int, ...] = ()
        self.calls: list[CallMessage] = []
        """What was called recently, for colleagues who have not heard it yet."""
        self.held_until = -HOLD
        """Somebody has said: wait. Till then no colleague moves in a game without a clock."""
        self.handed: dict[str, Pointed] = {}
        """What was last said to be whose, by thing: told again to anyone who comes later."""
        self.answered = 0
        """The number of the last call that colleagues have answered."""
        self.subscribers: dict[Subscriber, Audience] = {}
        self._cards: dict[Subscriber, int] = {}
        """What each was last told of who sits where: its hash, for the words are long."""

    def people(self) -> set[str]:
        """Those who sit here, wherever they are."""
        return people_of(self.row)

    def colleague_of(self, seat: int) -> str | None:
        """The kind of colleague that acts for a seat; None if a person does."""
        return self.row.chairs[seat].colleague

    def colleagues(self) -> dict[int, str]:
        """The colleagues by the seats they act for."""
        return colleagues_of(self.row)

    def is_here(self, person: str | None) -> bool:
        """Does the person have the table open, here or at another process?"""
        now = time.time()
        return any(chair.person == person and chair.here_until > now for chair in self.row.chairs)

    def has_people_elsewhere(self) -> bool:
        """Does anybody have the table open at another process, as far as is known here?

        Anyone who has it open here and there counts as being here.
        """
        now = time.time()
        here = {subscriber.person for subscriber in self.subscribers}
        return self.watching.elsewhere() or any(
            chair.here_until > now and chair.person not in here for chair in self.row.chairs
        )

    @property
    def pages_shown(self) -> int:
        """How many pages of a story have been told here."""
        return 0

    def card(self, person: str | None) -> TableCard:
        """The table as this person may see it."""
        watching = self.watching.names()
        return table_card(self.row, self.names, person, watching, pages=self.pages_shown)

    def tell_card(self, subscriber: Subscriber, again: bool = True) -> None:
        """Tell somebody who sits where; also what they know already, if it is to be told again."""
        told = encode(TableChanged(self.card(subscriber.person)))
        if again or self._cards.get(subscriber) != hash(told):
            self._cards[subscriber] = hash(told)
            subscriber.send(told)

    def tell_cards(self) -> None:
        """Tell everybody who sits where and who is here."""
        for subscriber in self.subscribers:
            self.tell_card(subscriber)

    def tell_all(self, message: Any, but: Subscriber | None = None) -> None:
        told = encode(message)
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.send(told)

    def receive_call(self, pointed: Pointed) -> None:
        """Somebody points or calls: all see it, and colleagues will hear it.

        What a colleague is about to do is for people alone.
        """
        self.tell_all(pointed)
        if pointed.say is not None:
            return
        to_somebody = pointed.to is not None and pointed.to.startswith("seat:")
        if pointed.call == "mine" and pointed.thing is not None and to_somebody:
            self.handed.pop(pointed.thing, None)
            if len(self.handed) < HANDED_KEPT:
                self.handed[pointed.thing] = replace(pointed, lasts=0.0)
        number = self.calls[-1].number + 1 if self.calls else self.answered + 1
        call = CallMessage(
            number, pointed.seat, pointed.call or "", pointed.thing or "", pointed.to or ""
        )
        self.calls.append(call)
        del self.calls[:-CALLS_KEPT]
        now = time.monotonic()
        if pointed.call == "wait" and now >= self.held_until + HOLD:
            self.held_until = now + HOLD

    def tell_handed(self, subscriber: Subscriber) -> None:
        """Tell somebody who has just come what is whose, without pointing at it again."""
        for pointed in self.handed.values():
            subscriber.send(encode(pointed))

    def add_chat_line(self, kept: KeptLine) -> None:
        """Somebody said something."""
        if self.chat.add(kept):
            told = encode(kept.line)
            for subscriber in self.subscribers:
                if may_hear(kept, subscriber.seats, subscriber.person):
                    subscriber.send(told)

    def set_thinking(self, seats: tuple[int, ...]) -> None:
        """Colleagues in these seats are thinking."""
        if seats != self.thinking:
            self.thinking = seats
            self.tell_all(Thinking(list(seats)))
