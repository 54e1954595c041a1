"""Requests and their answers: what a server offers over HTTP, as far as one person can use it.

Each answer is made by the same service as on a server; docs/protocol.md says what it means. What
needs others, or a machine that stays on, is refused as `needs-server`.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from wardroom import __version__
from wardroom.kernel import WardroomError, game
from wardroom.offline.services import OfflineServices
from wardroom.protocol import (
    AboutServer,
    CampaignFile,
    ChallengeGiving,
    ChallengeTaking,
    DailyOpening,
    Me,
    NewName,
    NewTable,
    Note,
    PlayOn,
    Ready,
    RecordText,
    Rematch,
    SeatChangeWish,
    Sharing,
    Sit,
    StandIn,
    TableTexts,
    TableWish,
    encode,
)
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.features.endings.ladder import ladder_card
from wardroom.server.features.lessons.lesson_table import lesson_called, lesson_card, readable_in
from wardroom.server.features.puzzles.service import puzzle_called, puzzle_card
from wardroom.server.features.records.service import look_at
from wardroom.server.logger import get_logger
from wardroom.server.tables import past
from wardroom.server.tables.chapter_access import chapter_access_of
from wardroom.server.tables.chapter_texts import texts_at
from wardroom.server.tables.seats import may_enter
from wardroom.server.tables.sharing import may_look, share
from wardroom.server.tables.summaries import game_cards
from wardroom.server.typed_text import LONGEST_NAME, cleaned

JSON: Final = "application/json"
LONGEST_SEARCH: Final = 100
_OK: Final = 200

T = TypeVar("T")
_log = get_logger(__name__)


class Request(NamedTuple):
    """What the page asks for."""

    method: str
    path: str
    """Without `/api`."""
    query: Mapping[str, str]
    body: str | None
    invite: str | None


class File(NamedTuple):
    """An answer that is no JSON."""

    kind: str
    body: bytes


class Asked(NamedTuple):
    """A request at the service that answers it, with what is named in its path."""

    services: OfflineServices
    person: str
    named: Mapping[str, str]
    request: Request

    def data(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.request.body or "{}", type=kind)

    @property
    def id(self) -> str:
        return self.named["id"]


Answering = Callable[[Asked], Awaitable[Any]]
_ANSWERS: Final[list[tuple[str, re.Pattern[str], Answering]]] = []


def _answers(method: str, path: str) -> Callable[[Answering], Answering]:
    """The function answers requests of this method to this path; `{}` is a name in it."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def add(answering: Answering) -> Answering:
        _ANSWERS.append((method, pattern, answering))
        return answering

    return add


async def answer(services: OfflineServices, request: Request) -> tuple[int, str, bytes]:
    """The status of the answer, what kind of text or file it is, and the answer."""
    try:
        found = await _answer(services, request)
    except (msgspec.DecodeError, ValueError) as error:
        return _refused(ApiError("malformed", f"The request cannot be understood: {error}"))
    except WardroomError as error:
        return _refused(api_error_of(error))
    except Exception:
        _log.exception("request failed", path=request.path)
        return _refused(ApiError("broken"))
    if isinstance(found, File):
        return _OK, *found
    return (_OK, JSON, b"" if found is None else encode(found))


async def _answer(services: OfflineServices, request: Request) -> Any:
    for method, pattern, answering in _ANSWERS:
        if method == request.method:
            found = pattern.fullmatch(request.path)
            if found is not None:
                named = found.groupdict()
                return await answering(Asked(services, services.me, named, request))
    raise ApiError("needs-server")


def _refused(refusal: ApiError) -> tuple[int, str, bytes]:
    return refusal.status, JSON, encode(refusal.problem())


@_answers("GET", "/health")
async def _health(_: Asked) -> dict[str, str]:
    return {"status": "well", "version": __version__}


@_answers("GET", "/about/{language}")
async def _about(_: Asked) -> AboutServer:
    return AboutServer("", "", None, None, __version__)


@_answers("POST", "/me")
async def _me(asked: Asked) -> Me:
    me = asked.services.store.people.me
    return Me(me.id, me.name)


