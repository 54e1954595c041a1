"""Work spread over processes: in order, and never an endless wait."""

import multiprocessing
import os
import time
from collections.abc import Iterator

import pytest

from wardroom.kernel import WardroomError
from wardroom.lab.workers import spread


def double(number: int) -> int:
    time.sleep(0.001 * (number % 3))
    return 2 * number


def refuse(number: int) -> int:
    if number == 3:
        raise WardroomError("Three is refused.")
    return number


def die(number: int) -> int:
    if number == 2:
        os._exit(9)
    return number


@pytest.fixture(autouse=True)
def _no_worker_is_left_behind() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_tasks(workers: int) -> None:
    assert list(spread(double, range(20), workers)) == [2 * number for number in range(20)]


@pytest.mark.parametrize("workers", [1, 2])
def test_tasks_are_taken_as_they_are_needed(workers: int) -> None:
    def tasks() -> Iterator[int]:
        for number in range(100_000):
            taken.append(number)
            yield number

    taken: list[int] = []
    results = spread(double, tasks(), workers)
    assert next(results) == 0
    results.close()
    assert len(taken) < 100_000


@pytest.mark.parametrize("workers", [1, 2])
def test_a_refusal_arrives_as_its_sentence(workers: int) -> None:
    with pytest.raises(WardroomError, match=r"^Three is refused\.$"):
        list(spread(refuse, range(10), workers))


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WardroomError, match=r"A worker ended unexpectedly \(exit code 9\)"):
        list(spread(die, range(10), 2))


def test_more_workers_than_tasks_do_no_harm() -> None:
    assert list(spread(double, range(2), 3)) == [0, 2]
    assert list(spread(double, (), 2)) == []
