"""Floor plans by the book: cells as pairs, doors as letters, every rule tested as it is written."""

from typing import NamedTuple

from wardroom.kernel import Plain

Cell = tuple[int, int]
STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
TURNED = {"n": "e", "e": "s", "s": "w", "w": "n"}
SHAPES = {
    "n": ("storage", "waiting_room", "helipad"),
    "ne": ("cafeteria", "gift_shop", "pharmacy"),
    "ns": ("laboratory", "maintenance", "emergency_room"),
    "new": ("security", "accounting", "pathology", "lobby", "yellow", "red", "green", "blue"),
    "nesw": ("triage", "containment"),
}
SHAPE = {tile: doors for doors, tiles in SHAPES.items() for tile in tiles}


class Tile(NamedTuple):
    """One tile where it lies."""

    name: str
    doors: str
    quarantined: bool


Plan = dict[Cell, Tile]


def plan_of(tiles: list[Plain]) -> Plan:
    return {
        (tile["cell"][0], tile["cell"][1]): Tile(tile["tile"], tile["doors"], tile["quarantined"])
        for tile in tiles
    }


def clean(tile: Plain) -> bool:
    return not tile["quarantined"]


def shape_of(tile: str) -> set[str]:
    """All different rotations of a tile."""
    doors = SHAPE.get(tile, "ne")
    found = set()
    for _ in range(4):
        found.add("".join(side for side in "nesw" if side in doors))
        doors = "".join(TURNED[side] for side in doors)
    return found


def neighbours(plan: Plan, cell: Cell) -> list[Cell]:
    """The cells of the tiles connected with the one on this cell (QUA-1.3)."""
    found = []
    for side in plan[cell].doors:
        other = (cell[0] + STEP[side][0], cell[1] + STEP[side][1])
        if other in plan and OPPOSITE[side] in plan[other].doors:
            found.append(other)
    return found


def lobby_component(plan: Plan) -> set[Cell]:
    """QUA-1.5."""
    found = {cell for cell, tile in plan.items() if tile.name == "lobby"}
    ahead = list(found)
    while ahead:
        for other in neighbours(plan, ahead.pop()):
            if other not in found:
                found.add(other)
                ahead.append(other)
    return found


def front(plan: Plan) -> Cell:
    (lobby,) = [cell for cell, tile in plan.items() if tile.name == "lobby"]
    (street,) = set("nesw") - set(plan[lobby].doors)
    return lobby[0] + STEP[street][0], lobby[1] + STEP[street][1]


def entrance_is_open(plan: Plan) -> bool:
    """QUA-2.8, QUA-2.9."""
    start = front(plan)
    if start in plan:
        return False
    far = 1 + max(max(abs(x), abs(y)) for x, y in plan)
    seen = {start}
    ahead = [start]
    while ahead:
        x, y = ahead.pop()
        if max(abs(x), abs(y)) > far:
            return True
        for a, b in STEP.values():
            other = (x + a, y + b)
            if other not in plan and other not in seen:
                seen.add(other)
                ahead.append(other)
    return False


def may_lie(plan: Plan, tile: str, cell: Cell, doors: str, free: bool) -> bool:
    """The conjunction of QUA-2.1 to QUA-2.9, or of QUA-17.14 with an active Helipad."""
    if cell in plan:
        return False
    after = {**plan, cell: Tile(tile, doors, quarantined=False)}
    joined = [after[other] for other in neighbours(after, cell)]
    a_clean_one = any(not other.quarantined for other in joined)
    if not entrance_is_open(after):
        return False
    if free:
        return a_clean_one or not any(other.quarantined for other in joined)
    return a_clean_one and cell in lobby_component(after)


def within_two(plan: Plan) -> set[Cell]:
    near = range(-2, 3)
    return {(x + a, y + b) for x, y in plan for a in near for b in near} - set(plan)


def rotations_for(plan: Plan, tile: str, cell: Cell, free: bool) -> set[str]:
    return {doors for doors in shape_of(tile) if may_lie(plan, tile, cell, doors, free)}


def cells_for(plan: Plan, tile: str, free: bool) -> set[Cell]:
    return {cell for cell in within_two(plan) if rotations_for(plan, tile, cell, free)}


def is_whole_after_rebuild(before: Plan, after: Plan, grey: set[str]) -> bool:
    """QUA-16.8 to QUA-16.12."""
    was = {tile.name: (cell, tile.doors) for cell, tile in before.items()}
    now = {tile.name: (cell, tile.doors) for cell, tile in after.items()}
    changed = {name for name in now if now[name] != was.get(name)}
    if not any(now.get(name) != was[name] for name in was):
        return False
    if "lobby" not in now or not entrance_is_open(after):
        return False
    at = {name: now[name][0] for name in now}
    joined = {name: {after[cell].name for cell in neighbours(after, at[name])} for name in now}
    home = {after[cell].name for cell in lobby_component(after)}
    if "helipad" in was and "helipad" not in grey and "helipad" in now:
        if "helipad" in changed and not ("helipad" in home and joined["helipad"] - grey):
            return False
        return all(joined[name] - grey or not joined[name] for name in changed)
    for group in groups(changed, joined):
        beyond = {other for name in group for other in joined[name]} - changed - grey
        if not beyond:
            return False
    if "helipad" in grey:
        was_home = {before[cell].name for cell in lobby_component(before)}
        return changed | (was_home & set(now)) <= home
    return set(now) == home


def groups(names: set[str], joined: dict[str, set[str]]) -> list[set[str]]:
    """The names parted into those that hang together among themselves."""
    left = set(names)
    found = []
    while left:
        group = {left.pop()}
        while True:
            more = {other for name in group for other in joined[name]} & left
            if not more:
                break
            group |= more
            left -= more
        found.append(group)
    return found
