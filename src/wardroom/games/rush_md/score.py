"""Medical Points, Reputation and the end (RMD-18)."""

from collections.abc import Mapping

from wardroom.games.rush_md.content import MOST_POINTS
from wardroom.games.rush_md.state import ENDED, LOSS_POINTS, NOT_PAUSED, RESULTS, Position
from wardroom.kernel.message import Argument


def charge(position: Position, count: int, kind: str, args: Mapping[str, Argument]) -> None:
    """Medical Points are lost, and it is told for what.

    RMD-17.11, RMD-18.4: at 0 or less the game is lost at once, in every phase.
    """
    position.points = max(0, position.points - count)
    position.tell(kind, args)
    if not position.points:
        end(position, LOSS_POINTS)


def gain_points(position: Position, count: int) -> None:
    """RMD-18.1: beyond the start value too, up to the end of the track."""
    position.points = min(MOST_POINTS, position.points + count)


def end(position: Position, result: int) -> None:
    """The game is over; RMD-18.6: one line says how it went."""
    position.result = result
    position.phase = ENDED
    position.paused = NOT_PAUSED
    if position.log is not None:
        position.tell(RESULTS[result], {})
        position.tell(
            "result",
            {
                "reputation": position.reputation,
                "regular": position.discharged[0],
                "hospitalized": position.discharged[1],
                "deaths": position.deaths,
                "points": position.points,
            },
        )
