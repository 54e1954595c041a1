"""Mail, by way of an SMTP server that the operator has named."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from wardroom.kernel import WardroomError
from wardroom.server.errors import ApiError
from wardroom.server.features.notices.outgoing import Unsent

_PATIENCE: Final = 20.0
_LONGEST: Final = 254
_ADDRESS: Final = re.compile(r"[^\s@<>(),;:\\\"\[\]]{1,64}@[^\s@<>(),;:\\\"\[\]]+\.[^\s@.]{2,}")
_HERE: Final = ("localhost", "127.0.0.1", "::1")


class Mailer:
    """Sends mail; without a server it can do nothing."""

    def __init__(self, server: str, sender: str, site: str) -> None:
        """`site` is where people reach this server; without it a mail could lead nowhere."""
        parts = urlsplit(server)
        if server and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
            raise WardroomError("WARDROOM_MAIL must be like smtp://USER:PASSWORD@HOST:587.")
        self.on = bool(server and site)
        self._parts = parts
        self._domain = urlsplit(site).hostname or "localhost"
        self._sender = sender or f"Wardroom <wardroom@{self._domain}>"

    async def send(self, to: str, subject: str, text: str, name: str, stop: str = "") -> None:
        """Send a letter; Unsent if the server does not take it.

        The same name makes the same Message-ID: sent twice, it is seen once.
        """
        letter = EmailMessage()
        letter["From"] = self._sender
        letter["To"] = _on_the_wire(to)
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = f"<{name}@{self._domain}>" if name else make_msgid(domain="wardroom")
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        await asyncio.to_thread(self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> None:
        try:
            with self._connection() as server:
                if self._parts.username:
                    server.login(unquote(self._parts.username), unquote(self._parts.password or ""))
                server.send_message(letter)
        except smtplib.SMTPNotSupportedError as error:
            raise Unsent("letters beyond ASCII", final=True) from error
        except smtplib.SMTPRecipientsRefused as error:
            final = all(code >= 500 for code, _ in error.recipients.values())
            raise Unsent("recipient refused", final=final) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Unsent(type(error).__name__) from error

    def _connection(self) -> smtplib.SMTP:
        host, port = self._parts.hostname or "", self._parts.port
        secure = ssl.create_default_context()
        if self._parts.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port or 465, timeout=_PATIENCE, context=secure)
        server = smtplib.SMTP(host, port or 587, timeout=_PATIENCE)
        server.ehlo()
        # Passwords and addresses travel encrypted, but for a server on this very machine.
        if host not in _HERE or server.has_extn("starttls"):
            server.starttls(context=secure)
        return server


def mail_address(typed: str) -> str:
    """The address as it is kept; ApiError if it is none."""
    address = typed.strip()
    if (
        len(address) > _LONGEST
        or not _ADDRESS.fullmatch(address)
        or parseaddr(address)[1] != address
        or not _on_the_wire(address).rpartition("@")[2].isascii()
    ):
        raise ApiError("bad-address", "This is no mail address.")
    return address


def _on_the_wire(address: str) -> str:
    """The address with its domain as every mail server writes it: `exämple.org` in ASCII. What
    stands before the @ only some servers take with other letters (SMTPUTF8).
    """
    name, _, domain = address.rpartition("@")
    try:
        return f"{name}@{domain.encode('idna').decode()}"
    except UnicodeError:
        return address
