"""The rules of style that every text keeps (docs/texts.md): against relapses, text by text."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast

from tests.words.catalogues import entries
from wardroom.kernel import game, games
from wardroom.words import LANGUAGES, SEAT

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src/wardroom", "web/src")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

ALLOWED_QUOTES: Final = {"en": "“”‘’", "pl": "„”«»’", "hu": "„”»«’"}
PAIRS: Final = {"“": "”", "„": "”", "«": "»", "»": "«"}
SAYING: Final = {
    "en": "",
    "pl": r"mówi\w*|pyta\w*|odpowiada\w*|odzywa się|czyta|woła|szepcze|dodaje",
    "hu": r"mondj?a|mondjátok|kérdezi|feleli|kéri|olvassa|szól|suttogja",
}


class Text(NamedTuple):
    """One value or attribute of a message; a place to be filled is written as `{variable}`."""

    path: str
    id: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}, {self.id}: {self.text}"


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every text of a language; each variant of a selection is a text of its own."""
    found = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob(f"{language}.ftl")):
            name = str(path.relative_to(ROOT).parent)
            for entry in entries(path):
                if isinstance(entry, ast.Message):
                    for id, pattern in patterns(entry):
                        found += [Text(name, id, spelt) for spelt in variants(pattern)]
    return tuple(found)


