"""Measures how smoothly Rush M.D. runs: `python -m tools.frames`.

Starts a server, lets one person and three colleagues work through a part of an Action Phase in
chromium without a GPU, and prints the frames a second and every task that kept the page for more
than 50 ms.
"""

import argparse
import json
import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess

SIZE: Final = (1366, 657)
LONG: Final = 50
"""A person notices a task of more ms than this."""
NAMED: Final = 5
SEATS: Final = [{"kind": "me"}, *[{"kind": "colleague", "colleague": "good"}] * 3]
WISH: Final = {
    "game": "rush-md",
    "seats": SEATS,
    "options": {"difficulty": "easy", "phase": "400"},
}
WATCH: Final = """
() => {
    const seen = { frames: [], tasks: [] };
    new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
    requestAnimationFrame(function count(now) {
        seen.frames.push(now);
        requestAnimationFrame(count);
    });
    window.smoothness = seen;
}
"""
ASK: Final = """
async wish => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(wish);
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()).id;
}
"""


def play(page: Page, url: str, seconds: int) -> dict[str, list[float]]:
    """Watch the frames of an Action Phase in which all four are at work."""
    page.goto(url)
    page.wait_for_load_state("networkidle")
    table = page.evaluate(ASK, json.loads(json.dumps(WISH)))
    page.goto(f"{url}/table/{table}")
    page.locator(".council .go").click()
    page.locator("time[role=timer]").wait_for()
    page.wait_for_timeout(3_000)  # the countdown, and the first reading of the page
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1_000)
    seen: dict[str, list[float]] = page.evaluate("window.smoothness")
    return seen


def summary(seen: dict[str, list[float]]) -> str:
    frames, tasks = seen["frames"], [task for task in seen["tasks"] if task > LONG]
    apart = [after - before for before, after in pairwise(frames)]
    if not apart:
        raise WardroomError("Nothing was drawn.")
    rate = 1_000 * len(apart) / sum(apart)
    worst = sorted(apart)[int(len(apart) * 0.99)]
    dearest = ", ".join(f"{task:.0f}" for task in sorted(tasks, reverse=True)[:NAMED]) or "none"
    return (
        f"frames a second: {rate:.1f}; 99 of 100 came within {worst:.0f} ms\n"
        f"tasks over {LONG} ms: {len(tasks)} in {sum(apart) / 1_000:.0f} s; the longest: {dearest}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=30)
    wanted = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("There is no chromium here (on Debian: apt install chromium).")
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        width, height = SIZE
        page = browser.new_page(viewport={"width": width, "height": height})
        try:
            print(summary(play(page, server.url, wanted.seconds)))
        except WardroomError as error:
            sys.exit(str(error))
        finally:
            browser.close()


if __name__ == "__main__":
    main()
