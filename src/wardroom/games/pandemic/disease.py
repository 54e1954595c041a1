"""How diseases spread: infections, outbreaks and what protects a city."""

from typing import Final

from wardroom.games.pandemic.content import (
    CITIES,
    COLOUR_OF,
    COLOURS,
    LAST_OUTBREAK,
    MEDIC,
    NEIGHBOURS,
    QUARANTINE_SPECIALIST,
)
from wardroom.games.pandemic.phases import LOSS_CUBES, LOSS_OUTBREAKS, NOBODY
from wardroom.games.pandemic.state import Position

AREA: Final[tuple[int, ...]] = tuple(
    sum(1 << near for near in (city, *NEIGHBOURS[city])) for city in range(len(CITIES))
)
"""For each city the set of it and its neighbours, as bits: what a Quarantine Specialist guards."""


EVERYWHERE: Final = (1 << len(CITIES)) - 1


def shielded(position: Position, colour: int) -> int:
    """The cities, as bits, in which no cube of this colour can be placed.

    PAN-6.8 all of them once eradicated; PAN-13.17 the Quarantine Specialist's city and all
    connected with it; PAN-13.13 the Medic's own city, for cured diseases.
    """
    if position.eradicated and position.is_eradicated(colour):
        return EVERYWHERE
    shield = 0
    specialist = position.deal.seat_of[QUARANTINE_SPECIALIST]
    if specialist != NOBODY:
        shield = AREA[position.pawns[specialist]]
    if position.cured and position.is_cured(colour):
        medic = position.deal.seat_of[MEDIC]
        if medic != NOBODY:
            shield |= 1 << position.pawns[medic]
    return shield


def protector(position: Position, city: int, colour: int) -> str:
    """What keeps cubes of this colour out of a shielded city, for the log."""
    if position.is_eradicated(colour):
        return "eradicated"
    specialist = position.deal.seat_of[QUARANTINE_SPECIALIST]
    if specialist != NOBODY and (AREA[position.pawns[specialist]] >> city) & 1:
        return "quarantine"
    return "medic"


def infect(position: Position, city: int) -> None:
    """An infection card of the infect phase takes effect (PAN-10.2, PAN-10.3)."""
    colour = COLOUR_OF[city]
    if (shielded(position, colour) >> city) & 1:
        _tell_prevented(position, city, colour)
    elif (position.cubes[city] >> (2 * colour)) & 3 == 3:
        outbreak(position, city, colour)
    elif not position.supply[colour]:
        position.end(LOSS_CUBES, colour)
    else:
        position.supply[colour] -= 1
        position.cubes[city] += 1 << (2 * colour)
        if position.log is not None:
            _tell_cubes(position, "infect", city, colour, 1)


def strike(position: Position, city: int) -> None:
    """The Infect step of an Epidemic takes effect (PAN-8.3, PAN-8.4, PAN-8.5)."""
    colour = COLOUR_OF[city]
    if (shielded(position, colour) >> city) & 1:
        _tell_prevented(position, city, colour)
        return
    before = position.cubes_in(city, colour)
    missing = 3 - before
    placed = min(missing, position.supply[colour])
    position.supply[colour] -= placed
    position.cubes[city] += placed << (2 * colour)
    if placed:
        _tell_cubes(position, "infect", city, colour, placed)
    if placed < missing:  # PAN-1.5, PAN-G.7
        position.end(LOSS_CUBES, colour)
        return
    if before:
        outbreak(position, city, colour)


def outbreak(position: Position, source: int, colour: int) -> None:
    """An outbreak and its chain (PAN-11), first in first out, neighbours in id order (PAN-G.8)."""
    chain = [source]
    shut = shielded(position, colour) | (1 << source)
    shift = 2 * colour
    cubes = position.cubes
    supply = position.supply
    for city in chain:
        position.outbreaks += 1
        if position.log is not None:
            _tell_outbreak(position, city, colour, chain, shut)
        if position.outbreaks == LAST_OUTBREAK:  # PAN-1.4: before any cube of it is placed
            position.end(LOSS_OUTBREAKS)
            return
        for neighbour in NEIGHBOURS[city]:
            if (shut >> neighbour) & 1:  # PAN-11.4, PAN-11.5, PAN-11.7
                continue
            if (cubes[neighbour] >> shift) & 3 == 3:  # PAN-11.3
                chain.append(neighbour)
                shut |= 1 << neighbour
            elif supply[colour]:
                supply[colour] -= 1
                cubes[neighbour] += 1 << shift
                if position.log is not None:
                    _tell_spread(position, city, neighbour, colour)
            else:
                position.end(LOSS_CUBES, colour)
                return


def _tell_outbreak(position: Position, city: int, colour: int, chain: list[int], shut: int) -> None:
    """Where it breaks out, and which full cities will have to follow (PAN-11.3)."""
    waiting = chain[chain.index(city) + 1 :]
    for near in NEIGHBOURS[city]:
        if not (shut >> near) & 1 and position.cubes_in(near, colour) == 3:
            waiting.append(near)
    position.tell(
        "outbreak",
        {
            "city": CITIES[city],
            "colour": COLOURS[colour],
            "outbreaks": position.outbreaks,
            "waiting": [CITIES[other] for other in waiting],
        },
    )


def _tell_spread(position: Position, source: int, city: int, colour: int) -> None:
    position.tell(
        "spread",
        {"city": CITIES[city], "colour": COLOURS[colour], "count": 1, "origin": CITIES[source]},
    )


def _tell_cubes(position: Position, kind: str, city: int, colour: int, count: int) -> None:
    if position.log is not None:
        position.tell(kind, {"city": CITIES[city], "colour": COLOURS[colour], "count": count})


def _tell_prevented(position: Position, city: int, colour: int) -> None:
    if position.log is not None:
        guard = protector(position, city, colour)
        position.tell(
            "prevented", {"city": CITIES[city], "colour": COLOURS[colour], "guard": guard}
        )
