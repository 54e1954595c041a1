"""What the README promises is run as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from wardroom import Record, Table
from wardroom.cli.arguments import read_arguments

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_the_python_example_plays_a_whole_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    run = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True, timeout=300
    )
    legal, outcome, record = run.stdout.split("\n", 2)
    assert legal.startswith("[drive ")
    assert outcome in ("<win>", "<loss_deck>", "<loss_outbreaks>") or "<loss_cubes" in outcome
    assert repr(Table.resume(Record.read(record.rstrip("\n") + "\n")).outcome()) == outcome


@pytest.mark.parametrize(
    "line", sorted(set(re.findall(r"(?:^    |`)wardroom ([^`#\n]*)", README, re.MULTILINE)))
)
def test_every_wardroom_command_is_understood(line: str) -> None:
    read_arguments(line.split())


@pytest.mark.parametrize("target", sorted(set(re.findall(r"make ([a-z]+)", README))))
def test_every_make_command_exists(target: str) -> None:
    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
