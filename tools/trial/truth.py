"""What really happened at a table, and what each seat could know of it at every step."""

from typing import Any, Final

from tools.trial.planting import TOKEN
from wardroom.kernel import (
    SPECTATOR,
    Dice,
    Event,
    Message,
    Plain,
    Record,
    State,
    Table,
    canonical,
)
from wardroom.protocol import Entry

INFECTION_CARDS: Final = ("infection_deck", "infection_discards", "removed")
"""Parts of a view that name infection cards; these are compared as a whole and not searched."""
FORECASTS: Final = ("forecast", "forecast_order")
WORLDS: Final = 2
SHORTEST: Final = 8
"""Shorter numbers may occur by chance; seeds and dice are written with far more digits."""


class Moment:
    """The position after one step, as one audience may know it.

    Everything is taken from imagined worlds: positions in which all that this audience cannot know
    has been dealt again by chance. What differs between two such worlds is hidden; what they agree
    on is all that may be told.
    """

    def __init__(self, state: State, seat: int, step: int, ply: int) -> None:
        self.step = step
        self.ply = ply
        worlds = [
            state.imagine(seat, Dice.seeded(number, "leak"), told=False) for number in range(WORLDS)
        ]
        views = [canonical(world.view(seat)) for world in worlds]
        if len(set(views)) != 1:
            raise AssertionError("imagined worlds look different from the seat that imagined them")
        self.view: Plain = worlds[0].view(seat)
        self.legal = [repr(action) for action in worlds[0].legal(seat)]
        self.waiting = list(worlds[0].waiting())
        self.asking = plain_message(worlds[0].asking())
        shown = canonical(without_infection_cards(self.view)) + " ".join(self.legal).encode()
        self.cards = set(TOKEN.findall(shown))


class Truth:
    """The whole story of a finished game: its states, events, and who knew which cards when."""

    def __init__(self, record: Record, log: list[Entry]) -> None:
        self.record = record
        table = Table(Table.resume(record).game, record)
        self.deal = table.events
        self._states: list[State] = [table.state.copy()]
        self.plies = [0]
        self.events: list[list[Event]] = [[]]
        self.seats = [SPECTATOR]
        self.actions = [""]
        for entry in log:
            if entry.undone:
                table = _without_last_move(table)
                self.events.append([])
            else:
                assert entry.action is not None
                self.events.append(table.play(entry.seat, entry.action.action))
            self.actions.append(entry.action.action if entry.action else "")
            self._states.append(table.state.copy())
            self.plies.append(table.ply)
            self.seats.append(entry.seat)
        secret = {record.seed, *(state.encode()["chance"] for state in self._states)}
        written = {
            text for number in secret for text in (str(number), f"{number:x}", f"{number:X}")
        }
        self.numbers = {text.encode() for text in written if len(text) >= SHORTEST}
        """The seed and every state of the dice, as they would be written."""
        self._moments: dict[tuple[int, int], Moment] = {}
        self._known: dict[tuple[int, int], set[bytes]] = {}

    def moment(self, seat: int, step: int) -> Moment:
        """What the seat may know after the step."""
        key = seat, step
        if key not in self._moments:
            self._moments[key] = Moment(self._states[step], seat, step, self.plies[step])
        return self._moments[key]

    def told(self, seats: tuple[int, ...], step: int) -> list[Event]:
        """What of that step somebody in these seats may hear; step 0 is the deal."""
        events = self.events[step] if step else self.deal
        return [event for event in events if any(event.reaches(seat) for seat in seats)]

    def knows_all_of(self, seat: int, other: int, step: int) -> bool:
        """Does the seat know all that a colleague in the other one is told?"""
        state = self._states[step]
        return canonical(state.view(seat)) == canonical(state.view(other, told=True))

    def known(self, seat: int, step: int) -> set[bytes]:
        """The player cards that the seat has seen by then, wherever they have gone since."""
        key = seat, step
        if key not in self._known:
            cards = set(self.known(seat, step - 1)) if step else set()
            cards |= self.moment(seat, step).cards
            for event in self.told((seat,), step):
                if event.kind not in FORECASTS:
                    cards |= set(TOKEN.findall(repr(event.args).encode()))
            self._known[key] = cards
        return self._known[key]

    def is_last(self, step: int) -> bool:
        """Is the game over at this step?"""
        return step == len(self._states) - 1

    def step_of_ply(self, ply: int, before: int) -> int:
        """The latest step, not after `before`, at which the record was so many moves long."""
        return max(step for step in range(before + 1) if self.plies[step] == ply)


def _without_last_move(table: Table) -> Table:
    """The table before its last move, also if that showed something and all agreed."""
    if table.undoable(table.record.moves[-1].seat):
        table.undo(table.record.moves[-1].seat)
        return table
    table.record.moves.pop()
    table.record.conclude(None)
    return Table.resume(table.record)


def plain_message(message: Message) -> dict[str, Any]:
    """A sentence as it travels."""
    return {"id": message.id, "args": {name: _plain(arg) for name, arg in message.args.items()}}


def _plain(argument: Any) -> Any:
    if isinstance(argument, Message):
        return plain_message(argument)
    return list(argument) if isinstance(argument, tuple) else argument


def without_infection_cards(view: Plain) -> Plain:
    """A view without the names of infection cards, which look like those of player cards."""
    kept = {name: value for name, value in view.items() if name not in INFECTION_CARDS}
    ask = kept.get("ask")
    if isinstance(ask, dict) and ask.get("kind") == "forecast_next":
        kept["ask"] = {name: value for name, value in ask.items() if name != "cards"}
    return kept
