"""Nonsense of every kind, by a seed: messages and requests that a server must survive."""

import json
import random
import string
from typing import Any, Final, NamedTuple

from msgspec.json import encode

from tools.trial import rawsocket

ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 99, 2**31, 2**53, -(2**63), 2**64, 1e308, 0.5),
    *("", " ", "0", "null", "drive chicago", "ż" * 300, "\u0000", "\u202e", "a" * 5000),
    *([], [[]], [1, 2], {}, {"type": "play"}, {"id": {}}),
)
ODD_TEXTS: Final = (
    *(b"", b" ", b"null", b"true", b"0", b"[]", b"{}", b'""', b"{", b"}", b"[", b'"', b"nul"),
    *(b"NaN", b"[NaN]", b"-Infinity", b"1e999", b'{"type":}', b'{"type":"play"', b"{'type':1}"),
    *(b'{"type":"play","type":"hello"}', b'{"type":"\\ud800"}', b'\xff\xfe{"type":"ping"}'),
    *(b"\xef\xbb\xbf{}", b"\xc3\x28", b"\x00", b"[" * 5000, b'{"a":' * 2000, b"9" * 5000),
    *(b"<xml/>", b"GET / HTTP/1.1\r\n\r\n", b"'; DROP TABLE moves; --", b"${jndi:ldap://x}"),
)

LARGE: Final = 0.005
"""The share of messages and requests that are far too large."""


class Message(NamedTuple):
    """One thing to send over a socket: a frame, perhaps an impossible one."""

    name: str
    payload: bytes
    kind: int = rawsocket.TEXT
    first: int = 0x80
    masked: bool = True


