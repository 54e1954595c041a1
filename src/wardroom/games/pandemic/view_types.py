"""What is in a view and in the content document of Pandemic, field by field.

From these types come the JSON Schema, the types of the browser client and docs/views/pandemic.md.
"""

from typing import Literal, TypedDict

PandemicColour = Literal["blue", "yellow", "black", "red"]
PandemicDisease = Literal["active", "cured", "eradicated"]
PandemicRole = Literal[
    "contingency_planner",
    "dispatcher",
    "medic",
    "operations_expert",
    "quarantine_specialist",
    "researcher",
    "scientist",
]
PandemicEvent = Literal[
    "airlift",
    "forecast",
    "government_grant",
    "one_quiet_night",
    "resilient_population",
]
PandemicPhase = Literal[
    "actions",
    "before_draw",
    "in_epidemic",
    "between_epidemics",
    "before_infection",
    "infecting",
    "ended",
]
PandemicStepKind = Literal[
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
]
PandemicResult = Literal["", "win", "loss_outbreaks", "loss_cubes", "loss_deck"]


class PandemicStep(TypedDict):
    """A step inside an action or event that must be answered before anything else."""

    kind: PandemicStepKind
    """What is asked."""
    seat: int
    """Who must answer."""
    by: int
    """Whose action or event it is."""
    action: str
    """The action or event that is under way, as one would type it."""
    pawn: int
    """The seat whose pawn or hand it is about; -1 for none."""
    city: str | None
    """The city it is about, as far as one has been named."""
    cards: list[str]
    """The cards named so far: the payment of a flight, or a Forecast's cards in their new order."""


class PandemicConsent(TypedDict):
    """What one consent to the proposal that is asked about could cover besides it."""

    covers: str
    """The same for all proposals that can be agreed to at once."""
    further: bool
    """More of them may follow."""


class PandemicPile(TypedDict):
    """What is left of one of the piles the player deck was made of."""

    cards: int
    """Cards left in the pile."""
    epidemic: bool
    """Whether its Epidemic is among them."""


class PandemicNextEpidemic(TypedDict):
    """Where in the player deck the next Epidemic is."""

    after: int
    """How many cards are certain to come before it."""
    within: int
    """It is among the next so many cards."""


class PandemicCureNear(TypedDict):
    """The hand that is nearest to a cure."""

    seat: int
    """Whose hand it is."""
    cards: int
    """Cards of the colour in it."""
    needed: int
    """Cards that this seat needs."""


class PandemicTable(TypedDict):
    """What lies open on the table."""

    seats: int
    """How many roles are in the game."""
    options: dict[str, str]
    """What was chosen before the game."""
    roles: list[PandemicRole]
    """The role of each seat."""
    cards_for_cure: list[int]
    """How many cards of one colour each seat needs to discover a cure."""
    first_card: str
    """The card of the largest city in the starting hands; its owner began."""
    turn: int
    """The number of the turn, from 1."""
    active: int
    """Whose turn it is."""
    actions: int
    """The actions the active player has left."""
    phase: PandemicPhase
    """Where the turn stands; all but `actions` and `ended` are windows for Events."""
    asked: int
    """Who is asked for an Event in a window, and so holds one that can be played; -1 for nobody."""
    step: PandemicStep | None
    """The step that must be answered first."""
    over: int
    """The seat that holds too many cards and must let some go; -1 for nobody."""
    to_infect: int
    """Infection cards still to be turned over this turn."""
    epidemics: int
    """Epidemics that were drawn and are not resolved yet."""
    quiet: bool
    """Whether the next infect phase is skipped."""
    flown: bool
    """Whether the Operations Expert has used the flight of this turn."""
    passed: list[int]
    """The seats that have passed in this window."""
    resting: list[int]
    """The seats that pass every window until their next turn."""
    refused: list[PandemicStep]
    """What was proposed and refused since the last action or Event."""
    pawns: list[str]
    """The city of each seat's pawn."""
    cubes: dict[str, list[int]]
    """The cubes in each city that has any, in the order of the colours."""
    supply: list[int]
    """The cubes of each colour that are not on the board."""
    diseases: list[PandemicDisease]
    """How far each disease is beaten, in the order of the colours."""
    stations: list[str]
    """The cities with a research station."""
    stations_left: int
    """Research stations in the supply."""
    quarantined: list[str]
    """The cities that the Quarantine Specialist protects now."""
    stored: str | None
    """The Event on the Contingency Planner's role card."""
    stored_by: int
    """The seat of the Contingency Planner; -1 if nobody plays that role."""
    discards: list[str]
    """The player discard pile, the oldest card first."""
    infection_discards: list[str]
    """The infection discard pile, the oldest card first."""
    removed: list[str]
    """Cards out of the game: Events, then infection cards."""
    rate: int
    """The space of the infection-rate marker, from 0."""
    infection_rate: int
    """How many infection cards an infect phase turns over."""
    outbreaks: int
    """Outbreaks so far."""
    result: PandemicResult
    """How the game ended; empty while it goes on."""
    lost_colour: PandemicColour | None
    """The colour whose cubes ran out."""
    revealed: int
    """Rises whenever something hidden becomes known; nothing before that is taken back."""


