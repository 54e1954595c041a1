"""The closed sets of names that views and the content document use."""

from typing import Literal

HoldingShiftName = Literal["morning", "afternoon", "night"]
HoldingWhereabouts = Literal[
    "morning", "afternoon", "night", "break_room", "leave", "pad", "desk", "out"
]
HoldingBand = Literal["green", "orange", "red", "black"]
HoldingSide = Literal["l", "r", "t", "b"]
HoldingStep = Literal[
    "dawn",
    "reveal",
    "phone",
    "staff",
    "tire",
    "staffed",
    "night_bonus",
    "care",
    "medical",
    "averted",
    "either",
    "reward",
    "talker",
    "guide",
    "drawing",
    "insist",
    "trust",
    "query",
    "call",
    "shift_over",
    "leave",
    "dusk",
    "serve",
    "gather",
    "place",
    "arrange",
    "match",
    "rearrange",
    "day_over",
    "ended",
]
HoldingPhase = Literal["staffing", "care", "leave", "duties", "evening", "ended"]
HoldingResult = Literal["", "win", "loss_health", "loss_deck", "loss_staff", "loss_warnings"]
HoldingTalkKind = Literal["", "hazy", "query"]
HoldingDraw = Literal["as_due", "any_card", "any_memory", "other_period"]
HoldingConditionKind = Literal["count", "run", "balance", "heard", "faced", "arrived"]
HoldingStage = Literal["boy", "youth", "young_man", "grown_man", "old_man"]
HoldingPose = Literal["standing", "sitting", "walking", "kneeling", "leaning", "reaching"]
HoldingFacing = Literal["left", "right"]
HoldingMark = Literal["plus", "minus"]
HoldingCause = Literal["shift", "medical", "manager"]
HoldingSymbol = Literal[
    "ignore",
    "reflection",
    "draw",
    "draw_memory",
    "change_subject",
    "trust_health",
    "trust_memory",
    "improve",
    "worsen",
    "end",
    "remove",
]
HoldingPatientKind = Literal["unstable", "stable", "critical"]
HoldingRole = Literal["doctor", "nurse", "medical-assistant"]
