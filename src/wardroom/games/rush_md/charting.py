"""Charts as people read them: what each patient still lacks, and what Storage does not have."""

from typing import cast

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.needs import NO_ITEMS
from wardroom.games.rush_md.cards.patients import Patient
from wardroom.games.rush_md.charts import (
    exams_missing,
    judge,
    most_effective,
    need_with,
    patient_at,
    performed,
)
from wardroom.games.rush_md.content import (
    EPIDEMIC_TRAY,
    EXAMS,
    FIRST_BED,
    GIVEN_KINDS,
    KINDS,
    LIQUIDS,
    OR_TRAY,
    ROW,
    SYRINGE,
    SYRINGE_HOLDS,
    WARD_TRAY,
)
from wardroom.games.rush_md.glasses import ward_of
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.view_types import RushChart, RushDose, RushKind
from wardroom.games.rush_md.work import NOTHING


class Chart:
    """All that the charts of one patient say."""

    __slots__ = ("card", "charts", "complete", "exams", "reputation")

    def __init__(self, card: Patient) -> None:
        self.card = card
        self.exams: list[int] = []
        """Exams that are missing."""
        self.charts: list[RushChart] = []
        self.complete = False
        self.reputation = card.reputation

    def add(self, position: Position, tag: str, tray: int, need: tuple[int, ...]) -> bool:
        """One part of the treatment; is exactly that there which is needed?"""
        counts = NO_ITEMS
        if tray != NOTHING:
            counts = tuple(position.trays[tray * len(KINDS) : (tray + 1) * len(KINDS)])
        if need == counts == NO_ITEMS:
            return True
        doses: list[RushDose] = []
        complete = True
        for kind in GIVEN_KINDS:
            wanted, given = need[kind], counts[kind]
            if not wanted and not given:
                continue
            complete = complete and wanted == given
            doses.append(
                {
                    "kind": KINDS[kind],
                    "need": wanted,
                    "given": given,
                    "lacks": max(0, wanted - given),
                    "syringe": kind in LIQUIDS and given % SYRINGE_HOLDS == 0,
                }
            )
        if doses:
            shown = {"tag": tag, "doses": doses, "complete": complete}
            self.charts.append(cast(RushChart, shown))
        return complete


def applied(position: Position, bed: int) -> list[int]:
    """RMD-8.4: the exams whose cards may count; none while an exam is missing."""
    return [] if exams_missing(position, bed) else most_effective(position, bed)


def chart_of(position: Position, place: int) -> Chart:
    """As long as an exam is missing only the direct treatment is known (RMD-8.2)."""
    chart = Chart(patient_at(position, place))
    card = chart.card
    if place < ROW:
        chart.complete = chart.add(position, "clinic", place, card.need.bedside)
        return chart
    if place < FIRST_BED:
        chart.exams = list(card.signs)
        chart.add(position, "ward", NOTHING, card.need.bedside)
        chart.add(position, "or", NOTHING, card.need.surgery)
        return chart
    bed = place - FIRST_BED
    chart.exams = [exam for exam in card.signs if not performed(position, bed, exam)]
    exam = NOTHING
    if not chart.exams and card.signs:
        tied = most_effective(position, bed)
        exam = tied[0] if len(tied) == 1 else judge(position, place)[1]
        card_drawn = DIAGNOSES[exam][position.diagnoses[bed * len(EXAMS) + exam]]
        chart.reputation += card_drawn.reputation
    need = need_with(position, bed, exam)
    ward = chart.add(position, "ward", WARD_TRAY + bed, need.bedside)
    surgery = chart.add(position, "or", OR_TRAY + bed, need.surgery)
    epidemic = position.epidemics[ward_of(bed)]
    if epidemic != NOTHING:
        chart.add(position, "epidemic", EPIDEMIC_TRAY + bed, EPIDEMICS[epidemic].need)
    chart.complete = not chart.exams and ward and surgery
    return chart


def scarce(position: Position) -> list[RushKind]:
    """What patients in the Clinic and in beds lack and Storage does not have."""
    wanted: set[str] = set()
    for place, card in enumerate(position.patients):
        if card == NOTHING or ROW <= place < FIRST_BED:
            continue
        for chart in chart_of(position, place).charts:
            if chart["tag"] == "epidemic":
                continue
            for dose in chart["doses"]:
                if dose["lacks"]:
                    wanted.add(dose["kind"])
                    if dose["syringe"]:
                        wanted.add(KINDS[SYRINGE])
    lacking = [kind for number, kind in enumerate(KINDS) if not position.storage[number]]
    return cast(list[RushKind], [kind for kind in lacking if kind in wanted])
