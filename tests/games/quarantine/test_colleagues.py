"""The colleagues of Quarantine: sensible, lawful, and always able to say why."""

import pytest

from tests.games.quarantine.given import H1, Board, given, plan
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.colleague import Novice, Sharp, Steady
from wardroom.games.quarantine.colleague.floor_plans import (
    best_openings,
    best_places,
    completed,
    promise,
)
from wardroom.games.quarantine.colleague.judgement import Judgement, Weights
from wardroom.games.quarantine.colleague.patience import Beds, cures_to_come, waning
from wardroom.games.quarantine.colleague.prices import likely_prices
from wardroom.games.quarantine.colleague.purposes import best_order
from wardroom.games.quarantine.content import COLOURS, FIRST_EXTRA_WARD, TILE
from wardroom.games.quarantine.grid import cell_at
from wardroom.kernel import Choice, Dice, Perspective, Table
from wardroom.words import LANGUAGES, Words

KINDS = (Novice, Steady, Sharp)
each_kind = pytest.mark.parametrize("kind", KINDS)


def chosen(board: Board, kind: type[Novice | Steady | Sharp] = Steady) -> Choice:
    """What a fresh colleague decides for the seat that is asked."""
    choice = kind(1).choose(Perspective(QUARANTINE, board.state, board.active))
    assert choice is not None
    assert choice.reason is not None
    return choice


def decision(board: Board, kind: type[Novice | Steady | Sharp] = Steady) -> str:
    return repr(chosen(board, kind).action)


def whole_turn(board: Board, kind: type[Novice | Steady | Sharp] = Steady) -> list[str]:
    """All that one colleague does until its turn is over."""
    seat = board.active
    player = kind(1)
    done: list[str] = []
    while board.result is None and board.active == seat:
        choice = player.choose(Perspective(QUARANTINE, board.state, seat))
        assert choice is not None
        done.append(repr(choice.action))
        board.play(done[-1])
    return done


# Turns


@each_kind
def test_cubes_are_drawn_before_anything_is_planned(kind: type[Novice | Steady | Sharp]) -> None:
    assert decision(given(held=4, lines=["red"]), kind) == "draw"


@each_kind
def test_patients_are_admitted_and_cured(kind: type[Novice | Steady | Sharp]) -> None:
    board = given(lines=["red yellow green"], actions=4)
    done = whole_turn(board, kind)
    assert done.count("admit red") == 1
    assert sum(line.startswith("cure") for line in done) >= 1


def test_in_the_last_turn_every_action_makes_points() -> None:
    board = given(patients=["red yellow green blue"], actions=4, finisher=1, stocks=["", "red 1"])
    done = whole_turn(board)
    assert {line for line in done if line.startswith("cure")} == {
        f"cure {colour}" for colour in COLOURS
    }


def test_no_contract_is_made_in_the_last_turn() -> None:  # QUA-G.27
    board = given(stocks=["red 2 blue 2 yellow 2", ""], actions=4, finisher=1)
    assert not any(line.startswith("contract") for line in whole_turn(board))


def test_a_contract_tile_is_taken() -> None:  # QUA-11.8
    board = given(contracts={"pharmacy": "0 red red"}, actions=1)
    assert "take pharmacy" in whole_turn(board)


def test_a_priced_room_is_bought_where_it_completes_a_station() -> None:
    board = given(contracts={"cafeteria": "1 red blue"}, stocks=["red 2 blue 2", ""], actions=1)
    before = board.stations(0)
    done = whole_turn(board)
    assert done[0] == "build_room cafeteria"
    assert board.stations(0) == before + 1


def test_markers_are_spent_when_an_action_is_worth_more() -> None:  # QUA-8.4
    board = given(patients=["red yellow green blue"], markers=[2, 0], actions=2, finisher=1)
    assert whole_turn(board).count("use_marker") == 2


def test_a_tile_set_aside_comes_into_the_hospital() -> None:  # QUA-4.4
    board = given(aside=["pharmacy", ""], actions=0)
    assert whole_turn(board)[0] == "place_aside pharmacy"


def test_a_needed_ward_is_disinfected() -> None:
    board = given(
        quarantine=["red", ""], lines=["red red red", ""], patients=["red", ""], actions=2
    )
    assert "disinfect 0 red" in whole_turn(board, Sharp)


def test_a_loose_tile_is_rebuilt_into_a_station_at_the_end() -> None:  # QUA-16.1
    loose = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@0,2:esw"
    board = given(hospitals=[loose, H1], actions=1, finisher=1)
    before = board.stations(0)
    done = whole_turn(board)
    assert done[0] == "rebuild"
    assert board.stations(0) > before


# Where cubes go


