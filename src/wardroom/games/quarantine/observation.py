"""Quarantine as numbers: four hospitals tile by tile, the market, the question that is asked."""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.kernel.game import Game
from wardroom.kernel.parts.observation import (
    SEATS,
    Field,
    Layout,
    Sight,
    View,
    Worth,
    choice,
    flag,
    marked,
    number,
    one_hot,
    padded,
    seat,
    seats,
)

PHASES: Final = ("building", "turn", "ended")
STEPS: Final = (
    "free_marker",
    "queue",
    "infect",
    "spread",
    "admit",
    "price",
    "payment",
    "place",
    "turning",
    "move_to",
    "new_order",
    "rebuild",
    "rebuild_place",
    "rebuild_turning",
    "block",
    "keep",
)
SOURCES: Final = ("bought", "contract", "aside")
REACH: Final = 24
"""No hospital grows further from where its lobby first lay; cells are counted from -24."""
LINE: Final = 24
"""So many patients of a waiting line are shown one by one."""
MOST: Final = 255
TILE: Final = 12
"""Numbers for each tile of a hospital."""


def layout(game: Game) -> Layout:
    """The layout of Quarantine, the same for every number of seats."""
    content = game.content()
    tiles = [facts["tile"] for facts in content["tiles"]]
    colours, cubes = content["colours"], content["cubes"]
    return Layout(
        [
            *_the_turn(cubes),
            *_the_step(tiles, colours, cubes),
            *_the_hospitals(tiles, colours, cubes),
            *_the_market(content["rooms"], colours, cubes),
        ]
    )


def _the_turn(cubes: Sequence[str]) -> list[Field]:
    return [
        seat("me", "The seat that observes.", lambda sight: sight.seat),
        seats("seats", "The seats that play.", lambda sight: range(sight.view["seats"])),
        flag("waited_for", "The table waits for this seat.", lambda sight: sight.waited_for),
        seat("first", "Who began.", lambda sight: sight.view["first"]),
        choice("phase", PHASES, "What is being done.", lambda sight: sight.view["phase"]),
        number("turn", MOST, "The number of the turn.", lambda sight: sight.view["turn"]),
        seat("active", "Who decides.", lambda sight: sight.view["active"]),
        number("actions", MOST, "Actions left in this turn.", lambda s: s.view["actions"]),
        number("held", MOST, "Cubes still to be drawn in this turn.", lambda s: s.view["held"]),
        choice(
            "drawn",
            cubes,
            "The cube that was drawn and has no place yet.",
            lambda sight: sight.view["drawn"],
        ),
        number(
            "markers_taken", MOST, "Markers taken this turn.", lambda s: s.view["markers_taken"]
        ),
        flag("rebuilt", "The rebuild of this turn is done.", lambda s: s.view["rebuilt"]),
        flag("examined", "Pathology was used in this turn.", lambda s: s.view["examined"]),
        number("cancels", MOST, "Actions cancelled in this turn.", lambda s: s.view["cancels"]),
        seat("finisher", "Who brought about the end.", lambda sight: sight.view["finisher"]),
    ]


