"""Finds games of Quarantine in which everything happens that the browser should show.

Run it after a change of the rules. It plays many games of eager players, keeps those in which most
of the facts below come true, and writes them beside itself with the ply of each fact:
`everything-1.record` and so on, and `everything.json`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import ROOMS
from wardroom.kernel import Action, Dice, Table

HERE = Path(__file__).parent
SEATS = 3
SEEDS = 60
FACTS = (
    *ROOMS,
    "contract",
    "bought from another",
    "refund",
    "spread",
    "rebuild",
    "last turn",
    "tie",
)
EAGER = (
    "take",
    "place_aside",
    "cure",
    "triage",
    "pathology",
    "gift_shop",
    "pharmacy",
    "build_room",
    "admit",
    "contract",
    "disinfect",
    "use_marker",
    "draw",
    "end_turn",
)
HESITANT = ("cancel", "reset", "no", "set_aside", "no_spread", "stop", "keep_none")
WHIM = 5
"""One choice in so many is made at random."""


def eagerly(legal: list[Action], dice: Dice) -> Action:
    """The next choice of an eager player."""
    named = {repr(action): action for action in legal}
    better = [action for name, action in named.items() if name.endswith(" waiting_room")]
    if better:
        return dice.pick(better)
    if dice.below(WHIM):
        if "done" in named:
            return named["done"]
        for verb in EAGER:
            found = [action for name, action in named.items() if name.split()[0] == verb]
            if found:
                return dice.pick(found)
    sure = [action for name, action in named.items() if name not in HESITANT]
    return dice.pick(sure or legal)


def laid(view: Any, seat: int) -> dict[str, Any]:
    return {tile["tile"]: tile for tile in view["hospitals"][seat]["tiles"]}


def active(view: Any, seat: int, room: str) -> bool:
    return room in laid(view, seat) and not laid(view, seat)[room]["quarantined"]


def facts(before: Any, after: Any, seat: int, action: str, events: list[Any]) -> Iterator[str]:
    """What this move shows."""
    told = {event.kind: event.args for event in events}
    for kind in ("security", "gift_shop", "pharmacy", "pathology", "triage"):
        if kind in told:
            yield kind
    if action.endswith(" waiting_room"):
        yield "waiting_room"
    if "cafeteria" in told or "cafeteria_from" in told:
        yield "cafeteria"
    if "emergency" in told:
        yield "emergency_room"
    if "keep" in told and "disinfect" in told:
        yield "laboratory"
    if "contract" in told:
        yield "contract"
    if "reward" in told:
        yield "bought from another"
    for kind in ("refund", "spread"):
        if kind in told:
            yield kind
    if "rebuild_move" in told:
        yield "rebuild"
        if active(before, seat, "maintenance") and before["actions"] == after["actions"]:
            yield "maintenance"
    if "last_turn" in told:
        yield "last turn"
    if "win_tiles" in told or "win_stations" in told or "shared" in told:
        yield "tie"
    if action.startswith("admit ") and len(laid(after, seat)[action.split()[1]]["patients"]) == 2:
        yield "storage"
    if "buy" in told and active(before, seat, "accounting"):
        room = told["buy"]["tile"]
        price = [stack["price"] for stack in before["market"] if stack["tile"] == room]
        paid = list(told["buy"]["cubes"])
        if price and any(paid.count(cube) != count for cube, count in price[0].items()):
            yield "accounting"
    if "place" in told and active(before, seat, "helipad"):
        placed = laid(after, seat)[told["place"]["tile"]]
        x, y = placed["cell"]
        near = [abs(t["cell"][0] - x) + abs(t["cell"][1] - y) for t in laid(before, seat).values()]
        if min(near) > 1:
            yield "helipad"
    step = after["step"]
    if step is not None and step["kind"] == "infect":
        for owner in range(after["seats"]):
            if "containment" in laid(after, owner):
                yield "containment"


def played(seed: int, rooms: str) -> tuple[Table, dict[str, list[int]]]:
    table = Table.deal(QUARANTINE, SEATS, seed, {"rooms": rooms})
    dice = Dice.seeded(seed, "eager players")
    found: dict[str, list[int]] = {}
    view: Any = table.view(0)
    while table.outcome() is None:
        (seat,) = table.waiting()
        action = eagerly(list(table.legal(seat)), dice)
        events = table.play(seat, action)
        after: Any = table.view(0)
        for fact in facts(view, after, seat, repr(action), list(events)):
            found.setdefault(fact, []).append(table.ply)
        view = after
    return table, found


def main() -> None:
    missing = set(FACTS)
    index = []
    for number, rooms in enumerate((ROOMS[:8], ROOMS[6:]), start=1):
        best: tuple[int, Table, dict[str, list[int]]] | None = None
        for seed in range(1, SEEDS):
            table, found = played(seed, ",".join(rooms))
            worth = len(missing & set(found)) * 1000 - table.ply
            if best is None or worth > best[0]:
                best = worth, table, found
        if best is None:
            raise RuntimeError("No game was played.")
        _, table, found = best
        name = f"everything-{number}.record"
        table.record.save(HERE / name)
        shown = {fact: found[fact][0] for fact in FACTS if fact in missing and fact in found}
        index.append({"record": name, "plies": table.ply, "facts": shown})
        missing -= set(found)
    if missing:
        raise RuntimeError(f"No game shows {', '.join(sorted(missing))}; let it play more.")
    (HERE / "everything.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
