"""Every game: actions are written, read and numbered without doubt."""

import pytest

from tests.contract.random_games import each_game
from wardroom.kernel import Game, Record, Table, UnknownAction

NONSENSE = ("", " ", "xyzzy", "0", "-", "@5", "\x00", "💀", "a" * 100_000)


@each_game
def test_every_action_is_found_by_its_notation_and_by_its_number(game: Game) -> None:
    for index, action in enumerate(game.space):
        notation = repr(action)
        assert game.space.read(notation) is action
        assert game.space.read(f"  {notation.replace(' ', '   ')} ") is action
        assert action.index == index
        assert game.space[index] is action
    assert len(game.space) == len(set(game.space))


@each_game
def test_notation_is_one_plain_line(game: Game) -> None:
    for action in game.space:
        notation = repr(action)
        assert notation.isascii()
        assert notation.isprintable()
        assert notation == " ".join(notation.split())
        assert not notation.startswith(("@", "-"))
        assert len(notation) <= 100


@each_game
@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text[:10]))
def test_what_is_no_action_is_said_to_be_none(game: Game, text: str) -> None:
    with pytest.raises(UnknownAction, match="is no action of this game") as caught:
        game.space.read(text)
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)


@each_game
def test_half_an_action_and_one_and_a_half_are_none(game: Game) -> None:
    whole = {repr(action) for action in game.space}
    for action in list(game.space)[:: max(1, len(game.space) // 5)]:
        for text in (f"{action!r} and more", repr(action)[:-1], f"x{action!r}"):
            if " ".join(text.split()) not in whole:
                with pytest.raises(UnknownAction):
                    game.space.read(text)


@each_game
def test_an_unknown_action_leaves_the_table_alone(game: Game) -> None:
    table = Table.deal(game, game.seats[0], 1)
    before = table.record.text(), table.state.encode()
    with pytest.raises(UnknownAction):
        table.play(table.waiting()[0], "xyzzy")
    assert (table.record.text(), table.state.encode()) == before


@each_game
def test_every_action_can_stand_in_a_record(game: Game) -> None:
    table = Table.deal(game, game.seats[0], 1)
    header = table.record.header()
    for at in ("", " @12400"):
        lines = "".join(f"0{at} {action!r}\n" for action in game.space)
        read = Record.read(header + lines)
        assert [move.action for move in read.moves] == [repr(action) for action in game.space]
