"""Under which titles choices are listed."""

import pytest

from wardroom.games.pandemic import PANDEMIC


@pytest.mark.parametrize(
    ("line", "group"),
    [
        ("drive lima", "drive"),
        ("fly lima", "fly"),
        ("charter", "fly"),
        ("shuttle lima", "shuttle"),
        ("give lima 1", "share"),
        ("take lima 1", "share"),
        ("build", "build"),
        ("rest", "pass"),
        ("agree", "answer"),
    ],
)
def test_choices_of_one_kind_stand_together(line: str, group: str) -> None:
    assert PANDEMIC.groups.of(PANDEMIC.space.read(line)) == group


@pytest.mark.parametrize(
    "line", ["drive lima 1", "fly lima 1", "shuttle lima 1", "join lima 1", "charter 1"]
)
def test_other_pawns_stand_under_one_title_in_whatever_way_they_move(line: str) -> None:
    assert PANDEMIC.groups.of(PANDEMIC.space.read(line)) == "pawn"
