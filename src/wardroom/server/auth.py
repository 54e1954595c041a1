"""Who somebody is: a guest with a name, a signed cookie, and a link for other devices."""

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer

from wardroom.protocol import Me, PersonalLink
from wardroom.server.errors import ApiError
from wardroom.server.store import Standing, Store
from wardroom.server.typed_text import LONGEST_NAME, cleaned

COOKIE: Final = "wardroom"
COOKIE_DAYS: Final = 400
_NAMELESS: Final = ""
"""A guest has no name until one is chosen; anyone who shows it has a word for that."""
_LONGEST_TOKEN: Final = 200
_REMEMBERED: Final = 30.0
"""Seconds for which the standing of a person is not read again."""
_MOST_REMEMBERED: Final = 20_000
_NOBODY: Final = Standing(0, banned=False)


class Token(NamedTuple):
    """What a cookie or a link says, once its signature has been found good."""

    person: str
    generation: int
    issued: float | None


class Auth:
    """Knows people by their cookies.

    Cookies and links carry a generation. Signing out other devices raises that of the person, and
    all that were given before are void.
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
        token = _unsigned(self._cookies, cookie)
        if token is None or _is_old(token):
            return None
        standing = await self._standing(token.person)
        if standing is None or token.generation != standing.generation:
            return None
        if standing.banned:
            raise ApiError("banned")
        return token.person

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

    async def cookie(self, person: str) -> str:
        """A cookie as of now; each visit gets a fresh one, so that only unused ones grow old."""
        token = person, await self._generation(person), int(time.time())
        return str(self._cookies.dumps(token))

    async def link(self, person: str) -> PersonalLink:
        token = person, await self._generation(person)
        return PersonalLink(str(self._links.dumps(token)))

    async def come(self, link: PersonalLink) -> Me:
        """The person of a personal link."""
        token = _unsigned(self._links, link.token)
        if token is not None and (await self._standing(token.person) or _NOBODY).banned:
            raise ApiError("banned")
        if token is None or token.generation != await self._generation(token.person):
            raise ApiError("bad-link")
        me = await self.me(token.person)
        if me is None:
            raise ApiError("bad-link")
        return me

    async def sign_out(self, person: str) -> None:
        """All cookies and links of a person are void from now on."""
        await self._store.people.raise_generation(person)
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
    return None


def _is_old(token: Token) -> bool:
    return token.issued is not None and time.time() - token.issued > COOKIE_DAYS * 86400
