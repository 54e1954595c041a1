"""Recognisable cards: every player card of Pandemic gets a name that nothing else has.

A city card bears the name of its city, and cities are all over the board, so finding `paris` in a
message says nothing. Planted, the card is called `zq08z` while the city stays `paris`; anyone who
finds `zq08z` in bytes has found the card. Planting happens while the content of the game is being
loaded, before anything has looked at a name. For the processes of a server it is done by the
folder `planted` on their path.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any, Final

CONTENT: Final = "wardroom.games.pandemic.content"
FOLDER: Final = Path(__file__).parent / "planted"
ROOT: Final = Path(__file__).parents[2]
TOKEN: Final = re.compile(rb"zq\d\dz")


class PlantingLoader(Loader):
    """Loads the content as it is, then gives every card but the Epidemics a new name."""

    def __init__(self, usual: Loader) -> None:
        self._usual = usual

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._usual.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._usual.exec_module(module)
        content: Any = module
        last = len(content.CARDS) - 1
        content.CARDS = (*(f"zq{card:02}z" for card in range(last)), content.CARDS[last])
        content.CARD = {name: card for card, name in enumerate(content.CARDS)}


class Planter(MetaPathFinder):
    """Finds the content of Pandemic where it always is, and plants its cards."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != CONTENT:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = PlantingLoader(spec.loader)
        return spec


def plant() -> None:
    """Plant in this process; it has to happen before the game is loaded."""
    if CONTENT in sys.modules:
        raise RuntimeError("Pandemic has been loaded already; plant first.")
    sys.meta_path.insert(0, Planter())


def planted_environment() -> dict[str, str]:
    """What a server must find in its environment so that all its processes are planted."""
    others = os.environ.get("PYTHONPATH")
    path = [str(FOLDER), str(ROOT), *([others] if others else [])]
    return {"PYTHONPATH": os.pathsep.join(path)}
