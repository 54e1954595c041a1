"""The ward at work: tokens, health, fatigue, warnings, memories and the end of a scenario."""

from typing import Final

from wardroom.games.holding_on.content import (
    BANDS,
    DOCTORS,
    FIRST_ASSISTANT,
    FULL_HEALTH,
    MEMORIES,
    MINUS,
    MOST_FATIGUE,
    MOST_TOKENS,
    NIGHT,
    PAD,
    PATIENTS,
    PERIOD_MASK,
    PERIODS,
    PLACES,
    PLUS,
    POOL,
    STAFF,
    WARNINGS,
    Patient,
    band,
    key_of,
    members,
    period_of,
    scene_of,
)
from wardroom.games.holding_on.goals import fulfilled
from wardroom.games.holding_on.scenarios import (
    BAND_ENTERED,
    FIRST_OF_PERIOD,
    FIRST_WARNING,
    LAST,
    MEMORY_CLEAR,
    MINUS_ONLY,
    NO_WEIGHT,
)
from wardroom.games.holding_on.state import (
    BREAK_ROOM,
    ENDINGS,
    LOSS_HEALTH,
    LOSS_WARNINGS,
    NOBODY,
    NOTHING,
    RESULTS,
    WIN,
    Position,
)
from wardroom.games.holding_on.steps import ENDED
from wardroom.kernel.dice import Dice

SHIFTS_A_DAY: Final = NIGHT + 1


