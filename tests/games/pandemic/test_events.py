"""The five Events (PAN-12, without the windows)."""

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic.content import CITIES, EVENTS
from wardroom.kernel import IllegalAction

SIX_STATIONS = "atlanta paris cairo lima seoul sydney"


def test_the_holder_plays_on_anybodys_turn_without_an_action() -> None:  # PAN-12.2
    for seat in (0, 1):
        hands = ["one_quiet_night", ""] if seat == 0 else ["", "one_quiet_night"]
        board = given(hands=hands).when(seat, "play one_quiet_night")
        assert board.actions == 4
        assert board.state.quiet
    other = given(hands=["", "one_quiet_night"])
    assert not other.can("play one_quiet_night", seat=0)
    with pytest.raises(IllegalAction):
        other.when(0, "play one_quiet_night")


@pytest.mark.parametrize("event", EVENTS)
def test_no_event_inside_another_event(event: str) -> None:  # PAN-12.4
    others = " ".join(name for name in EVENTS if name != event)
    board = given(hands=[event, others], infected="paris lima").play(f"play {event}")
    if event == "one_quiet_night":
        assert board.asks is None
        return
    assert board.asks is not None
    assert board.choices("play") == set()
    assert board.choices(seat=1) == set()


@pytest.mark.parametrize("first", ["charter", "operations_flight", "build", "cure red"])
def test_no_event_inside_an_action(first: str) -> None:  # PAN-12.4
    board = given(
        "operations_expert medic",
        pawns="lima" if first == "build" else "atlanta",
        hands=["atlanta beijing seoul shanghai tokyo osaka taipei", "airlift"],
        stations="atlanta paris cairo delhi seoul sydney",
    )
    assert board.can("play airlift", seat=1)
    board.play(first)
    assert board.asks is not None
    assert board.choices(seat=1) == set()
    assert board.choices("play") == set()


def test_no_event_while_consent_is_asked() -> None:  # PAN-12.4
    board = given(pawns="paris", hands=["paris forecast", "airlift"], consent=True)
    board.play("give paris 1")
    assert board.choices() == {"agree", "refuse"}
    assert board.choices(seat=0) == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_of_the_event_decides_everything(seat: int) -> None:
    """PAN-12.5: also on another's turn; the active player waits."""
    for event in ("airlift", "forecast", "government_grant", "resilient_population"):
        hands = [event, ""] if seat == 0 else ["", event]
        board = given(hands=hands, infected="paris lima").when(seat, f"play {event}")
        while board.asks is not None:
            assert board.state.waiting() == (seat,)
            assert board.choices(seat=1 - seat) == set()
            board.play(min(board.choices()))
        assert board.hand(seat) == set()
        assert board.asked == 0


@pytest.mark.parametrize("event", EVENTS)
def test_a_played_event_goes_to_the_discard_pile(event: str) -> None:  # PAN-12.6
    board = played(given(hands=["", event], infected="paris lima"), 1, event)
    assert board.discards == {event}
    assert board.hand(1) == set()
    assert board.removed == set()


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_from_the_role_card_leaves_the_game(event: str) -> None:  # PAN-12.6
    board = given("scientist contingency_planner", stored=event, infected="paris lima")
    played(board, 1, event)
    assert board.discards == set()
    assert board.removed == {event}
    assert board.stored is None


def played(board: Board, seat: int, event: str) -> Board:
    """The event with some choice of its steps."""
    board.when(seat, f"play {event}")
    while board.asks is not None:
        board.play(min(board.choices()))
    return board


def test_an_event_that_changes_nothing_cannot_be_played() -> None:
    """PAN-12.7: no card to remove, a quiet night already pending, nothing to put in order."""
    assert not given(hands=["resilient_population"]).can("play resilient_population")
    assert given(hands=["resilient_population"], infected="paris").can("play resilient_population")
    board = given(hands=["one_quiet_night"]).play("play one_quiet_night", "fetch one_quiet_night")
    assert not board.can("play one_quiet_night")
    for left, playable in ((1, False), (2, True)):
        board = given(hands=["forecast"], infected=CITIES[left:])
        assert len(board.infection_deck) == left
        assert board.can("play forecast") == playable


# Airlift


def test_airlift_moves_any_pawn_to_any_other_city() -> None:
    """PAN-12.10: no card of the city, no station and nothing else is needed there."""
    board = given("medic scientist dispatcher", pawns="paris lima cairo", hands=["airlift"])
    board.play("play airlift")
    assert board.choices() == {"pawn 0", "pawn 1", "pawn 2"}
    for pawn, place in enumerate(("paris", "lima", "cairo")):
        chosen = board.copy().play(f"pawn {pawn}")
        assert chosen.choices() == {f"to {city}" for city in CITIES if city != place}
        chosen.play("to santiago")
        assert chosen.pawn(pawn) == "santiago"
        assert chosen.actions == 4


