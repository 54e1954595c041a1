"""What is written from the sources for other readers is up to date."""

import pytest

from tools import generate, protocol, recorded, sentences


@pytest.mark.parametrize("tool", [generate, protocol, recorded, sentences])
def test_what_is_written_from_the_sources_is_up_to_date(tool: object) -> None:
    assert tool.main(["--check"]) == 0  # type: ignore[attr-defined]
