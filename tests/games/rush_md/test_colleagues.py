"""The colleagues of Rush M.D.: their hands take time, and they leave others room (RMD-22)."""

from collections import Counter
from typing import cast

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.cases import Cases
from wardroom.games.rush_md.colleague.puzzles import Memory
from wardroom.games.rush_md.colleague.skills import AVERAGE, EXPERT, NOVICE, Skill
from wardroom.games.rush_md.colleague.stores import restock_worth
from wardroom.games.rush_md.content import BLOOD, BLOOD_EXAM, MRI_SLOT, ORGANS, SLOTS
from wardroom.games.rush_md.exams import FLIP, top_card
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.primitives import FLIPS, GIVES, PLACES
from wardroom.games.rush_md.state import ACTION, EVALUATION, OVER_TREATED
from wardroom.kernel import Choice, Dice, Message, Perspective, PlanningColleague, Table, Wait
from wardroom.kernel.calls import MINE, Call, SociableColleague
from wardroom.players import Team, colleague, step

KINDS = ("gentle", "good", "strong")
SHORT = {"phase": "60", "sand": "15", "epidemics": "on"}


def answer(hospital: Hospital, seat: int = 0, kind: str = "good") -> str:
    """What a colleague that has just sat down does at this moment."""
    state = hospital.state
    perspective = Perspective(RUSH_MD, state, seat, state.now)
    choice = colleague(RUSH_MD, kind, 7).choose(perspective)
    return repr(choice.action) if isinstance(choice, Choice) else repr(choice)


def played(kind: str, seats: int, seed: int, **options: str) -> Table:
    table = Table.deal(RUSH_MD, seats, seed, {**SHORT, **options})
    team = Team({seat: colleague(RUSH_MD, kind, seat) for seat in range(seats)})
    while table.outcome() is None:
        step(table, team)
    return table


# RMD-22.4


@pytest.mark.parametrize(
    ("skill", "place", "give", "flip", "before", "between", "memory", "needless"),
    [
        (NOVICE, 1_260, 910, 2_100, 1_600, 500, 2, 10),
        (AVERAGE, 900, 650, 1_500, 800, 250, 4, 3),
        (EXPERT, 765, 552, 1_275, 400, 150, 8, 0),
    ],
)
def test_every_movement_has_its_price(
    skill: Skill,
    place: int,
    give: int,
    flip: int,
    before: int,
    between: int,
    memory: int,
    needless: int,
) -> None:
    state = given().patient("C1", "carpenter").state
    slot = SLOTS.index("OPC-1")
    assert skill.takes(PLACES[4][slot].move, state, 0, 4, slot) == place
    assert skill.takes(GIVES[0].move, state, 0, 0, -1) == give
    assert skill.takes(FLIPS[0].move, state, 0, 0, -1) == flip
    assert (skill.before, skill.between) == (before, between)
    assert (skill.memory, skill.needless) == (memory, needless)


def test_quick_hands_are_never_quicker_than_the_best_human() -> None:
    """RMD-21.4 RMD-22.4: the price is at least D_min."""
    state = given().state
    scan = PLACES[0][MRI_SLOT].move
    assert EXPERT.takes(scan, state, 0, 0, MRI_SLOT) == 3_400
    for action in (PLACES[4][SLOTS.index("ADM-N")], GIVES[0], FLIPS[0]):
        assert EXPERT.takes(action.move, state, 0, action.piece, action.target) >= action.move.fast


@pytest.mark.parametrize("kind", KINDS)
def test_the_price_is_paid_by_the_stamps(kind: str) -> None:
    """RMD-22.5: between two movements of a seat lies at least what the first one costs."""
    skill = {"gentle": NOVICE, "good": AVERAGE, "strong": EXPERT}[kind]
    table = Table.deal(RUSH_MD, 2, 3, SHORT)
    team = Team({seat: colleague(RUSH_MD, kind, seat) for seat in range(2)})
    free_at = [0, 0]
    looked_at = 0
    while table.outcome() is None:
        before = table.state.copy()
        assert isinstance(before, RushState)
        step(table, team)
        state = table.state
        assert isinstance(state, RushState)
        move = table.record.moves[-1]
        verb = move.action.split()[0] if move.action else ""
        if verb in ("place", "begin", "give", "stock", "draw", "flip", "move_bed"):
            assert move.at >= free_at[move.seat]
            reach = state.hands[move.seat]
            if reach is not None and reach.effect >= 0:
                free_at[move.seat] = state.began + reach.effect + skill.between
                looked_at += 1
        elif verb.startswith("drop") or verb == "balance":
            reach = before.hands[move.seat]
            assert reach is not None
            took = move.at - before.began - reach.begun
            assert took >= max(reach.move.fast, reach.move.slow * skill.percent // 100) or (
                reach.move.verb in ("stock", "give", "inject", "take_back", "serve")
            )
            free_at[move.seat] = move.at + skill.between
            looked_at += 1
    assert looked_at > 40


