"""What HTTP carries about notices: how somebody wants to be told of a turn."""

from msgspec import Struct


class NoticeWishes(Struct, frozen=True):
    """The language in which you are notified of your turns, and when not."""

    language: str
    time_zone: str
    """As the IANA names it: `Europe/Warsaw`."""
    quiet_from: int | None = None
    """The minute of the day from which nothing is sent; null for no quiet hours."""
    quiet_until: int | None = None
    """The minute of the day at which what has waited is sent; may be the next morning."""


class Holiday(Struct, frozen=True):
    """You are away for some days: you get no notices, and your tables do not run out of
    patience.
    """

    until: float
    """In seconds since 1970; at most a year from now."""
    stand_in: bool = False
    """Those you play with may let a colleague play for you meanwhile, without waiting."""


class NoticeSettings(Struct, frozen=True):
    """How you are notified of your turns, and how this server could notify you."""

    push_key: str
    """The server's key for Web Push (`applicationServerKey`)."""
    mails: bool
    """Whether this server sends mail."""
    wishes: NoticeWishes | None
    """Null until something was chosen."""
    devices: int
    """Browsers that take Web Push for you."""
    address: str | None
    """Your mail address."""
    confirmed: bool
    """Someone has followed the link in the mail that was sent there."""
    holiday: Holiday | None = None
    """Null unless you are away."""


class PushSubscription(Struct, frozen=True):
    """A browser that takes Web Push, as `PushSubscription.toJSON()` tells it."""

    endpoint: str
    p256dh: str
    auth: str


class PushEndpoint(Struct, frozen=True):
    """A browser that takes Web Push no more."""

    endpoint: str


class MailAddress(Struct, frozen=True):
    """Where you would like to get mail; a link is sent there first."""

    address: str


class MailLink(Struct, frozen=True):
    """What is behind the link of a mail."""

    token: str


class Webhook(Struct, frozen=True):
    """The chat of a group that is to be told of every turn at a table; null for none."""

    address: str | None
    language: str = "en"


class WebhookCard(Struct, frozen=True):
    """Whether a group's chat is told of the turns at a table; the address itself is a secret."""

    host: str | None


class PersonalNotices(Struct, frozen=True):
    """What is kept to notify you of your turns."""

    wishes: NoticeWishes | None
    address: str | None
    confirmed: bool
    endpoints: list[str]
    """The browsers that take Web Push for you."""
    holiday: Holiday | None = None
    """The last one you announced."""
