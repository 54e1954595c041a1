"""Who acts next, and playing on until the end.

Nothing here looks at a clock: in a timed game colleagues act at the present moment of the table,
and when none of them can or wants to act the time jumps to the next moment something is due.
"""

from collections.abc import Mapping

from wardroom.kernel import Choice, Colleague, Event, Outcome, Table, WardroomError


def next_choice(table: Table, colleagues: Mapping[int, Colleague]) -> tuple[int, Choice] | None:
    """The seat that acts next and its choice; None when no colleague can or wants to act.

    Seats that are not waited for come first, so that they can interject before the next decision;
    then the first seat that is waited for. Seats without a colleague are people, and left alone.
    """
    waiting = table.waiting()
    for seat, player in sorted(colleagues.items(), key=_seat):
        if seat not in waiting and table.legal(seat):
            choice = player.choose(table.perspective(seat))
            if choice is not None:
                return seat, choice
    for seat in waiting:
        if seat in colleagues:
            choice = colleagues[seat].choose(table.perspective(seat))
            if choice is None:
                raise WardroomError(f"The colleague in seat {seat} made no choice when asked.")
            return seat, choice
    return None


def now(table: Table) -> int:
    """The time of the table's last move, in ms."""
    return table.record.moves[-1].at if table.record.moves else 0


def step(table: Table, colleagues: Mapping[int, Colleague]) -> list[Event]:
    """One choice of a colleague, or else the time up to the next moment something is due."""
    chosen = next_choice(table, colleagues)
    if chosen is not None:
        seat, choice = chosen
        return table.play(seat, choice.action, now(table))
    due = table.state.due()
    if due is None:
        raise WardroomError("Nobody can act and nothing is due; the game cannot go on.")
    return table.wait(due)


def play_out(table: Table, colleagues: Mapping[int, Colleague]) -> Outcome:
    """Play to the end; every seat needs a colleague."""
    outcome = table.outcome()
    while outcome is None:
        step(table, colleagues)
        outcome = table.outcome()
    return outcome


def _seat(entry: tuple[int, Colleague]) -> int:
    return entry[0]
