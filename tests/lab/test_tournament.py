"""Tournaments: everybody meets everybody on the same deals, and who beats whom is rated."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.coins import COINS
from tests.players.test_registry import Last, first
from wardroom.kernel import ImpossibleOption, WardroomError, game
from wardroom.lab import Mix, Played, simulate, tournament
from wardroom.lab.ratings import rating_intervals, ratings
from wardroom.lab.tournament import fixtures, line_ups


def test_rivals_meet_in_all_pairs_and_in_both_orders_on_every_deal() -> None:
    planned = fixtures(COINS, ["a", "b", "c"], deals=2, first_seed=5)
    assert len(planned) == 2 * 3 * 2
    assert Counter(line_up for _, line_up in planned) == {
        (one, other): 2 for one in "abc" for other in "abc" if one != other
    }
    assert {seed for seed, _ in planned} == {5, 6}


def test_more_seats_than_kinds_are_filled_with_mixed_rivals() -> None:
    assert line_ups(["a", "b"], 3, rivals=True) == [("a", "a", "b"), ("a", "b", "b")]


def test_teams_play_in_every_mix_and_turn_through_the_seats() -> None:
    planned = fixtures(game("pandemic"), ["a", "b"], deals=2)
    assert planned == [
        (1, ("a", "a")),
        (1, ("a", "b")),
        (1, ("b", "b")),
        (2, ("a", "a")),
        (2, ("b", "a")),
        (2, ("b", "b")),
    ]


def test_the_better_rival_is_rated_higher() -> None:
    result = tournament(COINS, ["random", "hopeful"], deals=40)
    assert result.wanted == len(result.games) == 80
    best, other = result.standings
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating > other.rating
    assert best.rating + other.rating == pytest.approx(3000)
    assert best.rating_interval is not None
    assert best.rating_interval[0] <= best.rating <= best.rating_interval[1]
    assert best.wins / best.seats == best.share
    assert best.interval[0] <= best.share <= best.interval[1]
    plain = json.loads(json.dumps(result.plain()))
    assert [one["players"] for one in plain["standings"]] == [best.kind, other.kind]
    assert plain["mixes"] == []


def test_a_team_is_measured_by_its_share_of_wins() -> None:
    result = tournament(game("pandemic"), ["random", first], deals=2)
    names = {kind for mix in result.mixes for kind in mix.kinds}
    assert names == {"random", "tests.players.test_registry:first"}
    assert [mix.games for mix in result.mixes] == [2, 2, 2]
    assert all(one.rating is None and one.seats == 2 for one in result.standings)
    assert len(result.plain()["mixes"]) == 3
    assert len(result.rows()) == 6


def test_a_mix_has_its_share_and_interval() -> None:
    mix = Mix(("a", "b"), games=10, wins=8)
    assert mix.share == 0.8
    assert [round(bound, 3) for bound in mix.interval] == [0.49, 0.943]


def test_workers_change_nothing(coins_installed: Path) -> None:
    def bare(games: list[Played]) -> list[Played]:
        return [played._replace(seconds=0.0, slowest_turn=0.0) for played in games]

    alone = tournament(COINS, [Last, "random"], deals=3)
    spread = tournament(COINS, [Last, "random"], deals=3, workers=2)
    assert bare(alone.games) == bare(spread.games)
    assert alone.plain() == spread.plain()


def test_ctrl_c_leaves_a_tournament_on_fewer_deals() -> None:
    def interrupt(played: Played) -> None:
        if played.seed == 2:
            raise KeyboardInterrupt

    result = tournament(COINS, ["random", "hopeful"], deals=50, on_game=interrupt)
    assert result.interrupted
    assert len(result.games) == 3
    assert len(result.standings) == 2


@pytest.mark.parametrize(
    ("kinds", "seats", "error"),
    [
        (["random", "random"], None, "named twice"),
        (["random"], None, "at least two kinds"),
        (["random", "genius"], None, "no colleague 'genius'"),
        (["random", "hopeful"], 9, "seats"),
    ],
)
def test_the_impossible_is_refused(kinds: list[str], seats: int | None, error: str) -> None:
    with pytest.raises((WardroomError, ImpossibleOption), match=error):
        tournament(COINS, kinds, 1, seats)


def test_nobody_has_played_yet() -> None:
    result = tournament(COINS, ["random", "hopeful"], deals=0)
    assert (result.standings, result.mixes) == ([], [])


def test_ten_wins_for_a_defeat_are_four_hundred_points() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 10_000.0, ("b", "a"): 1_000.0})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=1)


def test_who_has_beaten_the_best_stands_above_who_has_beaten_the_worst() -> None:
    duels = {("a", "b"): 9.0, ("b", "a"): 1.0, ("b", "c"): 9.0, ("c", "b"): 1.0}
    rated = ratings(["a", "b", "c"], duels)
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) == pytest.approx(4500)


def test_more_deals_make_narrower_intervals() -> None:
    some = [{("a", "b"): 1.0}, {("b", "a"): 1.0}, {("a", "b"): 1.0}] * 4
    few, many = (rating_intervals(["a", "b"], deals)["a"] for deals in (some, some * 10))
    assert many[1] - many[0] < few[1] - few[0]


def test_games_are_kept_as_records_if_asked_for() -> None:
    kept = simulate(game("pandemic"), ["random", "random"], 1, records=True).games[0]
    assert kept.record.startswith("wardroom record 1\ngame pandemic/")
    assert "kind 1 random" in kept.record
    assert simulate(game("pandemic"), ["random", "random"], 1).games[0].record == ""


class FakeRay:
    """As much of Ray as is used, doing the work at once."""

    class exceptions:  # noqa: N801 - as Ray calls it
        class RayError(Exception):
            """A cluster that gives up."""

    def __init__(self) -> None:
        self.running = False
        self.heard: list[Any] = []

    def is_initialized(self) -> bool:
        return self.running

    def init(self, address: str | None, **_: object) -> None:
        if address == "ray://nowhere:10001":
            raise ConnectionError("nobody is there")
        self.running = True
        self.heard.append(address)

    def remote(self, function: Any) -> Any:
        class Remote:
            @staticmethod
            def remote(*args: object) -> Any:
                return lambda: function(*args)

        return Remote

    def put(self, thing: Any) -> Any:
        return thing

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def get(self, promise: Any) -> Any:
        return promise()

    def cancel(self, promise: Any, force: bool) -> None:
        self.heard.append("cancel")

    def shutdown(self) -> None:
        self.running = False
        self.heard.append("shutdown")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    import sys

    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def test_a_cluster_plays_the_same_games(ray: FakeRay, coins_installed: Path) -> None:
    alone = simulate(COINS, ["hopeful", "random"], 10)
    spread = simulate(COINS, ["hopeful", "random"], 10, ray="local")
    assert [played.result for played in alone.games] == [played.result for played in spread.games]
    assert ray.heard == [None, "shutdown"]


def test_what_is_under_way_is_cancelled_when_a_cluster_is_left(
    ray: FakeRay, coins_installed: Path
) -> None:
    def interrupt(played: Played) -> None:
        raise KeyboardInterrupt

    left = simulate(COINS, ["random"] * 2, 100, ray="auto", on_game=interrupt)
    assert (left.interrupted, len(left.games)) == (True, 1)
    assert ray.heard == ["auto", "cancel", "cancel", "cancel", "shutdown"]


def test_a_cluster_that_does_not_answer_is_told_in_a_sentence(
    ray: FakeRay, coins_installed: Path
) -> None:
    with pytest.raises(WardroomError, match="No Ray cluster answers at 'ray://nowhere:10001'"):
        simulate(COINS, ["random"] * 2, 1, ray="ray://nowhere:10001")
