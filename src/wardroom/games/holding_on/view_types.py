"""What is in a view of Holding On, field by field.

Names of people, of regrets and of scenes are plain strings here: the story tells them in its own
time, and these types are published.
"""

from typing import Literal, TypedDict

from wardroom.games.holding_on.names import (
    HoldingBand,
    HoldingCause,
    HoldingConditionKind,
    HoldingDraw,
    HoldingFacing,
    HoldingMark,
    HoldingPhase,
    HoldingPose,
    HoldingResult,
    HoldingShiftName,
    HoldingSide,
    HoldingStage,
    HoldingStep,
    HoldingSymbol,
    HoldingTalkKind,
    HoldingWhereabouts,
)


class HoldingFigure(TypedDict):
    """Billy as he is drawn on both faces of a memory."""

    stage: HoldingStage
    """How old he is."""
    pose: HoldingPose
    """What he does; in each period he takes each pose once."""
    facing: HoldingFacing
    """Which way he looks."""
    object: str
    """What he holds; empty for nothing."""


class HoldingSeams(TypedDict):
    """The stitches of the four edges of a memory, five letters each; empty for a plain hem."""

    l: str  # noqa: E741 - the edge of a card, as its seams are written
    """On the left, from top to bottom."""
    r: str
    """On the right, from top to bottom."""
    t: str
    """At the top, from left to right."""
    b: str
    """At the bottom, from left to right."""


class HoldingFits(TypedDict):
    """For each edge the handle of the memory in the grid whose stitches continue it, or null."""

    l: int | None  # noqa: E741 - as in the seams
    """What fits on the left."""
    r: int | None
    """What fits on the right."""
    t: int | None
    """What fits above."""
    b: int | None
    """What fits below."""


class HoldingBack(TypedDict):
    """The back of a hazy memory: the quotation is for all."""

    handle: int
    """The number in which its back was first seen; it says nothing about its place."""
    period: int
    """The period of Billy's life, 1 to 5."""
    quote: str
    """The name under which its quotation is found."""


class HoldingFace(TypedDict):
    """The face of a hazy memory that a card of the scenario shows."""

    period: int
    """The period of Billy's life, 1 to 5."""
    figure: HoldingFigure
    """Billy on it."""
    seams: HoldingSeams
    """Its stitches."""


class HoldingTurnedUp(TypedDict):
    """A hazy memory that has been turned up in the evening and is to be placed."""

    handle: int
    """The number in which its back was first seen."""
    period: int
    """The period of Billy's life, 1 to 5."""
    quote: str
    """The name under which its quotation is found."""
    figure: HoldingFigure
    """Billy on it."""
    seams: HoldingSeams
    """Its stitches."""
    fits: HoldingFits
    """Which memories of the grid continue its stitches."""


class HoldingClearFace(TypedDict):
    """The face of a clear memory."""

    period: int
    """The period of Billy's life, 1 to 5."""
    figure: HoldingFigure
    """Billy on it, as on its hazy twin."""
    seams: HoldingSeams
    """Its stitches, as on its hazy twin."""
    fits: HoldingFits
    """Which memories of the grid continue its stitches."""
    scene: str
    """The name under which its text is found."""
    mark: HoldingMark | None
    """Pleasant, unpleasant, or neither."""
    contact: str | None
    """Who it is about, if that is someone who can be called."""
    regret: str | None
    """To which regret it belongs, if to any."""


class HoldingMemory(TypedDict):
    """A memory in the grid."""

    handle: int
    """The number in which its back was first seen."""
    period: int
    """The period of Billy's life, 1 to 5."""
    quote: str
    """The name under which its quotation is found."""
    figure: HoldingFigure
    """Billy on it."""
    seams: HoldingSeams
    """Its stitches."""
    fits: HoldingFits
    """Which memories of the grid continue its stitches, wherever they lie."""
    joined: list[HoldingSide]
    """The edges at which what fits lies beside it."""
    clear: bool
    """A clear memory lies on it."""
    scene: str | None
    """The name under which its text is found; null while it is hazy, and so with the marks."""
    mark: HoldingMark | None
    """Pleasant, unpleasant, or neither."""
    contact: str | None
    """Who it is about, if that is someone who can be called."""
    regret: str | None
    """To which regret it belongs, if to any."""


class HoldingHeldClear(TypedDict):
    """A clear memory in a doctor's hand."""

    period: int
    """The period of Billy's life, 1 to 5."""
    face: HoldingClearFace | None
    """Its face, for its holder alone and only in the evening."""


