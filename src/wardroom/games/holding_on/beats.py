"""How long each event is shown, and how it sounds: slowly, and seldom aloud."""

from typing import Final

from wardroom.kernel import Beat, beats

BEATS: Final = beats(
    (Beat(900, "turn", heading=True), "day"),
    (Beat(460, "step"), "relief phone assign call_assistant move stand_in send back overworked"),
    (Beat(900, "card"), "reveal answer"),
    (Beat(700, "remove"), "tired"),
    (Beat(420, "place"), "lose_token gain cover trust evening"),
    (Beat(420), "lose_hazy lose_clear medical talk guide insist query hang_up"),
    (Beat(900, "good", news="good", weight=20), "averted"),
    (Beat(900), "palliative loss_health loss_deck loss_staff loss_warnings"),
    (Beat(900, weight=50), "band"),
    (Beat(800, "good"), "better"),
    (Beat(900, "remove"), "worse"),
    (Beat(1400, "warning", weight=80), "warning"),
    # Long enough to read a sentence.
    (Beat(2600, "card"), "hazy"),
    (Beat(2000, "card"), "event"),
    (Beat(1200, "good", news="good", weight=70), "face"),
    (Beat(900, "fly", news="good", weight=60), "call"),
    (Beat(800, "card"), "turn_up"),
    (Beat(2200, "great", news="good", weight=40), "clear"),
    (Beat(700), "no_match"),
    (Beat(700, "card"), "from_locker"),
    (Beat(900, "win"), "win"),
)
