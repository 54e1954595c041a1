"""The decisions D1 to D13 (part 5 of the reference): who chooses, what, and may he decline."""

from math import comb

import pytest

from tests.games.pandemic.given import Board, dealt, given
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import CITIES, EVENTS, ROLES

SIX_STATIONS = "atlanta paris cairo lima seoul sydney"
SEVEN_RED = "beijing seoul shanghai tokyo osaka taipei manila"


def verbs(board: Board, seat: int | None = None) -> set[str]:
    return {line.split()[0] for line in board.choices(seat=seat)}


def test_d1_the_active_player_has_every_action_and_may_pass() -> None:  # PAN-3.1
    board = given(
        "contingency_planner scientist",
        pawns="paris",
        hands=["paris lima airlift", ""],
        stations="paris cairo",
        cubes="paris 1",
        discards="forecast",
    )
    assert verbs(board) == {
        "drive",
        "fly",
        "charter",
        "shuttle",
        "treat",
        "give",
        "fetch",
        "play",
        "pass",
    }
    expert = given("operations_expert medic", pawns="paris", hands=["tokyo", "paris"])
    assert verbs(expert) == {"drive", "fly", "build", "take", "pass"}
    at_a_station = given("operations_expert medic", hands=[SEVEN_RED])
    assert verbs(at_a_station) == {"drive", "fly", "cure", "operations_flight", "pass"}
    dispatcher = given(
        "dispatcher medic", pawns="paris lima", hands=["lima tokyo"], stations="lima cairo"
    )
    for line in ("join paris 1", "drive santiago 1", "fly tokyo 1", "charter 1", "shuttle cairo 1"):
        assert dispatcher.can(line)


@pytest.mark.parametrize("line", ["charter", "charter 1"])
def test_d2_the_destination_of_a_charter(line: str) -> None:
    """PAN-4.4, PAN-13.7: 47 cities, chosen by the active player, mandatory."""
    board = given("dispatcher medic", hands=["atlanta"]).play(line)
    assert board.asked == 0
    assert board.choices() == {f"to {city}" for city in CITIES if city != "atlanta"}


def test_d3_the_operations_flight_asks_for_a_card_and_then_a_city() -> None:  # PAN-13.16
    board = given("operations_expert medic", hands=[SEVEN_RED]).play("operations_flight")
    assert board.choices() == {f"pay {card}" for card in SEVEN_RED.split()}
    board.play("pay seoul")
    assert len(board.choices("to")) == len(board.choices()) == 47
    assert board.hand(0) == set(SEVEN_RED.split())


def test_d4_the_station_to_take_is_the_builders_or_the_event_players_choice() -> None:
    """PAN-5.3, PAN-12.16: six to choose from."""
    builder = given(pawns="delhi", hands=["delhi"], stations=SIX_STATIONS).play("build")
    grant = given(hands=["", "government_grant"], stations=SIX_STATIONS)
    grant.when(1, "play government_grant", "at delhi")
    for board, seat in ((builder, 0), (grant, 1)):
        assert board.asked == seat
        assert board.choices() == {f"from {city}" for city in SIX_STATIONS.split()}


@pytest.mark.parametrize(
    ("role", "held", "combinations"),
    [("medic", 6, 6), ("medic", 7, 21), ("scientist", 7, 35)],
)
def test_d5_the_cards_of_a_cure(role: str, held: int, combinations: int) -> None:  # PAN-5.16
    hand = " ".join(SEVEN_RED.split()[:held])
    board = given(f"{role} dispatcher", hands=[hand]).play("cure red")
    assert len(board.choices("spend")) == len(board.choices()) == combinations
    assert combinations == comb(held, 4 if role == "scientist" else 5)


def test_d6_the_other_player_agrees_or_refuses() -> None:
    """PAN-G.9: he interrupts the player who would act next."""
    share = given(hands=["atlanta"], consent=True).play("give atlanta 1")
    dispatch = given("dispatcher medic", consent=True).play("drive miami 1")
    airlift = given(hands=["airlift"], consent=True).play("play airlift", "pawn 1", "to paris")
    for board in (share, dispatch, airlift):
        assert board.asked == 1
        assert board.choices() == {"agree", "refuse"}
        assert board.choices(seat=0) == set()


