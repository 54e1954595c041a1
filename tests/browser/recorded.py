"""Positions of recorded games: a test begins where it has something to look at."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.browser.guest import Guest
from tests.browser.wire import direct
from wardroom.kernel import Record, Table, game
from wardroom.protocol import Offer, Position

FOLDER: Final = Path(__file__).parent / "positions"
ME: Final = {"kind": "me"}
COLLEAGUE: Final = {"kind": "colleague"}
READ: Final = "wardroom-holding-on"
"""Where a browser keeps that the note on what Holding On is about has been read."""

# As a link of the page does it, which is far quicker than loading the page again.
GO: Final = """address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def go_to_table(guest: Guest, table: str) -> None:
    guest.page.evaluate(GO, f"/table/{table}")


def note_is_read(guest: Guest) -> None:
    """The note on what Holding On is about is not shown to this person any more."""
    guest.page.evaluate(
        "([place, notes]) => localStorage.setItem(place, JSON.stringify(notes))",
        [READ, {"warned": True, "story": False}],
    )


class Spot(NamedTuple):
    """A position of a recorded game."""

    record: str
    """The name of its file."""
    ply: int


def spots(name: str) -> list[Spot]:
    """The recorded positions of a game, which `python -m tests.browser.positions` finds."""
    index: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "positions.json").read_text())
    return [Spot(each["record"], each["ply"]) for each in index[name]]


def recorded(name: str) -> Record:
    return Record.load(FOLDER / name)


class Recorded:
    """A recorded game that somebody plays on from, as often as wanted."""

    def __init__(self, guest: Guest, record: Record) -> None:
        self.guest = guest
        self.record = record
        self._table: str | None = None
        self._played = 0
        self._resumed = Table.resume(record)
        guest.until_known()

    def open(self, ply: int, seats: Sequence[dict[str, str]] | None = None) -> None:
        """Sit down at a table that stands after so many moves.

        Unless it is said who sits where, this person decides whatever is asked, and colleagues have
        the other seats.
        """
        if game(self.record.game).campaign is None:
            wish = {"ply": ply, "record": self.record.text(), "seats": seats or self._seats(ply)}
            card = self._post("/api/what-ifs", wish)
            if card["status"] == "open":  # where time runs it waits until somebody begins
                self._post(f"/api/tables/{card['id']}/begin")
            table = str(card["id"])
        else:
            table = self._played_until(ply)
        go_to_table(self.guest, table)
        self.guest.wait_for_table()
        self.guest.until_asked()
        self.guest.until_settled()
        shown = self.guest.page.locator("[data-step]").get_attribute("data-step")
        assert int(shown or 0) >= ply, "colleagues may have gone on from there, but nobody back"

    def _seats(self, ply: int) -> list[dict[str, str]]:
        waiting = self._resumed.at(ply).waiting()
        everybody = range(self.record.seats)
        return [ME if seat in (waiting or everybody) else COLLEAGUE for seat in everybody]

    def _played_until(self, ply: int) -> str:
        """No record opens a chapter of a campaign, so its moves are played at a table with its
        deal; further at the same one, if the position was on the way there.
        """
        if self._table is None or ply < self._played:
            note_is_read(self.guest)
            wish = {
                "game": self.record.game,
                "options": self.record.options,
                "seats": [ME] * self.record.seats,
            }
            self._table = str(self._post("/api/tables", wish)["id"])
            self._played = 0
        # A page that is there would show every move of the way.
        self.guest.page.evaluate(GO, "/about")
        moves = iter(self.record.moves[self._played : ply])

        def as_recorded(position: Position) -> Offer | None:
            move = next(moves, None)
            if move is None:
                return None
            return next(
                offer
                for offer in position.legal
                if (offer.seat, offer.action) == (move.seat, move.action)
            )

        if ply > self._played:
            assert direct(self.guest, self._table, as_recorded)
        self._played = ply
        return self._table

    def _post(self, path: str, body: object = None) -> dict[str, Any]:
        """Ask the server for something, with the deal of the record."""
        answer = self.guest.context.request.post(
            self.guest.url + path,
            data=body or {},
            headers={"Wardroom-Deal": str(self.record.seed)},
        )
        assert answer.ok, answer.text()
        card: dict[str, Any] = answer.json()
        return card


def open_at(
    guest: Guest, record: str, ply: int, seats: Sequence[dict[str, str]] | None = None
) -> None:
    """Sit down at one position of a recorded game."""
    Recorded(guest, recorded(record)).open(ply, seats)
