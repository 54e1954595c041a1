"""The small vocabulary of the tests of Rush M.D.: build a hospital, play at a moment, look.

    ward = given(2)
    ward.bed("A1", "zookeeper").stock("2 blue")
    ward.at(0, 0, "place nurse1 WA-1").at(900, 0, "target A1", "give blue")
    assert ward.tray("A1 ward") == {"blue": 1}

Times are ms since the Action Phase began. Hands are steady unless a test says otherwise, and the
hospital is empty apart from its starting stock. Items and cards always lie somewhere, so that the
invariants are held after every step.
"""

from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.content import (
    AREAS,
    BEDS,
    CONDITIONS,
    EXAMS,
    FIRST_BED,
    GLASSES,
    KINDS,
    LIQUIDS,
    MRI,
    PATIENT_PLACES,
    ROW,
    SLOTS,
    SYRINGE,
    TAGS,
    WARDS,
)
from wardroom.games.rush_md.evaluation import syringes
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.invariants import broken
from wardroom.games.rush_md.state import (
    ACTION,
    GESTURE,
    PHASES,
    RESULTS,
    SCANS,
    STATUSES,
    STEADY,
)
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel import Event, IllegalAction

PHASE = 240_000
SAND = 30_000
CONFIRMED = "confirm"


def given(seats: int = 2, seed: int = 1, edition: int = 4, **options: str) -> "Hospital":
    """An empty hospital at the first moment of the first Action Phase."""
    hospital = dealt(seats, seed, edition, **options)
    hospital.begin()
    return hospital


def dealt(seats: int = 2, seed: int = 1, edition: int = 4, **options: str) -> "Hospital":
    """A hospital in its first Council."""
    rush = RUSH_MD if edition == RUSH_MD.edition else RUSH_MD.earlier[edition - 1]
    state = rush.deal(options, seats, seed)
    assert isinstance(state, RushState)
    return Hospital(state)


