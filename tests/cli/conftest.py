"""A terminal for tests: commands run in this process, and somebody answers each prompt."""

import io
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from wardroom.cli import main, session
from wardroom.cli.menu import Menu


class Ran:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def sentence(self) -> str:
        """The one line of an error."""
        (line,) = self.err.splitlines()
        return line


Answer = Callable[[Menu], str]


class Keyboard(io.StringIO):
    """Standard input: lines prepared beforehand, then answers made up from the menu on screen."""

    def __init__(self, lines: Sequence[str], answer: Answer | None, menus: list[Menu]) -> None:
        super().__init__("".join(line + "\n" for line in lines))
        self._answer = answer
        self._menus = menus

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1 if size is None else size)
        if line or self._answer is None:
            return line
        return self._answer(self._menus[-1]) + "\n"


class Terminal:
    """Runs `wardroom` commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self._menus: list[Menu] = []
        menus = self._menus

        class WatchedMenu(Menu):
            def __init__(self, *args: object, **named: object) -> None:
                super().__init__(*args, **named)  # type: ignore[arg-type]
                menus.append(self)

        monkeypatch.setattr(session, "Menu", WatchedMenu)

    def __call__(
        self, *args: str | Path, lines: Sequence[str] = (), answer: Answer | None = None
    ) -> Ran:
        self._monkeypatch.setattr(sys, "stdin", Keyboard(lines, answer, self._menus))
        self._capsys.readouterr()
        code = main([str(arg) for arg in args])
        captured = self._capsys.readouterr()
        return Ran(code, captured.out, captured.err)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, English, and 80 columns."""
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "data"


@pytest.fixture
def wardroom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def by_number(seed: int) -> Answer:
    """Somebody who types numbers of the list at random."""
    dice = random.Random(seed)
    return lambda menu: str(dice.choice(sorted(menu.offers)))


def by_notation(seed: int) -> Answer:
    """Somebody who types notation at random."""
    dice = random.Random(seed)

    def answer(menu: Menu) -> str:
        offer = dice.choice(list(menu.offers.values()))
        return f"{offer.seat} {offer.action!r}"

    return answer


def saved_game(data: Path) -> Path:
    """The only game in the data folder."""
    (path,) = (data / "games").glob("*.record")
    return path
