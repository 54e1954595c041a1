"""Why a colleague chose something and what it is after, with the numbers it sees.

Everything is taken from the view at the moment it is said, so `claims` can hold it against it.
"""

from collections.abc import Sequence
from typing import Final

from wardroom.games.quarantine.colleague.purposes import Purpose
from wardroom.games.quarantine.content import COLOURS, FIRST_WARD, LOBBY, TILES
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import NOTHING
from wardroom.games.quarantine.trade import Contract
from wardroom.games.quarantine.view_types import QuarantineHospital, QuarantineView
from wardroom.kernel.message import Argument, Message

LIGHTS: Final = {"owner": "line", "tile": "stack"}
"""What the arguments of a message light beside the board."""


def own(view: QuarantineView) -> QuarantineHospital:
    return view["hospitals"][view["active"]]


def free_beds(hospital: QuarantineHospital, colour: str) -> int:
    """The beds for a colour that stand open."""
    return sum(
        max(0, tile["beds"] - len(tile["patients"]))
        for tile in hospital["tiles"]
        if tile["tile"].split("_")[0] == colour and not tile["quarantined"]
    )


def unclaimed_beds(hospital: QuarantineHospital, colour: str) -> int:
    """The open beds for a colour that no patient in line is waiting for."""
    claimed = sum(patient == colour for patient in hospital["line"])
    return max(0, free_beds(hospital, colour) - claimed)


def ahead(hospital: QuarantineHospital) -> int:
    """So many patients come before a new one; none of them where the Emergency Room is free."""
    for tile in hospital["tiles"]:
        if tile["tile"] == "emergency_room" and not tile["quarantined"] and not tile["patients"]:
            return 0
    return len(hospital["line"])


def open_to_fever(hospital: QuarantineHospital) -> bool:
    """Can a drawn grey cube go there? (QUA-7.2, QUA-7.3, QUA-7.5)"""
    shut = [tile["cell"] for tile in hospital["tiles"] if tile["quarantined"]]
    for tile in hospital["tiles"]:
        if tile["quarantined"] or tile["tile"] == "containment":
            continue
        x, y = tile["cell"]
        if not shut or any(abs(x - east) + abs(y - north) == 1 for east, north in shut):
            return True
    return False


def beds(hospital: QuarantineHospital, colour: str) -> int:
    """All beds for a colour."""
    return sum(tile["beds"] for tile in hospital["tiles"] if tile["tile"].split("_")[0] == colour)


def in_beds(hospital: QuarantineHospital, colour: str) -> int:
    """The patients of a colour who lie in tiles without a grey cube."""
    return sum(
        sum(patient == colour for patient in tile["patients"])
        for tile in hospital["tiles"]
        if not tile["quarantined"]
    )


def fevers(view: QuarantineView) -> int:
    """The grey cubes in all hospitals."""
    return sum(int(tile["quarantined"]) for one in view["hospitals"] for tile in one["tiles"])


def payers(view: QuarantineView, price: Sequence[str]) -> int:
    """The rivals who could pay a price out of their stocks."""
    count = 0
    for seat, hospital in enumerate(view["hospitals"]):
        if seat == view["active"]:
            continue
        stock: dict[str, int] = {colour: hospital["stock"][colour] for colour in COLOURS}
        if any(
            tile["tile"] == "accounting" and not tile["quarantined"] for tile in hospital["tiles"]
        ):
            count += sum(stock.values()) >= len(price)
        else:
            count += all(price.count(colour) <= stock[colour] for colour in COLOURS)
    return count


def price_of(view: QuarantineView, tile: str) -> int:
    """What a room on the market costs; 0 where it has no price."""
    for stack in view["market"]:
        if stack["tile"] == tile:
            price = stack["price"]
            return price["yellow"] + price["red"] + price["green"] + price["blue"] + price["grey"]
    return 0


def why(purpose: Purpose, view: QuarantineView) -> Message:
    """The reason for a purpose that is under way or about to begin."""
    kind = purpose.kind
    hospital = own(view)
    args: dict[str, Argument] = {}
    if purpose.tile != NOTHING:
        args["tile"] = TILES[purpose.tile]
    if purpose.colour != NOTHING:
        args["colour"] = COLOURS[purpose.colour]
    if kind == "cure":
        args["count"] = in_beds(hospital, COLOURS[purpose.colour])
    elif kind == "admit":
        args["count"] = max(1, len(hospital["line"]) - len(purpose.world.lines[view["active"]]))
    elif kind == "build-ward":
        colour = TILES[purpose.tile].split("_")[0]
        args["colour"] = colour
        args["count"] = beds(hospital, colour)
    elif kind == "build-room":
        args["count"] = price_of(view, TILES[purpose.tile])
        if not args["count"]:
            return Message("why-bought", {"tile": TILES[purpose.tile]})
    elif kind == "contract":
        price = _price(purpose)
        args["cubes"] = price
        args["rivals"] = payers(view, price)
    elif kind == "disinfect":
        mine = any(
            tile["tile"] == TILES[purpose.tile] and tile["quarantined"]
            for tile in hospital["tiles"]
        )
        if not mine or purpose.world.stocks[view["active"]][-1] > hospital["stock"]["grey"]:
            return Message("why-disinfect-cube", {"tile": TILES[purpose.tile]})
    elif kind == "pathology":
        args["count"] = fevers(view)
    elif kind == "pharmacy":
        args["colour"] = hospital["line"][0]
    elif kind == "gift-shop":
        args["count"] = hospital["stock"][COLOURS[purpose.colour]]
    elif kind == "marker" or kind == "extra":
        args["count"] = hospital["markers"]
    elif kind == "triage":
        args["count"] = len(hospital["line"])
    elif kind == "rebuild":
        return _rebuild(purpose, view)
    return Message("why-" + kind, args)


