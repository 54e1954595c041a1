"""A change is tested by what it can touch."""

import subprocess

import pytest

from tools.changed import COMPILED, ROOT, patterns_for, targets_of


def test_no_file_of_the_repository_is_without_tests() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("these are sources without their history")
    told = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [path for path in told if not targets_of([path])] == []


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/wardroom/games/pandemic/disease.py", "tests/games/pandemic"),
        ("src/wardroom/games/pandemic/disease.py", COMPILED),
        ("src/wardroom/games/rush_md/text/hu.ftl", "tests/words"),
        ("src/wardroom/kernel/dice.py", "tests/contract"),
        ("src/wardroom/server/bus.py", "tests/server"),
        ("web/src/games/quarantine/Board.svelte", "tests/browser/quarantine"),
        ("web/src/table/Log.svelte", "tests/browser"),
        ("docs/hosting.md", "tests/test_written.py"),
        ("tests/games/quarantine/given.py", "tests/games/quarantine"),
        ("tests/browser/test_late.py", "tests/browser/test_late.py"),
        ("tests/browser/guest.py", "tests/browser"),
    ],
)
def test_a_file_is_tested_by_what_stands_nearest_to_it(path: str, tests: str) -> None:
    assert tests in targets_of([path])


def test_the_rules_of_one_game_do_not_run_those_of_another() -> None:
    targets = targets_of(["src/wardroom/games/pandemic/disease.py"])
    assert not [each for each in targets if "quarantine" in each]


def test_a_folder_is_named_once() -> None:
    targets = targets_of(["web/src/table/Log.svelte", "web/src/games/quarantine/Board.svelte"])
    assert [each for each in targets if each.startswith("tests/browser")] == ["tests/browser"]


def test_a_file_that_no_rule_fits_is_told_apart() -> None:
    assert patterns_for("somewhere/else.bin") is None
