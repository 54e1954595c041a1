"""Who somebody is: a guest with a name, a signed cookie for each device, and a link for others."""

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from wardroom.protocol import Me, PersonalLink
from wardroom.server.errors import ApiError
from wardroom.server.store import Standing, Store
from wardroom.server.typed_text import LONGEST_NAME, cleaned
from wardroom.server.user_agent import Browser

COOKIE: Final = "wardroom"
COOKIE_DAYS: Final = 400
_NAMELESS: Final = ""
"""A guest has no name until one is chosen; anyone who shows it has a word for that."""
_LONGEST_TOKEN: Final = 200
_REMEMBERED: Final = 30.0
"""Seconds for which the standing of a person is not read again."""
_MOST_REMEMBERED: Final = 20_000
_SEEN_EVERY: Final = 3600.0
"""Seconds after which it is noted again that a device was here."""


class Token(NamedTuple):
    """What a cookie or a link says, once its signature has been found good."""

    person: str
    generation: int
    issued: float | None
    device: str = ""
    """Empty in links, and in cookies from before devices were listed."""


class Auth:
    """Knows people by their cookies.

    Cookies and links carry a generation. Signing out other devices raises that of the person, and
    all that were given before are void. A cookie also names its device, and is void once the person
    has signed that out.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cookies = URLSafeSerializer("", "cookie")
        self._links = URLSafeSerializer("", "link")
        self._standings: OrderedDict[str, tuple[Standing, float]] = OrderedDict()

    async def open(self) -> None:
        key = await self._store.people.key()
        self._cookies = URLSafeSerializer(key, "cookie")
        self._links = URLSafeSerializer(key, "link")

    async def who(self, cookie: str | None) -> str | None:
        """The id of the person with this cookie; nobody if it is void, or none of ours."""
        token = await self._good(cookie)
        return None if token is None else token.person

    async def device(self, cookie: str | None, person: str) -> str:
        """The device of this cookie, if it is one of the person; empty if not."""
        token = await self._good(cookie)
        return token.device if token is not None and token.person == person else ""

    async def _good(self, cookie: str | None) -> Token | None:
        token = _unsigned(self._cookies, cookie)
        if token is None or _is_old(token):
            return None
        standing = await self._standing(token.person)
        if standing is not None and _is_unknown(token, standing):
            # It may have been signed in by another process, since this one looked.
            self.forget(token.person)
            standing = await self._standing(token.person)
        if (
            standing is None
            or token.generation != standing.generation
            or _is_unknown(token, standing)
        ):
            return None
        if standing.banned:
            raise ApiError("banned")
        return token

    async def me(self, person: str | None) -> Me | None:
        """The person, if there is one of that id."""
        if person is None:
            return None
        name = await self._store.people.name(person)
        return None if name is None else Me(person, name)

    async def guest(self) -> Me:
        """A new person."""
        return Me(await self._store.people.add(_NAMELESS), _NAMELESS)

    async def rename(self, person: str, name: str) -> Me:
        clean = cleaned(name)
        if not clean or len(clean) > LONGEST_NAME:
            raise ApiError("bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
        await self._store.people.rename(person, clean)
        return Me(person, clean)

    async def signed_in(self, person: str, cookie: str | None, browser: Browser) -> str:
        """A cookie as of now for the device with this one; each visit gets a fresh one, so that
        only unused ones grow old. A device that was someone else's until now is signed out there.
        """
        device = await self.device(cookie, person)
        if device == "":
            await self._leave(cookie)
            device = await self._store.devices.add(person, browser)
            self.forget(person)
        standing = await self._standing(person)
        if standing is not None and time.time() - standing.devices.get(device, 0) > _SEEN_EVERY:
            await self._store.devices.see(device, browser)
            self.forget(person)
        token = person, await self._generation(person), int(time.time()), device
        return str(self._cookies.dumps(token))

    async def _leave(self, cookie: str | None) -> None:
        """A device is about to forget this cookie."""
        token = _unsigned(self._cookies, cookie)
        if token is not None and token.device:
            await self._store.devices.remove(token.person, token.device)
            self.forget(token.person)

    async def link(self, person: str) -> PersonalLink:
        token = person, await self._generation(person)
        return PersonalLink(str(self._links.dumps(token)))

    async def come(self, link: PersonalLink) -> Me:
        """The person of a personal link."""
        token = _unsigned(self._links, link.token)
        if token is None:
            raise ApiError("bad-link")
        me = await self.returning(token.person)
        if me is None or token.generation != await self._generation(token.person):
            raise ApiError("bad-link")
        return me

    async def returning(self, person: str) -> Me | None:
        """Somebody who has shown who they are; None if they are gone."""
        standing = await self._standing(person)
        if standing is not None and standing.banned:
            raise ApiError("banned")
        return await self.me(person)

    async def sign_out(self, person: str) -> None:
        """All cookies and links of a person are void from now on, and all devices signed out."""
        await self._store.people.raise_generation(person)
        self.forget(person)

    async def sign_out_device(self, person: str, device: str) -> None:
        """The cookies of one device are void from now on."""
        if not await self._store.devices.remove(person, device):
            raise ApiError("unknown-device")
        self.forget(person)

    def forget(self, person: str) -> None:
        """Another process has signed the person out."""
        self._standings.pop(person, None)

    async def _generation(self, person: str) -> int | None:
        """The generation of cookies that is good; None if there is no such person."""
        standing = await self._standing(person)
        return None if standing is None else standing.generation

    async def _standing(self, person: str) -> Standing | None:
        known = self._standings.get(person)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        standing = await self._store.people.standing(person)
        if standing is not None:
            self._standings[person] = standing, time.monotonic() + _REMEMBERED
            if len(self._standings) > _MOST_REMEMBERED:
                self._standings.popitem(last=False)
        return standing


def _unsigned(signer: URLSafeSerializer, token: str | None) -> Token | None:
    if not token or len(token) > _LONGEST_TOKEN:
        return None
    try:
        said = signer.loads(token)
    except BadData:
        return None
    match said:
        case str(person):  # as they were before there were generations
            return Token(person, 0, None)
        case [str(person), int(generation)]:
            return Token(person, generation, None)
        case [str(person), int(generation), int(issued)]:
            return Token(person, generation, issued)
        case [str(person), int(generation), int(issued), str(device)]:
            return Token(person, generation, issued, device)
    return None


def _is_unknown(token: Token, standing: Standing) -> bool:
    """Has the device of this cookie been signed out, or was it signed in elsewhere just now?"""
    return token.device != "" and token.device not in standing.devices


def _is_old(token: Token) -> bool:
    return token.issued is not None and time.time() - token.issued > COOKIE_DAYS * 86400
