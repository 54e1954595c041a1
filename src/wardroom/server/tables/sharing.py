"""Finished games that others may look at by their address, with the names that people agreed to."""

from typing import Any

from wardroom.protocol import Sharing
from wardroom.server.errors import ApiError
from wardroom.server.store import SeatChange, TableRow
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import Seating, is_invite, may_enter
from wardroom.server.tables.summaries import people_of, seats_of


def may_look(row: TableRow, person: str | None, invite: str | None) -> None:
    """ApiError unless the person may enter the table, or its game is over and shared."""
    if not (row.shared and row.summary.status == "over"):
        may_enter(row, person, invite)


def nameless(row: TableRow, person: str | None, invite: str | None) -> set[int]:
    """The seats whose names this person does not read in the record of the game. Those who played
    and those they invited know each other anyway.
    """
    if seats_of(row, person) or is_invite(row, invite):
        return set()
    return {chair.seat for chair in row.chairs if not chair.named}


async def share(seats: Seating, person: str, id: str, wish: Sharing) -> LiveTable:
    """Let others look at a finished game, or no more; be named to them, or no more."""

    def decide(row: TableRow) -> SeatChange:
        own = [chair for chair in row.chairs if chair.person == person]
        if not own:
            raise ApiError("not-seated")
        if row.summary.status != "over":
            raise ApiError("not-over" if row.begun else "not-begun")
        values: dict[str, Any] = {}
        if wish.shared is not None:
            # Where the person who opened the table is gone, those who played decide.
            if row.owner != person and row.owner in people_of(row):
                raise ApiError("not-yours")
            values["shared"] = wish.shared
        named = [] if wish.named is None else [one._replace(named=wish.named) for one in own]
        return SeatChange(named, values=values)

    return await seats.change(id, decide)
