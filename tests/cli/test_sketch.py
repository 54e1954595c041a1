"""A table as text, for those who look on from a program."""

import pytest

from wardroom.kernel import Table, game
from wardroom.render import sketch


@pytest.mark.parametrize("name", ["holding-on", "pandemic", "quarantine", "rush-md"])
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_every_game_is_drawn_without_colours(name: str, language: str) -> None:
    drawn = sketch(Table.deal(game(name), 2, 1), 0, language)
    assert len(drawn.splitlines()) > 5
    assert "\x1b" not in drawn
    assert max(map(len, drawn.splitlines())) <= 120


def test_the_last_line_says_what_is_asked_or_how_it_ended() -> None:
    table = Table.deal(game("pandemic"), 2, 7)
    assert sketch(table, 0).splitlines()[-1].endswith("4 actions left.")
    while table.outcome() is None:
        table.play(table.waiting()[0], table.legal(table.waiting()[0])[-1])
    assert sketch(table, 0).endswith("the team loses.")


def test_closed_hands_are_not_drawn_unless_told() -> None:
    table = Table.deal(game("pandemic"), 2, 3, {"hands": "closed"})
    assert len(sketch(table, 0, told=True)) > len(sketch(table, 0))
