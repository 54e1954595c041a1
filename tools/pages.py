"""A hook of mkdocs (`make docs`): links out of docs lead into the repository, or are words again.

As a page of the site there is nothing above docs. Where the repository lives is said by what builds
the pages, in WARDROOM_HOME, as for packages (tools/metadata.py).
"""

import os
import re
from pathlib import Path
from posixpath import normpath
from typing import Any, Final

HOME: Final = "WARDROOM_HOME"
LINK: Final = re.compile(r"\[([^\[\]]*)\]\((?!https?:|#)([^()\s#]+)(#[^()\s]*)?\)")
DECISIONS: Final = "decisions/index.md"
"""A page that is a list of those beside it."""
ROOT: Final = Path(__file__).parents[1]
PAGES: Final = (".md", ".png", ".jpg", ".svg", ".csv", ".npz", ".py", ".json")


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


def lead_outside(text: str, page: str, home: str) -> str:
    """The text of a page, its links to what is no page of the site followed into the repository."""

    def link(found: re.Match[str]) -> str:
        name, path, anchor = found.groups()
        place = normpath(f"docs/{page}/../{path}")
        if place.startswith("docs/") and place.endswith(PAGES):
            return found[0]
        return f"[{name}]({home}/blob/HEAD/{place}{anchor or ''})" if home else name

    return LINK.sub(link, text)
