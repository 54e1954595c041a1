"""All chance of a game: one seeded generator whose state is one plain integer.

Each block of random words is a BLAKE2b digest of the state; the digest's first eight bytes are the
next state. A State keeps that integer beside its other numbers, copies it and goes on from it.
Equal seeds and equal calls give equal results on every machine and in every build, and nobody can
tell from the cards seen so far what comes next.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

_BLOCK: Final = Struct("<Q14I")
_SPAN: Final = 1 << 30
"""Draws use 30 bits of a word: products with a small bound then fit a compiled integer."""


class Dice:
    """A stream of chance.

    >>> dice = Dice.seeded(7)
    >>> dice.shuffled("abc") == Dice.seeded(7).shuffled("abc")
    True
    """

    __slots__ = ("_words", "state")

    def __init__(self, state: int) -> None:
        self.state = state
        self._words: list[int] = []

    @staticmethod
    def seeded(seed: int, stream: str = "") -> "Dice":
        """The stream of that name of a seed; streams of different names are independent."""
        digest = blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
        return Dice(int.from_bytes(digest, "little"))

    def copy(self) -> "Dice":
        new = Dice(self.state)
        new._words = self._words[:]
        return new

    def bits(self) -> int:
        """The next 32 random bits."""
        if not self._words:
            self._refill()
        return self._words.pop()

    def _refill(self) -> None:
        block = _BLOCK.unpack(blake2b(self.state.to_bytes(8, "little")).digest())
        self.state = block[0]
        self._words.extend(block[1:])

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (Lemire's method); at most 2**30."""
        words = self._words
        if not words:
            self._refill()
        product = (words.pop() >> 2) * bound
        if product & (_SPAN - 1) < bound:
            threshold = _SPAN % bound
            while product & (_SPAN - 1) < threshold:
                product = (self.bits() >> 2) * bound
        return product >> 30

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in a new order, every order equally likely (Fisher-Yates)."""
        order = list(cards)
        words = self._words
        for last in range(len(order) - 1, 0, -1):
            if not words:
                self._refill()
            product = (words.pop() >> 2) * (last + 1)
            if product & (_SPAN - 1) <= last:
                while product & (_SPAN - 1) < _SPAN % (last + 1):
                    product = (self.bits() >> 2) * (last + 1)
            other = product >> 30
            order[last], order[other] = order[other], order[last]
        return tuple(order)
