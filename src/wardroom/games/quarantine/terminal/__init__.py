"""Quarantine in the terminal: the floor plans of the hospitals, their lines, and the market."""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.games.quarantine.content import ROOMS
from wardroom.games.quarantine.groups import GROUPS
from wardroom.kernel.action import Action
from wardroom.kernel.parts.picture import (
    Offer,
    PlainPicture,
    Scene,
    Step,
    flow,
    heading,
    side_by_side,
)
from wardroom.kernel.parts.rules_page import rules_page
from wardroom.kernel.parts.text import Text
from wardroom.kernel.plain import Plain

STYLES: Final = {
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "grey": "bright_black",
}
SIGNS: Final = {
    "yellow": ("■", "Y"),
    "red": ("◆", "R"),
    "green": ("▲", "G"),
    "blue": ("●", "B"),
    "grey": ("✕", "x"),
}
"""Each colour has a shape, so that colour is never alone."""
BED: Final = ("·", ".")
WIDEST: Final = 11
NARROWEST: Final = 5
"""Signs from wall to wall of a tile."""
_WALLS: Final = (("┌", "┐", "└", "┘", "─", "│"), ("+", "+", "+", "+", "-", "|"))


SUMMARY: Final = ("turn", "patient", "grey", "actions", "line", "rooms", "plan", "end")


class QuarantinePicture(PlainPicture):
    """Everything lies open, so everybody sees the same table."""

    def __init__(self) -> None:
        super().__init__(GROUPS)
        self.pages["rules"] = rules_page(SUMMARY, {"tile": ("lobby", *ROOMS)})

    def group(self, action: Action) -> str:
        return "answer" if _lays(action) else super().group(action)

    def offer(self, scene: Scene, seat: int, action: Action) -> Offer:
        """A starting ward is laid step by step: which one, where, and which way round. A line may
        be long, so a patient in it is told by place and sign.
        """
        offer = super().offer(scene, seat, action)
        told = action.message().args
        line = scene.view["hospitals"][seat]["line"]
        if repr(action).startswith("move ") and int(str(told["place"])) <= len(line):
            place = int(str(told["place"]))
            label = Text(scene.say("quarantine-place", place=place) + " ")
            return offer._replace(label=label.append_text(cube(scene, line[place - 1])))
        if not _lays(action):
            return offer
        ward = scene.words.name("tile", str(told["colour"]))
        answers = (
            ("lay", ward[:1].upper() + ward[1:]),
            ("cell", scene.own("do-cell-at", spot=told["spot"])),
            ("rotation", scene.own("do-rotation", doors=told["doors"])),
        )
        way = [
            Step(Text(scene.own(f"group-{asked}"), style="bold"), Text(answer))
            for asked, answer in answers
        ]
        return offer._replace(way=way)

    def board(self, scene: Scene) -> list[Text]:
        view = scene.view
        plans = [_hospital(scene, seat) for seat in range(view["seats"])]
        return [*_gauges(scene), *side_by_side(plans, scene.width), *_market(scene)]


def _lays(action: Action) -> bool:
    return repr(action).startswith("lay ")


def _gauges(scene: Scene) -> list[Text]:
    view = scene.view
    pieces = [Text(scene.say("quarantine-turn", turn=view["turn"]), style="bold")]
    if view["phase"] == "turn":
        pieces.append(_count(scene, "board-actions", view["actions"]))
        pieces.append(_count(scene, "board-held", view["held"]))
    pieces.append(Text(scene.say("quarantine-patients-left", count=view["patients_left"])))
    pieces.append(Text(scene.say("quarantine-tiles-left", count=view["tiles_left"])))
    if view["drawn"] is not None:
        drawn = Text(scene.say("quarantine-drawn") + " ")
        pieces.append(drawn.append_text(cube(scene, view["drawn"])))
    return flow(pieces, scene.width, Text(), scene.dot)


def _hospital(scene: Scene, seat: int) -> list[Text]:
    """The plan of one hospital under the name of its owner, and what lies beside it."""
    view = scene.view
    own = view["hospitals"][seat]
    step = view["step"]
    draft = None if step is None or seat != view["active"] else step["draft"]
    tiles = own["tiles"] if draft is None else draft["tiles"]
    head = heading(scene, seat, view["active"])
    head.append(" ").append_text(_count(scene, "board-points", own["score"]["points"]))
    lines = [head, *_plan(scene, tiles)]
    line = Text(scene.own("board-line") + ": ")
    for patient in own["line"]:
        line.append_text(cube(scene, patient))
    lines.append(line if own["line"] else line.append("-"))
    stock = Text(scene.own("board-stock") + ": ").append_text(cubes(scene, own["stock"]))
    if own["markers"]:
        stock.append(scene.dot).append_text(_count(scene, "board-markers", own["markers"]))
    lines.append(stock)
    if own["aside"]:
        aside = ", ".join(scene.words.name("tile", tile) for tile in own["aside"])
        lines.append(Text(f"{scene.own('board-aside')}: {aside}"))
    return lines


