"""A fault, the plan of all of them, and how one is put into a tree and taken out again."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

PLAN: Final = Path(__file__).parent / "plan"

WANTED: Final[Mapping[tuple[str, ...], int]] = {
    ("pandemic",): 8,
    ("quarantine",): 8,
    ("holding_on",): 8,
    ("rush_md",): 8,
    ("kernel",): 2,
    ("hiding",): 4,
    ("server", "store", "protocol"): 10,
    ("players", "lab", "cli"): 3,
    ("client",): 10,
    ("words",): 6,
}
"""How many faults there are at least, by area."""
AREAS: Final = tuple(area for areas in WANTED for area in areas)


class Misplanted(Exception):
    """The old text is not in its file, or more than once: the plan has to follow the sources."""


class Fault(NamedTuple):
    """One careless change, and what a person would notice of it."""

    id: str
    area: str
    path: str
    old: str
    new: str
    noticed: str
    first: tuple[str, ...] = ()
    """The slow tests among which it is looked for first: all of them would take an hour."""


def plan() -> list[Fault]:
    """All faults, in the order in which they are planted."""
    return [fault for area in AREAS for fault in _written() if fault.area == area]


def _written() -> Iterator[Fault]:
    for path in sorted(PLAN.glob("*.toml")):
        for told in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]:
            yield _fault(told)


def _fault(told: dict[str, Any]) -> Fault:
    return Fault(**{**told, "first": tuple(told.get("first", ()))})


def faulty(fault: Fault, text: str) -> str:
    """The text of its file with the fault in it."""
    if text.count(fault.old) != 1:
        times = text.count(fault.old)
        raise Misplanted(f"{fault.id}: the old text is {times} times in {fault.path}.")
    return text.replace(fault.old, fault.new)


@contextmanager
def planted(fault: Fault, tree: Path) -> Iterator[None]:
    """Have the fault in a tree for a while.

    The file gets its old time back with its old text: what was made from it is good again then.
    """
    file = tree / fault.path
    before, time = file.read_bytes(), file.stat()
    broken = faulty(fault, before.decode()).encode()
    try:
        _replace(file, broken)
        yield
    finally:
        _replace(file, before)
        os.utime(file, ns=(time.st_atime_ns, time.st_mtime_ns))


def _replace(file: Path, content: bytes) -> None:
    """A file of its own: the old one may be a link to that of another tree."""
    file.unlink()
    file.write_bytes(content)
