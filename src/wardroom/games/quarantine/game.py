"""Quarantine as a Game: its options, the deal, and the State handed to the other floors."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.quarantine import actions, content_document, invariants, view, worlds
from wardroom.games.quarantine.asking import asking
from wardroom.games.quarantine.colleague import Novice, Sharp, Steady
from wardroom.games.quarantine.content import (
    ROOMS,
    ROOMS_ON_THE_MARKET,
)
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import (
    Deal,
)
from wardroom.games.quarantine.view_types import QuarantineContent, QuarantineView
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.fields import Fields
from wardroom.kernel.game import Attendance, ColleagueMaker, Game, Gestures, Option, Prospects
from wardroom.kernel.message import Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import SPECTATOR, Event, State
from wardroom.kernel.telling import summary


class QuarantineState(Flow):
    """One position of Quarantine."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{summary(self)}>"

    def copy(self) -> "QuarantineState":
        new = QuarantineState()
        self.copy_onto(new)
        new.keep_legal_of(self)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.FIELDS.view(self, SPECTATOR)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "QuarantineState":
        world = self.copy()
        worlds.fill_the_unknown(world, dice)
        return world

    def asking(self) -> Message:
        return asking(self)


class Quarantine:
    """The rules of Quarantine, edition 1."""

    def __init__(self) -> None:
        self.name = "quarantine"
        self.edition = 1
        self.seats: tuple[int, ...] = (2, 3, 4)
        self.package = "wardroom.games.quarantine"
        # 35 turns at most, each with 12 actions and 50 cancelled attempts of less than a hundred
        # steps, and as many free steps and cubes as a turn can have.
        self.longest = 230_000
        self.timed = False
        self.attendance: Attendance | None = None
        self.competitive = True
        self.earlier: tuple[Game, ...] = ()
        self.gestures: Gestures | None = None
        self.terminal: str | None = "wardroom.cli.quarantine"
        self.view_type: type = QuarantineView
        self.fields: Fields | None = view.FIELDS
        self.prospects: Prospects | None = None
        self.content_type: type = QuarantineContent
        self.options: tuple[Option, ...] = (
            Option("first", "random"),  # QUA-0.11
            Option("rooms", "random"),  # QUA-0.5
        )
        self.space = ActionSpace(actions.all_actions(), actions.spelled)
        self.campaign: Campaign | None = None
        self.vocabulary: Mapping[str, tuple[str, ...]] = {
            "giver": ("seat",),
            "owner": ("seat",),
            "tile": ("tile",),
            "tiles": ("tile",),
            "other": ("tile",),
            "colour": ("colour",),
            "colours": ("colour",),
            "cubes": ("cube",),
            "doors": ("doors",),
            "result": ("result",),
        }
        self.colleagues: Mapping[str, ColleagueMaker] = {
            "gentle": Novice,
            "good": Steady,
            "strong": Sharp,
        }
        self.former_kinds: Mapping[str, str] = {
            "novice": "gentle",
            "steady": "good",
            "sharp": "strong",
        }

    def content(self) -> Plain:
        return content_document.document()

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        settled = settle_choices(self, options, seats)
        chairs = [str(seat) for seat in range(seats)]
        if settled["first"] != "random" and settled["first"] not in chairs:
            raise ImpossibleOption(
                f"The first player can be random or one of the seats {', '.join(chairs)},"
                f" not {settled['first']!r}."
            )
        if settled["rooms"] != "random":
            chosen = settled["rooms"].split(",")
            for room in chosen:
                if room not in ROOMS:
                    known = ", ".join(ROOMS)
                    raise ImpossibleOption(f"There is no room {room!r}; the rooms are {known}.")
            if len(chosen) != ROOMS_ON_THE_MARKET or len(set(chosen)) != ROOMS_ON_THE_MARKET:
                raise ImpossibleOption(
                    f"The market needs {ROOMS_ON_THE_MARKET} different rooms, not {len(chosen)}."
                )
        return settled

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> QuarantineState:
        """QUA-0.1 to QUA-0.11; the market follows when all hospitals stand."""
        if carried is not None:
            raise ImpossibleOption("Quarantine is no campaign; nothing can be carried into it.")
        settled = self.settle(options, seats)
        dice = Dice.seeded(seed, "quarantine")
        first = dice.below(seats)
        if settled["first"] != "random":
            first = int(settled["first"])
        state = QuarantineState()
        state.lay_out(Deal(seats, first, settled), dice.state)
        state.log = log
        state.tell("first", {"seat": first})
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """What is wrong with a position (QUA-18 and what follows from the other parts)."""
        return invariants.broken(cast(Flow, state), cast(Flow | None, before))


QUARANTINE: Final = Quarantine()
