"""The bench of a move without sockets and disk."""

import pytest

from tools.move_cost import measure


@pytest.mark.parametrize("name", ["pandemic", "quarantine", "holding-on"])
def test_a_few_moves_are_measured(name: str) -> None:
    costs = measure(name, games=1, times=1, most=5)
    assert costs.moves == 5
    assert 0 < costs.move < 1e6
    assert costs.opening > 0
