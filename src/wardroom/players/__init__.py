"""Computer colleagues, and how they take their turns at a table.

`kinds(game)` names the kinds of colleague a game has, `colleague(game, kind, seed)` makes one; a
class or function of your own is a kind as well.
`next_choice(table, colleagues)` says which of them acts next and how, without playing it;
`step` plays it, or lets time pass up to the next moment something is due; `play_out` does so until
the game is over. A `Team` remembers who of the colleagues wants to be asked when (`Wait`), as they
may in timed games; hand it over in their place. A bot in any language is a `ProcessPlayer` (kind
`process:COMMAND`): docs/bots.md.

    >>> from wardroom import Table, game
    >>> table = Table.deal(game("pandemic"), seats=2, seed=7)
    >>> play_out(table, {seat: colleague(table.game, "random", seat) for seat in range(2)})
    <loss_outbreaks>
"""

from wardroom.players.adviser import (
    Adviser,
    Obedient,
    advise_at_once,
    advising_kind,
    claims_of,
    plans,
    world_of,
)
from wardroom.players.calls import call_out, introduce
from wardroom.players.colleagues import colleague
from wardroom.players.playing import (
    Announcement,
    Team,
    next_choice,
    next_moment,
    play_out,
    step,
)
from wardroom.players.process import BotFailed, ProcessPlayer
from wardroom.players.random_player import RandomPlayer
from wardroom.players.registry import (
    LEVELS,
    VARIABLE,
    Kind,
    UnknownColleague,
    best_kind,
    check_named,
    dismiss,
    first_kind,
    is_own,
    kind_name,
    kinds,
    present_kind,
    simpler_kind,
)

__all__ = [
    "LEVELS",
    "VARIABLE",
    "Adviser",
    "Announcement",
    "BotFailed",
    "Kind",
    "Obedient",
    "ProcessPlayer",
    "RandomPlayer",
    "Team",
    "UnknownColleague",
    "advise_at_once",
    "advising_kind",
    "best_kind",
    "call_out",
    "check_named",
    "claims_of",
    "colleague",
    "dismiss",
    "first_kind",
    "introduce",
    "is_own",
    "kind_name",
    "kinds",
    "next_choice",
    "next_moment",
    "plans",
    "play_out",
    "present_kind",
    "simpler_kind",
    "step",
    "world_of",
]
