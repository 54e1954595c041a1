"""Numbers of things, each in its own form: “2 units of blood”, never “2 × blood”."""

import pytest

from wardroom.games.rush_md import RUSH_MD
from wardroom.kernel import Message
from wardroom.words import Words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 orange pill", "2 orange pills", "1 unit of blood", "5 units of blood"]),
        (
            "pl",
            [
                "1 pomarańczowa pigułka",
                "2 pomarańczowe pigułki",
                "1 jednostka krwi",
                "5 jednostek krwi",
            ],
        ),
        (
            "hu",
            ["1 narancssárga tabletta", "2 narancssárga tabletta", "1 egység vér", "5 egység vér"],
        ),
    ],
)
def test_so_many_of_a_kind_stand_in_their_form(language: str, said: list[str]) -> None:
    words = Words(RUSH_MD, language)
    counts = [("orange", 1), ("orange", 2), ("blood", 1), ("blood", 5)]
    assert said == [
        words.say(Message("counted", {"kind": kind, "count": count})) for kind, count in counts
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Clinic 1 (Clinic) keeps no syringes",
                "Clinic 1 (Clinic) keeps 1 syringe",
                "Clinic 1 (Clinic) keeps 2 syringes",
            ],
        ),
        (
            "pl",
            [
                "Przychodnia 1 (Przychodnia): nie zostawiaj strzykawek",
                "Przychodnia 1 (Przychodnia): niech zostanie 1 strzykawka",
                "Przychodnia 1 (Przychodnia): niech zostaną 2 strzykawki",
            ],
        ),
        (
            "hu",
            [
                "Ne maradjon a rendelő 1. helyén (rendelő): fecskendő",
                "Maradjon a rendelő 1. helyén (rendelő): 1 fecskendő",
                "Maradjon a rendelő 1. helyén (rendelő): 2 fecskendő",
            ],
        ),
    ],
)
def test_leftovers_are_counted_too(language: str, said: list[str]) -> None:
    words = Words(RUSH_MD, language)
    kept = {"place": "C1", "tag": "clinic", "kind": "syringe"}
    told = [words.say(Message("do-keep", {**kept, "count": count})) for count in range(3)]
    assert told == said


def test_an_hourglass_stands_at_a_slot_that_is_called_as_in_a_sentence() -> None:
    told = {"glass": "nurse1", "slot": "PH-D"}
    said = {
        language: Words(RUSH_MD, language).say(Message("do-place", told))
        for language in ("en", "pl", "hu")
    }
    assert said == {
        "en": "Place Nurse 1 at the Doctor’s slot in the Pharmacy",
        "pl": "Postaw Pielęgniarkę 1 w Aptece, na polu Lekarza",
        "hu": "Tedd az 1. ápolót a gyógyszertár orvosi mezőjére",
    }
