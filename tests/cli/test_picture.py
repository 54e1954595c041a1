"""How a game looks: nothing too wide, nothing cut, nothing hidden, and any game can be shown."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.kernel.coins import COINS
from tests.kernel.stairs import BEFORE
from tests.kernel.stairs.installed import Install, stairs
from tests.kernel.stairs.terminal import PICTURE as STAIRS_PICTURE
from wardroom import Dice, Table, game
from wardroom.cli import session
from wardroom.cli.menu import Menu
from wardroom.games.pandemic.content import CITIES, NEIGHBOURS
from wardroom.games.pandemic.terminal import PICTURE, charts
from wardroom.kernel.parts.picture import Group, PlainPicture, Scene, flow
from wardroom.kernel.parts.text import Text, cell_len
from wardroom.render import picture_of, words_for_picture

from .conftest import Terminal, by_number

__all__ = ["stairs"]

PANDEMIC = game("pandemic")
LANGUAGES = ("en", "pl", "hu")


def positions(seats: int, seed: int, most: int = 400) -> Iterator[Table]:
    """The moments of a random game."""
    table = Table.deal(PANDEMIC, seats, seed, {"epidemics": "4", "hands": "open"})
    dice = Dice.seeded(seed, "test")
    while table.outcome() is None and table.ply < most:
        yield table
        seat = table.waiting()[0]
        table.play(seat, dice.pick(table.legal(seat)))
    yield table


def scene_of(
    table: Table, language: str = "en", width: int = 80, height: int = 100, glyphs: bool = True
) -> Scene:
    words = words_for_picture(PANDEMIC, language, also=("wardroom.cli",))
    view = json.loads(json.dumps(table.view(0)))
    seats = table.record.seats
    names = PICTURE.names(view, words, seats)
    return Scene(view, words, names, [""] * seats, width, height, glyphs)


def all_lines(table: Table, scene: Scene) -> list[Text]:
    """The board, the menu and every page."""
    lines = PICTURE.board(scene)
    for page in PICTURE.pages.values():
        lines += page(scene, "")
    groups: list[Group] = []
    for seat in range(table.record.seats):
        groups += PICTURE.groups(scene, seat, table.legal(seat))
    return lines + Menu(groups, scene.words).lines(scene.width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 100), (100, 30), (140, 45)])
def test_no_line_is_wider_than_the_screen(language: str, width: int, height: int) -> None:
    for number, table in enumerate(positions(4, seed=width + height)):
        if number % 9 == 0:
            scene = scene_of(table, language, width, height)
            wide = [line.plain for line in all_lines(table, scene) if line.cell_len > width]
            assert wide == []


def test_ascii_is_enough() -> None:
    for number, table in enumerate(positions(3, seed=2)):
        if number % 15 == 0:
            scene = scene_of(table, glyphs=False)
            board = "\n".join(line.plain for line in PICTURE.board(scene))
            for city in CITIES:
                board = board.replace(scene.words.name("city", city), "")
            assert board.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_the_world_has_room_for_every_name(language: str) -> None:
    table = next(positions(4, seed=1))
    scene = scene_of(table, language, charts.WORLD_WIDTH, 45)
    scene.view["cubes"] = {
        city: [3 if colour == index // 12 else 0 for colour in range(4)]
        for index, city in enumerate(CITIES)
    }
    drawn = "\n".join(line.plain for line in charts.chart(scene))
    assert [city for city in CITIES if scene.words.name("city", city) not in drawn] == []


def test_the_map_of_the_world_shows_cubes_stations_and_pawns() -> None:
    table = Table.deal(PANDEMIC, 2, 7)
    drawn = "\n".join(line.plain for line in charts.chart(scene_of(table, width=140, height=45)))
    assert "●●● Atlanta ⌂♙SO" in drawn
    assert "○ Paris" in drawn
    assert "⠤" in drawn


def test_a_low_screen_lists_only_cities_where_something_is() -> None:
    table = Table.deal(PANDEMIC, 2, 7)
    low = "\n".join(line.plain for line in charts.chart(scene_of(table, height=24)))
    assert "Tokyo" in low
    assert "Chicago" in low
    assert "Paris" not in low


def test_cities_whose_card_comes_back_soon_are_marked() -> None:
    for table in positions(2, seed=3):
        view = table.view(0)
        if view["rate"] and view["phase"] == "actions" and len(view["infection_deck"]) > 1:
            scene = scene_of(table)
            name = scene.words.name("city", view["infection_deck"][0][0])
            drawn = "\n".join(line.plain for line in PICTURE.board(scene))
            assert f"{name}!" in drawn
            assert f"Infection deck {{{name}" in drawn or "Infection deck " + name in drawn
            return
    pytest.fail("no epidemic came")


def test_every_connection_is_on_the_page_of_the_map() -> None:
    scene = scene_of(Table.deal(PANDEMIC, 2, 7), width=200)
    rows = [line.plain for line in PICTURE.pages["map"](scene, "")]
    for city, neighbours in enumerate(NEIGHBOURS):
        name = scene.words.name("city", CITIES[city])
        (row,) = (row for row in rows if row[4:].startswith(name))
        assert all(scene.words.name("city", CITIES[other]) in row for other in neighbours)


def test_every_legal_action_is_offered_exactly_once() -> None:
    for table in positions(4, seed=8):
        scene = scene_of(table)
        for seat in range(4):
            legal = table.legal(seat)
            menu = Menu(PICTURE.groups(scene, seat, legal), scene.words)
            offered = [repr(offer.action) for offer in menu.offers.values()]
            assert sorted(offered) == sorted(repr(action) for action in legal)


def test_closed_hands_are_not_drawn() -> None:
    table = Table.deal(PANDEMIC, 2, 7, {"hands": "closed"})
    drawn = "\n".join(line.plain for line in PICTURE.board(scene_of(table)))
    assert "hidden" in drawn
    assert "Operations Expert 4/7 hidden" in " ".join(drawn.split())


def test_passing_is_always_0() -> None:
    table = Table.deal(PANDEMIC, 2, 7)
    scene = scene_of(table)
    menu = Menu(PICTURE.groups(scene, 0, table.legal(0)), scene.words)
    assert repr(menu.offers[0].action) == "pass"
    assert sorted(menu.offers) == list(range(len(table.legal(0))))


def test_a_game_without_a_picture_can_be_played(
    wardroom: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "picture_of", lambda _: PlainPicture())
    ran = wardroom("play", "--players", "me,random", "--seed", "5", answer=by_number(1))
    assert ran.code == 0
    assert "outbreaks: 0" in ran.out
    assert "Drive / Ferry 1 Drive to " in " ".join(ran.out.split())
    assert all(cell_len(line) <= 80 for line in ran.out.splitlines() if "wardroom" not in line)


def test_a_picture_is_found_through_its_game_in_whatever_package() -> None:
    assert picture_of(game("pandemic")) is PICTURE
    assert picture_of(BEFORE) is STAIRS_PICTURE
    assert isinstance(picture_of(COINS), PlainPicture)


def test_a_game_from_another_package_brings_its_own_picture(
    wardroom: Terminal, stairs: Install
) -> None:
    ran = wardroom("play", "stairs", "--players", "me", "--seats", "1", lines=["rest", "quit"])
    assert "\n@\n" in ran.out
    assert "\n@_\n" in ran.out


def plain(lines: Sequence[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_items_flow_over_lines() -> None:
    items = [Text(word) for word in ("one", "two", "three", "four", "five", "six", "seven")]
    assert plain(flow(items, 20, Text("To: "))) == [
        "To: one  two  three",
        "    four  five  six",
        "    seven",
    ]
    assert plain(flow(items[:2], 20, Text("- "), " ", 4)) == ["- one two"]
    assert plain(flow([Text("x" * 50)], 20, Text(">"))) == [">" + "x" * 50]
    assert plain(flow([], 20, Text("none"))) == ["none"]


def test_the_screen_in_the_docs_is_what_is_shown(wardroom: Terminal) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    screen = docs.split("```text\n")[1].split("\n```")[0]
    ran = wardroom("play", "--players", "me", "--seed", "12")
    assert screen in ran.out


def test_a_forecast_shows_the_order_chosen_so_far() -> None:
    table = Table.deal(PANDEMIC, 2, 12)
    table.play(1, "play forecast")
    for _ in range(2):
        table.play(1, table.legal(1)[0])
    chosen = [table.game.space.read(move.action) for move in table.record.moves[1:]]
    scene = scene_of(table)
    names = [scene.words.name("city", repr(action).split()[1]) for action in chosen]
    menu = Menu(PICTURE.groups(scene, 1, table.legal(1)), scene.words)
    assert menu.lines(80)[0].plain.startswith("Order so far: " + " › ".join(names))
