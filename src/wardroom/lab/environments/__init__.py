"""Games as environments for learning; docs/research/environments.md.

    env = aec_env("pandemic", seats=2, reward="shaped")            # PettingZoo, all seats
    env = seat_env("pandemic", seat=0, colleagues="good")       # Gymnasium, one seat
    register(); env = gymnasium.make("wardroom/pandemic-v0")       # the same by its name

They need the extra `lab` (pip install ".[lab]" in a clone); nothing else here does, and it is
imported when an environment is made, not before.
"""

from typing import TYPE_CHECKING, Any

from wardroom.kernel import Game, games
from wardroom.kernel import game as find_game
from wardroom.lab.extra import MissingExtra

if TYPE_CHECKING:
    from wardroom.lab.environments.aec import TableEnv
    from wardroom.lab.environments.seat import SeatEnv

__all__ = ["aec_env", "register", "seat_env"]


def aec_env(game: Game | str, **settings: Any) -> "TableEnv":
    """All seats of a game as an AEC environment of PettingZoo."""
    try:
        from wardroom.lab.environments.aec import TableEnv
    except ImportError as error:
        raise MissingExtra("A PettingZoo environment", "lab", error) from error
    return TableEnv(find_game(game) if isinstance(game, str) else game, **settings)


def seat_env(game: Game | str, **settings: Any) -> "SeatEnv":
    """One seat of a game as an environment of Gymnasium, with colleagues in the others."""
    try:
        from wardroom.lab.environments.seat import SeatEnv
    except ImportError as error:
        raise MissingExtra("A Gymnasium environment", "lab", error) from error
    return SeatEnv(find_game(game) if isinstance(game, str) else game, **settings)


def register() -> None:
    """Make every installed game known to Gymnasium as `wardroom/GAME-v0`."""
    try:
        import gymnasium
    except ImportError as error:
        raise MissingExtra("A Gymnasium environment", "lab", error) from error
    for name in games():
        id = f"wardroom/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, f"{__name__}:seat_env", kwargs={"game": name})
