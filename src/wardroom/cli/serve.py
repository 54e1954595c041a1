"""`wardroom serve`: tables on the web."""

import argparse
import json
import os
import socket
import sys
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

from wardroom.players import VARIABLE, check_named
from wardroom.server import chosen, prepare, refused_port
from wardroom.server import run as serve

USUAL_PORT: Final = 8000


def run(arguments: argparse.Namespace) -> int:
    port = arguments.port
    if arguments.open and port == USUAL_PORT and _is_taken(arguments.host, port):
        if _is_wardroom(port):
            # The table is there already, perhaps behind a window that somebody lost.
            address = f"http://localhost:{port}"
            print(f"Wardroom is already at {address}.", file=sys.stderr)
            webbrowser.open(address)
            return 0
        port = _free_port(arguments.host)
    if arguments.colleague:
        os.environ[VARIABLE] = ",".join(arguments.colleague)  # for all processes of the server
    check_named()
    settings = chosen(
        database=arguments.database,
        bus=arguments.bus,
        host=arguments.host,
        port=port,
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


def _is_taken(host: str, port: int) -> bool:
    return refused_port(host, port) is not None


def _free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trying:
        trying.bind((host, 0))
        port: int = trying.getsockname()[1]
        return port


def _is_wardroom(port: int) -> bool:
    """Whether what answers there is one of ours."""
    connection = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/api/health")
        answer = json.loads(connection.getresponse().read())
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(answer, dict) and "thinkers" in answer
