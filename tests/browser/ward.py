"""A person at a table of Holding On, by what the person can see and do."""

import random
from pathlib import Path

from playwright.sync_api import FloatRect, Locator

from tests.browser.guest import PATIENCE, Guest
from tests.browser.recorded import GO, go_to_table, note_is_read
from tests.browser.wire import direct
from wardroom.protocol import Offer, Position

KIND = ("palliative", "take hazy", "accept", "spend", "done", "no_phone", "no_guide")
"""What somebody does who would rather hear stories than do anything else."""
MOST_LEAVES = 20
"""No story so far fills more leaves, not even on a phone."""


class Ward:
    """The quiet room, for one guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    # Coming in

    def open(self, seats: int = 1, **options: str) -> str:
        """A new table for so many doctors of this one person; the note is read already."""
        self.guest.until_known()
        note_is_read(self.guest)
        return self.open_unread(seats, **options)

    def open_unread(self, seats: int = 1, **options: str) -> str:
        """The same for somebody who has never been here."""
        card = self.guest.ask(
            "/api/tables",
            {"game": "holding-on", "seats": [{"kind": "me"}] * seats, "options": options},
        )
        go_to_table(self.guest, card["id"])
        self.page.wait_for_selector("[data-status]")
        self.guest.until_asked()
        return str(card["id"])

    @property
    def scenarios(self) -> list[tuple[str, bool]]:
        """The scenarios of the new-table page, and which of them can be chosen."""
        found: list[tuple[str, bool]] = self.page.locator("[data-scenario]").evaluate_all(
            "found => found.map(each => [each.value, !each.disabled])"
        )
        return [(name, free) for name, free in found]

    def play_again(self) -> None:
        """The same people try the scenario once more."""
        self._to_another_table(self.guest.button("web-rematch"))

    def go_on(self) -> None:
        """The same people go on with the next scenario."""
        self._to_another_table(self.guest.button("web-campaign-on"))

    def _to_another_table(self, way: Locator) -> None:
        before = self.page.url
        self.guest.press(way)
        self.guest.until_at_another_table(before)

    def look_through(self, record: Path) -> None:
        """Open a record of any scenario, somewhere in its middle."""
        self.page.evaluate(GO, "/record")
        self.page.locator("input[type=file]").set_input_files(record)
        slider = self.page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
        self.page.wait_for_selector("[data-book]")

    # The book

    @property
    def note(self) -> Locator:
        return self.page.locator("[data-note]")

    @property
    def story(self) -> list[str]:
        """All pages that the book holds, on whatever leaves they stand."""
        self.page.wait_for_selector(".leaves article")
        return self.page.locator(".leaves article .text").all_inner_texts()

    @property
    def leaves(self) -> list[str]:
        """The pages of the story on the leaves that lie open now."""
        found: list[str] = self.page.locator(".leaves article").evaluate_all(
            """found => {
                const open = document.querySelector('.leaves .window').getBoundingClientRect();
                return found.filter(each => [...each.getClientRects()].some(
                    box => box.right > open.left + 1 && box.left < open.right - 1))
                    .map(each => each.querySelector('.text').innerText);
            }"""
        )
        return found

    def read_to_the_end(self) -> list[str]:
        """Turn leaf after leaf until the book closes; every page that was read."""
        read: list[str] = []
        for _ in range(MOST_LEAVES):
            if self.page.locator(".leaves").count() == 0:
                return read
            read += [page for page in self.leaves if page not in read]
            self.guest.press(self.page.locator("[data-turn]"))
        raise AssertionError(f"the book never closes; read were {read}")

    @property
    def cut_lines(self) -> list[str]:
        """Lines of the open leaves that reach out of the room for text, or under the numbers."""
        found: list[str] = self.page.evaluate(
            """() => {
                const room = document.querySelector('.leaves .window').getBoundingClientRect();
                const cut = [];
                for (const each of document.querySelectorAll('.leaves article > *')) {
                    const range = document.createRange();
                    range.selectNodeContents(each);
                    for (const line of range.getClientRects()) {
                        if (line.right <= room.left + 1 || line.left >= room.right - 1) continue;
                        if (line.bottom > room.bottom + 1 || line.top < room.top - 6
                            || line.right > room.right + 1 || line.left < room.left - 1)
                            cut.push(each.innerText.slice(0, 40));
                    }
                }
                return cut;
            }"""
        )
        return found

    # The table

    def come_to(self, verb: str, seats: int = 1, grid: int = 0, **options: str) -> None:
        """Sit down where this is asked for and so many memories lie in the grid already.

        The way there is played over the wire.
        """
        self.open(seats, **options)
        self.until_asked_for(verb, seed=4, grid=grid)
        self.guest.hide_panel()

    def until_asked_for(self, verb: str, seed: int, grid: int = 0) -> None:
        """Play on over the wire until a choice of this kind is offered."""
        table = self.guest.table
        dice = random.Random(seed)

        def kind(position: Position) -> Offer | None:
            seat = position.waiting[0]
            offers = {each.action: each for each in position.legal if each.seat == seat}
            lying = sum(cell is not None for cell in position.view["grid"])
            if lying >= grid and any(action.split()[0] == verb for action in offers):
                return None
            return offers[kindly(list(offers), dice)]

        # A page that is there would show every move of the way.
        self.page.evaluate(GO, "/about")
        assert direct(self.guest, table, kind), f"the game ended before {verb} was asked for"
        go_to_table(self.guest, table)
        self.guest.wait_for_table()
        self.guest.until_asked()
        self.guest.until_settled()

    # The grid

    def slot(self, number: int) -> Locator:
        """A place of the grid, from 0 to 29."""
        return self.page.locator(f'[data-slot="{number}"]')

    @property
    def lit_slots(self) -> list[int]:
        """The places that can be chosen now."""
        found: list[str] = self.page.locator("[data-slot][data-lit]").evaluate_all(
            "found => found.map(each => each.dataset.slot)"
        )
        return [int(number) for number in found]

    @property
    def memories(self) -> dict[int, str]:
        """What lies in the grid: each place with what is said of it."""
        found: list[tuple[str, str]] = self.page.locator("[data-slot]:not(.empty)").evaluate_all(
            """found => found.map(each => [each.dataset.slot,
                each.getAttribute('aria-label').split(', ').slice(1).join(', ').split(':')[0]])"""
        )
        return {int(number): told for number, told in found}

    # Hands

    def drag(self, source: Locator, target: Locator) -> None:
        """Drag something with the mouse, or with a finger on a screen that is touched."""
        source.scroll_into_view_if_needed()
        target.scroll_into_view_if_needed()
        here, there = middle(source), middle(target)
        if self.guest.touch:
            self._swipe(here, there)
            return
        self.page.mouse.move(*here)
        self.page.mouse.down()
        for part in (0.3, 0.6, 1.0):
            self.page.mouse.move(*between(here, there, part))
        self.page.mouse.up()

    def _swipe(self, here: tuple[float, float], there: tuple[float, float]) -> None:
        line = self.guest.context.new_cdp_session(self.page)
        touch = "Input.dispatchTouchEvent"

        def point(at: tuple[float, float]) -> list[dict[str, float]]:
            return [{"x": at[0], "y": at[1]}]

        line.send(touch, {"type": "touchStart", "touchPoints": point(here)})
        for part in (0.2, 0.5, 0.8, 1.0):
            spot = point(between(here, there, part))
            line.send(touch, {"type": "touchMove", "touchPoints": spot})
        line.send(touch, {"type": "touchEnd", "touchPoints": []})
        line.detach()

    def walk_to(self, slot: int) -> None:
        """Arrow keys, over what is lit, to a place of the grid."""
        for _ in range(40):
            now = self.page.evaluate("document.activeElement?.dataset?.slot ?? null")
            if now is not None and int(now) == slot:
                return
            self.page.keyboard.press(self._direction(None if now is None else int(now), slot))
        raise AssertionError(f"the arrow keys never reach place {slot}")

    def _direction(self, now: int | None, slot: int) -> str:
        if now is None:
            return "ArrowRight"
        if now // 6 != slot // 6:
            return "ArrowDown" if now < slot else "ArrowUp"
        return "ArrowRight" if now < slot else "ArrowLeft"


def kindly(offers: list[str], dice: random.Random) -> str:
    """Medical care now and then, for the director wants it; else stories."""
    covers = [offer for offer in offers if offer.startswith("cover")]
    queries = [offer for offer in offers if offer.startswith("query")]
    if "medical" in offers and dice.random() < 0.4:
        return "medical"
    if covers or queries:
        return (covers or queries)[0]
    for offer in KIND:
        if offer in offers:
            return offer
    return dice.choice(offers)


def middle(target: Locator) -> tuple[float, float]:
    box: FloatRect | None = target.bounding_box(timeout=PATIENCE)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def between(
    here: tuple[float, float], there: tuple[float, float], part: float
) -> tuple[float, float]:
    return here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part
