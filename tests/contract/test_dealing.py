"""Every game: what can be chosen before a game, and what one game hands on to the next."""

import json
import re

import pytest

from tests.contract.random_games import Variant, each_game, each_variant, finished
from wardroom.kernel import Game, ImpossibleOption, Record, Table, canonical
from wardroom.kernel import game as find_game
from wardroom.words import LANGUAGES, Words


@each_game
def test_a_game_says_who_it_is(game: Game) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9-]*", game.name)
    assert find_game(game.name) is game
    assert game.edition >= 1
    assert game.longest > 0
    assert len(game.space) > 0
    assert game.seats == tuple(sorted(set(game.seats)))
    assert all(seats >= 1 for seats in game.seats)
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", option.name)
        assert not option.choices or option.default in option.choices


@each_variant
def test_settled_options_are_complete_and_stay_as_they_are(variant: Variant) -> None:
    settled = variant.game.settle(variant.options, variant.seats)
    assert settled == {**settled, **variant.options}
    assert set(settled) == {option.name for option in variant.game.options}
    assert variant.game.settle(settled, variant.seats) == settled
    assert variant.deal(1).record.options == settled


@each_game
def test_what_is_impossible_is_refused_in_one_sentence(game: Game) -> None:
    fewest = game.seats[0]
    attempts: list[tuple[dict[str, str], int]] = [
        ({"no_such_option": "1"}, fewest),
        ({}, 0),
        ({}, -1),
        ({}, max(game.seats) + 1),
    ]
    attempts += [({option.name: "no such choice"}, fewest) for option in game.options]
    for options, seats in attempts:
        with pytest.raises(ImpossibleOption, match=r"^\S.*\.$") as caught:
            Table.deal(game, seats, 1, options)
        assert "\n" not in str(caught.value)


@each_game
def test_seeds_of_any_size_are_dealt_and_recorded(game: Game) -> None:
    for seed in (0, -1, 2**31, 2**64 + 1, -(10**39)):
        table = Table.deal(game, game.seats[0], seed)
        again = Table.resume(Record.read(table.record.text()))
        assert canonical(again.state.encode()) == canonical(table.state.encode())


@each_variant
def test_what_is_carried_over_can_be_recorded_and_dealt(variant: Variant) -> None:
    outcome = finished(variant, 3).outcome()
    assert outcome is not None
    if outcome.carried is None:
        with pytest.raises(ImpossibleOption, match=r"\.$"):
            Table.deal(variant.game, variant.seats, 4, variant.options, carried={"anything": 1})
        return
    assert json.loads(canonical(outcome.carried)) == outcome.carried
    following = Table.deal(variant.game, variant.seats, 4, variant.options, outcome.carried)
    again = Table.resume(Record.read(following.record.text()))
    assert canonical(again.state.encode()) == canonical(following.state.encode())
    assert again.record.carried == outcome.carried


@each_game
def test_a_campaign_begins_with_a_chapter_that_can_be_dealt(game: Game) -> None:
    campaign = game.campaign
    if campaign is None:
        return
    option = next(option for option in game.options if option.name == campaign.option)
    beginning = campaign.beginning()
    chapters = campaign.unlocked(beginning)
    assert set(chapters) <= set(option.choices)
    assert option.default == chapters[0]
    assert campaign.finished(beginning) == ()
    assert campaign.joined(beginning, beginning) == beginning
    for chapter in chapters:
        Table.deal(game, game.seats[0], 1, {option.name: chapter}, beginning)
    for chapter in set(option.choices) - set(chapters):
        with pytest.raises(ImpossibleOption, match=r"\.$"):
            Table.deal(game, game.seats[0], 1, {option.name: chapter}, beginning)
    for language in LANGUAGES:
        words = Words(game, language)
        titles = [words.say(campaign.title(chapter)) for chapter in option.choices]
        assert len(set(titles)) == len(titles)


@each_variant
def test_what_a_campaign_is_handed_it_can_join_and_deal(variant: Variant) -> None:
    campaign = variant.game.campaign
    if campaign is None:
        return
    outcome = finished(variant, 3).outcome()
    assert outcome is not None
    assert outcome.carried is not None
    joined = campaign.joined(campaign.beginning(), outcome.carried)
    assert campaign.joined(joined, outcome.carried) == joined
    for chapter in campaign.unlocked(joined):
        Table.deal(
            variant.game, variant.seats, 4, {**variant.options, campaign.option: chapter}, joined
        )