def test_d7_over_seven_cards_the_owner_discards_or_plays() -> None:
    """PAN-9.4: up to nine cards, repeated, no declining."""
    hand = "paris essen milan london madrid tokyo airlift"
    board = given(hands=[hand, ""], draws="lima government_grant").until("before_infection")
    assert len(board.choices("discard")) == 9
    assert board.choices("play") == {"airlift", "government_grant"}
    assert verbs(board) == {"discard", "play"}
    board.play("discard paris")
    assert len(board.choices("discard")) == 8


def test_d8_every_holder_of_a_playable_event_plays_or_passes() -> None:  # PAN-12.8
    board = given(hands=[" ".join(EVENTS[:3]), " ".join(EVENTS[3:])], infected="paris")
    board.until("before_draw")
    assert (board.asked, verbs(board)) == (0, {"play", "pass", "rest"})
    assert len(board.choices("play")) == 3
    board.play("pass")
    assert (board.asked, len(board.choices("play"))) == (1, 2)


def test_d9_airlift_asks_for_a_pawn_and_then_a_city() -> None:  # PAN-12.10
    board = given("medic scientist dispatcher researcher", hands=["airlift"]).play("play airlift")
    assert board.choices() == {f"pawn {pawn}" for pawn in range(4)}
    board.play("pawn 3")
    assert len(board.choices("to")) == len(board.choices()) == 47


def test_d10_forecast_asks_for_the_next_card_and_the_last_is_forced() -> None:
    """PAN-12.12: 6, 5, 4, 3, 2 choices; 720 orders."""
    board = given(hands=["forecast"]).play("play forecast")
    offered = []
    while board.asks is not None:
        offered.append(len(board.choices("next")))
        board.play(max(board.choices()))
    assert offered == [6, 5, 4, 3, 2]


def test_d11_a_grant_asks_for_a_city_without_a_station() -> None:  # PAN-12.15
    board = given(hands=["government_grant"]).play("play government_grant")
    assert len(board.choices("at")) == len(board.choices()) == 47


def test_d12_resilient_population_asks_for_a_discarded_card() -> None:  # PAN-12.21
    pile = CITIES[:30]
    board = given(hands=["resilient_population"], infected=pile).play("play resilient_population")
    assert board.choices() == {f"remove {city}" for city in pile}


def test_d13_the_table_owner_settles_the_game_before_it_starts() -> None:
    """PAN-S.1, PAN-G.20: roles in any order, each once."""
    settled = PANDEMIC.settle({"epidemics": "6", "roles": "medic,scientist"}, 2)
    assert settled == {
        "epidemics": "6",
        "hands": "usual",
        "consent": "ask",
        "roles": "medic,scientist",
    }
    for role in ROLES:
        other = ROLES[0] if role != ROLES[0] else ROLES[1]
        assert dealt(2, roles=f"{role},{other}").state.view(0)["roles"] == [role, other]


def test_sub_steps_cannot_be_declined() -> None:
    """PAN-12.4: once begun, a step is finished; only then does anything else happen."""
    begun = [
        given(hands=["atlanta"]).play("charter"),
        given("operations_expert medic", hands=["lima"]).play("operations_flight"),
        given("medic dispatcher", hands=[SEVEN_RED]).play("cure red"),
        given(hands=["airlift"]).play("play airlift"),
        given(hands=["forecast"]).play("play forecast"),
        given(hands=["government_grant"]).play("play government_grant"),
        given(hands=["resilient_population"], infected="lima").play("play resilient_population"),
    ]
    for board in begun:
        assert verbs(board).isdisjoint({"pass", "rest", "refuse"})
        assert len(verbs(board)) == 1
        assert board.choices(seat=1) == set()


def test_nobody_decides_about_chains_cubes_and_epidemics() -> None:
    """PAN-11.8, PAN-8.10: a turn with two epidemics and a chain asks nobody anything."""
    board = given(
        draws="epidemic epidemic",
        bottom="cairo lima",
        cubes="cairo 3, riyadh 3, baghdad 3",
        infected="paris essen",
    ).play("pass")
    assert board.turn == 2
    assert len(board.told("epidemic")) == 2
    assert board.outbreaks >= 4
