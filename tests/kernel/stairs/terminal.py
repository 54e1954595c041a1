"""Stairs in the terminal: a picture that a game brings along."""

from typing import Final

from wardroom.kernel.parts.picture import PlainPicture, Scene
from wardroom.kernel.parts.text import Text


class StairsPicture(PlainPicture):
    """One step above the other, and the team on one of them."""

    def board(self, scene: Scene) -> list[Text]:
        steps = range(scene.view["top"], -1, -1)
        return [Text(("@" if step == scene.view["step"] else " ") + "_" * step) for step in steps]


PICTURE: Final = StairsPicture()
