"""Put before the path of a server under test: every table is dealt the deal of FIXED_DEAL."""

import os
import secrets

_DEAL = int(os.environ["FIXED_DEAL"])


def _fixed(bits: int) -> int:
    return _DEAL & ((1 << bits) - 1)


secrets.randbits = _fixed
