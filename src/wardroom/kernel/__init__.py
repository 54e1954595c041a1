"""What every game shares; it knows no game.

A `Game` deals a `State`. A State says whom it waits for, lists what is legal, and plays `Action`s;
what happens is told as `Event`s. A `Table` keeps a State with its `Record`; a `Perspective` is all
that one seat may know of it. All chance comes from `Dice`, all words are `Message`s.
"""

from wardroom.kernel.action import Action, ActionSpace
from wardroom.kernel.calls import Call, SociableColleague
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
    speak_with,
)
from wardroom.kernel.fields import Field, Fields
from wardroom.kernel.game import (
    Attendance,
    Choice,
    Claim,
    Claims,
    Colleague,
    ColleagueMaker,
    Debriefer,
    Game,
    Gestures,
    Option,
    Perspective,
    Prospects,
    Puzzles,
    Solving,
    Trace,
    Wait,
    foresee,
    open_to_players,
)
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.options import settle_choices
from wardroom.kernel.parts.balance import Balance, Target
from wardroom.kernel.parts.basic_game import BasicGame
from wardroom.kernel.parts.basic_state import BasicState
from wardroom.kernel.parts.beat import Beat, beats
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.groups import Groups
from wardroom.kernel.parts.guide import Guide, Next, Step
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.patch import Changes, patch
from wardroom.kernel.plain import Plain, canonical, checksum
from wardroom.kernel.plan import (
    OutspokenColleague,
    Plan,
    PlanningColleague,
    PlanStep,
    WatchfulColleague,
    things,
    what_next,
)
from wardroom.kernel.playout import playout
from wardroom.kernel.record import Move, Record, read_file
from wardroom.kernel.registry import game, games
from wardroom.kernel.state import SPECTATOR, Event, Outcome, State
from wardroom.kernel.summary import summary
from wardroom.kernel.table import Table

__all__ = [
    "SPECTATOR",
    "Action",
    "ActionSpace",
    "Argument",
    "Attendance",
    "Balance",
    "BasicGame",
    "BasicState",
    "Beat",
    "Call",
    "Campaign",
    "Changes",
    "Choice",
    "Claim",
    "Claims",
    "Colleague",
    "ColleagueMaker",
    "DailyDeal",
    "Debriefer",
    "Dice",
    "Event",
    "Field",
    "Fields",
    "Game",
    "Gestures",
    "Groups",
    "Guide",
    "IllegalAction",
    "ImpossibleOption",
    "MalformedRecord",
    "Message",
    "Move",
    "Next",
    "NotUndoable",
    "Offer",
    "Option",
    "Outcome",
    "OutspokenColleague",
    "Perspective",
    "Plain",
    "Plan",
    "PlanStep",
    "PlanningColleague",
    "Prospects",
    "Puzzles",
    "Record",
    "SociableColleague",
    "Solving",
    "State",
    "Step",
    "Table",
    "Target",
    "Teaching",
    "Trace",
    "UnknownAction",
    "UnknownGame",
    "Wait",
    "WardroomError",
    "WatchfulColleague",
    "beats",
    "canonical",
    "checksum",
    "foresee",
    "game",
    "games",
    "open_to_players",
    "patch",
    "playout",
    "read_file",
    "settle_choices",
    "speak_with",
    "summary",
    "things",
    "what_next",
]
