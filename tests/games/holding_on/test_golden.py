"""The golden playthrough: a whole scenario as text, which every change of a rule shows up in."""

from pathlib import Path

from tools.golden import Playthrough, text
from wardroom.games.holding_on import HOLDING_ON

DEALT = Playthrough("holding-on", 3, 226, {"scenario": "8"})
KINDS = (
    "answer",
    "call",
    "clear",
    "event",
    "evening",
    "guide",
    "hazy",
    "insist",
    "look",
    "move",
    "phone",
    "query",
    "send",
    "stand_in",
    "tired",
    "trust",
)
GOLDEN = Path(__file__).parent / "golden" / "3-seats.txt"


def test_the_game_is_played_as_it_is_written() -> None:
    """If the change is meant, run `python -m tools.golden` and read the difference."""
    assert text(HOLDING_ON, DEALT).encode() == GOLDEN.read_bytes()


def test_the_playthrough_shows_much_and_can_be_read() -> None:
    written = GOLDEN.read_text(encoding="utf-8")
    assert written.count("\n") < 500
    for kind in KINDS:
        assert f"    <{kind} " in written
