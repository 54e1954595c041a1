"""When what the colleagues of Rush M.D. announce is true: a predicate over the view for each."""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.rush_md.view_types import RushPatient, RushView
from wardroom.kernel.game import Claims

Args = Mapping[str, Any]
_SECOND: Final = 1_000


def _patient(view: RushView, place: str) -> RushPatient | None:
    for patient in view["patients"]:
        if patient is not None and patient["place"] == place:
            return patient
    return None


def _lacks(patient: RushPatient | None, *tags: str) -> bool:
    """Does the patient lack something of what is given in these places?"""
    return patient is not None and any(
        dose["lacks"] > 0
        for chart in patient["charts"]
        if chart["tag"] in tags
        for dose in chart["doses"]
    )


def _has_a_choice(view: RushView, place: str) -> bool:
    """Do two treatments of the patient count the same? The charts show only one of them."""
    cards = [bed["diagnoses"] for bed in view["beds"] if bed["id"] == place and bed["occupied"]]
    return any(len([one for one in each if one["applies"]]) > 1 for each in cards)


def _task(view: RushView, activity: str, target: str) -> bool:
    """Is somebody at this?"""
    return any(
        task is not None and task["deed"] == activity and task["target"] == target
        for task in view["tasks"]
    )


def seconds_left(view: RushView, args: Args) -> bool:
    return bool(max(0, view["phase_ms"] - view["clock"]) // _SECOND == args["count"])


def waiting(view: RushView, args: Args) -> bool:
    row = [one for one in view["patients"] if one is not None and one["place"].startswith("R")]
    return bool(len(row) == args["count"] > 0)


def supplied(view: RushView, args: Args) -> bool:
    """All that the patient lacks is in Storage."""
    patient = _patient(view, args["place"])
    return patient is not None and all(
        dose["lacks"] <= view["storage"][dose["kind"]]
        for chart in patient["charts"]
        for dose in chart["doses"]
    )


def lacks_in_the_ward(view: RushView, args: Args) -> bool:
    return _lacks(_patient(view, args["bed"]), "ward") or _has_a_choice(view, args["bed"])


def lacks_in_surgery(view: RushView, args: Args) -> bool:
    return _lacks(_patient(view, args["bed"]), "or") or _has_a_choice(view, args["bed"])


def to_be_examined(view: RushView, args: Args) -> bool:
    patient = _patient(view, args["bed"])
    bed = next(bed for bed in view["beds"] if bed["id"] == args["bed"])
    in_scanner = bed["area"] == "MRI" and not bed["scanned"]
    return patient is not None and (args["exam"] in patient["exams"] or in_scanner)


def being_examined(view: RushView, args: Args) -> bool:
    return _task(view, "examine", args["bed"])


def stored(view: RushView, args: Args) -> bool:
    return bool({**view["storage"]}[args["kind"]] == args["count"])


def epidemic(view: RushView, args: Args) -> bool:
    return bool({**view["epidemics"]}[args["ward"]] is not None)


def lacked(view: RushView, args: Args) -> bool:
    patient = _patient(view, args["place"])
    return _has_a_choice(view, args["place"]) or (
        patient is not None
        and any(
            dose["kind"] == args["kind"] and dose["lacks"] > 0
            for chart in patient["charts"]
            for dose in chart["doses"]
        )
    )


def treatable(view: RushView, args: Args) -> bool:
    return _lacks(_patient(view, args["place"]), "clinic", "ward", "or")


def something_in_hand(view: RushView, args: Args) -> bool:
    return any(reach is not None for reach in view["reaches"]) and not args


def something_begun(view: RushView, args: Args) -> bool:
    return any(task is not None for task in view["tasks"]) and not args


def symbol(view: RushView, args: Args) -> bool:
    return bool(view["symbols"]) and not args


def idle_doctor(view: RushView, args: Args) -> bool:
    doctors = [glass for glass in view["glasses"] if glass["owner"] is not None]
    return not args and any(
        glass["slot"] is not None and glass["free_at"] <= view["clock"] for glass in doctors
    )


def so_many_patients(view: RushView, args: Args) -> bool:
    return bool(len([one for one in view["patients"] if one is not None]) == args["count"])


def in_council(view: RushView, args: Args) -> bool:
    return view["phase"] == "council" and not args


def pause_wanted(view: RushView, args: Args) -> bool:
    return bool(view["pause_votes"]) and not args


def paused(view: RushView, args: Args) -> bool:
    return view["paused"] != "" and not args


def clock_waits(view: RushView, args: Args) -> bool:
    """Time stands still for anyone who has free hands, so waiting is a move."""
    return view["options"]["clock"] == "moves" and view["phase"] == "action" and not args


CLAIMS: Final[Claims] = {
    "why-admit": seconds_left,
    "why-draw": seconds_left,
    "why-hospitalize": waiting,
    "why-bed": waiting,
    "why-treat-regular": supplied,
    "why-treat-ward": lacks_in_the_ward,
    "why-examine": to_be_examined,
    "why-solve": being_examined,
    "why-donate": stored,
    "why-store": stored,
    "why-store-organs": stored,
    "why-shelf": stored,
    "why-discard": stored,
    "why-add-organs": lacks_in_surgery,
    "why-medicate": lacks_in_surgery,
    "why-epidemic": epidemic,
    "why-needed": lacked,
    "why-target": treatable,
    "why-cancel": something_in_hand,
    "why-finish": something_begun,
    "why-make-room": idle_doctor,
    "why-please-free": idle_doctor,
    "why-report": symbol,
    "why-ready": so_many_patients,
    "why-confirm": so_many_patients,
    "why-gestures": in_council,
    "why-steady": in_council,
    "why-pause": pause_wanted,
    "why-resume": paused,
    "why-wait": clock_waits,
}
