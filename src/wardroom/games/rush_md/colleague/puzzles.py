"""How exams are solved: which token to turn, which disc to move, which X-ray to take."""

from typing import Final

from wardroom.games.rush_md.content import (
    BLOOD_EXAM,
    CULTURES,
    HOLES,
    TOKEN_UP_AFTER_MS,
    TOKENS,
    XRAY,
)
from wardroom.games.rush_md.exams import (
    FLIP,
    RED_ON_TABLE,
    TABLE,
    WHITE_ON_TABLE,
    discs_match,
    discs_on_table,
    top_card,
)
from wardroom.games.rush_md.hands import HOLD_TOKEN, held
from wardroom.games.rush_md.primitives import CYCLE, DISCS, FLIPS, READ, TAKE, Do
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import NOTHING
from wardroom.games.rush_md.worlds import open_tokens
from wardroom.kernel.dice import Dice

_HUNDRED: Final = 100


class Memory:
    """The Cultures tokens a colleague has seen lately (RMD-21.18, RMD-22.4)."""

    __slots__ = ("known", "span")

    def __init__(self, span: int) -> None:
        self.span = span
        self.known: list[tuple[int, int]] = []
        """Token and icon, the latest last."""

    def watch(self, position: Position) -> None:
        """Look at every token that lies open now; all players may watch (RMD-10.4)."""
        for token in open_tokens(position):
            self.known = [seen for seen in self.known if seen[0] != token]
            self.known.append((token, position.tokens[token]))
            del self.known[: max(0, len(self.known) - self.span)]

    def token_for(self, position: Position, dice: Dice) -> int:
        """The token with the icon on the card, if it is remembered; else one not remembered."""
        icon = top_card(position, CULTURES).puzzle
        known = [seen[0] for seen in self.known]
        for token, face in self.known:
            if face == icon:
                return token
        others = [
            token
            for token in range(TOKENS)
            if token not in known and not held(position, HOLD_TOKEN + token)
        ]
        return dice.pick(others) if others else dice.below(TOKENS)


def next_open_token(position: Position) -> int:
    """When the next token will lie open, in ms of the clock; NOTHING if none is being turned."""
    first = NOTHING
    for reach in position.hands:
        if reach is not None and reach.move is FLIP:
            opens = reach.begun + TOKEN_UP_AFTER_MS
            if opens > position.clock and (first == NOTHING or opens < first):
                first = opens
    return first


def culture_step(position: Position, memory: Memory, dice: Dice) -> Do:
    return FLIPS[memory.token_for(position, dice)]


def blood_step(position: Position) -> Do | None:
    """RMD-11.3: the next disc of a shortest way; an empty hole is filled from a wrong one first."""
    if discs_match(position):
        return READ
    pattern = top_card(position, BLOOD_EXAM).puzzle
    full = position.whites | position.reds
    for hole in range(HOLES):
        if (full >> hole) & 1:
            continue
        white = (pattern >> hole) & 1 == 1
        origin = _wrong_disc(position, pattern, white)
        if origin == NOTHING and discs_on_table(position, white) > 0:
            origin = WHITE_ON_TABLE if white else RED_ON_TABLE
        if origin != NOTHING:
            return DISCS[origin][hole]
    origin = _wrong_disc(position, pattern, True)
    if origin == NOTHING:
        origin = _wrong_disc(position, pattern, False)
    return None if origin == NOTHING else DISCS[origin][TABLE]


def _wrong_disc(position: Position, pattern: int, white: bool) -> int:
    """A hole in which a disc of this colour lies wrong, or NOTHING."""
    there = position.whites if white else position.reds
    wanted = pattern if white else ~pattern
    for hole in range(HOLES):
        if (there >> hole) & 1 and not (wanted >> hole) & 1:
            return hole
    return NOTHING


def xray_step(position: Position, bed: int, needless: int, dice: Dice) -> Do:
    """RMD-12: the card that does not show the bed; sometimes it is passed over (RMD-22.4)."""
    if top_card(position, XRAY).puzzle != bed:
        return CYCLE
    return CYCLE if needless and dice.below(_HUNDRED) < needless else TAKE
