"""Holding On in the terminal: the day and its shifts, the staff, Billy, and his memories."""

from typing import Final

from wardroom.games.holding_on.content import FULL_HEALTH, PATIENT_KINDS, PATIENTS
from wardroom.games.holding_on.groups import GROUPS
from wardroom.kernel.action import Action
from wardroom.kernel.message import Argument
from wardroom.kernel.parts.picture import (
    Offer,
    PlainPicture,
    Scene,
    Step,
    flow,
    folded,
    gauge,
    heading,
)
from wardroom.kernel.parts.rules_page import rules_page
from wardroom.kernel.parts.text import Text
from wardroom.kernel.plain import Plain

BANDS: Final = {"green": "green", "orange": "yellow", "red": "red", "black": "bold reverse"}
TALL: Final = 32
"""On a screen with fewer lines, periods without a memory are left out."""
COLUMNS: Final = 6
"""The grid of memories has a row for each period and so many places in it."""
_CARDS: Final = {card.id: card for card in PATIENTS}
_PLACES: Final = {"break_room": "board-break-room", "leave": "board-leave", "desk": "board-desk"}
_MARKS: Final = {"plus": "+", "minus": "-", None: ""}


SUMMARY: Final = ("day", "staff", "medical", "palliative", "query", "evening", "end")
ROLES: Final = ("doctor", "nurse", "medical-assistant")


class HoldingPicture(PlainPicture):
    """What the team sees, and what the seat holds."""

    def __init__(self) -> None:
        super().__init__(GROUPS)
        self.pages["rules"] = rules_page(SUMMARY, {"role": ROLES})

    def group(self, action: Action) -> str:
        return "swap" if _swaps(action) else super().group(action)

    def offer(self, scene: Scene, seat: int, action: Action) -> Offer:
        """Memories are swapped in two steps: in which row, and which two."""
        offer = super().offer(scene, seat, action)
        if not _swaps(action):
            return offer
        period = scene.words.name("period", str(action.message().args["period"]))
        question = Text(scene.own("group-swap"), style="bold")
        return offer._replace(way=[Step(question, Text(period)), Step(question, offer.label)])

    def board(self, scene: Scene) -> list[Text]:
        return [
            *_gauges(scene),
            *_shifts(scene),
            *_staff(scene),
            *_goal(scene),
            *_memories(scene),
            *_bedside(scene),
        ]


def _swaps(action: Action) -> bool:
    return repr(action).startswith("swap ")


def _gauges(scene: Scene) -> list[Text]:
    """The scenario, the day, Billy's health in its band, warnings and decks."""
    view = scene.view
    health = Text(scene.own("board-health") + " ")
    shown = gauge(scene, view["health"], FULL_HEALTH)
    health.append(
        scene.say("holding-on-health", gauge=shown, count=view["health"]),
        style=BANDS[view["band"]],
    )
    warnings = Text(f"{scene.own('board-warnings')} {view['warnings']}")
    if view["warnings"] or view["warnings_due"]:
        warnings.stylize("bold red")
    pieces = [
        Text(scene.say("holding-on-scenario", number=view["scenario"]), style="bold"),
        Text(scene.say("holding-on-day", day=view["day"]), style="bold"),
        health,
        warnings,
        Text(scene.say("holding-on-manager", who=scene.words.name("staff", view["manager"]))),
    ]
    for id, deck in (("board-hazy-deck", view["hazy"]), ("board-clear-deck", view["clear"])):
        left = scene.say(
            "holding-on-deck", memories=sum(deck["memories"]), happenings=len(deck["events"])
        )
        pieces.append(Text(f"{scene.own(id)}: {left}", style="dim"))
    return flow(pieces, scene.width, Text(), scene.dot)


def _shifts(scene: Scene) -> list[Text]:
    """Morning, afternoon, night: the patient card, who is there, what is still to be filled."""
    lines: list[Text] = []
    for shift in scene.view["shifts"]:
        lead = Text(" " if not shift["now"] else ("▶" if scene.glyphs else ">"), style="bold")
        name = scene.words.name("shift", shift["shift"])
        lead.append(name[:1].upper() + name[1:], style="bold" if shift["now"] else "default")
        lead.append(": ")
        told = [_patient(scene, shift)]
        if shift["crew"]:
            who = scene.words.listed([scene.words.name("staff", one) for one in shift["crew"]])
            told.append(scene.say("holding-on-crew", who=who))
        if shift["open_places"]:
            told.append(scene.say("holding-on-places", count=shift["open_places"]))
        if shift["caller"] is not None:
            who = scene.words.name("staff", shift["caller"])
            told.append(scene.say("holding-on-phone", who=who))
        if shift["over"]:
            told.append(scene.say("holding-on-shift-over"))
        style = "dim" if shift["over"] else "default"
        lines += folded(Text("; ".join(told), style=style), scene.width, lead, 4)
    return lines


