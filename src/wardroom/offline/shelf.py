"""The code of games and of what goes with them: archives that come when they are first needed."""

import importlib
import sys

import wardroom.games


def add(archive: str) -> None:
    """What is in the archive can be imported from now on."""
    if archive not in sys.path:
        sys.path.append(archive)
        wardroom.games.__path__.append(f"{archive}/wardroom/games")
    importlib.invalidate_caches()
