"""CONTRIBUTING and web/README say where things are: every path they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "web"


def named(page: Path) -> list[str]:
    """The paths and files that a page names, with `*` for any game."""
    code = re.findall(r"`([\w./<>-]+)`", page.read_text(encoding="utf-8"))
    found = {re.sub(r"<(\w+)>", "*", path) for path in code}
    return sorted(path for path in found if re.search(r"\w/\w|\.(css|json|md|py|svelte|ts)$", path))


def is_there(path: str, roots: tuple[Path, ...]) -> bool:
    """A name without a folder may be anywhere below."""
    return any(
        next(root.glob(path), None) or ("/" not in path and next(root.rglob(path), None))
        for root in roots
    )


@pytest.mark.parametrize(
    ("page", "roots"),
    [
        (ROOT / "CONTRIBUTING.md", (ROOT / "src/wardroom", ROOT)),
        (CLIENT / "README.md", (CLIENT / "src", CLIENT, ROOT)),
    ],
    ids=["CONTRIBUTING", "web/README"],
)
def test_every_path_it_names_is_there(page: Path, roots: tuple[Path, ...]) -> None:
    assert len(named(page)) > 20
    assert [path for path in named(page) if not is_there(path, roots)] == []


def test_the_map_names_every_floor() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named_here = set(re.findall(r"^    (src/wardroom/\w+) ", text, re.MULTILINE))
    floors = {path.parent for path in (ROOT / "src/wardroom").glob("*/__init__.py")}
    assert named_here == {path.relative_to(ROOT).as_posix() for path in floors}


def test_the_map_of_the_client_names_every_folder() -> None:
    text = (CLIENT / "README.md").read_text(encoding="utf-8")
    named_here = set(re.findall(r"^    (src/[\w/]+) ", text, re.MULTILINE))
    assert [path for path in named_here if not (CLIENT / path).is_dir()] == []
    folders = {path for path in (CLIENT / "src").iterdir() if path.is_dir()}
    assert {path.relative_to(CLIENT).as_posix() for path in folders} <= named_here
