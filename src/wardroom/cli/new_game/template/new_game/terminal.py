"""New Game in the terminal: a line for each room."""

from typing import Final

from wardroom.kernel import Plain
from wardroom.kernel.parts.picture import PlainPicture, Scene, gauge
from wardroom.kernel.parts.text import Text

from .content import MOST


class NewGamePicture(PlainPicture):
    """What the seat sees; the choices are those of the plain picture under titles of our own."""

    def board(self, scene: Scene) -> list[Text]:
        to_come = Text(scene.say("new-game-to-come", count=scene.view["to_come"]), style="bold")
        return [to_come, *(_room(scene, room) for room in scene.view["rooms"])]


def _room(scene: Scene, room: Plain) -> Text:
    name = scene.words.name("room", room["room"], "short")
    style = "bold red" if room["mess"] >= MOST else "yellow" if room["mess"] else "green"
    amount = f"{gauge(scene, room['mess'], MOST, MOST)} {room['mess']}"
    return Text(f"  {name:<12}").append(amount, style=style)


PICTURE: Final = NewGamePicture()
