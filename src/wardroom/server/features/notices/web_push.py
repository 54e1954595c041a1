"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The push service in between is a stranger. It learns that there is a message and for which browser,
and nothing else.
"""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from wardroom.kernel import WardroomError

CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_LAST_RECORD: Final = b"\x02"
_VALID_FOR: Final = 12 * 3600
_KEY_BYTES: Final = 32
_AUTH_BYTES: Final = 16


class MalformedKey(WardroomError):
    """A key that is none."""


class PushKey:
    """The key with which a server proves to push services that it is the same as before."""

    def __init__(self, private: str) -> None:
        self.private = private
        try:
            self._key = ec.derive_private_key(int.from_bytes(decoded(private, _KEY_BYTES)), CURVE)
        except ValueError as error:
            raise MalformedKey(
                "The key for Web Push is none; `wardroom push-keys` makes one."
            ) from error
        self.public = encoded(_point(self._key.public_key()))

    @staticmethod
    def fresh() -> "PushKey":
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return PushKey(encoded(number.to_bytes(_KEY_BYTES)))

    def authorization(self, endpoint: str, contact: str) -> str:
        """The header that says who sends, for the push service of an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _VALID_FOR,
        }
        if contact:
            claims["sub"] = contact
        head = _json({"typ": "JWT", "alg": "ES256"}) + "." + _json(claims)
        signature = self._key.sign(head.encode(), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(part.to_bytes(_KEY_BYTES) for part in decode_dss_signature(signature))
        return f"vapid t={head}.{encoded(numbers)}, k={self.public}"


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    ours: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body that only the browser with these keys can read; salt and key are new each time."""
    salt = salt or os.urandom(16)
    ours = ours or ec.generate_private_key(CURVE)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    public = _point(ours.public_key())
    info = b"WebPush: info\0" + _point(theirs) + public
    secret = _derived(ours.exchange(ec.ECDH(), theirs), decoded(auth, _AUTH_BYTES), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4) + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def check_keys(p256dh: str, auth: str) -> None:
    """MalformedKey unless these could be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        decoded(auth, _AUTH_BYTES)
    except ValueError as error:
        raise MalformedKey("The keys of the subscription are none.") from error


def encoded(value: bytes) -> str:
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str, length: int | None = None) -> bytes:
    """ValueError if it is not that many bytes."""
    value = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if length is not None and len(value) != length:
        raise ValueError(f"{len(value)} bytes instead of {length}")
    return value


def _json(value: object) -> str:
    return encoded(json.dumps(value, separators=(",", ":")).encode())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
