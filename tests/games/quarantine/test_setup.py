"""Before the first turn: hospitals, market, bag (QUA-0, QUA-21), and how a game is dealt."""

import pytest

from tests.games.quarantine.given import BUILD_H0, begun, dealt
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import COLOURS, ROOMS, TILES
from wardroom.games.quarantine.layout import LOBBY_ALONE, Layout
from wardroom.kernel import ImpossibleOption

EIGHT = "storage,triage,helipad,security,pharmacy,pathology,laboratory,cafeteria"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_lobby_and_a_ward_of_each_colour(seats: int) -> None:
    """QUA-0.1, QUA-0.2: all five tiles are placed and nothing is set aside."""
    board = begun(seats)
    for seat in range(seats):
        assert set(board.hospital(seat)) == {"lobby", *COLOURS}
        assert board.aside(seat) == []


def test_nothing_but_laying_is_possible_before_all_four_wards_lie() -> None:  # QUA-0.2
    board = dealt()
    assert {line.split()[0] for line in board.choices()} == {"lay"}
    for line in BUILD_H0:
        assert not board.can("done")
        board.play(line)
        assert board.can("reset")
    assert board.choices() == {"done", "reset"}


def test_the_first_choice_is_of_36_ways() -> None:
    """D1: three cells, three rotations each, four colours; never more than 37 choices."""
    assert len(dealt().choices("lay")) == 36
    board = dealt().play(BUILD_H0[0])
    assert len(board.choices()) <= 37


def test_a_starting_hospital_can_be_begun_again() -> None:
    board = dealt().play(*BUILD_H0[:3], "reset")
    assert board.hospital(board.active) == {"lobby": "0,0:new"}
    assert len(board.choices("lay")) == 36


def test_beginning_again_has_an_end() -> None:
    board = dealt()
    for _ in range(50):
        board.play(BUILD_H0[0], "reset")
    assert not board.play(*BUILD_H0).can("reset")
    board.play("done").play(BUILD_H0[0])
    assert board.can("reset")


def test_someone_who_waits_lays_wards_meanwhile_and_opens_in_turn() -> None:
    """D1: nothing is hidden, so nobody has to wait for the others to lay their tiles."""
    board = dealt(3)
    first, second, third = (board.active, (board.active + 1) % 3, (board.active + 2) % 3)
    for line in BUILD_H0:
        board.state.play(third, QUARANTINE.space.read(line))
    assert board.state.waiting() == (first,)
    assert [repr(action) for action in board.state.legal(third)] == ["reset"]
    assert not board.state.legal(-1), "spectators lay nothing"
    board.play(*BUILD_H0, "done")
    assert not board.state.legal(first), "an open hospital is not changed any more"
    board.play(*BUILD_H0, "done")
    assert board.active == third
    assert board.choices() == {"done", "reset"}
    board.play("done")
    assert board.state.turn == 1
    assert board.hospital(second) == board.hospital(third)


def test_the_market_is_drawn_when_all_hospitals_stand() -> None:  # QUA-0.3
    board = dealt(3)
    for seat in range(3):
        assert board.state.rooms == ()
        assert board.state.turn == 0
        board.play(*BUILD_H0)
        known = board.state.revealed
        board.play("done")
        assert (board.state.revealed > known) == (seat == 2)
    assert len(board.state.rooms) == 8
    assert len(board.told("market")) == 1


def test_the_lobby_starts_at_the_origin_with_its_street_side_south() -> None:  # QUA-0.4
    assert dealt().hospital(0) == {"lobby": "0,0:new"}


def test_eight_different_rooms_are_drawn_evenly() -> None:  # QUA-0.5
    counts = dict.fromkeys(TILES, 0)
    for seed in range(350):
        rooms = begun(seed=seed).state.rooms
        assert len(set(rooms)) == 8
        for room in rooms:
            counts[TILES[room]] += 1
    assert all(150 < counts[room] < 250 for room in ROOMS)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 16), (3, 24), (4, 24)])
