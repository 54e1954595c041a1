"""`python -m wardroom.server.load URL`: put a load on a running server, print figures as JSON."""

import argparse
import asyncio
from contextlib import suppress

from msgspec.json import encode

from wardroom.server.load.generator import Load, LoadTable
from wardroom.server.load.shift import ShiftTable


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m wardroom.server.load", description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--live", action="store_true", help="Rush M.D. in its Action Phase")
    chosen = parser.parse_args()
    kind = ShiftTable if chosen.live else LoadTable
    load = Load(chosen.url, chosen.tables, chosen.rate, kind)
    with asyncio.Runner(loop_factory=_quick_loop) as runner:
        print(encode(runner.run(load.run(chosen.seconds))).decode())


def _quick_loop() -> asyncio.AbstractEventLoop:
    """That of uvloop, where it is installed."""
    with suppress(ImportError):
        from uvloop import new_event_loop

        return new_event_loop()
    return asyncio.new_event_loop()


if __name__ == "__main__":
    main()
