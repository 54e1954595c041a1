"""The choices of a day: one small class per kind, and the table of all of them.

What is legal is decided in `legal`; an action here only says what it does.
"""

from itertools import combinations
from typing import Final

from wardroom.games.holding_on import care, evening, staffing, talk
from wardroom.games.holding_on.choice import HoldingOnAction
from wardroom.games.holding_on.content import (
    CONTACTS,
    DOCTORS,
    FIRST_ASSISTANT,
    PAD,
    PAWNS,
    PERIODS,
    PLACES,
    REGRETS,
    STAFF,
)
from wardroom.games.holding_on.steps import LEAVE, MEDICAL
from wardroom.games.holding_on.ward import Ward, period_name, purse_name
from wardroom.kernel.message import Argument


class StaffAction(HoldingOnAction):
    """A choice of one pawn, or of the pool where the pad stands for it."""

    __slots__ = ("pawn",)

    def __init__(self, verb: str, pawn: int, purse: bool = False) -> None:
        name = purse_name(pawn) if purse else STAFF[pawn]
        super().__init__(verb, name, {"staff": name})
        self.pawn = pawn


class Phone(StaffAction):
    """D1: a doctor on the contact tile."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.phone(position, self.pawn)


class NoPhone(HoldingOnAction):
    """D1: nobody phones in this shift."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.begin_staffing(position)


class Assign(StaffAction):
    """D2, D3: a pawn of the break room."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.assign(position, self.pawn)


class CallAssistant(HoldingOnAction):
    """D3: cover A."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.call_assistant(position)


class Move(StaffAction):
    """D3: cover B."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.move(position, self.pawn)


class StandIn(StaffAction):
    """D3: cover C."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.stand_in(position, self.pawn)


class Lose(HoldingOnAction):
    """D4, D5: the price of fatigue."""

    __slots__ = ("cost",)

    def __init__(self, cost: int) -> None:
        super().__init__("lose", staffing.COSTS[cost], {"cost": staffing.COSTS[cost]})
        self.cost = cost

    def perform(self, position: Ward, seat: int) -> None:
        staffing.lose(position, self.cost)


class Give(StaffAction):
    """D6, D9, D11: who gets the token."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        care.give(position, self.pawn)


class MedicalCare(HoldingOnAction):
    """D7: medical care."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        care.choose_medical(position)


class PalliativeCare(HoldingOnAction):
    """D7: palliative care."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        care.choose_palliative(position)


class Cover(StaffAction):
    """D8: one token on a symbol."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        care.cover_symbol(position, self.pawn)


class Stop(HoldingOnAction):
    """D3: run the shift with those present; D8: no more tokens."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        if position.step == MEDICAL:
            care.finish_medical(position)
        else:
            staffing.run_short(position)


class Take(HoldingOnAction):
    """D10: what an either-symbol gives."""

    __slots__ = ("hazy",)

    def __init__(self, hazy: bool) -> None:
        super().__init__(
            "take", "hazy" if hazy else "token", {"reward": "hazy" if hazy else "token"}
        )
        self.hazy = hazy

    def perform(self, position: Ward, seat: int) -> None:
        care.take_either(position, self.hazy)


class Talk(StaffAction):
    """D12: who talks with Billy."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.begin_talk(position, self.pawn)


class PeriodAction(HoldingOnAction):
    """A choice of one period."""

    __slots__ = ("period",)

    def __init__(self, verb: str, period: int) -> None:
        super().__init__(verb, period_name(period), {"period": period_name(period)})
        self.period = period


class Guide(PeriodAction):
    """D13: guide the talk."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.guide(position, self.period)


class NoGuide(HoldingOnAction):
    """D13: let Billy talk of what he likes."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.listen(position)


class Accept(HoldingOnAction):
    """D14: keep the hazy memory."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.accept(position)


class Insist(HoldingOnAction):
    """D14: ask for another one."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.insist(position)


class Spend(HoldingOnAction):
    """D15: trust Billy with a token."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.trust(position)


class Decline(HoldingOnAction):
    """D15: keep the token."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.decline(position)


class Query(PeriodAction):
    """D16: ask about a period."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.query(position, self.period)


class Face(HoldingOnAction):
    """D16: face a regret."""

    __slots__ = ("regret",)

    def __init__(self, regret: int) -> None:
        super().__init__("face", REGRETS[regret], {"regret": REGRETS[regret]})
        self.regret = regret

    def perform(self, position: Ward, seat: int) -> None:
        talk.face(position, self.regret)


class Pass(HoldingOnAction):
    """D16: no (more) questions."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        talk.pass_turn(position)


class Call(HoldingOnAction):
    """D17: whom to call."""

    __slots__ = ("contact",)

    def __init__(self, contact: int) -> None:
        super().__init__("call", CONTACTS[contact], {"contact": CONTACTS[contact]})
        self.contact = contact

    def perform(self, position: Ward, seat: int) -> None:
        staffing.call(position, self.contact)


