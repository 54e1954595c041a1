"""The speed of the engine: figures and their ratio to a fixed loop."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import wardroom
from tests.kernel.coins import COINS
from wardroom.kernel import WardroomError, game
from wardroom.lab import Figures, bench, bench_build
from wardroom.lab.bench import MEASURED, calibration_loop, is_compiled

LOOP = 658780160
SOURCE = Path(wardroom.__file__).parents[1]


def test_the_loop_is_fixed() -> None:
    """Ratios can be compared only as long as everybody runs this very loop."""
    assert calibration_loop() == LOOP


def test_everything_is_measured_and_set_in_relation_to_the_loop() -> None:
    figures = bench(game("pandemic"), seconds=0.02)
    assert figures.game == f"pandemic/{game('pandemic').edition}"
    assert figures.compiled == is_compiled()
    for name in MEASURED:
        figure = getattr(figures, name)
        assert figure.per_second > 0
        assert figure.ratio == pytest.approx(figure.per_second * figures.loop_seconds)
    assert figures.decisions.per_second > figures.decisions_with_dealing.per_second
    assert figures.decisions_with_dealing.per_second > figures.games.per_second


def test_timed_games_can_be_measured() -> None:
    assert bench(COINS, seconds=0.01).games.per_second > 0


def test_figures_survive_json() -> None:
    figures = bench(COINS, seconds=0.01)
    assert Figures.from_plain(json.loads(json.dumps(figures.plain()))) == figures


def test_another_build_is_measured_in_a_process_of_its_own() -> None:
    figures = bench_build(SOURCE, "pandemic", seconds=0.02)
    assert figures.game == f"pandemic/{game('pandemic').edition}"
    assert figures.compiled == is_compiled()


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WardroomError, match="There is no build of wardroom in"):
        bench_build(tmp_path, "pandemic")


def test_a_build_that_fails_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "wardroom").mkdir()
    (tmp_path / "wardroom" / "__init__.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(WardroomError, match="could not be measured: ZeroDivisionError"):
        bench_build(tmp_path, "pandemic")


def test_the_command_prints_a_table_or_json() -> None:
    newest = f"pandemic/{game('pandemic').edition}"
    for more, start in ([], f"{newest}, "), (["--json"], f'{{"game": "{newest}"'):
        ran = subprocess.run(
            [sys.executable, "-W", "error", "-m", "wardroom.lab.bench", "--seconds", "0.01", *more],
            capture_output=True,
            text=True,
            check=True,
        )
        assert ran.stdout.startswith(start)
        assert ran.stderr == ""


def test_the_command_refuses_unknown_games_with_exit_code_2() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "wardroom.lab.bench", "chess"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("No game 'chess' is installed")
