"""What all tests share: the choice of the tier, and a keyboard that can interrupt."""

import signal
from collections import defaultdict

import pytest

from tests.tiers import FULL


def pytest_configure() -> None:
    """A script that starts the tests in its background has them ignore Ctrl-C, and with them every
    program that they start; but some tests press it.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only a full run has, unless the test was asked for by name."""
    if any("::" in argument for argument in config.args):
        return
    _refuse_what_would_be_left_out(items)
    if FULL:
        return
    left_out = [item for item in items if not _in_gate(item)]
    config.hook.pytest_deselected(items=left_out)
    out = set(left_out)
    items[:] = [item for item in items if item not in out]


def _in_gate(item: pytest.Item) -> bool:
    if item.get_closest_marker("full"):
        return False
    mark = item.get_closest_marker("gate")
    return mark is None or _case(item) in mark.args


def _case(item: pytest.Item) -> str:
    """The id of a case, as it stands in brackets behind the name of its test."""
    return item.name.partition("[")[2].removesuffix("]")


def _refuse_what_would_be_left_out(items: list[pytest.Item]) -> None:
    """What was renamed, or is run by no stage, must not leave the gate in silence."""
    wanted: dict[str, set[str]] = {}
    found: dict[str, set[str]] = defaultdict(set)
    for item in items:
        if mark := item.get_closest_marker("gate"):
            test = item.nodeid.partition("[")[0]
            wanted[test] = set(mark.args)
            found[test].add(_case(item))
        if item.get_closest_marker("alone") and _in_gate(item) and "browser" not in item.nodeid:
            raise pytest.UsageError(f"{item.nodeid}: the gate lets only browser tests run alone.")
    for test, cases in wanted.items():
        if unknown := sorted(cases - found[test]):
            raise pytest.UsageError(f"{test} has no case {', '.join(unknown)} for the gate.")
