"""Wardroom: a table for hospital and outbreak board games.

The short tour::

    from wardroom import Table, game

    table = Table.deal(game("pandemic"), seats=2, seed=7)
    while table.outcome() is None:
        seats = table.waiting()
        if seats:
            table.play(seats[0], table.legal(seats[0])[0])
        else:
            table.wait()
    print(table.outcome())

It plays any installed game. Where nobody has to decide, only time can pass: `wait` lets it, up to
the next moment at which something happens by itself.
"""

from importlib.metadata import PackageNotFoundError, version

from wardroom.kernel import (
    Dice,
    Message,
    Perspective,
    Record,
    Table,
    WardroomError,
    game,
    speak_with,
)

__all__ = ["Dice", "Message", "Perspective", "Record", "Table", "WardroomError", "game"]

try:
    __version__ = version("wardroom-table")
except PackageNotFoundError:
    # Sources that nobody installed, as on a page without a server: they have no tag to go by.
    __version__ = "0+unknown"


def _in_english(name: str, message: Message) -> str:
    # Only a refusal needs the texts, so anyone who plays by the rules does not wait for them.
    from wardroom.words import Words

    return Words(game(name), "en").say(message)


speak_with(_in_english)
