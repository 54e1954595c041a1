"""The numbered list of what can be done, and finding what somebody typed in it."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from wardroom.cli.phrases import phrase
from wardroom.cli.screen import UNLIMITED, Screen
from wardroom.kernel import Action, ActionSpace
from wardroom.kernel.parts.picture import Group, Offer, flow
from wardroom.kernel.parts.text import Text
from wardroom.words import Words

STEP_BACK: Final = "0"
"""Typed in a branch, it leads back to the question before."""
_LONGEST_NUMBER: Final = 9
_NUMBER: Final = 5
"""Signs of a number with the gap before it."""
_SHORT: Final = 4
"""A group of fewer offers stays as it is."""
_LETTERS: Final = str.maketrans({"ł": "l", "ß": "ss", "ø": "o"})


class Branch(NamedTuple):
    """An answer on the way to several offers."""

    label: Text
    offers: Sequence[Offer]
    answer: str
    """What has been answered when this is chosen."""


class Paper(NamedTuple):
    """How much of a screen a list may take; longer groups are asked for on a list of their own."""

    width: int = 80
    height: int = UNLIMITED

    @classmethod
    def below_a_board(cls, screen: Screen) -> "Paper":
        """Half the lines of a screen."""
        return cls(screen.width, screen.height // 2)


Item = Offer | Branch


class Menu:
    """Offers under numbers. Passing is always 0, so that no slip of a finger passes.

    Offers that are asked for step by step show the answers of one step, and a group that is too
    long for the paper one line; a branch that is chosen is a menu of its own, in which 0 leads
    back.
    """

    def __init__(
        self,
        groups: Sequence[Group],
        words: Words,
        paper: Paper = Paper(),  # noqa: B008 - it never changes
        chosen: Sequence[str] = (),
    ) -> None:
        self._all = groups
        self._words = words
        self._paper = paper
        self._chosen = tuple(chosen)
        opened = [group for group in groups if chosen and group.title.plain == chosen[0]]
        answered = chosen[1:] if opened else chosen
        self._depth = len(answered)
        self._groups = [level for group in opened or groups for level in _level(group, answered)]
        if not chosen:
            self._shorten()
        self._number_of: dict[int, int] = {}
        self.items: dict[int, Item] = {}
        """What each number stands for."""
        for _, items in self._groups:
            for item in items:
                passing = isinstance(item, Offer) and repr(item.action) == "pass"
                free = not chosen and 0 not in self.items
                number = 0 if passing and free else len(self.items) + (0 not in self.items)
                self.items[number] = item
                self._number_of[id(item)] = number

    def _shorten(self) -> None:
        """Put the longest groups on lists of their own until the list fits the paper."""
        by_length = sorted(
            range(len(self._groups)), key=lambda number: -len(self._groups[number][1])
        )
        for number in by_length:
            title, items = self._groups[number]
            if (
                sum(_room(*group, self._paper.width) for group in self._groups)
                <= (self._paper.height)
                or len(items) < _SHORT
            ):
                return
            offers = [offer for item in items for offer in _offers(item)]
            label = Text(phrase(self._words, "choices", count=len(items)))
            self._groups[number] = title, [Branch(label, offers, title.plain)]

    @property
    def offers(self) -> dict[int, Offer]:
        """What each number does at once."""
        return {number: item for number, item in self.items.items() if isinstance(item, Offer)}

    @property
    def can_pass(self) -> bool:
        return 0 in self.items

    @property
    def is_branch(self) -> bool:
        return bool(self._chosen)

    def into(self, branch: Branch) -> "Menu":
        """The next question on the way that was chosen."""
        chosen = (*self._chosen, branch.answer)
        return type(self)(self._all, self._words, self._paper, chosen)

    def above(self) -> "Menu":
        """The question before this one."""
        return type(self)(self._all, self._words, self._paper, self._chosen[:-1])

    def notations(self) -> list[str]:
        return [repr(offer.action) for offer in self._everything()]

    def _everything(self) -> list[Offer]:
        return [offer for _, items in self._groups for item in items for offer in _offers(item)]

    def lines(self, width: int) -> list[Text]:
        titles = [title.cell_len for title, items in self._groups if items]
        indent = min(max(titles, default=0), width // 4)
        lines: list[Text] = []
        for title, items in self._groups:
            lead = title.copy()
            lead.pad_right(max(0, indent - lead.cell_len))
            lead.append(" ")
            shown = [self._item(item) for item in items]
            lines += flow(shown, width, lead, indent=indent + 1)
        if self._chosen:
            back = phrase(self._words, "step-back")
            lines.append(Text().append(f"{STEP_BACK} ", style="bold cyan").append(back))
        return lines

    def few(self, items: Sequence[Item], width: int) -> list[Text]:
        """Some of the items, each in full, for somebody who has to choose among them."""
        told = []
        for item in items:
            number = self._number_of.get(id(item))
            lead = "" if number is None else f"{number} "
            sentence = (
                self._words.say(item.action.message())
                if isinstance(item, Offer)
                else item.label.plain
            )
            told.append(Text().append(lead, style="bold cyan").append(sentence))
        return flow(told, width, Text("  "))

    def _item(self, item: Item) -> Text:
        number = Text().append(f"{self._number_of[id(item)]} ", style="bold cyan")
        return number.append_text(_label(item, self._depth))

    def find(self, typed: str) -> list[Item]:
        """All that fits best: by number, notation, its beginnings, or words of the list."""
        if typed.isdecimal():
            item = self.items.get(int(typed[:_LONGEST_NUMBER]))
            return [] if item is None else [item]
        offers = self._everything()
        first, _, rest = typed.partition(" ")
        if first.isdecimal() and rest:
            offers = [offer for offer in offers if offer.seat == int(first[:_LONGEST_NUMBER])]
            typed = rest
        wanted = _plain(typed).split()
        exact = [offer for offer in offers if _notation(offer.action) == wanted]
        begun = [offer for offer in offers if _begins(_notation(offer.action), wanted)]
        found = exact or begun or [offer for offer in offers if self._tells(offer, wanted)]
        return list(found) if len(found) < 2 else self._branched(found)

    def _branched(self, found: Sequence[Offer]) -> list[Item]:
        """Offers that lie behind one answer are asked for by that answer."""
        items: list[Item] = []
        for item in self.items.values():
            within = [offer for offer in _offers(item) if offer in found]
            items += within if len(within) < 2 else [item]
        return items

    def _tells(self, offer: Offer, wanted: Sequence[str]) -> bool:
        """Do the words of the choice begin, one after another, as those that were typed?"""
        way = " ".join(step.answer.plain for step in offer.way)
        sentence = f"{way} {offer.label.plain} {self._words.say(offer.action.message())}"
        told = iter(_plain(sentence).split())
        return all(any(word.startswith(start) for word in told) for start in wanted)


def _level(group: Group, chosen: Sequence[str]) -> Iterator[tuple[Text, list[Item]]]:
    """What a group shows after some answers: its offers, or the next questions on their ways."""
    depth = len(chosen)
    items: list[Item] = []
    asked: dict[str, tuple[Text, dict[str, list[Offer]]]] = {}
    for offer in group.offers:
        if [step.answer.plain for step in offer.way[:depth]] != list(chosen):
            continue
        if len(offer.way) <= depth:
            items.append(offer)
            continue
        question, answer = offer.way[depth]
        _, answers = asked.setdefault(question.plain, (question, {}))
        answers.setdefault(answer.plain, []).append(offer)
    for question, answers in asked.values():
        yield question, [_narrowed(offers, depth) for offers in answers.values()]
    if items or (not group.offers and not chosen):
        yield group.title, items


def _narrowed(offers: Sequence[Offer], depth: int) -> Item:
    """Several offers behind one answer are a branch."""
    answer = offers[0].way[depth].answer
    return offers[0] if len(offers) == 1 else Branch(answer, offers, answer.plain)


def _room(title: Text, items: Sequence[Item], width: int) -> int:
    """The lines that a group takes, at most."""
    room = max(1, width - max(title.cell_len, width // 4))
    lengths = [_label(item, 0).cell_len + _NUMBER for item in items]
    return max(1, min(len(items), -(-sum(lengths) // room) + 1))


def _offers(item: Item) -> Sequence[Offer]:
    return item.offers if isinstance(item, Branch) else [item]


def _label(item: Item, depth: int) -> Text:
    """Of an offer on a way, all answers that are still to come."""
    if isinstance(item, Branch) or not item.way[depth:]:
        return item.label
    label = Text()
    for number, step in enumerate(item.way[depth:]):
        label.append(", " if number else "").append_text(step.answer)
    return label


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
