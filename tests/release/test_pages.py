"""The documentation as pages: every page has its place, and no link leads nowhere."""

import re
from pathlib import Path

from tools.pages import FROM_ABOVE, decisions, from_above, lead_outside

ROOT = Path(__file__).parents[2]
HOME = "https://forge.example/somebody/wardroom"


def test_links_out_of_the_site_lead_into_the_repository() -> None:
    text = "[unit](../deploy/wardroom.service), [bots](bots.md#in-python), [x](https://x.example)"
    assert lead_outside(text, "hosting.md", HOME) == (
        f"[unit]({HOME}/blob/HEAD/deploy/wardroom.service), [bots](bots.md#in-python), "
        "[x](https://x.example)"
    )
    assert lead_outside(text, "hosting.md", "").startswith("unit, [bots]")


def test_links_of_a_deeper_page_are_followed_from_where_it_stands() -> None:
    text = "[core](../../native/README.md), [levels](levels.md)"
    assert lead_outside(text, "colleagues/strong.md", HOME) == (
        f"[core]({HOME}/blob/HEAD/native/README.md), [levels](levels.md)"
    )


def test_two_pages_of_the_root_are_in_the_site_and_links_find_them() -> None:
    contributing = "[how it is tested](docs/testing.md), [client](web/README.md)"
    assert from_above(contributing) == "[how it is tested](testing.md), [client](../web/README.md)"
    text = "[a first good task](../../CONTRIBUTING.md#a-good-first-task)"
    assert lead_outside(text, "learning/pandemic.md", "") == (
        "[a first good task](../contributing.md#a-good-first-task)"
    )


def test_every_page_of_the_menu_exists_and_every_reader_has_one() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = set(re.findall(r"[:-] (\S+\.md)$", menu, re.MULTILINE))
    assert len(pages) > 30
    missing = {page for page in pages if not (ROOT / "docs" / page).exists()}
    assert missing == set(FROM_ABOVE.values())
    start = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    assert start.count("\n## I want to ") == 5


def test_every_decision_is_in_their_list() -> None:
    pages = {path.name for path in (ROOT / "docs/decisions").glob("*.md")} - {"index.md"}
    assert pages == set(re.findall(r"^- \[.+\]\((\S+\.md)\)$", decisions(), re.MULTILINE))
