"""What stands in the place of somebody who is gone from a table."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

UNOWNED: Final[Mapping[str, Any]] = {"owner": "", "name": "", "shared": False}
"""A table whose owner is gone; nobody else has decided that strangers may look at it."""


def nobody() -> str:
    """Somebody sat there, and nobody can say who."""
    return secrets.token_urlsafe(9)
