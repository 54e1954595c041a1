"""What if: going on from a moment of a finished game or of a record."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.games.holding_on.ways import GENTLE, careless
from tests.server.caring import play_like
from tests.server.conftest import run
from tests.server.playing import first_choice, play_on, refusal
from wardroom.client import HttpClient
from wardroom.kernel import Record, Table, canonical
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import Origin, PlayOn, SeatChangeWish, SeatWish, TableCard, TableWish
from wardroom.server.features.records.service import played_until

Starter = Callable[..., ServerProcess]
RECORDS = Path(__file__).parent.parent / "games"
ME, OPEN, COLLEAGUE = SeatWish("me"), SeatWish("open"), SeatWish("colleague", "random")


def golden(game: str, name: str) -> str:
    return (RECORDS / game / "records" / name).read_text(encoding="utf-8")


async def what_if(
    person: HttpClient,
    ply: int,
    seats: Sequence[SeatWish] = (ME, ME),
    *,
    table: str | None = None,
    record: str | None = None,
    invite: str | None = None,
) -> TableCard:
    wish = PlayOn(ply, list(seats), table, record)
    return await person.ask("POST", "/api/what-ifs", TableCard, wish, invite=invite)


async def finished(person: HttpClient, public: bool = False) -> TableCard:
    """A game of Pandemic that one person has played to its end."""
    table = await person.open_table("pandemic", ["me", "me"], public=public)
    async with person.join(table.id) as client:
        await play_on(client)
    return await person.table(table.id)


def test_a_table_goes_on_from_any_move_of_a_finished_game_and_outlives_its_server(
    own_server: Starter,
) -> None:
    server = own_server()

    async def before() -> tuple[str, str, str]:
        ania = await HttpClient.guest(server.url, "Ania")
        old = await finished(ania)
        record = await ania.record(old.id)
        then = await ania.at(old.id, 7)
        new = await what_if(ania, 7, table=old.id)
        assert (new.status, new.step, new.origin) == ("playing", 7, Origin(old.id, 7))
        async with ania.join(new.id) as client:
            assert client.position is not None
            assert client.position.ply == 7
            assert client.position.view == then.position.view
            assert len(client.entries) == 7
            await client.play(first_choice(client))
        return ania.cookie, new.id, record

    async def after() -> None:
        ania = await HttpClient.guest(server.url, cookie=cookie)
        async with ania.join(new) as client:
            assert client.position is not None
            assert client.position.ply == 8
            await play_on(client)
        again = Record.read(await ania.record(new))
        first = Record.read(record)
        assert (again.seed, again.moves[:7]) == (first.seed, first.moves[:7])
        # The first choice at every move is what was played before: the same cards came.
        assert canonical(Table.resume(again).state.encode()) == canonical(
            Table.resume(first).state.encode()
        )

    cookie, new, record = run(before())
    server.kill()
    server.start()
    server.wait_until_ready()
    run(after())


def test_friends_sit_down_before_it_goes_on(own_server: Starter) -> None:
    server = own_server()

    async def opened() -> tuple[str, str, str]:
        ania = await HttpClient.guest(server.url, "Ania")
        old = await finished(ania)
        new = await what_if(ania, 5, (ME, OPEN), table=old.id)
        assert (new.status, new.step, new.waiting) == ("open", 5, [])
        assert new.invite is not None
        assert (
            await refusal(ania.change_table(new.id, TableWish(options={"epidemics": "6"})))
            == "dealt"
        )
        role = SeatChangeWish(role="medic")
        assert await refusal(ania.change_seat(new.id, 0, role)) == "dealt"
        return ania.cookie, new.id, new.invite

    async def joined() -> None:
        ania = await HttpClient.guest(server.url, cookie=cookie)
        bo = await HttpClient.guest(server.url, "Bo")
        async with ania.join(new) as one:
            assert not one.entries
            card = await bo.sit(new, invite=invite)
            assert card.status == "playing"
            async with bo.join(new) as other:
                await one.until(lambda: one.position is not None)
                assert one.position is not None
                assert other.position is not None
                assert one.position.ply == other.position.ply == 5
                acting = one if one.position.legal else other
                await acting.play(first_choice(acting))
                await one.until(lambda: one.step == 6)

    cookie, new, invite = run(opened())
    server.stop()
    server.start()
    server.wait_until_ready()
    run(joined())


def test_colleagues_take_their_turn_where_the_record_breaks_off(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        record = golden("pandemic", "edition-1-random.record")
        seats = Record.read(record).seats
        new = await what_if(ania, 3, [*[COLLEAGUE] * (seats - 1), ME], record=record)
        assert new.origin == Origin(None, 3)
        async with ania.join(new.id) as client:
            await play_on(client, 2)
            assert client.step > 5

    run(story())


def test_nothing_goes_on_from_a_game_that_is_running_or_of_others(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        running = await ania.open_table("pandemic", ["me", "me"], public=True)
        for person in (ania, bo):
            assert await refusal(what_if(person, 0, table=running.id)) == "not-over"
        private = await ania.open_table("pandemic", ["me", "me"])
        assert await refusal(what_if(bo, 0, table=private.id)) == "private"
        waiting = await ania.open_table("pandemic", ["me", "open"])
        assert await refusal(what_if(ania, 0, table=waiting.id)) == "not-begun"
        old = await finished(ania)
        assert await refusal(what_if(bo, 3, table=old.id)) == "private"
        assert (await what_if(bo, 3, table=old.id, invite=old.invite)).status == "playing"
        # Anyone who comes to the new table does not come to the old one by that.
        new = await what_if(ania, 3, (ME, OPEN), table=old.id)
        await bo.sit(new.id, invite=new.invite)
        assert await refusal(bo.record(old.id)) == "private"

    run(story())


def test_what_cannot_be_gone_on_from_is_refused_with_a_reason(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        record = golden("pandemic", "edition-1-random.record")
        whole = Record.read(record)
        everybody = [ME] * whole.seats
        for ply, code in (
            (len(whole.moves), "over"),
            (9_999, "unknown-ply"),
            (-1, "unknown-ply"),
        ):
            assert await refusal(what_if(ania, ply, everybody, record=record)) == code
        assert await refusal(what_if(ania, 1, [ME] * 9, record=record)) == "impossible-option"
        nobody = [COLLEAGUE] * whole.seats
        assert await refusal(what_if(ania, 1, nobody, record=record)) == "impossible-option"
        huge = record.replace(f"seed {whole.seed}", "seed " + "9" * 30)
        assert await refusal(what_if(ania, 0, everybody, record=huge)) == "bad-record"
        assert await refusal(what_if(ania, 1, everybody)) == "malformed"
        assert await refusal(what_if(HttpClient(url), 1, everybody, record=record)) == "nobody"
        story = golden("holding_on", "edition-2-arrivals.record")
        seats = [ME] * Record.read(story).seats
        assert await refusal(what_if(ania, 1, seats, record=story)) == "no-what-if"

    run(story())


def test_a_record_is_gone_on_from_up_to_its_damage() -> None:
    lines = golden("pandemic", "edition-1-random.record").splitlines(keepends=True)
    start = lines.index("\n") + 1
    broken = "".join([*lines[: start + 5], "0 dance\n", *lines[start + 5 :]])
    assert played_until(broken, 5).ply == 5
    with pytest.raises(Exception, match=f"line {start + 6}"):
        played_until(broken, 8)


def test_the_clock_of_a_round_goes_on_when_they_are_ready(url: str) -> None:
    """RMD-1.2: the time of the record is the time of the table, and nobody begins it but they."""

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        record = golden("rush_md", "edition-2-two-gently.record")
        whole = Record.read(record)
        ply = next(
            number
            for number in range(20, len(whole.moves))
            if played_until(record, number).state.due() is not None
        )
        then = played_until(record, ply)
        new = await what_if(ania, ply, [ME] * whole.seats, record=record)
        assert (new.status, new.waits) == ("open", True)
        await ania.begin(new.id)
        async with ania.join(new.id) as client:
            position = client.position
            assert position is not None
            assert position.clock is not None
            assert position.clock.now >= then.now
            await client.until(lambda: client.step > ply)

    run(story())


def test_a_story_goes_on_only_for_those_who_played_it_and_outside_their_campaign(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        old = await ania.open_table("holding-on", ["me", "me"], GENTLE)
        async with ania.join(old.id) as client:
            await play_like(careless, client)
            assert client.position is not None
            ply = client.position.ply - 3
        campaigns = await ania.campaigns()
        assert await refusal(what_if(bo, ply, table=old.id, invite=old.invite)) == "no-what-if"
        new = await what_if(ania, ply, table=old.id)
        assert (new.status, new.campaign) == ("playing", None)
        async with ania.join(new.id) as client:
            await play_like(careless, client)
            assert client.ending is not None
        assert await ania.campaigns() == campaigns

    run(story())
