"""Takes away what Windows does not have, from every Python that finds this folder on its path.

Text files are read with a named encoding or not at all, for there the usual one is another.
"""

import os
import signal
import socket
import sys
import warnings
from asyncio import unix_events
from typing import Any

MODULES = (
    *("fcntl", "grp", "httptools", "pty", "pwd", "readline", "resource", "termios", "tty"),
    "uvloop",
)
OF_THE_SYSTEM = ("fork", "forkpty", "getloadavg", "killpg", "nice", "setsid", "sysconf", "uname")
SIGNALS = ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGWINCH")


def _not_there(*_: Any, **__: Any) -> None:
    raise NotImplementedError


for module in MODULES:
    sys.modules[module] = None  # type: ignore[assignment]
for name in (*OF_THE_SYSTEM, *(each for each in dir(os) if each.startswith("sched_"))):
    delattr(os, name)
for name in (each for each in dir(os) if each.startswith("SCHED_")):
    delattr(os, name)
for name in SIGNALS:
    delattr(signal, name)
del socket.SO_REUSEPORT
unix_events._UnixSelectorEventLoop.add_signal_handler = _not_there  # type: ignore[attr-defined]
warnings.filterwarnings("error", category=EncodingWarning, module=r"wardroom\b")
