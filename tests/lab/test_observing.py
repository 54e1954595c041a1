"""Observations: made from the view alone, always of the same size, and told in the docs."""

from hashlib import sha256
from pathlib import Path

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import Dice, Game, Table, WardroomError, game
from wardroom.lab.observing import Field, Layout, Sight, layout_of
from wardroom.lab.observing.__main__ import with_tables
from wardroom.players import Team, colleague, step

PAGE = Path(__file__).parents[2] / "docs/research/observations.md"
GAMES = ("holding-on", "pandemic", "quarantine", "rush-md")
SHORT = {"rush-md": {"phase": "10", "sand": "15"}}


def table_in_play(game: Game, seats: int, seed: int, steps: int) -> Table:
    """A table after some decisions of quick colleagues."""
    table = Table.deal(game, seats, seed, SHORT.get(game.name, {}))
    team = Team({seat: colleague(game, "random", seat) for seat in range(seats)})
    for _ in range(steps):
        if table.outcome() is None:
            step(table, team)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_within_its_bounds_by_itself(name: str) -> None:
    layout = layout_of(game(name))
    for seats in game(name).seats:
        for steps in (0, 12, 60):
            table = table_in_play(game(name), seats, seats + steps, steps)
            for seat in range(seats):
                sight = Sight(table.view(seat), seat)
                for field in layout.fields:
                    numbers = list(field.read(sight))
                    assert len(numbers) == field.size, field.name
                    assert min(numbers) >= 0, field.name
                    assert max(numbers) <= field.high, field.name


@pytest.mark.parametrize("name", GAMES)
def test_the_size_is_the_same_for_all_seats_and_the_fields_are_its_pieces(name: str) -> None:
    layout = layout_of(game(name))
    table = table_in_play(game(name), 3, 5, 40)
    sight = Sight(table.view(1), 1)
    flat = layout.flat(sight)
    assert len(flat) == layout.size == len(layout.highs)
    assert [number for part in layout.named(sight).values() for number in part] == list(flat)
    assert list(layout.named(sight)["me"]) == [0, 1, 0, 0]


def test_closed_hands_stay_closed_unless_they_are_told() -> None:
    table = Table.deal(game("pandemic"), 2, 3, {"hands": "closed"})
    layout = layout_of(game("pandemic"))
    hidden = layout.named(Sight(table.state.view(0), 0))
    told = layout.named(Sight(table.state.view(0, told=True), 0))
    assert (sum(hidden["hands"][:53]), sum(hidden["hands"][53:])) == (4, 0)
    assert (sum(told["hands"][:53]), sum(told["hands"][53:])) == (4, 4)
    assert list(hidden["hands_known"]) == [1, 0, 0, 0]
    assert list(hidden["hand_sizes"]) == [4, 4, 0, 0]


def test_what_is_hidden_does_not_change_the_numbers() -> None:
    """Two worlds that a seat cannot tell apart look the same."""
    table = table_in_play(game("pandemic"), 3, 11, 30)
    layout = layout_of(game("pandemic"))
    for number in range(5):
        world = table.state.imagine(1, Dice.seeded(number, "other worlds"))
        assert layout.flat(Sight(world.view(1), 1)) == layout.flat(Sight(table.view(1), 1))


# For a core in another language: the seat that is waited for takes, at step n, the legal action at
# place 7 n, counted around. The seats, the seed, the steps, and the SHA-256 of the bytes that
# follow.
POSITIONS = {
    (2, 7, 0): "d8d67afca468a78f",
    (3, 8, 25): "1e2785cb018e5aa3",
    (4, 9, 20): "419141323774f202",
}


@pytest.mark.parametrize(("seats", "seed", "steps"), POSITIONS)
def test_the_arrays_of_pandemic_are_these_bytes(seats: int, seed: int, steps: int) -> None:
    table = Table.deal(game("pandemic"), seats, seed)
    for number in range(steps):
        legal = table.legal(table.waiting()[0])
        table.play(table.waiting()[0], legal[7 * number % len(legal)])
    seat = table.waiting()[0]
    flat = layout_of(game("pandemic")).flat(Sight(table.view(seat), seat))
    assert flat.typecode == "B"
    assert sha256(flat.tobytes()).hexdigest()[:16] == POSITIONS[seats, seed, steps]


def test_the_page_shows_the_layouts_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in GAMES:
        assert f"<!-- layout {name} -->" in page
    advice = "write it again: python -m wardroom.lab.observing docs/research/observations.md"
    assert with_tables(page) == page, advice


def test_a_game_without_a_layout_says_how_to_make_one() -> None:
    with pytest.raises(WardroomError, match="coins has no layout for observations"):
        layout_of(COINS)


def test_a_field_with_too_many_numbers_is_named() -> None:
    layout = Layout([Field("pair", (2,), 9, "Two numbers.", lambda _: (1, 2, 3))])
    with pytest.raises(WardroomError, match="The field pair holds 2 numbers, not 3"):
        layout.flat(Sight({}, 0))


def test_numbers_beyond_the_bounds_are_cut() -> None:
    layout = Layout([Field("pair", (2,), 9, "Two numbers.", lambda _: (-4, 12))])
    assert list(layout.flat(Sight({}, 0))) == [0, 9]
