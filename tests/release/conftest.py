"""An empty environment, and nothing but the packages that `make` has built."""

from pathlib import Path

import pytest

from tools.release.check import empty_environment, install

DIST = Path(__file__).parents[2] / "dist"


@pytest.fixture(scope="session")
def wheels() -> list[Path]:
    """Ours, the newest first, compiled ones before pure ones."""
    built = DIST.rglob("wardroom_table-*.whl")
    found = sorted(built, key=lambda path: (path.parent.name != "compiled", -path.stat().st_mtime))
    if not found:
        pytest.skip("there is no wheel in dist: make wheel")
    return found


@pytest.fixture(scope="session")
def installed(wheels: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel that suits this machine best."""
    python = empty_environment(tmp_path_factory.mktemp("empty") / "venv")
    assert any(install(python, wheel) for wheel in wheels)
    return python.parent
