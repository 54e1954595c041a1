"""Plays games of Quarantine and writes down what everybody was shown, for the tests of the screens.

Run it from anywhere after a change of the rules, the view or the events; it writes `games.jsonl`
beside itself, a game on each line. The players build eagerly, so that every room is used.
"""

import json
from pathlib import Path
from typing import Any

from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Action, Dice, Event, Message, Table

HERE = Path(__file__).parent
SOME = "accounting,cafeteria,containment,emergency_room,gift_shop,helipad,laboratory,maintenance"
OTHERS = "helipad,maintenance,pathology,pharmacy,security,storage,triage,waiting_room"

GAMES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "seed": 3, "rooms": SOME},
    {"seats": 3, "seed": 8, "rooms": OTHERS},
)
WHIM = 4
"""One choice in so many is made at random, so that rare things happen too."""
EAGER = (
    "take",
    "place_aside",
    "build_room",
    "pharmacy",
    "gift_shop",
    "cure",
    "admit",
    "contract",
    "pathology",
    "build_ward",
    "use_marker",
    "draw",
)
"""What an eager player does first, if it can be done."""
HESITANT = ("cancel", "reset", "no")


def plain(value: object) -> object:
    """Messages as the protocol sends them."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {name: plain(part) for name, part in value.args.items()}}
    return list(value) if isinstance(value, tuple) else value


def told(events: list[Event]) -> list[dict[str, object]]:
    return [
        {"kind": event.kind, "args": {name: plain(part) for name, part in event.args.items()}}
        for event in events
    ]


def eagerly(legal: list[Action], dice: Dice) -> Action:
    """The next choice of an eager player."""
    verbs = {repr(action).split()[0] for action in legal}
    if dice.below(WHIM):
        if "done" in verbs:
            return next(action for action in legal if repr(action) == "done")
        for verb in EAGER:
            if verb in verbs:
                return dice.pick([each for each in legal if repr(each).split()[0] == verb])
    sure = [action for action in legal if repr(action) not in HESITANT]
    return dice.pick(sure or legal)


def changes(before: Any, after: Any) -> Any:
    """What is different, field by field and row by row; `games.ts` puts it together again."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {
            name: changes(before.get(name), value)
            for name, value in after.items()
            if name not in before or before[name] != value
        }
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) > 1:
        rows = zip(before, after, strict=True)
        return {"rows": {n: changes(b, a) for n, (b, a) in enumerate(rows) if b != a}}
    return {"new": after}


def played(seats: int, seed: int, rooms: str) -> Any:
    table = Table.deal(QUARANTINE, seats, seed, {"rooms": rooms})
    dice = Dice.seeded(seed, "eager players")
    view = json.loads(json.dumps(table.view(0)))
    game = {"deal": told(table.events), "view": view, "moves": []}
    while table.outcome() is None:
        (seat,) = table.waiting()
        legal = table.legal(seat)
        action = eagerly(list(legal), dice)
        events = table.play(seat, action)
        after = json.loads(json.dumps(table.view(0)))
        game["moves"].append(
            {
                "seat": seat,
                "action": repr(action),
                "legal": [repr(offer) for offer in legal],
                "events": told(events),
                "changed": changes(view, after),
            }
        )
        view = after
    return game


if __name__ == "__main__":
    lines = (json.dumps(played(**game), separators=(",", ":")) + "\n" for game in GAMES)
    (HERE / "games.jsonl").write_text("".join(lines), encoding="utf-8")
