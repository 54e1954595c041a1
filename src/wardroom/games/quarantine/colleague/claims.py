"""When what the colleagues of Quarantine say is true: a predicate over the view for every word."""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.quarantine.colleague.reasons import (
    beds,
    fevers,
    free_beds,
    in_beds,
    own,
    payers,
    price_of,
)
from wardroom.games.quarantine.view_types import QuarantineView
from wardroom.kernel.game import Claims

Args = Mapping[str, Any]


def _in_step(view: QuarantineView, tile: str) -> bool:
    step = view["step"]
    return step is not None and step["tile"] == tile


def _laid(view: QuarantineView, seat: int, tile: str) -> bool:
    return any(one["tile"] == tile for one in view["hospitals"][seat]["tiles"])


def _shut(view: QuarantineView, seat: int, tile: str) -> bool:
    tiles = view["hospitals"][seat]["tiles"]
    return any(one["tile"] == tile and one["quarantined"] for one in tiles)


def still_to_lay(view: QuarantineView, args: Args) -> bool:
    laid = len(own(view)["tiles"]) - 1
    return not _laid(view, view["active"], args["colour"]) and bool(4 - laid == args["count"])


def so_many_tiles(view: QuarantineView, args: Args) -> bool:
    return bool(len(own(view)["tiles"]) == args["count"])


def so_many_held(view: QuarantineView, args: Args) -> bool:
    return bool(view["held"] == args["count"])


def actions_left(view: QuarantineView, args: Args) -> bool:
    return bool(view["actions"] == args["count"])


def free_own_beds(view: QuarantineView, args: Args) -> bool:
    return bool(free_beds(own(view), args["colour"]) == args["count"])


def free_other_beds(view: QuarantineView, args: Args) -> bool:
    return bool(free_beds(view["hospitals"][args["owner"]], args["colour"]) == args["count"])


def own_tile_clean(view: QuarantineView, args: Args) -> bool:
    active = view["active"]
    return _laid(view, active, args["tile"]) and not _shut(view, active, args["tile"])


def other_tile_clean(view: QuarantineView, args: Args) -> bool:
    owner = args["owner"]
    return (
        owner != view["active"]
        and _laid(view, owner, args["tile"])
        and not _shut(view, owner, args["tile"])
    )


def waiting_for_own(view: QuarantineView, args: Args) -> bool:
    count = own(view)["line"].count(args["colour"])
    return own_tile_clean(view, args) and bool(count == args["count"])


def waiting_for_other(view: QuarantineView, args: Args) -> bool:
    count = view["hospitals"][args["owner"]]["line"].count(args["colour"])
    return other_tile_clean(view, args) and bool(count == args["count"])


def spreading(view: QuarantineView, args: Args) -> bool:
    step = view["step"]
    owner = view["active"] if step is None or step["owner"] is None else step["owner"]
    return _laid(view, owner, args["tile"]) and not _shut(view, owner, args["tile"])


def asked(kind: str) -> Any:
    def claim(view: QuarantineView, args: Args) -> bool:
        step = view["step"]
        return step is not None and step["kind"] == kind and not args

    return claim


def something_open(view: QuarantineView, args: Args) -> bool:
    return view["step"] is not None and not args


def curable(view: QuarantineView, args: Args) -> bool:
    return bool(args["count"] > 0 and in_beds(own(view), args["colour"]) == args["count"])


def emergency(view: QuarantineView, args: Args) -> bool:
    tiles = own(view)["tiles"]
    full = any(one["tile"] == "emergency_room" and one["patients"] for one in tiles)
    return full and view["held"] > 0 and not args


def admissible(view: QuarantineView, args: Args) -> bool:
    return bool(len(own(view)["line"]) >= args["count"] >= 1)


def few_beds(view: QuarantineView, args: Args) -> bool:
    return bool(beds(own(view), args["colour"]) == args["count"])


def priced(view: QuarantineView, args: Args) -> bool:
    return bool(price_of(view, args["tile"]) == args["count"] > 0)


def bought(view: QuarantineView, args: Args) -> bool:
    return _in_step(view, args["tile"])


