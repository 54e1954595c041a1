"""Manners at a table with people: what is left to them, what was agreed, and who asked for what.

A colleague among colleagues needs none of this: they share a plan without a word.
"""

from typing import Final

from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    DOCTORS,
    DONATE,
    EXAMINE,
    FIRST_BED,
    GLASSES,
    HOSPITALIZE,
    MEDICATE,
    PATIENT_PLACES,
    SLOT_ACTIVITY,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    TREAT_REGULAR,
    TREAT_WARD,
    WARD_BEDS,
)
from wardroom.games.rush_md.hands import HOLD_GLASS, held
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NOTHING
from wardroom.kernel.calls import HELP, MINE, PLEASE, WAIT, Call
from wardroom.kernel.message import Message

SOON_MS: Final = 5_000
"""A Nurse whose sand runs out within this time is as good as free."""
LEFT: Final = 1
"""So many Nurses are left to people, free now or soon."""
FIRST_MS: Final = 6_000
"""So long the Admission of a round is left to people, unless it was given to the colleague."""
HOLD_MS: Final = 5_000
"""So long nothing new is begun when somebody says: wait."""
_OWN: Final = 1.5
_OF_A_COLLEAGUE: Final = 0.6
_ASKED: Final = 2.5
_DUTY: Final = {
    ADMIT: "admission",
    HOSPITALIZE: "admission",
    TREAT_REGULAR: "clinic",
    EXAMINE: "labs",
    ADD_ORGANS: "theatre",
    MEDICATE: "theatre",
    STORE_MEDICINE: "pharmacy",
    STORE_ORGANS: "pharmacy",
    DONATE: "pharmacy",
}
NOBODY: Final = "seat:none"
"""To whom a duty is handed that somebody gives up."""
DUTIES: Final = ("admission", "clinic", "ward_a", "ward_b", "labs", "theatre", "pharmacy")
"""What a team shares out in the Council."""


def duty_of(activity: int, target: int) -> str:
    """The duty to which a job belongs."""
    if activity != TREAT_WARD:
        return _DUTY[activity]
    ward = target - EPIDEMIC_TARGET
    if target < EPIDEMIC_TARGET:
        ward = (target - FIRST_BED) // WARD_BEDS
    return ("ward_a", "ward_b")[ward]


def _duty_of_slot(slot: int) -> str:
    activity = SLOT_ACTIVITY[slot]
    if activity == TREAT_WARD:
        return "ward_a" if SLOTS[slot].startswith("WA") else "ward_b"
    return _DUTY.get(activity, "")


def _is_a_patient(position: Position, place: str) -> bool:
    if place not in PATIENT_PLACES:
        return False
    return position.patients[PATIENT_PLACES.index(place)] != NOTHING


class Manners:
    """What one colleague has been told."""

    __slots__ = ("_asked", "_duties", "_hold", "_offered", "_theirs", "people", "planned", "seat")

    def __init__(self) -> None:
        self.people: tuple[int, ...] = ()
        self.seat = NOTHING
        """Whose manners they are."""
        self.planned = 0
        """The last round for which a plan was proposed."""
        self._duties: dict[str, int] = {}
        """Who looks after what, as agreed."""
        self._theirs: dict[str, int] = {}
        """Patients that somebody has taken on, in this round."""
        self._offered: list[str] = []
        """Duties that were taken on once: given up by people they are not taken again."""
        self._asked: list[str] = []
        """What somebody has asked for, in this round."""
        self._hold = False

    def hear(self, call: Call, position: Position) -> Message | None:
        """Note it, and say what is made of it."""
        if call.call == WAIT:
            self._hold = True
            return Message("chat-answer-wait")
        kind, _, id = call.thing.partition(":")
        if call.call == MINE:
            seat = call.to.removeprefix("seat:")
            whose = int(seat) if seat.isdecimal() and seat.isascii() else call.seat
            duty = id if kind == "duty" else ""
            if kind == "slot" and id in SLOTS:
                duty = _duty_of_slot(SLOTS.index(id))
            if duty in DUTIES and call.to == NOBODY:
                self._duties.pop(duty, None)
                return None
            if duty in DUTIES:
                self._duties[duty] = whose
                return Message("chat-answer-left") if whose == call.seat else None
            if kind in ("bed", "place"):
                self._theirs[id] = whose
                return Message("chat-answer-left")
        elif call.call in (PLEASE, HELP) and kind in ("bed", "place", "slot"):
            if kind != "slot" and not _is_a_patient(position, id):
                return Message("chat-answer-not-now")
            self._asked.append(call.thing)
            return Message("chat-answer-please")
        return None

    def offers(self, duty: str) -> bool:
        """Take on a duty that nobody has, if that was not tried before."""
        if duty in self._duties or duty in self._offered:
            return False
        self._offered.append(duty)
        self._duties[duty] = self.seat
        return True

    def owner(self, duty: str) -> int:
        """Who looks after it; NOTHING if nobody does yet."""
        return self._duties.get(duty, NOTHING)

    def between_rounds(self) -> None:
        """What was said of single patients is over with their round; duties stay."""
        self._theirs.clear()
        self._asked.clear()
        self._hold = False

    def holds(self) -> bool:
        """Has somebody said: wait? Once it is answered nobody waits for it again."""
        held_on = self._hold
        self._hold = False
        return held_on

    def leaves_a_nurse(self, position: Position) -> bool:
        """Would somebody still find a Nurse within five seconds if one were taken now?"""
        if not self.people:
            return True
        ready = 0
        for glass in range(DOCTORS, len(GLASSES)):
            runs_out = position.glass_at[glass] + position.deal.sand - position.clock
            if runs_out <= SOON_MS and not held(position, HOLD_GLASS + glass):
                ready += 1
        return ready > LEFT

    def leaves_admission(self, position: Position) -> bool:
        """Anyone who wants to admit the first patients of a round gets the time to do so."""
        mine = self._duties.get("admission", NOTHING) == self.seat
        return bool(self.people) and not mine and position.clock < FIRST_MS

    def weight(self, activity: int, target: int, kind: int, slot: int) -> float:
        """How much more or less a job counts by what was agreed and asked for; 0 leaves it."""
        owner = self._duties.get(duty_of(activity, target))
        weight = 1.0
        if owner == self.seat:
            weight = _OWN
        elif owner is not None:
            if owner in self.people:
                return 0.0
            weight = _OF_A_COLLEAGUE
        place = PATIENT_PLACES[target] if 0 <= target < len(PATIENT_PLACES) else ""
        if self._theirs.get(place, self.seat) != self.seat:
            return 0.0
        if self._asked and self._is_asked_for(activity, place, kind, slot):
            weight *= _ASKED
        return weight

    def _is_asked_for(self, activity: int, place: str, kind: int, slot: int) -> bool:
        wanted = {f"bed:{place}", f"place:{place}"}
        if slot != NOTHING:
            wanted.add(f"slot:{SLOTS[slot]}")
        if activity == EXAMINE:
            wanted.add(f"slot:{SLOTS[SLOTS.index('CUL') + kind]}")
        return any(thing in wanted for thing in self._asked)
