"""Pandemic in three languages: all that can happen, be chosen or be asked has its words."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest

import wardroom.games.pandemic
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import CARDS, CITIES, COLOURS, EVENTS, ROLES
from wardroom.games.pandemic.phases import PHASES, RESULTS, STEPS
from wardroom.kernel import Dice, Event, Message, Outcome
from wardroom.words import LANGUAGES, Words

RULES = Path(str(files(wardroom.games.pandemic)))

# Kinds of events that the sources put together from parts.
MOVES = ("drive", "fly", "charter", "shuttle", "join")
COMPOSED = {*MOVES, *(f"{move}_pawn" for move in MOVES), "operations_flight", *RESULTS[1:]}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> Words:
    return Words(PANDEMIC, language, {0: "Ania", 1: "Béla", 2: "Chris"})


def sentence(kind: str) -> str:
    """The message of an event of this kind."""
    state = PANDEMIC.deal({}, 2, 1)
    return Event(kind, {}, None, state).message().id


def told_kinds() -> set[str]:
    """The kinds of events that the sources tell by name."""
    kinds = set(COMPOSED)
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name.lstrip("_").startswith("tell"):
                for given in node.args[:2]:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str):
                        kinds.add(given.value)
    return kinds


@in_every_language
def test_every_kind_of_event_has_its_sentence(language: str) -> None:
    kinds = told_kinds()
    assert {"treat", "draw_closed", "infect", "spread", "operations_flight", "win"} <= kinds
    said = words(language)
    missing = [kind for kind in sorted(kinds) if not said.has(sentence(kind))]
    assert missing == []


@in_every_language
def test_every_sentence_of_the_log_is_told_somewhere(language: str) -> None:
    told = {sentence(kind) for kind in told_kinds()}
    written = {
        line.split(" =")[0]
        for line in (RULES / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if line.startswith("log-")
    }
    assert written == told


@in_every_language
def test_every_action_has_its_words_and_no_two_have_the_same(language: str) -> None:
    said = Words(PANDEMIC, language, {seat: f"P{seat}" for seat in range(4)})
    texts: dict[str, str] = {}
    for action in PANDEMIC.space:
        text = said.say(action.message())
        assert text not in texts, f"{action!r} and {texts[text]} are both {text!r}"
        texts[text] = repr(action)


@in_every_language
@pytest.mark.parametrize(
    ("roles", "options"),
    [
        ("dispatcher,operations_expert,contingency_planner", {}),
        ("medic,quarantine_specialist,researcher", {"epidemics": "6"}),
        ("scientist,researcher,dispatcher", {"consent": "automatic", "hands": "closed"}),
    ],
)
def test_random_games_can_be_told(language: str, roles: str, options: dict[str, str]) -> None:
    said = words(language)
    for seed in range(4):
        log: list[Event] = []
        state = PANDEMIC.deal({**options, "roles": roles}, 3, seed, log=log)
        state.log = log
        dice = Dice.seeded(seed, "words")
        while state.waiting():
            assert said.say(state.asking())
            (seat,) = state.waiting()
            state.play(seat, dice.pick(state.legal(seat)))
        outcome = state.outcome()
        assert outcome is not None
        assert said.say(outcome.message())
        assert said.say(state.asking())
        for event in log:
            assert said.say(event.message())


@in_every_language
def test_every_question_has_its_words(language: str) -> None:
    said = words(language)
    action = Message("do-give", {"card": "paris", "to": 1})
    for name in (*STEPS, *(f"event_{phase}" for phase in PHASES[1:-1])):
        id = "ask-" + name.replace("_", "-")
        assert said.say(Message(id, {"seat": 0, "by": 1, "action": action}))
    assert said.say(Message("ask-action", {"seat": 0, "count": 4}))
    assert said.say(Message("ask-over-limit", {"seat": 0, "count": 1}))
    assert said.say(Message("ask-over-limit-event", {"seat": 0, "count": 1}))
    for result in RESULTS[1:]:
        assert said.say(Message("ask-nothing", {"result": result}))
        assert said.say(Outcome(result, (), {"colour": "red"}).message())


@in_every_language
def test_every_thing_has_a_name(language: str) -> None:
    said = words(language)
    kinds = {
        "city": CITIES,
        "country": CITIES,
        "card": CARDS,
        "colour": COLOURS,
        "role": ROLES,
        "phase": PHASES,
        "disease": ("active", "cured", "eradicated"),
        "guard": ("eradicated", "quarantine", "medic"),
        "result": RESULTS[1:],
    }
    for kind, ids in kinds.items():
        names = [said.name(kind, id) for id in ids]
        if kind != "country":
            assert len(set(names)) == len(names), kind
    for option in PANDEMIC.options:
        for id in (option.name, *(f"{option.name}_{choice}" for choice in option.choices)):
            assert said.name("option", id, "rule") != said.name("option", id)


@in_every_language
def test_roles_and_events_explain_themselves(language: str) -> None:
    said = words(language)
    for kind, ids in (("role", ROLES), ("card", (*EVENTS, "epidemic"))):
        for id in ids:
            assert said.name(kind, id, "rule").endswith(".")


@pytest.mark.parametrize(
    ("count", "colour", "cubes"),
    [
        (1, "blue", "1 niebieski znacznik"),
        (2, "yellow", "2 żółte znaczniki"),
        (5, "black", "5 czarnych znaczników"),
        (12, "red", "12 czerwonych znaczników"),
        (22, "red", "22 czerwone znaczniki"),
    ],
)
def test_polish_cubes_agree_with_their_number(count: int, colour: str, cubes: str) -> None:
    args = {"seat": 0, "city": "osaka", "colour": colour, "count": count}
    said = words("pl").say(Message("log-treat", args))
    assert said == f"Ania leczy chorobę w Osace i usuwa {cubes}."


@pytest.mark.parametrize(
    ("count", "actions"),
    [(1, "została ci 1 akcja"), (2, "zostały ci 2 akcje"), (5, "zostało ci 5 akcji")],
)
def test_polish_verbs_agree_with_the_number_of_actions(count: int, actions: str) -> None:
    assert (
        words("pl").say(Message("ask-action", {"seat": 0, "count": count})) == f"Ania, {actions}."
    )


@in_every_language
def test_an_empty_discard_pile_is_not_counted(language: str) -> None:
    said = words(language).say(Message("log-intensify", {"count": 0}))
    assert "0" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ania moves the research station from Istanbul to New York."),
        ("pl", "Ania przenosi stację badawczą ze Stambułu do Nowego Jorku."),
        ("hu", "Ania áthelyezi a kutatóállomást Isztambulból New Yorkba."),
    ],
)
def test_cities_take_the_form_the_sentence_wants(language: str, said: str) -> None:
    args = {"seat": 0, "origin": "istanbul", "city": "new_york"}
    assert words(language).say(Message("log-relocate", args)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Béla proposes: “Give Atlanta to Ania”. Ania, do you agree?"),
        ("pl", "Béla proponuje: Niech Ania dostanie kartę Atlanta. Ania, zgadzasz się?"),
        ("hu", "Béla javaslata: „Ania kapja meg az Atlanta kártyát”. Ania, beleegyezel?"),
    ],
)
def test_a_proposal_is_said_inside_the_question(language: str, said: str) -> None:
    give = PANDEMIC.space.read("give atlanta 0").message()
    asked = Message("ask-consent", {"seat": 0, "by": 1, "action": give})
    assert words(language).say(asked) == said


# One end for all three places, as the last vowels of the spoken name demand.
FRONT = {"essen", "los_angeles", "buenos_aires", "delhi", "beijing", "taipei", "sydney"}
VOWELS = "aeiouáéíóöőúüű"


@pytest.mark.parametrize("city", CITIES)
def test_hungarian_endings_fit_the_city(city: str) -> None:
    said = words("hu")
    into, inside, outof = (said.name("city", city, form) for form in ("ba", "ban", "bol"))
    if city == "st_petersburg":
        assert [into, inside, outof] == ["Szentpétervárra", "Szentpéterváron", "Szentpétervárról"]
        return
    stem = into[:-2]
    ends = ("be", "ben", "ből") if city in FRONT else ("ba", "ban", "ból")
    assert [into, inside, outof] == [stem + end for end in ends]
    name = said.name("city", city)
    lengthened = {"a": "á", "o": "ó"}.get(name[-1], name[-1])
    assert stem == name[:-1] + lengthened
    assert said.name("city", city, "t") in {stem + end for end in ("t", "ot", "et")}
    article = "az" if name[0].lower() in VOWELS else "a"
    assert said.name("city", city, "az") == f"{article} {name}"


@pytest.mark.parametrize("city", CITIES)
def test_polish_cities_come_from_their_genitive(city: str) -> None:
    said = words("pl")
    genitive = said.name("city", city, "gen")
    assert said.name("city", city, "z") in {f"z {genitive}", f"ze {genitive}"}
    name = said.name("city", city)
    feminine = name.endswith("a") and genitive != name
    assert said.name("city", city, "acc") == (name[:-1] + "ę" if feminine else name)
