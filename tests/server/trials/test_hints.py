"""Nobody's hints keep somebody else's colleague from moving."""

import pytest

from tests.forked_server import ForkedServer
from tools.trial import hints as trial
from tools.trial.hints import hints


def test_a_strangers_colleague_moves_in_a_storm_of_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ServerProcess", ForkedServer)
    monkeypatch.setattr(trial, "MOST_DELAY", trial.GATHERING)
    report = hints(moves=3, sockets=20)
    assert report.findings == []
    assert report.number("moves of the colleague") >= 3
    assert report.number("hints given") > 0


@pytest.mark.alone("measures how long each move takes")
@pytest.mark.full("the gate sees that the moves come, which needs no time to be measured")
def test_a_storm_of_hints_delays_a_strangers_colleague_by_less_than_two_seconds() -> None:
    report = hints(moves=12, judged=0.5)
    assert report.findings == []
    assert report.number("hints given") > 0
