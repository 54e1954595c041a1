"""Firefox as the system has it, driven over WebDriver BiDi, which it speaks by itself.

Playwright drives only a Firefox of its own making, so here is as much as a page needs: go to an
address, and run a script there.
"""

import itertools
import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, Final

from websockets.sync.client import connect

PATIENCE: Final = 120.0
_LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_ALONE: Final = ("--headless", "--no-remote", "--remote-debugging-port", "0")
_LOOKED_AT: Final = """
new Promise((done, failed) => {
    const end = performance.now() + %(patience)d;
    const look = () => Promise.resolve(%(script)s).then((found) => {
        if (found || performance.now() > end) done(found);
        else requestAnimationFrame(look);
    }, failed);
    look();
})
"""
_PREFERENCES: Final = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """One window, with a profile of its own."""

    def __init__(self, program: str, folder: Path) -> None:
        self._numbers = itertools.count(1)
        with ExitStack() as opened:
            address = opened.enter_context(_listening(program, folder))
            self._line = opened.enter_context(connect(f"{address}/session", max_size=None))
            self._ask("session.new", capabilities={})
            self._window = self._ask("browsingContext.getTree")["contexts"][0]["context"]
            self._opened = opened.pop_all()

    def close(self) -> None:
        self._opened.close()

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._window, wait="complete")

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise."""
        found = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then(JSON.stringify)",
            target={"context": self._window},
            awaitPromise=True,
        )
        if found["type"] != "success":
            raise AssertionError(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value", "null"))

    def until(self, script: str) -> Any:
        """Wait until an expression is true in the page, which looks at every frame; its value."""
        found = self.run(_LOOKED_AT % {"script": script, "patience": 1000 * PATIENCE})
        if not found:
            raise AssertionError(f"waited in vain for {script}")
        return found

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._line.recv(PATIENCE))
            if heard.get("id") != number:
                continue  # what happens meanwhile
            if heard["type"] == "error":
                raise AssertionError(f"{method}: {heard['message']}")
            return heard["result"]


@contextmanager
def _listening(program: str, folder: Path) -> Iterator[str]:
    """A Firefox that runs, and the address at which it listens."""
    (folder / "user.js").write_text(_PREFERENCES, encoding="utf-8")
    command = [program, *_ALONE, "--profile", str(folder)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout is not None
    # What it says later is read as well, or it would stop where the pipe is full.
    reader = Thread(target=process.stdout.read, daemon=True)
    try:
        found = next(filter(None, map(_LISTENING.search, process.stdout)), None)
        if found is None:
            raise AssertionError("Firefox ended before it listened.")
        reader.start()
        yield found[1]
    finally:
        process.terminate()
        process.wait()
        if reader.is_alive():
            reader.join()
        process.stdout.close()
