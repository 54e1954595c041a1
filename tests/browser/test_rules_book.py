"""The rules book in a real browser: found from everywhere, searched, and never in the way."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.recorded import open_at, spots
from tools.book import Book, book_of
from wardroom.kernel import game, games
from wardroom.words import LANGUAGES

LAPTOP = (1366, 657)
BOOKS = [
    pytest.param(book, id=name)
    for name in games()
    for book in [book_of(game(name))]
    if book is not None
]


@pytest.mark.gate("phone-dark-hu-rush-md")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_book_is_read_from_the_front_page(
    invite: Invite, book: Book, language: str, theme: str, size: tuple[int, int]
) -> None:
    guest = invite(language=language, size=size, touch=size == PHONE, theme=theme)
    box = guest.page.locator(f"article[data-game={book.game}]")
    guest.press(box.get_by_role("link", name=guest.say("web-book-rules"), exact=True))
    expect(guest.page.locator("section[data-chapter]")).to_have_count(len(book.chapters))
    pictures = guest.page.locator("[data-picture]")
    for number in range(len(book.pictures)):
        pictures.nth(number).scroll_into_view_if_needed()
        expect(pictures.nth(number)).to_have_attribute("data-picture", "drawn")
    guest.check_layout()
    guest.check_accessibility()


def test_a_card_leads_to_its_chapter_and_the_table_stays(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    open_at(guest, *spots("pandemic")[0])
    table = guest.page.url
    guest.until_settled()
    guest.page.locator("[data-thing='gauge:outbreaks']").first.hover()
    guest.press(guest.page.locator("[data-rules=infection]"))
    heading = guest.page.locator("#column [data-chapter=infection] h2")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    assert guest.page.url == table
    guest.check_accessibility()

    guest.page.locator("#column").get_by_role("searchbox").fill("research station")
    expect(guest.page.locator("#column mark").first).to_be_visible()
    expect(guest.page.locator("#column [data-chapter=epidemics]")).to_have_count(0)


def test_what_is_searched_is_marked_and_leads_into_the_chapter_and_the_reference(
    invite: Invite,
) -> None:
    guest = invite(path="/rules/pandemic")
    search = guest.page.get_by_role("searchbox")
    search.fill("quarantine specialist")
    expect(guest.page.get_by_role("search").get_by_role("status")).not_to_be_empty()
    found = guest.page.locator("section[data-chapter=roles]")
    expect(found.locator("dt")).to_have_count(1)
    assert found.locator("mark").count() >= 2
    guest.press(found.locator("button"))
    expect(search).to_have_value("")
    expect(found.locator("h2")).to_be_focused()
    guest.press(found.locator("a"))
    part = guest.page.locator("[data-part='PAN-13']")
    expect(part.locator("h2")).to_be_in_viewport()
    guest.press(part.get_by_role("link").first)
    guest.page.wait_for_url("**/rules/pandemic/roles")
    expect(found.locator("h2")).to_be_in_viewport()
