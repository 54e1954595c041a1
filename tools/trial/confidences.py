"""What is said to one player alone, and what somebody writes down: who may get it in a leak trial.

Every such text names the seats of those who may know it, in a word that nothing else has. So each
message can be judged by itself, wherever the word turns up in it.
"""

import re
from collections.abc import Sequence
from typing import Final

from tools.trial.audience import Audience
from wardroom.kernel import SPECTATOR, Dice
from wardroom.protocol import Note, TableCard

_WORD: Final = re.compile(rb"confided-to-([0-9x]+)-[0-9a-f]+")


def confided(seats: Sequence[int], dice: Dice) -> str:
    """A word that only those in the seats may ever get."""
    return f"confided-to-{'x'.join(map(str, seats))}-{dice.bits():08x}"


def overheard(seats: Sequence[int], said: bytes) -> list[str]:
    """What an audience in these seats has got and was not meant for it."""
    return [
        found.group().decode()
        for found in _WORD.finditer(said)
        if not {int(seat) for seat in found.group(1).split(b"x")} & set(seats)
    ]


async def confide(
    card: TableCard, audience: Audience, audiences: Sequence[Audience], dice: Dice
) -> None:
    """Say something to one of the others, and write something down. The lock of both is tried by
    everybody who listens, looks at the table, or asks for their own data.
    """
    others = [other for other in audiences if other.seats[0] not in (SPECTATOR, audience.seats[0])]
    if others:
        other = dice.pick(others)
        word = confided((*audience.seats, *other.seats), dice)
        await audience.client.say(word, to=dice.pick(other.seats))
    note = f"/api/tables/{card.id}/note"
    await audience.fetch("note", note, "PUT", Note(confided(audience.seats, dice)))
    for each in audiences:
        await each.fetch("note", note)
        await each.fetch("own data", "/api/me/data")
