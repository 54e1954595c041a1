"""What is legal, written a second time: slowly, from the rules, over plain data.

`lines(table)` reads the whole position as `State.encode()` gives it and returns the notation of
everything the active player may play. It shares nothing with the engine, so that each checks the
other.
"""

from itertools import product

from tests.games.quarantine.floor_plans import (
    Plan,
    cells_for,
    clean,
    is_whole_after_rebuild,
    neighbours,
    plan_of,
    rotations_for,
    shape_of,
    within_two,
)
from wardroom.kernel import Plain

COLOURS = ("yellow", "red", "green", "blue")


def lines(table: Plain) -> set[str]:
    """Everything the active player may play now."""
    if table["result"]:
        return set()
    if table["phase"] == "building":
        return building(table)
    if table["step"] is None:
        return between_steps(table)
    found = answers(table, table["step"])
    if table["step"]["kind"] not in ("queue", "infect", "spread", "free_marker"):
        found.add("cancel")
    return found


def mine(table: Plain) -> Plain:
    return table["hospitals"][table["active"]]


def active_rooms(table: Plain, seat: int) -> set[str]:
    return {tile["tile"] for tile in table["hospitals"][seat]["tiles"] if not tile["quarantined"]}


def owned(table: Plain, seat: int) -> set[str]:
    hospital = table["hospitals"][seat]
    return {tile["tile"] for tile in hospital["tiles"]} | set(hospital["aside"])


def building(table: Plain) -> set[str]:
    plan = plan_of(mine(table)["tiles"])
    laid = {tile["tile"] for tile in mine(table)["tiles"]}
    found = {
        f"lay {colour} {x},{y} {doors}"
        for colour in COLOURS
        if colour not in laid
        for x, y in cells_for(plan, colour, free=False)
        for doors in rotations_for(plan, colour, (x, y), free=False)
    }
    if len(laid) == 5:
        found.add("done")
    if len(laid) > 1 and table["cancels"] < 50:
        found.add("reset")
    return found


def wards_left(table: Plain, colour: str) -> int:
    (left,) = [stack["left"] for stack in table["wards"] if stack["colour"] == colour]
    return int(left)


def has_place(table: Plain, tile: str) -> bool:
    free = "helipad" in active_rooms(table, table["active"])
    return bool(cells_for(plan_of(mine(table)["tiles"]), tile, free))


def between_steps(table: Plain) -> set[str]:
    """D3."""
    seat = table["active"]
    me = mine(table)
    rooms = active_rooms(table, seat)
    patient = table["cancels"] < 50
    found = {"draw" if table["held"] else "end_turn"}
    if me["markers"] > table["markers_taken"]:
        found.add("use_marker")
    if patient:
        found |= {f"place_aside {tile}" for tile in me["aside"] if has_place(table, tile)}
        for stack in table["market"]:
            room = stack["tile"]
            takeable = stack["owner"] == seat and not stack["contracted_now"]
            if takeable and (len(me["aside"]) < 2 or has_place(table, room)):
                found.add(f"take {room}")
        touchable = [
            tile for tile in me["tiles"] if not tile["quarantined"] and not tile["patients"]
        ]
        if touchable and not table["rebuilt"] and (table["actions"] or "maintenance" in rooms):
            found.add("rebuild")
    if table["actions"]:
        found |= quick_actions(table, rooms)
        if patient:
            found |= slow_actions(table, rooms)
    return found


def quick_actions(table: Plain, rooms: set[str]) -> set[str]:
    """Actions of one step."""
    me = mine(table)
    found = set()
    for seat, hospital in enumerate(table["hospitals"]):
        found |= {
            f"disinfect {seat} {tile['tile']}" for tile in hospital["tiles"] if tile["quarantined"]
        }
    sick = curable(me)
    for colour in sick:
        found.add(f"cure {colour}")
        if "waiting_room" in rooms and (wards_beside(me, "waiting_room") & sick) - {colour}:
            found.add(f"cure {colour} waiting_room")
    if table["marker_supply"] and table["markers_taken"] < 2:
        found.add("take_marker")
    if "gift_shop" in rooms:
        found |= {f"gift_shop {colour}" for colour in COLOURS if table["box"][colour]}
    if "pharmacy" in rooms and me["line"]:
        found.add("pharmacy")
    return found


