"""The engine of the site plays by the same rules, and its tables hold the same games."""

import subprocess
from pathlib import Path

import pytest

from tests.browser.site.conftest import SITE, needs_site

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.full("building the site takes as long as a part of the gate")

GOLDEN = """
import sys
sys.path.insert(0, "/repository")
from pathlib import Path
from tools.golden import PLAYTHROUGHS, text
from wardroom.kernel import Record, Table, game

for dealt in PLAYTHROUGHS:
    assert text(game(dealt.game), dealt).encode() == dealt.path.read_bytes(), dealt
records = sorted(Path("/repository/tests/games").glob("*/records/*.record"))
for path in records:
    record = Record.load(path)
    assert Table.resume(record).record.text() == record.text(), path
print(len(PLAYTHROUGHS), "playthroughs,", len(records), "records")
"""

WHOLE = """
import sys, time
sys.path.insert(0, "/repository")
from tests.offline.page import Seated, page_on, seat_at
from wardroom.kernel import Record, Table

async def play(name):
    async with page_on() as page:
        seats = [{"kind": "me"}, {"kind": "colleague", "colleague": "good"}]
        id = (await page.ask("POST", "/tables", {"game": name, "seats": seats}))["id"]
        seated = Seated(*await seat_at(page, id), 1)
        began = time.perf_counter()
        await seated.play(6)
        await page.ask("POST", f"/tables/{id}/seats/0/stand-in", {"colleague": "good"})
        await seated.end()
        spent = time.perf_counter() - began
        record = Record.read((await page.file("GET", f"/tables/{id}/record")).decode())
        assert Table.resume(record).outcome() is not None
        print(f"{name}: {len(record.moves)} moves in {spent:.1f} s")

for name in ("pandemic", "quarantine"):
    await play(name)
"""


LOTS = """
import json
from wardroom_native import core

with open("/repository/native/gpu/expected.json") as file:
    lots = json.load(file)["lots"]
for option, gifts in (("ask", False), ("gifts", True)):
    for kind, play in (("exact", core.play_lot), ("quick", core.play_lot_quickly)):
        lot = lots[option][kind]
        tally = play(lot["seed"], lot["games"], gifts)
        assert tally.checksum == lot["checksum"], (option, kind)
        assert (tally.decisions, tally.wins) == (lot["decisions"], lot["wins"])
print("equal")
"""

PLANS = """
import json, random
from wardroom.kernel import Table, game
from wardroom_native.core import Thinker, plan_key
from wardroom_native.exchange import to_native
from wardroom_native.strong import _is_free

for seed in range(5):
    dice, table = random.Random(seed), Table.deal(game("pandemic"), 4, seed, {"epidemics": "5"})
    while table.ply < 5 * seed or not _is_free(table.state):
        seat = table.state.waiting()[0]
        table.play(seat, dice.choice(sorted(table.state.legal(seat), key=repr)))
    position = to_native(table.state)
    first = [action.index for action in table.state.legal(table.state.active)]
    steps = Thinker(800).plan(position, 0b1111, first)
    print(plan_key(position), json.dumps([[s.key, s.seat, s.action, s.why] for s in steps]))
"""


def run(program: str, folder: Path) -> str:
    """What the program prints in the engine."""
    needs_site()
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    script = Path(__file__).parent / "engine.mjs"
    done = subprocess.run(
        ["node", str(script), str(SITE / "engine"), str(ROOT), str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_golden_games_and_records_are_the_same(tmp_path: Path) -> None:
    assert "playthroughs" in run(GOLDEN, tmp_path)


def test_the_native_core_plays_the_same_games_as_everywhere(tmp_path: Path) -> None:
    assert "equal" in run(LOTS, tmp_path)


def test_the_strong_colleague_plans_what_it_plans_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")
    exec(PLANS, {})
    assert capsys.readouterr().out == run(PLANS, tmp_path)


def test_whole_games_with_colleagues_are_played_in_the_engine(tmp_path: Path) -> None:
    assert "pandemic" in run(WHOLE, tmp_path)
