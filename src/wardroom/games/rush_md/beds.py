"""Patients on their way: admission, beds and where they stand (RMD-6, RMD-7)."""

from typing import Final

from wardroom.games.rush_md.cards.patients import DECKS
from wardroom.games.rush_md.cards.research import ADMIT_FOUR, HOSPITALIZE_TWO
from wardroom.games.rush_md.content import (
    ADMIT,
    AREAS,
    AT_HOME,
    BEDS,
    CARDS_ADMITTED,
    CONDITIONS,
    FIRST_BED,
    HOSPITALIZE,
    PATIENT_PLACES,
    ROW,
    TYPES,
)
from wardroom.games.rush_md.glasses import bed_in, can_admit, end_action, free_place, scan_locks
from wardroom.games.rush_md.hands import HOLD_BED, HOLD_ROW, ON_AREA, ON_BED, held
from wardroom.games.rush_md.scanner import knock_over
from wardroom.games.rush_md.state import Move, Position, Reach
from wardroom.games.rush_md.work import NOTHING


class MoveBed(Move):
    """RMD-7.3: any occupied bed to any free place, without an hourglass."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("move_bed", 800, 1_100, own=False, drops=ON_AREA)

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_BED + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return (
            position.patients[FIRST_BED + piece] != NOTHING
            and not scan_locks(position, piece)
            and not held(position, HOLD_BED + piece)
        )

    def possible(self, position: Position, seat: int, piece: int, target: int) -> bool:
        return (
            position.areas[piece] != target
            and (target == AT_HOME or bed_in(position, target) == NOTHING)
            and self.holdable(position, seat, piece)
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        if reach.knock:
            knock_over(position)
        position.areas[reach.piece] = reach.target
        if position.log is not None:
            bed, area = BEDS[reach.piece], AREAS[reach.target]
            position.tell("move_bed", {"seat": seat, "bed": bed, "area": area})


class Draw(Move):
    """RMD-6.1: admit one patient; the type is chosen card by card (RMD-6.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("draw", 600, 800)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        return task is not None and task.activity == ADMIT and can_admit(position, piece)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        deck = position.decks[reach.piece]
        place = free_place(position, reach.piece)
        card = DECKS[reach.piece][deck[0]]
        position.decks[reach.piece] = deck[1:]
        position.patients[place] = deck[0]
        position.conditions[place] = card.condition
        position.revealed += 1
        if position.log is not None:
            position.tell(
                "admit",
                {
                    "seat": seat,
                    "patient": card.id,
                    "type": TYPES[reach.piece],
                    "condition": CONDITIONS[card.condition],
                    "place": PATIENT_PLACES[place],
                },
            )
        count = task.count + 1
        most = 4 if task.research == ADMIT_FOUR else CARDS_ADMITTED
        if count == most:
            end_action(position, seat)
        else:
            position.tasks[seat] = task.after(count, NOTHING)


class Hospitalize(Move):
    """RMD-6.5: one patient from the Admission row into an empty bed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("hospitalize", 800, 1_100, drops=ON_BED)

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_ROW + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        task = position.tasks[seat]
        return (
            task is not None
            and task.activity == HOSPITALIZE
            and position.patients[ROW + piece] != NOTHING
            and not held(position, HOLD_ROW + piece)
        )

    def possible(self, position: Position, seat: int, piece: int, target: int) -> bool:
        return position.patients[FIRST_BED + target] == NOTHING and self.holdable(
            position, seat, piece
        )

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        origin, place = ROW + reach.piece, FIRST_BED + reach.target
        position.patients[place] = position.patients[origin]
        position.conditions[place] = position.conditions[origin]
        position.patients[origin] = NOTHING
        position.conditions[origin] = 0
        if position.log is not None:
            patient = DECKS[1][position.patients[place]].id
            bed = BEDS[reach.target]
            position.tell("hospitalize", {"seat": seat, "patient": patient, "bed": bed})
        count = task.count + 1
        if count == (2 if task.research == HOSPITALIZE_TWO else 1):
            end_action(position, seat)
        else:
            position.tasks[seat] = task.after(count, NOTHING)


MOVE_BED: Final = MoveBed()
DRAW: Final = Draw()
HOSPITALIZE_PATIENT: Final = Hospitalize()
