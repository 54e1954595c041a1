"""What a seat may know (part 6 of the reference), and what a deck shows by reasoning."""

import json

import pytest

from tests.games.pandemic.given import Board, dealt, given
from wardroom.games.pandemic.content import EPIDEMIC
from wardroom.kernel import Dice, canonical

EVERYBODY = (-1, 0, 1)
PUBLIC = (
    "cubes",
    "stations",
    "stations_left",
    "rate",
    "infection_rate",
    "outbreaks",
    "diseases",
    "supply",
    "active",
    "turn",
    "actions",
    "phase",
    "pawns",
    "roles",
    "stored",
    "discards",
    "infection_discards",
    "removed",
    "hand_sizes",
    "first_card",
)


def midgame(seed: int, **options: str) -> Board:
    """A dealt game some turns later, played by chance."""
    board = dealt(2, seed=seed, **options)
    dice = Dice.seeded(seed, "midgame")
    for _ in range(25):
        if board.result is not None:
            break
        seat = board.asked
        board.when(seat, repr(dice.pick(board.state.legal(seat))))
    return board


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("hands", ["open", "closed"])
def test_the_table_lies_open_to_all(seed: int, hands: str) -> None:
    """PAN-16.5: board, markers, roles, stored event, both discard piles, cards out of the game."""
    board = midgame(seed, hands=hands)
    whole = board.state.encode()
    views = [board.state.view(seat) for seat in EVERYBODY]
    for view in views:
        for name in PUBLIC:
            if name != "hand_sizes":
                assert view[name] == whole[name]
        assert view["hand_sizes"] == [len(hand) for hand in whole["hands"]]
        assert sum(pile["cards"] for pile in view["player_deck"]) == board.deck_size
        assert sum(map(len, view["infection_deck"])) == len(board.infection_deck)


def test_closed_hands_show_their_number_only() -> None:  # PAN-G.19
    board = given(hands=["paris lima", "tokyo"], closed=True)
    assert board.state.view(0)["hands"] == [["paris", "lima"], None]
    assert board.state.view(1)["hands"] == [None, ["tokyo"]]
    assert board.state.view(-1)["hands"] == [None, None]
    assert board.state.view(0)["hand_sizes"] == [2, 1]


def test_the_view_shows_every_card_of_a_closed_hand_that_can_be_taken() -> None:
    """PAN-G.19: view and legal agree; nobody else is shown more."""
    board = given(
        "medic researcher scientist",
        hands=["", "tokyo lima airlift", "atlanta paris"],
        closed=True,
    )
    view = board.state.view(0)
    assert view["hands"] == [[], None, None]
    assert view["shown"] == [[], ["tokyo", "lima"], ["atlanta"]]
    takeable = {f"{card} {seat}" for seat, cards in enumerate(view["shown"]) for card in cards}
    assert board.choices("take") == takeable
    for seat in (-1, 1, 2):
        assert board.state.view(seat)["shown"] == [[], [], []]
    elsewhere = board.play("drive miami").state.view(0)
    assert elsewhere["shown"] == [[], [], []]


def test_a_proposal_and_a_flight_under_way_show_their_card() -> None:  # PAN-G.19
    board = given(hands=["", "atlanta lima"], closed=True, consent=True).play("take atlanta 1")
    assert board.state.view(-1)["shown"] == [[], ["atlanta"]]
    flight = given(hands=["atlanta lima"], closed=True).play("charter")
    assert flight.state.view(1)["shown"] == [["atlanta"], []]
    assert flight.state.view(0)["shown"] == [[], []], "the own hand is known anyway"


def test_the_player_asked_in_an_epidemic_is_known_to_hold_the_one_card_for_it() -> None:
    """PAN-G.19: the question itself tells; in other windows it only tells that there is one."""
    board = given(
        hands=["", "resilient_population airlift"],
        closed=True,
        draws="epidemic lima",
        bottom="cairo",
    )
    board.until("before_draw")
    assert (board.state.view(0)["asked"], board.state.view(0)["shown"]) == (1, [[], []])
    board.until("in_epidemic")
    for seat in (-1, 0):
        assert board.state.view(seat)["shown"] == [[], ["resilient_population"]]


def test_open_and_told_hands_need_nothing_shown() -> None:  # PAN-16.3, PAN-G.19
    hands = ["", "tokyo lima"]
    assert given("medic researcher", hands=hands).state.view(0)["shown"] == [[], []]
    closed = given("medic researcher", hands=hands, closed=True)
    assert closed.state.view(0, told=True)["shown"] == [[], []]


