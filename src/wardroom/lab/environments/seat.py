"""One seat as an environment of Gymnasium; colleagues play the others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import gymnasium

from wardroom.kernel import Action, Game, IllegalAction, Table, WardroomError
from wardroom.lab.environments.asking import TICK
from wardroom.lab.environments.senses import Form, Observation, Payroll, Senses, picture, settled
from wardroom.lab.observing import Layout
from wardroom.lab.played import bot_seed, ending
from wardroom.lab.rewards import Reward
from wardroom.players import Kind, Team, colleague, dismiss, next_choice

Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat; docs/research/environments.md says what each setting does."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        game: Game,
        seat: int = 0,
        colleagues: Kind | Sequence[Kind] = "random",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observations: Form = "array",
        reward: str | Reward = "outcome",
        told: bool = False,
        interject: bool = False,
        illegal: Literal["refuse", "raise"] = "refuse",
        tick: int = TICK,
        most: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        layout: Layout | None = None,
    ) -> None:
        if illegal not in ("refuse", "raise"):
            raise WardroomError(f"Illegal actions are 'refuse'd or 'raise'd, not {illegal!r}.")
        self.game = game
        self.render_mode = render_mode
        number, self._options = settled(game, options, seats)
        if not 0 <= seat < number:
            raise WardroomError(f"There is no seat {seat} among {number}.")
        self.seat = seat
        self._kinds = _by_seat(colleagues, [one for one in range(number) if one != seat])
        self._senses = Senses(game, observations, told, layout)
        self.action_space = self._senses.action_space()
        self.observation_space = self._senses.observation_space()
        self._seats, self._told, self._reward, self._language = number, told, reward, language
        self._interject, self._refuse, self._tick = interject, illegal == "refuse", tick
        self._most = game.longest if most is None else most
        self._team = Team({})

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal again, and let the colleagues play until the seat is asked.

        `options={"game": {...}}` changes options of the game.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**31)) if seed is None else seed
        self.close()
        chosen = {**self._options, **(options or {}).get("game", {})}
        self.table = Table.deal(self.game, self._seats, deal, chosen)
        hired = {
            seat: colleague(self.game, kind, bot_seed(deal, seat))
            for seat, kind in self._kinds.items()
        }
        self._team = Team(hired)
        self._payroll = Payroll(self.table, self._reward)
        self._steps = 0
        self._play_on(acted=False, answered=False)
        self._payroll.pay()
        return self._observed(), self._info()

    def step(self, action: int) -> Step:
        """Play the action with this number, or go on without the seat."""
        self._steps += 1
        number = int(action)
        legal = {one.index: one for one in self._legal}
        may = number in legal or (number == self._senses.go_on and self._may_go_on)
        ended = self.table.outcome()
        if not may and ended is None:
            return self._refused(number)
        if ended is None:
            if number in legal:
                self.table.play(self.seat, legal[number])
            self._play_on(acted=number in legal, answered=True)
        reward = self._payroll.pay()[self.seat]
        if self.render_mode == "human":
            self.render()
        over = self.table.outcome() is not None
        return self._observed(), reward, over, not over and self._steps >= self._most, self._info()

    def render(self) -> str | None:
        """The terminal's picture from this seat: as text, or printed."""
        drawn = picture(self.table, self.seat, self._language, self._told)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Close the colleagues."""
        dismiss(self._team.colleagues.values())
        self._team = Team({})

    @property
    def _legal(self) -> tuple[Action, ...]:
        return () if self.table.outcome() is not None else self.table.legal(self.seat)

    @property
    def _may_go_on(self) -> bool:
        return bool(self._legal) and self.seat not in self.table.waiting()

    def _play_on(self, acted: bool, answered: bool) -> None:
        """Let the colleagues play until the seat is asked again or the game is over."""
        if self.game.timed:
            self._play_on_by_the_clock(self.table.now + self._tick * answered)
        else:
            self._play_on_by_turns(acted or not answered)

    def _play_on_by_turns(self, changed: bool) -> None:
        """Until the seat is waited for; with `interject` also whenever something has changed."""
        table = self.table
        while table.outcome() is None:
            asked = self.seat in table.waiting()
            if self._interject and changed and not asked and self._legal:
                return
            chosen = next_choice(table, self._team)
            if chosen is not None:
                seat, choice = chosen
                table.play(seat, choice.action, reason=choice.reason)
                changed = True
            elif asked:
                return
            else:
                raise WardroomError("Nobody can act and nothing is due; the game cannot go on.")

    def _play_on_by_the_clock(self, turn: int) -> None:
        """Until the seat is waited for, or can do something at a moment from `turn` on.

        Colleagues act at the moments that they choose; between two moments of its own the seat
        looks on.
        """
        table, at = self.table, self.table.now
        while table.outcome() is None:
            chosen = next_choice(table, self._team, at)
            if chosen is not None:
                seat, choice = chosen
                table.play(seat, choice.action, at, choice.reason)
                continue
            if self.seat in table.waiting():
                return
            if at >= turn:
                if at > table.now:
                    table.wait(at)
                if self._legal:
                    return
                turn = at + self._tick
            moments = (turn, table.due(), self._team.wakes)
            at = min(moment for moment in moments if moment is not None)
            if at in (turn, table.due()):
                table.wait(at)

    def _refused(self, number: int) -> Step:
        sentence = f"Seat {self.seat} may not take action {number} now; see the action mask."
        if not self._refuse:
            raise IllegalAction(sentence)
        info = {**self._info(), "refused": sentence}
        return self._observed(), 0.0, False, self._steps >= self._most, info

    def _observed(self) -> Observation:
        return self._senses.observe(self.table, self.seat, self._legal, self._may_go_on)

    def _info(self) -> dict[str, Any]:
        ended = self.table.outcome()
        return {} if ended is None else {"result": ending(ended)}


def _by_seat(colleagues: Kind | Sequence[Kind], seats: Sequence[int]) -> dict[int, Kind]:
    """Who sits where: one kind for all, or one for each of the other seats in their order."""
    kinds: list[Kind]
    if isinstance(colleagues, str | type) or callable(colleagues):
        kinds = [colleagues] * len(seats)
    else:
        kinds = list(colleagues)
    if len(kinds) != len(seats):
        raise WardroomError(f"{len(seats)} seats need as many colleagues, not {len(kinds)}.")
    return dict(zip(seats, kinds, strict=True))
