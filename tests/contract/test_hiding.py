"""Every game: a seat knows what it may know and nothing else, and so do its colleagues.

`imagine` fills all that a seat cannot know by chance. If the view, the legal actions or a bot's
choice differed between the real position and an imagined one, something hidden would show through.
"""

from collections.abc import Iterator

import pytest

from tests.contract.random_games import (
    GAMES,
    SAMPLES,
    VARIANTS,
    Variant,
    each_variant,
    leaves,
    moves,
    random_game,
    samples,
    variants,
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
"""So many moves of a random game are looked at event by event."""
each_kind = pytest.mark.parametrize(
    ("variant", "kind"),
    [
        pytest.param(variant, kind, id=f"{variant}-{kind}")
        for game in GAMES
        for variant in variants(game)
        for kind in kinds(game)
    ],
)


def worlds(state: State, seat: int, told: bool, number: int = WORLDS) -> Iterator[State]:
    for name in range(number):
        yield state.imagine(seat, Dice.seeded(name, "worlds"), told)


@each_variant
def test_views_do_not_show_what_is_hidden(variant: Variant) -> None:
    varied = False
    for table in samples(variant, SEED):
        real = whole(table)
        for seat in (SPECTATOR, *range(variant.seats)):
            for told in (False, True):
                seen = views(variant.game, table.state, seat, told)
                for world in worlds(table.state, seat, told):
                    assert views(variant.game, world, seat, told) == seen
                    assert world.legal(seat) == table.state.legal(seat)
                    assert world.waiting() == table.waiting()
                    assert world.due() == table.state.due()
                    assert repr(world.outcome()) == repr(table.outcome())
                    assert world.asking() == table.state.asking()
                    varied |= canonical(world.encode()) != real
        assert whole(table) == real
    assert varied


@each_variant
def test_what_is_seen_in_the_middle_of_a_move_shows_nothing_hidden(variant: Variant) -> None:
    """A patch tells what each event changes, so the position after each event is looked at too."""
    for table in samples(variant, SEED, MIDDLES):
        changes = table.changes
        if changes is None:
            continue
        for event in changes.events:
            for seat in (SPECTATOR, *range(variant.seats)):
                for world in worlds(event.after, seat, told=False, number=1):
                    assert world.view(seat) == event.after.view(seat), event


@each_variant
def test_views_contain_neither_seed_nor_dice(variant: Variant) -> None:
    for table in samples(variant, SEED, 2 * SAMPLES):
        for seat in (SPECTATOR, *range(variant.seats)):
            for told in (False, True):
                ahead = foresee(variant.game, table.state, seat)
                for leaf in leaves([table.state.view(seat, told), ahead]):
                    assert leaf not in HIDDEN_NAMES
                    assert not isinstance(leaf, float)
                    if isinstance(leaf, int):
                        assert leaf != SEED
                        assert abs(leaf) < 2**53


@each_variant
def test_imagined_worlds_can_be_played_to_the_end(variant: Variant) -> None:
    for table in samples(variant, SEED, SAMPLES // 4):
        for seat in (SPECTATOR, *range(variant.seats)):
            for told in (False, True):
                for world in worlds(table.state, seat, told, 1):
                    assert world.log is None
                    play_on(world, Dice.seeded(table.ply), variant)
                    assert world.outcome() is not None


@each_variant
def test_equal_dice_imagine_equal_worlds(variant: Variant) -> None:
    for table in samples(variant, SEED):
        for seat in range(variant.seats):
            first, second = (
                table.state.imagine(seat, Dice.seeded(3), told=False) for _ in range(2)
            )
            assert canonical(first.encode()) == canonical(second.encode())


@pytest.mark.parametrize("seed", range(amount(1, 3)))
@each_variant
def test_what_is_imagined_depends_only_on_what_the_seat_knows(variant: Variant, seed: int) -> None:
    """Imagining from an imagined world gives the same as imagining from the real one."""
    for table in samples(variant, SEED + seed):
        for seat in range(variant.seats):
            for told in (False, True) if table.ply % 5 == 0 else (False,):
                other = table.state.imagine(seat, Dice.seeded(4), told)
                from_real = table.state.imagine(seat, Dice.seeded(5), told)
                from_other = other.imagine(seat, Dice.seeded(5), told)
                assert canonical(from_real.encode()) == canonical(from_other.encode())


@each_kind
def test_colleagues_are_not_swayed_by_what_is_hidden(variant: Variant, kind: str) -> None:
    """The same number of questions for quick and slow colleagues, spread over a whole game."""
    asked = 0
    for table in samples(variant, SEED, QUESTIONS):
        able = [seat for seat in range(variant.seats) if table.legal(seat)]
        if not able:
            continue
        seat = able[asked % len(able)]
        real = whole(table)
        decided = decision(variant.game, kind, table.state, seat)
        assert whole(table) == real
        for world in worlds(table.state, seat, told=True, number=2):
            assert decision(variant.game, kind, world, seat) == decided
        asked += 1
    assert asked


@each_kind
def test_colleagues_choose_what_is_legal(variant: Variant, kind: str) -> None:
    """The same colleagues all along, in whatever positions a random game leads them to."""
    players: dict[int, Colleague] = {
        seat: colleague(variant.game, kind, seat) for seat in range(variant.seats)
    }
    for table in samples(variant, SEED, DECISIONS // variant.seats):
        for seat in range(variant.seats):
            perspective = table.perspective(seat)
            if perspective.legal:
                choice = players[seat].choose(perspective)
                if choice is None:
                    assert seat not in table.waiting()
                elif isinstance(choice, Wait):
                    assert variant.game.timed
                    assert choice.until > perspective.now
                else:
                    assert choice.action in perspective.legal


def test_a_perspective_does_not_hand_out_the_position() -> None:
    table = VARIANTS[0].deal(1)
    perspective = table.perspective(0)
    shown = [getattr(perspective, name) for name in dir(perspective) if not name.startswith("_")]
    assert not any(one is table.state for one in shown)


@each_variant
def test_nobody_hears_of_cards_in_hands_that_are_closed_to_them(variant: Variant) -> None:
    """For games with `hands` in their views: a list of cards, or None for a hand one may not see.

    Moves are public, so a card that a move has named is known to everybody.
    """
    if "hands" not in variant.deal(1).view(0):
        pytest.skip(f"{variant.game.name} has no hands")
    for seed in range(SEED, SEED + 5):
        table = variant.deal(seed)
        check_hearing(table, table.events, set())
        named: set[str] = set()
        for move in moves(variant, seed):
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


@each_variant
def test_closed_hands_are_closed(variant: Variant) -> None:
    if variant.options.get("hands") != "closed":
        pytest.skip("hands are open, or there are none")
    withheld = 0
    for table in random_game(variant, SEED):
        for seat in range(variant.seats):
            hands = table.view(seat)["hands"]
            assert [hand is None for hand in hands] == [
                owner != seat for owner in range(variant.seats)
            ]
        assert table.view(SPECTATOR)["hands"] == [None] * variant.seats
    again = Table(variant.game, table.record)
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
