"""How long it takes until one plays: `python -m tests.browser.site.measure`, after `make site`.

A first visit over a line of 20 Mbit/s and a later one, each until a table of Pandemic stands and
can be played. Bytes are those of compressed copies where there are some.
"""

import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.site.conftest import SITE, StaticHost

LINE = 20e6 / 8
LATENCY = 20
KEPT = "navigator.serviceWorker.ready.then(kept => kept.active?.state === 'activated')"


def main() -> None:
    host = StaticHost(SITE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        for visit in ("first", "later", "later again"):
            seconds, sent = _visit(context, host.url)
            print(f"{visit} visit: {seconds:.1f} s until the table stands, {sent / 1e6:.2f} MB")
        browser.close()
    host.switch_off()


def _visit(context: BrowserContext, url: str) -> tuple[float, int]:
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": LINE,
            "uploadThroughput": LINE,
        },
    )
    asked: set[str] = set()
    page.on("requestfinished", lambda request: asked.add(urlsplit(request.url).path))
    began = time.monotonic()
    page.goto(url)
    box = page.locator("article[data-game=pandemic]")
    box.locator("button.primary").click()
    known = box.locator("[data-known]")
    if known.count():
        known.click()
    page.wait_for_url("**/table/*", timeout=120_000)
    page.locator("[data-status]").wait_for(timeout=120_000)
    seconds = time.monotonic() - began
    sent = sum(_sent(SITE / path.lstrip("/")) for path in asked)
    page.wait_for_function(KEPT)
    page.close()
    return seconds, sent


def _sent(path: Path) -> int:
    file = path / "index.html" if path.is_dir() else path
    copies = [file, *(Path(f"{file}{ending}") for ending in (".br", ".gz"))]
    return min(copy.stat().st_size for copy in copies if copy.exists())


if __name__ == "__main__":
    main()
