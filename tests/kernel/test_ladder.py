"""The measured ladders of all games, and the step that is suggested."""

from itertools import pairwise

import pytest

from wardroom.kernel import Game, game, games
from wardroom.kernel.parts.ladder import Ladder, Rung, suggested
from wardroom.lab.wilson import wilson

CLIMBED = [name for name in games() if game(name).ladder is not None]


def ladder_of(rules: Game) -> Ladder:
    assert rules.ladder is not None
    return rules.ladder()


@pytest.mark.parametrize("name", CLIMBED)
def test_everything_that_can_be_set_up_on_the_ladder_is_measured_once(name: str) -> None:
    rules = game(name)
    ladder = ladder_of(rules)
    for rung in ladder.rungs:
        assert 0 <= rung.wins <= rung.games >= 300
        settled = rules.settle(rung.options, rung.seats)
        assert all(settled[name] == value for name, value in rung.options.items())
    found = [(rung.seats, rung.level, tuple(rung.options.items())) for rung in ladder.rungs]
    wanted = [
        (seats, level, tuple(setting.items()))
        for setting in ladder.settings
        for seats in rules.seats
        for level in ladder.levels
    ]
    assert sorted(found) == sorted(wanted)
    assert set(ladder.levels) <= {"gentle", "good", "strong"}
    assert set(ladder.indifferent) <= {option.name for option in rules.options}


@pytest.mark.parametrize("name", CLIMBED)
def test_no_measured_team_is_surely_worse_than_a_weaker_one(name: str) -> None:
    ladder = ladder_of(game(name))
    for number, _ in enumerate(ladder.settings):
        for seats in game(name).seats:
            found = [ladder.rung(seats, level, number) for level in ladder.levels]
            rungs = [rung for rung in found if rung is not None]
            if ladder.player is not None:
                rungs.reverse()  # against stronger rivals one wins less
            for weak, strong in pairwise(rungs):
                assert wilson(strong.wins, strong.games)[1] > wilson(weak.wins, weak.games)[0]


@pytest.mark.parametrize("name", CLIMBED)
def test_the_usual_options_are_on_the_ladder(name: str) -> None:
    rules = game(name)
    defaults = {option.name: option.default for option in rules.options}
    assert ladder_of(rules).setting(rules.settle({}, rules.seats[-1]), defaults) is not None


def small(*shares: float) -> Ladder:
    settings = tuple({"hard": str(number)} for number in range(len(shares)))
    rungs = [Rung(2, "good", {"hard": str(n)}, 100, 100 * each) for n, each in enumerate(shares)]
    return Ladder(settings, ("good",), tuple(rungs))


@pytest.mark.parametrize(
    ("setting", "won", "wanted"),
    [
        (0, True, "1"),
        (1, True, "2"),
        (2, True, None),
        (0, False, "0"),
        (1, False, "1"),
        (2, False, "1"),
    ],
)
def test_a_win_leads_to_the_smallest_harder_step_and_a_hopeless_loss_to_an_easier_one(
    setting: int, won: bool, wanted: str | None
) -> None:
    rung = suggested(small(0.8, 0.5, 0.1), 2, "good", setting, won)
    assert (None if rung is None else rung.options["hard"]) == wanted


def test_a_number_of_seats_can_be_the_next_step() -> None:
    rungs = (Rung(2, "good", {}, 100, 80), Rung(3, "good", {}, 100, 60))
    ladder = Ladder(({},), ("good",), rungs)
    assert suggested(ladder, 2, "good", 0, won=True) == rungs[1]


def test_stronger_rivals_can_be_the_next_step() -> None:
    rungs = tuple(Rung(2, level, {}, 100, wins) for level, wins in (("gentle", 70), ("good", 50)))
    ladder = Ladder(({},), ("gentle", "good"), rungs, player="good")
    assert suggested(ladder, 2, "gentle", 0, won=True) == rungs[1]


def test_options_that_nobody_has_measured_have_no_setting() -> None:
    ladder = Ladder(({"hard": "1"},), ("good",), (), indifferent=("colour",))
    defaults = {"hard": "1", "colour": "red", "fog": "off"}
    assert ladder.setting({"hard": "1", "colour": "blue", "fog": "off"}, defaults) == 0
    assert ladder.setting({"hard": "1", "colour": "red", "fog": "on"}, defaults) is None
