"""Tables on the web: lobby, seats, live play, store, bus.

`prepare(settings)` sees whether a server can listen and store, `run(settings)` serves until it is
told to stop. A request comes in by `http` or `websocket`, which know who it is from `auth`; both
act on `tables`, where a live table plays its log and tells each audience what it may know;
`colleagues` lets computer players take their turns in processes of their own; `features` are what
the server offers around its tables; `store` keeps everything, the move log first of all, and `bus`
carries messages between processes. `services` holds one of each for a process. Every shape that
travels is in `wardroom.protocol`.
"""

from wardroom.server.settings import Settings, chosen

__all__ = ["Settings", "chosen", "openapi", "prepare", "refused_port", "run"]


def prepare(settings: Settings) -> None:
    """See whether the server can listen and store; WardroomError says why not."""
    from wardroom.server.serve import prepare

    prepare(settings)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    from wardroom.server.serve import run

    run(settings)


def refused_port(host: str, port: int) -> OSError | None:
    """Why nobody can listen there; None if one can."""
    from wardroom.server.serve import refused_port

    return refused_port(host, port)


def openapi() -> dict[str, object]:
    """The OpenAPI document, with the messages of the sockets."""
    from wardroom.server.app import openapi

    return openapi()
