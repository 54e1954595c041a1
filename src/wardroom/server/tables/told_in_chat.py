"""What the server says in the chat of a table about those who play there."""

import secrets

from wardroom.protocol import SPECTATOR_SEAT, Said
from wardroom.server.store import StorageError
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import names_by_seat


async def tell_in_chat(hub: Hub, live: LiveTable, seat: int, sentence: str, say: Said) -> None:
    """A line about whoever plays in a seat, with the name they have at this moment.

    The line belongs to that person, who may have it deleted with all others. The change it tells of
    is stored already, and stays so where the line cannot be.
    """
    name = names_by_seat(live.row, live.names).get(seat, "")
    known = Said(say.id, {**say.args, "name": name})
    nonce = f"{live.row.chairs[seat].person}/~{secrets.token_hex(8)}"
    try:
        await hub.say(live, SPECTATOR_SEAT, "", f"{name or 'A guest'} {sentence}", nonce, known)
    except StorageError:
        return
