"""A request may choose the deal of the table it opens, where the server was set up for that."""

from collections.abc import Callable

import pytest

from tests.server.conftest import run
from tests.server.playing import play_out
from tests.server.test_refusals import problem
from wardroom.client import HttpClient
from wardroom.kernel import Record
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server import chosen

DEAL = 7


class Choosing(HttpClient):
    """Somebody whose requests choose the deal."""

    def headers(self, invite: str | None = None) -> dict[str, str]:
        return {**super().headers(invite), "wardroom-deal": str(DEAL)}


class Leaving(HttpClient):
    """Somebody whose requests leave the deal to chance."""

    def headers(self, invite: str | None = None) -> dict[str, str]:
        carried = super().headers(invite)
        return {name: said for name, said in carried.items() if name != "wardroom-deal"}


async def _seeds(url: str) -> list[int]:
    """Those of a table and its rematch, both opened by requests that choose the deal."""
    ania = await Choosing.guest(url)
    table = (await ania.open_table("pandemic", ["me", "me"])).id
    async with ania.join(table) as client:
        await play_out(client)
    again = (await ania.rematch(table)).id
    async with ania.join(again) as client:
        await play_out(client)
    return [Record.read(await ania.record(played)).seed for played in (table, again)]


def test_where_deals_may_be_chosen_tables_and_rematches_are_dealt_so(url: str) -> None:
    assert run(_seeds(url)) == [DEAL, DEAL]


def test_elsewhere_chance_deals_whatever_a_request_says(
    own_server: Callable[..., ServerProcess],
) -> None:
    url = own_server(WARDROOM_CHOSEN_DEALS="off").url
    table, again = run(_seeds(url))
    assert DEAL not in (table, again)
    assert table != again


def test_without_a_choice_chance_deals(url: str) -> None:
    async def story() -> None:
        ania = await Leaving.guest(url)
        tables = [(await ania.open_table("pandemic", ["me", "me"])).id for _ in range(2)]
        one, other = [(await ania.at(table, 0)).position.view for table in tables]
        assert one != other

    run(story())


@pytest.mark.parametrize("deal", ["", "-1", "seven", "9" * 19])
def test_a_deal_that_is_no_number_is_refused(url: str, deal: str) -> None:
    assert problem(url, "POST", "/api/me", b"{}", **{"wardroom-deal": deal}) == "malformed"


def test_deals_are_chosen_only_where_that_was_switched_on() -> None:
    assert not chosen(environment={}).chosen_deals
    assert not chosen(environment={"WARDROOM_CHOSEN_DEALS": "off"}).chosen_deals
    assert chosen(environment={"WARDROOM_CHOSEN_DEALS": "on"}).chosen_deals
