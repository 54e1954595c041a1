"""The hand limit (PAN-9)."""

import pytest

from tests.games.pandemic.given import given
from wardroom.kernel import IllegalAction

FIVE = "paris essen milan london madrid"
SIX = f"{FIVE} tokyo"
SEVEN = f"{FIVE} tokyo osaka"


@pytest.mark.parametrize(("hand", "surplus"), [(FIVE, 0), (SIX, 1), (SEVEN, 2)])
def test_seven_cards_are_allowed_and_eight_are_not(hand: str, surplus: int) -> None:
    """PAN-9.1: City and Event cards together."""
    board = given(hands=[hand], draws="lima airlift", infection="cairo delhi").play("pass")
    if not surplus:
        assert board.over is None
        assert len(board.hand(0)) == 7
        return
    assert board.over == 0
    for left in range(surplus, 0, -1):
        assert len(board.hand(0)) == 7 + left
        board.play(f"discard {min(board.hand(0) - {'airlift'})}")
    assert board.over is None


def test_the_stored_event_does_not_count() -> None:  # PAN-9.1
    board = given(hands=[FIVE], stored="airlift", draws="lima cairo")
    board.until("before_infection")
    assert len(board.hand(0)) == 7
    assert board.over is None
    assert board.stored == "airlift"


def test_a_full_hand_of_another_player_is_left_alone() -> None:  # PAN-9.1
    board = given(hands=["", SEVEN], draws="lima cairo").finish_turn()
    assert board.over is None
    assert len(board.hand(1)) == 7


def test_too_many_after_the_draw_or_after_receiving_a_card() -> None:
    """PAN-9.2: at once, by discarding or by playing Events, until 7 remain."""
    drawn = given(hands=[f"{FIVE} tokyo airlift"], draws="lima cairo")
    drawn.play("pass", "pass")
    received = given(hands=["atlanta", f"{FIVE} tokyo airlift"]).play("give atlanta 1")
    for board, seat in ((drawn, 0), (received, 1)):
        assert board.over == board.asked == seat
        assert board.choices("discard") == board.hand(seat)
        assert board.choices("play") == {"airlift"}
        verbs = {line.split()[0] for line in board.choices()}
        assert verbs == {"discard", "play"}


def test_eight_or_nine_are_tolerated_until_the_epidemics_are_over() -> None:
    """PAN-9.3: nobody is asked before the Intensify of the last epidemic."""
    board = given(
        hands=[f"{SIX} resilient_population"], draws="epidemic lima", bottom="cairo"
    ).until("in_epidemic")
    assert board.over is None
    assert len(board.hand(0)) == 8
    assert board.choices("discard") == set()
    board.play("pass")
    assert board.over == 0
    assert len(board.told("intensify")) == 1


def test_two_epidemics_leave_the_hand_as_it_is() -> None:  # PAN-9.3
    board = given(hands=[SEVEN, "airlift"], draws="epidemic epidemic", bottom="cairo lima")
    board.until("between_epidemics")
    assert board.over is None
    board.play("pass")
    assert board.over is None
    assert board.window == "before_infection"


def test_the_owner_chooses_freely_card_by_card() -> None:
    """PAN-9.4: any card, one after another, and it cannot be refused."""
    board = given(hands=[SEVEN], draws="lima cairo").play("pass")
    assert board.choices() == {f"discard {card}" for card in board.hand(0)}
    assert len(board.choices()) == 9
    board.play("discard cairo")
    assert len(board.choices()) == 8
    for line in ("pass", "rest", "drive chicago", "refuse"):
        assert not board.can(line)
    board.play("discard paris")
    assert board.over is None
    assert board.discards == {"cairo", "paris"}


def test_everything_else_waits_for_the_discard() -> None:
    """PAN-9.4: the active player cannot go on while the recipient is over the limit."""
    board = given(pawns="paris", hands=["paris tokyo", "lima cairo delhi milan essen osaka manila"])
    board.play("give paris 1")
    assert board.state.waiting() == (1,)
    assert board.choices(seat=0) == set()
    with pytest.raises(IllegalAction):
        board.when(0, "drive essen")


def test_a_discarded_event_has_no_effect_but_can_be_fetched() -> None:  # PAN-9.5
    board = given(
        "scientist contingency_planner",
        hands=[f"{FIVE} tokyo one_quiet_night"],
        draws="lima epidemic",
        bottom="cairo",
        infected="moscow manila seoul",
    )
    board.play("pass", "pass")
    assert board.over == 0
    board.play("discard one_quiet_night")
    assert board.discards == {"one_quiet_night"}
    assert board.infection_discards != set()
    assert board.active == 1
    assert board.choices("fetch") == {"one_quiet_night"}


def test_an_event_played_here_is_resolved_and_the_hand_counted_again() -> None:  # PAN-9.6
    board = given(
        hands=[f"{FIVE} airlift government_grant"], draws="lima cairo", infection="milan manila"
    )
    board.play("pass", "pass")
    assert len(board.hand(0)) == 9
    board.play("play airlift", "pawn 0", "to paris")
    assert board.pawn(0) == "paris"
    assert board.over == 0
    assert len(board.hand(0)) == 8
    board.play("play government_grant", "at paris")
    assert board.stations == {"atlanta", "paris"}
    assert board.over is None
    assert board.active == 1


def test_the_limit_is_met_before_the_infections() -> None:  # PAN-9.7
    board = given(hands=[SIX], draws="lima cairo", infection="milan manila").play("pass")
    assert board.over == 0
    assert board.board() == {}
    board.play("discard cairo")
    assert board.board() == {"milan": 1, "manila": 1}


def test_nobody_discards_at_will() -> None:  # PAN-9.7
    board = given(hands=[SEVEN, "lima cairo airlift"])
    for seat in (0, 1):
        assert board.choices("discard", seat=seat) == set()
    for window in ("before_draw", "before_infection", "infecting"):
        board = given(hands=[FIVE, "lima cairo airlift"]).until(window)
        for seat in (0, 1):
            assert board.choices("discard", seat=seat) == set()
