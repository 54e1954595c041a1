"""How long tables that nobody watches stay in memory."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from wardroom.server.tables import table_cache
from wardroom.server.tables.table_cache import TableCache

PATIENCE = 120.0
A_WHILE = 60.0


@pytest.fixture
def cache() -> TableCache:
    nothing: Any = None
    return TableCache(nothing, nothing)


def put(cache: TableCache, id: str, **said: object) -> None:
    """A table that has not been used for a while."""
    usual = {"used": time.monotonic() - A_WHILE, "over": False, "driven": 0, "subscribers": {}}
    live: Any = SimpleNamespace(id=id, lock=asyncio.Lock(), **{**usual, **said})
    cache._tables[id] = live


def kept(cache: TableCache, patience: float = PATIENCE) -> set[str]:
    cache.drop_unused(patience)
    return {live.id for live in cache.live()}


def test_a_game_that_goes_on_stays_for_as_long_as_is_set(cache: TableCache) -> None:
    put(cache, "goes-on")
    assert kept(cache) == {"goes-on"}
    assert kept(cache, A_WHILE / 2) == set()


def test_a_game_that_is_over_leaves_soon_unless_somebody_looks_at_it(cache: TableCache) -> None:
    put(cache, "left", over=True)
    put(cache, "just-left", over=True, used=time.monotonic())
    put(cache, "looked-at", over=True, subscribers={"somebody": None})
    assert kept(cache) == {"just-left", "looked-at"}


def test_where_there_are_many_all_leave_soon(
    cache: TableCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "MOST_LIVE", 2)
    put(cache, "one")
    assert kept(cache) == {"one"}
    put(cache, "two", driven=1)
    assert kept(cache) == {"two"}
