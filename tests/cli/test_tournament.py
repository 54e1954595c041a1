"""Tournaments from the command line."""

import json

import pytest

from .conftest import Terminal

FEW = ("--deals", "1", "--workers", "1")
RIVALS = ("tournament", "quarantine", "--players", "random,gentle", *FEW)
TEAMS = ("tournament", "pandemic", "--players", "random,wardroom.lab:Curious", *FEW)


@pytest.mark.gate("hu")  # The texts are tried by themselves; the game is the same.
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "this tournament’s average"), ("pl", "średnia tego"), ("hu", "átlaga 1500")],
    ids=["en", "pl", "hu"],
)
def test_rivals_are_rated(wardroom: Terminal, language: str, words: str) -> None:
    ran = wardroom(*RIVALS, "--language", language)
    assert (ran.code, ran.err) == (0, "")
    assert words in " ".join(ran.out.split())
    assert ran.out.index("│ gentle") < ran.out.index("│ random")


def test_teams_are_listed_in_every_mix(wardroom: Terminal) -> None:
    ran = wardroom(*TEAMS)
    assert ran.code == 0
    assert "random, wardroom.lab:Curious" in ran.out
    assert "Every team played the same deals." in ran.out
    plain = json.loads(wardroom(*TEAMS, "--json", "--epidemics", "6").out)
    assert plain["options"]["epidemics"] == "6"
    assert len(plain["mixes"]) == 3


def test_games_of_a_tournament_as_csv(wardroom: Terminal) -> None:
    assert len(wardroom(*TEAMS, "--csv", "-").out.splitlines()) == 4


def test_what_is_missing_is_told_before_anything_is_played(
    wardroom: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    for module in ("pyarrow", "ray"):
        monkeypatch.setitem(sys.modules, module, None)
    assert "Parquet needs the extra `lab`" in wardroom(*TEAMS, "--parquet", "x.parquet").err
    assert "A Ray cluster needs the extra `ray`" in wardroom(*TEAMS, "--ray").err
