"""Every refusal says why: each reason in a position where it is true, and never where it is not."""

from collections.abc import Iterator

import pytest

from tests.games.pandemic.given import Board, given
from tests.games.pandemic.walks import lively
from tests.tiers import amount
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import SPECTATOR, Dice, IllegalAction, Message
from wardroom.words import LANGUAGES, Words

SEVEN = "paris essen milan london madrid tokyo osaka"
SIX = "atlanta paris cairo lima seoul sydney"
TWO_DISPATCHED = {"roles": "dispatcher medic", "pawns": "paris lima"}


def why(board: Board, line: str, seat: int | None = None) -> str:
    """The reason as a repr; nothing if the line can be played."""
    asked = board.asked if seat is None else seat
    reason = board.state.explain(asked, PANDEMIC.space.read(line))
    return "" if reason is None else repr(reason)


# Each case: position, lines that lead to it, a line that is refused and why, a line that is not.
IN_THE_OWN_TURN = [
    ({}, "drive paris", "<why-not-connected origin='atlanta' city='paris'>", "drive miami"),
    ({}, "drive atlanta", "<why-not-there-already city='atlanta'>", "drive chicago"),
    ({"hands": ["lima"]}, "fly paris", "<why-not-no-card card='paris'>", "fly lima"),
    ({"hands": ["lima"]}, "charter", "<why-not-no-card card='atlanta'>", "fly lima"),
    ({"stations": "lima"}, "shuttle lima", "<why-not-no-station city='atlanta'>", "pass"),
    (
        {"stations": "atlanta lima"},
        "shuttle paris",
        "<why-not-no-station city='paris'>",
        "shuttle lima",
    ),
    ({}, "drive miami 1", "<why-not-role role='dispatcher'>", "drive miami"),
    ({}, "charter 1", "<why-not-role role='dispatcher'>", "pass"),
    (TWO_DISPATCHED, "drive essen 0", "<why-not-own-pawn>", "drive essen"),
    (TWO_DISPATCHED, "charter 0", "<why-not-own-pawn>", "pass"),
    (TWO_DISPATCHED, "drive bogota 3", "<why-not-no-player number=4>", "drive bogota 1"),
    (TWO_DISPATCHED, "join paris 3", "<why-not-no-player number=4>", "join paris 1"),
    (TWO_DISPATCHED, "charter 1", "<why-not-no-card card='lima'>", "pass"),
    (TWO_DISPATCHED, "join cairo 1", "<why-not-nobody-there city='cairo'>", "join paris 1"),
    (TWO_DISPATCHED, "join lima 1", "<why-not-there-already city='lima'>", "join lima 0"),
    ({}, "operations_flight", "<why-not-role role='operations_expert'>", "pass"),
    (
        {"roles": "operations_expert medic", "stations": "lima", "hands": ["paris"]},
        "operations_flight",
        "<why-not-no-station city='atlanta'>",
        "build",
    ),
    (
        {"roles": "operations_expert medic", "hands": ["airlift"]},
        "operations_flight",
        "<why-not-no-city-card>",
        "play airlift",
    ),
    ({"hands": ["atlanta"]}, "build", "<why-not-station-there city='atlanta'>", "charter"),
    ({"stations": "lima"}, "build", "<why-not-no-card card='atlanta'>", "pass"),
    (
        {"cubes": "atlanta 1"},
        "treat red",
        "<why-not-no-cubes city='atlanta' colour='red'>",
        "treat blue",
    ),
    (
        {"hands": ["atlanta"], "pawns": "atlanta lima"},
        "give atlanta 1",
        "<why-not-apart pawn=1>",
        "charter",
    ),
    ({"hands": ["atlanta"]}, "give atlanta 0", "<why-not-with-yourself>", "give atlanta 1"),
    ({"hands": ["atlanta"]}, "give atlanta 2", "<why-not-no-player number=3>", "give atlanta 1"),
    ({"hands": ["atlanta"]}, "give lima 1", "<why-not-no-card card='lima'>", "give atlanta 1"),
    (
        {"hands": ["lima atlanta"]},
        "give lima 1",
        "<why-not-other-card city='atlanta'>",
        "give atlanta 1",
    ),
    (
        {"hands": ["", "lima atlanta"]},
        "take lima 1",
        "<why-not-other-card city='atlanta'>",
        "take atlanta 1",
    ),
    (
        {"roles": "medic researcher", "hands": ["", "lima"]},
        "take cairo 1",
        "<why-not-they-lack giver=1 card='cairo'>",
        "take lima 1",
    ),
    ({"cured": "red"}, "cure red", "<why-not-cured colour='red'>", "pass"),
    (
        {"hands": ["seoul tokyo osaka"]},
        "cure red",
        "<why-not-too-few colour='red' count=3 needed=5>",
        "fly seoul",
    ),
    (
        {"roles": "scientist medic", "hands": ["seoul tokyo osaka"]},
        "cure red",
        "<why-not-too-few colour='red' count=3 needed=4>",
        "fly seoul",
    ),
    (
        {"roles": "scientist medic", "hands": ["seoul tokyo osaka taipei"], "stations": "lima"},
        "cure red",
        "<why-not-no-station city='atlanta'>",
        "fly seoul",
    ),
    (
        {"roles": "medic scientist", "discards": "airlift"},
        "fetch airlift",
        "<why-not-role role='contingency_planner'>",
        "pass",
    ),
    (
        {"stored": "forecast", "discards": "airlift"},
        "fetch airlift",
        "<why-not-stored card='forecast'>",
        "play forecast",
    ),
    (
        {"discards": "airlift"},
        "fetch forecast",
        "<why-not-not-discarded card='forecast'>",
        "fetch airlift",
    ),
    ({"hands": ["lima"]}, "discard lima", "<why-not-discard count=7>", "fly lima"),
    ({}, "rest", "<why-not-rest>", "pass"),
    ({"hands": ["", "airlift"]}, "play airlift", "<why-not-no-card card='airlift'>", "pass"),
    (
        {"hands": ["resilient_population"]},
        "play resilient_population",
        "<why-not-no-infections>",
        "pass",
    ),
    ({}, "to lima", "<why-not-no-flight>", "pass"),
    ({"hands": ["lima"]}, "pay lima", "<why-not-nothing-to-pay>", "fly lima"),
    ({}, "from atlanta", "<why-not-nothing-to-move>", "pass"),
    (
        {"hands": ["seoul tokyo osaka taipei"]},
        "spend seoul,tokyo,osaka,taipei",
        "<why-not-no-cure-begun>",
        "pass",
    ),
    ({}, "agree", "<why-not-no-proposal>", "pass"),
    ({}, "refuse", "<why-not-no-proposal>", "pass"),
    ({"hands": ["airlift"]}, "pawn 1", "<why-not-play-first card='airlift'>", "play airlift"),
    (
        {"hands": ["government_grant"]},
        "at lima",
        "<why-not-play-first card='government_grant'>",
        "play government_grant",
    ),
    ({"hands": ["forecast"]}, "next lima", "<why-not-play-first card='forecast'>", "play forecast"),
    (
        {"hands": ["resilient_population"], "infected": "lima"},
        "remove lima",
        "<why-not-play-first card='resilient_population'>",
        "play resilient_population",
    ),
]


