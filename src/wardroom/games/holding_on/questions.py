"""What the table is being asked, in words for the status line."""

from wardroom.games.holding_on.content import (
    CONTACTS,
    SHIFTS,
    STAFF,
    TRUST_HEALTH,
    period_of,
)
from wardroom.games.holding_on.evening import matching_doctor
from wardroom.games.holding_on.staffing import callable_lines, open_places
from wardroom.games.holding_on.state import RESULTS
from wardroom.games.holding_on.steps import (
    CARE,
    INSIST,
    MATCH,
    MEDICAL,
    PHONE,
    PLACE,
    QUERY,
    STAFF_SHIFT,
    STEPS,
    TIRE,
    TRUST,
)
from wardroom.games.holding_on.ward import Ward, period_name
from wardroom.kernel.message import Argument, Message


def asking(ward: Ward, seat: int, responsible: int) -> Message:
    """What this seat is asked, for the pawn that is responsible."""
    if ward.result:
        return Message("ask-nothing", {"result": RESULTS[ward.result]})
    step = ward.step
    name = "ask-" + STEPS[step].replace("_", "-")
    args: dict[str, Argument] = {"seat": seat}
    if step == PHONE:
        args["contacts"] = [CONTACTS[line.contact] for line in callable_lines(ward)]
    elif step == STAFF_SHIFT:
        args["shift"] = SHIFTS[ward.shift]
        args["count"] = open_places(ward)
    elif step == TIRE:
        args["staff"] = STAFF[ward.tiring]
    elif step == CARE:
        args["patient"] = ward.card().id
    elif step == MEDICAL:
        args["count"] = ward.card().symbols - ward.covered
    elif step == QUERY:
        args["staff"] = STAFF[responsible]
    elif step == INSIST:
        args["period"] = period_name(period_of(ward.drawn))
    elif step == PLACE:
        args["period"] = period_name(period_of(ward.turned_up))
    elif step == MATCH:
        first = ward.held_clear[matching_doctor(ward)][0]
        args["period"] = period_name(period_of(first))
    elif step == TRUST:
        name += "-health" if ward.trust == TRUST_HEALTH else "-memory"
    return Message(name, args)
