"""Challenges: the deal of a finished game or of a day, given to friends by a link."""

import asyncio

import pytest

from tests.server.conftest import run
from tests.server.dealing import begin, deals, play
from tests.server.playing import play_on, refusal
from wardroom.client import HttpClient
from wardroom.kernel import Record
from wardroom.protocol import (
    Challenge,
    ChallengeGiving,
    ChallengeTaking,
    PersonalData,
    PlayOn,
    SeatWish,
    Sharing,
    TableCard,
    TableWish,
)


async def give(person: HttpClient, table: str) -> Challenge:
    return await person.ask("POST", "/api/challenges", Challenge, ChallengeGiving(table))


async def look(person: HttpClient, id: str) -> Challenge:
    return await person.ask("GET", f"/api/challenges/{id}", Challenge)


async def take(person: HttpClient, id: str, company: str = "alone") -> TableCard:
    wish = ChallengeTaking(company)  # type: ignore[arg-type]
    return await person.ask("POST", f"/api/challenges/{id}/tables", TableCard, wish)


async def finished(person: HttpClient, game: str = "pandemic") -> TableCard:
    """A game that the visitor has played in both seats."""
    card = await person.open_table(game, ["me", "me"])
    await play(person, card)
    return card


def test_a_friend_gets_the_same_deal_at_a_table_of_their_own(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        old = await finished(ana)
        given = await give(ana, old.id)
        assert (given.giver, given.yours, given.shown) == ("Ana", True, True)
        assert (await give(ana, old.id)).id == given.id
        seen = await look(ben, given.id)
        assert (seen.state, seen.yours, seen.shown, seen.results) == ("new", False, False, [])
        new = await take(ben, given.id)
        assert new.id != old.id
        assert new.options == old.options
        assert new.challenge == given.id
        assert not (await look(ben, given.id)).shown
        await play(ben, new)
        mine = Record.read(await ana.record(old.id))
        theirs = Record.read(await ben.record(new.id))
        assert (mine.seed, mine.edition) == (theirs.seed, theirs.edition)
        assert mine.options == theirs.options
        after = await look(ben, given.id)
        assert (after.state, after.table, after.shown) == ("over", new.id, True)
        assert sorted(name for one in after.results for name in one.names) == ["Ana", "Ben"]
        assert [one.names for one in after.results if one.you] == [["Ben"]]
        assert len((await look(ana, given.id)).results) == 2

    run(story())


def test_nothing_tells_the_seed_before_the_game_is_over(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url), await HttpClient.guest(url)
        old = await finished(ana)
        seed = str(Record.read(await ana.record(old.id)).seed).encode()
        given = await give(ana, old.id)
        new = await take(ben, given.id)
        heard = []
        for path in (f"/api/challenges/{given.id}", f"/api/tables/{new.id}", "/api/tables"):
            heard.append(await ben.fetch("GET", path))
        async with ben.join(new.id, listener=heard.append) as client:
            await client.ping()
        assert not any(seed in said or old.id.encode() in said for said in heard)
        assert await refusal(ben.record(new.id)) == "not-over"
        assert await refusal(ben.record(old.id)) == "private"

    run(story())


def test_the_first_game_counts_and_nothing_about_the_deal_can_be_changed(
    url: str,
) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        given = await give(ana, (await finished(ana)).id)
        first = await take(ben, given.id)
        again = await take(ben, given.id)
        await play(ben, again)
        assert (await look(ben, given.id)).table == first.id
        assert not (await look(ben, given.id)).shown
        waiting = await take(ben, given.id, "friends")
        for wish in (TableWish(public=True), TableWish(options={"epidemics": "4"})):
            asked = ben.ask("PATCH", f"/api/tables/{waiting.id}", TableCard, wish)
            assert await refusal(asked) == "fixed-deal"

    run(story())


def test_a_team_takes_it_together(url: str) -> None:
    async def story() -> None:
        ana, ben, eva = [await HttpClient.guest(url, name) for name in ("Ana", "Ben", "Eva")]
        given = await give(ana, (await finished(ana)).id)
        card = await take(ben, given.id, "friends")
        await eva.sit(card.id, invite=card.invite)
        async with ben.join(card.id) as one, eva.join(card.id) as other:
            await asyncio.gather(play_on(one), play_on(other))
        (mine,) = [one for one in (await look(eva, given.id)).results if one.you]
        assert (mine.names, mine.people, mine.colleagues) == (["Ben", "Eva"], 2, 0)

    run(story())


def test_only_what_may_be_looked_at_and_is_over_is_given(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url), await HttpClient.guest(url)
        running = await ana.open_table("pandemic", ["me", "me"])
        assert await refusal(give(ana, running.id)) == "not-over"
        assert await refusal(give(ben, running.id)) == "private"
        old = await finished(ana)
        assert await refusal(give(ben, old.id)) == "private"
        await ana.ask("PATCH", f"/api/tables/{old.id}/sharing", TableCard, Sharing(shared=True))
        given = await give(ben, old.id)
        assert given.yours
        assert [one.names for one in given.results] == [[""]]
        on = PlayOn(1, [SeatWish("me"), SeatWish("me")], old.id)
        what_if = await ana.ask("POST", "/api/what-ifs", TableCard, on)
        await play(ana, what_if)
        assert await refusal(give(ana, what_if.id)) == "no-challenge"
        assert await refusal(look(ben, "nothing")) == "unknown-challenge"
        nothing = ana.ask("POST", "/api/challenges", Challenge, ChallengeGiving())
        assert await refusal(nothing) == "malformed"

    run(story())


def test_the_deal_of_today_is_given_by_those_who_are_done_and_counts_for_the_day(
    url: str,
) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        day = (await deals(ana)).day
        asked = ChallengeGiving(game="pandemic", day=day)
        early = ana.ask("POST", "/api/challenges", Challenge, asked)
        assert await refusal(early) == "not-over"
        await play(ana, await begin(ana))
        given = await ana.ask("POST", "/api/challenges", Challenge, asked)
        assert given.day == day
        assert [one.names for one in given.results] == [["Ana"]]
        card = await take(ben, given.id)
        assert (card.daily, card.challenge) == (day, given.id)
        (counted,) = [one for one in (await deals(ben)).games if one.game == "pandemic"]
        assert counted.table == card.id

    run(story())


@pytest.mark.parametrize("game", ["quarantine", "rush-md"])
def test_other_games_are_given_too(url: str, game: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url), await HttpClient.guest(url)
        day = "2026-01-02"
        asked = ChallengeGiving(game=game, day=day)
        given = await ana.ask("POST", "/api/challenges", Challenge, asked)
        assert given.company == ["colleagues", "friends"]
        card = await take(ben, given.id, "friends")
        assert (card.game, card.daily) == (game, None)
        assert await refusal(take(ben, given.id, "alone")) == "impossible-option"

    run(story())


def test_someone_who_is_forgotten_gives_nothing_any_more(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url), await HttpClient.guest(url)
        given = await give(ana, (await finished(ana)).id)
        data = await ana.ask("GET", "/api/me/data", PersonalData)
        assert [one.id for one in data.challenges] == [given.id]
        await ana.fetch("DELETE", "/api/me")
        assert await refusal(look(ben, given.id)) == "unknown-challenge"

    run(story())
