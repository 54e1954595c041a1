"""Players of the trials: quick, fickle and patient with a server that goes away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from wardroom.client import Denied, HttpClient, TableClient, Unreachable
from wardroom.kernel import Dice
from wardroom.protocol import Offer, TableCard

T = TypeVar("T")

PATIENCE: Final = 180.0
"""Seconds for a server to come back: one that is killed again while it starts takes a while."""
RETRY_SECONDS: Final = 0.05


async def patiently(request: Callable[[], Awaitable[T]]) -> T:
    """The answer to a request, asked again as long as there is no server."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + PATIENCE
    while True:
        try:
            return await request()
        except Unreachable:
            if loop.time() > deadline:
                raise
        except Denied as denied:
            if denied.status < 500 or loop.time() > deadline:
                raise
        await asyncio.sleep(RETRY_SECONDS)


async def take_seat(person: HttpClient, table: TableCard) -> TableCard:
    """Sit down; a seat that was taken before the answer got lost is one's own all the same."""

    async def sit() -> TableCard:
        now = await person.table(table.id, table.invite)
        if any(chair.you for chair in now.chairs):
            return now
        return await person.sit(table.id, invite=table.invite)

    return await patiently(sit)


async def begin(person: HttpClient, table: TableCard) -> None:
    """Begin the game, unless the answer to an earlier try got lost."""

    async def begin_once() -> None:
        if (await person.table(table.id)).status == "open":
            await person.begin(table.id)

    await patiently(begin_once)


def pick(client: TableClient, dice: Dice) -> Offer | None:
    """A random choice; now and then one that was not asked for, such as an Event card."""
    here = client.position
    if here is None or not here.legal:
        return None
    if client.asked:
        wanted = [offer for offer in here.legal if offer.seat in here.waiting]
        return dice.pick(wanted)
    return dice.pick(here.legal) if dice.below(8) == 0 else None


def reached(client: TableClient, step: int) -> Callable[[], bool]:
    """To wait until somebody has been told of a step."""
    return lambda: client.step >= step
