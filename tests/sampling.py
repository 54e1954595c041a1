"""How much is tested: `make test` looks at a sample where there is too much of a kind, all of it
is looked at by `make test-full` (WARDROOM_FULL=1).

A sample is chosen by the commit: the same commit is always tested in the same way, and from commit
to commit everything has its turn. No amount depends on how quick the machine is.
"""

import os
import subprocess
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

FULL: Final = os.environ.get("WARDROOM_FULL") == "1"
AGAIN: Final = int(os.environ.get("WARDROOM_AGAIN", "1"))
"""Of the cases of games one in so many is run, because all were run on another build."""


def amount(usual: int, full: int) -> int:
    """So many in a usual run, so many in a full one."""
    return full if FULL else usual


def commit() -> str:
    """The commit that is checked out; empty outside of a repository."""
    ran = subprocess.run(
        ["git", "rev-parse", "HEAD"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout.strip()


def chosen(names: Iterable[str], one_in: int, by: str) -> set[str]:
    """About one in so many of the names, at least one, chosen by a text."""
    ranked = sorted(names, key=lambda name: blake2b(f"{by} {name}".encode()).digest())
    return set(ranked[: -(-len(ranked) // one_in)])
