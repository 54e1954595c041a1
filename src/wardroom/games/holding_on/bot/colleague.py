"""The listener: a computer colleague who keeps Billy alive in order to hear him out."""

from collections.abc import Sequence
from typing import cast

from wardroom.games.holding_on.bot import answers, seams, shifts
from wardroom.games.holding_on.bot.judgement import Judgement
from wardroom.games.holding_on.bot.temper import Temper, temper_for
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.rules import Days
from wardroom.games.holding_on.state import (
    ARRANGE,
    CALL,
    CARE,
    EITHER,
    GUIDE,
    INSIST,
    LEAVE,
    MATCH,
    MEDICAL,
    PHONE,
    PLACE,
    QUERY,
    REARRANGE,
    SERVE,
    STAFF_SHIFT,
    TALKER,
    TIRE,
    TRUST,
)
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective


class Listener:
    """Decides every decision of its seat from what the seat may know."""

    __slots__ = ("_dice", "temper")

    def __init__(self, seed: int, temper: Temper | None = None) -> None:
        self._dice = Dice.seeded(seed, "listener")
        self.temper = temper
        """How it weighs; None: as the scenario asks for."""

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.waited_for:
            return None
        world = cast(Days, perspective.imagine(self._dice.copy()))
        temper = self.temper or temper_for(world.deal.scenario.number)
        return decide(Judgement(world, temper), world.step, perspective.legal)


def decide(judgement: Judgement, step: int, choices: Sequence[object]) -> Choice:
    """The choice of whoever is asked in this step."""
    legal = cast(list[HoldingOnAction], list(choices))
    if step == STAFF_SHIFT:
        return shifts.staff_shift(judgement, legal)
    if step == PLACE:
        return seams.place(judgement)
    if step == ARRANGE or step == REARRANGE:
        return seams.arrange(judgement)
    if step == QUERY:
        return answers.query(judgement)
    if step == MEDICAL:
        return answers.cover_symbol(judgement, legal)
    if step == CARE:
        return answers.care(judgement)
    if step == EITHER:
        return answers.either(judgement)
    if step == TALKER:
        return answers.talker(judgement)
    if step == GUIDE:
        return answers.guide(judgement)
    if step == INSIST:
        return answers.insist(judgement)
    if step == TRUST:
        return answers.trust(judgement)
    if step == PHONE:
        return shifts.phone(judgement, legal)
    if step == CALL:
        return shifts.call(judgement, legal)
    if step == TIRE:
        return shifts.lose(judgement, legal)
    if step == LEAVE:
        return shifts.leave(judgement, legal)
    if step == SERVE:
        return shifts.serve(judgement, legal)
    if step == MATCH:
        return seams.match(judgement, legal)
    return answers.give(judgement, legal)  # D6, D9, D11
