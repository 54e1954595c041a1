"""Tells people of their turns, once each, whichever process does it."""

import asyncio
import random
import time
from typing import Final
from urllib.parse import quote, urlsplit

import structlog
from itsdangerous import BadData, URLSafeTimedSerializer

from wardroom.protocol import (
    Holiday,
    NoticeSettings,
    NoticeWishes,
    PushSubscription,
    Webhook,
    WebhookCard,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.notices.askings import MailAskings
from wardroom.server.features.notices.lanes import Lanes
from wardroom.server.features.notices.mail import Mailer, mail_address
from wardroom.server.features.notices.outgoing import Outgoing, Unsent
from wardroom.server.features.notices.quiet_hours import DAY, is_quiet, is_time_zone
from wardroom.server.features.notices.store import (
    CHAT,
    MAIL,
    PUSH,
    AwaitedPlayer,
    Delivery,
    NoticeStore,
    Wishes,
    subscription_id,
)
from wardroom.server.features.notices.web_push import PushKey, check_keys, encrypted
from wardroom.server.features.notices.words import NoticeWords, confirmation
from wardroom.server.settings import Settings
from wardroom.server.store import Store, TableRow
from wardroom.server.tables.summaries import seats_of
from wardroom.server.tables.turns import Turn, turns_in
from wardroom.words import LANGUAGES

PAUSES: Final = (120.0, 600.0, 3600.0, 7200.0)
"""Seconds until a delivery that failed is tried again; after the last of them it is given up. The
first is longer than any attempt lasts, so that no other process takes it for failed meanwhile."""
LONGEST_LOOK: Final = 10.0
SEEN_AFTER: Final = 1 / 6
"""Somebody who was there for this part of the usual delay since the turn began has seen it ..."""
REMINDED_AFTER: Final = 60.0
"""... and is told only after so many times the delay."""
LONGEST_HOLIDAY: Final = 366 * 86400.0
CONFIRM_WITHIN: Final = 7 * 86400
KEPT_FOR: Final = 86400
"""Seconds for which a push service keeps a message for a browser that is off."""

_log = structlog.get_logger(__name__)


class Notices:
    """Keeps how people want to be told, and tells them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._notices = NoticeStore(store.database)
        self._askings = MailAskings(store.database, "", settings.limits)
        self._out = Outgoing(settings.private_targets)
        self._mailer = Mailer(settings.mail, settings.mail_from, settings.address)
        self._key = PushKey(settings.push_key) if settings.push_key else None
        self._links = URLSafeTimedSerializer("", "mail")
        self._lanes = Lanes(self._deliver)
        self._task: asyncio.Task[None] | None = None
        self._inviting: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        key = await self._store.people.key()
        self._links = URLSafeTimedSerializer(key, "mail")
        self._askings = MailAskings(self._store.database, key, self._settings.limits)
        if self._key is None:
            self._key = PushKey(await self._notices.push_key(PushKey.fresh().private))
        self._task = asyncio.create_task(self._look_again_and_again(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for task in self._inviting:
            task.cancel()
        await asyncio.gather(*self._inviting, return_exceptions=True)
        await self._lanes.close()
        await self._out.close()

    @property
    def push_key(self) -> PushKey:
        assert self._key is not None
        return self._key

    # ----------------------------------------------------------------------------------------------
    # Wishes

    async def settings_of(self, person: str) -> NoticeSettings:
        kept = (await self._notices.wishes([person])).get(person)
        wishes = None
        if kept is not None:
            wishes = NoticeWishes(kept.language, kept.time_zone, kept.quiet_from, kept.quiet_until)
        return NoticeSettings(
            self.push_key.public,
            self._mailer.on,
            wishes,
            len(await self._notices.subscriptions(person)),
            None if kept is None else kept.address,
            kept is not None and kept.confirmed,
            await self._store.people.holiday(person),
        )

    async def set_holiday(self, person: str, holiday: Holiday | None) -> None:
        """Somebody is away for some days, or back."""
        now = time.time()
        if holiday is None:
            holiday = Holiday(now)
        elif not now < holiday.until < now + LONGEST_HOLIDAY:
            raise ApiError("malformed", "A holiday ends within a year from now.")
        await self._store.people.set_holiday(person, holiday)

    async def wish(self, person: str, wishes: NoticeWishes) -> None:
        """Choose a language and quiet hours."""
        _must_be_known(wishes.language)
        if not is_time_zone(wishes.time_zone):
            raise ApiError("malformed", "There is no such time zone.")
        hours = wishes.quiet_from, wishes.quiet_until
        if any(minute is not None and not 0 <= minute < DAY for minute in hours):
            raise ApiError("malformed", "A day has 1440 minutes.")
        await self._notices.wish(person, wishes)

    async def subscribe(self, person: str, subscription: PushSubscription) -> None:
        """A browser of this person takes Web Push."""
        self._out.check(subscription.endpoint)
        check_keys(subscription.p256dh, subscription.auth)
        await self._notices.subscribe(person, subscription)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        await self._notices.unsubscribe(person, subscription_id(endpoint))

    async def sign_out(self, person: str) -> None:
        """No other device hears of this person's turns any more."""
        await self._notices.unsubscribe(person)

    async def ask_address(self, person: str, typed: str, client: str) -> None:
        """Ask at a mail address whether it may be used; `client` is where the person comes from."""
        if not self._mailer.on:
            raise ApiError("no-mail")
        address = mail_address(typed)
        wishes = (await self._notices.wishes([person])).get(person)
        if wishes is None:
            raise ApiError("malformed", "Choose a language first: PUT /api/me/notices.")
        if not await self._askings.may_ask(address, person, client):
            raise ApiError("too-fast")
        await self._notices.set_address(person, address)
        site = self._settings.address
        letter = confirmation(wishes.language, site, self._link("confirm", person, address))
        try:
            await self._mailer.send(address, *letter, "")
        except Unsent as error:
            _log.warning("mail not sent", error=str(error))
            if error.final:
                raise ApiError("bad-address", "The mail server cannot send to it.") from error
            raise ApiError("no-mail", "The mail could not be sent.") from error

    async def drop_address(self, person: str) -> None:
        await self._notices.set_address(person, None)

    async def confirm(self, token: str) -> None:
        """Somebody has followed the link of a mail."""
        person, address = self._read(token)
        if not await self._notices.confirm_address(person, address):
            raise ApiError("old-link")

    async def stop_mail(self, token: str) -> None:
        """Somebody wants no more mail at an address."""
        await self._notices.drop_address(*self._read(token, ever=True))

    async def webhook(self, table: str) -> WebhookCard:
        kept = await self._notices.webhook(table)
        return WebhookCard(None if kept is None else urlsplit(kept[0]).hostname)

    async def set_webhook(self, table: str, wish: Webhook) -> None:
        """Let a group's chat be told of the turns at a table, or no more."""
        _must_be_known(wish.language)
        if wish.address is not None:
            self._out.check(wish.address)
            if not self._settings.address:
                raise ApiError("bad-address", "This server does not know its own address.")
        await self._notices.set_webhook(table, wish.address, wish.language)

    def _link(self, page: str, person: str, address: str) -> str:
        token = self._links.dumps([person, address])
        return f"{self._settings.address}/#/mail/{page}/{token}"

    def _read(self, token: str, ever: bool = False) -> tuple[str, str]:
        try:
            person, address = self._links.loads(token, None if ever else CONFIRM_WITHIN)
        except (BadData, ValueError, TypeError) as error:
            raise ApiError("old-link") from error
        return person, address

    # ----------------------------------------------------------------------------------------------
    # Invitations

    def invite(self, person: str, row: TableRow, giver: str) -> None:
        """Tell somebody of an invitation, at once or never: it would be old tomorrow."""
        task = asyncio.create_task(self._invite(person, row, giver), name="invitation")
        self._inviting.add(task)
        task.add_done_callback(self._inviting.discard)

    async def _invite(self, person: str, row: TableRow, giver: str) -> None:
        wish = (await self._notices.wishes([person])).get(person)
        if _is_quiet(wish) or await self._store.people.holiday(person) is not None:
            return
        words = NoticeWords(row, {}, LANGUAGES[0] if wish is None else wish.language)
        try:
            for to in (await self._notices.subscriptions(person)).values():
                await self._push_to(to, row.id, words.invited(giver))
            if self._mailer.on and wish is not None and wish.confirmed and wish.address:
                stop = self._link("stop", person, wish.address)
                link = f"{self._settings.address}/table/{quote(row.id)}#invite={row.invite}"
                letter = words.invitation(giver, link, stop)
                post = f"{self._settings.address}/api/mail/stop?token={stop.rpartition('/')[2]}"
                await self._mailer.send(wish.address, *letter, "", post)
        except Unsent as error:
            _log.info("invitation not sent", error=str(error))

    # ----------------------------------------------------------------------------------------------
    # Telling

    async def _look_again_and_again(self) -> None:
        usual = min(LONGEST_LOOK, max(0.2, self._settings.notice_after / 6))
        while True:
            await asyncio.sleep(usual * (0.75 + random.random() / 2))
            try:
                await self.look()
            except Exception as error:
                _log.warning("notices failed", error=repr(error))

    async def look(self) -> None:
        """Decide who is to be told now, and set going what is to be delivered."""
        by_person: dict[tuple[str, str], list[AwaitedPlayer]] = {}
        for waited in await self._notices.waited():
            by_person.setdefault((waited.table, waited.person), []).append(waited)
        due = [
            (seats[0], turn)
            for seats in by_person.values()
            if (turn := self._due_turn(seats)) is not None
        ]
        wishes = await self._notices.wishes({waited.person for waited, _ in due}) if due else {}
        for waited, turn in due:
            wish = wishes.get(waited.person)
            if _is_quiet(wish):
                continue
            channels = await self._channels(waited, wish)
            if channels and await self._notices.decide(waited, turn, channels):
                _log.info("notice decided", table=waited.table, turn=turn, channels=len(channels))
        self._lanes.start(await self._notices.due())

    async def delivered(self) -> None:
        """Wait until nothing is on its way from this process any more."""
        await asyncio.gather(*self._inviting)
        await self._lanes.empty()

    def _due_turn(self, seats: list[AwaitedPlayer]) -> int | None:
        """The turn that somebody is to be told of, if it is time to."""
        first = seats[0]
        turns = turns_in(first.turns)
        waiting = [turns[waited.seat] for waited in seats if waited.seat in turns]
        if not waiting:
            return None
        turn = max(waiting)
        if first.told is not None and (first.turn == turn.step or first.told >= first.here_until):
            return None
        return turn.step if time.time() >= self._due_at(first, turn) else None

    def _due_at(self, waited: AwaitedPlayer, turn: Turn) -> float:
        after = self._settings.notice_after
        if waited.here_until - turn.began > after * SEEN_AFTER:
            return waited.here_until + after * REMINDED_AFTER
        return max(waited.here_until, turn.began) + after

    async def _channels(self, waited: AwaitedPlayer, wish: Wishes | None) -> list[tuple[str, str]]:
        found = [(PUSH, id) for id in await self._notices.subscriptions(waited.person)]
        if self._mailer.on and wish is not None and wish.confirmed:
            found.append((MAIL, ""))
        if self._settings.address and await self._notices.webhook(waited.table) is not None:
            found.append((CHAT, ""))
        return found

    async def _deliver(self, delivery: Delivery) -> bool:
        """One attempt; what fails is due again later, a bounded number of times. False if whatever
        else goes the same way had better wait too.
        """
        wish = (await self._notices.wishes([delivery.person])).get(delivery.person)
        now = time.time()
        if _is_quiet(wish) or await self._store.people.holiday(delivery.person) is not None:
            await self._notices.take(delivery, now + PAUSES[1], attempt=False)
            return True
        last = delivery.attempts >= len(PAUSES)
        pause = PAUSES[-1] if last else PAUSES[delivery.attempts]
        if not await self._notices.take(delivery, now + pause):
            return True
        sent = False
        try:
            if await self._notices.is_wanted(delivery):
                row = await self._store.tables.find(delivery.table)
                if row is None or delivery.turn not in _turns_of(row, delivery.person):
                    await self._notices.lapsed(delivery)
                    return True
                await self._send(delivery, wish, row)
                sent = True
        except Unsent as error:
            _log.info("notice not sent", channel=delivery.channel, error=str(error))
            if error.gone and delivery.channel == PUSH:
                await self._notices.unsubscribe(delivery.person, delivery.target)
            if not (error.final or last):
                return False
        await self._notices.done(delivery, sent)
        return True

    async def _send(self, delivery: Delivery, wish: Wishes | None, row: TableRow) -> None:
        people = {chair.person for chair in row.chairs if chair.person is not None}
        names = await self._store.people.names(people)
        language = LANGUAGES[0] if wish is None else wish.language
        link = f"{self._settings.address}/table/{quote(delivery.table)}"
        if delivery.channel == CHAT:
            kept = await self._notices.webhook(delivery.table)
            if kept is not None:
                line = NoticeWords(row, names, kept[1]).chat(delivery.person, link)
                await self._out.post(kept[0], line, {"content-type": "application/json"})
            return
        words = NoticeWords(row, names, language)
        if delivery.channel == PUSH:
            await self._push(delivery, words.push(delivery.person))
        elif wish is not None and wish.address is not None and wish.confirmed:
            stop = self._link("stop", delivery.person, wish.address)
            letter = words.mail(delivery.person, link, stop)
            token = stop.rpartition("/")[2]
            post = f"{self._settings.address}/api/mail/stop?token={token}"
            await self._mailer.send(wish.address, *letter, delivery.id, post)

    async def _push(self, delivery: Delivery, text: bytes) -> None:
        subscriptions = await self._notices.subscriptions(delivery.person)
        to = subscriptions.get(delivery.target)
        if to is not None:
            await self._push_to(to, delivery.table, text)

    async def _push_to(self, to: PushSubscription, table: str, text: bytes) -> None:
        headers = {
            "authorization": self.push_key.authorization(to.endpoint, self._contact()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "normal",
            # A newer notice takes the place of one that was not fetched yet.
            "topic": table,
        }
        await self._out.post(to.endpoint, encrypted(text, to.p256dh, to.auth), headers)

    def _contact(self) -> str:
        """The contact for push services."""
        site = self._settings.address
        return site if site.startswith("https://") else ""


def check(settings: Settings) -> None:
    """WardroomError if what was set up for notices makes no sense."""
    Mailer(settings.mail, settings.mail_from, settings.address)
    if settings.push_key:
        PushKey(settings.push_key)


def _turns_of(row: TableRow, person: str) -> set[int]:
    """The turns of a person at a table that are not over."""
    turns = turns_in(row.summary.turns)
    return {turns[seat].step for seat in seats_of(row, person) if seat in turns}


def _is_quiet(wish: Wishes | None) -> bool:
    return wish is not None and is_quiet(
        time.time(), wish.time_zone, wish.quiet_from, wish.quiet_until
    )


def _must_be_known(language: str) -> None:
    if language not in LANGUAGES:
        raise ApiError("unknown-language")
