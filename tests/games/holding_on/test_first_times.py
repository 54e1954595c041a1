"""What is explained at the first real game comes while it lies on the table."""

import pytest

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import CRITICAL, PATIENTS, SHIFTS, STABLE, UNSTABLE, Patient
from wardroom.teaching.accompanied import FirstTime, first_times_of

OF_A_CARD = {CRITICAL: "critical", UNSTABLE: "unstable", STABLE: "stable"}


def told_of(card: Patient, shift: str) -> list[FirstTime]:
    """All that the card of this shift would bring to mind, the most important first."""
    args = {"shift": shift, "patient": card.id}
    return [one for one in first_times_of(HOLDING_ON) if one.happens("reveal", args, (0,))]


@pytest.mark.parametrize("card", PATIENTS, ids=lambda card: card.id)
def test_a_card_is_explained_by_what_it_shows(card: Patient) -> None:
    for shift in SHIFTS[1:]:
        assert [one.name for one in told_of(card, shift)] == [OF_A_CARD[card.kind]]


@pytest.mark.parametrize("card", PATIENTS, ids=lambda card: card.id)
def test_the_day_is_explained_in_the_morning(card: Patient) -> None:
    names = [one.name for one in told_of(card, SHIFTS[0])]
    assert set(names) == {"day", OF_A_CARD[card.kind]}
    assert names[0] == ("critical" if card.kind == CRITICAL else "day")


@pytest.mark.parametrize("card", PATIENTS, ids=lambda card: card.id)
def test_what_is_said_of_a_card_has_passed_with_the_next_one(card: Patient) -> None:
    for shift in SHIFTS:
        assert all("reveal" in one.until for one in told_of(card, shift))