def _the_step(tiles: Sequence[str], colours: Sequence[str], cubes: Sequence[str]) -> list[Field]:
    tile = {name: place for place, name in enumerate(tiles)}

    def cell(sight: Sight) -> tuple[int, int, int]:
        there = _step(sight).get("cell")
        return (0, 0, 0) if there is None else (1, there[0] + REACH, there[1] + REACH)

    def cubes_of(name: str, sight: Sight) -> list[int]:
        held = _step(sight).get(name)
        return [0] * len(cubes) if held is None else [held[cube] for cube in cubes]

    def hand(sight: Sight) -> list[int]:
        draft = _step(sight).get("draft")
        return [] if draft is None else [tile[name] for name in draft["hand"]]

    return [
        choice(
            "step",
            STEPS,
            "What must be answered first, if anything.",
            lambda s: _step(s).get("kind"),
        ),
        choice("step_tile", tiles, "The tile it is about.", lambda s: _step(s).get("tile")),
        choice(
            "step_colour", colours, "The patient it is about.", lambda s: _step(s).get("colour")
        ),
        seat("step_owner", "The hospital it is about.", lambda s: _step(s).get("owner")),
        number("step_place", MOST, "The place in the line.", lambda s: _step(s).get("place") or 0),
        choice("step_source", SOURCES, "Where the tile is from.", lambda s: _step(s).get("source")),
        Field("step_cell", (3,), 2 * REACH, "1 if there is a cell, then its x and y + 24.", cell),
        Field(
            "step_cubes",
            (len(cubes),),
            MOST,
            f"The price or payment so far: {', '.join(cubes)}.",
            lambda sight: cubes_of("cubes", sight),
        ),
        Field(
            "step_left",
            (len(cubes),),
            MOST,
            "What stays in the own stock.",
            lambda sight: cubes_of("left", sight),
        ),
        number("step_paid", MOST, "Units paid so far.", lambda s: _step(s).get("paid", 0)),
        number("step_due", MOST, "Units that are due.", lambda s: _step(s).get("due", 0)),
        Field(
            "draft_hand",
            (len(tiles),),
            1,
            "The tiles lifted in a rebuild.",
            lambda sight: marked(len(tiles), hand(sight)),
        ),
        number(
            "draft_lifts",
            MOST,
            "How many more tiles a rebuild may lift.",
            lambda s: (_step(s).get("draft") or {"lifts": 0})["lifts"],
        ),
    ]


