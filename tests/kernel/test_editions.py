"""A game is raised to a new edition: what was dealt by the old one goes on by the old one."""

from pathlib import Path

import pytest

from tests.kernel.stairs import BEFORE, RAISED
from tests.kernel.stairs.installed import Install, stairs
from wardroom.kernel import Record, Table, UnknownGame, canonical, game
from wardroom.lab import simulate
from wardroom.players import colleague, play_out

__all__ = ["stairs"]

GOLDEN = sorted(Path(__file__).parents[1].glob("games/*/records/edition-1-*.record"))

CLIMBED = """\
wardroom record 1
game stairs/1
seats 2
seed 3
option flight 1

0 rest
1 climb
0 climb
"""


def test_a_game_is_found_by_name_and_edition(stairs: Install) -> None:
    assert game("stairs") is game("stairs", 1) is BEFORE
    stairs("RAISED")
    assert game("stairs") is game("stairs", 2) is RAISED
    assert game("stairs", 1) is RAISED.earlier[0]
    with pytest.raises(UnknownGame, match="There is no edition 3 of stairs here; there are: 1, 2"):
        game("stairs", 3)


def test_a_record_of_the_old_edition_replays_to_the_same_bytes_after_a_raise(
    stairs: Install,
) -> None:
    before = Table.resume(Record.read(CLIMBED))
    stairs("RAISED")
    after = Table.resume(Record.read(CLIMBED))
    assert after.game.edition == 1
    assert after.view(0)["top"] == 9
    assert canonical(after.state.encode()) == canonical(before.state.encode())
    assert after.record.text() == before.record.text() == CLIMBED


def test_a_game_of_the_old_edition_is_played_on_after_a_raise(stairs: Install) -> None:
    stairs("RAISED")
    table = Table.resume(Record.read(CLIMBED))
    play_out(table, {seat: colleague(table.game, "sherpa", seat) for seat in range(2)})
    assert table.record.text().startswith("wardroom record 1\ngame stairs/1\n")
    again = Table.resume(Record.read(table.record.text()))
    assert canonical(again.state.encode()) == canonical(table.state.encode())


def test_a_new_deal_is_of_the_newest_edition(stairs: Install) -> None:
    stairs("RAISED")
    table = Table.deal(game("stairs"), 2, 3)
    assert (table.record.edition, table.view(0)["top"]) == (2, 12)


def test_what_the_old_edition_handed_on_the_new_one_is_dealt_with(stairs: Install) -> None:
    """HANDED ON by edition 1 in its own form, joined to a campaign of edition 2."""
    stairs("RAISED")
    old, new = game("stairs", 1), game("stairs")
    assert old.campaign is not None
    assert new.campaign is not None
    carried = old.campaign.joined(old.campaign.beginning(), {"won": ["1"]})
    joined = new.campaign.joined(new.campaign.beginning(), carried)
    assert new.campaign.unlocked(joined) == ("1", "2")
    assert new.campaign.joined(joined, carried) == joined
    Table.deal(new, 2, 1, {"flight": "2"}, joined)
    Table.deal(new, 2, 1, {"flight": "2"}, carried)


def test_an_old_edition_can_still_be_simulated_by_workers(stairs: Install) -> None:
    stairs("RAISED")
    results = simulate(game("stairs", 1), ["sherpa", "random"], 4, workers=2)
    assert results.game == "stairs/1"
    assert len(results.games) == 4


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_records_of_the_first_edition_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = Table.resume(Record.read(text))
    assert table.game.edition == 1
    assert table.record.text() == text


def test_there_are_golden_records_of_every_game() -> None:
    assert {path.parts[-3] for path in GOLDEN} == {
        "holding_on",
        "pandemic",
        "quarantine",
        "rush_md",
    }
