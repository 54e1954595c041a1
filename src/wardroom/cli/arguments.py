"""The command line: its commands, their options, and what each of them starts."""

import argparse
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from wardroom.cli import starting
from wardroom.cli.admin_arguments import add_admin
from wardroom.kernel import WardroomError

Command = Callable[[argparse.Namespace], int]


class WrongUsage(WardroomError):
    """A command line that makes no sense."""


class _Parser(argparse.ArgumentParser):
    """Complaints are one sentence, like all others."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        raise WrongUsage(f"{sentence}; see {self.prog} --help.")


def read_arguments(argv: Sequence[str] | None) -> tuple[Command, argparse.Namespace]:
    """The command to run and its arguments; WrongUsage if there is no such command."""
    parser = _command_line()
    arguments = parser.parse_args(argv)
    if arguments.command is None and not arguments.version:
        arguments = parser.parse_args(["serve", "--open"])
    command: Command = starting.version if arguments.version else arguments.run
    return command, arguments


def _command_line() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="wardroom",
        description="Hospital and outbreak board games, alone, with friends or with colleagues.",
        epilog="Without a command the table is served at localhost:8000 and opened in the browser. "
        "`wardroom play` plays in the terminal, `wardroom COMMAND --help` lists all options.",
    )
    parser.add_argument(
        "--version", action="store_true", help="say which version and which build this is"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    _add_play(commands.add_parser("play", help="play a game in the terminal"))
    _add_learn(commands.add_parser("learn", help="learn a game by playing a lesson"))
    _add_serve(commands.add_parser("serve", help="let people play in the browser"))
    _add_push_keys(commands.add_parser("push-keys", help="make a key for Web Push"))
    add_admin(commands.add_parser("admin", help="look after tables, people and backups"))
    _add_replay(commands.add_parser("replay", help="tell a recorded game in words"))
    _add_simulate(commands.add_parser("simulate", help="let colleagues play many games"))
    _add_tournament(commands.add_parser("tournament", help="let kinds of colleagues compete"))
    _add_soak(commands.add_parser("soak", help="look for broken rules in many games"))
    _add_balance(commands.add_parser("balance", help="measure whether a game is balanced"))
    _add_bench(commands.add_parser("bench", help="measure the speed of the engine"))
    _add_games(commands.add_parser("games", help="list the games, options and colleagues"))
    _add_new_game(commands.add_parser("new-game", help="write a small game to begin with"))
    return parser


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.play)
    parser.description = "Play a game in the terminal. Without options you are asked."
    _add_game(parser)
    parser.add_argument("--seats", type=_number, metavar="N", help="how many roles are dealt")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="who sits where: me, names of people, kinds of colleagues (me,good or Ania,Bo)",
    )
    _add_options(parser)
    parser.add_argument("--seed", type=_seed, metavar="N", help="the deal; by chance if not given")
    _add_language(parser)
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game; without FILE with the last unfinished one",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the game is kept")


def _add_learn(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.learn)
    parser.description = "Learn a game by playing: a few minutes, one thing at a time."
    _add_game(parser)
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help="the first if not given")
    parser.add_argument(
        "--step", type=_number, default=1, metavar="N", help="where to begin; 1 if not given"
    )
    _add_language(parser)


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.serve)
    parser.description = "Serve tables on the web. See docs/hosting.md for everything else."
    parser.add_argument("--host", default="127.0.0.1", help="127.0.0.1 if not given")
    parser.add_argument("--port", type=_count, default=8000, metavar="N", help="8000 if not given")
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="a file, or postgresql://USER@HOST/NAME; a file in the data folder if not given",
    )
    parser.add_argument(
        "--bus",
        metavar="WHERE",
        help="carries news between processes: memory, redis://HOST/0 or postgresql://...",
    )
    parser.add_argument(
        "--workers", type=_number, default=1, metavar="N", help="processes; 1 if not given"
    )
    parser.add_argument(
        "--colleague",
        action="append",
        default=[],
        metavar="[GAME=]MODULE:NAME",
        help="a colleague of your own that people may sit down with, as often as needed",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def _add_new_game(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.new_game)
    parser.description = (
        "Write a small game that runs: rules, texts, terminal picture, screens, lesson and tests. "
        "docs/adding-a-game.md tells how to go on from there."
    )
    parser.add_argument("name", metavar="NAME", help="what it is called, such as night-shift")
    parser.add_argument(
        "folder", nargs="?", type=Path, metavar="FOLDER", help="NAME if not given; not there yet"
    )


def _add_push_keys(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.push_keys)
    parser.description = (
        "Make a key with which a server signs its notices, for WARDROOM_PUSH_KEY. Only where "
        "several databases share one is it needed; else a server makes its own: docs/hosting.md."
    )


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.replay)
    parser.description = "Tell a recorded game in words, step by step on a terminal."
    parser.add_argument("file", type=Path, metavar="FILE", help="the record")
    parser.add_argument("--ply", type=_count, metavar="N", help="show the table after N moves")
    parser.add_argument(
        "--from-seat", type=_count, metavar="N", help="tell only what this seat knew (0, 1, ...)"
    )
    _add_language(parser)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.simulate)
    parser.description = "Let colleagues play many games and count how they end."
    _add_game(parser)
    parser.add_argument(
        "--players",
        metavar="LIST",
        required=True,
        help="a kind of colleague for each seat: good,good or good*4 or my_bots:Gardener",
    )
    parser.add_argument("--games", type=_number, default=100, metavar="N", help="100 if not given")
    _add_options(parser)
    _add_many(parser)
    _add_kept(parser)
    _add_language(parser)


def _add_tournament(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.tournament)
    parser.description = (
        "Let every kind of colleague play against every other, or in every mix of a team, "
        "on the same deals."
    )
    _add_game(parser)
    parser.add_argument(
        "--players",
        metavar="LIST",
        required=True,
        help="the kinds of colleagues: random,good,my_bots:Gardener",
    )
    parser.add_argument(
        "--seats", type=_number, metavar="N", help="seats at a table; 2 if not given"
    )
    parser.add_argument(
        "--deals", type=_number, default=50, metavar="N", help="for each line-up; 50 if not given"
    )
    _add_options(parser)
    _add_many(parser)
    _add_kept(parser)
    _add_language(parser)


def _add_soak(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.soak)
    parser.description = "Play over all player counts and options and check every invariant."
    _add_game(parser)
    parser.add_argument(
        "--players",
        metavar="LIST",
        default="wardroom.lab:Curious",
        help="kinds of colleagues, taking turns; if not given, some who try out what is rare",
    )
    parser.add_argument(
        "--games", type=_number, default=1000, metavar="N", help="1000 if not given"
    )
    _add_options(parser)
    _add_many(parser)
    _add_language(parser)


def _add_balance(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.balance)
    parser.description = "Let colleagues play and measure the targets that a game brings."
    _add_game(parser)
    parser.add_argument(
        "--players", metavar="KIND", help="who sits in all seats; what the game proposes"
    )
    parser.add_argument("--games", type=_number, default=300, metavar="N", help="300 if not given")
    _add_many(parser)
    _add_language(parser)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.bench)
    parser.description = (
        "Measure the speed of the pure and of the compiled build, or of a server: "
        "`wardroom bench server` holds tables with quick players over real sockets."
    )
    parser.add_argument(
        "game", nargs="?", metavar="GAME|server", help="pandemic if not given; or server"
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="PATH",
        help="a compiled build; build/compiled if it is there",
    )
    parser.add_argument(
        "--seconds", type=float, help="for each measurement; 0.5, or 10 for a server"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    server = parser.add_argument_group("for a server")
    server.add_argument("--tables", type=_number, metavar="N", help="so many tables at once")
    server.add_argument(
        "--rate", type=float, metavar="R", help="moves a second at each table; 0: all they can"
    )
    server.add_argument(
        "--playing",
        default="pandemic",
        metavar="GAME",
        help="what the tables play in turns; pandemic if not given",
    )
    server.add_argument(
        "--live", action="store_true", help="tables of Rush M.D., where all act at once"
    )
    server.add_argument(
        "--debriefs",
        type=_number,
        metavar="N",
        help="the same tables alone, then while so many games of Pandemic are looked back at",
    )
    server.add_argument(
        "--url", metavar="URL", help="one that is running; else one is started for it"
    )
    server.add_argument(
        "--processes", type=_number, default=1, metavar="N", help="so many that share a database"
    )
    server.add_argument("--database", metavar="PLACE", help="of servers that are started")
    server.add_argument("--bus", metavar="PLACE", help="between several processes")
    server.add_argument(
        "--together",
        action="store_true",
        help="those at one table come to the same process; else to different ones",
    )
    _add_language(parser)


def _add_games(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(run=starting.listing)
    parser.description = "List the installed games with their seats, options and colleagues."
    _add_language(parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="pandemic if not given")


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--epidemics", metavar="N", help="short for --option epidemics=N")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any option of the game, as often as needed",
    )


def _add_many(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=_number,
        default=os.cpu_count() or 1,
        metavar="N",
        help="processes; as many as there are processors if not given",
    )
    parser.add_argument("--seed", type=_seed, default=1, metavar="S", help="the first deal")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def _add_kept(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--csv", metavar="FILE", help="write one line for each game")
    parser.add_argument(
        "--parquet",
        metavar="FILE",
        help="write the games with their records as Parquet; needs the extra lab",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, ray://HOST:10001, else one here; needs the extra ray",
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="en|pl|hu", help="the language of the terminal if not given"
    )


def _number(text: str) -> int:
    number = _count(text)
    if number == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _count(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,18}", text, re.ASCII):
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a whole number of at most 18 digits"
        )
    return int(text)
