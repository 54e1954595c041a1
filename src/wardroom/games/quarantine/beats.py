"""How long each event is shown, and how it sounds."""

from typing import Final

from wardroom.kernel import Beat, beats

BEATS: Final = beats(
    (Beat(320), "first harmless no_spread return security keep"),
    (Beat(480, "build"), "hospital"),
    (Beat(900, "card", news="good"), "market"),
    (Beat(480, "turn", heading=True), "turn"),
    (Beat(700, "turn", heading=True, news="bad"), "last_turn"),
    (Beat(420, "card"), "draw"),
    (Beat(620, "warning"), "draw_grey"),
    (Beat(520, "card"), "early_grey"),
    (Beat(420, "place"), "queue"),
    (Beat(560, "step"), "emergency"),
    (Beat(700, "alarm", news="bad"), "infect spread"),
    (Beat(360, "step"), "admit move"),
    (Beat(560, "good"), "cure"),
    (Beat(640, "card", news="good"), "contract"),
    (
        Beat(360, "card"),
        "take reward set_aside take_marker use_marker cafeteria cafeteria_from gift_shop",
    ),
    (Beat(360, "card", news="good"), "refund"),
    (Beat(560, "card"), "buy"),
    (Beat(560, "build"), "place rebuild_move rebuild_add rebuild_remove"),
    (Beat(420, "step"), "triage"),
    (Beat(520, "remove"), "disinfect"),
    (Beat(700, "remove"), "pathology"),
    (Beat(420, "good"), "pharmacy"),
    # Marked whatever the turn changed: how the end began, and how it was decided.
    (Beat(1200, "warning", news="bad", weight=1000), "last_tile last_patient"),
    (Beat(1900, "card"), "score"),
    (Beat(1100, "win", news="good", weight=1000), "win_points win_tiles win_stations shared"),
)
