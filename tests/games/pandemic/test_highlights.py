"""What is told of a finished game at once: every number of it can be found in the record."""

from pathlib import Path

import pytest

from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.highlights import highlights
from wardroom.kernel import Message, Record, Table

RECORDS = Path(__file__).parent / "records"
DECIDED = [
    ("chosen-roles", "decided-win", "boast-win"),
    ("closed-hands", "decided-outbreaks", "boast-loss"),
    ("random", "decided-cubes", "boast-loss"),
]


def record(name: str) -> Record:
    return Record.load(RECORDS / f"edition-1-{name}.record")


@pytest.mark.parametrize(("name", "decided", "boast"), DECIDED)
def test_the_result_says_which_sentence_tells_what_decided_it(
    name: str, decided: str, boast: str
) -> None:
    found = highlights(record(name))
    assert found.decided is not None
    assert (found.decided.id, found.boast.id) == (decided, boast)


def test_the_sentence_on_a_win_has_the_numbers_of_the_last_position() -> None:
    played = record("chosen-roles")
    state = Table.resume(played).state
    assert isinstance(state, PandemicState)
    left = len(state.deck) - state.drawn
    args = {"turn": 15, "count": left, "outbreaks": 2, "most": 8}
    assert highlights(played).decided == Message("decided-win", args)
    boast = {"number": int(state.deal.options["epidemics"]), "turn": 15, "outbreaks": 2}
    assert highlights(played).boast == Message("boast-win", boast)


def test_the_turn_that_lost_a_game_by_outbreaks_had_most_of_them() -> None:
    played = record("closed-hands")
    counted: dict[int, int] = {}
    turn = 0
    for events in Table.retold(played)[1]:
        for event in events:
            if event.kind == "turn":
                turn = int(str(event.args["turn"]))
            counted[turn] = counted.get(turn, 0) + (event.kind == "outbreak")
    decided = highlights(played).decided
    assert decided is not None
    assert decided.args["count"] == max(counted.values()) == counted[int(str(decided.args["turn"]))]


def test_the_last_cure_is_the_best_that_its_discoverer_did() -> None:
    played = record("chosen-roles")
    cures = [
        (ply, event.args["seat"], event.args["colour"])
        for ply, events in enumerate(Table.retold(played)[1], 1)
        for event in events
        if event.kind == "cure"
    ]
    ply, seat, colour = cures[-1]
    feat = highlights(played).feats[int(str(seat))]
    assert feat.ply == ply
    args = {"seat": seat, "turn": 15, "colour": colour, "number": 4, "of": 4}
    assert feat.say == Message("feat-cure", args)


def test_a_feat_is_a_move_of_its_player() -> None:
    for name in ("chosen-roles", "four-planners", "resting"):
        told = Table.retold(record(name))[1]
        for seat, feat in highlights(record(name)).feats.items():
            kinds = {"feat-cure": "cure", "feat-saved": "treat", "feat-treat": "treat"}
            wanted = kinds.get(feat.say.id)
            if wanted is not None:
                events = [event for event in told[feat.ply - 1] if event.kind == wanted]
                assert any(event.args["seat"] == seat for event in events)
