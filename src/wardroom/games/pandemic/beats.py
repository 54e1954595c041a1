"""How long each event is shown, and how it sounds."""

from typing import Final

from wardroom.kernel import Beat, beats

BEATS: Final = beats(
    (Beat(420, "turn", heading=True), "turn"),
    (Beat(420, "step"), "drive drive_pawn"),
    (
        Beat(620, "fly"),
        "fly fly_pawn charter charter_pawn shuttle shuttle_pawn join join_pawn "
        "operations_flight airlift",
    ),
    (Beat(480, "build"), "build relocate"),
    (Beat(360, "remove"), "treat clear"),
    (Beat(380, "card"), "give take discard fetch draw draw_closed grant"),
    (Beat(1400, "good", news="good", weight=80), "cure"),
    (Beat(1400, "great", news="good", weight=40), "eradicate"),
    (Beat(600, "card"), "quiet_night"),
    (Beat(480, "card"), "resilient forecast"),
    (Beat(360, "card"), "forecast_order"),
    (Beat(1600, "alarm", news="bad", weight=30), "epidemic"),
    (Beat(640, "card"), "intensify"),
    (Beat(640, "good", news="good"), "quiet"),
    # Cubes drop one after the other.
    (Beat(380, "place", each=160), "infect"),
    (Beat(340, "place"), "spread"),
    # A chain of them weighs as much as it has outbreaks.
    (Beat(760, "alarm", news="bad", weight=15), "outbreak"),
    (Beat(480, "good"), "prevented"),
    (Beat(260, "warning"), "over_limit"),
    (Beat(260), "propose agree refuse pass"),
    (Beat(900, "win", news="good", weight=100), "win"),
    (Beat(900, "lose", news="bad", weight=100), "loss_outbreaks loss_cubes loss_deck"),
)
