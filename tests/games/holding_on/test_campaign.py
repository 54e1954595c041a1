"""The campaign: HOL-1.10 to HOL-1.14."""

import pytest

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.campaign import BEGINNING, STORY, handed_on, progress
from wardroom.kernel import ImpossibleOption, Plain


def start() -> Plain:
    return {name: list(numbers) for name, numbers in BEGINNING.items()}


def test_only_winning_unlocks_the_next_scenario() -> None:
    """HOL-1.10."""
    lost = handed_on(progress(start(), 1), 1, won=False)
    assert lost["unlocked"] == [1]
    won = handed_on(progress(lost, 1), 1, won=True)
    assert (won["finished"], won["unlocked"]) == ([1], [1, 2])
    with pytest.raises(ImpossibleOption, match="Scenario 2 is not unlocked yet"):
        HOLDING_ON.deal({"scenario": "2"}, 3, 1, lost)
    assert HOLDING_ON.deal({"scenario": "2"}, 3, 1, won).deal.scenario.number == 2


def test_replaying_a_finished_scenario_changes_nothing() -> None:
    """HOL-1.12: neither when it is won again nor when it is lost."""
    before = {"finished": [1, 2, 3], "unlocked": [1, 2, 3, 4], "set_aside": []}
    for won in (True, False):
        assert handed_on(progress(before, 2), 2, won=won) == before


def test_cards_are_set_aside_for_later_scenarios() -> None:
    """HOL-1.13: Nell's number and the regret cards."""
    carried = start()
    kept = []
    for scenario in range(1, 11):
        carried = handed_on(progress(carried, scenario), scenario, won=True)
        kept.append(list(carried["set_aside"]))
    assert kept[3:5] == [[], ["number-nell"]]
    assert kept[7:] == [["number-nell"], *[["number-nell", "regret-cards"]] * 2]
    assert carried["finished"] == carried["unlocked"] == list(range(1, 11))


def test_a_campaign_that_cannot_be_is_refused() -> None:
    """HOL-1.10."""
    for carried in (
        {},
        {"finished": [1], "unlocked": []},
        {"finished": [], "unlocked": [1, 3]},
        {"finished": [2], "unlocked": [1]},
        {"finished": "all", "unlocked": [1]},
        {"finished": [], "unlocked": [1, 99]},
    ):
        with pytest.raises(ImpossibleOption, match=r"\.$"):
            HOLDING_ON.deal({}, 3, 1, carried)


def test_a_scenario_can_be_played_outside_a_campaign() -> None:
    """HOL-1.12."""
    state = HOLDING_ON.deal({"scenario": "7"}, 3, 1)
    assert state.deal.carried["finished"] == [1, 2, 3, 4, 5, 6]


def test_a_game_that_ends_late_takes_nothing_away() -> None:
    """HOL-1.12: a replay that was dealt before later scenarios were won."""
    begun = handed_on(progress(start(), 1), 1, won=True)
    ahead = handed_on(progress(begun, 2), 2, won=True)
    late = handed_on(progress(begun, 1), 1, won=True)
    assert STORY.joined(ahead, late) == STORY.joined(late, ahead) == ahead
    assert STORY.joined(ahead, ahead) == ahead


def test_the_scenarios_are_the_chapters_of_the_campaign() -> None:
    """HOL-1.10."""
    assert (STORY.unlocked(start()), STORY.finished(start())) == (("1",), ())
    assert STORY.beginning() == {**start(), "set_aside": []}
    won = handed_on(progress(start(), 1), 1, won=True)
    assert (STORY.unlocked(won), STORY.finished(won)) == (("1", "2"), ("1",))
    assert STORY.title("10").id == "scenario-10-title"
