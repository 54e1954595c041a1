"""Cultures, Blood Exam and X-ray (RMD-9 to RMD-12), and drawing the Diagnosis card."""

from typing import Final

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES, Diagnosis
from wardroom.games.rush_md.cards.research import EXAM_AT_HOME
from wardroom.games.rush_md.content import (
    BEDS,
    BLOOD_EXAM,
    BROKEN_OATH_COSTS,
    CULTURES,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    HOLES,
    MRI,
    RED_DISCS,
    WHITE_DISCS,
    WRONG_TAKE_MS,
    XRAY,
)
from wardroom.games.rush_md.glasses import end_action
from wardroom.games.rush_md.hands import HOLD_DISC, HOLD_TOKEN, ON_DISC, ON_PILE, held
from wardroom.games.rush_md.outbreaks import notice_contagion
from wardroom.games.rush_md.score import charge
from wardroom.games.rush_md.state import Move, Position, Reach
from wardroom.games.rush_md.work import NOTHING, Task

RED_ON_TABLE: Final = HOLES
WHITE_ON_TABLE: Final = HOLES + 1
TABLE: Final = HOLES
TO_BOTTOM: Final = 0
TO_BED: Final = 1
_ALL_HOLES: Final = (1 << HOLES) - 1
_ONES: Final = tuple(bits.bit_count() for bits in range(1 << HOLES))


def top_card(position: Position, exam: int) -> Diagnosis:
    """The card on top of a Diagnosis deck; only its back is seen (RMD-9.7)."""
    return DIAGNOSES[exam][position.diagnosis_decks[exam][0]]


def examined_bed(position: Position, task: Task) -> int:
    """The bed under examination while it stands where it must (RMD-7.8), or NOTHING."""
    if task.target == NOTHING:
        return NOTHING
    bed = task.target - FIRST_BED
    if task.research == EXAM_AT_HOME or position.areas[bed] == task.part + 1:
        return bed
    return NOTHING


def is_examining(position: Position, seat: int, exam: int) -> bool:
    """Is this exam the seat's current action, with the bed in its place, and not done meanwhile?"""
    task = position.tasks[seat]
    if task is None or task.activity != EXAMINE or task.part != exam:
        return False
    bed = examined_bed(position, task)
    return bed != NOTHING and not is_done_already(position, bed, exam)


def is_done_already(position: Position, bed: int, exam: int) -> bool:
    """RMD-9.4, RMD-G.15: somebody else was quicker. The first edition let a second card replace
    the one that lay there, which was then in no pile any more.
    """
    return position.deal.edition > 1 and position.diagnoses[bed * len(EXAMS) + exam] != NOTHING


def draw_diagnosis(position: Position, seat: int, bed: int, exam: int) -> None:
    """RMD-9.5: the top card goes to the patient, the action ends, contagion is noticed."""
    deck = position.diagnosis_decks[exam]
    card = DIAGNOSES[exam][deck[0]]
    position.diagnosis_decks[exam] = deck[1:]
    position.diagnoses[bed * len(EXAMS) + exam] = deck[0]
    position.revealed += 1
    if exam != MRI:
        position.exams_done += 1
    end_action(position, seat)
    if position.log is not None:
        position.tell(
            "diagnosis",
            {
                "seat": seat,
                "exam": EXAMS[exam],
                "bed": BEDS[bed],
                "diagnosis": card.id,
                "count": card.effectiveness,
            },
        )
    if card.contagious:
        notice_contagion(position, bed, exam)


def _finish_exam(position: Position, seat: int, exam: int) -> None:
    task = position.tasks[seat]
    if task is not None:
        draw_diagnosis(position, seat, task.target - FIRST_BED, exam)


