"""Soak tests: every way to deal is played, and what is broken comes with its record."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.kernel.coins import COINS, Coins, CoinState
from tests.players.test_registry import Last
from wardroom.kernel import Record, Table, game
from wardroom.lab import Curious, combinations, soak
from wardroom.lab.soaking import Soaked
from wardroom.players import play_out


@pytest.fixture
def heard() -> list[Soaked]:
    return []


def test_all_player_counts_and_all_listed_options_are_combined() -> None:
    ways = combinations(COINS)
    assert len(ways) == 2 * 2 * 2
    assert (3, {"rounds": "1", "raises": "no"}) in ways
    fixed = combinations(game("pandemic"), {"epidemics": "6"})
    assert {options["epidemics"] for _, options in fixed} == {"6"}
    assert {seats for seats, _ in fixed} == {2, 3, 4}


def test_pandemic_keeps_its_invariants(heard: list[Soaked]) -> None:
    ways = combinations(game("pandemic"))
    report = soak(game("pandemic"), len(ways), on_game=heard.append)
    assert report.failures == []
    assert report.played == report.combinations == len(ways)
    assert report.endings.total() == len(ways)
    assert sorted((len(one.kinds), str(one.options)) for one in heard) == sorted(
        (seats, str(chosen)) for seats, chosen in ways
    )
    assert report.longest <= game("pandemic").longest


def test_a_few_of_many_combinations_have_something_of_everything() -> None:
    heard: list[Soaked] = []
    rush = game("rush-md")
    report = soak(rush, 40, options={"phase": "10"}, on_game=heard.append)
    assert report.combinations > 1_000
    assert {len(one.kinds) for one in heard} == set(rush.seats)
    for option in ("epidemics", "research", "difficulty"):
        choices = next(each.choices for each in rush.options if each.name == option)
        assert {one.options[option] for one in heard} == set(choices)


def test_kinds_go_round_the_seats(heard: list[Soaked]) -> None:
    soak(COINS, 8, ["hopeful", "random"], on_game=heard.append)
    assert {one.kinds for one in heard} == {
        ("hopeful", "random"),
        ("hopeful", "random", "hopeful"),
    }


def test_workers_find_the_same(coins_installed: Path) -> None:
    alone = soak(COINS, 16, first_seed=3)
    assert alone.plain() == soak(COINS, 16, first_seed=3, workers=2).plain()


class Rigged(Coins):
    """Coins that is broken in the second round, and stumbles in games of two."""

    def broken(self, state: CoinState, before: CoinState | None = None) -> list[str]:
        if len(state.points) == 2 and state.shown:
            raise ZeroDivisionError("no coin")
        if before is not None and before.shown > state.shown:
            return ["Coins went back into the purse."]
        return ["The second coin is too many."] if state.shown == 2 else []


@pytest.fixture
def failures(coins_installed: Path) -> dict[int, Soaked]:
    games: list[Soaked] = []
    soak(Rigged(), 8, on_game=games.append)
    return {one.seed: one for one in games}


def test_what_is_broken_is_told_with_all_that_is_needed_to_see_it_again(
    failures: dict[int, Soaked],
) -> None:
    broken = [one.failure for one in failures.values() if len(one.kinds) == 3 and one.failure]
    assert len(broken) == 2
    for failure in broken:
        assert failure.sentence == "The second coin is too many."
        assert failure.details == ""
        assert failure.options["rounds"] == "3"
        table = Table.resume(Record.read(failure.record))
        assert table.ply == failure.ply
        assert table.record.seed == failure.seed
        assert COINS.name == table.game.name
        assert table.view(0)["revealed"] == 2


def test_an_exception_is_a_failure_with_its_traceback(failures: dict[int, Soaked]) -> None:
    stumbled = [one.failure for one in failures.values() if len(one.kinds) == 2]
    assert len(stumbled) == 4
    for failure in stumbled:
        assert failure is not None
        assert failure.sentence == "ZeroDivisionError: no coin"
        assert "Traceback" in failure.details
        assert failure.record.startswith("wardroom record 1")


def test_the_rest_of_the_games_goes_on_and_the_report_says_it_all() -> None:
    report = soak(Rigged(), 8)
    assert report.played == 8
    assert len(report.failures) == 6
    assert report.endings.total() == 2
    assert len(json.loads(json.dumps(report.plain()))["failures"]) == 6


class Endless(Coins):
    """Coins that promises to be shorter than it is."""

    longest = 2


def test_a_game_that_takes_too_long_is_a_failure() -> None:
    report = soak(Endless(), 1, options={"rounds": "3", "raises": "no"})
    assert report.failures[0].sentence == "The game did not end within 2 decisions."


def test_ctrl_c_ends_it_with_the_report_so_far() -> None:
    def interrupt(one: Soaked) -> None:
        if one.seed == 4:
            raise KeyboardInterrupt

    report = soak(COINS, 1000, on_game=interrupt)
    assert report.interrupted
    assert report.played == 4


def test_someone_who_is_curious_plays_the_rare_as_often_as_it_can() -> None:
    """At random every third call would be a raise and every ninth by 2."""
    table = Table.deal(COINS, 3, 1, {"rounds": "3"})
    play_out(table, {seat: Curious(seat) for seat in range(3)})
    verbs = Counter(move.action.split()[0] for move in table.record.moves if move.action)
    assert min(verbs[verb] for verb in ("call", "raise", "by", "cheer")) >= 2


def test_own_colleagues_can_be_soaked() -> None:
    report = soak(COINS, 4, [Last, "random"])
    assert report.played == 4
    assert not report.failures
