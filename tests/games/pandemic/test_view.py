"""What the view works out, so that nobody who draws it has to know a rule."""

from tests.games.pandemic.given import given
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.content import CITIES, NEIGHBOURS


def test_how_many_cards_each_seat_needs_for_a_cure() -> None:  # PAN-5.14, PAN-13.24
    assert given("medic scientist").state.view(0)["cards_for_cure"] == [5, 4]


def test_where_the_next_epidemic_is() -> None:  # PAN-S.13
    dealt = PANDEMIC.deal({"epidemics": "4"}, 3, 1)
    assert dealt.view(0)["player_deck"][0] == {"cards": 12, "epidemic": True}
    assert dealt.view(0)["next_epidemic"] == {"after": 0, "within": 12}
    drawn = given(draws="epidemic lima", bottom="cairo").finish_turn().state.view(0)
    first, second = drawn["player_deck"][:2]
    if first["epidemic"]:
        assert drawn["next_epidemic"] == {"after": 0, "within": first["cards"]}
    else:
        within = first["cards"] + second["cards"]
        assert drawn["next_epidemic"] == {"after": first["cards"], "within": within}
    assert given(deck=3).state.view(0)["next_epidemic"] is None


def test_what_the_quarantine_specialist_protects() -> None:  # PAN-13.17
    board = given("quarantine_specialist medic", pawns="essen atlanta")
    near = {CITIES[city] for city in NEIGHBOURS[CITIES.index("essen")]}
    assert set(board.state.view(0)["quarantined"]) == {"essen", *near}
    assert given("scientist medic").state.view(0)["quarantined"] == []


def test_whose_role_card_holds_an_event() -> None:  # PAN-13.1
    view = given("medic contingency_planner", stored="airlift").state.view(0)
    assert (view["stored"], view["stored_by"]) == ("airlift", 1)
    assert given("medic scientist").state.view(0)["stored_by"] == -1


def test_the_sizes_of_the_decks() -> None:
    board = given(infection="paris", infected="lima")
    view = board.state.view(0)
    assert view["player_cards"] == board.deck_size
    assert view["infection_cards"] == len(board.infection_deck)
    assert view["infection_known"] == 0, "no card has come back on top yet"


def test_the_content_names_the_whole_board() -> None:  # PAN-G.2, PAN-G.3
    content = PANDEMIC.content()
    assert len(content["cities"]) == 48
    assert sum(len(city["neighbours"]) for city in content["cities"]) == 2 * 93
    assert content["infection_rates"] == [2, 2, 2, 3, 3, 4, 4]
    assert (content["hand_limit"], content["actions_per_turn"]) == (7, 4)


def test_which_hand_is_nearest_to_each_cure() -> None:  # PAN-5.14, PAN-13.24
    hands = ["paris essen milan lima", "london madrid chicago bogota", "tokyo"]
    view = given("medic scientist researcher", hands=hands, cured="red").state.view(0)
    blue, yellow, black, red = view["cures_near"]
    assert blue == {"seat": 1, "cards": 3, "needed": 4}, "one of four is less than two of five"
    assert yellow == {"seat": 1, "cards": 1, "needed": 4}
    assert (black, red) == (None, None), "nobody holds one; cured already"


def test_a_closed_hand_counts_for_its_owner_alone() -> None:  # PAN-G.19
    board = given("medic researcher", hands=["paris", "essen milan london"], closed=True)
    assert board.state.view(0)["cures_near"][0] == {"seat": 0, "cards": 1, "needed": 5}
    assert board.state.view(1)["cures_near"][0] == {"seat": 1, "cards": 3, "needed": 5}
