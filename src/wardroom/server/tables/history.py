"""What has happened at a table, entry by entry.

A table remembers all of it and hardly ever looks at more than the end. So the older part is kept
packed: a game of forty moves takes two thirds of the memory.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Final, cast, overload

import msgspec
from msgspec import Raw

from wardroom.protocol import Offer, Said
from wardroom.server.tables.audience import EventList, PlayedEntry, Reason

LATEST: Final = 4
"""At least so many entries are kept as they are."""
BLOCK: Final = 12
"""How many entries are packed together."""


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a block."""

    step: int
    ply: int
    seat: int
    told: list[Raw]
    audiences: list[tuple[int, ...] | None] | None
    made: float
    undone: bool
    action: Raw
    say: Said | None
    to: tuple[int, ...]
    at: int
    nonce: str | None


_ENCODER: Final = msgspec.json.Encoder()
_BLOCK: Final = msgspec.json.Decoder(list[_Packed])
_NO_ACTION: Final = b"null"


class History(Sequence[PlayedEntry]):
    """The entries of a log in their order."""

    __slots__ = ("_blocks", "_latest")

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._latest: list[PlayedEntry] = []

    def append(self, played: PlayedEntry) -> None:
        self._latest.append(played)
        if len(self._latest) == LATEST + BLOCK:
            self._blocks.append(_packed(self._latest[:BLOCK]))
            del self._latest[:BLOCK]

    def since(self, step: int) -> list[PlayedEntry]:
        """All entries after so many."""
        block, within = divmod(min(step, len(self._blocks) * BLOCK), BLOCK)
        older = [played for packed in self._blocks[block:] for played in _unpacked(packed)]
        return [*older, *self._latest][within + max(0, step - len(self._blocks) * BLOCK) :]

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._latest)

    def __iter__(self) -> Iterator[PlayedEntry]:
        for packed in self._blocks:
            yield from _unpacked(packed)
        yield from self._latest

    @overload
    def __getitem__(self, index: int) -> PlayedEntry: ...

    @overload
    def __getitem__(self, index: slice) -> list[PlayedEntry]: ...

    def __getitem__(self, index: int | slice) -> PlayedEntry | list[PlayedEntry]:
        if isinstance(index, slice):
            return list(self)[index]
        place = range(len(self))[index]
        block, within = divmod(place, BLOCK)
        if block < len(self._blocks):
            return _unpacked(self._blocks[block])[within]
        return self._latest[place - len(self._blocks) * BLOCK]


def _packed(entries: Sequence[PlayedEntry]) -> bytes:
    kept = [
        _Packed(
            played.step,
            played.ply,
            played.seat,
            played.happened.told,
            played.happened.audiences,
            played.made,
            played.undone,
            Raw(_NO_ACTION) if played.action is None else cast(Raw, played.action),
            None if played.reason is None else played.reason.say,
            () if played.reason is None else tuple(played.reason.to),
            played.at,
            played.nonce,
        )
        for played in entries
    ]
    return zlib.compress(_ENCODER.encode(kept))


def _unpacked(block: bytes) -> list[PlayedEntry]:
    return [
        PlayedEntry(
            kept.step,
            kept.ply,
            kept.seat,
            EventList.kept(kept.told, kept.audiences),
            kept.made,
            kept.undone,
            None if bytes(kept.action) == _NO_ACTION else cast(Offer, kept.action),
            None if kept.say is None else Reason(kept.say, frozenset(kept.to)),
            kept.at,
            kept.nonce,
        )
        for kept in _BLOCK.decode(zlib.decompress(block))
    ]
