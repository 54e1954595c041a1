"""The 22 Research cards: 12 tasks and 10 actions (RMD-G.36)."""

from typing import Final

from wardroom.games.rush_md.content import DOCTOR_SLOT, GENERAL_SLOT, NURSE_SLOT

# What a task asks to have happened in the round.
ORGAN_KINDS: Final = 0
ORGANS_GIVEN: Final = 1
EXAMS_DONE: Final = 2
REGULAR_CURED: Final = 3
HOSPITALIZED_CURED: Final = 4
NO_OVER_TREATMENT: Final = 5
NO_CRITICAL_ERROR: Final = 6
FULL_BEDS: Final = 7
NURSES_PLACED: Final = 8
EPIDEMICS_SERVED: Final = 9

# What an action does better than the slot on the board.
NOT_AN_ACTION: Final = 0
ADMIT_FOUR: Final = 1
HOSPITALIZE_TWO: Final = 2
TWO_IN_THE_CLINIC: Final = 3
TWO_IN_THE_WARDS: Final = 4
TWO_KINDS: Final = 5
FIVE_BLOOD: Final = 6
THREE_ORGANS: Final = 7
EXAM_AT_HOME: Final = 8
STEADY_SURGERY: Final = 9
NURSE_ADDS_ORGANS: Final = 10

NO_SLOT: Final = -1


class Research:
    """One Research card: a task with a reward, or an action with a slot of its own."""

    __slots__ = ("action", "amount", "asks", "id", "reward", "slot")

    def __init__(
        self,
        id: str,
        asks: int,
        amount: int,
        reward: int,
        action: int = NOT_AN_ACTION,
        slot: int = NO_SLOT,
    ) -> None:
        self.id = id
        self.asks = asks
        self.amount = amount
        self.reward = reward
        self.action = action
        self.slot = slot
        """The printed type of its slot."""

    @property
    def is_action(self) -> bool:
        return self.action != NOT_AN_ACTION


def _action(id: str, action: int, slot: int, amount: int = 0) -> Research:
    return Research(id, -1, amount, 0, action, slot)


RESEARCH_CARDS: Final[tuple[Research, ...]] = (
    Research("full_clinic", REGULAR_CURED, 4, 1),
    Research("busy_laboratory", EXAMS_DONE, 4, 1),
    Research("right_dose", NO_OVER_TREATMENT, 0, 1),
    Research("first_things_first", NO_CRITICAL_ERROR, 0, 1),
    Research("full_house", FULL_BEDS, 6, 1),
    Research("containment", EPIDEMICS_SERVED, 0, 1),
    Research("transplant_study", ORGAN_KINDS, 3, 2),
    Research("surgical_series", ORGANS_GIVEN, 5, 2),
    Research("bedside_trial", HOSPITALIZED_CURED, 3, 2),
    Research("screening_day", EXAMS_DONE, 6, 2),
    Research("ward_study", HOSPITALIZED_CURED, 5, 3),
    Research("shift_study", NURSES_PLACED, 6, 3),
    _action("open_doors", ADMIT_FOUR, NURSE_SLOT, 4),
    _action("double_round", HOSPITALIZE_TWO, DOCTOR_SLOT, 2),
    _action("shared_clinic", TWO_IN_THE_CLINIC, GENERAL_SLOT, 2),
    _action("ward_round", TWO_IN_THE_WARDS, NURSE_SLOT, 2),
    _action("bulk_order", TWO_KINDS, NURSE_SLOT, 2),
    _action("blood_drive", FIVE_BLOOD, GENERAL_SLOT, 5),
    _action("organ_network", THREE_ORGANS, DOCTOR_SLOT, 3),
    _action("mobile_laboratory", EXAM_AT_HOME, DOCTOR_SLOT),
    _action("steady_hand", STEADY_SURGERY, NURSE_SLOT),
    _action("scrub_nurse", NURSE_ADDS_ORGANS, NURSE_SLOT),
)
