"""What is told of a finished game at once: every number of it can be found in the record."""

from pathlib import Path

import pytest

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.debrief.turns import turns
from wardroom.games.quarantine.highlights import highlights
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import Score, scores
from wardroom.kernel import Message, Record, Table
from wardroom.words import LANGUAGES, Words

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_sentence_and_the_feats_have_the_points_of_the_record(path: Path) -> None:
    record = Record.load(path)
    table = Table.resume(record)
    outcome, state = table.outcome(), table.state
    if outcome is None:
        pytest.skip("The game of this record is not over.")
    assert isinstance(state, Flow)
    found = highlights(record)
    points = [score.points() for score in scores(state)]
    assert found.boast.args == {"points": max(points)}
    if found.decided is not None:
        args = found.decided.args
        winner, rival = int(str(args["seat"])), int(str(args["owner"]))
        assert outcome.winners == (winner,)
        assert args["count"] == points[winner] - points[rival] > 0
        assert max(points[:winner] + points[winner + 1 :]) == points[rival]
        item = found.decided.id.removeprefix("decided-")
        both = [getattr(scores(state)[seat], item) for seat in (winner, rival)]
        assert both == [args["number"], args["points"]]
        assert both[0] > both[1]
    best: dict[int, int] = {}
    for turn in turns(table):
        gained = Score(turn.after, turn.seat).points() - Score(turn.before, turn.seat).points()
        best[turn.seat] = max(gained, best.get(turn.seat, 0))
    told = {seat: feat.say.args["count"] for seat, feat in found.feats.items()}
    assert told == {seat: count for seat, count in best.items() if count > 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_can_be_said_in_every_language(language: str) -> None:
    words = Words(QUARANTINE, language, names={0: "Ania", 1: "Bo", 2: "Csaba", 3: "Dora"})
    args = {"seat": 0, "owner": 1, "count": 2, "number": 5, "points": 3, "turn": 9}
    items = ("rooms", "stations", "cubes", "line")
    told = [Message(f"decided-{item}", args) for item in items]
    told += [Message("feat-turn", args), Message("feat-room", {**args, "tile": "pharmacy"})]
    for message in told:
        assert "{" not in words.say(message)