@each_kind
def test_a_patient_with_a_free_bed_stays_home(kind: type[Novice | Steady | Sharp]) -> None:
    board = given(held=1, quarantine=["", "red"], lines=["", "blue blue"])
    board.reveal("red")
    assert decision(board, kind) == "queue 0"


@pytest.mark.parametrize("kind", [Steady, Sharp])
def test_the_fever_goes_to_a_rival_and_never_home(kind: type[Steady | Sharp]) -> None:
    board = given(hospitals=[H1, H1], held=1, patients=["", "red"], grey_supply=3)
    board.reveal("grey")
    assert decision(board, kind).startswith("infect 1 ")


def test_the_fever_spreads_where_it_hurts() -> None:
    board = given(hospitals=[H1, H1], held=1, patients=["", "red yellow"], grey_supply=3)
    board.reveal("grey")
    board.play("infect 1 red")
    assert decision(board).startswith("spread ")


def test_the_fever_is_not_spread_at_home() -> None:  # QUA-7.13
    board = given(hospitals=[H1, H1], held=1, grey_supply=3)
    board.reveal("grey")
    board.play("infect 0 red")
    assert decision(board) == "no_spread"


@each_kind
def test_an_equally_good_tile_of_a_rival_takes_the_fever(
    kind: type[Novice | Steady | Sharp],
) -> None:
    """A lobby in quarantine costs nobody anything: still it is not the own one."""
    board = given(
        hospitals=[H1, H1], held=1, quarantine=["yellow", "red yellow green"], grey_supply=3
    )
    board.reveal("grey")
    assert "0 lobby" in board.choices("infect")
    assert decision(board, kind).startswith("infect 1 ")


@each_kind
def test_fever_in_the_own_hospital_is_never_let_spread(  # QUA-7.13
    kind: type[Novice | Steady | Sharp],
) -> None:
    board = given(
        hospitals=[H1, H1], held=1, patients=["green", ""], lines=["green green"], grey_supply=3
    )
    board.reveal("grey")
    board.play("infect 0 lobby")
    choice = chosen(board, kind)
    assert repr(choice.action) == "no_spread"
    assert choice.reason is not None
    assert choice.reason.id == "why-no-spread-own"


def test_the_cafeteria_is_used() -> None:  # QUA-17.6
    hospital = H1 + " cafeteria@-2,0:ne"
    board = given(hospitals=[H1, hospital], unsound=True)
    board.play("end_turn")
    assert decision(board) == "marker"


# Steps that no plan has foreseen


@pytest.mark.parametrize(
    "lines",
    [
        ("contract security",),
        ("contract security", "add red"),
        ("build_ward red",),
        ("build_ward red", "pay red"),
        ("move 1",),
        ("admit yellow",),
        ("rebuild",),
        ("rebuild", "lift green"),
        ("rebuild", "lift green", "put green"),
    ],
)
@each_kind
def test_what_somebody_else_began_is_brought_to_an_end(
    kind: type[Novice | Steady | Sharp], lines: tuple[str, ...]
) -> None:
    board = given(lines=["yellow red blue"], stocks=["red 3 blue 3 yellow 1"], rooms="security")
    board.play(*lines)
    for _ in range(12):
        if board.asks is None:
            break
        board.play(decision(board, kind))
    assert board.asks is None


# The parts of the judgement


def test_the_sites_of_a_floor_plan_complete_stations() -> None:  # QUA-3.1
    layout = plan(H1)
    assert completed(layout, cell_at(-2, 0)) == 0
    assert completed(layout, cell_at(2, 1)) == 0
    holed = plan("red@0,1:nes yellow@1,0:new green@-1,0:new green_2@-1,1:es")
    assert completed(holed, cell_at(1, 1)) == 1


def test_the_best_place_completes_what_can_be_completed() -> None:
    layout = plan("red@0,1:nes yellow@1,0:new green@-1,0:new blue@0,2:esw")
    best = best_places(layout, FIRST_EXTRA_WARD, 0, free=False)[0]
    assert completed(layout, best.cell) == 1


def test_openings_have_a_station_and_can_grow() -> None:
    for opening in best_openings():
        assert opening.size() == 5
        assert len(opening.stations) == 1
        assert promise(opening) > 0.3


def test_a_line_of_one_colour_is_worth_more_with_more_beds() -> None:
    later = waning(0.94)
    few = given(lines=["red red red"])
    many = given(
        hospitals=["red@0,1:new yellow@1,0:new green@-1,0:new blue@0,2:esw red_2@1,1:sw"],
        lines=["red red red"],
    )
    with_few = cures_to_come(few.state, 0, Beds(few.state, 0), 20, later)
    with_many = cures_to_come(many.state, 0, Beds(many.state, 0), 20, later)
    assert 0 < with_few < with_many < 3


