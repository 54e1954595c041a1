"""What the extra `lab` brings is needed by nobody else."""

import subprocess
import sys
from pathlib import Path

from tests.test_layers import ROOT, imports

EXTRA = {"gymnasium", "numpy", "pettingzoo", "pyarrow", "ray"}
# The rooms of the laboratory that need it, imported only when they are asked for.
ROOMS = ("environments/aec.py", "environments/seat.py", "environments/senses.py")
ON_USE = ("environments/__init__.py", "batch.py", "parquet.py", "cluster.py")


def needs_the_extra(path: Path) -> bool:
    return any(name.split(".")[0] in EXTRA for name in imports(path, "wardroom"))


def test_only_some_rooms_of_the_laboratory_import_it() -> None:
    lab = ROOT / "src/wardroom/lab"
    found = {path for path in (ROOT / "src").rglob("*.py") if needs_the_extra(path)}
    assert found <= {lab / room for room in (*ROOMS, *ON_USE)}
    assert {lab / room for room in ROOMS} <= found


def test_the_laboratory_is_there_without_it() -> None:
    script = (
        f"import sys\nfor name in {sorted(EXTRA)!r}: sys.modules[name] = None\n"
        "import wardroom.cli, wardroom.lab, wardroom.lab.observing, wardroom.lab.rewards"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
