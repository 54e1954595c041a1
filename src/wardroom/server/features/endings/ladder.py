"""How hard a table was by the ladder of its game, and what to play next."""

from collections.abc import Mapping, Sequence
from typing import Literal

from wardroom.kernel import Game
from wardroom.kernel.parts.ladder import Ladder, Rung, suggested
from wardroom.protocol import LadderCard, NextGame, RungCard

HUMAN: str = "good"
"""The level of a team of people, with whom no colleague plays."""


def ladder_card(game: Game) -> LadderCard | None:
    """The ladder of a game, as it travels."""
    if game.ladder is None:
        return None
    ladder = game.ladder()
    rungs = [_card(rung) for rung in ladder.rungs]
    return LadderCard(rungs, list(ladder.indifferent), ladder.player)


def next_game(
    game: Game, options: Mapping[str, str], kinds: Sequence[str], seats: int, won: bool
) -> NextGame | None:
    """The one step that suits how a game ended; `kinds` are the colleagues in the other seats."""
    if game.ladder is None or (game.competitive and not kinds):
        return None
    ladder = game.ladder()
    setting = ladder.setting(options, {option.name: option.default for option in game.options})
    level = _level(ladder, kinds)
    here = None if setting is None else ladder.rung(seats, level, setting)
    if setting is None or here is None:
        return _daily(game)
    rung = suggested(ladder, seats, level, setting, won)
    if rung is None:
        return _daily(game)
    changes: list[Literal["options", "seats", "level"]] = []
    if rung.options != here.options:
        changes.append("options")
    if rung.seats != here.seats:
        changes.append("seats")
    if rung.level != here.level:
        changes.append("level")
    kind: Literal["again", "harder", "easier"] = (
        "again" if not changes else "harder" if won else "easier"
    )
    return NextGame(kind, changes, _card(rung), _options(game, ladder, options, rung))


def _options(game: Game, ladder: Ladder, options: Mapping[str, str], rung: Rung) -> dict[str, str]:
    """What was chosen stays, but for what makes games easier or harder. An option that depends on
    the number of seats, such as chosen roles, is left to the game.
    """
    kept = {name: value for name, value in options.items() if name in ladder.indifferent}
    return game.settle({**kept, **rung.options}, rung.seats)


def _daily(game: Game) -> NextGame | None:
    return None if game.daily is None else NextGame("daily", [], None)


def _level(ladder: Ladder, kinds: Sequence[str]) -> str:
    """That of the weakest colleague of a team, of the strongest rival; people play well."""
    known = [ladder.levels.index(kind) for kind in kinds if kind in ladder.levels]
    if not known:
        return ladder.levels[-1] if any(kind != "random" for kind in kinds) else HUMAN
    return ladder.levels[min(known) if ladder.player is None else max(known)]


def _card(rung: Rung) -> RungCard:
    return RungCard(rung.seats, rung.level, dict(rung.options), rung.games, rung.wins)
