"""The story: nobody, no place and no guilt is known before it is told.

KNOWN is the table of who is known from when. Everything that can be read in a scenario is compared
with it, in every language: its own pages, the memories as they are told there, and what is common
to all scenarios.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pytest

from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import (
    CONTACTS,
    MEMORIES,
    REGRETS,
    TOLD,
    key_of,
    scene_of,
)
from wardroom.games.holding_on.faces import clear_face
from wardroom.games.holding_on.scenarios import CALLED_FROM, FACED_FROM, LAST, SCENARIOS
from wardroom.words import LANGUAGES, Words, chapters


class Known(NamedTuple):
    """From which scenario on something may be said, and the words that say it.

    `told` is the page that tells it first, if that is the last page of the scenario before.
    """

    scenario: int
    en: str
    pl: str
    hu: str
    told: str = ""


KNOWN: Final[Mapping[str, Known]] = {
    "Jamie": Known(3, "Jamie", "Jamie", "Jamie", told="scenario-02-win"),
    "a brother": Known(3, r"brother", r"\bbrat", r"öccs|bátyj|testvér"),
    "Nell": Known(5, "Nell", "Nell", "Nell"),
    "a daughter": Known(5, r"daughter", r"córk|wnuczk", r"\blány[aá]|unok"),
    "Ruth": Known(5, "Ruth", "Ruth", "Ruth"),
    "Quinlan": Known(6, "Quinlan", "Quinlan", "Quinlan"),
    "the fire": Known(
        6,
        r"\bfire|stove|too bright|burn|smoke",
        r"pożar|\bpiec\b|pieca|za jasno|dym",
        r"\ba tűz\b|kályh|füst",
    ),
    "Aldo Ferri": Known(7, "Aldo|Ferri|Manly", "Ald[oa]|Ferri|Manly", "Aldo|Ferri|manly"),
    "Lucia": Known(7, "Lucia", r"Luci[ai]", r"Luci[aá]"),
    "Trieste": Known(7, "Trieste|Ital", "Tries|Włoch|włosk", "Trieszt|[Oo]lasz"),
    "the undelivered letter": Known(7, r"postman|letter to", r"listonosz|list Alda", r"[Pp]ostás"),
    "Ada": Known(8, r"\bAda\b", r"\bAd[aęyo]\b", r"\bAd[aá]"),
    "the empty seat": Known(
        8,
        r"\bseat\b(?! on)|violin|concert|stage",
        r"skrzypc|koncert|scen[ay]",
        r"hegedű|koncert|színpad",
    ),
    "the wedding": Known(8, r"wedding|invitation", r"ślub|wesel|zaproszeni", r"esküvő|meghívó"),
}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_scenario = pytest.mark.parametrize("scenario", range(1, LAST + 1))


def readable(scenario: int, language: str) -> Iterator[tuple[str, str]]:
    """Every message of the chapters that can be read in a scenario, and what it says."""
    words = Words(HOLDING_ON, language)
    scenes = {f"scene-{scene_of(memory, scenario)}" for memory in range(MEMORIES)}
    for id in chapters(HOLDING_ON.package, language).ids():
        kind, name = id.split("-", 1)
        own = kind == "scenario" and name.startswith(f"{scenario:02}-")
        if own or kind == "quote" or id in scenes:
            yield id, words.name(kind, name)


@in_every_language
@in_every_scenario
def test_nothing_is_known_before_it_is_told(scenario: int, language: str) -> None:
    for id, text in readable(scenario, language):
        for what, known in KNOWN.items():
            if known.scenario > scenario and known.told != id:
                found = re.search(getattr(known, language), text)
                assert not found, f"{id} tells of {what} before scenario {known.scenario}: {text}"


@in_every_language
def test_everything_in_the_table_is_told_in_its_scenario_at_last(language: str) -> None:
    """A slip in the words of the table would hide what it looks for."""
    for what, known in KNOWN.items():
        assert any(
            re.search(getattr(known, language), text)
            for _, text in readable(known.scenario, language)
        ), what


def test_marks_are_seen_from_the_scenario_that_uses_them() -> None:
    """8C: a letter on a card would name somebody of whom nobody has spoken."""
    for contact in range(len(CONTACTS)):
        lines = [
            scenario for scenario in SCENARIOS for line in scenario.lines if line.contact == contact
        ]
        assert CALLED_FROM[contact] == min(scenario.number for scenario in lines)
    facing = [scenario.number for scenario in SCENARIOS if scenario.regret_ready]
    assert (min(facing),) * len(REGRETS) == FACED_FROM
    for scenario in SCENARIOS:
        dealt = HOLDING_ON.deal({"scenario": str(scenario.number)}, 3, 1)
        faces = [clear_face(dealt, memory) for memory in range(MEMORIES)]
        contacts = {face["contact"] for face in faces} - {None}
        assert contacts == {
            name
            for name, first in zip(CONTACTS, CALLED_FROM, strict=True)
            if first <= scenario.number
        }
        assert any(face["regret"] for face in faces) == (scenario.number >= min(facing))


@in_every_language
def test_a_scene_that_tells_more_stands_with_the_scenario_that_tells_it(language: str) -> None:
    known = chapters(HOLDING_ON.package, language).ids()
    scenes = {f"scene-{key_of(memory)}" for memory in range(MEMORIES)}
    later = {f"scene-{key}-{number}" for key, told in TOLD.items() for number in told}
    assert {id for id in known if id.startswith("scene-")} == scenes | later


@in_every_language
def test_every_telling_of_a_memory_is_its_own(language: str) -> None:
    words = Words(HOLDING_ON, language)
    for memory in range(MEMORIES):
        tellings = {scene_of(memory, scenario) for scenario in range(1, LAST + 1)}
        assert len({words.name("scene", scene) for scene in tellings}) == len(tellings)
        assert len(tellings) == 1 + len(TOLD.get(key_of(memory), ()))


@in_every_language
def test_the_pages_before_the_rules_speak_no_rules(language: str) -> None:
    """The setup page is a page of the story; what changes in the game stands on the next one."""
    rules = {
        "en": r"\bdeck|\btoken|setup|goal card|raises|lowers|hazy",
        "pl": r"\btali|żeton|[Pp]rzygotowanie|[Kk]arta celu|mglist",
        "hu": r"pakli|jelző|[Ee]lőkészület|célkárty|homályos",
    }[language]
    words = Words(HOLDING_ON, language)
    for scenario in SCENARIOS:
        assert not re.search(rules, words.name("scenario", f"{scenario.number:02}-setup"))
        assert re.search(rules, words.name("scenario", f"{scenario.number:02}-rules"))