@pytest.mark.parametrize(
    ("position", "line", "reason", "instead"), IN_THE_OWN_TURN, ids=lambda part: str(part)[:40]
)
def test_why_an_action_is_impossible_in_the_own_turn(
    position: dict[str, object], line: str, reason: str, instead: str
) -> None:
    board = given(**position)  # type: ignore[arg-type]
    assert why(board, line) == reason
    assert why(board, instead) == ""
    with pytest.raises(IllegalAction) as refused:
        board.play(line)
    assert repr(refused.value.reason) == reason
    board.play(instead)


def test_the_flight_of_the_operations_expert_once_per_turn() -> None:  # PAN-13.16
    board = given("operations_expert medic", hands=["paris tokyo"], stations="atlanta lima")
    board.play("operations_flight", "pay paris", "to lima")
    assert why(board, "operations_flight") == "<why-not-flown>"


def test_one_quiet_night_is_not_played_twice() -> None:  # PAN-12.20
    board = given("medic contingency_planner", hands=["one_quiet_night"])
    board.play("play one_quiet_night")
    board.state.stored = board.state.discards[-1]
    board.state.discards = board.state.discards[:-1]
    assert why(board, "play one_quiet_night", 1) == "<why-not-quiet-already>"


def test_a_forecast_of_one_card_orders_nothing() -> None:  # PAN-12.13
    board = given(hands=["forecast"])
    board.state.top = board.state.bottom - 1
    board.state._legal = None
    assert why(board, "play forecast") == "<why-not-forecast>"


