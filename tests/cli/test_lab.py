"""Simulations, soak tests and measurements from the command line."""

import csv
import json
from pathlib import Path

import pytest

from tests.kernel.coins.installed import coins_installed
from wardroom.kernel import game
from wardroom.lab import Failure, SoakReport

from .conftest import Terminal

__all__ = ["coins_installed"]

FEW = ("simulate", "pandemic", "--players", "random,random", "--games", "8", "--workers", "1")


def test_the_results_are_a_table_with_intervals(wardroom: Terminal) -> None:
    ran = wardroom(*FEW)
    assert (ran.code, ran.err) == (0, "")
    assert "Pandemic: random, random (epidemics 4," in ran.out
    assert "lost: too many outbreaks" in ran.out
    assert "95% interval" in ran.out
    assert "Won: 0.0% (0.0 to 32.4%) of 8 games." in ran.out


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_the_results_in_other_languages(wardroom: Terminal, language: str) -> None:
    ran = wardroom(*FEW, "--language", language)
    assert ran.code == 0
    assert {"pl": "z 8 partii.", "hu": "8 játszma alapján."}[language] in ran.out


def test_results_as_json(wardroom: Terminal) -> None:
    results = json.loads(wardroom(*FEW, "--json", "--epidemics", "5", "--seed", "100").out)
    assert results["games"] == 8
    assert results["first_seed"] == 100
    assert results["options"]["epidemics"] == "5"
    assert sum(results["endings"].values()) == 8


def test_games_as_csv(wardroom: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    wardroom(*FEW, "--csv", path)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["seed"]) for row in rows] == list(range(1, 9))
    assert wardroom(*FEW, "--csv", "-").out.splitlines()[0] == ",".join(rows[0])


def test_rivals_change_seats_and_are_counted_by_kind(wardroom: Terminal) -> None:
    args = ("simulate", "quarantine", "--players", "random,random", "--games", "4")
    ran = wardroom(*args, "--workers", "1")
    assert ran.code == 0
    assert "seat 1 wins" in ran.out
    assert "random: " in ran.out
    assert "points on average" in ran.out
    assert "choices on average" in ran.out
    results = json.loads(wardroom(*args, "--workers", "1", "--json").out)
    assert [kind["seats"] for kind in results["kinds"]] == [8]
    assert results["choices_per_decision"] > 1


@pytest.mark.parametrize(
    ("game", "targets", "language", "word"),
    [
        ("quarantine", 20, "en", "Measured"),
        ("rush-md", 27, "pl", "Zmierzono"),
        ("holding-on", 39, "hu", "Mért érték"),
    ],
    ids=["quarantine", "rush-md", "holding-on"],
)
def test_the_targets_of_a_game_are_a_table(
    wardroom: Terminal, game: str, targets: int, language: str, word: str
) -> None:
    args = ("balance", game, "--players", "random", "--games", "3", "--workers", "1")
    ran = wardroom(*args, "--language", language)
    assert (ran.code, ran.err) == (1, "")
    assert word in ran.out
    assert len(json.loads(wardroom(*args, "--json").out)["targets"]) == targets


def test_equal_seats_can_be_written_short(wardroom: Terminal) -> None:
    args = ("simulate", "--players", "random*3", "--games", "2", "--workers", "1", "--json")
    assert json.loads(wardroom(*args).out)["players"] == ["random"] * 3


def test_a_soak_test_over_all_ways_to_deal(wardroom: Terminal) -> None:
    ran = wardroom("soak", "--games", "60", "--workers", "1")
    assert ran.code == 0
    assert "60 games over 81 ways to deal" in ran.out
    assert "Every invariant held." in ran.out
    report = json.loads(wardroom("soak", "--games", "4", "--workers", "1", "--json").out)
    assert (report["games"], report["failures"]) == (4, [])


def test_a_broken_rule_is_told_with_a_record_to_look_at(
    wardroom: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: object, games: int, *_: object, **__: object) -> SoakReport:
        report = SoakReport(game, games, 1)  # type: ignore[arg-type]
        failure = Failure(
            42, ("random", "random"), {}, 17, "A cube is missing.", "", "the record\n"
        )
        report.failures.append(failure)
        return report

    monkeypatch.setattr("wardroom.cli.soak.soak", broken)
    ran = wardroom("soak", "--games", "1", "--workers", "1")
    assert ran.code == 1
    assert "Seed 42 (random,random), move 17: A cube is missing." in ran.out
    assert (data / "broken" / "seed-42.record").read_text() == "the record\n"


def test_the_bench_compares_with_the_loop_and_with_others(
    wardroom: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = wardroom("bench", "--seconds", "0.01")
    assert ran.code == 0
    for words in ("random decisions", "copies of a position", "whole random games", "catanatron"):
        assert words in ran.out
    assert "x " in ran.out


def test_both_builds_are_measured(wardroom: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Path(__file__).parents[2] / "src"
    ran = wardroom("bench", "--seconds", "0.01", "--compiled", source, "--json")
    builds = [figures for figures in json.loads(ran.out) if "native" not in figures]
    named = f"pandemic/{game('pandemic').edition}"
    assert [figures["game"] for figures in builds] == [named] * 2


@pytest.mark.parametrize(
    ("language", "word"), [("en", "seats"), ("pl", "miejsca"), ("hu", "helyek")]
)
def test_the_list_of_games(wardroom: Terminal, language: str, word: str) -> None:
    ran = wardroom("games", "--language", language)
    assert f"pandemic/{game('pandemic').edition}  Pandemic" in ran.out
    assert word in ran.out
    assert "epidemics        4 (" in ran.out
    assert "manual_contagion on, off (" in ran.out
    assert "random" in ran.out


# Last, since Coins stays installed for what follows.
def test_a_game_without_targets_is_told_in_one_sentence(
    wardroom: Terminal, coins_installed: Path
) -> None:
    ran = wardroom("balance", "coins")
    assert ran.code == 2
    assert ran.sentence == "coins brings no targets of balance."
