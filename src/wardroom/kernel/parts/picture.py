"""How a game looks in the terminal: what a picture is handed, what it draws, and the plain picture.

A game names its picture in `Game.terminal`. It draws from the view of a seat, never from the State,
so it cannot show what the seat may not know, and its sentences are handed to it. A game without one
gets the plain picture, which prints the view as it is and lists the actions in words.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from wardroom.kernel.action import Action
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.parts.groups import NO_GROUPS, Groups
from wardroom.kernel.parts.text import Text, cell_len
from wardroom.kernel.plain import Plain


class Speech(Protocol):
    """The words of a game in one language: `wardroom.words.Words` is one."""

    def __hash__(self) -> int:
        """What is worked out from the words may be kept beside them."""

    def say(self, message: Message, /) -> str:
        """The sentence."""

    def name(self, kind: str, id: str, form: str = "", /) -> str:
        """The name of a thing, as `name("city", "paris")`."""

    def player(self, seat: int, /) -> str:
        """What the player in a seat is called."""

    def listed(self, items: Sequence[str], /) -> str:
        """Some things in a row, as the language puts them."""

    def has(self, id: str, /) -> bool:
        """Is there a message of this id?"""


class Scene(NamedTuple):
    """One moment as one seat may know it, and the paper to draw it on."""

    view: Plain
    words: Speech
    names: Sequence[str]
    """What each seat is called."""
    kinds: Sequence[str]
    """The kind of colleague in each seat; empty for a person."""
    width: int
    height: int
    glyphs: bool
    """Can the terminal show signs beyond ASCII?"""

    def say(self, id: str, **args: Argument) -> str:
        """A sentence of the terminal's own texts."""
        return self.words.say(Message("cli-" + id, args))

    def own(self, id: str, **args: Argument) -> str:
        """A sentence of the game's own texts, such as the names of what is on its board."""
        return self.words.say(Message(id, args))

    @property
    def dot(self) -> str:
        """What stands between facts in a row."""
        return " · " if self.glyphs else " | "


class Step(NamedTuple):
    """A question on the way to a choice, and the answer that leads there."""

    question: Text
    answer: Text


class Offer(NamedTuple):
    """Something that can be chosen: by which seat, and how the list calls it."""

    seat: int
    action: Action
    label: Text
    way: Sequence[Step] = ()
    """Asked for step by step where a long list would differ only in its last words."""


class Group(NamedTuple):
    """Offers listed under one title."""

    title: Text
    offers: Sequence[Offer]


Page = Callable[[Scene, str], list[Text]]
"""More to read about a moment: what to show of it, and the words typed after the command."""


class Picture(Protocol):
    """How one game looks."""

    pages: dict[str, Page]
    """The commands that show more of this game."""

    def usual_options(self, people: int, colleagues: int) -> dict[str, str]:
        """The options that suit so many people at one keyboard with so many colleagues."""

    def names(self, view: Plain, words: Speech, seats: int) -> list[str]:
        """What to call the seats of people who gave no name, and of colleagues."""

    def board(self, scene: Scene) -> list[Text]:
        """Everything on the table, as lines no wider than the scene."""

    def groups(self, scene: Scene, seat: int, actions: Sequence[Action]) -> list[Group]:
        """What the seat may do, grouped as a player thinks of it."""

    def paint(self, kind: str, sentence: str, words: Speech) -> Text:
        """A sentence of the log in colour; `kind` is the kind of its event."""


class PlainPicture:
    """A game as its view and its sentences tell it."""

    def __init__(self, choices: Groups = NO_GROUPS) -> None:
        self._choices = choices
        self.pages: dict[str, Page] = {"map": lambda scene, _: self.board(scene)}
        self.unlisted: frozenset[str] = frozenset()
        """Verbs that only a browser needs: they can be typed, but are listed only where nothing
        else is."""

    def usual_options(self, people: int, colleagues: int) -> dict[str, str]:
        return {}

    def names(self, view: Plain, words: Speech, seats: int) -> list[str]:
        return [words.player(seat) for seat in range(seats)]

    def board(self, scene: Scene) -> list[Text]:
        lines: list[Text] = []
        for key, value in scene.view.items():
            pieces = [Text(piece) for piece in _plain(value).split()]
            lines += flow(pieces, scene.width, Text(f"{key}: ", style="bold"), " ")
        return lines

    def groups(self, scene: Scene, seat: int, actions: Sequence[Action]) -> list[Group]:
        """The game's groups in their order; a game without words for one calls it by its name."""
        found: dict[str, list[Offer]] = {name: [] for name in self._choices.names}
        for action in actions:
            if name := self.group(action):
                found.setdefault(name, []).append(self.offer(scene, seat, action))
        return [
            Group(Text(self.title(scene, name), style="bold"), offers)
            for name, offers in found.items()
            if offers
        ]

    def group(self, action: Action) -> str:
        """The name of the group in which a terminal lists it; nothing where it lists it nowhere."""
        return self._choices.of(action)

    def title(self, scene: Scene, name: str) -> str:
        """What stands above a group."""
        id = f"group-{name}"
        return scene.own(id) if scene.words.has(id) else name

    def offer(self, scene: Scene, seat: int, action: Action) -> Offer:
        """An action as the list calls it."""
        return Offer(seat, action, Text(scene.words.say(action.message())))

    def paint(self, kind: str, sentence: str, words: Speech) -> Text:
        return Text(sentence)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(held)}" for key, held in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_plain(item) for item in value) or "-"
    return "-" if value is None else str(value)


