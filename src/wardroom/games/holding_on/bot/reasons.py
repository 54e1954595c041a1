"""Why a colleague chose what it chose, in one sentence."""

from wardroom.kernel.message import Argument, Message


def reason(name: str, args: dict[str, Argument] | None = None) -> Message:
    return Message("why-" + name, {} if args is None else args)
