"""To which address the passkeys of a server belong.

A browser gives a passkey only to pages of the host that it was created for. So that is the address
the operator has configured. Without one, passkeys work on this machine alone, where browsers trust
`localhost` without encryption.
"""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from wardroom.server.settings import Settings

_USUAL_PORTS: Final = {"https": 443, "http": 80}
_LOCAL: Final = "localhost"


class RelyingParty(NamedTuple):
    """The host name that passkeys belong to, and the origin of the pages that may use them."""

    id: str
    origin: str


def relying_party(settings: Settings, asked: str) -> RelyingParty | None:
    """The relying party of this server; None if it has no address that passkeys could belong to.

    `asked` is the address that the request was sent to.
    """
    try:
        parts = urlsplit(settings.address or asked)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        return None
    local = host == _LOCAL or host.endswith(f".{_LOCAL}")
    secure = parts.scheme == "https" or (parts.scheme == "http" and local)
    if not secure or not (local or (settings.address and _is_name(host))):
        return None
    usual = port is None or port == _USUAL_PORTS[parts.scheme]
    return RelyingParty(host, f"{parts.scheme}://{host}" + ("" if usual else f":{port}"))


def _is_name(host: str) -> bool:
    """No address in figures: the last part of those is a number, or all of it stands in colons."""
    last = host.rpartition(".")[2]
    return "." in host and ":" not in host and not last.isdigit()
