"""Why a colleague chose what it chose, in one sentence with the position's numbers.

The rooms that decide only name their reason; here it gets the numbers that make it a claim, which
`claims` can hold against the view.
"""

from typing import Final

from wardroom.games.holding_on import actions
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.colleague.judgement import Judgement
from wardroom.games.holding_on.content import (
    CONTACTS,
    DAYS,
    DOCTORS,
    MORNING,
    PLACES,
    REGRET_MARK,
    REGRETS,
    STAFF,
    TRUST_HEALTH,
    Patient,
    period_of,
)
from wardroom.games.holding_on.evening import matching_doctor
from wardroom.games.holding_on.goals import reached
from wardroom.games.holding_on.staffing import LOSE_CLEAR, LOSE_HAZY
from wardroom.games.holding_on.state import NOTHING
from wardroom.games.holding_on.ward import Ward, period_name
from wardroom.kernel.game import Choice
from wardroom.kernel.message import Argument, Message

LATE_DAYS: Final = 4
"""From so many days before the end on the goal presses."""
LIGHTS: Final = {"staff": "staff", "period": "row"}
"""What the arguments of a message light on the table."""


def reason(name: str, args: dict[str, Argument] | None = None) -> Message:
    """A reason by its name, to be put into words with the position's numbers."""
    return Message("why-" + name, {} if args is None else args)


def worded(choice: Choice, judgement: Judgement) -> Choice:
    """The choice with its reason as a claim about the position."""
    if choice.reason is None:
        return choice
    name = choice.reason.id.removeprefix("why-")
    action = choice.action
    assert isinstance(action, HoldingOnAction)
    return Choice(action, _message(name, choice.reason, judgement, action))


def _message(name: str, plain: Message, judgement: Judgement, action: HoldingOnAction) -> Message:
    ward = judgement.ward
    if name in ("phone", "call"):
        contact = CONTACTS.index(str(plain.args["contact"]))
        for number, line in enumerate(ward.deal.scenario.lines):
            if line.contact == contact:
                return reason(name, {**plain.args, "count": len(ward.stacks[number])})
    if isinstance(action, actions.StaffAction):
        return _about_staff(name, judgement, action)
    if name in ("no-phone", "no-leave"):
        return reason(name, {"count": len(judgement.at_rest())})
    if name == "no-phone-late":
        return reason(name, {"day": ward.day})
    if name == "lose":
        return _lose(ward, action)
    if name == "medical" or name == "palliative":
        card = ward.card()
        args: dict[str, Argument] = {"health": ward.health}
        if name == "palliative":
            args["brings"] = brings(card)
        if not card.deterioration:
            return reason(name + "-free", args)
        return reason(name, {**args, "count": card.deterioration})
    if name in ("stop", "take-token", "pass"):
        return reason(name, {"count": sum(ward.tokens)})
    if name == "take-hazy" or name == "arranged":
        return reason(name, {"count": len(lying(ward))})
    if name in ("guide", "query", "swap"):
        return _about_period(name, int(str(plain.args["period"])) - 1, judgement)
    if name == "no-guide":
        return reason(name, {"count": sum(judgement.hopes.hazy_left)})
    if name == "insist" or name == "accept":
        return reason(name, {"period": period_name(period_of(ward.drawn))})
    if name == "spend":
        if ward.trust == TRUST_HEALTH:
            return reason("spend-health", {"health": ward.health})
        return reason("spend-memory")
    if name == "decline":
        return reason(name, {"count": ward.tokens[ward.purse(ward.talker)]})
    if name == "face":
        regret = REGRETS.index(str(plain.args["regret"]))
        return reason(name, {**plain.args, "count": ward.clear_in(REGRET_MARK[regret])})
    if name == "match" or name == "no-match":
        memory = ward.held_clear[matching_doctor(ward)][0]
        return reason(name, {"period": period_name(period_of(memory))})
    return plain


def brings(card: Patient) -> str:
    """What palliative care of a card gives, in a word that the texts know."""
    if card.either:
        return "either"
    if not card.hazy:
        return "tokens"
    return "both" if card.tokens else "memories"


def nudge(message: Message | None) -> Message | None:
    """Where to look, for the puzzle of the evening; None for decisions that are none."""
    if message is None or message.id not in _PUZZLING:
        return None
    kept = {name: value for name, value in message.args.items() if name == "period"}
    return Message(_PUZZLING[message.id], kept)


_PUZZLING: Final = {
    "why-put-hem": "nudge-hem",
    "why-put-fits": "nudge-fits",
    "why-put-between": "nudge-between",
    "why-swap": "nudge-swap",
    "why-arranged": "nudge-arranged",
    "why-match": "nudge-match",
    "why-no-match": "nudge-match",
}
"""What is said first about a step that one would rather find oneself."""


def leaves(ward: Ward, after: Ward) -> Message | None:
    """What presses most of what a plan leaves open: today's medical care, or late on the goal."""
    if ward.shift != MORNING and not ward.medical_given and not after.medical_given:
        return Message("open-medical")
    days = DAYS - ward.day
    if days > LATE_DAYS:
        return None
    goal = ward.deal.scenario.goal
    missing = len([each for each in goal if reached(ward, each) < each.number])
    return Message("open-goal", {"count": missing, "days": days}) if missing else None


def _about_staff(name: str, judgement: Judgement, action: actions.StaffAction) -> Message:
    """Somebody, with the tokens or the fatigue that the choice hangs on."""
    ward = judgement.ward
    pawn = action.pawn
    if name == "assign-nurse":
        return reason(name, {"count": len([one for one in judgement.at_rest() if one < DOCTORS])})
    if name == "all-hands":
        return reason(name, {"count": len(judgement.at_rest())})
    if name == "cover-symbol" or name == "cover-critical":
        return reason(name, {"count": ward.card().symbols - ward.covered})
    if name == "give":
        # Here the pad stands for the pool of those who are no doctors.
        if pawn >= DOCTORS:
            return reason("give-pool", {"count": ward.tokens[pawn]})
        return reason(name, {"staff": STAFF[pawn], "count": ward.tokens[pawn]})
    if name in ("cover-move", "cover-stand-in", "leave"):
        return reason(name, {"staff": STAFF[pawn], "count": ward.fatigue[pawn]})
    return reason(name, {"staff": STAFF[pawn], "count": ward.tokens[ward.purse(pawn)]})


def _lose(ward: Ward, action: HoldingOnAction) -> Message:
    """What is given up, and how much of it there is."""
    purse = ward.purse(ward.tiring)
    if action is actions.LOSE[LOSE_HAZY]:
        return reason("lose-hazy", {"count": len(ward.held_hazy[purse])})
    if action is actions.LOSE[LOSE_CLEAR]:
        return reason("lose-clear", {"count": len(ward.held_clear[purse])})
    return reason("lose-token", {"count": ward.tokens[purse]})


def _about_period(name: str, period: int, judgement: Judgement) -> Message:
    """A time of Billy's life, and how many memories of it there are to find or to ask about."""
    ward = judgement.ward
    row = lying(ward, period)
    count = len(row)
    if name == "guide":
        count = judgement.hopes.hazy_left[period]
    elif name == "query":
        count = len([memory for memory in row if not (ward.laid >> memory) & 1])
    return reason(name, {"period": period_name(period), "count": count})


def lying(ward: Ward, period: int = NOTHING) -> list[int]:
    """The memories in the grid, or in one row of it."""
    row = ward.grid if period == NOTHING else ward.grid[period * PLACES : (period + 1) * PLACES]
    return [memory for memory in row if memory != NOTHING]
