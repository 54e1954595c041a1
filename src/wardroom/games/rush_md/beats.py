"""How long each event is shown, and how it sounds. In the Action Phase nothing holds up play."""

from typing import Final

from wardroom.kernel import Beat, beats

BEATS: Final = beats(
    (Beat(0, "turn", heading=True), "round start"),
    (Beat(0, "turn"), "countdown resume_soon resume"),
    (Beat(0, "place"), "place give syringe"),
    (Beat(0, "remove"), "lift_off take_back discard_organ"),
    (Beat(0, "step"), "move_bed hospitalize"),
    (Beat(0, "card"), "admit cycle"),
    (Beat(0, "build"), "stock stock_organ"),
    # Longer than it can lie open: when it is turned down is told by the hand.
    (Beat(0, "card", beside=2000, unlogged=True), "token"),
    (Beat(0, "good", beside=3200), "diagnosis scanned"),
    (
        Beat(0, "warning", beside=3200),
        "slip miss in_vain outpaced too_late held_too_long wrong_take warn wobble unbalanced",
    ),
    (Beat(0, "alarm", beside=3200), "oath overtime"),
    (Beat(0, "alarm", beside=3200, weight=25), "fall"),
    (Beat(0, "alarm", beside=3200, weight=30), "epidemic"),
    (Beat(0, "good"), "steadied"),
    (Beat(0, "warning"), "still_wobbles pause"),
    (Beat(0, beside=3200), "no_epidemic"),
    (Beat(700, "turn", heading=True), "closed"),
    (Beat(900, "good", news="good", weight=25), "served"),
    (Beat(900, "good"), "exact"),
    (Beat(900, "good", news="good", weight=20), "task"),
    (Beat(900, "warning"), "untreated missed_symbol over_treated error"),
    (Beat(1600, "alarm", weight=60), "died"),
    (Beat(500, "remove"), "returned"),
    (Beat(900, "great"), "discharge"),
    (Beat(900, "win", news="good", weight=100), "win"),
    (Beat(900, "lose", weight=100), "loss_points loss_objective"),
)
