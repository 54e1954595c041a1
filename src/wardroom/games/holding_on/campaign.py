"""What one scenario hands on to the next (HOL-1.10 to HOL-1.13)."""

from collections.abc import Mapping
from typing import Final

from wardroom.games.holding_on.scenarios import LAST
from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.message import Message
from wardroom.kernel.plain import Plain

BEGINNING: Final[Mapping[str, list[int]]] = {"finished": [], "unlocked": [1]}
"""A campaign of which nothing has been played."""

SET_ASIDE: Final[tuple[tuple[int, str], ...]] = ((5, "number-nell"), (9, "regret-cards"))
"""Cards that are kept for later scenarios, and the scenario that must be finished first."""


def progress(carried: Plain | None, scenario: int) -> dict[str, list[int]]:
    """The progress with which this scenario is dealt, or ImpossibleOption.

    Without a campaign any scenario can be played, as if all before it were finished.
    """
    if carried is None:
        return {"finished": list(range(1, scenario)), "unlocked": list(range(1, scenario + 1))}
    finished = _numbers(carried, "finished")
    unlocked = _numbers(carried, "unlocked")
    if unlocked != list(range(1, len(unlocked) + 1)) or not unlocked:
        raise ImpossibleOption("A campaign unlocks its scenarios one after the other.")
    if not set(finished) <= set(unlocked):
        raise ImpossibleOption("A campaign cannot have finished what it has not unlocked.")
    if scenario not in unlocked:
        raise ImpossibleOption(
            f"Scenario {scenario} is not unlocked yet; finish scenario {unlocked[-1]} first."
        )
    return {"finished": finished, "unlocked": unlocked}


def _numbers(carried: Plain, name: str) -> list[int]:
    found = carried.get(name)
    if not isinstance(found, list) or not all(
        isinstance(number, int) and 1 <= number <= LAST for number in found
    ):
        raise ImpossibleOption(f"The campaign does not say which scenarios are {name}.")
    return sorted(set(found))


def handed_on(before: Mapping[str, list[int]], scenario: int, won: bool) -> Plain:
    """The progress afterwards; a loss, or winning again what is finished, changes nothing."""
    finished = set(before["finished"])
    unlocked = set(before["unlocked"])
    if won:
        finished.add(scenario)
        unlocked.add(min(scenario + 1, LAST))
    return _written(finished, unlocked)


def _written(finished: set[int], unlocked: set[int]) -> Plain:
    """Progress as it is kept; which cards are set aside follows from what is finished."""
    kept = [card for needed, card in SET_ASIDE if needed in finished]
    return {"finished": sorted(finished), "unlocked": sorted(unlocked), "set_aside": kept}


class Story:
    """The ten scenarios as the campaign that they are."""

    __slots__ = ("option",)

    def __init__(self) -> None:
        self.option = "scenario"

    def beginning(self) -> Plain:
        return _written(set(BEGINNING["finished"]), set(BEGINNING["unlocked"]))

    def joined(self, carried: Plain, handed_on: Plain) -> Plain:
        """HOL-1.12: what was dealt earlier and ends later takes nothing away."""
        finished = _numbers(carried, "finished") + _numbers(handed_on, "finished")
        unlocked = _numbers(carried, "unlocked") + _numbers(handed_on, "unlocked")
        return _written(set(finished), set(unlocked))

    def unlocked(self, carried: Plain) -> tuple[str, ...]:
        return tuple([str(number) for number in _numbers(carried, "unlocked")])

    def finished(self, carried: Plain) -> tuple[str, ...]:
        return tuple([str(number) for number in _numbers(carried, "finished")])

    def title(self, chapter: str) -> Message:
        return Message(f"scenario-{int(chapter):02}-title")


STORY: Final = Story()
