"""`python -m tools.release check FOLDER` looks at built packages, `... notes TAG` prints notes."""

import argparse
import sys
from pathlib import Path

from tools.release.check import check
from tools.release.notes import notes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="look at built packages and play with them")
    checking.add_argument("folder", type=Path)
    notes_command = commands.add_parser("notes", help="what CHANGELOG.md says of a version")
    notes_command.add_argument("tag", nargs="?", default="")
    arguments = parser.parse_args()
    if arguments.command == "check":
        return check(arguments.folder)
    print(notes(arguments.tag))
    return 0


if __name__ == "__main__":
    sys.exit(main())
