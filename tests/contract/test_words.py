"""Every game: all it ever says can be said in every language."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.contract.random_games import Variant, each_game, finished, samples, variants
from tests.tiers import amount
from tests.words.catalogues import entries
from wardroom.kernel import Game, Message, Table
from wardroom.lab.played import bot_seed
from wardroom.players import Team, colleague, kinds, next_choice, next_moment
from wardroom.words import LANGUAGES, Words

NAMES = {0: "Ania", 1: "Łukasz"}
STROLLS = amount(5, 60)
CHOICES = amount(24, 2000)
"""So many choices of each kind of colleague are heard, with their reasons."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(game: Game, language: str) -> set[str]:
    """The ids of all messages in the files of that language."""
    return {
        entry.id.name
        for path in (Path(str(files(game.package))) / "text").rglob(f"{language}.ftl")
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def check(words: Words, message: Message) -> str:
    sentence = words.say(message)
    assert sentence.strip(), message
    assert not set(sentence) & set("{}$"), sentence
    assert message.id not in sentence
    return sentence


@each_game
def test_all_languages_have_the_same_messages(game: Game) -> None:
    english = messages(game, "en")
    assert english
    for language in LANGUAGES:
        assert messages(game, language) ^ english == set()


@each_game
@each_language
def test_every_action_can_be_said(game: Game, language: str) -> None:
    words = Words(game, language, NAMES)
    for action in game.space:
        check(words, action.message())


@each_game
def test_every_choice_is_listed_under_a_title(game: Game) -> None:
    """Where a game names its groups, each action stands in one of them, or nobody picks it."""
    names = game.groups.names
    if not names:
        pytest.skip("a group for each verb, called like the verb")
    assert {game.groups.of(action) for action in game.space} - {""} == {*names}
    for language in LANGUAGES:
        words = Words(game, language)
        for name in names:
            check(words, Message(f"group-{name}"))


@each_game
def test_everything_that_happens_can_be_said(game: Game) -> None:
    messages = said_in_many_games(game)
    assert {message.id.split("-")[0] for message in messages} >= {"log", "ask", "outcome"}
    for language in LANGUAGES:
        words = Words(game, language, NAMES)
        for message in messages:
            check(words, message)


@each_game
@each_language
def test_legal_actions_read_differently(game: Game, language: str) -> None:
    """A person who picks from a list of sentences must be able to tell them apart."""
    words = Words(game, language, NAMES)
    for variant in variants(game):
        for table in samples(variant, 50):
            for seat in range(variant.seats):
                legal = table.state.legal(seat)
                assert len({words.say(action.message()) for action in legal}) == len(legal)


def said_in_many_games(game: Game) -> tuple[Message, ...]:
    """All that many random games and some games of each colleague say, each thing once."""
    found: dict[str, Message] = {}
    dealt = list(variants(game))
    for variant in dealt:
        for seed in range(-(-STROLLS // len(dealt))):
            found.update((repr(message), message) for message in said_at(finished(variant, seed)))
    for variant in {variant.seats: variant for variant in variants(game)}.values():
        for kind in kinds(game):
            found.update((repr(message), message) for message in said_by(variant, kind))
    return tuple(found.values())


def said_at(table: Table) -> Iterator[Message]:
    """Every event of every audience, every question and the end of a finished game."""
    again = Table(table.game, table.record)
    events = again.events
    for move in table.record.moves:
        yield from (event.message() for event in events)
        yield again.state.asking()
        events = again.repeat(move)
    yield from (event.message() for event in events)
    yield again.state.asking()
    outcome = again.outcome()
    if outcome is not None:
        yield outcome.message()


def said_by(variant: Variant, kind: str) -> Iterator[Message]:
    """The same of a game among colleagues, and the reasons they give."""
    table = variant.deal(52)
    team = Team(
        {seat: colleague(variant.game, kind, bot_seed(52, seat)) for seat in range(variant.seats)}
    )
    moment = 0
    while table.outcome() is None and table.ply < CHOICES:
        chosen = next_choice(table, team, moment)
        if chosen is None:
            moment = next_moment(table, team)
            if moment == table.state.due():
                table.wait(moment)
            continue
        seat, choice = chosen
        if choice.reason is not None:
            yield choice.reason
        table.play(seat, choice.action, max(moment, table.now))
    yield from said_at(table)
