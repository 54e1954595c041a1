"""Every game: a seat knows what it may know and nothing else, and so do its colleagues.

`imagine` fills all that a seat cannot know by chance. If the view, the legal actions or a bot's
choice differed between the real position and an imagined one, something hidden would show through.
"""

from collections.abc import Iterator

import pytest

from tests.contract.strolls import (
    GAMES,
    SIGHTS,
    WAYS,
    Way,
    each_way,
    leaves,
    moves,
    sights,
    stroll,
    ways,
    whole,
)
from tests.contract.test_playing import play_on
from tests.tiers import amount
from wardroom.kernel import (
    SPECTATOR,
    Choice,
    Colleague,
    Dice,
    Event,
    Game,
    Perspective,
    State,
    Table,
    Wait,
    canonical,
    foresee,
)
from wardroom.players import colleague, kinds

SEED = 983_567_286_526
"""So large that nobody comes across it by chance."""
HIDDEN_NAMES = {"seed", "chance", "dice", "secret"}
QUESTIONS = amount(3, 100)
"""So many decisions of each kind of colleague are compared for every way to deal."""
DECISIONS = amount(10, 1000)
"""So many decisions of each are checked against what is legal."""
WORLDS = amount(2, 3)
"""So many worlds are imagined at each position."""
MIDDLES = amount(6, 100)
"""So many moves of a stroll are looked at event by event."""
each_kind = pytest.mark.parametrize(
    ("way", "kind"),
    [
        pytest.param(way, kind, id=f"{way}-{kind}")
        for game in GAMES
        for way in ways(game)
        for kind in kinds(game)
    ],
)


def worlds(state: State, seat: int, told: bool, number: int = WORLDS) -> Iterator[State]:
    for name in range(number):
        yield state.imagine(seat, Dice.seeded(name, "worlds"), told)


@each_way
def test_views_do_not_show_what_is_hidden(way: Way) -> None:
    varied = False
    for table in sights(way, SEED):
        real = whole(table)
        for seat in (SPECTATOR, *range(way.seats)):
            for told in (False, True):
                seen = views(way.game, table.state, seat, told)
                for world in worlds(table.state, seat, told):
                    assert views(way.game, world, seat, told) == seen
                    assert world.legal(seat) == table.state.legal(seat)
                    assert world.waiting() == table.waiting()
                    assert world.due() == table.state.due()
                    assert repr(world.outcome()) == repr(table.outcome())
                    assert world.asking() == table.state.asking()
                    varied |= canonical(world.encode()) != real
        assert whole(table) == real
    assert varied


@each_way
def test_what_is_seen_in_the_middle_of_a_move_shows_nothing_hidden(way: Way) -> None:
    """A patch tells what each event changes, so the position after each event is looked at too."""
    for table in sights(way, SEED, MIDDLES):
        changes = table.changes
        if changes is None:
            continue
        for event in changes.events:
            for seat in (SPECTATOR, *range(way.seats)):
                for world in worlds(event.after, seat, told=False, number=1):
                    assert world.view(seat) == event.after.view(seat), event


@each_way
def test_views_contain_neither_seed_nor_dice(way: Way) -> None:
    for table in sights(way, SEED, 2 * SIGHTS):
        for seat in (SPECTATOR, *range(way.seats)):
            for told in (False, True):
                ahead = foresee(way.game, table.state, seat)
                for leaf in leaves([table.state.view(seat, told), ahead]):
                    assert leaf not in HIDDEN_NAMES
                    assert not isinstance(leaf, float)
                    if isinstance(leaf, int):
                        assert leaf != SEED
                        assert abs(leaf) < 2**53


