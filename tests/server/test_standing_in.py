"""What the chat says of colleagues who stand in: for whom, who asked, and from when to when."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.conftest import run
from tests.server.playing import greeted, two_people, wire
from wardroom.protocol import ChatLine, NewTable, SeatWish, Sit, StandIn
from wardroom.server.errors import ApiError
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.services import Services
from wardroom.server.settings import Settings, database_address
from wardroom.server.store import SeatChange, TableRow
from wardroom.server.tables.live_table import LiveTable

LONG_AGO = 1_000_000.0


@asynccontextmanager
async def table_of_two(folder: Path) -> AsyncIterator[tuple[Services, LiveTable, str, str]]:
    """A game of Ann, who has been away for long, and Bo."""
    services = Services(Settings(database=database_address(str(folder / "tables.db"))))
    await services.open_tables()
    await services.auth.open()
    ann, bo = (await services.auth.guest()).id, (await services.auth.guest()).id
    await services.auth.rename(ann, "Ann")
    await services.auth.rename(bo, "Bo")
    wish = NewTable("pandemic", [SeatWish("me"), SeatWish("open")])
    live = await services.seats.open(ann, wish)
    await services.seats.sit(bo, live.id, Sit(invite=live.row.invite), None)
    await services.store.tables.change(live.id, _made_long_ago)
    await services.hub.refresh(live)
    yield services, live, ann, bo
    await services.close_tables()


def _made_long_ago(_: TableRow) -> SeatChange:
    return SeatChange(values={"made": LONG_AGO})


def lines(live: LiveTable) -> list[ChatLine]:
    return live.chat.lines_for((0,), None)


def test_the_chat_says_who_asked_for_the_stand_in_and_since_when_it_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_of_two(tmp_path) as (services, live, ann, bo):
            await services.seats.stand_in(bo, live.id, 0, StandIn("random"))
            (asked,) = lines(live)
            assert asked.text == "Ann is away; Bo asked a colleague to stand in."
            assert asked.say is not None
            assert asked.say.id == "chat-stood-in"
            assert asked.say.args == {"seat": 0, "name": "Ann", "by": 1, "by_name": "Bo"}
            # Another kind of colleague is no second absence.
            await services.seats.stand_in(bo, live.id, 0, StandIn("good"))
            assert len(lines(live)) == 1
            await services.seats.stand_in(ann, live.id, 0, StandIn(None))
            back = lines(live)[-1].say
            assert back is not None
            assert back.id == "chat-back-since"
            assert back.args == {"seat": 0, "name": "Ann", "since": asked.said}
            # Anyone who has no stand-in is not back from anything.
            await services.seats.stand_in(ann, live.id, 0, StandIn(None))
            assert len(lines(live)) == 2

    run(story())


def test_somebody_who_asks_for_an_own_stand_in_and_acts_again_is_told_of(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_of_two(tmp_path) as (services, live, ann, _):
            await services.seats.stand_in(ann, live.id, 0, StandIn("random"))
            await services.seats.give_back(live, 0)
            await services.seats.give_back(live, 0)
            said = [line.say.id for line in lines(live) if line.say is not None]
            assert said == ["chat-own-stand-in", "chat-back-since"]

    run(story())


def test_someone_who_left_and_comes_back_plays_in_person_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_of_two(tmp_path) as (services, live, ann, _):
            await services.seats.leave(ann, live.id)
            await services.seats.sit(ann, live.id, Sit(), None)
            said = [line.say.id for line in lines(live) if line.say is not None]
            assert said == ["chat-left", "chat-back-since"]

    run(story())


def test_a_deleted_person_is_named_in_no_line_not_even_as_the_one_who_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_of_two(tmp_path) as (services, live, _, bo):
            await services.seats.stand_in(bo, live.id, 0, StandIn("random"))
            await PersonalDataStore(services.store.database).erase(bo)
            (kept,) = await services.store.chat.last(live.id, 10)
            assert (kept.line.text, kept.line.say) == ("…", None)

    run(story())


def test_a_move_sent_again_with_another_seat_changes_nothing_there(url: str) -> None:
    """Neither a seat that does not exist nor the stand-in of somebody else."""

    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with wire(ania, table) as one, wire(bo, table) as other:
            position = await greeted(one, other)
            seat = position["waiting"][0]
            first, owner = (one, bo) if seat == 0 else (other, ania)
            move = {"type": "play", "seat": seat, "step": 0, "action": "pass", "nonce": "n"}
            await first.says(move)
            assert (await first.hears("accepted"))["step"] == 1
            await owner.stand_in(table, 1 - seat, "good")
            for wrong in (1 - seat, 99, -1):
                await first.says({**move, "seat": wrong})
                assert (await first.hears("accepted", "refused"))["type"] == "accepted"
            assert (await owner.table(table)).chairs[1 - seat].colleague == "good"

    run(story())


def test_a_stand_in_is_sent_away_by_the_person_of_the_seat_or_by_the_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with table_of_two(tmp_path) as (services, live, ann, bo):
            end = StandIn(None)
            await services.seats.stand_in(ann, live.id, 0, StandIn("random"))
            with pytest.raises(ApiError) as refused:
                await services.seats.stand_in(bo, live.id, 0, end)
            assert refused.value.code == "not-your-seat"
            assert live.row.chairs[0].colleague == "random", "those who are away count on it"
            await services.seats.stand_in(bo, live.id, 1, StandIn("random"))
            assert live.row.owner == ann
            await services.seats.stand_in(ann, live.id, 1, end)
            await services.seats.stand_in(ann, live.id, 0, end)
            assert [chair.colleague for chair in live.row.chairs] == [None, None]

    run(story())
