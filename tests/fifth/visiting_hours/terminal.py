"""Visiting Hours in the terminal: the wards with their germs, then everybody's visitors."""

from typing import Final

from tests.fifth.visiting_hours.content import GERMS_OF, MOST, WARD_OF
from wardroom.kernel import Plain
from wardroom.kernel.parts.picture import PlainPicture, Scene, flow, gauge, heading
from wardroom.kernel.parts.text import Text


class VisitingPicture(PlainPicture):
    """What the seat sees; the choices are those of the plain picture under titles of our own."""

    def board(self, scene: Scene) -> list[Text]:
        view = scene.view
        facts = [
            Text(scene.say("visiting-hours-to-come", count=view["to_come"]), style="bold"),
            Text(scene.say("visiting-hours-soap", count=view["soap"])),
        ]
        lines = flow(facts, scene.width, Text(), scene.dot)
        lines += [_ward(scene, ward) for ward in view["wards"]]
        for seat, hand in enumerate(view["hands"]):
            lead = heading(scene, seat, view["turn"]).append(": ")
            lines += flow(_hand(scene, hand, view["held"][seat]), scene.width, lead, scene.dot)
        return lines


def _ward(scene: Scene, ward: Plain) -> Text:
    name = scene.words.name("ward", ward["ward"], "short")
    germs: int = ward["germs"]
    style = "bold red" if germs >= MOST else "yellow" if germs else "green"
    line = Text(f"  {name:<12}").append(f"{gauge(scene, germs, MOST, MOST)} {germs}", style=style)
    for sign, there in (("soap-out", ward["soap"]), ("closed", ward["closed"])):
        if there:
            line.append("  " + scene.say(f"visiting-hours-{sign}"), style="bold")
    return line


def _hand(scene: Scene, hand: list[str] | None, held: int) -> list[Text]:
    if hand is None:
        return [Text(scene.say("visiting-hours-unseen", count=held), style="dim")]
    return [
        Text(
            scene.words.name("ward", WARD_OF[card], "short")
            + ": "
            + scene.own("germs", count=GERMS_OF[card])
        )
        for card in hand
    ]


PICTURE: Final = VisitingPicture()
