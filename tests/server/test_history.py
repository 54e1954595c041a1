"""The older entries of a log are kept packed, and nothing of them is lost."""

import random
from typing import cast

import pytest
from msgspec import Raw

from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Event, Table
from wardroom.protocol import Offer, Said, encode
from wardroom.server.tables.audience import (
    EventList,
    OwnSeats,
    PlayedEntry,
    Reason,
    chosen,
)
from wardroom.server.tables.history import BLOCK, LATEST, History

MANY = 3 * BLOCK + LATEST + 1
READERS: tuple[OwnSeats, ...] = ((0,), (1,), (0, 1), ())


def _entries() -> list[PlayedEntry]:
    """Moves with and without reason, secret events, no event, and one that was taken back."""
    table = Table.deal(PANDEMIC, 2, seed=4)
    dice = random.Random(5)
    entries = []
    for step in range(1, MANY + 1):
        seat = table.state.waiting()[0]
        action = dice.choice(table.state.legal(seat))
        events = table.play(seat, action)
        if step % 3 == 0:
            events.append(Event("draw", {"seat": seat}, (seat,), table.state))
        undone = step % 7 == 0
        entries.append(
            PlayedEntry(
                step,
                table.ply,
                seat,
                EventList([] if undone else events),
                1_700_000_000.125 + step,
                undone,
                None if undone else cast(Offer, Raw(encode(chosen(seat, action)))),
                Reason(Said("why-cure", {"colour": "red"}), frozenset({1})) if step % 2 else None,
                step * 40,
                f"nonce-{step}" if step % 5 else None,
            )
        )
    return entries


def _told(played: PlayedEntry) -> list[bytes]:
    return [encode(played.visible_to(seats, over)) for seats in READERS for over in (False, True)]


@pytest.fixture
def entries() -> list[PlayedEntry]:
    return _entries()


@pytest.fixture
def history(entries: list[PlayedEntry]) -> History:
    history = History()
    for number, played in enumerate(entries, start=1):
        history.append(played)
        assert len(history) == number
        assert history[-1] is played
    return history


def test_everyone_is_told_the_same(history: History, entries: list[PlayedEntry]) -> None:
    assert [_told(played) for played in history] == [_told(played) for played in entries]


def test_what_happened_since_any_step(history: History, entries: list[PlayedEntry]) -> None:
    for step in range(MANY + 3):
        steps = [played.step for played in history.since(step)]
        assert steps == [played.step for played in entries[step:]]


def test_each_entry_by_its_place(history: History, entries: list[PlayedEntry]) -> None:
    for place in (*range(MANY), -1, -MANY):
        assert _told(history[place]) == _told(entries[place])
    assert [played.ply for played in history[2:9]] == [played.ply for played in entries[2:9]]
    with pytest.raises(IndexError):
        history[MANY]


def test_an_empty_history_is_false() -> None:
    assert not History()
    assert History().since(0) == []
