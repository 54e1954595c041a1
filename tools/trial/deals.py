"""Where the tables of the leak trial come from: dealt again, or with a deal that others know.

Anyone who takes a challenge, plays the deal of the day or goes on from another game sits at a table
whose cards somebody else may have seen. Nothing of that may come to those at the table, so these
tables are tried like all others, by people who know nothing yet.
"""

import asyncio
from typing import Final, NamedTuple

from wardroom.client import HttpClient
from wardroom.kernel import Dice, Record
from wardroom.protocol import (
    Challenge,
    ChallengeGiving,
    ChallengeTaking,
    DailyOpening,
    PlayOn,
    SeatWish,
    TableCard,
)

KINDS: Final = ("dealt", "challenge", "what if", "daily")
"""In turn, so that four games are one of each."""
PATIENCE: Final = 60.0
MOST_SEATS: Final = 4
_LATE: Final = 30
"""A what-if goes on from so many moves before the end, or a few less."""


class Opened(NamedTuple):
    """A table that has begun, and those who sit there with their seats."""

    card: TableCard
    people: list[tuple[HttpClient, tuple[int, ...]]]


async def opened(kind: str, url: str, dice: Dice) -> Opened:
    """A table of one of the kinds."""
    if kind == "dealt":
        return await _dealt(url, dice)
    if kind == "daily":
        host = await HttpClient.guest(url)
        wish = DailyOpening("friends")
        return await _joined(host, await host.ask("POST", "/api/daily/pandemic", TableCard, wish))
    giver, old = await _finished(url, dice)
    if kind == "challenge":
        given = await giver.ask("POST", "/api/challenges", Challenge, ChallengeGiving(old.id))
        host = await HttpClient.guest(url)
        place = f"/api/challenges/{given.id}/tables"
        taken = await host.ask("POST", place, TableCard, ChallengeTaking("friends"))
        return await _joined(host, taken)
    moves = len(Record.read(await giver.record(old.id)).moves)
    seats = [SeatWish("me"), *[SeatWish("open")] * (len(old.chairs) - 1)]
    wish_on = PlayOn(max(0, moves - _LATE + dice.below(_LATE // 2)), seats, old.id)
    return await _joined(giver, await giver.ask("POST", "/api/what-ifs", TableCard, wish_on))


async def _dealt(url: str, dice: Dice) -> Opened:
    own: list[tuple[int, ...]] = [(0, 1), (2,)] if dice.below(4) == 0 else [(0,), (1,)]
    if dice.below(2):
        own.append((own[-1][0] + 1,))
    seats = ["me"] * len(own[0]) + ["open"] * (len(own) - 1)
    if len(seats) < MOST_SEATS and dice.below(2):
        seats.append("colleague:good" if dice.below(4) == 0 else "colleague:random")
    people = [(await HttpClient.guest(url), each) for each in own]
    host = people[0][0]
    card = await host.open_table("pandemic", seats, _options(dice), public=True)
    for person, each in people[1:]:
        await person.sit(card.id, each[0])
    await host.begin(card.id)
    return Opened(card, people)


async def _finished(url: str, dice: Dice) -> tuple[HttpClient, TableCard]:
    """A game that colleagues who do anything at all have played for somebody."""
    giver = await HttpClient.guest(url)
    card = await giver.open_table("pandemic", ["me"] * (2 + dice.below(2)), _options(dice))
    for chair in card.chairs:
        await giver.stand_in(card.id, chair.seat, "random")
    async with asyncio.timeout(PATIENCE), giver.join(card.id, patience=PATIENCE) as client:
        await client.until(lambda: client.ending is not None)
    return giver, card


async def _joined(host: HttpClient, card: TableCard) -> Opened:
    """The table once somebody has come to every open seat."""
    people: list[tuple[HttpClient, tuple[int, ...]]] = []
    for chair in card.chairs:
        if chair.you:
            people.insert(0, (host, (chair.seat,)))
            continue
        person = await HttpClient.guest(host.url)
        await person.sit(card.id, chair.seat, card.invite)
        people.append((person, (chair.seat,)))
    await host.begin(card.id)
    return Opened(card, people)


def _options(dice: Dice) -> dict[str, str]:
    return {
        "hands": "closed",
        "epidemics": str(4 + dice.below(3)),
        "consent": dice.pick(("ask", "automatic")),
    }
