"""Holding On as a Game: its options, the deal, and the State handed to the other floors."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.holding_on import invariants, view, worlds
from wardroom.games.holding_on.actions import all_actions
from wardroom.games.holding_on.bot import Listener
from wardroom.games.holding_on.campaign import STORY, progress
from wardroom.games.holding_on.content import (
    EXTRA_EVENT,
    PATIENTS,
    SHIFTS,
    STAFF,
    TRUST_HEALTH,
    period_of,
)
from wardroom.games.holding_on.evening import matching_doctor
from wardroom.games.holding_on.rules import Days
from wardroom.games.holding_on.scenarios import LAST
from wardroom.games.holding_on.staffing import open_places
from wardroom.games.holding_on.state import (
    CARE,
    INSIST,
    MATCH,
    MEDICAL,
    PLACE,
    QUERY,
    RESULTS,
    STAFF_SHIFT,
    STEPS,
    TIRE,
    TRUST,
    Deal,
)
from wardroom.games.holding_on.ward import period_name
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.event import Event
from wardroom.kernel.game import Attendance, ColleagueMaker, Option, State
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.plain import Plain


class HoldingOnState(Days):
    """One position of Holding On."""

    __slots__ = ()

    def copy(self) -> "HoldingOnState":
        new = HoldingOnState()
        self.copy_onto(new)
        return new

    def encode(self) -> Plain:
        return view.whole(self)

    def view(self, seat: int, told: bool = False) -> Plain:
        return view.seen_by(self, seat)

    def imagine(self, seat: int, dice: Dice, told: bool = False) -> "HoldingOnState":
        world = self.copy()
        worlds.fill_the_unknown(world, seat, dice)
        return world

    def asking(self) -> Message:
        if self.result:
            return Message("ask-nothing", {"result": RESULTS[self.result]})
        step = self.step
        name = "ask-" + STEPS[step].replace("_", "-")
        args: dict[str, Argument] = {"seat": self.asked}
        if step == STAFF_SHIFT:
            args["shift"] = SHIFTS[self.shift]
            args["count"] = open_places(self)
        elif step == TIRE:
            args["staff"] = STAFF[self.tiring]
        elif step == CARE:
            args["patient"] = self.card().id
        elif step == MEDICAL:
            args["count"] = self.card().symbols - self.covered
        elif step == QUERY:
            args["staff"] = STAFF[self.responsible()]
        elif step == INSIST:
            args["period"] = period_name(period_of(self.drawn))
        elif step == PLACE:
            args["period"] = period_name(period_of(self.turned_up))
        elif step == MATCH:
            first = self.held_clear[matching_doctor(self)][0]
            args["period"] = period_name(period_of(first))
        elif step == TRUST:
            name += "-health" if self.trust == TRUST_HEALTH else "-memory"
        return Message(name, args)


class HoldingOn:
    """The rules of Holding On, edition 1."""

    def __init__(self) -> None:
        self.name = "holding-on"
        self.edition = 1
        self.timed = False
        self.attendance: Attendance | None = None
        self.competitive = False
        self.seats: tuple[int, ...] = (1, 2, 3, 4)
        self.package = "wardroom.games.holding_on"
        self.longest = 7_800
        """Thirteen days of at most 600 decisions: 150 a shift, as each question costs one of 18
        tokens and each pass follows a question, and 150 for leave and the evening."""
        self.options: tuple[Option, ...] = (
            Option("scenario", "1", tuple([str(number) for number in range(1, LAST + 1)])),
            Option("mode", "standard", ("standard", "gentle")),  # 8E
            Option("matching", "attempt", ("attempt", "auto")),  # HOL-G.26
        )
        self.space = ActionSpace(all_actions())
        self.campaign: Campaign | None = STORY
        self.vocabulary: Mapping[str, tuple[str, ...]] = {
            "staff": ("staff",),
            "shift": ("shift",),
            "patient": ("patient",),
            "period": ("period",),
            "event": ("event",),
            "events": ("event",),
            "hazy_events": ("event",),
            "clear_events": ("event",),
            "hazy_gone": ("event",),
            "clear_gone": ("event",),
            "quote": ("quote",),
            "scene": ("scene",),
            "contact": ("contact",),
            "regret": ("regret",),
            "regrets": ("regret",),
            "cost": ("cost",),
            "reward": ("reward",),
            "cause": ("cause",),
            "band": ("band",),
            "result": ("result",),
            "ending": ("scenario",),
        }
        self.colleagues: Mapping[str, ColleagueMaker] = {"listener": Listener}

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        return settle_choices(self, options, seats)

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> HoldingOnState:
        """Part 3; the order of the shuffles is part of the edition."""
        settled = self.settle(options, seats)
        campaign = progress(carried, int(settled["scenario"]))
        deal = Deal(settled, seats, campaign)
        dice = Dice.seeded(seed, self.name)
        patients = dice.shuffled(range(len(PATIENTS)))
        manager = dice.below(deal.doctors)
        state = HoldingOnState()
        state.lay_out(deal, patients, manager, 0)
        for line in deal.scenario.lines:
            state.stacks.append(line.stack if line.ordered else dice.shuffled(line.stack))
        state.chance = dice.state
        state.log = log
        for page in ("intro-1", "intro-2", "setup", "goal"):
            state.read_page(page)
        _change_the_setup(state)
        state.go_on()
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """The invariants that do not hold."""
        return invariants.broken(cast(Days, state), cast(Days | None, before))


def _change_the_setup(state: HoldingOnState) -> None:
    """The setup changes of the scenario (8D)."""
    scenario = state.deal.scenario
    if scenario.hazy_added:
        state.hazy_deck |= 1 << EXTRA_EVENT
    if scenario.clear_added:
        state.clear_deck |= 1 << EXTRA_EVENT
    if scenario.clear_removed:
        state.clear_deck &= ~(1 << scenario.clear_removed)
        state.clear_gone |= 1 << scenario.clear_removed
    set_aside = scenario.set_aside[0]
    if set_aside >= 0:
        state.locker = 1 << set_aside
        state.hazy_deck &= ~state.locker
        state.clear_deck &= ~state.locker
    for memory in scenario.head_start:
        state.hazy_deck &= ~(1 << memory)
        state.place_in_row(memory)
        if scenario.laid_clear:
            state.laid |= 1 << memory
            state.clear_deck &= ~(1 << memory)


HOLDING_ON: Final = HoldingOn()
