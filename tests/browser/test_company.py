"""Friends before and beside the game: the way in, the waiting room, chat, calls."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import go_to_table
from tests.browser.test_the_table import sit_down_together


def waiting_table(host: Guest, game: str = "pandemic") -> tuple[str, str]:
    """A private table that waits: the address of its page, and the invite."""
    host.until_known()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": game, "seats": seats, "waits": True, "name": "Friday night"}
    card = host.ask("/api/tables", wish)
    go_to_table(host, card["id"])
    return f"{host.url}/table/{card['id']}", card["invite"]


def test_a_friend_with_the_plain_address_finds_the_way_in(invite: Invite) -> None:
    host, friend = invite(), invite()
    address, secret = waiting_table(host, "quarantine")
    expect(host.page.get_by_text("Friday night")).to_be_visible()
    host.until(lambda: host.page.url.endswith(f"#invite={secret}"), "the address bar invites")
    friend.expected_errors.append("403")
    friend.page.goto(address)
    field = friend.page.get_by_label(friend.say("web-invite-link"))
    field.fill("https://example.org/nonsense here")
    friend.press(friend.button("web-private-enter"))
    expect(friend.page.get_by_text(friend.say("web-private-wrong"))).to_be_visible()
    # Pasted into the address bar of the open tab, it works without a reload.
    friend.page.evaluate("hash => (location.hash = hash)", f"invite={secret}")
    friend.press(friend.page.locator("main button.primary"))
    friend.press(friend.button("web-ready"))
    expect(host.page.get_by_text(host.say("web-player-ready"), exact=True)).to_be_visible()
    friend.page.get_by_label(friend.say("web-chat-say")).fill("Tea first?")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("log")).to_contain_text("Tea first?")
    seat = host.page.get_by_label(host.say("web-arrange-seat").replace("{ $number }", "3"))
    seat.select_option("colleague:random")
    host.check_accessibility()
    host.press(host.button("web-begin"))
    for guest in (host, friend):
        guest.wait_for_table()


def test_a_row_of_the_lobby_says_what_is_played_there(invite: Invite) -> None:
    host, friend = invite(), invite(path="/lobby")
    host.until_known()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "pandemic", "seats": seats, "public": True, "name": "Monday round"}
    host.ask("/api/tables", {**wish, "options": {"epidemics": "6"}})
    row = friend.page.get_by_role("link").filter(has_text="Monday round")
    expect(row).to_contain_text("1 of 3 seats taken")
    expect(row).to_contain_text("Epidemics: 6 (heroic)")
    expect(row).to_contain_text("Opened now")
    expect(row).to_contain_text(friend.say("web-sit-down"))
    box = host.page.locator("article[data-game=pandemic]")
    for fact in ("players", "cooperative", "minutes"):
        expect(box.locator(".facts")).to_contain_text(fact)


def test_the_host_looks_after_the_table(invite: Invite) -> None:
    host, friend = invite(), invite()
    address, secret = waiting_table(host)
    friend.page.goto(f"{address}#invite={secret}")
    friend.press(friend.page.locator("main button.primary"))
    friend.page.get_by_label(friend.say("web-chat-say")).fill("See https://example.org/maps.")
    friend.page.keyboard.press("Enter")
    link = host.page.get_by_role("log").get_by_role("link")
    expect(link).to_have_attribute("href", "https://example.org/maps")
    host.page.get_by_text(host.say("web-chat-heard")).click()
    host.page.locator(".chat").get_by_role("switch").click()
    expect(link).to_have_count(0)
    swap = host.say("web-host-swap").replace("{ $one }", "1").replace("{ $other }", "2")
    host.press(host.page.get_by_role("button", name=swap))
    expect(host.page.locator("ol li").nth(1)).to_contain_text(host.say("web-player-you"))
    friend.expected_errors.append("403")
    tools = host.page.locator("ol li").first
    host.press(tools.get_by_role("button", name=host.say("web-host-tools").split(" {")[0]))
    host.press(host.button("web-host-block"))
    host.check_accessibility()
    host.press(host.button("web-host-block"))
    expect(tools).to_contain_text(host.say("web-seat-open"))
    host.until(lambda: secret not in host.page.url, "the invite has changed")
    friend.page.reload()
    expect(friend.page.get_by_text(friend.say("web-problem-blocked"))).to_be_visible()


def test_what_somebody_said_is_reported_and_nobody_at_the_table_hears_of_it(
    invite: Invite,
) -> None:
    host, friend = invite(), invite()
    address, secret = waiting_table(host)
    friend.page.goto(f"{address}#invite={secret}")
    friend.press(friend.page.locator("main button.primary"))
    for line in ("Fools", "All of you"):
        friend.page.get_by_label(friend.say("web-chat-say")).fill(line)
        friend.page.keyboard.press("Enter")
        expect(host.page.get_by_role("log")).to_contain_text(line)
    host.page.get_by_text(host.say("web-chat-heard")).click()
    host.press(host.button("web-report"))
    expect(host.page.get_by_label(host.say("web-report-line"))).to_contain_text("All of you")
    host.page.get_by_label(host.say("web-report-line")).select_option("Fools")
    host.page.get_by_label(host.say("web-report-why")).fill("Rude")
    host.check_accessibility()
    host.press(host.button("web-report-send"))
    expect(host.page.get_by_text(host.say("web-report-sent"))).to_be_visible()
    expect(friend.page.get_by_role("log")).not_to_contain_text("Rude")


def test_the_server_says_what_it_keeps(invite: Invite) -> None:
    guest = invite()
    guest.press(guest.page.get_by_role("link", name=guest.say("web-about")))
    expect(guest.page.get_by_text(guest.say("web-about-keep-ever"))).to_be_visible()
    guest.check_accessibility()


def test_all_hear_a_call_and_a_city_that_is_talked_about_can_be_shown(invite: Invite) -> None:
    host, friend = sit_down_together(invite)
    for guest in (host, friend):
        guest.press(guest.page.get_by_role("tab", name=guest.say("web-chat")).first)
    friend.press(friend.button("web-call-wait"))
    expect(host.page.get_by_role("status").filter(has_text=": Wait").first).to_be_visible()
    friend.page.get_by_label(friend.say("web-chat-say")).fill("I go to sydney, or Sydneyside?")
    friend.page.keyboard.press("Enter")
    named = host.page.get_by_role("log").get_by_role("button", name="sydney")
    expect(named).to_have_count(1)
    host.press(named)
    expect(host.page.locator('[data-kind=ping][data-mark="city:sydney"]')).to_be_visible()
    # Anyone who looks a thing up does not point at it for the others.
    expect(friend.page.locator("[data-kind=ping]")).to_have_count(0)


def test_all_see_where_somebody_points(invite: Invite) -> None:
    host, friend = sit_down_together(invite)
    friend.page.locator("[data-city=sydney]").click(modifiers=["Alt"])
    for guest in (host, friend):
        ring = guest.page.locator('[data-kind=ping][data-mark="city:sydney"]')
        expect(ring).to_be_visible()
    expect(host.page.locator("[data-announcements]")).to_contain_text("Sydney")
    # By keys the card of the thing shows it to all.
    host.page.locator("[data-city=tokyo]").focus()
    host.page.keyboard.press("i")
    host.press(host.page.locator("[data-thing-card] [data-point]"))
    expect(friend.page.locator('[data-kind=ping][data-mark="city:tokyo"]')).to_be_visible()
