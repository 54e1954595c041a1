"""Why something cannot be done: asked over the socket, answered from the position."""

from collections.abc import Callable

from tests.server.conftest import run
from tests.server.playing import asked_without_end, refusal, two_people
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.wire.refusals import MOST_REASONS


def test_every_action_that_cannot_be_taken_has_its_reason(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            assert client.position is not None
            seat = client.position.waiting[0]
            legal = next(offer for offer in client.position.legal if offer.seat == seat)
            found = await client.why_not(legal.action, "drive sydney", "build", seat=seat)
            assert [each.action for each in found] == ["drive sydney", "build"]
            assert [each.reason.id for each in found] == [
                "why-not-connected",
                "why-not-station-there",
            ]
            assert found[0].say.args["city"] == "sydney"

    run(story())


def test_an_action_of_another_game_has_no_reason(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            assert await client.why_not("admit patient 3", seat=0) == []

    run(story())


def test_reasons_are_for_those_who_sit_there(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            assert await refusal(one.why_not("pass", seat=1)) == "not-your-seat"
            asked, idle = (one, other) if one.asked else (other, one)
            assert await asked.why_not("pass") == []
            (waits,) = await idle.why_not("pass")
            assert waits.reason.id == "why-not-your-turn"
            too_many = ["pass"] * (MOST_REASONS + 1)
            assert await refusal(one.why_not(*too_many)) == "malformed"

    run(story())


def test_nobody_can_keep_the_server_busy_with_reasons(
    own_server: Callable[..., ServerProcess],
) -> None:
    url = own_server(WARDROOM_LIMITS="on").url
    run(asked_without_end(url, {"type": "why-not", "seat": 0, "actions": ["pass"]}, "obstacles"))