def _price(purpose: Purpose) -> list[str]:
    """The cubes that the plan puts on a contract."""
    for number, action in enumerate(purpose.actions):
        if isinstance(action, Contract):
            added = purpose.actions[number + 1 : -1]
            return [repr(each).split()[-1] for each in added]
    return []


def _rebuild(purpose: Purpose, view: QuarantineView) -> Message:
    count = len(own(view)["stations"])
    more = len(purpose.world.layouts[view["active"]].stations)
    if more > count:
        return Message("why-rebuild", {"count": count, "more": more})
    return Message("why-rebuild-room", {"count": count})


def aim(purposes: Sequence[Purpose], view: QuarantineView) -> Message:
    """What the rest of a turn is about: the weightiest thing in it."""
    best = purposes[0]
    for purpose in purposes:
        if _WEIGHT.get(purpose.kind, 0) > _WEIGHT.get(best.kind, 0):
            best = purpose
    kind = best.kind
    if kind == "build-room" or kind == "build-ward" or kind == "take" or kind == "place":
        return Message("aim-tile", {"tile": TILES[best.tile]})
    if kind == "contract":
        return Message("aim-contract", {"tile": TILES[best.tile]})
    if kind == "rebuild":
        return _rebuild(best, view)
    if kind == "cure":
        hospital = own(view)
        there = 0
        for colour in COLOURS:
            curing = any(one.kind == "cure" and COLOURS[one.colour] == colour for one in purposes)
            there += (in_beds(hospital, colour) + hospital["line"].count(colour)) * curing
        cures = sum(one.kind == "cure" for one in purposes)
        return Message("aim-cure", {"count": cures, "number": max(1, there)})
    if kind == "admit":
        return Message("aim-admit", {"count": len(own(view)["line"])})
    if kind == "disinfect" or kind == "pathology":
        return Message("aim-clean", {"count": fevers(view)})
    return why(best, view)


_WEIGHT: Final = {
    "rebuild": 8,
    "build-room": 7,
    "take": 6,
    "build-ward": 5,
    "place": 5,
    "cure": 4,
    "contract": 3,
    "admit": 2,
    "disinfect": 1,
    "pathology": 1,
}


def leaves(end: Flow, seat: int) -> Message | None:
    """Who still waits when the turn is over."""
    waiting = len(end.lines[seat])
    return Message("open-line", {"count": waiting}) if waiting else None


def laying(view: QuarantineView, colour: int) -> Message:
    """One of the four wards of the start."""
    laid = len(own(view)["tiles"]) - 1
    return Message("why-lay", {"colour": COLOURS[colour], "count": len(COLOURS) - laid})


def opened(view: QuarantineView) -> Message:
    return Message("why-opening", {"count": len(own(view)["tiles"])})


def queued(view: QuarantineView, colour: int, owner: int) -> Message:
    """Where a patient is sent: the beds nobody in line is meant for, and how many come first."""
    name = COLOURS[colour]
    there = view["hospitals"][owner]
    args: dict[str, Argument] = {
        "colour": name,
        "count": unclaimed_beds(there, name),
        "ahead": ahead(there),
    }
    if owner == view["active"]:
        return Message("why-queue-own", args)
    return Message("why-queue-other", {**args, "owner": owner})


def infected(view: QuarantineView, tile: int, owner: int) -> Message:
    """What is quarantined, and who waits for it; an own tile only where no rival's can be."""
    name = TILES[tile]
    if owner == view["active"]:
        return Message("why-infect-own", {"tile": name})
    args: dict[str, Argument] = {"tile": name, "owner": owner}
    if tile == LOBBY:
        return Message("why-infect-lobby", {"owner": owner})
    if tile >= FIRST_WARD and name.split("_")[0] in COLOURS:
        colour = name.split("_")[0]
        count = view["hospitals"][owner]["line"].count(colour)  # type: ignore[arg-type]
        return Message("why-infect-ward", {**args, "colour": colour, "count": count})
    return Message("why-infect", args)


def gain(before: Score, after: Score, purposes: Sequence[Purpose]) -> Message | None:
    """By how much the points change, item by item as they are counted (QUA-20.1), and what the
    points that are spent will bring later; None if nothing changes.
    """
    points = after.points() - before.points()
    parts: dict[str, Argument] = {
        "rooms": _signed(after.rooms - before.rooms),
        "stations": _signed(after.stations - before.stations),
        "stock": _signed(after.cubes - before.cubes),
        "line": _signed(after.line - before.line),
    }
    later = _later(purposes)
    if not points and set(parts.values()) == {"same"} and later == "nothing":
        return None
    signed = _signed(points) if points else "±0"
    return Message("gain-points", {"points": signed, "count": abs(points), **parts, "later": later})


def _later(purposes: Sequence[Purpose]) -> str:
    """What a plan brings that is not counted yet; what is sure comes first."""
    kinds = [purpose.kind for purpose in purposes]
    for kind, brings in _BRINGS.items():
        if kind in kinds:
            return brings
    return "nothing"


_BRINGS: Final = {
    "contract": "room",
    "build-ward": "beds",
    "build-room": "power",
    "marker": "action",
}


def _signed(change: int) -> str:
    if not change:
        return "same"
    return f"+{change}" if change > 0 else f"−{-change}"
