"""How soon one plays at a site without a server: `python -m tools.site_speed`, after `make site`.

The site comes from a host on this machine that sends no faster than a line of 20 Mbit/s for all it
sends together, and the compressed copies, as static hosts do. Each run is a browser that was never
here: a first visit until a table of Pandemic stands and can be played, and later ones, each with a
game of its own. At the end colleagues think in front of it while frames are counted.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build/site"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser")
BOX: Final = "article[data-game=pandemic]"
STANDS: Final = "[data-status]"
OFFERED: Final = "[data-offer], [data-leads]"
PATIENCE: Final = 180_000
LATENCY: Final = 0.02
PIECE: Final = 16_384
PLAYERS: Final = 4
LONG: Final = 50
"""A person notices a task of more ms than this."""
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
KEPT: Final = """async () => {
    const isKept = async () => {
        const kept = await navigator.serviceWorker.getRegistration();
        if (kept?.active?.state !== "activated") return false;
        const memory = await caches.match("assets/memory/outline");
        return memory !== undefined;
    };
    while (!await isKept()) await new Promise(resolve => setTimeout(resolve, 100));
}"""
"""The whole site has arrived, and memory was saved for the next visit."""
COUNT: Final = """() => {
    const seen = { frames: [], tasks: [] };
    new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
    requestAnimationFrame(function count(now) {
        seen.frames.push(now);
        requestAnimationFrame(count);
    });
    window.smoothness = seen;
}"""
ASK: Final = """([method, path, body]) => new Promise(resolve => {
    const number = -1 - Math.floor(1e9 * Math.random());
    const hear = ({ data }) => {
        if (data.number !== number) return;
        self.wardroomEngine.removeEventListener('message', hear);
        resolve(data.text === '' ? null : JSON.parse(data.text));
    };
    self.wardroomEngine.addEventListener('message', hear);
    body = JSON.stringify(body);
    self.wardroomEngine.postMessage({ type: 'ask', number, method, path, body });
})"""
"""Asks the engine as the page does."""


class Line:
    """What all requests share; counts what goes through."""

    def __init__(self, bits: float) -> None:
        self._rate = bits / 8
        self._lock = threading.Lock()
        self._free = 0.0
        self.sent = 0

    def wait(self, size: int) -> None:
        with self._lock:
            self.sent += size
            begins = max(self._free, time.monotonic())
            self._free = begins + size / self._rate
        time.sleep(max(0.0, self._free - time.monotonic()))


class Host(SimpleHTTPRequestHandler):
    """A static host: compressed copies for browsers that take them, and ten minutes in caches."""

    protocol_version = "HTTP/1.1"

    def __init__(self, line: Line, *arguments: object, **named: object) -> None:
        self._line = line
        super().__init__(*arguments, **named)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        time.sleep(LATENCY)
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.exists():
            self.send_error(404)
            return
        coded = [code for code in ENDINGS if code in self.headers.get("Accept-Encoding", "")]
        sent, code = file, ""
        for code in coded:
            if (copy := Path(f"{file}{ENDINGS[code]}")).exists():
                sent = copy
                break
        body = sent.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if sent is not file:
            self.send_header("Content-Encoding", code)
        self.end_headers()
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            self._line.wait(len(piece))
            self.wfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        """Requests need not be logged."""


class Visit(NamedTuple):
    """A visit until the table stands."""

    engine: float
    """Seconds until the engine was there."""
    table: float
    megabytes: float


def visit(context: BrowserContext, url: str, line: Line) -> tuple[Page, Visit]:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    before, began = line.sent, time.monotonic()
    page.goto(url)
    box = page.locator(BOX)
    box.locator("button.primary").click()
    known = box.locator("[data-known]")
    if known.count():
        known.click()
    page.wait_for_url("**/table/*")
    # Who begins is decided by the cards: a colleague's first turn is no part of the wait.
    page.locator(STANDS).wait_for()
    table = time.monotonic() - began
    sent = (line.sent - before) / 1e6
    mark = "performance.getEntriesByName('wardroom-engine')[0].startTime"
    return page, Visit(page.evaluate(mark) / 1000, table, sent)


def watch(page: Page, kind: str, seconds: int) -> tuple[list[float], list[float]]:
    """Look on while colleagues play a game: the moments of frames, and tasks that kept the page."""
    seats = [{"kind": "me"}, *[{"kind": "colleague", "colleague": kind}] * (PLAYERS - 1)]
    table = page.evaluate(ASK, ["POST", "/tables", {"game": "pandemic", "seats": seats}])["id"]
    page.evaluate("id => { location.hash = `/table/${id}`; }", table)
    page.locator(OFFERED).first.wait_for(state="attached")
    page.wait_for_timeout(3_000)
    stand_in = f"/tables/{table}/seats/0/stand-in"
    page.evaluate(COUNT)
    page.evaluate(ASK, ["POST", stand_in, {"colleague": kind}])
    page.wait_for_timeout(seconds * 1_000)
    seen = page.evaluate("window.smoothness")
    return seen["frames"], seen["tasks"]


def memory(folder: str) -> float:
    """MB of the process of the tab, which is that of its workers too; shared parts by their share.

    It is the largest one: the others are for the empty tab that a browser begins with, the service
    worker, and a tab still to come.
    """
    parents: dict[int, int] = {}
    lines: dict[int, str] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            number = int(process.name)
            parents[number] = int(
                process.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            )
            lines[number] = process.joinpath("cmdline").read_text().replace("\0", " ")
    # The lowest number is that of the script that starts it, where there is one.
    browser = min(number for number, line in lines.items() if f"--user-data-dir={folder}" in line)
    largest = 0.0
    for number, line in lines.items():
        above = number
        while above not in (browser, 0):
            above = parents.get(above, 0)
        if above == browser and "--type=renderer" in line:
            told = Path(f"/proc/{number}/smaps_rollup").read_text()
            (kilobytes,) = re.findall(r"^Pss: +(\d+) kB", told, re.MULTILINE)
            largest = max(largest, int(kilobytes) / 1e3)
    return largest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--later", type=int, default=2, help="later visits in each run")
    parser.add_argument("--mbits", type=float, default=20)
    parser.add_argument("--seconds", type=int, default=30, help="to look on while they think")
    wanted = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        sys.exit("There is no chromium here (on Debian: apt install chromium).")
    line = Line(wanted.mbits * 1e6)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, line, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    first: list[Visit] = []
    later: list[Visit] = []
    smooth: list[str] = []
    with sync_playwright() as playwright:
        for run in range(wanted.runs):
            with tempfile.TemporaryDirectory() as folder:
                # A folder of its own: compiled code is kept there as in anybody's browser.
                context = playwright.chromium.launch_persistent_context(
                    folder,
                    executable_path=chromium,
                    args=FLAGS,
                    locale="en-GB",
                    reduced_motion="reduce",
                )
                page, seen = visit(context, url, line)
                first.append(seen)
                page.evaluate(KEPT)
                for _ in range(wanted.later):
                    page.wait_for_timeout(2_000)
                    page.close()
                    page, seen = visit(context, url, line)
                    later.append(seen)
                if run == wanted.runs - 1:
                    for kind in ("good", "strong"):
                        frames, tasks = watch(page, kind, wanted.seconds)
                        smooth.append(
                            f"{kind} colleagues: {smoothness(frames):.1f} frames a second, "
                            f"{len([task for task in tasks if task > LONG])} tasks over {LONG} ms, "
                            f"{memory(folder):.0f} MB in the tab"
                        )
                context.close()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(summary("first", first))
    print(summary("later", later))
    print(*smooth, sep="\n")


def summary(name: str, visits: list[Visit]) -> str:
    """The middle one of each figure, and all of the one that counts."""
    engine, table, sent = (median(column) for column in zip(*visits, strict=True))
    every = ", ".join(f"{visit.table:.1f}" for visit in visits)
    return (
        f"{name} visit: engine after {engine:.1f} s, table after {table:.1f} s ({every}), "
        f"{sent:.2f} MB sent until then"
    )


def smoothness(frames: list[float]) -> float:
    """Frames a second."""
    apart = [after - before for before, after in pairwise(frames)]
    return 1_000 * len(apart) / sum(apart)


if __name__ == "__main__":
    main()
