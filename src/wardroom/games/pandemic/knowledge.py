"""What everybody knows of the decks, and what a seat knows of closed hands (PAN-G.19)."""

from wardroom.games.pandemic.actions import Build, Give, Take
from wardroom.games.pandemic.content import (
    EPIDEMIC,
    FIRST_EVENT,
    OPERATIONS_EXPERT,
    RESEARCHER,
    RESILIENT_POPULATION,
)
from wardroom.games.pandemic.event_cards import PlayEvent
from wardroom.games.pandemic.movement import Charter, DirectFlight
from wardroom.games.pandemic.phases import (
    ACTIONS,
    FORECAST_NEXT,
    IN_EPIDEMIC,
    NOBODY,
)
from wardroom.games.pandemic.state import Position, Step


def layer_ends(position: Position) -> list[int]:
    """Where in the infection deck each set of cards ends whose order nobody knows."""
    ends = []
    start = position.top
    for seam in (*position.seams, position.bottom):
        if start < seam <= position.bottom:
            ends.append(seam)
            start = seam
    return ends


def infection_layers(position: Position) -> list[tuple[int, ...]]:
    """The infection deck as everybody knows it: sets of cards in unknown order, from the top."""
    layers = []
    start = position.top
    for end in layer_ends(position):
        layers.append(tuple(sorted(position.infection[start:end])))
        start = end
    return layers


def player_piles(position: Position) -> list[tuple[int, bool]]:
    """The player deck as everybody knows it: cards left in each pile, and whether its Epidemic is
    among them, from the top (PAN-S.13).
    """
    piles = []
    end = 0
    for size in position.deal.piles:
        start, end = max(end, position.drawn), end + size
        if start < end:
            piles.append((end - start, EPIDEMIC in position.deck[start:end]))
    return piles


def sees_through(position: Position, seat: int, owner: int) -> bool:
    """May the seat look at the cards it could take from this hand?

    Who stands in the same city on the own turn, and could share, is shown what could be taken.
    """
    return (
        position.phase == ACTIONS
        and position.actions > 0
        and position.step is None
        and position.over == NOBODY
        and position.active == seat
        and position.pawns[seat] == position.pawns[owner]
    )


def shown_cards(position: Position, seat: int, owner: int) -> list[int]:
    """Cards of a closed hand that the seat knows from what is being asked or offered."""
    shown: set[int] = set()
    step = position.step
    if step is not None:
        if step.by == owner:
            if step.kind != FORECAST_NEXT:
                shown.update(step.cards)
            shown.update(_announced(position, step))
        if isinstance(step.action, Take) and step.action.giver == owner:
            shown.add(step.action.card)
    elif sees_through(position, seat, owner):
        if position.deal.roles[owner] == RESEARCHER:
            shown.update(range(FIRST_EVENT))
        shown.add(position.pawns[owner])
    elif position.asked == owner and position.phase == IN_EPIDEMIC and position.over == NOBODY:
        shown.add(RESILIENT_POPULATION)
    return [card for card in position.hands[owner] if card in shown]


def _announced(position: Position, step: Step) -> list[int]:
    """The cards that a player has announced by the action or event that is under way."""
    action = step.action
    if isinstance(action, PlayEvent | Give):
        return [action.card]
    if isinstance(action, Charter):
        return [position.pawns[step.pawn]]
    if isinstance(action, DirectFlight):
        return [step.city]
    if isinstance(action, Build) and position.deal.roles[step.by] != OPERATIONS_EXPERT:
        return [step.city]
    return []
