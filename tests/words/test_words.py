"""Saying messages, shown on a small hospital with its own texts."""

import sys
import zipfile
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from wardroom.kernel import Argument, Game, Message, WardroomError
from wardroom.words import MalformedText, MissingWords, UnknownLanguage, Words

TEXTS = {
    "en.ftl": """
ward-east = East Ward
pill-red-pill = red pill
visit = { $seat } visits { $ward }.
call = { $by } asks { $to } to help { $owner }.
""",
    "pl.ftl": """
ward-east = Oddział Wschodni
    .gen = Oddziału Wschodniego
    .loc = Oddziale Wschodnim
    .rule = Nikt tu nie śpi.
pill-red-pill = czerwona pigułka
empty =
    .rule = Sam atrybut.
visit = { $seat } idzie do { $ward_gen }.
swallow = Leki: { $drugs }.
take = { $count ->
    [one] { $count } pigułka
    [few] { $count } pigułki
   *[many] { $count } pigułek
}
find = { $drug } w { $drug_loc }
propose = { $seat } mówi: „{ $action }”
shown = { $note }
""",
}
VOCABULARY = {
    "by": ("seat",),
    "drug": ("ward", "pill"),
    "drugs": ("ward", "pill"),
    "owner": ("seat",),
    "to": ("seat",),
    "ward": ("ward",),
}

_numbers = count()


@pytest.fixture
def importable(tmp_path: Path) -> Iterator[Path]:
    sys.path.insert(0, str(tmp_path))
    yield tmp_path
    sys.path.remove(str(tmp_path))


@pytest.fixture
def hospital(importable: Path) -> Callable[..., Game]:
    """Makes a game with these texts, under a package name never used before."""

    def make(texts: Mapping[str, str] = TEXTS) -> Game:
        name = f"hospital{next(_numbers)}"
        for path, text in texts.items():
            file = importable / name / "text" / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        (importable / name / "__init__.py").touch()
        return game(name)

    return make


def game(package: str) -> Game:
    return cast(Game, SimpleNamespace(name="hospital", package=package, vocabulary=VOCABULARY))


def says(words: Words, id: str, **args: Argument) -> str:
    return words.say(Message(id, args))


def test_an_id_is_replaced_by_its_name(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "en", {0: "Ann"})
    assert says(words, "visit", seat=0, ward="east") == "Ann visits East Ward."


