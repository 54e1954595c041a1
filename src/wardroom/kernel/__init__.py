"""What every game shares; it knows no game.

A `Game` deals a `State`. A State says whom it waits for, lists what is legal, and plays `Action`s;
what happens is told as `Event`s. A `Table` keeps a State with its `Record`; a `Perspective` is all
that one seat may know of it. All chance comes from `Dice`, all words are `Message`s.
"""

from wardroom.kernel.action import Action, ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import (
    IllegalAction,
    ImpossibleOption,
    MalformedRecord,
    NotUndoable,
    UnknownAction,
    UnknownGame,
    WardroomError,
)
from wardroom.kernel.event import Event
from wardroom.kernel.game import (
    SPECTATOR,
    Attendance,
    Choice,
    Colleague,
    ColleagueMaker,
    Game,
    Option,
    Outcome,
    Perspective,
    State,
    Wait,
    open_to_players,
)
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.plain import Plain, canonical, checksum
from wardroom.kernel.playout import playout
from wardroom.kernel.record import Move, Record, read_file
from wardroom.kernel.registry import game, games
from wardroom.kernel.table import Table

__all__ = [
    "SPECTATOR",
    "Action",
    "ActionSpace",
    "Argument",
    "Attendance",
    "Campaign",
    "Choice",
    "Colleague",
    "ColleagueMaker",
    "Dice",
    "Event",
    "Game",
    "IllegalAction",
    "ImpossibleOption",
    "MalformedRecord",
    "Message",
    "Move",
    "NotUndoable",
    "Option",
    "Outcome",
    "Perspective",
    "Plain",
    "Record",
    "State",
    "Table",
    "UnknownAction",
    "UnknownGame",
    "Wait",
    "WardroomError",
    "canonical",
    "checksum",
    "game",
    "games",
    "open_to_players",
    "playout",
    "read_file",
    "settle_choices",
]
