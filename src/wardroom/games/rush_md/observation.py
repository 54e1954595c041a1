"""Rush M.D. as numbers. Times are tenths of a second; those in the future are counted from now."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from wardroom.kernel.game import Game
from wardroom.kernel.parts.observation import (
    SEATS,
    Field,
    Layout,
    Sight,
    View,
    Worth,
    choice,
    flag,
    marked,
    number,
    one_hot,
    padded,
    seat,
    seats,
)

PHASES: Final = ("council", "countdown", "action", "evaluation", "ended")
PAUSES: Final = ("absence", "vote")
CONDITIONS: Final = ("mild", "serious", "critical")
TAGS: Final = ("clinic", "ward", "or", "epidemic")
STATUSES: Final = ("exact", "over_treated", "error")
AREAS: Final = ("home", "CUL", "BLX", "XRY", "MRI", "ORA", "ORB")
SCANS: Final = ("none", "standing", "fallen", "pending")
DISCS: Final = ("white", "red")
ACTIVITIES: Final = (
    "admit",
    "hospitalize",
    "treat_regular",
    "treat_ward",
    "examine",
    "donate",
    "store_medicine",
    "store_organs",
    "add_organs",
    "medicate",
)
TENTHS: Final = 32_000
HOLES: Final = 7
MOST: Final = 255


def layout(game: Game) -> Layout:
    """The layout of Rush M.D., the same for every number of seats."""
    content = game.content()
    kinds = [facts["id"] for facts in content["kinds"]]
    exams = [facts["id"] for facts in content["exams"]]
    beds = [facts["id"] for facts in content["beds"]]
    places = [*content["clinic"], *content["admission"], *beds]
    return Layout(
        [
            *_the_round(),
            *_the_patients(places, kinds, exams),
            *_the_beds(beds, exams, list(content["diagnoses"])),
            *_the_stock(kinds, exams, list(content["epidemics"]), list(content["research"])),
            *_the_hands(content, kinds, places),
        ]
    )


def _the_round() -> list[Field]:
    objective = ("reputation", "discharged", "hospitalized", "points")
    return [
        seat("me", "The seat that observes.", lambda sight: sight.seat),
        seats("seats", "The seats that play.", lambda sight: range(sight.view["seats"])),
        flag("waited_for", "The table waits for this seat.", lambda sight: sight.waited_for),
        number("round", 4, "The round, from 1.", lambda sight: sight.view["round"]),
        choice("phase", PHASES, "The part of the round.", lambda sight: sight.view["phase"]),
        number(
            "clock", TENTHS, "The time of the Action Phase.", lambda s: _tenths(s.view["clock"])
        ),
        number(
            "time_left",
            TENTHS,
            "What is left of it.",
            lambda sight: _tenths(sight.view["phase_ms"] - sight.view["clock"]),
        ),
        number("sand", TENTHS, "How long an hourglass runs.", lambda s: _tenths(s.view["sand_ms"])),
        choice("paused", PAUSES, "Why the game is paused.", lambda sight: sight.view["paused"]),
        flag("hidden", "The boards are hidden.", lambda sight: sight.view["hidden"]),
        seats("pause_votes", "Who asks for a pause.", lambda s: s.view["pause_votes"]),
        seats("resume_votes", "Who wants to go on.", lambda s: s.view["resume_votes"]),
        seats("ready", "Who is ready for the Action Phase.", lambda s: s.view["ready"]),
        seats("confirmed", "Who has confirmed the evaluation.", lambda s: s.view["confirmed"]),
        seats(
            "steady",
            "Whose hands are steady.",
            lambda s: [one for one, mode in enumerate(s.view["modes"]) if mode == "steady"],
        ),
        number("points", MOST, "Medical Points.", lambda sight: sight.view["points"]),
        number("reputation", TENTHS, "Reputation.", lambda sight: sight.view["reputation"]),
        Field(
            "discharged",
            (2,),
            MOST,
            "Regular and Hospitalized Patients discharged.",
            lambda s: (s.view["discharged"]["regular"], s.view["discharged"]["hospitalized"]),
        ),
        number("deaths", MOST, "Patients who died.", lambda sight: sight.view["deaths"]),
        Field(
            "objective",
            (len(objective),),
            TENTHS,
            f"What the Objective asks for: {', '.join(objective)}.",
            lambda sight: [sight.view["objective"][name] for name in objective],
        ),
    ]


def _the_patients(places: Sequence[str], kinds: Sequence[str], exams: Sequence[str]) -> list[Field]:
    kind = {name: at for at, name in enumerate(kinds)}
    tag = {name: at for at, name in enumerate(TAGS)}
    width = 1 + 2 + len(CONDITIONS) + len(exams) + 3
    needs = len(TAGS) * len(kinds)

    def cards(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for patient in _filled(sight.view["patients"], len(places)):
            if patient is None:
                numbers += [0] * width
                continue
            numbers += (
                1,
                int(patient["type"] == "regular"),
                int(patient["type"] == "hospitalized"),
                *(int(patient["condition"] == name) for name in CONDITIONS),
                *(int(name in patient["exams"]) for name in exams),
                int(patient["complete"]),
                patient["reputation"],
                patient["costs"],
            )
        return numbers

    def charts(sight: Sight, column: str) -> list[int]:
        numbers = [0] * (len(places) * needs)
        for place, patient in enumerate(_filled(sight.view["patients"], len(places))):
            for chart in () if patient is None else patient["charts"]:
                for dose in chart["doses"]:
                    at = place * needs + tag[chart["tag"]] * len(kinds) + kind[dose["kind"]]
                    numbers[at] = dose[column]
        return numbers

    def statuses(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for status in _filled(sight.view["statuses"], len(places)):
            numbers += (int(status == name) for name in STATUSES)
        return numbers

    shape = (len(places), len(TAGS), len(kinds))
    return [
        Field(
            "patients",
            (len(places), width),
            MOST,
            "For each place: 1 if a patient is there, regular, hospitalized, "
            f"{', '.join(CONDITIONS)}, exams still to be performed ({', '.join(exams)}), complete, "
            f"the Reputation of a discharge, the cost of an error. Places: {', '.join(places)}.",
            cards,
        ),
        Field(
            "needed",
            shape,
            MOST,
            f"What each patient needs: {', '.join(TAGS)}; {', '.join(kinds)}.",
            lambda sight: charts(sight, "need"),
        ),
        Field(
            "given",
            shape,
            MOST,
            "What is there, the same way.",
            lambda sight: charts(sight, "given"),
        ),
        Field(
            "statuses",
            (len(places), len(STATUSES)),
            1,
            f"What the evaluation says: {', '.join(STATUSES)}.",
            statuses,
        ),
    ]


def _the_beds(beds: Sequence[str], exams: Sequence[str], cards: Sequence[str]) -> list[Field]:
    card = {name: at + 1 for at, name in enumerate(cards)}
    width = len(AREAS) + 3

    def stand(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for bed in sight.view["beds"]:
            numbers += (int(bed["area"] == area) for area in AREAS)
            numbers += (int(bed[name]) for name in ("occupied", "scanned", "locked"))
        return padded(numbers, len(beds) * width)

    def diagnoses(sight: Sight) -> list[int]:
        numbers = [0] * (len(beds) * len(exams) * 2)
        for place, bed in enumerate(sight.view["beds"]):
            for one in bed["diagnoses"]:
                start = (place * len(exams) + exams.index(one["exam"])) * 2
                numbers[start : start + 2] = (card[one["id"]], int(one["applies"]))
        return numbers

    return [
        Field(
            "beds",
            (len(beds), width),
            1,
            f"Where each bed stands ({', '.join(AREAS)}), and: occupied, scanned, locked.",
            stand,
        ),
        Field(
            "diagnoses",
            (len(beds), len(exams), 2),
            len(cards),
            "The Diagnosis card of each exam at each bed (its number in the content from 1; 0 for "
            "none), and 1 if its treatment counts.",
            diagnoses,
        ),
    ]


def _the_stock(
    kinds: Sequence[str], exams: Sequence[str], epidemics: Sequence[str], research: Sequence[str]
) -> list[Field]:
    epidemic: dict[str | None, int] = {name: at for at, name in enumerate(epidemics)}

    def lying(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for ward in ("A", "B"):
            there = (sight.view["epidemics"] or {}).get(ward)
            numbers += one_hot(len(epidemics), epidemic.get(there))
        return numbers

    def discs(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for disc in _filled(sight.view["discs"], HOLES):
            numbers += (int(disc == name) for name in DISCS)
        return numbers

    return [
        Field(
            "supply",
            (len(kinds),),
            MOST,
            f"What is in the box: {', '.join(kinds)}.",
            lambda sight: [sight.view["supply"].get(kind, 0) for kind in kinds],
        ),
        Field(
            "storage",
            (len(kinds),),
            MOST,
            "What is in Storage, the same way.",
            lambda sight: [sight.view["storage"].get(kind, 0) for kind in kinds],
        ),
        Field(
            "decks",
            (2,),
            MOST,
            "Cards left in the patient decks: regular, hospitalized.",
            lambda s: [(s.view["decks"] or {}).get(one, 0) for one in ("regular", "hospitalized")],
        ),
        Field(
            "diagnosis_decks",
            (len(exams),),
            MOST,
            f"Cards left in the Diagnosis decks: {', '.join(exams)}.",
            lambda sight: [
                (sight.view["diagnosis_decks"] or {}).get(exam, {"count": 0})["count"]
                for exam in exams
            ],
        ),
        Field(
            "epidemics",
            (2, len(epidemics)),
            1,
            f"The Epidemic card in Ward A and B: {', '.join(epidemics)}.",
            lying,
        ),
        Field(
            "research",
            (len(research),),
            1,
            f"The Research cards of this round: {', '.join(research)}.",
            lambda s: marked(len(research), (research.index(one) for one in s.view["research"])),
        ),
        Field(
            "discs",
            (HOLES, len(DISCS)),
            1,
            "By hole of the Blood Exam tile: a white disc, a red one.",
            discs,
        ),
        choice(
            "scan", SCANS, "The hourglass on the scanner.", lambda sight: sight.view["scan"] or ""
        ),
    ]


def _the_hands(content: View, kinds: Sequence[str], places: Sequence[str]) -> list[Field]:
    slots = [facts["id"] for facts in content["slots"]]
    glasses = [*content["doctors"], *content["nurses"]]
    moves = list(content["moves"])
    glass = {name: at for at, name in enumerate(glasses)}
    width = len(ACTIVITIES) + len(places) + len(kinds) + 2

    def standing(sight: Sight) -> list[int]:
        numbers = [0] * (len(glasses) * (len(slots) + 2))
        for one in sight.view["glasses"]:
            start = glass[one["id"]] * (len(slots) + 2)
            numbers[start] = 1
            numbers[start + 1] = _tenths(one["free_at"] - sight.view["clock"])
            if one["slot"] is not None:
                numbers[start + 2 + slots.index(one["slot"])] = 1
        return numbers

    def tasks(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for task in _filled(sight.view["tasks"], SEATS):
            if task is None:
                numbers += [0] * width
                continue
            numbers += (int(task["deed"] == activity) for activity in ACTIVITIES)
            numbers += (int(task["target"] == place) for place in places)
            numbers += (int(task["kind"] == kind) for kind in kinds)
            numbers += (task["count"], task["empties"])
        return numbers

    def reaches(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for reach in _filled(sight.view["reaches"], SEATS):
            numbers += (int(reach is not None and reach["move"] == move) for move in moves)
        return numbers

    def busy(sight: Sight) -> Iterable[int]:
        clock = sight.view["clock"]
        return padded((_tenths(until - clock) for until in sight.view["busy"]), SEATS)

    return [
        Field(
            "slots_ready",
            (len(slots),),
            1,
            f"The slots where there is something to do: {', '.join(slots)}.",
            lambda s: padded((int(one["ready"]) for one in s.view["slots"]), len(slots)),
        ),
        Field(
            "glasses",
            (len(glasses), len(slots) + 2),
            TENTHS,
            "For each hourglass: 1 if it is in play, how long its sand still runs, and the slot it "
            f"stands on (a flag each). In this order: {', '.join(glasses)}.",
            standing,
        ),
        Field(
            "tasks",
            (SEATS, width),
            MOST,
            f"What each seat is at: {', '.join(ACTIVITIES)}; for which place, with which kind (a "
            "flag each); how many so far, empty syringes.",
            tasks,
        ),
        Field(
            "reaches",
            (SEATS, len(moves)),
            1,
            f"What the hands of each seat are about to do: {', '.join(moves)}.",
            reaches,
        ),
        Field("busy", (SEATS,), TENTHS, "How long the hands of each seat are still busy.", busy),
    ]


def _tenths(ms: int) -> int:
    return max(0, ms) // 100


def _filled(listed: Sequence[Any], length: int) -> list[Any]:
    """A list that is empty while the boards are hidden, as one of nothings."""
    return [*listed, *[None] * (length - len(listed))][:length]


def _in_rush(view: View, _seat: int) -> float:
    """How far the Objective is reached, and the Medical Points that are left."""
    goals: list[float] = [
        min(1.0, goal["now"] / goal["goal"]) for goal in view["goals"] if goal["goal"]
    ]
    return 0.5 * sum(goals) / max(1, len(goals)) + 0.01 * int(view["points"])


WORTHS: Final[Mapping[str, Worth]] = {"shaped": _in_rush}
"""How good a position is, by the name of the reward that is made of it."""
