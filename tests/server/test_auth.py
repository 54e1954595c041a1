"""Who somebody is: guests, names, cookies, personal links."""

import pytest

from tests.server.conftest import run
from wardroom.client import Denied, HttpClient


def test_a_guest_stays_the_same_person_as_long_as_the_cookie_is_kept(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        again = await HttpClient.guest(url, cookie=ania.cookie)
        stranger = await HttpClient.guest(url)
        assert again.me == ania.me
        assert stranger.me.id != ania.me.id

    run(story())


def test_a_guest_has_no_name_before_choosing_one(url: str) -> None:
    async def story() -> None:
        guest = await HttpClient.guest(url)
        assert guest.me.name == ""
        table = await guest.open_table("pandemic", ["me", "me"])
        assert [chair.name for chair in table.chairs] == ["", ""]
        await guest.rename("Ania")
        assert (await guest.table(table.id)).chairs[0].name == "Ania"

    run(story())


def test_a_name_is_kept_in_one_line_without_what_cannot_be_seen(url: str) -> None:
    async def story() -> None:
        guest = await HttpClient.guest(url)
        assert (await guest.rename("  Zoë\t\u202e\u0000 von   X ")).name == "Zoë von X"

    run(story())


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
def test_a_name_is_neither_empty_nor_endless(url: str, name: str) -> None:
    async def story() -> None:
        guest = await HttpClient.guest(url, "Ania")
        with pytest.raises(Denied) as denied:
            await guest.rename(name)
        assert denied.value.code == "bad-name"

    run(story())


def test_a_personal_link_makes_another_device_the_same_person(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        phone = HttpClient(url)
        assert (await phone.come(await ania.personal_link())).name == "Ania"
        assert (await HttpClient.guest(url, cookie=phone.cookie)).me.id == ania.me.id

    run(story())


@pytest.mark.parametrize("token", ["", "nonsense", "IkFuaWEi.AAAA", "x" * 5000])
def test_a_forged_personal_link_is_refused(url: str, token: str) -> None:
    async def story() -> None:
        with pytest.raises(Denied) as denied:
            await HttpClient(url).come(token)
        assert denied.value.code == "bad-link"

    run(story())


def test_a_cookie_is_no_personal_link(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        with pytest.raises(Denied, match="personal link"):
            await HttpClient(url).come(ania.cookie.partition("=")[2])

    run(story())


def test_a_forged_cookie_is_nobody(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        forged = HttpClient(url, ania.cookie[:-2] + "xx")
        with pytest.raises(Denied) as denied:
            await forged.open_table("pandemic", ["me", "colleague:random"])
        assert denied.value.code == "nobody"

    run(story())


def test_a_new_name_shows_at_the_tables_where_somebody_sits(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        async with bo.join(table.id) as watching:
            await ania.rename("Anna")
            await watching.until(lambda: watching.table.chairs[0].name == "Anna")

    run(story())
