"""What the environments share: spaces, observations, masks, rewards and pictures."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from wardroom.kernel import Action, Game, Plain, Table, WardroomError
from wardroom.lab.observing import Layout, Sight, layout_of
from wardroom.lab.rewards import Moment, Reward, reward_of
from wardroom.render import sketch

Form = Literal["array", "dictionary"]
Observation = dict[str, Any]


class Senses:
    """How seats of a game perceive it: as an array or by names, told or not."""

    def __init__(self, game: Game, form: Form, told: bool, layout: Layout | None = None) -> None:
        if form not in ("array", "dictionary"):
            raise WardroomError(f"Observations are 'array' or 'dictionary', not {form!r}.")
        self.game = game
        self.layout = layout_of(game) if layout is None else layout
        self._form = form
        self._told = told
        self.go_on = len(game.space)
        """The number of the action "go on without me", after all others."""

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.go_on + 1)

    def observation_space(self) -> spaces.Dict:
        layout, dtype = self.layout, np.dtype(self.layout.dtype)
        seen: spaces.Space[Any]
        if self._form == "array":
            seen = spaces.Box(
                np.zeros(layout.size, dtype), np.array(layout.highs, dtype), dtype=dtype
            )
        else:
            seen = spaces.Dict(
                {
                    field.name: spaces.Box(0, field.high, field.shape, dtype)
                    for field in layout.fields
                }
            )
        mask = spaces.Box(0, 1, (self.go_on + 1,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observe(
        self, table: Table, seat: int, legal: Sequence[Action] = (), may_go_on: bool = False
    ) -> Observation:
        """What a seat sees, and what it may do if it is the one who is asked."""
        view = table.state.view(seat, told=self._told)
        flat = self.layout.flat(Sight(view, seat, seat in table.waiting()))
        numbers = np.frombuffer(flat, self.layout.dtype)
        seen: Any = numbers
        if self._form == "dictionary":
            seen = {
                field.name: numbers[start : start + field.size].reshape(field.shape)
                for field, start in zip(
                    self.layout.fields, self.layout.offsets.values(), strict=True
                )
            }
        return {"observation": seen, "action_mask": self.mask(legal, may_go_on)}

    def mask(self, legal: Sequence[Action], may_go_on: bool) -> "np.ndarray[Any, Any]":
        mask = np.zeros(self.go_on + 1, np.int8)
        if legal:
            mask[[action.index for action in legal]] = 1
        mask[self.go_on] = may_go_on
        return mask


class Payroll:
    """What each seat is rewarded with as the game goes on."""

    def __init__(self, table: Table, reward: str | Reward) -> None:
        self._table = table
        self._reward = reward_of(table.game, reward)
        self._views = self._told_views()

    def pay(self) -> list[float]:
        """For each seat what it has earned since the last pay."""
        before, self._views = self._views, self._told_views()
        ended = self._table.outcome()
        return [
            self._reward(Moment(seat, before[seat], after, ended))
            for seat, after in enumerate(self._views)
        ]

    def _told_views(self) -> list[Plain]:
        """In a game of one team a told view is the same for all but for details of who looks."""
        state, seats = self._table.state, self._table.record.seats
        if not self._table.game.competitive:
            return [state.view(0, told=True)] * seats
        return [state.view(seat, told=True) for seat in range(seats)]


def picture(table: Table, seat: int, language: str, told: bool) -> str:
    """The table as the terminal draws it, without colours."""
    return sketch(table, seat, language, told)


def settled(
    game: Game, options: Mapping[str, str] | None, seats: int | None
) -> tuple[int, dict[str, str]]:
    """The number of seats, two where the game allows that, and the options complete."""
    number = seats if seats is not None else 2 if 2 in game.seats else game.seats[0]
    return number, game.settle(options or {}, number)
