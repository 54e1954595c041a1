"""The colleagues of Quarantine: novice, steady and sharp."""

from typing import Final, cast

from wardroom.games.quarantine import actions
from wardroom.games.quarantine.bot.answers import answer, marker_from_the_cafeteria
from wardroom.games.quarantine.bot.deeds import branch, reason
from wardroom.games.quarantine.bot.floor_plans import best_openings
from wardroom.games.quarantine.bot.judgement import Judgement, Temper
from wardroom.games.quarantine.bot.plan import Step, best_turn, mark, steps
from wardroom.games.quarantine.bot.sending import send_fever, send_patient, send_spread
from wardroom.games.quarantine.bot.tempers import NOVICE, SHARP, STEADY
from wardroom.games.quarantine.building import LAY, key
from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import COLOURS, FIRST_WARD
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.rules import Turns
from wardroom.games.quarantine.state import BUILDING, FREE_MARKER, INFECT, NOTHING, QUEUE, SPREAD
from wardroom.kernel.dice import Dice
from wardroom.kernel.game import Choice, Perspective

_OPENINGS: Final[list[Layout]] = []


class Administrator:
    """Decides every decision of its seat from what the seat may know.

    It plans a whole turn at once, when its cubes are drawn, and follows the plan as long as the
    position is as foreseen.
    """

    __slots__ = ("_dice", "_plan", "temper")

    def __init__(self, seed: int, temper: Temper) -> None:
        self._dice = Dice.seeded(seed, "quarantine colleague")
        self._plan: list[Step] = []
        self.temper = temper

    def choose(self, perspective: Perspective) -> Choice | None:
        if not perspective.waited_for:
            return None
        world = branch(cast(Turns, perspective.imagine(self._dice.copy())))
        seat = perspective.seat
        legal = cast(list[QuarantineAction], list(perspective.legal))
        if world.phase == BUILDING:
            return self._build(world, seat, legal)
        foreseen = self._foreseen(world, legal)
        if foreseen is not None:
            return foreseen
        judgement = Judgement(seat, self.temper)
        step = world.step
        if step is None:
            return self._go_on(world, legal, judgement)
        if step.kind == QUEUE:
            return send_patient(world, legal, judgement)
        if step.kind == INFECT:
            return send_fever(world, legal, judgement)
        if step.kind == SPREAD:
            return send_spread(world, legal, judgement)
        if step.kind == FREE_MARKER:
            return marker_from_the_cafeteria(world, legal, judgement)
        return answer(world, seat, legal, judgement)

    def _build(self, world: Turns, seat: int, legal: list[QuarantineAction]) -> Choice:
        """D1: lay the wards as in a good opening; the colours are dealt anew in each game."""
        if not _OPENINGS:
            _OPENINGS.extend(best_openings())
        colours = self._dice.copy().shuffled(range(len(COLOURS)))
        layout = world.layouts[seat]
        for opening in _OPENINGS:
            if _fits(layout, opening):
                for ward in range(FIRST_WARD, FIRST_WARD + len(COLOURS)):
                    cell, doors = opening.where[ward], opening.doors[ward]
                    if cell not in layout.at:
                        for colour in colours:
                            action = LAY[key(FIRST_WARD + colour, cell, doors)]
                            if action in legal:
                                return Choice(action, reason("lay", colour=colour))
        if actions.DONE in legal:
            return Choice(actions.DONE, reason("opening"))
        return Choice(legal[0], reason("opening"))

    def _foreseen(self, world: Turns, legal: list[QuarantineAction]) -> Choice | None:
        """The step of the plan that was meant for this very position."""
        if not self._plan:
            return None
        here = mark(world)
        for place, step in enumerate(self._plan):
            if step.mark == here:
                del self._plan[: place + 1]
                if step.action in legal:
                    return Choice(step.action, step.deed.reason())
                break
        return None

    def _go_on(self, world: Turns, legal: list[QuarantineAction], judgement: Judgement) -> Choice:
        """Between two steps: cubes first, so that the plan of the turn knows them all.

        Only a full Emergency Room is emptied before, so that the next patient finds it free.
        """
        if world.held:
            colour = world.emergency_patient(world.active)
            if colour != NOTHING and actions.CURE[colour] in legal:
                return Choice(actions.CURE[colour], reason("emergency"))
            return Choice(actions.DRAW, reason("draw"))
        self._plan = steps(world, best_turn(world, judgement))
        foreseen = self._foreseen(world, legal)
        if foreseen is not None:
            return foreseen
        return Choice(actions.END_TURN, reason("end"))


def _fits(layout: Layout, opening: Layout) -> bool:
    """Can what lies there still become this opening?"""
    for cell, tile in layout.at.items():
        other = opening.at.get(cell, -1)
        if other < 0 or opening.doors[other] != layout.doors[tile]:
            return False
    return True


class Novice(Administrator):
    """Takes what looks best at the moment."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, NOVICE)


class Steady(Administrator):
    """Plans its own turn well."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, STEADY)


class Sharp(Administrator):
    """Plans its turn with the rivals' answers in mind."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        super().__init__(seed, SHARP)
