"""Games as Parquet. They need the extra `lab`: `make lab-test` runs them."""

from pathlib import Path

import pytest

pytest.importorskip(
    "pyarrow", reason="the extra `lab` is not installed here; `make lab-test` runs these tests"
)

from wardroom.kernel import Record, Table, WardroomError, game
from wardroom.lab import read_games, simulate, write_games, write_moves


def test_a_game_comes_back_as_it_was_played(tmp_path: Path) -> None:
    pandemic = game("pandemic")
    results = simulate(pandemic, ["random"] * 2, 3, {"epidemics": "5"}, records=True)
    write_games(tmp_path / "games.parquet", pandemic, results.games)
    rows = read_games(tmp_path / "games.parquet")
    assert [row["seed"] for row in rows] == [1, 2, 3]
    assert rows[0]["kinds"] == ["random", "random"]
    assert rows[0]["options"]["epidemics"] == "5"
    for row, played in zip(rows, results.games, strict=True):
        assert (row["result"], tuple(row["winners"])) == (played.result, played.winners)
        outcome = Table.resume(Record.read(row["record"])).outcome()
        assert outcome is not None
        assert outcome.result == played.result.split()[0]


def test_moves_have_the_numbers_of_their_actions(tmp_path: Path) -> None:
    quarantine = game("quarantine")
    results = simulate(quarantine, ["gentle", "random"], 2, records=True)
    write_moves(tmp_path / "moves.parquet", quarantine, results.games)
    rows = read_games(tmp_path / "moves.parquet")
    assert len(rows) == sum(played.decisions for played in results.games)
    assert {row["game_number"] for row in rows} == {0, 1}
    for row in rows[:50]:
        assert repr(quarantine.space[row["action"]]) == row["notation"]


def test_moves_need_records(tmp_path: Path) -> None:
    results = simulate(game("pandemic"), ["random"] * 2, 1)
    with pytest.raises(WardroomError, match="play with `records=True`"):
        write_moves(tmp_path / "moves.parquet", game("pandemic"), results.games)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(WardroomError, match="cannot be written"):
        write_games(tmp_path / "nowhere" / "games.parquet", game("pandemic"), [])
