"""The map of Pandemic: the world on wide screens, four columns of cities on narrow ones."""

from collections.abc import Sequence
from typing import Final

from wardroom.games.pandemic.content import (
    CITIES,
    CITIES_OF,
    CITY,
    COLOUR_OF,
    COLOURS,
    NEIGHBOURS,
    POSITION,
)
from wardroom.games.pandemic.terminal import signs
from wardroom.kernel.parts.picture import Scene, flow
from wardroom.kernel.parts.text import Text

WORLD_WIDTH: Final = 138
WORLD_HEIGHT: Final = 21
WORLD_SCREEN_HEIGHT: Final = 38
"""With fewer lines the world would push the hands off the screen."""
LOW_SCREEN: Final = 32
"""With fewer lines only cities where something is are listed."""

# Column and line of each city on the map of the world, moved apart so that no names collide.
_PLACES: Final[dict[str, tuple[int, int]]] = {
    "san_francisco": (1, 5),
    "chicago": (19, 3),
    "montreal": (33, 2),
    "new_york": (44, 4),
    "atlanta": (22, 6),
    "washington": (38, 7),
    "los_angeles": (4, 8),
    "mexico_city": (14, 11),
    "miami": (33, 9),
    "bogota": (31, 13),
    "lima": (25, 16),
    "santiago": (27, 20),
    "buenos_aires": (38, 19),
    "sao_paulo": (45, 16),
    "london": (55, 2),
    "madrid": (52, 6),
    "paris": (62, 4),
    "essen": (66, 1),
    "milan": (71, 3),
    "st_petersburg": (79, 0),
    "algiers": (60, 8),
    "istanbul": (75, 5),
    "moscow": (91, 2),
    "cairo": (73, 9),
    "baghdad": (84, 7),
    "tehran": (95, 5),
    "riyadh": (80, 11),
    "karachi": (93, 8),
    "mumbai": (96, 11),
    "delhi": (102, 6),
    "chennai": (100, 14),
    "kolkata": (109, 9),
    "lagos": (58, 13),
    "kinshasa": (65, 16),
    "khartoum": (74, 13),
    "johannesburg": (70, 19),
    "beijing": (109, 1),
    "seoul": (119, 0),
    "tokyo": (123, 3),
    "shanghai": (111, 4),
    "osaka": (124, 6),
    "taipei": (121, 8),
    "hong_kong": (113, 7),
    "bangkok": (106, 12),
    "ho_chi_minh_city": (112, 15),
    "manila": (121, 12),
    "jakarta": (108, 18),
    "sydney": (122, 19),
}


def chart(scene: Scene) -> list[Text]:
    """The map that fits the screen."""
    if scene.glyphs and scene.width >= WORLD_WIDTH and scene.height >= WORLD_SCREEN_HEIGHT:
        return [*_diseases(scene), *_world(scene)]
    return _columns(scene, quiet_too=scene.height >= LOW_SCREEN)


def disease(scene: Scene, colour: int) -> Text:
    """One disease: its sign, its name, how many cubes are left, and whether it is cured."""
    name = scene.words.name("colour", COLOURS[colour])
    head = Text.assemble(signs.cube(scene, colour), " ")
    head.append(name[:1].upper() + name[1:], style=f"bold {signs.STYLES[colour]}")
    left = scene.view["supply"][colour]
    status = scene.view["diseases"][colour]
    if status != "eradicated":
        style = "bold red reverse" if left <= 3 else "default"
        head.append(" ").append(str(left), style=style)
    if status != "active":
        head.append(" ").append(scene.say(f"pandemic-{status}"), style="bold green")
    return head


def _diseases(scene: Scene) -> list[Text]:
    row = [disease(scene, colour) for colour in range(len(COLOURS))]
    return flow(row, scene.width, Text(), "      ")


# Four columns


def _columns(scene: Scene, quiet_too: bool) -> list[Text]:
    soon = signs.drawn_soon(scene)
    columns: list[list[Text]] = []
    for colour, cities in enumerate(CITIES_OF):
        rows = [disease(scene, colour)]
        for city in cities:
            name = CITIES[city]
            if quiet_too or _is_busy(scene, name):
                rows.append(entry(scene, name, name in soon))
        columns.append(rows)
    widths = _share_out([max(row.cell_len for row in rows) for rows in columns], scene.width)
    lines = []
    for number in range(max(len(rows) for rows in columns)):
        line = Text()
        for rows, width in zip(columns, widths, strict=True):
            cell = rows[number].copy() if number < len(rows) else Text()
            cell.truncate(width - 1, overflow="ellipsis" if scene.glyphs else "crop", pad=True)
            line.append_text(cell).append(" ")
        line.rstrip()
        lines.append(line)
    return lines


