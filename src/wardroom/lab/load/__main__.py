"""`python -m wardroom.lab.load URL`: put a load on a running server, print figures as JSON."""

import argparse
import asyncio
import sys
from contextlib import suppress

from msgspec.json import encode

from wardroom.lab.load.generator import PANDEMIC, Load, LoadTable
from wardroom.lab.load.shift import RUSH_MD, ShiftTable

MEASURING = "measuring"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m wardroom.lab.load", description=__doc__)
    parser.add_argument("urls", nargs="+", metavar="url")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--until-told", action="store_true", help=f"say {MEASURING!r}, and go on until input ends"
    )
    parser.add_argument("--live", action="store_true", help="Rush M.D. in its Action Phase")
    parser.add_argument("--game", default=PANDEMIC, help="what is played, if not live")
    parser.add_argument(
        "--together", action="store_true", help="those at one table come to the same process"
    )
    chosen = parser.parse_args()
    kind, game = (ShiftTable, RUSH_MD) if chosen.live else (LoadTable, chosen.game)
    load = Load(chosen.urls, chosen.tables, chosen.rate, kind, game, chosen.together)
    with asyncio.Runner(loop_factory=_quick_loop) as runner:
        told = _until_stopped if chosen.until_told else None
        print(encode(runner.run(load.run(chosen.seconds, told))).decode())


async def _until_stopped() -> None:
    print(MEASURING, flush=True)
    await asyncio.to_thread(sys.stdin.read)


def _quick_loop() -> asyncio.AbstractEventLoop:
    """That of uvloop, where it is installed."""
    with suppress(ImportError):
        from uvloop import new_event_loop

        return new_event_loop()
    return asyncio.new_event_loop()


if __name__ == "__main__":
    main()
