"""What happened at the table, in structured form, with its audience."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wardroom.kernel.message import Argument, Message

if TYPE_CHECKING:
    from wardroom.kernel.game import State


class Event:
    """One thing that happened. `audience` lists the seats that may know; None means everyone.

    `after` is the position at the moment of telling, when what the event tells has been done and
    what follows from it has not: from its views come the steps in which a seat sees a move happen.
    """

    __slots__ = ("after", "args", "audience", "kind")

    def __init__(
        self,
        kind: str,
        args: Mapping[str, Argument],
        audience: tuple[int, ...] | None,
        after: "State",
    ) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.after = after

    def reaches(self, seat: int) -> bool:
        """May this seat (or a spectator, -1) be told?"""
        return self.audience is None or seat in self.audience

    def message(self) -> Message:
        """The sentence of the log: the message `log-<kind>`."""
        return Message("log-" + self.kind.replace("_", "-"), self.args)

    def __repr__(self) -> str:
        shown = "".join(f" {name}={value!r}" for name, value in self.args.items())
        hidden = "" if self.audience is None else f" to {list(self.audience)}"
        return f"<{self.kind}{shown}{hidden}>"
