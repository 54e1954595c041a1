import pytest

from wardroom.words import LANGUAGES, best_language


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        ([], "en"),
        (["pl_PL.UTF-8"], "pl"),
        (["hu"], "hu"),
        (["HU_hu@euro"], "hu"),
        (["C.UTF-8", "POSIX", ""], "en"),
        (["de_DE.UTF-8"], "en"),
        (["de_DE.UTF-8", "hu_HU.UTF-8"], "hu"),
        (["pl:en"], "pl"),
        (["pl,en;q=0.8"], "pl"),
        (["en-GB;q=0.5, pl-PL;q=0.9"], "pl"),
        (["de, hu; q=0.7, *;q=0.5"], "hu"),
        (["pl;q=0, hu;q=0.1"], "hu"),
        (["pl;q=1.2.3, hu"], "hu"),
        (["polski"], "en"),
    ],
)
def test_the_first_preference_we_speak_is_taken(preferences: list[str], language: str) -> None:
    assert best_language(preferences) == language


def test_english_is_the_language_for_everybody_else() -> None:
    assert LANGUAGES[0] == "en"
