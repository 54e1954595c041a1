"""Games that have been played: dropped as a file, played on from, shared, and counted."""

from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import GO
from tests.browser.wire import direct
from wardroom.kernel import Record
from wardroom.protocol import Offer, Position

RECORD = Path(__file__).parents[1] / "games/pandemic/records/edition-1-random.record"
DROP = """text => {
    const moved = new DataTransfer();
    moved.items.add(new File([text], "game.record", { type: "text/plain" }));
    for (const kind of ["dragover", "drop"]) document.querySelector("h1").dispatchEvent(
        new DragEvent(kind, { dataTransfer: moved, bubbles: true, cancelable: true }));
}"""


@cache
def recorded_here() -> Record:
    return Record.load(RECORD)


def look_at_moment(guest: Guest, ply: int) -> None:
    guest.page.get_by_role("slider").fill(str(ply))
    expect(guest.page.get_by_role("slider")).to_have_value(str(ply))


def played_on(invite: Invite) -> Guest:
    """Somebody who has dropped a record on the front page and played its last move again."""
    guest = invite()
    whole = recorded_here()
    expect(guest.page.locator("article[data-game=pandemic]")).to_be_visible()
    guest.page.evaluate(DROP, RECORD.read_text(encoding="utf-8"))
    expect(guest.page.get_by_role("slider")).to_be_visible()
    look_at_moment(guest, len(whole.moves) - 1)
    guest.press(guest.button("web-play-on"))
    guest.page.get_by_role("radio", name=guest.say("web-play-on-alone")).check()
    guest.press(guest.button("web-play-on-go"))
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_table()
    guest.press(guest.button("web-menu"))
    expect(guest.page.locator("[data-origin]").first).to_contain_text(str(len(whole.moves) - 1))
    guest.page.keyboard.press("Escape")
    guest.choose(whole.moves[-1].action)
    expect(guest.page.locator("#ending-title")).to_be_visible()
    return guest


def test_a_moment_is_shared_with_strangers_who_read_no_names(invite: Invite) -> None:
    finished = played_on(invite)
    table = finished.table
    finished.page.keyboard.press("Escape")
    finished.press(finished.page.locator(".replay button, button.replay").first)
    look_at_moment(finished, 12)
    finished.press(finished.button("web-share"))
    link = finished.page.locator("[data-share] input.field").input_value()
    assert link.endswith(f"/game/{table}/12")
    stranger = invite(path=f"/game/{table}/12", size=PHONE, touch=True)
    stranger.expected_errors = ["status of 403"]
    expect(stranger.page.get_by_text(stranger.say("web-game-private"))).to_be_visible()
    finished.page.get_by_role("switch", name=finished.say("web-share-all")).check()
    expect(finished.page.get_by_role("switch", name=finished.say("web-share-all"))).to_be_checked()
    stranger.page.reload()
    expect(stranger.page.get_by_role("slider")).to_have_value("12")
    look_at_moment(stranger, 13)
    stranger.page.wait_for_url(f"**/game/{table}/13")
    stranger.press(stranger.button("web-play-on"))
    stranger.press(stranger.button("web-play-on-go"))
    stranger.page.wait_for_url("**/table/*")
    stranger.wait_for_table()


def test_all_own_games_are_counted_taken_along_and_deleted(invite: Invite) -> None:
    finished = invite()
    whole = recorded_here()
    last = len(whole.moves) - 1
    wish = {"ply": last, "record": whole.text(), "seats": [{"kind": "me"}] * whole.seats}
    table = finished.ask("/api/what-ifs", wish)["id"]

    def as_recorded(position: Position) -> Offer:
        return next(each for each in position.legal if each.action == whole.moves[last].action)

    assert not direct(finished, table, as_recorded), "its last move is played again"
    finished.page.evaluate(GO, "/games")
    row = finished.page.locator(f"[data-game-row='{table}']")
    expect(row).to_contain_text(finished.say("web-games-what-if"))
    finished.check_accessibility()
    with finished.page.expect_download() as taken:
        finished.press(finished.page.get_by_role("link", name=finished.say("web-games-records")))
    assert taken.value.suggested_filename == "wardroom-records.zip"
    finished.page.get_by_label(finished.say("web-games-result")).select_option("won")
    expect(row).to_have_count(0)
    finished.page.get_by_label(finished.say("web-games-result")).select_option("tried")
    finished.press(row.get_by_role("button", name=finished.say("web-games-delete")))
    finished.press(row.get_by_role("button", name=finished.say("web-games-delete-sure")))
    expect(row).to_have_count(0)