def contract(view: QuarantineView, args: Args) -> bool:
    open_stack = any(
        stack["tile"] == args["tile"] and stack["owner"] is None for stack in view["market"]
    )
    return (
        (open_stack or _in_step(view, args["tile"]))
        and len(args["cubes"]) >= 2
        and payers(view, args["cubes"]) == args["rivals"]
    )


def contracted(view: QuarantineView, args: Args) -> bool:
    mine = any(
        stack["tile"] == args["tile"] and stack["owner"] == view["active"]
        for stack in view["market"]
    )
    return mine or _in_step(view, args["tile"])


def aside(view: QuarantineView, args: Args) -> bool:
    return args["tile"] in own(view)["aside"] or _in_step(view, args["tile"])


def shut(view: QuarantineView, args: Args) -> bool:
    return _shut(view, view["active"], args["tile"])


def cube_to_keep(view: QuarantineView, args: Args) -> bool:
    laboratory = own_tile_clean(view, {"tile": "laboratory"})
    anywhere = any(_shut(view, seat, args["tile"]) for seat in range(view["seats"]))
    return laboratory and anywhere


def fever(view: QuarantineView, args: Args) -> bool:
    return bool(fevers(view) == args["count"])


def first_in_line(view: QuarantineView, args: Args) -> bool:
    line = own(view)["line"]
    return bool(line) and bool(line[0] == args["colour"])


def in_stock(view: QuarantineView, args: Args) -> bool:
    return bool({**own(view)["stock"]}[args["colour"]] == args["count"])


def markers(view: QuarantineView, args: Args) -> bool:
    return bool(own(view)["markers"] == args["count"])


def in_line(view: QuarantineView, args: Args) -> bool:
    return args["colour"] in own(view)["line"]


def line_length(view: QuarantineView, args: Args) -> bool:
    return bool(len(own(view)["line"]) == args["count"])


def line_at_least(view: QuarantineView, args: Args) -> bool:
    return bool(len(own(view)["line"]) >= args["count"] > 0)


def stations(view: QuarantineView, args: Args) -> bool:
    return bool(
        len(own(view)["stations"]) == args["count"] and args.get("more", 99) > args["count"]
    )


def tile_to_get(view: QuarantineView, args: Args) -> bool:
    return not _laid(view, view["active"], args["tile"])


def cures(view: QuarantineView, args: Args) -> bool:
    """So many patients of the colours in question lie in beds or wait."""
    hospital = own(view)
    here = sum(len(tile["patients"]) for tile in hospital["tiles"]) + len(hospital["line"])
    return bool(here >= args["number"] >= 1 and args["count"] >= 1)


CLAIMS: Final[Claims] = {
    "why-lay": still_to_lay,
    "why-opening": so_many_tiles,
    "why-draw": so_many_held,
    "why-end": actions_left,
    "why-cafeteria": asked("free_marker"),
    "why-queue-own": free_own_beds,
    "why-queue-other": free_other_beds,
    "why-infect": other_tile_clean,
    "why-infect-ward": waiting_for_other,
    "why-infect-own": own_tile_clean,
    "why-infect-own-ward": waiting_for_own,
    "why-spread": spreading,
    "why-no-spread": asked("spread"),
    "why-cure": curable,
    "why-emergency": emergency,
    "why-admit": admissible,
    "why-build-ward": few_beds,
    "why-build-room": priced,
    "why-bought": bought,
    "why-contract": contract,
    "why-take": contracted,
    "why-place": aside,
    "why-disinfect": shut,
    "why-disinfect-cube": cube_to_keep,
    "why-pathology": fever,
    "why-pharmacy": first_in_line,
    "why-gift-shop": in_stock,
    "why-marker": markers,
    "why-extra": markers,
    "why-move": in_line,
    "why-triage": line_length,
    "why-rebuild": stations,
    "why-rebuild-room": stations,
    "why-cancel": something_open,
    "why-finish": something_open,
    "aim-tile": tile_to_get,
    "aim-contract": tile_to_get,
    "aim-cure": cures,
    "aim-admit": line_length,
    "aim-clean": fever,
    "open-line": line_at_least,
}
