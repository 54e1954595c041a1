"""Debriefs in the shapes of the protocol."""

from wardroom.kernel import Record
from wardroom.kernel.parts.debrief import Debrief as LookedBack
from wardroom.kernel.parts.debrief import Forecast, Judged, Strip
from wardroom.players.debriefing import look_back
from wardroom.protocol import (
    BetterStep,
    Debrief,
    DebriefAnswer,
    DebriefChapter,
    DebriefDecision,
    DebriefEstimate,
    DebriefForecast,
    DebriefLack,
    DebriefLane,
    DebriefLine,
    DebriefPart,
    DebriefPoint,
    DebriefProspect,
    DebriefSpan,
    DebriefStrip,
)
from wardroom.server.tables.audience import said


def answer_to(record: str) -> DebriefAnswer:
    """The debrief of a record's finished game, in the shapes of the protocol."""
    return answer_of(look_back(Record.read(record)))


def answer_of(found: LookedBack | None) -> DebriefAnswer:
    """A debrief in the shapes of the protocol."""
    if found is None:
        return DebriefAnswer("unavailable")
    if found.missing is not None:
        return DebriefAnswer("unavailable", reason=said(found.missing))
    return DebriefAnswer(
        "ready",
        Debrief(
            [said(message) for message in found.lead],
            found.unit,
            [DebriefPoint(point.ply, *point.at) for point in found.curve],
            [_decision(one) for one in found.decisions],
            [
                DebriefChapter(
                    said(chapter.title),
                    [DebriefLine(said(line.say), line.ply) for line in chapter.lines],
                )
                for chapter in found.story
            ],
            None if found.forecast is None else _forecast(found.forecast),
            [_strip(strip) for strip in found.strips],
        ),
    )


def _decision(one: Judged) -> DebriefDecision:
    return DebriefDecision(
        one.ply,
        one.last,
        one.seat,
        *one.cost,
        said(one.about),
        [said(message) for message in one.played],
        [BetterStep(step.seat, said(step.action)) for step in one.better],
        said(one.why),
    )


def _forecast(forecast: Forecast) -> DebriefForecast:
    return DebriefForecast(
        list(forecast.plies),
        [
            DebriefProspect(
                prospect.seat,
                [DebriefEstimate(*points) for points in prospect.points],
                [DebriefPart(said(part.name), list(part.values)) for part in prospect.parts],
            )
            for prospect in forecast.prospects
        ],
    )


def _strip(strip: Strip) -> DebriefStrip:
    return DebriefStrip(
        said(strip.title),
        strip.length,
        [
            DebriefLane(
                said(lane.name),
                said(lane.told),
                [DebriefSpan(span.start, span.end, said(span.about)) for span in lane.spans],
            )
            for lane in strip.lanes
        ],
        [DebriefLack(one.start, one.end, said(one.say), one.ply) for one in strip.lacks],
    )
