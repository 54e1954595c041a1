"""Event windows: whether to play One Quiet Night, Forecast or Resilient Population now."""

from typing import Final

from wardroom.games.pandemic.actions import PASS
from wardroom.games.pandemic.colleague.judgement import Judgement, settled
from wardroom.games.pandemic.colleague.reasons import card_in_city, infection
from wardroom.games.pandemic.content import (
    COLOUR_OF,
    FIRST_EVENT,
    FORECAST,
    GOVERNMENT_GRANT,
    NEIGHBOURS,
    ONE_QUIET_NIGHT,
    RESILIENT_POPULATION,
)
from wardroom.games.pandemic.disease import shielded
from wardroom.games.pandemic.event_cards import NEXT, PLAY
from wardroom.games.pandemic.phases import BEFORE_INFECTION, IN_EPIDEMIC, NOTHING
from wardroom.games.pandemic.rules import Flow
from wardroom.games.pandemic.state import PandemicAction, Position
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Message

QUIET_FROM: Final = 2.0
FORECAST_FROM: Final = 1.2
RESILIENT_FROM: Final = 2.5


def harm(position: Position, city: int, judgement: Judgement) -> float:
    """What an infection card of this city would do if drawn now."""
    colour = COLOUR_OF[city]
    if (shielded(position, colour) >> city) & 1:
        return 0.0
    own = position.cubes_in(city, colour)
    if own < 3:
        return (0.3, 0.5, 1.0)[own]
    cost = judgement.cost_of_an_outbreak(position.outbreaks)
    chained = cost
    for neighbour in NEIGHBOURS[city]:
        if position.cubes_in(neighbour, colour) == 3:
            chained += cost
    return settled(chained)


def coming_harm(position: Position, judgement: Judgement) -> float:
    """What the next infect phase is expected to do."""
    total = 0.0
    for city, chance in enumerate(judgement.outlook.next_hit):
        if chance > 0.0 and position.cubes_in(city, COLOUR_OF[city]) == 3:
            total += chance * harm(position, city, judgement)
    return settled(total)


def card_to_remove(position: Position, judgement: Judgement) -> int:
    best = NOTHING
    most = -1.0
    for city in position.infection_discards:
        worth = harm(position, city, judgement)
        if worth > most:
            most = worth
            best = city
    return best


def event_for_window(world: Flow, legal: list[PandemicAction], judgement: Judgement) -> Choice:
    """Play what averts enough, else pass and keep the card."""
    resilient = PLAY[RESILIENT_POPULATION - FIRST_EVENT]
    if resilient in legal and world.phase == IN_EPIDEMIC:
        city = card_to_remove(world, judgement)
        if harm(world, city, judgement) >= RESILIENT_FROM:
            return Choice(resilient, card_in_city("resilient", world, city))
    if world.phase == BEFORE_INFECTION and not world.quiet:
        coming = coming_harm(world, judgement)
        forecast = PLAY[FORECAST - FIRST_EVENT]
        if forecast in legal and coming >= FORECAST_FROM:
            return Choice(forecast, infection("forecast", world))
        quiet = PLAY[ONE_QUIET_NIGHT - FIRST_EVENT]
        if quiet in legal and coming >= QUIET_FROM:
            return Choice(quiet, infection("quiet", world))
    return Choice(PASS, infection("keep-events", world))


def event_in_need(world: Flow, legal: list[PandemicAction], judgement: Judgement) -> Choice | None:
    """An Event to play because the hand is too full to keep it: the one of most use now."""
    best: PandemicAction | None = None
    most = 0.0
    coming = coming_harm(world, judgement)
    for action in legal:
        if action.verb != "play":
            continue
        use = 0.1
        if action is PLAY[ONE_QUIET_NIGHT - FIRST_EVENT]:
            use = 0.5 + coming
        elif action is PLAY[FORECAST - FIRST_EVENT]:
            use = 0.4 + 0.7 * coming
        elif action is PLAY[RESILIENT_POPULATION - FIRST_EVENT]:
            use = 0.5 * harm(world, card_to_remove(world, judgement), judgement)
        elif action is PLAY[GOVERNMENT_GRANT - FIRST_EVENT]:
            use = 0.8
        if use > most:
            most = use
            best = action
    if best is None:
        return None
    return Choice(best, Message("why-event-in-need", {"count": len(world.hands[world.over])}))


def answer_forecast(world: Flow, legal: list[PandemicAction], judgement: Judgement) -> Choice:
    """D10: the harmless cards first, the dangerous ones last."""
    best: PandemicAction = legal[0]
    least = 1e9
    gentlest = NOTHING
    for city, action in enumerate(NEXT):
        if action in legal:
            worth = harm(world, city, judgement)
            if worth < least:
                least = worth
                best = action
                gentlest = city
    return Choice(best, card_in_city("forecast-order", world, gentlest))