class Flip(Move):
    """RMD-10.2: turn one Cultures token up and down again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("flip", 1_200, 1_500, tap=True)

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_TOKEN + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return is_examining(position, seat, CULTURES) and not held(position, HOLD_TOKEN + piece)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        if position.tokens[reach.piece] == top_card(position, CULTURES).puzzle:  # RMD-10.3
            _finish_exam(position, seat, CULTURES)


def discs_match(position: Position) -> bool:
    """RMD-11.1: all seven holes are as on the back of the top card."""
    pattern = top_card(position, BLOOD_EXAM).puzzle
    return position.whites == pattern and position.reds == pattern ^ _ALL_HOLES


def discs_on_table(position: Position, white: bool) -> int:
    """How many discs of a colour lie beside the tile, in nobody's tweezers."""
    if white:
        beside = WHITE_DISCS - _ONES[position.whites]
        return beside - held(position, HOLD_DISC + WHITE_ON_TABLE)
    return RED_DISCS - _ONES[position.reds] - held(position, HOLD_DISC + RED_ON_TABLE)


class Disc(Move):
    """RMD-11.2: one disc from a hole or the table to an empty hole or the table."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("disc", 1_100, 1_700, drops=ON_DISC)

    def tweezers(self, position: Position, seat: int) -> bool:
        return True

    def holds(self, position: Position, piece: int) -> int:
        return HOLD_DISC + piece

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        if not is_examining(position, seat, BLOOD_EXAM):
            return False
        if piece >= HOLES:
            return discs_on_table(position, piece == WHITE_ON_TABLE) > 0
        full = ((position.whites | position.reds) >> piece) & 1
        return full == 1 and not held(position, HOLD_DISC + piece)

    def possible(self, position: Position, seat: int, piece: int, target: int) -> bool:
        if target == TABLE:
            fits = piece < HOLES
        else:
            fits = not ((position.whites | position.reds) >> target) & 1
        return fits and self.holdable(position, seat, piece)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        white = reach.piece == WHITE_ON_TABLE
        if reach.piece < HOLES:
            white = (position.whites >> reach.piece) & 1 == 1
            position.whites &= ~(1 << reach.piece)
            position.reds &= ~(1 << reach.piece)
        if reach.target != TABLE:
            if white:
                position.whites |= 1 << reach.target
            else:
                position.reds |= 1 << reach.target
        if discs_match(position):  # RMD-11.4
            _finish_exam(position, seat, BLOOD_EXAM)


class ReadDiscs(Move):
    """RMD-11.4: the discs already match, so the card is read off at once."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("read", 900, 1_200, tap=True)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return is_examining(position, seat, BLOOD_EXAM) and discs_match(position)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        _finish_exam(position, seat, BLOOD_EXAM)


class XrayCard(Move):
    """RMD-12.2: the top X-ray card to the bottom (`cycle`) or to the bed (`take`)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("card", 900, 1_200, drops=ON_PILE)

    def holdable(self, position: Position, seat: int, piece: int) -> bool:
        return is_examining(position, seat, XRAY)

    def happen(self, position: Position, seat: int, reach: Reach) -> None:
        task = position.tasks[seat]
        if task is None:
            return
        if reach.target == TO_BOTTOM:
            deck = position.diagnosis_decks[XRAY]
            position.diagnosis_decks[XRAY] = (*deck[1:], deck[0])
            position.tell("cycle", {"seat": seat})
            return
        bed = task.target - FIRST_BED
        if top_card(position, XRAY).puzzle == bed:
            draw_diagnosis(position, seat, bed, XRAY)
            return
        position.busy[seat] = position.clock + WRONG_TAKE_MS  # RMD-12.3
        position.tell("wrong_take", {"seat": seat, "bed": BEDS[bed]})
        if position.deal.oath_strict:
            break_oath(position, seat)


def break_oath(position: Position, seat: int) -> None:
    """RMD-24.3: undone, and it costs a Medical Point."""
    count = BROKEN_OATH_COSTS
    charge(position, count, "oath", {"seat": seat, "count": count})


FLIP: Final = Flip()
DISC: Final = Disc()
READ_DISCS: Final = ReadDiscs()
XRAY_CARD: Final = XrayCard()
