"""Comparing worths in a way that does not hang on the last bit."""


def settled(worth: float) -> float:
    """The worth without its last digits.

    A compiler may fuse a product and a sum and so change the last bit; choices must not hang on it.
    """
    return int(worth * 1e6 + 0.3137) * 1e-6