def test_a_language_with_cases_takes_the_form_it_wants(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl", {0: "Ania"})
    assert says(words, "visit", seat=0, ward="east") == "Ania idzie do Oddziału Wschodniego."


def test_a_name_without_the_wanted_form_stays_as_it_is(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl")
    assert says(words, "find", drug="red_pill") == "czerwona pigułka w czerwona pigułka"


def test_the_first_prefix_that_knows_the_id_names_it(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl")
    assert says(words, "find", drug="east") == "Oddział Wschodni w Oddziale Wschodnim"


def test_every_seat_argument_is_a_player(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "en", {0: "Ann", 1: "Bob"})
    assert says(words, "call", by=0, to=1, owner=2) == "Ann asks Bob to help Player 3."


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 1"), ("pl", "Gracz 1"), ("hu", "1. játékos")]
)
def test_a_player_without_a_name_has_a_number(
    hospital: Callable[..., Game], language: str, name: str
) -> None:
    assert Words(hospital(), language).player(0) == name


@pytest.mark.parametrize(
    ("language", "two", "three", "none"),
    [
        ("en", "a and b", "a, b and c", "none"),
        ("pl", "a i b", "a, b i c", "brak"),
        ("hu", "a és b", "a, b és c", "semmi"),
    ],
)
def test_lists_in_each_language(
    hospital: Callable[..., Game], language: str, two: str, three: str, none: str
) -> None:
    words = Words(hospital(), language)
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b"]) == two
    assert words.listed(["a", "b", "c"]) == three
    assert words.listed([]) == none


def test_the_same_thing_several_times_in_a_row_is_counted(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "en")
    assert words.listed(["a", "a"]) == "2 × a"
    assert words.listed(["a", "a", "b", "a"]) == "2 × a, b and a"


def test_a_list_of_ids_is_a_list_of_names(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl")
    said = says(words, "swallow", drugs=["red_pill", "east"])
    assert said == "Leki: czerwona pigułka i Oddział Wschodni."


def test_other_text_and_lists_are_said_as_they_are(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl")
    assert says(words, "shown", note="{ east }") == "{ east }"
    assert says(words, "shown", note=["x", "y"]) == "x i y"


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 pigułka"), (2, "2 pigułki"), (5, "5 pigułek"), (12, "12 pigułek"), (22, "22 pigułki")],
)
def test_numbers_stay_numbers(hospital: Callable[..., Game], number: int, said: str) -> None:
    assert says(Words(hospital(), "pl"), "take", count=number) == said


def test_a_message_inside_a_message_is_said_too(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl", {0: "Ania", 1: "Bartek"})
    inner = Message("visit", {"seat": 1, "ward": "east"})
    said = says(words, "propose", seat=0, action=inner)
    assert said == "Ania mówi: „Bartek idzie do Oddziału Wschodniego.”"


def test_names_and_their_forms(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "pl")
    assert words.name("ward", "east") == "Oddział Wschodni"
    assert words.name("ward", "east", "rule") == "Nikt tu nie śpi."
    assert words.name("drug", "red_pill") == "czerwona pigułka"
    assert words.name("pill", "red_pill", "gen") == "czerwona pigułka"


def test_has_tells_whether_there_is_a_message(hospital: Callable[..., Game]) -> None:
    words = Words(hospital(), "en")
    assert words.has("visit")
    assert not words.has("swallow")


def test_texts_are_found_in_subfolders_and_in_other_packages(
    hospital: Callable[..., Game],
) -> None:
    face = hospital({"en.ftl": "hello = Hello", "deep/down/en.ftl": "bye = Bye"})
    words = Words(hospital(), "en", also=[face.package])
    assert says(words, "hello") == "Hello"
    assert says(words, "bye") == "Bye"
    assert says(words, "visit", seat=0, ward="east") == "Player 1 visits East Ward."


def test_texts_are_found_in_a_zip(tmp_path: Path) -> None:
    archive = tmp_path / "zipped.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("zipped_hospital/__init__.py", "")
        file.writestr("zipped_hospital/text/deep/en.ftl", "hello = From the zip")
    sys.path.insert(0, str(archive))
    try:
        assert says(Words(game("zipped_hospital"), "en"), "hello") == "From the zip"
    finally:
        sys.path.remove(str(archive))


def test_no_marks_are_put_around_what_fills_a_place(hospital: Callable[..., Game]) -> None:
    said = says(Words(hospital(), "en"), "visit", seat=0, ward="east")
    assert said.isascii()


@pytest.mark.parametrize(
    ("language", "id", "args", "why"),
    [
        ("en", "dance", {}, "The en texts of hospital have no message 'dance'."),
        ("en", "visit", {"seat": 0}, "cannot say 'visit': Unknown external: ward."),
        ("pl", "visit", {"seat": 0}, "cannot say 'visit': Unknown external: ward_gen."),
        ("en", "visit", {"seat": 0, "ward": "west"}, "have no name for the ward 'west'."),
        ("pl", "empty", {}, "have no words in the message 'empty'."),
    ],
)
def test_what_cannot_be_said_is_an_error_in_one_sentence(
    hospital: Callable[..., Game],
    language: str,
    id: str,
    args: dict[str, Argument],
    why: str,
) -> None:
    with pytest.raises(MissingWords) as caught:
        Words(hospital(), language).say(Message(id, args))
    assert str(caught.value).endswith(why)
    assert isinstance(caught.value, WardroomError)


def test_a_language_we_do_not_speak(hospital: Callable[..., Game]) -> None:
    with pytest.raises(UnknownLanguage, match="does not speak 'tlh'; it speaks en, pl, hu"):
        Words(hospital(), "tlh")


def test_a_text_that_is_no_fluent_is_refused_with_its_line(hospital: Callable[..., Game]) -> None:
    broken = hospital({"en.ftl": "fine = Fine\nnot fine at all\n"})
    with pytest.raises(
        MalformedText, match=r"en\.ftl is no Fluent where it says 'not fine at all'"
    ):
        Words(broken, "en")


def test_a_message_told_twice_is_refused(hospital: Callable[..., Game]) -> None:
    twice = hospital({"en.ftl": "hello = Hello", "more/en.ftl": "hello = Hi"})
    with pytest.raises(MalformedText, match="'hello' is told twice"):
        Words(twice, "en")
