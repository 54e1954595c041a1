"""The journal of a finished scenario: what was learned and done, nothing that was told aside."""

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.debrief import TOLD, debrief
from wardroom.kernel import Table
from wardroom.players import best_kind, colleague, play_out


def test_the_journal_tells_every_day_in_its_order_and_only_what_all_were_told() -> None:
    table = Table.deal(HOLDING_ON, 2, 1)
    play_out(table, {seat: colleague(HOLDING_ON, best_kind(HOLDING_ON), seat) for seat in range(2)})
    found = debrief(table.record, None)
    days = [int(str(chapter.title.args["day"])) for chapter in found.story]
    assert days == sorted(days)
    assert days[0] == 1
    lines = [line for chapter in found.story for line in chapter.lines]
    kinds = {"log-" + kind.replace("_", "-") for kind in TOLD}
    assert {line.say.id for line in lines} <= kinds
    assert "log-look" not in kinds  # what one seat alone saw
    assert [line.ply for line in lines] == sorted(line.ply or 0 for line in lines)
    assert found.curve == found.decisions == ()
