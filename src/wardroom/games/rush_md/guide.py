"""What comes next, as a guide beside the board says it: the adviser's first step in plain words,
the piece it takes and where that goes; or what is being waited for.
"""

from typing import Final, cast

from wardroom.games.rush_md.actions import CONFIRM, FINISH, PAUSE, READY, RESUME, Target
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.choice import RushAction
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.waiting import waited_for
from wardroom.games.rush_md.content import (
    ADD_ORGANS,
    ADMIT,
    BEDS,
    BLOOD,
    CULTURES,
    DOCTOR_SLOT,
    DOCTORS,
    DONATE,
    EXAMINE,
    EXAMS,
    FIRST_BED,
    HOSPITALIZE,
    KINDS,
    MEDICATE,
    MRI_SLOT,
    PATIENT_PLACES,
    SLOT_ACTIVITY,
    SLOT_PART,
    SLOT_TYPE,
    SLOTS,
    STORE_MEDICINE,
    STORE_ORGANS,
    TREAT_REGULAR,
    TREAT_WARD,
    TYPES,
)
from wardroom.games.rush_md.keys import BOTTOM, piece_key
from wardroom.games.rush_md.offers import LIGHTS
from wardroom.games.rush_md.places import Places
from wardroom.games.rush_md.primitives import CANCEL, Balance, Begin, Do, Drop, in_hand
from wardroom.games.rush_md.rules import Flow
from wardroom.games.rush_md.state import (
    ACTION,
    COUNTDOWN,
    ENDING,
    NOT_PAUSED,
    Move,
    Position,
)
from wardroom.games.rush_md.untimed import WAITS
from wardroom.games.rush_md.work import EPIDEMIC_TARGET, NEVER, NOTHING
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.parts.guide import Guide, Next, Step

_ERRANDS: Final = {
    ADMIT: "admit",
    HOSPITALIZE: "hospitalize",
    TREAT_REGULAR: "clinic",
    TREAT_WARD: "ward",
    ADD_ORGANS: "surgery-doctor",
    MEDICATE: "surgery-nurse",
    DONATE: "blood",
    STORE_MEDICINE: "pharmacy",
    STORE_ORGANS: "organs",
}
_AT_ONCE: Final = {
    "syringe": "syringe",
    "read": "read",
    "mri_draw": "mri-draw",
    "mri_steady": "wobble",
    "lift_off": "lift-off",
}
"""Movements that are said in the same words whatever they are about."""
_GIVEN: Final = ("give", "inject", "organ")
_PLAIN: Final = {
    READY: "council",
    CONFIRM: "evaluation",
    RESUME: "resume",
    PAUSE: "pause",
}


def coming(position: Flow, seat: int, step: Step | None) -> Next:
    """What comes next for a seat, from nothing that it may not know."""
    if step is None:
        return _waiting(position, seat)
    action = cast(RushAction, step.action)
    if action in WAITS:
        return _waiting(position, seat)._replace(action=action)
    if action in _PLAIN:
        return Next(Message("next-" + _PLAIN[action]), action)
    if action is FINISH:
        return Next(_finished(position, seat), action)
    reach = in_hand(position, seat)
    if reach is not None:
        thing = piece_key(reach.move.verb, reach.piece)
        if action is CANCEL:
            return Next(Message("next-put-back"), action, thing)
        if isinstance(action, Drop | Balance):
            into = Places(position, seat).of(action, _lights(position, seat, action))
            say = _movement(position, seat, reach.move, reach.piece, into)
            return Next(say or action.message(), action, thing, into)
    if isinstance(action, Do | Begin):
        return _begun(position, seat, step, action)
    lights = _lights(position, seat, action)
    say = step.words or action.message()
    if isinstance(action, Target) and action.place < EPIDEMIC_TARGET and action.exam == NOTHING:
        say = Message("next-whom", {"place": PATIENT_PLACES[action.place]})
    return Next(say, action, lights[0] if lights else "")


def _lights(position: Flow, seat: int, action: RushAction) -> tuple[str, ...]:
    """Most actions light the same always; of the others the position tells."""
    lights = LIGHTS[action.index]
    if not lights:
        for offer in position.offers(seat):
            if offer.action is action:
                return offer.lights
    return lights


