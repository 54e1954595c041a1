"""Worlds that fit what everybody knows: decks, tokens and dice filled by other dice."""

from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.content import TOKEN_UP_AFTER_MS
from wardroom.games.rush_md.exams import FLIP
from wardroom.games.rush_md.state import Position
from wardroom.kernel.dice import Dice


def open_tokens(position: Position) -> list[int]:
    """The Cultures tokens whose faces are up right now."""
    return [
        reach.piece
        for reach in position.hands
        if reach is not None
        and reach.move is FLIP
        and position.clock >= reach.begun + TOKEN_UP_AFTER_MS
    ]


def fill_the_unknown(position: Position, dice: Dice) -> None:
    """Every deck in a new order that keeps the backs everybody sees; the tokens in any order.

    A token that lies open at this moment is seen by all (RMD-21.18). Nothing is remembered here:
    what a token showed before, or which cards went under a deck, is for players to remember.
    """
    for type in range(len(position.decks)):
        position.decks[type] = dice.shuffled(sorted(position.decks[type]))
    for exam, deck in enumerate(position.diagnosis_decks):
        back = DIAGNOSES[exam][deck[0]].shown
        alike = [card for card in sorted(deck) if DIAGNOSES[exam][card].shown == back]
        top = dice.pick(alike)
        rest = dice.shuffled([card for card in sorted(deck) if card != top])
        position.diagnosis_decks[exam] = (top, *rest)
    position.epidemic_deck = dice.shuffled(sorted(position.epidemic_deck))
    position.research_deck = dice.shuffled(sorted(position.research_deck))
    seen = open_tokens(position)
    hidden = [icon for token, icon in enumerate(position.tokens) if token not in seen]
    others = list(dice.shuffled(sorted(hidden)))
    position.tokens = tuple(
        [icon if token in seen else others.pop() for token, icon in enumerate(position.tokens)]
    )
    position.chance = (dice.bits() << 32) | dice.bits()
