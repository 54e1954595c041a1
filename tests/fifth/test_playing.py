"""Visiting Hours is played: in the terminal, among colleagues, and by strangers' programs."""

import json
import re

import pytest

from tests.cli.conftest import Terminal, by_notation, by_number
from tools import generate
from wardroom import Table, game
from wardroom.render import picture_of

PLAY = ("play", "visiting-hours", "--players", "me,nurse", "--seed", "3")


def test_it_is_listed(wardroom: Terminal) -> None:
    ran = wardroom("games")
    assert ran.code == 0
    assert "visiting-hours" in ran.out
    assert "nurse" in ran.out


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_whole_game_in_the_terminal(wardroom: Terminal, language: str) -> None:
    ran = wardroom(*PLAY, "--language", language, answer=by_number(2))
    assert (ran.code, ran.err) == (0, "")
    ward = {"en": "Maternity", "pl": "Porodówka", "hu": "Szülészet"}[language]
    assert f"  {ward}   █░░░ 1" in ran.out
    ending = {"en": "You have (won|lost)", "pl": "(Wy|Prze)grana", "hu": "(Nyer|Veszte)t"}
    assert re.search(ending[language], ran.out)


def test_a_whole_game_by_notation(wardroom: Terminal) -> None:
    ran = wardroom(*PLAY, "--option", "hands=open", answer=by_notation(4))
    assert (ran.code, ran.err) == (0, "")


def test_what_is_refused_says_why(wardroom: Terminal) -> None:
    ran = wardroom(*PLAY, lines=["admit surgery_2"])
    assert "First do some work, then let a visitor in." in ran.out


def test_the_picture_shows_no_hand_that_is_closed() -> None:
    table = Table.deal(game("visiting-hours"), 2, 3)
    assert type(picture_of(table.game)).__name__ == "VisitingPicture"
    assert table.view(0)["hands"][1] is None


def test_simulations(wardroom: Terminal) -> None:
    args = ("simulate", "visiting-hours", "--players", "nurse,nurse", "--games", "60")
    ran = wardroom(*args, "--workers", "1", "--json")
    assert ran.code == 0
    endings = json.loads(ran.out)["endings"]
    assert {ending.split()[0] for ending in endings} == {"clean", "closed"}
    assert sum(endings.values()) == 60


def test_nothing_breaks_in_many_games(wardroom: Terminal) -> None:
    ran = wardroom("soak", "visiting-hours", "--games", "200", "--workers", "1")
    assert ran.code == 0


def test_what_is_written_for_its_screens_is_up_to_date() -> None:
    assert generate.main(["--check", "visiting-hours"]) == 0
