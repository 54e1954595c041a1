"""Plays games of Pandemic and writes down what a seat was shown, for the tests of the screens.

Run it from anywhere after a change of the rules, the view or the events; it writes `games.jsonl`
beside itself, a game on each line, and the facts of the board for the map.
"""

import json
from pathlib import Path
from typing import Any

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import CITIES, COLOUR_OF, COLOURS, NEIGHBOURS, POSITION
from wardroom.kernel import Dice, Event, Message, Table
from wardroom.players import colleague, next_choice

HERE = Path(__file__).parent
BOARD = HERE.parents[1] / "src" / "games" / "pandemic" / "map" / "cities.json"

GAMES: tuple[dict[str, Any], ...] = (
    {"seats": 3, "seed": 11, "watched": 0, "whims": 0, "options": {"consent": "automatic"}},
    {"seats": 4, "seed": 5, "watched": 1, "whims": 3, "options": {"epidemics": "6"}},
    {
        "seats": 4,
        "seed": 23,
        "watched": 2,
        "whims": 2,
        "options": {"roles": "dispatcher,contingency_planner,operations_expert,researcher"},
    },
    {"seats": 2, "seed": 8, "watched": -1, "whims": 1, "options": {"roles": "medic,scientist"}},
)
"""`whims`: one choice in so many is made at random, so that rare things happen too; 0 is none."""


def plain(value: object) -> object:
    """Messages as the protocol sends them."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: plain(part) for name, part in value.args.items()}}
    return value


def told(events: list[Event], seat: int) -> list[dict[str, object]]:
    return [
        {"kind": event.kind, "args": {name: plain(part) for name, part in event.args.items()}}
        for event in events
        if event.reaches(seat)
    ]


def played(seats: int, seed: int, watched: int, whims: int, options: dict[str, str]) -> Any:
    table = Table.deal(PANDEMIC, seats, seed, options)
    team = {seat: colleague(PANDEMIC, "planner", seat) for seat in range(seats)}
    dice = Dice.seeded(seed, "whims")
    view = json.loads(json.dumps(table.view(watched)))
    game = {"deal": told(table.events, watched), "view": view, "moves": []}
    while table.outcome() is None:
        found = next_choice(table, team)
        if found is None:
            raise RuntimeError("Nobody can act.")
        seat, action = found[0], found[1].action
        legal = [repr(offer) for offer in table.legal(seat)]
        if whims and not dice.below(whims + 1):
            action = dice.pick(table.legal(seat))
        events = table.play(seat, action)
        after = json.loads(json.dumps(table.view(watched)))
        game["moves"].append(
            {
                "seat": seat,
                "action": repr(action),
                "legal": legal,
                "events": told(events, watched),
                "changed": {
                    name: value for name, value in after.items() if value != view.get(name)
                },
            }
        )
        view = after
    return game


def board() -> str:
    """The cities as JSON, in the form in which Prettier leaves it."""
    rows = []
    for number, city in enumerate(CITIES):
        facts: dict[str, Any] = {
            "id": city,
            "colour": COLOURS[COLOUR_OF[number]],
            "lat": POSITION[number][0],
            "lon": POSITION[number][1],
            "near": [CITIES[near] for near in NEIGHBOURS[number]],
        }
        lines = (f"    {json.dumps(name)}: {json.dumps(fact)}" for name, fact in facts.items())
        rows.append("  {\n" + ",\n".join(lines) + "\n  }")
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    BOARD.write_text(board(), encoding="utf-8")
    lines = (json.dumps(played(**game), separators=(",", ":")) + "\n" for game in GAMES)
    (HERE / "games.jsonl").write_text("".join(lines), encoding="utf-8")
