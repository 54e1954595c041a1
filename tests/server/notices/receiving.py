"""Where notices arrive in tests: browsers with a push service, a mail server, a group's chat."""

import asyncio
import json
import re
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wardroom.protocol import PushSubscription


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def spelt(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


class Browser:
    """The keys of a browser, and how it reads what was encrypted for it (RFC 8291, section 3.4)."""

    def __init__(self, private: bytes | None = None, auth: bytes = b"sixteen bytes ok") -> None:
        curve = ec.SECP256R1()
        self._key = (
            ec.generate_private_key(curve)
            if private is None
            else ec.derive_private_key(int.from_bytes(private), curve)
        )
        self._auth = auth

    @property
    def public(self) -> bytes:
        return point(self._key.public_key())

    def subscription(self, endpoint: str) -> PushSubscription:
        return PushSubscription(endpoint, spelt(self.public), spelt(self._auth))

    def read(self, body: bytes) -> bytes:
        salt, rest = body[:16], body[16:]
        size, length = int.from_bytes(rest[:4]), rest[4]
        sender, secret = rest[5 : 5 + length], rest[5 + length :]
        assert len(secret) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        material = derived(shared, self._auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, secret, None)
        assert text.endswith(b"\x02"), "the last record ends with a delimiter of its own"
        return text[:-1]


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header whose signature is good, and the key it names (RFC 8292)."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert found is not None
    head, claims, signature, key = found.groups()
    numbers = plain(signature)
    assert len(numbers) == 64
    both = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(plain(head))["alg"] == "ES256"
    return json.loads(plain(claims)), key


class Posts:
    """A server that takes whatever is posted: a push service, or the chat of a group."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        taken = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                taken.got.append((self.path, headers, body))
                self.send_response(taken.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    def __enter__(self) -> "Posts":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Trickle:
    """A server that answers one byte at a time and never comes to an end.

    It has threads of its own: of a connection that a loop has accepted and not yet begun to answer,
    the loop knows nothing at the end of a test, and it would be reported in another one.
    """

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.hung_up = asyncio.Event()
        self._closing = threading.Event()
        trickle = self

        class Handler(BaseRequestHandler):
            def handle(self) -> None:
                trickle._answer(self.request)

        self._server = ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))

    async def __aenter__(self) -> "Trickle":
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._closing.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def _answer(self, line: socket.socket) -> None:
        self._loop.call_soon_threadsafe(self.asked.set)
        line.settimeout(0.05)
        with suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\n")
            number = 0
            while not self._closing.is_set() and not self._gone(line):
                line.sendall(b"x-%d: still here\r\n" % number)
                number += 1
        self._loop.call_soon_threadsafe(self.hung_up.set)

    def _gone(self, line: socket.socket) -> bool:
        """Has the other side hung up within a moment?"""
        with suppress(TimeoutError):
            while line.recv(4096):
                pass
            return True
        return False


class _Box:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(  # noqa: N802 - the name of the library
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"


@contextmanager
def post_office(port: int, all_letters: bool = True) -> Iterator[list[EmailMessage]]:
    """A real mail server, and the letters it has taken; it may know only ASCII (no SMTPUTF8)."""
    box = _Box()
    controller = Controller(box, hostname="127.0.0.1", port=port, enable_SMTPUTF8=all_letters)
    controller.start()
    try:
        yield box.letters
    finally:
        controller.stop()
