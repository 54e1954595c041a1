"""Quarantine as a Game: its options, the deal, and what it brings along."""

from collections.abc import Mapping
from typing import Final, cast

from wardroom.games.quarantine import actions, content_document, invariants, view
from wardroom.games.quarantine.beats import BEATS
from wardroom.games.quarantine.colleague import Novice, Sharp, Steady
from wardroom.games.quarantine.content import (
    ROOMS,
    ROOMS_ON_THE_MARKET,
)
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.groups import GROUPS
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import (
    Deal,
)
from wardroom.games.quarantine.view_types import QuarantineContent, QuarantineView
from wardroom.kernel.action import ActionSpace
from wardroom.kernel.dice import Dice
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.game import (
    Claims,
    Debriefer,
    Game,
    Option,
    Puzzles,
    Solving,
)
from wardroom.kernel.options import settle_choices
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.basic_game import BasicGame
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.highlights import Highlighter
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Picture, Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.state import Event, State


class Quarantine(BasicGame):
    """The rules of Quarantine, edition 1."""

    def __init__(self) -> None:
        self.name = "quarantine"
        self.edition = 1
        self.seats = (2, 3, 4)
        self.package = "wardroom.games.quarantine"
        # 35 turns at most, each with 12 actions and 50 cancelled attempts of less than a hundred
        # steps, and as many free steps and cubes as a turn can have.
        self.longest = 230_000
        self.competitive = True
        self.terminal = Terminal(_picture, ("wardroom.games.quarantine.terminal",))
        self.view_type = QuarantineView
        self.fields = view.FIELDS
        self.content_type = QuarantineContent
        self.options = (
            Option("first", "random"),  # QUA-0.11
            Option("rooms", "random"),  # QUA-0.5
        )
        self.space = ActionSpace(actions.all_actions(), actions.spelled)
        self.vocabulary = {
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
        self.colleagues = {
            "gentle": Novice,
            "good": Steady,
            "strong": Sharp,
        }
        self.former_kinds = {
            "novice": "gentle",
            "steady": "good",
            "sharp": "strong",
        }
        self.teaching = Teaching(
            lessons=("first", "rooms"),
            book=True,
            first_table=True,
            first_times=True,
            first_success=("first", "green"),  # a nurses' station complete
        )
        # Everybody begins against the same rival, so that points can be compared.
        self.daily = DailyDeal(
            seats=2,
            colleague="good",
            options={"first": "0"},
            company=("colleagues", "friends"),
            levels=("gentle", "good", "strong"),
        )
        self.debrief = _debrief
        self.highlights = _highlights
        self.ladder = _ladder
        self.puzzles = Puzzles(("found.jsonl",), _solving)
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


def _highlights() -> Highlighter:
    from wardroom.games.quarantine.highlights import highlights

    return highlights


def _ladder() -> Ladder:
    from wardroom.games.quarantine.ladder import LADDER

    return LADDER


def _debrief() -> Debriefer:
    from wardroom.games.quarantine.debrief.verdict import debrief

    return debrief


def _balance() -> Balance:
    from wardroom.games.quarantine.balance import BALANCE

    return BALANCE


def _observation(game: Game) -> Layout:
    from wardroom.games.quarantine.observation import layout

    return layout(game)


def _picture() -> Picture:
    from wardroom.games.quarantine.terminal import PICTURE

    return PICTURE


def _worths() -> Mapping[str, Worth]:
    from wardroom.games.quarantine.observation import WORTHS

    return WORTHS


def _claims() -> Claims:
    from wardroom.games.quarantine.colleague.claims import CLAIMS

    return CLAIMS


def _solving() -> Solving:
    from wardroom.games.quarantine.puzzles.solving import SOLVING

    return SOLVING


QUARANTINE: Final = Quarantine()
