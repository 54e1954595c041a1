"""Colleagues play the deal of the day too: once, within a limit, and their results are told."""

from datetime import date
from functools import partial
from pathlib import Path

from tests.server.conftest import eventually, run
from tests.server.dealing import MIDNIGHT, Clock, processes
from wardroom.protocol import (
    DailyColleague,
)
from wardroom.server.colleagues.pool import WorkerPool
from wardroom.server.features.daily.runs import DailyRuns
from wardroom.server.features.daily.service import DayDeal
from wardroom.server.features.daily.store import DailyStore
from wardroom.server.settings import database_address
from wardroom.server.store import Store


def test_colleagues_play_the_deal_once_for_everybody_who_has_finished(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT), 2) as (here, there):
            deal = _with_levels(here.daily.deal("holding-on", date(2026, 11, 17)), "gentle")
            runs = [DailyRuns(each.rows, partial(WorkerPool, 1)) for each in (here, there)]
            for each in runs:
                each.want(deal)
            store = DailyStore(here.services.store.database)

            async def played() -> bool:
                run = (await store.runs("holding-on", "2026-11-17")).get("gentle")
                return run is not None and run.ended is not None

            await eventually(played, 60)
            run_ = (await store.runs("holding-on", "2026-11-17"))["gentle"]
            assert run_.won is not None
            assert run_.turns
            assert not await store.claim("holding-on", "2026-11-17", "gentle", 0.0)
            for each in runs:
                await each.close()

    run(story(), 90)


def test_a_game_that_takes_too_long_is_left_out_and_not_tried_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT)) as (process,):
            runs = DailyRuns(process.rows, partial(WorkerPool, 1), longest=0.0)
            runs.want(_with_levels(process.daily.deal("pandemic", date(2026, 11, 17)), "good"))
            store = DailyStore(process.services.store.database)

            async def given_up() -> bool:
                found = (await store.runs("pandemic", "2026-11-17")).get("good")
                return found is not None and found.ended is not None

            await eventually(given_up)
            assert (await store.runs("pandemic", "2026-11-17"))["good"].won is None
            await runs.close()

    run(story())


def test_what_a_process_left_unfinished_is_taken_over_later(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(database_address(str(tmp_path / "tables.db")), "process")
        await store.open()
        assert await DailyStore(store.database).claim("pandemic", "2026-11-17", "good", 600.0)
        assert not await DailyStore(store.database).claim("pandemic", "2026-11-17", "good", 600.0)
        assert await DailyStore(store.database).claim("pandemic", "2026-11-17", "good", -1.0)
        await DailyStore(store.database).finish("pandemic", "2026-11-17", "good", True, None, 20)
        assert not await DailyStore(store.database).claim("pandemic", "2026-11-17", "good", -1.0)
        await store.close()

    run(story())


def test_colleagues_are_told_with_the_results(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT)) as (process,):
            store = process.services.store
            ania = await store.people.add("Ania")
            await process.play_out(await process.begin(ania), ania)
            for kind, won in (("gentle", False), ("strong", None)):
                assert await DailyStore(store.database).claim("pandemic", "2026-11-17", kind, 600.0)
                await DailyStore(store.database).finish(
                    "pandemic", "2026-11-17", kind, won, None, 9
                )
            told = await process.daily.results(ania, "pandemic", "2026-11-17")
            assert told.colleagues == [DailyColleague("gentle", False, None, 9)]
            assert told.thinking  # the good ones have not played yet

    run(story())


def _with_levels(deal: DayDeal, *levels: str) -> DayDeal:
    return deal._replace(set_up=deal.set_up._replace(levels=levels))
