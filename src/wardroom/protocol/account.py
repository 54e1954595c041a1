"""What HTTP carries about the way back: devices, passkeys, and signing in with them or by mail."""

from msgspec import Struct


class DeviceCard(Struct, frozen=True):
    """A device on which you are signed in."""

    id: str
    browser: str
    """Such as `Firefox`; empty if it is none that the server knows."""
    system: str
    """Such as `Android`; empty like the browser."""
    made: float
    """Since when you have been signed in there, in seconds since 1970."""
    seen: float
    """When it was last here, to the hour."""
    here: bool = False
    """Whether it is the one that asks."""


class PasskeyCard(Struct, frozen=True):
    """A passkey with which you can sign in."""

    id: str
    browser: str
    """What it was created with, as in DeviceCard."""
    system: str
    synced: bool
    """Whether your other devices have it too, by way of the service that keeps it."""
    made: float
    used: float | None
    """When you last signed in with it; null if you have not yet."""


class AccountCard(Struct, frozen=True):
    """Your ways back to being yourself, and where you are signed in."""

    passkeys: list[PasskeyCard]
    devices: list[DeviceCard]
    """The last seen first."""
    passkeys_at: str | None
    """The address whose pages can create and use passkeys; null if this server has none for it."""
    mails: bool
    """Whether this server can send a link for signing in to a confirmed mail address."""
    mail: str | None
    """Your confirmed mail address, if you have one."""


class PasskeyCreation(Struct, frozen=True):
    """What `navigator.credentials.create()` needs. Bytes are written in base64url everywhere."""

    challenge: str
    rp: str
    """The id of the relying party: the host name to which the passkey will belong."""
    user: str
    """The handle by which you are known to your passkeys."""
    name: str
    """What the passkey is called in lists: your name, or the host if you have none yet."""
    known: list[str]
    """Your passkeys' credentials; an authenticator that has one of them creates no other."""
    algorithms: list[int]
    """Numbers of COSE that the server can verify, the best first."""


class NewPasskey(Struct, frozen=True):
    """What `navigator.credentials.create()` returned, with attestation `none`."""

    id: str
    client_data: str
    attestation: str
    """The `attestationObject`."""


class PasskeyRequest(Struct, frozen=True):
    """What `navigator.credentials.get()` needs: any passkey for this host will do."""

    challenge: str
    rp: str


class PasskeyAssertion(Struct, frozen=True):
    """What `navigator.credentials.get()` returned."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user: str | None = None
    """The `userHandle`."""
