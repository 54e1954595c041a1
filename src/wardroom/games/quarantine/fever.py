"""How likely the next cubes are to bring fever: everybody knows what is in the bag (QUA-H.2)."""

from math import comb

from wardroom.games.quarantine.content import CUBES_PER_TURN, GREY
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.state import NOBODY, TURN
from wardroom.games.quarantine.view_types import QuarantineFever


def fever_ahead(position: Flow) -> QuarantineFever | None:
    """What the rest of this turn brings, or the whole of the next; None when no cube will come."""
    bag = position.bag
    now = position.held > 0
    ending = position.finisher != NOBODY or not position.patients_in_the_bag()
    cubes = position.held if now else min(CUBES_PER_TURN, sum(bag))
    if position.phase != TURN or not cubes or (ending and not now):  # QUA-19.6
        return None
    turn = position.turn + (0 if now else 1)
    return {
        "cubes": cubes,
        "harmless": turn <= position.deal.seats,  # QUA-6.3
        "risk": fever_risk(sum(bag), bag[GREY], cubes),
    }


def fever_risk(cubes: int, grey: int, drawn: int) -> int:
    """The chance, in per cent, that so many cubes out of the bag are not all patients."""
    ways = comb(cubes, drawn)
    feverish = ways - comb(cubes - grey, drawn)
    return (200 * feverish + ways) // (2 * ways)
