"""The 220 cards: counts and distributions of the rules reference, and words for all of them."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES, Diagnosis
from wardroom.games.rush_md.cards.epidemics import EPIDEMICS
from wardroom.games.rush_md.cards.needs import half_points, reputation_for
from wardroom.games.rush_md.cards.objectives import FORMER_OBJECTIVES, OBJECTIVES
from wardroom.games.rush_md.cards.patients import HOSPITALIZEDS, REGULARS, Patient
from wardroom.games.rush_md.cards.research import NO_SLOT, RESEARCH_CARDS
from wardroom.games.rush_md.content import (
    ANYWHERE_MS,
    BEDS,
    BLOOD,
    CONDITIONS,
    CRITICAL,
    FLUIDS,
    GREEN,
    ICONS,
    LIQUIDS,
    LONGEST_MS,
    ORGANS,
    SIGNS,
    SLOT_ACTIVITY,
    SLOT_TYPE,
    SLOTS,
    START_DISCS,
    SYRINGE_HOLDS,
    TOTALS,
    WITHIN_MS,
    YELLOW,
)
from wardroom.games.rush_md.primitives import all_primitives
from wardroom.games.rush_md.scanner import MRI_STEADY
from wardroom.games.rush_md.stock import STOCK
from wardroom.words import LANGUAGES, Words

PILLS = (0, 1, 2)
EXAM_CASES = list(enumerate(DIAGNOSES))


def kinds(counts: tuple[int, ...]) -> list[int]:
    return [kind for kind, count in enumerate(counts) if count]


def work(card: Diagnosis) -> float:
    return half_points(card.need) / 2


def correlation(xs: list[float], ys: list[float]) -> float:
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    both = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    spread = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return float(both / spread**0.5)


def test_there_are_220_cards_and_every_id_is_one_card_only() -> None:  # RMD-G.30
    ids = [card.id for card in (*REGULARS, *HOSPITALIZEDS, *EPIDEMICS, *RESEARCH_CARDS)]
    ids += [card.id for exam in DIAGNOSES for card in exam]
    objectives = {objective.id for objective in OBJECTIVES.values()}
    assert len(ids) + len(objectives) == 220
    assert len(set(ids)) == len(ids)


def test_totals_of_all_items() -> None:  # RMD-5.3
    assert TOTALS == (12, 12, 12, 15, 24, 24, 40, 12, 10, 10, 10, 10)


def test_regular_patients() -> None:  # RMD-G.32 RMD-8.1
    assert Counter(CONDITIONS[card.condition] for card in REGULARS) == {
        "mild": 18,
        "serious": 12,
        "critical": 6,
    }
    assert Counter(card.reputation for card in REGULARS) == {1: 16, 2: 14, 3: 6}
    wanted = Counter(kind for card in REGULARS for kind in kinds(card.need.bedside))
    assert (wanted[BLOOD], wanted[GREEN], wanted[YELLOW], wanted[FLUIDS]) == (4, 5, 5, 10)
    assert all(16 <= wanted[pill] <= 18 for pill in PILLS)
    for card in REGULARS:
        needed = card.need.bedside
        assert 3 <= card.need.units <= 15
        assert len(kinds(needed)) <= 3
        assert len([kind for kind in LIQUIDS if needed[kind]]) <= 1
        assert all(needed[kind] <= 2 * SYRINGE_HOLDS for kind in LIQUIDS)
        assert needed[FLUIDS] <= 4
        assert not card.need.has_folder
        assert not any(needed[kind] for kind in ORGANS)
        assert not card.signs
    assert len({(card.condition, card.need.bedside) for card in REGULARS}) == 36


def test_hospitalized_patients() -> None:  # RMD-G.33
    by_exams = {
        number: [card for card in HOSPITALIZEDS if len(card.signs) == number]
        for number in (0, 1, 2)
    }
    assert {number: len(cards) for number, cards in by_exams.items()} == {0: 8, 1: 20, 2: 8}
    assert Counter(CONDITIONS[card.condition] for card in HOSPITALIZEDS) == {
        "mild": 14,
        "serious": 14,
        "critical": 8,
    }
    assert Counter(sign for card in by_exams[1] for sign in card.signs) == dict.fromkeys(
        range(4), 5
    )
    assert Counter(sign for card in HOSPITALIZEDS for sign in card.signs) == dict.fromkeys(
        range(4), 9
    )
    pairs = Counter(card.signs for card in by_exams[2])
    twice = {
        (SIGNS.index("infection"), SIGNS.index("physical")),
        (SIGNS.index("autoimmune"), SIGNS.index("neuropsych")),
    }
    assert pairs == {pair: 2 if pair in twice else 1 for pair in combinations(range(4), 2)}
    assert all(card.condition != CRITICAL for card in by_exams[2])
    assert sum(card.need.has_folder for card in by_exams[0]) == 5
    assert all(7 <= card.need.units <= 16 and 3 <= card.reputation <= 5 for card in by_exams[0])
    assert sum(card.need.units > 0 for card in by_exams[1]) == 10
    assert all(card.need.units <= 5 and 1 <= card.reputation <= 3 for card in by_exams[1])
    assert Counter((card.need.units, card.reputation) for card in by_exams[2]) == {
        (3, 4): 2,
        (0, 3): 6,
    }


@pytest.mark.parametrize(("exam", "cards"), EXAM_CASES)
def test_diagnosis_cards(exam: int, cards: tuple[Diagnosis, ...]) -> None:  # RMD-G.34
    assert Counter(card.effectiveness for card in cards) == dict.fromkeys(range(1, 7), 4)
    assert Counter(card.reputation for card in cards) == {1: 10, 2: 10, 3: 4}
    assert sum(card.need.has_folder for card in cards) == (4, 6, 12, 10)[exam]
    assert sum(card.contagious for card in cards) == (8, 6, 0, 0)[exam]
    for card in cards:
        assert 3 <= card.need.units <= 15
        assert all(card.need.bedside[kind] <= 2 * SYRINGE_HOLDS for kind in LIQUIDS)
        assert not any(card.need.bedside[kind] for kind in ORGANS)
        if card.need.has_folder:
            organs = sum(card.need.surgery[kind] for kind in ORGANS)
            assert 1 <= organs <= 3
            assert sum(card.need.surgery) - organs <= 12
    grade = correlation([card.effectiveness for card in cards], [work(card) for card in cards])
    assert 0.2 <= grade <= 0.5


def test_a_second_syringe_for_one_kind_occurs() -> None:  # RMD-G.34 RMD-8.5
    blood = [card for card in DIAGNOSES[1] if card.need.bedside[BLOOD] > SYRINGE_HOLDS]
    assert len(blood) >= 2


def test_organs_are_spread_evenly_over_all_folders() -> None:  # RMD-G.34
    cards: list[Patient | Diagnosis] = [*HOSPITALIZEDS]
    cards += [card for exam in DIAGNOSES for card in exam]
    organs = [sum(card.need.surgery[kind] for card in cards) for kind in ORGANS]
    assert all(0.2 <= count / sum(organs) <= 0.3 for count in organs)


def test_every_icon_is_on_three_cultures_cards_that_differ() -> None:  # RMD-G.10 RMD-G.34
    assert len(ICONS) == 8
    for icon in range(8):
        needs = {
            (card.need.bedside, card.need.surgery)
            for card in DIAGNOSES[0]
            if card.puzzle == icon and card.shown == ICONS[icon]
        }
        assert len(needs) == 3


def test_24_different_patterns_of_three_white_discs_and_none_is_the_start() -> None:  # RMD-G.11
    patterns = {card.puzzle for card in DIAGNOSES[1]}
    assert len(patterns) == 24
    assert all(pattern.bit_count() == 3 for pattern in patterns)
    assert START_DISCS == 0b111
    assert START_DISCS not in patterns


def test_every_bed_is_missing_on_four_x_rays_two_of_them_with_surgery() -> None:
    """RMD-12.1 RMD-G.12"""
    for bed, name in enumerate(BEDS):
        cards = [card for card in DIAGNOSES[2] if card.puzzle == bed]
        assert len(cards) == 4
        assert sum(card.need.has_folder for card in cards) == 2
        assert all(sorted([*card.shown.split(), name]) == sorted(BEDS) for card in cards)
    assert len({card.shown for card in DIAGNOSES[2]}) == 12


def test_mri_cards_have_blank_backs() -> None:  # RMD-9.7
    assert {card.shown for card in DIAGNOSES[3]} == {""}


def test_epidemic_cards() -> None:  # RMD-G.35
    assert len(EPIDEMICS) == 14
    families = Counter(
        (sum(card.need[pill] for pill in PILLS), card.need[FLUIDS], len(kinds(card.need)))
        for card in EPIDEMICS
    )
    assert families[0, 0, 0] == 3
    assert families[1, 0, 1] == 5
    assert families[0, 1, 1] == 2
    assert families[2, 0, 2] == 2
    iv = [card for card in EPIDEMICS if card.need[GREEN] or card.need[YELLOW]]
    blood = [card for card in EPIDEMICS if card.need[BLOOD]]
    assert len(iv) == len(blood) == 1
    assert 1 <= sum(iv[0].need) <= 2
    assert sum(blood[0].need) == 1
    for card in EPIDEMICS:
        assert not any(card.need[kind] for kind in ORGANS)
        if card.treatable:
            syringe = any(card.need[kind] for kind in LIQUIDS)
            assert card.reputation == (4 if syringe else 1 + sum(card.need))


def test_research_cards() -> None:  # RMD-G.36
    tasks = [card for card in RESEARCH_CARDS if not card.is_action]
    actions = [card for card in RESEARCH_CARDS if card.is_action]
    assert (len(tasks), len(actions)) == (12, 10)
    assert Counter(card.reward for card in tasks) == {1: 6, 2: 4, 3: 2}
    assert {card.slot for card in tasks} == {NO_SLOT}
    assert Counter(card.slot for card in actions) == {0: 3, 1: 5, 2: 2}
    assert len({card.action for card in actions}) == 10


def near(number: int, designed: int) -> bool:
    """Within 15 % of a number of the reference (RMD-G.40)."""
    return abs(number - designed) <= 0.15 * designed


@pytest.mark.parametrize(
    ("players", "reputation", "discharged", "hospitalized"),
    [
        (1, (30, 40, 50), (10, 13, 16), (4, 6, 8)),
        (2, (32, 42, 52), (11, 14, 17), (4, 6, 8)),
        (3, (38, 50, 62), (13, 17, 21), (5, 8, 10)),
        (4, (44, 58, 72), (15, 20, 24), (6, 9, 12)),
    ],
)
def test_objective_cards_of_the_first_editions(  # RMD-G.37 RMD-G.40 RMD-23.2
    players: int,
    reputation: tuple[int, ...],
    discharged: tuple[int, ...],
    hospitalized: tuple[int, ...],
) -> None:
    for difficulty in range(3):
        a, b, c, d = (FORMER_OBJECTIVES[players, letter, difficulty] for letter in range(4))
        full = reputation[difficulty]
        for card, less in ((a, 0), (b, 8), (c, 4), (d, 6)):
            assert near(card.reputation, full - less)
        assert near(b.discharged, discharged[difficulty])
        assert near(c.hospitalized, hospitalized[difficulty])
        assert near(d.points, (10, 9, 8)[difficulty])
        assert {card.start for card in (a, b, c, d)} == {(24, 18, 14)[difficulty]}
        assert a.discharged == a.hospitalized == a.points == b.hospitalized == c.points == 0
    assert FORMER_OBJECTIVES[1, 0, 1].reputation == 40


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_objective_cards(players: int) -> None:  # RMD-G.37 RMD-G.40 RMD-23.2
    """Each asks for something of its own, and for less Reputation than the card that asks for
    nothing else; a harder column asks for more of it.
    """
    columns = [[OBJECTIVES[players, letter, column] for letter in range(4)] for column in range(3)]
    for column, (a, b, c, d) in enumerate(columns):
        assert {card.start for card in (a, b, c, d)} == {(24, 18, 14)[column]}
        assert a.discharged == a.hospitalized == a.points == 0
        assert b.discharged
        assert not (b.hospitalized)
        assert not (b.points)
        assert c.hospitalized
        assert not (c.discharged)
        assert not (c.points)
        assert d.points
        assert not (d.discharged)
        assert not (d.hospitalized)
        assert all(card.reputation <= a.reputation for card in (b, c, d))
    for easy, normal, hard in zip(*columns, strict=True):
        assert easy.reputation < normal.reputation < hard.reputation
        assert easy.discharged <= normal.discharged <= hard.discharged
        assert easy.hospitalized <= normal.hospitalized <= hard.hospitalized
    assert OBJECTIVES[1, 0, 1].reputation == 40


def test_the_rules_page_has_the_numbers_of_the_objective_cards() -> None:  # RMD-G.37
    page = (Path(__file__).parents[3] / "docs" / "rules" / "rush-md.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| RMD-G.37 "))

    def columns(letter: int, name: str) -> str:
        return ", ".join(
            "/".join(str(getattr(OBJECTIVES[players, letter, column], name)) for column in range(3))
            for players in (1, 2, 3, 4)
        )

    for letter, card in enumerate("abcd"):
        assert f"card {card} {columns(letter, 'reputation')}" in row
    assert f"patients discharged: {columns(1, 'discharged')}" in row
    assert f"Hospitalized Patients discharged: {columns(2, 'hospitalized')}" in row
    assert f"Medical Points at the end: {columns(3, 'points')}" in row


def test_reputation_follows_from_the_work() -> None:  # RMD-G.31
    for card in (*REGULARS, *HOSPITALIZEDS):
        points = half_points(card.need, len(card.signs), card.condition == CRITICAL)
        assert card.reputation == reputation_for(points, 1, 3 if card in REGULARS else 5)
    for exam in DIAGNOSES:
        for diagnosis in exam:
            assert diagnosis.reputation == reputation_for(half_points(diagnosis.need), 1, 3)


def test_slots_of_the_boards() -> None:  # RMD-4.1 RMD-4.2 RMD-G.2
    boards = [slot for slot in range(len(SLOTS)) if not SLOTS[slot].startswith("RS-")]
    assert Counter(SLOT_TYPE[slot] for slot in boards) == {0: 8, 1: 9, 2: 3}
    assert len(SLOTS) == 23
    assert len(SLOT_ACTIVITY) == len(SLOT_TYPE) == len(SLOTS)


def test_every_duration_is_known_to_the_clock() -> None:  # RMD-21.19
    moves = {move for action in all_primitives() if (move := getattr(action, "move", None))}
    for mode in (0, 1):
        found = {(move.fast, move.slow)[mode] for move in moves - {STOCK, MRI_STEADY}}
        found |= {(300 + 200 * count, 400 + 250 * count)[mode] for count in range(1, 6)}
        found.add((1_000, 1_600)[mode])
        known = set(ANYWHERE_MS[mode]).union(*(times[mode] for times in WITHIN_MS.values()))
        assert found == known
        assert max(known) <= LONGEST_MS
        for times in (ANYWHERE_MS, *WITHIN_MS.values()):
            assert list(times[mode]) == sorted(set(times[mode]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_every_patient_symptoms(language: str) -> None:
    """RMD-G.41 RMD-22.2"""
    words = Words(RUSH_MD, language)
    for patient in (*REGULARS, *HOSPITALIZEDS):
        assert words.name("patient", patient.id)
        assert words.name("patient", patient.id, "symptoms") != words.name("patient", patient.id)
    assert len({words.name("patient", card.id) for card in (*REGULARS, *HOSPITALIZEDS)}) == 72
    for cards in DIAGNOSES:
        assert len({words.name("diagnosis", card.id) for card in cards}) == 24
    for research in RESEARCH_CARDS:
        assert words.name("card", research.id, "rule") != words.name("card", research.id)
    for epidemic in EPIDEMICS:
        assert words.name("epidemic", epidemic.id)
    for icon in ICONS:
        assert words.name("icon", icon)
    for sign in SIGNS:
        assert words.name("sign", sign)
