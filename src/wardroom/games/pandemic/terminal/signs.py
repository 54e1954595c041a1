"""The signs of Pandemic: each disease has a colour and a shape, so that colour is never alone."""

from collections.abc import Sequence
from typing import Final

from wardroom.games.pandemic.content import CARD, CITY, COLOUR_OF, COLOURS, EVENTS, FIRST_EVENT
from wardroom.kernel.parts.picture import Scene
from wardroom.kernel.parts.text import Text

STYLES: Final = ("bright_blue", "yellow", "default", "red")
"""Black takes the terminal's own ink, which can be read on dark and on light ground."""
_CUBES: Final = ("●■▲◆", "BYKR")
_EMPTY: Final = ("○□△◇", "....")
_EVENT: Final = ("★", "*")
_STATION: Final = ("⌂", "^")
_PAWN: Final = ("♙", "@")
_ACTIVE: Final = ("▶", ">")
_NEXT: Final = (" › ", " > ")
_DOT: Final = (" · ", " | ")
SOON: Final = "!"
"""Beside a city whose infection card may be drawn next."""


def cube(scene: Scene, colour: int, count: int = 1) -> Text:
    return Text(_CUBES[not scene.glyphs][colour] * count, style=STYLES[colour])


def empty(scene: Scene, colour: int) -> Text:
    """The place of a city without cubes."""
    return Text(_EMPTY[not scene.glyphs][colour], style=f"{STYLES[colour]} dim")


def cubes_in(scene: Scene, city: str) -> Text:
    """All cubes in a city, its own colour first."""
    counts: Sequence[int] = scene.view["cubes"].get(city, (0, 0, 0, 0))
    own = COLOUR_OF[CITY[city]]
    row = Text().append(cube(scene, own, counts[own]).plain, style=f"bold {STYLES[own]}")
    for colour, count in enumerate(counts):
        if colour != own:
            row.append_text(cube(scene, colour, count))
    return row


def event_sign(scene: Scene) -> Text:
    return Text(_EVENT[not scene.glyphs], style="magenta")


def station_sign(scene: Scene) -> Text:
    return Text(_STATION[not scene.glyphs], style="bold green")


def active_sign(scene: Scene) -> str:
    return _ACTIVE[not scene.glyphs]


def then(scene: Scene) -> str:
    return _NEXT[not scene.glyphs]


def dot(scene: Scene) -> str:
    return _DOT[not scene.glyphs]


def pawn_letter(scene: Scene, seat: int) -> str:
    """The letter of a role, different for each within a language."""
    return scene.say("pandemic-pawn-" + scene.view["roles"][seat].replace("_", "-"))


def pawns(scene: Scene, seats: Sequence[int]) -> Text:
    """The pawns of these seats, the active player's in reverse."""
    row = Text().append(_PAWN[not scene.glyphs], style="bold cyan")
    for seat in seats:
        style = "bold cyan reverse" if seat == scene.view["active"] else "bold cyan"
        row.append(pawn_letter(scene, seat), style=style)
    return row


def marks(scene: Scene, city: str) -> Text:
    """What stands in a city beside cubes: a station, pawns."""
    row = Text()
    if city in scene.view["stations"]:
        row.append_text(station_sign(scene))
    here = [seat for seat, place in enumerate(scene.view["pawns"]) if place == city]
    if here:
        row.append_text(pawns(scene, here))
    return row


def city_name(scene: Scene, city: str) -> Text:
    return Text(scene.words.name("city", city), style=STYLES[COLOUR_OF[CITY[city]]])


def card_name(scene: Scene, card: str) -> Text:
    if card in EVENTS:
        return Text(scene.words.name("card", card), style="magenta")
    return city_name(scene, card)


def sorted_cards(cards: Sequence[str]) -> list[str]:
    """By colour, Events last."""
    return sorted(cards, key=CARD.__getitem__)


def by_colour(cards: Sequence[str]) -> list[list[str]]:
    """The cards of each colour, and at the end the Events."""
    piles: list[list[str]] = [[] for _ in (*COLOURS, "events")]
    for card in sorted_cards(cards):
        number = CARD[card]
        piles[-1 if number >= FIRST_EVENT else COLOUR_OF[number]].append(card)
    return piles


def drawn_soon(scene: Scene) -> frozenset[str]:
    """The cities of the infection cards that can come within the next infection phase.

    Only of cards that have been seen before: nobody knows anything about the others.
    """
    *known, _ = scene.view["infection_deck"] or [[]]
    soon: set[str] = set()
    drawn = 0
    for layer in known:
        if drawn >= scene.view["infection_rate"]:
            break
        soon.update(layer)
        drawn += len(layer)
    return frozenset(soon)
