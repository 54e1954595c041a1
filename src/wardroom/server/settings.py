"""How a server is set up: what the command line and the environment say."""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from wardroom.kernel import WardroomError

VARIABLE: Final = "WARDROOM_SERVER"
"""Where a supervisor leaves the settings for its worker processes."""

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql+asyncpg"
ANY_HOST: Final = "*"
PUBLIC: Final = "public"
OFF: Final = "off"
_UNITS: Final = {"h": 3600.0, "d": 86400.0, "w": 7 * 86400.0, "m": 30 * 86400.0, "y": 365 * 86400.0}

_SIZES: Final = {"M": 1024**2, "G": 1024**3}


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen about a server."""

    database: str
    """An address as SQLAlchemy writes it, with the driver that is used here."""
    bus: str = "memory"
    """`memory`, or the address of a Redis or PostgreSQL that carries messages between processes."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    thinkers: int = 1
    """Processes in which computer colleagues think."""
    debriefs: bool = True
    """Whether games that are over are looked back at, in a process that lets others go first."""
    pace: float = 0.4
    """Seconds between the moves of computer colleagues while somebody watches."""
    limits: bool = True
    """Whether too many messages at once are refused; off only to measure."""
    chosen_deals: bool = False
    """Whether a request may choose the deal of the table it opens; on only for tests."""
    origins: tuple[str, ...] = ()
    """Other sites, such as https://example.org, whose pages may talk to this server."""
    hosts: tuple[str, ...] = ()
    """The names under which people reach this server; without any, those of this machine."""
    metrics: str = ""
    """Who may read figures besides this machine: nobody, `public`, or anyone with this token."""
    logs: Literal["console", "json"] = "console"
    page: str = ""
    """A folder with the built client, in place of the one that comes with the package."""
    site: str = ""
    """A folder with the site that plays without a server, in place of the one that `make site`
    builds in a clone; `off` offers none.
    """
    idle: float = 120.0
    """Seconds after which a table that nobody watches leaves the memory."""
    address: str = ""
    """Where people reach this server, such as https://example.org: for links in mails and chats."""
    mail: str = ""
    """The server that takes mail: smtp://USER:PASSWORD@HOST:587, or smtps://."""
    mail_from: str = ""
    """Whom mails are from."""
    push_key: str = ""
    """The private key for Web Push, in place of the one that is made for the database."""
    notice_after: float = 60.0
    """Seconds for which somebody is away before a notice of their turn is sent."""
    private_targets: bool = False
    """Whether notices may go to addresses of private networks, and without encryption."""
    imprint: str = ""
    """Who runs this server: a text file, or the address of a page."""
    litter: float | None = 30 * 86400.0
    """Seconds after which what nobody wants any more is deleted; None: never."""
    keep: float | None = None
    """Seconds after which tables that nobody touches are deleted; None: never."""
    room: int | None = None
    """Bytes that the database may take before nothing new is made; None: as much as there is."""

    @property
    def on_sqlite(self) -> bool:
        return self.database.startswith(SQLITE)

    def leave(self) -> None:
        """Put the settings where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def found() -> "Settings":
        """The settings that a supervisor has left in the environment."""
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def chosen(
    *,
    database: str | None = None,
    bus: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings for what was typed; the rest comes from the environment.

    A PostgreSQL database is its own bus unless another is named. Memory reaches no other process,
    so several workers on SQLite need a bus; saying so beats moves that half the table never sees.
    """
    place = database_address(database or environment.get("WARDROOM_DATABASE"))
    way = bus or environment.get("WARDROOM_BUS") or _usual_bus(place)
    if way != "memory" and not way.startswith(("redis://", "rediss://", "postgresql://")):
        raise WardroomError(
            f"The bus {without_password(way)!r} is neither memory nor the address of a Redis or "
            "PostgreSQL (redis://HOST/0, postgresql://USER@HOST/NAME)."
        )
    if workers > 1 and sys.platform == "win32":
        # The event loop that supervised workers get there starts no processes for colleagues.
        raise WardroomError("On Windows a server is one process: leave --workers out.")
    if workers > 1 and way == "memory":
        raise WardroomError(
            "Several workers need a bus that reaches them all: add --bus redis://HOST/0, "
            "or use a PostgreSQL database, which is its own bus."
        )
    try:
        return Settings(
            database=place,
            bus=way,
            host=host,
            port=port,
            workers=workers,
            thinkers=int(environment.get("WARDROOM_THINKERS") or _usual_thinkers()),
            debriefs=environment.get("WARDROOM_DEBRIEFS", "on") != "off",
            pace=float(environment.get("WARDROOM_PACE") or 0.4),
            limits=environment.get("WARDROOM_LIMITS", "on") != "off",
            chosen_deals=environment.get("WARDROOM_CHOSEN_DEALS") == "on",
            origins=tuple(environment.get("WARDROOM_ORIGINS", "").replace(",", " ").split()),
            hosts=tuple(environment.get("WARDROOM_HOSTS", "").replace(",", " ").split()),
            metrics=environment.get("WARDROOM_METRICS", ""),
            logs="json" if environment.get("WARDROOM_LOGS") == "json" else "console",
            page=environment.get("WARDROOM_PAGE", ""),
            site=environment.get("WARDROOM_SITE", ""),
            idle=float(environment.get("WARDROOM_IDLE") or 120.0),
            address=environment.get("WARDROOM_ADDRESS", "").rstrip("/"),
            mail=environment.get("WARDROOM_MAIL", ""),
            mail_from=environment.get("WARDROOM_MAIL_FROM", ""),
            push_key=environment.get("WARDROOM_PUSH_KEY", ""),
            notice_after=float(environment.get("WARDROOM_NOTICE_AFTER") or 60.0),
            private_targets=environment.get("WARDROOM_PRIVATE_TARGETS") == "on",
            imprint=environment.get("WARDROOM_IMPRINT", ""),
            litter=_span_or_off("WARDROOM_LITTER", environment, "30d"),
            keep=_span_or_off("WARDROOM_KEEP", environment, OFF),
            room=_size_or_off("WARDROOM_ROOM", environment),
        )
    except ValueError as error:
        raise WardroomError(
            "WARDROOM_THINKERS, WARDROOM_PACE, WARDROOM_IDLE and WARDROOM_NOTICE_AFTER must be "
            "numbers."
        ) from error


