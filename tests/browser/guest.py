"""A person at the browser, by what the person can see and do."""

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "hu": "hu-HU"}
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
PATIENCE = 60_000
"""How long to wait, in ms, for what must come; a busy machine needs it, a quick one never does."""

expect.set_options(timeout=PATIENCE)

A_LOOK = 5_000
"""After so long, in ms, it is asked whether what is waited for is still there."""

OFFERED = "[data-offer], [data-leads]"
"""The buttons of actions, and those that lead to some by one more question."""

LOOKS = 3
"""So often a page is looked at before what is wrong with it counts."""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


class Guest:
    """One browser of its own: its cookies, its language, its size."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        still: bool = True,
        theme: str = "light",
        path: str = "/",
        zone: str | None = None,
    ) -> None:
        self.url = url
        self.language = language
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            color_scheme=theme,
            accept_downloads=True,
            timezone_id=zone,
        )
        self.context.set_default_timeout(PATIENCE)
        self.touch = touch
        self.expected_errors: list[str] = []
        self.page = self._watched(self.context.new_page())
        self.page.goto(url + path)

    def leave(self) -> None:
        """Close the browser; nothing unexpected may stand on its console."""
        self.context.close()
        unexpected = [
            error
            for error in self.errors
            if not any(known in error for known in self.expected_errors)
        ]
        assert not unexpected, "\n".join(unexpected)

    def _watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.errors.append(f"page: {error}"))
        page.on(
            "console",
            lambda said: (
                self.errors.append(f"console: {said.text}") if said.type == "error" else None
            ),
        )
        return page

    def say(self, id: str) -> str:
        """A text of the client in this person's language."""
        return web_texts(self.language)[id]

    def button(self, id: str) -> Locator:
        """The button whose name is this text."""
        return self.page.get_by_role("button", name=self.say(id), exact=True)

    def press(self, target: Locator, patience: float = PATIENCE) -> None:
        """One tap or click, as the device does it."""
        if self.touch:
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    # ----------------------------------------------------------------------------------------------

    def play_now(self, game: str = "pandemic", note: str = "skip") -> None:
        """Play now, as somebody who knows the game: a newcomer is asked once.

        A game with a note on what it is about begins when that is answered.
        """
        self.ask_to_play(game)
        self.page.wait_for_selector("[data-first-note], [data-status]")
        if self.page.locator("[data-first-note]").count():
            self.press(self.page.locator(f"[data-first-note] [data-note-{note}]"))
        self.page.wait_for_url("**/table/*")
        self.wait_for_table()

    def ask_to_play(self, game: str) -> None:
        box = self.page.locator(f"article[data-game={game}]")
        self.press(box.locator("button.primary"))
        known = box.locator("[data-known]")
        if known.count():
            self.press(known)

    def ask(self, path: str, body: object = None) -> Any:
        """Post something to the server as this person."""
        return self.page.evaluate(
            """async ([path, body]) => (await (await fetch(path, {method: 'POST',
                headers: {'content-type': 'application/json'},
                body: JSON.stringify(body ?? {})})).json())""",
            [path, body],
        )

    def wait_for_table(self) -> None:
        expect(self.page.locator("[data-status]")).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table, from the address."""
        return urlparse(self.page.url).path.rsplit("/", 1)[-1]

    @property
    def offers(self) -> list[str]:
        """What the list of actions offers, or leads to by the questions it asks, in notation."""
        names: list[str] = self.page.locator(OFFERED).evaluate_all(
            "found => found.flatMap(({dataset}) => dataset.offer ?? dataset.leads.split(';'))"
        )
        return names

    @property
    def over(self) -> bool:
        return self.page.locator("#ending-title").count() > 0

    @property
    def status(self) -> str:
        return self.page.locator("[data-status]").inner_text()

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds; say what was waited for if it never does."""
        for _ in range(PATIENCE // 25):
            if holds():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"waited in vain until {what}; the status line says {self.status!r}")

    def until_asked(self) -> None:
        """Wait until this person may act, or the game is over."""
        self.page.wait_for_selector(f"{OFFERED}, #ending-title", state="attached")

    def until_settled(self) -> None:
        """Wait until what was chosen is answered and shown, whoever is asked next."""
        self.page.wait_for_selector(
            ".actions:not([aria-busy=true]), #ending-title", state="attached"
        )

    def until_at_another_table(self, before: str) -> None:
        """Wait until this person is asked at another table than that of an address."""
        self.page.wait_for_url(lambda url: "/table/" in url and url != before)
        expect(self.page.locator("#ending-title")).to_have_count(0)
        self.wait_for_table()
        self.until_asked()

    def until_awaited(self) -> None:
        """Wait until the others wait for this person, or the game is over; let windows pass.

        An offer alone is not enough: who holds an Event may play it while others decide.
        """
        for _ in range(PATIENCE // 25):
            self.page.wait_for_selector(".status.asked, #ending-title", state="attached")
            offers = self.offers
            if self.over or (offers and "rest" not in offers):
                return
            if offers:
                self.choose("rest")
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nobody waits for this person; the status says {self.status!r}")

    def choose(self, action: str) -> None:
        """Take an action from the list, and confirm it where that is asked."""
        self.show_actions()
        self.take(self.listed(action))

    def listed(self, action: str, *, unseen: bool = False) -> Locator:
        """The button of an action; the questions on the way to it are answered, in a list that is
        out of sight by what the board would send it.
        """
        button = self.page.locator(f'[data-offer="{action}"]')
        while button.count() == 0:
            ways = self.page.locator("[data-leads]")
            leading = ways.evaluate_all(
                """(ways, action) => ways.findIndex(
                    each => each.dataset.leads.split(';').includes(action))""",
                action,
            )
            if leading < 0:
                break
            if unseen:
                ways.nth(leading).dispatch_event("click")
            else:
                self.press(ways.nth(leading))
        return button

    def take(self, target: Locator) -> None:
        """Tap what stands for an offer, then confirm if a second tap is wanted.

        Somebody else may be quicker, and the offer gone: then there is nothing to tap.
        """
        before = self.moment()
        if not self._pressed(target, before):
            return
        self.until(
            lambda: self.moment() != before or self.page.locator("[data-confirm]").count() > 0,
            "the choice is taken or asked about",
        )
        confirm = self.page.locator("[data-confirm]")
        if confirm.count() and self.moment() == before and self._pressed(confirm, before):
            self.until(lambda: self.moment() != before, "the confirmed choice is taken")
        self.until_settled()

    def _pressed(self, target: Locator, before: list[Any]) -> bool:
        """Tap something; False if the table went on and took it away."""
        for _ in range(PATIENCE // A_LOOK):
            try:
                self.press(target, A_LOOK)
                return True
            except PlaywrightTimeout:
                if self.moment() != before or target.count() == 0:
                    return False
        raise AssertionError(f"{target} is there but cannot be tapped")

    def moment(self) -> list[Any]:
        """What changes whenever anything happens at the table."""
        step = self.page.locator("[data-step]").get_attribute("data-step")
        return [self.status, self.offers, step, self.over]

    def show_actions(self) -> None:
        """The list of all actions is a page of the panel."""
        if not self.page.locator("#actions").is_visible():
            self.press(self.page.locator(".tools [data-opens=actions]"))

    def hide_panel(self) -> None:
        """Give the whole room to the board."""
        if self.page.locator("#column").is_visible():
            self.press(self.page.locator(".head .fold"))

    @property
    def log(self) -> Locator:
        """The log, which is a page of the panel too."""
        log = self.page.locator(".log")
        if not log.is_visible():
            if not self.page.locator("#column").is_visible():
                self.press(self.page.locator(".head [data-opens=log]"))
            self.press(self.page.locator("#page-log"))
        return log

    def play_on(self, dice: random.Random, moves: int = 400) -> int:
        """Take any offers until the game is over; how many it took."""
        for played in range(moves):
            self.until_asked()
            if self.over:
                return played
            offers = self.offers
            if offers:
                self.choose(dice.choice(offers))
        return moves

    def check_accessibility(self, *ignored: str) -> None:
        """No rule of WCAG 2.2 AA that a program can check is broken on this page."""
        self.page.evaluate(axe())
        self.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        for _ in range(LOOKS):  # what has just been drawn may still change its colours
            found = self.page.evaluate(
                """async tags => (await axe.run(document, {runOnly: tags})).violations.map(each =>
                    [each.id, each.help, each.nodes.slice(0, 4).map(node => node.html.slice(0, 200)
                        + ' :: ' + node.failureSummary)])""",
                WCAG,
            )
            broken = [violation for violation in found if violation[0] not in ignored]
            if not broken:
                return
            self.page.wait_for_timeout(1_000)
        raise AssertionError("\n".join(map(str, broken)))

    def check_layout(self) -> None:
        """The page never scrolls sideways, and nothing to be tapped is tiny."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0, f"the page is {wide} px wider than the window"
        cut = self.page.evaluate(
            """() => [...document.querySelectorAll('header :is(a, button, select)')]
                .filter(each => each.getBoundingClientRect().right > window.innerWidth)
                .map(each => each.outerHTML.slice(0, 120))"""
        )
        assert not cut, "\n".join(cut)
        tiny = self.page.evaluate(
            """() => [...document.querySelectorAll('button, .button, [role=button], select, input')]
                .filter(each => each.checkVisibility({visibilityProperty: true}))
                .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
                .filter(([each, box]) => box.width > 1 && box.height > 1
                    && Math.min(box.width, box.height) < 24 && !each.closest('svg'))
                .map(([each]) => each.outerHTML.slice(0, 120))"""
        )
        assert not tiny, "\n".join(tiny)


@cache
def web_texts(language: str) -> dict[str, str]:
    """The plain texts of the client's frame."""
    texts = (Path(__file__).parents[2] / "web/src/text").rglob(f"{language}.ftl")
    whole = "\n".join(path.read_text(encoding="utf-8") for path in texts)
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", whole, re.MULTILINE))