def test_in_an_epidemic_other_events_wait() -> None:  # PAN-8.7
    board = given(
        hands=["", "airlift resilient_population"], draws="epidemic lima", bottom="cairo"
    ).until("in_epidemic")
    assert why(board, "play airlift") == "<why-not-in-epidemic card='airlift'>"
    assert why(board, "play resilient_population") == ""


def test_in_the_turn_of_somebody_else() -> None:  # PAN-2.3
    board = given(hands=["", "airlift lima"])
    assert why(board, "drive miami", 1) == "<why-not-your-turn seat=0>"
    assert why(board, "fly lima", 1) == "<why-not-your-turn seat=0>"
    assert why(board, "play airlift", 1) == ""
    assert why(board, "play forecast", 1) == "<why-not-no-card card='forecast'>"


def test_what_is_asked_of_somebody_else_is_named() -> None:
    """PAN-G.10: the sentence is the same whatever the seat holds."""
    for hand in ("", "airlift lima"):
        board = given(hands=["atlanta", hand]).play("charter")
        reason = "<why-not-your-decision seat=0 asking=<ask-charter-city seat=0>>"
        assert why(board, "play airlift", 1) == reason
        assert why(board, "drive miami", 1) == reason


def test_a_step_must_be_answered_first() -> None:  # D2
    board = given(hands=["atlanta"]).play("charter")
    assert why(board, "drive miami") == "<why-not-answered asking=<ask-charter-city seat=0>>"
    assert why(board, "to atlanta") == "<why-not-there-already city='atlanta'>"
    assert why(board, "to lima") == ""


def test_in_a_window_only_events_and_passing() -> None:  # PAN-12.8
    board = given(hands=["lima", "airlift"]).until("before_draw")
    asking = "<ask-event-before-draw seat=1>"
    assert why(board, "drive miami") == f"<why-not-in-window asking={asking}>"
    assert why(board, "fly lima", 0) == f"<why-not-your-decision seat=1 asking={asking}>"
    assert why(board, "play forecast") == "<why-not-no-card card='forecast'>"
    assert why(board, "rest") == ""


def test_a_full_hand_comes_first() -> None:  # PAN-9.2
    board = given(hands=[SEVEN], draws="lima cairo").play("pass")
    assert why(board, "drive miami") == "<why-not-over-limit count=2>"
    assert why(board, "discard moscow") == "<why-not-no-card card='moscow'>"
    assert why(board, "discard lima") == ""


def test_what_was_refused_is_not_proposed_again() -> None:  # D6
    board = given("dispatcher medic", consent=True, hands=["lima", ""])
    board.play("drive miami 1", "refuse")
    assert why(board, "drive miami 1") == "<why-not-refused owner=1>"
    assert why(board, "drive chicago 1") == ""
    shared = given("scientist medic", consent=True, hands=["atlanta", ""])
    shared.play("give atlanta 1", "refuse")
    assert why(shared, "give atlanta 1") == "<why-not-refused owner=1>"
    flown = given("scientist medic", consent=True, hands=["airlift", ""])
    flown.play("play airlift", "pawn 1", "to lima", "refuse", "play airlift", "pawn 1")
    assert why(flown, "to lima") == "<why-not-refused owner=1>"
    assert why(flown, "to cairo") == ""


