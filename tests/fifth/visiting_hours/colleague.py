"""A computer colleague: it cleans where the danger is greatest, as far as it knows."""

from tests.fifth.visiting_hours.actions import ADMIT, REST, SOAP_IN, WASH
from tests.fifth.visiting_hours.content import GERMS_OF, MOST, WARD_OF, WASHED
from wardroom.kernel import Choice, Message, Perspective, Plain


class Nurse:
    """Looks one turn ahead, at the visitors in its own hand."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Choice | None:
        legal = perspective.legal
        if not legal:
            return None
        view = perspective.view()
        wards = {ward["ward"]: ward for ward in view["wards"]}
        hand: list[str] = view["hands"][perspective.seat] or []
        if view["step"] == "visit":
            card = min(hand, key=lambda card: _after(wards[WARD_OF[card]], card))
            return Choice(ADMIT[card], Message("why-least-harm", {"ward": WARD_OF[card]}))
        worst = max(wards, key=lambda ward: wards[ward]["germs"])
        heavy = max(hand, key=lambda card: _after(wards[WARD_OF[card]], card))
        soap = SOAP_IN[WARD_OF[heavy]]
        if soap in legal and _after(wards[WARD_OF[heavy]], heavy) > MOST + WASHED:
            return Choice(soap, Message("why-heavy", {"ward": WARD_OF[heavy]}))
        if WASH[worst] in legal:
            return Choice(WASH[worst], Message("why-dirtiest", {"ward": worst}))
        return Choice(REST, Message("why-all-clean"))


def _after(ward: Plain, card: str) -> int:
    """The germs of a ward once this visitor has been there."""
    germs: int = ward["germs"]
    return germs if ward["soap"] else germs + GERMS_OF[card]
