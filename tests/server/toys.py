"""Games for tests: Coins, with colleagues nobody would like to have."""

import os
import time
from pathlib import Path

from tests.kernel.coins import Coins, Hopeful
from wardroom.kernel import Choice, Perspective, Wait

ROOT = Path(__file__).parent.parent.parent
METADATA = "Metadata-Version: 2.1\nName: wardroom-toys\nVersion: 1.0\n"
ENTRY_POINTS = """[wardroom.games]
coins = tests.kernel.coins:COINS
grumpy = tests.server.toys:GRUMPY
sleepy = tests.server.toys:SLEEPY
"""


class Grumbler:
    """Refuses to decide."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        raise ValueError("I will not")


class Quitter(Grumbler):
    """Takes the whole process along."""

    def choose(self, perspective: Perspective) -> Choice | None:
        os._exit(1)


class Grumpy(Coins):
    """Coins with difficult colleagues."""

    name = "grumpy"
    timed = False
    competitive = False
    colleagues = {  # noqa: RUF012 - as games have it
        "gentle": Hopeful,
        "strong": Grumbler,
        "grumbler": Grumbler,
        "quitter": Quitter,
    }


def dream(folder: Path) -> Path:
    """A file in the folder of a server that keeps dreamers thinking."""
    return folder / "dream"


class Dreamer(Grumbler):
    """Plays at once when it must; when it need not it thinks for as long as its dream is there."""

    def choose(self, perspective: Perspective) -> Choice | None:
        if perspective.waited_for:
            return Choice(perspective.legal[0])
        while dream(Path(os.environ["WARDROOM_DATA"])).exists():
            time.sleep(0.01)
        return None


class Punctual(Grumbler):
    """Does everything 700 ms after it could."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.ready_at: int | None = None

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        if self.ready_at is None:
            self.ready_at = perspective.now + 700
            return Wait(self.ready_at)
        self.ready_at = None
        return Choice(perspective.legal[0])


class Sleepy(Coins):
    """Coins, against the clock, with people who take their time."""

    name = "sleepy"
    colleagues = {"dreamer": Dreamer, "punctual": Punctual}  # noqa: RUF012 - as games have it


GRUMPY = Grumpy()
SLEEPY = Sleepy()


def installed(folder: Path) -> str:
    """A PYTHONPATH with which a server finds these games."""
    package = folder / "wardroom_toys-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return os.pathsep.join((str(folder), str(ROOT), str(ROOT / "src")))
