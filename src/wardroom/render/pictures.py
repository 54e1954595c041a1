"""The picture of a game, and the words it speaks with."""

from collections.abc import Mapping

from wardroom.kernel import Game
from wardroom.kernel.parts.picture import Picture, PlainPicture
from wardroom.words import Words


def picture_of(game: Game) -> Picture:
    """The picture that the game names in `terminal`, or the plain one."""
    return PlainPicture() if game.terminal is None else game.terminal.picture()


def words_for_picture(
    game: Game, language: str, names: Mapping[int, str] | None = None, also: tuple[str, ...] = ()
) -> Words:
    """Words that can say what the picture says as well."""
    own = () if game.terminal is None else game.terminal.texts
    return Words(game, language, names, also=(*also, *own))
