"""The notes of a release are cut out of the changelog."""

import pytest

from tools.release.notes import NoNotes, notes

CHANGELOG = """# Changelog

## [Unreleased]

- A new game.

## [0.2.0] - 2026-12-01

- Faster.

## [0.1.0] - 2026-11-20

The first release.
"""


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("", "- A new game."),
        ("v0.2.0", "- Faster."),
        ("0.1.0", "The first release."),
    ],
)
def test_a_tag_has_the_notes_of_its_version(tag: str, text: str) -> None:
    assert notes(tag, CHANGELOG) == text


def test_a_tag_without_a_section_is_no_release() -> None:
    with pytest.raises(NoNotes, match="give Unreleased its number"):
        notes("v9.9.9", CHANGELOG)


def test_our_own_changelog_has_what_comes_next() -> None:
    assert notes("")
