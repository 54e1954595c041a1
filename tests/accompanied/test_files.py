"""What a game brings for a person's first real game: a table, and what is explained once."""

import re

import pytest

from tools.first_game import play
from wardroom.kernel import Game, games
from wardroom.kernel import game as find_game
from wardroom.players import kinds
from wardroom.teaching.accompanied import (
    ME,
    FirstTable,
    MalformedCompany,
    first_table_of,
    first_times_of,
    read_first_times,
    read_table,
)
from wardroom.words import LANGUAGES, Words
from wardroom.words.texts import texts

MOST_WORDS = 35
GAMES = ("holding-on", "pandemic", "quarantine", "rush-md")


def first_table(game: Game) -> FirstTable:
    found = first_table_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_first_table_can_be_dealt_with_gentle_colleagues(name: str) -> None:
    game = find_game(name)
    first = first_table(game)
    settled = game.settle(first.options, len(first.seats))
    assert len(first.seats) in game.seats
    assert {kind for kind in first.seats if kind != ME} <= {"gentle"} <= set(kinds(game))
    assert all(settled[option] == choice for option, choice in first.options.items())


@pytest.mark.parametrize("name", [name for name in GAMES if name != "rush-md"])
def test_someone_who_obeys_the_coach_comes_to_the_end_of_the_first_game(name: str) -> None:
    game = find_game(name)
    won, how = play(game, first_table(game), 42, 0)
    assert how
    assert won in (True, False)


def test_every_game_of_the_house_explains_first_times() -> None:
    for name in GAMES:
        assert name in games()
        assert len(first_times_of(find_game(name))) >= 5


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_time_is_told_in_two_short_sentences(name: str, language: str) -> None:
    words = Words(find_game(name), language)
    for one in first_times_of(find_game(name)):
        text = words.say(one.message())
        assert len(text.split()) <= MOST_WORDS, text
        assert len(re.findall(r"[.!?](?= [A-ZÁÉÍÓÖŐÚÜŰĄĆĘŁŃÓŚŹŻ0-9]|$)", text)) == 2, text


@pytest.mark.parametrize("name", GAMES)
def test_a_first_time_names_an_event_that_the_game_has(name: str) -> None:
    bundle = texts((find_game(name).package,), "en").bundle
    for one in first_times_of(find_game(name)):
        for kind in (one.event, *one.until):
            assert bundle.has_message("log-" + kind.replace("_", "-")), f"{one.name}: {kind}"


def test_a_first_time_looks_at_whose_it_is_and_at_what_it_is_about() -> None:
    (mine,) = read_first_times(
        '[[first_time]]\nname = "mine"\nevent = "draw"\nwhen = { seat = "me", card = ["a*", "b"] }'
    )
    assert mine.happens("draw", {"seat": 2, "card": "atlanta"}, (2,))
    assert mine.happens("draw", {"seat": 2, "card": "b"}, (1, 2))
    assert not mine.happens("draw", {"seat": 1, "card": "b"}, (2,))
    assert not mine.happens("draw", {"seat": 2, "card": "bogota"}, (2,))
    assert not mine.happens("drop", {"seat": 2, "card": "b"}, (2,))


@pytest.mark.parametrize(
    "text",
    [
        "seats = [",
        'seats = ["gentle"]',
        'seats = ["me", "me"]',
        'seats = ["me"]\nguests = 3',
    ],
)
def test_a_table_that_cannot_be_set_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(MalformedCompany, match=r"\.$"):
        read_table(text)


@pytest.mark.parametrize(
    "text",
    [
        '[[first_time]]\nname = "a"',
        '[[first_time]]\nname = "a"\nevent = "b"\n[[first_time]]\nname = "a"\nevent = "c"',
        '[[first_time]]\nname = "a"\nevent = "b"\nsay = "c"',
    ],
)
def test_first_times_that_cannot_be_read_are_told_in_a_sentence(text: str) -> None:
    with pytest.raises(MalformedCompany, match=r"\.$"):
        read_first_times(text)
