"""Who somebody is: a guest with a name, a signed cookie, and a link for other devices."""

import unicodedata
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from wardroom.server.problems import Trouble
from wardroom.server.protocol import Me, PersonalLink
from wardroom.server.store import Store

COOKIE: Final = "wardroom"
COOKIE_DAYS: Final = 400
LONGEST_NAME: Final = 24
_NAMELESS: Final = ""
"""A guest has no name until one is chosen; whoever shows it has a word for that."""
_LONGEST_TOKEN: Final = 200


class Doorkeeper:
    """Knows people by their cookies."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cookies = URLSafeSerializer("", "cookie")
        self._links = URLSafeSerializer("", "link")

    async def open(self) -> None:
        key = await self._store.people.key()
        self._cookies = URLSafeSerializer(key, "cookie")
        self._links = URLSafeSerializer(key, "link")

    def who(self, cookie: str | None) -> str | None:
        """The id of the person with this cookie; nobody if it is none of ours."""
        return _unsigned(self._cookies, cookie)

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
            raise Trouble("bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
        await self._store.people.rename(person, clean)
        return Me(person, clean)

    def cookie(self, person: str) -> str:
        return str(self._cookies.dumps(person))

    def link(self, person: str) -> PersonalLink:
        return PersonalLink(str(self._links.dumps(person)))

    async def come(self, link: PersonalLink) -> Me:
        """The person of a personal link."""
        me = await self.me(_unsigned(self._links, link.token))
        if me is None:
            raise Trouble("bad-link")
        return me


def cleaned(text: str) -> str:
    """Text of a person in one line, without anything that cannot be seen."""
    normal = unicodedata.normalize("NFC", text)
    seen = "".join(char if char.isprintable() else " " for char in normal)
    return " ".join(seen.split())


def _unsigned(signer: URLSafeSerializer, token: str | None) -> str | None:
    if not token or len(token) > _LONGEST_TOKEN:
        return None
    try:
        person = signer.loads(token)
    except BadData:
        return None
    return person if isinstance(person, str) else None