class Ward(Position):
    """A position and all that can be done to it; whose turn it is, the flow decides."""

    __slots__ = ()

    # People

    def card(self) -> Patient:
        """The patient card of the present shift."""
        return PATIENTS[self.patients[SHIFTS_A_DAY * (self.day - 1) + self.shift]]

    def seat_of(self, pawn: int) -> int:
        """Who decides for this pawn: its player, or the shift manager (HOL-2.1)."""
        return self.deal.seat_of(pawn if pawn < DOCTORS else self.manager)

    def senior(self) -> int:
        """HOL-6.4, HOL-G.5: the doctor placed first; without a doctor the shift manager."""
        for pawn in self.crew:
            if pawn < DOCTORS:
                return pawn
        return self.manager

    def tire_out(self, pawn: int) -> None:
        """HOL-16.1: one fatigue, never beyond the maximum."""
        self.fatigue[pawn] += 1
        if self.log is not None:
            self.tell("tired", {"staff": STAFF[pawn], "count": self.fatigue[pawn]})

    def overworked(self, pawn: int) -> bool:
        """HOL-16.8: the maximum is reached; assistants never tire."""
        return pawn < FIRST_ASSISTANT and self.fatigue[pawn] >= MOST_FATIGUE[pawn]

    # Care tokens

    def purse(self, pawn: int) -> int:
        """Whose tokens this pawn gains and spends: its own, or the nurses' pool (HOL-10.4)."""
        return pawn if pawn < DOCTORS else PAD

    def can_gain(self, purse: int) -> bool:
        """HOL-11.1, HOL-11.3: a doctor has at most 6, and the supply must not be empty."""
        return self.supply > 0 and (purse == PAD or self.tokens[purse] < MOST_TOKENS)

    def gain(self, purse: int) -> None:
        """One token from the supply."""
        self.supply -= 1
        self.tokens[purse] += 1
        if self.log is not None:
            self.tell("gain", {"staff": purse_name(purse)})

    def spend(self, purse: int) -> None:
        """One token back to the supply at once (HOL-11.7)."""
        self.tokens[purse] -= 1
        self.supply += 1

    def put_on_card(self, purse: int, count: int = 1) -> None:
        """Tokens that lie on the patient card until the gathering (HOL-8.6)."""
        self.tokens[purse] -= count
        self.on_cards += count

    # Health and warnings

    def change_health(self, change: int) -> None:
        """HOL-3.1: at most 30; at 0 Billy dies at once (HOL-1.6)."""
        before = self.health
        self.health = max(0, min(FULL_HEALTH, before + change))
        if self.health == before:
            return
        if self.log is not None:
            kind = "better" if self.health > before else "worse"
            self.tell(kind, {"count": abs(self.health - before), "health": self.health})
        if self.health == 0:
            self.end(LOSS_HEALTH)
        elif band(self.health) > band(before):
            entered = band(self.health)
            if self.log is not None:
                self.tell("band", {"band": BANDS[entered]})
            for lower in range(band(before) + 1, entered + 1):
                self.read_beat(BAND_ENTERED, lower)

    def warn(self, cause: str) -> None:
        """HOL-17.1: the second warning loses at once."""
        self.warnings += 1
        if self.log is not None:
            self.tell("warning", {"cause": cause, "count": self.warnings})
        if self.warnings == WARNINGS:
            self.end(LOSS_WARNINGS)
        else:
            self.read_beat(FIRST_WARNING, 0)

    # Memories

    def any_of(self, cards: int) -> int:
        """One card of a set, by chance."""
        self.revealed += 1
        dice = Dice(self.chance)
        found = dice.pick(members(cards))
        self.chance = dice.state
        return found

    def meet(self, memory: int) -> None:
        """The back of a hazy memory is seen: from now on it has a handle and a quotation."""
        if memory not in self.met:
            self.met += (memory,)
            self.quotes += (key_of(memory),)

    def clear_in(self, cards: int) -> int:
        """How many of these memories lie clear."""
        return (self.laid & cards).bit_count()

    def placed(self) -> int:
        """All memories in the grid."""
        found = 0
        for memory in self.grid:
            if memory != NOTHING:
                found |= 1 << memory
        return found

    def place_in_row(self, memory: int) -> None:
        """Cards laid at setup take the first free slot of their row."""
        row = period_of(memory) * PLACES
        for slot in range(row, row + PLACES):
            if self.grid[slot] == NOTHING:
                self.grid[slot] = memory
                self.meet(memory)
                return

    def lay_clear(self, memory: int) -> None:
        """HOL-15.5: a clear memory is laid on its twin; scenarios let it weigh."""
        scenario = self.deal.scenario
        first = not self.laid & PERIOD_MASK[period_of(memory)]
        self.laid |= 1 << memory
        self.clear_deck &= ~(1 << memory)
        self.revealed += 1
        if self.log is not None:
            scene = scene_of(memory, scenario.number)
            self.tell("clear", {"period": period_name(period_of(memory)), "scene": scene})
        if first:
            self.read_beat(FIRST_OF_PERIOD, period_of(memory))
        self.read_beat(MEMORY_CLEAR, memory)
        if scenario.set_aside[1] == memory and self.locker:
            self._bring_from_the_locker(scenario.set_aside[0])
        if scenario.weight != NO_WEIGHT:
            if (PLUS >> memory) & 1 and scenario.weight != MINUS_ONLY:
                self.change_health(1)
            elif (MINUS >> memory) & 1:
                self.change_health(-1)

    def _bring_from_the_locker(self, memory: int) -> None:
        """Scenario 7: the hazy card goes into the grid, the clear one into its deck."""
        self.locker &= ~(1 << memory)
        self.place_in_row(memory)
        self.clear_deck |= 1 << memory
        if self.log is not None:
            self.tell("from_locker", {"period": period_name(period_of(memory))})

    # The end

    def check_goal(self) -> None:
        """HOL-1.2, HOL-G.24: won the moment the goal is true, unless Billy has died of it."""
        if not self.result and fulfilled(self):
            self.end(WIN)

    def end(self, result: int) -> None:
        """Nothing further is resolved."""
        self.result = result
        self.step = ENDED
        self.tiring = NOBODY
        if self.log is not None:
            if result == WIN and self.deal.scenario.number == LAST:
                every = all(self.laid & PERIOD_MASK[period] for period in range(PERIODS))
                self.read_page("closing-fuller" if every else "closing")
            self.tell(RESULTS[result], {"ending": self.ending()})

    def ending(self) -> str:
        """The scenario's last page, by the name that the texts know."""
        return f"{self.deal.scenario.number:02}-{ENDINGS[self.result]}"

    def free_again(self, pawn: int) -> None:
        """Back to the break room, rested."""
        self.place[pawn] = BREAK_ROOM
        self.fatigue[pawn] = 0


def purse_name(purse: int) -> str:
    return POOL if purse == PAD else STAFF[purse]


def period_name(period: int) -> str:
    return str(period + 1)


def is_event(card: int) -> bool:
    return card >= MEMORIES
