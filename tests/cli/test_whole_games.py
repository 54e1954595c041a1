"""Each game is played to its end in a terminal of 80 columns and 24 lines, in each language."""

import re

import pytest

from wardroom import Dice
from wardroom.cli.menu import Menu
from wardroom.cli.screen import Screen
from wardroom.kernel.parts.text import cell_len
from wardroom.words import LANGUAGES

from .conftest import Answer, Terminal

WIDTH, HEIGHT = 80, 24
GAMES = {
    "pandemic": ("--players", "me,random"),
    "quarantine": ("--players", "me,random"),
    "rush-md": ("--players", "me", "--seats", "1", "--option", "rounds=2"),
    "holding-on": ("--players", "me"),
}
RAW = re.compile(r"[a-z]+(_[a-z]+)+")
"""A word of the notation, which no list may show."""


@pytest.fixture(autouse=True)
def low_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "height", property(lambda _: HEIGHT))


def at_random(menus: list[Menu]) -> Answer:
    """Somebody who takes any number of the list, but ends what can be ended; keeps the lists."""
    dice = Dice.seeded(3, "keyboard")

    def answer(menu: Menu) -> str:
        menus.append(menu)
        verbs = {repr(offer.action): number for number, offer in menu.offers.items()}
        ending = [verbs[verb] for verb in ("ready", "confirm") if verb in verbs]
        return str(dice.pick(ending or sorted(menu.items) or [0]))  # 0 lets time pass

    return answer


@pytest.mark.gate("holding-on-hu")  # Quarantine's thousand lists are drawn alike.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(wardroom: Terminal, name: str, language: str) -> None:
    menus: list[Menu] = []
    ran = wardroom(
        *("play", name, *GAMES[name], "--seed", "4", "--language", language),
        answer=at_random(menus),
    )
    assert (ran.code, ran.err) == (0, "")
    assert "wardroom replay" in ran.out
    for line in ran.out.splitlines():
        assert cell_len(line) <= WIDTH or line.startswith("  wardroom replay"), line
    for menu in menus:
        shown = [line.plain for line in menu.lines(WIDTH)]
        assert len(shown) < HEIGHT - 1, shown
        for line in shown:
            assert "…" not in line
            assert not RAW.search(line), line


def test_a_starting_ward_of_quarantine_is_asked_for_in_three_steps(wardroom: Terminal) -> None:
    lines = ["2", "0", "1", "2", "1", "red", "quit"]
    ran = wardroom("play", "quarantine", "--players", "me,random", "--seed", "3", lines=lines)
    assert ran.code == 0
    first, *asked = ran.out.split("\n> ")
    assert "Which ward? 1 Yellow ward  2 Red ward  3 Green ward  4 Blue ward" in first
    assert "Where? 1 Place it " in asked[0]
    assert "0 Back to the previous question" in asked[0]
    assert "Which ward? 1 Yellow ward" in asked[1]
    assert "Which way round? 1 Passages: " in asked[3]
    assert "■ ward" in asked[4]
    assert "Where? 1 Place it " in asked[5], "words choose like numbers"


@pytest.mark.parametrize(
    ("name", "about", "told"),
    [
        ("pandemic", "medic", "Medic  Treating removes all cubes"),
        ("quarantine", "pharm", "Pharmacy  Action: move the first patient"),
        ("rush-md", "blood drive", "Blood drive  General action"),
        ("holding-on", "nurse", "Nurse  Works for the shift manager"),
    ],
)
def test_each_game_has_its_own_help_and_rules(
    wardroom: Terminal, name: str, about: str, told: str
) -> None:
    ran = wardroom("play", name, "--seed", "3", lines=["help", "rules", f"rules {about}", "quit"])
    assert ran.code == 0
    assert told in " ".join(ran.out.split("\n"))
    _, _, helped = ran.out.partition("> help\n")
    assert ("every city" in helped) == (name == "pandemic")
    assert ("drive " in helped.partition("Other commands")[0]) == (name == "pandemic")
    assert "rules " in helped
    assert ("Signs: " in helped) == (name != "rush-md"), "gauges need no legend"


def test_what_is_of_use_in_the_browser_alone_is_not_listed(wardroom: Terminal) -> None:
    """Rush M.D.: controls for a mouse, and a pause while the clock stands anyway."""
    ran = wardroom("play", "rush-md", "--players", "me", "--seed", "3", lines=["help", "1", "quit"])
    assert ran.code == 0
    assert "Council 1 Ready" in ran.out
    assert "notation (ready)" in ran.out
    assert "Controls" not in ran.out
    assert "pause" not in ran.out


def test_periods_without_a_memory_take_no_room_of_a_low_screen(wardroom: Terminal) -> None:
    ran = wardroom("play", "holding-on", "--players", "me", "--seed", "3", lines=["quit"])
    assert "Collected memories: none yet" in ran.out
    shown = ran.out.partition("Scenario 1")[2].partition("\n> ")[0]
    assert len(shown.splitlines()) < HEIGHT
