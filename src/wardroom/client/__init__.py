"""A Python client of the published protocol, for bots and for trials.

An `HttpClient` is a person at a server: a guest with a name, known by a cookie. A `TableClient` is
a live place at one table. It keeps the position current, comes back by itself when the connection
or the server is lost, and sends again what was not acknowledged, with the same nonce, so that
nothing is played twice:

    ania = await HttpClient.guest("http://localhost:8000", "Ania")
    table = await ania.open_table("pandemic", ["me", "colleague:good"])
    async with ania.join(table.id) as client:
        while position := await client.turn():
            await client.play(position.legal[0])
        print(client.ending)
"""

from wardroom.client.errors import Denied, Unreachable
from wardroom.client.http_client import HttpClient
from wardroom.client.table_client import Listener, TableClient

__all__ = ["Denied", "HttpClient", "Listener", "TableClient", "Unreachable"]
