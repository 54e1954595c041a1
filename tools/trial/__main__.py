"""`python -m tools.trial kill|truth|leak|fuzz|seats|hints|abuse`: run a trial, print its report."""

import argparse
import sys
from collections.abc import Sequence

from tools.trial.report import Report
from wardroom.kernel import WardroomError


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when nothing was wrong, 1 when something was, 2 when there could be no trial."""
    parser = argparse.ArgumentParser(prog="python -m tools.trial", description=__doc__)
    trials = parser.add_subparsers(dest="trial", required=True)
    kill = trials.add_parser("kill", help="kill the server while games are played")
    kill.add_argument("--games", type=int, default=200)
    kill.add_argument("--kills", type=int, help="no more than so many kills")
    leak = trials.add_parser("leak", help="search every byte for what is hidden")
    leak.add_argument("--games", type=int, default=200)
    fuzz = trials.add_parser("fuzz", help="send nonsense of every kind")
    fuzz.add_argument("--messages", type=int, default=100_000)
    racing = trials.add_parser("seats", help="race for seats, at one process or several")
    racing.add_argument("--rounds", type=int, default=1000, help="of each race")
    racing.add_argument("--processes", type=int, default=1)
    racing.add_argument("--database", help="that they share; needed for several")
    racing.add_argument("--bus")
    storming = trials.add_parser("hints", help="ask for hints without end while somebody plays")
    storming.add_argument("--moves", type=int, default=60, help="of the colleague")
    storming.add_argument("--sockets", type=int, default=40, help="that ask for hints")
    abuse = trials.add_parser("abuse", help="ask for all that costs something, from one address")
    abuse.add_argument("--requests", type=int, default=60_000)
    abuse.add_argument("--rate", type=int, default=100, help="a second")
    abuse.add_argument("--moves", type=int, default=200, help="of the others, at least")
    truth = trials.add_parser("truth", help="kill some of several processes on one database")
    truth.add_argument("--moves", type=int, default=200_000)
    truth.add_argument("--processes", type=int, default=2)
    truth.add_argument("--tables", type=int, default=16, help="at once")
    truth.add_argument("--life", type=int, default=160, help="of a process, in moves at most")
    truth.add_argument("--database", required=True, help="that they share")
    truth.add_argument("--bus")
    for parser_of_one in (kill, truth, leak, fuzz):
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
    if chosen.trial == "truth":
        from tools.trial.kill import Servers, kill

        unlimited = {"WARDROOM_THINKERS": "1", "WARDROOM_LIMITS": "off"}
        servers = Servers(
            chosen.processes,
            _shared(chosen),
            unlimited,
            chosen.moves,
            chosen.tables,
            chosen.life,
        )
        return kill(chosen.moves // 20, chosen.seed, None, servers)
    if chosen.trial == "leak":
        from tools.trial.leak import leak

        return leak(chosen.games, chosen.seed)
    if chosen.trial == "seats":
        from tools.trial.seats import seats

        return seats(chosen.rounds, _shared(chosen), chosen.processes)
    if chosen.trial == "hints":
        from tools.trial.hints import hints

        return hints(chosen.moves, chosen.sockets)
    if chosen.trial == "abuse":
        from tools.trial.abuse import abuse

        return abuse(chosen.requests, chosen.rate, chosen.moves)
    from tools.trial.fuzz import fuzz

    return fuzz(chosen.messages, chosen.seed)


def _shared(chosen: argparse.Namespace) -> list[str]:
    """The arguments of servers that share a database."""
    shared = {"--database": chosen.database, "--bus": chosen.bus}
    return [part for pair in shared.items() if pair[1] is not None for part in pair]


if __name__ == "__main__":
    sys.exit(main())
