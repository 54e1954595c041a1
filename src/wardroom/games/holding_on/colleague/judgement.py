"""What health, tokens, fatigue and a pawn at rest are worth in a position."""

from typing import Final

from wardroom.games.holding_on.colleague.hopes import Hopes
from wardroom.games.holding_on.colleague.weights import Weights
from wardroom.games.holding_on.content import (
    DAYS,
    DOCTORS,
    EVENING_TOKENS,
    FIRST_ASSISTANT,
    FULL_HEALTH,
    MOST_FATIGUE,
    MOST_TOKENS,
    NIGHT,
    PAD,
    PATIENTS,
    STABLE,
    TIRED,
)
from wardroom.games.holding_on.evening import tomorrows_manager
from wardroom.games.holding_on.staffing import in_the_break_room
from wardroom.games.holding_on.state import BREAK_ROOM
from wardroom.games.holding_on.view import revealed_patients
from wardroom.games.holding_on.ward import Ward

DISASTER: Final = 200.0
"""Billy's death, or the second warning."""
_OF_A_DOCTOR: Final = (1.2, 1.1, 1.0, 0.9, 0.7, 0.45)
"""The first, second ... sixth token of a doctor."""
_OF_THE_POOL: Final = (1.1, 1.05, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_FRAIL: Final = 6
MOST_STAFF: Final = 3


class Judgement:
    """One position, weighed."""

    __slots__ = ("_health", "_places", "_token", "hopes", "stable_ahead", "ward", "weights")

    def __init__(self, ward: Ward, weights: Weights) -> None:
        self.ward = ward
        self.weights = weights
        self.hopes = Hopes(ward, weights)
        self._token = min(1.0, weights.token_late + weights.token_left * (DAYS - ward.day))
        unseen = sorted(ward.patients[revealed_patients(ward) :])
        deterioration = 0
        self._places = [0.0] * (MOST_STAFF + 1)
        """How likely the next card is to need so many."""
        stable = 0
        for card in unseen:
            patient = PATIENTS[card]
            deterioration += patient.deterioration
            self._places[patient.staff] += 1.0 / len(unseen)
            stable += 1 if patient.kind == STABLE else 0
        self.stable_ahead = stable / len(unseen) if unseen else 0.0
        """How likely the next card is to be stable."""
        self._health = self._weigh_health(deterioration)

    # Health

    def _weigh_health(self, to_come: int) -> list[float]:
        """The worth of every state of health, given all the deterioration still to come."""
        weights = self.weights
        wanted = to_come * weights.share + weights.guard
        worth = [-DISASTER]
        total = 0.0
        for health in range(1, FULL_HEALTH + 1):
            want = max(0.0, min(1.0, (wanted - health) / weights.span))
            total += weights.health + (weights.health_high - weights.health) * want
            if to_come and health < _FRAIL:
                total += weights.frail * (_FRAIL - health)
            worth.append(total)
        return worth

    def health(self, change: int) -> float:
        """What a change of Billy's health is worth."""
        now = self.ward.health
        return self._health[max(0, min(FULL_HEALTH, now + change))] - self._health[now]

    # Tokens

    def token(self, purse: int, more: int = 0) -> float:
        """What a token is worth to this purse, on top of what it has and of `more`."""
        has = max(0, self.ward.tokens[purse] + more)
        if purse == PAD:
            return self._token * self.weights.pool * _OF_THE_POOL[min(has, len(_OF_THE_POOL) - 1)]
        if has >= MOST_TOKENS:
            return 0.0
        return self._token * _OF_A_DOCTOR[has]

    def price(self, purse: int, spent: int = 0) -> float:
        """What it costs this purse to give one token, after `spent` others."""
        return self.token(purse, -1 - spent)

    def evening(self, pawn: int) -> float:
        """What the evening tokens of a pawn at rest would be worth."""
        purse = self.ward.purse(pawn)
        total = 0.0
        for more in range(EVENING_TOKENS):
            total += self.token(purse, more)
        return total

    # Warnings and fatigue

    def warning(self) -> float:
        return DISASTER if self.ward.warnings else self.weights.first_warning

    def duty(self) -> float:
        """What giving medical care in this shift is worth beyond its effect (HOL-17.2)."""
        ward = self.ward
        if ward.medical_given:
            return 0.0
        return self.warning() if ward.shift == NIGHT else self.weights.duty * (1 + ward.shift) / 2

    def fatigue(self, pawn: int, more: int = 1) -> float:
        """The cost of the fatigue that follows on what the pawn has; DISASTER if it cannot be."""
        if pawn >= FIRST_ASSISTANT:
            return 0.0
        total = 0.0
        for level in range(self.ward.fatigue[pawn] + 1, self.ward.fatigue[pawn] + 1 + more):
            total += self._level(pawn, level)
        return total

    def _level(self, pawn: int, level: int) -> float:
        """The cost of the fatigue token that brings a pawn to this level."""
        weights = self.weights
        if level > MOST_FATIGUE[pawn]:
            return DISASTER
        purse = self.ward.purse(pawn)
        cost = self.price(purse) if self.ward.tokens[purse] else 0.0
        days_after = DAYS - self.ward.day
        if level == MOST_FATIGUE[pawn]:
            cost += weights.exhausted if days_after else 0.0
            if pawn == tomorrows_manager(self.ward) and days_after:  # HOL-17.3
                cost += self.warning()
        elif pawn < DOCTORS and level == TIRED:
            cost += weights.tired
        else:
            cost += weights.worn
        return cost

    # Pawns at rest

    def missing_later(self, at_rest: int) -> float:
        """How many places later shifts of today will probably lack, with so many at rest."""
        return self._later(at_rest, NIGHT - self.ward.shift, lack=True)

    def resting_tonight(self, at_rest: int) -> float:
        """How many of them will probably not be needed any more today."""
        return self._later(at_rest, NIGHT - self.ward.shift, lack=False)

    def _later(self, at_rest: int, shifts: int, lack: bool) -> float:
        if shifts == 0 or at_rest <= 0:
            return float(2 * shifts if lack and at_rest <= 0 else 0 if lack else max(0, at_rest))
        total = 0.0
        for staff in range(1, MOST_STAFF + 1):
            left = at_rest - staff
            if left < 0:
                deeper = -left + self._later(0, shifts - 1, True) if lack else 0.0
            else:
                deeper = self._later(left, shifts - 1, lack)
            total += self._places[staff] * deeper
        return total

    def at_rest(self) -> list[int]:
        return in_the_break_room(self.ward)

    def keeping(self, pawns: list[int]) -> float:
        """What it is worth to have these pawns in the break room after this shift."""
        ward = self.ward
        weights = self.weights
        number = len(pawns) + self._extra_shift(pawns)
        total = -self.missing_later(number) * weights.worn * 2.0 * weights.spare
        if not pawns:
            return total
        resting = self.resting_tonight(len(pawns)) / len(pawns)
        for pawn in pawns:
            total += resting * self.evening(pawn)
            if pawn < DOCTORS and ward.shift < NIGHT and ward.fatigue[pawn] < TIRED:
                total += weights.idle_doctor * self.stable_ahead * ward.tokens[pawn]
        return total

    def _extra_shift(self, pawns: list[int]) -> int:
        """HOL-21.3: with two doctors the manager's own can work twice."""
        ward = self.ward
        if ward.deal.doctors != 2 or ward.free_shift_used or ward.shift == NIGHT:
            return 0
        manager = ward.manager
        return 1 if manager in pawns or ward.place[manager] <= BREAK_ROOM else 0
