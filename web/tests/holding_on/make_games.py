"""Writes games.jsonl, whole scenarios as one seat was shown them, and the facts of the cards.

Run it after changing what a view or an event of Holding On holds:
`python web/tests/holding_on/make_games.py`.
"""

import json
from pathlib import Path
from typing import Any, Final

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import (
    CLEAR_EFFECTS,
    CLEAR_EVENTS,
    HAZY_EFFECTS,
    HAZY_EVENTS,
    PATIENT_KINDS,
    PATIENTS,
    SYMBOLS,
)
from wardroom.kernel import Action, Dice, Event, Message, Table

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE.parents[1] / "src/games/holding_on"
BASE_EVENTS: Final = 5
"""Those of each deck that everybody may know; the others belong to later scenarios."""

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 3, "seed": 11, "watched": 0, "options": {}},
    {"seats": 1, "seed": 4, "watched": 0, "options": {"scenario": "2"}},
    {"seats": 2, "seed": 7, "watched": -1, "options": {"scenario": "7", "matching": "auto"}},
    {"seats": 4, "seed": 3, "watched": 2, "options": {"scenario": "10", "mode": "gentle"}},
)
DULL: Final = ("swap", "send")
"""Choices of which a random player would never tire."""


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


def chosen(table: Table, seat: int, dice: Dice) -> Action:
    legal = table.legal(seat)
    lively = [action for action in legal if not repr(action).startswith(DULL)]
    return dice.pick(legal if not dice.below(6) else lively)


def played(seats: int, seed: int, watched: int, options: dict[str, str]) -> Any:
    table = Table.deal(HOLDING_ON, seats, seed, options)
    dice = Dice.seeded(seed, "whims")
    view = json.loads(json.dumps(table.view(watched)))
    game = {"deal": told(table.events, watched), "view": view, "moves": []}
    while table.outcome() is None:
        seat = table.waiting()[0]
        legal = [repr(offer) for offer in table.legal(seat)]
        action = chosen(table, seat, dice)
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


def patients() -> dict[str, Any]:
    return {
        card.id: {
            "kind": PATIENT_KINDS[card.kind],
            "staff": card.staff,
            "symbols": card.symbols,
            "tokens": card.tokens,
            "hazy": card.hazy,
            "either": card.either,
        }
        for card in PATIENTS
    }


def events() -> dict[str, Any]:
    pairs = [
        *zip(HAZY_EVENTS[:BASE_EVENTS], HAZY_EFFECTS, strict=False),
        *zip(CLEAR_EVENTS[:BASE_EVENTS], CLEAR_EFFECTS, strict=False),
    ]
    return {
        name: [[SYMBOLS[symbol] for symbol in band] for band in effects] for name, effects in pairs
    }


def rows(facts: dict[str, Any]) -> str:
    """JSON with one line for each card, in the form in which Prettier leaves it."""
    lines = []
    for name, fact in facts.items():
        text = json.dumps(fact)
        lines.append(f"  {json.dumps(name)}: " + text.replace("{", "{ ").replace("}", " }"))
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (FOLDER / "patients.json").write_text(rows(patients()), encoding="utf-8")
    (FOLDER / "events.json").write_text(rows(events()), encoding="utf-8")
    text = "".join(json.dumps(played(**game), separators=(",", ":")) + "\n" for game in GAMES)
    (HERE / "games.jsonl").write_text(text, encoding="utf-8")
    names = {name: list(prefixes) for name, prefixes in HOLDING_ON.vocabulary.items()}
    (HERE / "vocabulary.json").write_text(rows(names), encoding="utf-8")
