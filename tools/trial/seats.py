"""Races for seats: people who do two things to one table at the same moment.

Each race is one that a server could get wrong by deciding from what it remembers: a seat that was
confirmed and then given away, a table that nobody sits at, a seat that two people have. It is run
over one process or several that share a database, the people at different ones.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.trial.copies import GameCopies
from tools.trial.report import Report
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.settings import database_address

QUICK: Final = {"WARDROOM_PACE": "0", "WARDROOM_THINKERS": "1", "WARDROOM_LIMITS": "off"}
AT_ONCE: Final = 4
GAME: Final = "pandemic"


def seats(rounds: int, arguments: Sequence[str] = (), processes: int = 1) -> Report:
    """Run every race so often, on servers with these arguments."""
    with TemporaryDirectory(prefix="wardroom-seats-") as folder:
        servers = [ServerProcess(Path(folder), arguments, QUICK) for _ in range(processes)]
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.wait_until_ready()
            place = dict(zip(arguments[::2], arguments[1::2], strict=True)).get("--database")
            database = database_address(place or str(Path(folder) / "tables.db"))
            return asyncio.run(races([server.url for server in servers], rounds, database))
        finally:
            for server in servers:
                server.stop()


async def races(urls: Sequence[str], rounds: int, database: str) -> Report:
    """Every race so often, at servers that share this database."""
    report = Report(f"Races for seats over {len(urls)} process(es)")
    crowds: asyncio.Queue[_Crowd] = asyncio.Queue()
    copies = GameCopies(database)
    for _ in range(AT_ONCE):
        crowds.put_nowait(await _Crowd.at(urls, report, copies))

    async def once(race: Callable[["_Crowd"], Awaitable[None]]) -> None:
        crowd = await crowds.get()
        try:
            await race(crowd)
        except Denied as denied:
            report.wrong(f"{race.__name__}: refused with {denied.code}: {denied}")
        finally:
            crowds.put_nowait(crowd)

    for race in RACES:
        await asyncio.gather(*(once(race) for _ in range(rounds)))
        report.note(race.__name__.replace("_", "/"), rounds)
    await copies.close()
    return report


class _Crowd:
    """Three people, each at a process of their own where there are several."""

    def __init__(self, people: list[HttpClient], report: Report, copies: GameCopies) -> None:
        self.ania, self.bo, self.cleo = people
        self.report = report
        self._copies = copies
        self._played: str | None = None

    @staticmethod
    async def at(urls: Sequence[str], report: Report, copies: GameCopies) -> "_Crowd":
        names = ("Ania", "Bo", "Cleo")
        return _Crowd(
            [
                await HttpClient.guest(urls[number % len(urls)], name)
                for number, name in enumerate(names)
            ],
            report,
            copies,
        )

    async def finished(self) -> str:
        """A finished game of Ania and Bo: the one they have played, or a copy of it."""
        if self._played is None:
            self._played = await self.table("me", "open")
            await self.bo.sit(self._played)
            clients = [person.join(self._played) for person in (self.ania, self.bo)]
            async with clients[0], clients[1]:
                await asyncio.gather(*(_play_out(client) for client in clients))
        return await self._copies.copy(self._played)

    async def table(self, *seats: str) -> str:
        return (await self.ania.open_table(GAME, list(seats), public=True)).id

    def expect(self, true: bool, sentence: str) -> None:
        self.report.expect(true, sentence)


async def _both(*asked: Awaitable[Any]) -> list[Any]:
    """The results of simultaneous requests: an answer each, or the code of a refusal."""

    async def settled(one: Awaitable[Any]) -> Any:
        try:
            return await one
        except Denied as denied:
            return denied.code

    return await asyncio.gather(*(settled(one) for one in asked))


async def sit_begin(crowd: _Crowd) -> None:
    """Those who were told to have a seat have it when the game begins."""
    table = await crowd.table("me", "open", "open")
    await crowd.bo.table(table)
    sat, begun = await _both(crowd.bo.sit(table), crowd.ania.begin(table))
    crowd.expect(not isinstance(begun, str), f"begin was refused with {begun}")
    card = await crowd.bo.table(table)
    crowd.expect(card.status == "playing", f"{table} has not begun")
    seated = any(chair.you for chair in card.chairs)
    if isinstance(sat, str):
        crowd.expect(sat == "begun" and not seated, f"refused with {sat}, seated: {seated}")
    else:
        crowd.expect(seated, f"{table}: a confirmed seat was taken away")
    await _away(crowd, table)


async def sit_sit(crowd: _Crowd) -> None:
    """The last seat is one person's, and one person takes one seat."""
    table = await crowd.table("me", "open", "open")
    first, second, third = await _both(
        crowd.bo.sit(table), crowd.bo.sit(table), crowd.cleo.sit(table, seat=2)
    )
    card = await crowd.ania.table(table)
    names = [chair.name for chair in card.chairs]
    for person in (crowd.bo, crowd.cleo):
        crowd.expect(names.count(person.me.name) <= 1, f"{table}: {names}")
    twice = [first, second]
    ok = sum(not isinstance(one, str) for one in twice)
    crowd.expect(ok == (1 if "Bo" in names else 0), f"{table}: Bo sat {ok} times: {names}, {twice}")
    crowd.expect(
        ("Cleo" in names) == (not isinstance(third, str)), f"{table}: Cleo {third!r}: {names}"
    )
    await _away(crowd, table)


