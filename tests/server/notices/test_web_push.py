"""What is sent to a browser: RFC 8291 (encryption) and RFC 8292 (who sends)."""

import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notices.receiving import Browser, claims_of, plain, spelt
from wardroom.server.features.notices.web_push import MalformedKey, PushKey, check_keys, encrypted

# The example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    sender = ec.derive_private_key(int.from_bytes(plain(SENDER)), ec.SECP256R1())
    reader = Browser(plain(READER), plain(AUTH))
    body = encrypted(TEXT, spelt(reader.public), AUTH, salt=plain(SALT), ours=sender)
    assert spelt(body) == BODY
    assert reader.read(body) == TEXT


def test_only_the_browser_it_was_made_for_can_read_it() -> None:
    mine, other = Browser(), Browser()
    to = mine.subscription("https://push.example/1")
    body = encrypted(b"Twoja kolej", to.p256dh, to.auth)
    assert mine.read(body).decode() == "Twoja kolej"
    assert encrypted(b"x", to.p256dh, to.auth) != encrypted(b"x", to.p256dh, to.auth)
    with pytest.raises(InvalidTag):
        other.read(body)


def test_a_server_signs_for_one_push_service_and_for_some_hours() -> None:
    key = PushKey.fresh()
    header = key.authorization("https://push.example:8443/send/abc", "https://example.org")
    claims, public = claims_of(header)
    assert public == key.public
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", "https://example.org")
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert PushKey(key.private).public == key.public


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAA", AUTH), (BODY, AUTH), ("", ""), ("é", "é")])
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(MalformedKey):
        check_keys(p256dh, auth)
    with pytest.raises(MalformedKey):
        PushKey(p256dh)
