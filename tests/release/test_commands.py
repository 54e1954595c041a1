"""Every command in README and docs can be typed as it is printed.

Here each is understood by the program it names. A full run types those for which nothing has to be
filled in, in an environment that has nothing but the built packages: a command is right if it comes
to its end, or is still at work when the patience of the test ends.
"""

import os
import re
import shlex
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
NOT_HERE = {
    "docs/bots.md": "my_bots",  # written by the reader
    "": "ray://",  # a cluster of the reader's own
}


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


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment with the pure wheel of `make wheel`."""
    wheels = sorted((ROOT / "dist").glob("wardroom_table-*-none-any.whl"))
    if not wheels:
        pytest.skip("there is no wheel in dist: make wheel")
    python = empty_environment(tmp_path_factory.mktemp("empty") / "venv")
    assert install(python, wheels[-1])
    return python.parent


@pytest.mark.full("each takes up to twenty seconds, and packages have to be installed")
@pytest.mark.parametrize(
    "command",
    [
        each
        for each in OURS
        if not each.has_blanks
        and not any(word in each.line for word in NOT_HERE.values())
        and not each.line.startswith("wardroom record")
    ],
    ids=name,
)
def test_every_wardroom_command_runs_as_printed(
    command: Command, installed: Path, tmp_path: Path
) -> None:
    environment = {
        "PATH": f"{installed}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "WARDROOM_DATA": str(tmp_path / "data"),
        "BROWSER": "true",
        "COLUMNS": "140",
        "LINES": "40",
    }
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    running = subprocess.Popen(
        ["sh", "-c", f"exec {command.line}"],
        cwd=tmp_path,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=sys.platform != "win32",
    )
    try:
        out, err = running.communicate(ANSWERS, PATIENCE)
    except subprocess.TimeoutExpired:
        running.terminate()
        running.communicate()
        return
    expected = (0,)
    if "--resume" in command.line or "--parquet" in command.line:
        expected = (0, 2)  # nothing has been saved here; the extra `lab` is not installed
    assert running.returncode in expected, out + err
    assert "Traceback" not in err
