"""Quarantine as a Game: its options, the deal, and the State handed to the other floors."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.quarantine import actions, invariants, view
from wardroom.games.quarantine.bot import Novice, Sharp, Steady
from wardroom.games.quarantine.content import (
    COLOURS,
    ROOMS,
    ROOMS_ON_THE_MARKET,
    TILES,
)
from wardroom.games.quarantine.rules import Turns
from wardroom.games.quarantine.state import (
    BUILDING,
    ENDED,
    PAYMENT,
    PRICE,
    RESULTS,
    STEPS,
    Deal,
    Step,
    cube_names,
)
from wardroom.games.quarantine.trade import units_due
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.event import Event
from wardroom.kernel.game import Attendance, ColleagueMaker, Option, State
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.plain import Plain


class QuarantineState(Turns):
    """One position of Quarantine."""

    __slots__ = ()

    def copy(self) -> "QuarantineState":
        new = QuarantineState()
        self.copy_onto(new)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.public(self)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "QuarantineState":
        world = self.copy()
        view.fill_the_unknown(world, dice)
        return world

    def asking(self) -> Message:
        if self.phase == ENDED:
            return Message("ask-nothing", {"result": RESULTS[self.result]})
        if self.step is not None:
            return self._asking_in_a_step(self.step)
        args: dict[str, Argument] = {"seat": self.active}
        if self.phase == BUILDING:
            args["count"] = len(COLOURS) + 1 - self.layouts[self.active].size()
            return Message("ask-building", args)
        args["count"] = self.actions
        if not self.held:
            return Message("ask-turn-rest", args)
        args["held"] = self.held
        return Message("ask-turn", args)

    def _asking_in_a_step(self, step: Step) -> Message:
        args: dict[str, Argument] = {"seat": self.active}
        if step.tile >= 0:
            args["tile"] = TILES[step.tile]
        if step.kind == PAYMENT:
            args["count"] = units_due(self, step.tile) - sum(step.cubes)
        elif step.kind == PRICE:
            args["cubes"] = cube_names(step.cubes)
        elif STEPS[step.kind] == "queue":
            args["colour"] = COLOURS[step.number]
        elif STEPS[step.kind] == "admit":
            args["colour"] = COLOURS[self.lines[self.active][0]]
        elif STEPS[step.kind] == "move_to":
            args["colour"] = COLOURS[self.lines[self.active][step.number]]
        elif step.draft is not None:
            args["count"] = step.draft.lifts
        return Message("ask-" + STEPS[step.kind].replace("_", "-"), args)


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
        self.options: tuple[Option, ...] = (
            Option("first", "random"),  # QUA-0.11
            Option("rooms", "random"),  # QUA-0.5
        )
        self.space = ActionSpace(actions.all_actions())
        self.campaign: Campaign | None = None
        self.vocabulary: Mapping[str, tuple[str, ...]] = {
            "tile": ("tile",),
            "tiles": ("tile",),
            "colour": ("colour",),
            "colours": ("colour",),
            "cubes": ("cube",),
            "doors": ("doors",),
            "result": ("result",),
        }
        self.colleagues: Mapping[str, ColleagueMaker] = {
            "novice": Novice,
            "steady": Steady,
            "sharp": Sharp,
        }

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
        return invariants.broken(cast(Turns, state), cast(Turns | None, before))


QUARANTINE: Final = Quarantine()
