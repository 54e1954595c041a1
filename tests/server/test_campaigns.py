"""Campaigns: whose they are, what they remember, and that nothing of them is told too early."""

import asyncio
from collections.abc import Callable

import pytest

from tests.games.holding_on.ways import GENTLE, Careful, careless, winning_way
from tests.server.caring import LONG, Watched, leaked, play_like, secrets, secrets_of, unseen
from tests.server.conftest import ON_POSTGRES, run
from tests.server.playing import play_on, refusal
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import CampaignCard
from wardroom.server.http.static import FOLDER
from wardroom.words import LANGUAGES

Starter = Callable[..., ServerProcess]
GAME = "holding-on"
LATER = {id for scenario in range(3, 11) for id in secrets_of(scenario)}
ENDINGS = {f"scenario-01-{ending}" for ending in ("win", "death", "transfer")}


async def sit_together(ania: HttpClient, bo: HttpClient, campaign: str | None = None) -> str:
    """A table of two people that has begun."""
    table = await ania.open_table(GAME, ["me", "open"], GENTLE, campaign=campaign)
    await bo.sit(table.id, invite=table.invite)
    return table.id


async def play_together(ania: Watched, bo: Watched, table: str, way: Callable[..., str]) -> str:
    """Both play like that; how it ended."""
    async with ania.sits(table) as one, bo.sits(table) as other:
        await asyncio.gather(play_like(way, one), play_like(way, other))
        assert one.ending is not None
        return one.ending.result


@pytest.fixture(params=["sqlite", ON_POSTGRES])
def mortal(request: pytest.FixtureRequest, own_server: Starter) -> ServerProcess:
    """A server that may be killed."""
    if request.param == "sqlite":
        return own_server()
    return own_server("--database", request.getfixturevalue("postgres"))


def test_a_story_of_two_evenings(mortal: ServerProcess) -> None:
    """HOL-1.10, HOL-1.12: lost, tried again, won, gone on with elsewhere, lost, tried again."""

    async def story() -> None:
        ania, bo = await Watched.guest(mortal.url, "Ania"), await Watched.guest(mortal.url, "Bo")
        group = (ania, bo)

        # The first scenario is lost, as often as it takes until we know how to win it.
        table = await sit_together(*group)
        assert await play_together(*group, table, careless) == "loss_warnings"
        while (way := winning_way(await ania.record(table))) is None:
            table = (await ania.rematch(table)).id
            await ania.begin(table)
            assert await play_together(*group, table, careless) == "loss_warnings"
        (campaign,) = await ania.campaigns()
        assert [(card.chapter, card.finished) for card in campaign.chapters] == [("1", False)]
        assert campaign.chapters[0].title["pl"] == "Kim jest Billy Kerr?"
        assert (campaign.locked, campaign.next, campaign.table) == (9, "1", table)
        assert campaign.options == {"scenario": "1", **GENTLE}
        assert [member.name for member in campaign.members if member.you] == ["Ania"]
        assert [member.name for member in campaign.members if not member.you] == ["Bo"]
        for person in group:
            await person.read(table)
            assert leaked(person, ENDINGS) == {"scenario-01-transfer"}
            assert (
                await refusal(
                    person.open_table(GAME, ["me"], {"scenario": "2"}, campaign=campaign.id)
                )
                == "locked"
            )

        # Dealt the same once more it is won; then the power fails.
        table = (await bo.rematch(table, same_deal=True)).id
        await bo.begin(table)
        assert await play_together(*group, table, way) == "win"
        for person in group:
            read = await person.read(table)
            assert {"scenario-01-title", "scenario-01-intro-1", "scenario-01-win"} <= read
            assert leaked(person, ENDINGS) == ENDINGS - {"scenario-01-death"}
            assert leaked(person, secrets_of(2) | LATER) == set()
        mortal.kill()
        mortal.start()
        mortal.wait_until_ready()
        assert await refusal(bo.rematch(table, chapter="3")) == "locked"
        assert await refusal(bo.rematch(table, chapter="epilogue")) == "impossible-option"
        following = await bo.rematch(table, chapter="2")
        assert (following.campaign, following.options["scenario"]) == (campaign.id, "2")
        assert [chair.name for chair in following.chairs] == ["Ania", "Bo"]

        # On another device the second scenario waits, and is lost alone.
        tablet = await Watched.guest(mortal.url)
        await tablet.come(await ania.personal_link())
        (campaign,) = await tablet.campaigns()
        assert [(card.chapter, card.finished) for card in campaign.chapters] == [
            ("1", True),
            ("2", False),
        ]
        assert (campaign.next, campaign.locked) == ("2", 8)
        assert not leaked(tablet, secrets_of(2))
        second = await tablet.open_table(GAME, ["me"], {"scenario": "2"}, campaign=campaign.id)
        async with tablet.sits(second.id) as client:
            assert "scenario-02-goal" in await tablet.read(second.id)
            await play_like(careless, client)
        again = await tablet.rematch(second.id)
        assert (again.campaign, again.options["scenario"]) == (campaign.id, "2")
        async with tablet.sits(again.id) as client:
            await play_like(careless, client)

        # Replaying the first changes nothing, won or lost (HOL-1.12).
        replay = await tablet.open_table(GAME, ["me"], {"scenario": "1"}, campaign=campaign.id)
        async with tablet.sits(replay.id) as client:
            await play_like(careless, client)
        after = await tablet.campaign(campaign.id)
        assert after.carried == {"finished": [1], "set_aside": [], "unlocked": [1, 2]}
        assert (await bo.campaign(campaign.id)).carried == after.carried

        # Of all that anybody received, nothing was of a later scenario or of a card unseen.
        for person in (*group, tablet):
            assert leaked(person, LATER) == set()
            for kind in ("quote", "scene"):
                kept_back = unseen(person, kind)
                # After some games one may have heard every quotation, but never seen every scene.
                assert kept_back or kind == "quote"
                assert leaked(person, kept_back) == set()
        assert not leaked(bo, secrets_of(2))

    run(story(), seconds=240)


