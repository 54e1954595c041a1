"""When Events may be played: the windows (PAN-12.8) and how they run (part 5 of the reference)."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic.content import EVENTS
from wardroom.kernel import IllegalAction

ALL = " ".join(EVENTS)
SIX = "paris essen milan london madrid tokyo"


def table(**rest: object) -> Board:
    """Seat 1 holds every Event; the discard pile has a card to remove."""
    position: dict[str, object] = {"hands": ["", ALL], "infected": "paris lima"}
    return given("scientist medic dispatcher", **{**position, **rest})  # type: ignore[arg-type]


def test_w1_before_and_between_actions() -> None:
    """PAN-12.8: everything, for the active player and for the others, and nobody waits for them."""
    board = table()
    for _ in range(4):
        assert board.state.waiting() == (0,)
        assert board.choices("play", seat=1) == set(EVENTS)
        assert {"pass", "rest"}.isdisjoint(board.choices(seat=1))
        assert board.choices(seat=2) == set()
        board.play(min(line for line in board.choices() if line.startswith("drive")))
    assert board.window == "before_draw"
    active = given(hands=[ALL], infected="paris").choices("play")
    assert active == set(EVENTS)


def test_w2_after_the_last_action_before_the_draw() -> None:  # PAN-12.8
    board = table().until("before_draw")
    assert board.asked == 1
    assert board.choices() == {f"play {event}" for event in EVENTS} | {"pass", "rest"}
    assert board.hand(0) == set()


def test_w3_in_an_epidemic_only_resilient_population() -> None:  # PAN-12.8
    board = table(draws="epidemic tokyo", bottom="cairo").until("in_epidemic")
    assert board.choices() == {"play resilient_population", "pass", "rest"}


def test_w4_between_two_epidemics() -> None:
    """PAN-12.8: everything but Resilient Population, whose pile is empty."""
    board = table(draws="epidemic epidemic", bottom="cairo osaka").until("between_epidemics")
    assert board.choices("play") == set(EVENTS) - {"resilient_population"}


def test_w4_is_only_between_two_epidemics() -> None:  # PAN-12.8
    board = table(draws="epidemic tokyo", bottom="cairo").until("in_epidemic")
    board.play("pass")
    assert board.window == "before_infection"


def test_w5_before_the_infections() -> None:
    """PAN-12.8: the last chance for One Quiet Night this turn."""
    board = table().until("before_infection")
    assert board.choices("play") == set(EVENTS)
    assert board.board() == {}
    board.play("play one_quiet_night", "pass")
    assert board.turn == 2
    assert board.board() == {}


def test_w6_between_two_infection_cards() -> None:  # PAN-12.8
    board = table(rate=3, infection="cairo tokyo milan").until("infecting")
    assert board.choices("play") == set(EVENTS)
    assert board.board() == {"cairo": 1}
    board.play("pass")
    assert board.window == "infecting"
    assert board.board() == {"cairo": 1, "tokyo": 1}
    board.play("pass")
    assert board.board() == {"cairo": 1, "tokyo": 1, "milan": 1}


def test_w7_after_the_last_card_is_w1_of_the_next_player() -> None:  # PAN-12.8
    board = table(infection="cairo tokyo").until("infecting")
    board.play("pass")
    assert board.window == "actions"
    assert board.asked == board.active == 1
    assert board.choices("play") == set(EVENTS)


@pytest.mark.parametrize("receiving", [True, False])
def test_wh_while_a_player_is_over_the_limit(receiving: bool) -> None:
    """PAN-12.8: the owner's events as a way down, and the events of the others too."""
    if receiving:
        board = given(
            "scientist medic dispatcher",
            hands=["atlanta government_grant", f"{SIX} airlift", "forecast"],
            infected="paris",
        ).play("give atlanta 1")
        owner, other = 1, 0
    else:
        board = given(
            "scientist medic dispatcher",
            hands=[f"{SIX} airlift", "government_grant", "forecast"],
            draws="lima epidemic",
            bottom="cairo",
        ).until("before_infection")
        owner, other = 0, 1
    assert board.over == owner
    assert board.choices("play") == {"airlift"}
    assert board.choices(seat=other) == {"play government_grant"}
    assert board.choices(seat=2) == {"play forecast"}
    board.when(other, "play government_grant", "at paris")
    assert board.over == owner
    board.play("play airlift", f"pawn {owner}", "to lima")
    assert board.over is None


def test_any_number_of_events_in_one_window() -> None:
    """PAN-12.9: one after another, by the same and by different players."""
    board = given(
        hands=["one_quiet_night government_grant", "airlift resilient_population"], infected="lima"
    )
    board.play("play government_grant", "at paris")
    board.when(1, "play airlift", "pawn 1", "to paris")
    board.play("play one_quiet_night")
    board.when(1, "play resilient_population", "remove lima")
    assert board.actions == 4
    assert board.discards == {
        "airlift",
        "government_grant",
        "one_quiet_night",
        "resilient_population",
    }
    waiting = table().until("before_draw")
    waiting.play("play one_quiet_night", "play airlift", "pawn 0", "to paris")
    assert waiting.window == "before_draw"
    assert waiting.choices("play") == {"forecast", "government_grant", "resilient_population"}


def test_no_event_between_drawing_a_card_and_the_end_of_its_effect() -> None:
    """PAN-12.3: the pair of player cards, the steps of an epidemic, a card with its chain."""
    board = table(
        draws="epidemic tokyo", bottom="santiago", cubes="santiago 1", infection="cairo delhi"
    )
    windows = []
    while board.turn == 1:
        board.play("pass")
        windows.append((board.window, len(board.hand(0)), board.outbreaks, board.marker))
    assert windows[:4] == [
        ("before_draw", 0, 0, 0),
        ("in_epidemic", 1, 1, 1),
        ("before_infection", 1, 1, 1),
        ("infecting", 1, windows[3][2], 1),
    ]
    assert windows[4][0] == "actions"


