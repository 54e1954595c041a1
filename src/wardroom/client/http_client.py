"""A person at one server, over HTTP."""

import asyncio
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Self, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec.json import decode, encode

from wardroom.client.errors import Denied, Unreachable, denial
from wardroom.client.table_client import PATIENCE, Listener, TableClient
from wardroom.protocol import (
    CampaignCard,
    ChatLine,
    GameCard,
    Lobby,
    Me,
    Moment,
    NewName,
    NewTable,
    Pace,
    PersonalLink,
    Ready,
    Rematch,
    Report,
    SeatChangeWish,
    SeatWish,
    Sit,
    StandIn,
    TableCard,
    TableTexts,
    TableWish,
)

T = TypeVar("T")


class HttpClient:
    """A person at one server."""

    def __init__(self, url: str, cookie: str = "") -> None:
        """`cookie` is that of an earlier visit, to be the same person again."""
        address = urlsplit(url)
        if address.scheme not in ("http", "https") or not address.hostname:
            raise Unreachable(f"{url!r} is no address such as http://localhost:8000.")
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.me = Me("", "")
        self._host = address.hostname
        self._port = address.port
        self._secure = address.scheme == "https"
        self._folder = address.path.rstrip("/")

    @classmethod
    async def guest(cls, url: str, name: str = "", cookie: str = "") -> Self:
        """Sign in under this name, as a new guest unless there is a cookie."""
        person = cls(url, cookie)
        person.me = await person.ask("POST", "/api/me", Me, {})
        if name and person.me.name != name:
            await person.rename(name)
        return person

    async def rename(self, name: str) -> Me:
        self.me = await self.ask("PATCH", "/api/me", Me, NewName(name))
        return self.me

    async def personal_link(self) -> str:
        """The secret with which another device becomes this person."""
        return (await self.ask("POST", "/api/me/link", PersonalLink)).token

    async def come(self, token: str) -> Me:
        """Become the person whose personal link this is."""
        self.me = await self.ask("POST", "/api/me/come", Me, PersonalLink(token))
        return self.me

    async def sign_out_others(self) -> Me:
        """Sign out all other devices; the personal link is a new one from now on."""
        self.me = await self.ask("POST", "/api/me/sign-out-others", Me)
        return self.me

    async def games(self) -> list[GameCard]:
        return await self.ask("GET", "/api/games", list[GameCard])

    async def lobby(self) -> Lobby:
        return await self.ask("GET", "/api/tables", Lobby)

    async def open_table(
        self,
        game: str,
        seats: Sequence[str],
        options: Mapping[str, str] | None = None,
        public: bool = False,
        campaign: str | None = None,
        pace: Pace = "live",
        name: str = "",
        waits: bool = False,
    ) -> TableCard:
        """Open a table, or go on with a campaign. A seat is "me", "open" or "colleague:KIND"."""
        wishes = [_wish(seat) for seat in seats]
        options = dict(options or {})
        new = NewTable(game, wishes, options, public, campaign, pace, name, waits)
        return await self.ask("POST", "/api/tables", TableCard, new)

    async def campaigns(self) -> list[CampaignCard]:
        """The campaigns this person belongs to, the last played first."""
        return await self.ask("GET", "/api/campaigns", list[CampaignCard])

    async def campaign(self, campaign: str) -> CampaignCard:
        return await self.ask("GET", f"/api/campaigns/{campaign}", CampaignCard)

    async def leave_campaign(self, campaign: str) -> None:
        await self.fetch("POST", f"/api/campaigns/{campaign}/leave", b"{}")

    async def table(self, table: str, invite: str | None = None) -> TableCard:
        return await self.ask("GET", _place(table), TableCard, invite=invite)

    async def sit(
        self, table: str, seat: int | None = None, invite: str | None = None
    ) -> TableCard:
        """Take an open seat, any one unless it is named."""
        return await self.ask("POST", _place(table, "sit"), TableCard, Sit(invite, seat))

    async def change_table(self, table: str, wish: TableWish) -> TableCard:
        """Change a table that this person has opened."""
        return await self.ask("PATCH", _place(table), TableCard, wish)

    async def change_seat(self, table: str, seat: int, wish: SeatChangeWish) -> TableCard:
        return await self.ask("PATCH", _place(table, "seats", str(seat)), TableCard, wish)

    async def ready(self, table: str, ready: bool = True) -> TableCard:
        """Say whether the game may begin."""
        return await self.ask("POST", _place(table, "ready"), TableCard, Ready(ready))

    async def my_tables(self, search: str = "", before: float | None = None) -> list[TableCard]:
        """Some of this person's tables, those that moved last first."""
        asked = {"search": search} | ({} if before is None else {"before": str(before)})
        return await self.ask("GET", f"/api/me/tables?{urlencode(asked)}", list[TableCard])

    async def older_chat(self, table: str, before: int) -> list[ChatLine]:
        """What was said before a line."""
        place = f"{_place(table, 'chat')}?{urlencode({'before': before})}"
        return await self.ask("GET", place, list[ChatLine])

    async def report(
        self,
        table: str,
        text: str,
        *,
        line: int | None = None,
        seat: int | None = None,
        invite: str | None = None,
    ) -> None:
        """Report a line of chat, or the person in a seat, to those who run the server."""
        wish = encode(Report(text, line, seat))
        await self.fetch("POST", _place(table, "reports"), wish, invite)

    async def leave(self, table: str) -> None:
        await self.fetch("POST", _place(table, "leave"), b"{}")

    async def begin(self, table: str) -> TableCard:
        """Begin with colleagues in the seats that are still open."""
        return await self.ask("POST", _place(table, "begin"), TableCard)

    async def stand_in(self, table: str, seat: int, colleague: str | None) -> TableCard:
        """Let a colleague act for a seat; None gives it back to its person."""
        path = _place(table, "seats", str(seat), "stand-in")
        return await self.ask("POST", path, TableCard, StandIn(colleague))

    async def rematch(
        self, table: str, same_deal: bool = False, chapter: str | None = None
    ) -> TableCard:
        """Play again with the same people, or the next chapter of their campaign."""
        wish = Rematch(same_deal, chapter)
        return await self.ask("POST", _place(table, "rematch"), TableCard, wish)

    async def at(self, table: str, ply: int, invite: str | None = None) -> Moment:
        """What this person knew after so many moves, and how the last of them led there."""
        return await self.ask("GET", _place(table, "at", str(ply)), Moment, invite=invite)

    async def texts(self, table: str, language: str, invite: str | None = None) -> list[str]:
        """The chapters of the game as far as this person may read them there."""
        path = _place(table, "texts", language)
        return (await self.ask("GET", path, TableTexts, invite=invite)).texts

    async def record(self, table: str, invite: str | None = None) -> str:
        """The record of a game that is over."""
        return (await self.fetch("GET", _place(table, "record"), invite=invite)).decode()

    def join(
        self,
        table: str,
        invite: str | None = None,
        listener: Listener | None = None,
        patience: float = PATIENCE,
    ) -> TableClient:
        """A live place at the table, to be used with `async with`."""
        return TableClient(self.socket_url(table), self.headers(), invite, listener, patience)

    async def ask(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: object = None,
        invite: str | None = None,
    ) -> T:
        """A request with a JSON body, and its answer; Denied when it is refused."""
        said = encode(body) if body is not None else b"{}" if method == "POST" else None
        got = await self.fetch(method, path, said, invite)
        try:
            return decode(got, type=answer)
        except msgspec.DecodeError as error:
            raise Unreachable(f"{method} {path} was answered by something else: {error}") from error

    async def fetch(
        self, method: str, path: str, body: bytes | None = None, invite: str | None = None
    ) -> bytes:
        """The bytes of an answer; Denied when the request is refused."""
        return await asyncio.to_thread(self._fetch, method, path, body, invite)

    def _fetch(self, method: str, path: str, body: bytes | None, invite: str | None) -> bytes:
        kind = HTTPSConnection if self._secure else HTTPConnection
        line = kind(self._host, self._port, timeout=PATIENCE)
        headers = self.headers(invite)
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            line.request(method, self._folder + path, body, headers)
            answer = line.getresponse()
            got = answer.read()
            given = answer.headers.get_all("set-cookie") or []
        except (OSError, HTTPException) as error:
            raise Unreachable(f"{self.url} does not answer: {error}") from error
        finally:
            line.close()
        if answer.status >= 400:
            raise denial(answer.status, got)
        for cookie in given:
            for name, crumb in SimpleCookie(cookie).items():
                self.cookie = f"{name}={crumb.value}"
        return got

    def headers(self, invite: str | None = None) -> dict[str, str]:
        """The headers of every request of this person."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        if invite is not None:
            headers["x-invite"] = invite
        return headers

    @property
    def address(self) -> tuple[str, int]:
        """The host and port of the server."""
        return self._host, self._port or (443 if self._secure else 80)

    def socket_url(self, table: str) -> str:
        return "ws" + self.url.removeprefix("http") + _place(table, "play")


def _wish(seat: str) -> SeatWish:
    kind, _, colleague = seat.partition(":")
    if kind == "me" and not colleague:
        return SeatWish("me")
    if kind == "open" and not colleague:
        return SeatWish("open")
    if kind == "colleague":
        return SeatWish("colleague", colleague or None)
    raise Denied("seat", f"A seat is me, open or colleague:KIND, not {seat!r}.")


def _place(table: str, *parts: str) -> str:
    return "/".join(("/api/tables", table, *parts))
