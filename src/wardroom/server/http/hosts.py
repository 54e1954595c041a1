"""The names under which this server answers.

A page of another site can give its own name the address of this machine and then ask as if it were
ours (DNS rebinding). So a name has to be one that this server goes by. An address in figures cannot
be forged like that and is always good.
"""

import ipaddress
import socket
from functools import cache
from typing import Any

from wardroom.server.settings import ANY_HOST, Settings

_FORWARDED = frozenset({b"x-forwarded-for", b"x-real-ip", b"forwarded"})


class Hosts:
    """The names of a server: those in its settings, else those of this machine."""

    def __init__(self, settings: Settings) -> None:
        self._any = ANY_HOST in settings.hosts
        self._names = {name.lower() for name in settings.hosts}
        if not self._names:
            self._names = {"localhost", settings.host.lower(), *_own_names()}

    def knows(self, header: bytes) -> bool:
        """Is this Host header one of ours?"""
        name = _without_port(header.decode("latin-1").lower())
        if not name or self._any:
            return True  # no browser leaves it out
        return name in self._names or name.endswith(".localhost") or _is_figures(name)


def is_local(scope: Any) -> bool:
    """Does a request come from this very machine, and not through a proxy?"""
    names = {name for name, _ in scope["headers"]}
    client = scope.get("client")
    if client is None or names & _FORWARDED:
        return False
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    named = _without_port(host.decode("latin-1").lower())
    return _is_loopback(client[0]) and (named == "localhost" or _is_figures(named))


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


@cache
def _own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})


def _is_figures(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(address: str) -> bool:
    return _is_figures(address) and ipaddress.ip_address(address).is_loopback
