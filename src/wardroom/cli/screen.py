"""The paper and the keyboard: what is printed and what is typed, on a terminal or through pipes."""

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text as Printed

from wardroom.kernel.parts.picture import folded
from wardroom.kernel.parts.text import Text

UNLIMITED: Final = 1000
"""The height of output that goes to a file or a pipe."""
_DRAWN: Final = "●△⌂♙▶›…⠁"


class _Paper(Console):
    """A console that leaves it to `main` what to do when its reader goes away."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Standard output and input. `interactive` is true when a person sits at both."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stdin):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        self.console = _Paper(highlight=False, markup=False, emoji=False)
        self.glyphs = _encodes(_DRAWN, self.console.encoding)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self._offered: Sequence[str] = ()
        if self.interactive:
            self._complete_with_tab()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else UNLIMITED

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that have been made to fit."""
        for line in lines:
            printed = Printed.assemble(*line.pieces)
            self.console.print(printed, no_wrap=True, overflow="ellipsis", crop=True)

    def wrapped(self, text: Text, lead: Text | str = "", indent: int | None = None) -> list[Text]:
        """A sentence in lines that fit, the further ones set in."""
        lead = Text(lead) if isinstance(lead, str) else lead
        return folded(text, self.width, lead, lead.cell_len if indent is None else indent)

    def tell(self, sentence: str | Text, style: str = "") -> None:
        """A sentence on lines of its own."""
        text = Text(sentence) if isinstance(sentence, str) else sentence
        text.stylize(style)
        self.show(self.wrapped(text))

    def tell_whole(self, line: str) -> None:
        """A line that somebody may want to copy: never broken."""
        self.console.print(line, soft_wrap=True)

    def ask(self, prompt: str = "> ") -> str:
        """A line typed by the person; EOFError when there are no more."""
        if sys.stdin.isatty():
            return input(prompt).strip()
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        self.console.print(line.strip())
        if not line:
            raise EOFError
        return line.strip()

    def offer(self, texts: Sequence[str]) -> None:
        """What the Tab key completes."""
        self._offered = sorted(texts)

    def _complete_with_tab(self) -> None:
        if sys.platform != "win32":  # It has no readline, nor have some builds of Python.
            with suppress(ImportError):
                import readline

                readline.set_completer_delims("")
                readline.set_completer(self._completion)
                readline.parse_and_bind("tab: complete")

    def _completion(self, typed: str, number: int) -> str | None:
        fitting = [text for text in self._offered if text.startswith(typed)]
        return fitting[number] if number < len(fitting) else None

    def clear(self) -> None:
        """Leave nothing for the next person to read, not even by scrolling back."""
        if self.interactive:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


def _encodes(signs: str, encoding: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
