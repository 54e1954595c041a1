"""Rush M.D.: things behind a number, in the forms that Polish gives them there."""

import pytest

from wardroom.kernel import Message, game
from wardroom.words import Words


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("blood", ["1 jednostka krwi", "3 jednostki krwi", "5 jednostek krwi"]),
        ("white", ["1 biała pigułka", "3 białe pigułki", "5 białych pigułek"]),
    ],
)
def test_polish_declines_what_it_counts(kind: str, told: list[str]) -> None:
    words = Words(game("rush-md"), "pl", {0: "Ania"})
    counted = [{"count": count, "kind": kind} for count in (1, 3, 5)]
    assert [words.say(Message("counted", given)) for given in counted] == told
    stored = [words.say(Message("log-stock", {"seat": 0, **given})) for given in counted]
    assert stored == [f"Ania uzupełnia magazyn: {items}." for items in told]


def test_keeping_nothing_is_said_without_a_number() -> None:
    words = Words(game("rush-md"), "pl", {0: "Ania"})
    given = {"place": "A1", "tag": "ward", "kind": "blue"}
    kept = [words.say(Message("do-keep", {**given, "count": count})) for count in (0, 2)]
    assert kept == [
        "Łóżko A1 (Oddział): nie zostawiaj niebieskich pigułek",
        "Łóżko A1 (Oddział): niech zostaną 2 niebieskie pigułki",
    ]
