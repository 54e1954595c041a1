"""Who sits where: people at this keyboard and computer colleagues."""

from collections.abc import Mapping, Sequence
from typing import Final

from wardroom.kernel import Colleague, Dice, Game, Message, Record, WardroomError
from wardroom.players import (
    UnknownColleague,
    colleague,
    first_kind,
    introduce,
    is_own,
    kinds,
    present_kind,
)
from wardroom.words import Words

ME: Final = "me"
_LONGEST_NAME: Final = 30
_OUTSIDE: Final = "process:"


class Seating:
    """The players by seat: `me`, the name of a person, or a kind of colleague."""

    def __init__(self, players: Sequence[str], known: Sequence[str]) -> None:
        self.players = tuple(players)
        self.kinds: dict[int, str] = {}
        self.people: dict[int, str] = {}
        for seat, player in enumerate(players):
            if player in known or _is_outside(player):
                self.kinds[seat] = player
            else:
                self.people[seat] = player

    @property
    def persons(self) -> int:
        """How many different people there are."""
        return len(set(self.people.values()))

    def record_names(self) -> dict[int, str]:
        """What the record calls people; with the kinds of colleague a resumed game has the same
        players.
        """
        return {seat: player for seat, player in self.people.items() if player != ME}

    def shown_names(self, usual: Sequence[str]) -> dict[int, str]:
        """People by their names; nameless people and colleagues by what the game calls the seat."""
        names = dict(enumerate(usual))
        for seat, name in self.people.items():
            if name != ME:
                once = list(self.people.values()).count(name) == 1
                names[seat] = name if once else f"{name} ({usual[seat]})"
        return names

    def hire(self, game: Game, record: Record) -> dict[int, Colleague]:
        """The colleagues; their seeds follow from the game's and do not give it away."""
        team = {}
        for seat, kind in self.kinds.items():
            dice = Dice.seeded(record.seed, f"colleague {seat}")
            team[seat] = colleague(game, kind, dice.bits() << 32 | dice.bits())
        introduce(team, self.people)
        return team


def first_colleague(game: Game) -> str | None:
    """The kind to sit down with by default; None if the game has none."""
    return first_kind(game) if game.colleagues else None


def kind_title(words: Words, kind: str) -> str:
    """What people call a kind of colleague, here as in the browser; others by what one types."""
    id = f"colleague-{kind}"
    return words.say(Message(id)) if words.has(id) else kind


def split_players(text: str) -> list[str]:
    """The players in a list such as `me,good` or `good*3`."""
    players: list[str] = []
    for item in text.split(","):
        name, star, times = item.strip().rpartition("*")
        if star and times.isdecimal() and not item.strip().startswith(_OUTSIDE):
            if not 1 <= int(times) <= 20:
                raise WardroomError(f"{item.strip()!r} is not a number of players.")
            players += [name] * int(times)
        else:
            players.append(item.strip())
    return players


def seat_people(game: Game, players: str | None, seats: int | None) -> Seating:
    """The seating asked for on the command line.

    Without players it is one person with a colleague (or alone, if the game has none); one
    person alone takes all seats.
    """
    known = kinds(game)
    if players is None:
        mate = first_colleague(game) or ME
        return Seating([ME] + [mate] * ((seats or max(2, game.seats[0])) - 1), known)
    named = [_checked(player, known, game) for player in split_players(players)]
    if len(named) == 1 and named[0] not in known:
        named *= seats or max(2, game.seats[0])
    if seats is not None and len(named) != seats:
        raise WardroomError(f"{seats} seats were asked for, but {len(named)} players named.")
    return Seating(named, known)


def seat_again(game: Game, record: Record, players: str | None) -> Seating:
    """The seating of a resumed game: as it was, or as asked for now."""
    if players is not None:
        return seat_people(game, players, record.seats)
    named = seated_in(record, game)
    for player in named:
        if _is_outside(player) and player not in kinds(game):
            raise WardroomError(
                "This game was played with an outside bot; say who plays now with --players."
            )
    return Seating(named, kinds(game))


def seated_in(record: Record, game: Game) -> list[str]:
    """Who sat where in a recorded game. Older records call a colleague by its kind, and kinds by
    names they no longer have.
    """
    sat = [record.kinds.get(seat) or record.names.get(seat, ME) for seat in range(record.seats)]
    return [present_kind(game, player) for player in sat]


def _is_outside(player: str) -> bool:
    """A command or a module of somebody's own: never started because a file says so."""
    return player.startswith(_OUTSIDE) or is_own(player)


def _checked(player: str, known: Sequence[str], game: Game) -> str:
    """A small first letter is a kind of colleague, anything else the name of a person."""
    player = present_kind(game, " ".join(player.split()))
    if player in (ME, *known) or _is_outside(player):
        return player
    if not player:
        raise WardroomError("A player's name is missing in the list of players.")
    if player[0].islower():
        raise UnknownColleague(
            f"{game.name} has no colleague {player!r}; it has {', '.join(known)} "
            "(names of people begin with a capital letter)."
        )
    if len(player) > _LONGEST_NAME:
        raise WardroomError(f"A player's name has at most {_LONGEST_NAME} letters.")
    return player


def chosen_options(
    game: Game, given: Sequence[str], epidemics: str | None, usual: Mapping[str, str]
) -> dict[str, str]:
    """The options of the command line over those that this way of sitting suggests."""
    options = {
        name: value
        for name, value in usual.items()
        if any(option.name == name for option in game.options)
    }
    if epidemics is not None:
        options["epidemics"] = epidemics
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise WardroomError(f"An option is written NAME=VALUE, not {text!r}.")
        options[name.strip()] = " ".join(value.split())
    return options