class HoldingMatching(TypedDict):
    """The clear memory that is looked for its hazy twin now."""

    doctor: str
    """Who holds it."""
    period: int
    """The period of Billy's life, 1 to 5."""
    face: HoldingClearFace | None
    """Its face, for its holder alone."""


class HoldingPawn(TypedDict):
    """Someone on the ward."""

    at: HoldingWhereabouts
    """Where the pawn is: on a shift of today, or in another place."""
    fatigue: int
    """How tired it is."""
    most_fatigue: int
    """At so much fatigue it is overworked."""
    tired: bool
    """Too tired to ask or to phone, for a doctor."""
    overworked: bool
    """At the maximum; it must go on leave tonight."""
    purse: str
    """Whose tokens and memories it gains and spends: its own, or `pool`."""
    seat: int
    """The seat that decides for it."""


class HoldingShift(TypedDict):
    """One of the three shifts of today."""

    shift: HoldingShiftName
    """Which one."""
    patient: str | None
    """Its patient card; null before it is turned up."""
    now: bool
    """It is being worked."""
    over: bool
    """It has been worked."""
    crew: list[str]
    """Who is on the card, in the order of placing while that counts."""
    stood_in: int
    """How many places are filled by people standing in."""
    open_places: int
    """How many places are still to be filled."""
    symbols: int
    """How many tokens medical care can take on this card."""
    covered: int
    """How many of them have been placed."""
    caller: str | None
    """Who is at the phone."""
    phone: bool
    """The contact tile lies beside this card."""


class HoldingTalk(TypedDict):
    """The conversation at the bed."""

    kind: HoldingTalkKind
    """None, a talk after palliative care, or a question."""
    talker: str | None
    """Who talks with Billy."""
    period: int | None
    """The period it has been guided to or that is asked about."""
    due: int
    """How many cards are still due."""
    draw: HoldingDraw
    """How the next card is drawn."""
    aside: int
    """How many cards have been put aside unseen."""
    aside_named: int
    """How many cards of the named period have been put aside unseen."""
    rejected: list[int]
    """The handles of the memories on which the talker did not want to dwell."""
    events: list[str]
    """The events that have come up in this conversation."""
    drawn: HoldingBack | None
    """What Billy speaks of right now."""
    trust: Literal["health", "memory"] | None
    """What a token of trust would bring, while that is asked."""


class HoldingChance(TypedDict):
    """What the next card of a conversation may be."""

    period: int | None
    """If this period is asked about or guided to; null for any."""
    memories: int
    """How many memories can come."""
    events: int
    """How many events can come instead and would not be ignored."""


class HoldingDeckEvent(TypedDict):
    """An event that is still in a deck."""

    event: str
    """Its name."""
    effects: list[HoldingSymbol]
    """What it brings in the present band, from left to right."""


class HoldingDeck(TypedDict):
    """A deck of memories."""

    cards: int
    """All cards that are in it now."""
    memories: list[int]
    """How many memories of each period are in it or put aside for this conversation."""
    events: list[HoldingDeckEvent]
    """The events that are in it."""
    gone: list[str]
    """The events that have left the scenario."""


class HoldingCondition(TypedDict):
    """One part of the goal."""

    kind: HoldingConditionKind
    """Clear memories, joined ones, pleasant over unpleasant, calls, regrets or arrivals."""
    number: int
    """How many are wanted."""
    reached: int
    """How many there are."""
    met: bool
    """Are there enough?"""
    period: int | None
    """The period it is about, if it is about one."""
    contact: str | None
    """The person it is about, if it is about one."""
    named: bool
    """Only the memories count whose faces are shown."""


class HoldingLine(TypedDict):
    """Someone who can be called in this scenario."""

    contact: str
    """Who."""
    voices: int
    """In how many of the remaining calls someone answers."""
    cards: int
    """How many calls are left."""
    heard: int
    """How often someone has answered."""
    heard_on: int
    """The day of the last answer; 0 for none."""
    arrives_on: int | None
    """At the end of this day the person will be there; null if nobody is on the way."""
    arrived: bool
    """The person is there."""
    callable: bool
    """A doctor could call in this shift, if one is free."""
    price: int
    """How many tokens the caller pays."""


class HoldingRegret(TypedDict):
    """Something that Billy has to face."""

    regret: str
    """Which one."""
    faced: bool
    """It has been faced."""
    clear: int
    """How many of its memories are clear."""
    wanted: int
    """With so many it can be faced."""
    price: int
    """How many tokens a doctor pays for it."""


