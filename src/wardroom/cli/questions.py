"""The few questions before a game, for somebody who typed no options."""

import argparse

from wardroom.cli.campaigns import carried_by, next_chapter
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.saves import unfinished
from wardroom.cli.screen import Screen
from wardroom.cli.seating import ME, first_colleague, kind_title, seat_people, split_players
from wardroom.kernel import Game, Message, Option, WardroomError
from wardroom.kernel.parts.text import Text
from wardroom.players import kinds
from wardroom.words import Words


def ask_how_to_play(
    game: Game, screen: Screen, language: str, arguments: argparse.Namespace
) -> None:
    """Who plays, and how hard; Enter takes the first answer. The answers go into the arguments."""
    words = Words(game, language, also=TEXTS)
    screen.tell(words.say(Message("game-title")), "bold")
    if next(unfinished(), None) is not None:
        screen.tell(phrase(words, "unfinished"), "dim")
    arguments.players = _ask_who(game, screen, words)
    for option in game.options:
        if option.choices:
            asked = _ask_chapter if _chooses_chapter(game, option) else _ask_option
            arguments.option = [f"{option.name}={asked(option, screen, words)}"]
            break


def _ask_who(game: Game, screen: Screen, words: Words) -> str:
    mate = first_colleague(game)
    answers = []
    if mate is not None:
        answers += [
            (phrase(words, "who-colleague"), f"{ME},{mate}"),
            (phrase(words, "who-two-colleagues"), f"{ME},{mate},{mate}"),
        ]
    answers += [(phrase(words, "who-alone"), ME), (phrase(words, "who-people"), "")]
    players = _choose(screen, phrase(words, "who"), answers)
    if not players:
        return _ask_names(game, screen, words)
    colleagues = split_players(players)[1:]
    if not colleagues or len(game.colleagues) < 2:
        return players
    return ",".join([ME, *[_ask_strength(game, screen, words, len(colleagues))] * len(colleagues)])


def _ask_strength(game: Game, screen: Screen, words: Words, colleagues: int) -> str:
    """The kind of colleague; Enter takes the one a game begins with."""
    mate = first_colleague(game)
    answers = [
        (f"{kind_title(words, kind)}: {words.name('colleague', kind, 'rule')}", kind)
        for kind in sorted(game.colleagues, key=lambda kind: kind != mate)
    ]
    return _choose(screen, phrase(words, "strength", count=colleagues), answers)


def _ask_names(game: Game, screen: Screen, words: Words) -> str:
    """Names until they can be seated; people need not care about capital letters."""
    known = (ME, *kinds(game))
    while True:
        typed = split_players(screen.ask(phrase(words, "who-names") + " "))
        players = ",".join(name if name in known else name[:1].upper() + name[1:] for name in typed)
        try:
            game.settle({}, len(seat_people(game, players, None).players))
        except WardroomError as error:
            screen.tell(str(error))
        else:
            return players


def _ask_option(option: Option, screen: Screen, words: Words) -> str:
    answers = [
        (words.name("option", f"{option.name}-{choice}"), choice)
        for choice in sorted(option.choices, key=lambda choice: choice != option.default)
    ]
    return _choose(screen, words.name("option", option.name), answers)


def _chooses_chapter(game: Game, option: Option) -> bool:
    return game.campaign is not None and game.campaign.option == option.name


def _ask_chapter(option: Option, screen: Screen, words: Words) -> str:
    """The chapters that the campaign has come to, the next one first."""
    game = words.game
    campaign, carried = game.campaign, carried_by(game)
    if campaign is None or carried is None:
        return option.default
    following = next_chapter(game, carried)[option.name]
    answers = [
        (words.say(campaign.title(chapter)), chapter)
        for chapter in sorted(campaign.unlocked(carried), key=lambda one: one != following)
    ]
    if len(answers) == 1:
        return following
    return _choose(screen, words.name("option", option.name), answers)


def _choose(screen: Screen, question: str, answers: list[tuple[str, str]]) -> str:
    """The chosen answer; Enter is the first."""
    screen.tell(Text(question, style="bold"))
    for number, (text, _) in enumerate(answers, 1):
        screen.tell(f"  {number} {text}")
    while True:
        typed = screen.ask("[1] > ")
        if not typed:
            return answers[0][1]
        if typed.isdecimal() and 1 <= int(typed) <= len(answers):
            return answers[int(typed) - 1][1]
