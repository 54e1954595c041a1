"""Rush M.D. for its pictures: a department brought to each scene that is photographed.

Time passes by moves here (RMD-23.7), so a scene stands still until it has been photographed in
every size; only the one with three colleagues runs by the clock.
"""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.client import HttpClient, TableClient
from wardroom.kernel import WardroomError

GAME: Final = "rush-md"
ALONE: Final = {
    "clock": "moves",
    "difficulty": "easy",
    "epidemics": "off",
    "research": "off",
    "rounds": "2",
    "phase": "60",
}
CLOSE_UPS: Final = {
    "cultures": "CUL",
    "blood_exam": "BLX",
    "xray": "XRY",
    "mri": "MRI",
    "surgery": "ORA",
}
"""What is seen closely, and the area whose Doctor does it."""
DOCTORS: Final = {"ORA": "ORA-D"}
"""Slots that are not called like their area."""
ORGANS: Final = ("heart", "kidney", "lung", "bone")
DEALS: Final = 30
"""How many tables are dealt until a patient needs what is wanted."""
LONGEST: Final = 300
"""More moves than a phase in which one only waits."""


async def scenes(url: str, name: str) -> dict[str, tuple[str, str]]:
    """For each scene, by its name, the cookie of the person who sees it and the table."""
    found: dict[str, tuple[str, str]] = {}
    for scene in ("council", "action", *CLOSE_UPS, "evaluation", "end"):
        person = await HttpClient.guest(url, name)
        found[scene] = person.cookie, await _brought(person, scene)
    return found


async def _brought(person: HttpClient, scene: str) -> str:
    """A table at which this is to be seen."""
    if scene == "council":
        return (await person.open_table(GAME, ["me"], ALONE)).id
    if scene == "action":
        team = ["me", *["colleague:good"] * 3]
        return (await person.open_table(GAME, team, {"difficulty": "easy", "assist": "1"})).id
    if scene in CLOSE_UPS:
        return await _close_up(person, scene, CLOSE_UPS[scene])
    return await _waited(person, scene)


async def _close_up(person: HttpClient, name: str, area: str) -> str:
    """A table at which a Doctor has just begun this with somebody who needs it."""
    for _ in range(DEALS):
        card = await person.open_table(GAME, ["me"], ALONE)
        async with person.join(card.id) as place:
            await _do(place, "ready", "place nurse1 ADM-N", *["draw hospitalized"] * 3)
            patient = next((each for each in _patients(place) if _needs(each, name)), None)
            if patient is not None:
                await _do(place, "place red ADM-D", f"hospitalize {patient['place']} A1")
                await _do(place, f"move_bed A1 {area}", f"place black {DOCTORS.get(area, area)}")
                return card.id
        await person.leave(card.id)
    raise WardroomError(f"In {DEALS} deals nobody needs {name}.")


def _patients(place: TableClient) -> list[Mapping[str, Any]]:
    view = place.position.view if place.position is not None else {}
    return [each for each in view["patients"] if each is not None]


def _needs(patient: Mapping[str, Any], name: str) -> bool:
    if name in patient["exams"]:
        return True
    return name == "surgery" and any(
        dose["kind"] in ORGANS
        for chart in patient["charts"]
        if chart["tag"] == "or"
        for dose in chart["doses"]
    )


async def _waited(person: HttpClient, until: str) -> str:
    """A table at which two patients came and nobody did anything more until then."""
    card = await person.open_table(GAME, ["me"], ALONE)
    async with person.join(card.id) as place:
        await _do(place, "ready", "place nurse1 ADM-N", "draw hospitalized", "draw regular")
        for _ in range(LONGEST):
            if until == "end" and place.ending is not None:
                return card.id
            if until == "evaluation" and _phase(place) == until:
                return card.id
            offers = _offers(place)
            await _do(place, next(each for each in ("wait", "confirm", "ready") if each in offers))
    raise WardroomError(f"The department did not come to its {until}.")


def _phase(place: TableClient) -> str:
    return "" if place.position is None else str(place.position.view["phase"])


def _offers(place: TableClient) -> list[str]:
    return [] if place.position is None else [offer.action for offer in place.position.legal]


async def _do(place: TableClient, *actions: str) -> None:
    """Do these, one after the other, each as soon as hands are free."""
    for action in actions:
        await place.until(lambda: bool(_offers(place)) or place.ending is not None)
        for _ in range(LONGEST):
            if action in _offers(place):
                break
            await place.play("wait")
        await place.play(action)
