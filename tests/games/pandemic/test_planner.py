"""The planner: sensible, lawful, and always able to say why."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.colleague import Planner
from wardroom.games.pandemic.colleague.judgement import WON, Judgement, Weights
from wardroom.games.pandemic.colleague.outlook import Outlook
from wardroom.games.pandemic.colleague.reasons import go
from wardroom.games.pandemic.colleague.routes import ways
from wardroom.games.pandemic.content import CITY
from wardroom.kernel import Choice, Dice, Perspective, Table
from wardroom.words import LANGUAGES, Words

RED_SET = "beijing seoul shanghai tokyo osaka"
BLUE_SET = "chicago montreal new_york london essen"


def chosen(board: Board, seat: int | None = None) -> Choice | None:
    """What a fresh planner in the seat, or the seat that is asked, decides."""
    asked = board.asked if seat is None else seat
    return Planner(1).choose(Perspective(PANDEMIC, board.state, asked))


def decision(board: Board) -> str:
    choice = chosen(board)
    assert choice is not None
    return repr(choice.action)


def whole_turn(board: Board) -> list[str]:
    """All that one planner does in the action phase, team-mates agreeing."""
    planner = Planner(1)
    done = []
    seat = board.active
    while board.state.outcome() is None and board.window == "actions" and board.active == seat:
        choice = planner.choose(Perspective(PANDEMIC, board.state, board.asked))
        assert choice is not None
        assert choice.reason is not None
        done.append(repr(choice.action))
        board.play(done[-1])
    return done


def test_it_discovers_a_cure_as_soon_as_it_can() -> None:
    board = given("medic scientist", hands=[RED_SET])
    assert decision(board) == "cure red"


def test_it_wins_when_the_last_cure_is_within_reach() -> None:
    board = given("medic scientist", pawns="miami", hands=[RED_SET], cured="blue yellow black")
    assert whole_turn(board) == ["drive atlanta", "cure red"]
    assert board.result == "win"


def test_a_plan_is_drawn_in_the_cities_where_it_is_carried_out() -> None:
    board = given("medic scientist", pawns="miami", hands=[RED_SET], cured="blue yellow black")
    plan = Planner(1).plan(Perspective(PANDEMIC, board.state, board.asked))
    assert plan is not None
    assert [step.lights[0] for step in plan.steps] == ["city:atlanta", "city:atlanta"]
    assert "disease:red" in plan.steps[1].lights


def test_it_treats_the_city_that_would_break_out() -> None:
    board = given(
        "researcher scientist",
        pawns="cairo",
        cubes="cairo 3, paris 1",
        infected="cairo",
        draws="epidemic",
    )
    assert decision(board) == "treat black"


def test_it_takes_the_card_that_completes_a_set() -> None:
    hands = ["chicago montreal new_york london", "atlanta"]
    board = given("medic researcher", hands=hands)
    done = whole_turn(board)
    assert done[:2] == ["take atlanta 1", "cure blue"]


def test_it_keeps_a_nearly_complete_set_when_the_hand_is_full() -> None:
    hands = ["beijing seoul shanghai tokyo paris lima cairo"]
    board = given(
        "medic scientist", hands=hands, pawns="sydney tokyo", draws="osaka lagos", actions=1
    )
    board.play("pass").run()
    assert board.over == 0
    while board.over == 0:
        board.play(decision(board))
    assert {"beijing", "seoul", "shanghai", "tokyo", "osaka"} <= board.hand(0)


def test_it_agrees_to_what_the_team_proposes() -> None:
    board = given("medic scientist", hands=["atlanta"], consent=True)
    board.play("give atlanta 1")
    assert decision(board) == "agree"


def test_it_plays_one_quiet_night_before_a_dangerous_infection() -> None:
    heaps = "cairo 3, baghdad 3, riyadh 3, karachi 3, tehran 3"
    six = "cairo baghdad riyadh karachi tehran istanbul"
    board = given("medic scientist", hands=["one_quiet_night"], cubes=heaps, outbreaks=3)
    board.state.infection = (
        *[CITY[name] for name in six.split()],
        *[card for card in board.state.infection if card not in {CITY[n] for n in six.split()}],
    )
    board.state.seams = (6,)
    board.play("pass").until("before_infection")
    assert decision(board) == "play one_quiet_night"


def test_it_removes_the_worst_card_in_an_epidemic() -> None:
    board = given(
        "medic scientist",
        hands=["resilient_population"],
        infected="lima",
        bottom="istanbul",
        draws="epidemic paris",
    )
    board.play("pass").until("in_epidemic")
    assert decision(board) == "play resilient_population"
    board.play("play resilient_population")
    assert decision(board) == "remove istanbul"


def test_it_puts_the_dangerous_cards_last_under_a_forecast() -> None:
    board = given(
        "medic scientist", hands=["forecast"], cubes="cairo 3", infection="cairo lima paris"
    )
    board.play("play forecast")
    planner = Planner(1)
    while board.asks == "forecast_next":
        choice = planner.choose(Perspective(PANDEMIC, board.state, board.asked))
        assert choice is not None
        assert repr(choice.action) != "next cairo"
        board.play(repr(choice.action))
    assert board.infection_deck[5] == "cairo"


def test_a_team_mate_grants_a_station_where_the_cure_waits() -> None:
    board = given(
        "medic scientist",
        pawns="johannesburg miami",
        hands=[RED_SET, "government_grant"],
        cured="blue yellow black",
    )
    choice = chosen(board, seat=1)
    assert choice is not None
    assert repr(choice.action) == "play government_grant"


def test_it_lets_team_mates_go_on_when_it_has_nothing_to_add() -> None:
    board = given("medic scientist", hands=["", "one_quiet_night"])
    assert chosen(board, seat=1) is None


def test_a_refused_proposal_is_not_made_again_at_once() -> None:
    board = given(
        "medic researcher", hands=["chicago montreal new_york london", "atlanta"], consent=True
    )
    planner = Planner(1)
    first = planner.choose(Perspective(PANDEMIC, board.state, 0))
    assert first is not None
    board.play(repr(first.action), "refuse")
    second = planner.choose(Perspective(PANDEMIC, board.state, 0))
    assert second is not None
    assert second.action is not first.action


def test_a_cured_disease_is_worth_more_than_a_full_set_and_that_more_than_a_part() -> None:
    weights = Weights()

    def worth(board: Board) -> float:
        return Judgement(board.state, weights).value(board.state)

    part = given("medic scientist", hands=["beijing seoul shanghai tokyo"])
    full = given("medic scientist", hands=[RED_SET])
    found = given("medic scientist", cured="red")
    assert worth(part) + 2 < worth(full)
    assert worth(full) + 2 < worth(found)


def test_the_end_of_the_game_outweighs_everything() -> None:
    board = given("medic scientist", hands=[RED_SET], cured="blue yellow black")
    judgement = Judgement(board.state, Weights())
    board.play("cure red")
    assert judgement.value(board.state) == WON


@pytest.mark.parametrize(("epidemics", "deck", "least", "most"), [(4, 8, 1, 1), (5, 8, 0.2, 0.5)])
def test_troubles_stand_back_behind_cures_when_many_epidemics_leave_few_turns(
    epidemics: int, deck: int, least: float, most: float
) -> None:
    calm = given("medic scientist", cured="blue", epidemics=epidemics, deck=deck)
    heaps = given(
        "medic scientist", cured="blue", epidemics=epidemics, deck=deck, cubes="cairo 3, lima 2"
    )
    judgement = Judgement(calm.state, Weights(epidemics))
    feared = judgement.danger(heaps.state) - judgement.danger(calm.state)
    counted = judgement.value(calm.state) - judgement.value(heaps.state)
    assert feared > 0
    assert least - 1e-5 <= counted / feared <= most + 1e-5


def test_with_many_turns_left_troubles_count_in_full() -> None:
    calm = given("medic scientist", cured="blue yellow", epidemics=5)
    heaps = given("medic scientist", cured="blue yellow", epidemics=5, cubes="cairo 3, lima 2")
    judgement = Judgement(calm.state, Weights(5))
    feared = judgement.danger(heaps.state) - judgement.danger(calm.state)
    counted = judgement.value(calm.state) - judgement.value(heaps.state)
    assert counted == pytest.approx(feared, abs=1e-5)


def test_the_first_card_to_be_had_from_a_team_mate_counts_most() -> None:
    """Four red cards are in hand: one more is needed, further ones hardly help."""
    judgement = Judgement(given("medic dispatcher", epidemics=5).state, Weights(5))

    def worth(offered: str) -> float:
        hands = ["beijing seoul shanghai tokyo", offered]
        return judgement.value(given("medic dispatcher", epidemics=5, hands=hands).state)

    first = worth("osaka") - worth("")
    second = worth("osaka taipei") - worth("osaka")
    assert 0 < 2 * second < first


def test_an_event_is_worth_less_when_the_game_is_nearly_over() -> None:
    def kept(deck: int) -> float:
        held = given("medic scientist", hands=["airlift"], epidemics=5, deck=deck).state
        played = given("medic scientist", discards="airlift", epidemics=5, deck=deck).state
        judgement = Judgement(held, Weights(5))
        return judgement.value(held) - judgement.value(played)

    assert 0 < 2 * kept(4) < kept(30)


def test_the_outlook_knows_the_top_layer_and_not_the_order() -> None:
    board = given("medic scientist", infection="cairo lima paris tokyo", infected="delhi")
    board.state.seams = (4,)
    outlook = Outlook(board.state, 0.6)
    chances = [outlook.next_hit[CITY[city]] for city in ("cairo", "lima", "paris", "tokyo")]
    calm = 1 - outlook.epidemic
    assert chances == pytest.approx([calm * 2 / 4] * 4)
    assert outlook.next_hit[CITY["delhi"]] < min(chances)


def test_one_quiet_night_quiets_the_outlook() -> None:
    board = given("medic scientist", hands=["one_quiet_night"])
    board.play("play one_quiet_night")
    assert sum(Outlook(board.state, 0.6).next_hit) == 0


def test_ways_use_stations() -> None:
    stations = (CITY["atlanta"], CITY["tokyo"])
    way = ways(CITY["miami"], stations)
    assert way.away[CITY["osaka"]] == 3
    steps = [repr(action) for action in way.steps(CITY["osaka"])]
    assert steps == ["drive atlanta", "shuttle tokyo", "drive osaka"]


def test_nobody_leaves_a_city_for_the_sake_of_its_cubes() -> None:
    def said(cubes: str) -> str:
        board = given("researcher scientist", pawns="shanghai", cubes=cubes)
        judgement = Judgement(board.state, Weights())
        return repr(go(board.state, 0, CITY["hong_kong"], (), judgement))

    assert "why-go-leave" in said("shanghai 2")
    assert "near='bangkok'" in said("shanghai 2, bangkok 1")
    assert "why-go-calm" in said("lima 2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_seeds_decide_alike_and_every_reason_can_be_said(seats: int) -> None:
    """Two teams play the same opening; what they say exists in every language."""
    tables = [Table.deal(PANDEMIC, seats, 11, {"consent": "automatic"}) for _ in range(2)]
    teams = [[Planner(seat) for seat in range(seats)] for _ in range(2)]
    voices = [Words(PANDEMIC, language) for language in LANGUAGES]
    for _ in range(12):
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


def test_what_is_hidden_does_not_sway_it() -> None:
    table = Table.deal(PANDEMIC, 3, 5, {"consent": "automatic"})
    team = [Planner(seat) for seat in range(3)]
    for _ in range(10):
        (seat,) = table.waiting()
        choice = team[seat].choose(table.perspective(seat))
        assert choice is not None
        world = table.state.imagine(seat, Dice.seeded(3), told=True)
        fresh = Planner(seat).choose(table.perspective(seat))
        other = Planner(seat).choose(Perspective(PANDEMIC, world, seat))
        assert fresh is not None
        assert other is not None
        assert (fresh.action, fresh.reason) == (other.action, other.reason)
        table.play(seat, choice.action)
