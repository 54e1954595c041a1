"""A person's seats played over the wire, to bring a table to a wanted position quickly."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.browser.guest import Guest
from wardroom.client import HttpClient
from wardroom.protocol import Offer, Position

Choose = Callable[[Position], Offer | None]

A_GAME = 300
"""Seconds in which even a busy machine plays a whole game."""


def direct(guest: Guest, table: str, choose: Choose, moves: int = 4000) -> bool:
    """Play the seats of this person over the wire until `choose` has nothing to say any more.

    False if the game was over before that. Playwright keeps its own event loop in this thread, so
    the playing happens in another one.
    """
    cookie = next(each for each in guest.context.cookies())

    async def play() -> bool:
        person = await HttpClient.guest(guest.url, cookie=f"{cookie['name']}={cookie['value']}")
        async with person.join(table) as client:
            for _ in range(moves):
                position = await client.turn()
                if position is None:
                    return False
                offer = choose(position)
                if offer is None:
                    return True
                await client.play(offer)
        return False

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(asyncio.wait_for(play(), A_GAME))).result()
