"""Building, treating, sharing, curing, passing (PAN-5)."""

from itertools import combinations
from math import comb

import pytest

from tests.games.pandemic.given import given
from wardroom.kernel import IllegalAction

BLUE = "paris essen milan london madrid montreal new_york"
RED = "beijing seoul shanghai tokyo osaka taipei manila"
SIX = "atlanta paris cairo lima seoul sydney"


# Build a Research Station


def test_building_discards_the_citys_card() -> None:  # PAN-5.1
    board = given(pawns="paris atlanta", hands=["paris lima"])
    board.play("build")
    assert board.stations == {"atlanta", "paris"}
    assert board.discards == {"paris"}
    assert board.hand(0) == {"lima"}
    assert board.actions == 3
    assert board.asks is None


def test_building_needs_the_citys_own_card_in_the_own_hand() -> None:  # PAN-5.1
    assert not given(pawns="paris", hands=["lima", "paris"]).can("build")


def test_no_second_station_in_a_city() -> None:  # PAN-5.2
    assert not given(hands=["atlanta"]).can("build")
    assert not given("operations_expert medic").can("build")
    board = given(pawns="paris", hands=["paris"]).play("build")
    assert not board.can("build")


def test_with_all_six_on_the_board_the_builder_takes_one_of_his_choice() -> None:
    """PAN-5.3: Atlanta's too; the sub-step must be answered."""
    for taken in SIX.split():
        board = given(pawns="delhi", hands=["delhi"], stations=SIX)
        board.play("build")
        assert board.asks == "station_to_take"
        assert board.choices() == {f"from {city}" for city in SIX.split()}
        board.play(f"from {taken}")
        assert board.stations == (set(SIX.split()) - {taken}) | {"delhi"}
        assert board.actions == 3


def test_with_five_on_the_board_none_is_taken() -> None:  # PAN-5.3
    board = given(pawns="delhi", hands=["delhi"], stations="atlanta paris cairo lima seoul")
    board.play("build")
    assert board.asks is None
    assert len(board.stations) == 6


def test_the_card_is_paid_also_for_a_station_that_only_moves() -> None:  # PAN-5.4
    board = given(pawns="delhi", hands=["delhi"], stations=SIX).play("build", "from lima")
    assert board.discards == {"delhi"}
    expert = given("operations_expert medic", pawns="delhi", hands=["delhi"], stations=SIX)
    expert.play("build", "from lima")
    assert expert.hand(0) == {"delhi"}
    assert expert.discards == set()
    assert expert.stations == {"atlanta", "paris", "cairo", "seoul", "sydney", "delhi"}


# Treat Disease


def test_treating_returns_one_cube_to_the_supply() -> None:  # PAN-5.5
    board = given(pawns="paris", cubes="paris 3, essen 2")
    board.play("treat blue")
    assert board.cubes("paris") == 2
    assert board.supply("blue") == 24 - 4
    assert board.cubes("essen") == 2


def test_treating_needs_a_cube_in_the_own_city() -> None:  # PAN-5.5
    board = given(pawns="paris atlanta", cubes="paris 1 red, essen 2, atlanta 2")
    assert board.choices("treat") == {"red"}
    board.play("treat red")
    assert board.choices("treat") == set()
    with pytest.raises(IllegalAction):
        board.play("treat blue")


def test_a_cured_disease_is_treated_whole() -> None:  # PAN-5.6
    board = given(pawns="paris", cubes="paris 3, essen 1", cured="blue")
    board.play("treat blue")
    assert board.cubes("paris") == 0
    assert board.supply("blue") == 23
    assert board.actions == 3
    assert board.disease("blue") == "cured"


@pytest.mark.parametrize("cured", ["", "blue", "blue black"])
def test_one_action_treats_one_colour(cured: str) -> None:  # PAN-5.7
    board = given(pawns="paris", cubes="paris 2, paris 3 black, tokyo 1, essen 1", cured=cured)
    assert board.choices("treat") == {"blue", "black"}
    board.play("treat black")
    assert board.cubes("paris", "blue") == 2
    assert board.cubes("paris", "black") == (0 if "black" in cured else 2)


