"""`python play.py` sets up what is not there yet, and serves."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "DONE", tmp_path / "done")
    return tmp_path


def is_work(clone: Path) -> bool:
    with play.changed("page", [clone / "source"], clone / "made") as work:
        (clone / "made").touch()
        return work


def test_what_is_done_is_done_again_only_after_a_change(clone: Path) -> None:
    (clone / "source").write_text("one")
    assert is_work(clone)
    assert not is_work(clone)
    (clone / "source").write_text("two")
    assert is_work(clone)
    (clone / "made").unlink()
    assert is_work(clone)


def test_what_broke_off_is_tried_again(clone: Path) -> None:
    (clone / "source").write_text("one")
    with pytest.raises(OSError, match="full"), play.changed("page", [clone / "source"], clone):
        raise OSError("the disk is full")
    assert is_work(clone)


def test_the_page_is_made_of_the_client_its_texts_and_the_rules() -> None:
    sources = {path.relative_to(ROOT).as_posix() for path in play.page_sources()}
    assert {"web/package-lock.json", "web/src/main.ts", "docs/rules/pandemic.md"} <= sources
    assert "src/wardroom/games/pandemic/text/en.ftl" in sources
    assert not any("node_modules" in source for source in sources)


@pytest.mark.full("packages are fetched and the page is built")
@pytest.mark.timeout(1500)
def test_a_bare_clone_serves(tmp_path: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", ROOT, tmp_path / "clone"], check=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    running = subprocess.Popen(
        [sys.executable, "play.py"],
        cwd=tmp_path / "clone",
        env={**environment, "BROWSER": "true", "WARDROOM_DATA": str(tmp_path / "data")},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stderr is not None
    try:
        assert any("Wardroom is at http" in line for line in running.stderr)
        assert (tmp_path / "clone/src/wardroom/server/page/index.html").exists()
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.communicate()
