"""Tables on the web: lobby, seats, live play, store, bus.

`prepare(settings)` sees whether a server can listen and store, `run(settings)` serves until it is
told to stop. The move log in `store` is the truth; `course` plays it; `live` keeps a table in
memory while it is used, and `house` has all of them; `audience` makes what each seat may know, and
`reading` which secret texts that opens; `seats` is who sits where, and `campaigns` what their games
go on with; `colleagues` lets computer players think in processes of their own (`thinking`); `bus`
carries news between processes; `sockets` and `routes` are the two ways in, behind the `door`.
Every shape that travels is in `protocol`: docs/protocol.md.
"""

from wardroom.server.settings import Settings, chosen

__all__ = ["Settings", "chosen", "openapi", "prepare", "run"]


def prepare(settings: Settings) -> None:
    """See whether the server can listen and store; WardroomError says why not."""
    from wardroom.server.running import prepare

    prepare(settings)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    from wardroom.server.running import run

    run(settings)


def openapi() -> dict[str, object]:
    """The OpenAPI document, with the messages of the sockets."""
    from wardroom.server.app import openapi

    return openapi()
