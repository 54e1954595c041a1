"""What the server says in the chat of a table about those who play there."""

import secrets
from typing import Final

from wardroom.protocol import SPECTATOR_SEAT, Said
from wardroom.server.store import StorageError
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import names_by_seat, seats_of

_HANDED_OVER: Final = ("chat-stood-in", "chat-own-stand-in", "chat-left")
"""After these messages a colleague acts for the person of a seat."""


async def tell_in_chat(
    hub: Hub, live: LiveTable, seat: int, sentence: str, say: Said, by: str | None = None
) -> None:
    """A line about the person who plays in a seat, with the name they have at this moment.

    The line belongs to that person, and to the one it says has done something: each may have it
    deleted with all others. The change it tells of is stored already, and stays so where the line
    cannot be.
    """
    name = names_by_seat(live.row, live.names).get(seat, "")
    known = Said(say.id, {**say.args, "name": name})
    also = "" if by is None else f"{by}/"
    nonce = f"{live.row.chairs[seat].person}/~{also}{secrets.token_hex(8)}"
    try:
        await hub.say(live, SPECTATOR_SEAT, "", f"{name or 'A guest'} {sentence}", nonce, known)
    except StorageError:
        return


async def tell_stand_in(hub: Hub, live: LiveTable, seat: int, asked: str) -> None:
    """A colleague acts for the person of a seat from now on, as that person or another has asked.

    A move of the colleague reads like one of the person: only this line tells them apart.
    """
    if live.row.chairs[seat].person == asked:
        say = Said("chat-own-stand-in", {"seat": seat})
        await tell_in_chat(hub, live, seat, "lets a colleague play for now.", say)
        return
    by = seats_of(live.row, asked)[0]
    by_name = names_by_seat(live.row, live.names).get(by, "")
    sentence = f"is away; {by_name or 'a guest'} asked a colleague to stand in."
    say = Said("chat-stood-in", {"seat": seat, "by": by, "by_name": by_name})
    await tell_in_chat(hub, live, seat, sentence, say, asked)


async def tell_back(hub: Hub, live: LiveTable, seat: int) -> None:
    """The person of a seat plays again, and since when a colleague did, if that is still known."""
    sentence = "plays again in person."
    since = next(
        (
            line.said
            for line in reversed(live.chat.lines_for((), None))
            if line.say is not None
            and line.say.id in _HANDED_OVER
            and line.say.args.get("seat") == seat
        ),
        None,
    )
    if since is None:
        await tell_in_chat(hub, live, seat, sentence, Said("chat-back", {"seat": seat}))
    else:
        say = Said("chat-back-since", {"seat": seat, "since": since})
        await tell_in_chat(hub, live, seat, sentence, say)