def test_an_event_drawn_in_a_pair_waits_for_its_window() -> None:  # PAN-12.3
    board = given(draws="epidemic airlift", bottom="cairo", infected="paris").play("pass")
    assert board.window == "before_infection"
    assert len(board.told("intensify")) == 1
    assert board.choices("play") == {"airlift"}


# How windows run (our design)


def test_in_w1_others_may_send_events_and_none_is_waited_for() -> None:  # PAN-G.10
    board = given("scientist medic dispatcher", hands=["", "airlift", "forecast"])
    assert board.state.waiting() == (0,)
    board.play("drive chicago")
    board.when(2, "play forecast")
    assert board.state.waiting() == (2,)
    for _ in range(5):
        board.play(min(board.choices()))
    assert board.state.waiting() == (0,)
    assert board.actions == 3


def test_the_engine_stops_only_if_somebody_holds_a_playable_event() -> None:  # PAN-G.10
    assert given().play("pass").turn == 2
    assert given(hands=["", "resilient_population"]).play("pass").window == "infecting"
    assert given(hands=["", "airlift"]).play("pass").window == "before_draw"
    assert given(stored="airlift").play("pass").window == "before_draw"


@pytest.mark.parametrize("active", [0, 1, 2])
def test_holders_are_asked_in_seat_order_from_the_active_player(active: int) -> None:  # PAN-G.10
    board = given(
        "scientist medic dispatcher",
        hands=["airlift", "forecast", "government_grant"],
        active=active,
    ).until("before_draw")
    order = []
    while board.window == "before_draw":
        order.append(board.asked)
        assert all(board.choices(seat=seat) == set() for seat in range(3) if seat != board.asked)
        board.play("pass")
    assert order == [active, (active + 1) % 3, (active + 2) % 3]


@pytest.mark.parametrize("event", EVENTS)
def test_after_an_event_the_asking_starts_again(event: str) -> None:
    """PAN-G.10: anyone who has passed may now play after all."""
    mine = "airlift" if event != "airlift" else "forecast"
    board = given(hands=[mine, event], infected="lima").until("before_draw")
    assert board.asked == 0
    board.play("pass")
    assert board.asked == 1
    board.play(f"play {event}")
    while board.asks is not None:
        board.play(min(board.choices()))
    assert (board.window, board.asked) == ("before_draw", 0)
    board.play("pass")
    assert board.window == "before_infection"


def test_passing_holds_for_one_window_only() -> None:  # PAN-G.10
    board = given(hands=["", "airlift"]).until("before_draw")
    for window in ("before_draw", "before_infection", "infecting"):
        assert (board.window, board.asked) == (window, 1)
        board.play("pass")
    assert board.turn == 2


def test_a_seat_may_pass_until_its_own_turn() -> None:
    """PAN-G.10: it is not asked again, may still send events in W1, and is asked in its turn."""
    board = given("scientist medic dispatcher", hands=["", "", "airlift"]).until("before_draw")
    assert board.asked == 2
    board.play("rest")
    assert (board.turn, board.window) == (2, "actions")
    assert board.can("play airlift", seat=2)
    board.play("pass")
    assert (board.turn, board.active) == (3, 2)
    board.play("pass")
    assert (board.window, board.asked) == ("before_draw", 2)


@pytest.mark.parametrize("edition", [1, 2])
def test_passing_in_the_own_turn_does_not_cover_an_event_drawn_later(edition: int) -> None:
    """PAN-G.10: an Event that comes with the draw is asked about; in edition 1 it was not."""
    board = given(
        hands=["airlift"],
        draws="epidemic resilient_population",
        bottom="cairo",
        infected="paris",
    )
    board.state.deal.edition = edition
    board.until("before_draw").play("rest")
    if edition == 1:
        assert board.turn == 2
    else:
        assert (board.window, board.asked) == ("in_epidemic", 0)
        assert board.choices("play") == {"resilient_population"}
        board.play("rest")
        assert board.turn == 2, "nothing more was drawn"


def test_passing_in_the_own_turn_holds_while_no_event_is_drawn() -> None:  # PAN-G.10
    board = given(hands=["airlift"], draws="lima cairo").until("before_draw")
    board.play("rest")
    assert board.turn == 2


def test_a_drawn_event_wakes_nobody_else() -> None:  # PAN-G.10
    board = given(hands=["", "airlift"], draws="forecast lima").until("before_draw")
    board.play("rest")
    assert (board.window, board.asked) == ("before_infection", 0)
    board.play("pass")
    assert (board.window, board.asked) == ("infecting", 0)


def test_in_a_window_only_events_and_passing_are_possible() -> None:  # PAN-G.10
    board = given(hands=["paris", "airlift"]).until("before_draw")
    with pytest.raises(IllegalAction):
        board.when(0, "fly paris")
    with pytest.raises(IllegalAction):
        board.when(0, "pass")
    assert board.can("pass", seat=1)


@pytest.mark.parametrize("event", ["airlift", "forecast", "government_grant", "one_quiet_night"])
@pytest.mark.parametrize("window", ["before_draw", "before_infection", "infecting"])
def test_every_event_in_every_open_window(event: str, window: str) -> None:
    """PAN-G.10: every timing that can make a difference is reachable, also from the role card."""
    in_hand = given(hands=["", event]).until(window)
    stored = given("scientist contingency_planner", stored=event).until(window)
    for board in (in_hand, stored):
        assert board.asked == 1
        board.play(f"play {event}")
        while board.asks is not None:
            board.play(min(board.choices()))
        assert event in board.discards | board.removed
