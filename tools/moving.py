"""Takes the moving picture of the README: a hint, the moves it leads to, a colleague's answer.

`make pictures` starts a server of its own, plays Pandemic up to the beginning of a turn, and films
what a person sees who asks for a hint, follows the plan, and watches the colleague answer. What the
browser draws is kept with its time; out of that come a few frames a second, as one animated WebP
that is small enough to be part of a page.
"""

import asyncio
import base64
import io
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools.pictures import FOLDER, LOCALES, NAME, NOTES, step
from wardroom.client import HttpClient
from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess

TAKEN: Final = FOLDER / "pandemic-moving.webp"
SEATS: Final = ("me", "colleague:good")
OPTIONS: Final = {"hands": "open", "consent": "automatic", "epidemics": "4"}
MOVES: Final = 8
"""How many moves of the person come before the film begins, or a few more."""
WHOLE_TURN: Final = {"seat": 0, "count": 4}
"""What is asked at the beginning of a turn."""
PACE: Final = "1.1"
"""Seconds between the moves of the colleague: time to see each."""
SIZE: Final = (1180, 738)
SHOWN: Final = 900
"""The width of the picture."""
SECONDS: Final = 10.0
FRAMES: Final = 6
"""In a second."""
LONGEST: Final = 0.4
"""Seconds without a change are cut down to so many: nobody watches a machine think."""
ASKING: Final = 1.6
"""Seconds up to the plan, at most."""
READING: Final = 2.2
"""Seconds for the plan to be read, and for the end."""
PATIENCE: Final = 120_000
"""Milliseconds in which the colleague has answered, on a machine that is busy."""
LARGEST: Final = 1_500_000
QUALITIES: Final = (72, 60, 48, 36)
"""The first of these qualities that is small enough is taken."""
AT_REST: Final = 700
"""Milliseconds in which something is sure to have been drawn."""
LOOK: Final = 300
"""Milliseconds between two looks at whose turn it is."""
REACHING: Final = 12
"""Steps in which the pointer gets there."""

ASKED: Final = "html[data-settled] :is([data-offer], [data-leads])"
OWN_TURN: Final = "html[data-settled] .status.asked"
OTHERS_TURN: Final = r".status:not(.asked) >> text=/^\s*Good\b/"
ANSWERED: Final = (
    "[data-confirm]",
    "body:has(.status.asked:has-text('play an Event')) [data-offer=pass]",
)
"""What comes between the steps of a plan: a last question, and windows for Events."""
POINTER: Final = """addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div');
    Object.assign(dot.style, {
        position: 'fixed', zIndex: 2147483647, pointerEvents: 'none', width: '20px',
        height: '20px', borderRadius: '50%', background: '#e8590c99', border: '2px solid white',
        transform: 'translate(-50%, -50%)', left: '70%', top: '60%',
    });
    document.documentElement.append(dot);
    addEventListener('mousemove', event => {
        dot.style.left = `${event.clientX}px`;
        dot.style.top = `${event.clientY}px`;
    }, true);
})"""
"""A browser without a window draws no pointer."""


class Drawn(NamedTuple):
    """What the browser showed from this moment on."""

    at: float
    png: bytes
    read: bool = False
    """Somebody reads it, so it stays."""


async def to_a_turn(url: str) -> tuple[str, str]:
    """A table at the beginning of the person's turn: the cookie and the table."""
    person = await HttpClient.guest(url, NAME)
    card = await person.open_table("pandemic", list(SEATS), OPTIONS)
    made = 0
    async with person.join(card.id) as place:
        while position := await place.turn():
            asked = position.asking
            if made >= MOVES and asked.id == "ask-action" and asked.args == WHOLE_TURN:
                return person.cookie, card.id
            if not await step(place):
                break
            made += 1
    raise WardroomError("The game was over before it could be filmed.")


