"""The golden playthrough: a whole game as text, which every change of a rule shows up in."""

from tools.golden import Playthrough, text
from wardroom.games.quarantine import QUARANTINE

# Contracts, rooms bought and taken, spread, Triage, the Gift Shop, a rebuild, trigger B.
DEALT = Playthrough("quarantine", 3, 34, {})


def test_the_game_is_played_as_it_is_written() -> None:
    """If the change is meant, write the playthrough again and read the difference."""
    written = DEALT.path.read_text(encoding="utf-8")
    assert text(QUARANTINE, DEALT).splitlines() == written.splitlines()
    assert text(QUARANTINE, DEALT).encode() == DEALT.path.read_bytes()


def test_the_playthrough_shows_much() -> None:
    written = DEALT.path.read_text(encoding="utf-8")
    for kind in (
        "admit",
        "buy",
        "contract",
        "cure",
        "disinfect",
        "early_grey",
        "gift_shop",
        "infect",
        "last_patient",
        "last_turn",
        "market",
        "move",
        "place",
        "queue",
        "rebuild_remove",
        "return",
        "set_aside",
        "spread",
        "take",
        "triage",
        "use_marker",
    ):
        assert f"    <{kind} " in written
