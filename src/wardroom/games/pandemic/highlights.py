"""What decided a game of Pandemic, and the best that each player did in it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from wardroom.games.pandemic.content import CITIES, COLOURS
from wardroom.games.pandemic.phases import LOSS_CUBES, LOSS_DECK, LOSS_OUTBREAKS, WIN
from wardroom.games.pandemic.rules import Flow
from wardroom.kernel.message import Message
from wardroom.kernel.parts.highlights import Feat, Highlights
from wardroom.kernel.record import Record
from wardroom.kernel.state import Event
from wardroom.kernel.table import Table

MOST_OUTBREAKS: Final = 8
_FULL: Final = 3
# What counts more than what: a cure, a card for one, a city one cube short of an outbreak.
_CURE: Final = 60
_CARD: Final = 40
_SAVED: Final = 30
_CUBE: Final = 3
_STATION: Final = 1


class _Told(NamedTuple):
    """Something that happened, after how many moves and in which turn."""

    ply: int
    turn: int
    event: Event

    @property
    def args(self) -> Mapping[str, Any]:
        return self.event.args


def highlights(record: Record) -> Highlights:
    """What the record tells when it is played again."""
    table, moves = Table.retold(record)
    turn = 0
    told = []
    for ply, events in enumerate([table.events, *moves]):
        for event in events:
            if event.kind == "turn":
                turn = cast(int, event.args["turn"])
            told.append(_Told(ply, turn, event))
    end = cast(Flow, table.state)
    return Highlights(_decided(end, told), _feats(told), _boast(end))


# What decided it


def _decided(end: Flow, told: Sequence[_Told]) -> Message | None:
    if end.result == WIN:
        count = len(end.deck) - end.drawn
        args = {"turn": end.turn, "count": count, "outbreaks": end.outbreaks}
        return Message("decided-win", {**args, "most": MOST_OUTBREAKS})
    if end.result == LOSS_DECK:
        return Message("decided-deck", {"count": len(COLOURS) - end.cured.bit_count()})
    if end.result == LOSS_OUTBREAKS:
        return _worst("decided-outbreaks", [one for one in told if one.event.kind == "outbreak"])
    if end.result == LOSS_CUBES:
        colour = COLOURS[end.lost_colour]
        placed = [one for one in told if _placed(one.event) and one.args["colour"] == colour]
        return _worst("decided-cubes", placed)
    return None


def _placed(event: Event) -> bool:
    return event.kind in ("infect", "spread")


def _worst(id: str, told: Sequence[_Told]) -> Message | None:
    """The turn in which most of it happened, the later of two that are alike."""
    turns: dict[int, list[_Told]] = {}
    for one in told:
        if one.turn > 0:
            turns.setdefault(one.turn, []).append(one)
    if not turns:
        return None
    _, turn = max([(_count(found), number) for number, found in turns.items()])
    first = turns[turn][0]
    args = {"turn": turn, "count": _count(turns[turn]), "city": first.args["city"]}
    return Message(id, {**args, "colour": first.args["colour"]})


def _count(told: Sequence[_Told]) -> int:
    return sum([cast(int, one.args.get("count", 1)) for one in told])


# The best that each player did


def _feats(told: Sequence[_Told]) -> dict[int, Feat]:
    found: dict[int, list[tuple[int, Feat]]] = {}
    cures = [one for one in told if one.event.kind == "cure"]
    for number, one in enumerate(cures, 1):
        args = {"colour": one.args["colour"], "number": number, "of": len(COLOURS)}
        _add(found, one, _CURE + number, "feat-cure", one.args["seat"], args)
    for one in told:
        if one.event.kind == "treat":
            _treated(found, one)
        elif one.event.kind in ("give", "take"):
            _handed(found, one, cures)
        elif one.event.kind == "build":
            args = {"city": one.args["city"]}
            _add(found, one, _STATION, "feat-station", one.args["seat"], args)
    return {seat: max(feats, key=_weight)[1] for seat, feats in found.items()}


def _weight(feat: tuple[int, Feat]) -> tuple[int, int]:
    return feat[0], feat[1].ply


def _treated(found: dict[int, list[tuple[int, Feat]]], one: _Told) -> None:
    """PAN-11.1: a city with three cubes breaks out with the next."""
    city, colour = CITIES.index(one.args["city"]), COLOURS.index(one.args["colour"])
    count = cast(int, one.args["count"])
    full = count + cast(Flow, one.event.after).cubes_in(city, colour) == _FULL
    weight = _CUBE * count + (_SAVED if full else 0)
    args = {"city": one.args["city"], "colour": one.args["colour"], "count": count}
    _add(found, one, weight, "feat-saved" if full else "feat-treat", one.args["seat"], args)


def _handed(found: dict[int, list[tuple[int, Feat]]], one: _Told, cures: Sequence[_Told]) -> None:
    """A card that another then discovered a cure with."""
    args = one.args
    giver, to = (
        (args["seat"], args["to"]) if one.event.kind == "give" else (args["giver"], args["seat"])
    )
    for cure in cures:
        if cure.ply > one.ply and cure.args["seat"] == to and args["card"] in cure.args["cards"]:
            of = {"card": args["card"], "to": to, "colour": cure.args["colour"]}
            _add(found, one, _CARD, "feat-card", giver, of)
            return


def _add(
    found: dict[int, list[tuple[int, Feat]]],
    one: _Told,
    weight: int,
    id: str,
    seat: int,
    args: Mapping[str, Any],
) -> None:
    say = Message(id, {"seat": seat, "turn": one.turn, **args})
    found.setdefault(seat, []).append((weight, Feat(one.ply, say)))


def _boast(end: Flow) -> Message:
    epidemics = int(end.deal.options["epidemics"])
    if end.result == WIN:
        args = {"number": epidemics, "turn": end.turn, "outbreaks": end.outbreaks}
        return Message("boast-win", args)
    args = {"number": epidemics, "turn": end.turn, "count": end.cured.bit_count()}
    return Message("boast-loss", args)
