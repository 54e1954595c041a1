"""At a real terminal: the questions, the keyboard that changes hands, the end."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")

PATIENCE = 60.0
"""Seconds, on a busy machine; nobody waits longer than it takes."""
STYLES = re.compile(r"\x1b\[[0-9;?]*[mhl]")


class Person:
    """Somebody at a terminal who waits for a text before typing."""

    def __init__(self, *args: str | Path, data: Path, columns: int = 80, lines: int = 24) -> None:
        self._ours, theirs = pty.openpty()
        sizes = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wardroom", *map(str, args)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **sizes, "WARDROOM_DATA": str(data)},
            close_fds=True,
        )
        os.close(theirs)
        self.seen = ""
        """What is on the screen and has not been waited for yet, without colours."""

    def waits_for(self, text: str) -> str:
        """Everything shown up to the text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert self._reads_more(deadline), f"{text!r} did not come after {self.seen!r}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def presses_ctrl_c_until(self, text: str) -> None:
        """Once more if nothing happens: a signal just before the keyboard is read can get lost."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} did not come after {self.seen!r}"
            self.process.send_signal(signal.SIGINT)
            while text not in self.seen and self._reads_more(time.monotonic() + 0.5):
                pass

    def _reads_more(self, deadline: float) -> bool:
        """False if nothing more came in time, or nothing more can come."""
        ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
        try:
            more = os.read(self._ours, 65536) if ready else b""
        except OSError:  # the other end is closed
            return False
        self.seen += STYLES.sub("", more.decode(errors="replace"))
        return bool(more)

    def types(self, line: str) -> None:
        os.write(self._ours, line.encode() + b"\n")

    def leaves(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)


@pytest.fixture
def sit_down(data: Path) -> Iterator[object]:
    people: list[Person] = []

    def sit_down(*args: str | Path, **sizes: int) -> Person:
        people.append(Person(*args, data=data, **sizes))
        return people[-1]

    yield sit_down
    for person in people:
        person.close()


def test_enter_thrice_starts_a_game(sit_down: type[Person]) -> None:
    person = sit_down("play", lines=60)
    person.waits_for("Who’s playing?")
    person.waits_for("[1] > ")
    person.types("")
    person.waits_for("How well should your colleague play?")
    assert "2 Good: " in person.waits_for("[1] > ")
    person.types("")
    person.waits_for("4 (introductory)")
    person.waits_for("[1] > ")
    person.types("")
    person.waits_for("· Outbreaks ")
    person.waits_for("> ")
    person.types("quit")
    person.waits_for("wardroom play --resume")
    assert person.leaves() == 0


def test_an_unfinished_game_is_mentioned_and_names_are_asked_for(sit_down: type[Person]) -> None:
    first = sit_down("play", "--players", "me", "--seed", "7")
    first.waits_for("> ")
    first.types("quit")
    assert first.leaves() == 0
    person = sit_down("play")
    question = person.waits_for("[1] > ")
    assert "wardroom play --resume" in question
    (number,) = (line.split()[0] for line in question.splitlines() if "Several people" in line)
    person.types(number)
    person.waits_for("separated by commas: ")
    person.types("ania, bo, me, me, me")
    person.waits_for("seats, not 5")
    person.waits_for("separated by commas: ")
    person.types("ania, bo")
    person.waits_for("[1] > ")
    person.types("")
    person.waits_for("Bo, ")


def test_closed_hands_leave_nothing_on_the_screen(sit_down: type[Person]) -> None:
    args = ("play", "--players", "Ania,Bo", "--seed", "7", "--epidemics", "5")
    person = sit_down(*args, lines=60)
    person.waits_for("Hand the keyboard to Ania.")
    person.waits_for("[Enter] ")
    person.types("")
    person.waits_for("Ania, you have 4 actions left.")
    for _ in range(3):
        person.waits_for("> ")
        person.types("0")
    person.waits_for("[Enter] ")
    person.types("")
    assert "\x1b[3J" in person.waits_for("Hand the keyboard to Bo.")


def test_ctrl_c_at_a_terminal_saves(sit_down: type[Person]) -> None:
    person = sit_down("play", "--players", "me", "--seed", "7")
    person.waits_for("> ")
    person.types("drive chicago")
    person.waits_for("3 actions left.")
    person.waits_for("> ")
    person.presses_ctrl_c_until("wardroom play --resume")
    assert person.leaves() == 0


def test_a_replay_is_stepped_through(sit_down: type[Person], tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    header = "wardroom record 1\ngame pandemic/1\nseats 2\nseed 7\n\n"
    path.write_text(header + "0 drive chicago\n0 drive atlanta\n")
    person = sit_down("replay", path)
    person.waits_for("Player 1 is the Scientist.")
    person.waits_for("q quit > ")
    person.types("")
    person.waits_for("drives to Chicago.")
    person.waits_for("q quit > ")
    person.types("2")
    person.waits_for("drives to Atlanta.")
    person.waits_for("q quit > ")
    person.types("p")
    person.waits_for("drives to Chicago.")
    person.waits_for("q quit > ")
    person.types("q")
    assert person.leaves() == 0
