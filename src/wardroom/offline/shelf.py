"""The code of games and of what goes with them: archives that come when they are first needed."""

import sys

import wardroom.games


def add(archive: str) -> None:
    """What is in the archive can be imported from now on.

    In a memory that was kept, Python has seen it already. What Python knows of the archives that
    are there stays true, so it need not look through all of them again.
    """
    if archive not in sys.path:
        sys.path.append(archive)
        wardroom.games.__path__.append(f"{archive}/wardroom/games")
