"""A person's first real game: one wish opens it, with the company the game itself names."""

from typing import Final, Protocol

from wardroom.kernel import game as find_game
from wardroom.protocol import FirstTimes, NewTable, SeatWish, ToldFirst
from wardroom.server.errors import ApiError
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import Seating
from wardroom.teaching.accompanied import ME, first_table_of, first_times_of

_NO_TABLE: Final = "The game sets no table for a first time."


class FirstTimeRows(Protocol):
    """Which tables are accompanied, and what was explained to whom."""

    async def accompany(self, person: str, game: str, table: str) -> None: ...

    async def of(self, person: str, game: str) -> FirstTimes: ...

    async def tell(self, person: str, game: str, name: str) -> bool:
        """Note that the person is told this now; False if they have been told before."""

    async def forget(self, person: str) -> None: ...


class FirstGames:
    """Opens accompanied tables, and remembers what was explained to whom."""

    def __init__(self, store: FirstTimeRows, seats: Seating) -> None:
        self._store = store
        self._seats = seats

    async def open(self, person: str, name: str) -> LiveTable:
        """The table that the game sets for a first time; it begins at once."""
        first = first_table_of(find_game(name))
        if first is None:
            raise ApiError("unknown-lesson", _NO_TABLE)
        seats = [
            SeatWish("me") if kind == ME else SeatWish("colleague", kind) for kind in first.seats
        ]
        live = await self._seats.open(person, NewTable(name, seats, dict(first.options)))
        await self._store.accompany(person, name, live.id)
        return live

    async def told(self, person: str, name: str) -> FirstTimes:
        """The accompanied tables of a game, and what of it the person has been told."""
        return await self._store.of(person, find_game(name).name)

    async def tell(self, person: str, name: str, first_time: str) -> ToldFirst:
        """Ask to explain something; only the first device that asks is to do it."""
        if first_time not in [each.name for each in first_times_of(find_game(name))]:
            raise ApiError("malformed", f"{name} explains no {first_time!r}.")
        return ToldFirst(await self._store.tell(person, name, first_time))

    async def forget(self, person: str) -> None:
        """Explain everything again from now on."""
        await self._store.forget(person)
