"""The table of Pandemic: gauges, map, hands and what is known of the decks."""

from typing import Final

from wardroom.games.pandemic.content import COLOURS, HAND_LIMIT, INFECTION_RATES, LAST_OUTBREAK
from wardroom.games.pandemic.terminal import charts, signs
from wardroom.kernel.parts.picture import Scene, flow
from wardroom.kernel.parts.text import Text

MOST_KNOWN_LINES: Final = 3
"""On a low screen the infection deck takes no more; `discards` tells the rest."""


def board(scene: Scene) -> list[Text]:
    """Everything, from the gauges down to the infection deck."""
    lines = [*gauges(scene), *charts.chart(scene), *hands(scene)]
    known = infection_deck(scene)
    if len(known) > MOST_KNOWN_LINES and scene.height < charts.LOW_SCREEN:
        known = known[:MOST_KNOWN_LINES]
        known[-1].append("…" if scene.glyphs else "...")
    return [*lines, *known]


def gauges(scene: Scene) -> list[Text]:
    """How near the team is to losing, in one or two lines."""
    view = scene.view
    outbreaks = Text(scene.say("pandemic-outbreaks", count=view["outbreaks"], most=LAST_OUTBREAK))
    if view["outbreaks"] >= LAST_OUTBREAK - 3:
        outbreaks.stylize("bold red")
    pieces = [
        Text(scene.say("pandemic-turn", turn=view["turn"]), style="bold"),
        outbreaks,
        _rate(scene),
        _player_deck(scene),
        Text(scene.say("pandemic-stations-left", count=view["stations_left"])),
    ]
    if view["quiet"]:
        pieces.append(Text(scene.say("pandemic-quiet"), style="magenta"))
    return flow(pieces, scene.width, Text(), signs.dot(scene))


def _rate(scene: Scene) -> Text:
    """The whole track with the present space marked: `rate 2 2 [2] 3 3 4 4`."""
    track = [
        f"[{rate}]" if space == scene.view["rate"] else str(rate)
        for space, rate in enumerate(INFECTION_RATES)
    ]
    return Text(scene.say("pandemic-rate", track=" ".join(track)))


def _player_deck(scene: Scene) -> Text:
    """Cards left, and when the next Epidemic can come (the piles of PAN-S.13 are public)."""
    piles = scene.view["player_deck"]
    left = sum(pile["cards"] for pile in piles)
    deck = Text(scene.say("pandemic-deck", count=left))
    if left < 6:
        deck.stylize("bold red")
    safe = 0
    for pile in piles:
        if pile["epidemic"]:
            within = safe + pile["cards"]
            deck.append(" ").append(scene.say("pandemic-epidemic", after=safe, within=within))
            return deck
        safe += pile["cards"]
    return deck.append(" ").append(scene.say("pandemic-no-epidemic"))


def hands(scene: Scene) -> list[Text]:
    """Each player's cards by colour, with the number of each."""
    lines: list[Text] = []
    leads = [_player(scene, seat) for seat in range(scene.view["seats"])]
    indent = min(max(lead.cell_len for lead in leads), scene.width * 2 // 5)
    for seat, lead in enumerate(leads):
        lead.pad_right(max(0, indent - lead.cell_len))
        lead.append(" ")
        lines += flow(_hand(scene, seat), scene.width, lead, " ")
    return lines


def _player(scene: Scene, seat: int) -> Text:
    """`▶♙M Ania, Medic 5/7`; one person among colleagues is told apart."""
    view = scene.view
    active = seat == view["active"]
    lead = Text().append(signs.active_sign(scene) if active else " ", style="bold")
    lead.append_text(signs.pawns(scene, [seat])).append(" ")
    lead.append(scene.names[seat], style="bold" if active else "default")
    role = scene.words.name("role", view["roles"][seat])
    if role.casefold() != scene.names[seat].casefold():
        lead.append(f", {role}")
    if scene.kinds.count("") == 1 and not scene.kinds[seat] and len(scene.kinds) > 1:
        lead.append(f" ({scene.say('you')})")
    size = view["hand_sizes"][seat]
    full = "bold red" if size >= HAND_LIMIT else "dim"
    return lead.append(" ").append(f"{size}/{HAND_LIMIT}", style=full)


def _hand(scene: Scene, seat: int) -> list[Text]:
    view = scene.view
    cards = view["hands"][seat]
    pieces: list[Text] = []
    if cards is None:
        pieces.append(Text(scene.say("pandemic-closed-hand"), style="dim"))
    else:
        for colour, pile in enumerate(signs.by_colour(cards)):
            for place, card in enumerate(pile):
                piece = Text(" " if pieces and place == 0 else "")
                if colour < len(COLOURS) and place == 0:
                    piece.append_text(signs.cube(scene, colour))
                    piece.append(f"{len(pile)} ", style=signs.STYLES[colour])
                elif place == 0:
                    piece.append_text(signs.event_sign(scene)).append(" ")
                pieces.append(piece.append_text(signs.card_name(scene, card)))
                if place + 1 < len(pile):
                    pieces[-1].append(",")
    if view["stored"] is not None and view["roles"][seat] == "contingency_planner":
        stored = Text(" ").append(
            scene.say("pandemic-stored", card=view["stored"]), style="magenta"
        )
        pieces.append(stored)
    return pieces


def infection_deck(scene: Scene) -> list[Text]:
    """The layers from the top: in braces what comes in an order nobody knows."""
    layers = scene.view["infection_deck"]
    if not layers:
        return []
    *known, rest = layers
    lead = Text().append(scene.say("pandemic-infection-deck"), style="bold").append(" ")
    pieces: list[Text] = []
    for layer in known:
        names = [signs.city_name(scene, city) for city in layer]
        for place, name in enumerate(names):
            piece = Text("{" if place == 0 and len(names) > 1 else "")
            piece.append_text(name)
            if place + 1 < len(names):
                piece.append(",")
            else:
                piece.append("}" if len(names) > 1 else "").append(signs.then(scene).rstrip())
            pieces.append(piece)
    pieces.append(Text(scene.say("pandemic-unseen", count=len(rest)), style="dim"))
    return flow(pieces, scene.width, lead, " ")
