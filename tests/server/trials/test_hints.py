"""Nobody's hints keep somebody else's colleague from moving."""

from tools.trial.hints import hints


def test_a_storm_of_hints_delays_a_strangers_colleague_by_less_than_two_seconds() -> None:
    report = hints(moves=12, judged=0.5)
    assert report.findings == []
    assert report.number("hints given") > 0
