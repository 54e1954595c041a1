"""What a client can get instead of an answer."""

import msgspec
from msgspec.json import decode

from wardroom.kernel import WardroomError
from wardroom.protocol import Problem


class Denied(WardroomError):
    """The server said no. `code` names the reason, the text is its sentence."""

    def __init__(self, code: str, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.status = status


class Unreachable(WardroomError):
    """The server does not answer, or not as Wardroom does."""


def denial(status: int, body: bytes) -> Denied:
    """The Denied of a refused request."""
    try:
        problem = decode(body, type=Problem)
    except msgspec.DecodeError:
        return Denied("status", f"The server answered with status {status}.", status)
    return Denied(problem.code, problem.text, status)
