"""Posting to servers whose addresses people have typed.

Such an address must not lead into the network of this server: anyone able to make it ask
there would see what only this machine may see. So a name is looked up once, every address behind it
has to be a public one, and the connection is made to that very address. No redirect is followed,
and nothing of the answer is passed on but its status.
"""

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from wardroom.server.errors import ApiError

PATIENCE: Final = 10.0
DEADLINE: Final = 15.0
"""Seconds for the whole of a post. A server that answers one byte now and then keeps within any
patience for a single byte, and would hold up whatever waits behind it."""
LONGEST_ADDRESS: Final = 1000
_PORTS: Final = (443, 8443)


class Unsent(Exception):
    """It could not be posted; `final` if trying again would not help."""

    def __init__(self, reason: str, *, final: bool = False, gone: bool = False) -> None:
        super().__init__(reason)
        self.final = final
        self.gone = gone
        """There is nobody there any more."""


class Outgoing:
    """Posts to public addresses; to any address only where the operator allows it."""

    def __init__(self, private: bool = False) -> None:
        self._private = private
        self._client: Any = None

    def check(self, address: str) -> None:
        """ApiError unless it looks like an address that may be posted to."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as error:
            raise ApiError("bad-address") from error
        fits = parts.scheme == "https" and port in (None, *_PORTS)
        if self._private:
            fits = parts.scheme in ("http", "https")
        if not fits or not parts.hostname or parts.username or len(address) > LONGEST_ADDRESS:
            raise ApiError("bad-address", "The address must begin with https://.")
        if not self._private and _is_figures(parts.hostname) and not is_public(parts.hostname):
            raise ApiError("bad-address", "The address leads into a private network.")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Post it; Unsent if it did not arrive, or not soon."""
        try:
            self.check(address)
        except ApiError as error:
            raise Unsent(str(error), final=True) from error
        try:
            async with asyncio.timeout(DEADLINE):
                await self._post(address, body, headers)
        except TimeoutError as error:
            raise Unsent("too slow") from error

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        import httpx

        parts = urlsplit(address)
        host = parts.hostname or ""
        found = await self._found(host, parts.port or (443 if parts.scheme == "https" else 80))
        if self._client is None:
            # It would write down every address, and an address is a secret.
            logging.getLogger("httpx").setLevel(logging.WARNING)
            self._client = httpx.AsyncClient(
                timeout=PATIENCE, follow_redirects=False, trust_env=False, cookies=None
            )
        # To the address that was looked at, by the name that was meant.
        url = httpx.URL(address).copy_with(host=found)
        request = self._client.build_request(
            "POST",
            url,
            content=body,
            headers={**headers, "host": parts.netloc},
            extensions={"sni_hostname": host},
        )
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.HTTPError as error:
            raise Unsent(type(error).__name__) from error
        await answer.aclose()
        if not answer.is_success:
            status = answer.status_code
            final = status < 500 and status not in (408, 425, 429)
            raise Unsent(f"status {status}", final=final, gone=status in (404, 410))

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _found(self, host: str, port: int) -> str:
        try:
            rows = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise Unsent("unknown host") from error
        addresses = [str(row[4][0]) for row in rows]
        if not self._private and not all(map(is_public, addresses)):
            raise Unsent("private address", final=True)
        return addresses[0]


_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""All of IPv6 that is given out on the Internet. What translates, maps or embeds addresses of IPv4
lies outside it, but for 6to4 and Teredo."""
_PROVIDERS: Final = (ipaddress.IPv4Address("168.63.129.16"),)
"""Public by their numbers, but every machine in Azure reaches the platform itself there."""


def is_public(address: str) -> bool:
    """Is it an address of the open Internet, and no other written as one?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast and ip not in _PROVIDERS
    return ip in _UNICAST and ip.is_global and ip.sixtofour is None and ip.teredo is None


def _is_figures(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
