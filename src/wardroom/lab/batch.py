"""Many games of Pandemic that step at once, on the native core; docs/research/batch.md.

    batch = PandemicBatch(games=256, seats=4, options={"epidemics": "5"}, threads=2)
    batch.reset()
    while training:
        actions = policy(batch.observations, batch.masks)      # one int64 a game
        batch.step(actions)
        batch.rewards, batch.results                            # of the step

The buffers are NumPy arrays that every step overwrites: nothing is copied, so anyone who wants to
keep a number keeps a copy of it. They need the native core (make native) and NumPy (the extra
`lab`), which are imported when a batch is made, not before.
"""

from collections.abc import Mapping
from typing import Any, Final

from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import WardroomError
from wardroom.lab.extra import MissingExtra

RESULTS: Final = ("", "win", "loss_outbreaks", "loss_cubes", "loss_deck")
"""What the numbers in `results` mean."""


class PandemicBatch:
    """Games in which the seat that is asked decides, and which start over when they are over.

    `seats=0` plays with two, three and four seats in turn. Game `i` of `n` plays the seeds
    `first_seed + i`, `first_seed + i + n` and so on: the very games that the Python rules deal from
    them. `quick=True` deals and shuffles with the core's own chance instead, which is faster.
    """

    def __init__(
        self,
        games: int,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        first_seed: int = 1,
        told: bool = False,
        threads: int = 1,
        quick: bool = False,
    ) -> None:
        try:
            import numpy as np
        except ImportError as error:
            raise MissingExtra("A batch of games", "lab", error) from error
        try:
            from wardroom_native.core import MASK, OBSERVATION, Batch
        except ImportError as error:
            raise WardroomError("A batch of games needs the native core: make native.") from error
        settled = PANDEMIC.settle(options or {}, seats or 4)
        epidemics = int(settled["epidemics"])
        if settled["roles"] != "random":
            raise WardroomError("In a batch of games the roles are drawn.")
        closed = settled["hands"] == "closed" or (settled["hands"] == "usual" and epidemics > 4)
        self.games = games
        self.observations: Any = np.zeros((games, OBSERVATION), np.uint8)
        """What the seat sees that is asked, in the layout of docs/research/observations.md."""
        self.masks: Any = np.zeros((games, MASK), np.uint8)
        """1 for each action that it may take; the last place, going on without it, stays 0."""
        self.seats: Any = np.zeros(games, np.int8)
        """Who is asked."""
        self.results: Any = np.zeros(games, np.uint8)
        """How the game ended that ended with the last step (RESULTS); 0 where none did, and 255
        where the action was not legal."""
        self.rewards: Any = np.zeros(games, np.float32)
        """1 for a win, -1 for a defeat, 0 while a game goes on."""
        self.seeds: Any = np.zeros(games, np.int64)
        """The seeds of the games in play."""
        self._actions: Any = np.zeros(games, np.int64)
        try:
            self._core = Batch(
                self.observations,
                self.masks,
                self.seats,
                self.results,
                self.rewards,
                self.seeds,
                first_seed,
                seats,
                epidemics,
                closed,
                settled["consent"] != "automatic",
                settled["consent"] == "gifts",
                told,
                quick,
                threads,
            )
        except ValueError as error:
            raise WardroomError(f"There is no such batch: {error}.") from error

    def reset(self) -> None:
        """Deal all games again, from the first seed on."""
        self._core.reset()

    def step(self, actions: Any) -> None:
        """Play one action in every game, an int64 each.

        WardroomError names a game whose action is not legal; the others have stepped nevertheless.
        """
        wrong = self._core.step(actions)
        if wrong >= 0:
            raise WardroomError(f"Action {actions[wrong]} is not legal in game {wrong}.")

    def random_actions(self, seed: int) -> Any:
        """A legal action for every game, in an array that the next call overwrites."""
        self._core.choose(self._actions, seed)
        return self._actions
