"""Killed again and again, the server loses nothing; and the witnesses would notice if it did."""

from msgspec.json import encode

from tests.tiers import amount
from tools.trial.kill import Witness, fold, kill
from tools.trial.report import Report
from wardroom.protocol import Accepted, Entry, GameEvent, Moved, Offer, Said

ASKING = Said("ask-nothing")


def entry(step: int, *, seat: int = 0, action: str = "pass", undone: bool = False) -> Entry:
    offer = None if undone else Offer(seat, action, Said("do"))
    happened = [GameEvent("did", {"what": action})]
    return Entry(step, step, seat, happened, 1000.0 + step, undone, offer)


def told(entry: Entry) -> bytes:
    return encode(Moved(entry, 0, {}, [], ASKING, [0], False))


GAMES, KILLS = amount(2, 6), amount(2, 5)


def test_games_survive_that_their_server_is_killed_again_and_again() -> None:
    report = kill(games=GAMES, seed=3, kills=KILLS)
    assert report.findings == []
    assert report.figures["games"] == GAMES
    assert report.number("kills") >= KILLS // 2
    assert report.number("moves acknowledged") > 15 * GAMES


def test_a_witness_notices_a_step_that_changes_its_content() -> None:
    report = Report("")
    witness = Witness("Ania", report)
    witness.hear(told(entry(1, action="treat blue")))
    witness.hear(told(entry(1, action="treat blue")))
    assert report.findings == []
    witness.hear(told(entry(1, action="treat red")))
    assert report.findings == ["Ania saw step 1 change its content."]


def test_a_witness_notices_a_move_that_is_acknowledged_twice() -> None:
    report = Report("")
    witness = Witness("Ania", report)
    for step in (4, 4, 5):
        witness.hear(encode(Accepted("once", step)))
    assert report.findings == ["Ania was told step 4 and then 5 for one nonce."]


def test_an_undo_takes_back_the_move_before_it() -> None:
    log = [entry(1, action="a"), entry(2, action="b"), entry(3, undone=True), entry(4, action="c")]
    assert fold(log) == [(0, "a"), (0, "c")]
