"""Drawing cards and epidemics (PAN-7, PAN-8)."""

import pytest

from tests.games.pandemic.given import given
from wardroom.games.pandemic.content import EPIDEMIC

SEVEN = "paris essen milan london madrid tokyo osaka"


def test_the_top_two_cards_are_drawn_together() -> None:  # PAN-7.1
    board = given(draws="paris lima cairo")
    size = board.deck_size
    board.play("pass")
    assert board.hand(0) == {"paris", "lima"}
    assert board.deck_size == size - 2


def test_the_deck_is_checked_before_drawing() -> None:  # PAN-7.1
    board = given(deck=1, draws="paris").play("pass")
    assert board.result == "loss_deck"
    assert board.hand(0) == set()


def test_city_and_event_cards_go_to_the_hand_and_epidemics_do_not() -> None:
    """PAN-7.2: in either place of the pair, and only to the active player."""
    for draws in ("epidemic airlift", "airlift epidemic"):
        board = given(draws=draws, bottom="lima", infection="cairo").finish_turn()
        assert board.hand(0) == {"airlift"}
        assert board.hand(1) == set()
    board = given(draws="paris forecast").finish_turn()
    assert board.hand(0) == {"paris", "forecast"}


def test_epidemics_come_before_the_hand_limit() -> None:
    """PAN-7.3: the epidemic is over when the player of 8 cards is asked."""
    board = given(hands=[SEVEN], draws="epidemic lima", bottom="cairo").play("pass")
    assert board.over == 0
    assert board.marker == 1
    assert board.cubes("cairo") == 3
    assert board.infection_discards == set()


def test_no_replacement_for_an_epidemic() -> None:  # PAN-7.3
    board = given(draws="epidemic epidemic paris", bottom="cairo lima")
    size = board.deck_size
    board.finish_turn()
    assert board.hand(0) == set()
    assert board.deck_size == size - 2


def test_the_other_card_is_in_hand_during_the_epidemic() -> None:  # PAN-7.4
    for draws in ("epidemic resilient_population", "resilient_population epidemic"):
        board = given(draws=draws, bottom="cairo").play("pass")
        assert board.window == "in_epidemic"
        assert board.hand(0) == {"resilient_population"}


def test_the_discard_pile_is_never_reshuffled() -> None:  # PAN-7.5
    board = given(deck=0, discards="paris lima").play("pass")
    assert board.result == "loss_deck"
    assert {"paris", "lima"} <= board.discards


@pytest.mark.parametrize(
    ("rate", "raised"),
    [(2, 2), (3, 3), (4, 4)],
)
def test_increase_moves_the_marker_one_space(rate: int, raised: int) -> None:  # PAN-8.1
    board = given(rate=rate, draws="epidemic paris", bottom="cairo", epidemics=6)
    marker = board.marker
    board.finish_turn()
    assert board.marker == marker + 1
    assert board.rate == raised


def test_the_new_rate_counts_for_this_turns_infections() -> None:
    """PAN-8.1: the third epidemic raises the rate from 2 to 3, and three cards are turned."""
    board = given(
        draws="epidemic paris epidemic lima epidemic tokyo",
        bottom="seoul osaka taipei",
        infected="tokyo manila jakarta sydney",
        eradicated="red",
    )
    for epidemics, cards in enumerate((2, 2, 3), start=1):
        board.finish_turn()
        assert board.marker == epidemics
        assert len(board.infection_discards) == cards


def test_infect_takes_the_bottom_card() -> None:  # PAN-8.2
    board = given(draws="epidemic paris", bottom="cairo lima", infection="moscow", discards="")
    board.finish_turn()
    assert board.told("epidemic")[0].args["city"] == "cairo"
    assert board.cubes("lima") == 0


def test_a_city_without_cubes_gets_three_and_does_not_break_out() -> None:
    """PAN-8.3: foreign cubes do not count."""
    board = given(
        draws="epidemic paris",
        hands=["", "resilient_population"],
        bottom="cairo",
        cubes="cairo 3 red, cairo 2 blue",
    ).play("pass")
    assert board.window == "in_epidemic"
    assert board.cubes("cairo", "black") == 3
    assert board.outbreaks == 0
    assert board.supply("black") == 21