@pytest.mark.parametrize("colour", ["blue", "yellow", "black", "red"])
def test_any_colour_present_may_be_treated(colour: str) -> None:  # PAN-5.8
    board = given(pawns="paris", cubes=f"paris 2 {colour}").play(f"treat {colour}")
    assert board.cubes("paris", colour) == 1


# Share Knowledge


def test_one_card_passes_between_two_pawns_in_one_city() -> None:
    """PAN-5.9: exactly one, for one action, and nothing is discarded."""
    board = given(pawns="moscow", hands=["moscow lima", "paris"])
    assert board.choices("give") == {"moscow 1"}
    board.play("give moscow 1")
    assert board.hand(0) == {"lima"}
    assert board.hand(1) == {"paris", "moscow"}
    assert board.discards == set()
    assert board.actions == 3


def test_no_sharing_at_a_distance() -> None:  # PAN-5.9
    board = given(pawns="moscow istanbul", hands=["moscow", "istanbul"])
    assert board.choices("give") == set()
    assert board.choices("take") == set()


def test_no_sharing_between_two_others() -> None:
    """PAN-5.9: one of the two is the active player."""
    board = given("medic scientist dispatcher", pawns="atlanta moscow moscow", hands=["", "moscow"])
    assert not any(line.startswith(("give", "take")) for line in board.choices())
    assert board.choices(seat=1) == set()


def test_only_the_card_of_the_city_is_shared() -> None:  # PAN-5.10
    board = given(pawns="moscow", hands=["lima moscow", "paris essen"])
    assert board.choices("give") == {"moscow 1"}
    assert board.choices("take") == set()


def test_the_active_player_may_give_or_take() -> None:  # PAN-5.11
    board = given("medic scientist dispatcher", pawns="moscow", hands=["", "moscow paris", "lima"])
    assert board.choices("take") == {"moscow 1"}
    board.play("take moscow 1")
    assert board.hand(0) == {"moscow"}
    assert board.hand(1) == {"paris"}
    assert board.choices("give") == {"moscow 1", "moscow 2"}
    board.play("give moscow 2")
    assert board.hand(2) == {"lima", "moscow"}
    assert board.actions == 2


def test_both_must_agree_to_share() -> None:  # PAN-5.12
    for line, holder in (("give moscow 1", 0), ("take moscow 1", 1)):
        hands = ["moscow", ""] if holder == 0 else ["", "moscow"]
        board = given(pawns="moscow", hands=hands, consent=True).play(line)
        assert board.asks == "consent"
        assert board.state.waiting() == (1,)
        assert board.hand(holder) == {"moscow"}
        assert board.copy().play("agree").hand(1 - holder) == {"moscow"}
        assert board.copy().play("refuse").hand(holder) == {"moscow"}


def test_events_cannot_be_shared() -> None:  # PAN-5.12
    board = given(pawns="moscow", hands=["airlift", "forecast"])
    assert not any(line.startswith(("give", "take")) for line in board.choices())
    for roles in ("researcher medic", "medic researcher"):
        board = given(roles, pawns="moscow", hands=["airlift", "forecast"])
        assert not any(line.startswith(("give", "take")) for line in board.choices())


@pytest.mark.parametrize("giver", [0, 1])
def test_the_recipients_hand_limit_counts_at_once(giver: int) -> None:
    """PAN-5.13: before the next action, for the player who receives."""
    hands = ["moscow", BLUE] if giver == 0 else [BLUE, "moscow"]
    board = given(pawns="moscow", hands=hands)
    board.play("give moscow 1" if giver == 0 else "take moscow 1")
    recipient = 1 - giver
    assert board.over == recipient
    assert board.state.waiting() == (recipient,)
    assert board.choices() == {f"discard {card}" for card in board.hand(recipient)}
    board.play("discard paris")
    assert board.over is None
    assert len(board.hand(recipient)) == 7
    assert board.discards == {"paris"}
    assert (board.asked, board.actions) == (0, 3)


def test_a_recipient_with_seven_cards_in_all_discards_nothing() -> None:  # PAN-5.13
    six = " ".join(BLUE.split()[:6])
    board = given(pawns="moscow", hands=["moscow", six]).play("give moscow 1")
    assert board.over is None
    assert board.asked == 0


# Discover a Cure


