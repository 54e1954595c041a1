"""Servers for tests: real processes on free ports, on SQLite and, where they answer, on others."""

import asyncio
import itertools
import os
import socket
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit
from zlib import crc32

import pytest

from tests.forked_server import ForkedServer
from tests.kernel.coins.installed import coins_installed
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.settings import database_address

__all__ = ["coins_installed"]

POSTGRES = os.environ.get("WARDROOM_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("WARDROOM_TEST_REDIS", "redis://127.0.0.1:6379/0")
QUICK = {
    "WARDROOM_PACE": "0",
    "WARDROOM_THINKERS": "1",
    "WARDROOM_LIMITS": "off",
    "WARDROOM_CHOSEN_DEALS": "on",
}

T = TypeVar("T")


def run(story: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    """Let a story happen, but not for ever."""

    async def in_time() -> T:
        return await asyncio.wait_for(story, seconds)

    return asyncio.run(in_time())


async def eventually(true: Callable[[], Awaitable[bool]], seconds: float = 60) -> None:
    """Wait until that is so."""
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test deals the same tables whenever it runs, and different ones one after the other."""
    deals = itertools.count(crc32(request.node.nodeid.encode()))
    first = next(deals)
    deal = ContextVar("deal", default=first)
    ask, headers = HttpClient.ask, HttpClient.headers

    async def ask_for_deal(self: HttpClient, method: str, *words: Any, **named: Any) -> Any:
        if method == "POST":
            deal.set(next(deals))
        return await ask(self, method, *words, **named)

    def headers_with_deal(self: HttpClient, invite: str | None = None) -> dict[str, str]:
        return {**headers(self, invite), "wardroom-deal": str(deal.get())}

    monkeypatch.setattr(HttpClient, "ask", ask_for_deal)
    monkeypatch.setattr(HttpClient, "headers", headers_with_deal)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests of this process share, without limits and pauses.

    It is the program as people start it; all others are forked from one process.
    """
    with ServerProcess(tmp_path_factory.mktemp("server"), (), QUICK) as spawned:
        yield spawned


@pytest.fixture(scope="session")
def url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers that belong to one test."""
    started: list[ServerProcess] = []

    def start(
        *arguments: str,
        folder: Path = tmp_path,
        constants: Mapping[str, float] | None = None,
        **environment: str,
    ) -> ServerProcess:
        spawned = ForkedServer(folder, arguments, {**QUICK, **environment}, constants)
        started.append(spawned)
        spawned.start()
        spawned.wait_until_ready()
        return spawned

    yield start
    for spawned in started:
        spawned.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a fresh PostgreSQL database; tests are left out where none answers."""
    _must_answer(POSTGRES, 5432, "PostgreSQL", "WARDROOM_TEST_POSTGRES")
    name = f"wardroom_test_{os.getpid()}"
    _administer(f'CREATE DATABASE "{name}"')
    yield POSTGRES.rpartition("/")[0] + "/" + name
    _administer(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def redis() -> str:
    _must_answer(REDIS, 6379, "Redis", "WARDROOM_TEST_REDIS")
    return REDIS


ON_POSTGRES: Final = pytest.param(
    "postgres", marks=pytest.mark.full("on both databases the gate tests what may differ there")
)


@pytest.fixture(params=["sqlite", ON_POSTGRES])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database; in the gate one will do."""
    return _database(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, for what one of the two may do otherwise."""
    return _database(request, tmp_path)


def _database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return database_address(str(folder / "tables.db"))
    return database_address(request.getfixturevalue("postgres"))


def _must_answer(address: str, usual: int, what: str, variable: str) -> None:
    parts = urlsplit(address)
    try:
        socket.create_connection((parts.hostname, parts.port or usual), 2).close()
    except OSError:
        pytest.skip(f"no {what} answers at {address}; name another with {variable}")


def _administer(statement: str) -> None:
    import asyncpg

    async def obey() -> None:
        connection = await asyncpg.connect(POSTGRES)
        await connection.execute(statement)
        await connection.close()

    asyncio.run(obey())
