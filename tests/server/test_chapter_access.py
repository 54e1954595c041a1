"""Which secret texts somebody may read: those whose ids they were told, and no others."""

import random
import time
from typing import cast

import pytest

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import key_of, members, scene_of
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.protocol import ChatLine, GameEvent, Said
from wardroom.server.store import ChairRow, LogEntry, Summary, TableRow
from wardroom.server.store.rows import MOVE
from wardroom.server.tables.audience import Audience, OwnSeats
from wardroom.server.tables.chapter_access import ChapterAccess, chapter_access_of
from wardroom.server.tables.game_session import GameSession, readable
from wardroom.server.tables.table_clock import TableClock

SEATS = 3
EVERYBODY: tuple[OwnSeats, ...] = ((), (0,), (1,), (2,))


@pytest.fixture(scope="module")
def secrets() -> ChapterAccess:
    found = chapter_access_of("holding-on")
    assert found is not None
    return found


def table(scenario: int, seed: int) -> TableRow:
    """A table that has just begun, as if all before it were finished."""
    return TableRow(
        id="t",
        game="holding-on",
        edition=HOLDING_ON.edition,
        options=HOLDING_ON.settle({"scenario": str(scenario)}, SEATS),
        seed=seed,
        carried=None,
        public=True,
        invite="",
        owner="p",
        made=1.0,
        begun=1.0,
        summary=Summary("playing", 0, 1.0, "", None, False),
        rematch=None,
        chairs=tuple(ChairRow(seat, f"p{seat}", None) for seat in range(SEATS)),
    )


def test_a_message_is_named_by_its_id_or_by_what_the_vocabulary_calls_it(
    secrets: ChapterAccess,
) -> None:
    page = GameEvent("page", {"page": Said("scenario-03-beat-1")})
    assert secrets.named_in(page) == {"scenario-03-beat-1"}
    assert secrets.named_in(Said("outcome-win", {"ending": "03-win"})) == {"scenario-03-win"}
    view = {
        "grid": [None, {"quote": "feather", "scene": "feather", "period": 1}],
        "locker": {
            "lines": [{"contact": "nell"}],
            "regrets": [{"regret": "fire", "faced": False}, {"regret": "seat", "faced": True}],
        },
        "events": ["h1", "x1"],
    }
    assert secrets.named_in(view) == {
        "quote-feather",
        "scene-feather",
        "contact-nell",
        "regret-fire",
        "regret-seat",
        "event-x1",
    }


def test_nothing_that_people_type_opens_a_text(secrets: ChapterAccess) -> None:
    line = ChatLine(1, 0, "scenario-10-win", "quote-feather scenario-10-win 10-win feather", 0.0)
    assert secrets.named_in(line) == frozenset()


def test_games_without_chapters_have_no_secrets() -> None:
    assert chapter_access_of("pandemic") is None
    row = table(1, 1)._replace(game="pandemic", options={})
    assert readable(row, None, (0,)) == frozenset()


@pytest.mark.parametrize("scenario", range(1, 11))
def test_everybody_reads_what_the_rules_say_they_know(scenario: int) -> None:
    """Part 6 of the reference, over whole games of people who choose at random.

    Quotations of cards whose backs were seen; scenes of memories that lie clear, and of clear cards
    that somebody held in the evening; of other scenarios nothing but names.
    """
    row, dice = table(scenario, scenario), random.Random(scenario)
    session = GameSession(row, {}, TableClock())
    audiences = {seats: Audience(seats) for seats in EVERYBODY}
    for audience in audiences.values():
        session.position(audience, session.shared(), row.chairs)
        audience.named = readable(row, session, audience.seats)
    looked_at: dict[OwnSeats, set[str]] = {seats: set() for seats in EVERYBODY}
    while session.table.outcome() is None:
        state = cast(HoldingOnState, session.table.state)
        seat = dice.choice(state.waiting())
        action = repr(dice.choice(state.legal(seat)))
        played = session.play(
            LogEntry(session.step + 1, MOVE, seat, action, 0, time.time(), None, None)
        )
        for seats, audience in audiences.items():
            moved = session.moved(audience, played, session.shared(), row.chairs)
            assert moved.texts == len(audience.named)
            changes = session.table.changes
            assert changes is not None
            looked_at[seats] |= {
                f"scene-{event.args['scene']}"
                for event in changes.heard(seats)
                if event.kind == "look"
            }
    state = cast(HoldingOnState, session.table.state)
    backs = {f"quote-{key_of(memory)}" for memory in state.met}
    clear = {f"scene-{scene_of(memory, scenario)}" for memory in members(state.laid)}
    own = f"scenario-{scenario:02}-"
    for seats, audience in audiences.items():
        # Anyone who comes back is told what happened and how it stands; names that only a hand of
        # some evening before has shown come again when that hand is.
        again = readable(row, session, seats)
        assert again <= audience.named
        assert all(id.startswith(("contact-", "regret-")) for id in audience.named - again)
        kinds = ("quote-", "scene-", "scenario-", "contact-", "regret-", "event-")
        assert all(id.startswith(kinds) for id in audience.named)
        assert {id for id in audience.named if id.startswith("quote-")} == backs
        scenes = {id for id in audience.named if id.startswith("scene-")}
        assert clear <= scenes == clear | looked_at[seats]
        pages = {id for id in audience.named if id.startswith("scenario-")}
        assert all(id.startswith(own) for id in pages)
        endings = {id for id in pages if id.endswith(("-win", "-death", "-transfer"))}
        assert len(endings) == 1
    assert not looked_at[()]
