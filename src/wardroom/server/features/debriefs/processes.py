"""Looking back in a process of its own that lets everything else on the machine go first."""

import asyncio
import math
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from wardroom.protocol import DebriefAnswer
from wardroom.server.features.debriefs.process import HURRIED
from wardroom.server.logger import get_logger

LONGEST: Final = 600.0
"""Seconds after which a debrief is given up."""
LEAST_SHARE: Final = 0.4
"""Of a processor: what takes 20 s of one is ready within 50 s then."""
_LOOKS: Final = 5.0
"""Seconds between checks of how much it got."""

_ANSWERS: Final = msgspec.json.Decoder(DebriefAnswer)
_log = get_logger(__name__)


async def looked_back(record: str) -> DebriefAnswer:
    """What a process of its own makes of a record; ValueError if it cannot.

    First everything else on the machine goes before it. Where all processors are busy for long it
    would never be ready, so then another starts again and goes on as hints do.
    """
    async with asyncio.timeout(LONGEST):
        try:
            line = await _process(record)
        except _StarvedError:
            _log.info("debrief hurries", because="all processors are busy")
            line = await _process(record, HURRIED)
    return _ANSWERS.decode(line)


class _StarvedError(Exception):
    """The process gave way to everything else and got next to nothing done."""


async def _process(record: str, *arguments: str) -> bytes:
    """What the process writes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "wardroom.server.features.debriefs.process",
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    began = time.monotonic()
    working = asyncio.create_task(process.communicate(record.encode()))
    try:
        while HURRIED not in arguments:
            if (await asyncio.wait([working], timeout=_LOOKS))[0]:
                break
            if _worked(process.pid) < LEAST_SHARE * (time.monotonic() - began):
                raise _StarvedError
        line, _ = await working
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        working.cancel()
    return line


def _worked(process: int) -> float:
    """The seconds of processor time that the process had; more than any where nobody tells."""
    if sys.platform != "win32" and hasattr(os, "sysconf"):
        with suppress(OSError, IndexError):
            # Behind the name, which may have anything in it: user and system time are 12th and
            # 13th.
            told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    return math.inf
