"""The wards, the visitors and the numbers of Visiting Hours."""

from typing import Final

from wardroom.kernel import Plain

WARDS: Final = ("maternity", "surgery", "children", "geriatrics")
GERMS: Final = (0, 1, 2, 3)
"""What the four visitors of each ward bring along; one of them has washed their hands."""
START: Final = 1
"""Germs in each ward before anybody has come."""
MOST: Final = 4
"""A ward with more is closed, and the game is lost."""
WASHED: Final = 1
HAND: Final = 2
SOAP: Final = 3
VISITORS: Final = {"short": 12, "long": 16}

WARD_OF: Final = {f"{ward}_{germs}": ward for ward in WARDS for germs in GERMS}
GERMS_OF: Final = {f"{ward}_{germs}": germs for ward in WARDS for germs in GERMS}
CARDS: Final = tuple(WARD_OF)
"""The visitors; their order is that of the action space."""

assert len(CARDS) == VISITORS["long"]


def document() -> Plain:
    """What is printed on the cards and in the rules, for faces."""
    return {
        "wards": list(WARDS),
        "cards": {card: {"ward": WARD_OF[card], "germs": GERMS_OF[card]} for card in CARDS},
        "most": MOST,
        "washed": WASHED,
        "soap": SOAP,
    }
