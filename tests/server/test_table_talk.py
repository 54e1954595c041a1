"""Together at a table: pointing and calling, those who watch, unread chat, taking back together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tests.server.conftest import eventually, run
from tests.server.playing import Wire, play_on, refusal, two_people
from tests.server.playing import wire as bare_wire
from wardroom.client import HttpClient, TableClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import TableWish


def test_all_see_where_somebody_points(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        cleo = await HttpClient.guest(url, "Cleo")
        async with ania.join(table) as one, bo.join(table) as other, cleo.join(table) as watching:
            await one.point("city:paris", "city:milan", "mine")
            for there in (one, other, watching):
                await there.until(lambda there=there: bool(there.pointed))  # type: ignore[misc]
                (seen,) = there.pointed
                assert (seen.seat, seen.thing, seen.to, seen.call) == (
                    *(0, "city:paris", "city:milan"),
                    "mine",
                )
                assert 0 < seen.lasts < 10
            await other.point("spot:500,1000")
            await one.until(lambda: len(one.pointed) == 2)
            await other.point(call="wait")
            await one.until(lambda: len(one.pointed) == 3)
            assert one.pointed[-1].thing is None
        async with bo.join(table) as back:
            assert back.pointed == []

    run(story())


def test_someone_who_comes_later_learns_what_is_whose(url: str) -> None:
    """A duty that was handed to somebody is kept with the table, without being pointed at again."""

    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one:
            await one.point("duty:labs", "seat:0", "mine")
            await one.point("duty:labs", "seat:1", "mine")
            await one.until(lambda: len(one.pointed) == 2)
        async with bo.join(table) as back:
            await back.until(lambda: bool(back.pointed))
            (kept,) = back.pointed
            assert (kept.thing, kept.to, kept.lasts) == ("duty:labs", "seat:1", 0.0)

    run(story())


def test_someone_who_watches_cannot_point_and_nobody_points_at_nonsense(url: str) -> None:
    async def story() -> None:
        ania, _, table = await two_people(url)
        cleo = await HttpClient.guest(url, "Cleo")
        async with hello(cleo, table) as wire:
            assert await refused(wire, {"thing": "city:paris"}) == "not-seated"
        async with hello(ania, table) as wire:
            for wrong in (
                *({}, {"to": "city:paris"}, {"thing": "paris"}, {"thing": "city:" + "a" * 99}),
                *({"thing": "<b>:x"}, {"thing": "spot:1001,0"}, {"call": "shout"}),
            ):
                assert await refused(wire, wrong) == "malformed"

    run(story())


@asynccontextmanager
async def hello(person: HttpClient, table: str) -> AsyncIterator[Wire]:
    """A bare socket of somebody who has been welcomed."""
    async with bare_wire(person, table) as wire:
        await wire.says({"type": "hello"})
        await wire.hears("welcome")
        yield wire


async def refused(wire: Wire, point: dict[str, str]) -> str:
    await wire.says({"type": "point", **point})
    return str((await wire.hears("wrong"))["code"])


def test_too_much_pointing_and_talking_is_refused(
    own_server: Callable[..., ServerProcess],
) -> None:
    async def story(url: str) -> None:
        ania, _, table = await two_people(url)
        async with hello(ania, table) as wire:
            for _ in range(12):
                await wire.says({"type": "point", "call": "wait"})
            assert (await wire.hears("wrong"))["code"] == "too-fast"
            for number in range(20):
                await wire.says({"type": "say", "text": "spam", "nonce": str(number)})
            assert (await wire.hears("refused"))["code"] == "too-fast"

    run(story(own_server(WARDROOM_LIMITS="on").url))


def test_those_who_watch_are_seen_and_talk_as_the_host_allows(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        cleo, dora = await HttpClient.guest(url, "Cleo"), await HttpClient.guest(url, "Dora")
        async with ania.join(table) as one, bo.join(table) as other:
            async with cleo.join(table) as watching, dora.join(table) as beside:
                await one.until(lambda: one.table.watching == ["Cleo", "Dora"])
                assert await refusal(watching.say("hello")) == "not-seated"
                await ania.change_table(table, TableWish(watchers="aside"))
                await watching.say("psst")
                await beside.until(lambda: bool(beside.chat))
                assert (beside.chat[0].seat, beside.chat[0].name) == (-2, "Cleo")
                assert beside.chat[0].aside
                await ania.change_table(table, TableWish(watchers="table"))
                await watching.say("good luck")
                await other.until(lambda: bool(other.chat))
                assert [line.text for line in other.chat] == ["good luck"]
            await one.until(lambda: one.table.watching == [])
        async with bo.join(table) as back, cleo.join(table) as watching:
            assert [line.text for line in back.chat] == ["good luck"]
            assert [line.text for line in watching.chat] == ["psst", "good luck"]

    run(story())


def test_chat_said_in_an_absence_is_unread_until_it_is_seen(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as client:
            await client.say("Are you there?")
            await client.say("Your turn")
        (card,) = (await bo.lobby()).mine
        assert card.unread == 2
        assert (await ania.lobby()).mine[0].unread == 0
        async with bo.join(table) as client:
            assert client.read_up_to == 0
            await client.read(client.chat[-1].number)
            await client.ping()

            async def seen() -> bool:
                return (await bo.lobby()).mine[0].unread == 0

            await eventually(seen)
        async with bo.join(table) as client:
            assert client.read_up_to == client.chat[-1].number

    run(story())


async def after_a_revealing_turn(url: str) -> tuple[TableClient, TableClient]:
    """Ania and Bo, when Ania's whole turn with its cards is over."""
    ania, bo, table = await two_people(url)
    one, other = ania.join(table), bo.join(table)
    await one.__aenter__()
    await other.__aenter__()
    first, second = (one, other) if one.asked else (other, one)
    while first.asked or (first.position is not None and first.position.undoable):
        acting, idle = (first, second) if first.asked else (second, first)
        await play_on(acting, 1)
        await idle.until(lambda: first.step == second.step)
    return first, second