def _the_hospitals(
    tiles: Sequence[str], colours: Sequence[str], cubes: Sequence[str]
) -> list[Field]:
    tile = {name: place for place, name in enumerate(tiles)}
    colour = {name: place for place, name in enumerate(colours)}

    def laid(sight: Sight) -> list[int]:
        """The tiles of each hospital; the own draft in place of the hospital while rebuilding."""
        numbers = [0] * (SEATS * len(tiles) * TILE)
        draft = _step(sight).get("draft")
        for owner, hospital in enumerate(sight.view["hospitals"]):
            rebuilt = hospital if draft is None or owner != sight.view["active"] else draft
            for one in rebuilt["tiles"]:
                start = (owner * len(tiles) + tile[one["tile"]]) * TILE
                x, y = one["cell"]
                numbers[start] = 1
                numbers[start + 1] = x + REACH
                numbers[start + 2] = y + REACH
                for place, side in enumerate("nesw"):
                    numbers[start + 3 + place] = int(side in one["doors"])
                numbers[start + 7] = int(one["quarantined"])
                for patient in one["patients"]:
                    numbers[start + 8 + colour[patient]] += 1
        return numbers

    def front(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hospital in sight.view["hospitals"]:
            numbers += (hospital["front"][0] + REACH + 1, hospital["front"][1] + REACH + 1)
        return padded(numbers, 2 * SEATS)

    def lines(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hospital in sight.view["hospitals"]:
            numbers += padded((colour[name] + 1 for name in hospital["line"]), LINE)
        return padded(numbers, SEATS * LINE)

    def asides(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hospital in sight.view["hospitals"]:
            numbers += marked(len(tiles), (tile[name] for name in hospital["aside"]))
        return padded(numbers, SEATS * len(tiles))

    def stocks(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hospital in sight.view["hospitals"]:
            numbers += (hospital["stock"][cube] for cube in cubes)
        return padded(numbers, SEATS * len(cubes))

    def scores(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for hospital in sight.view["hospitals"]:
            score = hospital["score"]
            numbers += (score[part] for part in ("rooms", "stations", "cubes", "line", "points"))
        return padded(numbers, SEATS * 5)

    return [
        Field(
            "tiles",
            (SEATS, len(tiles), TILE),
            2 * REACH,
            "For each hospital and tile: 1 if it lies there, x + 24, y + 24, a door in the north, "
            "east, south, west, a grey cube on it, and its patients by colour. While a hospital is "
            f"rebuilt, its draft. Tiles in this order: {', '.join(tiles)}; colours: "
            f"{', '.join(colours)}.",
            laid,
        ),
        Field("front", (SEATS, 2), 50, "The cell before each entrance: x + 25, y + 25.", front),
        Field(
            "lines",
            (SEATS, LINE),
            len(colours),
            "The first 24 of each waiting line: 1 for the first colour, and so on; 0 after it.",
            lines,
        ),
        Field(
            "line_lengths",
            (SEATS,),
            MOST,
            "How many patients wait.",
            lambda s: padded((len(one["line"]) for one in s.view["hospitals"]), SEATS),
        ),
        Field("stocks", (SEATS, len(cubes)), MOST, f"Own cubes: {', '.join(cubes)}.", stocks),
        Field(
            "markers",
            (SEATS,),
            MOST,
            "Bonus action markers.",
            lambda s: padded((one["markers"] for one in s.view["hospitals"]), SEATS),
        ),
        Field("asides", (SEATS, len(tiles)), 1, "Tiles that are set aside.", asides),
        Field(
            "scores",
            (SEATS, 5),
            MOST,
            "Points if the game ended now: rooms, stations, cubes, line, all of them.",
            scores,
        ),
    ]


def _the_market(rooms: Sequence[str], colours: Sequence[str], cubes: Sequence[str]) -> list[Field]:
    room = {name: place for place, name in enumerate(rooms)}
    width = 1 + SEATS + len(cubes) + 1

    def market(sight: Sight) -> list[int]:
        numbers = [0] * (len(rooms) * width)
        for stack in sight.view["market"]:
            start = room[stack["tile"]] * width
            price = [stack["price"][cube] for cube in cubes]
            numbers[start : start + width] = [
                stack["left"],
                *one_hot(SEATS, stack["owner"]),
                *price,
                int(stack["contracted_now"]),
            ]
        return numbers

    return [
        Field(
            "market",
            (len(rooms), width),
            MOST,
            "For each special room: how many are left, whose contract it is (four flags), its "
            f"price in {', '.join(cubes)}, and 1 if the contract was made in this turn. "
            f"Rooms in this order: {', '.join(rooms)}.",
            market,
        ),
        Field(
            "wards",
            (len(colours),),
            MOST,
            "Extra wards left, by colour.",
            lambda sight: [stack["left"] for stack in sight.view["wards"]],
        ),
        Field(
            "wards_bought",
            (len(colours),),
            1,
            "Colours of which an extra ward was bought in this turn.",
            lambda s: [int(colour in s.view["wards_bought"]) for colour in colours],
        ),
        Field(
            "bag",
            (len(cubes),),
            MOST,
            f"Cubes still to come: {', '.join(cubes)}.",
            lambda sight: [sight.view["bag"][cube] for cube in cubes],
        ),
        Field(
            "box",
            (len(cubes),),
            MOST,
            "Cubes that were paid.",
            lambda sight: [sight.view["box"][cube] for cube in cubes],
        ),
        number("grey_supply", MOST, "Grey cubes beside it.", lambda s: s.view["grey_supply"]),
        number("marker_supply", MOST, "Markers beside it.", lambda s: s.view["marker_supply"]),
        number(
            "tiles_left",
            MOST,
            "Tiles that nobody has acquired yet.",
            lambda sight: sight.view["tiles_left"],
        ),
    ]


def _step(sight: Sight) -> View:
    step: View | None = sight.view["step"]
    return {} if step is None else step


def _in_quarantine(view: View, seat: int) -> float:
    """The own points over those of the others."""
    points = [int(hospital["score"]["points"]) for hospital in view["hospitals"]]
    others = [number for place, number in enumerate(points) if place != seat]
    return (points[seat] - sum(others) / max(1, len(others))) / 20


WORTHS: Final[Mapping[str, Worth]] = {"shaped": _in_quarantine}
"""How good a position is, by the name of the reward that is made of it."""