class PandemicView(PandemicTable):
    """A position of Pandemic as one seat may know it."""

    hands: list[list[str] | None]
    """The cards of each hand; null where they are closed to this seat."""
    hand_sizes: list[int]
    """How many cards each hand holds."""
    shown: list[list[str]]
    """Cards of each closed hand that this seat knows, since they are asked about or offered."""
    player_deck: list[PandemicPile]
    """The piles of the player deck, from the top."""
    player_cards: int
    """Cards left in the player deck."""
    next_epidemic: PandemicNextEpidemic | None
    """Where the next Epidemic is; null when none is left."""
    infection_deck: list[list[str]]
    """The infection deck as sets of cards in unknown order, from the top."""
    infection_cards: int
    """Cards left in the infection deck."""
    infection_known: int
    """How many of those sets, from the top, hold cards that were seen before."""
    cures_near: list[PandemicCureNear | None]
    """For each colour the hand that is nearest to its cure, among those this seat sees; null if it
    is cured or nobody holds a card of it."""
    consent: PandemicConsent | None
    """What else a consent could cover; null unless the step asks for a consent to a move."""


class PandemicShortcut(TypedDict):
    """A way to a city that needs fewer actions, for a price."""

    actions: int
    """The least number of actions that takes the pawn there."""
    cards: list[str]
    """The City cards that are discarded on it, by Direct Flight and Charter Flight."""
    any_card: bool
    """Whether the Operations Expert discards a City card of choice on it."""
    station: bool
    """Whether the Operations Expert builds a research station first."""


class PandemicProspects(TypedDict):
    """What may come of a position, as far as everyone can tell."""

    drawn_before: list[dict[str, int]]
    """For each seat, in thousandths, the chance of each city that its infection card is turned up
    before the seat's next turn; cities without such a chance are left out."""
    breaks_out_before: list[dict[str, int]]
    """For each seat, in thousandths, the chance of each city to break out before the seat's next
    turn, by its own card or in a chain of full cities, as cubes and pawns are now; cities without
    such a chance are left out."""
    away: list[dict[str, int]]
    """For each seat how many actions take its pawn to each city without a price: by Drive/Ferry,
    Shuttle Flight and, for the Dispatcher, to another pawn."""
    shortcuts: list[dict[str, PandemicShortcut]]
    """For each seat the cities that need fewer actions if cards are discarded or a research station
    is built; empty for a seat whose hand is closed to this one."""
    walks: dict[str, list[str]]
    """The steps that take the active player to each city that needs more than one action and no
    more than are left."""


class PandemicCity(TypedDict):
    """A city of the board."""

    id: str
    """Its id, which is also that of its player card and its infection card."""
    colour: PandemicColour
    """Its colour."""
    population: int
    """The number on its card; the largest in a starting hand begins."""
    lat: float
    """Degrees north."""
    lon: float
    """Degrees east."""
    neighbours: list[str]
    """The connected cities, in the order in which an outbreak reaches them."""


class PandemicContent(TypedDict):
    """The board, the cards and the numbers of Pandemic."""

    colours: list[PandemicColour]
    """The four diseases, in the order used wherever there is one number for each."""
    cities: list[PandemicCity]
    """The board; the order of the cards."""
    events: list[PandemicEvent]
    """The Event cards, after the cities in the order of the cards."""
    roles: list[PandemicRole]
    """All roles."""
    infection_rates: list[int]
    """The infection-rate track."""
    last_outbreak: int
    """The outbreak that loses the game."""
    cubes_per_colour: int
    """Cubes of each colour."""
    cubes_in_a_city: int
    """More cubes of one colour than this break out."""
    stations: int
    """Research stations in the box."""
    actions_per_turn: int
    """Actions of a turn."""
    cards_drawn: int
    """Player cards drawn in a turn."""
    hand_limit: int
    """The most cards a hand may hold."""
