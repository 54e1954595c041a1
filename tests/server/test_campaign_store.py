"""Campaigns in the database: who belongs to them, and what their tables have handed on."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.server.test_store import address, entry, stories
from wardroom.server.settings import database_address
from wardroom.server.store import (
    CampaignRow,
    ChairRow,
    Draft,
    SeatChange,
    Store,
    Summary,
    TableRow,
    migrations,
)
from wardroom.server.store.engines import database

__all__ = ["address"]

OPEN = ChairRow(1, None, None)


def row(id: str, campaign: str | None, *people: str, status: str = "playing") -> TableRow:
    summary = Summary(status, 0, time.time(), "0", None, False)
    chairs = tuple(ChairRow(seat, person, None) for seat, person in enumerate(people))
    return TableRow(
        id,
        "holding-on",
        1,
        {"scenario": "1"},
        7,
        {"unlocked": [1]},
        False,
        "i",
        people[0],
        time.time(),
        None,
        summary,
        None,
        chairs if status == "playing" else (*chairs, OPEN._replace(seat=len(chairs))),
        campaign,
    )


def ended(table: str, step: int, handed_on: dict[str, Any]) -> Draft:
    summary = Summary("over", step, time.time(), "", None, False, json.dumps(handed_on))
    return Draft(table, (entry(step),), summary)


async def found(store: Store, id: str) -> CampaignRow:
    row = await store.campaigns.find(id)
    assert row is not None
    return row


def unique(name: str) -> str:
    return f"{name}{time.time_ns() % 10**9}"


def test_a_campaign_begins_with_its_first_table(address: str) -> None:
    async def story(store: Store) -> None:
        campaign, ania, bo = unique("c"), unique("a"), unique("b")
        one, two = unique("t"), unique("u")
        await store.tables.add(row(one, campaign, ania, bo))
        assert (await found(store, campaign)).members == (ania, bo)
        await store.tables.add(row(two, campaign, bo))
        for person in (ania, bo):
            (mine,) = await store.campaigns.of(person)
            assert (mine.id, mine.game, mine.handed_on) == (campaign, "holding-on", ())
            assert (mine.table, mine.options) == (two, {"scenario": "1"})
        kept = await store.tables.find(one)
        assert kept is not None
        assert kept.campaign == campaign
        assert await store.campaigns.find("nothing") is None

    stories(address, 1, story)


def test_those_who_wait_at_an_open_table_belong_to_it_when_the_game_begins(address: str) -> None:
    async def story(store: Store) -> None:
        campaign, table, ania, bo = unique("c"), unique("t"), unique("a"), unique("b")
        await store.tables.add(row(table, campaign, ania, status="open"))
        assert await store.tables.change(table, lambda _: SeatChange([ChairRow(1, bo, None)]))
        assert (await found(store, campaign)).members == (ania,)
        summary = Summary("playing", 0, time.time(), "0", None, False)
        assert await store.tables.change(table, lambda _: SeatChange(begins=(time.time(), summary)))
        assert (await found(store, campaign)).members == (ania, bo)
        assert await store.campaigns.leave(campaign, bo)
        assert not await store.campaigns.leave(campaign, bo)
        assert (await found(store, campaign)).members == (ania,)

    stories(address, 1, story)


def test_what_a_game_hands_on_is_stored_with_its_last_move_or_not_at_all(address: str) -> None:
    async def story(one: Store, other: Store) -> None:
        campaign, table, late, ania = unique("c"), unique("t"), unique("u"), unique("a")
        for id in (table, late):
            await one.tables.add(row(id, campaign, ania))
        won, lost = {"unlocked": [1, 2]}, {"unlocked": [1]}
        both = await asyncio.gather(
            one.logbook.add(ended(table, 1, won)), other.logbook.add(ended(table, 1, lost))
        )
        assert sorted(both) == [False, True]
        (stored,) = (await found(one, campaign)).handed_on
        assert stored == (won if both[0] else lost)
        assert not await one.logbook.add(ended(table, 1, {"unlocked": [1, 2, 3]}))
        assert (await found(one, campaign)).handed_on == (stored,)
        # A table that ends later takes nothing back, and the same result counts once.
        assert await other.logbook.add(ended(late, 1, {"unlocked": [9]}))
        assert (await found(one, campaign)).handed_on == (stored, {"unlocked": [9]})

    stories(address, 2, story)


def test_nothing_is_left_of_a_campaign_whose_only_table_never_began(address: str) -> None:
    async def story(store: Store) -> None:
        campaign, table, ania = unique("c"), unique("t"), unique("a")
        await store.tables.add(row(table, campaign, ania, status="open"))
        await store.tables.change(table, lambda _: SeatChange(removes=True))
        assert await store.campaigns.of(ania) == []
        for id in (unique("t"), unique("u")):
            await store.tables.add(row(id, campaign, ania, status="open"))
        await store.tables.change(id, lambda _: SeatChange(removes=True))
        assert len(await store.campaigns.of(ania)) == 1

    stories(address, 1, story)


@pytest.mark.parametrize("before", ["first", "house", "whispers"])
def test_an_older_database_is_brought_up_to_date(tmp_path: Path, before: str) -> None:
    """Its tables stay what they were: games outside any campaign."""
    place = database_address(str(tmp_path / "tables.db"))
    columns = "id, game, edition, options, seed, public, invite, owner, made, status, step, moved"
    values = "'old', 'pandemic', 1, '{}', 7, 1, 'i', 'p', 1.0, 'over', 3, 2.0"

    def as_it_was(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, before)
        connection.execute(
            sa.text(
                f"INSERT INTO tables ({columns}, waiting, alone, holder, held_until) "
                f"VALUES ({values}, '', 0, '', 0.0)"
            )
        )

    async def make_old() -> None:
        old = database(place)
        await old.write(as_it_was)
        await old.close()

    async def story(store: Store) -> None:
        kept = await store.tables.find("old")
        assert kept is not None
        assert (kept.campaign, kept.summary.handed_on, kept.summary.step) == (None, None, 3)

    asyncio.run(make_old())
    stories(place, 1, story)
