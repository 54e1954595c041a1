"""Bots in other languages: a process that reads positions and writes notation, a line each.

For every decision the bot gets one line of JSON on its standard input and answers with one line on
its standard output: the notation of one of the legal actions, or `-` to let the others go on when
it is not waited for, or in a timed game `- @12400` to be asked again at that moment. Its input ends
when the game does. The fields are listed in docs/bots.md.
"""

import contextlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from queue import Empty, Queue
from threading import Thread
from typing import Final

from wardroom.kernel import Choice, Perspective, Wait, WardroomError

PREFIX: Final = "process:"
TIMEOUT: Final = 30.0
LONGEST_ANSWER: Final = 4096
LET_OTHERS_GO_ON: Final = "-"
_LATER: Final = re.compile(r"- @(\d{1,18})", re.ASCII)
_FAREWELL: Final = 2.0


class BotFailed(WardroomError):
    """A bot's process could not be started, ended, was silent or answered with nonsense."""


class ProcessPlayer:
    """A colleague in a process of its own, started at its first decision.

    `close` ends the process; as a context manager it closes itself.
    """

    def __init__(self, command: str, seed: int, timeout: float = TIMEOUT) -> None:
        self._command = command
        self._seed = seed
        self._timeout = timeout
        self._line: _Line | None = None

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        answer = self._ask(self._request(perspective))
        if answer == LET_OTHERS_GO_ON and not perspective.waited_for:
            return None
        later = _LATER.fullmatch(answer)
        if later is not None and perspective.game.timed:
            return Wait(int(later.group(1)))
        for action in perspective.legal:
            if repr(action) == answer:
                return Choice(action)
        self.close()
        raise BotFailed(
            f"The bot {self._command!r} answered {answer[:60]!r}, "
            "which is none of the legal actions it was sent."
        )

    def close(self) -> None:
        """End the process: its input ends, and if it lingers it is stopped."""
        if self._line is not None:
            self._line.hang_up(_FAREWELL)
            self._line = None

    def __enter__(self) -> "ProcessPlayer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _request(self, perspective: Perspective) -> bytes:
        request = {
            "game": perspective.game.name,
            "edition": perspective.game.edition,
            "seat": perspective.seat,
            "waited_for": perspective.waited_for,
            "now": perspective.now,
            "seed": self._seed,
            "view": perspective.view(),
            "legal": [repr(action) for action in perspective.legal],
        }
        return json.dumps(request, separators=(",", ":")).encode() + b"\n"

    def _ask(self, request: bytes) -> str:
        if self._line is None:
            try:
                self._line = _Line(_as_started(self._command))
            except (OSError, ValueError, IndexError) as error:
                reason = error.strerror if isinstance(error, OSError) else "no command"
                raise BotFailed(
                    f"The bot {self._command!r} could not be started: {reason}."
                ) from error
        try:
            answer = self._line.ask(request, self._timeout)
        except Empty:
            self._line.hang_up(0)
            self._line = None
            raise BotFailed(
                f"The bot {self._command!r} gave no answer within {self._timeout:g} seconds."
            ) from None
        if not answer.endswith(b"\n"):
            last_words = self._line.hang_up(_FAREWELL)
            self._line = None
            raise BotFailed(
                f"The bot {self._command!r} ended before it gave a whole answer{last_words}."
            )
        return " ".join(answer.decode(errors="replace").split())


def _as_started(command: str) -> str | list[str]:
    """Its words; Windows divides them itself, for there a backslash stands between folders."""
    return command if sys.platform == "win32" else shlex.split(command)


class _Line:
    """The connection to one process. A thread does the talking, so that waiting can time out."""

    def __init__(self, command: str | list[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when hung up
        try:
            self._bot = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
            )
        except BaseException:
            self._errors.close()
            raise
        self._requests: Queue[bytes | None] = Queue()
        self._answers: Queue[bytes] = Queue()
        self._talking = Thread(target=self._talk, daemon=True)
        self._talking.start()

    def ask(self, request: bytes, timeout: float) -> bytes:
        """The answer with its line end, or what there was of it; Empty after the timeout."""
        self._requests.put(request)
        return self._answers.get(timeout=timeout)

    def hang_up(self, patience: float) -> str:
        """End the process and return its last words, ready to be put into a sentence."""
        if not patience:
            self._bot.kill()
        self._requests.put(None)
        try:
            self._bot.wait(patience or None)
        except subprocess.TimeoutExpired:
            self._bot.kill()
            self._bot.wait()
        self._talking.join(_FAREWELL)
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LONGEST_ANSWER))
        words = self._errors.read().decode(errors="replace").strip().splitlines()
        self._errors.close()
        return f" ({words[-1][:200].rstrip('.')})" if words else ""

    def _talk(self) -> None:
        reading, writing = self._bot.stdout, self._bot.stdin
        if reading is None or writing is None:
            return
        while (request := self._requests.get()) is not None:
            answer = b""
            with contextlib.suppress(OSError):
                writing.write(request)
                writing.flush()
                answer = reading.readline(LONGEST_ANSWER)
            self._answers.put(answer)
        with contextlib.suppress(OSError):
            writing.close()
        reading.close()
