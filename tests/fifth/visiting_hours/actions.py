"""Everything that can be done in Visiting Hours. The order is part of the edition."""

from collections.abc import Mapping
from typing import Final

from tests.fifth.visiting_hours.content import CARDS, GERMS_OF, WARD_OF, WARDS
from wardroom.kernel import ActionSpace, Argument, Message


class VisitingAction:
    """A verb and what it is about; the rules know what it does."""

    __slots__ = ("args", "index", "thing", "verb")

    def __init__(self, verb: str, thing: str, args: Mapping[str, Argument]) -> None:
        self.verb = verb
        self.thing = thing
        self.args = args
        self.index = -1

    def __repr__(self) -> str:
        return f"{self.verb} {self.thing}" if self.thing else self.verb

    def message(self) -> Message:
        return Message(f"do-{self.verb}", self.args)


WASH: Final = {ward: VisitingAction("wash", ward, {"ward": ward}) for ward in WARDS}
SOAP_IN: Final = {ward: VisitingAction("soap", ward, {"ward": ward}) for ward in WARDS}
REST: Final = VisitingAction("rest", "", {})
ADMIT: Final = {
    card: VisitingAction("admit", card, {"ward": WARD_OF[card], "count": GERMS_OF[card]})
    for card in CARDS
}
SPACE: Final = ActionSpace((*WASH.values(), *SOAP_IN.values(), REST, *ADMIT.values()))
