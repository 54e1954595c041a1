"""Messages in words."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from wardroom.kernel import Argument, Game, Message, WardroomError
from wardroom.words.languages import LANGUAGES, UnknownLanguage
from wardroom.words.texts import texts

ADVICE: Final = "you"
"""The form of a reason that addresses the player; a colleague's own is about itself."""
SEAT: Final = "seat"
"""The argument that is a seat in every game, and the prefix of all others that are seats in one: a
person reads the name of the player there."""


class MissingWords(WardroomError):
    """A message that the texts do not have, or that lacks something it needs."""


class Words:
    """All that can be said about a game in one language.

    `names` are the players by seat; who has none is called by number. `also` lists packages whose
    `text` folders are read besides that of the game.
    """

    __slots__ = ("_bundle", "_forms", "_named", "_players", "_variables", "game", "language")

    def __init__(
        self,
        game: Game,
        language: str,
        names: Mapping[int, str] | None = None,
        also: Sequence[str] = (),
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.game = game
        self.language = language
        read = texts((game.package, *also), language)
        self._bundle = read.bundle
        self._variables = read.variables
        self._players: dict[int, str] = dict(names or {})
        self._forms: dict[str, tuple[str, ...]] = {}
        self._named: dict[tuple[str, str], dict[str, str]] = {}

    def say(self, message: Message, form: str = "") -> str:
        """The sentence, in a form of it if it has that; MissingWords if it cannot be said."""
        values: dict[str, str | int] = {}
        for name, argument in message.args.items():
            self._fill(values, name, argument)
        if form and self.has(message.id):
            there = self._bundle.get_message(message.id).attributes
            return self._text(message.id, values, form if form in there else "")
        return self._text(message.id, values)

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a thing, as `name("city", "paris")`, or `name("role", "medic", "rule")`.

        The kind is an argument of the game's vocabulary or the prefix of the messages itself. A
        language that does not need the form gives the plain name.
        """
        found = self._message_of(kind, id)
        if form and form in self._bundle.get_message(found).attributes:
            return self._text(found, {}, form)
        return self._text(found, {})

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        if seat not in self._players:
            self._players[seat] = self._text("player", {"number": seat + 1})
        return self._players[seat]

    def listed(self, items: Sequence[str]) -> str:
        """Some things in a row, as the language puts them: `a, 2 × b and c`."""
        if not items:
            return self._text("list-empty", {})
        *before, last = [self._times(item, len(list(same))) for item, same in groupby(items)]
        if not before:
            return last
        row = before[0]
        for item in before[1:]:
            row = self._text("list-comma", {"row": row, "next": item})
        return self._text("list-and", {"row": row, "last": last})

    def _times(self, item: str, count: int) -> str:
        """The same thing several times in a row is counted."""
        return item if count == 1 else self._text("list-times", {"count": count, "item": item})

    def has(self, id: str) -> bool:
        """Is there a message of this id?"""
        return self._bundle.has_message(id)

    def _fill(self, values: dict[str, str | int], name: str, argument: Argument) -> None:
        """Put what a person reads for an argument into the values of the message."""
        if isinstance(argument, Message):
            values[name] = self.say(argument)
        elif isinstance(argument, int) and self._is_seat(name):
            values[name] = self.player(argument)
        elif name in self.game.vocabulary:
            if isinstance(argument, str | int):
                values.update(self._with_forms(name, str(argument)))
            else:
                values[name] = self.listed([self.name(name, item) for item in argument])
        elif isinstance(argument, str | int):
            values[name] = argument
        else:
            values[name] = self.listed(argument)

    def _is_seat(self, name: str) -> bool:
        return name == SEAT or self.game.vocabulary.get(name) == (SEAT,)

    def _with_forms(self, argument: str, id: str) -> dict[str, str]:
        """A name as `argument`, and each form of it that some message wants as `argument_form`."""
        known = self._named.get((argument, id))
        if known is None:
            if argument not in self._forms:
                start = argument + "_"
                wanted = sorted(name for name in self._variables if name.startswith(start))
                self._forms[argument] = tuple(name.removeprefix(start) for name in wanted)
            known = {argument: self.name(argument, id)}
            for form in self._forms[argument]:
                known[f"{argument}_{form}"] = self.name(argument, id, form)
            self._named[argument, id] = known
        return known

    def _message_of(self, kind: str, id: str) -> str:
        """The id of the message that names a thing of this kind."""
        for prefix in self.game.vocabulary.get(kind, (kind,)):
            found = f"{prefix}-{id.replace('_', '-')}"
            if self._bundle.has_message(found):
                return found
        raise MissingWords(f"{self._texts()} have no name for the {kind} {id!r}.")

    def _text(self, id: str, values: dict[str, Any], form: str = "") -> str:
        if not self._bundle.has_message(id):
            raise MissingWords(f"{self._texts()} have no message {id!r}.")
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise MissingWords(f"{self._texts()} have no words in the message {id!r}.")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors or not isinstance(text, str):
            reasons = "; ".join(str(error) for error in errors)
            raise MissingWords(f"{self._texts()} cannot say {id!r}: {reasons}.")
        return text

    def _texts(self) -> str:
        return f"The {self.language} texts of {self.game.name}"
