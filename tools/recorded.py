"""Write games down as a seat was shown them, for the client: `python -m tools.recorded`.

For each game web/tests/<folder>/games.jsonl, a game on each line: the deal, the view after it, and
for every move what was offered, what was told, and what each event and the move itself changed in
the view, in the shapes of the protocol; after some moves also what lay ahead. `--check` writes
nothing and fails if something differs.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from wardroom.kernel import SPECTATOR, Action, Dice, Table, foresee, game, games, open_to_players
from wardroom.server.tables.audience import Audience, EventList, SharedPosition, offer

ROOT: Final = Path(__file__).parent.parent
TESTS: Final = ROOT / "web" / "tests"
DEALS: Final = "deals.toml"
MOST: Final = 90
"""Moves of a game that are written down."""
LOOKED_AHEAD: Final = 9
"""How many moves are between two that say what was ahead."""


class Recorded(NamedTuple):
    """A game to be played: how it is dealt and who watches."""

    seats: int
    seed: int
    watched: int
    options: Mapping[str, str] = {}
    lines: tuple[str, ...] = ()
    """What seat 0 does, each as soon as it may, instead of choices made by chance."""


def recorded(name: str) -> list[Recorded]:
    """The games of a name that are written down: web/tests/<folder>/deals.toml lists them."""
    path = _folder(name) / DEALS
    told = tomllib.loads(path.read_text(encoding="utf-8"))["game"] if path.exists() else []
    return [Recorded(**one | {"lines": tuple(one.get("lines", ()))}) for one in told]


def _folder(name: str) -> Path:
    return TESTS / name.replace("-", "_")


def played(name: str, wanted: Recorded) -> dict[str, Any]:
    """One game from its deal."""
    table = Table.deal(game(name), wanted.seats, wanted.seed, wanted.options)
    dice = Dice.seeded(wanted.seed, "recorded")
    seats = () if wanted.watched == SPECTATOR else (wanted.watched,)
    audience = Audience(seats)
    start = audience.position(SharedPosition.of(table.state, 0, 0), [])
    return {
        "game": name,
        "watched": wanted.watched,
        "deal": EventList(table.events).visible_to(seats),
        "view": start.view,
        "moves": list(_moves(table, audience, dice, list(wanted.lines))),
    }


def _moves(
    table: Table, audience: Audience, dice: Dice, lines: list[str]
) -> Iterator[dict[str, Any]]:
    scripted = bool(lines)
    while table.outcome() is None and table.ply < MOST:
        waiting = table.waiting()
        due = table.state.due()
        if lines and table.game.space.read(lines[0]) in table.state.legal(0):
            seat, action = 0, lines.pop(0)
            offers = [offer(seat, each, table.game.groups) for each in table.state.offers(seat)]
            table.play(seat, action, table.now)
        elif scripted or not waiting or (due is not None and not dice.below(8)):
            if due is None:
                return
            seat, action, offers = SPECTATOR, "", []
            table.wait(due)
        else:
            seat = dice.pick(waiting)
            offers = [offer(seat, each, table.game.groups) for each in table.state.offers(seat)]
            picked = _any_kind(open_to_players(table.game, table.state.legal(seat)), dice)
            action = repr(picked)
            table.play(seat, picked, table.now + (0 if due is None else 500))
        yield {
            "seat": seat,
            "action": action,
            "offers": offers,
            "asking": SharedPosition.of(table.state, 0, 0).asking,
            **_shown(table, audience),
            **_ahead(table, audience),
        }


def _shown(table: Table, audience: Audience) -> dict[str, Any]:
    changes = table.changes
    assert changes is not None
    changed = changes.seen(audience.seats, audience.seat)[-1]
    return {"events": audience.shown(changes), "changed": changed}


def _ahead(table: Table, audience: Audience) -> dict[str, Any]:
    """What is ahead of some of the positions, in a game that says so."""
    if table.game.prospects is None or table.ply % LOOKED_AHEAD != 1:
        return {}
    return {"prospects": foresee(table.game, table.state, audience.seat)}


def _any_kind(legal: Sequence[Action], dice: Dice) -> Action:
    """All kinds of actions are equally likely, so that rare things happen too."""
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(repr(action).split()[0], []).append(action)
    return dice.pick(kinds[dice.pick(sorted(kinds))])


def text(name: str) -> str:
    """All games of a name, a line each."""
    lines = [msgspec.json.encode(played(name, wanted)).decode() for wanted in recorded(name)]
    return "".join(line + "\n" for line in lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.recorded", description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all if none")
    parser.add_argument("--check", action="store_true", help="only see whether all is up to date")
    arguments = parser.parse_args(argv)
    stale = []
    for name in arguments.games or [name for name in games() if recorded(name)]:
        path = _folder(name) / "games.jsonl"
        written = path.read_text(encoding="utf-8") if path.exists() else ""
        fresh = text(name)
        if fresh == written:
            continue
        stale.append(path)
        if not arguments.check:
            path.write_text(fresh, encoding="utf-8")
    if arguments.check and stale:
        for path in stale:
            print(f"{path} is out of date: run python -m tools.recorded.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