class HangUp(HoldingOnAction):
    """D17: not to call after all."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        staffing.hang_up(position)


class Send(StaffAction):
    """D18: send on leave."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        evening.send(position, self.pawn)


class Done(HoldingOnAction):
    """D18: nobody else on leave; D21: nothing more to arrange."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        if position.step == LEAVE:
            evening.leave_is_settled(position)
        else:
            evening.arranged(position)


class Serve(StaffAction):
    """D19: whose evening tokens come next."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        evening.serve(position, self.pawn)


class Put(HoldingOnAction):
    """D20: the slot of a hazy memory."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("put", str(place + 1), {"slot": place + 1})
        self.place = place

    def perform(self, position: Ward, seat: int) -> None:
        evening.put(position, self.place)


class Swap(HoldingOnAction):
    """D21: exchange two slots of a row."""

    __slots__ = ("first", "second")

    def __init__(self, row: int, first: int, second: int) -> None:
        period = period_name(row)
        args: dict[str, Argument] = {"period": period, "slot": first + 1, "other": second + 1}
        super().__init__("swap", f"{period} {first + 1} {second + 1}", args)
        self.first = row * PLACES + first
        self.second = row * PLACES + second

    def perform(self, position: Ward, seat: int) -> None:
        evening.swap(position, self.first, self.second)


class Match(HoldingOnAction):
    """D22: the clear memory belongs to the hazy one in this slot."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("match", str(place + 1), {"slot": place + 1})
        self.place = place

    def perform(self, position: Ward, seat: int) -> None:
        evening.match(position, self.place)


class NoMatch(HoldingOnAction):
    """D22: its hazy twin is not in play."""

    __slots__ = ()

    def perform(self, position: Ward, seat: int) -> None:
        evening.no_match(position)


_TIRABLE: Final = range(FIRST_ASSISTANT)
_PERIODS: Final = range(PERIODS)

PHONE: Final = tuple(Phone("phone", doctor) for doctor in range(DOCTORS))
NO_PHONE: Final = NoPhone("no_phone")
ASSIGN: Final = tuple(Assign("assign", pawn) for pawn in _TIRABLE)
CALL_ASSISTANT: Final = CallAssistant("call_assistant")
MOVE: Final = tuple(Move("move", pawn) for pawn in range(PAWNS))
STAND_IN: Final = tuple(StandIn("stand_in", pawn) for pawn in _TIRABLE)
LOSE: Final = tuple(Lose(cost) for cost in range(len(staffing.COSTS)))
GIVE: Final = tuple(Give("give", purse, purse=True) for purse in range(PAD + 1))
MEDICAL_CARE: Final = MedicalCare("medical")
PALLIATIVE_CARE: Final = PalliativeCare("palliative")
COVER: Final = tuple(Cover("cover", purse, purse=True) for purse in range(PAD + 1))
STOP: Final = Stop("stop")
TAKE_TOKEN: Final = Take(hazy=False)
TAKE_HAZY: Final = Take(hazy=True)
TALK: Final = tuple(Talk("talk", pawn) for pawn in range(PAWNS))
GUIDE: Final = tuple(Guide("guide", period) for period in _PERIODS)
NO_GUIDE: Final = NoGuide("no_guide")
ACCEPT: Final = Accept("accept")
INSIST: Final = Insist("insist")
SPEND: Final = Spend("spend")
DECLINE: Final = Decline("decline")
QUERY: Final = tuple(Query("query", period) for period in _PERIODS)
FACE: Final = tuple(Face(regret) for regret in range(len(REGRETS)))
PASS: Final = Pass("pass")
CALL: Final = tuple(Call(contact) for contact in range(len(CONTACTS)))
HANG_UP: Final = HangUp("hang_up")
SEND: Final = tuple(Send("send", pawn) for pawn in _TIRABLE)
DONE: Final = Done("done")
SERVE: Final = tuple(Serve("serve", pawn) for pawn in _TIRABLE)
PUT: Final = tuple(Put(place) for place in range(PLACES))
SWAP: Final = tuple(
    tuple(Swap(row, first, second) for first, second in combinations(range(PLACES), 2))
    for row in _PERIODS
)
MATCH: Final = tuple(Match(place) for place in range(PLACES))
NO_MATCH: Final = NoMatch("no_match")


def all_actions() -> list[HoldingOnAction]:
    """The action space; its order is part of the edition."""
    space: list[HoldingOnAction] = [*PHONE, NO_PHONE, *ASSIGN, CALL_ASSISTANT, *MOVE, *STAND_IN]
    space += [*LOSE, *GIVE, MEDICAL_CARE, PALLIATIVE_CARE, *COVER, STOP, TAKE_TOKEN, TAKE_HAZY]
    space += [*TALK, *GUIDE, NO_GUIDE, ACCEPT, INSIST, SPEND, DECLINE, *QUERY, *FACE, PASS]
    space += [*CALL, HANG_UP, *SEND, DONE, *SERVE, *PUT]
    for row in SWAP:
        space += row
    space += [*MATCH, NO_MATCH]
    return space
