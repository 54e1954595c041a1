"""Epidemics during the Action Phase: contagion and the cards in the Wards (RMD-16)."""

from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.content import BEDS, EXAMS, WARD_BEDS, WARDS
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import NOTHING
from wardroom.kernel.dice import Dice


def notice_contagion(position: Position, bed: int, exam: int) -> None:
    """RMD-16.1, RMD-16.2: at once, whichever card will apply; RMD-23.4: or when it is reported."""
    if not position.deal.epidemics:  # RMD-16.12
        return
    if position.deal.manual_contagion:
        position.symbols += (bed * len(EXAMS) + exam,)
    else:
        spread(position, bed // WARD_BEDS)


def report_symbol(position: Position, seat: int, symbol: int) -> None:
    """RMD-23.4: somebody has clicked the symbol."""
    position.symbols = tuple([other for other in position.symbols if other != symbol])
    bed = symbol // len(EXAMS)
    position.tell("report", {"seat": seat, "bed": BEDS[bed]})
    spread(position, bed // WARD_BEDS)


def spread(position: Position, ward: int) -> None:
    """Draw an Epidemic for a Ward, unless one lies there (RMD-16.4)."""
    if position.epidemics[ward] != NOTHING:
        position.tell("contagion_ignored", {"ward": WARDS[ward]})
        return
    if not position.epidemic_deck:  # RMD-16.10
        dice = Dice(position.chance)
        position.epidemic_deck = dice.shuffled(sorted(position.epidemic_discards))
        position.epidemic_discards = ()
        position.chance = dice.state
    number = position.epidemic_deck[0]
    card = EPIDEMICS[number]
    position.epidemic_deck = position.epidemic_deck[1:]
    position.revealed += 1
    if card.treatable:
        position.epidemics[ward] = number
        position.tell("epidemic", {"ward": WARDS[ward], "epidemic": card.id})
    else:  # RMD-16.3
        position.epidemic_discards += (number,)
        position.tell("no_epidemic", {"ward": WARDS[ward], "epidemic": card.id})
