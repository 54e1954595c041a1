"""What a trial counted, and what it found wrong."""

import time
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

SHOWN: Final = 40


class Report:
    """Figures and findings, printed at the end of a trial."""

    def __init__(self, title: str, advance: Callable[[str], None] | None = None) -> None:
        """`advance` shows how far the trial has come."""
        self.title = title
        self._advance = advance
        self.figures: dict[str, int | float | str] = {}
        self.findings: list[str] = []
        self._started = time.monotonic()

    def count(self, name: str, number: int = 1) -> None:
        before = self.figures.get(name, 0)
        self.figures[name] = number + (before if isinstance(before, int) else 0)

    def advance(self) -> None:
        """One more is done."""
        if self._advance is not None:
            found = len(self.findings)
            self._advance(f"{found} wrong" if found else "")

    def number(self, name: str) -> int:
        number = self.figures.get(name, 0)
        return number if isinstance(number, int) else 0

    def note(self, name: str, figure: int | float | str) -> None:
        self.figures[name] = figure

    def wrong(self, sentence: str) -> None:
        self.findings.append(sentence)

    def expect(self, true: bool, sentence: str) -> None:
        if not true:
            self.wrong(sentence)

    def tell(self) -> int:
        """Print it all; 1 if anything was found."""
        console = Console(soft_wrap=True, highlight=False)
        grid = Grid(title=self.title, title_justify="left", show_header=False)
        grid.add_column()
        grid.add_column(justify="right")
        for name, figure in self.figures.items():
            grid.add_row(name, f"{figure:,}" if isinstance(figure, int) else _short(figure))
        grid.add_row("seconds", f"{time.monotonic() - self._started:.1f}")
        grid.add_section()
        grid.add_row("wrong", str(len(self.findings)))
        console.print(grid)
        for sentence in self.findings[:SHOWN]:
            console.print(f"- {sentence}", markup=False)
        if len(self.findings) > SHOWN:
            console.print(f"  and {len(self.findings) - SHOWN} more")
        return 1 if self.findings else 0


def _short(figure: float | str) -> str:
    return figure if isinstance(figure, str) else f"{figure:,.1f}"
