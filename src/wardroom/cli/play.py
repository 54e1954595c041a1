"""`wardroom play`: seat the players, deal or resume, and start the session."""

import argparse
import secrets
from datetime import UTC, datetime
from pathlib import Path

from wardroom.cli import saves
from wardroom.cli.asked import game_name, language_of
from wardroom.cli.campaigns import carried_by, next_chapter
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.questions import ask_how_to_play
from wardroom.cli.saves import SaveFile
from wardroom.cli.screen import Screen
from wardroom.cli.seating import Seating, chosen_options, seat_again, seat_people
from wardroom.cli.session import Session
from wardroom.kernel import Game, Table, WardroomError
from wardroom.kernel import game as find_game
from wardroom.render import picture_of
from wardroom.words import Words


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    if arguments.resume is not None:
        _go_on(arguments, language)
    else:
        _begin(arguments, language)
    return 0


def _begin(arguments: argparse.Namespace, language: str) -> None:
    game = find_game(game_name(arguments))
    _check_new(arguments.save)
    screen = Screen()
    chosen = (arguments.seats, arguments.players, arguments.epidemics, arguments.seed)
    if screen.interactive and not arguments.option and all(one is None for one in chosen):
        try:
            ask_how_to_play(game, screen, language, arguments)
        except (EOFError, KeyboardInterrupt):
            return
    seating = seat_people(game, arguments.players, arguments.seats)
    table = _deal(game, seating, arguments)
    save = SaveFile(arguments.save or saves.new_path(game.name))
    session = Session(table, seating, screen, save, language)
    session.begin()


def _check_new(path: Path | None) -> None:
    """A file that was asked for by name must be possible before the game begins."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        exists = path.exists()
    except OSError as error:
        raise WardroomError(f"The game cannot be kept in {path}: {error.strerror}.") from error
    if exists:
        raise WardroomError(
            f"{path} exists already; go on with it by --resume, or name another file."
        )


def _deal(game: Game, seating: Seating, arguments: argparse.Namespace) -> Table:
    carried = carried_by(game)
    usual = picture_of(game).usual_options(seating.persons, len(seating.kinds))
    usual.update(next_chapter(game, carried))
    options = chosen_options(game, arguments.option, arguments.epidemics, usual)
    seed = secrets.randbelow(2**48) if arguments.seed is None else arguments.seed
    return Table.deal(
        game,
        len(seating.players),
        seed,
        options,
        carried,
        seating.record_names(),
        kinds=seating.kinds,
        date=datetime.now(UTC).strftime("%Y-%m-%dT%H:%MZ"),
    )


def _go_on(arguments: argparse.Namespace, language: str) -> None:
    asked_for = (arguments.game, arguments.seats, arguments.epidemics, arguments.seed)
    if arguments.option or any(one is not None for one in asked_for):
        raise WardroomError(
            "A resumed game keeps its game, seats, options and seed; only --players, --save and "
            "--language can be given with --resume."
        )
    path = Path(arguments.resume) if arguments.resume else saves.latest_unfinished()
    resumed = saves.resume(path)
    table = resumed.table
    seating = seat_again(table.game, table.record, arguments.players)
    table.record.names = seating.record_names()
    table.record.kinds = dict(seating.kinds)
    save = SaveFile(arguments.save or path)
    screen = Screen()
    if resumed.damage is not None:
        words = Words(table.game, language, also=TEXTS)
        screen.tell(
            phrase(
                words,
                "damaged",
                line=str(resumed.damage.line),
                kept=table.ply,
                lost=resumed.lost,
                file=str(resumed.kept_as),
            ),
            "bold red",
        )
    Session(table, seating, screen, save, language).go_on()
