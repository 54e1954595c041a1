"""A person at the browser, by what the person can see and do."""

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError
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

DEAL = 1
"""Of every table somebody opens, unless the test asks for another one: luck would make a test that
fails today pass tomorrow."""

A_LOOK = 5_000
"""After so long, in ms, it is asked whether what is waited for is still there."""

OFFERED = "[data-offer], [data-leads]"
"""The buttons of actions, and those that lead to some by one more question."""

SETTLED = "html[data-settled]"
"""The page says so itself: all is answered, shown and laid out; `web/src/settled.ts` says when."""

WINDOWS = 100
"""So many windows for Events may be let pass before the others wait for somebody."""

COUNT_CHANGES = """
window.changes = 0;
const changed = () => { window.changes += 1; };
new MutationObserver(changed).observe(
    document, { subtree: true, childList: true, attributes: true, characterData: true });
for (const kind of ['scroll', 'focusin', 'focusout', 'transitionend', 'animationend', 'resize'])
    addEventListener(kind, changed, { capture: true, passive: true });
"""
"""Counts what changes in the document, so that nobody who waits for a change misses one."""

UNTRACED = 500
"""What changes without a trace in the document, another page perhaps, is seen within so many ms."""

MOMENT = f"""() => [
    document.querySelector('[data-status]')?.textContent ?? null,
    [...document.querySelectorAll('{OFFERED}')]
        .flatMap(({{dataset}}) => dataset.offer ?? dataset.leads.split(';')),
    document.querySelector('[data-step]')?.dataset.step ?? null,
    document.getElementById('ending-title') !== null,
]"""

AFTER = f"""([before, confirmed]) => {{
    if (JSON.stringify(({MOMENT})()) !== JSON.stringify(before)) return 'taken';
    return !confirmed && document.querySelector('[data-confirm]') ? 'asked' : null;
}}"""
"""What came of a choice; nothing yet is null."""

AWAITED = f"""() => document.getElementById('ending-title') !== null
    || document.querySelector('.status.asked') !== null
    && document.querySelector('{OFFERED}') !== null"""


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
        deal: int = DEAL,
        worker: bool = False,
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
            extra_http_headers={"Wardroom-Deal": str(deal)},
            # It fetches the whole client once more for later, which few tests are about.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(COUNT_CHANGES)
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

    def press_city(self, city: str) -> None:
        """A click on a city of the map; what lies over its disc is asked for nothing.

        The map must stand still: neighbouring cities are close, and a forced click does not wait.
        """
        self.until_settled()
        disc = self.page.locator(f'[data-city="{city}"] .disc')
        disc.element_handle().wait_for_element_state("stable")
        disc.click(force=True)

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
        """Post something to the server as this person, whom the page has to make before."""
        self.until_known()
        return self.page.evaluate(
            """async ([path, body]) => (await (await fetch(path, {method: 'POST',
                headers: {'content-type': 'application/json'},
                body: JSON.stringify(body ?? {})})).json())""",
            [path, body],
        )

    def until_known(self) -> None:
        """Wait until the page has made the person, which nobody else may do beside it."""
        self.until(lambda: bool(self.context.cookies()), "the server knows this person")

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
        """Wait until something holds; say what was waited for if it never does.

        It is looked at again whenever something has changed.
        """
        patience = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < patience:
            seen = self._changes()
            if holds():
                return
            with suppress(PlaywrightTimeout):
                self.page.wait_for_function(
                    "seen => window.changes !== seen", arg=seen, timeout=UNTRACED
                )
        raise AssertionError(f"waited in vain until {what}; the status line says {self.status!r}")

    def _changes(self) -> int | None:
        """How much has changed so far; None between two pages."""
        try:
            changes: int | None = self.page.evaluate("window.changes")
        except PlaywrightError:
            return None
        return changes

    def until_asked(self) -> None:
        """Wait until this person may act, or the game is over."""
        self.page.wait_for_selector(f"{OFFERED}, #ending-title", state="attached")

    def until_settled(self) -> None:
        """Wait until what was chosen is answered and shown, no matter who is asked next, and
        until all that moves with it has come to a stop.
        """
        self.page.wait_for_selector(SETTLED, state="attached")

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
        for _ in range(WINDOWS):
            self.page.wait_for_function(AWAITED)
            _, offers, _, over = self.moment()
            if over or (offers and "rest" not in offers):
                return
            if offers:
                self.choose("rest")
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
        if self._came_of_it(before) == "asked":
            confirm = self.page.locator("[data-confirm]")
            if self._pressed(confirm, before):
                self._came_of_it(before, confirmed=True)
        self.until_settled()

    def _came_of_it(self, before: list[Any], *, confirmed: bool = False) -> str:
        """Wait until a choice is taken or, unless it was confirmed, asked about; which it was."""
        try:
            after: str = self.page.wait_for_function(AFTER, arg=[before, confirmed]).json_value()
        except PlaywrightTimeout:
            choice = "confirmed choice" if confirmed else "choice"
            raise AssertionError(f"the {choice} is not taken; at {self.status!r}") from None
        return after

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
        moment: list[Any] = self.page.evaluate(MOMENT)
        return moment

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
        self.until_settled()
        found = self.page.evaluate(
            """async tags => (await axe.run(document, {runOnly: tags})).violations.map(each =>
                [each.id, each.help, each.nodes.slice(0, 4).map(node => node.html.slice(0, 200)
                    + ' :: ' + node.failureSummary)])""",
            WCAG,
        )
        broken = [violation for violation in found if violation[0] not in ignored]
        assert not broken, "\n".join(map(str, broken))

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
