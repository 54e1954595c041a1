"""When what the colleagues of Quarantine say is true: a predicate over the view for every word."""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.quarantine.colleague.reasons import (
    ahead,
    beds,
    fevers,
    in_beds,
    open_to_fever,
    own,
    payers,
    price_of,
    unclaimed_beds,
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


def _queued(view: QuarantineView, args: Args, owner: int) -> bool:
    """So many beds are left over for a patient of this colour, behind so many others."""
    there = view["hospitals"][owner]
    return bool(
        unclaimed_beds(there, args["colour"]) == args["count"] and ahead(there) == args["ahead"]
    )


def queued_at_home(view: QuarantineView, args: Args) -> bool:
    return _queued(view, args, view["active"])


def queued_elsewhere(view: QuarantineView, args: Args) -> bool:
    return args["owner"] != view["active"] and _queued(view, args, args["owner"])


def own_tile_clean(view: QuarantineView, args: Args) -> bool:
    active = view["active"]
    return _laid(view, active, args["tile"]) and not _shut(view, active, args["tile"])


def no_rival_open(view: QuarantineView, args: Args) -> bool:
    """The cube can go to no rival, so an own tile has to take it."""
    rivals = [one for seat, one in enumerate(view["hospitals"]) if seat != view["active"]]
    return own_tile_clean(view, args) and not any(open_to_fever(one) for one in rivals)


def other_lobby_clean(view: QuarantineView, args: Args) -> bool:
    return other_tile_clean(view, {**args, "tile": "lobby"})


def other_tile_clean(view: QuarantineView, args: Args) -> bool:
    owner = args["owner"]
    return (
        owner != view["active"]
        and _laid(view, owner, args["tile"])
        and not _shut(view, owner, args["tile"])
    )


def waiting_for_other(view: QuarantineView, args: Args) -> bool:
    count = view["hospitals"][args["owner"]]["line"].count(args["colour"])
    return other_tile_clean(view, args) and bool(count == args["count"])


def spreading(view: QuarantineView, args: Args) -> bool:
    """Fever is spread in the hospital of a rival, to a tile that works there."""
    return rival_may_suffer(view, args) and other_tile_clean(view, args)


def rival_may_suffer(view: QuarantineView, args: Args) -> bool:
    step = view["step"]
    return (
        step is not None
        and step["kind"] == "spread"
        and step["owner"] == args["owner"] != view["active"]
    )


def own_may_suffer(view: QuarantineView, args: Args) -> bool:
    step = view["step"]
    return (
        step is not None
        and step["kind"] == "spread"
        and step["owner"] == view["active"]
        and not args
    )


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
    "why-queue-own": queued_at_home,
    "why-queue-other": queued_elsewhere,
    "why-infect": other_tile_clean,
    "why-infect-lobby": other_lobby_clean,
    "why-infect-ward": waiting_for_other,
    "why-infect-own": no_rival_open,
    "why-spread": spreading,
    "why-no-spread": rival_may_suffer,
    "why-no-spread-own": own_may_suffer,
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
