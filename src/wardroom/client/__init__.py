"""A Python client of the published protocol, for bots and for trials.

A `Visitor` is a person at a server: a guest with a name, known by a cookie. A `Sitting` is a live
place at one table. It keeps the position current, comes back by itself when the connection or the
server is lost, and sends again what was not acknowledged, with the same nonce, so that nothing is
played twice:

    ania = await Visitor.guest("http://localhost:8000", "Ania")
    table = await ania.open_table("pandemic", ["me", "colleague:good"])
    async with ania.join(table.id) as sitting:
        while position := await sitting.turn():
            await sitting.play(position.legal[0])
        print(sitting.ending)
"""

from wardroom.client.errors import Denied, Unreachable
from wardroom.client.sitting import Listener, Sitting
from wardroom.client.visitor import Visitor

__all__ = ["Denied", "Listener", "Sitting", "Unreachable", "Visitor"]
