"""Where a turn stands, what a sub-step asks and how a game ends: numbers with names."""

from typing import Final

# The phases of a turn; each but ACTIONS is an event window (PAN-12.8).
ACTIONS: Final = 0
BEFORE_DRAW: Final = 1
IN_EPIDEMIC: Final = 2
BETWEEN_EPIDEMICS: Final = 3
BEFORE_INFECTION: Final = 4
INFECTING: Final = 5
ENDED: Final = 6
PHASES: Final = (
    "actions",
    "before_draw",
    "in_epidemic",
    "between_epidemics",
    "before_infection",
    "infecting",
    "ended",
)

# What a sub-step asks (part 5 of the rules reference, D2 to D12).
CHARTER_CITY: Final = 0
FLIGHT_CARD: Final = 1
FLIGHT_CITY: Final = 2
STATION_TO_TAKE: Final = 3
CURE_CARDS: Final = 4
CONSENT: Final = 5
AIRLIFT_PAWN: Final = 6
AIRLIFT_CITY: Final = 7
FORECAST_NEXT: Final = 8
GRANT_CITY: Final = 9
RESILIENT_CARD: Final = 10
STEPS: Final = (
    "charter_city",
    "flight_card",
    "flight_city",
    "station_to_take",
    "cure_cards",
    "consent",
    "airlift_pawn",
    "airlift_city",
    "forecast_next",
    "grant_city",
    "resilient_card",
)

NOBODY: Final = -1
NOTHING: Final = -1

RESULTS: Final = ("", "win", "loss_outbreaks", "loss_cubes", "loss_deck")
WIN: Final = 1
LOSS_OUTBREAKS: Final = 2
LOSS_CUBES: Final = 3
LOSS_DECK: Final = 4
