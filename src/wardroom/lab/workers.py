"""Spreading games over processes, or over a cluster (`cluster`).

Workers are spawned, so they start with nothing: a task holds names and numbers, and each worker
finds the game for itself. Results come back in the order of the tasks, not as they end. A worker
that dies, and Ctrl-C, end the whole in one sentence instead of a wait without end.
"""

import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from wardroom.kernel import WardroomError
from wardroom.lab.cluster import over_ray

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

TASKS_IN_HAND: Final = 2
"""A worker has the next task already when it finishes one, and need not wait for us."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int, ray: str | None = None
) -> Iterator[Result]:
    """work(task) for every task, in their order; with one worker in this very process.

    With `ray`, the address of a Ray cluster, that does the work. `work` is a function of a module.
    What it raises arrives here as a WardroomError. When the iterator is left early, the workers are
    stopped.
    """
    if ray is not None:
        yield from over_ray(work, tasks, ray)
        return
    if workers < 1:
        raise WardroomError(f"There must be at least one worker, not {workers}.")
    if workers == 1:
        for task in tasks:
            yield work(task)
        return
    crew = _Crew(work, workers)
    try:
        yield from crew.results(iter(tasks))
    finally:
        crew.stop()


def sendable(things: Iterable[object]) -> None:
    """WardroomError if one of them could not be sent to a worker, such as a lambda."""
    for thing in things:
        try:
            pickle.dumps(thing)
        except Exception as error:
            raise WardroomError(
                f"{thing!r} cannot be sent to other processes: it must be found in a module by its "
                "name. With one worker it need not."
            ) from error


class _Crew(Generic[Task, Result]):
    def __init__(self, work: Callable[[Task], Result], workers: int) -> None:
        context = get_context("spawn")
        self._processes: dict[Connection, BaseProcess] = {}
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(work, theirs), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process

    def results(self, tasks: Iterator[Task]) -> Iterator[Result]:
        numbered = enumerate(tasks)
        busy: dict[Connection, deque[int]] = {connection: deque() for connection in self._processes}
        done: dict[int, Result] = {}
        wanted = 0
        for _ in range(TASKS_IN_HAND):
            for connection in busy:
                self._give(connection, numbered, busy)
        while working := [connection for connection, numbers in busy.items() if numbers]:
            ready = wait(working)
            for connection in working:
                if connection in ready:
                    done[busy[connection].popleft()] = self._take(connection)
                    self._give(connection, numbered, busy)
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1

    def _give(
        self,
        connection: Connection,
        numbered: Iterator[tuple[int, Task]],
        busy: dict[Connection, deque[int]],
    ) -> None:
        for number, task in numbered:
            try:
                connection.send(task)
            except OSError:
                raise self._gone(connection) from None
            busy[connection].append(number)
            return

    def _take(self, connection: Connection) -> Result:
        try:
            result: Result
            complaint: str
            result, complaint = connection.recv()
        except (EOFError, OSError):
            raise self._gone(connection) from None
        if complaint:
            raise WardroomError(complaint)
        return result

    def _gone(self, connection: Connection) -> WardroomError:
        process = self._processes[connection]
        process.join()
        return WardroomError(
            f"A worker ended unexpectedly (exit code {process.exitcode}); "
            "perhaps the machine ran out of memory."
        )

    def stop(self) -> None:
        for connection, process in self._processes.items():
            connection.close()
            process.terminate()
            process.join()
            process.close()


def _serve(work: Callable[[Any], Any], connection: Connection) -> None:
    """The life of a worker: tasks come, results go, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        except Exception as error:
            connection.send((None, f"A worker cannot find what it was sent: {error}."))
            continue
        try:
            connection.send((work(task), ""))
        except WardroomError as error:
            connection.send((None, str(error)))