def test_a_new_game(seats: int, tiles: int) -> None:
    """QUA-T.1: QUA-0.6, QUA-0.7, QUA-0.8, QUA-0.9, QUA-21.1, QUA-21.3, QUA-G.1 in numbers."""
    board = begun(seats)
    assert board.bag == "yellow 24 red 24 green 24 blue 24 grey 32"
    assert sum(board.state.bag) == 128
    assert (board.box, board.grey_supply) == ("", 0)
    assert all(board.stock(seat) == "" and board.line(seat) == [] for seat in range(seats))
    assert board.state.left == [1 if seats == 2 else 2] * 8
    assert board.state.wards_left == [2, 2, 2, 2]
    assert board.state.tiles_on_sale() == tiles
    assert all(price == (0, 0, 0, 0, 0) for price in board.state.prices)


def test_all_markers_lie_beside_the_market() -> None:  # QUA-0.10
    board = begun(4)
    assert board.state.marker_supply == 8
    assert board.state.markers == [0, 0, 0, 0]


def test_the_first_player_is_random_or_chosen() -> None:  # QUA-0.11, QUA-G.4
    firsts = [dealt(4, seed).active for seed in range(80)]
    assert {firsts.count(seat) > 8 for seat in range(4)} == {True}
    for seat in range(4):
        board = begun(4, first=str(seat))
        assert board.active == seat
        assert board.told("first")[0].args == {"seat": seat}


def test_hospitals_are_built_from_the_first_player_on() -> None:
    board = dealt(3, first="1")
    order = []
    while board.state.turn == 0:
        order.append(board.active)
        board.play(*BUILD_H0, "done")
    assert order == [1, 2, 0]
    assert board.active == 1


def test_rooms_can_be_chosen() -> None:
    board = begun(rooms=EIGHT)
    assert {TILES[room] for room in board.state.rooms} == set(EIGHT.split(","))


@pytest.mark.parametrize(
    ("options", "seats", "why"),
    [
        ({"first": "2"}, 2, "seats 0, 1"),
        ({"first": "nobody"}, 3, "seats 0, 1, 2"),
        ({"rooms": "storage,triage"}, 2, "8 different rooms"),
        ({"rooms": EIGHT.replace("triage", "storage")}, 2, "8 different rooms"),
        ({"rooms": "kitchen"}, 2, "no room 'kitchen'"),
        ({}, 1, "not 1"),
        ({}, 5, "not 5"),
        ({"difficulty": "hard"}, 2, "no option"),
    ],
)
def test_what_cannot_be_dealt_is_refused(options: dict[str, str], seats: int, why: str) -> None:
    """QUA-G.39, QUA-21.4: two to four seats; there are no variants."""
    with pytest.raises(ImpossibleOption, match=why):
        QUARANTINE.deal(options, seats, 1)


def test_nothing_can_be_carried_into_it() -> None:
    with pytest.raises(ImpossibleOption, match="no campaign"):
        QUARANTINE.deal({}, 2, 1, {"points": 1})


def test_there_are_5826_starting_hospitals() -> None:
    """QUA-G.2: counted without colours; 1,416 have a station, and no order ever blocks a tile."""
    found = {frozenset({(LOBBY_ALONE.where[0], LOBBY_ALONE.doors[0])}): LOBBY_ALONE}
    for ward in range(1, 5):
        after: dict[frozenset[tuple[int, int]], Layout] = {}
        for layout in found.values():
            cells = layout.cells(ward, 0, free=False)
            assert cells
            for cell in cells:
                for doors in layout.rotations(ward, cell, 0, free=False):
                    larger = layout.with_tile(ward, cell, doors)
                    shape = frozenset(
                        (larger.where[tile], larger.doors[tile]) for tile in range(ward + 1)
                    )
                    after.setdefault(shape, larger)
        found = after
    assert len(found) == 5_826
    assert sum(bool(layout.stations) for layout in found.values()) == 1_416


def test_equal_seeds_deal_equal_games() -> None:
    assert begun(3, 7).state.encode() == begun(3, 7).state.encode()
    assert begun(3, 7).state.encode() != begun(3, 8).state.encode()
