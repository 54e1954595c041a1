"""The deal of the day: the same for everybody, unknown before its day, and it counts once."""

import asyncio
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, run
from tests.server.dealing import (
    MIDNIGHT,
    Clock,
    begin,
    deals,
    play,
    processes,
    results,
    todays,
)
from tests.server.playing import play_on, refusal, wire
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    PersonalData,
    Sit,
    StandIn,
    TableCard,
    TableWish,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.daily.service import seed_of, streak
from wardroom.server.features.personal.store import PersonalDataStore

Starter = Callable[..., ServerProcess]


# --------------------------------------------------------------------------------------------------
# The deal


def test_a_deal_follows_from_secret_game_and_day_and_from_nothing_else() -> None:
    seed = seed_of(b"secret", "pandemic", "2026-11-16")
    assert seed == seed_of(b"secret", "pandemic", "2026-11-16")
    others = {
        seed_of(b"other", "pandemic", "2026-11-16"),
        seed_of(b"secret", "quarantine", "2026-11-16"),
        seed_of(b"secret", "pandemic", "2026-11-17"),
    }
    assert len({seed, *others}) == 4
    assert all(0 <= each < 1 << 62 for each in (seed, *others))


def test_the_day_changes_at_midnight_utc_and_none_is_known_before_it(tmp_path: Path) -> None:
    clock = Clock(MIDNIGHT - 1)

    async def story() -> None:
        async with processes(tmp_path, clock) as (process,):
            daily = process.daily
            before = await daily.deals(None)
            assert (before.day, before.next) == ("2026-11-16", MIDNIGHT)
            first = daily.deal("pandemic", date(2026, 11, 16))
            with pytest.raises(ApiError) as refused:
                daily.deal("pandemic", date(2026, 11, 17))
            assert refused.value.code == "unknown-day"
            clock.now = MIDNIGHT
            after = await daily.deals(None)
            assert (after.day, after.next) == ("2026-11-17", MIDNIGHT + 86400)
            assert daily.deal("pandemic", date(2026, 11, 17)).fixed.seed != first.fixed.seed
            assert daily.deal("pandemic", date(2026, 11, 16)).fixed.seed == first.fixed.seed

    run(story())


def test_everybody_gets_the_same_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT), 2) as (here, there):
            ania = await here.services.store.people.add("Ania")
            bo = await there.services.store.people.add("Bo")
            one, other = await here.begin(ania), await there.begin(bo, "colleagues")
            assert (one.row.seed, one.row.options) == (other.row.seed, other.row.options)
            assert one.row.options["epidemics"] == "5"

    run(story())


def test_a_game_begun_before_midnight_counts_for_its_day(tmp_path: Path) -> None:
    clock = Clock(MIDNIGHT - 1)

    async def story() -> None:
        async with processes(tmp_path, clock) as (process,):
            people = process.services.store.people
            ania, bo = await people.add("Ania"), await people.add("Bo")
            live = await process.begin(ania)
            clock.now = MIDNIGHT + 60
            await process.play_out(live, ania)
            assert (await process.pandemic(ania)).state == "new"
            yesterday = await process.daily.results(bo, "pandemic", "2026-11-16")
            assert yesterday.shown
            assert [each.names for each in yesterday.results] == [["Ania"]]
            assert yesterday.after == "2026-11-17"
            assert [deal.fixed.day for deal in process.wanted] == ["2026-11-16"]

    run(story())


# --------------------------------------------------------------------------------------------------
# Counting once


def test_of_two_begun_at_once_at_two_processes_one_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT), 2) as (here, there):
            ania = await here.services.store.people.add("Ania")
            opened = await asyncio.gather(*(process.begin(ania) for process in (here, there) * 3))
            counted = (await here.pandemic(ania)).table
            assert counted in [live.id for live in opened]
            assert (await there.pandemic(ania)).table == counted
            for process, live in zip((here, there) * 3, opened, strict=True):
                if live.id == counted:
                    await process.play_out(live, ania)
            # Both write down how it ended, and it stands there once.
            await asyncio.gather(here.daily.keep(), there.daily.keep())
            told = await there.daily.results(ania, "pandemic", "2026-11-17")
            assert [(each.names, each.you) for each in told.results] == [(["Ania"], True)]
            assert told == await here.daily.results(ania, "pandemic", "2026-11-17")

    run(story())


