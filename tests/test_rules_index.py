"""The command that lists rules without a test, on small trees made for the purpose.

The prefix FOO is no game's, so nothing here counts as a test of a real rule.
"""

from pathlib import Path

import pytest

from tools.rules import BrokenIndex, coverage, ids_in, main, read_index

ROOT = Path(__file__).parent.parent

PAGE = """\
# Foo

| Id | Rule | Test | Why not |
|---|---|---|---|
| FOO-1.1 | Draw a card. | test | |
| FOO-1.2 | Play a card. | test | |
| FOO-1.10 | Rest. | test | |
| FOO-E.5a | The example. | test | |
| FOO-G.1 | A remark on FOO-1.1. | – | a remark |
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with one game, no tests and no sources."""
    write(tmp_path, "docs/rules/foo.md", PAGE)
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def missing(root: Path) -> list[str]:
    (game,) = coverage(root)
    return [rule.id for rule in game.missing]


def test_without_tests_every_testable_rule_is_missing(tree: Path) -> None:
    assert missing(tree) == ["FOO-1.1", "FOO-1.2", "FOO-1.10", "FOO-E.5a"]


@pytest.mark.parametrize(
    "source",
    [
        "def test_drawing():  # FOO-1.1\n    pass\n",
        'def test_drawing():\n    """FOO-1.1: draw a card."""\n',
        'RULES = ["FOO-1.1"]\n',
        "def test_drawing():  # by FOO-1.1.\n    pass\n",
        "def test_foo_1_1_draws_a_card():\n    pass\n",
        "class TestDrawing:\n    def test_foo_1_1(self):\n        pass\n",
    ],
)
def test_a_rule_is_named_in_a_comment_a_docstring_a_string_or_a_test_name(
    tree: Path, source: str
) -> None:
    write(tree, "tests/games/test_foo.py", source)
    assert missing(tree) == ["FOO-1.2", "FOO-1.10", "FOO-E.5a"]


def test_a_longer_id_does_not_name_a_shorter_one(tree: Path) -> None:
    write(tree, "tests/test_foo.py", "# FOO-1.10, FOO-E.5a\n")
    assert missing(tree) == ["FOO-1.1", "FOO-1.2"]


def test_a_shorter_id_does_not_name_a_longer_one(tree: Path) -> None:
    write(tree, "tests/test_foo.py", "# FOO-1.1, FOO-1.2, FOO-E.5\n")
    assert missing(tree) == ["FOO-1.10", "FOO-E.5a"]


def test_a_range_names_only_its_ends() -> None:
    assert ids_in("# FOO-12.10 to FOO-12.12") == {"FOO-12.10", "FOO-12.12"}
    assert ids_in("# FOO-12.10-12") == {"FOO-12.10"}


def test_ids_with_letters_can_be_in_test_names() -> None:
    assert ids_in("def test_foo_e_5a_all_cubes_at_once(): ...") == {"FOO-E.5a"}
    assert ids_in("def test_foo_s_13(): ...") == {"FOO-S.13"}


def test_names_that_are_no_test_name_no_rule() -> None:
    assert ids_in("def foo_1_1(): ...") == set()
    assert ids_in("FOO-1.1ab, 1FOO-1.1 and A-FOO-1.1") == set()


def test_sources_are_told_apart_from_tests(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "src/foo/rules.py", "# FOO-1.2\n")
    assert main([str(tree)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines if line.startswith("  FOO-1.2")] == [
        ["FOO-1.2", "in", "src"]
    ]
    assert lines[-1] == "foo: 5 rules, 4 testable, 0 tested (1 named in src)"


def test_exit_code_is_zero_when_nothing_is_missing(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tree, "tests/test_foo.py", "# FOO-1.1 FOO-1.2 FOO-1.10 FOO-E.5a\n")
    assert main([str(tree)]) == 0
    assert capsys.readouterr().out == "foo: 5 rules, 4 testable, 4 tested (0 named in src)\n"


def test_an_id_that_is_in_no_index_is_told(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "tests/test_foo.py", "# FOO-1.1 FOO-1.2 FOO-1.10 FOO-E.5a FOO-7.7 FOO-7 UTF-8\n")
    assert main([str(tree)]) == 0
    assert "named, but not in the index: FOO-7.7\n" in capsys.readouterr().out


def test_a_second_game_only_adds_a_page(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tree, "docs/rules/bar.md", "| BAR-1.1 | Sit down. | test | |\n")
    write(tree, "tests/test_foo.py", "# FOO-1.1 FOO-1.2 FOO-1.10 FOO-E.5a\n")
    assert main([str(tree)]) == 1
    out = capsys.readouterr().out
    assert "bar: 1 rules, 1 testable, 0 tested" in out
    assert "foo: 5 rules, 4 testable, 4 tested" in out


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("| FOO-1.1 | Draw. | test |", "four cells"),
        ("| FOO-1.1 | Draw. | maybe | |", "'maybe'"),
        ("| FOO-1.1 | Draw. | – | |", "no reason"),
        ("| FOO-1.1 | | test | |", "no text"),
        ("| FOO-1.1 | Draw. | test | |\n| FOO-1.1 | Draw. | test | |", "twice"),
        ("FOO-1.1 outside of a table", "no table row"),
    ],
)
def test_a_broken_index_is_refused_in_one_sentence(
    tmp_path: Path, row: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "docs/rules/foo.md", row + "\n")
    with pytest.raises(BrokenIndex, match=complaint):
        read_index(tmp_path / "docs/rules/foo.md")
    assert main([str(tmp_path)]) == 2
    assert complaint in capsys.readouterr().err


def test_a_repository_without_pages_is_refused(tmp_path: Path) -> None:
    assert main([str(tmp_path)]) == 2


@pytest.mark.parametrize("page", sorted((ROOT / "docs/rules").glob("*.md")), ids=lambda p: p.stem)
def test_the_pages_of_this_repository_can_be_read(page: Path) -> None:
    rules = read_index(page)
    assert len({rule.id.partition("-")[0] for rule in rules}) == 1
    for rule in rules:
        assert rule.text.endswith("."), f"{rule.id}: the rule is a sentence"