def test_choosing_the_cards_of_a_cure_shows_nobody_what_is_kept() -> None:
    """PAN-G.19: six red cards in a closed hand, five will be shown, one is kept."""
    red = "beijing seoul shanghai tokyo osaka taipei"
    board = given("medic scientist", hands=[red], closed=True).play("cure red")
    assert board.asks == "cure_cards"
    for seat in (-1, 1):
        shown = json.dumps([board.state.view(seat)[part] for part in ("step", "hands")])
        assert not any(card in shown for card in red.split())
    spent = "spend beijing,seoul,shanghai,tokyo,osaka"
    assert "taipei" not in json.dumps(board.play(spent).state.view(1)["hands"])


def test_what_is_asked_names_only_what_it_is_about() -> None:
    """PAN-5.16: the choice of cards for a cure is about no city."""
    red = "beijing seoul shanghai tokyo osaka taipei"
    board = given("medic scientist", hands=[red]).play("cure red")
    assert board.state.view(0)["step"]["city"] is None


def test_open_hands_are_seen_by_all() -> None:  # PAN-16.3
    board = given(hands=["paris lima", "tokyo"])
    for seat in EVERYBODY:
        assert board.state.view(seat)["hands"] == [["paris", "lima"], ["tokyo"]]


def test_colleagues_are_told_their_teams_hands_but_no_deck() -> None:  # PAN-G.19
    board = given(hands=["paris lima", "tokyo"], closed=True)
    told = board.state.view(1, told=True)
    assert told["hands"] == [["paris", "lima"], ["tokyo"]]
    assert told["infection_deck"] == board.state.view(1)["infection_deck"]
    assert told["player_deck"] == board.state.view(1)["player_deck"]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("told", [False, True])
def test_no_view_depends_on_the_order_of_a_deck(seed: int, told: bool) -> None:
    """PAN-G.19: whatever is shuffled within what is known, every byte of the view stays."""
    board = midgame(seed, hands="closed")
    other = board.state.copy()
    dice = Dice.seeded(seed, "shuffled")
    end, start = other.bottom, other.top
    for seam in sorted({*other.seams, end}):
        if start < seam <= end:
            part = dice.shuffled(other.infection[start:seam])
            other.infection = other.infection[:start] + part + other.infection[seam:]
            start = seam
    cards = list(other.deck)
    places = [place for place in range(other.drawn, len(cards)) if cards[place] != EPIDEMIC]
    for place, card in zip(places, dice.shuffled([cards[p] for p in places]), strict=True):
        cards[place] = card
    other.deck = tuple(cards)
    other.chance = dice.bits()
    assert other.encode() != board.state.encode()
    for seat in EVERYBODY:
        mine = canonical(board.state.view(seat, told))
        assert mine == canonical(other.view(seat, told))


def test_epidemics_drawn_are_seen_by_all_and_other_cards_as_hands_are() -> None:  # PAN-G.19
    board = given(draws="epidemic paris lima tokyo", bottom="cairo", closed=True)
    board.finish_turn().finish_turn()
    (epidemic,) = board.told("epidemic")
    assert epidemic.audience is None
    for event in board.told("draw"):
        owner = event.args["seat"]
        assert [seat for seat in EVERYBODY if event.reaches(seat)] == [owner]
    closed = board.told("draw_closed")
    assert [event.args["count"] for event in closed] == [1, 2]
    assert all("card" not in event.args for event in closed)
    opened = given(draws="paris lima").finish_turn()
    assert all(event.audience is None for event in opened.told("draw"))
    assert opened.told("draw_closed") == []


@pytest.mark.parametrize("seed", range(5))
def test_no_event_of_the_log_tells_others_a_drawn_card(seed: int) -> None:
    """PAN-G.19: what reaches seat 1 names no card that only seat 0 has seen."""
    board = given(
        hands=["", ""], draws="paris lima", infection="tokyo cairo", closed=True, seed=seed
    )
    board.finish_turn()
    heard = [repr(event) for event in board.state.log or [] if event.reaches(1)]
    assert not any("paris" in line or "lima" in line for line in heard)
    assert "paris" not in json.dumps(board.state.view(1)["hands"])


def test_which_card_made_the_first_player_is_known() -> None:  # PAN-S.14
    board = dealt(3, seed=8, hands="closed")
    for seat in (-1, 0, 1, 2):
        first = board.state.view(seat)["first_card"]
        assert first in board.hand(board.active)


