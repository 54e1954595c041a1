"""What a game of Quarantine was decided by.

Every turn is compared with the turn that the strong colleague would have played in its place, with
the same cubes. All of them are judged by where they end; those that seem to have cost most are
played on for a round in a few worlds, the same for both, and judged there.
"""

from collections.abc import Sequence
from typing import Final, cast

from wardroom.games.quarantine.colleague import Sharp
from wardroom.games.quarantine.debrief.futures import ends, estimate, lead, played_on
from wardroom.games.quarantine.debrief.turns import Instead, Turn, instead, same_end, turns
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.scoring import Score, scores
from wardroom.kernel.game import Colleague, Game
from wardroom.kernel.message import Message
from wardroom.kernel.parts.debrief import (
    POINTS,
    Better,
    Debrief,
    Estimate,
    Forecast,
    Judged,
    Part,
    Prospect,
)
from wardroom.kernel.record import Record
from wardroom.kernel.table import Table

NAMED: Final = 3
CONSIDERED: Final = 7
"""So many turns are played on."""
WORLDS: Final = 8
"""In so many worlds each."""
LEAST: Final = 0.3
"""What costs less than this part of a point is not worth naming."""
MOMENTS: Final = 7
"""Beginnings of turns from which the game is played to its end, besides the end itself."""
FUTURES: Final = 6
"""So often from each."""
_LONGEST: Final = 40
"""No game has so many turns."""
_PARTS: Final = ("board-rooms", "board-stations", "board-cubes", "board-line")


class Compared:
    """A turn beside the colleague's, and what it cost in points ahead of the rivals."""

    __slots__ = ("cost", "instead", "turn")

    def __init__(self, turn: Turn, other: Instead) -> None:
        self.turn = turn
        self.instead = other
        cost = 0.0
        if not same_end(turn.after, other.after):
            cost = lead(other.after, turn.seat) - lead(turn.after, turn.seat)
        self.cost = Estimate(cost, cost, cost)

    def play_on(self, game: Game, worlds: int) -> None:
        """Weigh it again where a round has gone by."""
        turn = self.turn
        seats = turn.before.deal.seats
        found = []
        for world in range(worlds):
            better = played_on(game, self.instead.after, world, seats)
            done = played_on(game, turn.after, world, seats)
            found.append(lead(better, turn.seat) - lead(done, turn.seat))
        self.cost = estimate(found)


def debrief(
    record: Record,
    _: Colleague | None,
    worlds: int = WORLDS,
    futures: int = FUTURES,
) -> Debrief:
    """The debrief of a finished game; the colleague who judges is always the same."""
    table = Table.resume(record)
    played = list(turns(table))
    if not played:
        return Debrief()
    forecast = _forecast(table, played, futures)
    return Debrief(
        lead=_lead(forecast),
        unit=POINTS,
        decisions=tuple([_judged(one) for one in costliest(table.game, played, worlds)]),
        forecast=forecast,
    )


def costliest(game: Game, played: Sequence[Turn], worlds: int = WORLDS) -> list[Compared]:
    """The turns that surely cost something, the costliest first."""
    judge = Sharp(1)
    compared = [Compared(turn, instead(game, judge, turn)) for turn in played]
    considered = [one for one in sorted(compared, key=_by_cost)[:CONSIDERED] if one.cost.value > 0]
    for one in considered:
        one.play_on(game, worlds)
    sure = [one for one in considered if one.cost.low > 0 and one.cost.value >= LEAST]
    return sorted(sure, key=_by_cost)[:NAMED]


def _by_cost(one: Compared) -> tuple[float, int]:
    return (-one.cost.value, one.turn.ply)


def _judged(one: Compared) -> Judged:
    turn = one.turn
    nothing = (Message("do-end-turn"),)
    return Judged(
        turn.ply,
        turn.last,
        turn.seat,
        one.cost,
        Message("debrief-turn", {"seat": turn.seat, "turn": turn.before.turn}),
        turn.played or nothing,
        tuple([Better(turn.seat, step) for step in one.instead.steps or nothing]),
        _why(one),
    )


def _why(one: Compared) -> Message:
    """The colleague's reason for the first step that was not played."""
    left = list(one.turn.played)
    for step, reason in zip(one.instead.steps, one.instead.reasons, strict=True):
        if step not in left:
            return reason
        left.remove(step)
    return Message("debrief-enough")


def _forecast(table: Table, played: Sequence[Turn], futures: int) -> Forecast:
    """Points by their parts, as they would be at the end, from a few moments and at the end."""
    last = len(played) - 1
    chosen = sorted({round(place * last / (MOMENTS - 1)) for place in range(MOMENTS)})
    plies = [played[place].ply for place in chosen]
    samples = [ends(table.game, played[place].before, futures, _LONGEST) for place in chosen]
    plies.append(table.ply)
    samples.append([scores(cast(QuarantineState, table.state))])
    return Forecast(
        tuple(plies),
        tuple([_prospect(seat, samples) for seat in range(table.record.seats)]),
    )


def _prospect(seat: int, samples: Sequence[Sequence[Sequence[Score]]]) -> Prospect:
    """What one seat could expect at each moment."""
    own = [[world[seat] for world in moment] for moment in samples]
    points = [estimate([float(score.points()) for score in moment]) for moment in own]
    parts = []
    for place, name in enumerate(_PARTS):
        values = [sum([_items(score)[place] for score in moment]) / len(moment) for moment in own]
        parts.append(Part(Message(name), tuple(values)))
    return Prospect(seat, tuple(points), tuple(parts))


def _items(score: Score) -> tuple[int, int, int, int]:
    return (score.rooms, score.stations, score.cubes, score.line)


def _lead(forecast: Forecast) -> tuple[Message, ...]:
    """For each seat what was expected before the first turn, and what it came to."""
    return tuple(
        [
            Message(
                "debrief-expected",
                {
                    "seat": prospect.seat,
                    "start": round(prospect.points[0].value),
                    "count": round(prospect.points[-1].value),
                },
            )
            for prospect in forecast.prospects
        ]
    )
