"""No modules of the server import each other in a circle, not even for their types."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def circle_in(folder: Path) -> list[str]:
    """The modules of one circle in a package; empty if there is none."""
    names = {_name(path, folder): path for path in folder.rglob("*.py")}
    graph = {
        name: {_known(imported, names) for imported in _imports(path)} - {name, ""}
        for name, path in names.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def _name(path: Path, folder: Path) -> str:
    """A module as it is imported, from the package `wardroom` on."""
    parts = path.relative_to(folder).with_suffix("").parts
    start = folder.parts.index("wardroom") if "wardroom" in folder.parts else len(folder.parts) - 1
    return ".".join([*folder.parts[start:], *parts]).removesuffix(".__init__")


def _imports(path: Path) -> Iterator[str]:
    """Every name that is imported by its full address, inside functions and conditions as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by a relative address"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _known(imported: str, names: dict[str, Path]) -> str:
    """The module of the package that an import names, or nothing."""
    if imported in names:
        return imported
    module = imported.rpartition(".")[0]
    return module if module in names else ""


def test_the_server_has_no_circles() -> None:
    assert circle_in(ROOT / "src" / "wardroom" / "server") == []


@pytest.mark.parametrize(
    "line",
    [
        "from wardroom.a import A",
        "import wardroom.a",
        "def later():\n    from wardroom import a",
        "if TYPE_CHECKING:\n    from wardroom.a import A",
    ],
)
def test_a_circle_is_found(tmp_path: Path, line: str) -> None:
    folder = tmp_path / "wardroom"
    folder.mkdir()
    (folder / "a.py").write_text("from wardroom.b import B\n", encoding="utf-8")
    (folder / "b.py").write_text(line + "\n", encoding="utf-8")
    assert set(circle_in(folder)) == {"wardroom.a", "wardroom.b"}
    (folder / "b.py").write_text("import wardroom.c\n", encoding="utf-8")
    assert circle_in(folder) == []