def _patient(scene: Scene, shift: Plain) -> str:
    """What the card says and asks for, as long as it can matter."""
    if shift["patient"] is None:
        return scene.say("holding-on-unseen")
    name = scene.words.name("patient", shift["patient"])
    if shift["over"]:
        return name
    card = _CARDS[shift["patient"]]
    kind = PATIENT_KINDS[card.kind]
    told: dict[str, Argument] = {
        "card": name,
        "kind": scene.own(f"kind-{kind}"),
        "symbols": card.symbols,
    }
    rewards = [
        scene.say(f"holding-on-reward-{reward}", count=count)
        for reward, count in (("tokens", card.tokens), ("hazy", card.hazy), ("either", card.either))
        if count
    ]
    if kind == "critical":
        return scene.say("holding-on-card-critical", **told)
    return scene.say("holding-on-card", **told, rewards=scene.words.listed(rewards))


def _staff(scene: Scene) -> list[Text]:
    """Everybody: where they are, how tired, and how many tokens they have."""
    view = scene.view
    pieces = []
    for name, pawn in view["staff"].items():
        if pawn["at"] == "out":
            continue
        title = scene.words.name("staff", name)
        piece = Text(title[:1].upper() + title[1:], style="bold").append(": ")
        piece.append(_place(scene, pawn["at"]))
        if pawn["most_fatigue"]:
            tired = _fatigue(scene, pawn)
            style = "bold red" if pawn["overworked"] else "yellow" if pawn["tired"] else "dim"
            piece.append(", ").append(scene.say("holding-on-fatigue", gauge=tired), style=style)
        if name in view["tokens"]:
            piece.append(", " + scene.say("holding-on-tokens", count=view["tokens"][name]))
        pieces.append(piece)
    lead = Text(scene.say("holding-on-staff") + ": ", style="bold")
    return flow(pieces, scene.width, lead, scene.dot, indent=2)


def _place(scene: Scene, at: str) -> str:
    if at in _PLACES:
        return scene.own(_PLACES[at])
    return scene.own("board-pad") if at == "pad" else scene.words.name("shift", at)


def _fatigue(scene: Scene, pawn: Plain) -> str:
    full, empty = ("●", "○") if scene.glyphs else ("#", ".")
    most: int = pawn["most_fatigue"]
    tired: int = min(pawn["fatigue"], most)
    return full * tired + empty * (most - tired)


def _goal(scene: Scene) -> list[Text]:
    pieces = []
    for part in scene.view["goal"]:
        told = scene.say(
            f"holding-on-goal-{part['kind']}", reached=part["reached"], number=part["number"]
        )
        about = None
        if part["period"] is not None:
            about = scene.words.name("period", str(part["period"]))
        elif part["contact"] is not None:
            about = scene.words.name("contact", part["contact"])
        if about is not None:
            told = scene.say("holding-on-about", goal=told, what=about)
        pieces.append(Text(told, style="green" if part["met"] else "default"))
    lead = Text(scene.own("board-goal") + ": ", style="bold")
    return flow(pieces, scene.width, lead, scene.dot, indent=2)


def _memories(scene: Scene) -> list[Text]:
    """A row for each period: `[ 6 ]` is hazy, `[ 6+]` clear and pleasant; `-` joins what fits."""
    grid = scene.view["grid"]
    lines = [Text(scene.own("board-grid"), style="bold")]
    titles = [scene.words.name("period", str(period)) for period in range(1, 6)]
    widest = max(len(title) for title in titles)
    for row, title in enumerate(titles):
        memories = grid[row * COLUMNS : (row + 1) * COLUMNS]
        if scene.height < TALL and not any(memories):
            continue
        line = Text("  " + title.ljust(widest) + " ")
        for memory in memories:
            line.append_text(_memory(scene, memory))
        lines.append(line)
    if len(lines) == 1:
        lines[0].append(": ").append(scene.say("holding-on-no-memories"), style="dim")
    return lines


def _memory(scene: Scene, memory: Plain | None) -> Text:
    if memory is None:
        return Text("  ···  " if scene.glyphs else " [   ] ", style="dim")
    mark = _MARKS[memory["mark"]]
    left, right = ("-" if side in memory["joined"] else " " for side in "lr")
    shown = f"{left}[{memory['handle']:>2}{mark or ' '}]{right}"
    if scene.glyphs:
        shown = f"{left}▐{memory['handle']:>2}{mark or ' '}▌{right}"
    return Text(shown.ljust(7), style="bold cyan" if memory["clear"] else "default")


def _bedside(scene: Scene) -> list[Text]:
    """What Billy says right now, and what everybody holds."""
    view = scene.view
    lines: list[Text] = []
    for seat, doctor in enumerate(view["doctors"][: len(scene.names)]):
        hazy, clear = len(view["held_hazy"][doctor]), len(view["held_clear"][doctor])
        if hazy or clear:
            line = heading(scene, seat, -1).append(": ")
            lines.append(line.append(scene.say("holding-on-held", hazy=hazy, clear=clear)))
    drawn = view["talk"]["drawn"] or view["turned_up"]
    if drawn is not None:
        told = Text(scene.say("holding-on-speaks", quote=drawn["quote"]), style="italic")
        lines += folded(told, scene.width, Text(), 2)
    return lines


PICTURE: Final = HoldingPicture()
