"""Takes the pictures of docs/pictures: every page, on a desktop and on a phone, in each language.

`make pictures` starts a server of its own, plays a game with the planner's advice up to its middle
and another one to its end, and photographs both with a real browser.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from wardroom.client import Denied, Visitor
from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess
from wardroom.words import LANGUAGES

FOLDER: Final = Path(__file__).parent.parent / "docs/pictures"
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "hu": "hu-HU"}
MIDDLE: Final = 24
"""Moves after which a game is worth a picture."""
WHOLE: Final = 10_000
"""More moves than any game has."""
SETTLED: Final = 600
"""Milliseconds in which fonts and pictures have arrived."""


async def play(person: Visitor, moves: int) -> str:
    """A table at which the person has made so many moves."""
    seats = ["me", "colleague:planner", "colleague:planner"]
    card = await person.open_table(
        "pandemic", seats, {"hands": "open", "consent": "automatic", "epidemics": "4"}
    )
    async with person.join(card.id) as sitting:
        for _ in range(moves):
            position = await sitting.turn()
            if position is None:
                break
            with suppress(Denied):  # whoever holds an Event is asked while others decide
                hint = await sitting.hint(position.legal[0].seat)
                await sitting.play(hint.offer or position.legal[0])
        await sitting.turn()
    return card.id


async def play_both(url: str) -> tuple[str, str, str]:
    """The cookie of a person, and the two tables where that person plays."""
    person = await Visitor.guest(url, "Ania")
    return person.cookie, await play(person, MIDDLE), await play(person, WHOLE)


class Photographer:
    """One browser of one size in one language, in which somebody is known already."""

    def __init__(self, browser: Browser, url: str, cookie: str, language: str, size: str) -> None:
        width, height = SIZES[size]
        phone = size == "phone"
        self.url = url
        self.mark = f"{language}-{size}"
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        name, _, value = cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": url}])

    def take(self, name: str, path: str, ready: str) -> Page:
        """Photograph a page once this can be seen on it."""
        page = self.context.new_page()
        page.goto(self.url + path)
        page.wait_for_selector(ready, state="attached")
        self.again(name, page)
        return page

    def again(self, name: str, page: Page) -> None:
        """Photograph the page as it is now."""
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=FOLDER / f"{name}-{self.mark}.png")

    def all_pages(self, middle: str, ended: str) -> None:
        self.take("front", "/", "article[data-game=pandemic] button.primary").close()
        self.take("new-table", "/new/pandemic", "form button.primary, main button.primary").close()
        page = self.take("table", f"/table/{middle}", "[data-offer], #ending-title")
        page.keyboard.press(",")
        page.get_by_role("slider").wait_for()
        self.again("replay", page)
        page.close()
        self.take("ending", f"/table/{ended}", "#ending-title").close()
        self.context.close()


def photograph(url: str, languages: list[str]) -> None:
    """Play, then take every picture in these languages."""
    cookie, middle, ended = asyncio.run(play_both(url))
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise WardroomError("There is no chromium here (on Debian: apt install chromium).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for language in languages:
            for size in SIZES:
                Photographer(browser, url, cookie, language, size).all_pages(middle, ended)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    wanted = parser.parse_args()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(Path(folder), environment={"WARDROOM_PACE": "0"}) as server,
        ):
            photograph(server.url, wanted.languages.split(","))
    except WardroomError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
