"""A position in one line, for people who look at it in a console or a failing test.

It is made of what the position says of itself, so that every game can use it::

    def __repr__(self) -> str:
        return f"<{summary(self)}>"
"""

from typing import Final

from wardroom.kernel.plain import Plain
from wardroom.kernel.state import State

_NOBODY: Final = -1
_MOST_FACTS: Final = 12
_MOST_ACTIONS: Final = 6


def summary(state: State, seat: int = _NOBODY) -> str:
    """Whose decision it is and what is being asked, or how it ended; then the plain facts.

    With a seat it tells no more than that seat may know.
    """
    outcome = state.outcome()
    told = [repr(outcome) if outcome is not None else _asked(state, seat)]
    due = state.due()
    if due is not None:
        told.append(f"next at {due} ms")
    facts = _facts(state.view(seat))
    if facts:
        told.append(facts)
    return "; ".join(told)


def _asked(state: State, seat: int) -> str:
    waiting = state.waiting()
    asked = f"{state.asking()!r}"
    if waiting:
        asked += " of " + ", ".join([str(one) for one in waiting])
    shown = choices(state, seat if seat != _NOBODY or not waiting else waiting[0])
    return f"{asked}: {shown}" if shown else asked


def choices(state: State, seat: int) -> str:
    """The first legal actions of a seat, and how many more there are."""
    legal = state.legal(seat)
    shown = ", ".join([repr(action) for action in legal[:_MOST_ACTIONS]])
    more = len(legal) - _MOST_ACTIONS
    return f"{shown} and {more} more" if more > 0 else shown


def _facts(view: Plain) -> str:
    """The numbers and words of a view, as `turn=3 outbreaks=1`."""
    facts = [f"{name}={value}" for name, value in view.items() if isinstance(value, (int, str))]
    return " ".join(facts[:_MOST_FACTS])
