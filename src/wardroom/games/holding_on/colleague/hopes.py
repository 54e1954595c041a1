"""What memories are worth: those the goal still wants, and the chance to bring them to light.

Faces in the grid are known to all, and so is which faces a goal names. Pleasant or unpleasant is
seen on clear faces only; of a hazy card a colleague knows no more than what its period is like.
"""

from typing import Final

from wardroom.games.holding_on.colleague.weights import Weights
from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    CLEAR_EFFECTS,
    DAYS,
    HAZY_EFFECTS,
    IGNORE,
    MEMORIES,
    MINUS,
    PERIOD_MASK,
    PERIODS,
    PLACES,
    PLUS,
    REGRET_MARK,
    REGRETS,
    band,
    period_of,
)
from wardroom.games.holding_on.goals import reached
from wardroom.games.holding_on.scenarios import (
    ARRIVED,
    BALANCE,
    COUNT,
    FACED,
    HEARD,
    RUN,
    Condition,
)
from wardroom.games.holding_on.state import HAZY_TALK, NOTHING, QUERYING
from wardroom.games.holding_on.ward import Ward

_ANY_MEMORY: Final = 0.4
_PLEASANT: Final = 2.0
"""Where any memory counts, but pleasant ones must outweigh the others."""
_GATE: Final = 1.4
"""A memory without which a contact cannot be called."""
_NOVELTY: Final = (2.4, 1.5, 0.8, 0.4, 0.2, 0.1, 0.05)
"""A hazy memory beside so many others that could serve as well."""
_LOOSE: Final = 3
"""So many more cards of a row are welcome where some of them must fit together."""
_IN_TIME: Final = (0.02, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85)
"""How much of it is left so many days before the end."""


