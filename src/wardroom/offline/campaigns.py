"""Campaigns on a machine that plays alone: the one person here is the only member of each."""

import msgspec

from wardroom.kernel import Plain
from wardroom.offline.rows import CAMPAIGN, Rows, text_of
from wardroom.server.store.rows import CampaignRow


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """A campaign as the disk keeps it."""

    game: str
    made: float
    members: list[str]
    brought: Plain | None = None
    """What it had come to before it was brought here."""


def founded(id: str, game: str, made: float, person: str) -> dict[str, str]:
    """What becomes true with the first table of a campaign."""
    return {f"{CAMPAIGN}{id}": text_of(_Kept(game, made, [person]))}


class OfflineCampaigns:
    """Campaigns over the finished tables, which say how far each has come."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def of(self, person: str) -> list[CampaignRow]:
        keys = [key for key in self._rows.kept if key.startswith(CAMPAIGN)]
        found = [await self.find(key.removeprefix(CAMPAIGN)) for key in keys]
        mine = [row for row in found if row is not None and person in row.members]
        return sorted(mine, key=lambda row: row.moved, reverse=True)

    async def find(self, id: str) -> CampaignRow | None:
        text = self._rows.kept.get(f"{CAMPAIGN}{id}")
        if text is None:
            return None
        kept = msgspec.json.decode(text, type=_Kept)
        tables = [row for row in self._rows.tables.values() if row.campaign == id]
        tables.sort(key=lambda row: row.summary.moved)
        texts = dict.fromkeys(row.summary.handed_on for row in tables)
        handed_on: list[Plain] = [] if kept.brought is None else [kept.brought]
        handed_on += [msgspec.json.decode(text) for text in texts if text is not None]
        row = CampaignRow(
            id, kept.game, kept.made, tuple(kept.members), tuple(handed_on), moved=kept.made
        )
        if not tables:
            return row
        last = tables[-1]
        return row._replace(table=last.id, options=last.options, moved=last.summary.moved)

    async def add(self, row: CampaignRow) -> None:
        (brought,) = row.handed_on
        kept = _Kept(row.game, row.made, list(row.members), brought)
        await self._rows.change(lambda: {f"{CAMPAIGN}{row.id}": text_of(kept)})

    async def leave(self, id: str, person: str) -> bool:
        key = f"{CAMPAIGN}{id}"
        kept = msgspec.json.decode(self._rows.kept.get(key, "null"), type=_Kept | None)
        if kept is None or person not in kept.members:
            return False
        left = _Kept(kept.game, kept.made, [], kept.brought)
        await self._rows.change(lambda: {key: text_of(left)})
        return True