@pytest.mark.parametrize("kind", KINDS)
def test_colleagues_never_slip_and_never_overtreat(kind: str) -> None:
    """RMD-22.4; two of them never treat the same patient at once."""
    table = Table.deal(RUSH_MD, 4, 5, SHORT)
    team = Team({seat: colleague(RUSH_MD, kind, seat) for seat in range(4)})
    happened: Counter[str] = Counter()
    while table.outcome() is None:
        happened.update(event.kind for event in step(table, team))
        state = table.state
        assert isinstance(state, RushState)
        if state.phase == EVALUATION:
            assert OVER_TREATED not in state.statuses
    assert not {"slip", "miss", "fall", "wobble", "wrong_take", "held_too_long"} & set(happened)
    assert {"admit", "give", "stock", "exact", "discharge"} <= set(happened)


def test_only_the_expert_works_by_gestures() -> None:  # RMD-22.5
    verbs = {
        kind: {move.action.split()[0] for move in played(kind, 2, 4).record.moves if move.action}
        for kind in KINDS
    }
    assert "begin" in verbs["strong"]
    assert "place" not in verbs["strong"]
    for kind in ("gentle", "good"):
        assert "begin" not in verbs[kind]
        assert "place" in verbs[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_equal_seeds_decide_alike(kind: str) -> None:
    assert played(kind, 2, 9).record.text() == played(kind, 2, 9).record.text()


# Exams


def test_a_token_that_lies_open_is_remembered_until_newer_ones_push_it_out() -> None:
    """RMD-10.4 RMD-21.18 RMD-22.4"""
    hospital = given().bed("A1", "zookeeper", "CUL").do(0, "place red CUL")
    state = hospital.state
    memory = Memory(2)
    for token in range(3):
        hospital.at(hospital.t, 0, f"flip {token}")
        if state.hands[0] is None or state.hands[0].move is not FLIP:
            break
        hospital.until(hospital.t + 400)
        world = state.imagine(1, Dice.seeded(1))
        assert world.tokens[token] == state.tokens[token]
        memory.watch(world)
        hospital.until(hospital.t + 1_200)
    assert memory.span == 2
    assert len(memory.known) <= 2
    assert all(state.tokens[token] == icon for token, icon in memory.known)


def test_discs_are_moved_in_the_fewest_moves() -> None:  # RMD-11.3
    hospital = given().bed("A1", "painter", "BLX").do(0, "place red BLX")
    state = hospital.state
    wrong = bin(state.whites & ~_pattern(state)).count("1")
    moves = 0
    while not state.diagnoses[1] >= 0:
        line = answer(hospital)
        assert line.startswith("disc")
        hospital.do(0, line)
        moves += 1
    assert moves == 2 * wrong + 1


def _pattern(state: RushState) -> int:
    return top_card(state, BLOOD_EXAM).puzzle


def test_an_x_ray_is_taken_only_if_it_does_not_show_the_bed() -> None:  # RMD-12.1
    hospital = given().bed("B2", "removal_man", "XRY").do(0, "place red XRY")
    while hospital.state.diagnoses[4 * 4 + 2] < 0:
        hospital.do(0, answer(hospital, kind="strong"))
    assert "wrong_take" not in {event.kind for event in hospital.state.log or []}


# With others


def test_what_somebody_else_treats_is_left_to_them() -> None:
    hospital = given().patient("C1", "carpenter").until(225_000)
    assert answer(hospital, 0).endswith(("OPC-1", "OPC-2"))
    hospital.do(1, "place nurse1 OPC-1", "target C1")
    assert not answer(hospital, 0).endswith(("OPC-1", "OPC-2"))


def test_a_bed_that_a_person_has_just_brought_to_an_exam_is_left_to_them() -> None:
    hospital = given()
    bot = colleague(RUSH_MD, "good", 7)

    def asked(*moments: int) -> list[str]:
        lines = []
        for t in moments:
            state = hospital.until(t).state
            choice = bot.choose(Perspective(RUSH_MD, state, 0, state.now))
            lines.append(repr(choice.action) if isinstance(choice, Choice) else "-")
        return lines

    asked(0)
    hospital.bed("A1", "zookeeper").do(1, "move_bed A1 CUL")
    lines = asked(5_000, 8_000)
    assert not any(line.endswith("CUL") for line in lines)
    assert not any(line.startswith("move_bed A1") for line in lines)
    assert "place red CUL" in asked(12_000, 16_000)


def test_they_follow_a_wish_for_a_pause_and_go_on_when_asked() -> None:  # RMD-1.13
    hospital = given()
    hospital.state.play(1, RUSH_MD.space.read("pause"), hospital.state.now)
    assert answer(hospital) == "pause"
    hospital.state.play(0, RUSH_MD.space.read("pause"), hospital.state.now)
    assert answer(hospital) == "resume"


def test_they_report_contagion() -> None:  # RMD-23.4
    hospital = given(manual_contagion="on").bed("A1", "zookeeper", cards="cul_2")
    hospital.state.symbols = (0,)
    assert answer(hospital) == "report A1 cultures"


def test_they_are_ready_at_once_and_say_why() -> None:
    hospital = dealt()
    choice = colleague(RUSH_MD, "good", 1).choose(Perspective(RUSH_MD, hospital.state, 0))
    assert isinstance(choice, Choice)
    assert repr(choice.action) == "ready"
    assert choice.reason is not None


def test_among_people_they_take_duties_in_the_council_one_by_one() -> None:
    hospital = dealt()
    mate = colleague(RUSH_MD, "good", 1)
    cast(SociableColleague, mate).meet((0,))
    taken = []
    answer = mate.choose(Perspective(RUSH_MD, hospital.state, 1))
    while isinstance(answer, Wait) and answer.mine:
        taken.append(answer.thing)
        answer = mate.choose(Perspective(RUSH_MD, hospital.state, 1, answer.until))
    assert taken == ["duty:pharmacy", "duty:labs"]
    assert isinstance(answer, Wait)
    assert (answer.says, answer.thing) == (Message("why-plan-duties"), "slot:ADM-N")
    answer = mate.choose(Perspective(RUSH_MD, hospital.state, 1, answer.until))
    assert answer is not None
    assert repr(answer.action) == "ready"


def test_a_duty_that_somebody_has_is_not_taken() -> None:
    hospital = dealt()
    mate = colleague(RUSH_MD, "good", 1)
    social = cast(SociableColleague, mate)
    social.meet((0,))
    perspective = Perspective(RUSH_MD, hospital.state, 1)
    social.hear(Call(0, MINE, "duty:pharmacy", "seat:0"), perspective)
    answer = mate.choose(perspective)
    assert isinstance(answer, Wait)
    assert answer.thing == "duty:labs"


def test_nobody_is_told_to_change_the_mode_of_their_hands() -> None:
    """A hint comes from a colleague that has just sat down; steady hands stay steady."""
    perspective = Perspective(RUSH_MD, dealt().state, 0)
    assert isinstance(colleague(RUSH_MD, "strong", 1).choose(perspective), Wait)
    adviser = cast(PlanningColleague, colleague(RUSH_MD, "strong", 1))
    for _ in range(2):
        plan = adviser.plan(perspective)
        assert plan is not None
        assert repr(plan.steps[0].action) == "ready"


@pytest.mark.parametrize("kind", KINDS)
def test_a_new_colleague_can_take_over_in_the_middle(kind: str) -> None:
    table = Table.deal(RUSH_MD, 2, 6, SHORT)
    team = Team({seat: colleague(RUSH_MD, kind, seat) for seat in range(2)})
    while table.outcome() is None:
        step(table, team)
        if table.ply % 60 == 0:
            team = Team({seat: colleague(RUSH_MD, kind, 10 + seat) for seat in range(2)})
    assert table.outcome() is not None


def test_nothing_is_thrown_away_for_an_organ_that_nobody_lacks() -> None:  # RMD-14.9
    """A full Organ area without a bone stays as it is, however good a bone would be to have."""
    table = Table.deal(RUSH_MD, 4, 11, {"sand": "15", "phase": "90", "epidemics": "off"})
    team = Team({seat: colleague(RUSH_MD, "good", seat) for seat in range(4)})
    while table.outcome() is None:
        before = cast(RushState, table.state).copy()
        moves = len(table.record.moves)
        step(table, team)
        for move in table.record.moves[moves:]:
            if move.action.startswith("discard_organ") and before.phase == ACTION:
                assert any(case.short[kind] for case in Cases(before).all for kind in ORGANS)


def test_among_people_little_is_stored_that_nobody_lacks() -> None:
    hospital = given()
    hospital.state.storage[BLOOD] = 4
    assert restock_worth(Cases(hospital.state), BLOOD, 3) > 0
    assert restock_worth(Cases(hospital.state, thrifty=True, modest=True), BLOOD, 3) == 0


@pytest.mark.parametrize("seed", range(4))
def test_the_most_timid_team_admits_somebody_to_an_empty_department(seed: int) -> None:
    table = Table.deal(RUSH_MD, 4, seed, {"difficulty": "easy"})
    team = Team({seat: colleague(RUSH_MD, "gentle", 31 * seed + seat) for seat in range(4)})
    while table.now < 30_000:
        step(table, team)
    assert any(move.action.startswith("draw") for move in table.record.moves)