@each_way
def test_imagined_worlds_can_be_played_to_the_end(way: Way) -> None:
    for table in sights(way, SEED, SIGHTS // 4):
        for seat in (SPECTATOR, *range(way.seats)):
            for told in (False, True):
                for world in worlds(table.state, seat, told, 1):
                    assert world.log is None
                    play_on(world, Dice.seeded(table.ply), way)
                    assert world.outcome() is not None


@each_way
def test_equal_dice_imagine_equal_worlds(way: Way) -> None:
    for table in sights(way, SEED):
        for seat in range(way.seats):
            first, second = (
                table.state.imagine(seat, Dice.seeded(3), told=False) for _ in range(2)
            )
            assert canonical(first.encode()) == canonical(second.encode())


@pytest.mark.parametrize("seed", range(amount(1, 3)))
@each_way
def test_what_is_imagined_depends_only_on_what_the_seat_knows(way: Way, seed: int) -> None:
    """Imagining from an imagined world gives the same as imagining from the real one."""
    for table in sights(way, SEED + seed):
        for seat in range(way.seats):
            for told in (False, True) if table.ply % 5 == 0 else (False,):
                other = table.state.imagine(seat, Dice.seeded(4), told)
                from_real = table.state.imagine(seat, Dice.seeded(5), told)
                from_other = other.imagine(seat, Dice.seeded(5), told)
                assert canonical(from_real.encode()) == canonical(from_other.encode())


@each_kind
def test_colleagues_are_not_swayed_by_what_is_hidden(way: Way, kind: str) -> None:
    """The same number of questions for quick and slow colleagues, spread over a whole game."""
    asked = 0
    for table in sights(way, SEED, QUESTIONS):
        able = [seat for seat in range(way.seats) if table.legal(seat)]
        if not able:
            continue
        seat = able[asked % len(able)]
        real = whole(table)
        decided = decision(way.game, kind, table.state, seat)
        assert whole(table) == real
        for world in worlds(table.state, seat, told=True, number=2):
            assert decision(way.game, kind, world, seat) == decided
        asked += 1
    assert asked


@each_kind
def test_colleagues_choose_what_is_legal(way: Way, kind: str) -> None:
    """The same colleagues all along, in whatever positions a random game leads them to."""
    players: dict[int, Colleague] = {
        seat: colleague(way.game, kind, seat) for seat in range(way.seats)
    }
    for table in sights(way, SEED, DECISIONS // way.seats):
        for seat in range(way.seats):
            perspective = table.perspective(seat)
            if perspective.legal:
                choice = players[seat].choose(perspective)
                if choice is None:
                    assert seat not in table.waiting()
                elif isinstance(choice, Wait):
                    assert way.game.timed
                    assert choice.until > perspective.now
                else:
                    assert choice.action in perspective.legal


def test_a_perspective_does_not_hand_out_the_position() -> None:
    table = WAYS[0].deal(1)
    perspective = table.perspective(0)
    shown = [getattr(perspective, name) for name in dir(perspective) if not name.startswith("_")]
    assert not any(one is table.state for one in shown)


@each_way
def test_nobody_hears_of_cards_in_hands_that_are_closed_to_them(way: Way) -> None:
    """For games with `hands` in their views: a list of cards, or None for a hand one may not see.

    Moves are public, so a card that a move has named is known to everybody.
    """
    if "hands" not in way.deal(1).view(0):
        pytest.skip(f"{way.game.name} has no hands")
    for seed in range(SEED, SEED + 5):
        table = way.deal(seed)
        check_hearing(table, table.events, set())
        named: set[str] = set()
        for move in moves(way, seed):
            named.update(move.action.replace(",", " ").split())
            check_hearing(table, table.repeat(move), named)


def check_hearing(table: Table, events: list[Event], named: set[str]) -> None:
    """No event that reaches a seat is about cards that all lie in one hand closed to it."""
    hands = table.state.encode()["hands"]
    for seat in (SPECTATOR, *range(table.record.seats)):
        view = table.view(seat)
        known = named | {leaf for leaf in view.values() if isinstance(leaf, str)}
        closed = [set(hand) for owner, hand in enumerate(hands) if view["hands"][owner] is None]
        for event in events:
            for name in ("card", "cards") if event.reaches(seat) else ():
                told = event.args.get(name, ())
                cards = {told} if isinstance(told, str) else set(told)
                leaked = cards - known and any(cards <= hand for hand in closed)
                assert not leaked, f"{event} is heard by seat {seat}"


@each_way
def test_closed_hands_are_closed(way: Way) -> None:
    if way.options.get("hands") != "closed":
        pytest.skip("hands are open, or there are none")
    withheld = 0
    for table in stroll(way, SEED):
        for seat in range(way.seats):
            hands = table.view(seat)["hands"]
            assert [hand is None for hand in hands] == [owner != seat for owner in range(way.seats)]
        assert table.view(SPECTATOR)["hands"] == [None] * way.seats
    again = Table(way.game, table.record)
    for move in table.record.moves:
        withheld += sum(event.audience is not None for event in again.repeat(move))
    assert withheld


def views(game: Game, state: State, seat: int, told: bool) -> list[bytes]:
    """All that must look the same: the seat's view, what it is told of less, and the public's; and
    what each can be told of the time ahead.
    """
    shown = [state.view(seat, told), state.view(seat), state.view(SPECTATOR)]
    ahead = [foresee(game, state, seat) or {}, foresee(game, state, SPECTATOR) or {}]
    return [canonical(plain) for plain in (*shown, *ahead)]


def decision(game: Game, kind: str, state: State, seat: int) -> tuple[str, str]:
    """What a new colleague decides, and why."""
    choice = colleague(game, kind, 5).choose(Perspective(game, state, seat))
    if isinstance(choice, Choice):
        return repr(choice.action), repr(choice.reason)
    return ("-" if choice is None else repr(choice)), ""
