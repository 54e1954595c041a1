"""A game in the terminal, from the first decision to the last."""

import shlex
from collections.abc import Callable, Sequence
from typing import Final

from wardroom.cli.campaigns import hand_on
from wardroom.cli.chronicle import Chronicle, Entry, Sentence, fellows, sentences
from wardroom.cli.commands import Commands, Leave
from wardroom.cli.menu import STEP_BACK, Branch, Menu, Paper, begun_by
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.saves import SaveFile
from wardroom.cli.screen import Screen
from wardroom.cli.seating import Seating
from wardroom.kernel import Action, Argument, Message, Table, WardroomError
from wardroom.kernel.parts.picture import Group, Picture, Scene
from wardroom.kernel.parts.text import Text
from wardroom.players import Team, dismiss, next_choice, next_moment
from wardroom.render import picture_of, words_for_picture
from wardroom.words import Words

FEW_LINES: Final = 5
"""So much news is told under the board; more is told before it."""
SILENT: Final = ("pass", "rest")
"""What follows a decision to do nothing is not its doing, so no reason belongs to it."""
LOW_SCREEN: Final = 45
"""On a screen with fewer lines the board would push much news away before it is read."""
LET_TIME_PASS: Final = "0"
_EVERYBODY: Final = ""


class Session:
    """One table, the people at this keyboard and their colleagues."""

    def __init__(
        self, table: Table, seating: Seating, screen: Screen, save: SaveFile, language: str
    ) -> None:
        self.table = table
        self.seating = seating
        self.screen = screen
        self.save = save
        self.picture: Picture = picture_of(table.game)
        self.words = words_for(table, seating, self.picture, language)
        self.numbered = words_for(table, seating, None, language)
        self.names = [self.words.player(seat) for seat in range(table.record.seats)]
        self.chronicle = Chronicle.of(table.game, table.record)
        self.fresh: list[Text] = []
        """News that waits to be told under the board."""
        self._colleagues = seating.hire(table.game, table.record)
        self._team = Team(self._colleagues)
        self._moment = 0
        """The time up to which nobody wanted to act."""
        self._let_pass: dict[int, frozenset[int]] = {}
        """In a timed game: what each person could have done and did not, by its numbers."""
        self.asked = 0
        """The seat that is asked, or was asked last."""
        self._may_wait = False
        self._commands = Commands(self)
        self._saved = True
        self._resumed_at = table.ply
        self._told: dict[str, int] = {}
        """For each person the entries of the chronicle they have been told."""
        self._drawn = ""
        self._person = _EVERYBODY
        self._last_reason: tuple[int, Message] | None = None
        self._waiting_reason: dict[int, Message] = {}

    # The course of the game

    def begin(self) -> None:
        """Start a game that has just been dealt."""
        self.screen.tell(self.words.say(Message("game-title")), "bold")
        self.say("welcome", style="dim")
        self._run()

    def go_on(self) -> None:
        """Go on with a game from the disk."""
        self.say("resumed", count=self.table.ply)
        self._run()

    def _run(self) -> None:
        """Play until the game is over or the person leaves; always saved."""
        self.keep(lambda: self.save.rewrite(self.table.record))
        path = shlex.quote(str(self.save.path))
        try:
            self._play()
            self._tell_outcome()
            self._hand_on()
            if self._saved:
                self.say("saved-finished")
                self.screen.tell_whole(f"  wardroom replay {path}")
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.show([Text()])
            if self._saved:
                self.say("saved")
                self.screen.tell_whole(f"  wardroom play --resume {path}")
        finally:
            dismiss(self._colleagues.values())
        if not self._saved:
            self.say("left-unsaved", style="bold red")

    def _play(self) -> None:
        table = self.table
        while table.outcome() is None:
            chosen = self._think()
            if chosen is not None:
                self._make(*chosen)
                if not self.has_secrets():
                    self._flush()
                    self.screen.show(self._news())
                continue
            asked = [seat for seat in table.waiting() if seat in self.seating.people]
            if asked:
                self._ask(asked[0])
                continue
            able, can_pass = self._able(), table.due() is not None or self._team.wakes is not None
            if able is not None and self._ask(able, may_wait=can_pass):
                continue
            self._moment = next_moment(table, self._team)
            if self._moment == table.state.due():
                self._happened(Entry(-1, "", table.wait(self._moment)))

    def _able(self) -> int | None:
        """In a timed game: a person who is not waited for but could do something now, and has not
        just let time pass with the same before them. The clock stands while they think.
        """
        if not self.table.game.timed:
            return None
        for seat in self.seating.people:
            legal = frozenset(action.index for action in self.table.legal(seat))
            if legal - self._let_pass.get(seat, frozenset()):
                return seat
        return None

    def _think(self) -> tuple[int, Action, Message | None] | None:
        """The next choice of a colleague, if one wants to act or has to."""
        if not self._colleagues:
            return None
        thinking = [seat for seat in self.table.waiting() if seat in self._colleagues]
        if thinking and self.screen.interactive:
            who = self.names[thinking[0]]
            with self.screen.console.status(phrase(self.words, "thinking", who=who)):
                chosen = next_choice(self.table, self._team, self._moment)
        else:
            chosen = next_choice(self.table, self._team, self._moment)
        return None if chosen is None else (chosen[0], chosen[1].action, chosen[1].reason)

    def _make(self, seat: int, action: Action, reason: Message | None = None) -> None:
        """Play it, put it on the disk, and remember what there is to tell."""
        table = self.table
        knowing = () if reason is None else fellows(table.state, seat, len(self.names))
        events = table.play(seat, action, max(self._moment, table.now), reason)
        self._happened(Entry(seat, repr(action), events, reason, knowing))

    def _happened(self, entry: Entry) -> None:
        self.chronicle.entries.append(entry)
        record = self.table.record
        self.keep(
            lambda: self.save.rewrite(record) if record.result else self.save.add_move(record)
        )

    def taken_back(self) -> None:
        """The table is at an earlier moment: forget the rest, on the disk as well."""
        ply = self.table.ply
        del self.chronicle.entries[ply:]
        self._told = {person: min(told, ply) for person, told in self._told.items()}
        self._waiting_reason.clear()
        self.keep(lambda: self.save.rewrite(self.table.record))

    def keep(self, write: Callable[[], None]) -> None:
        """Save, or say once that the game goes on unsaved, and once that it is saved again."""
        try:
            write()
        except WardroomError as error:
            if self._saved:
                self.screen.tell(f"{error} {phrase(self.words, 'unsaved')}", "bold red")
            self._saved = False
        else:
            if not self._saved:
                self.say("saved-again")
            self._saved = True

    # Telling

    def say(self, id: str, style: str = "", **args: Argument) -> None:
        self.screen.tell(phrase(self.words, id, **args), style)

    def has_secrets(self) -> bool:
        """Do people at this keyboard know different things?"""
        if self.seating.persons < 2:
            return False
        views = [self.table.view(seat) for seat in self.seating.people]
        return any(view != views[0] for view in views)

    def eyes(self) -> Sequence[int] | None:
        """The seats whose knowledge may be shown now; None shows all of a game without people."""
        people = self.seating.people
        if self.has_secrets():
            return [seat for seat, name in people.items() if name == self._person]
        return list(people) or None

    def _news(self) -> list[Text]:
        """What has happened since the last telling."""
        reader = self._person if self.has_secrets() else _EVERYBODY
        start = self._told.get(reader, self._resumed_at)
        self._told[reader] = len(self.chronicle.entries)
        lines: list[Text] = []
        eyes = self.eyes()
        for entry in self.chronicle.entries[start:]:
            lines += self._entry_lines(entry, eyes)
        return lines

    def _entry_lines(self, entry: Entry, eyes: Sequence[int] | None) -> list[Text]:
        """The sentences of a move; the reason stands under the first of them.

        A reason that has just been given for an earlier step of the same plan is not repeated, and
        one for a step of which nothing can be told yet waits for the next.
        """
        reason = entry.reason_for(eyes) or self._waiting_reason.pop(entry.seat, None)
        if entry.notation in SILENT and all(event.kind != entry.notation for event in entry.events):
            reason = None
        told = sentences(entry.events, self.words, eyes)
        lines: list[Text] = []
        for number, sentence in enumerate(told):
            lines += self.painted(sentence)
            if number == 0 and reason is not None and self._last_reason != (entry.seat, reason):
                why = phrase(self.words, "reason", reason=reason)
                lines += self.screen.wrapped(Text(why, style="dim italic"), "    ")
                self._last_reason = entry.seat, reason
        if reason is not None and not told:
            self._waiting_reason[entry.seat] = reason
        return lines

    def painted(self, sentence: Sentence) -> list[Text]:
        """A sentence of the log."""
        painted = self.picture.paint(sentence.kind, sentence.text, self.words)
        return self.screen.wrapped(painted, "  ", 4)

    def _flush(self) -> None:
        self.screen.show(self.fresh)
        self.fresh = []

    def scene(self, seat: int) -> Scene:
        kinds = [self.seating.kinds.get(one, "") for one in range(len(self.names))]
        screen = self.screen
        view = self.table.view(seat) if self.seating.people else self.table.state.view(0, told=True)
        return Scene(
            view, self.words, self.names, kinds, screen.width, screen.height, screen.glyphs
        )

    def _show_board(self, seat: int) -> None:
        """Draw the board if it looks different from the one above."""
        lines = self.picture.board(self.scene(seat))
        looks = "\n".join(line.plain for line in lines)
        if looks != self._drawn:
            self.screen.show([Text(), *lines])
            self._drawn = looks

    def _tell_outcome(self) -> None:
        self._flush()
        self.screen.show(self._news())
        eyes = self.eyes()
        self._show_board(eyes[0] if eyes else 0)
        outcome = self.table.outcome()
        if outcome is not None:
            style = "bold green" if outcome.winners else "bold red"
            self.screen.tell(self.words.say(outcome.message()), style)

    def _hand_on(self) -> None:
        """Let the campaign go on, if the game was dealt in one."""
        outcome, game = self.table.outcome(), self.table.game
        if outcome is None or outcome.carried is None or self.table.record.carried is None:
            return
        try:
            for title in hand_on(game.name, outcome.carried):
                self.say("unlocked", chapter=title)
        except WardroomError as error:
            self.screen.tell(str(error), "bold red")

    # Asking

    def _ask(self, seat: int, may_wait: bool = False) -> bool:
        """Show a person everything and read until a move is made or taken back; False if the person
        lets time pass instead, where that is possible.
        """
        self.asked, self._may_wait = seat, may_wait
        self._hand_over(seat)
        self.fresh += self._news()
        if len(self.fresh) > FEW_LINES:
            self._flush()
            if self.screen.height < LOW_SCREEN:
                self._wait_for_enter()
        menu = self._menu(seat)
        self.screen.offer([*menu.notations(), *self._commands.words()])
        self._show_board(seat)
        self._flush()
        self._show_menu(menu)
        ply = self.table.ply
        while self.table.ply == ply:
            typed = self.screen.ask()
            if may_wait and typed == LET_TIME_PASS and not menu.is_branch:
                for one in self.seating.people:
                    self._let_pass[one] = frozenset(
                        action.index for action in self.table.legal(one)
                    )
                return False
            if typed == STEP_BACK and menu.is_branch:
                menu = menu.above()
                self._show_menu(menu)
            elif typed:
                menu = self._obey(typed, menu)
            else:
                self._drawn = ""
                self._show_board(seat)
                self._show_menu(menu)
        self._let_pass.clear()
        return True

    def _hand_over(self, seat: int) -> None:
        """Where people know different things, nobody sees the screen of another."""
        person = self.seating.people[seat]
        if person != self._person and self.has_secrets():
            if self._person != _EVERYBODY:
                self._flush()
                self.screen.show(self._news())
                self._wait_for_enter()
            self.screen.clear()
            self.say("hand-over", style="bold", who=self.names[seat])
            self._wait_for_enter()
            self._drawn = ""
        self._person = person

    def _wait_for_enter(self) -> None:
        if self.screen.interactive:
            self.screen.ask(phrase(self.words, "press-enter") + " ")

    def _menu(self, seat: int) -> Menu:
        """What this seat may do, and what others at the keyboard may throw in."""
        scene = self.scene(seat)
        groups = self.picture.groups(scene, seat, self.table.legal(seat))
        if not self.has_secrets():
            for other in self.seating.people:
                legal = [] if other == seat else self.table.legal(other)
                for title, offers in self.picture.groups(scene, other, legal):
                    whose = Text().append(f"{self.names[other]}: ", style="bold").append_text(title)
                    groups.append(Group(whose, offers))
        return Menu(groups, self.words, Paper.below_a_board(self.screen))

    def _show_menu(self, menu: Menu) -> None:
        """What is asked and what can be done; in the middle of a choice, that it can be undone."""
        asking = self.words.say(self.table.state.asking())
        self.screen.tell(Text(asking, style="bold reverse"))
        self.screen.show(menu.lines(self.screen.width))
        if menu.is_branch:
            return
        if self._may_wait:
            line = Text().append(f"{LET_TIME_PASS} ", style="bold cyan")
            self.screen.show([line.append(phrase(self.words, "let-time-pass"))])
        elif not menu.can_pass and self.table.undoable(self.asked):
            self.say("undo-possible", style="dim")

    def _obey(self, typed: str, menu: Menu) -> Menu:
        """Do what was typed, or say why not; what can be chosen from then on."""
        if self._commands.obey(typed):
            return menu
        found = menu.find(typed)
        only = found[0] if len(found) == 1 else None
        if isinstance(only, Branch):
            menu = menu.into(only)
            self.screen.offer([*menu.notations(), *self._commands.words()])
            self._show_menu(menu)
        elif only is not None:
            self._make(only.seat, only.action)
        elif found:
            self.say("which", typed=typed)
            self.screen.show(menu.few(found, self.screen.width))
        elif typed.isdecimal():
            self.say("no-number", typed=typed[:20])
        else:
            self._refuse(typed)
        return menu

    def _refuse(self, typed: str) -> None:
        """Say why what was typed cannot be done."""
        action = begun_by(typed, self.table.game.space)
        if action is None:
            self.say("not-understood", typed=typed[:60])
            return
        why = self.table.state.explain(self.asked, action)
        self.say("not-now", action=action.message())
        if why is not None:
            self.screen.tell(self.words.say(why))


def words_for(table: Table, seating: Seating, picture: Picture | None, language: str) -> Words:
    """Words that call the players what the seating and the picture say.

    Without a picture nameless seats have numbers, as they must while it is told who is who.
    """
    numbered = words_for_picture(table.game, language, also=TEXTS)
    seats = table.record.seats
    usual = [numbered.player(seat) for seat in range(seats)]
    if picture is not None:
        usual = picture.names(table.view(0), numbered, seats)
    return words_for_picture(table.game, language, seating.shown_names(usual), also=TEXTS)
