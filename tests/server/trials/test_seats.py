"""Seats are decided in the database: races for them, at one process and at two."""

import pytest

from tools.trial.seats import RACES, seats

ROUNDS = 12


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
