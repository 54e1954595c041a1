"""The state of tables in the database.

Tables that people watch are looked at every few seconds in case another process has changed them.
One question each would be a thousand every ten seconds for a thousand tables.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Final, NamedTuple

from wardroom.server.store import ChairRow, TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.store.rows import NamedTable
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import seen_at

AT_ONCE: Final = 200
"""Tables in one question. Reading more would keep everybody waiting for longer than a move may
take where the rows of the answer are put together on the event loop."""

Seen = Mapping[tuple[str, str], float]
"""Until when who is at which table."""


class TableState(NamedTuple):
    """The state of some tables in the database at one moment."""

    found: Mapping[str, NamedTable]
    """Those that are there."""
    unnoted: Seen
    """Who was seen by then and may not have been noted."""
    chairs: Mapping[str, tuple[ChairRow, ...]]
    """Those that were in memory. Whatever changes who sits at a table or is seen there, replaces
    them."""

    def is_current_for(self, live: LiveTable) -> bool:
        """Has nothing changed since at the table in memory, so that this is not older than that?"""
        return self.chairs[live.id] is live.row.chairs

    def row(self, id: str, seen: Seen) -> TableRow:
        """A table, with those who have been seen there by now."""
        row = self.found[id].row
        for (at, person), until in {**self.unnoted, **seen}.items():
            if at == id:
                row = seen_at(row, person, until)
        return row


async def read_state(store: TableStorage, live: LiveTable, seen: Seen) -> TableState:
    """The state of one table."""
    chairs, unnoted = {live.id: live.row.chairs}, dict(seen)
    found = await store.named_tables.find(live.id)
    return TableState({} if found is None else {live.id: found}, unnoted, chairs)


async def read_states(
    store: TableStorage, tables: Sequence[LiveTable], seen: Seen
) -> AsyncIterator[tuple[TableState, Sequence[LiveTable]]]:
    """The state of many tables, read in batches."""
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        chairs, unnoted = {live.id: live.row.chairs for live in some}, dict(seen)
        yield TableState(await store.named_tables.find_all(list(chairs)), unnoted, chairs), some
