"""Holding On as numbers: the ward, its people, the conversation, and the grid of memories.

Which scene, contact or regret a memory tells of is a name that the story brings in its own time, so
observations leave it out; they say that there is one.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.kernel.game import Game
from wardroom.kernel.parts.observation import (
    Field,
    Layout,
    Sight,
    View,
    Worth,
    choice,
    flag,
    number,
    padded,
    seat,
    seats,
)

STEPS: Final = (
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
)
WHERE: Final = ("morning", "afternoon", "night", "break_room", "leave", "pad", "desk", "out")
TALKS: Final = ("hazy", "query")
DRAWS: Final = ("as_due", "any_card", "any_memory", "other_period")
CAUSES: Final = ("shift", "medical", "manager")
CONDITIONS: Final = ("count", "run", "balance", "heard", "faced", "arrived")
POSES: Final = ("standing", "sitting", "walking", "kneeling", "leaning", "reaching")
SIDES: Final = ("l", "r", "t", "b")
MARKS: Final = ("plus", "minus")
MATCHING: Final = ("attempt", "auto")
GOALS: Final = 6
LINES: Final = 4
REGRETS: Final = 4
MOST: Final = 255


def layout(game: Game) -> Layout:
    """The layout of Holding On, the same for every number of seats and every scenario."""
    content = game.content()
    return Layout(
        [
            *_the_day(content),
            *_the_ward(content),
            *_the_conversation(content),
            *_the_memories(content),
            *_the_goal(),
        ]
    )


def _the_day(content: View) -> list[Field]:
    patients, shifts = list(content["patients"]), content["shifts"]
    doctors = [name for name, facts in content["staff"].items() if facts["role"] == "doctor"]
    width = len(patients) + 7

    def today(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for shift in sight.view["shifts"]:
            numbers += (int(shift["patient"] == name) for name in patients)
            numbers += (int(shift[name]) for name in ("now", "over", "phone"))
            numbers += (shift[name] for name in ("stood_in", "open_places", "symbols", "covered"))
        return padded(numbers, len(shifts) * width)

    return [
        seat("me", "The seat that observes.", lambda sight: sight.seat),
        seats("seats", "The seats that play.", lambda sight: range(sight.view["seats"])),
        flag("waited_for", "The table waits for this seat.", lambda sight: sight.waited_for),
        number("scenario", 10, "The number of the scenario.", lambda s: s.view["scenario"]),
        flag("gentle", "The gentle mode.", lambda s: s.view["options"]["mode"] == "gentle"),
        choice(
            "matching", MATCHING, "How twins are found.", lambda s: s.view["options"]["matching"]
        ),
        number("day", content["days"], "The day, from 1.", lambda sight: sight.view["day"]),
        choice("shift", shifts, "The present shift.", lambda sight: sight.view["shift"]),
        choice("step", STEPS, "What is done or asked.", lambda sight: sight.view["step"]),
        choice("resume", STEPS, "What goes on after that.", lambda sight: sight.view["resume"]),
        choice("manager", doctors, "The shift manager.", lambda sight: sight.view["manager"]),
        number("health", content["full_health"], "Billy's health.", lambda s: s.view["health"]),
        number("warnings", content["warnings"], "Warnings received.", lambda s: s.view["warnings"]),
        Field(
            "warnings_due",
            (len(CAUSES),),
            1,
            f"For what a warning is due today: {', '.join(CAUSES)}.",
            lambda sight: [int(cause in sight.view["warnings_due"]) for cause in CAUSES],
        ),
        flag("medical_given", "Medical care was given today.", lambda s: s.view["medical_given"]),
        flag("short", "The present shift cannot be filled.", lambda sight: sight.view["short"]),
        Field(
            "shifts",
            (len(shifts), width),
            MOST,
            "For each shift of today its patient card (a flag each, in the order of the content), "
            "and: now, over, phone, people standing in, open places, symbols, covered ones.",
            today,
        ),
        Field(
            "patients_seen",
            (len(patients),),
            1,
            "The patient cards turned up so far.",
            lambda sight: [int(name in sight.view["patients"]) for name in patients],
        ),
    ]


def _the_ward(content: View) -> list[Field]:
    staff = list(content["staff"])
    doctors = [name for name in staff if content["staff"][name]["role"] == "doctor"]
    purses = [*doctors, content["pool"]]
    width = len(WHERE) + 4

    def people(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for name in staff:
            pawn = sight.view["staff"].get(name)
            if pawn is None:
                numbers += [0] * width
                continue
            numbers += (int(pawn["at"] == place) for place in WHERE)
            numbers += (pawn["fatigue"], pawn["most_fatigue"], int(pawn["tired"]), pawn["seat"] + 1)
        return numbers

    def worked(sight: Sight) -> list[int]:
        shifts = dict(zip(sight.view["doctors"], sight.view["worked"], strict=False))
        return [shifts.get(doctor, 0) for doctor in doctors]

    return [
        Field(
            "staff",
            (len(staff), width),
            MOST,
            f"For each of {', '.join(staff)}: where ({', '.join(WHERE)}; a flag each), fatigue, "
            "its maximum, tired, and the seat that decides, from 1.",
            people,
        ),
        Field(
            "tokens",
            (len(purses),),
            MOST,
            f"Care tokens of {', '.join(purses)}.",
            lambda sight: [sight.view["tokens"].get(purse, 0) for purse in purses],
        ),
        Field("worked", (len(doctors),), MOST, "Shifts each doctor has worked today.", worked),
        number("on_cards", MOST, "Care tokens on patient cards.", lambda s: s.view["on_cards"]),
        flag("free_shift_used", "The extra shift was worked.", lambda s: s.view["free_shift_used"]),
        choice("tiring", staff, "Who has just become more tired.", lambda s: s.view["tiring"]),
        Field(
            "due",
            (3,),
            MOST,
            "Rewards still due: either kind, tokens, memories.",
            lambda s: (s.view["eithers"], s.view["tokens_due"], s.view["hazy_due"]),
        ),
        Field(
            "served",
            (len(staff),),
            1,
            "Who has received tokens tonight.",
            lambda sight: [int(name in sight.view["served"]) for name in staff],
        ),
        Field(
            "asking",
            (2,),
            MOST,
            "Which doctor of the shift may ask now, and how many have no question any more.",
            lambda sight: (sight.view["turn"], sight.view["passes"]),
        ),
    ]


def _the_conversation(content: View) -> list[Field]:
    staff, periods = list(content["staff"]), content["periods"]

    def deck(name: str, sight: Sight) -> list[int]:
        held = sight.view[name]
        return [held["cards"], *padded(held["memories"], periods), len(held["events"])]

    return [
        choice("talk", TALKS, "The conversation.", lambda s: s.view["talk"]["kind"]),
        choice("talker", staff, "Who talks with Billy.", lambda s: s.view["talk"]["talker"]),
        choice("draw", DRAWS, "How a card is drawn next.", lambda s: s.view["talk"]["draw"]),
        Field(
            "talk_numbers",
            (6,),
            MOST,
            "The period it was guided to, cards due, put aside, put aside of the named period, "
            "memories rejected, and the period of what Billy speaks of right now.",
            lambda sight: (
                sight.view["talk"]["period"] or 0,
                sight.view["talk"]["due"],
                sight.view["talk"]["aside"],
                sight.view["talk"]["aside_named"],
                len(sight.view["talk"]["rejected"]),
                (sight.view["talk"]["drawn"] or {"period": 0})["period"],
            ),
        ),
        flag("trust", "A token of trust is asked for.", lambda s: bool(s.view["talk"]["trust"])),
        Field(
            "hazy",
            (2 + periods,),
            MOST,
            "The hazy deck: cards, memories of each period, events.",
            lambda sight: deck("hazy", sight),
        ),
        Field(
            "clear",
            (2 + periods,),
            MOST,
            "The clear deck, the same way.",
            lambda sight: deck("clear", sight),
        ),
    ]


def _the_memories(content: View) -> list[Field]:
    staff, periods, places = list(content["staff"]), content["periods"], content["places"]
    doctors = [name for name in staff if content["staff"][name]["role"] == "doctor"]
    purses = [*doctors, content["pool"]]
    width = 2 + len(POSES) + len(SIDES) + len(MARKS) + 2

    def held(name: str, owners: Sequence[str], sight: Sight) -> list[int]:
        numbers: list[int] = []
        for owner in owners:
            counted = [0] * periods
            for memory in sight.view[name].get(owner, ()):
                counted[memory["period"] - 1] += 1
            numbers += counted
        return numbers

    def grid(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for memory in sight.view["grid"]:
            if memory is None:
                numbers += [0] * width
                continue
            numbers += (1, int(memory["clear"]))
            numbers += _face(memory)
            numbers += (int(side in memory["joined"]) for side in SIDES)
            numbers += (int(memory["mark"] == mark) for mark in MARKS)
            numbers += (int(memory["contact"] is not None), int(memory["regret"] is not None))
        return padded(numbers, periods * places * width)

    def fits(memory: View | None, sight: Sight) -> list[int]:
        """For each edge the place in the grid of what continues it, from 1."""
        at = {
            one["handle"]: place + 1
            for place, one in enumerate(sight.view["grid"])
            if one is not None
        }
        if memory is None:
            return [0] * len(SIDES)
        return [at.get(memory["fits"][side], 0) for side in SIDES]

    def placing(sight: Sight) -> list[int]:
        memory = sight.view["turned_up"]
        face = [0] * (1 + len(POSES)) if memory is None else [memory["period"], *_face(memory)]
        return [*face, *fits(memory, sight)]

    def matching(sight: Sight) -> list[int]:
        asked = sight.view["matching"]
        face = None if asked is None else asked["face"]
        shown = [0] * len(POSES) if face is None else _face(face)
        return [0 if asked is None else asked["period"], *shown, *fits(face, sight)]

    size = 1 + len(POSES) + len(SIDES)
    told = (
        f"its period, Billy's pose ({', '.join(POSES)}), and for each edge ({', '.join(SIDES)}) "
        "the place in the grid, from 1, of what fits"
    )
    return [
        Field(
            "held_hazy",
            (len(purses), periods),
            MOST,
            "The hazy memories of each doctor and of the pool, by period.",
            lambda sight: held("held_hazy", purses, sight),
        ),
        Field(
            "held_clear",
            (len(doctors), periods),
            MOST,
            "The clear memories of each doctor, by period.",
            lambda sight: held("held_clear", doctors, sight),
        ),
        Field(
            "grid",
            (periods, places, width),
            1,
            "For each place of the grid: a memory, a clear one, Billy's pose "
            f"({', '.join(POSES)}), joined at {', '.join(SIDES)}, {', '.join(MARKS)}, tells of a "
            "contact, of a regret.",
            grid,
        ),
        Field("placing", (size,), MOST, f"The hazy memory to be placed: {told}.", placing),
        Field("twin", (size,), MOST, f"The clear memory to be matched: {told}.", matching),
        number("row", periods, "The row that is asked about.", lambda s: s.view["row"] or 0),
        number("swaps_left", MOST, "Exchanges left tonight.", lambda s: s.view["swaps_left"]),
    ]


def _the_goal() -> list[Field]:
    width = len(CONDITIONS) + 4

    def goal(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for part in sight.view["goal"]:
            numbers += (int(part["kind"] == kind) for kind in CONDITIONS)
            numbers += (part["number"], part["reached"], int(part["met"]), part["period"] or 0)
        return padded(numbers, GOALS * width)

    def lines(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for line in sight.view["locker"]["lines"]:
            numbers += (line["voices"], line["cards"], line["heard"], line["price"])
            numbers += (int(line["callable"]), int(line["arrived"]))
        return padded(numbers, LINES * 6)

    def regrets(sight: Sight) -> list[int]:
        numbers: list[int] = []
        for one in sight.view["locker"]["regrets"]:
            numbers += (int(one["faced"]), one["clear"], one["wanted"], one["price"])
        return padded(numbers, REGRETS * 4)

    return [
        Field(
            "goal",
            (GOALS, width),
            MOST,
            f"Each part of the goal: {', '.join(CONDITIONS)} (a flag each), how many are wanted, "
            "how many there are, met, the period it is about.",
            goal,
        ),
        Field(
            "lines",
            (LINES, 6),
            MOST,
            "Who can be called: calls that would be answered, calls left, answers heard, the "
            "price, callable now, arrived.",
            lines,
        ),
        Field(
            "regrets",
            (REGRETS, 4),
            MOST,
            "What is to be faced: faced, clear memories, wanted ones, the price.",
            regrets,
        ),
    ]


def _face(memory: View) -> list[int]:
    return [int(memory["figure"]["pose"] == pose) for pose in POSES]


def _in_holding_on(view: View, _seat: int) -> float:
    """How far the goal is reached, and Billy's health."""
    parts: list[float] = [
        min(1.0, part["reached"] / max(1, part["number"])) for part in view["goal"]
    ]
    return 0.5 * sum(parts) / max(1, len(parts)) + 0.005 * int(view["health"])


WORTHS: Final[Mapping[str, Worth]] = {"shaped": _in_holding_on}
"""How good a position is, by the name of the reward that is made of it."""
