"""What the README promises is run as it stands there."""

import re
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest

import wardroom
from tools import badges
from wardroom import Record, Table
from wardroom.kernel import games

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.gate("pandemic", "rush-md")  # As it stands there, and where time passes as well.
@pytest.mark.parametrize("name", games())
def test_the_python_example_plays_a_whole_game_of_each(name: str) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert '"pandemic"' in example
    run = subprocess.run(
        [sys.executable, "-c", example.replace('"pandemic"', repr(name))],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    legal, position, outcome, record = run.stdout.split("\n", 3)
    assert 2 <= len(legal.split(", ")) <= 3
    assert ", 2 seats, after " in position
    assert str(Table.resume(Record.read(record.rstrip("\n") + "\n")).outcome()) == outcome


@pytest.mark.parametrize("name", games())
def test_the_short_tour_plays_a_whole_game_of_each(name: str) -> None:
    """The first thing that anyone who imports the package reads; time passes where it must."""
    tour = re.search(r"The short tour::\n\n(.*?)\n\n\S", wardroom.__doc__ or "", re.DOTALL)
    assert tour
    told: dict[str, Table] = {}
    exec(textwrap.dedent(tour.group(1)).replace('"pandemic"', repr(name)), told)
    assert told["table"].outcome() is not None


def test_nobody_is_told_to_install_what_is_not_ours() -> None:
    """On the package index `wardroom` is somebody else's: only a checkout or a wheel is ours."""
    theirs = re.compile(r"pip3? install [^\n`]*?(?<![\w./-])wardroom(?![\w./-])")
    assert theirs.search("`pip install --upgrade wardroom[postgres]`")
    assert theirs.search("pip install 'wardroom'")
    assert not theirs.search("pip install dist/wardroom_table-0.1.0-py3-none-any.whl")
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.splitlines()
    for name in files:
        if (ROOT / name).suffix in (".md", ".py", ".toml", ".txt", ".yml", ".html", ".ftl", ""):
            text = (ROOT / name).read_text(encoding="utf-8", errors="replace")
            assert name == "tests/test_readme.py" or not theirs.search(text), name


def test_the_engine_and_the_terminal_need_three_packages_alone() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "wardroom-table"
    assert set(project["scripts"].values()) == {"wardroom.cli:main"}
    assert set(project["scripts"]) == {"wardroom", "wardroom-table"}
    named = [re.split(r"[\[><=; ]", one)[0] for one in project["dependencies"]]
    base, rest = named[:3], named[3:]
    assert base == ["fluent.runtime", "platformdirs", "rich"]
    used = "import sys; [sys.modules.__setitem__(name, None) for name in sys.argv[1:]]; "
    used += "import wardroom.lab, wardroom.cli.play, wardroom.cli.simulate; "
    used += "from wardroom.cli import main; main(['games']); sys.exit(main(['serve']))"
    server = [each.replace("-", "_") for each in rest]
    ran = subprocess.run(
        [sys.executable, "-c", used, *server], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "pandemic/" in ran.stdout
    assert re.fullmatch(r"For this the package '.*' is needed, .*\n", ran.stderr)


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\((?!https:)([^)#]+)\)", README))))
def test_every_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_it_says_in_its_first_lines_what_it_is_and_how_to_start_it() -> None:
    first, _, rest = README.partition("## Start it")
    assert "Four hospital and outbreak board games in your browser" in first
    assert first.count("](docs/pictures/badges/") == 4
    assert first.count("](docs/pictures/pandemic-moving.webp)") == 1
    assert len(re.findall(r"\]\(docs/pictures/[\w-]+\.png\)", first)) == 4
    for system in ("Linux", "macOS", "Windows"):
        assert f"| {system} |" in rest.partition("##")[0]


def test_its_badges_are_true() -> None:
    assert badges.main(["--check"]) == 0


def test_it_answers_what_people_ask() -> None:
    questions = re.findall(r"^\*\*(.+?\?)\*\*", README, re.MULTILINE)
    assert len(questions) == 6


def test_prose_wraps_at_120() -> None:
    """So that a change of a sentence is read as one; tables, code and addresses stay."""
    kept = re.compile(r"\||    |\S+$|[-*>] \S+$")
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web/README.md"]
    long = [
        f"{page.relative_to(ROOT)}:{number}"
        for page in pages
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120 and not kept.match(line)
    ]
    assert long == []
