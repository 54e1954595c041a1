"""What most games can leave as it is."""

import sys
from collections.abc import Callable, Mapping
from typing import TypedDict

from wardroom.kernel.action import ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.fields import Fields
from wardroom.kernel.game import (
    Attendance,
    Claims,
    ColleagueMaker,
    Debriefer,
    Game,
    Gestures,
    Option,
    Prospects,
    Puzzles,
)
from wardroom.kernel.options import settle_choices
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.beat import Beat
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.groups import NO_GROUPS, Groups
from wardroom.kernel.parts.guide import Guide
from wardroom.kernel.parts.highlights import Highlighter
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State


class NoContent(TypedDict):
    """Nothing is printed on anything."""


class BasicGame:
    """A game that inherits from it says what has no value here, and what it has besides: `name`,
    `seats`, `space`, `longest`, `view_type` and `deal`.

    It is never compiled: a class outside the compiled floors could not inherit from it then.
    """

    name: str
    seats: tuple[int, ...]
    space: ActionSpace
    longest: int
    view_type: type

    package: str = ""
    """The package of the class, if it says nothing else."""
    edition: int = 1
    earlier: tuple[Game, ...] = ()
    options: tuple[Option, ...] = ()
    vocabulary: Mapping[str, tuple[str, ...]] = {}
    colleagues: Mapping[str, ColleagueMaker] = {}
    former_kinds: Mapping[str, str] = {}
    campaign: Campaign | None = None
    timed: bool = False
    attendance: Attendance | None = None
    competitive: bool = False
    gestures: Gestures | None = None
    terminal: Terminal | None = None
    fields: Fields | None = None
    prospects: Prospects | None = None
    content_type: type = NoContent
    teaching: Teaching | None = None
    daily: DailyDeal | None = None
    debrief: Callable[[], Debriefer] | None = None
    highlights: Callable[[], Highlighter] | None = None
    ladder: Callable[[], Ladder] | None = None
    guide: Guide | None = None
    puzzles: Puzzles | None = None
    balance: Callable[[], Balance] | None = None
    claims: Callable[[], Claims] | None = None
    observation: Callable[[Game], Layout] | None = None
    pages: tuple[str, ...] = ()
    groups: Groups = NO_GROUPS
    beats: Mapping[str, Beat] = {}
    worths: Callable[[], Mapping[str, Worth]] | None = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.package:
            cls.package = sys.modules[cls.__module__].__package__ or cls.__module__

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> State:
        raise NotImplementedError

    def content(self) -> Plain:
        return {}

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        return settle_choices(self, options, seats)

    def broken(self, state: State, before: State | None = None) -> list[str]:
        return []
