"""A batch of games on the native core shows what the Python rules show, step by step.

Where the core is not built these tests are skipped, and without NumPy those of its arrays.
"""

from array import array
from collections.abc import Mapping

import pytest

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.kernel import WardroomError
from wardroom.lab.batch import PandemicBatch
from wardroom.lab.observing import Sight, layout_of

pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")

from wardroom_native.core import MASK, OBSERVATION, Batch

GAMES = 4
STEPS = 45
TABLES: tuple[tuple[int, Mapping[str, str], bool], ...] = (
    (2, {"epidemics": "4", "hands": "open", "consent": "ask"}, False),
    (3, {"epidemics": "5", "hands": "closed", "consent": "ask"}, False),
    (4, {"epidemics": "6", "hands": "closed", "consent": "automatic"}, True),
    (4, {"epidemics": "5", "hands": "open", "consent": "ask"}, False),
    (3, {"epidemics": "4", "hands": "open", "consent": "gifts"}, False),
)


class Rows:
    """A batch into plain memory, which needs no NumPy."""

    def __init__(self, seats: int, options: Mapping[str, str], first_seed: int, told: bool) -> None:
        self.observations = bytearray(GAMES * OBSERVATION)
        self.masks = bytearray(GAMES * MASK)
        self.seats = array("b", bytes(GAMES))
        self.results = array("B", bytes(GAMES))
        self.rewards = array("f", [0.0] * GAMES)
        self.seeds = array("q", [0] * GAMES)
        self.actions = array("q", [0] * GAMES)
        self.core = Batch(
            memoryview(self.observations).cast("B", (GAMES, OBSERVATION)),
            memoryview(self.masks).cast("B", (GAMES, MASK)),
            self.seats,
            self.results,
            self.rewards,
            self.seeds,
            first_seed,
            seats,
            int(options["epidemics"]),
            options.get("hands") == "closed",
            options.get("consent") != "automatic",
            options.get("consent") == "gifts",
            told,
            False,
            2,
        )
        self.core.reset()

    def check(self, number: int, state: PandemicState, told: bool) -> None:
        """The batch shows the seat that is asked what the Python rules show."""
        seat = state.decider()
        assert self.seats[number] == seat
        seen = layout_of(PANDEMIC).flat(Sight(state.view(seat, told=told), seat))
        shown = self.observations[number * OBSERVATION : (number + 1) * OBSERVATION]
        assert shown == seen.tobytes()
        mask = self.masks[number * MASK : (number + 1) * MASK]
        legal = {action.index for action in state.legal(seat)}
        assert {place for place, marked in enumerate(mask) if marked} == legal


@pytest.mark.parametrize(("seats", "options", "told"), TABLES)
def test_every_step_shows_what_the_python_rules_show(
    seats: int, options: Mapping[str, str], told: bool
) -> None:
    rows = Rows(seats, options, 30, told)
    states = [PANDEMIC.deal(options, seats, 30 + number) for number in range(GAMES)]
    for step in range(STEPS):
        rows.core.choose(rows.actions, step)
        for number, state in enumerate(states):
            rows.check(number, state, told)
            state.play(state.decider(), PANDEMIC.space[rows.actions[number]])
        assert rows.core.step(rows.actions) == -1
        for number, state in enumerate(states):
            assert rows.results[number] == state.result
            assert rows.rewards[number] == (
                0 if not state.result else 1 if state.result == 1 else -1
            )
            if state.result:
                states[number] = PANDEMIC.deal(options, seats, rows.seeds[number])


def test_a_game_that_is_over_begins_anew_with_its_next_seed() -> None:
    numpy = pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    batch = PandemicBatch(3, 0, {"epidemics": "6"}, first_seed=10)
    batch.reset()
    assert batch.seeds.tolist() == [10, 11, 12]
    ended = numpy.zeros(3, bool)
    for step in range(400):
        batch.step(batch.random_actions(step))
        ended |= batch.results > 0
        if ended.all():
            break
    assert ended.all()
    assert all(seed % 3 == first % 3 for seed, first in zip(batch.seeds, (10, 11, 12), strict=True))
    assert min(batch.seeds) > 12


def test_threads_and_repetition_change_nothing() -> None:
    pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    shown = []
    for threads in (1, 3, 1):
        batch = PandemicBatch(17, 0, threads=threads, quick=True)
        batch.reset()
        for step in range(60):
            batch.step(batch.random_actions(step))
        shown.append(batch.observations.tobytes() + batch.masks.tobytes())
    assert shown[0] == shown[1] == shown[2]


def test_a_reset_begins_again() -> None:
    pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    batch = PandemicBatch(5, 3)
    batch.reset()
    first = batch.observations.copy(), batch.masks.copy()
    for step in range(30):
        batch.step(batch.random_actions(step))
    batch.reset()
    assert (batch.observations == first[0]).all()
    assert (batch.masks == first[1]).all()


def test_what_is_not_legal_is_named_and_changes_nothing() -> None:
    pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    batch = PandemicBatch(2, 2)
    batch.reset()
    before = batch.observations.copy()
    actions = batch.random_actions(1)
    actions[1] = 6818
    with pytest.raises(WardroomError, match="Action 6818 is not legal in game 1"):
        batch.step(actions)
    assert (batch.observations[1] == before[1]).all()
    assert (batch.observations[0] != before[0]).any()


def test_what_cannot_be_is_refused() -> None:
    pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    with pytest.raises(WardroomError, match="not 5"):
        PandemicBatch(1, 5)
    with pytest.raises(WardroomError, match="at least one thread"):
        PandemicBatch(1, 2, threads=0)
    with pytest.raises(WardroomError, match="roles are drawn"):
        PandemicBatch(1, 2, {"roles": "medic,scientist"})
