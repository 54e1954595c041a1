"""Points, ties and the winner (QUA-20)."""

from wardroom.games.quarantine.content import EVERY_ROOM, GREY, LABORATORY
from wardroom.games.quarantine.state import Position


class Score:
    """The points of one player, item by item."""

    __slots__ = ("cubes", "line", "rooms", "stations", "tiles")

    def __init__(self, position: Position, seat: int) -> None:
        layout = position.layouts[seat]
        self.rooms = (layout.present & EVERY_ROOM).bit_count()  # QUA-20.2
        self.stations = len(layout.stations)  # QUA-20.3
        self.cubes = cubes_worth(position, seat)
        self.line = 0 if position.lines[seat] else 1  # QUA-20.5
        self.tiles = layout.size()

    def points(self) -> int:
        """QUA-20.1: one point for each item."""
        return self.rooms + self.stations + self.cubes + self.line


def cubes_worth(position: Position, seat: int) -> int:
    """QUA-20.4: a point for two cubes; grey ones count only through an active Laboratory."""
    stock = position.stocks[seat]
    cubes = stock[0] + stock[1] + stock[2] + stock[3]
    if position.has_active(seat, LABORATORY):
        cubes += stock[GREY] // 2
    return cubes // 2


def scores(position: Position) -> list[Score]:
    return [Score(position, seat) for seat in range(position.deal.seats)]


def winners(position: Position) -> tuple[list[int], int]:
    """Who wins, and by what: 1 points, 2 fewer tiles, 3 fewer stations, 4 a shared win.

    The number is a place in `state.RESULTS` (QUA-20.7, QUA-G.36).
    """
    table = scores(position)
    most = max([score.points() for score in table])
    tied = [seat for seat, score in enumerate(table) if score.points() == most]
    if len(tied) == 1:
        return tied, 1
    fewest = min([table[seat].tiles for seat in tied])
    tied = [seat for seat in tied if table[seat].tiles == fewest]
    if len(tied) == 1:
        return tied, 2
    fewest = min([table[seat].stations for seat in tied])
    tied = [seat for seat in tied if table[seat].stations == fewest]
    return tied, 3 if len(tied) == 1 else 4
