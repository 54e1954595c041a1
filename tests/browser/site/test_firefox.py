"""A second engine: the site plays in Firefox as well, with its host switched off."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from tests.browser.guest import OFFERED
from tests.browser.site.conftest import StaticHost
from tests.browser.site.firefox import Firefox
from tests.browser.site.guest import KEPT
from wardroom.kernel import games

pytestmark = pytest.mark.full("building the site takes as long as a part of the gate")

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
MOVES = 5

READY = "document.querySelector('header') && !document.querySelector('[data-engine]')"
STEP = "(document.querySelector('[data-step]')?.dataset.step ?? null)"
ASKED = f"document.querySelector('{OFFERED}') !== null"


def press(target: str) -> str:
    """Press what is there; whether something is."""
    return f"(found => (found?.click(), found !== null))(document.querySelector(`{target}`))"


def take_something(firefox: Firefox) -> None:
    """Any offer of the list, with its questions and its confirmation."""
    before = firefox.run(STEP)
    firefox.until(ASKED)
    firefox.until(
        f"""(() => {{
            const step = {STEP};
            if (step !== '{before}') return true;
            const way = document.querySelector('[data-confirm], [data-offer], [data-leads]');
            way?.click();
            return false;
        }})()"""
    )


@pytest.mark.skipif(PROGRAM is None, reason="NO FIREFOX: install firefox-esr to run this test")
@pytest.mark.parametrize("name", games())
def test_a_game_is_played_kept_and_gone_on_with(
    host: StaticHost, tmp_path: Path, name: str
) -> None:
    with closing(Firefox(str(PROGRAM), tmp_path)) as firefox:
        firefox.go(host.url)
        firefox.until(READY)
        firefox.run(KEPT)
        host.switch_off()
        firefox.until(press(f"article[data-game={name}] button.primary"))
        firefox.until(
            """(() => {
                document.querySelector('[data-known], [data-note-skip]')?.click();
                return document.querySelector('[data-status]') !== null;
            })()"""
        )
        for _ in range(MOVES):
            take_something(firefox)
        step, address = int(firefox.run(STEP)), firefox.run("location.href")
        firefox.reload()
        firefox.until(f"{READY} && {STEP} !== null")
        assert (int(firefox.run(STEP)) >= step, firefox.run("location.href")) == (True, address)
        take_something(firefox)
