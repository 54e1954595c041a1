"""The action space: one place and one notation for every action."""

from time import process_time

import pytest

from tests.kernel.coins import COINS, CoinAction
from wardroom.kernel import ActionSpace, UnknownAction, game


def test_an_action_knows_its_place() -> None:
    actions = [CoinAction("call heads"), CoinAction("call tails"), CoinAction("cheer")]
    space = ActionSpace(actions)
    assert [action.index for action in space] == [0, 1, 2]
    assert list(space) == actions
    assert len(space) == 3
    assert space[1] is actions[1]


def test_two_actions_cannot_share_one_notation() -> None:
    with pytest.raises(ValueError, match="notation"):
        ActionSpace([CoinAction("cheer"), CoinAction("cheer")])


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert COINS.space.read("  call \t heads\n") is COINS.space.read("call heads")


@pytest.mark.parametrize(
    ("typed", "advice"),
    [
        ("call head", "did you mean 'call heads'"),
        ("cher", "did you mean 'cheer'"),
        ("zzz", "'zzz'"),
    ],
)
def test_a_slip_of_the_finger_is_answered_with_advice(typed: str, advice: str) -> None:
    with pytest.raises(UnknownAction, match=advice):
        COINS.space.read(typed)


def test_unknown_actions_are_answered_quickly() -> None:
    """Anybody can send nonsense; it must not cost the table a second."""
    space = game("pandemic").space
    start = process_time()
    for number in range(10):
        with pytest.raises(UnknownAction):
            space.read(f"drvie chicago {number}")
        with pytest.raises(UnknownAction):
            space.read(f"spend seoul,tokyo,osaka,taipei,{number}")
    assert process_time() - start < 1
