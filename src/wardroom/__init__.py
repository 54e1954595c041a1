"""Wardroom: a table for hospital and outbreak board games.

The short tour::

    from wardroom import Table, game

    table = Table.deal(game("pandemic"), seats=2, seed=7, options={"epidemics": "4"})
    while table.outcome() is None:
        seat = table.waiting()[0]
        table.play(seat, table.legal(seat)[0])
    print(table.outcome())
"""

from wardroom.kernel import Dice, Message, Perspective, Record, Table, WardroomError, game, games

__all__ = ["Dice", "Message", "Perspective", "Record", "Table", "WardroomError", "game", "games"]
__version__ = "0.1.0"
