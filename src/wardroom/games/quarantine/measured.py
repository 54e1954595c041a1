"""Written by `python -m tools.ladder`: how many simulated games were won."""

from typing import Final

from wardroom.kernel.parts.ladder import Rung

RUNGS: Final[tuple[Rung, ...]] = (
    Rung(2, "gentle", {}, 300, 207.0),
    Rung(2, "good", {}, 300, 150.0),
    Rung(2, "strong", {}, 300, 81.0),
    Rung(3, "gentle", {}, 300, 147.3),
    Rung(3, "good", {}, 300, 100.0),
    Rung(3, "strong", {}, 300, 61.0),
    Rung(4, "gentle", {}, 300, 113.7),
    Rung(4, "good", {}, 300, 75.0),
    Rung(4, "strong", {}, 300, 31.0),
)
