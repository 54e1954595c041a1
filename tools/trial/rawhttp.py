"""One HTTP request as it stands, however odd, and the answer to it.

The connection is kept open while the answer is read: a server may answer before it has taken the
whole of a body that is too large, and hanging up at once would lose its words.
"""

import asyncio
from typing import NamedTuple

from tools.trial.nonsense import Request


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: bytes
    body: bytes


async def answer_to(address: tuple[str, int], request: Request) -> Answer | None:
    """Send the request; None if the connection ended without an answer."""
    headers = {
        "Host": "{}:{}".format(*address),
        "Content-Length": str(len(request.body)),
        **request.headers,
    }
    lines = [f"{request.method} {request.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    reader, writer = await asyncio.open_connection(*address)
    try:
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace") + request.body)
        return await _read(reader, bodiless=request.method == "HEAD")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    finally:
        writer.close()


async def _read(reader: asyncio.StreamReader, bodiless: bool) -> Answer:
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    fields = {}
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        fields[name.strip().lower()] = value.strip().lower()
    if bodiless or status in (204, 304):
        return Answer(status, head, b"")
    if fields.get(b"transfer-encoding") == b"chunked":
        return Answer(status, head, await _chunks(reader))
    if b"content-length" in fields:
        return Answer(status, head, await reader.readexactly(int(fields[b"content-length"])))
    return Answer(status, head, await reader.read())


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    whole = b""
    while size := int(await reader.readline(), 16):
        whole += await reader.readexactly(size)
        await reader.readline()
    return whole
