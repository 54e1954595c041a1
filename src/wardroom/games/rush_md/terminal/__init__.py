"""Rush M.D. in the terminal: the clock, the patients and what they lack, the hourglasses.

Nobody can type as quickly as sand runs, so here the clock stands while somebody thinks; letting
time pass is a choice like others.
"""

from collections.abc import Sequence
from typing import Final

from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.groups import GROUPS
from wardroom.kernel.action import Action
from wardroom.kernel.parts.picture import (
    Group,
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

CONDITIONS: Final = {"mild": "green", "serious": "yellow", "critical": "bold red"}


_OF_THE_BROWSER: Final = frozenset(["mode", "pause"])
"""Here nothing slips from a hand, and the clock stands while somebody thinks."""
SUMMARY: Final = ("round", "nurse", "doctor", "either", "bed", "end", "win")


class RushPicture(PlainPicture):
    """All seats see the same."""

    def __init__(self) -> None:
        super().__init__(GROUPS)
        cards = [card.id for card in RESEARCH_CARDS]
        self.pages["rules"] = rules_page(SUMMARY, {"research": cards})
        self.unlisted = _OF_THE_BROWSER

    def groups(self, scene: Scene, seat: int, actions: Sequence[Action]) -> list[Group]:
        """Without what only a browser needs; a lesson that asks for controls still lists them."""
        useful = [action for action in actions if _verb(action) not in self.unlisted]
        controls = [action for action in actions if _verb(action) == "mode"]
        return super().groups(scene, seat, useful or controls)

    def board(self, scene: Scene) -> list[Text]:
        view = scene.view
        lines = [*_clock(scene), *_gauges(scene)]
        if view["hidden"]:
            return [*lines, Text(scene.say("rush-md-hidden"))]
        return [*lines, *_patients(scene), *_glasses(scene), *_players(scene), *_storage(scene)]

    def offer(self, scene: Scene, seat: int, action: Action) -> Offer:
        """An hourglass is placed in two steps: which one, and where."""
        offer = super().offer(scene, seat, action)
        told = action.message().args
        if "glass" not in told or "slot" not in told:
            return offer
        answers = (
            ("place", scene.words.name("glass", str(told["glass"]), "cap")),
            ("slot", scene.words.name("slot", str(told["slot"]))),
        )
        way = [
            Step(Text(scene.own(f"group-{asked}"), style="bold"), Text(answer))
            for asked, answer in answers
        ]
        return offer._replace(way=way)


def _verb(action: Action) -> str:
    return repr(action).partition(" ")[0]


def _clock(scene: Scene) -> list[Text]:
    """The round, the phase, and how much of the Action Phase has passed."""
    view = scene.view
    pieces = [
        Text(scene.say("rush-md-round", number=view["round"], most=view["rounds"]), style="bold"),
        Text(scene.say(f"rush-md-phase-{view['phase']}"), style="bold"),
    ]
    if view["phase"] == "action":
        over = view["clock"] > view["phase_ms"]
        clock = scene.say(
            "rush-md-clock",
            clock=_minutes(view["clock"]),
            end=_minutes(view["phase_ms"]),
            gauge=gauge(scene, view["clock"], view["phase_ms"], 20),
        )
        pieces.append(Text(clock, style="bold red" if over else "cyan"))
        if over:
            pieces.append(Text(scene.say("rush-md-overtime"), style="bold red"))
    if view["paused"]:
        pieces.append(Text(scene.say("rush-md-paused"), style="bold yellow"))
    return flow(pieces, scene.width, Text(), scene.dot)


def _gauges(scene: Scene) -> list[Text]:
    view = scene.view
    pieces = [
        Text(scene.say("rush-md-points", count=view["points"])),
        Text(scene.say("rush-md-reputation", count=view["reputation"])),
        Text(scene.say("rush-md-discharged", **view["discharged"])),
        Text(scene.say("rush-md-deaths", count=view["deaths"])),
    ]
    goals = [
        Text(
            scene.say(f"rush-md-goal-{goal['name']}", now=goal["now"], goal=goal["goal"]),
            style="green" if goal["met"] else "default",
        )
        for goal in view["goals"]
    ]
    lead = Text(scene.say("rush-md-goal") + " ", style="bold")
    return [
        *flow(pieces, scene.width, Text(), scene.dot),
        *flow(goals, scene.width, lead, scene.dot),
    ]


def _patients(scene: Scene) -> list[Text]:
    """Each patient with the place, the condition, and what is still missing."""
    view = scene.view
    lines = [Text(scene.say("rush-md-patients"), style="bold")]
    area_of = {bed["id"]: bed["area"] for bed in view["beds"]}
    for patient in view["patients"]:
        if patient is not None:
            lines += _patient(scene, patient, area_of.get(patient["place"], "home"))
    for ward, epidemic in view["epidemics"].items():
        if epidemic is not None:
            what = scene.words.name("epidemic", epidemic)
            lines.append(
                Text(scene.say("rush-md-epidemic", ward=ward, what=what), style="bold red")
            )
    if len(lines) == 1:
        lines.append(Text("  " + scene.say("rush-md-nobody"), style="dim"))
    return lines


def _patient(scene: Scene, patient: Plain, area: str) -> list[Text]:
    lead = Text("  ").append(patient["place"], style="bold").append(" ")
    lead.append(scene.words.name("patient", patient["id"])).append(" ")
    condition: str = patient["condition"]
    lead.append(scene.words.name("condition", condition), style=CONDITIONS[condition])
    lead.append(": ")
    told = []
    if patient["exams"]:
        exams = ", ".join(scene.words.name("exam", exam) for exam in patient["exams"])
        told.append(scene.say("rush-md-exams", what=exams))
    lacking = [
        _counted(scene, dose["lacks"], dose["kind"])
        for chart in patient["charts"]
        for dose in chart["doses"]
        if dose["lacks"]
    ]
    if lacking:
        told.append(scene.say("rush-md-needs", what=", ".join(lacking)))
    elif patient["complete"]:
        told.append(scene.say("rush-md-complete"))
    if area != "home":
        told.append(scene.say("rush-md-bed-is", where=scene.words.name("area", area)))
    style = "green" if patient["complete"] else "default"
    return folded(Text("; ".join(told), style=style), scene.width, lead, 7)


def _glasses(scene: Scene) -> list[Text]:
    """Doctors and Nurses: where they stand and how much sand is left."""
    view = scene.view
    pieces = []
    for glass in view["glasses"]:
        name = scene.words.name("glass", glass["id"])
        piece = Text(name[:1].upper() + name[1:], style="bold").append(": ")
        if glass["slot"] is None:
            pieces.append(piece.append(scene.say("rush-md-pool"), style="green"))
            continue
        piece.append(scene.words.name("slot", glass["slot"]) + " ")
        left = max(0, glass["free_at"] - view["clock"])
        sand = gauge(scene, left, view["sand_ms"], 5)
        id = "rush-md-sand" if left else "rush-md-run-out"
        shown = scene.say(id, gauge=sand, seconds=-(-left // 1000))
        pieces.append(piece.append(shown, style="yellow" if left else "green"))
    lead = Text(scene.say("rush-md-glasses") + ": ", style="bold")
    return flow(pieces, scene.width, lead, scene.dot, indent=2)


def _players(scene: Scene) -> list[Text]:
    """Who is at what."""
    lines = []
    for seat, task in enumerate(scene.view["tasks"]):
        if task is not None:
            line = heading(scene, seat, -1).append(": ")
            lines.append(line.append(scene.words.name("slot", task["slot"])))
    return lines


def _storage(scene: Scene) -> list[Text]:
    view = scene.view
    pieces = [
        Text(_counted(scene, count, kind)) for kind, count in view["storage"].items() if count
    ]
    lead = Text(scene.say("rush-md-storage") + ": ", style="bold")
    empty = Text(scene.say("rush-md-empty"), style="dim")
    return flow(pieces or [empty], scene.width, lead, scene.dot, indent=2)


def _counted(scene: Scene, count: int, kind: str) -> str:
    return scene.own("counted", count=count, kind=kind)


def _minutes(ms: int) -> str:
    seconds = ms // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


PICTURE: Final = RushPicture()
