"""What comes next is said also where no process of advisers answers."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.conftest import run
from wardroom.kernel import Table, game
from wardroom.protocol import Hint
from wardroom.server.colleagues import adviser as advisers
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.thinker import WorkerFailed
from wardroom.server.colleagues.worker import Answer
from wardroom.server.errors import ApiError
from wardroom.server.tables.audience import offer
from wardroom.server.tables.live_table import LiveTable


def live(name: str) -> LiveTable:
    """A table fresh from its deal, as far as an adviser looks at it."""
    table = Table.deal(game(name), 2, 7)

    async def loaded() -> None:
        pass

    def offered(seat: int, action: str) -> Any:
        return next(
            offer(seat, each, table.game.groups)
            for each in table.state.offers(seat)
            if repr(each.action) == action
        )

    return cast(
        LiveTable,
        SimpleNamespace(
            id="t",
            game=table.game,
            table=table,
            step=0,
            over=False,
            lock=asyncio.Lock(),
            ensure_loaded=loaded,
            session=SimpleNamespace(now=lambda: 0, offer=offered),
        ),
    )


class Gone:
    """A process that has died."""

    async def ask(self, *_: object) -> Answer:
        raise WorkerFailed("It is gone.")


class Late:
    """A process that thinks until somebody says that it may answer."""

    def __init__(self) -> None:
        self.asked = 0
        self.may = asyncio.Event()

    async def ask(self, *_: object) -> Answer:
        self.asked += 1
        await self.may.wait()
        return Answer(0)


async def hint(adviser: Adviser, table: LiveTable) -> Hint:
    return await adviser.hint(table, 0, 0, "ania", "here")


def with_pool(pool: object) -> Adviser:
    return Adviser(cast(Any, pool), limits=False)


def test_where_the_process_is_gone_a_quick_colleague_advises() -> None:
    async def story() -> None:
        told = await hint(with_pool(Gone()), live("rush-md"))
        assert told.offer is not None
        assert told.next is not None
        assert told.next.action == told.offer.action == "ready"
        assert told.next.say.id == "next-council"

    run(story())


def test_a_game_with_slow_advisers_says_that_there_is_no_hint() -> None:
    async def story() -> None:
        with pytest.raises(ApiError) as refused:
            await hint(with_pool(Gone()), live("pandemic"))
        assert refused.value.code == "no-hint"

    run(story())


def test_a_late_process_is_asked_again_only_when_it_has_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advisers, "PATIENCE", 0.01)

    async def story() -> None:
        pool, table = Late(), live("rush-md")
        adviser = with_pool(pool)
        for _ in range(3):
            told = await hint(adviser, table)
            assert told.next is not None
        assert pool.asked == 1
        pool.may.set()
        while adviser._late:
            await asyncio.sleep(0)
        await hint(adviser, table)
        assert pool.asked == 2

    run(story())
