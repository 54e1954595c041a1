"""`wardroom new-game NAME` writes a small game that runs as it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal, by_number
from tools import generate
from wardroom import Table, game
from wardroom.cli.new_game.writing import TEMPLATE, title_of, write
from wardroom.kernel import games, registry
from wardroom.players import colleague, play_out
from wardroom.teaching.lesson import Lecture, lessons_of
from wardroom.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
NAME = "night-shift"


def installed(folder: Path) -> None:
    """What pip leaves behind when the game in the folder is installed."""
    package = folder / "night_shift-0.1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: night-shift\nVersion: 0.1.0\n")
    (package / "entry_points.txt").write_text(
        "[wardroom.games]\nnight-shift = night_shift:NIGHT_SHIFT\n"
    )


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of a game that was written and installed."""
    folder = tmp_path_factory.mktemp("made") / NAME
    write(NAME, folder)
    installed(folder)
    sys.path.append(str(folder))
    yield folder
    sys.path.remove(str(folder))
    registry.game.cache_clear()


def test_it_is_found_by_its_name_and_has_no_other(written: Path) -> None:
    assert NAME in games()
    files = [path for path in written.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(files) > 25
    for path in files:
        assert "new" not in path.name
        text = path.read_text(encoding="utf-8")
        assert not any(word in text for word in ("new-game", "new_game", "NewGame", "New Game"))


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize("seed", range(5))
def test_colleagues_play_it_to_its_end(seed: int) -> None:
    table = Table.deal(game(NAME), 3, seed)
    play_out(table, {seat: colleague(table.game, "random", seat) for seat in range(3)})
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.result in ("order", "full")
    for language in LANGUAGES:
        words = Words(table.game, language)
        assert words.say(outcome.message())
        assert all(words.say(event.message()) for event in table.events)


@pytest.mark.usefixtures("written")
def test_its_lesson_is_taught_to_the_end() -> None:
    (lesson,) = lessons_of(game(NAME))
    lecture = Lecture(lesson)
    while lecture.step is not None:
        lecture.go_on()


@pytest.mark.usefixtures("written")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(wardroom: Terminal, language: str) -> None:
    ran = wardroom(
        *("play", NAME, "--players", "me,random", "--seed", "3", "--language", language),
        answer=by_number(2),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "█" in ran.out


@pytest.mark.usefixtures("written")
def test_what_is_written_for_its_screens_is_up_to_date() -> None:
    assert generate.main(["--check", NAME]) == 0


def test_the_command_says_what_to_do_next(wardroom: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "shift"
    ran = wardroom("new-game", "day-shift", folder)
    assert ran.code == 0
    assert ran.out.startswith(f"Day Shift is in {folder}.")
    assert "wardroom play day-shift" in ran.out
    assert (folder / "day_shift/game.py").exists()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Night", "small letters"),
        ("night_shift", "small letters"),
        ("3-rooms", "small letters"),
        ("night--shift", "small letters"),
        ("../night", "small letters"),
        ("n" * 31, "at most 30"),
        ("class", "already means something in Python"),
        ("json", "already means something in Python"),
        ("wardroom", "already means something in Python"),
        ("pandemic", "is installed already"),
    ],
)
def test_a_name_that_will_not_do_is_refused(
    wardroom: Terminal, tmp_path: Path, name: str, why: str
) -> None:
    ran = wardroom("new-game", name, tmp_path / "there")
    assert ran.code == 2
    assert why in ran.sentence
    assert not (tmp_path / "there").exists()


def test_nothing_that_is_there_is_written_over(wardroom: Terminal, tmp_path: Path) -> None:
    ran = wardroom("new-game", NAME + "s", tmp_path)
    assert ran.code == 2
    assert "is there already" in ran.sentence
    assert list(tmp_path.glob("night*")) == []


def test_a_title_has_its_capitals() -> None:
    assert title_of("a-long-night") == "A Long Night"


def test_the_template_has_no_name_but_its_own() -> None:
    names = {path.name for path in TEMPLATE.rglob("*")}
    assert {"new_game", "test_new_game.py", "new-game.md"} <= names


def run(*command: str | Path, folder: Path, cwd: Path = ROOT) -> None:
    """A program in which the written game is installed."""
    paths = [str(folder), str(ROOT / "src"), str(ROOT)]
    ran = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]


@pytest.mark.full("runs the contract suite, in a process of its own")
def test_it_keeps_the_contract_and_passes_its_own_tests(written: Path) -> None:
    suite = (sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider")
    run(*suite, "tests/contract", "tests/lessons", "-k", NAME, folder=written)
    run(*suite, written / "tests", folder=written, cwd=written)


@pytest.mark.full("type-checks it")
def test_its_types_are_right(written: Path, tmp_path: Path) -> None:
    mypy = (sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "types")
    run(*mypy, written / "night_shift", folder=written, cwd=written)


@pytest.mark.full("builds a client")
def test_its_screens_are_built(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = ROOT / "web"
    node = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.venv/bin'}")
    assert node is not None
    screens = written / "night_shift/screens"
    (screens / "tsconfig.json").write_text(
        f"""{{
          "extends": "{web}/tsconfig.json",
          "compilerOptions": {{
            "paths": {{ "wardroom/*": ["{web}/src/*"], "*": ["{web}/node_modules/*"] }},
            "typeRoots": ["{web}/node_modules/@types", "{web}/node_modules"]
          }},
          "include": ["."]
        }}"""
    )
    check = (node, web / "node_modules/.bin/svelte-check", "--fail-on-warnings", "--workspace")
    run(*check, screens, "--tsconfig", screens / "tsconfig.json", folder=written, cwd=web)
    vite = (node, web / "node_modules/.bin/vite", "build", "--emptyOutDir", "--outDir")
    monkeypatch.setenv("WARDROOM_SCREENS", str(written / "night_shift"))
    run(*vite, tmp_path / "page", folder=written, cwd=web)
    built = "".join(path.read_text() for path in (tmp_path / "page").rglob("*.js"))
    assert "room-night-shift" in built
