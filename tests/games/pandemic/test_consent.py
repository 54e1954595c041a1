"""Consent (D6): sharing, the Dispatcher and the Airlift on another's pawn."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic.content import CITIES, EVENTS
from wardroom.kernel import IllegalAction


def test_only_the_owner_answers() -> None:  # PAN-G.9
    board = given(
        "dispatcher medic scientist", pawns="paris lima cairo", hands=["tokyo"], consent=True
    )
    board.play("fly tokyo 1")
    assert board.state.waiting() == (1,)
    assert board.choices() == {"agree", "refuse"}
    for seat in (0, 2):
        assert board.choices(seat=seat) == set()
        with pytest.raises(IllegalAction):
            board.when(seat, "agree")


def test_agreeing_plays_the_action() -> None:  # PAN-G.9
    board = given("dispatcher medic", pawns="paris lima", hands=["tokyo"], consent=True)
    board.play("fly tokyo 1", "agree")
    assert board.pawn(1) == "tokyo"
    assert board.discards == {"tokyo"}
    assert (board.asked, board.actions) == (0, 3)


@pytest.mark.parametrize(
    "line", ["drive santiago 1", "fly tokyo 1", "shuttle cairo 1", "join paris 1"]
)
def test_refusing_costs_nothing_and_is_not_asked_again(line: str) -> None:
    """PAN-G.9: nothing moves, no card is paid, no action spent; it is not offered again."""
    board = given(
        "dispatcher medic",
        pawns="paris lima",
        hands=["tokyo"],
        stations="lima cairo",
        consent=True,
    )
    before = board.choices()
    board.play(line, "refuse")
    assert board.pawn(1) == "lima"
    assert board.hand(0) == {"tokyo"}
    assert (board.asked, board.actions) == (0, 4)
    assert board.choices() == before - {line}
    board.play("drive essen", "drive paris")
    assert board.can(line)


def test_other_proposals_stay_open_after_a_refusal() -> None:  # PAN-G.9
    board = given("dispatcher medic", pawns="paris lima", consent=True)
    board.play("drive santiago 1", "refuse", "drive bogota 1", "refuse")
    assert not board.can("drive santiago 1")
    assert not board.can("drive bogota 1")
    assert board.can("drive mexico_city 1")


@pytest.mark.parametrize("event", [event for event in EVENTS if event != "airlift"])
def test_an_event_reopens_a_refused_proposal(event: str) -> None:  # PAN-G.9
    board = given(
        "dispatcher medic", pawns="paris lima", hands=["", event], infected="cairo", consent=True
    )
    board.play("drive santiago 1", "refuse")
    assert not board.can("drive santiago 1")
    board.when(1, f"play {event}")
    while board.asks is not None:
        board.play(min(board.choices()))
    assert board.can("drive santiago 1")


def test_an_airlift_reopens_a_refused_proposal() -> None:  # PAN-G.9
    board = given("dispatcher medic", pawns="paris lima", hands=["", "airlift"], consent=True)
    board.play("join paris 1", "refuse")
    assert not board.can("join paris 1")
    board.when(1, "play airlift", "pawn 1", "to cairo")
    assert board.can("join paris 1")


@pytest.mark.parametrize("line", ["give paris 1", "take essen 1"])
def test_a_refused_share_leaves_both_hands(line: str) -> None:  # PAN-5.12
    board = given("medic researcher", pawns="paris", hands=["paris", "essen"], consent=True).play(
        line, "refuse"
    )
    assert board.hand(0) == {"paris"}
    assert board.hand(1) == {"essen"}
    assert board.actions == 4
    assert not board.can(line)


def test_a_refused_charter_may_be_proposed_for_another_city() -> None:  # PAN-13.10
    board = given("dispatcher medic", pawns="paris lima", hands=["lima"], consent=True)
    board.play("charter 1", "to tokyo", "refuse")
    assert board.hand(0) == {"lima"}
    assert board.actions == 4
    board.play("charter 1")
    assert board.choices("to") == set(CITIES) - {"lima", "tokyo"}
    board.play("to seoul", "agree")
    assert board.pawn(1) == "seoul"
    assert board.discards == {"lima"}


def test_a_charter_refused_for_every_city_is_offered_no_more() -> None:
    """PAN-13.10: a step is opened only if it can be completed."""
    board = given("dispatcher medic", pawns="paris lima", hands=["lima"], consent=True)
    for city in CITIES:
        if city != "lima":
            board.play("charter 1", f"to {city}", "refuse")
    assert not board.can("charter 1")


def test_a_refused_airlift_stays_in_hand() -> None:  # PAN-12.10
    board = given(hands=["airlift"], consent=True)
    board.play("play airlift", "pawn 1", "to paris", "refuse")
    assert board.hand(0) == {"airlift"}
    assert board.pawn(1) == "atlanta"
    assert board.actions == 4
    board.play("play airlift", "pawn 1")
    assert board.choices("to") == set(CITIES) - {"atlanta", "paris"}
    board.play("to lima", "agree")
    assert board.pawn(1) == "lima"
    assert board.discards == {"airlift"}


def test_an_airlift_refused_for_every_city_leaves_the_other_pawns() -> None:
    """PAN-12.10: a step is opened only if it can be completed."""
    board = given(hands=["airlift"], consent=True)
    for city in CITIES:
        if city != "atlanta":
            board.play("play airlift", "pawn 1", f"to {city}", "refuse")
    board.play("play airlift")
    assert board.choices() == {"pawn 0"}


def test_a_refused_airlift_in_a_window_can_be_passed() -> None:  # PAN-12.10
    board = given(hands=["airlift"], consent=True).until("before_draw")
    board.play("play airlift", "pawn 1", "to paris", "refuse")
    assert (board.window, board.asked) == ("before_draw", 0)
    assert board.choices() == {"play airlift", "pass", "rest"}
    board.play("pass")
    assert board.window == "before_infection"


def test_a_refused_airlift_at_the_hand_limit() -> None:
    """PAN-9.6: the card is still in hand, so the player is still over the limit."""
    hand = "paris essen milan london madrid tokyo airlift"
    board = given(hands=[hand], draws="lima epidemic", bottom="cairo", consent=True)
    board.until("before_infection")
    assert board.over == 0
    board.play("play airlift", "pawn 1", "to paris", "refuse")
    assert board.over == 0
    assert "airlift" in board.hand(0)
    board.play("discard airlift")
    assert board.over is None


def test_nobody_is_asked_about_his_own_pawn() -> None:  # PAN-13.10
    board = given("dispatcher medic", pawns="paris lima", hands=["tokyo airlift"], consent=True)
    for lines in (["join lima 0"], ["fly tokyo"], ["play airlift", "pawn 0", "to delhi"]):
        assert board.copy().play(*lines).asks is None


def test_a_table_can_make_consent_automatic() -> None:
    """PAN-G.9: for sharing, dispatching and airlifts alike."""
    share = given(pawns="paris", hands=["paris"], consent=False).play("give paris 1")
    move = given("dispatcher medic", consent=False).play("drive chicago 1")
    lift = given(hands=["airlift"]).play("play airlift", "pawn 1", "to lima")
    for board in (share, move, lift):
        assert board.asks is None
    assert share.hand(1) == {"paris"}
    assert move.pawn(1) == "chicago"
    assert lift.pawn(1) == "lima"


def test_a_table_can_leave_gifts_unasked() -> None:
    """PAN-G.9: what is taken and who is moved is asked for all the same."""
    gift = given(pawns="paris", hands=["paris"], gifts=True).play("give paris 1")
    assert gift.asks is None
    assert gift.hand(1) == {"paris"}
    taken = given(pawns="paris", hands=["", "paris"], gifts=True).play("take paris 1")
    moved = given("dispatcher medic", gifts=True).play("drive chicago 1")
    for board in (taken, moved):
        assert board.asks == "consent"
    seven = "essen milan london madrid tokyo osaka lima"
    full = given(pawns="paris", hands=["paris", seven], gifts=True).play("give paris 1")
    assert full.asks == "consent"


def test_consent_is_asked_before_the_recipients_limit() -> None:  # PAN-5.12, PAN-5.13
    seven = "essen milan london madrid tokyo osaka lima"
    board = given(pawns="paris", hands=["paris", seven], consent=True).play("give paris 1")
    assert board.over is None
    board.play("agree")
    assert board.over == 1


def test_an_airlift_refused_between_infections_is_not_proposed_again_on_the_next_turn() -> None:
    """PAN-G.9: neither a card turned up nor a new turn is another action or Event."""
    board = given(hands=["airlift", ""], infection="tokyo cairo", draws="paris essen", consent=True)
    board.play("pass").until("infecting")
    board.play("play airlift", "pawn 1", "to lima", "refuse", "pass")
    assert board.state.active == 1
    board.when(0, "play airlift").when(0, "pawn 1")
    assert not board.can("to lima")
    assert board.can("to cairo")


def test_what_one_player_was_refused_another_may_propose() -> None:  # PAN-G.9
    board = given(
        "dispatcher medic scientist", hands=["atlanta", "chicago"], draws="lima", consent=True
    )
    board.play("give atlanta 2", "refuse")
    assert not board.can("give atlanta 2")
    assert len(board.state.refused) == 1
    board.finish_turn()
    board.state.hands[1] += (CITIES.index("atlanta"),)
    board.state.hands[0] = ()
    board.state._legal = None
    assert board.state.refused[0].by == 0
    assert board.can("give atlanta 2")


MOVES = ("drive santiago 1", "fly tokyo 1", "shuttle cairo 1", "join paris 1")


def moving(line: str) -> Board:
    board = given(
        "dispatcher medic scientist",
        pawns="paris lima paris",
        hands=["tokyo"],
        stations="lima cairo",
        consent=True,
    )
    return board.play(line)


def test_one_consent_can_cover_all_moves_of_a_pawn_in_a_turn() -> None:  # PAN-G.9
    told = [moving(line).state.view(1)["consent"] for line in MOVES]
    assert told == [{"covers": "turn 1 by 0 seat 1", "further": True}] * len(MOVES)
    other = moving("drive essen 2").state.view(1)["consent"]
    assert other["covers"] != told[0]["covers"]


def test_with_the_last_action_no_further_move_can_follow() -> None:
    board = moving("drive santiago 1").play("agree")
    board.state.actions = 1
    board.play("drive lima 1")
    assert board.state.view(1)["consent"] == {"covers": "turn 1 by 0 seat 1", "further": False}


def test_cards_and_events_are_each_asked_about() -> None:  # PAN-G.9
    sharing = given("medic scientist", pawns="paris paris", hands=["paris"], consent=True)
    assert sharing.state.view(1)["consent"] is None
    sharing.play("give paris 1")
    assert sharing.asks is not None
    assert sharing.state.view(1)["consent"] is None
