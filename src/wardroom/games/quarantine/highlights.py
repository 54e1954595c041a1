"""What decided a game of Quarantine, and the best turn of each player."""

from typing import Final

from wardroom.games.quarantine.content import EVERY_ROOM, TILES
from wardroom.games.quarantine.debrief.turns import Turn, turns
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import Score, scores
from wardroom.kernel.message import Message
from wardroom.kernel.parts.highlights import Feat, Highlights
from wardroom.kernel.record import Record
from wardroom.kernel.table import Table

_ITEMS: Final = ("rooms", "stations", "cubes", "line")


def highlights(record: Record) -> Highlights:
    """What the record tells when it is played again."""
    table = Table.resume(record)
    feats: dict[int, tuple[int, Feat]] = {}
    for turn in turns(table):
        gain = _points(turn.after, turn.seat) - _points(turn.before, turn.seat)
        if gain > 0 and gain >= feats.get(turn.seat, (1,))[0]:
            feats[turn.seat] = (gain, Feat(turn.last, _told(turn, gain)))
    outcome = table.outcome()
    winners = () if outcome is None else outcome.winners
    table_of_points = scores(table.state) if isinstance(table.state, Flow) else []
    return Highlights(
        _decided(table_of_points, winners),
        {seat: feat for seat, (_, feat) in feats.items()},
        _boast(table_of_points),
    )


def _points(state: Flow, seat: int) -> int:
    return Score(state, seat).points()


def _told(turn: Turn, gain: int) -> Message:
    """The points of the turn, and the room that was opened in it, if there was one."""
    args = {"seat": turn.seat, "turn": turn.before.turn, "count": gain}
    before, after = turn.before.layouts[turn.seat], turn.after.layouts[turn.seat]
    opened = after.present & ~before.present & EVERY_ROOM
    if opened:
        room = opened.bit_length() - 1
        return Message("feat-room", {**args, "tile": TILES[room]})
    return Message("feat-turn", args)


def _decided(found: list[Score], winners: tuple[int, ...]) -> Message | None:
    """Where the winner was furthest ahead of the best rival (QUA-20.1)."""
    if len(winners) != 1:
        return None
    seat = winners[0]
    rivals = [other for other in range(len(found)) if other != seat]
    rival = max(rivals, key=lambda other: found[other].points())
    lead = found[seat].points() - found[rival].points()
    ahead = [_item(found[seat], item) - _item(found[rival], item) for item in _ITEMS]
    place = ahead.index(max(ahead))
    args = {"seat": seat, "owner": rival, "count": lead}
    if lead == 0 or ahead[place] <= 0:
        return None
    args |= {
        "number": _item(found[seat], _ITEMS[place]),
        "points": _item(found[rival], _ITEMS[place]),
    }
    return Message(f"decided-{_ITEMS[place]}", args)


def _item(score: Score, item: str) -> int:
    return {
        "rooms": score.rooms,
        "stations": score.stations,
        "cubes": score.cubes,
        "line": score.line,
    }[item]


def _boast(found: list[Score]) -> Message:
    points = max([score.points() for score in found], default=0)
    return Message("boast-points", {"points": points})
