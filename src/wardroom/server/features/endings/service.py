"""What there is to tell of a finished game at once: what decided it, feats, the next game."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from wardroom.kernel import Game, Record
from wardroom.kernel.parts.highlights import Highlights as Told
from wardroom.protocol import Best, Feat, Highlights, PlayedGame
from wardroom.server.errors import ApiError
from wardroom.server.features.endings.ladder import next_game
from wardroom.server.tables.audience import said
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import seats_of

_REMEMBERED: Final = 128


class AllGames(Protocol):
    """Lists the games of a person."""

    async def all(self, person: str) -> list[PlayedGame]: ...


class Endings:
    """Tells of finished games those who may look at them."""

    def __init__(self, own_games: AllGames) -> None:
        self._own_games = own_games
        self._told: dict[tuple[str, int], Told | None] = {}
        """By table and the length of its log."""

    async def of(self, live: LiveTable, person: str | None) -> Highlights:
        """What there is to tell of the game of a table; ApiError if it goes on."""
        await live.catch_up([])
        async with live.lock:
            await live.ensure_loaded()
            if not live.over:
                raise ApiError("not-over" if live.begun else "not-begun")
            row, rules = live.row, live.game
            wanted = (live.id, live.step)
            record = live.session.record(row)
            winners = tuple(map(int, filter(None, row.summary.winners.split(","))))
        if wanted not in self._told:
            if len(self._told) >= _REMEMBERED:
                del self._told[next(iter(self._told))]
            self._told[wanted] = await asyncio.to_thread(_told, rules, record)
        told = self._told[wanted]
        own = seats_of(row, person)
        kinds = [chair.colleague for chair in row.chairs if chair.person is None]
        won = any(seat in winners for seat in own) if rules.competitive else bool(winners)
        suggestion = None
        if own and row.campaign is None:
            known = [kind for kind in kinds if kind is not None]
            suggestion = next_game(rules, row.options, known, len(row.chairs), won)
        best = None
        if own and person is not None:
            best = best_of(rules, await self._own_games.all(person), row.id)
        if told is None:
            return Highlights(None, [], None, suggestion, best)
        return Highlights(
            None if told.decided is None else said(told.decided),
            [Feat(seat, feat.ply, said(feat.say)) for seat, feat in sorted(told.feats.items())],
            said(told.boast),
            suggestion,
            best,
        )


def _told(rules: Game, record: Record) -> Told | None:
    return None if rules.highlights is None else rules.highlights()(record)


def best_of(rules: Game, games: Sequence[PlayedGame], table: str) -> Best | None:
    """How a person has done in the same game at the same difficulty, this game among them."""
    now = next((game for game in games if game.table == table), None)
    if now is None or now.won is None or now.origin is not None:
        return None
    difficulty = next((option.name for option in rules.options if option.choices), None)

    def alike(game: PlayedGame) -> bool:
        if game.game != now.game or game.won is None or game.origin is not None:
            return False
        if difficulty is None:
            return game.seats == now.seats
        return game.options.get(difficulty) == now.options.get(difficulty)

    found = [game for game in games if alike(game)]
    others = [game for game in found if game is not now]
    points = [game.points for game in found if game.points is not None]
    before = [game.points for game in others if game.points is not None]
    steps = [game.steps for game in found if game.won]
    if points:
        is_record = bool(before) and now.points is not None and now.points > max(before)
    else:
        earlier = [game.steps for game in others if game.won]
        is_record = bool(earlier) and bool(now.won) and now.steps < min(earlier)
    return Best(
        len(found),
        sum(bool(game.won) for game in found),
        max(points, default=None),
        min(steps, default=None),
        is_record,
    )
