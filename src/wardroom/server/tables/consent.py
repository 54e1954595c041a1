"""Questions to all who play. A question is stored in the table's row, so every process knows it."""

from collections.abc import Callable

from msgspec import structs

from wardroom.protocol import Answer, AskBack, Question, Said, encode
from wardroom.server.errors import ApiError
from wardroom.server.store import SeatChange, TableRow
from wardroom.server.store.protocols import TableRows
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import must_be_free
from wardroom.server.tables.summaries import people_of, question_of, seats_of
from wardroom.server.tables.system_messages import tell_in_chat


class Consent:
    """Asks all players, and does what all of them agree to."""

    def __init__(self, hub: Hub, tables: TableRows) -> None:
        self._tables = tables
        self._hub = hub

    async def ask_back(self, live: LiveTable, subscriber: Subscriber, wish: AskBack) -> None:
        """Ask to undo the person's last move and everything since."""
        person, seats = subscriber.person, subscriber.seats
        if person is None or not seats:
            raise ApiError("not-seated")
        async with live.lock:
            await live.ensure_loaded()
            if wish.step != live.step:
                raise ApiError("stale")
            moves = live.session.moves_back(seats)
        if moves == 0:
            raise ApiError("not-undoable")
        new = Question("take-back", seats[0], wish.step, moves, list(seats))

        def asked(row: TableRow) -> Question:
            _must_stand(row, person, wish.step)
            must_be_free(row)
            there_is = question_of(row)
            if there_is is not None and there_is.seat not in seats:
                raise ApiError("asked")
            return there_is or new

        if await self._ask(live, asked):
            args = {"seat": new.seat, "count": moves}
            sentence = f"asks to take back {moves} move(s)."
            await tell_in_chat(self._hub, live, new.seat, sentence, Said("chat-asks-back", args))

    async def answer(self, live: LiveTable, person: str | None, wish: Answer) -> None:
        """Agree to what is asked, or end the question."""
        if person is None:
            raise ApiError("not-seated")
        refused = False

        def asked(row: TableRow) -> Question | None:
            nonlocal refused
            _must_stand(row, person, wish.step)
            question = question_of(row)
            if question is None:
                raise ApiError("stale")
            refused = not wish.yes
            yes = sorted({*question.yes, *seats_of(row, person)})
            return structs.replace(question, yes=yes) if wish.yes else None

        await self._ask(live, asked)
        if refused:
            (seat, *_) = seats_of(live.row, person)
            say = Said("chat-declines", {"seat": seat})
            await tell_in_chat(self._hub, live, seat, "would rather not take that back.", say)

    async def _ask(self, live: LiveTable, asked: Callable[[TableRow], Question | None]) -> bool:
        """Store the question in the database; True if someone still has to answer it."""
        agreed: Question | None = None
        waits = False

        def decide(row: TableRow) -> SeatChange:
            nonlocal agreed, waits
            question, agreed = asked(row), None
            waits = question is not None and bool(_missing(row, question))
            if question is not None and not waits:
                agreed = question
            stored = encode(question).decode() if waits else None
            return SeatChange(values={"asked": stored})

        if await self._tables.change(live.id, decide) is None:
            raise ApiError("unknown-table")
        await self._hub.refresh(live)
        if agreed is not None:
            await live.take_back_together(agreed.step, agreed.moves)
        return waits


def _missing(row: TableRow, question: Question) -> set[str]:
    """Those who have not agreed yet; nobody waits for somebody for whom a colleague acts."""
    agreed = {row.chairs[seat].person for seat in question.yes}
    return {
        chair.sitter
        for chair in row.chairs
        if chair.sitter is not None and chair.colleague is None and chair.sitter not in agreed
    }


def _must_stand(row: TableRow, person: str, step: int) -> None:
    if person not in people_of(row):
        raise ApiError("not-seated")
    if row.summary.status != "playing" or row.summary.step != step:
        raise ApiError("stale")
