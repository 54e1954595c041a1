"""Challenges without a server: the address of one says what is dealt.

So a friend who opens it at the same site plays the same deal. How it went stays in the browser of
each.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import msgspec

from wardroom.offline.rows import KEPT, Rows, text_of
from wardroom.server.features.challenges.rows import ChallengeRow

_CHALLENGE: Final = f"{KEPT}challenge/"
_FORM: Final = 1
"""How an address is written; raised if that changes."""
_SOMEBODY: Final = ""
"""Who gives a challenge that comes from elsewhere."""

_Dealt = tuple[int, str, int, dict[str, str], int, int, int, str, str | None]


class OfflineChallenges:
    """The challenges given here, and those whose addresses come from elsewhere."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, row: ChallengeRow) -> ChallengeRow:
        given = row._replace(id=_address(row))
        known = await self.find(given.id)
        if known is not None and known.giver == row.giver:
            return known
        await self._rows.change(lambda: {f"{_CHALLENGE}{given.id}": text_of(given)})
        return given

    async def find(self, id: str) -> ChallengeRow | None:
        text = self._rows.kept.get(f"{_CHALLENGE}{id}")
        if text is not None:
            return msgspec.json.decode(text, type=ChallengeRow)
        return _read(id)

    async def taken(self, id: str, most: int) -> list[str]:
        begun = [
            (row.begun, row.id)
            for row in self._rows.tables.values()
            if row.challenge == id and row.begun is not None
        ]
        return [table for _, table in sorted(begun)][:most]


def _address(row: ChallengeRow) -> str:
    dealt: _Dealt = (
        *(_FORM, row.game, row.edition, row.options, row.seed, row.seats, row.seat),
        *(row.colleague, row.day),
    )
    return urlsafe_b64encode(msgspec.json.encode(dealt)).decode().rstrip("=")


def _read(id: str) -> ChallengeRow | None:
    """The challenge that an address tells of; None if it is none."""
    try:
        packed = urlsafe_b64decode(id + "=" * (-len(id) % 4))
        form, game, edition, options, seed, seats, seat, colleague, day = msgspec.json.decode(
            packed, type=_Dealt
        )
    except (ValueError, msgspec.DecodeError):
        return None
    if form != _FORM or not 0 <= seat < seats:
        return None
    dealt = game, edition, options, seed, seats, seat, colleague
    return ChallengeRow(id, _SOMEBODY, *dealt, None, day, time.time())
