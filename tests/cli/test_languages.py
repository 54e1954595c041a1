"""The terminal speaks three languages, and its texts are complete in each."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from wardroom.cli.seating import kind_title
from wardroom.kernel import game, games
from wardroom.players import kinds
from wardroom.words import Words

from .conftest import Terminal, by_number

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "pl", "hu")
TEXTS = Path(str(files("wardroom.cli"))) / "text"
GAMES = Path(str(files("wardroom.games")))


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its variables, in whichever form of a name it says them."""
    found = {}
    for path in [*TEXTS.rglob(f"{language}.ftl"), *GAMES.glob(f"*/terminal/text/{language}.ftl")]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                used = Variables()
                used.visit(entry)
                found[entry.id.name] = {name.partition("_")[0] for name in used.names}
    return found


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_every_message_is_there_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_has_a_letter_of_its_own(wardroom: Terminal, language: str) -> None:
    names = [name for name in messages(language) if name.startswith("cli-pandemic-pawn-")]
    text = (GAMES / f"pandemic/terminal/text/{language}.ftl").read_text(encoding="utf-8")
    letters = [line.split(" = ")[1] for line in text.splitlines() if "-pawn-" in line]
    assert len(set(letters)) == len(letters) == len(names) == 7
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(wardroom: Terminal, language: str) -> None:
    commands = ["help", "log all", "map", "discards", "rules", "history", "save", "hint", "undo"]
    args = ("play", "--players", "me,random,me", "--seed", "5", "--language", language)
    ran = wardroom(*args, lines=commands, answer=by_number(4))
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "akcje"),
        ({"LANG": "hu_HU.UTF-8"}, "akciód"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "akcje"),
        ({"LANG": "de_DE.UTF-8"}, "actions"),
        ({"LANG": ""}, "actions"),
    ],
)
def test_the_language_of_the_environment(
    wardroom: Terminal, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], word: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert word in wardroom("play", "--players", "me", lines=["quit"]).out


@pytest.mark.parametrize(("language", "typed"), [("pl", "koniec"), ("hu", "Vége"), ("pl", "QUIT")])
def test_commands_in_the_language_and_in_english(
    wardroom: Terminal, language: str, typed: str
) -> None:
    args = ("play", "--players", "me", "--language", language)
    ran = wardroom(*args, lines=[typed, "history"])
    assert ran.out.count("> ") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_kinds_of_colleague_are_called_as_in_the_browser(name: str, language: str) -> None:
    """And no two of one game alike."""
    words = Words(game(name), language)
    web = (ROOT / f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
    titles = {kind: kind_title(words, kind) for kind in kinds(game(name))}
    assert len(set(titles.values())) == len(titles)
    for kind, title in titles.items():
        (shown,) = re.findall(rf"^web-colleague-{kind} = (.*)$", web, re.MULTILINE)
        assert shown == title
        assert words.name("colleague", kind, "rule")
