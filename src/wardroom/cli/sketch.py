"""A table as text: the picture of its game as one seat sees it, without colours."""

from typing import Final

from wardroom.cli.picture import Scene, picture_of
from wardroom.kernel import Table
from wardroom.words import Words

WIDTH: Final = 120
HEIGHT: Final = 1000


def sketch(table: Table, seat: int, language: str = "en", told: bool = False) -> str:
    """What the terminal would show to this seat now, and below it what the table is being asked."""
    words = Words(table.game, language, also=("wardroom.cli",))
    picture = picture_of(table.game)
    view = table.state.view(seat, told=told)
    names = picture.names(view, words, table.record.seats)
    scene = Scene(view, words, names, [""] * table.record.seats, WIDTH, HEIGHT, glyphs=True)
    lines = [line.plain.rstrip() for line in picture.board(scene)]
    ended = table.outcome()
    asking = table.state.asking() if ended is None else ended.message()
    return "\n".join([*lines, words.say(asking)])
