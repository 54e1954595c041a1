"""Seats are decided in the database: races for them, at one process and at two."""

import pytest

from tests.forked_server import ForkedServer
from tests.tiers import amount
from tools.trial import seats as trial
from tools.trial.seats import RACES, seats

ROUNDS = amount(2, 12)


@pytest.fixture(autouse=True)
def _servers_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ServerProcess", ForkedServer)


def test_races_at_one_process() -> None:
    report = seats(ROUNDS)
    assert report.findings == []
    assert len(report.figures) == len(RACES)


@pytest.mark.parametrize("bus", ["postgres", "redis"])
def test_races_at_two_processes(bus: str, request: pytest.FixtureRequest) -> None:
    arguments = ["--database", request.getfixturevalue("postgres")]
    if bus == "redis":
        arguments += ["--bus", request.getfixturevalue("redis")]
    assert seats(ROUNDS, arguments, processes=2).findings == []
