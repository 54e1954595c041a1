"""A way back: passkeys, devices, and links by mail."""

import asyncio
from typing import Final

import structlog

from wardroom.protocol import (
    AccountCard,
    Me,
    NewPasskey,
    PasskeyAssertion,
    PasskeyCreation,
    PasskeyRequest,
)
from wardroom.server.auth import Auth
from wardroom.server.errors import ApiError
from wardroom.server.features.accounts.ceremonies import (
    ALGORITHMS,
    asserted,
    base64url,
    challenge_in,
    created,
)
from wardroom.server.features.accounts.letters import sign_in_letter
from wardroom.server.features.accounts.relying_party import RelyingParty
from wardroom.server.features.accounts.store import (
    LONGEST,
    MOST_PASSKEYS,
    AccountStore,
    Mailbox,
    Passkey,
    digest,
)
from wardroom.server.features.notices.askings import MailAskings
from wardroom.server.features.notices.mail import Mailer, mail_address
from wardroom.server.features.notices.outgoing import Unsent
from wardroom.server.rate_limit import TokenBuckets
from wardroom.server.settings import Settings
from wardroom.server.store import Store
from wardroom.server.user_agent import Browser

ANSWER_WITHIN: Final = 300.0
"""Seconds for which a challenge is good."""
LINK_WITHIN: Final = LONGEST
SIGN_INS: Final = (1 / 6, 20)
"""Attempts to sign in a second from one address, and so many at once."""
MOST_LINKS: Final = 3
"""In one mail, to an address that several people have confirmed."""

_log = structlog.get_logger(__name__)


class Accounts:
    """Lets people come back as who they were."""

    def __init__(self, settings: Settings, store: Store, auth: Auth) -> None:
        self._settings = settings
        self._store = store
        self._auth = auth
        self._accounts = AccountStore(store.database)
        self._mailer = Mailer(settings.mail, settings.mail_from, settings.address)
        self._askings = MailAskings(store.database, "", settings.limits)
        self._allowances = TokenBuckets(*SIGN_INS)
        self._letters: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        key = await self._store.people.key()
        self._askings = MailAskings(self._store.database, key, self._settings.limits)

    async def close(self) -> None:
        await asyncio.gather(*self._letters, return_exceptions=True)

    def spend(self, client: str) -> bool:
        """One attempt to sign in; False if there were too many from there of late."""
        return not self._settings.limits or self._allowances.of(client).spend()

    async def card(self, person: str, device: str, party: RelyingParty | None) -> AccountCard:
        return AccountCard(
            await self._accounts.passkeys(person),
            await self._store.devices.of(person, device),
            None if party is None else party.origin,
            self._mailer.on,
            await self._accounts.mailbox_of(person),
        )

    # ----------------------------------------------------------------------------------------------
    # Passkeys

    async def creation(self, person: str, party: RelyingParty) -> PasskeyCreation:
        """What a browser needs to create a passkey for a person."""
        known = await self._accounts.credentials(person)
        if len(known) >= MOST_PASSKEYS:
            raise ApiError("too-many-passkeys")
        me = await self._auth.me(person)
        return PasskeyCreation(
            await self._accounts.token("create", person),
            party.id,
            base64url(person.encode()),
            (me.name if me else "") or party.id,
            known,
            list(ALGORITHMS),
        )

    async def add(
        self, person: str, new: NewPasskey, party: RelyingParty, browser: Browser
    ) -> None:
        """Keep a passkey that was created with a challenge for this person."""
        challenge = challenge_in(new.client_data)
        if await self._accounts.take(challenge, "create", ANSWER_WITHIN) != (person,):
            raise ApiError("bad-passkey")
        made = await created(new, challenge, party)
        passkey = Passkey(
            digest(made.credential),
            made.credential,
            person,
            made.public_key,
            made.uses,
            made.synced,
        )
        if not await self._accounts.add(passkey, browser):
            raise ApiError("too-many-passkeys")

    async def remove(self, person: str, passkey: str) -> None:
        if not await self._accounts.remove(person, passkey):
            raise ApiError("unknown-passkey")

    async def request(self, viewer: str | None, party: RelyingParty) -> PasskeyRequest:
        """What a browser needs to use a passkey. The challenge is for the person this device
        belongs to now, so that nobody can have someone else's browser answer it.
        """
        return PasskeyRequest(await self._accounts.token("passkey", viewer), party.id)

    async def enter(
        self, viewer: str | None, assertion: PasskeyAssertion, party: RelyingParty
    ) -> Me:
        """The person whose passkey has answered a challenge."""
        challenge = challenge_in(assertion.client_data)
        if await self._accounts.take(challenge, "passkey", ANSWER_WITHIN) != (viewer,):
            raise ApiError("bad-passkey")
        passkey = await self._accounts.find(assertion.id)
        if passkey is None:
            raise ApiError("unknown-passkey")
        if assertion.user not in (None, base64url(passkey.person.encode())):
            raise ApiError("bad-passkey")
        uses = await asserted(assertion, challenge, party, passkey.public_key)
        if (uses or passkey.uses) and uses <= passkey.uses:
            _log.warning("passkey counted backwards", passkey=passkey.id)
            raise ApiError("copied-passkey")
        me = await self._auth.returning(passkey.person)
        if me is None or not await self._accounts.use(passkey, uses):
            raise ApiError("bad-passkey")
        return me

    # ----------------------------------------------------------------------------------------------
    # Mail

    async def send_link(self, typed: str, client: str) -> None:
        """Send a link to an address if somebody has confirmed it. Nobody learns whether: the answer
        is the same, and as quick.
        """
        if not self._mailer.on:
            raise ApiError("no-mail")
        address = mail_address(typed)
        if not await self._askings.may_ask(address, None, client):
            raise ApiError("too-fast")
        sending = asyncio.create_task(self._write_to(address))
        self._letters.add(sending)
        sending.add_done_callback(self._letters.discard)

    async def _write_to(self, address: str) -> None:
        found = await self._accounts.mailboxes(address, MOST_LINKS)
        if not found:
            return
        links = [(each.name, await self._link(each)) for each in found]
        letter = sign_in_letter(found[0].language, self._settings.address, links)
        try:
            await self._mailer.send(found[0].address, *letter, "")
        except Unsent as error:
            _log.warning("mail not sent", error=str(error))

    async def _link(self, mailbox: Mailbox) -> str:
        token = await self._accounts.token("mail", mailbox.person)
        return f"{self._settings.address}/#/enter/{token}"

    async def follow(self, token: str) -> Me:
        """The person who was sent this link, which is void from now on."""
        match await self._accounts.take(token, "mail", LINK_WITHIN):
            case (str(person),):
                me = await self._auth.returning(person)
                if me is not None:
                    return me
        raise ApiError("old-link")