def test_two_servers_count_a_game_once_and_know_when_it_is_over(tmp_path: Path, redis: str) -> None:
    way = ("--database", str(tmp_path / "shared.db"), "--bus", redis)
    one, other = (ForkedServer(tmp_path, way, QUICK) for _ in range(2))
    one.start()
    with other:
        one.wait_until_ready()

        async def story() -> None:
            ania = await HttpClient.guest(one.url, "Ania")
            twin = await HttpClient.guest(other.url, cookie=ania.cookie)
            tables = await asyncio.gather(begin(ania), begin(twin), begin(ania), begin(twin))
            counted = (await todays(twin)).table
            (table,) = [table for table in tables if table.id == counted]
            await play(ania, table)
            assert (await todays(twin)).state == "over"
            assert len((await results(ania)).results) == len((await results(twin)).results) == 1

        run(story())
        one.stop()


def test_a_result_is_written_after_the_process_that_saw_it_was_killed(own_server: Starter) -> None:
    first = own_server()

    async def before() -> tuple[str, str]:
        ania = await HttpClient.guest(first.url, "Ania")
        table = await begin(ania)
        await play(ania, table)
        first.kill()
        return ania.cookie, table.id

    cookie, table = run(before())
    second = own_server()

    async def after() -> None:
        ania = await HttpClient.guest(second.url, cookie=cookie)
        mine = await todays(ania)
        assert (mine.state, mine.table) == ("over", table)
        assert mine.result is not None
        assert (mine.result.names, mine.result.people, mine.result.won) == (["Ania"], 1, False)
        assert mine.result.turns

    run(after())


def test_what_is_played_after_the_first_is_practice_and_says_so(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        assert (await todays(ania)).state == "new"
        table = await begin(ania)
        again = await begin(ania)
        assert table.daily == again.daily == (await deals(ania)).day
        said = []
        for each in (table, again):
            async with ania.join(each.id) as client:
                said.append([line.say.id for line in client.chat if line.say])
        assert said == [["chat-daily-counts"], ["chat-daily-practice"]]
        await play(ania, again)
        assert (await todays(ania)).state == "begun"
        assert not (await results(ania)).shown

    run(story())


def test_friends_play_it_as_a_team_and_share_one_result(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await begin(ania, "friends")
        assert table.status == "open"
        assert (await todays(ania)).state == "new"  # nobody has seen anything
        await bo.sit(table.id, invite=table.invite)
        assert (await todays(ania)).state == (await todays(bo)).state == "begun"
        async with ania.join(table.id) as one, bo.join(table.id) as other:
            await asyncio.gather(play_on(one), play_on(other))
        told = (await results(bo)).results
        (ours,) = [each for each in told if each.you]
        assert (ours.names, ours.people, ours.colleagues) == (["Ania", "Bo"], 2, 0)

    run(story())


def test_someone_who_leaves_has_no_result_but_may_look(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT)) as (process,):
            people = process.services.store.people
            ania, bo = await people.add("Ania"), await people.add("Bo")
            live = await process.begin(ania, "friends")
            await process.services.seats.sit(bo, live.id, Sit(live.row.invite), None)
            await process.services.seats.leave(bo, live.id)
            while not live.over:
                (seat, *_) = live.table.state.waiting()
                if live.colleague_of(seat) is None:
                    await process.services.seats.stand_in(ania, live.id, seat, StandIn("random"))
                first = repr(live.table.state.legal(seat)[0])
                await live.colleague_plays(live.step, seat, first, None)
            mine = await process.pandemic(bo)
            assert (mine.state, mine.result) == ("over", None)
            told = await process.daily.results(bo, "pandemic", "2026-11-17")
            assert [(each.names, each.you) for each in told.results] == [(["Ania"], False)]

    run(story())


def test_a_streak_are_days_in_a_row_up_to_today_or_yesterday() -> None:
    today = date(2026, 3, 1)
    assert streak([], today) == 0
    assert streak(["2026-03-01"], today) == 1
    assert streak(["2026-03-01", "2026-02-28", "2026-02-26"], today) == 2
    assert streak(["2026-02-28", "2026-02-27"], today) == 2
    assert streak(["2026-02-27"], today) == 0


# --------------------------------------------------------------------------------------------------
# What nobody may know


def test_nothing_about_others_or_the_seed_is_told_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT)) as (process,):
            people = process.services.store.people
            ania, bo = await people.add("Ania"), await people.add("Bo")
            done = await process.begin(ania)
            await process.play_out(done, ania)
            live = await process.begin(bo)
            secret = str(live.row.seed)
            for who in (bo, None):
                told = await process.daily.results(who, "pandemic", "2026-11-17")
                assert (told.shown, told.results, told.colleagues) == (False, [], [])
                assert "Ania" not in repr(await process.daily.deals(who))
                assert secret not in repr(await process.daily.deals(who))
            assert secret not in repr(live.card(bo))
            assert not process.wanted
            await process.play_out(live, bo)
            assert len((await process.daily.results(bo, "pandemic", "2026-11-17")).results) == 2

    run(story())


