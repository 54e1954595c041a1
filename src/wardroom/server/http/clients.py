"""Where a request comes from, as limits count it.

A connection with IPv6 has at least 2^64 addresses of its own, so the network that a provider gives
to one household counts as one; an address of IPv4 counts as itself, however it is written.
"""

import ipaddress
from functools import lru_cache
from typing import Any, Final

_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that belong to the network, which one visitor has as a whole."""


def client_of(scope: Any) -> str:
    """The address that a request or a socket comes from, or its network."""
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


@lru_cache(4096)
def counted_as(address: str) -> str:
    """One name for all addresses that a single visitor has."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, _HOUSEHOLD), strict=False))
