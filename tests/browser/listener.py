"""A person who hears the page: by roles, names and what is announced, and with keys alone."""

import random

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest

RECORD = """() => {
    const keep = (place, list) => new MutationObserver(changes => changes.forEach(change =>
        change.addedNodes.forEach(node => node.textContent && list.push(node.textContent))))
        .observe(document.querySelector(`[data-${place}]`), { childList: true });
    window.heard = { questions: [], announcements: [] };
    for (const place of ['questions', 'announcements']) keep(place, window.heard[place]);
}"""


class Listener:
    """Plays a game from the accessibility tree of its page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.page.wait_for_selector("[data-announcements]", state="attached")
        self.page.evaluate(RECORD)

    def sit_down(self, game: str) -> None:
        """From the front page: the box by its heading, the button by its name."""
        title = self.page.get_by_role(
            "heading", name=self.guest.say(f"web-shelf-{game}"), exact=True
        )
        box = self.page.get_by_role("article").filter(has=title)
        self._press(box.get_by_role("button", name=self.guest.say("web-play-now")))
        known = box.get_by_role("button", name=self.guest.say("web-learn-known"))
        if known.count():  # anyone who has never played a game that can be learned is asked
            self._press(known)
        self.page.wait_for_selector("[data-first-note], [data-status]")
        note = self.page.get_by_role("dialog").locator("[data-note-skip]")
        if note.count():  # nothing begins before it is answered
            self._press(note)
        self.page.wait_for_url("**/table/*")
        self.guest.wait_for_table()
        self.guest.until_asked()

    def heard(self, place: str) -> list[str]:
        said: list[str] = self.page.evaluate("place => window.heard[place]", place)
        return said

    def open(self, page: str, key: str) -> Locator:
        """A page of the panel, by its key; it takes the focus."""
        found = self.page.get_by_role("tabpanel", name=self.guest.say(page))
        if not found.is_visible():
            self.page.keyboard.press(key)
        expect(found).to_be_visible()
        return found

    def position(self) -> str:
        """The position in words, one key away."""
        return self.open("web-position", "p").inner_text()

    def choices(self) -> list[str]:
        """What can be chosen, by the names of the buttons in the list of actions."""
        groups = self.open("web-actions", "a").get_by_role("group")
        return [text.strip() for text in groups.get_by_role("button").all_inner_texts()]

    def choose(self, name: str) -> bool:
        """Press a choice by its name; once more where a warning says so. Was there a warning?"""
        before = self.guest.moment()
        asked = len(self.heard("questions"))
        panel = self.open("web-actions", "a").get_by_role("group")
        button = panel.get_by_role("button", name=name, exact=True).first
        if button.count() == 0:
            return False
        self._press(button)
        self.guest.until(
            lambda: self.guest.moment() != before or len(self.heard("questions")) > asked,
            "the key is answered",
        )
        warned = self.guest.moment() == before
        if warned:
            assert self.guest.say("web-confirm-how") in self.heard("questions")[-1]
            self.page.keyboard.press("Enter")
            self.guest.until(lambda: self.guest.moment() != before, "the second press takes it")
        self.guest.until_settled()
        return warned

    def play(self, dice: random.Random, moves: int) -> None:
        """Take any choices; every own question has been announced, with the status line's words."""
        for _ in range(moves):
            self.guest.until_asked()
            if self.guest.over:
                return
            choices = self.choices()
            if choices:
                self.choose(dice.choice(choices))
        while self.page.locator("[data-back]").count():  # half the questions are answered
            self.choose(dice.choice(self.choices()))

    def _press(self, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")
