"""What somebody can type at a table besides a move."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

from wardroom.cli.chronicle import Chronicle, Sentence, sentences
from wardroom.cli.phrases import phrase
from wardroom.cli.saves import SaveFile
from wardroom.cli.screen import Screen
from wardroom.cli.seating import Seating
from wardroom.kernel import Argument, NotUndoable, Table, WardroomError
from wardroom.kernel.parts.picture import Picture, Scene, flow
from wardroom.kernel.parts.text import Text
from wardroom.players import Adviser, advising_kind
from wardroom.words import ADVICE, Words

LOG_LINES: Final = 20


class Leave(Exception):
    """The person wants to stop for now."""


class AtTable(Protocol):
    """What commands need of the session in which they are typed."""

    table: Table
    seating: Seating
    screen: Screen
    save: SaveFile
    picture: Picture
    words: Words
    numbered: Words
    chronicle: Chronicle
    fresh: list[Text]
    asked: int

    def say(self, id: str, style: str = "", **args: Argument) -> None:
        """Tell a sentence."""

    def eyes(self) -> Sequence[int] | None:
        """The seats whose knowledge may be shown now."""

    def scene(self, seat: int) -> Scene:
        """The moment as a seat may know it."""

    def painted(self, sentence: Sentence) -> list[Text]:
        """A sentence of the log."""

    def taken_back(self) -> None:
        """The table is at an earlier moment: forget the rest."""


class Commands:
    """The commands of a session, in English and in its language."""

    def __init__(self, session: AtTable) -> None:
        self._session = session
        self._named: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "history": self._history,
            **{name: self._page(name) for name in session.picture.pages},
            "save": self._save_copy,
            "help": self._help,
            "quit": self._quit,
        }
        self._name_of: dict[str, str] = {}
        for name in self._named:
            for word in (name, *self._words_for(name)):
                self._name_of[word.casefold()] = name

    def words(self) -> list[str]:
        """What the commands are called in the language of the session."""
        return [self._words_for(name)[0] for name in self._named]

    def obey(self, typed: str) -> bool:
        """Do it if it is a command."""
        word, _, rest = typed.partition(" ")
        name = self._name_of.get(word.casefold())
        if name is None:
            return False
        self._named[name](rest.strip())
        return True

    def _words_for(self, name: str) -> Sequence[str]:
        id = f"command-{name}"
        words = self._session.words
        return phrase(words, id).split() if words.has("cli-" + id) else [name]

    def _undo(self, _: str) -> None:
        """Take back the last move of a person, and what colleagues have answered to it."""
        session = self._session
        table = session.table
        taken = []
        try:
            while True:
                seat = table.record.moves[-1].seat if table.ply else -1
                taken.append(table.undo(seat))
                if seat in session.seating.people:
                    break
        except NotUndoable:
            for move in reversed(taken):
                table.repeat(move)
            session.say("undo-revealed" if table.ply else "undo-nothing")
            return
        session.taken_back()
        action = table.game.space.read(taken[-1].action)
        session.fresh = [Text(phrase(session.words, "undone", action=action.message()))]

    def _hint(self, _: str) -> None:
        """What a colleague would do in this seat, and why."""
        session = self._session
        table = session.table
        kind = advising_kind(table.game)
        plan = coming = None
        if kind is not None:
            adviser = Adviser(table.game, kind, session.asked)
            try:
                plan = adviser.advise(table)
                coming = adviser.next()
            finally:
                adviser.close()
        if plan is None:
            session.say("no-hint" if kind is None else "hint-wait")
            if coming is not None:
                session.say("reason", style="dim italic", reason=coming.say)
            return
        action = plan.steps[0].action
        session.say("hint", action=action.message(), notation=repr(action))
        seat = session.asked
        if table.state.view(seat) != table.state.view(seat, told=True):
            return  # A reason would tell a guess at hidden hands as a fact.
        said_next = None if coming is None else coming.say
        for said in dict.fromkeys((said_next, plan.changed, plan.aim, plan.steps[0].reason)):
            if said is not None and said != action.message():
                told = session.words.say(said, ADVICE)
                session.say("reason", style="dim italic", reason=told)

    def _log(self, about: str) -> None:
        """The last things that happened, or as many as asked for, or all."""
        session = self._session
        eyes = session.eyes()
        told = sentences(session.chronicle.dealt, session.numbered, eyes)
        for entry in session.chronicle.entries:
            told += sentences(entry.events, session.words, eyes)
        most = int(about[:9]) if about.isdecimal() else len(told) if about else LOG_LINES
        for sentence in told[max(0, len(told) - most) :]:
            session.screen.show(session.painted(sentence))

    def _history(self, _: str) -> None:
        """The moves as the record keeps them."""
        session = self._session
        moves = [
            Text().append(str(number), style="dim").append(f" {move!r}")
            for number, move in enumerate(session.table.record.moves, 1)
        ]
        session.screen.show(flow(moves or [Text("-")], session.screen.width, Text(), "   "))

    def _page(self, name: str) -> Callable[[str], None]:
        """The command that shows a page of the picture."""

        def show(about: str) -> None:
            session = self._session
            lines = session.picture.pages[name](session.scene(session.asked), about)
            if lines:
                session.screen.show(lines)
            else:
                session.say("nothing-found", about=about)

        return show

    def _save_copy(self, name: str) -> None:
        session = self._session
        if not name:
            session.say("save-where", file=str(session.save.path))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                session.say("save-exists", file=str(path))
                return
            session.table.record.save(path)
        except (WardroomError, OSError, ValueError, RuntimeError) as error:  # any text may be typed
            session.screen.tell(str(error), "bold red")
        else:
            session.say("save-done", file=str(path))

    def _help(self, _: str) -> None:
        session = self._session
        notation = self._example()
        begun = " ".join(word[:3] for word in notation.split())
        session.say("help", notation=notation, begun=begun)
        for name in self._named:
            lead = Text(f"  {self._words_for(name)[0]:12} ", style="bold")
            text = Text(self._about(name))
            session.screen.show(session.screen.wrapped(text, lead))
        signs = f"{session.table.game.name}-signs"
        if session.screen.glyphs and session.words.has(f"cli-{signs}"):
            session.say(signs)

    def _example(self) -> str:
        """A choice of this moment as one may type it; rather one of several words."""
        session = self._session
        seat = session.asked
        groups = session.picture.groups(session.scene(seat), seat, session.table.legal(seat))
        listed = [repr(offer.action) for group in groups for offer in group.offers]
        return max(listed, key=lambda one: min(2, len(one.split())), default="pass")

    def _about(self, name: str) -> str:
        """What a command does; a game has its own words for its own pages."""
        words = self._session.words
        for about in (f"{words.game.name}-about-{name}", f"about-{name}"):
            if words.has(f"cli-{about}"):
                return phrase(words, about)
        return ""

    def _quit(self, _: str) -> None:
        raise Leave
