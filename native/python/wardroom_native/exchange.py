"""Positions between the Python rules and the core: the same things, there and back.

The form they pass in is a tuple of four: what was dealt, the board, the cards, the flow. Whatever
differs between two positions differs here, so tests compare this form as well.
"""

from collections.abc import Mapping
from typing import Any

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import ROLES
from wardroom.games.pandemic.deal import Deal
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import CONSENT
from wardroom.games.pandemic.state import PandemicAction, Step
from wardroom_native.core import Position

Fields = tuple[Any, ...]


def dealt(
    options: Mapping[str, str], seats: int, seed: int, edition: int = PANDEMIC.edition
) -> Position:
    """The game that this edition deals for the same arguments."""
    settled = PANDEMIC.settle(options, seats)
    epidemics = int(settled["epidemics"])
    closed = settled["hands"] == "closed" or (settled["hands"] == "usual" and epidemics > 4)
    roles = b""
    if settled["roles"] != "random":
        numbers = {role: number for number, role in enumerate((*ROLES, "random"))}
        roles = bytes(numbers[role] for role in settled["roles"].split(","))
    consent, gifts = settled["consent"] != "automatic", settled["consent"] == "gifts"
    return Position.deal(str(seed), seats, epidemics, closed, consent, roles, edition, gifts)


def to_native(state: PandemicState) -> Position:
    """The position in the core."""
    return Position.from_fields(fields(state))


def fields(state: PandemicState) -> Fields:
    """A position of the Python rules in the form it passes in."""
    return (
        _deal_fields(state.deal),
        (
            bytes(state.cubes),
            bytes(state.supply),
            state.cured,
            state.eradicated,
            bytes(state.stations),
            bytes(state.pawns),
            state.rate,
            state.outbreaks,
        ),
        (
            tuple([bytes(hand) for hand in state.hands]),
            state.stored,
            bytes(state.deck),
            state.drawn,
            bytes(state.discards),
            bytes(state.removed),
            bytes(state.infection[: state.bottom]),
            state.top,
            bytes(state.seams),
            bytes(state.infection_discards),
            bytes(state.removed_infections),
            state.chance,
            state.revealed,
        ),
        (
            state.turn,
            state.active,
            state.actions,
            state.phase,
            state.epidemics,
            state.to_infect,
            state.quiet,
            state.flown,
            state.events_about,
            state.over,
            state.asked,
            state.passed,
            state.resting,
            state.result,
            state.lost_colour,
            None if state.step is None else _step_fields(state.step),
            tuple([(past.action.index, past.by, past.pawn, past.city) for past in state.refused]),
        ),
    )


def _deal_fields(deal: Deal) -> Fields:
    return (
        bytes(deal.roles),
        bytes(deal.piles),
        deal.closed,
        deal.consent,
        deal.first_card,
        deal.edition,
        deal.gifts,
    )


def _step_fields(step: Step) -> Fields:
    cards = bytes(step.cards)
    return (step.kind, step.seat, step.by, step.action.index, step.pawn, step.city, cards)


def to_python(position: Position, options: Mapping[str, str]) -> PandemicState:
    """The position in the Python rules; the core knows no options but what they settle."""
    dealt, board, cards, flow = position.fields()
    roles, piles, closed, consent, first_card, edition, gifts = dealt
    hands, stored, deck, drawn, discards, removed, infection, top = cards[:8]
    seams, infected, gone, chance, revealed = cards[8:]
    state = PandemicState()
    state.lay_out(
        Deal(
            edition=edition,
            roles=tuple(roles),
            piles=tuple(piles),
            closed=closed,
            consent=consent,
            first_card=first_card,
            options=options,
            gifts=gifts,
        ),
        tuple(deck),
        [tuple(hand) for hand in hands],
        tuple(infection),
        chance,
    )
    state.cubes = list(board[0])
    state.supply = list(board[1])
    state.cured, state.eradicated = board[2:4]
    state.stations = tuple(board[4])
    state.pawns = list(board[5])
    state.rate, state.outbreaks = board[6:]
    state.stored = stored
    state.drawn = drawn
    state.discards = tuple(discards)
    state.removed = tuple(removed)
    state.top = top
    state.seams = tuple(seams)
    state.infection_discards = tuple(infected)
    state.removed_infections = tuple(gone)
    state.revealed = revealed
    _set_flow(state, flow)
    return state


def _set_flow(state: PandemicState, flow: Fields) -> None:
    state.turn, state.active, state.actions, state.phase, state.epidemics = flow[:5]
    state.to_infect, state.quiet, state.flown, state.events_about, state.over = flow[5:10]
    state.asked, state.passed, state.resting, state.result, state.lost_colour = flow[10:15]
    step, refused = flow[15:]
    state.step = None
    if step is not None:
        kind, seat, by, action, pawn, city, cards = step
        state.step = Step(kind, seat, by, _action(action), pawn, city, tuple(cards))
    state.refused = tuple(
        [
            Step(CONSENT, owner, by, _action(action), pawn=owner, city=city)
            for action, by, owner, city in refused
        ]
    )


def _action(index: int) -> PandemicAction:
    action = PANDEMIC.space[index]
    assert isinstance(action, PandemicAction)
    return action
