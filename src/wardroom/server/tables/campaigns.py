"""Campaigns: going on with one, and how far each has come."""

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from wardroom.kernel import Campaign, Game, Plain, WardroomError, game
from wardroom.protocol import CampaignCard, CampaignFile, ChapterCard, Member
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.store import CampaignRow
from wardroom.server.store.protocols import TableStorage
from wardroom.words import LANGUAGES, Words

_log = get_logger(__name__)

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Continued(NamedTuple):
    """The campaign that a table belongs to, and what its game is dealt with."""

    id: str | None
    carried: Plain | None


ALONE: Final = Continued(None, None)
"""A game that follows on nothing."""


class CampaignService:
    """What people do with campaigns."""

    def __init__(self, store: TableStorage) -> None:
        self._store = store

    async def mine(self, person: str) -> list[CampaignCard]:
        """All campaigns of a person that can be gone on with here."""
        rows = await self._store.campaigns.of(person)
        names = await self._store.people.names({one for row in rows for one in row.members})
        # Reading the titles for the first time takes a while.
        return await asyncio.to_thread(_cards, rows, names, person)

    async def show(self, id: str, person: str) -> CampaignCard:
        row = await self._own(id, person)
        names = await self._store.people.names(row.members)
        return await asyncio.to_thread(_card, row, names, person)

    async def bring(self, person: str, file: CampaignFile) -> CampaignCard:
        """A new campaign of this person that goes on where one from elsewhere stood."""
        rules = game(file.game)
        campaign = rules.campaign
        if campaign is None:
            raise ApiError("unknown-campaign", f"{rules.name} has no campaigns.")
        try:
            carried = campaign.joined(campaign.beginning(), file.carried)
        except (WardroomError, LookupError, TypeError, ValueError) as error:
            raise ApiError("bad-campaign") from error
        row = CampaignRow(_new_id(), rules.name, time.time(), (person,), (carried,))
        await self._store.campaigns.add(row)
        return await self.show(row.id, person)

    async def leave(self, id: str, person: str) -> None:
        """Leave a campaign; the others go on."""
        if not await self._store.campaigns.leave(id, person):
            raise ApiError("unknown-campaign")

    async def chosen(
        self, id: str | None, rules: Game, options: Mapping[str, str], person: str
    ) -> Continued:
        """What a new table of this person goes on with; ApiError if it may not."""
        campaign = rules.campaign
        if campaign is None:
            if id is not None:
                raise ApiError("unknown-campaign", f"{rules.name} has no campaigns.")
            return ALONE
        if id is None:
            chosen = Continued(_new_id(), campaign.beginning())
        else:
            row = await self._own(id, person)
            if row.game != rules.name:
                raise ApiError("unknown-campaign", f"That is a campaign of {row.game}.")
            chosen = Continued(id, _carried(campaign, row))
        return _unlocked(campaign, options, chosen)

    async def again(self, id: str | None, rules: Game, options: Mapping[str, str]) -> Continued:
        """What the rematch of a table goes on with: what its campaign carries by now."""
        campaign = rules.campaign
        row = None if id is None else await self._store.campaigns.find(id)
        if campaign is None or row is None:
            return ALONE
        return _unlocked(campaign, options, Continued(row.id, _carried(campaign, row)))

    async def _own(self, id: str, person: str) -> CampaignRow:
        row = await self._store.campaigns.find(id)
        if row is None or person not in row.members:
            raise ApiError("unknown-campaign")
        return row


def _unlocked(campaign: Campaign, options: Mapping[str, str], continued: Continued) -> Continued:
    """The same, unless it has not come to the chapter that is asked for."""
    chapter, open_ones = options[campaign.option], campaign.unlocked(continued.carried or {})
    if chapter not in open_ones:
        raise ApiError(
            "locked",
            f"{campaign.option.capitalize()} {chapter} is not unlocked yet; "
            f"finish {campaign.option} {open_ones[-1]} first.",
        )
    return continued


def _carried(campaign: Campaign, row: CampaignRow) -> Plain:
    """All that its games have handed on, joined."""
    carried = campaign.beginning()
    for handed_on in row.handed_on:
        carried = campaign.joined(carried, handed_on)
    return carried


def _cards(
    rows: Sequence[CampaignRow], names: Mapping[str, str], person: str
) -> list[CampaignCard]:
    cards = []
    for row in rows:
        try:
            cards.append(_card(row, names, person))
        except WardroomError as error:
            # Its game is not installed any more, or cannot read what it carried.
            _log.warning("campaign left out", campaign=row.id, error=str(error))
    return cards


def _card(row: CampaignRow, names: Mapping[str, str], person: str) -> CampaignCard:
    rules = game(row.game)
    campaign = rules.campaign
    if campaign is None:
        raise ApiError("unknown-campaign", f"{rules.name} has no campaigns.")
    carried = _carried(campaign, row)
    unlocked, finished = campaign.unlocked(carried), campaign.finished(carried)
    (option,) = (option for option in rules.options if option.name == campaign.option)
    words = {language: Words(rules, language) for language in LANGUAGES}
    return CampaignCard(
        row.id,
        row.game,
        campaign.option,
        [
            ChapterCard(
                chapter,
                {language: said.say(campaign.title(chapter)) for language, said in words.items()},
                chapter in finished,
            )
            for chapter in unlocked
        ],
        len(option.choices) - len(unlocked),
        next((chapter for chapter in unlocked if chapter not in finished), unlocked[-1]),
        carried,
        [Member(names.get(member, ""), member == person) for member in row.members],
        row.table,
        dict(row.options),
        row.made,
        row.moved,
    )


def _new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
