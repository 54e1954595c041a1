"""The Action Phases of a finished game: which hourglass ran when, and who waited for what.

All times are ms since the phase began, without its pauses. Whatever changes in a phase is told, so
the positions of the events are all there is to look at. An hourglass is at work while its sand
runs, and idle before and after that, wherever it stands.
"""

from typing import Final, NamedTuple, cast

from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.charts import patient_at, performed, possible_needs
from wardroom.games.rush_md.colleague.cases import lacking
from wardroom.games.rush_md.content import (
    CLINIC_TRAY,
    DOCTORS,
    FIRST_BED,
    HOSPITALIZED,
    KINDS,
    NURSES,
    OR_TRAY,
    REGULAR,
    ROW,
    WARD_TRAY,
)
from wardroom.games.rush_md.glasses import doctors
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import ACTION, FREE_SINCE, Position
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.record import NOBODY
from wardroom.kernel.state import Event
from wardroom.kernel.table import Table

# What a patient can wait for.
A_BED: Final = 0
AN_EXAM: Final = 1
A_KIND: Final = 2
HANDS: Final = 3
"""Everything lies in Storage, and nobody has given it yet."""


class Want(NamedTuple):
    """What a patient waits for; for an exam or a kind of item, which."""

    sort: int
    which: int = 0


class Run(NamedTuple):
    """The sand of an hourglass from its placement on, until it is down or the phase is over."""

    glass: int
    slot: int
    start: int
    end: int


class Wait(NamedTuple):
    """A patient and what was waited for, from when to when."""

    patient: str
    place: int
    """The last place meanwhile."""
    want: Want
    start: int
    end: int
    ply: int
    """The move that began it."""


class Shift(NamedTuple):
    """An Action Phase."""

    round: int
    length: int
    runs: tuple[Run, ...]
    waits: tuple[Wait, ...]

    def of(self, glass: int) -> list[Run]:
        return [run for run in self.runs if run.glass == glass]

    def idle(self, glass: int) -> list[tuple[int, int]]:
        """When the hourglass stood idle."""
        gaps: list[tuple[int, int]] = []
        since = 0
        for run in self.of(glass):
            if run.start > since:
                gaps.append((since, run.start))
            since = run.end
        if since < self.length:
            gaps.append((since, self.length))
        return gaps


def hourglasses(seats: int) -> tuple[int, ...]:
    """Those in play: the Doctors of the players, and every Nurse."""
    return (*range(min(DOCTORS, doctors(seats))), *NURSES)


def shifts(table: Table) -> list[Shift]:
    """All Action Phases of a game that is over."""
    watch = _Watch()
    state = cast(Flow, table.at(0))
    for ply, move in enumerate(table.record.moves, 1):
        told: list[Event] = []
        state.log = told
        state.advance(move.at)
        if move.seat != NOBODY:
            state.play(move.seat, table.game.space.read(move.action), move.at)
        for event in told:
            watch.see(cast(Flow, event.after), ply)
        watch.see(state, ply)
    return watch.over


def wants(position: Position, place: int) -> list[Want]:
    """What the patient at a place waits for now; nothing if there is nothing left to do."""
    if ROW <= place < FIRST_BED:
        return [Want(A_BED)]
    if place < ROW:
        missing = [0] * len(KINDS)
        lacking(position, CLINIC_TRAY + place, patient_at(position, place).need.bedside, missing)
        return _wanted(position, missing)
    bed = place - FIRST_BED
    exams = patient_at(position, place).signs
    open_exams = [Want(AN_EXAM, exam) for exam in exams if not performed(position, bed, exam)]
    if open_exams:
        return open_exams
    least: list[int] | None = None
    for need in possible_needs(position, bed):
        missing = [0] * len(KINDS)
        lacking(position, WARD_TRAY + bed, need.bedside, missing)
        lacking(position, OR_TRAY + bed, need.surgery, missing)
        if least is None or sum(missing) < sum(least):
            least = missing
    return [] if least is None else _wanted(position, least)


def _wanted(position: Position, missing: list[int]) -> list[Want]:
    """The kinds of which Storage has too little; or hands, where it has enough of all."""
    short = [
        Want(A_KIND, kind) for kind, count in enumerate(missing) if count > position.storage[kind]
    ]
    return short or ([Want(HANDS)] if any(missing) else [])


class _Watch:
    """Looks at one position after the other and writes down what begins and ends."""

    def __init__(self) -> None:
        self.over: list[Shift] = []
        self._runs: list[Run] = []
        self._waits: list[Wait] = []
        self._open: dict[tuple[int, int, Want], Wait] = {}
        """By deck and card of the patient and what is waited for."""
        self._glass_at: list[int] = []
        self._acting = False

    def see(self, position: Flow, ply: int) -> None:
        acting = position.phase == ACTION
        if acting and not self._acting:
            self._glass_at = [FREE_SINCE] * len(position.glass_at)
        if acting:
            self._look_at_the_sand(position)
            self._look_at_the_patients(position, ply)
        elif self._acting:
            self._close(position)
        self._acting = acting

    def _look_at_the_sand(self, position: Flow) -> None:
        for glass, placed in enumerate(position.glass_at):
            if placed not in (self._glass_at[glass], FREE_SINCE):
                slot = position.glass_slot[glass]
                self._runs.append(Run(glass, slot, placed, placed + position.deal.sand))
            self._glass_at[glass] = placed

    def _look_at_the_patients(self, position: Flow, ply: int) -> None:
        now = min(position.clock, position.deal.phase)
        still: dict[tuple[int, int, Want], Wait] = {}
        for place, card in enumerate(position.patients):
            if card == NOTHING:
                continue
            deck = REGULAR if place < ROW else HOSPITALIZED
            for want in wants(position, place):
                key = (deck, card, want)
                known = self._open.pop(key, None)
                if known is None:
                    known = Wait(DECKS[deck][card].id, place, want, now, now, ply)
                still[key] = known._replace(place=place)
        self._end_waits(now)
        self._open = still

    def _end_waits(self, now: int) -> None:
        """Those that are still open are no longer waited for."""
        self._waits += [wait._replace(end=now) for wait in self._open.values() if wait.start < now]
        self._open = {}

    def _close(self, position: Flow) -> None:
        """The phase is over, or the game was lost in it. Overtime belongs to no lane."""
        length = min(position.clock, position.deal.phase)
        self._end_waits(length)
        runs = [run._replace(end=min(run.end, length)) for run in self._runs]
        round = position.round
        self.over.append(Shift(round, length, tuple(runs), tuple(self._waits)))
        self._runs, self._waits = [], []
