"""The plan of faults: each can be planted, and there are enough of each area."""

from collections import Counter
from pathlib import Path

import pytest

from tools.faults.gate import ROOT, browser_targets, checks, targets
from tools.faults.planting import WANTED, Fault, Misplanted, faulty, plan, planted

FAULTS = plan()
each_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)


@each_fault
def test_the_old_text_is_once_in_its_file(fault: Fault) -> None:
    text = (ROOT / fault.path).read_text(encoding="utf-8")
    assert faulty(fault, text) != text


@each_fault
def test_a_fault_says_what_a_person_would_notice(fault: Fault) -> None:
    assert fault.noticed[0].isupper()
    assert fault.noticed.endswith(".")


@each_fault
def test_some_test_is_asked_about_each_fault_and_all_of_them_exist(fault: Fault) -> None:
    assert list(checks(fault))
    for target in (*fault.first, *targets(fault.path), *browser_targets(fault.path)):
        for word in target.split():
            assert not word.startswith("tests/") or (ROOT / word).exists(), word


def test_every_fault_has_an_id_of_its_own() -> None:
    assert len({fault.id for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("areas", WANTED, ids="-".join)
def test_there_are_enough_faults_of_each_area(areas: tuple[str, ...]) -> None:
    counted = Counter(fault.area for fault in FAULTS)
    assert sum(counted[area] for area in areas) >= WANTED[areas]


def test_there_are_enough_faults() -> None:
    assert len(FAULTS) >= 66


@pytest.fixture
def fault() -> Fault:
    return Fault("one", "kernel", "rules.py", "<= 7", "< 7", "The seventh card is too many.")


def test_a_fault_is_there_for_a_while_and_then_the_tree_is_as_before(
    tmp_path: Path, fault: Fault
) -> None:
    file = tmp_path / fault.path
    file.write_text("return cards <= 7\n", encoding="utf-8")
    before = file.stat().st_mtime_ns

    def look() -> None:
        with planted(fault, tmp_path):
            assert file.read_text(encoding="utf-8") == "return cards < 7\n"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        look()
    assert file.read_text(encoding="utf-8") == "return cards <= 7\n"
    assert file.stat().st_mtime_ns == before


def test_a_linked_file_of_another_tree_gets_no_fault(tmp_path: Path, fault: Fault) -> None:
    original = tmp_path / "original.py"
    original.write_text("return cards <= 7\n", encoding="utf-8")
    (tmp_path / fault.path).hardlink_to(original)
    with planted(fault, tmp_path):
        assert original.read_text(encoding="utf-8") == "return cards <= 7\n"


@pytest.mark.parametrize("text", ["return True\n", "a <= 7 or b <= 7\n"])
def test_a_text_that_is_not_there_exactly_once_cannot_be_replaced(text: str, fault: Fault) -> None:
    with pytest.raises(Misplanted):
        faulty(fault, text)
