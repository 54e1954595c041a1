"""`python -m tools.trial kill|leak|fuzz`: run a trial, print its report."""

import argparse
import sys
from collections.abc import Sequence

from tools.trial.report import Report
from wardroom.kernel import WardroomError


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when nothing was wrong, 1 when something was, 2 when there could be no trial."""
    parser = argparse.ArgumentParser(prog="python -m tools.trial", description=__doc__)
    trials = parser.add_subparsers(dest="trial", required=True)
    killing = trials.add_parser("kill", help="kill the server while games are played")
    killing.add_argument("--games", type=int, default=200)
    killing.add_argument("--kills", type=int, help="no more than so many kills")
    leaking = trials.add_parser("leak", help="search every byte for what is hidden")
    leaking.add_argument("--games", type=int, default=200)
    fuzzing = trials.add_parser("fuzz", help="send nonsense of every kind")
    fuzzing.add_argument("--messages", type=int, default=100_000)
    for parser_of_one in (killing, leaking, fuzzing):
        parser_of_one.add_argument("--seed", type=int, default=1)
    try:
        return _run(parser.parse_args(arguments)).tell()
    except WardroomError as error:
        print(error, file=sys.stderr)
        return 2


def _run(chosen: argparse.Namespace) -> Report:
    """Each trial is imported alone: the cards of one are planted before the game is loaded."""
    if chosen.trial == "kill":
        from tools.trial.kill import kill

        return kill(chosen.games, chosen.seed, chosen.kills)
    if chosen.trial == "leak":
        from tools.trial.leak import leak

        return leak(chosen.games, chosen.seed)
    from tools.trial.fuzz import fuzz

    return fuzz(chosen.messages, chosen.seed)


if __name__ == "__main__":
    sys.exit(main())
