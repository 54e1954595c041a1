"""Every game has a picture: it fits the screen, speaks three languages, and tells what matters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tiers import amount
from wardroom import Record, Table, game
from wardroom.kernel import games
from wardroom.kernel.parts.picture import PlainPicture, Scene, gauge, side_by_side
from wardroom.kernel.parts.text import Text, cell_len
from wardroom.players import best_kind, colleague, kinds, step
from wardroom.players.playing import Team
from wardroom.render import picture_of, words_for_picture
from wardroom.words import LANGUAGES

from .conftest import Menu, Terminal, saved_game

MOMENTS = {"pandemic": 12, "quarantine": 25, "rush-md": 40, "holding-on": 15}
"""Every so many moves of a game among colleagues one may be drawn."""
SOME = amount(4, 1)
"""One of so many is drawn."""


def moments(name: str, seats: int) -> Iterator[Table]:
    """Some positions of a game among colleagues, the first and the last among them."""
    table = Table.deal(game(name), seats, 7)
    hired = {
        seat: colleague(table.game, "gentle" if "gentle" in kinds(table.game) else "random", seat)
        for seat in range(seats)
    }
    if name == "holding-on":
        hired = {seat: colleague(table.game, best_kind(table.game), seat) for seat in range(seats)}
    team = Team(hired)
    while table.outcome() is None and table.ply < 40 * MOMENTS[name]:
        if table.ply % (SOME * MOMENTS[name]) == 0:
            yield table
        step(table, team)
    yield table


def drawn(table: Table, language: str, width: int, glyphs: bool) -> list[str]:
    picture = picture_of(table.game)
    words = words_for_picture(table.game, language, also=("wardroom.cli",))
    seats = table.record.seats
    names = picture.names(table.view(0), words, seats)
    kinds = ["", *[best_kind(table.game)] * (seats - 1)]
    scene = Scene(table.view(0), words, names, kinds, width, 50, glyphs)
    return [line.plain for line in picture.board(scene)]


def test_every_game_has_a_picture_of_its_own() -> None:
    for name in games():
        assert type(picture_of(game(name))) is not PlainPicture


@pytest.mark.parametrize("name", games())
def test_pictures_fit_80_and_120_columns_in_all_languages(name: str) -> None:
    for table in moments(name, game(name).seats[-1]):
        for language in LANGUAGES:
            for width, glyphs in ((80, True), (80, False), (120, True)):
                lines = drawn(table, language, width, glyphs)
                assert lines
                for line in lines:
                    assert cell_len(line) <= width, line
                    assert glyphs or not set(line) & set("●■▲◆✕█░▐▌▶·┌│─○")


def board(name: str, seats: int, moves: int, width: int = 80) -> str:
    table = Table.deal(game(name), seats, 7)
    team = Team({seat: colleague(table.game, best_kind(table.game), seat) for seat in range(seats)})
    while table.ply < moves:
        step(table, team)
    return "\n".join(drawn(table, "en", width, True))


def test_quarantine_shows_floor_plans_with_their_doors() -> None:
    table = Table.deal(game("quarantine"), 2, 7)
    team = Team({seat: colleague(table.game, best_kind(table.game), seat) for seat in range(2)})
    while table.ply < 60:
        step(table, team)
    shown = "\n".join(drawn(table, "en", 80, True))
    tiles = [tile for hospital in table.view(0)["hospitals"] for tile in hospital["tiles"]]
    assert shown.count("┌") == shown.count("┘") == len(tiles)
    gaps = shown.count("─  ─")
    assert gaps == sum(way in tile["doors"] for tile in tiles for way in "ns")
    assert shown.count("Lobby") == 2
    assert "Waiting line: " in shown
    assert "Market: " in shown
    assert "▶" in shown


def test_rush_md_shows_the_clock_the_sand_and_what_patients_need() -> None:
    shown = board("rush-md", 2, 120)
    assert "Round 1 of 4 · Action Phase · 1:" in shown
    assert " of 4:00 █" in shown
    assert "needs " in shown
    assert "The red Doctor: " in shown
    assert " s ·" in shown or " s\n" in shown
    assert "Storage: " in shown


def test_holding_on_shows_the_day_its_shifts_and_the_memories() -> None:
    shown = board("holding-on", 3, 90)
    for text in ("Scenario 1 · Day ", "Billy’s health █", "Morning shift: ", "▶", "fatigue ●"):
        assert text in shown
    assert "Collected memories" in shown
    assert "▐" in shown
    assert "Goal: " in shown


def test_in_a_timed_game_a_person_acts_lets_time_pass_and_acts_again(
    wardroom: Terminal, data: Path
) -> None:
    lines = ["1", "place nurse1 ADM-N", "0", "hint", "xyzzy", "place nurse2 BB", "0", "quit"]
    ran = wardroom("play", "rush-md", "--players", "me", "--seats", "1", "--seed", "3", lines=lines)
    assert (ran.code, ran.err) == (0, "")
    assert "0 Wait until there’s something new to do" in ran.out
    assert "Hint: " in ran.out
    assert "“xyzzy” is neither a choice nor a command" in ran.out
    moves = Record.load(saved_game(data)).moves
    assert [move.action for move in moves if move.seat == 0][:3] == [
        "ready",
        "place nurse1 ADM-N",
        "place nurse2 BB",
    ]
    stamps = [move.at for move in moves]
    assert stamps == sorted(stamps)


def test_a_person_may_sleep_through_a_shift(wardroom: Terminal) -> None:
    def answer(menu: Menu) -> str:
        verbs = {repr(offer.action): number for number, offer in menu.offers.items()}
        return str(verbs.get("ready", verbs.get("confirm", 0)))

    ran = wardroom("play", "rush-md", "--players", "me", "--seats", "1", answer=answer)
    assert "the Objective was missed" in ran.out


def test_a_refused_action_is_explained(wardroom: Terminal) -> None:
    ran = wardroom("play", "--players", "me", "--seed", "7", lines=["drive tokyo", "quit"])
    assert "Not possible now: Drive to Tokyo." in ran.out
    assert len(ran.out.split("Not possible now: Drive to Tokyo.\n")[1].split("\n")[0]) > 10


def test_blocks_stand_side_by_side_as_far_as_they_fit() -> None:
    blocks = [[Text("aaaa"), Text("b")], [Text("cccc")], [Text("dd")]]
    assert [line.plain for line in side_by_side(blocks, 12, 2)] == ["aaaa  cccc", "b", "dd"]


def test_a_gauge_is_full_when_all_is_there() -> None:
    table = Table.deal(game("pandemic"), 2, 7)
    words = words_for_picture(table.game, "en", also=("wardroom.cli",))
    scene = Scene(table.view(0), words, ["", ""], ["", ""], 80, 50, False)
    assert [gauge(scene, value, 4, 4) for value in (-1, 0, 2, 9)] == [
        "....",
        "....",
        "##..",
        "####",
    ]
