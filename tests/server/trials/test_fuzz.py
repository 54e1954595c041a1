"""Nonsense gets an error in words, and nobody else notices."""

import pytest

from tests.forked_server import ForkedServer
from tests.tiers import amount
from tools.trial import fuzz as trial
from tools.trial.fuzz import fuzz
from tools.trial.nonsense import Nonsense

MESSAGES = amount(400, 1500)
SLOWEST = amount(60_000, 2_000)
"""Milliseconds that others may wait for a move; the gate runs beside other work."""


def test_hundreds_of_messages_of_nonsense_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ServerProcess", ForkedServer)
    monkeypatch.setattr(trial, "SLOWEST", SLOWEST)
    report = fuzz(messages=MESSAGES, seed=5)
    assert report.findings == []
    assert report.figures["messages and requests"] == MESSAGES


def test_equal_seeds_make_equal_nonsense() -> None:
    first, second, other = (Nonsense(seed, "table", "private", "a=b") for seed in (1, 1, 2))
    assert [first.message(3) for _ in range(200)] == [second.message(3) for _ in range(200)]
    assert [first.request() for _ in range(200)] == [second.request() for _ in range(200)]
    assert [first.message(3) for _ in range(200)] != [other.message(3) for _ in range(200)]


def test_nonsense_is_of_many_kinds() -> None:
    nonsense = Nonsense(1, "table", "private", "a=b")
    assert len({nonsense.message(3).name for _ in range(5000)}) >= 20
    assert len({nonsense.request().name for _ in range(5000)}) >= 11
