"""A storm of hints: guests who ask for hints without end, and a stranger who plays meanwhile.

The stranger's colleague has to move as it does in quiet times. First the stranger plays alone, then
beside the storm; what counts is how much longer 9 of 10 moves take, for the slowest of a few dozen
says more about what else the machine had to do.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.trial.report import Report
from wardroom.client import Denied, HttpClient, TableClient, Unreachable
from wardroom.lab.load.figures import share
from wardroom.lab.load.server_process import ServerProcess

LIMITED: Final = {"WARDROOM_PACE": "0", "WARDROOM_THINKERS": "1", "WARDROOM_LIMITS": "on"}
SOCKETS_OF_ONE: Final = 20
"""A person may have a few more at one time."""
MOST_DELAY: Final = 2.0
"""Seconds by which a storm may delay somebody else's colleague."""
_RETRY_SECONDS: Final = 0.05
GATHERING: Final = 60.0
"""Seconds in which the storm has to begin."""


def hints(moves: int, sockets: int = 40, judged: float = 0.9) -> Report:
    """So many moves of the stranger's colleague, in quiet and in a storm over so many sockets.

    Judged is how long that share of the moves takes: of a dozen rather the half, since hints that
    get in the way delay every move, and a busy machine one or two.
    """
    with (
        TemporaryDirectory(prefix="wardroom-hints-") as folder,
        ServerProcess(Path(folder), (), LIMITED) as server,
    ):
        return asyncio.run(storm(server.url, moves, sockets, judged))


async def storm(url: str, moves: int, sockets: int, judged: float = 0.9) -> Report:
    """The trial at a server that runs."""
    report = Report(f"Storm of hints over {sockets} sockets")
    quiet = await _answers(url, moves)
    asking: list[asyncio.Task[None]] = []
    blowing = asyncio.Event()
    async with AsyncExitStack() as held:
        for first in range(0, sockets, SOCKETS_OF_ONE):
            guest = await HttpClient.guest(url, "Storm")
            table = await guest.open_table("pandemic", ["me", "me"])
            for _ in range(first, min(sockets, first + SOCKETS_OF_ONE)):
                place = await held.enter_async_context(guest.join(table.id))
                asking.append(asyncio.create_task(_ask_for_ever(place, report, blowing)))
        # On a busy machine the stranger would be through before the first of them has an answer.
        with suppress(TimeoutError):
            await asyncio.wait_for(blowing.wait(), GATHERING)
        disturbed = await _answers(url, moves)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    report.note("moves of the colleague", len(disturbed))
    for name, waited in (("quiet", quiet), ("storm", disturbed)):
        report.note(f"{name}: 9 of 10 moves within, s", share(waited, 0.9))
        report.note(f"{name}: the slowest, s", max(waited))
    delay = share(disturbed, judged) - share(quiet, judged)
    report.expect(delay < MOST_DELAY, f"The storm delays a stranger's colleague by {delay:.1f} s.")
    return report


async def _answers(url: str, moves: int) -> Sequence[float]:
    """How long a stranger waits for each of so many moves of a colleague."""
    waited: list[float] = []
    while len(waited) < moves:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:good"])
        async with ania.join(table.id) as client:
            while len(waited) < moves and await client.turn():
                here = client.position
                offers = [] if here is None else [one for one in here.legal if one.seat == 0]
                with suppress(Denied):
                    await client.play(offers[0])
                while not (client.asked or client.ending):
                    before = time.monotonic()
                    await client.until(_moved_on(client, client.step))
                    waited.append(time.monotonic() - before)
    return waited


def _moved_on(client: TableClient, step: int) -> Callable[[], bool]:
    return lambda: client.step > step or client.ending is not None


async def _ask_for_ever(place: TableClient, report: Report, blowing: asyncio.Event) -> None:
    while True:
        try:
            # Who begins is in the cards, and only they can be advised.
            await place.hint(place.position.waiting[0] if place.position else None)
            report.count("hints given")
            blowing.set()
        except (Denied, Unreachable, TimeoutError):
            report.count("hints refused")
            await asyncio.sleep(_RETRY_SECONDS)