def _plan(scene: Scene, tiles: Sequence[Plain]) -> list[Text]:
    """The tiles on their cells, north above; where there is a passage the wall is open."""
    columns = [tile["cell"][0] for tile in tiles]
    rows = [tile["cell"][1] for tile in tiles]
    if not tiles:
        return []
    west, east, south, north = min(columns), max(columns), min(rows), max(rows)
    across = scene.width // 2 - 2 if scene.width >= 100 else scene.width - 1
    room = max(NARROWEST, min(WIDEST, across // (east - west + 1)))
    lying = {tuple(tile["cell"]): tile for tile in tiles}
    lines: list[Text] = []
    for row in range(north, south - 1, -1):
        drawn = [
            _tile(scene, lying[column, row], room)
            if (column, row) in lying
            else [Text(" " * room)] * 4
            for column in range(west, east + 1)
        ]
        lines += [Text().join(parts) for parts in zip(*drawn, strict=True)]
    return lines


def _tile(scene: Scene, tile: Plain, room: int) -> list[Text]:
    """Four lines: the walls, the name, and the patients with the free beds or the grey cube."""
    name: str = tile["tile"]
    colour = name.partition("_")[0]
    style = STYLES.get(colour, "default")
    left_top, right_top, left_low, right_low, wall, side = _WALLS[not scene.glyphs]
    doors: str = tile["doors"]
    inner = room - 2
    title = _title(scene, name)
    label = Text(_fitted(title, inner, scene.glyphs), style=f"bold {style}")
    content = Text()
    if tile["quarantined"]:
        content.append_text(cube(scene, "grey")).stylize("bold reverse")
    for patient in tile["patients"]:
        content.append_text(cube(scene, patient))
    content.append(BED[not scene.glyphs] * max(0, tile["beds"] - len(tile["patients"])))
    content.truncate(inner)
    content.pad_right(inner - content.cell_len)
    gap = inner // 2 - 1
    open_wall = wall * gap + "  " + wall * (inner - gap - 2)
    across = {way: open_wall if way in doors else wall * inner for way in "ns"}
    west, east = (" " if way in doors else side for way in "we")
    return [
        Text(left_top + across["n"] + right_top, style=style),
        Text(side, style=style).append_text(label).append(side, style=style),
        Text(west, style=style).append_text(content).append(east, style=style),
        Text(left_low + across["s"] + right_low, style=style),
    ]


def _title(scene: Scene, name: str) -> str:
    """A ward by the sign of its colour, for its whole name has no room between the walls."""
    colour, _, number = name.partition("_")
    if colour not in STYLES:
        title = scene.words.name("tile", name)
        return title[:1].upper() + title[1:]
    sign = SIGNS[colour][not scene.glyphs]
    return f"{sign} {scene.say('quarantine-ward')} {number}".rstrip()


def _market(scene: Scene) -> list[Text]:
    """The rooms on sale with their contracts, and the extra wards."""
    view = scene.view
    rooms = []
    for stack in view["market"]:
        if not stack["left"]:
            continue
        room = Text(scene.words.name("tile", stack["tile"]))
        if stack["owner"] is not None:
            room.append(f" ({scene.names[stack['owner']]} ").append_text(
                cubes(scene, stack["price"])
            )
            room.append(")")
        rooms.append(room)
    lines = []
    if rooms:
        lines += flow(rooms, scene.width, _lead(scene, "board-market"), scene.dot)
    wards = [
        cube(scene, ward["colour"]).append(
            f"×{ward['left']}" if scene.glyphs else str(ward["left"])
        )
        for ward in view["wards"]
    ]
    lines += flow(wards, scene.width, _lead(scene, "board-wards"), "  ")
    lines += flow([cubes(scene, view["bag"])], scene.width, _lead(scene, "board-bag"), "  ")
    return lines


def cube(scene: Scene, colour: str, count: int = 1) -> Text:
    return Text(SIGNS[colour][not scene.glyphs] * count, style=STYLES[colour])


def cubes(scene: Scene, held: Mapping[str, int]) -> Text:
    """`■2 ◆1`; a dash if there are none."""
    shown = [cube(scene, colour).append(str(count)) for colour, count in held.items() if count]
    return Text(" ").join(shown) if shown else Text("-")


def _lead(scene: Scene, id: str) -> Text:
    return Text(scene.own(id) + ": ", style="bold")


def _count(scene: Scene, id: str, count: int) -> Text:
    return Text(f"{scene.own(id)} {count}")


def _fitted(title: str, room: int, glyphs: bool) -> str:
    if len(title) > room and glyphs:
        title = title[: room - 1] + "…"
    return title[:room].ljust(room)


PICTURE: Final = QuarantinePicture()