async def leave_leave(crowd: _Crowd) -> None:
    """Nothing is left of a waiting table when all have gone."""
    table = await crowd.table("me", "open", "open")
    await crowd.bo.sit(table)
    left = await _both(crowd.ania.leave(table), crowd.bo.leave(table))
    crowd.expect(left == [None, None], f"{table}: leaving was answered by {left}")
    (found,) = await _both(crowd.cleo.table(table))
    crowd.expect(found == "unknown-table", f"{table} is a ghost")


async def sit_leave(crowd: _Crowd) -> None:
    """Somebody comes while the host goes: the table is theirs, or it is gone."""
    table = await crowd.table("me", "open", "open")
    sat, left = await _both(crowd.bo.sit(table), crowd.ania.leave(table))
    crowd.expect(left is None, f"{table}: leaving was answered by {left}")
    (found,) = await _both(crowd.bo.table(table))
    if isinstance(sat, str):
        crowd.expect(sat == found == "unknown-table", f"{table}: {sat}, then {found!r}")
        return
    crowd.expect(not isinstance(found, str), f"{table}: Bo sits at a table that is gone")
    if not isinstance(found, str):
        crowd.expect(found.yours, f"{table} belongs to somebody who has left")
        await crowd.bo.leave(table)


async def leave_back(crowd: _Crowd) -> None:
    """Anyone who leaves a game while another does comes back to their own seat."""
    table = await crowd.table("me", "open")
    await crowd.bo.sit(table)
    left = await _both(crowd.ania.leave(table), crowd.bo.leave(table))
    crowd.expect(left == [None, None], f"{table}: leaving was answered by {left}")
    back = await _both(crowd.ania.sit(table), crowd.bo.sit(table))
    for person, card in zip((crowd.ania, crowd.bo), back, strict=True):
        if isinstance(card, str):
            crowd.expect(False, f"{table}: {person.me.name} cannot come back: {card}")
    card = await crowd.ania.table(table)
    names = [chair.name for chair in card.chairs]
    crowd.expect(names == ["Ania", "Bo"], f"{table}: {names}")
    await _away(crowd, table)


async def rematch_rematch(crowd: _Crowd) -> None:
    """Both ask to play again at once: there is one new table, and both are ready there."""
    table = await crowd.finished()
    cards = await _both(crowd.ania.rematch(table), crowd.bo.rematch(table))
    refused = [card for card in cards if isinstance(card, str)]
    crowd.expect(not refused, f"{table}: a rematch was refused with {refused}")
    if refused:
        return
    crowd.expect(cards[0].id == cards[1].id, f"{table} has two rematches")
    card = await crowd.ania.table(cards[0].id)
    names = [(chair.name, chair.ready) for chair in card.chairs]
    crowd.expect(names == [("Ania", True), ("Bo", True)], f"{card.id}: {names}")
    host = crowd.ania if card.yours else crowd.bo
    (begun,) = await _both(host.begin(card.id))
    crowd.expect(not isinstance(begun, str), f"{card.id} cannot begin: {begun}")
    await _away(crowd, card.id)


async def take_over_take_over(crowd: _Crowd) -> None:
    """Two late friends want the seat of one colleague: it is one person's."""
    table = await crowd.ania.open_table(GAME, ["me", "colleague:random"])
    taken = await _both(
        crowd.bo.sit(table.id, 1, table.invite), crowd.cleo.sit(table.id, 1, table.invite)
    )
    refused = [one for one in taken if isinstance(one, str)]
    crowd.expect(refused == ["full"], f"{table.id}: taking over was answered by {refused}")
    card = await crowd.ania.table(table.id)
    crowd.expect(card.chairs[1].name in ("Bo", "Cleo"), f"{table.id}: {card.chairs}")
    await _away(crowd, table.id)


async def _play_out(client: TableClient) -> None:
    """Always the first choice, to the end."""
    while await client.turn():
        here = client.position
        offers = [] if here is None else [one for one in here.legal if one.seat in here.waiting]
        with suppress(Denied):
            await client.play(offers[0])


async def _away(crowd: _Crowd, table: str) -> None:
    """All leave, so that nobody comes to sit at too many tables."""
    await _both(*(person.leave(table) for person in (crowd.ania, crowd.bo, crowd.cleo)))


RACES: Final = (
    sit_begin,
    sit_sit,
    leave_leave,
    sit_leave,
    leave_back,
    rematch_rematch,
    take_over_take_over,
)
