"""What features remember about the one person here, each under its own keys."""

from collections.abc import Set

import msgspec

from wardroom.offline.rows import DEBRIEF, KEPT, NOTE, Rows, text_of
from wardroom.protocol import FirstTimes

_ACCOMPANIED = f"{KEPT}accompanied/"
_EXPLAINED = f"{KEPT}explained/"
_SOLVED = f"{KEPT}solved/"


def _names(rows: Rows, prefix: str) -> list[str]:
    return [key.removeprefix(prefix) for key in rows.kept if key.startswith(prefix)]


class OfflineFirstTimes:
    """Which tables are accompanied, and what was explained."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def accompany(self, person: str, game: str, table: str) -> None:
        await self._rows.change(lambda: {f"{_ACCOMPANIED}{game}/{table}": ""})

    async def of(self, person: str, game: str) -> FirstTimes:
        return FirstTimes(
            _names(self._rows, f"{_ACCOMPANIED}{game}/"), _names(self._rows, f"{_EXPLAINED}{game}/")
        )

    async def tell(self, person: str, game: str, name: str) -> bool:
        key = f"{_EXPLAINED}{game}/{name}"
        new = key not in self._rows.kept
        await self._rows.change(lambda: {key: ""})
        return new

    async def forget(self, person: str) -> None:
        known = [key for key in self._rows.kept if key.startswith(_EXPLAINED)]
        await self._rows.change(lambda: dict.fromkeys(known))


class OfflinePuzzles:
    """The puzzles that were solved here."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def solved(self, person: str, game: str, name: str) -> None:
        await self._rows.change(lambda: {f"{_SOLVED}{game}/{name}": ""})

    async def of(self, person: str, game: str) -> Set[str]:
        return set(_names(self._rows, f"{_SOLVED}{game}/"))


class OfflineNotes:
    """One note at each table."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def read(self, table: str, person: str) -> str:
        return self._rows.kept.get(f"{NOTE}{table}/{person}", "")

    async def write(self, table: str, person: str, text: str) -> None:
        await self._rows.change(lambda: {f"{NOTE}{table}/{person}": text or None})

    async def withdraw(self, person: str, id: str) -> None:
        """Nobody else has read anything here, so there is nothing to take back."""


class OfflineDebriefs:
    """What was found when games were looked back at. It is long, so it stays on the disk."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def of(self, table: str, step: int) -> str | None:
        key = f"{DEBRIEF}{table}"
        text = (await self._rows.read(key)).get(key)
        if text is None:
            return None
        at, body = msgspec.json.decode(text, type=tuple[int, str])
        return body if at == step else None

    async def keep(self, table: str, step: int, body: str) -> None:
        await self._rows.change(lambda: {f"{DEBRIEF}{table}": text_of((step, body))})