@_answers("PATCH", "/me")
async def _rename(asked: Asked) -> Me:
    name = cleaned(asked.data(NewName).name)
    if not name or len(name) > LONGEST_NAME:
        raise ApiError("bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
    await asked.services.store.people.rename(asked.person, name)
    await asked.services.hub.renamed(asked.person)
    return Me(asked.person, name)


@_answers("GET", "/games")
async def _games(_: Asked) -> Any:
    return game_cards()


@_answers("GET", "/tables")
async def _lobby(asked: Asked) -> Any:
    return await asked.services.lobby.look(asked.person)


@_answers("POST", "/tables")
async def _open_table(asked: Asked) -> Any:
    live = await asked.services.seats.open(asked.person, asked.data(NewTable))
    return live.card(asked.person)


@_answers("GET", "/tables/{id}")
async def _show_table(asked: Asked) -> Any:
    live = await asked.services.hub.current(asked.id)
    may_enter(live.row, asked.person, asked.request.invite)
    return live.card(asked.person)


@_answers("PATCH", "/tables/{id}")
async def _change_table(asked: Asked) -> Any:
    wish = asked.data(TableWish)
    live = await asked.services.lobby_settings.change_table(asked.person, asked.id, wish)
    return live.card(asked.person)


@_answers("PATCH", "/tables/{id}/seats/{seat}")
async def _change_seat(asked: Asked) -> Any:
    seat, wish = int(asked.named["seat"]), asked.data(SeatChangeWish)
    live = await asked.services.lobby_settings.change_seat(asked.person, asked.id, seat, wish)
    return live.card(asked.person)


@_answers("POST", "/tables/{id}/ready")
async def _ready(asked: Asked) -> Any:
    wish = asked.data(Ready)
    return (await asked.services.lobby_settings.ready(asked.person, asked.id, wish)).card(
        asked.person
    )


@_answers("POST", "/tables/{id}/sit")
async def _sit(asked: Asked) -> Any:
    wish, invite = asked.data(Sit), asked.request.invite
    return (await asked.services.seats.sit(asked.person, asked.id, wish, invite)).card(asked.person)


@_answers("POST", "/tables/{id}/leave")
async def _leave(asked: Asked) -> None:
    await asked.services.seats.leave(asked.person, asked.id)


@_answers("POST", "/tables/{id}/begin")
async def _begin(asked: Asked) -> Any:
    return (await asked.services.seats.begin(asked.person, asked.id)).card(asked.person)


@_answers("POST", "/tables/{id}/seats/{seat}/stand-in")
async def _stand_in(asked: Asked) -> Any:
    seat, wish = int(asked.named["seat"]), asked.data(StandIn)
    live = await asked.services.seats.stand_in(asked.person, asked.id, seat, wish)
    return live.card(asked.person)


@_answers("POST", "/tables/{id}/rematch")
async def _rematch(asked: Asked) -> Any:
    live = await asked.services.seats.rematch(asked.person, asked.id, asked.data(Rematch))
    return live.card(asked.person)


@_answers("GET", "/tables/{id}/at/{ply}")
async def _position_at(asked: Asked) -> Any:
    live = await asked.services.hub.current(asked.id)
    may_enter(live.row, asked.person, asked.request.invite)
    return await past.position_at(live, int(asked.named["ply"]), asked.person)


@_answers("GET", "/tables/{id}/chat")
async def _older_chat(asked: Asked) -> Any:
    live = await asked.services.hub.current(asked.id)
    before = int(asked.request.query["before"])
    return await asked.services.table_talk.older(live, asked.person, before)


@_answers("GET", "/tables/{id}/texts/{language}")
async def _table_texts(asked: Asked) -> TableTexts:
    live = await asked.services.hub.current(asked.id)
    return TableTexts(await texts_at(live, asked.person, asked.named["language"]))


@_answers("GET", "/tables/{id}/record")
async def _record(asked: Asked) -> File:
    """Also of a game that goes on: it names the seed, but nobody else plays it."""
    live = await asked.services.hub.current(asked.id)
    async with live.lock:
        await live.ensure_loaded()
        if not live.begun:
            raise ApiError("not-begun")
        played = live.session.record(live.row)
    return File("text/plain", played.text().encode())


@_answers("PATCH", "/tables/{id}/sharing")
async def _share(asked: Asked) -> Any:
    live = await share(asked.services.seats, asked.person, asked.id, asked.data(Sharing))
    return live.card(asked.person)


@_answers("GET", "/tables/{id}/note")
async def _note(asked: Asked) -> Note:
    return await asked.services.notes.read(asked.person, asked.id)


@_answers("PUT", "/tables/{id}/note")
async def _write_note(asked: Asked) -> None:
    await asked.services.notes.write(asked.person, asked.id, asked.data(Note))


@_answers("GET", "/me/tables")
async def _my_tables(asked: Asked) -> Any:
    query = asked.request.query
    before = query.get("before")
    text = query.get("search", "")[:LONGEST_SEARCH]
    moment = None if before is None else float(before)
    return await asked.services.lobby.search(asked.person, text, moment)


@_answers("GET", "/me/games")
async def _my_games(asked: Asked) -> Any:
    return await asked.services.own_games.all(asked.person)


@_answers("GET", "/me/games/csv")
async def _my_games_as_csv(asked: Asked) -> File:
    return File("text/csv", (await asked.services.own_games.as_csv(asked.person)).encode())


@_answers("GET", "/me/games/records")
async def _my_records(asked: Asked) -> File:
    return File("application/zip", await asked.services.own_games.as_records(asked.person))


@_answers("DELETE", "/me/games/{id}")
async def _delete_my_game(asked: Asked) -> None:
    await asked.services.own_games.delete(asked.person, asked.id)


@_answers("GET", "/campaigns")
async def _my_campaigns(asked: Asked) -> Any:
    return await asked.services.campaigns.mine(asked.person)


@_answers("GET", "/campaigns/{id}")
async def _show_campaign(asked: Asked) -> Any:
    return await asked.services.campaigns.show(asked.id, asked.person)


@_answers("POST", "/campaigns")
async def _bring_campaign(asked: Asked) -> Any:
    return await asked.services.campaigns.bring(asked.person, asked.data(CampaignFile))


@_answers("POST", "/campaigns/{id}/leave")
async def _leave_campaign(asked: Asked) -> None:
    await asked.services.campaigns.leave(asked.id, asked.person)


@_answers("GET", "/lessons/{game}/{name}")
async def _show_lesson(asked: Asked) -> Any:
    return lesson_card(lesson_called(asked.named["game"], asked.named["name"]))


@_answers("GET", "/lessons/{game}/{name}/texts/{language}")
async def _lesson_texts(asked: Asked) -> TableTexts:
    game, name = asked.named["game"], asked.named["name"]
    readable = readable_in(game, lesson_called(game, name).name)
    secrets = chapter_access_of(game)
    return TableTexts([] if secrets is None else secrets.texts(readable, asked.named["language"]))


@_answers("POST", "/games/{game}/first-game")
async def _open_first_game(asked: Asked) -> Any:
    live = await asked.services.first_games.open(asked.person, asked.named["game"])
    return live.card(asked.person)


@_answers("GET", "/me/first-times/{game}")
async def _my_first_times(asked: Asked) -> Any:
    return await asked.services.first_games.told(asked.person, asked.named["game"])


@_answers("POST", "/me/first-times/{game}/{name}")
async def _tell_first_time(asked: Asked) -> Any:
    named = asked.named
    return await asked.services.first_games.tell(asked.person, named["game"], named["name"])


@_answers("DELETE", "/me/first-times")
async def _explain_again(asked: Asked) -> None:
    await asked.services.first_games.forget(asked.person)


@_answers("GET", "/puzzles/{game}")
async def _list_puzzles(asked: Asked) -> Any:
    return await asked.services.puzzles.look(asked.named["game"], asked.person)


@_answers("GET", "/puzzles/{game}/{name}")
async def _show_puzzle(asked: Asked) -> Any:
    return puzzle_card(puzzle_called(asked.named["game"], asked.named["name"]))


@_answers("POST", "/records")
async def _look(asked: Asked) -> Any:
    return await asyncio.to_thread(look_at, asked.data(RecordText))


@_answers("POST", "/records/debrief")
async def _debrief_of_record(asked: Asked) -> Any:
    debriefs, record = asked.services.debriefs, asked.data(RecordText).record
    return debriefs.known(record) or await debriefs.of_file(asked.person, record)


@_answers("GET", "/tables/{id}/debrief")
async def _debrief(asked: Asked) -> Any:
    live = await asked.services.hub.current(asked.id)
    may_look(live.row, asked.person, asked.request.invite)
    return await asked.services.debriefs.of(live, asked.person)


@_answers("GET", "/tables/{id}/highlights")
async def _highlights(asked: Asked) -> Any:
    live = await asked.services.hub.current(asked.id)
    may_look(live.row, asked.person, asked.request.invite)
    return await asked.services.endings.of(live, asked.person)


@_answers("GET", "/games/{name}/ladder")
async def _ladder(asked: Asked) -> Any:
    return ladder_card(game(asked.named["name"]))


@_answers("GET", "/daily")
async def _daily_deals(asked: Asked) -> Any:
    return await asked.services.daily.deals(asked.person)


@_answers("POST", "/daily/{game}")
async def _open_daily(asked: Asked) -> Any:
    wish = asked.data(DailyOpening)
    live = await asked.services.daily.begin(asked.person, asked.named["game"], wish)
    return live.card(asked.person)


@_answers("GET", "/daily/{game}/{day}")
async def _daily_results(asked: Asked) -> Any:
    return await asked.services.daily.results(asked.person, asked.named["game"], asked.named["day"])


@_answers("POST", "/challenges")
async def _give_challenge(asked: Asked) -> Any:
    wish, invite = asked.data(ChallengeGiving), asked.request.invite
    return await asked.services.challenges.give(asked.person, wish, invite)


@_answers("GET", "/challenges/{id}")
async def _look_at_challenge(asked: Asked) -> Any:
    return await asked.services.challenges.show(asked.person, asked.id)


@_answers("POST", "/challenges/{id}/tables")
async def _take_challenge(asked: Asked) -> Any:
    wish = asked.data(ChallengeTaking)
    return (await asked.services.challenges.take(asked.person, asked.id, wish)).card(asked.person)


@_answers("POST", "/what-ifs")
async def _play_on(asked: Asked) -> Any:
    wish, what_ifs = asked.data(PlayOn), asked.services.what_ifs
    if wish.table is not None and wish.record is None:
        live = await what_ifs.from_table(asked.person, wish.table, wish, asked.request.invite)
    elif wish.record is not None and wish.table is None:
        live = await what_ifs.from_record(asked.person, wish.record, wish)
    else:
        raise ApiError("malformed", "One plays on from a table or from a record.")
    return live.card(asked.person)
