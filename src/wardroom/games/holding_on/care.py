"""Medical and palliative care (HOL-8 to HOL-11) and the night bonus (HOL-18)."""

from wardroom.games.holding_on.content import (
    CRITICAL,
    DOCTORS,
    FIRST_ASSISTANT,
    NIGHT,
    PAD,
    STABLE,
)
from wardroom.games.holding_on.steps import (
    AVERTED,
    CALL,
    CARE,
    EITHER,
    MEDICAL,
    NIGHT_BONUS,
    QUERY,
    REWARD,
    TALKER,
)
from wardroom.games.holding_on.ward import Ward, purse_name


def staffed(ward: Ward) -> None:
    """HOL-17.4: a shift that could not be filled is a warning; HOL-18.2: and has no bonus."""
    if ward.short:
        ward.warn("shift")
        if ward.result:
            return
        begin_care(ward)
    elif ward.shift == NIGHT:
        ward.step = NIGHT_BONUS
    else:
        begin_care(ward)


def recipients(ward: Ward) -> list[int]:
    """Who of this shift can take a token: doctors below 6, and the pool as one (D6, D11)."""
    found = [pawn for pawn in ward.crew if pawn < DOCTORS and ward.can_gain(pawn)]
    if shares_the_pool(ward) and ward.can_gain(PAD):
        found.append(PAD)
    return found


def averted_recipients(ward: Ward) -> list[int]:
    """HOL-9.2, HOL-G.19: the pool only for a nurse, or if there are none but assistants."""
    nurse = any(DOCTORS <= pawn < FIRST_ASSISTANT for pawn in ward.crew)
    doctor = any(pawn < DOCTORS for pawn in ward.crew)
    found = recipients(ward)
    return found if nurse or not doctor else [purse for purse in found if purse != PAD]


def shares_the_pool(ward: Ward) -> bool:
    """HOL-8.3: the pool is open to a shift with a nurse or a medical assistant."""
    return any(pawn >= DOCTORS for pawn in ward.crew)


def sources(ward: Ward) -> list[int]:
    """HOL-8.3: who of this shift has tokens for medical care."""
    found = [pawn for pawn in ward.crew if pawn < DOCTORS and ward.tokens[pawn]]
    if ward.tokens[PAD] and shares_the_pool(ward):
        found.append(PAD)
    return found


def begin_care(ward: Ward) -> None:
    """HOL-9.1: a critical card leaves no choice."""
    ward.covered = 0
    ward.step = MEDICAL if ward.card().kind == CRITICAL else CARE


def choose_medical(ward: Ward) -> None:
    ward.step = MEDICAL
    if ward.log is not None:
        ward.tell("medical", {})


def cover_symbol(ward: Ward, purse: int) -> None:
    """HOL-8.4: one token covers one symbol."""
    ward.put_on_card(purse)
    ward.covered += 1
    if ward.log is not None:
        ward.tell("cover", {"staff": purse_name(purse)})


def finish_medical(ward: Ward) -> None:
    """HOL-8.4, HOL-8.5, HOL-9.2, HOL-9.3: what the tokens have and have not covered."""
    card = ward.card()
    if ward.covered:  # HOL-8.7
        ward.medical_given = True
    if card.kind == STABLE:
        ward.change_health(1)
    else:
        ward.change_health(ward.covered - card.deterioration)
    if ward.result:
        return
    if card.kind == CRITICAL and ward.covered == card.deterioration:
        ward.step = AVERTED
        if ward.log is not None:
            ward.tell("averted", {})
    else:
        after_care(ward)


def choose_palliative(ward: Ward) -> None:
    """HOL-10.1, HOL-10.2: Billy's health falls first."""
    card = ward.card()
    if ward.log is not None:
        ward.tell("palliative", {})
    ward.change_health(-card.deterioration)
    if ward.result:
        return
    ward.tokens_due = card.tokens
    ward.hazy_due = card.hazy
    ward.eithers = card.either
    ward.step = EITHER


def take_either(ward: Ward, hazy: bool) -> None:
    """HOL-10.5: one symbol at a time, all before the first card."""
    ward.eithers -= 1
    if hazy:
        ward.hazy_due += 1
    else:
        ward.tokens_due += 1


def give(ward: Ward, purse: int) -> None:
    """D6, D9, D11: one token to somebody of this shift."""
    if ward.step == REWARD:
        ward.tokens_due -= 1
    ward.gain(purse)
    if ward.step == NIGHT_BONUS:
        begin_care(ward)
    elif ward.step == AVERTED:
        after_care(ward)


def nobody_to_give(ward: Ward) -> None:
    """HOL-11.2, HOL-11.3: the token is lost and nothing is asked."""
    if ward.step == NIGHT_BONUS:
        begin_care(ward)
    elif ward.step == AVERTED:
        after_care(ward)
    else:
        ward.tokens_due = 0
        ward.step = TALKER


def all_chosen(ward: Ward) -> None:
    ward.step = REWARD


def after_care(ward: Ward) -> None:
    """HOL-5.4, HOL-14.2: a stable card leaves time for questions."""
    ward.turn = 0
    ward.passes = 0
    ward.step = QUERY if ward.card().kind == STABLE else CALL
