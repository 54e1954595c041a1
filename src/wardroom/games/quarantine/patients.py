"""Patients on their way: admitting, curing, the order of the line, the Pharmacy, the Gift Shop."""

from wardroom.games.quarantine.choice import QuarantineAction
from wardroom.games.quarantine.content import COLOURS, STORAGE, TILES, WAITING_ROOM, WARDS_OF
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.state import ADMIT, MOVE_TO, NEW_ORDER, Position, Step

# Admit


def capacity_of(layout: Layout, quarantine: int, colour: int) -> int:
    """QUA-9.3: the patients a ward of this colour holds; QUA-17.1: one more by a clean Storage."""
    if not ((layout.present & ~quarantine) >> STORAGE) & 1:
        return 1
    return 2 if (layout.stored_colours() >> colour) & 1 else 1


def capacities(layout: Layout, quarantine: int) -> list[int]:
    """The same for all colours."""
    return [capacity_of(layout, quarantine, colour) for colour in range(len(COLOURS))]


def wards_for(position: Position, seat: int) -> list[int]:
    """The wards that can take in the first of the line (QUA-9.2); no path is needed (QUA-9.6)."""
    line = position.lines[seat]
    if not line:
        return []
    colour = line[0]
    clean = position.clean(seat)
    capacity = capacity_of(position.layouts[seat], position.quarantine[seat], colour)
    found = []
    for ward in WARDS_OF[colour]:
        if (clean >> ward) & 1 and position.patients_on(seat, ward) < capacity:
            found.append(ward)
    return found


def admissible(position: Position, seat: int) -> int:
    """How many of the line one Admit could take in, if nobody stops it (QUA-9.4, QUA-9.5)."""
    line = position.lines[seat]
    if not line:
        return 0
    clean = position.clean(seat)
    places = capacities(position.layouts[seat], position.quarantine[seat])
    free = [0] * len(COLOURS)
    for colour in range(len(COLOURS)):
        for ward in WARDS_OF[colour]:
            if (clean >> ward) & 1:
                free[colour] += max(0, places[colour] - position.patients_on(seat, ward))
    count = 0
    for colour in line:
        if not free[colour]:
            break
        free[colour] -= 1
        count += 1
    return count


class Admit(QuarantineAction):
    """QUA-9.1: the first of the line goes to a ward; QUA-9.4: then perhaps the next one."""

    __slots__ = ("ward",)

    def __init__(self, ward: int) -> None:
        super().__init__("admit", TILES[ward], {"tile": TILES[ward]})
        self.ward = ward

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            line, patients = position.lines[seat], position.patients[seat]
            step = Step(ADMIT, line=line, patients=patients)
        position.admit(seat, self.ward)
        position.step = step
        if not wards_for(position, seat):
            finish_admission(position, seat)


class Stop(QuarantineAction):
    """QUA-G.20: one may stop before the wards are full."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("stop")

    def perform(self, position: Position, seat: int) -> None:
        finish_admission(position, seat)


def finish_admission(position: Position, seat: int) -> None:
    step = position.step
    if step is None:
        return
    position.step = None
    position.act()
    if position.log is not None:
        admitted = step.line[: len(step.line) - len(position.lines[seat])]
        position.tell("admit", {"seat": seat, "colours": [COLOURS[one] for one in admitted]})


# Cure


def also_cured(position: Position, seat: int, colour: int) -> int:
    """The colours that the Waiting Room adds to a Cure, one bit each (QUA-17.2)."""
    if not position.has_active(seat, WAITING_ROOM):
        return 0
    found = position.layouts[seat].waiting_colours() & ~(1 << colour)
    for other in range(len(COLOURS)):
        if (found >> other) & 1 and not position.curable(seat, other):
            found &= ~(1 << other)
    return found


class Cure(QuarantineAction):
    """QUA-10.2: one colour, or with the Waiting Room also that of the ward beside it."""

    __slots__ = ("colour", "more")

    def __init__(self, colour: int, more: bool) -> None:
        name = COLOURS[colour]
        places = f"{name} waiting_room" if more else name
        super().__init__("cure", places, {"colour": name}, "cure_more" if more else "")
        self.colour = colour
        self.more = more

    def perform(self, position: Position, seat: int) -> None:
        colours = 1 << self.colour
        if self.more:
            colours |= also_cured(position, seat, self.colour)
        position.act()
        for colour in range(len(COLOURS)):
            if (colours >> colour) & 1:
                count = position.cure(seat, colour)
                if position.log is not None:
                    args = {"seat": seat, "colour": COLOURS[colour], "count": count}
                    position.tell("cure", args)


# The order of the line


def is_mixed(line: tuple[int, ...]) -> bool:
    """Are there two colours in it, so that another order is another line?"""
    for colour in line:
        if colour != line[0]:
            return True
    return False


class Move(QuarantineAction):
    """QUA-13.1: one patient of the own line; then the place it goes to."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("move", str(place + 1), {"place": place + 1})
        self.place = place

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(MOVE_TO, number=self.place)


