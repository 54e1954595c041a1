"""The examples of docs/bots.md are run, in the order in which they are read."""

import re
from pathlib import Path

BOTS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_examples_for_bot_writers_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", BOTS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) >= 4
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(BOTS), "exec"), names)
    assert names["wins"] == 0


def test_every_field_a_process_is_sent_is_documented() -> None:
    text = BOTS.read_text(encoding="utf-8")
    for field in ("game", "edition", "seat", "waited_for", "seed", "view", "legal"):
        assert f"`{field}`" in text