def _share_out(wanted: Sequence[int], width: int) -> list[int]:
    """The widths of the columns: what each wants and a share of the rest; too wide ones are cut."""
    widths = [column + 1 for column in wanted]
    while sum(widths) > width:
        widths[widths.index(max(widths))] -= 1
    spare = min((width - sum(widths)) // len(widths), 6)
    return [column + spare for column in widths]


def _is_busy(scene: Scene, city: str) -> bool:
    """Is anything there, or could the active pawn drive there?"""
    view = scene.view
    near = NEIGHBOURS[CITY[view["pawns"][view["active"]]]]
    return (
        city in view["cubes"]
        or city in view["stations"]
        or city in view["pawns"]
        or CITY[city] in near
    )


def entry(scene: Scene, city: str, soon: bool) -> Text:
    """`●●● Paris! ⌂♙M`."""
    row = signs.cubes_in(scene, city)
    row.pad_right(max(0, 3 - row.cell_len))
    row.append(" ").append_text(signs.city_name(scene, city))
    if soon:
        row.append(signs.SOON, style="bold red")
    marks = signs.marks(scene, city)
    if marks:
        row.append(" ").append_text(marks)
    return row


# The world


class _Canvas:
    """Thin lines drawn with the dots of Braille signs, two across and four down in each place."""

    _DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, width: int, height: int) -> None:
        self.dots = [[0] * width for _ in range(height)]

    def line(self, x0: float, y0: float, x1: float, y1: float) -> None:
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(steps + 1):
            x = round(x0 + (x1 - x0) * step / steps)
            y = round(y0 + (y1 - y0) * step / steps)
            if 0 <= y < 4 * len(self.dots) and 0 <= x < 2 * len(self.dots[0]):
                self.dots[y // 4][x // 2] |= self._DOTS[y % 4][x % 2]

    def text(self, row: int) -> str:
        return "".join(chr(0x2800 + dots) if dots else " " for dots in self.dots[row])


def _connections() -> tuple[str, ...]:
    canvas = _Canvas(WORLD_WIDTH, WORLD_HEIGHT)
    for city, neighbours in enumerate(NEIGHBOURS):
        x0, y0 = _dot(city)
        for other in neighbours:
            x1, y1 = _dot(other)
            if abs(POSITION[city][1] - POSITION[other][1]) > 180:
                over_the_edge = -1 if x0 < x1 else 2 * WORLD_WIDTH
                canvas.line(x0, y0, over_the_edge, y0 + (y1 - y0) / 12)
            elif city < other:
                canvas.line(x0, y0, x1, y1)
    return tuple(canvas.text(row) for row in range(WORLD_HEIGHT))


def _dot(city: int) -> tuple[int, int]:
    column, row = _PLACES[CITIES[city]]
    return 2 * column + 1, 4 * row + 2


_CONNECTIONS: Final = _connections()


def _world(scene: Scene) -> list[Text]:
    """The cities where they are, with their connections."""
    soon = signs.drawn_soon(scene)
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(WORLD_HEIGHT)]
    for city, (column, row) in _PLACES.items():
        label = signs.cubes_in(scene, city) or signs.empty(scene, COLOUR_OF[CITY[city]])
        label.append(" ").append_text(signs.city_name(scene, city))
        if city in soon:
            label.append(signs.SOON, style="bold red")
        marks = signs.marks(scene, city)
        if marks:
            label.append(" ").append_text(marks)
        rows[row].append((column, label))
    lines = []
    for ground, labels in zip(_CONNECTIONS, rows, strict=True):
        line = Text()
        labels.sort(key=lambda placed: placed[0])
        for number, (column, label) in enumerate(labels):
            if line.cell_len < column:
                line.append(ground[line.cell_len : column], style="dim")
            end = labels[number + 1][0] - 1 if number + 1 < len(labels) else WORLD_WIDTH
            label.truncate(max(1, end - line.cell_len), overflow="ellipsis")
            line.append_text(label)
        line.append(ground[line.cell_len :], style="dim")
        line.rstrip()
        lines.append(line)
    return lines
