"""Every command in README and docs can be typed as it is printed.

Here each is understood by the program it names. A full run types those for which nothing has to be
filled in, in an environment that has nothing but the built packages: a command is right if it comes
to its end, or is still at work when the patience of the test ends.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.release.printed import PROGRAMS, ROOT, Command, printed
from tools.release.check import empty_environment, install
from wardroom.cli.arguments import read_arguments

ALL = list(dict.fromkeys(printed()))
OURS = [each for each in ALL if each.program in ("wardroom", "wardroom-table")]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
PATIENCE = 20
"""Seconds after which a command that still works is taken to be right."""
ANSWERS = "\n" * 30
"""Somebody who presses Enter at every question."""
OF_THE_READER = ("my_bots", "ray://", "night-shift")
"""What the reader has written, a cluster of their own; a game that is tried out below."""
LACKING = ("--resume", "--parquet", "--url")
"""Nothing has been saved here, the extra `lab` is not installed, no server runs at that address."""


def name(command: Command) -> str:
    return f"{command.page}: {command.line}"


def test_the_pages_print_commands() -> None:
    assert len(OURS) > 25
    assert {each.page for each in ALL} >= {"README.md", "docs/hosting.md", "docs/terminal.md"}
    assert {each.program for each in ALL} <= set(PROGRAMS)


@pytest.mark.parametrize("command", OURS, ids=name)
def test_every_wardroom_command_is_understood(command: Command) -> None:
    if "record" not in command.arguments.split()[:1]:  # the first line of a record
        read_arguments(shlex.split(command.arguments))


@pytest.mark.parametrize("command", [one for one in ALL if one.program == "make"], ids=name)
def test_every_make_command_exists(command: Command) -> None:
    assert command.arguments.split()[0] in TARGETS


@pytest.mark.parametrize("command", [one for one in ALL if one.program == "python"], ids=name)
def test_every_python_command_names_a_file_or_module_of_ours(command: Command) -> None:
    words = command.arguments.split()
    if words[0] == "-m":
        path = words[1].replace(".", "/")
        places = (f"{path}.py", f"{path}/__main__.py", f"src/{path}.py", f"src/{path}/__main__.py")
    else:
        places = (words[0],)
    if words[:2] not in (["-m", "wardroom_native"], ["-m", "http.server"]):
        assert any((ROOT / place).exists() for place in places), command.line


def typed(line: str, folder: Path, environment: dict[str, str]) -> tuple[int | None, str, str]:
    """How a command ends, and what it says; None if it is still at work."""
    running = subprocess.Popen(
        ["sh", "-c", line],
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        out, err = running.communicate(ANSWERS, PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGTERM)
        return None, *running.communicate()
    return running.returncode, out, err


def surroundings(programs: Path, home: Path) -> dict[str, str]:
    """Those of somebody who has nothing but these programs."""
    return {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(home),
        "WARDROOM_DATA": str(home / "data"),
        "BROWSER": "true",
        "COLUMNS": "140",
        "LINES": "40",
    }


@pytest.mark.full("each takes up to twenty seconds, and packages have to be installed")
@pytest.mark.parametrize(
    "command",
    [
        each
        for each in OURS
        if not each.has_blanks
        and not any(word in each.line for word in OF_THE_READER)
        and not each.line.startswith("wardroom record")
    ],
    ids=name,
)
def test_every_wardroom_command_runs_as_printed(
    command: Command, installed: Path, tmp_path: Path
) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    code, out, err = typed(command.line, tmp_path, surroundings(installed, tmp_path))
    if "cannot listen" in err:
        pytest.skip("another server has the usual port")
    assert "Traceback" not in err, err
    if any(word in command.line for word in LACKING):
        assert code in (None, 0, 2), out + err
    else:
        assert code in (None, 0), out + err


@pytest.mark.full("packages are fetched and installed")
def test_a_first_game_of_ones_own_is_written_installed_and_played(tmp_path: Path) -> None:
    lines = [each.line for each in ALL if each.page == "docs/adding-a-game.md"][:3]
    assert [line.split()[1] for line in lines] == ["new-game", "install", "play"]
    python = empty_environment(tmp_path / "venv")
    wheels = (ROOT / "dist").glob("wardroom_table-*-none-any.whl")
    if not any(install(python, wheel) for wheel in wheels):
        pytest.skip("there is no wheel in dist: make wheel")
    for line in lines:
        environment = surroundings(python.parent, tmp_path)
        ran = subprocess.run(
            ["sh", "-c", line],
            cwd=tmp_path,
            env=environment,
            input=ANSWERS,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr


def with_our_packages(programs: Path, home: Path) -> dict[str, str]:
    """The package index has them only after the upload; `dist` has them before."""
    places = (str(ROOT / "dist"), str(ROOT / "dist/compiled"))
    return {
        **surroundings(programs, home),
        "PIP_FIND_LINKS": " ".join(places),
        "PIP_PRE": "1",
        "UV_FIND_LINKS": ",".join(places),
        "UV_PRERELEASE": "allow",
    }


@pytest.mark.full("packages are fetched and installed")
@pytest.mark.parametrize("command", ["uvx wardroom-table", "pipx run wardroom-table"])
def test_one_line_installs_and_starts_the_table(
    command: str, wheels: list[Path], tmp_path: Path
) -> None:
    """It is printed in README, and runs as it stands there."""
    assert f"`{command}`" in (ROOT / "README.md").read_text(encoding="utf-8")
    programs = ROOT / "build/release/bin"
    if not (programs / command.split()[0]).exists():
        pytest.skip("make build/release/.made brings uvx and pipx")
    assert wheels
    running = subprocess.Popen(
        ["sh", "-c", f"exec {command}"],
        cwd=tmp_path,
        env=with_our_packages(programs, tmp_path),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stderr is not None
    try:
        said = next((line for line in running.stderr if "Wardroom is at http" in line), "")
        assert said
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.communicate()


@pytest.mark.full("packages are fetched and installed")
@pytest.mark.parametrize(
    "command",
    [each for each in ALL if each.program == "pip" and "--editable" not in each.line],
    ids=name,
)
def test_every_pip_command_installs_as_printed(command: Command, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv/bin"
    environment = with_our_packages(programs, tmp_path)
    subprocess.run(["sh", "-c", command.line], cwd=ROOT, env=environment, check=True)
    said = subprocess.run(
        [programs / "wardroom", "--version"], env=environment, capture_output=True, check=True
    )
    assert said.stdout.startswith(b"wardroom ")