class HoldingLocker(TypedDict):
    """What lies in the bedside locker."""

    pair: bool
    """A pair of memories waits for its moment."""
    lines: list[HoldingLine]
    """Who can be called in this scenario."""
    regrets: list[HoldingRegret]
    """What is to be faced in this scenario."""
    calls_left: int
    """How many calls can still be made today."""


class HoldingCampaign(TypedDict):
    """How far the story has come."""

    finished: list[int]
    """The scenarios that have been won."""
    unlocked: list[int]
    """The scenarios that may be played."""


class HoldingView(TypedDict):
    """All that a seat may know of a scenario of Holding On."""

    seats: int
    """How many people play."""
    options: dict[str, str]
    """What was chosen before the game."""
    edition: int
    """The edition of the rules."""
    campaign: HoldingCampaign
    """How far the story had come when this scenario was dealt."""
    scenario: int
    """The number of the scenario."""
    day: int
    """The day, from 1 to 13; 0 before the first."""
    shift: HoldingShiftName
    """The present shift."""
    step: HoldingStep
    """What is being done or asked."""
    phase: HoldingPhase
    """The part of the day to which the step belongs."""
    manager: str
    """The doctor whose player is shift manager."""
    health: int
    """Billy's health."""
    band: HoldingBand
    """The band of the health track in which it lies."""
    warnings: int
    """How many warnings have been received."""
    warnings_due: list[HoldingCause]
    """For what a warning would be received today as things stand."""
    medical_given: bool
    """Medical care has been given today."""
    patients: list[str]
    """Every patient card turned up so far, the first one first."""
    shifts: list[HoldingShift]
    """The three shifts of today."""
    doctors: list[str]
    """The doctors in play, in the order of the seats."""
    staff: dict[str, HoldingPawn]
    """Everyone on the ward, by name."""
    tokens: dict[str, int]
    """The care tokens of each doctor and of the `pool`."""
    supply: int
    """The care tokens that nobody has."""
    on_cards: int
    """The care tokens that lie on patient cards until the evening."""
    worked: list[int]
    """How many shifts each doctor has worked today."""
    free_shift_used: bool
    """With two doctors: the manager's own has worked the extra shift of today."""
    short: bool
    """The present shift cannot be filled."""
    calls: int
    """How many calls were made today."""
    tiring: str | None
    """Who has just become more tired and gives something up for it."""
    resume: HoldingStep
    """What goes on after that."""
    eithers: int
    """Rewards that may still be a token or a memory."""
    tokens_due: int
    """Tokens of the reward that are still to be given."""
    hazy_due: int
    """Memories of the reward that are still to be told."""
    turn: int
    """Which doctor of the shift may ask now, counted from the senior."""
    passes: int
    """How many of them have no question any more."""
    talk: HoldingTalk
    """The conversation at the bed."""
    chances: list[HoldingChance]
    """While a conversation is being led: what the next card may be, for each thing to ask."""
    hazy: HoldingDeck
    """The deck of hazy memories."""
    clear: HoldingDeck
    """The deck of clear memories."""
    held_hazy: dict[str, list[HoldingBack]]
    """The hazy memories of each doctor and of the `pool`, from behind."""
    held_clear: dict[str, list[HoldingHeldClear]]
    """The clear memories of each doctor."""
    grid: list[HoldingMemory | None]
    """The collected memories: five rows of six places, row by row."""
    row: int | None
    """The row of the grid that is asked about, 1 to 5."""
    placing: str | None
    """Whose hazy memories are being placed."""
    turned_up: HoldingTurnedUp | None
    """The hazy memory that is to be placed."""
    matching: HoldingMatching | None
    """The clear memory whose twin is looked for."""
    swaps: int
    """How often places were exchanged tonight."""
    swaps_left: int
    """How often they still can be."""
    served: list[str]
    """Who has received tokens tonight."""
    goal: list[HoldingCondition]
    """The goal of the scenario, part by part."""
    shown: list[HoldingFace]
    """The hazy faces that the cards of the scenario show, in an order that tells nothing."""
    locker: HoldingLocker
    """What lies in the bedside locker."""
    beats: int
    """Which narrative cards have been read at their moment, one bit each."""
    result: HoldingResult
    """How the scenario ended; empty while it goes on."""
    revealed: int
    """Rises whenever something hidden becomes known."""
