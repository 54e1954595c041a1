"""Games that the laboratory has played, kept in a file: `--csv` and `--parquet`."""

import argparse
import csv
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO

from wardroom.kernel import Game, WardroomError
from wardroom.lab import Played, write_games
from wardroom.lab.parquet import check_writable

Keep = Callable[[Sequence[Played]], None]


@contextmanager
def kept(arguments: argparse.Namespace, game: Game) -> Iterator[Keep]:
    """What keeps the games as the command line says.

    Files are tried before the games are played: better to fail early.
    """
    if arguments.parquet is not None:
        check_writable(arguments.parquet)
    with _csv_file(arguments.csv) as file:

        def keep(games: Sequence[Played]) -> None:
            if not games:
                return
            if file is not None:
                rows = [played.row() for played in games]
                writer = csv.DictWriter(file, list(rows[0]))
                writer.writeheader()
                writer.writerows(rows)
            if arguments.parquet is not None:
                write_games(arguments.parquet, game, games)

        yield keep


@contextmanager
def _csv_file(path: str | None) -> Iterator[IO[str] | None]:
    if path is None:
        yield None
    elif path == "-":
        yield sys.stdout
    else:
        try:
            file = open(path, "w", encoding="utf-8", newline="")  # noqa: SIM115 - closed below
        except OSError as error:
            raise WardroomError(f"{path} cannot be written: {error.strerror}.") from error
        with file:
            yield file
