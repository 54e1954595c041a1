"""Holding On as a Game: its options, the deal, and what it brings along."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.holding_on import invariants, view
from wardroom.games.holding_on.actions import all_actions
from wardroom.games.holding_on.beats import BEATS
from wardroom.games.holding_on.campaign import STORY, progress
from wardroom.games.holding_on.colleague import Gentle, Good, Listener
from wardroom.games.holding_on.content import EXTRA_EVENT, PATIENTS
from wardroom.games.holding_on.content_document import document
from wardroom.games.holding_on.content_types import HoldingContent
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.games.holding_on.groups import GROUPS
from wardroom.games.holding_on.rules import NAME, Flow
from wardroom.games.holding_on.scenarios import LAST
from wardroom.games.holding_on.state import Deal
from wardroom.games.holding_on.view_types import HoldingView
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import (
    Claims,
    Debriefer,
    Game,
    Option,
)
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.basic_game import BasicGame
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Picture, Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State


class HoldingOn(BasicGame):
    """The rules of Holding On.

    Edition 2 asks about the phone only while somebody would still answer.
    """

    def __init__(self, edition: int, earlier: "tuple[HoldingOn, ...]" = ()) -> None:
        self.name = NAME
        self.edition = edition
        self.earlier = earlier
        self.terminal = Terminal(_picture, ("wardroom.games.holding_on.terminal",))
        self.view_type = HoldingView
        self.fields = view.FIELDS
        self.content_type = HoldingContent
        self.seats = (1, 2, 3, 4)
        self.package = "wardroom.games.holding_on"
        self.longest = 7_800
        """Thirteen days of at most 600 decisions: 150 a shift, as each question costs one of 18
        tokens and each pass follows a question, and 150 for leave and the evening."""
        self.options = (
            Option("scenario", "1", tuple([str(number) for number in range(1, LAST + 1)])),
            Option("mode", "standard", ("standard", "gentle")),  # 8E
            Option("matching", "attempt", ("attempt", "auto")),  # HOL-G.26
        )
        self.space = ActionSpace(all_actions())
        self.campaign = STORY
        self.vocabulary = {
            "staff": ("staff",),
            "shift": ("shift",),
            "patient": ("patient",),
            "period": ("period",),
            "event": ("event",),
            "events": ("event",),
            "gone": ("event",),
            "quote": ("quote",),
            "scene": ("scene",),
            "contact": ("contact",),
            "contacts": ("contact",),
            "regret": ("regret",),
            "cost": ("cost",),
            "reward": ("reward",),
            "cause": ("cause",),
            "band": ("band",),
            "result": ("result",),
            "ending": ("scenario",),
        }
        self.colleagues = {
            "gentle": Gentle,
            "good": Good,
            "strong": Listener,
        }
        self.former_kinds = {"listener": "strong"}
        self.teaching = Teaching(
            lessons=("first", "talk", "rest"),
            book=True,
            first_table=True,
            first_times=True,
            first_success=("first", "talk"),  # a memory heard
        )
        # The first chapter by itself: it belongs to no campaign, and tells nothing of later ones.
        self.daily = DailyDeal(
            seats=2,
            colleague="good",
            options={"scenario": "1"},
            company=("colleagues", "alone", "friends"),
            levels=("gentle", "good", "strong"),
            turns="day",
        )
        self.debrief = _debrief
        self.ladder = _ladder
        self.balance = _balance
        self.pages = ("page",)
        self.beats = BEATS
        self.groups = GROUPS
        self.claims = _claims
        self.observation = _observation
        self.worths = _worths

    def content(self) -> Plain:
        return cast(Plain, document())

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
        deal = Deal(self.edition, settled, seats, campaign)
        dice = Dice.seeded(seed, self.name)
        patients = dice.shuffled(range(len(PATIENTS)))
        manager = dice.below(deal.doctors)
        state = HoldingOnState()
        state.lay_out(deal, patients, manager, 0)
        state.forget()
        for line in deal.scenario.lines:
            state.stacks.append(line.stack if line.ordered else dice.shuffled(line.stack))
        state.chance = dice.state
        _change_the_setup(state)
        state.log = log
        for page in ("intro-1", "intro-2", "setup", "rules", "goal"):
            state.read_page(page)
        state.go_on()
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """The invariants that do not hold."""
        return invariants.broken(cast(Flow, state), cast(Flow | None, before))


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


def _ladder() -> Ladder:
    from wardroom.games.holding_on.ladder import LADDER

    return LADDER


def _debrief() -> Debriefer:
    from wardroom.games.holding_on.debrief import debrief

    return debrief


def _balance() -> Balance:
    from wardroom.games.holding_on.balance import BALANCE

    return BALANCE


def _observation(game: Game) -> Layout:
    from wardroom.games.holding_on.observation import layout

    return layout(game)


def _picture() -> Picture:
    from wardroom.games.holding_on.terminal import PICTURE

    return PICTURE


def _worths() -> Mapping[str, Worth]:
    from wardroom.games.holding_on.observation import WORTHS

    return WORTHS


def _claims() -> Claims:
    from wardroom.games.holding_on.colleague.claims import CLAIMS

    return CLAIMS


HOLDING_ON: Final = HoldingOn(2, (HoldingOn(1),))
