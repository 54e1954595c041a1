"""The environments for learning. They need the extra `lab`: `make lab-test` runs them."""

import sys
from typing import Any

import pytest

WITHOUT = "the extra `lab` is not installed here; `make lab-test` runs these tests"
np = pytest.importorskip("numpy", reason=WITHOUT)
gymnasium = pytest.importorskip("gymnasium", reason=WITHOUT)
pytest.importorskip("pettingzoo", reason=WITHOUT)

from gymnasium.utils.env_checker import check_env  # noqa: E402 - only where it is installed
from pettingzoo.test import api_test, seed_test  # noqa: E402

from wardroom.kernel import Choice, IllegalAction, Perspective, Table, WardroomError, game  # noqa: E402
from wardroom.lab import aec_env, seat_env, simulate  # noqa: E402
from wardroom.lab.environments import register  # noqa: E402
from wardroom.lab.observing import Sight, layout_of  # noqa: E402

GAMES = ("holding-on", "pandemic", "quarantine", "rush-md")
SHORT = {"rush-md": {"phase": "20", "sand": "15"}}
# The suites warn of dictionaries as observations, which action masks need.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


def sampled(env: Any, agent: str, observation: Any) -> int:
    return int(env.action_space(agent).sample(observation["action_mask"]))


@pytest.mark.parametrize("observations", ["array", "dictionary"])
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_the_environment(name: str, observations: str) -> None:
    env = aec_env(name, options=SHORT.get(name), observations=observations, reward="shaped")
    api_test(env, num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_are_equal_games(name: str) -> None:
    seed_test(lambda: aec_env(name, options=SHORT.get(name), most=200), num_cycles=40)


@pytest.mark.parametrize("colleagues", ["random", "best"])
@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_the_environment(name: str, colleagues: str) -> None:
    kind = next(reversed(game(name).colleagues)) if colleagues == "best" else "random"
    check_env(seat_env(name, options=SHORT.get(name), colleagues=kind))


@pytest.mark.parametrize("name", GAMES)
def test_the_environments_of_one_seat_are_registered(name: str) -> None:
    register()
    env = gymnasium.make(f"wardroom/{name}-v0", options=SHORT.get(name), render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=5)
    assert len(env.render().splitlines()) > 5
    env.close()


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """A game of random agents: what each has earned, and how many decisions there were."""
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        done = terminated or truncated
        decisions += not done
        env.step(None if done else sampled(env, agent, observation))
    return earned, decisions


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_pays_what_it_promises(name: str) -> None:
    env = aec_env(name, options=SHORT.get(name), reward="outcome", tick=2000)
    earned, decisions = play(env, 2)
    outcome = env.table.outcome()
    assert outcome is not None
    assert decisions >= 20
    for seat, agent in enumerate(env.possible_agents):
        assert earned[agent] == (1 if seat in outcome.winners else -1)


def test_a_seed_deals_the_game_of_the_simulation() -> None:
    env = aec_env("pandemic", seats=3)
    env.reset(seed=41)
    dealt = Table.deal(game("pandemic"), 3, 41)
    assert env.table.state.encode() == dealt.state.encode()
    assert simulate(game("pandemic"), ["random"] * 3, 1, first_seed=41).games[0].seed == 41


def test_the_array_is_the_documented_one_and_the_dictionary_its_fields() -> None:
    array, names = (aec_env("pandemic", observations=form) for form in ("array", "dictionary"))
    for env in (array, names):
        env.reset(seed=7)
    seat = array.table.waiting()[0]
    agent = f"seat_{seat}"
    layout = layout_of(game("pandemic"))
    flat = layout.flat(Sight(array.table.view(seat), seat))
    seen = array.observe(agent)["observation"]
    assert seen.dtype == np.uint8
    assert seen.tolist() == list(flat)
    fields = names.observe(agent)["observation"]
    assert fields["cubes"].shape == (48, 4)
    assert np.concatenate([part.ravel() for part in fields.values()]).tolist() == list(flat)


def test_the_mask_is_what_is_legal_and_only_for_who_is_asked() -> None:
    env = aec_env("pandemic")
    env.reset(seed=7)
    asked = env.agent_selection
    seat = int(asked[-1])
    legal = {action.index for action in env.table.legal(seat)}
    assert set(np.flatnonzero(env.observe(asked)["action_mask"]).tolist()) == legal
    other = f"seat_{1 - seat}"
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = aec_env("pandemic")
    env.reset(seed=7)
    never = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="see the action mask"):
        env.step(never)
    one = seat_env("pandemic")
    one.reset(seed=7)
    before = one.table.state.encode()
    _, reward, over, cut, info = one.step(never)
    assert (reward, over, cut) == (0.0, False, False)
    assert "may not take action" in info["refused"]
    assert one.table.state.encode() == before
    strict = seat_env("pandemic", illegal="raise")
    strict.reset(seed=7)
    with pytest.raises(IllegalAction):
        strict.step(never)


