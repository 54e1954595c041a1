"""When what the listener says is true: a predicate over the seat's view for every message."""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.holding_on.colleague.reasons import brings
from wardroom.games.holding_on.content import DAYS, PATIENTS, PLACES, STABLE, Patient
from wardroom.games.holding_on.view_types import HoldingMemory, HoldingShift, HoldingView
from wardroom.kernel.game import Claims

Args = Mapping[str, Any]
_PATIENT: Final = {patient.id: patient for patient in PATIENTS}


def _shift(view: HoldingView) -> HoldingShift:
    return next(shift for shift in view["shifts"] if shift["now"])


def _card(view: HoldingView) -> Patient:
    return _PATIENT[str(_shift(view)["patient"])]


def _resting(view: HoldingView) -> list[str]:
    return [name for name, pawn in view["staff"].items() if pawn["at"] == "break_room"]


def _row(view: HoldingView, period: str) -> list[HoldingMemory]:
    return [each for each in view["grid"] if each is not None and str(each["period"]) == period]


def _purse(view: HoldingView, name: str) -> str:
    return view["staff"][name]["purse"]


def tokens(view: HoldingView, args: Args) -> bool:
    """Somebody's tokens, or those of the pool they spend from."""
    return bool(view["tokens"][_purse(view, args["staff"])] == args["count"])


def can_ask(view: HoldingView, args: Args) -> bool:
    return tokens(view, args) and args["count"] > 0 and _card(view).kind == STABLE


def pool(view: HoldingView, args: Args) -> bool:
    return bool(view["tokens"]["pool"] == args["count"])


def all_tokens(view: HoldingView, args: Args) -> bool:
    return bool(sum(view["tokens"].values()) == args["count"])


def fatigue(view: HoldingView, args: Args) -> bool:
    return bool(view["staff"][args["staff"]]["fatigue"] == args["count"])


def resting(view: HoldingView, args: Args) -> bool:
    return bool(len(_resting(view)) == args["count"])


def nobody_rests(view: HoldingView, args: Args) -> bool:
    return not _resting(view) and not args


def resting_doctors(view: HoldingView, args: Args) -> bool:
    return bool(len([one for one in _resting(view) if one in view["doctors"]]) == args["count"])


def held_hazy(view: HoldingView, args: Args) -> bool:
    return bool(len(view["held_hazy"][_purse(view, str(view["tiring"]))]) == args["count"])


def held_clear(view: HoldingView, args: Args) -> bool:
    return bool(len(view["held_clear"][_purse(view, str(view["tiring"]))]) == args["count"])


def held_tokens(view: HoldingView, args: Args) -> bool:
    return bool(view["tokens"][_purse(view, str(view["tiring"]))] == args["count"])


def may_answer(view: HoldingView, args: Args) -> bool:
    """So many calls to this contact are left, and somebody would answer one of them."""
    return any(
        line["contact"] == args["contact"] and line["cards"] == args["count"] and line["voices"]
        for line in view["locker"]["lines"]
    )


def _wanted(view: HoldingView, contact: str) -> bool:
    """Does the goal still want this voice, and nobody is on the way yet?"""
    line = next(one for one in view["locker"]["lines"] if one["contact"] == contact)
    for condition in view["goal"]:
        if condition["contact"] == contact and not condition["met"]:
            if condition["kind"] == "heard":
                return line["heard"] < condition["number"]
            if condition["kind"] == "arrived":
                return not line["heard"]
    return False


def nobody_wanted(view: HoldingView, args: Args) -> bool:
    lines = view["locker"]["lines"]
    return not args and not any(
        line["callable"] and _wanted(view, line["contact"]) for line in lines
    )


def too_late(view: HoldingView, args: Args) -> bool:
    lines = view["locker"]["lines"]
    return view["day"] == args["day"] and any(_wanted(view, line["contact"]) for line in lines)


def health(view: HoldingView, args: Args) -> bool:
    """Billy's health, and what the card would take from it."""
    cost = args.get("count", 0)
    return bool(view["health"] == args["health"] and _card(view).deterioration == cost)


def eased(view: HoldingView, args: Args) -> bool:
    """The same, and what time with Billy gives on this card."""
    return health(view, args) and brings(_card(view)) == args["brings"]


def only_health(view: HoldingView, args: Args) -> bool:
    return view["health"] == args["health"] and view["talk"]["trust"] == "health"


def trust_for_memory(view: HoldingView, args: Args) -> bool:
    return view["talk"]["trust"] == "memory" and not args


def no_care_yet(view: HoldingView, args: Args) -> bool:
    return not view["medical_given"] and view["shift"] == "night" and not args


def symbols(view: HoldingView, args: Args) -> bool:
    shift = _shift(view)
    return bool(shift["symbols"] - shift["covered"] == args["count"] > 0)


def talker_tokens(view: HoldingView, args: Args) -> bool:
    talker = str(view["talk"]["talker"])
    return bool(view["tokens"][_purse(view, talker)] == args["count"])


def collected(view: HoldingView, args: Args) -> bool:
    return bool(len([each for each in view["grid"] if each is not None]) == args["count"])


def in_row(view: HoldingView, args: Args) -> bool:
    return bool(len(_row(view, args["period"])) == args["count"] > 0)


def hazy_in_row(view: HoldingView, args: Args) -> bool:
    hazy = [each for each in _row(view, args["period"]) if not each["clear"]]
    return bool(len(hazy) == args["count"])


def hazy_in_deck(view: HoldingView, args: Args) -> bool:
    return bool(view["hazy"]["memories"][int(args["period"]) - 1] == args["count"] > 0)


