"""How a person plays Quarantine in the browser, and how a table is brought to a wanted position."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guest import PATIENCE, Guest
from tests.browser.recorded import go_to_table
from wardroom.protocol import Offer, Position

# The machine may be busy with other tests.
expect.set_options(timeout=PATIENCE)

STAMP = """() => [document.querySelector('[data-status]')?.innerText,
    document.querySelector('[data-step]')?.dataset.step,
    [...document.querySelectorAll('[data-offer], [data-leads]')]
        .map(({dataset}) => dataset.offer ?? dataset.leads).join()].join()"""
CHANGED = f"before => ({STAMP})() !== before"
ANSWERED = f"""before => document.querySelector('[data-confirm]') !== null
    || ({STAMP})() !== before"""


def open_table(guest: Guest, seats: Sequence[str], **options: str) -> str:
    """A new table with seats such as `me` and `random`; the page stays where it is."""
    wishes = [
        {"kind": "me"} if seat == "me" else {"kind": "colleague", "colleague": seat}
        for seat in seats
    ]
    guest.until_known()
    body = {"game": "quarantine", "seats": wishes, "options": options}
    return str(guest.ask("/api/tables", body)["id"])


def sit_down(guest: Guest, table: str) -> None:
    go_to_table(guest, table)
    guest.wait_for_table()
    guest.until_asked()
    close = guest.page.locator(".notice.first button.icon")
    if close.is_visible():
        guest.press(close)


def act(guest: Guest, target: Locator) -> None:
    """Tap something and wait for what follows; confirm where a second tap is wanted."""
    before = guest.page.evaluate(STAMP)
    guest.press(target)
    guest.page.wait_for_function(ANSWERED, arg=before)
    confirm = guest.page.locator("[data-confirm]")
    if confirm.count():
        guest.press(confirm)
        guest.page.wait_for_function(CHANGED, arg=before)
    guest.until_settled()


def choose(guest: Guest, action: str) -> None:
    """Take an offer from the list of actions."""
    guest.show_actions()
    act(guest, guest.listed(action))


def tile(guest: Guest, name: str) -> Locator:
    """A tile of the hospital in the large place."""
    return guest.page.locator(f".plan [data-tile={name}]")


def cell(guest: Guest, name: str) -> Locator:
    """An empty cell that can be built on."""
    return guest.page.locator(f'.plan rect[data-cell="{name}"]')


def verb(offer: Offer) -> str:
    return offer.action.split()[0]


class Builder:
    """Seat 0 builds one room after the other; the others only hand over what they must."""

    def __init__(
        self,
        seed: int,
        stop: Callable[[Position], bool],
        rivals: bool = False,
        keep: str = "",
    ) -> None:
        self._dice = random.Random(seed)
        self._stop = stop
        self._rivals = rivals
        """Do the others admit and cure too?"""
        self._keep = keep
        """The stack that its owner leaves to a buyer; no other contract is made."""

    def __call__(self, position: Position) -> Offer | None:
        if self._stop(position):
            return None
        asked = [offer for offer in position.legal if offer.seat in position.waiting]
        legal: dict[str, list[Offer]] = {}
        for offer in asked:
            legal.setdefault(verb(offer), []).append(offer)
        view: Any = position.view
        if view["phase"] == "building":
            return self._dice.choice(legal.get("lay") or legal["done"])
        if view["step"] is None:
            return self._next_step(legal, view["active"])
        if "queue" in legal:
            return self._line(legal["queue"], view)
        if "infect" in legal:
            victim = "0" if self._rivals else "1"
            wanted = [each for each in legal["infect"] if each.action.split()[1] == victim]
            return self._dice.choice(wanted or legal["infect"])
        for first in ("done", "no_spread", "stop", "marker"):
            if first in legal:
                return legal[first][0]
        useful = [each for each in asked if verb(each) not in ("cancel", "set_aside")]
        return self._dice.choice(useful or asked)

    def _next_step(self, legal: dict[str, list[Offer]], active: int) -> Offer:
        order = ["draw", "end_turn"]
        if active == 0 or self._rivals:
            order = ["cure", "admit", "use_marker", *order]
            if not self._keep:
                order = ["take", "place_aside", *order[:2], "contract", *order[2:]]
        found = next(legal[each] for each in order if each in legal)
        return self._dice.choice(found)

    def _line(self, queues: list[Offer], view: Any) -> Offer:
        lines = [len(hospital["line"]) for hospital in view["hospitals"]]
        if self._rivals:
            return queues[lines.index(min(lines))]
        return queues[0] if lines[0] < 4 else queues[1]


def offered(*verbs: str, seat: int = 0) -> Callable[[Position], bool]:
    """Stop when one of these can be chosen by a seat."""

    def stop(position: Position) -> bool:
        return any(verb(each) in verbs and each.seat == seat for each in position.legal)

    return stop
