"""Notices of invitations: once, at once, and not at night."""

import time

from msgspec import structs

from tests.server.notices.receiving import post_office
from tests.server.notices.test_notices import Scene, scene
from wardroom.lab.load.server_process import free_port
from wardroom.protocol import Holiday, NoticeWishes
from wardroom.server.features.notices.service import Notices
from wardroom.server.store import TableRow


async def row(stage: Scene) -> TableRow:
    found = await stage.store.tables.find(stage.table)
    assert found is not None
    return found


def test_somebody_who_is_away_is_told_who_invites_them_to_what(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        await stage.notices.wish(stage.bo, NoticeWishes("pl", "Europe/Warsaw"))
        stage.notices.invite(stage.bo, await row(stage), "Ania")
        await stage.notices.delivered()
        (told,) = stage.pushed
        assert told["table"] == stage.table
        assert told["title"] == "Ania zaprasza cię do gry."

    scene(address, story)


def test_nobody_is_told_of_an_invitation_in_quiet_hours_or_on_holiday(address: str) -> None:
    async def story(stage: Scene) -> None:
        await stage.subscribe()
        minute = int(time.time() // 60) % 1440
        night = (minute - 60) % 1440, (minute + 60) % 1440
        await stage.notices.wish(stage.bo, NoticeWishes("en", "UTC", *night))
        stage.notices.invite(stage.bo, await row(stage), "Ania")
        await stage.notices.delivered()
        await stage.notices.wish(stage.bo, NoticeWishes("en", "UTC"))
        await stage.notices.set_holiday(stage.bo, Holiday(time.time() + 3600))
        stage.notices.invite(stage.bo, await row(stage), "Ania")
        await stage.notices.delivered()
        assert stage.pushed == []

    scene(address, story)


def test_a_mail_leads_to_the_table_with_its_invite(address: str) -> None:
    async def story(stage: Scene) -> None:
        port = free_port()
        mail = f"smtp://127.0.0.1:{port}"
        notices = Notices(structs.replace(stage.at_once(), mail=mail), stage.store)
        await stage.kept.wish(stage.bo, NoticeWishes("en", "UTC"))
        await stage.kept.set_address(stage.bo, "bo@example.org")
        await stage.kept.confirm_address(stage.bo, "bo@example.org")
        with post_office(port) as letters:
            notices.invite(stage.bo, await row(stage), "")
            await notices.delivered()
        (letter,) = letters
        assert letter["subject"] == "Guest is inviting you to play."
        link = f"https://ward.example/table/{stage.table}#invite=i"
        assert link in letter.get_content()

    scene(address, story)
