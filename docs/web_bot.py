"""A bot that sits down at a table on the web: python docs/web_bot.py URL TABLE [INVITE]."""

import asyncio
import sys

from wardroom.client import Denied, HttpClient


async def play(url: str, table: str, invite: str | None = None) -> None:
    """Treats whatever grows here, else takes the first thing that is legal."""
    bot = await HttpClient.guest(url, "Gardener")
    await bot.sit(table, invite=invite)
    async with bot.join(table) as client:
        while position := await client.turn():
            treating = [offer for offer in position.legal if offer.action.startswith("treat")]
            try:
                await client.play((treating or position.legal)[0])
            except Denied as denied:
                print(denied)  # Somebody else was quicker; the position has changed.
        print(client.ending)


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
