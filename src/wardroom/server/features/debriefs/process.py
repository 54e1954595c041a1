"""A process that looks back at one game: `python -m wardroom.server.features.debriefs.process`.

It reads a record from its input, writes the debrief as one line of JSON and ends. Everything else
on the machine goes first, also before what it has to load; told to be HURRIED, it gets a part of
the processors, as hints do.
"""

import os
import sys
from contextlib import suppress
from typing import Final

HURRIED: Final = "--hurried"
_NICENESS: Final = 19
_HURRIED_NICENESS: Final = 5
"""That of hints."""


def _give_way() -> None:
    """Let everything else go first, where the system can be asked to."""
    if sys.platform != "win32" and hasattr(os, "nice"):
        os.nice(_HURRIED_NICENESS if HURRIED in sys.argv else _NICENESS)
    if sys.platform == "linux" and hasattr(os, "SCHED_IDLE") and HURRIED not in sys.argv:
        # One that wakes up goes first at once, not when the present slice of time is over. Some
        # containers forbid it; then there is the niceness.
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    _give_way()
    from wardroom.protocol import encode
    from wardroom.server.features.debriefs.answers import answer_to

    # In bytes: the system may read text in an encoding of its own, and names are in UTF-8.
    record = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(encode(answer_to(record)) + b"\n")


if __name__ == "__main__":
    main()