def test_nobody_is_cured_after_the_last_action() -> None:
    board = given(lines=["red yellow"])
    beds = Beds(board.state, 0)
    later = waning(1.0)
    cured = [cures_to_come(board.state, 0, beds, actions, later) for actions in range(4)]
    assert cured == [0, 0, 1, 2]


def test_a_quarantined_ward_costs_an_action_more() -> None:
    clean = given(lines=["red"])
    shut = given(lines=["red"], quarantine=["red"])
    later = waning(0.9)
    assert cures_to_come(clean.state, 0, Beds(clean.state, 0), 9, later) == pytest.approx(0.9**2)
    assert cures_to_come(shut.state, 0, Beds(shut.state, 0), 9, later) == pytest.approx(0.9**3)


def test_quarantine_makes_no_second_bed_beside_a_patient() -> None:
    clean = given(lines=["red red blue"], patients=["red"])
    shut = given(lines=["red red blue"], patients=["red"], quarantine=["red"])
    later = waning(0.9)
    open_ward = cures_to_come(clean.state, 0, Beds(clean.state, 0), 12, later)
    assert cures_to_come(shut.state, 0, Beds(shut.state, 0), 12, later) < open_ward


def test_a_bed_that_somebody_waits_for_is_not_free() -> None:
    board = given(held=1, lines=["red blue", "yellow"])
    board.reveal("red")
    reason = chosen(board, Sharp).reason
    assert reason is not None
    assert reason.args["count"] == 0
    assert reason.args["ahead"] in (1, 2)


def test_prices_are_in_colours_that_the_rivals_lack() -> None:
    board = given(stocks=["red 2 blue 2", "red 5"], rooms="security")
    prices = likely_prices(board.state, 0, Judgement(0, Weights()), TILE["security"])
    assert COLOURS.index("blue") in prices[0]
    board = given(stocks=["red 2 blue 2", "blue 5"], rooms="security")
    prices = likely_prices(board.state, 0, Judgement(0, Weights()), TILE["security"])
    assert COLOURS.index("red") in prices[0]


def test_triage_puts_those_first_who_find_a_bed() -> None:  # QUA-17.5
    board = given(lines=["red red red yellow blue"])
    order = best_order(board.state, 0)
    assert sorted(order[:3]) == sorted(COLOURS.index(name) for name in ("red", "yellow", "blue"))


def test_when_nothing_can_be_done_any_more_points_are_all_that_counts() -> None:
    board = given(stocks=["red 4", ""], finisher=0, active=0, actions=0)
    judgement = Judgement(0, Weights())
    assert judgement.prospects(board.state, 0) == pytest.approx(4, abs=0.1)  # station, cubes, line


# Fair play


@pytest.mark.parametrize("seats", [2, 4])
@each_kind
def test_equal_seeds_decide_alike_and_every_reason_can_be_said(
    kind: type[Novice | Steady | Sharp], seats: int
) -> None:
    tables = [Table.deal(QUARANTINE, seats, 11) for _ in range(2)]
    teams = [[kind(seat) for seat in range(seats)] for _ in range(2)]
    voices = [Words(QUARANTINE, language) for language in LANGUAGES]
    for _ in range(60):
        choices = []
        for table, team in zip(tables, teams, strict=True):
            (seat,) = table.waiting()
            choice = team[seat].choose(table.perspective(seat))
            assert choice is not None
            assert choice.reason is not None
            assert choice.action in table.legal(seat)
            table.play(seat, choice.action)
            choices.append((choice.action, choice.reason))
        assert choices[0] == choices[1]
        for voice in voices:
            assert voice.say(choices[0][1])


@each_kind
def test_the_dice_to_come_do_not_sway_them(kind: type[Novice | Steady | Sharp]) -> None:  # QUA-H.1
    table = Table.deal(QUARANTINE, 2, 5)
    team = [kind(seat) for seat in range(2)]
    for number in range(80):
        (seat,) = table.waiting()
        choice = team[seat].choose(table.perspective(seat))
        assert choice is not None
        if number % 8 == 0:
            world = table.state.imagine(seat, Dice.seeded(number))
            fresh = kind(seat).choose(table.perspective(seat))
            other = kind(seat).choose(Perspective(QUARANTINE, world, seat))
            assert fresh is not None
            assert other is not None
            assert (fresh.action, fresh.reason) == (other.action, other.reason)
        table.play(seat, choice.action)


def test_the_kinds_are_listed_from_the_weakest_to_the_strongest() -> None:
    assert list(QUARANTINE.colleagues) == ["gentle", "good", "strong"]
