"""The golden playthrough: a whole game as text, which every change of a rule shows up in."""

import pytest

from tools.golden import PLAYTHROUGHS, Playthrough, text
from wardroom.games.pandemic import PANDEMIC

OURS = [dealt for dealt in PLAYTHROUGHS if dealt.game == "pandemic"]


@pytest.mark.parametrize("dealt", OURS, ids=lambda dealt: dealt.path.name)
def test_the_game_is_played_as_it_is_written(dealt: Playthrough) -> None:
    """If the change is meant, run `python -m tools.golden` and read the difference."""
    written = dealt.path.read_text(encoding="utf-8")
    assert text(PANDEMIC, dealt).splitlines() == written.splitlines()
    assert text(PANDEMIC, dealt).encode() == dealt.path.read_bytes()


def test_the_playthrough_shows_much_and_can_be_read() -> None:
    (dealt,) = OURS
    written = dealt.path.read_text(encoding="utf-8")
    assert written.count("\n") < 400
    for kind in (
        "agree",
        "airlift",
        "clear",
        "cure",
        "discard",
        "epidemic",
        "forecast",
        "give",
        "grant",
        "intensify",
        "outbreak",
        "refuse",
        "spread",
        "take",
        "treat",
    ):
        assert f"    <{kind} " in written
