"""The small vocabulary of the tests of Holding On: build a position, play, look.

    ward = given("u05", tokens="yellow 2, pool 1")
    ward.play("assign yellow", "assign nurse1", "medical", "cover yellow", "stop")
    assert ward.health == 28

Positions are built here and nowhere else. What a test does not name is quiet: scenario 1, three
players, the first morning, yellow manages, everybody is rested and in the break room, nobody has a
token, and no memory is known. A stated deck breaks the count of the cards; every other position is
held to the invariants after every step.
"""

from collections.abc import Iterator
from typing import cast

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import (
    CARE_TOKENS,
    CLEAR_EVENTS,
    DOCTORS,
    FIRST_ASSISTANT,
    HAZY_EVENTS,
    MEMORIES,
    PAD,
    PATIENTS,
    PAWNS,
    POOL,
    SHIFTS,
    STAFF,
    members,
    memory,
    memory_id,
    period_of,
)
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.games.holding_on.invariants import broken
from wardroom.games.holding_on.state import AT_DESK, BREAK_ROOM, NOTHING, ON_PAD, OUT, WHEREABOUTS
from wardroom.games.holding_on.steps import REVEAL, STEPS
from wardroom.kernel import Event, game

PATIENT = {card.id: number for number, card in enumerate(PATIENTS)}


class WardUnderTest:
    """A position under test: lines are played, questions are answered with names."""

    def __init__(self, state: HoldingOnState) -> None:
        self.state = state
        self.state.log = []
        self.sound = broken(state) == []

    # Playing

    def play(self, *lines: str) -> "WardUnderTest":
        """Each line is played by the seat that is asked at that moment."""
        for line in lines:
            before = self.state.copy()
            self.state.play(self.asked, HOLDING_ON.space.read(line))
            if self.sound:
                assert broken(self.state, before) == [], f"after {line!r}"
        return self

    def until(self, *steps: str, avoid: tuple[str, ...] = ()) -> "WardUnderTest":
        """Everybody does the least until one of these questions is asked or the scenario ends."""
        while self.step not in steps and self.result is None:
            self.play(self.least(avoid))
        return self

    def least(self, avoid: tuple[str, ...] = ()) -> str:
        """The quietest choice there is."""
        lines = self.choices
        for quiet in ("stop", "done", "pass", "no_match", "no_guide", "accept", "decline"):
            if quiet in lines:
                return quiet
        for quiet in ("no_phone", "hang_up", "palliative", "take token"):
            if quiet in lines and quiet not in avoid:
                return quiet
        return next(line for line in lines if line not in avoid)

    def next_shift(self) -> "WardUnderTest":
        """Everybody does the least until the next patient card lies there."""
        now = (self.state.day, self.state.shift)
        while (self.state.day, self.state.shift) == now and self.result is None:
            self.play(self.least())
        return self

    def next_day(self) -> "WardUnderTest":
        day = self.state.day
        while self.state.day == day and self.result is None:
            self.play(self.least())
        return self

    # Choices

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        (seat,) = self.state.waiting()
        return seat

    @property
    def choices(self) -> list[str]:
        return [repr(action) for action in self.state.legal(self.asked)]

    def can(self, line: str) -> bool:
        """May the seat that is asked play the line now?"""
        HOLDING_ON.space.read(line)
        return self.result is None and line in self.choices

    def kinds(self) -> set[str]:
        """The verbs of all choices."""
        return {line.split()[0] for line in self.choices}

    # Looking

    @property
    def step(self) -> str:
        return STEPS[self.state.step]

    @property
    def health(self) -> int:
        return self.state.health

    @property
    def result(self) -> str | None:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.result

    @property
    def warnings(self) -> int:
        return self.state.warnings

    @property
    def supply(self) -> int:
        return self.state.supply

    @property
    def on_cards(self) -> int:
        return self.state.on_cards

    def tokens(self, name: str) -> int:
        return self.state.tokens[purse(name)]

    def fatigue(self, name: str) -> int:
        return self.state.fatigue[STAFF.index(name)]

    def at(self, name: str) -> str:
        return WHEREABOUTS[self.state.place[STAFF.index(name)]]

    def hazy_of(self, name: str) -> list[str]:
        return [memory_id(card) for card in self.state.held_hazy[purse(name)]]

    def clear_of(self, name: str) -> list[str]:
        return [memory_id(card) for card in self.state.held_clear[STAFF.index(name)]]

    @property
    def grid(self) -> dict[int, str]:
        """The slots that are taken, counted from 1 through all rows."""
        cards = enumerate(self.state.grid, 1)
        return {slot: memory_id(card) for slot, card in cards if card != NOTHING}

    @property
    def laid(self) -> set[str]:
        """The clear memories that lie in the grid."""
        return {memory_id(card) for card in members(self.state.laid)}

    def in_deck(self, name: str, card: str) -> bool:
        deck = self.state.hazy_deck if name == "hazy" else self.state.clear_deck
        return (deck >> card_number(card)) & 1 == 1

    @property
    def events(self) -> list[Event]:
        return self.state.log or []

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def pages(self) -> list[str]:
        """The ids of the pages that have been read."""
        return [getattr(event.args["page"], "id", "") for event in self.told("page")]

    def set_health(self, health: int) -> "WardUnderTest":
        self.state.health = health
        return self