@pytest.mark.parametrize("before", [1, 2, 3])
def test_a_city_with_cubes_is_filled_to_three_and_breaks_out_once(before: int) -> None:
    """PAN-8.4: 2, 1 or 0 cubes are placed, then one outbreak starts."""
    board = given(
        draws="epidemic paris",
        hands=["", "resilient_population"],
        bottom="riyadh",
        cubes=f"riyadh {before}",
    ).play("pass")
    assert board.cubes("riyadh") == 3
    assert board.outbreaks == 1
    near = ("baghdad", "cairo", "karachi")
    assert [board.cubes(city) for city in near] == [1, 1, 1]
    assert sum(board.board().values()) == 6


@pytest.mark.parametrize("cubes", ["", "riyadh 2", "riyadh 3"])
def test_a_protected_city_is_not_hit_but_increase_and_intensify_happen(cubes: str) -> None:
    """PAN-8.5: by the Quarantine Specialist, or against a cured disease by the Medic."""
    specialist = given(
        "scientist quarantine_specialist",
        pawns="atlanta cairo",
        draws="epidemic paris",
        bottom="riyadh",
        infected="moscow essen",
        cubes=cubes,
    ).finish_turn()
    medic = given(
        "scientist medic",
        pawns="atlanta riyadh",
        draws="epidemic paris",
        bottom="riyadh",
        infected="moscow essen",
        cured="black",
        cubes="delhi 1",
    ).finish_turn()
    for board in (specialist, medic):
        assert board.outbreaks == 0
        assert board.marker == 1
        assert len(board.told("intensify")) == 1
        drawn = board.infection_discards | set(board.infection_deck[:1])
        assert drawn == {"riyadh", "moscow", "essen"}
    assert medic.cubes("riyadh") == 0
    assert specialist.cubes("riyadh") == (int(cubes[-1]) if cubes else 0)


def test_an_eradicated_disease_is_not_hit() -> None:  # PAN-8.5
    board = given(
        draws="epidemic paris", bottom="riyadh", infected="moscow tehran", eradicated="black"
    ).finish_turn()
    assert board.board() == {}
    assert board.marker == 1
    assert len(board.told("intensify")) == 1


def test_the_medic_does_not_protect_against_an_uncured_disease() -> None:  # PAN-8.5
    board = given(
        "scientist medic",
        pawns="atlanta riyadh",
        draws="epidemic paris",
        bottom="riyadh",
        infected="moscow essen",
    ).finish_turn()
    assert board.cubes("riyadh") >= 3


def test_the_card_is_discarded_before_intensify() -> None:  # PAN-8.6
    board = given(
        draws="epidemic resilient_population", bottom="cairo", infected="moscow essen"
    ).play("pass")
    assert board.window == "in_epidemic"
    assert board.infection_discards == {"cairo", "moscow", "essen"}
    assert "cairo" not in board.infection_deck
    board.play("play resilient_population")
    assert board.choices("remove") == {"cairo", "moscow", "essen"}


def test_only_resilient_population_between_infect_and_intensify() -> None:  # PAN-8.7
    events = "airlift forecast government_grant one_quiet_night"
    board = given(
        "contingency_planner scientist",
        hands=[events, "resilient_population"],
        draws="epidemic paris",
        bottom="cairo",
    )
    board.until("in_epidemic")
    assert board.asked == 1
    assert board.choices() == {"play resilient_population", "pass", "rest"}
    assert board.choices(seat=0) == set()


def test_nobody_is_asked_in_an_epidemic_without_resilient_population() -> None:
    """PAN-8.7: the next window is the one before the infections."""
    board = given(
        hands=["airlift forecast", "government_grant one_quiet_night"],
        draws="epidemic paris",
        bottom="cairo",
    )
    board.until("before_infection")
    assert len(board.told("intensify")) == 1


