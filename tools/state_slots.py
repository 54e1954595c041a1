"""Write what follows from the slots of each game's position: `python -m tools.state_slots`.

`lay_out` in `games/<game>/state.py` is where a slot is written, once: its name, its type and what
is in it before the first move. From that come the `__slots__` of the class and `copy_onto`, as
plain code that mypyc compiles. A list is copied, everything else is shared, because it never
changes; nobody listens to a copy, so its `log` is None.

`--check` writes nothing and fails if something is not what would be written.
"""

import argparse
import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
LAID_OUT: Final = "lay_out"
COPIED: Final = "copy_onto"
_MUTABLE: Final = ("dict", "set", "bytearray")
"""Types that this tool does not know how to copy."""
_WRITTEN: Final = (
    "    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand."
)


class Slot(NamedTuple):
    """One thing of the position."""

    name: str
    type: str

    def copied(self) -> str:
        """What a copy gets."""
        if self.name == "log":
            return "None"
        return f"self.{self.name}[:]" if self.type.startswith("list[") else f"self.{self.name}"


class UnclearSlot(Exception):
    """A slot is written in a way that this tool cannot read."""


def slots_of(position: ast.ClassDef) -> list[Slot]:
    """The slots of a position in the order of its `lay_out`."""
    found = []
    for statement in _method(position, LAID_OUT).body:
        target = statement.target if isinstance(statement, ast.AnnAssign) else None
        if isinstance(statement, ast.AnnAssign) and isinstance(target, ast.Attribute):
            found.append(Slot(target.attr, ast.unparse(statement.annotation)))
            if found[-1].type.startswith(_MUTABLE):
                raise UnclearSlot(f"{target.attr} is a {found[-1].type}: use a list or a tuple.")
        elif isinstance(statement, ast.Assign):
            first = statement.targets[0]
            if isinstance(first, ast.Attribute) and first.attr not in {slot.name for slot in found}:
                raise UnclearSlot(f"{first.attr} needs its type: self.{first.attr}: int = ...")
    return found


def written(source: str) -> str:
    """The source of a `state.py` as it has to be."""
    position = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == "Position"
    )
    slots = slots_of(position)
    names = next(
        node
        for node in position.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"
    )
    lines = source.split("\n")
    # From the end to the beginning, so that the places found stay true.
    for node, text in ((_method(position, COPIED), _copy(slots)), (names, _names(slots))):
        first = node.lineno - 1
        if lines[first - 1] == _WRITTEN:
            first -= 1
        lines[first : node.end_lineno] = [_WRITTEN, *text]
    return "\n".join(lines)


def _names(slots: Sequence[Slot]) -> list[str]:
    names = sorted(slot.name for slot in slots)
    return ["    __slots__ = (", *(f'        "{name}",' for name in names), "    )"]


def _copy(slots: Sequence[Slot]) -> list[str]:
    return [
        f'    def {COPIED}(self, new: "Position") -> None:',
        '        """Give everything to a position that shares no mutable thing with this one."""',
        *(f"        new.{slot.name} = {slot.copied()}" for slot in slots),
    ]


def _method(position: ast.ClassDef, name: str) -> ast.FunctionDef:
    for node in position.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise UnclearSlot(f"{position.name} has no method {name}.")


def files() -> list[Path]:
    """The positions of our games."""
    return sorted(ROOT.glob("src/wardroom/games/*/state.py"))


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.state_slots", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only see whether all is up to date")
    check = parser.parse_args(argv).check
    stale = []
    for path in files():
        source = path.read_text(encoding="utf-8")
        text = written(source)
        if text != source:
            stale.append(path)
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        for path in stale:
            print(f"{path} is out of date: run python -m tools.state_slots.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
