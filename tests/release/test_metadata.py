"""One version for everything, and a page on the package index whose links lead somewhere."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools.metadata import absolute, addresses
from wardroom import __version__
from wardroom.cli import main

ROOT = Path(__file__).parents[2]
HOME = "https://forge.example/somebody/wardroom"


def settings(path: str) -> dict[str, object]:
    project: dict[str, object] = tomllib.loads((ROOT / path).read_text(encoding="utf-8"))["project"]
    return project


@pytest.mark.parametrize("path", ["pyproject.toml", "native/pyproject.toml"])
def test_the_version_is_that_of_the_tag_and_stands_in_no_file(path: str) -> None:
    project = settings(path)
    dynamic = project["dynamic"]
    assert isinstance(dynamic, list)
    assert "version" in dynamic
    assert "version" not in project


def test_neither_the_page_nor_its_protocol_has_a_version_that_somebody_must_remember() -> None:
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    schema = json.loads((ROOT / "web/src/protocol/schema.json").read_text(encoding="utf-8"))
    assert schema["info"]["version"] == "1"


def test_the_command_says_which_version_and_which_build_it_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--version"]) == 0
    first, rules, native, python = capsys.readouterr().out.splitlines()
    assert first == f"wardroom {__version__}"
    assert re.fullmatch(r"  rules +(pure Python|compiled)", rules)
    assert native.startswith("  native core of Pandemic  ")
    assert python.startswith("  Python ")


def test_links_of_the_page_lead_into_the_repository() -> None:
    text = "[hosting](docs/hosting.md), ![a map](docs/a.png), [x](https://x.example), [y](#play)"
    assert absolute(text, HOME) == (
        f"[hosting]({HOME}/blob/HEAD/docs/hosting.md), ![a map]({HOME}/raw/HEAD/docs/a.png), "
        "[x](https://x.example), [y](#play)"
    )
    assert absolute('<img alt="a" src="docs/a.png">', HOME) == (
        f'<img alt="a" src="{HOME}/raw/HEAD/docs/a.png">'
    )


def test_no_link_of_the_readme_stays_relative() -> None:
    page = absolute((ROOT / "README.md").read_text(encoding="utf-8"), HOME)
    links = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", page)
    assert links
    assert [a or b for a, b in links if not (a or b).startswith(("https://", "#"))] == []


def test_every_address_is_below_the_home_of_the_repository() -> None:
    assert all(address.startswith(HOME) for address in addresses(HOME).values())