def film(browser: Browser, url: str, cookie: str, table: str) -> list[Drawn]:
    """Ask, follow, watch; everything that was drawn meanwhile."""
    width, height = SIZE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES["en"], color_scheme="light"
    )
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])
    context.add_init_script(NOTES)
    context.add_init_script(POINTER)
    page = context.new_page()
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector(ASKED, state="attached")
    page.wait_for_timeout(AT_REST)
    drawn: list[Drawn] = []
    devtools = context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        drawn.append(Drawn(frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        devtools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def read() -> None:
        page.wait_for_timeout(AT_REST)
        drawn[-1] = drawn[-1]._replace(read=True)

    devtools.on("Page.screencastFrame", keep)
    devtools.send("Page.startScreencast", {"format": "png"})
    page.wait_for_timeout(AT_REST)
    point(page, "button[title=Hint]")
    page.wait_for_selector("[data-follow]", timeout=PATIENCE)
    read()
    whole = page.query_selector("[data-follow-all]")
    point(page, "[data-follow-all]" if whole else "[data-follow]")
    # The turn goes to the colleague, and comes back.
    until = time.monotonic() + PATIENCE / 1000
    while page.query_selector(OTHERS_TURN) is None and time.monotonic() < until:
        page.wait_for_timeout(LOOK)
        for asked in ANSWERED:
            if page.locator(asked).first.is_visible():
                point(page, asked)
    page.wait_for_selector(OWN_TURN, timeout=PATIENCE)
    read()
    devtools.remove_listener("Page.screencastFrame", keep)
    devtools.send("Page.stopScreencast")
    context.close()
    return drawn


def point(page: Page, selector: str) -> None:
    """Go there with the pointer, and press."""
    box = page.locator(selector).first.bounding_box()
    if box is None:
        raise WardroomError(f"There is nothing to press: {selector}.")
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle, steps=REACHING)
    page.mouse.down()
    page.mouse.up()


def paced(drawn: Sequence[Drawn]) -> list[Drawn]:
    """The same without waiting, and as quick as ten seconds ask for; reading takes its time."""
    lengths = [
        READING if one.read else min(after.at - one.at, LONGEST) for one, after in pairwise(drawn)
    ]
    plan = next(number for number, one in enumerate(drawn) if one.read)
    before = min(1.0, ASKING / sum(lengths[:plan]))
    after = min(1.0, (SECONDS - ASKING - 2 * READING) / sum(lengths[plan + 1 :]))
    at, found = 0.0, list[Drawn]()
    for number, (one, length) in enumerate(zip(drawn, [*lengths, READING], strict=True)):
        found.append(one._replace(at=at))
        at += length if one.read else length * (before if number < plan else after)
    return found


def sampled(drawn: Sequence[Drawn]) -> list[tuple[int, bytes]]:
    """A few frames a second with their milliseconds; what did not change is one longer frame."""
    beat = round(1000 / FRAMES)
    found: list[tuple[int, bytes]] = []
    for number in range(int(SECONDS * FRAMES)):
        now = number / FRAMES
        png = next(one.png for one in reversed(drawn) if one.at <= now)
        if found and found[-1][1] == png:
            found[-1] = found[-1][0] + beat, png
        else:
            found.append((beat, png))
    return found


def encoded(frames: Sequence[tuple[int, bytes]]) -> bytes:
    """One animated picture, as good as there is room for."""
    width, height = SIZE
    size = SHOWN, round(height * SHOWN / width)
    pictures = [
        Image.open(io.BytesIO(png)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        for _, png in frames
    ]
    for quality in QUALITIES:
        file = io.BytesIO()
        pictures[0].save(
            file,
            "WEBP",
            save_all=True,
            append_images=pictures[1:],
            duration=[duration for duration, _ in frames],
            loop=0,
            quality=quality,
            method=6,
            minimize_size=True,
        )
        if file.tell() <= LARGEST:
            break
    return file.getvalue()


def main() -> None:
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("There is no chromium here (on Debian: apt install chromium).")
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(Path(folder), environment={"WARDROOM_PACE": PACE}) as server,
        ):
            cookie, table = asyncio.run(to_a_turn(server.url))
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium, args=["--no-sandbox"]
                )
                drawn = film(browser, server.url, cookie, table)
                browser.close()
    except WardroomError as error:
        sys.exit(str(error))
    TAKEN.write_bytes(encoded(sampled(paced(drawn))))
    print(f"{TAKEN.name}: {TAKEN.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