def other_places(line: tuple[int, ...], place: int) -> list[int]:
    """The places where the patient makes another sequence of colours (D15)."""
    colour = line[place]
    first = place
    while first and line[first - 1] == colour:
        first -= 1
    last = place
    while last < len(line) - 1 and line[last + 1] == colour:
        last += 1
    return [other for other in range(len(line)) if other < first or other > last]


class To(QuarantineAction):
    """D15: the new place of the patient."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("to", str(place + 1), {"place": place + 1})
        self.place = place

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        line = list(position.lines[seat])
        colour = line.pop(step.number)
        line.insert(self.place, colour)
        position.lines[seat] = tuple(line)
        position.step = None
        position.act()
        if position.log is not None:
            args = {
                "seat": seat,
                "colour": COLOURS[colour],
                "place": step.number + 1,
                "goal": self.place + 1,
            }
            position.tell("move", args)


class Triage(QuarantineAction):
    """QUA-17.5: a new order for the whole line, from the front (D16)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("triage")

    def perform(self, position: Position, seat: int) -> None:
        position.step = Step(NEW_ORDER)


def not_yet_chosen(line: tuple[int, ...], chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Who is left in the old order; of a colour the foremost were chosen first."""
    left = list(line)
    for colour in chosen:
        left.remove(colour)
    return tuple(left)


def next_colours(line: tuple[int, ...], chosen: tuple[int, ...]) -> list[int]:
    """The colours that can come next while a changed line can still result (D16)."""
    left = not_yet_chosen(line, chosen)
    found = []
    for colour in range(len(COLOURS)):
        if colour in left:
            front = (*chosen, colour)
            if front != line[: len(front)] or is_mixed(not_yet_chosen(line, front)):
                found.append(colour)
    return found


class Next(QuarantineAction):
    """D16: who comes next; done as soon as only one order is left."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("next", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        step = position.step
        if step is None:
            return
        chosen = (*step.line, self.colour)
        if is_mixed(not_yet_chosen(position.lines[seat], chosen)):
            position.step = Step(NEW_ORDER, line=chosen)
        else:
            reorder(position, seat, chosen)


class KeepRest(QuarantineAction):
    """D16: the others follow in their old order."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("keep_rest")

    def perform(self, position: Position, seat: int) -> None:
        if position.step is not None:
            reorder(position, seat, position.step.line)


def reorder(position: Position, seat: int, chosen: tuple[int, ...]) -> None:
    line = chosen + not_yet_chosen(position.lines[seat], chosen)
    position.lines[seat] = line
    position.step = None
    position.act()
    if position.log is not None:
        position.tell("triage", {"seat": seat, "colours": [COLOURS[one] for one in line]})


# Two rooms with an action of their own


class Pharmacy(QuarantineAction):
    """QUA-17.10: the first of the line goes to the own stock."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pharmacy")

    def perform(self, position: Position, seat: int) -> None:
        colour = position.lines[seat][0]
        position.lines[seat] = position.lines[seat][1:]
        position.gain(seat, colour)
        position.act()
        if position.log is not None:
            position.tell("pharmacy", {"seat": seat, "colour": COLOURS[colour]})


class GiftShop(QuarantineAction):
    """QUA-17.9: one patient cube from the box; never a grey one."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__("gift_shop", COLOURS[colour], {"colour": COLOURS[colour]})
        self.colour = colour

    def perform(self, position: Position, seat: int) -> None:
        position.box[self.colour] -= 1
        position.gain(seat, self.colour)
        position.act()
        if position.log is not None:
            position.tell("gift_shop", {"seat": seat, "colour": COLOURS[self.colour]})
