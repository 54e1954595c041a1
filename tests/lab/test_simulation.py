"""Simulations: the same seeds give the same games, and the results add up."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.kernel.coins import COINS, Coins
from tests.players.test_registry import Last, first
from wardroom.kernel import ImpossibleOption, UnknownGame, WardroomError, game
from wardroom.lab import Played, Results, simulate
from wardroom.lab.played import bot_seed, play_one
from wardroom.lab.simulation import rotations
from wardroom.players import UnknownColleague


def without_times(results: Results) -> list[Played]:
    return [played._replace(seconds=0.0, slowest_turn=0.0) for played in results.games]


def test_pandemic_is_simulated() -> None:
    results = simulate(game("pandemic"), ["random"] * 3, 20, {"epidemics": "5"}, first_seed=100)
    assert [played.seed for played in results.games] == list(range(100, 120))
    assert results.options["epidemics"] == "5"
    assert sum(results.endings.values()) == 20
    assert not results.competitive
    assert results.wins == 0
    assert results.interval[0] == 0.0
    assert 10 < results.decisions_per_game < 500
    assert results.ms_per_turn is not None
    assert results.slowest_turn_ms is not None
    assert 0 < results.ms_per_decision < results.slowest_turn_ms


def test_losses_by_cubes_are_told_apart_by_colour() -> None:
    results = simulate(game("pandemic"), ["random"] * 2, 60)
    assert any(ending.startswith("loss_cubes ") for ending in results.endings)
    counts = list(results.endings.values())
    assert counts == sorted(counts, reverse=True)


def test_in_competitive_games_each_deal_is_played_with_every_rotation() -> None:
    results = simulate(COINS, ["hopeful", "random"], 40, first_seed=7)
    assert [played.seed for played in results.games[:4]] == [7, 7, 8, 8]
    assert [played.kinds for played in results.games[:2]] == [
        ("hopeful", "random"),
        ("random", "hopeful"),
    ]
    assert results.wins == 40
    assert 40 <= sum(results.seat_wins) <= 80
    assert len(results.plain()["seats"]) == 2
    assert results.ms_per_turn is None
    assert results.slowest_turn_ms is None


def test_equal_rotations_are_played_once() -> None:
    assert rotations(["a"] * 4) == [("a", "a", "a", "a")]
    assert len(rotations(["a", "b", "b"])) == 3
    seeds = [played.seed for played in simulate(COINS, ["random", "random"], 5).games]
    assert seeds == [1, 2, 3, 4, 5]


def test_wins_are_counted_by_kind_over_all_seats() -> None:
    results = simulate(COINS, ["hopeful", "random", "random"], 30)
    hopeful, careless = results.kind_wins
    assert (hopeful.kind, hopeful.seats) == ("hopeful", 30)
    assert (careless.kind, careless.seats) == ("random", 60)
    assert hopeful.wins + careless.wins == sum(results.seat_wins)
    shared = [played for played in results.games if len(played.winners) > 1]
    assert hopeful.shared + careless.shared == sum(len(played.winners) for played in shared)
    assert hopeful.interval[0] <= hopeful.share <= hopeful.interval[1]
    assert results.choices_per_decision >= 1
    plain = json.loads(json.dumps(results.plain()))
    assert [kind["players"] for kind in plain["kinds"]] == ["hopeful", "random"]


def test_team_games_keep_their_seats_and_say_nothing_of_kinds() -> None:
    results = simulate(game("pandemic"), ["good", "random"], 2)
    assert [played.kinds for played in results.games] == [("good", "random")] * 2
    assert [played.seed for played in results.games] == [1, 2]
    assert not {"kinds", "seats", "choices_per_decision"} & set(results.plain())


def test_the_number_of_workers_does_not_matter(coins_installed: Path) -> None:
    heard: list[int] = []
    alone = simulate(COINS, ["hopeful", "random"], 12, first_seed=5)
    spread = simulate(
        COINS,
        ["hopeful", "random"],
        12,
        first_seed=5,
        workers=2,
        on_game=lambda played: heard.append(played.seed),
    )
    assert without_times(alone) == without_times(spread)
    assert heard == [seed for seed in range(5, 11) for _ in range(2)]


def test_results_are_plain_and_rows_have_all_the_same_columns() -> None:
    results = simulate(game("pandemic"), ["random", "random"], 3)
    plain = json.loads(json.dumps(results.plain()))
    assert plain["game"] == f"pandemic/{game('pandemic').edition}"
    assert plain["games"] == plain["wanted"] == 3
    assert plain["first_seed"] == 1
    rows = results.rows()
    file = io.StringIO()
    writer = csv.DictWriter(file, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    read = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [row["seed"] for row in read] == ["1", "2", "3"]
    assert read[0]["seats"] == "random random"
    assert "epidemics=4" in read[0]["options"]
    assert set(rows[0]) >= {"seed", "seats", "options", "result", "decisions", "seconds"}


def test_ctrl_c_ends_it_with_what_is_done_so_far() -> None:
    def interrupt(played: Played) -> None:
        if played.seed == 3:
            raise KeyboardInterrupt

    results = simulate(COINS, ["random", "random"], 100, on_game=interrupt)
    assert results.interrupted
    assert [played.seed for played in results.games] == [1, 2, 3]
    assert results.plain()["games"] == 3


def test_ctrl_c_stops_the_workers_as_well(coins_installed: Path) -> None:
    def interrupt(played: Played) -> None:
        raise KeyboardInterrupt

    results = simulate(COINS, ["random"] * 2, 10_000, workers=2, on_game=interrupt)
    assert results.interrupted
    assert len(results.games) == 1


def test_no_games_are_no_results() -> None:
    results = simulate(COINS, ["random", "random"], 0)
    assert results.plain()["games"] == 0
    assert results.interval == (0.0, 1.0)
    assert results.rows() == []


@pytest.mark.parametrize(
    ("kinds", "options", "error"),
    [
        (["random"], {}, ImpossibleOption),
        (["random"] * 9, {}, ImpossibleOption),
        (["random", "genius"], {}, UnknownColleague),
        (["random", "random"], {"rounds": "7"}, ImpossibleOption),
        (["random", "random"], {"colour": "red"}, ImpossibleOption),
    ],
)
def test_the_impossible_is_refused_before_anything_is_played(
    kinds: list[str], options: dict[str, str], error: type[WardroomError]
) -> None:
    with pytest.raises(error):
        simulate(COINS, kinds, 5, options)


class Unheard(Coins):
    """A game that no entry point names."""

    name = "unheard"


def test_a_game_must_be_registered_to_be_played_by_workers() -> None:
    with pytest.raises(UnknownGame):
        simulate(Unheard(), ["random", "random"], 5, workers=2)
    assert len(simulate(Unheard(), ["random", "random"], 5).games) == 5


@pytest.mark.parametrize("workers", [0, -2])
def test_there_must_be_a_worker(workers: int) -> None:
    with pytest.raises(WardroomError, match="at least one worker"):
        simulate(COINS, ["random", "random"], 5, workers=workers)


def test_colleagues_do_not_learn_the_seed_of_the_game() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert not seeds & set(range(50))


def test_one_game_can_be_played_again_from_its_row() -> None:
    results = simulate(game("pandemic"), ["random"] * 2, 5, first_seed=30)
    again = play_one(game("pandemic"), ["random"] * 2, results.games[2].options, 32)
    assert again.result == results.games[2].result
    assert again.decisions == results.games[2].decisions


def test_own_colleagues_are_simulated_as_classes_functions_and_names(
    coins_installed: Path,
) -> None:
    kinds = [Last, first], ["tests.players.test_registry:Last", "tests.players.test_registry:first"]
    by_worker = [
        simulate(COINS, line_up, 6, workers=workers) for line_up in kinds for workers in (1, 2)
    ]
    assert by_worker[0].kinds == (
        "tests.players.test_registry:Last",
        "tests.players.test_registry:first",
    )
    for results in by_worker[1:]:
        assert without_times(results) == without_times(by_worker[0])


def test_what_workers_could_not_find_is_refused_in_one_sentence(coins_installed: Path) -> None:
    nameless = lambda perspective: perspective.legal[0] if perspective.legal else None  # noqa: E731
    assert len(simulate(COINS, [nameless, first], 2).games) == 2
    with pytest.raises(WardroomError, match=r"cannot be sent to other processes: .*\.$"):
        simulate(COINS, [nameless, first], 2, workers=2)