def span(text: str) -> float:
    """Seconds of a span such as 90d or 1y."""
    found = re.fullmatch(r"(\d{1,4})([hdwmy])", text, re.ASCII)
    if found is None:
        raise WardroomError(f"{text[:40]!r} is no span such as 90d, 6m or 1y.")
    return int(found[1]) * _UNITS[found[2]]


def _span_or_off(name: str, environment: Mapping[str, str], usual: str) -> float | None:
    text = environment.get(name) or usual
    if text == OFF:
        return None
    try:
        return span(text)
    except WardroomError as error:
        raise WardroomError(f"{name}: {error} `{OFF}` is never.") from error


def _size_or_off(name: str, environment: Mapping[str, str]) -> int | None:
    text = environment.get(name) or OFF
    if text == OFF:
        return None
    found = re.fullmatch(r"(\d{1,6})([MG])", text, re.ASCII)
    if found is None:
        raise WardroomError(f"{name}: {text[:40]!r} is no size such as 500M or 20G.")
    return int(found[1]) * _SIZES[found[2]]


def data_folder() -> Path:
    """Where everything of this person is kept; WARDROOM_DATA names another folder."""
    named = os.environ.get("WARDROOM_DATA")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("wardroom", appauthor=False)


def database_address(named: str | None) -> str:
    """The address of the database: a file of SQLite, or a PostgreSQL server."""
    if not named:
        return f"{SQLITE}:///{data_folder() / 'tables.db'}"
    scheme, colon, rest = named.partition("://")
    if not colon:
        return f"{SQLITE}:///{Path(named).expanduser()}"
    if scheme in ("postgres", "postgresql", POSTGRES):
        return f"{POSTGRES}://{rest}"
    if scheme == SQLITE:
        return f"{SQLITE}://{rest}"
    raise WardroomError(
        f"The database {without_password(named)!r} is neither a file nor the address of a "
        "PostgreSQL server (postgresql://USER@HOST/NAME)."
    )


def _usual_bus(database: str) -> str:
    if database.startswith(POSTGRES):
        return "postgresql" + database.removeprefix(POSTGRES)
    return "memory"


def _usual_thinkers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def without_password(address: str) -> str:
    """Addresses are shown in errors and logs; what stands before the @ is not."""
    before, at, after = address.rpartition("@")
    return f"{before.partition('://')[0]}://...@{after}" if at else address
