"""What the words floor says, for the browser's twin to compare: `python -m tools.sentences`.

Writes web/tests/words/sentences.json; `--check` only sees whether it is up to date.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Choice, Message, Table
from wardroom.words import LANGUAGES, Words

TARGET: Final = Path(__file__).parent.parent / "web" / "tests" / "words" / "sentences.json"
EACH: Final = 3
"""How many examples there are of each message."""
NAMES: Final = {0: "Ania", 1: "Béla"}


def _plain(message: Message) -> dict[str, Any]:
    args = {
        name: _plain(value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    return {"id": message.id, "args": args}


def _collected() -> list[Message]:
    """Messages of some random games, a few of each kind."""
    found: dict[str, list[Message]] = {}

    def keep(message: Message) -> None:
        known = found.setdefault(message.id, [])
        if len(known) < EACH and message not in known:
            known.append(message)

    for seed in range(6):
        table = Table.deal(PANDEMIC, 2 + seed % 3, seed)
        chance = random.Random(seed)
        colleague = PANDEMIC.colleagues["good"](seed)
        for event in table.events:
            keep(event.message())
        while table.outcome() is None:
            keep(table.state.asking())
            seat = table.waiting()[0]
            legal = table.legal(seat)
            for action in chance.sample(list(legal), min(3, len(legal))):
                keep(action.message())
            action = chance.choice(list(legal))
            if table.ply < 12:
                choice = colleague.choose(table.perspective(seat))
                if isinstance(choice, Choice) and choice.reason is not None:
                    keep(choice.reason)
            for event in table.play(seat, action):
                keep(event.message())
        outcome = table.outcome()
        assert outcome is not None
        keep(outcome.message())
    return [message for id in sorted(found) for message in found[id]]


def _document() -> dict[str, Any]:
    messages = _collected()
    spoken = {language: Words(PANDEMIC, language, NAMES) for language in LANGUAGES}
    return {
        "vocabulary": {name: list(prefixes) for name, prefixes in PANDEMIC.vocabulary.items()},
        "names": NAMES,
        "sentences": [
            {
                "said": _plain(message),
                **{language: words.say(message) for language, words in spoken.items()},
            }
            for message in messages
        ],
        "names_of_things": [
            {
                "kind": kind,
                "id": id,
                "form": form,
                **{language: words.name(kind, id, form) for language, words in spoken.items()},
            }
            for kind, id, form in (
                ("city", "new_york", ""),
                ("city", "paris", "gen"),
                ("card", "airlift", "rule"),
                ("cards", "ho_chi_minh_city", ""),
                ("role", "medic", "rule"),
                ("colour", "red", "acc"),
            )
        ],
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only see whether all is up to date")
    arguments = parser.parse_args(argv)
    text = json.dumps(_document(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    if arguments.check:
        if TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET} is out of date: run python -m tools.sentences.", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
