"""`wardroom replay`: a recorded game told in words."""

import argparse

from wardroom.cli.asked import language_of
from wardroom.cli.chronicle import Chronicle, Entry, Sentence, sentences
from wardroom.cli.phrases import phrase
from wardroom.cli.screen import Screen
from wardroom.cli.seating import Seating, kind_title, seated_in
from wardroom.cli.session import words_for
from wardroom.kernel import Message, Record, Table, WardroomError
from wardroom.kernel.parts.picture import Picture, Scene, flow
from wardroom.kernel.parts.text import Text
from wardroom.players import kinds
from wardroom.render import picture_of


def run(arguments: argparse.Namespace) -> int:
    language = language_of(arguments)
    record = Record.load(arguments.file)
    table = Table.resume(record)
    seat: int | None = arguments.from_seat
    if seat is not None and seat >= record.seats:
        raise WardroomError(f"There is no seat {seat}; the seats are 0 to {record.seats - 1}.")
    ply: int | None = arguments.ply
    if ply is not None and ply > table.ply:
        raise WardroomError(f"There is no move {ply}; the game has {table.ply} moves.")
    replay = Replay(table, Screen(), language, seat)
    if replay.screen.interactive:
        replay.step_through(ply or 0)
    else:
        replay.tell(ply)
    return 0


class Replay:
    """A game that is over or rests, seen by everyone, or by one seat as it saw it then."""

    def __init__(self, table: Table, screen: Screen, language: str, seat: int | None) -> None:
        self.table = table
        self.screen = screen
        self.seat = seat
        self.picture: Picture = picture_of(table.game)
        self.seating = Seating(seated_in(table.record, table.game), kinds(table.game))
        self.words = words_for(table, self.seating, self.picture, language)
        self._numbered = words_for(table, self.seating, None, language)
        self.chronicle = Chronicle.of(table.game, table.record)

    def tell(self, ply: int | None) -> None:
        """The whole game, or up to that move with the table as it was then."""
        self._tell_head()
        self.screen.show(self._deal())
        for number in range(1, (self.table.ply if ply is None else ply) + 1):
            self.screen.show(self._move(number))
        if ply is not None:
            self.screen.show([Text(), *self._board(ply)])
        if ply is None or ply == self.table.ply:
            self._tell_end()

    def step_through(self, ply: int) -> None:
        """One move after another, forward and back."""
        self._tell_head()
        self._show(ply)
        while True:
            try:
                typed = self.screen.ask(phrase(self.words, "replay-prompt") + " ").casefold()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit"):
                return
            if typed in ("", "n"):
                if ply == self.table.ply:
                    return
                ply += 1
            elif typed == "p":
                ply = max(0, ply - 1)
            elif typed.isdecimal():
                ply = min(int(typed), self.table.ply)
            self._show(ply)

    def _show(self, ply: int) -> None:
        self.screen.show([Text(), *self._board(ply)])
        self.screen.show(self._move(ply) if ply else self._deal())
        if ply == self.table.ply:
            self._tell_end()

    def _tell_head(self) -> None:
        """What was played, when and by whom, as far as the record says."""
        record = self.table.record
        told = [Text(self.words.say(Message("game-title")), style="bold")]
        if record.date:
            told.append(Text(record.date.partition("T")[0]))
        for seat in range(record.seats):
            name = Text(self.words.player(seat))
            if seat in self.seating.kinds:
                name.append(f" ({kind_title(self.words, self.seating.kinds[seat])})", style="dim")
            told.append(name)
        self.screen.show(
            flow(told, self.screen.width, Text(), " · " if self.screen.glyphs else " | ")
        )

    def _deal(self) -> list[Text]:
        eyes = None if self.seat is None else [self.seat]
        lines: list[Text] = []
        for sentence in sentences(self.chronicle.dealt, self._numbered, eyes):
            lines += self._lines("", sentence)
        return lines

    def _move(self, ply: int) -> list[Text]:
        """What came of a move; the choice itself if nothing came of it yet."""
        entry: Entry = self.chronicle.entries[ply - 1]
        eyes = None if self.seat is None else [self.seat]
        told = sentences(entry.events, self.words, eyes)
        lines: list[Text] = []
        if not told and entry.notation and self.seat in (None, entry.seat):
            action = self.table.game.space.read(entry.notation)
            choice = f"{self.words.player(entry.seat)}: {self.words.say(action.message())}"
            lines = self.screen.wrapped(Text(choice, style="dim"), Text(f"{ply:>4}  ", style="dim"))
            return lines + self._why(entry, eyes)
        for sentence in told:
            lines += self._lines("" if lines else str(ply), sentence)
            if sentence is told[0]:
                lines += self._why(entry, eyes)
        return lines

    def _why(self, entry: Entry, eyes: list[int] | None) -> list[Text]:
        """The reason of a colleague, for those who might hear it."""
        reason = entry.reason_for(eyes)
        if reason is None:
            return []
        why = phrase(self.words, "reason", reason=reason)
        return self.screen.wrapped(Text(why, style="dim italic"), " " * 8)

    def _lines(self, number: str, sentence: Sentence) -> list[Text]:
        painted = self.picture.paint(sentence.kind, sentence.text, self.words)
        return self.screen.wrapped(painted, Text(f"{number:>4}  ", style="dim"))

    def _board(self, ply: int) -> list[Text]:
        state = self.table.at(ply)
        view = state.view(0, told=True) if self.seat is None else state.view(self.seat)
        names = [self.words.player(seat) for seat in range(self.table.record.seats)]
        players = self.seating.players
        screen = self.screen
        scene = Scene(view, self.words, names, players, screen.width, screen.height, screen.glyphs)
        return self.picture.board(scene)

    def _tell_end(self) -> None:
        outcome = self.table.outcome()
        if outcome is None:
            self.screen.tell(self.words.say(self.table.state.asking()), "bold")
        else:
            style = "bold green" if outcome.winners else "bold red"
            self.screen.tell(self.words.say(outcome.message()), style)
