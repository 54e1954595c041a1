"""Playing the same games with both rules and looking for anything that is not the same.

Games go over all editions, seats, difficulties and options, with random decisions and random
interjections. After every decision the legal lists of all seats, the whole position, and the view
of one seat after the other are compared. `python -m wardroom_native --decisions 1000000` does it at
full length; tests do it with a small number.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final, NamedTuple, cast

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import ROLES
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import SPECTATOR, Dice, canonical
from wardroom_native.core import Position
from wardroom_native.exchange import dealt, fields, to_native, to_python

_EDITIONS: Final = (*PANDEMIC.earlier, PANDEMIC)
_REFUSING: Final = 5
"""Of so many games, one is played with somebody who refuses nearly everything."""


class Compared(NamedTuple):
    """How much was found the same, or the first difference as a sentence."""

    games: int
    decisions: int
    difference: str | None


def ways() -> Iterator[tuple[int, dict[str, str]]]:
    """All seats, difficulties and listed options, over and over."""
    choices = [option for option in PANDEMIC.options if option.choices]
    while True:
        for seats in PANDEMIC.seats:
            for chosen in product(*(option.choices for option in choices)):
                names = (option.name for option in choices)
                yield seats, dict(zip(names, chosen, strict=True))


def compare(
    decisions: int,
    seed: int = 1,
    spoil: Callable[[Position, int], Position] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Compared:
    """Play until so many decisions were the same, or until one is not.

    `spoil` may give another native position after each decision: a planted difference, which
    must be found.
    """
    dice = Dice.seeded(seed, "difference")
    done = 0
    for games, (seats, options) in enumerate(ways(), start=1):
        number = seed * 1_000_003 + games
        if dice.below(3) == 0:
            named = dice.shuffled(ROLES)[:seats]
            drawn = dice.below(seats + 1)  # so many leave theirs to chance (PAN-G.20)
            options["roles"] = ",".join(["random"] * drawn + list(named[drawn:]))
        game = _Game(options, seats, number, dice)
        found = game.play(decisions - done, spoil)
        done += game.decisions
        if found is not None:
            where = f"{PANDEMIC.name} seed {number}, {seats} seats, {options}"
            return Compared(games, done, f"{where}, after {game.decisions} decisions: {found}")
        if progress is not None:
            progress(done)
        if done >= decisions:
            return Compared(games, done, None)
    raise AssertionError("the ways to play never end")


class _Game:
    """One game, played with both rules."""

    def __init__(self, options: Mapping[str, str], seats: int, seed: int, dice: Dice) -> None:
        edition = dice.pick(_EDITIONS)
        self.state = cast(PandemicState, edition.deal(options, seats, seed))
        self.native = dealt(options, seats, seed, edition.edition)
        self.seats = seats
        self.dice = dice
        self.decisions = 0
        self.refusing = dice.below(_REFUSING) == 0

    def play(self, most: int, spoil: Callable[[Position, int], Position] | None) -> str | None:
        """To the end, or so far; gives the first difference."""
        found = self.difference()
        while found is None and self.decisions < most and self.state.result == 0:
            seat, action = self._choose()
            self.state.play(seat, PANDEMIC.space[action])
            self.native.play(seat, action)
            self.decisions += 1
            if spoil is not None:
                self.native = spoil(self.native, self.decisions)
            found = self.difference()
        return found

    def _choose(self) -> tuple[int, int]:
        """A random choice of the seat that is asked; now and then somebody else's interjection."""
        dice = self.dice
        seat = self.native.decider()
        if dice.below(8) == 0:
            other = dice.below(self.seats)
            if self.native.legal(other):
                seat = other
        choices = self.native.legal(seat)
        refuse = next((one for one in choices if repr(PANDEMIC.space[one]) == "refuse"), None)
        if refuse is not None and self.refusing and dice.below(16):
            return seat, refuse
        return seat, choices[dice.below(len(choices))]

    def difference(self) -> str | None:
        """What is not the same now, or nothing."""
        state, native = self.state, self.native
        if state.waiting() != (() if native.result else (native.decider(),)):
            return f"{state.waiting()} are waited for, not {native.decider()}"
        for seat in range(SPECTATOR, self.seats + 1):
            expected = [action.index for action in state.legal(seat)]
            if native.legal(seat) != expected:
                return f"seat {seat} may do {expected}, not {native.legal(seat)}"
        expected_fields, native_fields = fields(state), native.fields()
        if native_fields != expected_fields:
            return _first_difference(expected_fields, native_fields)
        if native.copy().fields() != expected_fields or to_native(state).fields() != native_fields:
            return "a copy is not the same"
        return self._view_difference(to_python(native, state.deal.options))

    def _view_difference(self, other: PandemicState) -> str | None:
        """The whole as plain data, and what each seat may know of it, told and untold in turn."""
        if canonical(other.encode()) != canonical(self.state.encode()):
            return "the encoded positions are not the same"
        seat = self.decisions % (self.seats + 1) - 1
        for told in (False, True):
            if other.view(seat, told) != self.state.view(seat, told):
                return f"seat {seat} sees something else"
        return None


def _first_difference(expected: object, found: object, place: str = "") -> str:
    if isinstance(expected, tuple) and isinstance(found, tuple) and len(expected) == len(found):
        for index, (one, other) in enumerate(zip(expected, found, strict=True)):
            if one != other:
                return _first_difference(one, other, f"{place}[{index}]")
    return f"field {place} is {found!r}, not {expected!r}"
