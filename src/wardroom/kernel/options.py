"""Checking the options of a game."""

from collections.abc import Mapping

from wardroom.kernel.errors import ImpossibleOption
from wardroom.kernel.game import Game


def settle_choices(game: Game, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """The given options completed by the defaults, each checked against its listed choices."""
    if seats not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise ImpossibleOption(f"{game.name} has {allowed} seats, not {seats}.")
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise ImpossibleOption(
                f"{game.name} has no option {name!r}; it has {', '.join(known)}."
            )
    settled = {}
    for option in game.options:
        value = given.get(option.name, option.default)
        if option.choices and value not in option.choices:
            choices = ", ".join(option.choices)
            raise ImpossibleOption(f"{option.name} can be {choices}, not {value!r}.")
        settled[option.name] = value
    return settled
