"""The numbered list of what can be done, and finding what somebody typed in it."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from wardroom.kernel import Action, ActionSpace
from wardroom.kernel.parts.picture import Group, Offer, flow
from wardroom.kernel.parts.text import Text
from wardroom.words import Words

_LONGEST_NUMBER: Final = 9
_LETTERS: Final = str.maketrans({"ł": "l", "ß": "ss", "ø": "o"})


class Menu:
    """Offers under numbers. Passing is always 0, so that no slip of a finger passes."""

    def __init__(self, groups: Sequence[Group], words: Words) -> None:
        self._groups = groups
        self._words = words
        self._number_of: dict[tuple[int, int], int] = {}
        self.offers: dict[int, Offer] = {}
        """What each number stands for."""
        for group in groups:
            for offer in group.offers:
                passing = repr(offer.action) == "pass" and 0 not in self.offers
                number = 0 if passing else len(self.offers) + (0 not in self.offers)
                self.offers[number] = offer
                self._number_of[offer.seat, offer.action.index] = number

    @property
    def can_pass(self) -> bool:
        return 0 in self.offers

    def notations(self) -> list[str]:
        return [repr(offer.action) for offer in self.offers.values()]

    def lines(self, width: int) -> list[Text]:
        titles = [group.title.cell_len for group in self._groups if group.offers]
        indent = min(max(titles, default=0), width // 4)
        lines: list[Text] = []
        for group in self._groups:
            lead = group.title.copy()
            lead.pad_right(max(0, indent - lead.cell_len))
            lead.append(" ")
            lines += flow(
                [self._item(offer) for offer in group.offers], width, lead, indent=indent + 1
            )
        return lines

    def few(self, offers: Sequence[Offer], width: int) -> list[Text]:
        """Some of the offers, each in full, for somebody who has to choose among them."""
        items = []
        for offer in offers:
            number = self._number_of[offer.seat, offer.action.index]
            sentence = self._words.say(offer.action.message())
            items.append(Text().append(f"{number} ", style="bold cyan").append(sentence))
        return flow(items, width, Text("  "))

    def _item(self, offer: Offer) -> Text:
        number = self._number_of[offer.seat, offer.action.index]
        return Text().append(f"{number} ", style="bold cyan").append_text(offer.label)

    def find(self, typed: str) -> list[Offer]:
        """All offers that fit best: by number, notation, its beginnings, or words of the list."""
        if typed.isdecimal():
            offer = self.offers.get(int(typed[:_LONGEST_NUMBER]))
            return [] if offer is None else [offer]
        offers = list(self.offers.values())
        first, _, rest = typed.partition(" ")
        if first.isdecimal() and rest:
            offers = [offer for offer in offers if offer.seat == int(first[:_LONGEST_NUMBER])]
            typed = rest
        wanted = _plain(typed).split()
        exact = [offer for offer in offers if _notation(offer.action) == wanted]
        begun = [offer for offer in offers if _begins(_notation(offer.action), wanted)]
        return exact or begun or [offer for offer in offers if self._tells(offer, wanted)]

    def _tells(self, offer: Offer, wanted: Sequence[str]) -> bool:
        """Do the words of the choice begin, one after another, as those that were typed?"""
        sentence = f"{offer.label.plain} {self._words.say(offer.action.message())}"
        told = iter(_plain(sentence).split())
        return all(any(word.startswith(start) for word in told) for start in wanted)


def begun_by(typed: str, space: ActionSpace) -> Action | None:
    """The first action of a game whose notation begins like this, legal or not."""
    wanted = _plain(typed).split()
    return next((action for action in space if _begins(_notation(action), wanted)), None)


def _notation(action: Action) -> list[str]:
    """The words of a notation as somebody types them who does not care for capital letters."""
    return _plain(repr(action)).split()


def _begins(notation: Sequence[str], wanted: Sequence[str]) -> bool:
    return len(wanted) <= len(notation) and all(
        word.startswith(start) for word, start in zip(notation, wanted, strict=False)
    )


def _plain(text: str) -> str:
    """In small letters without accents, so that anybody can type it."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