def test_what_one_seat_alone_is_shown_only_that_seat_may_read(url: str) -> None:
    """HOL-15.4: the clear card in the hand of its holder; spectators read what all have heard."""

    async def story() -> None:
        ania, bo = await Watched.guest(url, "Ania"), await Watched.guest(url, "Bo")
        eve = await Watched.guest(url, "Eve")
        table = await ania.open_table(GAME, ["me", "open"], {"mode": "gentle"}, public=True)
        await bo.sit(table.id)
        async with (
            ania.sits(table.id) as one,
            bo.sits(table.id) as other,
            eve.sits(table.id) as watching,
        ):
            await asyncio.gather(play_like(Careful(3), one), play_like(Careful(3), other))
            await watching.until(lambda: watching.ending is not None)
            for person, client in ((ania, one), (bo, other), (eve, watching)):
                read = await person.read(table.id)
                assert len(read) == client.texts
                scenes = {id.removeprefix("scene-") for id in read if id.startswith("scene-")}
                assert scenes == person.named("scene")
                assert leaked(person, unseen(person, "scene")) == set()
        assert eve.named("scene") <= ania.named("scene") & bo.named("scene")
        # Anyone who comes later is told the same by a table that was read again.
        late = await Watched.guest(url)
        assert await late.read(table.id) <= await eve.read(table.id)

    run(story())


def test_texts_grow_while_the_game_goes_on(url: str) -> None:
    async def story() -> None:
        ania = await Watched.guest(url, "Ania")
        waiting = await ania.open_table(GAME, ["me", "open"], GENTLE)
        assert await ania.read(waiting.id) == {"scenario-01-title"}
        table = await ania.open_table(GAME, ["me"], GENTLE)
        async with ania.sits(table.id) as client:
            before = await ania.read(table.id)
            assert before == {
                f"scenario-01-{page}"
                for page in ("title", "intro-1", "intro-2", "setup", "rules", "goal")
            }
            assert client.texts == len(before)
            while client.texts == len(before):
                position = await client.turn()
                assert position is not None
                legal = [offer.action for offer in position.legal]
                await client.play(Careful(1)(position.view, legal))
            new = await ania.read(table.id) - before
            assert len(new) == client.texts - len(before)
            assert new == {f"quote-{key}" for key in ania.named("quote")}
        assert await refusal(ania.texts(table.id, "de")) == "unknown-language"
        eve = await HttpClient.guest(url, "Eve")
        assert await refusal(eve.texts(table.id, "en")) == "private"
        assert await eve.texts(table.id, "hu", table.invite)

    run(story())


def test_any_process_knows_what_was_told_and_handed_on_at_another(
    own_server: Starter, postgres: str
) -> None:
    one, other = (own_server("--database", postgres) for _ in range(2))

    async def story() -> None:
        ania = await Watched.guest(one.url, "Ania")
        elsewhere = await Watched.guest(other.url, cookie=ania.cookie)
        table = await ania.open_table(GAME, ["me"], GENTLE)
        before = await elsewhere.read(table.id)
        async with ania.sits(table.id) as client:
            while await client.turn():
                position = client.position
                assert position is not None
                legal = [offer.action for offer in position.legal]
                await client.play(careless(position.view, legal))
                if client.texts > len(before):
                    before = await elsewhere.read(table.id)
                    assert len(before) == client.texts
        assert "scenario-01-transfer" in before
        (campaign,) = await elsewhere.campaigns()
        assert (campaign.table, campaign.next) == (table.id, "1")
        assert (await elsewhere.rematch(table.id)).campaign == campaign.id

    run(story(), seconds=120)


