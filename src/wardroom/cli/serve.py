"""`wardroom serve`: tables on the web."""

import argparse
import os
import socket
import sys
import time
import webbrowser
from threading import Thread

from wardroom.players import VARIABLE, check_named
from wardroom.server import chosen, prepare
from wardroom.server import run as serve


def run(arguments: argparse.Namespace) -> int:
    if arguments.colleague:
        os.environ[VARIABLE] = ",".join(arguments.colleague)  # for all processes of the server
    check_named()
    settings = chosen(
        database=arguments.database,
        bus=arguments.bus,
        host=arguments.host,
        port=arguments.port,
        workers=arguments.workers,
    )
    prepare(settings)
    everywhere = settings.host in ("", "0.0.0.0", "::", "127.0.0.1")
    host = "localhost" if everywhere else settings.host
    address = f"http://{host}:{settings.port}"
    print(f"Wardroom is at {address} (Ctrl-C ends it).", file=sys.stderr, flush=True)
    if arguments.open:
        Thread(target=_open, args=(host, settings.port, address), daemon=True).start()
    serve(settings)
    return 0


def _open(host: str, port: int, address: str) -> None:
    """Open the page as soon as somebody answers there."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
