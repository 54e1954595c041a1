"""What people read: every event and question, names in all their forms, and a few sentences."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.games.quarantine.given import H0, H1, Board, given
from tests.words import catalogues
from wardroom.games import quarantine
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import COLOURS, DOORS, ROOMS, TILES
from wardroom.games.quarantine.state import RESULTS, STEPS
from wardroom.words import LANGUAGES, Words

SOURCES = Path(str(files(quarantine)))
FORMS = {"en": {"the"}, "pl": {"acc", "gen"}, "hu": {"t", "ra", "ba"}}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str) -> dict[str, ast.Message]:
    found = {}
    for path in sorted(SOURCES.joinpath("text").rglob(f"{language}.ftl")):
        for entry in catalogues.entries(path):
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@each_language
def test_every_event_question_and_result_has_words(language: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    told = set(re.findall(r"""tell(?:_of)?\(\s*(?:position, seat, )?"(\w+)\"""", code))
    told |= {"queue", "emergency", "turn", "last_turn", *RESULTS[1:]}
    assert len(told) > 40
    known = entries(language)
    assert {f"log-{kind.replace('_', '-')}" for kind in told} == {
        name for name in known if name.startswith("log-")
    }
    for step in STEPS:
        assert f"ask-{step.replace('_', '-')}" in known
    for result in RESULTS[1:]:
        assert {f"result-{result.replace('_', '-')}", f"outcome-{result.replace('_', '-')}"} <= set(
            known
        )


@each_language
def test_every_tile_has_all_its_forms_and_every_room_its_rule(language: str) -> None:
    known = entries(language)
    for tile in TILES:
        attributes = {a.id.name for a in known[f"tile-{tile.replace('_', '-')}"].attributes}
        assert attributes >= FORMS[language]
        assert ("rule" in attributes) == (tile in ROOMS or tile == "lobby")
    for doors in DOORS[1:]:
        assert f"doors-{doors}" in known
    for colour in COLOURS:
        assert {f"colour-{colour}", f"cube-{colour}"} <= set(known)


def said(board: Board, language: str) -> list[str]:
    words = Words(QUARANTINE, language, {0: "Ania", 1: "Béla"})
    assert board.state.log is not None
    return [words.say(event.message()) for event in board.state.log]


def a_scene() -> Board:
    board = given(
        hospitals=[H0, H1],
        lines=["red yellow"],
        patients=["green"],
        stocks=["blue 3"],
        contracts={"pharmacy": "1 blue blue"},
        grey_supply=1,
        held=1,
    )
    board.reveal("grey").play("infect 1 red", "spread green_2", "admit red", "stop", "cure green")
    return board.play("build_room pharmacy", "cell 2,0", "rotation nw")


SCENE = {
    "en": [
        "Ania draws a grey cube.",
        "Ania quarantines Béla’s red ward.",
        "The fever spreads to Béla’s green ward 2.",
        "Ania admits patients: red.",
        "Ania cures 1 green patient.",
        "Ania buys the Pharmacy and pays 2 × blue.",
        "Béla gets a bonus action marker.",
        "The stack is sold out; Béla gets the price back: 2 × blue.",
        "Ania places the Pharmacy, 2 east of the lobby.",
    ],
    "pl": [
        "Ania dobiera szarą kostkę.",
        "Ania obejmuje kwarantanną czerwoną salę chorych (Béla).",
        "Gorączka przenosi się na zieloną salę chorych nr 2 (Béla).",
        "Ania przyjmuje pacjentów; kolory: czerwony.",
        "Ania leczy 1 zielonego pacjenta.",
        "Ania kupuje Aptekę. Zapłata: 2 × niebieska.",
        "Béla dostaje znacznik dodatkowej akcji.",
        "Stos jest wyprzedany, Béla odzyskuje zapłatę: 2 × niebieska.",
        "Ania kładzie Aptekę, 2 pola na wschód od holu.",
    ],
    "hu": [
        "Ania szürke kockát húz.",
        "Ania karantén alá helyezi a vörös kórtermet Béla kórházában.",
        "A szürkeláz továbbterjed a 2. zöld kórteremre Béla kórházában.",
        "Ania pácienseket fogad be: vörös.",
        "Ania meggyógyít 1 zöld pácienst.",
        "Ania megveszi a Gyógyszertárat. A fizetség: 2 kék.",
        "Béla kap egy pluszakció-jelzőt.",
        "A pakli elfogyott, Béla visszakapja az árat: 2 kék.",
        "Ania lerakja a Gyógyszertárat az előtértől 2 mezővel keletre.",
    ],
}


@each_language
def test_a_scene_in_words(language: str) -> None:
    assert said(a_scene(), language) == SCENE[language]


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "Ania cures 1 red patient."),
        ("en", 3, "Ania cures 3 red patients."),
        ("pl", 1, "Ania leczy 1 czerwonego pacjenta."),
        ("pl", 2, "Ania leczy 2 czerwonych pacjentów."),
        ("hu", 3, "Ania meggyógyít 3 vörös pácienst."),
    ],
)
def test_patients_are_counted_in_the_right_form(language: str, count: int, sentence: str) -> None:
    hospital = H0 + " red_2@2,0:nw red_3@-2,0:es"
    wards = " ".join(("red", "red_2", "red_3")[:count])
    board = given(hospitals=[hospital], patients=[wards]).play("cure red")
    assert said(board, language) == [sentence]
