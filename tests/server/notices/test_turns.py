"""Turns are named by the step since which a seat is waited for; quiet hours; paces."""

import time
from datetime import UTC, datetime

import pytest

from wardroom.server.features.notices.quiet_hours import is_quiet, is_time_zone
from wardroom.server.store import ChairRow, Summary, TableRow
from wardroom.server.tables.summaries import AWAY_FOR, stand_in_from, table_card
from wardroom.server.tables.turns import Turn, Turns, turns_in


def test_a_turn_lasts_while_a_seat_is_waited_for() -> None:
    turns = Turns((0,), 100.0)
    turns.go_on((0,), 1, 110.0)
    assert turns_in(turns.text()) == {0: Turn(0, 100.0)}
    turns.go_on((0, 1), 2, 120.0)
    turns.go_on((1,), 3, 130.0)
    assert turns_in(turns.text()) == {1: Turn(2, 120.0)}
    turns.go_on((0,), 4, 140.0)
    assert turns_in(turns.text()) == {0: Turn(4, 140.0)}


def test_taking_back_begins_no_new_turn() -> None:
    turns = Turns((0,), 100.0)
    turns.go_on((1,), 1, 110.0)
    turns.take_back()
    assert turns_in(turns.text()) == {0: Turn(0, 100.0)}
    turns.go_on((1,), 3, 130.0)
    assert turns_in(turns.text()) == {1: Turn(3, 130.0)}


def test_a_table_that_waits_for_nobody_has_no_turns() -> None:
    assert turns_in(Turns((), 1.0).text()) == {}


@pytest.mark.parametrize(
    ("utc", "quiet"),
    [("19:59", False), ("20:00", True), ("23:30", True), ("05:59", True), ("06:00", False)],
)
def test_quiet_hours_go_over_midnight_by_the_clock_of_the_person(utc: str, quiet: bool) -> None:
    hour, minute = map(int, utc.split(":"))
    now = datetime(2026, 7, 1, hour, minute, tzinfo=UTC).timestamp()
    # From ten in the evening to eight in the morning, two hours ahead of UTC in summer.
    assert is_quiet(now, "Europe/Warsaw", 22 * 60, 8 * 60) is quiet


def test_quiet_hours_follow_the_time_of_the_year() -> None:
    winter = datetime(2026, 1, 10, 20, 30, tzinfo=UTC).timestamp()
    assert not is_quiet(winter, "Europe/Warsaw", 22 * 60, 8 * 60)
    assert is_quiet(winter, "Europe/Warsaw", 21 * 60, 22 * 60)


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert not is_quiet(0.0, "Europe/Budapest", None, None)
    assert not is_quiet(0.0, "Europe/Budapest", 60, 60)


def test_a_time_zone_has_a_name() -> None:
    assert is_time_zone("Europe/Budapest")
    for name in ("", "Mars/Base", "../etc/passwd", "\0"):
        assert not is_time_zone(name)


def table(pace: str, turns: str) -> TableRow:
    summary = Summary("playing", 5, 1000.0, "0", None, False, turns=turns)
    chairs = (ChairRow(0, "ania", None, here_until=500.0), ChairRow(1, "bo", None))
    return TableRow(
        "t",
        "pandemic",
        1,
        {},
        7,
        None,
        True,
        "i",
        "bo",
        1.0,
        1.0,
        summary,
        None,
        chairs,
        None,
        pace,
    )


def test_played_live_a_colleague_may_stand_in_soon_after_somebody_has_gone() -> None:
    row = table("live", "")
    assert stand_in_from(row, row.chairs[0]) == 500.0 + AWAY_FOR


def test_at_a_slower_pace_it_counts_how_long_the_table_has_waited() -> None:
    row = table("day", "0:4:900.000")
    assert stand_in_from(row, row.chairs[0]) == 900.0 + 86400
    assert stand_in_from(row, row.chairs[1]) is None


def test_some_tables_wait_for_ever() -> None:
    row = table("never", "0:4:900.000")
    assert stand_in_from(row, row.chairs[0]) is None


def on_holiday(row: TableRow, until: float, stand_in: bool = False) -> TableRow:
    ania = row.chairs[0]._replace(holiday_until=until, holiday_stand_in=stand_in)
    return row._replace(chairs=(ania, row.chairs[1]))


def test_the_days_of_a_holiday_do_not_count_not_even_once_it_is_over() -> None:
    coming, past = time.time() + 5 * 86400, 5000.0
    for until in (coming, past):
        row = on_holiday(table("day", "0:4:900.000"), until)
        assert stand_in_from(row, row.chairs[0]) == until + 86400


def test_someone_who_leaves_it_to_the_others_has_a_stand_in_at_once_while_away() -> None:
    for pace in ("day", "never"):
        row = on_holiday(table(pace, "0:4:900.000"), time.time() + 86400, stand_in=True)
        assert stand_in_from(row, row.chairs[0]) == 500.0 + AWAY_FOR
    over = on_holiday(table("never", "0:4:900.000"), 5000.0, stand_in=True)
    assert stand_in_from(over, over.chairs[0]) is None


def test_played_live_a_holiday_holds_nobody_up() -> None:
    row = on_holiday(table("live", ""), time.time() + 86400)
    assert stand_in_from(row, row.chairs[0]) == 500.0 + AWAY_FOR


def test_only_those_at_the_table_are_told_of_a_holiday() -> None:
    until = time.time() + 86400
    row = on_holiday(table("day", "0:4:900.000"), until)
    names = {"ania": "Ania", "bo": "Bo"}
    assert table_card(row, names, "bo").chairs[0].holiday_until == until
    assert table_card(row, names, "ania").chairs[0].holiday_until == until
    for stranger in ("cleo", None):
        assert table_card(row, names, stranger).chairs[0].holiday_until is None
    ended = on_holiday(row, 5000.0)
    assert table_card(ended, names, "bo").chairs[0].holiday_until is None
