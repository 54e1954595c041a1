"""The examples of docs/research are run as they stand there."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "research"
WITHOUT = "the extra `lab` is not installed here; `make lab-test` runs these tests"


def test_the_example_of_observations() -> None:
    assert doctest.testfile(str(DOCS / "observations.md"), module_relative=False).failed == 0


def test_the_examples_of_environments() -> None:
    pytest.importorskip("pettingzoo", reason=WITHOUT)
    examples = re.findall(r"```python\n(.*?)```", (DOCS / "environments.md").read_text(), re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        subprocess.run([sys.executable, "-c", example], check=True, timeout=120)


def test_the_training_script_learns_something_in_a_small_run(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo", reason=WITHOUT)
    few = ["--games", "2", "--epochs", "1", "--batches", "4", "--batch", "2", "--workers", "1"]
    script = [sys.executable, str(DOCS / "learn_pandemic.py"), "--out", str(tmp_path), *few]
    ran = subprocess.run(script, check=True, capture_output=True, text=True, timeout=300)
    assert "batch 4: wins" in ran.stdout
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 5
    assert (tmp_path / "learned.npz").exists()
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