def folded(text: Text, width: int, lead: Text, indent: int) -> list[Text]:
    """A sentence after its lead in lines that fit, the further ones set in."""
    breaks: list[int] = []
    column = lead.cell_len
    begun = False
    for word in re.finditer(r"\S+\s*", text.plain):
        if begun and column + cell_len(word.group().rstrip()) > max(20, width):
            breaks.append(word.start())
            column = indent
        column += cell_len(word.group())
        begun = True
    lines = [Text().append_text(lead)]
    for number, part in enumerate(text.divide(breaks)):
        part.rstrip()
        if number:
            lines.append(Text(" " * indent))
        lines[-1].append_text(part)
    return lines


def flow(
    items: Iterable[Text], width: int, lead: Text, gap: str = "  ", indent: int | None = None
) -> list[Text]:
    """Items one after another, wrapped between them; further lines are set in, under the first
    item if not said otherwise.
    """
    room = max(20, width)
    indent = lead.cell_len if indent is None else indent
    line = Text().append_text(lead)
    lines = []
    empty = True
    for item in items:
        if not empty and line.cell_len + len(gap) + item.cell_len > room:
            lines.append(line)
            line = Text(" " * indent)
            empty = True
        if not empty:
            line.append(gap)
        shown = item[1:] if empty and item.plain.startswith(" ") else item
        if empty and line.cell_len + shown.cell_len > room:
            *before, line = folded(shown, room, line, indent + 2)
            lines += before
        else:
            line.append_text(shown)
        empty = False
    lines.append(line)
    return lines


def heading(scene: Scene, seat: int, active: int) -> Text:
    """`▶Ania (Director)`: whose turn it is, and who is a colleague."""
    sign = ("▶" if scene.glyphs else ">") if seat == active else " "
    head = Text(sign, style="bold").append(scene.names[seat], style="bold")
    kind = scene.kinds[seat] if seat < len(scene.kinds) else ""
    title = f"colleague-{kind}"
    if kind and scene.words.has(title):
        head.append(f" ({scene.own(title)})", style="dim")
    return head


def side_by_side(blocks: Sequence[Sequence[Text]], width: int, gap: int = 3) -> list[Text]:
    """Blocks of lines beside each other as far as they fit, the others below."""
    lines: list[Text] = []
    row: list[Sequence[Text]] = []
    for block in blocks:
        if row and sum(_width(one) + gap for one in row) + _width(block) > width:
            lines += _abreast(row, gap)
            row = []
        row.append(block)
    return lines + _abreast(row, gap)


def _abreast(row: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    lines: list[Text] = []
    for number in range(max((len(block) for block in row), default=0)):
        line = Text()
        for block in row:
            part = block[number].copy() if number < len(block) else Text()
            part.pad_right(_width(block) + gap - part.cell_len)
            line.append_text(part)
        line.rstrip()
        lines.append(line)
    return lines


def _width(block: Sequence[Text]) -> int:
    return max((line.cell_len for line in block), default=0)


def gauge(scene: Scene, value: int, most: int, room: int = 10) -> str:
    """`████░░░░░░`: how much of something there is."""
    full, empty = ("█", "░") if scene.glyphs else ("#", ".")
    filled = round(room * max(0, min(value, most)) / most) if most else 0
    return full * filled + empty * (room - filled)


class Terminal(NamedTuple):
    """What a game brings along for the terminal."""

    picture: Callable[[], Picture]
    texts: tuple[str, ...] = ()
    """Packages whose folder `text` holds what only the picture says; the game's own are known."""
