"""Advice for a seat: who gives it, and somebody who takes all of it."""

import pytest

from wardroom import game
from wardroom.kernel import Choice, Colleague, Message, Perspective, Plan, Table, things
from wardroom.players import Adviser, Obedient, advising_kind, claims_of, colleague, kinds


def test_the_strongest_colleague_that_plans_gives_advice() -> None:
    pandemic = game("pandemic")
    assert advising_kind(pandemic) == ("strong" if "strong" in kinds(pandemic) else "good")
    assert advising_kind(game("quarantine")) == "strong"


def test_the_best_that_is_here_gives_advice_where_the_strongest_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wardroom.players.registry._entries", lambda _: ())
    assert advising_kind(game("pandemic")) == "good"


def test_someone_who_takes_all_advice_is_for_simulations_alone() -> None:
    rules = game("pandemic")
    assert isinstance(colleague(rules, "adviser", 1), Obedient)
    assert "adviser" not in kinds(rules)


def test_a_message_lights_what_it_names() -> None:
    message = Message("why-share", {"card": "paris", "to": 2, "count": 3, "cubes": ["red", "blue"]})
    kinds_of_things = {"card": "card", "to": "player", "cubes": "stock"}
    assert things(message, kinds_of_things) == ("card:paris", "player:2", "stock:red", "stock:blue")
    assert things(None, kinds_of_things) == ()


def test_asking_again_changes_nothing() -> None:
    table = Table.deal(game("pandemic"), 2, 5)
    (seat,) = table.waiting()
    adviser = Adviser(table.game, "good", seat)
    assert adviser.advise(table) is adviser.advise(table)


def test_someone_who_leaves_the_plan_hears_that_there_is_a_new_one() -> None:
    table = Table.deal(game("pandemic"), 2, 5)
    (seat,) = table.waiting()
    adviser = Adviser(table.game, "good", seat)
    plan = adviser.advise(table)
    assert plan is not None
    other = next(
        action
        for action in table.legal(seat)
        if repr(action).startswith("drive") and action not in [step.action for step in plan.steps]
    )
    table.play(seat, other)
    after = adviser.advise(table)
    assert after is not None
    assert after.changed == Message("changed-own")


def test_an_adviser_knows_no_more_than_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colleagues are told what others hold in closed hands; who asks for advice is not."""
    shown: list[Perspective] = []

    def look(_: Colleague, perspective: Perspective) -> Plan | None:
        shown.append(perspective)
        return None

    monkeypatch.setattr("wardroom.players.adviser.advice_of", look)
    for seed in range(3):
        table = Table.deal(game("pandemic"), 2, seed, {"hands": "closed"})
        (seat,) = table.waiting()
        Adviser(table.game, "good", seat).advise(table)
        real, seen = table.state.view(seat, told=True), shown[-1].view()
        assert seen["hands"][seat] == real["hands"][seat]
        assert seen["hands"][1 - seat] != real["hands"][1 - seat]


def test_somebody_obedient_does_as_the_colleague_does() -> None:
    table = Table.deal(game("holding-on"), 2, 5)
    for _ in range(30):
        (seat, *_) = table.waiting()
        own = colleague(table.game, "strong", 1).choose(table.perspective(seat))
        told = Obedient(table.game).choose(table.perspective(seat))
        assert isinstance(own, Choice)
        assert isinstance(told, Choice)
        assert (told.action, told.reason) == (own.action, own.reason)
        table.play(seat, own.action)


def test_every_game_says_when_its_reasons_are_true() -> None:
    for name in ("pandemic", "quarantine", "holding-on", "rush-md"):
        assert claims_of(game(name))