def test_all_see_the_cards_of_a_forecast_and_their_order() -> None:  # PAN-G.14
    top = ["paris", "lima", "cairo", "tokyo", "delhi", "essen"]
    board = given(hands=["forecast"], infection=top, closed=True).play("play forecast")
    for seat in EVERYBODY:
        assert sorted(board.state.view(seat)["infection_deck"][0]) == sorted(top)
    assert all(event.audience is None for event in board.told("forecast"))
    order = ["essen", "delhi", "tokyo", "cairo", "lima", "paris"]
    for number, city in enumerate(order[:5]):
        board.play(f"next {city}")
        if board.asks is not None:
            for seat in EVERYBODY:
                assert board.state.view(seat)["step"]["cards"] == order[: number + 1]
    for seat in EVERYBODY:
        layers = board.state.view(seat)["infection_deck"]
        assert layers[:6] == [[city] for city in order]
        assert len(layers) == 7
    (told,) = board.told("forecast_order")
    assert told.args["cards"] == order


def test_after_an_intensify_the_discards_are_the_top_layer() -> None:  # PAN-8.8
    board = given(
        hands=["", "airlift"], draws="epidemic paris", bottom="cairo", infected="lima delhi milan"
    ).until("before_infection")
    layers = board.state.view(1)["infection_deck"]
    assert sorted(layers[0]) == ["cairo", "delhi", "lima", "milan"]
    assert [len(layer) for layer in layers] == [4, 44]
    board.play("pass")
    (drawn,) = board.infection_discards
    assert sorted(board.state.view(1)["infection_deck"][0]) == sorted(
        {"cairo", "delhi", "lima", "milan"} - {drawn}
    )


def test_layers_pile_up_over_a_forecast() -> None:
    """PAN-12.14: the ordered cards stay known below the shuffled ones."""
    top = ["paris", "lima", "cairo", "tokyo", "delhi", "essen"]
    board = given(
        hands=["forecast airlift"],
        infection=top,
        infected="milan madrid",
        draws="epidemic manila",
        bottom="seoul",
    ).play("play forecast", *[f"next {city}" for city in top[:5]])
    board.until("before_infection")
    layers = board.state.view(1)["infection_deck"]
    assert sorted(layers[0]) == ["madrid", "milan", "seoul"]
    assert layers[1:7] == [[city] for city in top]
    assert len(layers[7]) == 48 - 3 - 6


def test_a_card_drawn_from_the_bottom_leaves_the_lowest_layer() -> None:  # PAN-8.2
    board = given(
        hands=["", "resilient_population"], draws="epidemic paris", bottom="cairo", infected="lima"
    ).until("in_epidemic")
    layers = board.state.view(0)["infection_deck"]
    assert [len(layer) for layer in layers] == [46]
    assert "cairo" not in layers[0]


def test_the_piles_of_the_player_deck_are_known() -> None:
    """PAN-S.13: how many cards each has left and whether its Epidemic is still in it."""
    board = dealt(2, seed=3)
    view = board.state.view(0)["player_deck"]
    assert view == [
        {"cards": 13, "epidemic": True},
        {"cards": 12, "epidemic": True},
        {"cards": 12, "epidemic": True},
        {"cards": 12, "epidemic": True},
    ]
    drawn = 0
    while board.result is None and drawn < 10:
        board.finish_turn()
        while board.over is not None:
            board.play(min(board.choices()))
            board.run()
        drawn = board.state.drawn
        top = board.state.view(0)["player_deck"][0]
        left = board.state.deck[drawn:13]
        assert top == {"cards": 13 - drawn, "epidemic": EPIDEMIC in left}


def test_only_intensify_is_random_during_play() -> None:
    """PAN-8.8: the generator moves with an Intensify and with nothing else."""
    board = dealt(3, seed=11)
    dice = Dice.seeded(11, "moves")
    shuffles = 0
    while board.result is None:
        chance = board.state.chance
        told = len(board.told("intensify"))
        seat = board.asked
        board.when(seat, repr(dice.pick(board.state.legal(seat))))
        if len(board.told("intensify")) == told:
            assert board.state.chance == chance
        else:
            assert board.state.chance != chance
            shuffles += 1
    assert shuffles


def test_undo_stops_at_the_last_revealed_card() -> None:
    """PAN-10.1: drawing, infecting, an epidemic and a Forecast count as revealing."""
    board = given(hands=["forecast airlift paris"], infected="milan")
    for line in ("drive chicago", "fly paris", "play airlift", "pawn 0", "to lima"):
        before = board.state.revealed
        board.play(line)
        assert board.state.revealed == before
    board.play("play forecast")
    assert board.state.revealed > before
    board = given()
    before = board.state.revealed
    assert board.play("pass").state.revealed > before