def test_answers_that_do_not_fit_their_question() -> None:  # D3, D4, D5, D9 to D12
    flight = given("operations_expert medic", hands=["lima"]).play("operations_flight")
    assert why(flight, "pay paris") == "<why-not-no-card card='paris'>"
    airlift = given(hands=["airlift"]).play("play airlift")
    assert why(airlift, "pawn 2") == "<why-not-no-player number=3>"
    grant = given(hands=["government_grant"], stations=SIX).play("play government_grant")
    assert why(grant, "at paris") == "<why-not-station-there city='paris'>"
    grant.play("at tokyo")
    assert why(grant, "from tokyo") == "<why-not-no-station city='tokyo'>"
    order = "paris lima cairo seoul miami delhi"
    forecast = given(hands=["forecast"], infection=order).play("play forecast", "next lima")
    assert why(forecast, "next lima") == "<why-not-ordered city='lima'>"
    assert why(forecast, "next tokyo") == "<why-not-in-forecast city='tokyo'>"
    resilient = given(hands=["resilient_population"], infected="lima")
    resilient.play("play resilient_population")
    assert why(resilient, "remove paris") == "<why-not-not-infected city='paris'>"


def test_other_cards_than_the_cure_asks_for() -> None:  # PAN-5.16
    board = given("scientist medic", hands=["seoul shanghai tokyo osaka taipei lima"])
    board.play("cure red")
    assert (
        why(board, "spend algiers,istanbul,moscow,cairo") == "<why-not-other-colour colour='red'>"
    )
    assert why(board, "spend beijing,seoul,shanghai,tokyo") == "<why-not-no-card card='beijing'>"
    assert why(board, "spend seoul,shanghai,tokyo,osaka,taipei") == "<why-not-so-many count=4>"
    assert why(board, "spend seoul,shanghai,tokyo,osaka") == ""


def test_after_the_end_and_for_those_who_watch() -> None:  # PAN-1.9
    over = given(deck=1).play("pass")
    assert why(over, "pass", 0) == "<why-not-over result='loss_deck'>"
    assert why(over, "pass", SPECTATOR) == "<why-not-over result='loss_deck'>"
    assert why(given(), "pass", SPECTATOR) == "<why-not-watching>"


# Over whole games

SHARES = amount(3, 1)
"""Of the action space a position gets one share after the other."""


def positions(closed: bool) -> Iterator[Board]:
    """Some positions of lively games with every role and many questions."""
    for seed in range(6):
        hands = "closed" if closed else "open"
        state = PANDEMIC.deal({"hands": hands}, 2 + seed % 3, seed)
        dice = Dice.seeded(seed, "refusals")
        for number in range(120):
            if state.outcome() is not None:
                break
            state.play(*lively(state, dice))
            if number % 13 == 0:
                yield Board(state.copy())


def test_every_illegal_action_has_a_reason_and_no_legal_one() -> None:
    reasons: dict[str, Message] = {}
    for board in positions(closed=False):
        for seat in range(SPECTATOR, board.state.deal.seats):
            legal = set(board.state.legal(seat))
            for action in PANDEMIC.space:
                reason = board.state.explain(seat, action)
                assert (reason is None) == (action in legal), (seat, action, reason)
                if reason is not None:
                    reasons.setdefault(reason.id, reason)
    for language in LANGUAGES:
        assert all(Words(PANDEMIC, language).say(reason) for reason in reasons.values())
    assert len(reasons) > 30


def test_no_reason_tells_what_is_hidden() -> None:
    """PAN-G.19: a seat gets the same reasons in every world that it cannot tell from the real."""
    space = tuple(PANDEMIC.space)
    for number, board in enumerate(positions(closed=True)):
        tried = space[number % SHARES :: SHARES]
        for seat in range(board.state.deal.seats):
            world = board.state.imagine(seat, Dice.seeded(number))
            for action in tried:
                assert board.state.explain(seat, action) == world.explain(seat, action)
