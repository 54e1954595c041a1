"""Quarantine: every table is dealt the same rooms and draws the same patients."""

import pytest

DEAL = 4
"""With it all special rooms come into play in the tests, and a contract finds its buyer."""


@pytest.fixture
def deal() -> int:
    return DEAL
