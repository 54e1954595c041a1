"""Under which titles the choices of a game are listed, in a browser and in a terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.kernel.action import Action


class Groups:
    """The groups of a game's actions. The title of each is its message `group-<name>`.

    A game that says nothing has a group for each verb, and it is called like the verb.
    """

    def __init__(
        self, verbs: Mapping[str, Sequence[str]] | None = None, otherwise: str = ""
    ) -> None:
        """The verbs of each group, the groups in the order in which people look for them;
        `otherwise` has every other verb.
        """
        self.names: Final = tuple(verbs or ())
        self._otherwise = otherwise
        self._of_verb = {verb: name for name, own in (verbs or {}).items() for verb in own}

    def of(self, action: Action) -> str:
        """The group of an action; nothing where nobody picks it from a list."""
        return self.of_verb(repr(action).partition(" ")[0])

    def of_verb(self, verb: str) -> str:
        return self._of_verb.get(verb) or self._otherwise or verb


NO_GROUPS: Final = Groups()
"""Each verb stands under its own name."""