def slow_actions(table: Plain, rooms: set[str]) -> set[str]:
    """Actions that open a step."""
    seat = table["active"]
    me = mine(table)
    found = {f"admit {ward}" for ward in open_wards(me, rooms)}
    line = me["line"]
    if len(set(line)) > 1:
        found |= {f"move {place + 1}" for place in range(len(line))}
        if "triage" in rooms:
            found.add("triage")
    grey = any(tile["quarantined"] for hospital in table["hospitals"] for tile in hospital["tiles"])
    if "pathology" in rooms and not table["examined"] and grey:
        found.add("pathology")
    wealth = sum(me["stock"][colour] for colour in COLOURS)
    for stack in table["market"]:
        room = stack["tile"]
        price = stack["price"]
        if not stack["left"]:
            continue
        if not sum(price.values()):
            if wealth >= 2:
                found.add(f"contract {room}")
        elif (
            stack["owner"] != seat
            and room not in owned(table, seat)
            and payments(table, room)
            and (len(me["aside"]) < 2 or has_place(table, room))
        ):
            found.add(f"build_room {room}")
    for colour in COLOURS:
        ward = f"{colour}_2"
        if (
            wards_left(table, colour)
            and colour not in table["wards_bought"]
            and payments(table, ward)
            and has_place(table, ward)
        ):
            found.add(f"build_ward {colour}")
    return found


def curable(hospital: Plain) -> set[str]:
    return {
        patient
        for tile in hospital["tiles"]
        if not tile["quarantined"]
        for patient in tile["patients"]
    }


def wards_beside(hospital: Plain, room: str) -> set[str]:
    """The colours of the wards connected with a room."""
    plan = plan_of(hospital["tiles"])
    (cell,) = [place for place, tile in plan.items() if tile.name == room]
    beside = [plan[place].name.split("_")[0] for place in neighbours(plan, cell)]
    return {name for name in beside if name in COLOURS}


def open_wards(hospital: Plain, rooms: set[str]) -> list[str]:
    """QUA-9.2 for the first of the line."""
    if not hospital["line"]:
        return []
    colour = hospital["line"][0]
    stored = "storage" in rooms and colour in wards_beside(hospital, "storage")
    return [
        tile["tile"]
        for tile in hospital["tiles"]
        if tile["tile"].split("_")[0] == colour
        and not tile["quarantined"]
        and len(tile["patients"]) < (2 if stored else 1)
    ]


def payments(table: Plain, tile: str) -> set[tuple[int, ...]]:
    """Every way to pay for a tile: how many of each colour, and grey pairs."""
    seat = table["active"]
    stock = mine(table)["stock"]
    rooms = active_rooms(table, seat)
    pairs = stock["grey"] // 2 if "laboratory" in rooms else 0
    prices = {stack["tile"]: stack["price"] for stack in table["market"]}
    ward = tile.split("_")[0] in COLOURS
    due = 2 if ward else sum(prices[tile].values())
    most = [stock[colour] for colour in COLOURS]
    if not ward and "accounting" not in rooms:
        most = [min(stock[colour], prices[tile][colour]) for colour in COLOURS]
    ways = product(*(range(min(top, due) + 1) for top in (*most, pairs)))
    return {way for way in ways if sum(way) == due}


# Steps


def answers(table: Plain, step: Plain) -> set[str]:
    """What the open step can be answered with, but for `cancel`."""
    kind = step["kind"]
    me = mine(table)
    rooms = active_rooms(table, table["active"])
    if kind == "queue":
        return {f"queue {seat}" for seat in range(table["seats"])}
    if kind == "infect":
        return infections(table)
    if kind == "spread":
        return spreads(table, step) | {"no_spread"}
    if kind == "free_marker":
        return free_markers(table) | {"no"}
    if kind == "admit":
        return {f"admit {ward}" for ward in open_wards(me, rooms)} | {"stop"}
    if kind == "price":
        more = {
            f"add {colour}" for colour in COLOURS if step["cubes"][colour] < me["stock"][colour]
        }
        return more | ({"done"} if sum(step["cubes"].values()) >= 2 else set())
    if kind == "payment":
        return units(table, step)
    if kind in ("place", "turning"):
        return placings(table, step, "helipad" in rooms)
    if kind == "move_to":
        return moves(me["line"], step["place"] - 1)
    if kind == "new_order":
        return orders(me["line"], step["line"])
    if kind == "block":
        return blocks(table)
    if kind == "keep":
        return {"keep", "keep_none"}
    return rebuilds(table, step, rooms)


def infections(table: Plain) -> set[str]:
    """QUA-7.2 to QUA-7.6."""
    found = set()
    for seat, hospital in enumerate(table["hospitals"]):
        grey = [tuple(tile["cell"]) for tile in hospital["tiles"] if tile["quarantined"]]
        for tile in hospital["tiles"]:
            x, y = tile["cell"]
            near = any(abs(x - a) + abs(y - b) == 1 for a, b in grey)
            if tile["tile"] != "containment" and not tile["quarantined"] and (near or not grey):
                found.add(f"infect {seat} {tile['tile']}")
    return found


