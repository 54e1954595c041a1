"""Colleagues beside people say what they are after when their turn begins."""

from tests.tiers import amount
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Table
from wardroom.players import Announcement, Team, claims_of, colleague, step

OPEN = {"epidemics": "4", "hands": "open", "consent": "automatic"}


def team(table: Table, *, aloud: bool) -> Team:
    players = {seat: colleague(PANDEMIC, "good", seat) for seat in range(table.record.seats)}
    return Team(players, aloud)


def told(options: dict[str, str], turns: int) -> list[tuple[int, int, Announcement]]:
    """What is announced in so many turns: the turn, the seat, and what it says; all of it true."""
    table = Table.deal(PANDEMIC, 3, 4, options)
    colleagues, claims = team(table, aloud=True), claims_of(PANDEMIC)
    said = []
    while (view := table.state.view(0))["turn"] <= turns and table.outcome() is None:
        before = {seat: table.perspective(seat).view() for seat in range(3)}
        step(table, colleagues)
        for seat, announced in colleagues.announced().items():
            assert claims[announced.says.id](before[seat], announced.says.args)
            said.append((view["turn"], seat, announced))
            assert view["active"] == seat
    return said


def test_every_turn_begins_with_a_plan_that_is_true_and_leads_to_a_city() -> None:
    said = told(OPEN, 6)
    assert {turn for turn, _, _ in said} == set(range(1, 7))
    assert all(announced.plan for _, _, announced in said)
    assert all(announced.thing.startswith("city:") for _, _, announced in said)


def test_a_plan_is_told_once() -> None:
    said = told(OPEN, 6)
    assert len({(turn, seat, *announced[:2]) for turn, seat, announced in said}) == len(said)
    assert len(said) < 4 * 6


def test_nobody_tells_what_the_others_may_not_know() -> None:
    assert told({**OPEN, "hands": "closed"}, 3) == []


def test_someone_who_tells_a_plan_plays_as_if_nobody_asked() -> None:
    games = []
    for aloud in (False, True):
        table = Table.deal(PANDEMIC, 3, 5, OPEN)
        colleagues = team(table, aloud=aloud)
        while table.ply < amount(24, 40):
            step(table, colleagues)
        games.append(table.record.text())
    assert games[0] == games[1]
