"""Tell recorded games in words again: `python -m tools.told`.

One recorded game of each kind, told in Polish and Hungarian as the person in the first seat reads
it: what happened, and for each kind of question and choice the first two. A test compares the
lines, so that anyone who changes a text or a rule sees the difference in sentences and reads it.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wardroom.kernel import Message, Record, Table, game
from wardroom.words import Words

ROOT = Path(__file__).parent.parent
LANGUAGES = ("pl", "hu")
READER = 0
EXAMPLES = 2
NAMES = {
    "pl": {0: "Ania", 1: "Łukasz", 2: "Zofia", 3: "Tomek"},
    "hu": {0: "Anna", 1: "Béla", 2: "Csilla", 3: "Dávid"},
}


class Told(NamedTuple):
    """A recorded game and the language it is told in."""

    game: str
    record: str
    language: str

    @property
    def source(self) -> Path:
        return ROOT / "tests" / "games" / self.game / "records" / f"{self.record}.record"

    @property
    def path(self) -> Path:
        """Where the repository keeps the lines."""
        return ROOT / "tests" / "words" / "told" / f"{self.game}-{self.record}.{self.language}.txt"


RECORDS = (
    ("pandemic", "edition-1-four-planners"),
    ("quarantine", "edition-1-four-seats"),
    ("rush_md", "edition-1-two-strict"),
    ("holding_on", "edition-1-first-evening"),
    ("holding_on", "edition-1-arrivals"),
)
TALES = tuple(Told(*record, language) for record in RECORDS for language in LANGUAGES)


def lines(told: Told) -> Iterator[str]:
    """The game as sentences; a question begins with `?`, a choice with `>`."""
    record = Record.load(told.source)
    rules = game(record.game, record.edition)
    words = Words(rules, told.language, NAMES[told.language])
    table = Table(rules, record)
    met: Counter[str] = Counter()
    yield from (words.say(event.message()) for event in table.events if event.reaches(READER))
    for move in record.moves:
        asked = table.state.asking()
        if _still_new(asked, met):
            yield f"? {words.say(asked)}"
        if move.action:
            chosen = rules.space.read(move.action).message()
            if _still_new(chosen, met):
                yield f"> {words.say(chosen)}"
        for event in table.repeat(move):
            if event.reaches(READER):
                yield words.say(event.message())
    outcome = table.outcome()
    if outcome is not None:
        yield f"? {words.say(table.state.asking())}"


def _still_new(message: Message, met: Counter[str]) -> bool:
    met[message.id] += 1
    return met[message.id] <= EXAMPLES


def text(told: Told) -> str:
    """The lines as text."""
    return "".join(f"{line}\n" for line in lines(told))


def main() -> int:
    """Write the lines of every game to its file."""
    for told in TALES:
        told.path.parent.mkdir(parents=True, exist_ok=True)
        told.path.write_text(text(told), encoding="utf-8", newline="\n")
        print(told.path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
