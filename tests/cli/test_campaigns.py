"""A campaign at the keyboard: what a game unlocks, the next one is dealt with."""

import argparse
from pathlib import Path

import pytest

from tests.games.holding_on.ways import GENTLE, Careful, Way, careless
from wardroom import Record, Table
from wardroom.cli.campaigns import hand_on
from wardroom.cli.questions import ask_how_to_play
from wardroom.cli.screen import Screen
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.campaign import STORY
from wardroom.kernel.parts.text import Text

from .conftest import Answer, Terminal, saved_game

OPTIONS = [word for name, choice in GENTLE.items() for word in ("--option", f"{name}={choice}")]
PLAY = ("play", "holding-on", "--players", "me", "--seats", "2", *OPTIONS)


def dealt(seed: int) -> Table:
    """The first scenario as the command deals it."""
    return Table.deal(HOLDING_ON, 2, seed, GENTLE, STORY.beginning())


def step(table: Table, way: Way) -> str:
    """Play the next action in this way; what to type for it."""
    seat = table.waiting()[0]
    action = way(table.view(seat), [repr(action) for action in table.legal(seat)])
    table.play(seat, action)
    return f"{seat} {action}"


def like(way: Way, seed: int) -> Answer:
    """Somebody who plays in this way."""
    table = dealt(seed)
    return lambda _: step(table, way)


def kind_seed() -> int:
    """A deal that a careful player wins."""
    for seed in range(1, 50):
        table = dealt(seed)
        while (outcome := table.outcome()) is None:
            step(table, Careful(3))
        if outcome.winners:
            return seed
    raise AssertionError("none of these deals is won")


def test_winning_unlocks_the_next_chapter_and_losing_does_not(
    wardroom: Terminal, data: Path
) -> None:
    """HOL-1.10."""
    seed = kind_seed()
    lost = wardroom(*PLAY, "--seed", str(seed), answer=like(careless, seed))
    assert (lost.code, lost.err) == (0, "")
    assert "From now on" not in lost.out
    refused = wardroom(*PLAY, "--option", "scenario=2")
    assert refused.sentence == "Scenario 2 is not unlocked yet; finish scenario 1 first."
    saved_game(data).unlink()
    ran = wardroom(*PLAY, "--seed", str(seed), answer=like(Careful(3), seed))
    assert "From now on you can also play “Tern Street”." in ran.out
    saved_game(data).unlink()
    # Without being told, the next game is the next chapter; the finished one can be replayed.
    assert wardroom(*PLAY, lines=["quit"]).code == 0
    begun = Record.load(saved_game(data))
    assert begun.options["scenario"] == "2"
    assert begun.carried == {"finished": [1], "set_aside": [], "unlocked": [1, 2]}
    assert wardroom(*PLAY, "--option", "scenario=1", lines=["quit"]).code == 0


@pytest.mark.parametrize("text", ["", "[]", '{"finished": "all"}', "\x00"])
def test_a_damaged_campaign_is_an_error_in_one_sentence(
    wardroom: Terminal, data: Path, text: str
) -> None:
    path = data / "games" / "holding-on.campaign"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    ran = wardroom(*PLAY, lines=["quit"])
    assert ran.code == 2
    assert ran.sentence == f"{path} is damaged; move it away to start the campaign over."


class Asked(Screen):
    """A screen on which every question is answered by Enter."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def tell(self, sentence: str | Text, style: str = "") -> None:
        self.told.append(str(sentence))

    def ask(self, prompt: str = "> ") -> str:
        return ""


@pytest.mark.parametrize(
    ("unlocked", "offered"), [(1, []), (2, ["  1 Tern Street", "  2 Who Is Billy Kerr?"])]
)
def test_only_the_chapters_that_are_unlocked_can_be_chosen(
    data: Path, unlocked: int, offered: list[str]
) -> None:
    """HOL-1.10: the next one first; where there is no choice, nothing is asked."""
    carried = {"finished": list(range(1, unlocked)), "unlocked": list(range(1, unlocked + 1))}
    hand_on(HOLDING_ON.name, carried)
    arguments = argparse.Namespace()
    screen = Asked()
    ask_how_to_play(HOLDING_ON, screen, "en", arguments)
    assert arguments.option == [f"scenario={unlocked}"]
    assert "Scenario" not in screen.told or screen.told[-2:] == offered
    assert ("Scenario" in screen.told) == bool(offered)
