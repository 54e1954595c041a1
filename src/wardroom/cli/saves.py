"""Games on the disk: every accepted move is safe there before the next is asked for."""

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from wardroom.kernel import MalformedRecord, Record, Table, WardroomError, read_file

ENDING: Final = ".record"


def games_folder() -> Path:
    """Where games are kept; WARDROOM_DATA names another data folder."""
    chosen = os.environ.get("WARDROOM_DATA")
    data = Path(chosen) if chosen else user_data_path("wardroom", appauthor=False)
    return data / "games"


def new_path(game: str) -> Path:
    """A file for a new game: the game, the moment, and a number if that is taken.

    It is made at once, so that two games that start together have two files. Where none can be
    made, the first attempt to save will say why.
    """
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M")
    path = games_folder() / f"{game}-{moment}{ENDING}"
    number = 2
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        while path.exists() or not _make(path):
            path = path.with_name(f"{game}-{moment}-{number}{ENDING}")
            number += 1
    return path


def _make(path: Path) -> bool:
    """Make an empty file; False if somebody else was quicker."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def unfinished() -> Iterator[tuple[Path, Table]]:
    """The kept games that can go on, the latest first."""
    try:
        paths = [path for path in games_folder().iterdir() if path.suffix == ENDING]
        paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return
    for path in paths:
        with suppress(WardroomError):
            table, _ = Table.salvage(Record.salvage(read_file(path))[0])
            if table.outcome() is None:
                yield path, table


def latest_unfinished() -> Path:
    for path, _ in unfinished():
        return path
    raise WardroomError("There is no unfinished game to go on with; `wardroom play` starts one.")


class SaveFile:
    """The file of one game. A new move is appended; everything else rewrites the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._size = -1
        """Bytes of the file when it was last known to be whole; -1 if it never was."""

    def add_move(self, record: Record) -> None:
        """Append the last move, on the disk when this returns; WardroomError if it cannot be.

        A file that somebody else has changed or removed is written again. Half a line left behind
        by a full disk is taken back.
        """
        line = record.moves[-1].text().encode()
        try:
            with self.path.open("r+b") as file:
                if file.seek(0, os.SEEK_END) == self._size:
                    file.write(line)
                    file.flush()
                    os.fsync(file.fileno())
                    self._size += len(line)
                    return
        except FileNotFoundError:
            pass
        except OSError as error:
            whole, self._size = self._size, -1
            with suppress(OSError):
                os.truncate(self.path, whole)
            raise WardroomError(
                f"The game could not be saved to {self.path}: {error.strerror}."
            ) from error
        self.rewrite(record)

    def rewrite(self, record: Record) -> None:
        """Write the whole record; WardroomError if it cannot be."""
        self._size = -1
        record.save(self.path)
        self._size = len(record.text().encode())


class Resumed(NamedTuple):
    """A game read from the disk, and what was wrong with its file."""

    table: Table
    damage: MalformedRecord | None
    lost: int
    """Lines that could not be read."""
    kept_as: Path | None
    """Where the damaged file is kept."""


def resume(path: Path) -> Resumed:
    """The table where the file stopped; a damaged file is kept beside it and written again."""
    text = read_file(path)
    record, damage = Record.salvage(text)
    table, misfit = Table.salvage(record)
    damage = misfit or damage
    if damage is None:
        return Resumed(table, None, 0, None)
    body = text.split("\n\n", 1)[1]
    lost = sum(1 for line in body.split("\n") if line and not line.startswith("#")) - table.ply
    kept_as = _put_aside(path)
    return Resumed(table, damage, max(1, lost), kept_as)


def _put_aside(path: Path) -> Path:
    aside = path.with_name(path.name + ".damaged")
    number = 2
    while aside.exists():
        aside = path.with_name(f"{path.name}.damaged-{number}")
        number += 1
    try:
        shutil.copyfile(path, aside)
    except OSError as error:
        raise WardroomError(
            f"{path} is damaged and could not be copied to {aside}: {error.strerror}."
        ) from error
    return aside
