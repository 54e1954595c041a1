"""Legal actions as they are put before a seat: lights, costs, what is usual, final or grave."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.games.pandemic.given import Board, given
from tests.games.pandemic.walks import walk
from wardroom.games.pandemic import PANDEMIC, offers
from wardroom.kernel import Dice, Offer

FIVE_RED = "seoul tokyo osaka taipei beijing"
SEVEN = "paris essen milan london madrid tokyo osaka"


def offered(board: Board, line: str, seat: int | None = None) -> Offer:
    offers = board.state.offers(board.asked if seat is None else seat)
    action = PANDEMIC.space.read(line)
    return next(offer for offer in offers if offer.action is action)


LIGHTS = [
    ({}, [], "drive miami", "city:miami"),
    ({"hands": ["lima"]}, [], "fly lima", "city:lima card:lima"),
    ({"stations": "atlanta lima"}, [], "shuttle lima", "city:lima"),
    ({"hands": ["atlanta"]}, [], "charter", "city:atlanta card:atlanta"),
    ({"hands": ["atlanta"]}, ["charter"], "to lima", "city:lima"),
    ({"roles": "dispatcher medic"}, [], "drive miami 1", "city:miami pawn:1"),
    (
        {"roles": "dispatcher medic", "pawns": "paris lima"},
        [],
        "join paris 1",
        "city:paris pawn:1",
    ),
    (
        {"roles": "dispatcher medic", "pawns": "paris lima", "hands": ["lima"]},
        [],
        "charter 1",
        "pawn:1 card:lima",
    ),
    (
        {"roles": "operations_expert medic", "hands": ["lima"]},
        [],
        "operations_flight",
        "city:atlanta",
    ),
    (
        {"roles": "operations_expert medic", "hands": ["lima"]},
        ["operations_flight"],
        "pay lima",
        "card:lima",
    ),
    ({"hands": ["atlanta"], "stations": "lima"}, [], "build", "city:atlanta card:atlanta"),
    ({"roles": "operations_expert medic", "stations": "lima"}, [], "build", "city:atlanta"),
    ({"cubes": "atlanta 1"}, [], "treat blue", "city:atlanta"),
    ({"hands": [FIVE_RED]}, [], "cure red", "city:atlanta disease:red"),
    ({"hands": ["atlanta"]}, [], "give atlanta 1", "card:atlanta player:1"),
    ({"hands": ["", "atlanta"]}, [], "take atlanta 1", "card:atlanta player:1"),
    ({"discards": "airlift"}, [], "fetch airlift", "card:airlift"),
    ({"hands": ["airlift"]}, ["play airlift"], "pawn 1", "pawn:1 player:1"),
    ({"hands": ["government_grant"]}, ["play government_grant"], "at lima", "city:lima"),
    (
        {"hands": ["forecast"], "infection": "paris lima"},
        ["play forecast"],
        "next lima",
        "infection:lima city:lima",
    ),
    ({}, [], "pass", ""),
]


@pytest.mark.parametrize(("position", "lines", "line", "lit"), LIGHTS, ids=lambda part: str(part))
def test_what_an_offer_lights(
    position: dict[str, object], lines: list[str], line: str, lit: str
) -> None:
    board = given(**position).play(*lines)  # type: ignore[arg-type]
    assert offered(board, line).lights == tuple(lit.split())


@pytest.mark.parametrize(
    ("position", "lines", "line", "cost"),
    [
        ({}, [], "drive miami", None),
        ({"actions": 1}, [], "drive miami", "<cost-last-action>"),
        ({"hands": ["lima"]}, [], "fly lima", "<cost-card card='lima'>"),
        ({"hands": ["lima"], "actions": 1}, [], "fly lima", "<cost-card-last card='lima'>"),
        ({"hands": ["atlanta"]}, ["charter"], "to lima", "<cost-card card='atlanta'>"),
        (
            {"roles": "operations_expert medic", "hands": ["lima"]},
            [],
            "operations_flight",
            "<cost-any-city-card>",
        ),
        ({"hands": ["atlanta"], "stations": "lima"}, [], "build", "<cost-card card='atlanta'>"),
        ({"roles": "operations_expert medic", "stations": "lima"}, [], "build", None),
        ({"hands": [FIVE_RED]}, [], "cure red", "<cost-cards count=5>"),
        ({"actions": 3}, [], "pass", "<cost-actions count=3>"),
        ({"hands": ["airlift"]}, [], "play airlift", "<cost-play event='airlift'>"),
        ({"stored": "airlift"}, [], "play airlift", "<cost-play-stored event='airlift'>"),
        ({"hands": ["airlift"]}, ["pass"], "rest", "<cost-rest-in-own-turn>"),
        ({"hands": ["", "airlift"]}, ["pass"], "rest", None),
    ],
    ids=lambda part: str(part),
)
def test_what_an_offer_costs(
    position: dict[str, object], lines: list[str], line: str, cost: str | None
) -> None:
    found = offered(given(**position).play(*lines), line).cost  # type: ignore[arg-type]
    assert (None if found is None else repr(found)) == cost


def test_with_actions_left_only_a_look_at_cards_is_final() -> None:
    board = given(hands=["forecast lima"])
    final = {repr(offer.action) for offer in board.state.offers(0) if offer.final}
    assert final == {"play forecast"}, "before the draw somebody is still asked for an Event"
    assert offered(given(), "pass").final
    assert not offered(given(), "drive miami").final


def test_the_last_action_is_final_unless_somebody_may_play_an_event() -> None:  # PAN-12.8
    assert offered(given(actions=1), "drive miami").final
    assert not offered(given(actions=1, hands=["", "airlift"]), "drive miami").final
    assert not offered(given(actions=1, hands=["atlanta"]), "charter").final
    proposed = given("dispatcher medic", actions=1, consent=True)
    assert not offered(proposed, "drive miami 1").final
    assert offered(proposed, "drive miami").final
    assert offered(proposed.play("drive miami 1"), "agree").final
    assert not offered(proposed, "refuse").final


def test_a_game_that_ends_without_a_card_shows_nothing_new() -> None:  # PAN-1.6
    assert not offered(given(deck=1), "pass").final


def test_what_wants_a_second_tap() -> None:
    """Discarding, passing, the last action, and an Event that asks nothing more; the others can be
    called off at their question, and only what leaves the game for good is asked for twice.
    """
    early, late = given(hands=["atlanta forecast"]), given(hands=["atlanta airlift"], actions=1)
    assert not offered(early, "drive chicago").careful
    assert offered(late, "drive chicago").careful
    assert not offered(late, "charter").careful
    assert offered(early, "pass").careful
    assert not offered(given(hands=["", "airlift"]).play("pass"), "pass").careful
    assert offered(early, "play forecast").careful
    assert offered(given(hands=["one_quiet_night"]), "play one_quiet_night").careful
    assert not offered(late, "play airlift").careful
    assert not offered(late.play("play airlift", "pawn 0"), "to lima").careful
    full = given(hands=[SEVEN], draws="lima cairo").play("pass")
    assert offered(full, "discard lima").careful
    resilient = given(hands=["resilient_population"], infected="lima")
    assert not offered(resilient, "play resilient_population").careful
    assert offered(resilient.play("play resilient_population"), "remove lima").careful


@pytest.mark.parametrize(
    ("event", "steps", "last"),
    [
        ("one_quiet_night", [], "play one_quiet_night"),
        ("airlift", ["play airlift", "pawn 0"], "to lima"),
        ("government_grant", ["play government_grant"], "at lima"),
        ("resilient_population", ["play resilient_population"], "remove lima"),
    ],
)
def test_an_event_that_cannot_be_taken_back_wants_a_second_tap(
    event: str, steps: list[str], last: str
) -> None:
    """Nobody else holds an Event, so whatever is played in a window lets the game go on at once."""
    window = given(hands=["", event], infected="lima").play("pass")
    for step in steps:
        assert not offered(window, step).careful
        window.when(1, step)
    assert offered(window, last).final
    assert offered(window, last).careful


def test_the_usual_next_step() -> None:
    def usual(board: Board) -> list[str]:
        return [repr(offer.action) for offer in board.state.offers(board.asked) if offer.usual]

    assert usual(given()) == []
    assert usual(given(hands=["", "airlift"]).play("pass")) == ["pass"]
    assert usual(given(hands=["atlanta"], consent=True).play("give atlanta 1")) == ["agree"]
    assert usual(given(hands=[FIVE_RED])) == ["cure red"]
    assert usual(given(hands=[SEVEN], draws="lima cairo").play("pass")) == []


def test_somebody_who_may_only_interject_is_offered_events() -> None:  # PAN-12.8
    board = given(hands=["", "airlift forecast"])
    assert [repr(offer.action) for offer in board.state.offers(1)] == [
        "play airlift",
        "play forecast",
    ]
    assert offered(board, "play forecast", seat=1).final
    assert not any(offer.usual for offer in board.state.offers(1))


@contextmanager
def nothing_remembered() -> Iterator[None]:
    kept: list[tuple[dict[Any, Any], dict[Any, Any]]]
    kept = [(made, dict(made)) for made in (offers._IN_TURN, offers._ELSEWHERE)]
    for made, _ in kept:
        made.clear()
    yield
    for made, before in kept:
        made.update(before)


@pytest.mark.parametrize("seed", range(4))
def test_an_offer_that_is_remembered_is_what_it_would_be_made_anew(seed: int) -> None:
    dealt = PANDEMIC.deal(PANDEMIC.settle({}, 2 + seed % 3), 2 + seed % 3, seed)
    for state in walk(dealt, Dice.seeded(seed, "offers"), heal=True):
        for seat in range(state.deal.seats):
            remembered = state.offers(seat)
            with nothing_remembered():
                assert state.offers(seat) == remembered