def purse(name: str) -> int:
    return PAD if name == POOL else STAFF.index(name)


def card_number(name: str) -> int:
    """A memory or an event of either deck."""
    for events in (HAZY_EVENTS, CLEAR_EVENTS):
        if name in events:
            return MEMORIES + events.index(name)
    return memory(name)


def listed(text: str) -> Iterator[tuple[str, list[str]]]:
    """`yellow 2, pool 1` as names and what is said of them."""
    for part in text.split(","):
        words = part.split()
        if words:
            yield words[0], words[1:]


def deck_of(cards: str) -> int:
    found = 0
    for name in cards.split():
        found |= 1 << card_number(name)
    return found


def given(
    cards: str = "",
    *,
    scenario: int = 1,
    seats: int = 3,
    mode: str = "standard",
    matching: str = "attempt",
    day: int = 1,
    shift: str = "morning",
    manager: str = "yellow",
    health: int = 28,
    warnings: int = 0,
    medical: bool = False,
    tokens: str = "",
    on_cards: int = 0,
    fatigue: str = "",
    at: str = "",
    grid: str = "",
    clear: str = "",
    held: str = "",
    held_clear: str = "",
    hazy_deck: str | None = None,
    clear_deck: str | None = None,
    stacks: list[tuple[int, ...]] | None = None,
    heard: str = "",
    seed: int = 1,
    edition: int | None = None,
) -> WardUnderTest:
    """A position in which the next patient card is about to be revealed and staffed."""
    options = {"scenario": str(scenario), "mode": mode, "matching": matching}
    state = cast(HoldingOnState, game("holding-on", edition).deal(options, seats, seed))
    state.day = day
    state.shift = SHIFTS.index(shift)
    state.manager = STAFF.index(manager)
    state.health = health
    state.warnings = warnings
    state.medical_given = medical
    _stack_patients(state, cards)
    _place_staff(state, at)
    for name, (count,) in listed(fatigue):
        state.fatigue[STAFF.index(name)] = int(count)
    state.tokens = [0] * (DOCTORS + 1)
    for name, (count,) in listed(tokens):
        state.tokens[purse(name)] = int(count)
    state.on_cards = on_cards
    state.supply = CARE_TOKENS - sum(state.tokens) - on_cards
    _lay_memories(state, grid, clear, held, held_clear)
    if hazy_deck is not None:
        state.hazy_deck = deck_of(hazy_deck)
    if clear_deck is not None:
        state.clear_deck = deck_of(clear_deck)
    if stacks is not None:
        state.stacks = stacks
    for name, (count, on) in listed(heard):
        contact = ("jamie", "nell", "lucia").index(name)
        state.heard[contact], state.heard_on[contact] = int(count), int(on)
    state.step = REVEAL
    state.forget()
    state.go_on()
    return WardUnderTest(state)


def _stack_patients(state: HoldingOnState, cards: str) -> None:
    """The named patient cards come next, in this order."""
    first = 3 * (state.day - 1) + state.shift
    named = [PATIENT[name] for name in cards.split()]
    others = [card for card in state.patients if card not in named]
    state.patients = tuple(others[:first] + named + others[first:])


def _place_staff(state: HoldingOnState, at: str) -> None:
    doctors = state.deal.doctors
    state.worked = [0] * DOCTORS
    for pawn in range(PAWNS):
        state.place[pawn] = BREAK_ROOM if pawn < FIRST_ASSISTANT else AT_DESK
        if doctors <= pawn < DOCTORS or (STAFF[pawn] == "nurse3" and not state.deal.gentle):
            state.place[pawn] = OUT
    if doctors == DOCTORS:
        state.place[state.manager] = ON_PAD
    for name, (place,) in listed(at):
        pawn = STAFF.index(name)
        state.place[pawn] = WHEREABOUTS.index(place)
        if place in SHIFTS and pawn < DOCTORS:
            state.worked[pawn] = 1


def _lay_memories(state: HoldingOnState, grid: str, clear: str, held: str, held_clear: str) -> None:
    """Hazy cards in their true slots, or `m11:3` in that place of the row; clear ones on top."""
    for name in grid.split() + clear.split():
        id, _, place = name.partition(":")
        card = memory(id)
        if card in state.grid:
            continue
        slot = period_of(card) * 6 + int(place) - 1 if place else card
        state.grid[slot] = card
        state.hazy_deck &= ~(1 << card)
        state.meet(card)
    for name in clear.split():
        card = memory(name.partition(":")[0])
        state.laid |= 1 << card
        state.clear_deck &= ~(1 << card)
    for holder, cards in listed(held):
        for id in cards:
            state.held_hazy[purse(holder)] += (memory(id),)
            state.hazy_deck &= ~(1 << memory(id))
            state.meet(memory(id))
    for holder, cards in listed(held_clear):
        for id in cards:
            state.held_clear[STAFF.index(holder)] += (memory(id),)
            state.clear_deck &= ~(1 << memory(id))