class Hospital:
    """A position under test."""

    def __init__(self, state: RushState) -> None:
        self.state = state
        self.state.log = []

    # Playing

    def begin(self) -> "Hospital":
        """Everybody is ready, and the countdown runs down."""
        for seat in self.state.waiting():
            self.state.play(seat, RUSH_MD.space.read("ready"))
        due = self.state.due()
        if due is not None:
            self.state.advance(due)
        assert self.state.phase == ACTION
        return self

    def until(self, t: int) -> "Hospital":
        """Time passes up to this moment of the phase."""
        before = self.state.copy()
        self.state.advance(self.state.began + t)
        assert broken(self.state, before) == []
        return self

    def at(self, t: int, seat: int, *lines: str) -> "Hospital":
        """The lines at this moment; each further one as soon as the hands are free again."""
        self.until(t)
        for line in lines:
            while not self.is_free(seat):
                due = self.state.due()
                assert due is not None
                self.state.advance(due)
            before = self.state.copy()
            self.state.play(seat, RUSH_MD.space.read(line), self.state.now)
            assert broken(self.state, before) == [], line
        return self

    def do(self, seat: int, *lines: str) -> "Hospital":
        """The lines one after the other from now on, and the effect of the last."""
        self.at(self.t, seat, *lines)
        while not self.is_free(seat):
            due = self.state.due()
            assert due is not None
            self.state.advance(due)
        return self

    def now(self, seat: int, line: str) -> "Hospital":
        """One line at this very moment, outside of the Action Phase."""
        self.state.play(seat, RUSH_MD.space.read(line), self.state.now)
        assert broken(self.state) == []
        return self

    def refuses(self, t: int, seat: int, line: str) -> bool:
        """Is this refused, without changing anything?"""
        self.until(t)
        before = self.state.encode()
        action = RUSH_MD.space.read(line)
        assert (action in self.state.legal(seat)) == self.allows(seat, line)
        try:
            self.state.copy().play(seat, action, self.state.now)
        except IllegalAction:
            assert self.state.encode() == before
            return True
        return False

    def allows(self, seat: int, line: str) -> bool:
        return line in self.legal(seat)

    def legal(self, seat: int) -> set[str]:
        return {repr(action) for action in self.state.legal(seat)}

    def is_free(self, seat: int) -> bool:
        """Hands that hold an uncommitted gesture count as free: they can drop it."""
        reach = self.state.hands[seat]
        if reach is not None:
            return reach.effect < 0
        return self.state.phase != ACTION or self.state.busy[seat] <= self.t

    def close(self) -> "Hospital":
        """The phase ends and the round is judged (E1, E2)."""
        while self.state.phase == ACTION:
            due = self.state.due()
            assert due is not None
            self.state.advance(due)
            assert broken(self.state) == []
        return self

    def settle(self) -> "Hospital":
        """Everybody confirms (E3 to E6)."""
        for seat in self.state.waiting():
            self.now(seat, CONFIRMED)
        return self

    def evaluate(self) -> "Hospital":
        self.close()
        return self if self.state.result else self.settle()

    # Building

    def gestures(self, seat: int) -> "Hospital":
        self.state.modes[seat] = GESTURE
        return self

    def steady(self, seat: int) -> "Hospital":
        self.state.modes[seat] = STEADY
        return self

    def points(self, count: int) -> "Hospital":
        self.state.points = count
        return self

    def patient(self, place: str, name: str, condition: str = "") -> "Hospital":
        """A patient out of the deck, at a place of the Clinic, the row or a bed."""
        number = PATIENT_PLACES.index(place)
        type = 0 if number < ROW else 1
        (card,) = [index for index, card in enumerate(DECKS[type]) if card.id == name]
        deck = self.state.decks[type]
        assert card in deck, f"{name} is not in the deck"
        self.state.decks[type] = tuple(other for other in deck if other != card)
        self.state.patients[number] = card
        first = DECKS[type][card].condition
        self.state.conditions[number] = CONDITIONS.index(condition) if condition else first
        return self

    def bed(
        self, bed: str, name: str, area: str = "home", cards: str = "", condition: str = ""
    ) -> "Hospital":
        """A patient in a bed, with Diagnosis cards; an MRI card counts as performed."""
        self.patient(bed, name, condition)
        number = BEDS.index(bed)
        self.state.areas[number] = AREAS.index(area)
        for id in cards.split():
            self.diagnose(bed, id)
        return self

    def diagnose(self, bed: str, id: str) -> "Hospital":
        exam, card = diagnosis(id)
        number = BEDS.index(bed)
        deck = self.state.diagnosis_decks[exam]
        self.state.diagnosis_decks[exam] = tuple(other for other in deck if other != card)
        self.state.diagnoses[number * len(EXAMS) + exam] = card
        if exam == MRI:
            self.state.mri_done |= 1 << number
        return self

    def on_top(self, id: str) -> "Hospital":
        """This Diagnosis card comes next."""
        exam, card = diagnosis(id)
        rest = tuple(other for other in self.state.diagnosis_decks[exam] if other != card)
        self.state.diagnosis_decks[exam] = (card, *rest)
        return self

    def epidemic_next(self, *ids: str) -> "Hospital":
        """These Epidemic cards come next."""
        cards = [index for id in ids for index, card in enumerate(EPIDEMICS) if card.id == id]
        rest = [card for card in self.state.epidemic_deck if card not in cards]
        self.state.epidemic_deck = (*cards, *rest)
        return self

    def epidemic(self, ward: str, id: str) -> "Hospital":
        self.epidemic_next(id)
        self.state.epidemics[WARDS.index(ward)] = self.state.epidemic_deck[0]
        self.state.epidemic_deck = self.state.epidemic_deck[1:]
        return self

    def research(self, *ids: str) -> "Hospital":
        """These cards lie open instead of those that did."""
        cards = tuple(
            index for id in ids for index, card in enumerate(RESEARCH_CARDS) if card.id == id
        )
        others = [*self.state.research, *self.state.research_deck]
        rest = tuple(card for card in others if card not in cards)
        self.state.research = (*cards, *rest[: 3 - len(cards)])
        self.state.research_deck = rest[3 - len(cards) :]
        return self

    def stock(self, items: str) -> "Hospital":
        """Exactly so much of these kinds lies in Storage; the Supply has the rest."""
        for count, kind in counted(items):
            self.state.supply[kind] += self.state.storage[kind] - count
            self.state.storage[kind] = count
        return self

    def supply(self, items: str) -> "Hospital":
        """Exactly so much is in the Supply; what is too much goes to Storage."""
        for count, kind in counted(items):
            self.state.storage[kind] += self.state.supply[kind] - count
            self.state.supply[kind] = count
        return self

    def given_items(self, tray: str, items: str) -> "Hospital":
        """Items from the Supply, with the syringes they need."""
        number = tray_number(tray)
        for count, kind in counted(items):
            self.state.supply[kind] -= count
            self.state.trays[number * len(KINDS) + kind] += count
            if kind in LIQUIDS:
                self.state.supply[SYRINGE] -= syringes(count)
        return self

    def tokens(self, *icons: int) -> "Hospital":
        self.state.tokens = tuple(icons)
        return self

    # Looking

    @property
    def t(self) -> int:
        return self.state.clock

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def result(self) -> str:
        return RESULTS[self.state.result]

    @property
    def scan(self) -> str:
        return SCANS[self.state.scan]

    def storage(self, kind: str) -> int:
        return self.state.storage[KINDS.index(kind)]

    def supplied(self, kind: str) -> int:
        return self.state.supply[KINDS.index(kind)]

    def tray(self, name: str) -> dict[str, int]:
        start = tray_number(name) * len(KINDS)
        counts = self.state.trays[start : start + len(KINDS)]
        return {KINDS[kind]: count for kind, count in enumerate(counts) if count}

    def status(self, place: str) -> str:
        return STATUSES[self.state.statuses[PATIENT_PLACES.index(place)]]

    def condition(self, place: str) -> str:
        return CONDITIONS[self.state.conditions[PATIENT_PLACES.index(place)]]

    def who(self, place: str) -> str:
        number = PATIENT_PLACES.index(place)
        card = self.state.patients[number]
        return "" if card == NOTHING else DECKS[0 if number < ROW else 1][card].id

    def area(self, bed: str) -> str:
        return AREAS[self.state.areas[BEDS.index(bed)]]

    def slot(self, slot: str) -> str:
        glass = self.state.slots[SLOTS.index(slot)]
        return "" if glass == NOTHING else GLASSES[glass]

    def cards(self, bed: str) -> list[str]:
        number = BEDS.index(bed)
        found = self.state.diagnoses[number * 4 : number * 4 + 4]
        return [DIAGNOSES[exam][card].id for exam, card in enumerate(found) if card != NOTHING]

    def lying(self, ward: str) -> str:
        card = self.state.epidemics[WARDS.index(ward)]
        return "" if card == NOTHING else EPIDEMICS[card].id

    def is_acting(self, seat: int) -> bool:
        return self.state.tasks[seat] is not None

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.state.log or [] if event.kind == kind]

    def bottom(self, exam: str) -> str:
        number = EXAMS.index(exam)
        return DIAGNOSES[number][self.state.diagnosis_decks[number][-1]].id

    def top(self, exam: str) -> str:
        number = EXAMS.index(exam)
        return DIAGNOSES[number][self.state.diagnosis_decks[number][0]].id


def diagnosis(id: str) -> tuple[int, int]:
    """Exam and number of a Diagnosis card."""
    for exam, cards in enumerate(DIAGNOSES):
        for number, card in enumerate(cards):
            if card.id == id:
                return exam, number
    raise KeyError(id)


def counted(items: str) -> list[tuple[int, int]]:
    """The counts and kinds in `2 blue 1 heart`."""
    words = items.split()
    return [(int(words[at]), KINDS.index(words[at + 1])) for at in range(0, len(words), 2)]


def tray_number(name: str) -> int:
    """The number of a tray such as `C1 clinic` or `A2 or`."""
    place, tag = name.split()
    number = PATIENT_PLACES.index(place)
    return TAGS.index(tag) * ROW + (number if number < ROW else number - FIRST_BED)
