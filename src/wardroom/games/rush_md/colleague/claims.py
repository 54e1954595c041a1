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


def running(view: RushView, args: Args) -> bool:
    """The hourglass runs for so many seconds yet, and what it is wanted for is there."""
    (glass,) = [one for one in view["glasses"] if one["id"] == args["glass"]]
    place = args.get("bed", args.get("place"))
    wanted = place is None or _patient(view, place) is not None
    left = glass["free_at"] - view["clock"]
    return bool(wanted and left > 0 and -(-left // _SECOND) == args["count"])


def runs_there(view: RushView, args: Args) -> bool:
    return running(view, args) and _stands(view, args)


def idle_there(view: RushView, args: Args) -> bool:
    """The hourglass stands on the slot, and its sand has run out."""
    return _stands(view, args) and any(
        one["id"] == args["glass"] and one["free_at"] <= view["clock"] for one in view["glasses"]
    )


def _stands(view: RushView, args: Args) -> bool:
    return any(
        one["id"] == args["glass"] and one["slot"] == args["slot"] for one in view["glasses"]
    )


def being_scanned(view: RushView, args: Args) -> bool:
    left = max(0, view["scan_at"] + view["sand_ms"] - view["clock"])
    beds = [bed["id"] for bed in view["beds"] if bed["area"] == "MRI"]
    here = view["scan"] == "standing" and args["bed"] in beds
    return bool(here and -(-left // _SECOND) == args["count"])


def somebody_admits(view: RushView, args: Args) -> bool:
    return not args and any(
        task is not None and task["deed"] in ("admit", "hospitalize") for task in view["tasks"]
    )


def looked_after(view: RushView, args: Args) -> bool:
    return any(task is not None and task["target"] == args["place"] for task in view["tasks"])


def brought(view: RushView, args: Args) -> bool:
    """The bed stands away from home, or is on its way."""
    (bed,) = [one for one in view["beds"] if one["id"] == args["bed"]]
    carried = any(one is not None and one["key"] == f"bed:{bed['id']}" for one in view["reaches"])
    return bed["occupied"] and (carried or bed["area"] != "home")


def a_bed_is_brought(view: RushView, args: Args) -> bool:
    return epidemic(view, args) and any(
        brought(view, {"bed": bed["id"]}) for bed in view["beds"] if bed["id"][0] == args["ward"]
    )


def on_the_way(view: RushView, args: Args) -> bool:
    key = f"supply:{args['kind']}"
    return any(one is not None and one["key"] == key for one in view["reaches"])


def reached_for(view: RushView, args: Args) -> bool:
    return any(one is not None and one["target"] == args["slot"] for one in view["reaches"])


def lacked_or_syringes(view: RushView, args: Args) -> bool:
    """Syringes stand on no chart: they come with what is given in them."""
    return lacked(view, args) or args["kind"] == "syringe"


def none_left(view: RushView, args: Args) -> bool:
    return bool(lacked_or_syringes(view, args) and {**view["supply"]}[args["kind"]] == 0)


def beds_are_full(view: RushView, args: Args) -> bool:
    full = all(bed["occupied"] for bed in view["beds"])
    return full and _patient(view, args["place"]) is not None


def stands_in_the_way(view: RushView, args: Args) -> bool:
    return _patient(view, args["bed"]) is not None and brought(view, {"bed": args["other"]})


def not_treated(view: RushView, args: Args) -> bool:
    patient = _patient(view, args["place"])
    return patient is not None and not patient["complete"]


def away_from_home(view: RushView, args: Args) -> bool:
    """A Ward with an epidemic waits for this bed of it."""
    (bed,) = [one for one in view["beds"] if one["id"] == args["bed"]]
    ours = bed["id"][0] == args["ward"]
    return epidemic(view, args) and ours and bed["occupied"] and bed["area"] != "home"


def epidemic_looked_after(view: RushView, args: Args) -> bool:
    return epidemic(view, args) and any(
        task is not None and task["target"] == "epidemic" for task in view["tasks"]
    )


def nobody_lacks_anything(view: RushView, args: Args) -> bool:
    return not args and not any(
        one is not None
        and (one["exams"] or _lacks(one, "clinic", "ward", "or"))
        and not _has_a_choice(view, one["place"])
        for one in view["patients"]
    )


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
    "why-plan-duties": in_council,
    "why-plan-first": not_treated,
    "why-plan-fetch": lacked,
    "next-wait-exam": running,
    "next-wait-bed": running,
    "next-wait-admit": running,
    "next-wait-treat": running,
    "next-wait-stock": running,
    "next-wait-ward": running,
    "next-slot": runs_there,
    "next-blocked": idle_there,
    "next-taken": reached_for,
    "next-scan": being_scanned,
    "next-coming": somebody_admits,
    "next-colleague": looked_after,
    "next-left": brought,
    "next-left-ward": a_bed_is_brought,
    "next-room": stands_in_the_way,
    "next-fetched": on_the_way,
    "next-short": lacked_or_syringes,
    "next-supply": none_left,
    "next-no-bed": beds_are_full,
    "next-too-late": not_treated,
    "next-stuck": not_treated,
    "next-epidemic": away_from_home,
    "next-epidemic-others": epidemic_looked_after,
    "next-epidemic-short": epidemic,
    "next-epidemic-late": epidemic,
    "next-done": nobody_lacks_anything,
}
