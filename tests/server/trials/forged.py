"""Forged messages, each with one leak, held against the truth of a game on planted cards.

Run as a module of its own, because planting has to come before the game is loaded. Prints, for each
forgery, how many findings it caused and the first of them.
"""

from typing import Any

import msgspec
from msgspec.json import encode

from tools.trial.confidences import confided
from tools.trial.leak import Check, Received
from tools.trial.planting import plant
from tools.trial.report import Report
from tools.trial.truth import Truth, plain_message
from wardroom.kernel import Dice, Table, game
from wardroom.protocol import Entry, GameEvent, Moved, Offer, Said

STEP = 8


def played() -> tuple[Table, list[Entry]]:
    """A whole random game with closed hands, and its log."""
    table = Table.deal(game("pandemic"), 3, 123_456_789_012, {"hands": "closed"})
    dice = Dice.seeded(1)
    log = []
    while table.outcome() is None:
        seat = table.waiting()[0]
        action = dice.pick(table.legal(seat))
        table.play(seat, action)
        offer = Offer(seat, repr(action), Said("do"))
        log.append(Entry(table.ply, table.ply, seat, [], 0.0, action=offer))
    return table, log


def honest(truth: Truth, seat: int, step: int) -> Moved:
    """What the server should tell this seat of this step."""
    moment = truth.moment(seat, step)
    events = [
        GameEvent(event.kind, plain_message(event.message())["args"])
        for event in truth.told((seat,), step)
    ]
    offers = [Offer(seat, action, Said("do")) for action in moment.legal]
    entry = Entry(step, moment.ply, truth.seats[step], events, 0.0)
    asking = msgspec.convert(moment.asking, Said)
    return Moved(entry, seat, moment.view, offers, asking, moment.waiting, False)


def main() -> None:
    plant()
    table, log = played()
    truth = Truth(table.record, log)
    seat = next(other for other in range(3) if other != truth.seats[STEP])
    good = honest(truth, seat, STEP)
    plain: dict[str, Any] = msgspec.to_builtins(good)
    hidden = table.at(STEP).encode()["hands"][(seat + 1) % 3]
    deck = table.at(STEP).encode()["player_deck"]
    infection = table.at(STEP).encode()["infection_deck"]
    replace = msgspec.structs.replace
    forgeries = {
        "nothing": plain,
        "a hidden hand": {**plain, "changed": {**plain["changed"], "hands": hidden}},
        "a deck in words": {**plain, "asking": {"id": "ask", "args": {"deck": " ".join(deck)}}},
        "the order of a deck": {
            **plain,
            "changed": {**plain["changed"], "infection_deck": [infection]},
        },
        "the seed": {**plain, "asking": {"id": "ask", "args": {"of": str(table.record.seed)}}},
        "the dice": {**plain, "dice": f"{table.at(STEP).encode()['chance']:x}"},
        "an extra field": {**plain, "extra": 1},
        "the choice of another": msgspec.to_builtins(
            replace(good, entry=replace(good.entry, action=log[STEP - 1].action))
        ),
        "an event for another": msgspec.to_builtins(
            replace(good, entry=replace(good.entry, events=[GameEvent("draw", {"seat": 1})]))
        ),
        "a word for others": {
            **plain,
            "extra": {"note": confided([(seat + 1) % 3], Dice.seeded(2))},
        },
        "an order among the legal": {**plain, "legal": plain["legal"][::-1]},
    }
    for name, forged in forgeries.items():
        report = Report("")
        check = Check(0, truth, report)
        check.tell_view((seat,), truth.moment(seat, STEP - 1).view)
        check.all([Received((seat,), STEP - 1, False, "socket", encode(forged))])
        print(f"{name}: {len(report.findings)} {' / '.join(report.findings)}")


if __name__ == "__main__":
    main()
