"""Writes down what the screens of Rush M.D. must know of the cards, and what they are tested with.

Run it from anywhere after a change of the cards, the actions, the view or the judge of traces, then
`npm run format`. It writes `cards.json` beside the screens; beside itself traces with what the
judge says of them, the action space, and a round as a person with steady hands was shown it.
"""

import json
import random
from pathlib import Path
from typing import Any

from wardroom.games.rush_md import RUSH_MD, traces
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.content import (
    EXAMS,
    KINDS,
    SLOT_TYPE,
    SLOT_TYPES,
    SLOTS,
    STOCK_AMOUNTS,
    TYPES,
)
from wardroom.kernel import Event, Message, Table

HERE = Path(__file__).parent
CARDS = HERE.parents[1] / "src" / "games" / "rush_md" / "cards.json"
SCANNER = (500, 500)
TRACES = 100
SEED = 3610
ROUND = (
    "ready",
    "place nurse1 ADM-N",
    "draw regular",
    "draw hospitalized",
    "draw hospitalized",
    "place red ADM-D",
    "hospitalize R2 A1",
    "place nurse2 OPC-1",
    "target C1",
    "give orange",
    "give orange",
    "give blue",
    "give blue",
    "finish",
    "move_bed A1 BLX",
    "place black BLX",
    "disc 2 table",
)


def counts(need: tuple[int, ...]) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(need) if count}


def facts() -> dict[str, Any]:
    """The printed side of every card, by its id."""
    return {
        "patients": {
            card.id: {
                "type": TYPES[type],
                "exams": [EXAMS[sign] for sign in card.signs],
                "bedside": counts(card.need.bedside),
                "surgery": counts(card.need.surgery),
                "reputation": card.reputation,
            }
            for type, deck in enumerate(DECKS)
            for card in deck
        },
        "diagnoses": {
            card.id: {
                "effectiveness": card.effectiveness,
                "contagious": card.contagious,
                "bedside": counts(card.need.bedside),
                "surgery": counts(card.need.surgery),
                "reputation": card.reputation,
            }
            for deck in DIAGNOSES
            for card in deck
        },
        "epidemics": {
            card.id: {"need": counts(card.need), "reputation": card.reputation}
            for card in EPIDEMICS
        },
        "research": {
            card.id: {"slot": SLOT_TYPES[card.slot] if card.is_action else None}
            for card in RESEARCH_CARDS
        },
        "amounts": counts(STOCK_AMOUNTS),
        "slots": {slot: SLOT_TYPES[SLOT_TYPE[number]] for number, slot in enumerate(SLOTS)},
    }


def judged() -> list[dict[str, Any]]:
    """Traces of all sorts, and what the judge of the rules says of them."""
    dice = random.Random(21)
    found = []
    for number in range(TRACES):
        origin = (dice.randrange(100, 900), dice.randrange(100, 900))
        target = (dice.randrange(100, 900), dice.randrange(100, 900))
        trace = path(dice, origin, target)
        took = trace[-1][0] + dice.choice((0, 100, -240, 250, 251, 400)[: 3 + number % 4])
        piece = dice.choice(sorted(traces.GRIPS))
        kind = dice.choice([*sorted(traces.TARGETS), "table"])
        found.append(
            {
                "trace": trace,
                "took": took,
                "piece": piece,
                "origin": origin,
                "target": target,
                "kind": kind,
                "tweezers": traces.tweezers(trace, took, piece, origin, target, kind),
                "bed": traces.bed(trace, took, SCANNER),
                "balance": traces.balance(trace, took, target),
            }
        )
    return found


def path(
    dice: random.Random, origin: tuple[int, int], target: tuple[int, int]
) -> list[tuple[int, int, int]]:
    """From one point to about another: a rest in the grip, then steps of about one speed."""
    wait = dice.choice((0, 100, 149, 150, 160, 200))
    shake = dice.choice((0, 3, 9, 14))
    end = tuple(place + dice.randrange(-16, 17) for place in target)
    steps = dice.randrange(1, 60)
    each = dice.choice((7, 8, 12, 16, 24))
    at, samples = 0, [(0, origin[0] + dice.randrange(-shake, shake + 1), origin[1])]
    if wait:
        at = wait
        samples.append((at, origin[0], origin[1] + dice.randrange(-shake, shake + 1)))
    for step in range(1, steps + 1):
        at += each
        x = origin[0] + (end[0] - origin[0]) * step // steps
        y = origin[1] + (end[1] - origin[1]) * step // steps
        samples.append((at, x, y))
    return samples


def a_round() -> list[dict[str, Any]]:
    """Round 1 of a game for one: each move, what was legal before it, and the view after it."""
    table = Table.deal(RUSH_MD, 1, SEED, {"epidemics": "off", "research": "off", "phase": "40"})
    found = [{"action": "", "legal": [], "events": told(table.events), "view": table.view(0)}]

    def wait(until: int) -> None:
        events = table.wait(until)
        found.append({"action": "", "legal": [], "events": told(events), "view": table.view(0)})

    for line in ROUND:
        action = RUSH_MD.space.read(line)
        while action not in table.legal(0):
            due = table.state.due()
            if due is None:
                raise RuntimeError(f"{line} never becomes possible.")
            wait(due)
        legal = [repr(each) for each in table.legal(0)]
        events = table.play(0, action, table.state.now)
        found.append(
            {"action": line, "legal": legal, "events": told(events), "view": table.view(0)}
        )
    while (due := table.state.due()) is not None:
        wait(due)
    return found


def told(events: list[Event]) -> list[dict[str, object]]:
    return [
        {
            "kind": event.kind,
            "args": {
                name: {"id": part.id, "args": dict(part.args)}
                if isinstance(part, Message)
                else part
                for name, part in event.args.items()
            },
        }
        for event in events
    ]


def write(name: str, rows: list[Any]) -> None:
    lines = (json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    (HERE / name).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    CARDS.write_text(json.dumps(facts(), indent=2) + "\n", encoding="utf-8")
    write("traces.jsonl", judged())
    write(
        "actions.jsonl", [line for line in map(repr, RUSH_MD.space) if not line.startswith("keep ")]
    )
    write("round.jsonl", a_round())
