"""Takes the pictures of docs/pictures: every game in its middle, and the front page.

`make pictures` starts a server of its own, plays each game with a colleague's advice up to its
middle and one to its end, and photographs them with a real browser: all games in three sizes and at
night, an ending, a new table, the front page in each language; of Rush M.D. every scene in four
sizes. Boards by day are kept as they are, for the README shows them; all else is compressed to
about a third.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.department import CLOSE_UPS, GAME, scenes
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess
from wardroom.words import LANGUAGES

FOLDER: Final = Path(__file__).parent.parent / "docs/pictures"
SIZES: Final = {
    "desktop": (1440, 900),
    "laptop": (1366, 657),
    "tablet": (1024, 768),
    "phone": (390, 844),
}
BOARDS: Final = ("desktop", "laptop", "phone")
"""The sizes in which every game is photographed."""
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL", "hu": "hu-HU"}
WHOLE: Final = 10_000
"""More moves than any game has."""
WAIT: Final = 20
"""Seconds after which a table is left as it is."""
SETTLED: Final = 800
"""Milliseconds in which fonts and pictures have arrived."""
BUSY: Final = 12_000
"""Milliseconds after which a department has its hands full."""
NOTES: Final = """localStorage.setItem('wardroom-holding-on',
    JSON.stringify({ warned: true, story: false }));
localStorage.setItem('wardroom-settings', JSON.stringify({ practised: true, columnOpen: false }))"""
"""Settings of a returning visitor: boards are shown without first steps."""


@dataclass(frozen=True)
class PhotographedGame:
    """A game as it is photographed: who sits there, and how many moves its middle is away."""

    game: str
    seats: list[str]
    moves: int
    options: dict[str, str] = field(default_factory=dict)


PHOTOGRAPHED: Final = (
    PhotographedGame(
        "pandemic",
        ["me", "colleague:good", "colleague:good"],
        24,
        {"hands": "open", "consent": "automatic", "epidemics": "4"},
    ),
    PhotographedGame("quarantine", ["me", "colleague:good", "colleague:good"], 60),
    PhotographedGame("holding-on", ["me"], 45),
    PhotographedGame("rush-md", ["me", "colleague:good"], 0, {"difficulty": "easy", "assist": "1"}),
)


ENDED: Final = PHOTOGRAPHED[0].game
"""The game that is played to its end."""

SET_UP: Final = PHOTOGRAPHED[1].game
"""The game whose new table is photographed."""

QUALITY: Final = 72
"""Of pictures that are compressed, out of 100."""


NAME: Final = "Ania"

Seat = tuple[str, str]
"""The cookie of somebody, and the table where that person sits."""

SCENES: Final = {
    "council": ".council .go",
    "action": ".council .go, [data-offer]",
    **dict.fromkeys(CLOSE_UPS, "[data-closeup]"),
    "evaluation": ".evaluation .go",
    "end": "#ending-title",
}
"""What is seen in each scene of Rush M.D."""


async def play(person: HttpClient, game: PhotographedGame, moves: int) -> str:
    """A table at which the person has made so many moves."""
    card = await person.open_table(game.game, game.seats, game.options)
    if moves == 0:
        return card.id
    async with person.join(card.id) as place:
        for _ in range(moves):
            if place.ending is not None or not await step(place):
                break
    return card.id


async def step(place: TableClient) -> bool:
    """Take what a colleague advises; False where nobody has asked for a while."""
    try:
        async with asyncio.timeout(WAIT):
            position = await place.turn()
    except TimeoutError:
        return False
    if position is None:
        return False
    seat = next(offer.seat for offer in position.legal if offer.seat in position.waiting)
    with suppress(Denied, TimeoutError):  # somebody else may have been quicker
        hint = await place.hint(seat)
        await place.play(hint.offer or position.legal[0])
    return True


async def play_all(url: str, games: list[str]) -> tuple[dict[str, Seat], dict[str, Seat]]:
    """Tables of all games, one of them over, and the scenes of Rush M.D., each with somebody of its
    own: nobody is told of another table that waits.
    """
    tables: dict[str, Seat] = {}
    for game in (each for each in PHOTOGRAPHED if each.game in games):
        person = await HttpClient.guest(url, NAME)
        tables[game.game] = person.cookie, await play(person, game, game.moves)
    if ENDED in games:
        person = await HttpClient.guest(url, NAME)
        tables["ending"] = person.cookie, await play(person, PHOTOGRAPHED[0], WHOLE)
    return tables, await scenes(url, NAME) if GAME in games else {}


class Photographer:
    """A browser in which the owner of this cookie is known already."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.cookie = ""

    def take(
        self,
        name: str,
        path: str,
        ready: str,
        size: str,
        *,
        language: str = "en",
        theme: str = "",
        small: bool = False,
    ) -> None:
        """Photograph a page once this can be seen on it; a small picture is compressed."""
        context = self._eyes(size, language, theme)
        page = context.new_page()
        page.goto(self.url + path)
        page.wait_for_selector(ready, state="attached")
        if not name.endswith("council"):
            begin(page)
        page.wait_for_timeout(SETTLED)
        marks = [name, *filter(None, [language, theme]), size]
        taken = FOLDER / f"{'-'.join(marks)}.png"
        if small:
            taken.unlink(missing_ok=True)
            page.screenshot(path=taken.with_suffix(".jpg"), type="jpeg", quality=QUALITY)
        else:
            page.screenshot(path=taken)
        context.close()

    def _eyes(self, size: str, language: str, theme: str) -> BrowserContext:
        width, height = SIZES[size]
        phone = size == "phone"
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light",
        )
        name, _, value = self.cookie.partition("=")
        if name:
            context.add_cookies([{"name": name, "value": value, "url": self.url}])
        context.add_init_script(NOTES)
        return context


def begin(page: Page) -> None:
    """A department that still holds its Council goes to work first."""
    go = page.locator(".council .go")
    if go.is_visible():
        go.click()
        page.mouse.move(0, 0)  # no tooltip appears where nobody points
        page.wait_for_timeout(BUSY)


def photograph(url: str, games: list[str], languages: list[str]) -> None:
    """Play, then take every picture."""
    tables, rooms = asyncio.run(play_all(url, games))
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise WardroomError("There is no chromium here (on Debian: apt install chromium).")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        eyes = Photographer(browser, url)
        for game, (eyes.cookie, table) in tables.items():
            address = f"/table/{table}"
            if game == "ending":
                eyes.take(game, address, "#ending-title", "laptop", small=True)
                continue
            asked = "[data-offer], [data-leads], #ending-title"
            for size in BOARDS:
                eyes.take(game, address, asked, size)
            eyes.take(game, address, asked, "laptop", theme="dark", small=True)
        for scene, (eyes.cookie, table) in rooms.items():
            for size in SIZES:
                eyes.take(f"rush-md-{scene}", f"/table/{table}", SCENES[scene], size, small=True)
        if SET_UP in tables:
            eyes.take("new-table", f"/new/{SET_UP}", "form", "laptop", small=True)
        for language in languages:
            for size in ("desktop", "phone"):
                front = "article[data-game=pandemic] button.primary"
                eyes.take("front", "/", front, size, language=language, small=True)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--games", default=",".join(each.game for each in PHOTOGRAPHED))
    wanted = parser.parse_args()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            ServerProcess(Path(folder), environment={"WARDROOM_PACE": "0"}) as server,
        ):
            photograph(server.url, wanted.games.split(","), wanted.languages.split(","))
    except WardroomError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