def spreads(table: Plain, step: Plain) -> set[str]:
    hospital = table["hospitals"][step["owner"]]
    at = {tuple(tile["cell"]): tile for tile in hospital["tiles"]}
    found = set()
    for x, y in at:
        block = [at.get(cell) for cell in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))]
        full = [tile for tile in block if tile is not None]
        if len(full) == 4 and step["tile"] in [tile["tile"] for tile in full]:
            found |= {tile["tile"] for tile in full if not tile["quarantined"]}
    return {f"spread {tile}" for tile in found - {"containment"}}


def free_markers(table: Plain) -> set[str]:
    if table["marker_supply"]:
        return {"marker"}
    return {
        f"marker_from {seat}"
        for seat, hospital in enumerate(table["hospitals"])
        if seat != table["active"] and hospital["markers"]
    }


def units(table: Plain, step: Plain) -> set[str]:
    """D14: whatever some payment that continues this one has more of."""
    names = (*COLOURS, "grey")
    paid = [step["cubes"][name] for name in names]
    found = set()
    for way in payments(table, step["tile"]):
        if all(whole >= part for whole, part in zip(way, paid, strict=True)):
            found |= {names[place] for place in range(5) if way[place] > paid[place]}
    return {f"pay {name}" if name != "grey" else "pay grey_pair" for name in found}


def placings(table: Plain, step: Plain, free: bool) -> set[str]:
    plan = plan_of(mine(table)["tiles"])
    tile = step["tile"]
    if step["kind"] == "turning":
        x, y = step["cell"]
        return {f"rotation {doors}" for doors in rotations_for(plan, tile, (x, y), free)}
    found = {f"cell {x},{y}" for x, y in cells_for(plan, tile, free)}
    ward = tile.split("_")[0] in COLOURS
    if step["source"] != "aside" and not ward and len(mine(table)["aside"]) < 2:
        found.add("set_aside")
    return found


def moves(line: list[str], place: int) -> set[str]:
    found = set()
    for goal in range(len(line)):
        after = [*line]
        after.insert(goal, after.pop(place))
        if after != line:
            found.add(f"to {goal + 1}")
    return found


def orders(line: list[str], chosen: list[str]) -> set[str]:
    """D16, by trying every completion."""
    left = [*line]
    for colour in chosen:
        left.remove(colour)
    found = set()
    for colour in set(left):
        rest = [*left]
        rest.remove(colour)
        front = [*chosen, colour]
        if front != line[: len(front)] or len(set(rest)) > 1:
            found.add(f"next {colour}")
    if chosen + left != line:
        found.add("keep_rest")
    return found


def blocks(table: Plain) -> set[str]:
    """D20: of blocks that remove the same cubes the one with the most tiles, the first of these."""
    found = set()
    for seat, hospital in enumerate(table["hospitals"]):
        at = {tuple(tile["cell"]): tile for tile in hospital["tiles"]}
        best: dict[frozenset[str], tuple[int, int, int]] = {}
        for x, y in sorted({(a - i, b - j) for a, b in at for i in (0, 1) for j in (0, 1)}):
            cells = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
            tiles = [at[cell] for cell in cells if cell in at]
            grey = frozenset(tile["tile"] for tile in tiles if tile["quarantined"])
            if grey:
                rank = (len(tiles), -y, -x)
                best[grey] = max(best.get(grey, (0, 0, 0)), rank)
        found |= {f"block {seat} {-x},{-y}" for _, y, x in best.values()}
    return found


def rebuilds(table: Plain, step: Plain, rooms: set[str]) -> set[str]:
    """D19."""
    draft = step["draft"]
    plan = plan_of(draft["tiles"])
    free = "helipad" in rooms
    if step["kind"] == "rebuild_turning":
        return {f"rotation {doors}" for doors in shape_of(step["tile"])}
    if step["kind"] == "rebuild_place":
        cells = within_two(plan) if free else beside(plan)
        return {f"cell {x},{y}" for x, y in cells}
    found = set()
    still = {tile["tile"] for tile in mine(table)["tiles"] if clean(tile) and not tile["patients"]}
    lying = {tile["tile"] for tile in draft["tiles"]}
    if draft["lifts"]:
        found |= {f"lift {tile}" for tile in (still & lying) - set(draft["touched"])}
    if lying:
        found |= {f"put {tile}" for tile in (*draft["hand"], *draft["aside"])}
    if len(draft["aside"]) < 2:
        found |= {f"aside {tile}" for tile in draft["hand"] if tile != "lobby"}
    if not draft["hand"]:
        before = plan_of(mine(table)["tiles"])
        grey = {tile["tile"] for tile in mine(table)["tiles"] if tile["quarantined"]}
        if is_whole_after_rebuild(before, plan, grey):
            found.add("done")
    return found


def beside(plan: Plan) -> set[tuple[int, int]]:
    return {(x + a, y + b) for x, y in plan for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} - set(
        plan
    )