def test_airlift_of_anothers_pawn_needs_consent() -> None:  # PAN-12.10
    board = given(hands=["airlift"], consent=True).play("play airlift", "pawn 1", "to paris")
    assert board.asks == "consent"
    assert board.state.waiting() == (1,)
    assert board.pawn(1) == "atlanta"
    assert board.copy().play("agree").pawn(1) == "paris"
    own = given(hands=["airlift"], consent=True).play("play airlift", "pawn 0", "to paris")
    assert own.asks is None
    assert own.pawn(0) == "paris"


@pytest.mark.parametrize("turn_of", [0, 1])
def test_a_medic_on_an_airlift_clears_cured_diseases_at_once(turn_of: int) -> None:
    """PAN-12.11: on anybody's turn."""
    board = given(
        "medic scientist",
        hands=["", "airlift"],
        active=turn_of,
        cured="blue",
        cubes="paris 3, paris 1 red, essen 1",
    ).when(1, "play airlift", "pawn 0", "to paris")
    assert board.cubes("paris", "blue") == 0
    assert board.cubes("paris", "red") == 1
    assert board.actions == 4


def test_a_quarantine_specialist_on_an_airlift_guards_the_new_area() -> None:
    """PAN-12.11: from the next card on."""
    board = given(
        "quarantine_specialist scientist",
        pawns="chicago atlanta",
        hands=["", "airlift"],
        infection="paris essen",
    ).until("infecting")
    assert board.cubes("paris") == 1
    board.play("play airlift", "pawn 0", "to paris")
    assert board.cubes("paris") == 1
    assert board.cubes("essen") == 0
    assert "essen" in board.infection_discards


# Forecast

TOP = ["paris", "lima", "cairo", "tokyo", "delhi", "essen"]


def test_forecast_looks_at_six_cards_and_orders_them() -> None:  # PAN-12.12
    board = given(hands=["forecast"], infection=[*TOP, "milan"])
    rest = board.infection_deck[6:]
    board.play("play forecast")
    order = ["essen", "delhi", "paris", "tokyo", "lima", "cairo"]
    for number, city in enumerate(order[:5]):
        assert board.choices() == {f"next {card}" for card in set(TOP) - set(order[:number])}
        board.play(f"next {city}")
    assert board.asks is None
    assert board.infection_deck[:6] == order
    assert board.infection_deck[6:] == rest
    assert board.actions == 4


def test_every_order_can_be_reached() -> None:
    """PAN-12.12: the first three of 720 orders by way of all choices of two cards."""
    firsts = set()
    for one in TOP:
        for two in TOP:
            if one != two:
                board = given(hands=["forecast"], infection=TOP)
                board.play("play forecast", f"next {one}", f"next {two}")
                while board.asks is not None:
                    board.play(min(board.choices()))
                firsts.add(tuple(board.infection_deck[:2]))
    assert len(firsts) == 30


def test_all_six_go_back_on_top() -> None:
    """PAN-12.13: none is discarded, none goes deeper."""
    board = played(given(hands=["forecast"], infection=TOP), 0, "forecast")
    assert set(board.infection_deck[:6]) == set(TOP)
    assert len(board.infection_deck) == 48
    assert board.infection_discards == set()


def test_forecast_with_fewer_than_six_cards_takes_them_all() -> None:  # PAN-12.13
    left = ["paris", "lima", "cairo"]
    others = [city for city in CITIES if city not in left]
    board = given(hands=["forecast"], infection=left, infected=others).play("play forecast")
    assert board.choices("next") == set(left)
    board.play("next cairo", "next lima")
    assert board.asks is None
    assert board.infection_deck == ["cairo", "lima", "paris"]


def test_the_first_card_chosen_is_the_first_drawn() -> None:  # PAN-12.14
    board = given(hands=["forecast"], infection=TOP)
    board.play("play forecast", "next delhi", "next cairo")
    board.play("next paris", "next lima", "next tokyo").finish_turn()
    assert board.state.view(0)["infection_discards"] == ["delhi", "cairo"]
    assert board.infection_deck[:4] == ["paris", "lima", "tokyo", "essen"]


def test_a_later_intensify_leaves_the_order_below_alone() -> None:  # PAN-12.14
    board = given(
        hands=["forecast airlift"],
        infection=TOP,
        infected="milan madrid",
        draws="epidemic manila",
        bottom="seoul",
    )
    board.play("play forecast", "next essen", "next delhi", "next tokyo", "next cairo", "next lima")
    board.until("before_infection")
    assert set(board.infection_deck[:3]) == {"milan", "madrid", "seoul"}
    assert board.infection_deck[3:9] == ["essen", "delhi", "tokyo", "cairo", "lima", "paris"]


# Government Grant


def test_a_grant_builds_anywhere() -> None:
    """PAN-12.15: no card, no pawn there, no action; not where a station stands."""
    board = given(hands=["government_grant"]).play("play government_grant")
    assert board.choices() == {f"at {city}" for city in CITIES if city != "atlanta"}
    board.play("at sydney")
    assert board.stations == {"atlanta", "sydney"}
    assert board.discards == {"government_grant"}
    assert board.actions == 4


