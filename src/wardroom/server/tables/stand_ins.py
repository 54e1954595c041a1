"""Who has made the moves of a seat: its person, or a colleague who stood in."""

from collections import Counter
from collections.abc import Sequence

from wardroom.server.store import ChairRow, LogEntry
from wardroom.server.store.rows import MOVE


class StandIns:
    """Counts the moves of each seat as the log is played."""

    def __init__(self) -> None:
        self._people: Counter[int] = Counter()
        self._colleagues: Counter[int] = Counter()

    def follow(self, entry: LogEntry) -> None:
        """Only what people send has a nonce."""
        if entry.kind == MOVE:
            counted = self._colleagues if entry.nonce is None else self._people
            counted[entry.seat] += 1

    def stood_in(self, chairs: Sequence[ChairRow]) -> list[int]:
        """The seats of people for whom colleagues have made at least half of the moves."""
        people, colleagues = self._people, self._colleagues
        return [
            chair.seat
            for chair in chairs
            if chair.person is not None and colleagues[chair.seat] >= max(1, people[chair.seat])
        ]
