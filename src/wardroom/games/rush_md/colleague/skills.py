"""How quick the hands and heads of colleagues are (RMD-22.4)."""

from typing import Final

from wardroom.games.rush_md.state import STEADY, Move, Position


class Skill:
    """One row of the table in RMD-22.4, and how far its owner plans ahead."""

    __slots__ = (
        "before",
        "between",
        "crowd",
        "gestures",
        "load",
        "memory",
        "name",
        "needless",
        "pace",
        "percent",
        "swing",
    )

    def __init__(
        self,
        name: str,
        percent: int,
        before: int,
        between: int,
        memory: int,
        needless: int,
        load: float,
        pace: int,
        crowd: int,
        swing: float,
    ) -> None:
        self.name = name
        self.percent = percent
        """What a steady movement costs, in percent of its usual time."""
        self.gestures = percent < 100
        """RMD-22.5: hands quicker than steady ones move by gestures."""
        self.before = before
        """Ms of thinking before an hourglass is placed."""
        self.between = between
        """Ms between two movements."""
        self.memory = memory
        """So many Cultures tokens are remembered."""
        self.needless = needless
        """So often, in percent, a right X-ray is passed over."""
        self.load = load
        """How much of the sand left in the phase the team plans to fill with work."""
        self.pace = pace
        """Ms that a placement with all its movements takes a pair of hands, in its plans."""
        self.crowd = crowd
        """Ms more for everybody else who is in the way."""
        self.swing = swing
        """How much more or less than that a team takes on in a bold or a timid round."""

    def takes(self, move: Move, position: Position, seat: int, piece: int, target: int) -> int:
        """RMD-22.4: what a movement costs in all."""
        slow = move.duration(position, seat, piece, target, True)
        fast = move.duration(position, seat, piece, target, False)
        return max(fast, slow * self.percent // 100)

    def delay(self, move: Move, position: Position, seat: int, piece: int, target: int) -> int:
        """RMD-22.5: how much later slow hands begin a steady movement."""
        if position.modes[seat] != STEADY or self.percent <= 100:
            return 0
        slow = move.duration(position, seat, piece, target, True)
        return slow * (self.percent - 100) // 100


NOVICE: Final = Skill("novice", 140, 1_600, 500, 2, 10, 1.5, 18_000, 4_000, 0.9)
AVERAGE: Final = Skill("average", 100, 800, 250, 4, 3, 1.18, 16_500, 1_000, 0.7)
EXPERT: Final = Skill("expert", 85, 400, 150, 8, 0, 1.1, 12_000, 2_000, 0.2)
