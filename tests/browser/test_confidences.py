"""What is for one person at a table: a private message, and the own notes."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_company import waiting_table

PHONE = {"width": 390, "height": 844}


def test_a_word_to_one_friend_and_notes_for_oneself_on_a_phone(invite: Invite) -> None:
    host, friend, third = invite(language="hu"), invite(), invite(language="pl")
    for guest in (host, third):
        guest.page.set_viewport_size(PHONE)
    address, secret = waiting_table(host)
    for guest in (friend, third):
        guest.page.goto(f"{address}#invite={secret}")
        guest.press(guest.page.locator("main button.primary"))
        expect(guest.page.get_by_label(guest.say("web-chat-say"))).to_be_visible()
    whom = host.page.get_by_role("combobox", name=host.say("web-chat-whom")).last
    expect(whom.locator("option")).to_have_count(3, timeout=15_000)
    whom.select_option(index=1)
    host.page.get_by_label(host.say("web-chat-say")).fill("Only for you")
    host.page.keyboard.press("Enter")
    expect(friend.page.get_by_role("log")).to_contain_text(friend.say("web-chat-to-you"))
    whom.select_option(index=0)
    host.page.get_by_label(host.say("web-chat-say")).fill("For all")
    host.page.keyboard.press("Enter")
    expect(third.page.get_by_role("log")).to_contain_text("For all")
    expect(third.page.get_by_role("log")).not_to_contain_text("Only for you")

    host.page.locator("summary", has_text=host.say("web-note")).click()
    note = host.page.get_by_role("textbox", name=host.say("web-note"))
    note.fill("Cure blue first")
    expect(host.page.get_by_text(host.say("web-note-kept"))).to_be_visible()
    host.check_layout()
    host.check_accessibility()
    host.page.reload()
    host.page.locator("summary", has_text=host.say("web-note")).click()
    expect(note).to_have_value("Cure blue first")
    for guest in (friend, third):
        guest.check_layout()
