"""One visitor who asks for everything costs the others little, and strangers no mail."""

import pytest

from tests.forked_server import ForkedServer
from tools.trial import abuse as trial
from tools.trial.abuse import REQUESTS, VICTIM, abuse


def test_a_visitor_who_asks_for_everything_is_refused_and_breaks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial, "ServerProcess", ForkedServer)
    # How long moves take says nothing where other tests run beside this one.
    report = abuse(requests=300, rate=1000, moves=5, slack=1000.0)
    assert report.findings == []
    assert report.number("abused: moves") >= 5
    assert 1 <= report.number(f"mails to {VICTIM}") <= trial.MOST_MAILS
    answered = sum(report.number(f"answers {status}") for status in (200, 201, 204, 429))
    assert answered > len(REQUESTS)


def test_the_trial_keeps_to_this_machine_and_has_an_end() -> None:
    assert trial.ABUSER.startswith("127.")
    assert VICTIM.endswith("@example.org")
    assert (trial.LONGEST, trial.MOST, trial.FASTEST) == (3600.0, 1_000_000, 1000)
