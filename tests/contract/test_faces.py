"""What every game promises to those who show it: typed views, offers, reasons and patches."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.contract.random_games import (
    SAMPLES,
    Variant,
    each_game,
    each_variant,
    moves,
    of_each_kind,
    random_game,
    samples,
)
from tests.tiers import FULL
from wardroom.kernel import (
    SPECTATOR,
    Action,
    Dice,
    Field,
    Game,
    IllegalAction,
    Message,
    Plain,
    State,
    Table,
    canonical,
    foresee,
    open_to_players,
    patch,
    playout,
)
from wardroom.lab.bench import is_compiled
from wardroom.words import LANGUAGES, Words

SEED = 896_381_926_645
"""Its random games see more kinds of moves than most."""
FEW = 12 if FULL else 3
"""Positions of a random game in which the whole action space is walked."""
SOME = SAMPLES if FULL else 12
"""Positions in which everything that is offered is played on a copy."""
MOMENTS = 12
"""Positions of a random game that are encoded."""


def everyone(table: Table) -> range:
    return range(SPECTATOR, table.record.seats)


@each_variant
def test_a_view_is_what_its_type_says(variant: Variant) -> None:
    kind: Any = variant.game.view_type
    for table in samples(variant, SEED):
        for seat in everyone(table):
            view = table.view(seat)
            assert msgspec.convert(view, kind, strict=True) == view


@each_variant
def test_prospects_are_what_their_type_says(variant: Variant) -> None:
    if variant.game.prospects is None:
        assert variant.deal(1).perspective(0).prospects() is None
        return
    kind: Any = variant.game.prospects.type
    for table in samples(variant, SEED):
        before = canonical(table.state.encode())
        for seat in everyone(table):
            ahead = foresee(variant.game, table.state, seat)
            assert msgspec.convert(ahead, kind, strict=True) == ahead
        assert canonical(table.state.encode()) == before


@each_game
def test_the_content_is_what_its_type_says(game: Game) -> None:
    kind: Any = game.content_type
    content = game.content()
    assert msgspec.convert(content, kind, strict=True) == content


@each_variant
def test_what_is_offered_is_what_is_legal(variant: Variant) -> None:
    for table in samples(variant, SEED):
        for seat in everyone(table):
            offers = table.state.offers(seat)
            assert tuple(offer.action for offer in offers) == table.state.legal(seat)
            assert sum(offer.usual for offer in offers) <= 1


@each_variant
def test_an_offer_is_final_exactly_when_it_shows_something_new(variant: Variant) -> None:
    for table in samples(variant, SEED, most=SOME):
        for seat in range(table.record.seats):
            for offer in table.state.offers(seat):
                assert offer.final == reveals(table.state, seat, offer.action, table.now), offer


def reveals(state: State, seat: int, action: Action, at: int) -> bool:
    after = state.copy()
    after.play(seat, action, at)
    return after.revealed != state.revealed


@each_variant
def test_what_an_offer_costs_can_be_said(variant: Variant) -> None:
    costs = [
        offer.cost
        for table in samples(variant, SEED)
        for seat in range(table.record.seats)
        for offer in table.state.offers(seat)
        if offer.cost is not None
    ]
    can_be_said(variant.game, costs)


@each_variant
def test_every_action_is_legal_or_has_its_reason(variant: Variant) -> None:
    reasons: dict[str, Message] = {}
    space = tuple(variant.game.space)
    for turn, table in enumerate(samples(variant, SEED, most=FEW)):
        # In the gate a part of a large space at each position, so that none is left out.
        tried = space if FULL or len(space) < 1000 else space[turn % FEW :: FEW]
        for seat in everyone(table):
            legal = set(table.state.legal(seat))
            for action in tried:
                reason = table.state.explain(seat, action)
                assert (reason is None) == (action in legal), (seat, action, reason)
                if reason is not None:
                    reasons.setdefault(reason.id, reason)
    can_be_said(variant.game, reasons.values())


def can_be_said(game: Game, messages: Any) -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        for message in messages:
            assert words.say(message)


@each_variant
def test_a_refusal_says_why(variant: Variant) -> None:
    dice = Dice.seeded(26, "refusals")
    for table in samples(variant, SEED, most=FEW):
        seat = dice.below(table.record.seats)
        action = dice.pick(tuple(variant.game.space))
        reason = table.state.explain(seat, action)
        if reason is None:
            continue
        before = canonical(table.state.encode())
        play = table.play if open_to_players(variant.game, (action,)) else table.note
        with pytest.raises(IllegalAction) as refusal:
            play(seat, action)
        assert refusal.value.reason == reason
        assert str(refusal.value) == Words(variant.game, "en").say(reason)
        assert canonical(table.state.encode()) == before


@each_variant
def test_the_patches_of_a_move_lead_from_view_to_view(variant: Variant) -> None:
    """Of a long game moves of each kind, each with the next: what is kept of the fields of one view
    is used for the patches to the next.
    """
    tried = of_each_kind(moves(variant, SEED))
    views: dict[int, Plain] = {}
    for table in random_game(variant, SEED):
        changes = table.changes
        if changes is None or tried.isdisjoint((table.ply, table.ply - 1)):
            continue
        for seat in everyone(table):
            view = changes.before.view(seat)
            if table.ply - 1 in tried:
                assert canonical(view) == canonical(views[seat])
            for change in changes.seen((seat,), seat):
                assert change == patch(view, {**view, **change})
                view = {**view, **change}
            assert canonical(view) == canonical(table.view(seat))
            views[seat] = view


@each_variant
def test_the_patches_lead_also_to_the_view_of_another_seat(variant: Variant) -> None:
    for table in samples(variant, SEED, most=SOME):
        changes = table.changes
        if changes is None:
            continue
        seats = tuple(range(table.record.seats))
        for seat in seats:
            then = (seat + 1) % len(seats)
            view = changes.before.view(seat)
            for change in changes.seen(seats, seat, then):
                view = {**view, **change}
            assert canonical(view) == canonical(table.view(then))


@each_variant
def test_who_looks_with_the_same_eyes_sees_the_same(variant: Variant) -> None:
    fields = variant.game.fields
    if fields is None:
        return
    for table in samples(variant, SEED):
        seen: dict[int, bytes] = {}
        for seat in everyone(table):
            view = canonical(table.view(seat))
            assert seen.setdefault(fields.eyes(table.state, seat), view) == view


@pytest.mark.skipif(is_compiled(), reason="Compiled rules read slots without asking anybody.")
@each_variant
def test_a_field_looks_at_nothing_but_what_it_says(variant: Variant) -> None:
    """Else a change that it shows could be left out of a patch."""
    fields = variant.game.fields
    if fields is None:
        return
    for table in samples(variant, SEED):
        for field in fields:
            eyes = fields.eyes(table.state, SPECTATOR)
            slots = looked_at(
                table.state, lambda spied, make=field.make, eyes=eyes: make(spied, eyes)
            )
            assert slots <= {*field.slots, *ALWAYS_THE_SAME, *_behind(field)}, field.name


@pytest.mark.skipif(is_compiled(), reason="Compiled rules read slots without asking anybody.")
@each_game
def test_the_encoding_leaves_out_nothing_that_lies_on_the_table(game: Game) -> None:
    """Else two positions that differ would have the same checksum."""
    chosen = [{option.name: choice} for option in game.options for choice in option.choices]
    left = slots_of(game.deal({}, game.seats[-1], SEED)) - KEPT - NOT_ON_THE_TABLE
    for options in [{}, *chosen]:
        state = game.deal(options, game.seats[-1], SEED)
        dice = Dice.seeded(SEED)
        for _ in range(MOMENTS):
            left -= looked_at(state, lambda spied: spied.encode())
            playout(state, dice, 40)
    assert left == set()


ALWAYS_THE_SAME = frozenset({"deal"})
KEPT = frozenset({"_legal", "_legal_for", "_offers"})
"""What follows from other slots and is kept only to be found again."""
NOT_ON_THE_TABLE = frozenset(
    {
        "log",  # who listens
        "asked",  # Holding On: whose decision it is follows from the step
        "events_about",  # Pandemic: is there an Event in any hand?
        "last",  # Rush M.D.: changes only how it is told that somebody was quicker
        "keep",  # Rush M.D.: encoded while leftovers are cleared, which random play does not reach
        "trust",  # Holding On: encoded while a trust effect is chosen, which is as rare
    }
)
"""Slots that are no part of the position, or follow from the others."""


def _behind(field: Field) -> set[str]:
    """The slots behind a property that counts as one."""
    return {"now", "began", "paused", "paused_at"} if "clock" in field.slots else set()


def slots_of(state: State) -> set[str]:
    return {slot for base in type(state).__mro__ for slot in getattr(base, "__slots__", ())}


def looked_at(state: State, look: Callable[[Any], object]) -> set[str]:
    """The slots of a position that are read by this."""
    kind: Any = type(state)
    slots = slots_of(state)
    read: set[str] = set()

    def watched(self: Any, name: str) -> Any:
        if name in slots:
            read.add(name)
        return object.__getattribute__(self, name)

    spied: Any = state.copy()
    spied.__class__ = type(kind.__name__, (kind,), {"__slots__": (), "__getattribute__": watched})
    look(spied)
    return read - KEPT


@each_variant
def test_nobody_can_change_what_is_legal(variant: Variant) -> None:
    for table in samples(variant, SEED, most=FEW):
        for seat in everyone(table):
            assert isinstance(table.state.legal(seat), tuple)
