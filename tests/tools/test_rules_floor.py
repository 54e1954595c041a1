"""The compiled wheel takes the extension modules that are kept, and says for which machine it is.

That they are compiled at all is shown by the gate, which plays on them.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tools import compiled

SETTINGS = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "ward"
version = "1"
[tool.hatch.build.targets.wheel]
packages = ["src/ward"]
[tool.hatch.build.targets.wheel.hooks.custom]
path = "rules_floor.py"
enable-by-default = false
"""


def test_a_wheel_of_kept_modules_is_for_this_machine_alone(tmp_path: Path) -> None:
    (tmp_path / "rules_floor.py").write_bytes((compiled.ROOT / compiled.HOOK).read_bytes())
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "src/ward").mkdir(parents=True)
    (tmp_path / "src/ward/__init__.py").touch()
    kept = tmp_path / "kept"
    (kept / "ward").mkdir(parents=True)
    for name in ("ward/beds.so", "ward__mypyc.so", "ward/notes.txt"):
        (kept / name).touch()
    subprocess.run(
        [*compiled.HATCHLING, "build", "-t", "wheel"],
        cwd=tmp_path,
        env={**os.environ, compiled.ENABLED: "1", compiled.KEPT: str(kept)},
        check=True,
    )
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if "dist-info" not in name}
    assert names == {"ward/__init__.py", "ward/beds.so", "ward__mypyc.so"}
