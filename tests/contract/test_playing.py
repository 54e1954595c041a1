"""Every game: the same seed and moves are the same game, and playing keeps its promises."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.random_games import (
    GAMES,
    Variant,
    choosing,
    each_game,
    each_variant,
    finished,
    moves,
    of_each_kind,
    play,
    random_game,
    samples,
    turns,
    variants,
    whole,
)
from tests.tiers import amount
from wardroom.kernel import (
    SPECTATOR,
    Dice,
    Game,
    IllegalAction,
    NotUndoable,
    Record,
    State,
    Table,
    canonical,
    checksum,
)
from wardroom.players import colleague, kinds, play_out

SEED = 864_513_224_102
"""Its random games see more kinds of moves than most."""
SOURCES = str(Path(__file__).parents[2] / "src")
STRANGERS = (SPECTATOR, 99)
TRIED = amount(5, 20)
"""So many actions are tried at each position, of a game that has more."""
PLAYED_ON = amount(8, 200)
"""So many positions of a random game are played on from, to the end of the game."""


@each_variant
def test_the_same_seed_and_moves_give_the_same_bytes(variant: Variant) -> None:
    """Also where the moves are chosen again: by chance, from what is legal and in that order."""
    compared = of_each_kind(moves(variant, SEED))
    for first, second in zip(random_game(variant, SEED), choosing(variant, SEED), strict=True):
        assert first is not second
        if first.ply in compared or first.outcome() is not None:
            assert whole(first) == whole(second)
    assert first.record.text() == second.record.text()


@each_variant
def test_different_seeds_give_different_games(variant: Variant) -> None:
    assert len({whole(variant.deal(seed)) for seed in range(20)}) > 1


IN_ANOTHER_PROCESS = """
from tests.contract.random_games import GAMES, variants
from tests.contract.test_playing import checksums
from wardroom.lab.bench import is_compiled
game = next(game for game in GAMES if game.name == {name!r})
print(is_compiled(), *checksums(game))
"""


def checksums(game: Game) -> list[str]:
    """Of the last position and the record of a random game for each way to deal, and of a game of
    each kind of colleague.
    """
    tables = [finished(variant, SEED) for variant in variants(game)]
    for kind in kinds(game)[: amount(3, 4)]:  # The strongest thinks for seconds.
        tables.append(next(iter(variants(game))).deal(SEED))
        seats = range(tables[-1].record.seats)
        play_out(tables[-1], {seat: colleague(game, kind, seat) for seat in seats})
    return [
        checksum({"whole": table.state.encode(), "record": table.record.text()}) for table in tables
    ]


@pytest.mark.gate("1-holding-on", "1-coins")  # The stage `compiled` names the test and runs all.
@each_game
@pytest.mark.parametrize("hash_seed", ["1", "2"][: amount(1, 2)])
def test_every_process_and_every_build_gives_the_same_bytes(game: Game, hash_seed: str) -> None:
    """The other process runs the pure sources, whichever build is being tested."""
    ran = subprocess.run(
        [sys.executable, "-c", IN_ANOTHER_PROCESS.format(name=game.name)],
        env={"PYTHONPATH": os.pathsep.join([SOURCES, *sys.path]), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["False", *checksums(game)]


@each_variant
def test_the_record_survives_a_round_trip(variant: Variant) -> None:
    table = finished(variant, SEED)
    table.record.names = {0: "Ania", 1: "Łukasz Őry 🎲"}
    text = table.record.text()
    read = Record.read(text)
    assert read.text() == text
    assert read.moves == table.record.moves
    assert (read.names, read.options) == (table.record.names, table.record.options)


@each_variant
def test_a_replay_equals_live_play(variant: Variant) -> None:
    live = {table.ply: whole(table) for table in samples(variant, SEED)}
    table = finished(variant, SEED)
    again = Table.resume(Record.read(table.record.text()))
    assert whole(again) == live[table.ply]
    assert again.record.text() == table.record.text()
    for ply, then in live.items():
        assert canonical(table.at(ply).encode()) == then


@each_variant
def test_a_replay_tells_the_same_events(variant: Variant) -> None:
    table = finished(variant, SEED)
    tellings = []
    for _ in range(2):
        again = Table(variant.game, table.record)
        told = [repr(again.events)]
        told += [repr(again.repeat(move)) for move in table.record.moves]
        tellings.append(told)
    assert tellings[0] == tellings[1]
    assert any(told != "[]" for told in tellings[0])


@each_variant
def test_playing_in_silence_is_the_same_as_with_listeners(variant: Variant) -> None:
    table = finished(variant, SEED)
    silent = table.at(table.ply)
    assert silent.log is None
    assert canonical(silent.encode()) == whole(table)


@each_variant
def test_a_copy_lives_its_own_life(variant: Variant) -> None:
    for table in samples(variant, SEED, PLAYED_ON):
        if table.outcome() is not None:
            continue
        bytes_now = whole(table)
        table.state.log = []
        twin = table.state.copy()
        table.state.log = None
        assert twin.log is None
        assert canonical(twin.encode()) == bytes_now
        play_on(twin, Dice.seeded(1), variant)
        assert whole(table) == bytes_now
        kept = table.state.copy()
        play_on(table.state.copy(), Dice.seeded(2), variant)
        original = table.state.copy()
        play_on(original, Dice.seeded(3), variant)
        assert canonical(kept.encode()) == bytes_now


@each_variant
def test_what_a_position_hands_out_cannot_be_used_to_change_it(variant: Variant) -> None:
    for table in samples(variant, SEED, amount(12, 200)):
        bytes_now = whole(table)
        for seat in (SPECTATOR, *range(variant.seats)):
            spoil(table.state.view(seat))
            spoil(table.state.view(seat, told=True))
        spoil(table.state.encode())
        outcome = table.outcome()
        if outcome is not None and outcome.carried is not None:
            spoil(outcome.carried)
        assert whole(table) == bytes_now


@each_variant
def test_every_legal_action_can_be_played(variant: Variant) -> None:
    space = variant.game.space
    for table in turns(variant, SEED):
        bytes_now = whole(table)
        waiting = table.waiting()
        assert len(set(waiting)) == len(waiting)
        assert set(waiting) <= set(range(variant.seats))
        for seat in range(variant.seats):
            legal = table.state.legal(seat)
            assert len({id(action) for action in legal}) == len(legal)
            assert legal or seat not in waiting
            for action in legal:
                assert space[action.index] is action
                table.state.copy().play(seat, action, table.now)
        assert whole(table) == bytes_now


@each_variant
def test_what_is_not_legal_is_refused_and_changes_nothing(variant: Variant) -> None:
    dice = Dice.seeded(1, "illegal")
    space = list(variant.game.space)
    for table in turns(variant, SEED):
        bytes_now = whole(table)
        record = table.record.text()
        for seat in range(variant.seats):
            legal = set(table.state.legal(seat))
            for action in space if len(space) < TRIED else [dice.pick(space) for _ in range(TRIED)]:
                if action not in legal:
                    with pytest.raises(IllegalAction, match=r"^[A-Z].*(\.|[.?]”)$"):
                        table.play(seat, action, table.now)
                    with pytest.raises(IllegalAction):
                        table.state.play(seat, action, table.now)
        for stranger in (*STRANGERS, variant.seats):
            assert not table.state.legal(stranger)
            with pytest.raises(IllegalAction):
                table.play(stranger, dice.pick(space), table.now)
            with pytest.raises(IllegalAction):
                table.state.play(stranger, dice.pick(space), table.now)
        assert whole(table) == bytes_now
        assert table.record.text() == record


@each_variant
def test_every_game_ends_and_stays_ended(variant: Variant) -> None:
    for seed in range(SEED, SEED + amount(2, 10)):
        for table in random_game(variant, seed):
            if table.outcome() is None:
                assert table.waiting() or table.state.due() is not None
        assert sum(move.seat >= 0 for move in table.record.moves) <= variant.game.longest
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.result
        assert set(outcome.winners) <= set(range(variant.seats))
        assert len(outcome.scores) in (0, variant.seats)
        assert table.waiting() == ()
        assert table.state.due() is None
        assert all(not table.state.legal(seat) for seat in (SPECTATOR, *range(variant.seats)))


@each_variant
def test_what_is_due_happens_and_time_goes_on(variant: Variant) -> None:
    for table in random_game(variant, SEED):
        due = table.state.due()
        if due is None:
            continue
        later = table.state.copy()
        later.advance(due)
        following = later.due()
        assert following is None or following > due
        bytes_then = canonical(later.encode())
        later.advance(due)
        assert canonical(later.encode()) == bytes_then


@each_variant
def test_nothing_is_broken_at_any_step(variant: Variant) -> None:
    for seed in range(SEED, SEED + amount(2, 5)):
        before: State | None = None
        for table in random_game(variant, seed):
            assert variant.game.broken(table.state, before) == []
            before = table.state.copy()


@each_variant
def test_undo_restores_the_bytes_and_never_crosses_new_knowledge(variant: Variant) -> None:
    table = variant.deal(SEED)
    chosen = moves(variant, SEED)
    tried = of_each_kind(chosen)
    undone = stood = 0
    for ply, move in enumerate(chosen, start=1):
        if ply not in tried:
            play(table, move)
            continue
        before, record = whole(table), table.record.text()
        known = table.state.revealed
        play(table, move)
        after = whole(table)
        if table.state.revealed != known or move.seat < 0:
            assert not table.undoable(move.seat)
            with pytest.raises(NotUndoable, match=r"\.$"):
                table.undo(move.seat)
            assert whole(table) == after
            stood += 1
            continue
        for other in range(variant.seats):
            if other != move.seat:
                assert not table.undoable(other)
                with pytest.raises(NotUndoable):
                    table.undo(other)
        assert table.undoable(move.seat)
        assert table.undo(move.seat) == move
        assert (whole(table), table.record.text()) == (before, record)
        table.repeat(move)
        assert whole(table) == after
        undone += 1
    assert undone
    assert stood


@each_variant
def test_all_moves_since_the_last_new_knowledge_can_be_taken_back(variant: Variant) -> None:
    table = variant.deal(SEED)
    history = [(whole(table), table.state.revealed)]
    for move in moves(variant, SEED)[:25]:
        play(table, move)
        history.append((whole(table), table.state.revealed))
        if table.record.moves[-1].seat < 0:
            history = history[-1:]
    history = [entry for entry in history if entry[1] == history[-1][1]]
    while len(history) > 1:
        history.pop()
        table.undo(table.record.moves[-1].seat)
        assert whole(table) == history[-1][0]
    assert not any(table.undoable(seat) for seat in range(variant.seats))


def test_there_are_games_to_check() -> None:
    assert {game.name for game in GAMES} >= {"pandemic", "coins"}


def play_on(state: State, dice: Dice, variant: Variant) -> None:
    """Play at random to the end."""
    while state.outcome() is None:
        waiting = state.waiting()
        due = state.due()
        if waiting:
            state.play(waiting[0], dice.pick(state.legal(waiting[0])))
        elif due is not None:
            state.advance(due)


def spoil(plain: object) -> None:
    """Empty every list and dict in plain data."""
    if isinstance(plain, dict):
        for value in plain.values():
            spoil(value)
        plain.clear()
    elif isinstance(plain, list):
        for value in plain:
            spoil(value)
        plain.clear()
