"""A bot that sits down at a table on the web: python docs/web_bot.py URL TABLE [INVITE]."""

import asyncio
import sys

from wardroom.client import Denied, Visitor


async def play(url: str, table: str, invite: str | None = None) -> None:
    """Treats whatever grows here, else takes the first thing that is legal."""
    bot = await Visitor.guest(url, "Gardener")
    await bot.sit(table, invite=invite)
    async with bot.join(table) as sitting:
        while position := await sitting.turn():
            treating = [offer for offer in position.legal if offer.action.startswith("treat")]
            try:
                await sitting.play((treating or position.legal)[0])
            except Denied as denied:
                print(denied)  # Somebody else was quicker; the position has changed.
        print(sitting.ending)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
