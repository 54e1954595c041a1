"""One serialiser: plain data to canonical bytes, and their checksum."""

import json
from hashlib import blake2b
from typing import Any

Plain = dict[str, Any]
"""Data that JSON can hold: dicts with string keys, lists, strings, integers, booleans, None."""


def canonical(data: Plain) -> bytes:
    """The one spelling of plain data: equal data, equal bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def checksum(data: Plain) -> str:
    """A short fingerprint of plain data."""
    return blake2b(canonical(data), digest_size=8).hexdigest()