def all_hazy_in_deck(view: HoldingView, args: Args) -> bool:
    return bool(sum(view["hazy"]["memories"]) == args["count"])


def drawn(view: HoldingView, args: Args) -> bool:
    card = view["talk"]["drawn"]
    return card is not None and str(card["period"]) == args["period"]


def ready_to_face(view: HoldingView, args: Args) -> bool:
    return any(
        regret["regret"] == args["regret"]
        and not regret["faced"]
        and regret["clear"] == args["count"] >= regret["wanted"]
        for regret in view["locker"]["regrets"]
    )


def _row_with_it(view: HoldingView, place: int) -> list[HoldingMemory | None]:
    """The row once the card lies on this place: what lay there moves to the nearest free one."""
    card = view["turned_up"]
    first = 0 if card is None else (int(card["period"]) - 1) * PLACES
    row = view["grid"][first : first + PLACES]
    if row[place - 1] is not None:
        free = [other for other in range(PLACES) if row[other] is None]
        row[min(free, key=lambda other: (abs(other - place + 1), other))] = row[place - 1]
    row[place - 1] = None
    return row


def seam_goes_on(view: HoldingView, args: Args) -> bool:
    """What continues the card lies, or comes to lie, beside this place."""
    card = view["turned_up"]
    if card is None:
        return False
    place = int(args["place"])
    row = _row_with_it(view, place)
    slot = (int(card["period"]) - 1) * PLACES + place - 1
    beside = {
        "l": row[place - 2] if place > 1 else None,
        "r": row[place] if place < PLACES else None,
        "t": view["grid"][slot - PLACES] if slot >= PLACES else None,
        "b": view["grid"][slot + PLACES] if slot + PLACES < len(view["grid"]) else None,
    }
    fits: Mapping[str, Any] = card["fits"]
    return any(each is not None and each["handle"] == fits[side] for side, each in beside.items())


def _hems(view: HoldingView) -> tuple[bool, bool]:
    """Is the left edge of the card in question a hem, and the right one?"""
    card = view["turned_up"]
    assert card is not None
    return card["seams"]["l"] == "", card["seams"]["r"] == ""


def hem_tells(view: HoldingView, args: Args) -> bool:
    """A hem on the left leaves the first place, one on the right the last."""
    return {1: (True, False), PLACES: (False, True)}.get(args["place"]) == _hems(view)


def between(view: HoldingView, args: Args) -> bool:
    """Without a hem on either side neither the first place nor the last one is possible."""
    return _hems(view) == (False, False) and (args["first"], args["last"]) == (2, PLACES - 1)


def _twins(view: HoldingView, args: Args) -> list[HoldingMemory]:
    matching = view["matching"]
    face = None if matching is None else matching["face"]
    if face is None:
        return []
    same = [each for each in _row(view, args["period"]) if not each["clear"]]
    return [each for each in same if each["figure"] == face["figure"]]


def has_twin(view: HoldingView, args: Args) -> bool:
    return bool(_twins(view, args))


def no_twin(view: HoldingView, args: Args) -> bool:
    return not _twins(view, args)


def nothing_given_today(view: HoldingView, args: Args) -> bool:
    return not view["medical_given"] and view["shift"] != "morning" and not args


def goal_open(view: HoldingView, args: Args) -> bool:
    """So much of the goal is not reached, and so many days follow today."""
    missing = [condition for condition in view["goal"] if not condition["met"]]
    return bool(len(missing) == args["count"] > 0 and DAYS - view["day"] == args["days"])


CLAIMS: Final[Claims] = {
    "open-goal": goal_open,
    "open-medical": nothing_given_today,
    "why-assign-asks": can_ask,
    "why-assign-doctor": tokens,
    "why-assign-nurse": resting_doctors,
    "why-all-hands": resting,
    "why-cover-call-assistant": nobody_rests,
    "why-cover-move": fatigue,
    "why-cover-stand-in": fatigue,
    "why-cover-stop": nobody_rests,
    "why-lose-token": held_tokens,
    "why-lose-hazy": held_hazy,
    "why-lose-clear": held_clear,
    "why-phone": may_answer,
    "why-no-phone": resting,
    "why-no-phone-none": nobody_wanted,
    "why-no-phone-late": too_late,
    "why-call": may_answer,
    "why-leave": fatigue,
    "why-no-leave": resting,
    "why-serve": tokens,
    "why-put-fits": seam_goes_on,
    "why-put-hem": hem_tells,
    "why-put-between": between,
    "why-swap": in_row,
    "why-arranged": collected,
    "why-match": has_twin,
    "why-no-match": no_twin,
    "why-medical": health,
    "why-medical-free": health,
    "why-medical-duty": no_care_yet,
    "why-palliative": eased,
    "why-palliative-free": eased,
    "why-cover-symbol": symbols,
    "why-cover-critical": symbols,
    "why-stop": all_tokens,
    "why-give": tokens,
    "why-give-pool": pool,
    "why-take-hazy": collected,
    "why-take-token": all_tokens,
    "why-talk": tokens,
    "why-talk-guide": tokens,
    "why-guide": hazy_in_deck,
    "why-no-guide": all_hazy_in_deck,
    "why-insist": drawn,
    "why-accept": drawn,
    "why-spend-health": only_health,
    "why-spend-memory": trust_for_memory,
    "why-decline": talker_tokens,
    "why-query": hazy_in_row,
    "why-face": ready_to_face,
    "why-pass": all_tokens,
}
