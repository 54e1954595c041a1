"""Rush M.D. as a Game: its options, the deal, and what it brings along."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.rush_md import content_document, invariants, view
from wardroom.games.rush_md.actions import ABSENT, BACK, all_actions
from wardroom.games.rush_md.beats import BEATS
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.objectives import (
    DIFFICULTIES,
    FORMER_OBJECTIVES,
    LETTERS,
    OBJECTIVES,
    Objective,
)
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.colleague import Average, Expert, Novice
from wardroom.games.rush_md.content import (
    EXAMS,
    PHASE_MS,
    ROUNDS,
    SAND_MS,
    SOLO_PHASE_MS,
    TOKENS,
    TYPES,
)
from wardroom.games.rush_md.content_types import RushContent
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.gestures import RushGestures
from wardroom.games.rush_md.groups import GROUPS
from wardroom.games.rush_md.guide import GUIDE
from wardroom.games.rush_md.rules import GAME, Flow
from wardroom.games.rush_md.view_types import RushView
from wardroom.games.rush_md.work import Deal, research_cards
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.game import (
    Attendance,
    Claims,
    Debriefer,
    Game,
    Option,
)
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.options import settle_choices
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.basic_game import BasicGame
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Picture, Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State

_ON_OFF: Final = ("on", "off")
_SHORTEST_SAND: Final = 15
_LONGEST_SAND: Final = 45
_SHORTEST_PHASE: Final = 10
_LONGEST_PHASE: Final = 600
_VARIANTS: Final = 3
"""The first edition with the house variants (RMD-23.6, RMD-23.7)."""
_RETUNED: Final = 4
"""The first edition with the present numbers on the Objective cards (RMD-G.37)."""


_SPACE: Final = ActionSpace(all_actions())


class RushMD(BasicGame):
    """The rules of Rush M.D.

    The second edition lets no exam be done twice, goes on with an MRI exam whose hourglass was
    lifted off, lets organs be discarded in overtime, pays for containment only where there was
    something to contain, and asks for as much as the chosen Action Phase has time for. The third
    counts down before time runs on after a pause, and can be played quickly and without a clock.
    The fourth has other numbers on its Objective cards.
    """

    def __init__(self, edition: int, earlier: "tuple[RushMD, ...]" = ()) -> None:
        self.name = GAME
        self.edition = edition
        self.earlier = earlier
        self.timed = True
        self.gestures = RushGestures()  # RMD-21.9
        self.terminal = Terminal(_picture, ("wardroom.games.rush_md.terminal",))
        self.view_type = RushView
        self.fields = view.FIELDS
        self.content_type = RushContent
        self.attendance = Attendance(ABSENT, BACK)  # RMD-1.15
        self.seats = (1, 2, 3, 4)
        self.package = "wardroom.games.rush_md"
        self.longest = 50_000_000  # four seats that pick up and let go twice a ms, all game long
        options: tuple[Option, ...] = (  # RMD-23.5
            Option("difficulty", "normal", DIFFICULTIES),
            Option("epidemics", "on", _ON_OFF),
            Option("research", "off", _ON_OFF),
            Option("objective", "random", ("random", *LETTERS)),
            Option("assist", "0", ("0", "1", "2")),
            Option("manual_contagion", "off", _ON_OFF),
            Option("oath_strict", "off", _ON_OFF),
            Option("pace", "100", ("100", "125", "150", "200")),
            Option("phase", "usual"),
            Option("sand", str(SAND_MS // 1000)),
        )
        if edition >= _VARIANTS:
            options += (
                Option("rounds", str(ROUNDS), ("4", "2")),
                Option("clock", "runs", ("runs", "moves")),
            )
        self.options = options
        self.space = _SPACE
        self.vocabulary = {
            "area": ("area",),
            "by": ("seat",),
            "card": ("research",),
            "cards": ("research",),
            "condition": ("condition",),
            "diagnosis": ("diagnosis",),
            "disc": ("disc",),
            "epidemic": ("epidemic",),
            "exam": ("exam",),
            "glass": ("glass",),
            "hole": ("hole",),
            "icon": ("icon",),
            "kind": ("kind",),
            "mode": ("mode",),
            "patient": ("patient",),
            "place": ("place",),
            "slot": ("slot",),
            "tag": ("tag",),
            "type": ("type",),
        }
        self.colleagues = {
            "gentle": Novice,
            "good": Average,
            "strong": Expert,
        }
        self.former_kinds = {
            "novice": "gentle",
            "average": "good",
            "expert": "strong",
        }
        self.teaching = Teaching(
            lessons=("first", "bed", "minute", "evaluation", "surgery", "outbreak"),
            book=True,
            first_table=True,
            first_times=True,
            first_success=("first", "second"),  # a patient with everything
        )
        # The quick game. Colleagues know no haste, so theirs would be nothing to compare with.
        self.daily = DailyDeal(
            seats=2,
            colleague="good",
            options={"rounds": "2"},
            company=("colleagues", "friends"),
            points="points",
        )
        self.guide = GUIDE
        self.debrief = _debrief
        self.ladder = _ladder
        self.balance = _balance
        self.beats = BEATS
        self.groups = GROUPS
        self.claims = _claims
        self.observation = _observation
        self.worths = _worths

    def content(self) -> Plain:
        return content_document.document()

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        settled = settle_choices(self, options, seats)
        if settled["phase"] != "usual":
            settled["phase"] = _seconds("phase", settled["phase"], _SHORTEST_PHASE, _LONGEST_PHASE)
        settled["sand"] = _seconds("sand", settled["sand"], _SHORTEST_SAND, _LONGEST_SAND)
        return settled

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> RushState:
        """Part 3 of the reference; each shuffle has its own stream of the seed (RMD-1.3)."""
        if carried is not None:
            raise ImpossibleOption("Rush M.D. is no campaign; nothing can be carried into it.")
        settled = self.settle(options, seats)
        cards = OBJECTIVES if self.edition >= _RETUNED else FORMER_OBJECTIVES
        objective = cards[seats, _letter(settled, seed), DIFFICULTIES.index(settled["difficulty"])]
        if self.edition > 1 and settled["phase"] != "usual":
            usual = SOLO_PHASE_MS if seats == 1 else PHASE_MS
            objective = objective.for_phase(int(settled["phase"]), usual // 1000)
        if settled.get("rounds", str(ROUNDS)) != str(ROUNDS):
            objective = objective.for_quick_game(seats)
        phase, sand = _times(settled, seats)
        deal = Deal(
            edition=self.edition,
            seats=seats,
            phase=phase,
            sand=sand,
            objective=objective,
            options=settled,
        )
        state = RushState()
        state.lay_out(deal, _dice(seed, "chance").state)
        state.log = log
        for type, name in enumerate(TYPES):
            state.decks[type] = _dice(seed, name).shuffled(range(len(DECKS[type])))
        for exam, name in enumerate(EXAMS):
            state.diagnosis_decks[exam] = _dice(seed, name).shuffled(range(len(DIAGNOSES[exam])))
        if deal.epidemics:
            state.epidemic_deck = _dice(seed, "epidemics").shuffled(range(len(EPIDEMICS)))
        if deal.research:
            state.research_deck = _dice(seed, "research").shuffled(research_cards(deal))
        state.tokens = _dice(seed, "tokens").shuffled(range(TOKENS))
        if log is not None:
            state.tell("objective", {"goal": goal(objective), "points": objective.start})
        state.begin_round()
        return state

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """Conservation and everything else that legal play keeps true."""
        return invariants.broken(cast(Flow, state), cast(Flow | None, before))


def goal(objective: Objective) -> Message:
    """What an Objective asks for, in words."""
    args: dict[str, Argument] = {"reputation": objective.reputation}
    if objective.discharged:
        args["count"] = objective.discharged
    elif objective.hospitalized:
        args["count"] = objective.hospitalized
    elif objective.points:
        args["count"] = objective.points
    return Message("objective-" + objective.id[0], args)


def _dice(seed: int, stream: str) -> Dice:
    return Dice.seeded(seed, "rush-md " + stream)


def _letter(settled: Mapping[str, str], seed: int) -> int:
    """Of the Objective card: drawn at random, or the one the table has picked."""
    drawn = _dice(seed, "objective").below(len(LETTERS))
    if settled["objective"] == "random":
        return drawn
    return LETTERS.index(settled["objective"])


def _times(settled: Mapping[str, str], seats: int) -> tuple[int, int]:
    """RMD-1.7: phase and sand in ms; RMD-22.3: the pace scales both and nothing else."""
    phase = SOLO_PHASE_MS if seats == 1 else PHASE_MS
    if settled["phase"] != "usual":
        phase = int(settled["phase"]) * 1000
    sand = int(settled["sand"]) * 1000
    pace = int(settled["pace"])
    return phase * pace // 100, sand * pace // 100


def _seconds(option: str, text: str, least: int, most: int) -> str:
    """Whole seconds within their range, without leading zeros."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise ImpossibleOption(
            f"{option} is a number of seconds from {least} to {most}, not {text[:40]!r}."
        )
    return str(int(text))


def _ladder() -> Ladder:
    from wardroom.games.rush_md.ladder import LADDER

    return LADDER


def _debrief() -> Debriefer:
    from wardroom.games.rush_md.debrief.verdict import debrief

    return debrief


def _balance() -> Balance:
    from wardroom.games.rush_md.balance import BALANCE

    return BALANCE


def _observation(game: Game) -> Layout:
    from wardroom.games.rush_md.observation import layout

    return layout(game)


def _picture() -> Picture:
    from wardroom.games.rush_md.terminal import PICTURE

    return PICTURE


def _worths() -> Mapping[str, Worth]:
    from wardroom.games.rush_md.observation import WORTHS

    return WORTHS


def _claims() -> Claims:
    from wardroom.games.rush_md.colleague.claims import CLAIMS

    return CLAIMS


RUSH_MD: Final = RushMD(4, (RushMD(1), RushMD(2), RushMD(3)))
