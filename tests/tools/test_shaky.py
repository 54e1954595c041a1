"""Shakiness is counted: a test that fails and passes on the same sources is written down."""

from pathlib import Path

from tools.shaky import Shakiness, read

ONE, OTHER = "tests/test_a.py::test_one", "tests/test_a.py::test_other"


class Ended:
    """As much of a report of pytest as is looked at."""

    def __init__(self, nodeid: str, passed: bool) -> None:
        self.nodeid, self.passed, self.failed, self.when = nodeid, passed, not passed, "call"


def run(folder: Path, sources: str, **outcomes: bool) -> dict[str, int]:
    """A run in which these tests end so; the list after it."""
    names = {"one": ONE, "other": OTHER}
    noted = Shakiness(folder, folder / "shaky.txt", sources)
    for name, passed in outcomes.items():
        noted.pytest_runtest_logreport(Ended(names[name], passed))  # type: ignore[arg-type]
    noted.pytest_sessionfinish(None)  # type: ignore[arg-type]
    return read(folder / "shaky.txt")


def test_a_failure_that_goes_away_by_itself_is_counted(tmp_path: Path) -> None:
    assert run(tmp_path, "a", one=False, other=True) == {}
    assert run(tmp_path, "a", one=True, other=True) == {ONE: 1}


def test_a_failure_that_comes_by_itself_is_counted_each_time(tmp_path: Path) -> None:
    run(tmp_path, "a", one=True)
    assert run(tmp_path, "a", one=False) == {ONE: 1}
    assert run(tmp_path, "a", one=True) == {ONE: 2}
    assert run(tmp_path, "a", one=True) == {ONE: 2}


def test_a_failure_that_a_change_mends_is_not_shaky(tmp_path: Path) -> None:
    run(tmp_path, "a", one=False)
    assert run(tmp_path, "b", one=True) == {}
