"""What the engine offers is what the rules say, at many positions of many games."""

import pytest

from tests.games.quarantine.by_the_book import lines
from tests.games.quarantine.walks import walk
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Dice

SEEDS = 8
KINDS = {"place", "turning", "rebuild", "rebuild_place", "payment", "block", "admit", "infect"}


@pytest.mark.gate("0", "1")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_engine_offers_what_the_rules_say(seed: int) -> None:
    seats = 2 + seed % 3
    state = QUARANTINE.deal({}, seats, seed)
    seen: set[str] = set()
    dice = Dice.seeded(seed, "by the book")
    for ply, position in enumerate(walk(state, dice)):
        step = position.encode()["step"]
        kind = step["kind"] if step else position.encode()["phase"]
        if kind in seen and ply % 5:
            continue
        seen.add(kind)
        offered = [repr(action) for action in position.legal(position.active)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == lines(position.encode()), f"at ply {ply}"
    assert lines(state.encode()) == set()
    assert len(KINDS & seen) >= 5


@pytest.mark.gate("0", "1")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_under_a_helipad_too(seed: int) -> None:
    """Rooms that bend the rules of placing are on sale, and cubes are cheap."""
    rooms = "helipad,containment,laboratory,accounting,maintenance,pathology,triage,storage"
    state = QUARANTINE.deal({"rooms": rooms}, 2, seed)
    dice = Dice.seeded(seed, "helipads")
    flown = 0
    for position in walk(state, dice):
        if not position.turn:
            continue
        free = position.may_build_freely(position.active)
        flown += free
        if dice.below(25) == 0 or (free and dice.below(4) == 0):
            offered = {repr(action) for action in position.legal(position.active)}
            assert offered == lines(position.encode())