def patterns(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variants(pattern: ast.Pattern) -> list[str]:
    spelt = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [
                part for variant in element.expression.variants for part in variants(variant.value)
            ]
        elif isinstance(element.expression, ast.VariableReference):
            parts = ["{" + element.expression.id.name + "}"]
        else:
            parts = ["{}"]
        spelt = [before + part for before in spelt for part in parts]
    return spelt


@in_every_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for text in texts(language):
        used = set(re.findall("[\"'“”„‘’«»]", text.text))
        assert used <= set(ALLOWED_QUOTES[language]), text


@in_every_language
def test_quotations_are_closed_and_none_lies_in_one_of_its_own_kind(language: str) -> None:
    for text in texts(language):
        open_marks: list[str] = []
        for mark in re.findall("[“”„«»]", text.text):
            if open_marks and mark == PAIRS[open_marks[-1]]:
                open_marks.pop()
            else:
                assert mark in PAIRS, text
                assert mark not in open_marks, text
                open_marks.append(mark)
        assert not open_marks, text


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_dash_stands_between_what_is_said_and_who_says_it(language: str) -> None:
    """„Vár” – mondja; an English comma there is foreign in both languages."""
    for text in texts(language):
        assert not re.search(rf"”, ({SAYING[language]})\b", text.text), text
        assert not re.search(rf" – ({SAYING[language]})[^„”–]*, „", text.text), text


@in_every_language
def test_dashes_and_signs_are_set_as_they_should(language: str) -> None:
    for text in texts(language):
        assert " - " not in text.text, text
        assert "..." not in text.text, text
        assert not re.search(r"[\d}] %", text.text), text
        assert not re.search(r"\S  +\S", text.text), text
        assert not re.search(r"\w …", text.text), text
        if language != "en":
            assert "—" not in text.text, text


NOT_AT_THE_BEGINNING: Final = re.compile(r"(?:^|[.!?] )[a-ząćęłńóśźżáéíóöőúüű]")
NO_SENTENCES: Final = re.compile(r".*\.rule|cli-command-.*")


@in_every_language
def test_sentences_begin_with_a_capital_letter(language: str) -> None:
    for text in texts(language):
        if re.search(r"[.!?]”?$", text.text) and not NO_SENTENCES.fullmatch(text.id):
            # After “…?” the sentence of the one who says it may go on.
            bare = re.sub(r"[.!?…]” (– )?\w", "” X", text.text)
            bare = bare.replace("}. ", "} ")
            bare = re.sub(r"\b(nr|np|ds|itd|pl|kb|stb|pt|Mr|St|\d+)\. ", r"\1 ", bare)
            assert not NOT_AT_THE_BEGINNING.search(bare), text


@in_every_language
def test_a_name_that_begins_a_sentence_has_a_capital_letter(language: str) -> None:
    """A sentence may begin with a thing only in a form that is written large there."""
    for rules in map(game, games()):
        folder = rules.package.removeprefix("wardroom.games.")
        own = [text for text in texts(language) if f"/games/{folder}/" in f"{text.path}/"]
        names: Mapping[str, str] = {text.id: text.text for text in own}
        for text in own:
            begins = re.match(r"[„“]?\{(\w+)\}.*[.!?]$", text.text)
            if not begins:
                continue
            argument, _, form = begins[1].partition("_")
            if argument == SEAT or SEAT in rules.vocabulary.get(argument, (SEAT,)):
                continue
            if argument in ("scene", "quote", "ending"):
                continue
            for prefix in rules.vocabulary[argument]:
                for id, name in names.items():
                    if re.fullmatch(rf"{prefix}-[\w-]+{rf'.{form}' if form else ''}", id):
                        assert not name[0].islower(), f"{text} begins with {name!r}"


class Banned(NamedTuple):
    """Words that must not come back, where, and what to say instead (the glossary has it)."""

    languages: str
    place: str
    pattern: str
    instead: str


BANNED: Final = (
    # Pandemic
    Banned("en", "pandemic", r"infect phase|Ill cit|lost by|closed card", "published terms"),
    Banned(
        "pl", "pandemic", r"chorob\w+ \{colour|[Ll]otem prywatnym|Chore miasta", "czarna choroba"
    ),
    Banned("hu", "pandemic", r"\bfelszámolt\b", "felszámolva"),
    # Quarantine
    Banned("pl", "quarantine", r"[Kk]artote", "dyżurka"),
    Banned("hu", "quarantine", r"[Pp]iros", "vörös"),
    Banned(
        "hu",
        "quarantine",
        r"\b[Kk]ör(e|öd|ben|től|ét)?\b|\b[Bb]eteg|félret[eé]|\b[Ll]áz|[Ee]llenf",
        "forduló, páciens, félrerakott, szürkeláz, rivális",
    ),
    Banned("en", "quarantine", r"\bdice\b|Lay it so|cell before", "chance, like this, in front of"),
    # Rush M.D.
    Banned("pl", "rush_md", r"[Dd]rużyn", "zespół"),
    Banned("pl", "rush_md", r"[Kk]rąż", "dysk"),
    Banned("pl", "rush_md", r"hospitalizowan", "Pacjent do hospitalizacji"),
    Banned("pl", "rush_md", r"[Ll]ecz epidemi|Ręce precz", "przeciwdziałaj epidemii"),
    Banned(
        "en",
        "rush_md",
        r"Organ area|\boath\b|emergency department",
        "Organ Storage, Oath of Ethics",
    ),
    Banned("hu", "rush_md", r"narancs tablett|sürgősségi", "narancssárga, kórház"),
    Banned("hu", "rush_md", r"[Kk]ritikus", "válságos"),
    Banned("hu", "rush_md", r"ponttal kevesebb|[Vv]álságos beteg", "pontba kerül, állapotú"),
    # Holding On
    Banned(
        "en", "holding_on", r"\bunseen\b|hazy face|by chance\b|Put the receiver", "random, Hang up"
    ),
    Banned(
        "pl",
        "holding_on",
        r"(\d|\}) zmęczen|wraca\w* (ono )?nieobejrzan|nie pokazan",
        "żeton zmęczenia",
    ),
    Banned("pl", "holding_on", r"[Zz] lat „|odkryt\w+ kosztuje|[Kk]ryzys", "z okresu, niezakryty"),
    Banned("hu", "holding_on", r"megnézetlen|életszakasz: „|Hívott fél|^Kitartás", "a … éveiből"),
    Banned("hu", "holding_on", r"[Ee]gészség", "állapot"),
    Banned(
        "hu", "holding_on", r"[Ss]osem mindkettő|forgatókönyv\w* \w*\s?elveszett", "a kettő együtt"
    ),
    Banned(
        "hu", "holding_on", r"visszateszi a kagylót|(emléket|jelzőt) tart,", "leteszi, akinél van"
    ),
    # Everywhere
    Banned("en", "", r"divided by commas|\bAt last as\b", "separated by, Finally"),
    Banned("en", "", r"\banew\b|[Dd]eal of the day|[Rr]ules book", "again, challenge"),
    *(
        Banned("en", place, r"\b([Ee]very|[Aa]ny|[Ss]ome)body\b|\bshall\b", "someone, should")
        for place in ("web/src", "/lessons", "/refusals", "/reasons", "/first_times", "/help")
    ),
    Banned("en", "web/src/text", r"[Tt]ake back|[Tt]aken back|took back", "Undo"),
    Banned("en", "web/src/text", r"Look closer|Front page|As the device", "Zoom in, Home"),
    Banned("hu", "", r"\b[Aa]\(z\)", "a sentence without the article"),
    Banned("hu", "", r"[Kk]iszolgáló|gépi kollég", "szerver, munkatárs"),
    Banned("hu", "", r"\b[Dd]obott (lap|fertőz)|[Ff]elfordul (a|egy)\b", "eldobott, felfordítotok"),
    Banned("hu", "web/src/text", r"[Jj]átékleírás|\bleírás", "jegyzőkönyv"),
    Banned("pl", "web/src/text", r"\bOddziałowy\b", "Kierownik oddziału"),
    Banned("pl", "", r"[\w,;)] (Ty|Ci|Ciebie|Tobie|Twój|Twoj\w+)\b", "ty, ci, twój"),
    Banned("pl", "", r"(ostatniej|każdą twoją|wcześniejsz\w+) kolej", "tura; kolejka is a line"),
    Banned("pl", "quarantine", r"Kawiarni|Oddział ratunkowy", "the name of the tile"),
    Banned("pl", "quarantine", r"[Ss]prząta|zapas(ie|u)\b", "dezynfekcja, zasoby"),
    Banned("pl", "", r"[Kk]omputerow\w+ koled", "komputerowi współpracownicy"),
    # What readings of a tenth found more than once
    Banned("en", "", r"\bfrom close by\b|beginnings of|in any case\b", "close up, first letters"),
    Banned("en", "quarantine", r"\bfenc|\bon the market\b", "walled in, in the market"),
    Banned("en", "rush_md", r"\bcharts?\b|\bby moves\b", "the card, move by move"),
    Banned("en", "holding_on", r"\bseams?\b|\bthat are shown\b", "stitches, shown"),
    Banned("pl", "", r"[Ss]tukn|do tej chwili|tę chwilę", "dotknij, ten moment"),
    Banned("pl", "pandemic", r"\bpul[aięy]\b|na \w+ ruchy wokół", "zasoby, w zasięgu"),
    Banned("pl", "quarantine", r"\bśpi\b|akcj\w+ więcej|\bzasób\b", "nie działa, dodatkowa, pula"),
    Banned("pl", "rush_md", r"[Pp]auz|\bbył(by|aby|oby) dobr", "przerwa, nada się"),
    Banned("pl", "holding_on", r"\bszw(y|ów|ami|ach)\b|\brąb", "ścieg, obrębek"),
)


@pytest.mark.parametrize("banned", BANNED, ids=lambda banned: f"{banned.place}-{banned.instead}")
def test_words_of_the_glossary_are_not_replaced_by_others(banned: Banned) -> None:
    for text in texts(banned.languages):
        if banned.place in text.path:
            found = re.search(banned.pattern, text.text)
            assert not found, f"{text}; say: {banned.instead}"


@in_every_language
def test_a_game_has_one_title(language: str) -> None:
    """On the shelf of the front page a long one may be cut where it ends a sentence or a clause."""
    known = {(text.path, text.id): text.text for text in texts(language)}
    for rules in map(game, games()):
        folder = rules.package.removeprefix("wardroom.games.")
        title = known[f"src/wardroom/games/{folder}/text", "game-title"]
        shelf = known["web/src/text", f"web-shelf-{folder.replace('_', '-')}"]
        assert re.fullmatch(rf"{re.escape(shelf)}([.:] .+)?", title)


def test_hungarian_buttons_speak_to_one_person() -> None:
    """Te-imperatives: neither the first person nor several people are spoken to."""
    for text in texts("hu"):
        if text.id.startswith("do-") and "." not in text.id:
            assert not re.search(
                r"\w(játok|jétek|jatok|jetek|zatok|zetek|sátok|sétek)\b", text.text
            ), text
            assert not re.match(r"\w+(tok|tek|lök|ás:|és:)\b", text.text), text


def test_hungarian_reasons_of_quarantine_refer_to_the_rooms_by_their_tiles() -> None:
    """Typed by hand, a room once had a name that no tile has."""
    for text in texts("hu"):
        if text.path.endswith("quarantine/text/reasons"):
            assert not re.search(r"(?<![.!?:] )(?<!^)\b[A-ZÁÉÍÓÖŐÚÜŰ]\w", text.text), text
