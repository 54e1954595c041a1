"""`make play` starts at once, and runs compiled rules as soon as there are any."""

from pathlib import Path

import pytest

from tools import compiled, play


@pytest.fixture(autouse=True)
def a_machine_that_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(play.SWITCH, raising=False)
    monkeypatch.setenv("PYTHONPATH", "mine")
    monkeypatch.setattr(compiled, "missing", lambda: None)
    monkeypatch.setattr(compiled, "key", lambda: "today")
    monkeypatch.setattr(compiled, "take", lambda _: False)
    monkeypatch.setattr(play, "FAILED", tmp_path / "failed")
    monkeypatch.setattr(play, "_free_memory", lambda: play.LEAST_MEMORY)


def nobody_compiles() -> bool:
    raise AssertionError


def test_the_first_time_rules_are_compiled_beside_the_game() -> None:
    environment, line = play.prepared(lambda: True)
    assert environment["PYTHONPATH"] == "mine"
    assert line == play.BEGUN


def test_a_second_table_does_not_compile_them_again() -> None:
    assert play.prepared(lambda: False)[1] == play.UNDER_WAY


def test_the_next_time_the_compiled_rules_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "take", lambda place: place == play.READY)
    environment, line = play.prepared(nobody_compiles)
    assert environment["PYTHONPATH"].split(play.os.pathsep) == [str(play.READY), "mine"]
    assert line == play.COMPILED


def test_sources_that_did_not_compile_are_not_tried_again() -> None:
    play.FAILED.write_text("today", encoding="utf-8")
    assert play.prepared(nobody_compiles)[1] == play.NOT_COMPILED
    play.FAILED.write_text("yesterday", encoding="utf-8")
    assert play.prepared(lambda: True)[1] == play.BEGUN


def test_nothing_is_compiled_where_it_is_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "take", lambda _: True)
    monkeypatch.setenv(play.SWITCH, "off")
    assert play.prepared(nobody_compiles) == ({**play.os.environ}, "")


@pytest.mark.parametrize(
    ("of", "name", "answer"),
    [(compiled, "missing", "a C compiler"), (play, "_free_memory", play.LEAST_MEMORY - 1)],
)
def test_nothing_is_compiled_where_it_cannot_be(
    of: object, name: str, answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of, name, lambda: answer)
    assert play.prepared(nobody_compiles)[1] == ""