def test_the_record_with_its_seed_comes_when_the_game_is_over(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await begin(ania)
        assert await refusal(ania.fetch("GET", f"/api/tables/{table.id}/record")) == "not-over"
        async with wire(ania, table.id) as line:
            await line.says({"type": "hello"})
            welcome = await line.hears("welcome")
        await play(ania, table)
        record = (await ania.fetch("GET", f"/api/tables/{table.id}/record")).decode()
        (seed,) = [line[5:] for line in record.splitlines() if line.startswith("seed ")]
        assert seed not in json.dumps(welcome)

    run(story())


def test_nobody_changes_the_deal_or_takes_back_what_was_revealed(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await begin(ania, "friends")
        place = f"/api/tables/{table.id}"
        for wish in (TableWish(options={"epidemics": "4"}), TableWish(public=True)):
            assert await refusal(ania.ask("PATCH", place, TableCard, wish)) == "fixed-deal"
        role = ania.ask("PATCH", f"{place}/seats/0", TableCard, {"role": "medic"})
        assert await refusal(role) == "fixed-deal"
        alone = await begin(ania)
        async with ania.join(alone.id) as client:
            await play_on(client, 6)
            assert await refusal(client.ask_back()) == "fixed-deal"

    run(story())


def test_what_is_no_deal_of_a_day_is_refused(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        for day in ("2999-01-01", "yesterday", "20261116"):
            assert await refusal(results(ania, day=day)) == "unknown-day"
        assert await refusal(begin(ania, "alone", "quarantine")) == "impossible-option"
        assert await refusal(begin(ania, "alone", "chess")) == "unknown-game"
        nobody = HttpClient(url, "")
        assert await refusal(begin(nobody)) == "nobody"
        assert [game.state for game in (await deals(nobody)).games] == ["new"] * 4

    run(story())


def test_a_chapter_of_a_day_belongs_to_no_campaign(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        table = await begin(ania, "colleagues", "holding-on")
        assert (table.campaign, table.options["scenario"], table.status) == (None, "1", "playing")
        assert (await begin(ania, "colleagues", "rush-md")).options["rounds"] == "2"

    run(story())


def test_what_is_kept_of_a_person_is_taken_along_and_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with processes(tmp_path, Clock(MIDNIGHT)) as (process,):
            store = process.services.store
            ania = await store.people.add("Ania")
            live = await process.begin(ania)
            data: PersonalData = await PersonalDataStore(store.database).collect(ania)
            assert [(each.game, each.day, each.table) for each in data.daily] == [
                ("pandemic", "2026-11-17", live.id)
            ]
            await PersonalDataStore(store.database).erase(ania)
            assert (await PersonalDataStore(store.database).collect(ania)).daily == []

    run(story())
