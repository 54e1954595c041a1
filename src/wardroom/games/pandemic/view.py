"""What a seat may know (part 6 of the rules reference), and worlds that fit it."""

from wardroom.games.pandemic.actions import Give, Take
from wardroom.games.pandemic.choice import PandemicAction
from wardroom.games.pandemic.content import (
    CARDS,
    CITIES,
    COLOURS,
    EPIDEMIC,
    FIRST_EVENT,
    INFECTION_RATES,
    ROLES,
    STATIONS,
)
from wardroom.games.pandemic.event_cards import PlayEvent
from wardroom.games.pandemic.state import (
    CHARTER_CITY,
    CONSENT,
    FORECAST_NEXT,
    NOTHING,
    PHASES,
    RESULTS,
    Ask,
    Position,
    card_names,
)
from wardroom.kernel.dice import Dice
from wardroom.kernel.plain import Plain


def infection_layers(position: Position) -> list[tuple[int, ...]]:
    """The infection deck as everybody knows it: sets of cards in unknown order, from the top."""
    layers = []
    start = position.top
    for seam in (*position.seams, position.bottom):
        if start < seam <= position.bottom:
            layers.append(tuple(sorted(position.infection[start:seam])))
            start = seam
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


def public(position: Position) -> Plain:
    """What lies open on the table."""
    deal = position.deal
    return {
        "seats": deal.seats,
        "options": dict(deal.options),
        "roles": [ROLES[role] for role in deal.roles],
        "first_card": CARDS[deal.first_card],
        "turn": position.turn,
        "active": position.active,
        "actions": position.actions,
        "phase": PHASES[position.phase],
        "asked": position.asked,
        "over": position.over,
        "to_infect": position.to_infect,
        "epidemics": position.epidemics,
        "quiet": position.quiet,
        "flown": position.flown,
        "passed": _seats_in(position.passed),
        "resting": _seats_in(position.resting),
        "refused": [list(proposal) for proposal in position.refused],
        "pawns": [CITIES[city] for city in position.pawns],
        "cubes": {
            CITIES[city]: [(packed >> (2 * colour)) & 3 for colour in range(len(COLOURS))]
            for city, packed in enumerate(position.cubes)
            if packed
        },
        "supply": list(position.supply),
        "diseases": [disease_status(position, colour) for colour in range(len(COLOURS))],
        "stations": [CITIES[city] for city in position.stations],
        "stations_left": STATIONS - len(position.stations),
        "stored": None if position.stored == NOTHING else CARDS[position.stored],
        "discards": card_names(position.discards),
        "infection_discards": card_names(position.infection_discards),
        "removed": card_names((*position.removed, *position.removed_infections)),
        "rate": position.rate,
        "infection_rate": INFECTION_RATES[position.rate],
        "outbreaks": position.outbreaks,
        "result": RESULTS[position.result],
        "lost_colour": None if position.lost_colour < 0 else COLOURS[position.lost_colour],
        "revealed": position.revealed,
    }


def disease_status(position: Position, colour: int) -> str:
    if position.is_eradicated(colour):
        return "eradicated"
    return "cured" if position.is_cured(colour) else "active"


def seen_by(position: Position, seat: int, told: bool) -> Plain:
    """All that this seat may know; `told` adds the hands that team-mates tell of (PAN-G.19)."""
    open_hands = told or not position.deal.closed
    view = public(position)
    view["hands"] = [
        card_names(hand) if open_hands or owner == seat else None
        for owner, hand in enumerate(position.hands)
    ]
    view["hand_sizes"] = [len(hand) for hand in position.hands]
    view["player_deck"] = [
        {"cards": cards, "epidemic": epidemic} for cards, epidemic in player_piles(position)
    ]
    view["infection_deck"] = [card_names(layer) for layer in infection_layers(position)]
    ask = position.ask
    if ask is None:
        view["ask"] = None
    else:
        view["ask"] = ask.encode()
        if not (open_hands or ask.by == seat or ask.kind == FORECAST_NEXT):
            view["ask"]["cards"] = []
    return view


def whole(position: Position) -> Plain:
    """Everything, hidden things included."""
    plain = public(position)
    plain["hands"] = [card_names(hand) for hand in position.hands]
    plain["player_deck"] = card_names(position.deck[position.drawn :])
    plain["infection_deck"] = card_names(position.infection[position.top : position.bottom])
    plain["infection_layers"] = [len(layer) for layer in infection_layers(position)]
    plain["ask"] = None if position.ask is None else position.ask.encode()
    plain["chance"] = position.chance
    return plain


def fill_the_unknown(position: Position, seat: int, dice: Dice, told: bool) -> None:
    """Replace all that the seat cannot know by a random guess that fits all it knows."""
    infection: list[int] = []
    seams: list[int] = []
    for layer in infection_layers(position):
        infection.extend(dice.shuffled(layer))
        seams.append(len(infection))
    position.infection = tuple(infection)
    position.seams = tuple(seams[:-1])
    position.top = 0
    position.bottom = len(infection)

    guessed: list[tuple[int, list[int]]] = []
    unseen = [card for card in position.deck[position.drawn :] if card != EPIDEMIC]
    if position.deal.closed and not told:
        for owner in range(position.deal.seats):
            if owner != seat:
                shown = _shown_by(position, seat, owner)
                guessed.append((owner, [card for card in position.hands[owner] if card in shown]))
                unseen += [card for card in position.hands[owner] if card not in shown]
    pool = list(dice.shuffled(sorted(unseen)))
    for owner, kept in guessed:
        while len(kept) < len(position.hands[owner]):
            kept.append(pool.pop())
        position.hands[owner] = tuple(kept)
    deck = list(position.deck[: position.drawn])
    for cards, epidemic in player_piles(position):
        pile = [pool.pop() for _ in range(cards - 1 if epidemic else cards)]
        if epidemic:
            pile.insert(dice.below(cards), EPIDEMIC)
        deck += pile
    position.deck = tuple(deck)
    position.chance = (dice.bits() << 32) | dice.bits()
    position._legal = None


def _shown_by(position: Position, viewer: int, owner: int) -> set[int]:
    """Cards of a closed hand that the viewer knows from what is being asked or offered."""
    shown: set[int] = set()
    if position.asked == owner:
        shown.update(card for card in position.hands[owner] if card >= FIRST_EVENT)
    ask = position.ask
    if ask is not None:
        if ask.by == owner:
            shown.update(ask.cards)
            shown.update(_paid_for(position, ask))
        if isinstance(ask.action, Take) and ask.action.giver == owner:
            shown.add(ask.action.card)
    elif position.active == viewer and position.pawns[viewer] == position.pawns[owner]:
        if position.deal.roles[owner] == ROLES.index("researcher"):
            shown.update(position.hands[owner])
        shown.add(position.pawns[owner])
    return shown


def _paid_for(position: Position, ask: Ask) -> list[int]:
    """The cards that the asking player has shown by what is being asked."""
    action: PandemicAction = ask.action
    if isinstance(action, PlayEvent | Give):
        return [action.card]
    if ask.kind == CHARTER_CITY:
        return [position.pawns[ask.pawn]]
    if ask.kind == CONSENT:
        return [ask.city, position.pawns[ask.pawn]]
    return []


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if (mask >> seat) & 1]
