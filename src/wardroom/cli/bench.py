"""`wardroom bench`: how fast the engine is, pure and compiled, and beside others; or a server."""

import argparse
import json
from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from wardroom.cli.asked import game_name, language_of
from wardroom.cli.phrases import TEXTS, phrase
from wardroom.cli.screen import Screen
from wardroom.kernel import Plain
from wardroom.kernel import game as find_game
from wardroom.lab import Figure, Figures, bench, bench_build
from wardroom.words import Words

USUAL_PLACE: Final = Path("build/compiled")
PEERS: Final = (
    ("Java framework, Pandemic", 21_000),
    ("C# framework, Pandemic", 89_000),
    ("catanatron, Catan", 13_000),
)
"""Random decisions a second of others, measured on a 2-core machine."""


SECONDS: Final = 0.5
NATIVE: Final = ("decisions", "quick_decisions", "copies", "games", "batch_steps")


def run(arguments: argparse.Namespace) -> int:
    if arguments.game == "server":
        from wardroom.cli import bench_server

        return bench_server.run(arguments)
    language = language_of(arguments)
    seconds: float = arguments.seconds or SECONDS
    game = find_game(game_name(arguments))
    words = Words(game, language, also=TEXTS)
    compiled: Path | None = arguments.compiled
    if compiled is None and (USUAL_PLACE / "wardroom").is_dir():
        compiled = USUAL_PLACE
    other = [] if compiled is None else [bench_build(compiled, game.name, seconds)]
    measured = [bench(game, seconds), *other]
    native = _measure_native(seconds) if game.name == "pandemic" else None
    if arguments.json:
        plain = [figures.plain() for figures in measured]
        print(json.dumps(plain if native is None else [*plain, native], indent=2))
        return 0
    screen = Screen()
    _tell(measured, words, screen)
    if native is not None:
        figures = {name: f"{native[name]:,.0f}" for name in NATIVE}
        screen.tell(phrase(words, "bench-native", **figures), "bold")
    elif game.name == "pandemic":
        screen.tell(phrase(words, "bench-no-native"), "dim")
    return 0


def _measure_native(seconds: float) -> Plain | None:
    """The native core, where it is installed."""
    try:
        from wardroom_native import bench as native
    except ImportError:
        return None
    return native.bench(seconds).plain()


def _tell(measured: list[Figures], words: Words, screen: Screen) -> None:
    grid = Grid()
    grid.add_column(measured[0].game)
    for figures in measured:
        build = phrase(words, "bench-compiled" if figures.compiled else "bench-pure")
        grid.add_column(build, justify="right")
        grid.add_column(phrase(words, "bench-ratio"), justify="right")
    for name in ("decisions", "decisions_with_dealing", "copies", "games"):
        row = [phrase(words, "bench-" + name.replace("_", "-"))]
        for figures in measured:
            figure: Figure = getattr(figures, name)
            row += [f"{figure.per_second:,.0f}", f"{figure.ratio:,.0f}"]
        grid.add_row(*row)
    grid.add_section()
    for peer, decisions in PEERS:
        row = [phrase(words, "bench-peer", peer=peer, decisions=f"{decisions:,}")]
        for figures in measured:
            row += [f"x {figures.decisions.per_second / decisions:,.1f}", ""]
        grid.add_row(*row)
    screen.console.print(grid)
    if len(measured) == 2:
        times = measured[1].decisions.per_second / measured[0].decisions.per_second
        screen.tell(phrase(words, "bench-gain", times=f"{times:.1f}"), "bold")
    loops = " / ".join(f"{figures.loop_seconds:.3f} s" for figures in measured)
    screen.tell(phrase(words, "bench-loop", seconds=loops), "dim")
