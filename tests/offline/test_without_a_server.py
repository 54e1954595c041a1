"""What plays without a server needs none of the server's packages."""

import subprocess
import sys
from typing import Final

THERE: Final = ("msgspec", "fluent", "typing_extensions", "wardroom")
"""All that is there in a browser, besides the standard library without these parts of it."""
MISSING: Final = ("ssl", "sqlite3", "multiprocessing")
PROGRAM: Final = f"""
import sys, sysconfig
from pathlib import Path

installed = {{path.name.split(".")[0] for path in Path(sysconfig.get_path("purelib")).iterdir()}}
gone = (installed | set({MISSING!r})) - set({THERE!r})

class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in gone:
            raise ModuleNotFoundError(f"There is no {{name}} here.", name=name)

sys.meta_path.insert(0, Gone())
import wardroom.offline.port
from wardroom.kernel import game, games
print(*[game(name).name for name in games()])
print(*sorted(name for name in sys.modules if name.startswith("wardroom.server")))
"""
ONLY_ON_SERVERS: Final = (
    *("http", "websocket", "services", "auth", "app", "serve", "store.base", "store.database"),
    *("features.routes", "features.notices", "features.tours", "features.administration"),
)


def test_it_needs_none_of_the_packages_of_a_server() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    games, modules = done.stdout.splitlines()
    assert len(games.split()) >= 4
    loaded = [name.removeprefix("wardroom.server.") for name in modules.split()]
    assert [name for name in loaded if name.startswith(ONLY_ON_SERVERS)] == []
    assert "tables.live_table" in loaded
