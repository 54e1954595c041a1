"""Games played by a Ray cluster (https://docs.ray.io), by one option.

The address is `local` for a small cluster on this machine, started and stopped for the occasion;
`auto` for the one that this machine belongs to; or `ray://HOST:10001`. Wardroom, and the modules of
colleagues of your own, must be installed on its machines. Ray is imported only when it is asked for
(pip install '.[ray]' in a clone). Results come back in the order of the tasks.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from wardroom.kernel import WardroomError
from wardroom.lab.extra import MissingExtra

LOCAL: Final = "local"
TASKS_A_PROCESSOR: Final = 2
"""How many tasks are handed out at once for each processor of the cluster."""

Task = TypeVar("Task")
Result = TypeVar("Result")


def over_ray(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str
) -> Iterator[Result]:
    """work(task) for every task, in their order, by the cluster at that address."""
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("A Ray cluster", "ray", error) from error
    began_here = not ray.is_initialized()
    if began_here:
        try:
            ray.init(address=None if address == LOCAL else address, logging_level="ERROR")
        except Exception as error:
            raise WardroomError(f"No Ray cluster answers at {address!r}: {error}.") from error
    waiting: deque[Any] = deque()
    try:
        played = ray.remote(_answer)
        shared = ray.put(work)
        at_once = TASKS_A_PROCESSOR * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in tasks:
            waiting.append(played.remote(shared, task))
            if len(waiting) >= at_once:
                yield _result(ray, waiting.popleft())
        while waiting:
            yield _result(ray, waiting.popleft())
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        if began_here:
            ray.shutdown()


def _answer(work: Callable[[Any], Any], task: Any) -> tuple[Any, str]:
    """What a machine of the cluster does: the result, or a sentence that says why there is none."""
    try:
        return work(task), ""
    except WardroomError as error:
        return None, str(error)


def _result(ray: Any, promise: Any) -> Any:
    try:
        result, complaint = ray.get(promise)
    except ray.exceptions.RayError as error:
        raise WardroomError(f"The Ray cluster gave up: {error}.") from error
    if complaint:
        raise WardroomError(complaint)
    return result
