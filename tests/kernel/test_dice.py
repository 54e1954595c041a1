"""All chance comes from here: pinned for ever, fair, and independent between streams."""

from collections import Counter
from itertools import permutations

import pytest

from wardroom.kernel import Dice

STATE_OF_7 = 14302600503875766674
STATE_OF_7_PANDEMIC = 4571891219983566240
# fmt: off
WORDS_OF_7 = [
    1184884880, 296614556, 2405441206, 1752613194, 671816765, 1218782458, 3251560000, 2393152175,
    1616562368, 181045376, 207484649, 2914201649, 2764924095, 2945503826, 1158021044, 2750695138,
]
# fmt: on
DRAWS_OF_7 = [1, 0, 3, 2, 0, 1, 4, 3, 2, 0, 0, 4]
SHUFFLE_OF_7 = "ebfghdac"

# 99.99 % of all fair dice stay below these, by degrees of freedom.
CHI_SQUARE = {1: 15.2, 5: 25.8, 6: 27.9, 23: 56.6, 47: 90.1, 51: 95.6}


def chi_square(counts: Counter[object], choices: int) -> float:
    expected = counts.total() / choices
    missing = choices - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


def test_the_first_numbers_of_a_seed_are_pinned() -> None:
    """Were these to change, every record ever written would be another game."""
    dice = Dice.seeded(7)
    assert dice.state == STATE_OF_7
    assert [dice.bits() for _ in range(16)] == WORDS_OF_7
    assert Dice.seeded(7, "pandemic").state == STATE_OF_7_PANDEMIC


def test_the_first_draws_and_the_first_shuffle_of_a_seed_are_pinned() -> None:
    dice = Dice.seeded(7)
    assert [dice.below(6) for _ in range(12)] == DRAWS_OF_7
    assert "".join(Dice.seeded(7).shuffled("abcdefgh")) == SHUFFLE_OF_7


@pytest.mark.parametrize("bound", [2, 6, 7, 24, 48, 52])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    dice = Dice.seeded(1, "fair")
    counts: Counter[object] = Counter(dice.below(bound) for _ in range(500 * bound))
    assert chi_square(counts, bound) < CHI_SQUARE[bound - 1]
    assert set(counts) == set(range(bound))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice.seeded(2, "fair")
    counts: Counter[object] = Counter(dice.shuffled("abcd") for _ in range(12_000))
    assert chi_square(counts, 24) < CHI_SQUARE[23]
    assert set(counts) == set(permutations("abcd"))


def test_large_bounds_are_not_skewed() -> None:
    """Two thirds of the way up a plain remainder would be far from even."""
    dice = Dice.seeded(3, "fair")
    bound = (2**30 // 3) * 2
    counts: Counter[object] = Counter(dice.below(bound) * 2 // bound for _ in range(4000))
    assert chi_square(counts, 2) < CHI_SQUARE[1]


def test_all_bits_are_used_evenly() -> None:
    dice = Dice.seeded(4, "fair")
    words = [dice.bits() for _ in range(4000)]
    assert max(words) < 2**32
    for place in range(32):
        counts: Counter[object] = Counter(word >> place & 1 for word in words)
        assert chi_square(counts, 2) < CHI_SQUARE[1]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Dice.seeded(5, "a"), Dice.seeded(5, "b")),
        (Dice.seeded(5), Dice.seeded(6)),
        (Dice.seeded(5, "6"), Dice.seeded(56)),
        (Dice(5), Dice(6)),
    ],
    ids=["names", "seeds", "name and seed", "states"],
)
def test_streams_are_independent(one: Dice, other: Dice) -> None:
    counts: Counter[object] = Counter((one.below(2), other.below(3)) for _ in range(6000))
    assert chi_square(counts, 6) < CHI_SQUARE[5]


def test_a_copy_goes_on_by_itself() -> None:
    dice = Dice.seeded(8)
    dice.below(6)
    twin = dice.copy()
    drawn = [dice.below(6) for _ in range(50)]
    assert [twin.below(6) for _ in range(50)] == drawn


def test_a_position_can_keep_the_dice_as_one_number() -> None:
    """What follows from the number is fixed, and never what has been drawn already."""
    dice = Dice.seeded(9)
    first = dice.shuffled(range(48))
    number = dice.state
    assert 0 <= number < 2**64
    assert Dice(number).shuffled(range(48)) == Dice(number).shuffled(range(48))
    assert Dice(number).shuffled(range(48)) != first


def test_a_shuffle_keeps_every_card_and_leaves_the_old_order_alone() -> None:
    cards = list(range(48))
    dealt = Dice.seeded(10).shuffled(cards)
    assert cards == list(range(48))
    assert sorted(dealt) == cards
    assert Dice.seeded(10).shuffled(()) == ()
    assert Dice.seeded(10).shuffled("a") == ("a",)


def test_seeds_may_be_negative_or_huge() -> None:
    assert len({Dice.seeded(seed).state for seed in (0, 1, -1, 2**64, -(10**40))}) == 5