def test_a_grant_takes_a_station_when_none_is_left() -> None:
    """PAN-12.16, PAN-G.13: the player of the event chooses which."""
    board = given(hands=["", "government_grant"], stations=SIX_STATIONS)
    board.when(1, "play government_grant", "at delhi")
    assert board.asks == "station_to_take"
    assert board.state.waiting() == (1,)
    assert board.choices() == {f"from {city}" for city in SIX_STATIONS.split()}
    board.play("from atlanta")
    assert board.stations == {"paris", "cairo", "lima", "seoul", "sydney", "delhi"}
    assert board.discards == {"government_grant"}


# One Quiet Night


def test_a_quiet_night_skips_the_next_infections_whole() -> None:  # PAN-12.17
    board = given(hands=["one_quiet_night"], infection="paris lima").play(
        "play one_quiet_night", "pass"
    )
    assert board.board() == {}
    assert board.infection_deck[0] == "paris"
    assert board.active == 1


@pytest.mark.parametrize(
    "window", ["actions", "before_draw", "between_epidemics", "before_infection"]
)
@pytest.mark.parametrize("holder", [0, 1])
def test_played_before_the_first_card_it_skips_this_turns_infections(
    window: str, holder: int
) -> None:
    """PAN-12.18: W1, W2, W4 and W5, by whomever."""
    hands = ["one_quiet_night", ""] if holder == 0 else ["", "one_quiet_night"]
    board = given(hands=hands, draws="epidemic epidemic", bottom="cairo lima", infected="milan")
    if window != "actions":
        board.until(window)
    board.when(holder, "play one_quiet_night")
    if window == "actions":
        board.finish_turn()
    assert board.turn == 2
    assert board.infection_discards == set()
    assert not board.state.quiet


def test_played_at_the_hand_limit_it_skips_this_turns_infections() -> None:  # PAN-12.18
    hand = "paris essen milan london madrid tokyo one_quiet_night"
    board = given(hands=[hand], draws="lima epidemic", bottom="cairo").until("before_infection")
    assert board.over == 0
    board.play("play one_quiet_night")
    assert board.active == 1
    assert board.infection_discards == set()


def test_played_between_two_cards_it_skips_the_next_players_infections() -> None:  # PAN-12.19
    board = given(hands=["", "one_quiet_night"], infection="paris lima cairo delhi")
    board.until("infecting").play("play one_quiet_night")
    assert board.active == 1
    assert board.board() == {"paris": 1, "lima": 1}
    assert board.state.quiet
    board.finish_turn()
    assert board.board() == {"paris": 1, "lima": 1}
    assert board.active == 0
    board.finish_turn()
    assert board.board() == {"paris": 1, "lima": 1, "cairo": 1, "delhi": 1}


def test_a_quiet_night_does_not_stack() -> None:
    """PAN-12.20, PAN-G.12: while one is pending another is not offered, afterwards it is."""
    board = given("contingency_planner scientist", hands=["one_quiet_night"])
    board.play("play one_quiet_night", "fetch one_quiet_night")
    assert board.stored == "one_quiet_night"
    assert not board.can("play one_quiet_night")
    board.play("pass")
    assert (board.active, board.turn) == (1, 2)
    assert board.can("play one_quiet_night", seat=0)


# Resilient Population


def test_resilient_population_removes_a_card_of_the_discard_pile() -> None:
    """PAN-12.21: any one, for good."""
    board = given(
        hands=["resilient_population"],
        infected="paris lima cairo",
        draws="essen epidemic",
        bottom="tokyo",
    ).play("play resilient_population")
    assert board.choices() == {"remove paris", "remove lima", "remove cairo"}
    board.play("remove lima")
    assert board.infection_discards == {"paris", "cairo"}
    assert board.removed_infections == {"lima"}
    assert "lima" in board.state.view(1)["removed"]
    board.play("pass")
    assert "lima" not in board.infection_deck
    assert "lima" not in board.infection_discards


def test_the_card_just_revealed_from_the_bottom_may_be_chosen() -> None:  # PAN-12.22
    board = given(
        hands=["", "resilient_population"], draws="epidemic essen", bottom="tokyo", infected="lima"
    ).until("in_epidemic")
    board.play("play resilient_population")
    assert board.choices("remove") == {"tokyo", "lima"}
    board.play("remove tokyo")
    assert board.cubes("tokyo") == 3
    assert "tokyo" not in board.infection_deck
    assert board.removed_infections == {"tokyo"}


def test_it_cannot_be_played_while_the_pile_is_empty() -> None:
    """PAN-12.23: after an Intensify, until a card is discarded again."""
    board = given(
        hands=["", "resilient_population"], draws="epidemic essen", bottom="tokyo", infected="lima"
    ).until("in_epidemic")
    board.play("pass")
    assert board.window == "infecting"
    assert len(board.infection_discards) == 1
    assert board.can("play resilient_population")
    assert not given(hands=["resilient_population"]).can("play resilient_population")


def test_the_removed_city_still_gets_cubes_from_outbreaks() -> None:
    """PAN-12.24: and its City card is as good as before."""
    board = given(
        hands=["resilient_population", "lima"],
        infected="lima",
        cubes="santiago 3",
        infection="santiago paris",
    )
    board.play("play resilient_population", "remove lima").finish_turn()
    assert board.cubes("lima") == 1
    assert board.choices("fly") == {"lima"}
