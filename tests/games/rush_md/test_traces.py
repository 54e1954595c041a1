"""RMD-21.9 to RMD-21.14: the judge of traces."""

import pytest

from wardroom.games.rush_md import traces


def line(start: tuple[int, int], end: tuple[int, int], ms: int, step: int = 20) -> list:
    """A calm trace: a rest in the grip, then straight and even."""
    samples = [(0, *start), (160, *start)]
    for at in range(step, ms - 160 + 1, step):
        part = at / (ms - 160)
        x = start[0] + round((end[0] - start[0]) * part)
        y = start[1] + round((end[1] - start[1]) * part)
        samples.append((160 + at, x, y))
    return samples


CALM = line((100, 100), (300, 100), 960)


def judge(trace: list, took: int = 960, piece: str = "organ", kind: str = "bed") -> str:
    return traces.tweezers(trace, took, piece, (100, 100), (300, 100), kind)


def test_a_calm_trace_is_ok() -> None:  # RMD-21.9 RMD-21.10
    assert judge(CALM) == traces.OK


@pytest.mark.parametrize(
    "trace",
    [
        [],
        [(0, 100, 100)],
        [(5, 100, 100), *CALM[1:]],
        [(0, 100, 100), (7, 100, 100), *CALM[1:]],
        [(0, 100, 1_001), *CALM[1:]],
        [(8 * number, 100, 100) for number in range(251)],
    ],
)
def test_a_malformed_trace_is_judged_as_steady(trace: list) -> None:  # RMD-21.9
    assert judge(trace) == traces.UNREADABLE
    assert traces.bed(trace, 960, (500, 500)) == traces.UNREADABLE
    assert traces.balance(trace, 960, (500, 500)) == 0


def test_a_trace_must_be_as_long_as_the_gesture() -> None:  # RMD-21.9
    assert judge(CALM, 960 + 250) == traces.OK
    assert judge(CALM, 960 + 251) == traces.UNREADABLE


def test_too_early_or_too_fast_and_it_slips() -> None:  # RMD-21.10 V31
    slow = [(200 + 20 * step, min(300, 130 + 5 * step), 100) for step in range(39)]
    fast = [(0, 100, 100), (160, 100, 100), (180, 130, 100), *slow]
    assert judge(fast) == traces.SLIP
    early = [(0, 100, 100), (140, 119, 100), *CALM[3:]]
    assert judge(early) == traces.SLIP
    assert judge([(0, 130, 100), *CALM[1:]]) == traces.SLIP


@pytest.mark.parametrize(
    ("kind", "radius"), [("bed", 40), ("storage", 40), ("syringe", 14), ("hole", 12)]
)
def test_released_outside_of_the_target_it_misses(kind: str, radius: int) -> None:  # RMD-21.10
    near = line((100, 100), (300 + radius, 100), 1_200)
    far = line((100, 100), (300 + radius + 1, 100), 1_200)
    assert judge(near, 1_200, "token", kind) == traces.OK
    assert judge(far, 1_200, "token", kind) == traces.MISS


def test_the_table_takes_a_disc_anywhere() -> None:  # RMD-21.10
    assert judge(line((100, 100), (200, 300), 1_500), 1_500, "disc", "table") == traces.OK


def test_a_bed_that_enters_the_scanner_box_knocks() -> None:  # RMD-21.14
    assert traces.bed(CALM, 960, (200, 150)) == traces.KNOCK
    assert traces.bed(CALM, 960, (200, 161)) == traces.OK


@pytest.mark.parametrize(("centre", "offset"), [((300, 100), 0), ((306, 108), 10), ((400, 0), 26)])
def test_the_offset_of_a_balanced_glass(centre: tuple[int, int], offset: int) -> None:
    """RMD-21.12"""
    assert traces.balance(CALM, 960, centre) == offset
