"""A hook of mkdocs (`make docs`): links out of docs lead into the repository, or are words again.

As a page of the site there is nothing above docs. Where the repository lives is said by what builds
the pages, in WARDROOM_HOME, as for packages (tools/metadata.py). Two pages that stand above docs
are taken into the site: how to contribute, and what is new.
"""

import os
import re
from pathlib import Path
from posixpath import dirname, normpath, relpath
from typing import Any, Final

HOME: Final = "WARDROOM_HOME"
LINK: Final = re.compile(r"\[([^\[\]]*)\]\((?!https?:|#)([^()\s#]+)(#[^()\s]*)?\)")
DECISIONS: Final = "decisions/index.md"
"""A page that is a list of those beside it."""
ROOT: Final = Path(__file__).parents[1]
FROM_ABOVE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
PAGES: Final = (".md", ".png", ".jpg", ".svg", ".csv", ".npz", ".py", ".json")


def on_files(files: Any, *, config: Any) -> Any:
    """Called by mkdocs with all that is in docs."""
    from mkdocs.structure.files import File  # which is not there where the tests run

    for name, page in FROM_ABOVE.items():
        text = from_above((ROOT / name).read_text(encoding="utf-8"))
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: object) -> str:
    """Called by mkdocs for each page."""
    source = page.file.src_uri
    if source == DECISIONS:
        markdown += f"\n{decisions()}\n"
    return lead_outside(markdown, source, os.environ.get(HOME, "").rstrip("/"))


def decisions() -> str:
    """Links to all decisions, by their titles."""
    pages = sorted((ROOT / "docs" / DECISIONS).parent.glob("*.md"))
    titles = {page.name: page.read_text(encoding="utf-8").partition("\n")[0] for page in pages}
    return "\n".join(
        f"- [{title.lstrip('# ')}]({name})" for name, title in titles.items() if name != "index.md"
    )


def from_above(text: str) -> str:
    """A text of the root of the repository, its links followed from docs."""

    def link(found: re.Match[str]) -> str:
        name, path, anchor = found.groups()
        here = path.removeprefix("docs/") if path.startswith("docs/") else f"../{path}"
        return f"[{name}]({here}{anchor or ''})"

    return LINK.sub(link, text)


def lead_outside(text: str, page: str, home: str) -> str:
    """The text of a page, its links to what is no page of the site followed into the repository."""

    def link(found: re.Match[str]) -> str:
        name, path, anchor = found.groups()
        place = normpath(f"docs/{page}/../{path}")
        if place in FROM_ABOVE:
            return f"[{name}]({relpath(FROM_ABOVE[place], dirname(page) or '.')}{anchor or ''})"
        if place.startswith("docs/") and place.endswith(PAGES):
            return found[0]
        return f"[{name}]({home}/blob/HEAD/{place}{anchor or ''})" if home else name

    return LINK.sub(link, text)
