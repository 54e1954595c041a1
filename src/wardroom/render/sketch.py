"""A table as text: the picture of its game as one seat sees it, without colours."""

from typing import Final

from wardroom.kernel import Table
from wardroom.kernel.parts.picture import Scene
from wardroom.render.pictures import picture_of, words_for_picture

WIDTH: Final = 120
HEIGHT: Final = 1000


def sketch(table: Table, seat: int, language: str = "en", told: bool = False) -> str:
    """What the terminal would show to this seat now, and below it what the table is being asked."""
    words = words_for_picture(table.game, language)
    picture = picture_of(table.game)
    view = table.state.view(seat, told=told)
    names = picture.names(view, words, table.record.seats)
    scene = Scene(view, words, names, [""] * table.record.seats, WIDTH, HEIGHT, glyphs=True)
    lines = [line.plain.rstrip() for line in picture.board(scene)]
    ended = table.outcome()
    asking = table.state.asking() if ended is None else ended.message()
    return "\n".join([*lines, words.say(asking)])
