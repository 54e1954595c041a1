"""The gate runs its stages in order, fills the processors, and stops at the first failure."""

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from tools.gate import runner
from tools.gate.full import PARTS, commit, table
from tools.gate.runner import Result, run
from tools.gate.stages import ROOT, Stage, check, gate

OUTSIDE = ("browser", "contract", "server", "client", "cli", "lab")
"""Folders that the part `rules` leaves to others."""


@pytest.fixture(autouse=True)
def _own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LOGS", tmp_path)


def stage(name: str, script: str = "pass", *needs: str, cores: int = 1) -> Stage:
    return Stage(name, ((sys.executable, "-c", script),), needs, cores)


def ended(*stages: Stage) -> list[tuple[str, bool]]:
    return [(result.name, result.passed) for result in run(stages, out=StringIO())]


def test_a_stage_waits_for_those_it_needs() -> None:
    assert ended(stage("second", "pass", "first"), stage("first")) == [
        ("first", True),
        ("second", True),
    ]


def test_nothing_begins_after_a_failure() -> None:
    assert ended(stage("first", "raise SystemExit(1)"), stage("second", "pass", "first")) == [
        ("first", False)
    ]


def test_a_failure_ends_what_runs_beside_it() -> None:
    assert ended(
        stage("bad", "raise SystemExit(1)"), stage("long", "input_ = __import__('time').sleep(600)")
    ) == [("bad", False)]


def test_no_more_stages_run_than_there_are_processors(tmp_path: Path) -> None:
    place = tmp_path / "busy"
    script = f"""
from pathlib import Path
place = Path({str(place)!r})
place.mkdir()
place.rmdir()
"""
    both = [stage("one", script, cores=2), stage("other", script, cores=2)]
    assert ended(*both) == [("one", True), ("other", True)]


def test_what_failed_is_shown_with_its_output() -> None:
    out = StringIO()
    run([stage("bad", "print('this is why'); raise SystemExit(1)")], out=out)
    assert "this is why" in out.getvalue()
    assert "FAILED" in out.getvalue()


def test_the_closing_line_of_the_tests_is_told() -> None:
    (result,) = run([stage("tests", "print('== 12 passed, 1 skipped in 3.2s ==')")], out=StringIO())
    assert result == Result("tests", True, result.seconds, "12 passed, 1 skipped in 3.2s")


def test_style_and_types_come_before_all_tests() -> None:
    for tier in (check(2), gate(2)):
        early = {each.name for each in tier if not each.needs}
        assert early == {"python-style", "python-types", "client-style", "client-types"}


def test_every_folder_of_tests_belongs_to_a_part_of_the_full_run() -> None:
    commands = [command for part in PARTS.values() for command in part.commands]
    for folder in OUTSIDE:
        assert any(f"tests/{folder}" in command for command in commands), folder
    rules = PARTS["rules"].commands[0]
    left_out = {word.removeprefix("--ignore=tests/") for word in rules if "--ignore" in word}
    assert left_out == set(OUTSIDE)
    for path in (ROOT / "tests/browser").iterdir():
        if path.is_dir() and list(path.glob("test_*.py")):
            assert any(f"tests/browser/{path.name}" in command for command in commands), path


def test_the_report_says_when_each_part_ran_and_what_failed() -> None:
    told = {"day": "2026-01-02", "commit": "abc", "minutes": 3.5, "passed": False}
    told |= {"closing": "1 failed, 9 passed", "failed": ["tests/test_a.py::test_one"]}
    lines = table({"server": told}).splitlines()
    (server,) = [line for line in lines if line.startswith("| `server`")]
    assert (
        "| 2026-01-02 | `abc` | 3.5 | 1 failed, 9 passed<br>`tests/test_a.py::test_one` |" in server
    )
    assert any(line.startswith("| `browser`") and "never" in line for line in lines)


def test_a_report_is_no_change_of_what_is_reported_on(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        own = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(("git", *own, *words), cwd=tmp_path, check=True, capture_output=True)

    (tmp_path / "docs").mkdir()
    page, source = tmp_path / "docs/testing.md", tmp_path / "source.py"
    page.write_text("never run", encoding="utf-8")
    source.write_text("pass", encoding="utf-8")
    for words in (("init",), ("add", "."), ("commit", "-m", "Begin")):
        git(*words)
    clean = commit(tmp_path)
    page.write_text("has run", encoding="utf-8")
    (tmp_path / "docs/testing-full.json").write_text("{}", encoding="utf-8")
    assert commit(tmp_path) == clean
    source.write_text("raise SystemExit", encoding="utf-8")
    assert commit(tmp_path) == f"{clean}-dirty"
