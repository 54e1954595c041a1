"""More to read about a game of Pandemic: the whole map, the discards, what roles and cards do."""

from wardroom.games.pandemic.content import CITIES, CITIES_OF, EVENTS, NEIGHBOURS, ROLES
from wardroom.games.pandemic.terminal import charts, signs
from wardroom.kernel.parts.picture import Page, Scene, flow, folded
from wardroom.kernel.parts.text import Text


def chart_with_ways(scene: Scene, about: str) -> list[Text]:
    """Every city with what is in it and what it is connected with; or only those named so."""
    wanted = about.casefold()
    soon = signs.drawn_soon(scene)
    lines: list[Text] = []
    for colour, cities in enumerate(CITIES_OF):
        rows: list[Text] = []
        for city in cities:
            name = CITIES[city]
            if wanted in scene.words.name("city", name).casefold() or wanted in name:
                rows += _ways(scene, city, name in soon)
        if rows:
            lines += [charts.disease(scene, colour), *rows]
    return lines


def _ways(scene: Scene, city: int, soon: bool) -> list[Text]:
    lead = charts.entry(scene, CITIES[city], soon)
    lead.pad_right(max(1, 26 - lead.cell_len))
    near = []
    for other in NEIGHBOURS[city]:
        name = signs.city_name(scene, CITIES[other])
        cubes = signs.cubes_in(scene, CITIES[other])
        near.append(name.append(" ").append_text(cubes) if cubes else name)
    for name in near[:-1]:
        name.append(",")
    return flow(near, scene.width, lead, " ")


def discards(scene: Scene, about: str) -> list[Text]:  # noqa: ARG001 - nothing to choose from
    """Both discard piles, and what has left the game."""
    view = scene.view
    piles = (
        ("pandemic-infection-discards", view["infection_discards"]),
        ("pandemic-player-discards", view["discards"]),
        ("pandemic-removed", view["removed"]),
    )
    lines: list[Text] = []
    for title, cards in piles:
        lead = Text().append(scene.say(title, count=len(cards)), style="bold").append(" ")
        names = [signs.card_name(scene, card) for card in signs.sorted_cards(cards)]
        for name in names[:-1]:
            name.append(",")
        lines += flow(names or [Text("-")], scene.width, lead, " ")
    return lines


def rules(scene: Scene, about: str) -> list[Text]:
    """The powers of roles and the effects of Events: those at the table, or those asked for."""
    wanted = about.casefold()
    known = [("role", role) for role in ROLES] + [("card", event) for event in EVENTS]
    chosen = [
        (kind, name)
        for kind, name in known
        if wanted in scene.words.name(kind, name).casefold() or wanted in name
    ]
    if not wanted:
        chosen = [entry for entry in known if entry[0] == "card" or entry[1] in scene.view["roles"]]
    lines: list[Text] = []
    for kind, name in chosen:
        lead = Text().append(scene.words.name(kind, name), style="bold").append("  ")
        rule = Text(scene.words.name(kind, name, "rule"))
        lines += folded(rule, scene.width, lead, lead.cell_len)
    return lines


PAGES: dict[str, Page] = {"map": chart_with_ways, "discards": discards, "rules": rules}
