"""Taking back moves: a table keeps few positions, else it plays the game again."""

import time

from wardroom.kernel import Dice, canonical, game
from wardroom.server.store import ChairRow, LogEntry, Summary, TableRow
from wardroom.server.store.rows import MOVE, UNDO
from wardroom.server.tables.game_session import POSITIONS_KEPT, GameSession
from wardroom.server.tables.table_clock import TableClock

SEATS = (0, 1)


def session_of(name: str, seed: int) -> GameSession:
    """A game that one person plays at all seats."""
    now = time.time()
    rules = game(name)
    options = {option.name: option.default for option in rules.options}
    row = TableRow(
        *("t", name, rules.edition, options, seed, None, False, "i", "p", now, now),
        summary=Summary("playing", 0, now, "0", None, False),
        rematch=None,
        chairs=tuple(ChairRow(seat, "p", None) for seat in SEATS),
    )
    return GameSession(row, {}, TableClock())


def test_more_moves_are_taken_back_than_positions_are_kept() -> None:
    session, dice = session_of("quarantine", 5), Dice.seeded(5, "moves")
    chairs = [ChairRow(seat, "p", None) for seat in SEATS]
    wanted = POSITIONS_KEPT + 3
    before: list[bytes] = []
    while len(before) < wanted:
        state = session.table.state
        seat = state.waiting()[0]
        before.append(canonical(state.encode()))
        action = repr(dice.pick(list(state.legal(seat))))
        session.play(LogEntry(session.step + 1, MOVE, seat, action, 0, 1.0, None, None))
        if not session.undo_depth(SEATS, chairs):
            before.clear()
    while before:
        assert session.undo_depth(SEATS, chairs) == 1
        session.play(LogEntry(session.step + 1, UNDO, -1, "", 0, 1.0, None, None))
        assert canonical(session.table.state.encode()) == before.pop()