def test_a_move_that_showed_something_is_taken_back_when_all_agree(url: str) -> None:
    async def story() -> None:
        first, second = await after_a_revealing_turn(url)
        assert first.position is not None
        assert not first.position.undoable
        assert await refusal(first.take_back()) == "not-undoable"
        ply = first.position.ply
        await first.ask_back()
        await second.until(lambda: second.table.asked is not None)
        question = second.table.asked
        assert question is not None
        assert (question.kind, question.step) == ("take-back", first.step)
        left = ply - question.moves
        await second.answer(True)
        await first.until(lambda: first.position is not None and first.position.ply == left)
        assert first.asked
        assert first.table.asked is None
        await play_on(first, 1)
        await second.until(lambda: second.step == first.step)
        await first.close()
        await second.close()

    run(story())


def test_one_no_or_another_move_ends_the_question(url: str) -> None:
    async def story() -> None:
        first, second = await after_a_revealing_turn(url)
        step = first.step
        await first.ask_back()
        await second.until(lambda: second.table.asked is not None)
        await second.answer(False)
        await first.until(lambda: first.table.asked is None)
        assert first.step == step
        asked = ["chat-asks-back", "chat-declines"]
        await first.until(lambda: [line.say.id for line in first.chat if line.say] == asked)
        assert await refusal(second.answer(True)) == "stale"
        await first.ask_back()
        await second.until(lambda: second.table.asked is not None)
        await play_on(second, 1)
        assert await refusal(first.answer(True)) == "stale"
        await first.close()
        await second.close()

    run(story())


def test_someone_who_plays_alone_has_agreed_by_asking(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            assert await refusal(client.ask_back()) == "not-undoable"
            await play_on(client, 12)
            assert client.position is not None
            ply, view = client.position.ply, (await ania.at(table.id, 11)).position.view
            await client.ask_back()
            await client.until(
                lambda: client.position is not None and client.position.ply == ply - 1
            )
            assert client.position.view == view

    run(story())
