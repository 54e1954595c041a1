"""A table as an environment of PettingZoo: the seats are agents and are asked one after another."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from wardroom.kernel import Game, IllegalAction, Table
from wardroom.lab.environments.asking import TICK, Asking
from wardroom.lab.environments.senses import Form, Observation, Payroll, Senses, picture, settled
from wardroom.lab.observing import Layout
from wardroom.lab.played import ending
from wardroom.lab.rewards import Reward


class TableEnv(AECEnv):
    """All seats of one game; docs/research/environments.md says what each setting does."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observations: Form = "array",
        reward: str | Reward = "outcome",
        told: bool = False,
        interject: bool = False,
        tick: int = TICK,
        most: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        layout: Layout | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.metadata = {
            "name": f"wardroom_{game.name.replace('-', '_')}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        number, self._options = settled(game, options, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(number)]
        self._senses = Senses(game, observations, told, layout)
        self._told, self._reward, self._language = told, reward, language
        self._interject, self._tick = interject, tick
        self._most = game.longest if most is None else most
        self._random, _ = np_random(None)
        self._action_spaces = {agent: self._senses.action_space() for agent in self.possible_agents}
        self._observation_spaces = {
            agent: self._senses.observation_space() for agent in self.possible_agents
        }

    def action_space(self, agent: str) -> spaces.Discrete:
        """Always the very same object for an agent, so that it can be seeded."""
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal again. A seed deals the very game of `simulate` with that seed; the games after it
        without a seed follow from it. `options={"game": {...}}` changes options of the game.
        """
        if seed is not None:
            self._random, _ = np_random(seed)
        deal = int(self._random.integers(2**31)) if seed is None else seed
        chosen = {**self._options, **(options or {}).get("game", {})}
        self.table = Table.deal(self.game, len(self.possible_agents), deal, chosen)
        self._asking = Asking(self.table, self._interject, self._tick)
        self._payroll = Payroll(self.table, self._reward)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def step(self, action: int | None) -> None:
        """Play the action with this number, or go on without the agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        number = -1 if action is None else int(action)
        if not 0 <= number <= self._senses.go_on or not self._mask()[number]:
            raise IllegalAction(f"{agent} may not take action {action} now; see the action mask.")
        chosen = None if number == self._senses.go_on else self.game.space[number]
        self._asking.answer(chosen)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._payroll.pay(), strict=True))
        ended = self.table.outcome()
        if ended is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"result": ending(ended)} for one in self.agents}
        elif self._decisions >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        if seat != self._asking.seat:
            return self._senses.observe(self.table, seat)
        return self._senses.observe(self.table, seat, self._asking.legal, self._asking.may_go_on)

    def render(self) -> str | None:
        """The terminal's picture from the seat that is asked: as text, or printed."""
        seat = self.possible_agents.index(self.agent_selection)
        drawn = picture(self.table, seat, self._language, self._told)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _asked(self) -> str:
        seat = self._asking.seat
        return self.possible_agents[0 if seat is None else seat]

    def _mask(self) -> "np.ndarray[Any, Any]":
        return self._senses.mask(self._asking.legal, self._asking.may_go_on)
