"""The texts: every page of every scenario, apart from all others, in three languages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast

import wardroom.games.holding_on
from tests.words.catalogues import entries
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import (
    CLEAR_EVENTS,
    CONTACTS,
    HAZY_EVENTS,
    KEYS,
    PATIENTS,
    REGRETS,
    SHIFTS,
    STAFF,
    SYMBOLS,
)
from wardroom.games.holding_on.scenarios import SCENARIOS, narrative_cards
from wardroom.games.holding_on.state import RESULTS
from wardroom.kernel import Message
from wardroom.words import LANGUAGES, Words

TEXT = Path(str(files(wardroom.games.holding_on))) / "text"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids_of(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]


@in_every_language
def test_everything_of_a_scenario_stands_in_its_own_file(language: str) -> None:
    """So that nothing of a later scenario has to be sent before it is unlocked."""
    for path in TEXT.rglob(f"{language}.ftl"):
        folder = path.parent.name
        for id in ids_of(path):
            named = re.match(r"scenario-\d\d", id)
            if named:
                assert folder == named[0]
            if folder.startswith("scenario-"):
                assert named or id.split("-")[0] in ("contact", "regret", "event", "scene")


@in_every_language
def test_no_common_text_speaks_of_a_later_scenario(language: str) -> None:
    """Neither the people of the story nor the titles of the scenarios."""
    common = "".join(
        (TEXT / part / f"{language}.ftl").read_text(encoding="utf-8")
        for part in ("", "patients", "events")
    )
    words = Words(HOLDING_ON, language)
    for scenario in SCENARIOS[2:]:
        title = words.say(Message(f"scenario-{scenario.number:02}-title"))
        if scenario.number < 10:
            assert title not in common
    for name in ("Nell", "Jamie", "Lucia", "Aldo", "Ruth"):
        assert name not in common


@in_every_language
def test_every_form_that_a_sentence_wants_is_there_for_every_name(language: str) -> None:
    """A form with a slip in its name would silently give the plain name."""
    paths = list(TEXT.rglob(f"{language}.ftl"))
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    forms_of = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for path in paths
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }
    for argument, form in set(re.findall(r"\$([a-z]+)_([a-z]+)", text)):
        for prefix in HOLDING_ON.vocabulary[argument]:
            for id, forms in forms_of.items():
                if id.startswith(f"{prefix}-"):
                    assert form in forms, f"{id} has no .{form}"


@in_every_language
def test_every_page_is_there(language: str) -> None:
    words = Words(HOLDING_ON, language)
    for scenario in SCENARIOS:
        pages = {*narrative_cards(scenario), "title", "setup", "rules", "win", "death", "transfer"}
        for page in pages - {"event"}:
            assert len(words.say(Message(f"scenario-{scenario.number:02}-{page}"))) > 3


@in_every_language
def test_endings_are_short(language: str) -> None:
    words = Words(HOLDING_ON, language)
    for scenario in SCENARIOS:
        for ending in ("win", "death", "transfer"):
            text = words.say(Message(f"scenario-{scenario.number:02}-{ending}"))
            assert 30 <= len(text.split()) <= 90, (scenario.number, ending)


@in_every_language
def test_quotations_are_short_and_name_nobody(language: str) -> None:
    words = Words(HOLDING_ON, language)
    quotes = [words.name("quote", key) for row in KEYS for key in row]
    assert len(set(quotes)) == 30
    for quote in quotes:
        assert len(quote.split()) <= 16, quote
        assert not re.search("Nell|Jamie|Lucia|Luci|Aldo|Ruth|Quinlan", quote)
    for row in KEYS:
        for key in row:
            assert words.name("scene", key) != words.name("quote", key)


@in_every_language
def test_patient_cards_have_short_vignettes(language: str) -> None:
    words = Words(HOLDING_ON, language)
    titles = [words.name("patient", card.id) for card in PATIENTS]
    assert len(set(titles)) == 39
    for card in PATIENTS:
        assert len(words.name("patient", card.id).split()) <= 4
        assert len(words.name("patient", card.id, "text").split()) <= 20


@in_every_language
def test_every_thing_has_a_name(language: str) -> None:
    words = Words(HOLDING_ON, language)
    for kind, ids in (
        ("staff", (*STAFF, "pool")),
        ("shift", SHIFTS),
        ("event", (*HAZY_EVENTS, *CLEAR_EVENTS)),
        ("contact", CONTACTS),
        ("regret", REGRETS),
        ("effect", SYMBOLS),
        ("result", RESULTS[1:]),
    ):
        for id in ids:
            assert words.name(kind, id)
    for event in (*HAZY_EVENTS, *CLEAR_EVENTS):
        assert words.name("event", event, "text") != words.name("event", event)


@in_every_language
def test_every_action_has_its_words_and_no_two_have_the_same(language: str) -> None:
    words = Words(HOLDING_ON, language)
    said = [words.say(action.message()) for action in HOLDING_ON.space]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("count", "tokens"), [(1, "1 żeton opieki"), (2, "2 żetony opieki"), (5, "5 żetonów opieki")]
)
def test_polish_tokens_agree_with_their_number(count: int, tokens: str) -> None:
    said = Words(HOLDING_ON, "pl").say(Message("log-evening", {"staff": "blue", "count": count}))
    assert said.endswith(f"{tokens}.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Send the first nurse on leave"),
        ("pl", "Wyślij na urlop pierwszą pielęgniarkę"),
        ("hu", "Küldd szabadságra az első ápolót"),
    ],
)
def test_staff_take_the_form_the_sentence_wants(language: str, said: str) -> None:
    words = Words(HOLDING_ON, language)
    assert words.say(HOLDING_ON.space.read("send nurse1").message()) == said
