"""What WebAuthn calls ceremonies: creating a passkey, and signing in with one.

The library is loaded when somebody does so for the first time: it takes a second, and most visitors
never need it. It works in a thread, for signatures take a while.
"""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Any, Final, NamedTuple

import msgspec

from wardroom.protocol import NewPasskey, PasskeyAssertion
from wardroom.server.errors import ApiError
from wardroom.server.features.accounts.relying_party import RelyingParty

ALGORITHMS: Final = (-8, -7, -257)
"""EdDSA, ES256 and RS256."""
_LONGEST: Final = 32 * 1024


class Created(NamedTuple):
    """A passkey that was verified."""

    credential: str
    public_key: str
    uses: int
    synced: bool


class _ClientData(msgspec.Struct):
    challenge: str


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says it has answered; whether it has is seen later."""
    try:
        return msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge
    except msgspec.DecodeError as error:
        raise ApiError("bad-passkey") from error


async def created(new: NewPasskey, challenge: str, party: RelyingParty) -> Created:
    """The passkey that answers this challenge; ApiError if it does not."""
    credential = {
        "id": new.id,
        "rawId": new.id,
        "type": "public-key",
        "response": {
            "clientDataJSON": _checked(new.client_data),
            "attestationObject": _checked(new.attestation),
        },
    }
    return await asyncio.to_thread(_created, credential, challenge, party)


def _created(credential: dict[str, Any], challenge: str, party: RelyingParty) -> Created:
    from webauthn import verify_registration_response
    from webauthn.helpers.cose import COSEAlgorithmIdentifier

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception as error:  # whatever is wrong with bytes that anybody can send
        raise ApiError("bad-passkey") from error
    return Created(
        base64url(found.credential_id),
        base64url(found.credential_public_key),
        found.sign_count,
        found.credential_backed_up,
    )


async def asserted(
    assertion: PasskeyAssertion, challenge: str, party: RelyingParty, public_key: str
) -> int:
    """How often the passkey has been used, as its authenticator counts; ApiError if it is not the
    one with this key.
    """
    credential = {
        "id": assertion.id,
        "rawId": assertion.id,
        "type": "public-key",
        "response": {
            "clientDataJSON": _checked(assertion.client_data),
            "authenticatorData": _checked(assertion.authenticator_data),
            "signature": _checked(assertion.signature),
        },
    }
    return await asyncio.to_thread(_asserted, credential, challenge, party, public_key)


def _asserted(
    credential: dict[str, Any], challenge: str, party: RelyingParty, public_key: str
) -> int:
    from webauthn import verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=_bytes(public_key),
            # The caller compares the counter, and has an error of its own for it.
            credential_current_sign_count=0,
            require_user_verification=True,
        )
    except Exception as error:  # whatever is wrong with bytes that anybody can send
        raise ApiError("bad-passkey") from error
    return found.new_sign_count


def _checked(text: str) -> str:
    if len(text) > _LONGEST:
        raise ApiError("bad-passkey")
    return text


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(_checked(text) + "=" * (-len(text) % 4))
    except (NotBase64, ValueError) as error:
        raise ApiError("bad-passkey") from error


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
