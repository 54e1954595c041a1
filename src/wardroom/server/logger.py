"""Where modules write what happened: structured where structlog is, as on every server."""

import logging
from typing import Any


def get_logger(name: str) -> Any:
    """The logger of a module: each call says in a few words what happened, and names values."""
    try:
        import structlog
    except ImportError:  # a table without a server
        return _PlainLogger(name)
    return structlog.get_logger(name)


class _PlainLogger:
    """The same over the standard library."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def info(self, happened: str, **values: Any) -> None:
        self._logger.info("%s %s", happened, values)

    def debug(self, happened: str, **values: Any) -> None:
        self._logger.debug("%s %s", happened, values)

    def warning(self, happened: str, **values: Any) -> None:
        self._logger.warning("%s %s", happened, values)

    def error(self, happened: str, **values: Any) -> None:
        self._logger.error("%s %s", happened, values)

    def exception(self, happened: str, **values: Any) -> None:
        self._logger.exception("%s %s", happened, values)
