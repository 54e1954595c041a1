"""The levels of colleagues: called alike in every game, and found under their former names too."""

import pytest

from tests.kernel.coins import COINS
from tests.tiers import amount
from wardroom.kernel import Game, Table, game
from wardroom.players import (
    LEVELS,
    advising_kind,
    best_kind,
    colleague,
    first_kind,
    kinds,
    play_out,
    present_kind,
    simpler_kind,
)
from wardroom.words import LANGUAGES, Words

GAMES = ("pandemic", "quarantine", "rush-md", "holding-on")
FORMER = {
    "pandemic": {"planner": "good"},
    "quarantine": {"novice": "gentle", "steady": "good", "sharp": "strong"},
    "rush-md": {"novice": "gentle", "average": "good", "expert": "strong"},
    "holding-on": {"listener": "strong"},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_lists_its_levels_the_simplest_first(name: str) -> None:
    """Pandemic's strong one comes with the native core, where that is built."""
    known = [kind for kind in kinds(game(name)) if kind in LEVELS]
    assert known == list(LEVELS[: len(known)])
    assert len(known) == 3 or name == "pandemic"


@pytest.mark.parametrize("name", GAMES)
def test_newcomers_meet_the_gentle_one_and_advice_comes_from_the_best(name: str) -> None:
    assert first_kind(game(name)) == "gentle"
    here = [kind for kind in kinds(game(name)) if kind in LEVELS]
    assert advising_kind(game(name)) == here[-1] != "gentle"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_can_be_hired_wherever_it_is_asked_for(name: str, level: str) -> None:
    """A table with a strong colleague goes on where the native core is missing."""
    assert present_kind(game(name), level) in kinds(game(name))
    assert hasattr(colleague(game(name), level, 1), "choose")


def test_the_best_level_stands_in_for_one_that_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("wardroom.players.registry._entries", lambda _: ())
    assert "strong" not in kinds(game("pandemic"))
    assert present_kind(game("pandemic"), "strong") == "good"


@pytest.mark.parametrize(
    ("name", "before", "now"),
    [(name, before, now) for name, each in FORMER.items() for before, now in each.items()],
)
def test_tables_and_records_of_before_find_their_colleagues(
    name: str, before: str, now: str
) -> None:
    rules = game(name)
    assert present_kind(rules, before) == now
    assert type(colleague(rules, before, 1)) is type(colleague(rules, now, 1))
    assert before not in kinds(rules)


def test_a_game_without_levels_keeps_its_names() -> None:
    assert first_kind(COINS) == best_kind(COINS) == "hopeful"
    assert present_kind(COINS, "good") == "good"


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_called_alike_in_every_game(language: str) -> None:
    for level in LEVELS:
        words = [Words(game(name), language) for name in GAMES]
        assert len({each.name("colleague", level) for each in words}) == 1
        assert all(each.name("colleague", level, "rule") for each in words)


def wins(rules: Game, level: str, seats: int, options: dict[str, str], seeds: range) -> int:
    won = 0
    for seed in seeds:
        table = Table.deal(rules, seats, seed, options)
        hired = {seat: colleague(rules, level, 100 * seed + seat) for seat in range(seats)}
        won += bool(play_out(table, hired).winners)
    return won


def test_in_quarantine_the_gentle_one_is_beaten_by_the_strong_one() -> None:
    rules = game("quarantine")
    won, played = 0, amount(2, 3)
    for seed in range(played):
        levels = ("strong", "gentle") if seed % 2 else ("gentle", "strong")
        table = Table.deal(rules, 2, 40 + seed)
        hired = {seat: colleague(rules, level, seat) for seat, level in enumerate(levels)}
        won += play_out(table, hired).winners == (levels.index("strong"),)
    assert won > played // 2


def test_in_holding_on_the_strong_ones_hear_billy_out_more_often() -> None:
    rules = game("holding-on")
    seeds = range(amount(10, 0), 20)
    strong = wins(rules, "strong", 3, {"scenario": "2"}, seeds)
    gentle = wins(rules, "gentle", 3, {"scenario": "2"}, seeds)
    assert gentle < strong


@pytest.mark.parametrize("name", GAMES)
def test_a_colleague_that_fails_is_followed_by_the_next_level_down(name: str) -> None:
    """A game of strong colleagues is not handed to one who moves at random."""
    there = game(name)
    assert simpler_kind(there, "strong") == "good"
    assert simpler_kind(there, "good") == "gentle"
    assert simpler_kind(there, "gentle") == simpler_kind(there, "of my own") == "random"
