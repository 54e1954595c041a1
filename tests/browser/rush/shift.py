"""A shift in the emergency department: setting the scene quickly, then real gestures."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.guest import PATIENCE, Guest
from tests.browser.recorded import Recorded, go_to_table
from tests.browser.test_stage import DRAWN
from wardroom.kernel import Record

LONGEST_GUIDE: Final = 240.0
"""Seconds after which a guide that is followed and does not end is taken to lead nowhere."""

SECOND_LINE: Final = """
async ([table]) => {
    const address = location.origin.replace('http', 'ws') + `/api/tables/${table}/play`;
    const socket = new WebSocket(address);
    const line = { step: 0, legal: [], view: {}, answers: new Map() };
    const hear = (step, legal, view) => {
        line.step = step;
        line.legal = legal.map(offer => offer.action);
        line.view = view;
    };
    const hello = { type: 'hello', step: null, invite: null };
    await new Promise(welcomed => {
        socket.onopen = () => socket.send(JSON.stringify(hello));
        socket.onmessage = ({ data }) => {
            const said = JSON.parse(data);
            if (said.type === 'welcome') {
                hear(said.position.step, said.position.legal, said.position.view);
                welcomed();
            }
            if (said.type === 'moved') {
                const told = said.entry.events.map(event => event.changed ?? {});
                const view = Object.assign({}, line.view, ...told, said.changed);
                hear(said.entry.step, said.legal, view);
            }
            if ('nonce' in said) line.answers.set(said.nonce, said);
        };
    });
    window.seen = () => line.view;
    window.secondLine = async action => {
        for (let waited = 0; !line.legal.includes(action); waited += 20) {
            if (waited > 60000) throw new Error(`${action} was never possible; ${line.legal}`);
            await new Promise(go => setTimeout(go, 20));
        }
        const nonce = String(Math.random()).slice(2);
        socket.send(JSON.stringify({ type: 'play', seat: 0, step: line.step, action, nonce }));
        while (!line.answers.has(nonce)) await new Promise(go => setTimeout(go, 10));
        const answer = line.answers.get(nonce);
        if (answer.type === 'refused') throw new Error(`${action}: ${answer.text}`);
    };
}
"""
"""The same person on another line: plays what only prepares a test."""


USUAL: Final = {
    "difficulty": "easy",
    "epidemics": "off",
    "research": "off",
    "objective": "a",
    "sand": "15",
}
"""How a table is set up unless a test wants it otherwise."""


def admission(*types: str) -> tuple[str, ...]:
    """Nurse 1 admits patients of these types, by gestures."""
    draws = (action for type in types for action in (f"begin draw {type}", "drop"))
    return "begin place nurse1", "drop_glass ADM-N", *draws


def hospitalization(place: str, bed: str) -> tuple[str, ...]:
    """The red Doctor finds a bed for somebody in the row, by gestures."""
    carried = (f"begin hospitalize {place}", f"drop_patient {bed}")
    return "begin place red", "drop_glass ADM-D", *carried


def in_real_time(ms: int) -> None:
    """Let a hand rest for so long.

    The server judges a grip and a speed by the times that the browser gives to the events of the
    pointer, and no test can set those: this is the one place that waits by the clock.
    """
    time.sleep(ms / 1000)


class Shift:
    """One person's table of Rush M.D."""

    def __init__(self, guest: Guest, *, mode: str, phase: int = 400, **options: str) -> None:
        self.guest = guest
        self.page = guest.page
        settled = {**USUAL, "phase": str(phase), **options}
        self._untimed = options.get("clock") == "moves"
        guest.until_known()
        wish = {"game": "rush-md", "seats": [{"kind": "me"}], "options": settled}
        self.table = guest.ask("/api/tables", wish)["id"]
        go_to_table(guest, self.table)
        guest.wait_for_table()
        self.mode = mode

    @classmethod
    def played_on(cls, guest: Guest, record: Record, mode: str) -> Self:
        """A table that goes on where a record ends."""
        shift = cls.__new__(cls)
        shift.guest, shift.page, shift.mode = guest, guest.page, mode
        shift._untimed = False
        Recorded(guest, record).open(len(record.moves))
        shift.table = guest.table
        return shift

    @classmethod
    def begun(cls, guest: Guest, mode: str, **options: str) -> Self:
        """A table whose clock runs."""
        shift = cls(guest, mode=mode, **options)
        shift.begin()
        return shift

    def begin(self) -> None:
        """Through the Council into the Action Phase."""
        if self.mode == "gesture" and self.page.locator("[data-mode]").count():
            self.guest.press(self.page.locator("[data-mode]"))
            expect(self.page.locator("[data-mode]")).to_have_count(0)
        self.guest.press(self.page.locator(".council .go"))
        expect(self.page.locator(".council")).to_have_count(0)
        expect(self.page.locator("time[role=timer]")).to_be_visible()
        if not self._untimed:
            self.guest.until(lambda: "pause" in self.guest.offers, "the clock runs")

    def _listen(self) -> None:
        if not self.page.evaluate("'secondLine' in window"):
            self.page.evaluate(SECOND_LINE, [self.table])

    def view(self) -> dict[str, Any]:
        """The view as the server tells it; what is written on cards is not in it."""
        self._listen()
        view: dict[str, Any] = self.page.evaluate("window.seen()")
        return view

    def given(self, place: str, tag: str) -> dict[str, int]:
        """By kind: what a patient has in one place."""
        for patient in self.view()["patients"]:
            for chart in patient["charts"] if patient and patient["place"] == place else ():
                if chart["tag"] == tag:
                    return {dose["kind"]: dose["given"] for dose in chart["doses"] if dose["given"]}
        return {}

    def prepare(self, *actions: str) -> None:
        """Play these as soon as each is possible, whatever the page is busy with."""
        self._listen()
        for action in actions:
            self.page.evaluate("action => window.secondLine(action)", action)

    def admit(self, *types: str) -> None:
        self.prepare(*admission(*types))

    def put_to_bed(self, place: str, bed: str) -> None:
        self.prepare(*hospitalization(place, bed))

    # ----------------------------------------------------------------------------------------------

    def thing(self, key: str) -> Locator:
        return self.page.locator(f'[data-key="{key}"]').first

    def lit(self, key: str) -> Locator:
        """The thing, once something can be done with it."""
        found = self.page.locator(f'[data-key="{key}"][data-lit]').first
        found.wait_for(timeout=PATIENCE)
        return found

    def at_hand(self, key: str) -> Locator:
        """The piece, once it lies there to be taken and no hand holds it."""
        found = self.page.locator(f'[data-key="{key}"]:is([data-lit=offer], [data-lit=hint])').first
        found.wait_for(timeout=PATIENCE)
        return found

    def middle(self, key: str) -> tuple[float, float]:
        box = self.thing(key).bounding_box()
        assert box is not None, f"{key} is nowhere"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _at_rest(self, key: str) -> tuple[float, float]:
        """Its middle, once the board has made room for a close-up, or taken it back."""
        before, now = None, self.middle(key)
        while now != before:
            self.page.evaluate(DRAWN)
            before, now = now, self.middle(key)
        return now

    def drag(
        self,
        key: str,
        to: str | tuple[float, float],
        *,
        hold: int = 0,
        step: float = 80,
        pause: int = 0,
        beside: float = 0,
    ) -> None:
        """Press, hold on for so many ms, move in steps of so many px and ms, let go.

        The press may go so many px beside the middle of the piece.
        """
        self.at_hand(key)
        x, y = self._at_rest(key)
        x, y = x - beside, y - beside
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        in_real_time(hold)
        end_x, end_y = self.middle(to) if isinstance(to, str) else to
        far = max(abs(end_x - x), abs(end_y - y))
        steps = max(2, int(far / step) + 1)
        for number in range(1, steps + 1):
            mouse.move(x + (end_x - x) * number / steps, y + (end_y - y) * number / steps)
            in_real_time(pause)
        mouse.up()

    def finger(self, key: str, to: str, *, steps: int = 6) -> None:
        """One finger on the glass: touch a piece, carry it there, lift the finger."""
        self.at_hand(key)
        x, y = self.middle(key)
        line = self.page.context.new_cdp_session(self.page)

        def touch(type: str, *points: tuple[float, float]) -> None:
            at = [{"x": x, "y": y} for x, y in points]
            line.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": at})

        touch("touchStart", (x, y))
        end_x, end_y = self.middle(to)
        for number in range(1, steps + 1):
            part = number / steps
            touch("touchMove", (x + (end_x - x) * part, y + (end_y - y) * part))
        touch("touchEnd")
        line.detach()

    def tweeze(self, key: str, to: str | tuple[float, float]) -> None:
        """With tweezers: a firm grip, no haste."""
        self.drag(key, to, hold=220, step=20, pause=45)

    def tap(self, key: str) -> None:
        self.guest.press(self.lit(key))

    def enter(self, *keys: str) -> None:
        """With the keyboard alone: go to each thing and press Enter."""
        for key in keys:
            self.lit(key).focus()
            self.page.keyboard.press("Enter")

    def follow_the_guide(self, act: Callable[[Locator], None]) -> None:
        """Do what the guide points at until it has nothing more to say."""
        used: dict[str, int] = {}
        patience = time.monotonic() + LONGEST_GUIDE
        pointed = self.page.locator('[data-guide="here"], [data-guide="way"]')
        guidance = self.page.locator("[data-guidance]")
        self.guest.until(lambda: guidance.count() > 0, "the guide begins to speak")
        while guidance.count():
            assert time.monotonic() < patience, f"the guide leads nowhere: {used}"
            self.guest.until(
                lambda: pointed.count() > 0 or guidance.count() == 0, "the guide points somewhere"
            )
            keys: list[str] = pointed.evaluate_all(
                "found => found.map(each => each.dataset.key ?? each.dataset.guide)"
            )
            if keys:
                number = min(range(len(keys)), key=lambda place: used.get(keys[place], 0))
                used[keys[number]] = used.get(keys[number], 0) + 1
                with suppress(PlaywrightTimeout):  # it may be done or gone by now
                    act(pointed.nth(number))
            self.guest.until_settled()

    def told(self, *words: str, count: int = 1) -> None:
        """Wait until the log has told this so often."""
        log = self.page.locator(".log")  # it is written on while the panel is closed, too
        lines = (log if log.count() else self.guest.log).locator(".sentence")
        for word in words:
            lines = lines.filter(has_text=word)
        self.guest.until(lambda: lines.count() >= count, f"the log tells {words}")
