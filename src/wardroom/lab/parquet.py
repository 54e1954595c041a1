"""Results and games as Parquet, for anyone who goes on with pandas, Polars or DuckDB.

`write_games` writes one row a game, with the whole record if it was kept; `write_moves` one row a
move, with the number of its action; `read_games` gives the rows back. The extra `lab` brings
pyarrow, which is imported only here and only when it is asked for.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from wardroom.kernel import Game, Record, WardroomError
from wardroom.lab.extra import MissingExtra
from wardroom.lab.played import Played


def write_games(path: Path | str, game: Game, games: Sequence[Played]) -> None:
    """One row a game."""
    pa = _arrow()
    schema = pa.schema(
        [
            ("game", pa.string()),
            ("edition", pa.int32()),
            ("seed", pa.int64()),
            ("kinds", pa.list_(pa.string())),
            ("options", pa.map_(pa.string(), pa.string())),
            ("result", pa.string()),
            ("winners", pa.list_(pa.int8())),
            ("scores", pa.list_(pa.int32())),
            ("decisions", pa.int32()),
            ("turns", pa.int32()),
            ("seconds", pa.float64()),
            ("record", pa.string()),
        ]
    )
    rows = [
        {
            "game": game.name,
            "edition": game.edition,
            "seed": played.seed,
            "kinds": list(played.kinds),
            "options": list(played.options.items()),
            "result": played.result,
            "winners": list(played.winners),
            "scores": list(played.scores),
            "decisions": played.decisions,
            "turns": played.turns,
            "seconds": played.seconds,
            "record": played.record or None,
        }
        for played in games
    ]
    _write(path, rows, schema)


def write_moves(path: Path | str, game: Game, games: Sequence[Played]) -> None:
    """One row a move, of games whose records were kept; `game_number` counts the games from 0."""
    pa = _arrow()
    schema = pa.schema(
        [
            ("game_number", pa.int32()),
            ("seed", pa.int64()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("at", pa.int64()),
            ("action", pa.int32()),
            ("notation", pa.string()),
        ]
    )
    rows = []
    for number, played in enumerate(games):
        if not played.record:
            raise WardroomError("There are no moves to write: play with `records=True`.")
        for ply, move in enumerate(Record.read(played.record).moves):
            rows.append(
                {
                    "game_number": number,
                    "seed": played.seed,
                    "ply": ply,
                    "seat": move.seat,
                    "at": move.at,
                    "action": game.space.read(move.action).index if move.action else -1,
                    "notation": move.action,
                }
            )
    _write(path, rows, schema)


def read_games(path: Path | str) -> list[dict[str, Any]]:
    """The rows of such a file; options as a dict again."""
    _arrow()
    from pyarrow import parquet

    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return [{**row, "options": dict(row["options"])} if "options" in row else row for row in rows]


def check_writable(path: Path | str) -> None:
    """Fail before the games are played and not after."""
    _arrow()
    folder = Path(path).parent
    if not folder.is_dir():
        raise WardroomError(f"{path} cannot be written: there is no folder {folder}.")


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError as error:
        raise MissingExtra("Parquet", "lab", error) from error
    return pyarrow


def _write(path: Path | str, rows: list[dict[str, Any]], schema: Any) -> None:
    from pyarrow import parquet

    try:
        parquet.write_table(_arrow().Table.from_pylist(rows, schema), path, compression="zstd")
    except OSError as error:
        raise WardroomError(f"{path} cannot be written: {error}.") from error
