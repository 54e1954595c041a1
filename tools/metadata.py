"""What the package index shows: the README with links that lead somewhere, and our addresses.

Hatchling runs this when a package is built. Where the repository lives is said by what builds it,
in WARDROOM_HOME (`https://FORGE/OWNER/NAME`), so that a fork never names the addresses of another.
Without it the links stay as they are and no address is claimed.
"""

import os
import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME: Final = "WARDROOM_HOME"
LINK: Final = re.compile(r"(!?)(\[[^\[\]]*\])\((?!https?:|#)([^()\s]+)\)")
PICTURE: Final = re.compile(r'(<img[^>]*\bsrc=")(?!https?:)([^"]+)')


class Metadata(MetadataHookInterface):
    """Fills in the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get(HOME, "").rstrip("/")
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(readme, home) if home else readme,
        }
        metadata["urls"] = addresses(home) if home else {}


def absolute(text: str, home: str) -> str:
    """The same text, read from anywhere: links lead into the repository, pictures come from it."""

    def link(found: re.Match[str]) -> str:
        picture, name, path = found.groups()
        return f"{picture}{name}({home}/{'raw' if picture else 'blob'}/HEAD/{path})"

    # A picture may itself be the name of a link, so the inner one goes first.
    inner = LINK.sub(link, text)
    return PICTURE.sub(rf"\g<1>{home}/raw/HEAD/\g<2>", inner)


def addresses(home: str) -> dict[str, str]:
    """The links beside the package's page."""
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/HEAD/docs/index.md",
        "Source": home,
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