class Hopes:
    """The worth of memories in one position."""

    __slots__ = (
        "_clear_events",
        "_hazy_events",
        "_news",
        "_placed",
        "_unseen",
        "_ward",
        "_weights",
        "clear_left",
        "hazy_left",
        "held_clear",
        "held_hazy",
        "memory",
        "needed",
        "promise",
        "worth",
    )

    def __init__(self, ward: Ward, weights: Weights) -> None:
        self._ward = ward
        self._weights = weights
        days_after = DAYS - ward.day
        self.worth = [0.0] * MEMORIES
        """How much the goal wants each memory; 1 is one wanted for one condition."""
        self._news = [0.0] * MEMORIES
        """How much it wants to see its hazy card."""
        self.needed = [0] * PERIODS
        """How many memories of each period are still wanted."""
        self._placed = ward.placed()
        self._count_cards()
        for condition in ward.deal.scenario.goal:
            self._want(condition)
        rarity = self._rarity()
        self._thin_the_deck()
        self.memory = weights.memory * rarity * (1.0 + weights.haste / (1.0 + days_after))
        """What a wanted memory is worth today."""
        self._unseen = [self._mean_unseen(self.worth, period) for period in range(PERIODS)]
        in_time = _IN_TIME[days_after] if days_after < len(_IN_TIME) else 1.0
        self.promise = [
            self._mean_unseen(self._news, period) * weights.hazy * self.memory * in_time
            for period in range(PERIODS)
        ]
        """What one more hazy memory of each period is worth."""
        now = band(ward.health)
        out = ward.events_out
        self._clear_events = _active(ward.clear_deck & ~out, CLEAR_EFFECTS, now)
        self._hazy_events = _active(ward.hazy_deck & ~out, HAZY_EFFECTS, now)

    # What the goal wants

    def _want(self, condition: Condition) -> None:
        ward = self._ward
        missing = condition.number - reached(ward, condition)
        if missing <= 0:
            return
        kind = condition.kind
        if kind == COUNT:
            mixed = condition.about == ALL_MEMORIES
            self._wish(condition.about, missing, _ANY_MEMORY if mixed else 1.0)
        elif kind == RUN:
            self._wish_run(condition.about, missing)
        elif kind == BALANCE:
            self._wish_pleasant(missing)
        elif kind == HEARD or kind == ARRIVED:
            self._wish_to_call(condition.about)
        elif kind == FACED:
            ready = ward.deal.scenario.regret_ready
            for regret in range(len(REGRETS)):
                missing = ready - ward.clear_in(REGRET_MARK[regret])
                if not (ward.faced >> regret) & 1 and missing > 0:
                    self._wish(REGRET_MARK[regret], missing, 1.0)
        trigger = ward.deal.scenario.set_aside[1]
        if ward.locker and not (ward.laid >> trigger) & 1:
            self.worth[trigger] = max(self.worth[trigger], 1.0 + _GATE)

    def _wish(self, cards: int, missing: int, worth: float) -> None:
        cards &= ~self._ward.laid
        news = worth * self._novelty(cards, missing)
        for memory in range(MEMORIES):
            if (cards >> memory) & 1:
                self.worth[memory] += worth
                self._news[memory] += news
        for period in range(PERIODS):
            if cards & PERIOD_MASK[period]:
                self.needed[period] += missing

    def _wish_to_call(self, contact: int) -> None:
        ward = self._ward
        for line in ward.deal.scenario.lines:
            ready = ward.heard[contact] or ward.laid & line.needed
            if line.contact == contact and not ready:
                self._wish(line.needed, 1, _GATE)

    def _wish_pleasant(self, missing: int) -> None:
        """Marks are seen on clear faces only: each card counts as its period does on average."""
        for period in range(PERIODS):
            hidden = PERIOD_MASK[period] & ~self._ward.laid
            if hidden:
                sum_of_marks = (hidden & PLUS).bit_count() - (hidden & MINUS).bit_count()
                self._wish(hidden, missing, _PLEASANT * sum_of_marks / hidden.bit_count())

    def _wish_run(self, period: int, missing: int) -> None:
        """Cards that fit together are wanted more than those that stand alone (8C)."""
        ward = self._ward
        self.needed[period] += missing
        news = self._novelty(PERIOD_MASK[period] & ~ward.laid, missing + _LOOSE)
        row = [
            memory
            for memory in ward.grid[period * PLACES : (period + 1) * PLACES]
            if memory != NOTHING
        ]
        for memory in range(period * PLACES, (period + 1) * PLACES):
            if (ward.laid >> memory) & 1:
                continue
            joined = 1
            if memory in row:
                for step in (1, -1):
                    neighbour = memory + step
                    while neighbour in row and period_of(neighbour) == period:
                        joined += 1
                        neighbour += step
            self.worth[memory] += 1.0 if joined >= 3 or memory not in row else 0.5 + 0.15 * joined
            self._news[memory] += news

    def _thin_the_deck(self) -> None:
        """A memory that nobody wants is out of the way of the wanted ones once it lies clear."""
        for period in range(PERIODS):
            row = range(period * PLACES, (period + 1) * PLACES)
            wanted = max([self.worth[memory] for memory in row])
            for memory in row:
                if self.worth[memory] == 0.0 and not (self._ward.laid >> memory) & 1:
                    self.worth[memory] = self._weights.thin * wanted
                    self._news[memory] = self._weights.thin * wanted

    # What there is

    def _count_cards(self) -> None:
        ward = self._ward
        held_hazy = [0] * PERIODS
        held_clear = [0] * PERIODS
        for hand in ward.held_hazy:
            for memory in hand:
                held_hazy[period_of(memory)] += 1
        for hand in ward.held_clear:
            for memory in hand:
                held_clear[period_of(memory)] += 1
        self.held_hazy = held_hazy
        self.held_clear = held_clear
        clear = ward.clear_deck | ward.aside | ward.aside_named
        hazy = ward.hazy_deck | ward.aside | ward.aside_named
        if ward.talking == HAZY_TALK:
            clear = ward.clear_deck
        elif ward.talking == QUERYING:
            hazy = ward.hazy_deck
        self.clear_left = [(clear & PERIOD_MASK[period]).bit_count() for period in range(PERIODS)]
        self.hazy_left = [(hazy & PERIOD_MASK[period]).bit_count() for period in range(PERIODS)]

    def _mean_unseen(self, worth: list[float], period: int) -> float:
        """The mean worth of the memories of a period whose hazy face nobody has seen."""
        seen = self._placed | self._ward.locker
        total = 0.0
        number = 0
        for memory in range(period * PLACES, (period + 1) * PLACES):
            if not (seen >> memory) & 1:
                total += worth[memory]
                number += 1
        return total / number if number else 0.0

    def _novelty(self, cards: int, missing: int) -> float:
        """The more hazy memories of a set lie ready, the less one more of them adds."""
        ready = float((cards & self._placed).bit_count())
        unseen = ALL_MEMORIES & ~(self._placed | self._ward.locker)
        for period in range(PERIODS):
            if self.held_hazy[period]:
                hidden = unseen & PERIOD_MASK[period]
                part = (hidden & cards).bit_count() / hidden.bit_count()
                ready += self.held_hazy[period] * part
        more = int(max(0.0, ready - missing + 1.0))
        return _NOVELTY[min(more, len(_NOVELTY) - 1)]

    def _rarity(self) -> float:
        """Where few cards of a period are wanted, it takes more questions to find one."""
        total = 0.0
        number = 0
        for period in range(PERIODS):
            row = range(period * PLACES, (period + 1) * PLACES)
            wanted = sum([1 for memory in row if self.worth[memory] > 0.0])
            total += wanted * wanted / PLACES
            number += wanted
        if not number:
            return 1.0
        return float((number / total) ** self._weights.rarity)

    # Talking

    def a_draw(self) -> float:
        """What one hazy card is worth when Billy talks of what he likes."""
        total = 0.0
        number = 0
        for period in range(PERIODS):
            total += self.hazy_left[period] * self.promise[period]
            number += self.hazy_left[period]
        return total / (number + self._hazy_events) if number else 0.0

    def a_guided_draw(self, period: int) -> float:
        """The same when he is guided to a period."""
        left = self.hazy_left[period]
        return self.promise[period] * left / (left + self._hazy_events) if left else 0.0

    def an_answer(self, period: int, asked: int = 0) -> float:
        """What the next query about a period is worth, after `asked` more of them."""
        left = self.clear_left[period] - asked
        held = self.held_clear[period] + asked
        if left <= 0:
            return 0.0
        ward = self._ward
        wanted = self.held_hazy[period] * self._unseen[period]
        number = self.held_hazy[period]
        for slot in range(period * PLACES, (period + 1) * PLACES):
            memory = ward.grid[slot]
            if memory != NOTHING and not (ward.laid >> memory) & 1:
                wanted += self.worth[memory]
                number += 1
        hoped_for = held * number / (left + held)
        open_need = max(0.0, 1.0 - hoped_for / max(1, self.needed[period]))
        heard_out = left / (left + self._clear_events)
        return self.memory * wanted / (left + held) * open_need * heard_out

    def a_held_answer(self, period: int) -> float:
        """What a clear card in somebody's hand promises."""
        return self.an_answer(period, -1) if self.held_clear[period] else 0.0


def _active(deck: int, effects: tuple[tuple[tuple[int, ...], ...], ...], now: int) -> int:
    """How many events of a deck would take the place of a memory."""
    return sum(
        [
            1
            for number in range(len(effects))
            if (deck >> (MEMORIES + number)) & 1 and effects[number][now][0] != IGNORE
        ]
    )
