"""Calls reach the colleagues of a table in the process where they think, and are answered."""

import time
from typing import cast

from wardroom.kernel import Table, game
from wardroom.protocol import Pointed, Said
from wardroom.server.colleagues.driver import REPLIES
from wardroom.server.colleagues.worker import Answer, Question, TableSetup, Worker
from wardroom.server.store import TableRow
from wardroom.server.tables.audience_base import HOLD, AudienceBase
from wardroom.server.tables.call_message import CallMessage


def asked(worker: Worker, *calls: CallMessage) -> Answer:
    rules = game("rush-md")
    setup = TableSetup("rush-md", rules.edition, 2, 5, {}, None)
    answer = worker.answer(Question("choice", "t", setup, 0, [], {1: "good"}, 0, list(calls)))
    assert answer.failed == ""
    return answer


def test_a_colleague_answers_a_call_once() -> None:
    worker = Worker()
    hers = CallMessage(1, 0, "mine", "duty:pharmacy", "")
    (reply,) = asked(worker, hers).replies
    assert (reply.number, reply.seat) == (1, 1)
    assert reply.say.id in REPLIES
    assert asked(worker, hers).replies == []
    (reply,) = asked(worker, hers, CallMessage(2, 0, "wait", "", "")).replies
    assert reply.number == 2


def test_what_is_said_by_the_way_is_not_answered() -> None:
    assert asked(Worker(), CallMessage(1, 0, "thanks", "", "")).replies == []


def test_what_a_colleague_is_about_to_do_is_told_once_and_before() -> None:
    rules = game("rush-md")
    table = Table.deal(rules, 2, 5)
    for seat in (0, 1):
        table.play(seat, rules.space.read("ready"))
    setup = TableSetup("rush-md", rules.edition, 2, 5, {}, None)
    moves = [(move.seat, move.action, move.at) for move in table.record.moves]
    worker, at, told = Worker(), 10_000, 0
    while told == 0:
        known = 0 if at == 10_000 else len(moves)
        question = Question("choice", "t", setup, known, [] if known else moves, {1: "good"}, at)
        answer = worker.answer(question)
        assert answer.failed == ""
        told = len(answer.intentions)
        assert answer.action is None
        assert answer.until is not None
        at = answer.until
    (intention,) = answer.intentions
    assert intention.seat == 1
    assert intention.thing.startswith("slot:")
    assert intention.say.id.startswith("why-")
    question = Question("choice", "t", setup, len(moves), [], {1: "good"}, at)
    answer = worker.answer(question)
    assert answer.intentions == []
    assert answer.action is not None


def test_colleagues_do_not_hear_what_they_announce() -> None:
    row = cast(TableRow, None)
    heard = AudienceBase(row, {}, ())
    told = Pointed(1, "slot:ADM-N", None, None, 2.5, Said("why-admit", {"count": 9}))
    heard.receive_call(told)
    assert not heard.calls
    heard.receive_call(Pointed(0, None, None, "wait", 4.0))
    assert len(heard.calls) == 1


def test_someone_who_says_wait_gets_a_moment() -> None:
    table = AudienceBase(cast(TableRow, None), {}, ())
    table.receive_call(Pointed(0, None, None, "please", 4.0))
    assert table.held_until <= 0.0
    table.receive_call(Pointed(0, None, None, "wait", 4.0))
    until = table.held_until
    assert 0.0 < until - time.monotonic() <= HOLD
    table.receive_call(Pointed(0, None, None, "wait", 4.0))
    assert table.held_until == until, "asking again does not stop the game"
