"""People one has played with: who they are, who is here, and inviting them."""

from collections.abc import Callable

from msgspec.json import decode, encode
from websockets.asyncio.client import connect

from tests.server.conftest import eventually, run
from tests.server.playing import refusal, two_people
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    Block,
    CompanionCard,
    Company,
    Invitation,
    InvitationWish,
    Listing,
    Lobby,
    PersonalData,
    TableCard,
)

Starter = Callable[..., ServerProcess]


async def company(person: HttpClient) -> Company:
    return await person.ask("GET", "/api/me/company", Company)


async def only(person: HttpClient) -> CompanionCard:
    (companion,) = (await company(person)).people
    return companion


async def waiting_table(person: HttpClient) -> TableCard:
    return await person.open_table("pandemic", ["me", "open", "open"], waits=True)


async def invite(person: HttpClient, table: str, whom: str) -> None:
    place = f"/api/tables/{table}/invitations"
    await person.fetch("POST", place, encode(InvitationWish(whom)))


async def invitations(person: HttpClient) -> list[Invitation]:
    return (await person.lobby()).invitations


async def block(person: HttpClient, whom: str, blocked: bool) -> Company:
    return await person.ask("PATCH", f"/api/me/company/{whom}", Company, Block(blocked))


def test_the_list_grows_by_playing_together_and_tells_no_ids(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        cyd = await HttpClient.guest(url, "Cyd")
        await cyd.open_table("pandemic", ["me", "open"], public=True)
        assert (await company(cyd)).people == [], "nobody has played with Cyd yet"
        card = await only(ania)
        assert (card.name, card.games, card.game, card.invitable) == ("Bo", 1, "pandemic", True)
        assert card.id not in (bo.me.id, (await only(bo)).id)
        other = await ania.open_table("pandemic", ["me", "open"], public=True)
        assert (await only(ania)).games == 1, "sitting in a waiting room is not playing"
        await bo.sit(other.id)
        assert (await only(ania)).games == 2
        await bo.leave(table)
        assert (await only(ania)).games == 2, "they have played, even if one has left"

    run(story())


def test_who_is_here_is_seen(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        assert not (await only(ania)).here
        async with bo.join(table):

            async def is_here() -> bool:
                return (await only(ania)).here

            await eventually(is_here)

    run(story())


def test_a_companion_is_invited_and_comes(url: str) -> None:
    async def story() -> None:
        ania, bo, _ = await two_people(url)
        table = await waiting_table(ania)
        await invite(ania, table.id, (await only(ania)).id)
        (invitation,) = await invitations(bo)
        assert (invitation.table, invitation.by) == (table.id, "Ania")
        await bo.sit(table.id, invite=invitation.invite)
        assert await invitations(bo) == []
        again = await waiting_table(ania)
        await invite(ania, again.id, (await only(ania)).id)
        await bo.fetch("DELETE", f"/api/me/invitations/{again.id}")
        await invite(ania, again.id, (await only(ania)).id)
        assert await invitations(bo) == [], "declined once is declined"
        gone = await waiting_table(ania)
        await invite(ania, gone.id, (await only(ania)).id)
        await ania.leave(gone.id)
        assert await invitations(bo) == []

    run(story())


def test_only_people_one_has_played_with_can_be_invited_and_only_from_the_table(url: str) -> None:
    async def story() -> None:
        ania, bo, played = await two_people(url)
        cyd = await HttpClient.guest(url, "Cyd")
        whom = (await only(ania)).id
        table = await waiting_table(ania)
        assert await refusal(invite(cyd, table.id, whom)) == "not-seated"
        theirs = await waiting_table(cyd)
        assert await refusal(invite(cyd, theirs.id, whom)) == "unknown-companion"
        assert await refusal(invite(ania, table.id, bo.me.id)) == "unknown-companion"
        assert await refusal(invite(ania, played, whom)) == "begun"

    run(story())


def test_who_is_not_listed_is_neither_seen_nor_invited(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        hidden = await bo.ask("PUT", "/api/me/company", Company, Listing(False))
        assert not hidden.listed
        async with bo.join(table):
            card = await only(ania)
            assert (card.here, card.invitable) == (False, False)
        waiting = await waiting_table(ania)
        assert await refusal(invite(ania, waiting.id, card.id)) == "not-invited"

    run(story())


def test_who_is_blocked_finds_nobody_and_enters_no_new_table(url: str) -> None:
    async def story() -> None:
        ania, bo, _ = await two_people(url)
        bo_to_ania, ania_to_bo = await only(bo), await only(ania)
        before = await waiting_table(bo)
        await invite(bo, before.id, bo_to_ania.id)
        (card,) = (await block(ania, ania_to_bo.id, True)).people
        assert (card.blocked, card.invitable) == (True, False)
        assert await invitations(ania) == [], "Bo's invitation is gone"
        assert (await company(bo)).people == []
        assert await refusal(invite(bo, before.id, bo_to_ania.id)) == "unknown-companion"
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        assert await refusal(bo.sit(table.id)) == "blocked"
        mine = await ania.ask("GET", "/api/me/data", PersonalData)
        assert (mine.listed, mine.blocked) == (True, ["Bo"])
        (card,) = (await block(ania, card.id, False)).people
        assert card.invitable
        assert (await only(bo)).name == "Ania"

    run(story())


def test_invitations_are_limited(own_server: Starter) -> None:
    url = own_server(WARDROOM_LIMITS="on").url

    async def story() -> None:
        ania, _, _ = await two_people(url)
        whom = (await only(ania)).id
        for _ in range(12):
            await invite(ania, (await waiting_table(ania)).id, whom)
        more = await waiting_table(ania)
        assert await refusal(invite(ania, more.id, whom)) == "too-fast"

    run(story())


def test_an_invitation_reaches_the_lobby_at_another_process(
    own_server: Starter, postgres: str, redis: str
) -> None:
    way = ("--database", postgres, "--bus", redis)
    one, other = own_server(*way), own_server(*way)

    async def story() -> None:
        ania, bo, _ = await two_people(one.url)
        table = await waiting_table(ania)
        place = "ws" + other.url.removeprefix("http") + "/api/lobby"
        async with connect(place, additional_headers=bo.headers()) as lobby:
            first = decode(await lobby.recv(), type=Lobby)
            assert first.invitations == []
            await invite(ania, table.id, (await only(ania)).id)
            invited: list[Invitation] = []
            while not invited:
                invited = decode(await lobby.recv(), type=Lobby).invitations
            assert [one.table for one in invited] == [table.id]

    run(story())
