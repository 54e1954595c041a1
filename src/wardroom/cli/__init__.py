"""The terminal face of Wardroom: play, replay, simulate, soak, bench, games.

`main` reads a command line and returns its exit code: 0 when all went well, 1 when a soak test
found something broken, 2 with one sentence on the standard error when something was asked for that
cannot be done. Everything heavy is imported by the command that needs it, so that help is quick.
"""

import os
import sys
from collections.abc import Sequence

from wardroom.cli.arguments import read_arguments
from wardroom.kernel import WardroomError

__all__ = ["main"]

INTERRUPTED = 130
LACKING = (
    "For this the package {package!r} is needed, which comes with `pip install wardroom-table`, "
    "or `pip install .` in a checkout."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    try:
        command, arguments = read_arguments(argv)
        code = command(arguments)
        sys.stdout.flush()
    except WardroomError as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if (error.name or "wardroom").partition(".")[0] == "wardroom":
            raise
        print(LACKING.format(package=error.name), file=sys.stderr)
        return 2
    except BrokenPipeError:
        _hush()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _hush() -> None:
    """The reader has gone away; what is still to be written at the end goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
