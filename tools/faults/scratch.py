"""A copy of the working tree in which faults do no harm, and commands that are run in it."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence, Set
from pathlib import Path
from typing import Final

from tools.faults.gate import LONGEST_TEST, PYTEST, ROOT, Check

FOLDER: Final = ROOT / "build/faults"
PAGE: Final = "src/wardroom/server/page"
NODE_MODULES: Final = "web/node_modules"
LONGEST: Final = 2400
"""Seconds after which a command counts as failed."""
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_VITEST: Final = re.compile(r"FAIL\S*\s+(tests/.+)")
_NO_TESTS: Final = 5
"""The exit code of pytest where nothing was selected."""
_FROM_OUTSIDE: Final = (signal.SIGINT, signal.SIGKILL, signal.SIGTERM)
"""A command that was stopped has found nothing."""
_COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")


class Scratch:
    """The copy."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self._environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("WARDROOM_FULL", "PYTEST_ADDOPTS")
        }
        self._environment["PYTHONPATH"] = str(tree / "src")
        self._clean_page = tree.parent / "page"

    @staticmethod
    def of_working_tree() -> "Scratch":
        """What git knows or would know of, and what takes long to make, as links."""
        shutil.rmtree(FOLDER, ignore_errors=True)
        tree = FOLDER / "tree"
        listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
        names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
        for name in filter(None, names.decode().split("\0")):
            if (ROOT / name).is_file():
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, tree / name)
        for made in (PAGE, NODE_MODULES):
            if (ROOT / made).is_dir():
                _link(ROOT / made, tree / made)
        scratch = Scratch(tree)
        if (tree / PAGE).is_dir():
            _link(tree / PAGE, scratch._clean_page)
        return scratch

    def run(self, check: Check, without: Set[str] = frozenset()) -> str | None:
        """Run a command of the gate, leaving out some tests; what failed, if anything did."""
        command = list(check.command)
        if check.is_pytest:
            command += [f"--deselect={node}" for node in sorted(without)]
        done = self._run(command, check.folder)
        if done is None:
            return f"{check.name} does not end"
        code, output = done
        if code == 0 or (check.is_pytest and code == _NO_TESTS):
            return None
        (self.tree.parent / "last.log").write_text(output, encoding="utf-8")
        if check.is_pytest:
            failed = _FAILED.search(output)
            return failed[1] if failed else check.name
        named = _VITEST.search(output) if check.name == "vitest" else None
        return check.name if named is None else f"vitest: {named[1].strip()}"

    def failing(self, nodes: Set[str]) -> frozenset[str]:
        """Which of these tests fail, or do not end, as the tree is now."""
        if not nodes:
            return frozenset()
        command = [word for word in PYTEST if word != "-x"]
        done = self._run([sys.executable, *command, *LONGEST_TEST, *sorted(nodes)], ".")
        if done is None:
            return frozenset(nodes)
        return frozenset(_FAILED.findall(done[1]))

    def _run(self, command: Sequence[str], folder: str) -> tuple[int, str] | None:
        """The exit code and what was printed; None if it does not end."""
        try:
            done = subprocess.run(
                command,
                cwd=self.tree / folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None
        if -done.returncode in _FROM_OUTSIDE:
            raise SystemExit(f"{command[0]} was stopped from outside; --resume goes on.")
        return done.returncode, _COLOURS.sub("", done.stdout.decode(errors="replace"))

    def build_page(self) -> str | None:
        """Build the page from the sources as they are now."""
        return self.run(Check("npm run build", ("npm", "run", "--silent", "build"), "web"))

    def restore_page(self) -> None:
        shutil.rmtree(self.tree / PAGE, ignore_errors=True)
        _link(self._clean_page, self.tree / PAGE)


def _link(source: Path, copy: Path) -> None:
    """A copy whose files are links: they are never written, only replaced."""
    shutil.copytree(source, copy, symlinks=True, copy_function=os.link)
