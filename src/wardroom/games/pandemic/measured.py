"""Written by `python -m tools.ladder`: how many simulated games were won."""

from typing import Final

from wardroom.kernel.parts.ladder import Rung

RUNGS: Final[tuple[Rung, ...]] = (
    Rung(2, "gentle", {"epidemics": "4"}, 300, 171.0),
    Rung(2, "good", {"epidemics": "4"}, 300, 230.0),
    Rung(3, "gentle", {"epidemics": "4"}, 300, 124.0),
    Rung(3, "good", {"epidemics": "4"}, 300, 214.0),
    Rung(4, "gentle", {"epidemics": "4"}, 300, 84.0),
    Rung(4, "good", {"epidemics": "4"}, 300, 167.0),
    Rung(2, "gentle", {"epidemics": "5"}, 300, 103.0),
    Rung(2, "good", {"epidemics": "5"}, 300, 201.0),
    Rung(3, "gentle", {"epidemics": "5"}, 300, 73.0),
    Rung(3, "good", {"epidemics": "5"}, 300, 164.0),
    Rung(4, "gentle", {"epidemics": "5"}, 300, 48.0),
    Rung(4, "good", {"epidemics": "5"}, 300, 128.0),
    Rung(2, "gentle", {"epidemics": "6"}, 300, 63.0),
    Rung(2, "good", {"epidemics": "6"}, 300, 130.0),
    Rung(3, "gentle", {"epidemics": "6"}, 300, 40.0),
    Rung(3, "good", {"epidemics": "6"}, 300, 94.0),
    Rung(4, "gentle", {"epidemics": "6"}, 300, 18.0),
    Rung(4, "good", {"epidemics": "6"}, 300, 61.0),
)
