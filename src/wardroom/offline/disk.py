"""Where rows stay when the page is closed: texts by their keys, written together or not at all."""

from collections.abc import Mapping
from typing import Protocol


class Disk(Protocol):
    """Keeps what it is given; what was written once is there after any crash."""

    async def read(self, prefix: str) -> dict[str, str]:
        """Everything whose key begins so, in the order of the keys."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep these texts, or delete those that are None; OSError if that cannot be done."""


class MemoryDisk:
    """A disk for as long as the process lives."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, prefix: str) -> dict[str, str]:
        return {key: self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)}

    async def write(self, changes: Mapping[str, str | None]) -> None:
        for key, text in changes.items():
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text
