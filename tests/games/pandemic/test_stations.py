"""Research stations (PAN-15)."""

from tests.games.pandemic.given import given

SIX = "atlanta paris cairo lima seoul sydney"


def test_there_are_never_more_than_six() -> None:
    """PAN-15.1: a seventh is one of the six, and it leaves its old city."""
    board = given(
        "operations_expert medic", pawns="delhi", hands=["government_grant"], stations=SIX
    )
    board.play("build", "from paris")
    assert board.stations == {"atlanta", "cairo", "lima", "seoul", "sydney", "delhi"}
    board.play("play government_grant", "at essen", "from delhi")
    assert board.stations == {"atlanta", "cairo", "lima", "seoul", "sydney", "essen"}


def test_a_station_leaves_the_board_only_by_relocation() -> None:  # PAN-15.1
    board = given("operations_expert medic", pawns="delhi", stations="atlanta paris")
    board.play("build", "drive tehran", "build")
    assert board.stations == {"atlanta", "paris", "delhi", "tehran"}


def test_supply_and_board_always_make_six() -> None:
    """PAN-15.2: and at least one is on the board, even when Atlanta's is taken."""
    board = given("operations_expert medic", pawns="delhi", stations="atlanta seoul sydney lima")
    for moves in (
        ["build", "drive tehran", "build", "pass"],
        ["pass"],
        ["drive baghdad", "build", "from atlanta"],
    ):
        board.play(*moves)
        view = board.state.view(0)
        assert len(view["stations"]) + view["stations_left"] == 6
    assert len(board.stations) == 6
    assert "atlanta" not in board.stations
    assert view["stations_left"] == 0


def test_three_ways_to_place_one() -> None:
    """PAN-15.3: action with a card, Operations Expert without, Government Grant without action."""
    action = given(pawns="paris", hands=["paris"]).play("build")
    assert (action.actions, action.discards) == (3, {"paris"})
    expert = given("operations_expert medic", pawns="paris").play("build")
    assert (expert.actions, expert.discards) == (3, set())
    grant = given(hands=["government_grant"]).play("play government_grant", "at paris")
    assert (grant.actions, grant.discards) == (4, {"government_grant"})
    for board in (action, expert, grant):
        assert board.stations == {"atlanta", "paris"}
