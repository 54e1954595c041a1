"""An authenticator in software: what a browser and a security key do together."""

import json
import secrets
import struct
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from wardroom.protocol import NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest

USER_PRESENT, USER_VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
BACKUP_POSSIBLE, BACKED_UP = 0x08, 0x10
ES256 = -7


class Authenticator:
    """Has one passkey, and counts how often it is used."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = ""
        self.uses = 0
        self.verifies = True

    def create(self, asked: PasskeyCreation) -> NewPasskey:
        """`navigator.credentials.create()`."""
        assert ES256 in asked.algorithms
        self.user = asked.user
        point = self.key.public_key().public_numbers()
        key = cbor2.dumps(
            {1: 2, 3: ES256, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        )
        kept = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        attestation = {
            "fmt": "none",
            "attStmt": {},
            "authData": self._data(asked.rp, HAS_KEY | BACKUP_POSSIBLE | BACKED_UP) + kept,
        }
        client_data = self._client_data("webauthn.create", asked.challenge)
        return NewPasskey(text(self.id), text(client_data), text(cbor2.dumps(attestation)))

    def sign(self, asked: PasskeyRequest) -> PasskeyAssertion:
        """`navigator.credentials.get()`."""
        self.uses += 1
        data = self._data(asked.rp, BACKUP_POSSIBLE | BACKED_UP)
        client_data = self._client_data("webauthn.get", asked.challenge)
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return PasskeyAssertion(
            text(self.id), text(client_data), text(data), text(signature), self.user
        )

    def _data(self, rp: str, flags: int) -> bytes:
        flags |= USER_PRESENT | (USER_VERIFIED if self.verifies else 0)
        return sha256(rp.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told: dict[str, Any] = {
            "type": kind,
            "challenge": challenge,
            "origin": self.origin,
            "crossOrigin": False,
        }
        return json.dumps(told).encode()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
