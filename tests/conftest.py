"""What all tests share: how many of a long matrix are run, and a keyboard that can interrupt."""

import signal
from collections import defaultdict

import pytest

from tests.sampling import AGAIN, FULL, chosen, commit


def pytest_configure() -> None:
    """A script that starts the tests in its background has them ignore Ctrl-C, and with them every
    program that they start; but some tests press it.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test marked `matrix(one_in=N)` run one in N cases, unless all are asked for; where a
    whole file is marked with `of="file"`, one in N of its tests. Where the tests of games are run
    on a second build, one in so many cases of each is enough.
    """
    cases: dict[tuple[str, int], list[str]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("matrix")
        if mark is not None:
            of = "::" if mark.kwargs.get("of") == "file" else "["
            one_in = max(AGAIN, mark.kwargs["one_in"])
            cases[item.nodeid.partition(of)[0], one_in].append(item.nodeid)
        elif AGAIN > 1 and item.nodeid.startswith("tests/games/"):
            cases[item.nodeid.partition("[")[0], AGAIN].append(item.nodeid)
    if FULL or not cases:
        return
    by = commit()
    left_out = {
        name
        for (_, one_in), names in cases.items()
        for name in set(names) - chosen(names, one_in, by)
    }
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]
