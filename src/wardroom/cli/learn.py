"""`wardroom learn`: a lesson at the prompt."""

import argparse
import time
from collections.abc import Iterable, Sequence

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.chronicle import sentences
from wardroom.cli.menu import STEP_BACK, Branch, Menu, Paper, begun_by
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.screen import Screen
from wardroom.kernel import Action, Argument, Event, Message
from wardroom.kernel import game as find_game
from wardroom.kernel.parts.picture import Scene
from wardroom.kernel.parts.text import Text
from wardroom.render import picture_of, words_for_picture
from wardroom.teaching.lesson import Lecture, Lesson, Step, lesson_of, next_basics


def run(arguments: argparse.Namespace) -> int:
    game = find_game(game_name(arguments))
    lesson = lesson_of(game, arguments.lesson or "")
    at = min(max(1, arguments.step), len(lesson.steps)) - 1
    LessonSession(lesson, Screen(), language_of(arguments)).begin(at)
    return 0


class LessonSession:
    """One lesson and the person who takes it."""

    def __init__(self, lesson: Lesson, screen: Screen, language: str) -> None:
        self.lesson = lesson
        self.screen = screen
        self.lecture = Lecture(lesson)
        game = self.lecture.table.game
        self.picture = picture_of(game)
        numbered = words_for_picture(game, language, also=TEXTS)
        view = self.lecture.table.view(lesson.seat)
        self.names: Sequence[str] = self.picture.names(view, numbered, lesson.seats)
        self.words = words_for_picture(game, language, dict(enumerate(self.names)), also=TEXTS)
        self._drawn = ""
        self._began = time.monotonic()
        self._commands = {
            word.casefold(): name
            for name in ("back", "quit")
            for word in (name, *phrase(self.words, f"command-{name}").split())
        }

    def begin(self, at: int = 0) -> None:
        """Teach from this step to the end, or until the person leaves."""
        self.lecture = Lecture(self.lesson, at)
        self.screen.tell(self.words.say(Message("game-title")), "bold")
        self.screen.tell(self.words.say(self.lesson.title()), "bold")
        self._say("learn-how", style="dim", minutes=self.lesson.minutes)
        try:
            while self.lecture.step is not None:
                self._teach(self.lecture.step)
        except (EOFError, KeyboardInterrupt):
            self.screen.show([Text()])
            name, step = self.lesson.game, self.lecture.index + 1
            self._say("learn-left")
            self.screen.tell_whole(f"  wardroom learn {name} {self.lesson.name} --step {step}")
            return
        self._show_board()
        following = next_basics(self.lesson)
        if following is None:
            self._say("learn-done", style="bold green")
            self.screen.tell_whole(f"  wardroom play {self.lesson.game}")
        else:
            self._say("learn-next", style="bold green")
            self.screen.tell_whole(f"  wardroom learn {following.game} {following.name}")

    def _teach(self, step: Step) -> None:
        """Say one thing and read until it is done."""
        menu = self._menu()
        self.screen.offer([*menu.notations(), *self._commands])
        self._show_board()
        count = f"{self.lecture.index + 1}/{len(self.lesson.steps)} "
        told = Text(self._said(step.say), style="bold")
        self.screen.show([Text(), *self.screen.wrapped(told, Text(count, style="cyan"))])
        self.screen.show(menu.lines(self.screen.width))
        before, self._began = self.lecture.index, time.monotonic()
        while self.lecture.index == before:
            prompt = phrase(self.words, "press-enter") + " " if self.lecture.reading else "> "
            typed = self.screen.ask(prompt)
            if self.lecture.running:
                self._happened(self.lecture.pass_time(self._after))
                menu = self._menu()
            if self.lecture.index == before:
                menu = self._obey(typed, menu)

    @property
    def _after(self) -> int:
        """While the clock runs: the ms since the step began."""
        return int((time.monotonic() - self._began) * 1000)

    def _obey(self, typed: str, menu: Menu) -> Menu:
        """Do what was typed; what can be chosen from then on."""
        command = self._commands.get(typed.casefold())
        if command == "quit":
            raise EOFError
        if command == "back":
            self.lecture = Lecture(self.lesson, max(0, self.lecture.index - 1))
            self._drawn = ""
        elif self.lecture.reading and not typed:
            self._happened(self.lecture.read_on())
        elif typed == STEP_BACK and menu.is_branch:
            return self._shown(menu.above())
        elif typed:
            return self._try(typed, menu)
        return menu

    def _shown(self, menu: Menu) -> Menu:
        self.screen.show(menu.lines(self.screen.width))
        return menu

    def _try(self, typed: str, menu: Menu) -> Menu:
        """Take what was typed, or say why it must wait."""
        found = menu.find(typed)
        only = found[0] if len(found) == 1 else None
        if isinstance(only, Branch):
            return self._shown(menu.into(only))
        if only is not None:
            self._happened(self.lecture.play(only.action, self._after))
            return menu
        action = None if found else self._meant(typed)
        why = None if action is None else self.lecture.explain(action)
        if found:
            self._say("which", typed=typed)
            self.screen.show(menu.few(found, self.screen.width))
        elif action is None or why is None:
            self._say("not-understood", typed=typed[:60])
        else:
            self.screen.tell(self._said(why))
        return menu

    def _said(self, message: Message) -> str:
        """A sentence of the lesson; where it speaks of a gesture, the terminal has its own."""
        own = Message(f"cli-{message.id}", message.args)
        return self.words.say(own if self.words.has(own.id) else message)

    def _meant(self, typed: str) -> Action | None:
        """An action that is legal but must wait, or else any that begins like this."""
        table, seat = self.lecture.table, self.lesson.seat
        legal = Menu(self.picture.groups(self._scene(), seat, table.legal(seat)), self.words)
        found = [] if typed.isdecimal() else legal.find(typed)
        first = found[0] if found else None
        if isinstance(first, Branch):
            return first.offers[0].action
        return first.action if first is not None else begun_by(typed, table.game.space)

    def _happened(self, told: Iterable[Iterable[Event]]) -> None:
        for events in told:
            for sentence in sentences(events, self.words, [self.lesson.seat]):
                painted = self.picture.paint(sentence.kind, sentence.text, self.words)
                self.screen.show(self.screen.wrapped(painted, "  ", 4))

    def _menu(self) -> Menu:
        open_now = [offer.action for offer in self.lecture.offers()]
        groups = self.picture.groups(self._scene(), self.lesson.seat, open_now)
        return Menu(groups if open_now else [], self.words, Paper.below_a_board(self.screen))

    def _scene(self) -> Scene:
        screen, view = self.screen, self.lecture.table.view(self.lesson.seat)
        kinds = [""] * self.lesson.seats
        return Scene(
            view, self.words, self.names, kinds, screen.width, screen.height, screen.glyphs
        )

    def _show_board(self) -> None:
        lines = self.picture.board(self._scene())
        looks = "\n".join(line.plain for line in lines)
        if looks != self._drawn:
            self.screen.show([Text(), *lines])
            self._drawn = looks

    def _say(self, id: str, style: str = "", **args: Argument) -> None:
        self.screen.tell(phrase(self.words, id, **args), style)