def _begun(position: Position, seat: int, step: Step, action: Do | Begin) -> Next:
    """A piece is taken: with steady hands to its place at once, by a gesture to where it is meant.

    An hourglass that may be any Nurse comes by itself to the slot that is pointed at.
    """
    lights = LIGHTS[action.index]
    into = step.into or lights[1:] or Places(position, seat).of(action, lights)
    say = _movement(position, seat, action.move, action.piece, into)
    if say is None:
        return Next(step.words or action.message(), action, lights[0], into)
    if action.move.verb == "place" and into and say.id != "next-turn":
        slot = SLOTS.index(into[0].partition(":")[2])
        if action.piece >= DOCTORS or SLOT_TYPE[slot] == DOCTOR_SLOT:
            return Next(say, action, into[0])
    return Next(say, action, lights[0], into)


def _movement(
    position: Position, seat: int, move: Move, piece: int, into: tuple[str, ...]
) -> Message | None:
    """A movement in words, by what it takes and where that goes; None where its own words do."""
    verb = move.verb
    if verb in _AT_ONCE:
        return Message("next-" + _AT_ONCE[verb])
    task = position.tasks[seat]
    goal = into[0].partition(":")[2] if into else ""
    if verb == "place" or verb == "scan":
        return _errand(position, piece, goal)
    if verb == "move_bed" and goal:
        area = "home" if into[0].startswith("home:") else goal
        return Message("next-carry", {"bed": BEDS[piece], "area": area})
    if verb == "draw":
        return Message("next-draw", {"type": TYPES[piece]})
    if verb == "hospitalize" and goal:
        return Message("next-to-bed", {"bed": goal})
    if verb in _GIVEN and task is not None and NOTHING < task.target < EPIDEMIC_TARGET:
        args: dict[str, Argument] = {"kind": KINDS[piece], "place": PATIENT_PLACES[task.target]}
        return Message("next-give", args)
    if verb == "stock":
        return Message("next-donate") if piece == BLOOD else _of_kind("next-stock", piece)
    if verb == "stock_organ":
        return _of_kind("next-stock-organ", piece)
    if verb == "flip":
        icon = DIAGNOSES[CULTURES][position.diagnosis_decks[CULTURES][0]].shown
        return Message("next-cultures", {"icon": icon})
    if verb == "disc":
        return Message("next-disc-out" if goal == "table" else "next-disc-in")
    if verb == "card" and task is not None and task.target >= FIRST_BED:
        name = "next-xray-next" if into[:1] == (BOTTOM,) else "next-xray-take"
        return Message(name, {"bed": PATIENT_PLACES[task.target]})
    return None


def _of_kind(id: str, kind: int) -> Message:
    return Message(id, {"kind": KINDS[kind]})


def _errand(position: Position, glass: int, name: str) -> Message | None:
    """What one goes to a slot for; to the own slot, to turn the hourglass there."""
    if name not in SLOTS:
        return None
    slot = SLOTS.index(name)
    activity = SLOT_ACTIVITY[slot]
    if position.glass_slot[glass] == slot != MRI_SLOT:
        return Message("next-turn")
    if activity == EXAMINE:
        return Message("next-exam-" + EXAMS[SLOT_PART[slot]].replace("_", "-"))
    return Message("next-" + _ERRANDS.get(activity, "research"))


def _finished(position: Position, seat: int) -> Message:
    """Somebody may be left half treated, because Storage has no more of what is lacking."""
    task = position.tasks[seat]
    if task is None or task.activity == EXAMINE or not NOTHING < task.target < EPIDEMIC_TARGET:
        return Message("next-finish")
    case = Cases(position).at(task.target)
    if case is not None:
        for kind, missing in enumerate(zip(case.bedside, case.surgery, strict=True)):
            if sum(missing) and not position.storage[kind]:
                place = PATIENT_PLACES[task.target]
                return Message("next-finish-lacking", {"kind": KINDS[kind], "place": place})
    return Message("next-finish")


def _waiting(position: Flow, seat: int) -> Next:
    """There is nothing to do, and why."""
    if position.result:
        return Next(Message("ask-nothing"))
    if position.phase == COUNTDOWN or position.paused == ENDING:
        return Next(Message("next-countdown"))
    if position.phase != ACTION or position.paused != NOT_PAUSED:
        return Next(Message("next-others"))
    reach = position.hands[seat]
    if (reach is not None and reach.effect != NEVER) or position.busy[seat] > position.clock:
        return Next(Message("next-hand"))
    if position.clock >= position.deal.phase:
        return Next(Message("ask-overtime"))
    found = waited_for(position, seat)
    return Next(found.say, None, found.thing)


GUIDE: Final = Guide(coming, "strong")