@pytest.mark.parametrize(
    ("role", "needed"), [("medic", 5), ("researcher", 5), ("dispatcher", 5), ("scientist", 4)]
)
def test_a_cure_takes_five_cards_of_a_colour_or_four_of_the_scientist(
    role: str, needed: int
) -> None:
    """PAN-5.14, PAN-G.17: at a station, from the own hand."""
    cards = BLUE.split()[:needed]
    roles = f"{role} quarantine_specialist"
    board = given(roles, hands=[" ".join([*cards, "lima"])], cubes="paris 2")
    assert board.choices("cure") == {"blue"}
    board.play("cure blue")
    assert board.disease("blue") == "cured"
    assert board.discards == set(cards)
    assert board.hand(0) == {"lima"}
    assert board.actions == 3
    too_few = given(roles, hands=[" ".join([*cards[1:], "tokyo lima"]), cards[0]])
    assert too_few.choices("cure") == set()


def test_no_cure_away_from_a_station() -> None:  # PAN-5.14
    five = " ".join(BLUE.split()[:5])
    assert given("medic scientist", pawns="chicago", hands=[five]).choices("cure") == set()
    assert given("medic scientist", pawns="lima", stations="lima", hands=[five]).can("cure blue")


@pytest.mark.parametrize("city", ["atlanta", "lima", "cairo", "seoul"])
def test_the_citys_colour_does_not_matter_for_a_cure(city: str) -> None:  # PAN-5.15
    five = " ".join(RED.split()[:5])
    board = given("researcher medic", pawns=city, stations=city, hands=[five], cubes="osaka 1")
    board.play("cure red")
    assert board.disease("red") == "cured"


@pytest.mark.parametrize(
    ("role", "held", "needed"),
    [("medic", 6, 5), ("medic", 7, 5), ("scientist", 5, 4), ("scientist", 7, 4)],
)
def test_with_more_cards_than_needed_the_player_chooses(role: str, held: int, needed: int) -> None:
    """PAN-5.16, PAN-G.17: exactly the required number goes, every combination is offered."""
    cards = BLUE.split()[:held]
    board = given(f"{role} dispatcher", hands=[" ".join(cards)], cubes="paris 1").play("cure blue")
    assert board.asks == "cure_cards"
    offered = {frozenset(text.split(",")) for text in board.choices("spend")}
    assert offered == {frozenset(chosen) for chosen in combinations(cards, needed)}
    assert len(board.choices()) == comb(held, needed)
    kept = set(cards[needed:])
    (line,) = [text for text in board.choices("spend") if set(text.split(",")) == set(cards) - kept]
    board.play(f"spend {line}")
    assert board.hand(0) == kept
    assert board.discards == set(cards) - kept
    assert board.disease("blue") == "cured"
    assert board.actions == 3


def test_exactly_the_needed_number_asks_nothing() -> None:  # PAN-5.16
    board = given("medic scientist", hands=[" ".join(BLUE.split()[:5])]).play("cure blue")
    assert board.asks is None


@pytest.mark.parametrize("state", ["cured", "eradicated"])
def test_a_cured_disease_cannot_be_cured_again(state: str) -> None:  # PAN-5.17
    five = " ".join(BLUE.split()[:5])
    cubes = "paris 1" if state == "cured" else ""
    board = given("medic scientist", hands=[five], cubes=cubes, **{state: "blue"})  # type: ignore[arg-type]
    assert board.disease("blue") == state
    assert board.choices("cure") == set()


def test_after_a_cure_the_medic_clears_and_then_eradication_is_checked() -> None:
    """PAN-5.18, PAN-G.6: in this order, so that one cure can eradicate."""
    five = " ".join(RED.split()[:5])
    board = given("researcher medic", pawns="atlanta manila", hands=[five], cubes="manila 3").play(
        "cure red"
    )
    assert board.order_told()[-3:] == ["cure", "clear", "eradicate"]
    assert board.cubes("manila") == 0
    assert board.disease("red") == "eradicated"


def test_passing_is_possible_at_any_point_between_actions() -> None:  # PAN-5.19
    board = given(hands=["atlanta"])
    assert board.can("pass")
    board.play("charter")
    assert not board.can("pass")
    board.play("to paris")
    assert board.can("pass")
    assert not board.can("pass", seat=1)
    board.play("pass")
    assert board.active == 1