def test_intensify_puts_only_the_shuffled_discards_on_top() -> None:
    """PAN-8.8: the rest of the deck keeps its order, the pile is empty, and it is a shuffle."""
    tops = set()
    for seed in range(12):
        board = given(
            draws="epidemic airlift",
            bottom="cairo",
            infected="moscow essen lima tokyo",
            infection="milan delhi",
            seed=seed,
        )
        rest = board.infection_deck[:-1]
        board.play("pass")
        assert board.window == "before_infection"
        assert set(board.infection_deck[:5]) == {"moscow", "essen", "lima", "tokyo", "cairo"}
        assert board.infection_deck[5:] == rest
        assert board.infection_discards == set()
        tops.add(tuple(board.infection_deck[:5]))
    assert len(tops) > 6


def test_the_resolved_epidemic_leaves_the_game() -> None:
    """PAN-8.9: it lies in no hand, no pile and no deck."""
    board = given(draws="epidemic paris", bottom="cairo")
    left = board.state.deck[board.state.drawn :].count(EPIDEMIC)
    board.finish_turn()
    assert board.state.deck[board.state.drawn :].count(EPIDEMIC) == left - 1
    assert EPIDEMIC not in board.state.discards
    assert all(EPIDEMIC not in hand for hand in board.state.hands)


def test_two_epidemics_are_resolved_one_after_the_other() -> None:
    """PAN-8.10: first completely, then a window for all events, then the second."""
    board = given(
        hands=["", "airlift"],
        draws="epidemic epidemic",
        bottom="cairo lima",
        infected="moscow essen",
    )
    board.until("between_epidemics")
    assert board.marker == 1
    assert board.cubes("cairo") == 3
    assert board.cubes("lima") == 0
    assert set(board.infection_deck[:3]) == {"cairo", "moscow", "essen"}
    assert board.asked == 1
    assert board.can("play airlift")
    board.play("pass")
    assert board.window == "before_infection"
    assert board.marker == 2
    assert board.cubes("lima") == 3
    steps = [kind for kind in board.order_told() if kind in ("epidemic", "intensify")]
    assert steps == ["epidemic", "intensify", "epidemic", "intensify"]


def test_the_second_intensify_shuffles_one_card_which_breaks_out() -> None:  # PAN-8.11
    board = given(
        draws="epidemic epidemic", bottom="cairo lima", infected="moscow essen delhi"
    ).finish_turn()
    assert [event.args["count"] for event in board.told("intensify")] == [4, 1]
    first = board.told("outbreak")[0]
    assert first.args["city"] == "lima"
    assert "lima" in board.infection_discards


def test_resilient_population_can_remove_that_one_card() -> None:  # PAN-8.11
    board = given(
        hands=["", "resilient_population"],
        draws="epidemic epidemic",
        bottom="cairo santiago",
        infection="milan",
    )
    board.until("in_epidemic").play("pass")
    assert board.window == "in_epidemic"
    board.play("play resilient_population", "remove santiago")
    assert board.infection_deck.count("santiago") == 0
    assert not any(event.args["city"] == "santiago" for event in board.told("outbreak"))
    assert board.active == 1


def test_a_protected_second_city_does_not_break_out() -> None:  # PAN-8.11
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta lima",
        draws="epidemic epidemic",
        bottom="cairo santiago",
        infected="moscow essen delhi",
    ).finish_turn()
    assert "santiago" in board.infection_discards
    assert board.cubes("santiago") == 0
    assert not any(event.args["city"] == "santiago" for event in board.told("outbreak"))


def test_one_quiet_night_stops_no_step_of_an_epidemic() -> None:  # PAN-8.12
    board = given(
        hands=["one_quiet_night"], draws="epidemic paris", bottom="riyadh", cubes="riyadh 1"
    )
    board.play("play one_quiet_night", "pass")
    assert board.marker == 1
    assert board.outbreaks == 1
    assert board.cubes("riyadh") == 3
    assert board.infection_deck[0] == "riyadh"
    assert board.infection_discards == set()
    assert board.active == 1
