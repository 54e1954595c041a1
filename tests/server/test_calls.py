"""Calls reach the colleagues of a table in the process where they think, and are answered."""

from wardroom.kernel import game
from wardroom.server.colleagues.driver import REPLIES
from wardroom.server.colleagues.worker import Answer, Question, TableSetup, Worker
from wardroom.server.tables.heard import HeardCall


def asked(worker: Worker, *calls: HeardCall) -> Answer:
    rules = game("rush-md")
    setup = TableSetup("rush-md", rules.edition, 2, 5, {}, None)
    answer = worker.answer(Question("choice", "t", setup, 0, [], {1: "good"}, 0, list(calls)))
    assert answer.failed == ""
    return answer


def test_a_colleague_answers_a_call_once() -> None:
    worker = Worker()
    hers = HeardCall(1, 0, "mine", "duty:pharmacy", "")
    (reply,) = asked(worker, hers).replies
    assert (reply.number, reply.seat) == (1, 1)
    assert reply.say.id in REPLIES
    assert asked(worker, hers).replies == []
    (reply,) = asked(worker, hers, HeardCall(2, 0, "wait", "", "")).replies
    assert reply.number == 2


def test_what_is_said_by_the_way_is_not_answered() -> None:
    assert asked(Worker(), HeardCall(1, 0, "thanks", "", "")).replies == []
