"""The commands that README and docs print, one by one."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    ROOT / "README.md",
    ROOT / "native/README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
)
PROGRAMS: Final = ("wardroom", "wardroom-table", "make", "python", "pip", "uvx", "pipx", "podman")
_SHELL: Final = re.compile(r"^```(?:sh|bash|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_FENCED: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_SETTING: Final = re.compile(r"^(?:[A-Z_]+=\S+ )+")
_REMARK: Final = re.compile(r"(?:\s+#|\s{3,}).*$")
"""What a line says about itself, behind a # or in a column of its own."""
_BLANK: Final = re.compile(
    r"\b(?:FILE|URL|TABLE|INVITE|HOST|NAME|GAME|WHERE|ID|USER|KIND)\b|\.\.\.|…|example\.org|/path/to/|[<>]"
)
"""What the reader puts something of their own in place of."""


class Command(NamedTuple):
    """One line to type, and where it is printed."""

    page: str
    line: str

    @property
    def program(self) -> str:
        return _SETTING.sub("", self.line).split()[0]

    @property
    def arguments(self) -> str:
        return _SETTING.sub("", self.line).partition(" ")[2]

    @property
    def has_blanks(self) -> bool:
        return bool(_BLANK.search(self.line))


def printed() -> Iterator[Command]:
    """All of them, in the order of the pages."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        name = page.relative_to(ROOT).as_posix()
        for line in _lines(text):
            typed = _REMARK.sub("", line.strip())
            if (words := _SETTING.sub("", typed).split()) and words[0] in PROGRAMS:
                yield Command(name, typed)


def _lines(text: str) -> Iterator[str]:
    """Blocks that are set in by four blanks, and those that say they are for a shell."""
    for block in _SHELL.findall(text):
        yield from block.splitlines()
    for line in _FENCED.sub("", text).splitlines():
        if line.startswith("    "):
            yield line
