"""Modules import each other in one direction, by name, and none knows the list of our games."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.test_layers import imports

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
OURS = frozenset(
    path.name for path in (SOURCE / "wardroom/games").iterdir() if (path / "game.py").exists()
)
"""The folders of our own games."""
CHECKED = (
    *("kernel", "teaching", "games", "players", "words", "render"),
    *("lab", "cli", "client", "protocol", "server", "offline"),
)


@cache
def modules(source: Path) -> dict[str, Path]:
    """Every module of the floors by its dotted name; a package is a module as well."""
    found = {}
    for floor in CHECKED:
        for path in sorted((source / "wardroom" / floor).rglob("*.py")):
            parts = path.relative_to(source).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(source: Path) -> dict[str, set[str]]:
    """For each module the modules that it names in an import, wherever that stands."""
    known = modules(source)
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        graph[name] = set()
        for target in imports(path, package):
            while target and target not in known:
                target = target.rpartition(".")[0]
            if target and target != name:
                graph[name].add(target)
    return graph


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The sets of modules that import each other, directly or by way of others."""
    reached = {name: _reached(graph, name) for name in graph}
    found = {
        tuple(sorted(other for other in reached[name] if name in reached[other]))
        for name in graph
        if name in reached[name]
    }
    return sorted(list(each) for each in found)


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += graph[name]
    return seen


def test_no_modules_import_each_other() -> None:
    assert circles(imported(SOURCE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "from wardroom.kernel.b import B",
        "if TYPE_CHECKING:\n    from wardroom.kernel.b import B",
        "def f():\n    from wardroom.kernel import b",
        "from .b import B",
    ],
)
def test_a_circle_is_found_wherever_the_import_stands(tmp_path: Path, line: str) -> None:
    kernel = tmp_path / "wardroom/kernel"
    kernel.mkdir(parents=True)
    (kernel / "a.py").write_text(line + "\n", encoding="utf-8")
    (kernel / "b.py").write_text("import wardroom.kernel.a\n", encoding="utf-8")
    assert circles(imported(tmp_path)) == [["wardroom.kernel.a", "wardroom.kernel.b"]]


@cache
def written() -> list[tuple[str, ast.Module]]:
    """Every file of src and tools, parsed."""
    return [
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for top in ("src", "tools")
        for path in sorted((ROOT / top).rglob("*.py"))
    ]


MAY_IMPORT_BY_NAME = {
    "src/wardroom/players/registry.py": "somebody's own colleague, such as my_bots:Gardener",
    "tools/require_compiled.py": "every module of the rules, to see whether it is compiled",
}


def imports_by_name(tree: ast.Module) -> bool:
    """Does it find a module by a text?"""
    wanted = ("import_module", "find_spec", "__import__")
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return "import_module" in attributes or not names.isdisjoint(wanted)


def test_nothing_of_ours_is_found_by_a_text() -> None:
    found = {path for path, tree in written() if imports_by_name(tree)}
    assert found == set(MAY_IMPORT_BY_NAME)


def lists_of_games(tree: ast.Module) -> list[int]:
    """The lines on which something names all of our games."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            items: list[ast.expr] = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            items = node.elts
        elif isinstance(node, ast.Constant):
            items = [ast.Constant(word) for word in str(node.value).strip("()").split("|")]
        else:
            continue
        words = {
            item.value.replace("-", "_")
            for item in items
            if isinstance(item, ast.Constant) and isinstance(item.value, str)
        }
        if words >= OURS:
            found.append(node.lineno)
    return found


def test_no_list_of_our_games_stands_outside_their_folders() -> None:
    found = {path: lines for path, tree in written() if (lines := lists_of_games(tree))}
    assert found == {}


@pytest.mark.parametrize("text", ["({})", "{{{}}}", "[{}]", "dict(a=({}))"])
def test_a_list_of_games_is_seen(text: str) -> None:
    names = ", ".join(repr(name.replace("_", "-")) for name in sorted(OURS))
    assert lists_of_games(ast.parse(text.format(names))) != []
    assert lists_of_games(ast.parse("'(" + "|".join(OURS) + ")'")) != []
    assert lists_of_games(ast.parse(text.format(names.partition(", ")[2]))) == []
