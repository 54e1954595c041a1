"""Recorded games told in Polish and Hungarian, compared line by line."""

import pytest

from tools.told import TALES, Told, text


@pytest.mark.parametrize("told", TALES, ids=lambda told: told.path.stem)
def test_a_game_is_told_as_it_is_written(told: Told) -> None:
    """If the change is meant, run `python -m tools.told` and read the difference aloud."""
    assert text(told).splitlines() == told.path.read_text(encoding="utf-8").splitlines()