def test_games_can_be_cut_short() -> None:
    env = aec_env("pandemic", most=5)
    earned, decisions = play(env, 3)
    assert decisions == 5
    assert set(earned.values()) == {0.0}
    assert env.table.outcome() is None


class First:
    """A colleague of one's own."""

    asked: list[int] = []  # noqa: RUF012 - a place to see who was asked

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> Choice | None:
        self.asked.append(perspective.seat)
        return Choice(perspective.legal[0]) if perspective.waited_for else None


def quickly(perspective: Perspective) -> Any:
    return perspective.legal[-1] if perspective.waited_for else None


def test_colleagues_of_any_kind_sit_in_the_other_seats() -> None:
    First.asked.clear()
    env = seat_env("pandemic", seat=1, seats=3, colleagues=[First, quickly])
    observation, _ = env.reset(seed=9)
    env.action_space.seed(1)
    over = False
    steps = 0
    while not over:
        assert 1 in env.table.waiting()
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, info = env.step(action)
        steps += 1
    assert info["result"].startswith("loss")
    assert set(First.asked) == {0}
    movers = {move.seat for move in env.table.record.moves}
    assert movers == {0, 1, 2}
    with pytest.raises(WardroomError, match="2 seats need as many colleagues, not 1"):
        seat_env("pandemic", seats=3, colleagues=["random"])
    with pytest.raises(WardroomError, match="There is no seat 3"):
        seat_env("pandemic", seat=3)


def test_time_runs_for_colleagues_while_the_seat_looks_on() -> None:
    """Who never acts in Rush M.D. sees the others work and the phase end."""
    env = seat_env("rush-md", colleagues="gentle", options=SHORT["rush-md"], tick=1000)
    observation, _ = env.reset(seed=2)
    go_on = len(game("rush-md").space)
    over = False
    while not over:
        mask = observation["action_mask"]
        action = go_on if mask[go_on] else int(np.flatnonzero(mask)[0])
        if env.table.waiting() and mask[game("rush-md").space.read("ready").index]:
            action = game("rush-md").space.read("ready").index
        observation, _, over, _, _ = env.step(action)
    moved = [move for move in env.table.record.moves if move.seat == 1 and move.at > 0]
    assert len(moved) > 20
    assert env.table.now > 4 * 20_000


def test_the_picture_is_that_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("pandemic", render_mode="ansi", language="pl")
    env.reset(seed=7)
    assert "Tura 1" in env.render()
    human = aec_env("pandemic", render_mode="human")
    human.reset(seed=7)
    human.render()
    assert "Turn 1" in capsys.readouterr().out


def test_settings_that_make_no_sense_are_told() -> None:
    with pytest.raises(WardroomError, match="'array' or 'dictionary'"):
        aec_env("pandemic", observations="picture")
    with pytest.raises(WardroomError, match="'refuse'd or 'raise'd"):
        seat_env("pandemic", illegal="end")
    assert "wardroom.lab.environments.aec" in sys.modules