def test_a_campaign_that_was_played_elsewhere_goes_on_here(url: str) -> None:
    """Also when the first table that it gets here has gone again."""

    async def story() -> None:
        ania, bo = await HttpClient.guest(url), await HttpClient.guest(url)
        carried = {"finished": [1, 2], "unlocked": [1, 2, 3]}
        file = {"game": GAME, "carried": carried}
        brought = await ania.ask("POST", "/api/campaigns", CampaignCard, file)
        assert (brought.next, brought.locked) == ("3", 7)
        assert await refusal(bo.campaign(brought.id)) == "unknown-campaign"
        table = await ania.open_table(GAME, ["me", "open"], {"scenario": "3"}, campaign=brought.id)
        await ania.leave(table.id)
        again = await ania.campaign(brought.id)
        assert (again.carried, again.table) == (brought.carried, None)
        damaged = {"game": GAME, "carried": {"finished": "all"}}
        wrong = ania.ask("POST", "/api/campaigns", CampaignCard, damaged)
        assert await refusal(wrong) == "bad-campaign"
        other = ania.ask("POST", "/api/campaigns", CampaignCard, {**file, "game": "pandemic"})
        assert await refusal(other) == "unknown-campaign"

    run(story())


def test_a_campaign_is_for_its_members(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = await ania.open_table(GAME, ["me", "open", "open"])
        campaign = table.campaign
        assert campaign is not None
        assert await bo.campaigns() == []
        await bo.sit(table.id, invite=table.invite)
        assert await refusal(bo.campaign(campaign)) == "unknown-campaign"
        assert await refusal(bo.open_table(GAME, ["me"], campaign=campaign)) == "unknown-campaign"
        await ania.begin(table.id)
        assert (await bo.campaign(campaign)).id == campaign
        more = await bo.open_table(GAME, ["me", "colleague:random"], campaign=campaign)
        assert more.campaign == campaign
        # Who has played stays a member until they say otherwise.
        await bo.leave(table.id)
        assert [card.id for card in await bo.campaigns()] == [campaign]
        await bo.leave_campaign(campaign)
        assert await bo.campaigns() == []
        assert await refusal(bo.leave_campaign(campaign)) == "unknown-campaign"
        assert len((await ania.campaign(campaign)).members) == 1

    run(story())


def test_each_new_table_begins_a_campaign_unless_one_is_named(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        first, second = [await ania.open_table(GAME, ["me"]) for _ in range(2)]
        assert first.campaign != second.campaign
        assert [card.id for card in await ania.campaigns()] == [second.campaign, first.campaign]
        assert await refusal(ania.campaign("nothing")) == "unknown-campaign"
        assert await refusal(ania.open_table(GAME, ["me"], campaign="x")) == "unknown-campaign"
        for seats in (["me"], ["me", "open"]):
            assert await refusal(ania.open_table(GAME, seats, {"scenario": "2"})) == "locked"
        # Nothing is left of one whose first table never began.
        waiting = await ania.open_table(GAME, ["me", "open"])
        assert len(await ania.campaigns()) == 3
        await ania.leave(waiting.id)
        assert len(await ania.campaigns()) == 2

    run(story())


def test_a_game_without_campaigns_has_none(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        cards = {card.name: card for card in await ania.games()}
        assert (cards[GAME].campaign, cards[GAME].chapters) == ("scenario", True)
        assert (cards["pandemic"].campaign, cards["pandemic"].chapters) == (None, False)
        table = await ania.open_table("pandemic", ["me", "me"])
        assert table.campaign is None
        assert await ania.texts(table.id, "en") == []
        async with ania.join(table.id) as client:
            await play_on(client)
        asked = ania.rematch(table.id, chapter="2")
        assert await refusal(asked) == "unknown-campaign"
        other = await ania.open_table(GAME, ["me"])
        asked = ania.open_table("pandemic", ["me", "me"], campaign=other.campaign)
        assert await refusal(asked) == "unknown-campaign"
        assert len(await ania.campaigns()) == 1

    run(story())


def test_nobody_has_no_campaigns(url: str) -> None:
    async def story() -> None:
        stranger = HttpClient(url)
        assert await refusal(stranger.campaigns()) == "nobody"
        assert await refusal(stranger.campaign("x")) == "nobody"

    run(story())


def test_the_built_client_has_no_words_of_any_chapter() -> None:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the client is not built here; make client builds it")
    files = [path for path in FOLDER.rglob("*") if path.suffix in (".js", ".html", ".css", ".svg")]
    built = b"\n".join(path.read_bytes() for path in files)
    for id, words in secrets().items():
        for text in words:
            assert len(text) < LONG or text.encode() not in built, id


def test_there_are_secrets_to_search_for() -> None:
    assert len(secrets()) > 150
    assert all(len(words) <= len(LANGUAGES) for words in secrets().values())
    for scenario in range(1, 11):
        assert len(secrets_of(scenario)) >= 6
