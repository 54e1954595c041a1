"""The core for a Python in a browser: what the strong colleague needs of `core`, by the same names.

There the core is a WebAssembly module of its own (native/wasm), which shares no memory with Python.
Questions and answers are rows of numbers in a room of its memory. On a site that plays without a
server this file stands where the extension module would be (tools/site.py).
"""

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final, NamedTuple, Self

_WHYS: Final = (
    *("best", "cure", "head-cure", "treat", "treat-danger", "give", "take", "go", "fly", "build"),
    *("move-pawn", "fetch", "airlift", "grant", "discard"),
)
"""The names of the messages `why-...`, as they are numbered in macros.hpp."""
_WORD: Final = 8
_MASK: Final = (1 << 64) - 1


class _Module:
    """The module, and its room."""

    def __init__(self, code: bytes) -> None:
        js: Any = import_module("js")
        place = js.Uint8Array.new(len(code))
        place.assign(code)
        self._js = js
        self._exports = js.WebAssembly.Instance.new(js.WebAssembly.Module.new(place)).exports
        initialise = getattr(self._exports, "_initialize", None)
        if initialise is not None:
            initialise()

    def ask(self, name: str, question: Sequence[int], *arguments: int) -> bytes:
        """The answer to a question; ValueError if it is refused."""
        text = struct.pack(f"<{len(question)}Q", *[number & _MASK for number in question])
        self._room(len(text)).assign(text)
        count = getattr(self._exports, name)(*arguments)
        if count < 0:
            raise ValueError(f"the core refuses {name}")
        answer: bytes = self._room(count * _WORD).to_bytes()
        return answer

    def _room(self, size: int) -> Any:
        # The memory may have grown since, and is another object then.
        memory = self._exports.memory.buffer
        return self._js.Uint8Array.new(memory, self._exports.room(), size)


@cache
def _module() -> _Module:
    return _Module(files("wardroom_native").joinpath("core.wasm").read_bytes())


class Position:
    """A position as numbers."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    @classmethod
    def from_fields(cls, fields: tuple[Any, ...]) -> Self:
        """A position of `exchange.fields`; what there may be more or less of is counted."""
        deal, board, cards, flow = fields
        *simple, step, refused = flow
        numbers = [*_in_a_row((deal, board, cards, tuple(simple)))]
        numbers += [0] if step is None else [1, *_in_a_row(step)]
        return cls([*numbers, len(refused), *_in_a_row(refused)])


def _in_a_row(fields: tuple[Any, ...]) -> Iterator[int]:
    for field in fields:
        if isinstance(field, bytes):
            yield len(field)
            yield from field
        elif isinstance(field, tuple):
            yield from _in_a_row(field)
        else:
            yield int(field)


class PlanStep(NamedTuple):
    """One action of a plan, and the key of the position in which it is meant to be taken."""

    key: int
    seat: int
    action: int
    why: str
    first: int
    second: int


_STEP: Final = struct.Struct("<Qqqqqq")


class Thinker:
    """Thinks a turn over."""

    def __init__(self, samples: int) -> None:
        self._samples = samples
        self._later: list[PlanStep] = []

    def plan(self, position: Position, events: int, first: list[int]) -> list[PlanStep]:
        question = [*position.numbers, len(first), *first]
        answer = _module().ask("plan", question, self._samples, events)
        (count,) = struct.unpack_from("<q", answer)
        steps = [
            PlanStep(key, seat, action, _WHYS[why], one, other)
            for key, seat, action, why, one, other in _STEP.iter_unpack(answer[_WORD:])
        ]
        self._later = steps[count:]
        return steps[:count]

    def later(self) -> list[PlanStep]:
        """What team-mates would make of the turn that was planned last."""
        return self._later

    def decide(self, position: Position, seat: int) -> int:
        (action,) = struct.unpack("<q", _module().ask("decide", position.numbers, seat))
        return int(action)

    def chances(self, position: Position, samples: int) -> tuple[float, float, float]:
        win, low, high = struct.unpack("<3d", _module().ask("chances", position.numbers, samples))
        return win, low, high

    def sampled(self, position: Position, seed: int, start: int, count: int) -> list[float]:
        answer = _module().ask("sampled", [*position.numbers, seed], start, count)
        return list(struct.unpack(f"<{count}d", answer))


def plan_key(position: Position) -> int:
    """All that a plan can change, as a number."""
    (key,) = struct.unpack("<Q", _module().ask("plan_key", position.numbers))
    return int(key)


class Tally(NamedTuple):
    """Sums over games."""

    decisions: int
    games: int
    wins: int
    checksum: int


def play_lot(seed: int, games: int, gifts: bool = False) -> Tally:
    """The same games as elsewhere, with the dice of the Python rules."""
    return Tally(*struct.unpack("<4Q", _module().ask("play_lot", [seed, games], 0, int(gifts))))


def play_lot_quickly(seed: int, games: int, gifts: bool = False) -> Tally:
    """The same with the core's own dice."""
    return Tally(*struct.unpack("<4Q", _module().ask("play_lot", [seed, games], 1, int(gifts))))