class Request(NamedTuple):
    """One HTTP request, as the bytes that go out."""

    name: str
    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Nonsense:
    """A stream of nonsense about one table; equal seeds, equal nonsense."""

    def __init__(self, seed: int, table: str, others: str, cookie: str) -> None:
        """`others` is a private table of other people, `cookie` that of the sender."""
        self._random = random.Random(seed)
        self._table = table
        self._others = others
        self._cookie = cookie
        self._nonces = ["again"]

    def message(self, step: int) -> Message:
        """Something for the socket of a table that is at this step."""
        if self._random.random() < LARGE:
            return self._large(step)
        made: Message = getattr(self, "_" + self._random.choice(_MESSAGES))(step)
        return made

    def request(self) -> Request:
        """Something for the HTTP interface."""
        if self._random.random() < LARGE:
            return self._large_body()
        made: Request = getattr(self, "_" + self._random.choice(_REQUESTS))()
        return made

    # Messages

    def _good(self, step: int) -> dict[str, Any]:
        """A message of the right shape."""
        chance = self._random
        nonce = chance.choice(self._nonces) if chance.random() < 0.2 else self._nonce()
        return chance.choice(
            [
                {"type": "hello", "step": step},
                {"type": "play", "seat": 0, "step": step, "action": "pass", "nonce": nonce},
                {"type": "take-back", "step": step, "nonce": nonce},
                {"type": "say", "text": "hm", "nonce": nonce},
                {"type": "ask-back", "step": step, "nonce": nonce},
                {"type": "answer", "step": step, "yes": True, "nonce": nonce},
                {"type": "read", "number": 10**9},
                {"type": "point", "thing": "city:paris", "to": "spot:1,2", "call": "wait"},
                {"type": "hint-wanted", "seat": 0, "step": step},
                {"type": "why-not", "seat": 0, "actions": ["pass"], "nonce": nonce},
                {"type": "ping", "sent": 1.5},
            ]
        )

    def _nonce(self) -> str:
        nonce = f"{self._random.getrandbits(64):x}"
        if len(self._nonces) < 50:
            self._nonces.append(nonce)
        return nonce

    def _odd_text(self, _: int) -> Message:
        return Message("odd text", self._random.choice(ODD_TEXTS))

    def _random_bytes(self, _: int) -> Message:
        return Message("random bytes", self._random.randbytes(self._random.randrange(1, 200)))

    def _cut_short(self, step: int) -> Message:
        text = encode(self._good(step))
        return Message("cut short", text[: self._random.randrange(1, len(text))])

    def _garbled(self, step: int) -> Message:
        text = bytearray(encode(self._good(step)))
        for _ in range(self._random.randrange(1, 4)):
            text[self._random.randrange(len(text))] = self._random.randrange(256)
        return Message("garbled", bytes(text))

    def _wrong_type(self, step: int) -> Message:
        good = self._good(step)
        name = self._random.choice(sorted(good))
        # How far somebody has read is noted without a word, if it is a number that can be.
        silent = good["type"] == "read" and name == "number"
        odd = [value for value in ODD_VALUES if not (silent and isinstance(value, int))]
        return Message("wrong type", _json({**good, name: self._random.choice(odd)}))

    def _missing(self, step: int) -> Message:
        good = self._good(step)
        del good[self._random.choice(sorted(good))]
        return Message("missing field", _json(good))

    def _unknown_type(self, step: int) -> Message:
        word = "".join(self._random.choices(string.ascii_lowercase, k=6))
        return Message("unknown type", _json({**self._good(step), "type": word}))

    def _extra(self, step: int) -> Message:
        return Message("extra field", _json({**self._good(step), "seat ": 1, "admin": True}))

    def _wrong_seat(self, step: int) -> Message:
        seat = self._random.choice((-1, 1, 2, 7, 99, -(2**40), 2**40))
        play = {"type": "play", "seat": seat, "step": step, "action": "pass"}
        return Message("wrong seat", _json({**play, "nonce": self._nonce()}))

    def _wrong_step(self, step: int) -> Message:
        other = self._random.choice((-1, step - 1, step + 1, step + 1000, 2**62, -(2**62)))
        play = {"type": "play", "seat": 0, "step": other, "action": "pass"}
        return Message("wrong step", _json({**play, "nonce": self._nonce()}))

    def _no_action(self, step: int) -> Message:
        word = self._random.choice(
            (
                *("", "drive", "drive atlantis", "DRIVE CHICAGO", "drvie chicgo", "a" * 200),
                *("cure red", "give paris 9", "play forecast", "treat blue\n", "żółw 7", "pass;"),
            )
        )
        play = {"type": "play", "seat": 0, "step": step, "action": word}
        return Message("no action", _json({**play, "nonce": self._nonce()}))

    def _replayed(self, step: int) -> Message:
        nonce = self._random.choice(self._nonces)
        play = {"type": "play", "seat": 0, "step": step, "action": "pass", "nonce": nonce}
        return Message("replayed nonce", _json(play))

    def _odd_nonce(self, step: int) -> Message:
        nonce = self._random.choice(("", " ", "n" * 1000, "\u0000", "../..", "ż"))
        return Message("odd nonce", _json({"type": "take-back", "step": step, "nonce": nonce}))

    def _odd_words(self, _: int) -> Message:
        text = self._random.choice(("", "   ", "w" * 3000, "\u202e\u0000\u0007", "🙂" * 500))
        return Message("odd words", _json({"type": "say", "text": text, "nonce": self._nonce()}))

    def _hint_for_others(self, step: int) -> Message:
        seat = self._random.choice((-1, 1, 5))
        return Message(
            "hint for others", _json({"type": "hint-wanted", "seat": seat, "step": step})
        )

    def _large(self, step: int) -> Message:
        size = self._random.choice((20_000, 70_000, 300_000, 2_000_000))
        play = {"type": "play", "seat": 0, "step": step, "action": "a" * size, "nonce": "large"}
        return Message("large", _json(play))

    def _binary(self, step: int) -> Message:
        return Message("binary frame", encode(self._good(step)), rawsocket.BINARY)

    def _odd_frame(self, step: int) -> Message:
        text = encode(self._good(step))
        return self._random.choice(
            (
                Message("continuation of nothing", text, rawsocket.CONTINUATION),
                Message("reserved kind", text, 3),
                Message("reserved bits", text, first=0xC0),
                Message("unmasked", text, masked=False),
                Message("long ping", bytes(200), rawsocket.PING),
                Message("odd close", b"\x00", rawsocket.CLOSE),
            )
        )

    # Requests

    def _place(self) -> str:
        table = self._random.choice((self._table, self._others, "nowhere", "%00", "x" * 300))
        rest = self._random.choice(
            (
                *(
                    "",
                    "/sit",
                    "/leave",
                    "/begin",
                    "/rematch",
                    "/record",
                    "/play",
                    "/at/0",
                    "/at/-1",
                ),
                *("/at/x", "/at/99999999999999999999", "/seats/9/stand-in", "/seats/-1/stand-in"),
            )
        )
        return f"/api/tables/{table}{rest}"

    def _asked(
        self, name: str, method: str, path: str, body: bytes = b"", **headers: str
    ) -> Request:
        usual = {"Content-Type": "application/json", "Cookie": self._cookie}
        given = {header.replace("_", "-"): value for header, value in headers.items()}
        return Request(name, method, path, {**usual, **given}, body)

    def _unknown_page(self) -> Request:
        word = "".join(self._random.choices(string.ascii_lowercase + "./%-_", k=12))
        method = self._random.choice(("GET", "POST", "PUT", "DELETE"))
        return self._asked("unknown page", method, f"/api/{word}")

    def _bad_method(self) -> Request:
        method = self._random.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW", "HEAD"))
        return self._asked("bad method", method, self._place())

    def _path_trick(self) -> Request:
        path = self._random.choice(
            (
                *("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//api//tables", "/api/../api"),
                *("/assets/..%2f..%2fpyproject.toml", "/api/tables/../me", "/api/tables/%2e%2e"),
                *("/.env", "/api/%ff%fe", "/assets/%00", "/" + "a" * 5000),
                "/api/tables?invite=" + "x" * 3000,
            )
        )
        return self._asked("path trick", "GET", path)

    def _odd_body(self) -> Request:
        path = self._random.choice((*_POSTS, self._place()))
        return self._asked("odd body", "POST", path, self._random.choice(ODD_TEXTS))

    def _wrong_body(self) -> Request:
        path, good = self._random.choice(
            (
                ("/api/tables", {"game": "pandemic", "seats": [{"kind": "me"}], "options": {}}),
                ("/api/me/come", {"token": "x"}),
                ("/api/records", {"record": "wardroom record 1\n", "ply": 0, "seat": 0}),
                (f"/api/tables/{self._table}/sit", {"invite": "x", "seat": 0}),
                (f"/api/tables/{self._others}/sit", {"invite": "x", "seat": 0}),
            )
        )
        name = self._random.choice(sorted(good))
        wrong = {**good, name: self._random.choice(ODD_VALUES)}
        return self._asked("wrong body", "POST", path, _json(wrong))

    def _odd_record(self) -> Request:
        seed = self._random.choice(("7", "-1", "x", "9" * 30))
        game = self._random.choice(("pandemic/1", "pandemic/99", "chess/1", "pandemic"))
        seats = self._random.choice(("2", "0", "99", "999999999"))
        move = self._random.choice(("0 pass", "0 drive chicago", "9 pass", "- @5", "nonsense"))
        text = f"wardroom record 1\ngame {game}\nseats {seats}\nseed {seed}\n\n{move}\n"
        ply = self._random.choice((None, 0, 1, -1, 10**12))
        body = {"record": text, "ply": ply, "seat": self._random.choice((-1, 0, 9))}
        return self._asked("odd record", "POST", "/api/records", _json(body))

    def _wrong_content_type(self) -> Request:
        kind = self._random.choice(
            ("text/plain", "application/xml", "multipart/form-data", "", "x")
        )
        return self._asked(
            "wrong content type", "POST", "/api/tables", b'{"game":"pandemic"}', Content_Type=kind
        )

    def _forged_cookie(self) -> Request:
        name = self._cookie.partition("=")[0]
        forged = self._random.choice(
            (
                *(f"{name}=", f"{name}=x", f"{name}={'a' * 3000}", f"{name}=é", "=;=;"),
                self._cookie[:-1] + ("A" if self._cookie[-1] != "A" else "B"),
                f"{self._cookie}; {self._cookie}x",
            )
        )
        path = self._random.choice((f"/api/tables/{self._others}", "/api/tables"))
        return self._asked("forged cookie", "GET", path, Cookie=forged)

    def _foreign_origin(self) -> Request:
        origin = self._random.choice(("https://evil.example", "null", "file://", "http://[::1"))
        return self._asked("foreign origin", "POST", "/api/me", b"{}", Origin=origin)

    def _large_body(self) -> Request:
        size = self._random.choice((100_000, 1_000_000, 5_000_000))
        path = self._random.choice(_POSTS)
        return self._asked("large body", "POST", path, b'{"record":"' + b"a" * size + b'"}')

    def _others_table(self) -> Request:
        rest = self._random.choice(("", "/record", "/at/0", "/at/3"))
        return self._asked("table of others", "GET", f"/api/tables/{self._others}{rest}")


_POSTS: Final = ("/api/me", "/api/me/link", "/api/me/come", "/api/tables", "/api/records")
_MESSAGES: Final = (
    *("odd_text", "random_bytes", "cut_short", "garbled", "wrong_type", "wrong_type", "missing"),
    *("unknown_type", "extra", "wrong_seat", "wrong_step", "no_action", "replayed", "odd_nonce"),
    *("odd_words", "hint_for_others", "binary", "odd_frame"),
)
_REQUESTS: Final = (
    *("unknown_page", "bad_method", "path_trick", "odd_body", "wrong_body", "odd_record"),
    *("wrong_content_type", "forged_cookie", "foreign_origin", "others_table"),
)


def _json(message: dict[str, Any]) -> bytes:
    """By the standard library, which also writes what is no proper JSON."""
    return json.dumps(message).encode()
