"""What the patients of a hospital will still bring: cures to come, counted in actions.

The line is worked off in thought, the way a sensible player would: admit the patients who fit, cure
the colour that blocks the front, disinfect a ward that is needed. Each cured patient counts for
less the more actions it takes to get there, and nothing after the last turn.
"""

from typing import Final

from wardroom.games.quarantine.content import (
    COLOURS,
    EMERGENCY_ROOM,
    FIRST_WARD,
    PHARMACY,
    STORAGE,
    WAITING_ROOM,
    WARDS_OF,
)
from wardroom.games.quarantine.state import NOTHING, Position

_ALL_COLOURS: Final = range(len(COLOURS))
FURTHEST: Final = 96
Shut = tuple[int, int]
"""The free beds of a quarantined ward, and the patients in it."""


def waning(patience: float) -> list[float]:
    """What a cure is worth after so many actions, if one action later it is worth this share."""
    worth = [1.0]
    for _ in range(FURTHEST):
        worth.append(worth[-1] * patience)
    return worth


class Beds:
    """The wards of one hospital, colour by colour, as they stand."""

    __slots__ = ("closed", "emergency", "free", "lying", "places", "shut")

    def __init__(self, position: Position, seat: int) -> None:
        layout = position.layouts[seat]
        quarantine = position.quarantine[seat]
        packed = position.patients[seat]
        present = layout.present
        stored = 0
        if ((present & ~quarantine) >> STORAGE) & 1:
            stored = layout.stored_colours()
        self.free = [0, 0, 0, 0]
        self.lying = [0, 0, 0, 0]
        self.places = [0, 0, 0, 0]
        """How many patients of a colour the clean wards hold."""
        self.closed = [0, 0, 0, 0]
        """Quarantined wards."""
        self.shut: list[list[Shut]] = [[], [], [], []]
        """The same one by one, the one with most free beds last."""
        self.emergency = position.emergency_patient(seat)
        for colour in _ALL_COLOURS:
            capacity = 2 if (stored >> colour) & 1 else 1
            for ward in WARDS_OF[colour]:
                if (present >> ward) & 1:
                    here = (packed >> (2 * (ward - FIRST_WARD))) & 3
                    if (quarantine >> ward) & 1:
                        self.closed[colour] += 1
                        self.shut[colour].append((max(0, capacity - here), here))
                    else:
                        self.places[colour] += capacity
                        self.lying[colour] += here
                        self.free[colour] += max(0, capacity - here)
            self.shut[colour].sort()
        if self.emergency != NOTHING and (quarantine >> EMERGENCY_ROOM) & 1:
            self.emergency = NOTHING


def cures_to_come(
    position: Position, seat: int, beds: Beds, actions: int, later: list[float]
) -> float:
    """How many cured patients those in wards and line are worth, with so many actions left."""
    clean = position.clean(seat)
    beside = 0
    if (clean >> WAITING_ROOM) & 1:
        beside = position.layouts[seat].waiting_colours()
    pharmacy = (clean >> PHARMACY) & 1
    free, lying = beds.free[:], beds.lying[:]
    shut = [wards[:] for wards in beds.shut]
    cured = 0.0
    spent = 0
    last = min(actions, FURTHEST)
    if beds.emergency != NOTHING:
        lying[beds.emergency] += 1
        free[beds.emergency] -= 1
    admitting = False
    for colour in position.lines[seat]:
        if free[colour] <= 0:
            admitting = False
            if pharmacy:
                spent += 1
                if spent <= last:
                    cured += later[spent]
                continue
            if lying[colour]:
                spent += 1
                if spent <= last:
                    cured += lying[colour] * later[spent]
                    if beside and not (beside >> colour) & 1:
                        for other in _ALL_COLOURS:
                            if (beside >> other) & 1:
                                cured += lying[other] * later[spent]
                                free[other] += lying[other]
                                lying[other] = 0
                free[colour] += lying[colour]
                lying[colour] = 0
            if free[colour] <= 0:
                spent += 1
                opened, inside = shut[colour].pop() if shut[colour] else (1, 0)
                if not opened:  # Its own patient has to be cured first.
                    spent += 1
                    if spent <= last:
                        cured += inside * later[spent]
                    opened, inside = inside, 0
                free[colour] += opened
                lying[colour] += inside
        if spent >= last:
            return cured
        if not admitting:
            admitting = True
            spent += 1
        free[colour] -= 1
        lying[colour] += 1
    while spent < last:
        best = 0
        for colour in _ALL_COLOURS:
            if lying[colour] > lying[best]:
                best = colour
        if not lying[best]:
            break
        spent += 1
        cured += lying[best] * later[spent]
        lying[best] = 0
        if beside and not (beside >> best) & 1:
            for other in _ALL_COLOURS:
                if (beside >> other) & 1:
                    cured += lying[other] * later[spent]
                    lying[other] = 0
    for colour in _ALL_COLOURS:
        for _, inside in reversed(shut[colour]):
            if inside:
                spent += 2
                if spent <= last:
                    cured += inside * later[spent]
    return cured
