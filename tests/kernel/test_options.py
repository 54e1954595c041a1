"""Options: defaults are filled in, and what cannot be is refused in one sentence."""

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import ImpossibleOption, settle_choices


def test_what_is_not_chosen_is_as_usual() -> None:
    assert settle_choices(COINS, {}, 2) == {"rounds": "3", "raises": "yes"}
    assert settle_choices(COINS, {"rounds": "1"}, 3) == {"rounds": "1", "raises": "yes"}


def test_the_given_options_are_left_as_they_were() -> None:
    given = {"rounds": "1"}
    settle_choices(COINS, given, 2)
    assert given == {"rounds": "1"}


@pytest.mark.parametrize(
    ("options", "seats", "sentence"),
    [
        ({}, 4, "coins has 2, 3 seats, not 4."),
        ({}, 0, "coins has 2, 3 seats, not 0."),
        ({"round": "3"}, 2, "coins has no option 'round'; it has rounds, raises."),
        ({"rounds": "2"}, 2, "rounds can be 1, 3, not '2'."),
        ({"rounds": ""}, 2, "rounds can be 1, 3, not ''."),
    ],
)
def test_the_impossible_is_refused(options: dict[str, str], seats: int, sentence: str) -> None:
    with pytest.raises(ImpossibleOption) as caught:
        settle_choices(COINS, options, seats)
    assert str(caught.value) == sentence
