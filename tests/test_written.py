"""What is written from the sources for other readers is up to date."""

import pytest

from tools import generate, protocol, recorded, sentences, state_slots


@pytest.mark.parametrize("tool", [generate, protocol, recorded, sentences, state_slots])
def test_what_is_written_from_the_sources_is_up_to_date(tool: object) -> None:
    assert tool.main(["--check"]) == 0  # type: ignore[attr-defined]


POSITION = """class Position:
    __slots__ = ()

    def lay_out(self, deal: Deal) -> None:
        self.deal: Deal = deal
        self.bag: list[int] = [0] * 5
        self.bag[0] = 1
        self.turn: int = 0
        self.log: list[Event] | None = None

    def copy_onto(self, new: "Position") -> None:
        pass

    def clean(self) -> bool:
        return True
"""


def test_a_slot_is_written_once_and_what_follows_from_it_is_written_by_the_tool() -> None:
    text = state_slots.written(POSITION)
    assert (
        '__slots__ = (\n        "bag",\n        "deal",\n        "log",\n        "turn",\n    )'
        in text
    )
    assert "new.deal = self.deal\n" in text
    assert "new.bag = self.bag[:]\n" in text
    assert "new.log = None\n\n    def clean" in text
    assert state_slots.written(text) == text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("self.turn = 0", "turn needs its type"),
        ("self.turn: dict[str, int] = {}", "use a list or a tuple"),
    ],
)
def test_a_slot_that_could_be_copied_wrongly_is_refused(line: str, why: str) -> None:
    with pytest.raises(state_slots.UnclearSlot, match=why):
        state_slots.written(POSITION.replace("self.turn: int = 0", line))
