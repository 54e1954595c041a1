"""Contracts, purchases, payments and tiles set aside (QUA-4, QUA-11, QUA-12)."""

import pytest

from tests.games.quarantine.given import H0, Board, given

PRICED = {"pharmacy": "0 yellow yellow red"}
PRICE = "yellow 2 red 1"


def contracted(seats: int = 3) -> Board:
    """Seat 0 has just priced the Pharmacy with yellow, yellow, red; everybody could pay it."""
    board = given(seats, stocks=[PRICE, PRICE, PRICE], rooms="pharmacy")
    return board.play("contract pharmacy", "add yellow", "add red", "add yellow", "done")


# Contracts


def test_a_contract_needs_a_stack_without_a_price_and_two_patient_cubes() -> None:
    """QUA-11.1; QUA-11.6: wards cannot be contracted."""
    assert not given(stocks=["red 1 grey 5"]).choices("contract")
    board = given(stocks=["red 2"], contracts={"triage": "market red red"})
    assert len(board.choices("contract")) == 7
    assert "triage" not in board.choices("contract")
    assert not any(room.split("_")[0] in ("red", "blue") for room in board.choices("contract"))


def test_the_stack_moves_beside_the_hospital_with_its_price() -> None:  # QUA-11.2
    board = contracted()
    assert (board.owner("pharmacy"), board.price("pharmacy")) == (0, PRICE)
    assert (board.left("pharmacy"), board.stock(0), board.actions) == (2, "", 3)


def test_a_price_is_two_cubes_or_more_and_never_grey() -> None:  # QUA-11.3, QUA-G.23
    board = given(hospitals=[H0 + " laboratory@2,0:ew"], stocks=["red 1 blue 2 grey 8"])
    board.play("contract triage")
    assert board.choices() == {"add red", "add blue", "cancel"}
    board.play("add red")
    assert not board.can("done")
    board.play("add blue", "add blue")
    assert board.choices() == {"done", "cancel"}
    assert board.play("done").price("triage") == "red 1 blue 2"


def test_several_contracts_may_be_made_in_one_turn() -> None:  # QUA-11.5
    board = given(stocks=["red 4"])
    board.play("contract triage", "add red", "add red", "done")
    board.play("contract storage", "add red", "add red", "done")
    assert board.owner("triage") == board.owner("storage") == 0
    assert board.actions == 2


def test_the_owner_takes_a_tile_in_a_later_turn() -> None:
    """QUA-T.11, QUA-11.8, QUA-11.10, QUA-G.26: no action; the rest goes back with its price."""
    board = contracted().next_turn().next_turn().next_turn()
    board.play("take pharmacy", "set_aside")
    assert board.actions == 4
    assert (board.owner("pharmacy"), board.left("pharmacy")) == (None, 1)
    assert board.price("pharmacy") == PRICE
    assert board.aside(0) == ["pharmacy"]
    assert not board.can("build_room pharmacy")


def test_not_in_the_turn_of_the_contract() -> None:  # QUA-T.12, QUA-11.8
    assert not contracted().can("take pharmacy")


def test_taking_has_no_deadline() -> None:  # QUA-11.9, QUA-G.24
    board = contracted(2).next_turn().next_turn().next_turn().next_turn()
    assert board.active == 0
    assert board.can("take pharmacy")


def test_others_buy_from_the_stack_beside_the_hospital() -> None:
    """QUA-T.13, QUA-11.7, QUA-12.2, QUA-12.3, QUA-12.7, QUA-12.9, QUA-11.11, QUA-G.25."""
    board = contracted().next_turn().play("build_room pharmacy", "set_aside")
    assert board.box == PRICE
    assert (board.stock(1), board.actions) == ("", 3)
    assert board.markers(0) == 1
    assert (board.owner("pharmacy"), board.left("pharmacy")) == (0, 1)
    assert board.price("pharmacy") == PRICE
    board.next_turn().next_turn().play("take pharmacy", "set_aside")
    assert board.box == "yellow 4 red 2"
    assert board.stock(0) == ""
    assert (board.left("pharmacy"), board.price("pharmacy")) == (0, "")


def test_a_stack_bought_empty_pays_its_owner_back() -> None:
    """QUA-T.14, QUA-11.12, QUA-12.8: at once; two markers and no tile."""
    board = contracted().next_turn().play("build_room pharmacy", "set_aside")
    board.next_turn().play("build_room pharmacy", "set_aside")
    assert board.stock(0) == PRICE
    assert board.markers(0) == 2
    assert board.owner("pharmacy") is None
    assert not board.next_turn().can("take pharmacy")


def test_the_last_tile_on_the_market_takes_the_price_to_the_box() -> None:
    """QUA-T.15, QUA-11.14, QUA-12.8: and nobody gets a marker."""
    board = given(
        3,
        stocks=["", "", PRICE],
        aside=["pharmacy"],
        contracts={"pharmacy": "market yellow yellow red"},
        active=2,
    )
    board.play("build_room pharmacy", "set_aside")
    assert board.box == "yellow 4 red 2"
    assert sum(board.state.markers) == 0


def test_with_two_players_the_other_one_may_buy_it() -> None:  # QUA-T.16, QUA-21.2
    board = contracted(2).next_turn().play("build_room pharmacy", "set_aside")
    assert board.box == PRICE
    assert board.stock(0) == PRICE
    assert board.markers(0) == 1
    assert board.left("pharmacy") == 0


def test_with_two_players_the_owner_pays_by_taking() -> None:  # QUA-21.2
    board = contracted(2).next_turn().next_turn().play("take pharmacy", "set_aside")
    assert board.box == PRICE
    assert (board.left("pharmacy"), board.price("pharmacy")) == (0, "")


def test_a_priced_stack_keeps_its_price() -> None:  # QUA-11.4
    board = given(3, stocks=["red 4"], contracts={"triage": "market blue blue"})
    assert not board.can("contract triage")
    assert board.price("triage") == "blue 2"


def test_the_owner_cannot_buy_from_the_own_stack() -> None:  # QUA-11.13
    board = given(stocks=[PRICE], contracts=PRICED)
    assert not board.can("build_room pharmacy")
    assert board.can("take pharmacy")


def test_price_cubes_are_in_no_stock() -> None:  # QUA-11.15, QUA-G.27
    board = contracted()
    assert board.score(0)[2] == 0
    assert not board.choices("build_ward")


def test_the_owner_needs_somewhere_for_the_tile() -> None:  # QUA-4.3
    full = given(
        contracts=PRICED, aside=["triage storage"], quarantine=["lobby red yellow green blue"]
    )
    assert not full.can("take pharmacy")
    assert given(contracts=PRICED, aside=["triage storage"]).can("take pharmacy")


# Security


def test_security_sends_the_payment_to_the_owner() -> None:  # QUA-T.17, QUA-17.3
    board = given(
        3,
        hospitals=[H0 + " security@2,0:new"],
        stocks=["", PRICE],
        contracts=PRICED,
        active=1,
    )
    board.play("build_room pharmacy", "set_aside")
    assert (board.stock(0), board.box, board.markers(0)) == (PRICE, "", 1)


def test_a_quarantined_security_does_not() -> None:  # QUA-T.18
    board = given(
        3,
        hospitals=[H0 + " security@2,0:new"],
        stocks=["", PRICE],
        quarantine=["security"],
        contracts=PRICED,
        active=1,
    )
    board.play("build_room pharmacy", "set_aside")
    assert (board.stock(0), board.box, board.markers(0)) == ("", PRICE, 1)


def test_security_does_not_watch_over_the_market() -> None:  # QUA-11.14
    board = given(
        3,
        hospitals=[H0 + " security@2,0:new"],
        stocks=["", PRICE],
        contracts={"pharmacy": "market yellow yellow red"},
        active=1,
    )
    board.play("build_room pharmacy", "set_aside")
    assert (board.stock(0), board.box, board.markers(0)) == ("", PRICE, 0)


def test_without_a_marker_in_the_supply_the_owner_gets_none() -> None:  # QUA-T.19, QUA-12.7
    board = given(3, stocks=["", PRICE], contracts=PRICED, active=1, markers=[0, 4, 4])
    board.play("build_room pharmacy", "set_aside")
    assert board.state.markers == [0, 4, 4]


# Payments

MIXED = {"pharmacy": "1 red red blue"}


@pytest.mark.parametrize(
    ("room", "paid"),
    [
        ("", None),
        ("laboratory@2,0:ew", "red 1 blue 1 grey 2"),
        ("accounting@2,0:new", "red 1 blue 2"),
    ],
)
def test_what_a_payment_may_be(room: str, paid: str | None) -> None:
    """QUA-T.20: QUA-12.14, QUA-12.15, QUA-12.16, QUA-17.4, QUA-17.7, QUA-G.29."""
    board = given(hospitals=[f"{H0} {room}"], stocks=["red 1 blue 2 grey 2"], contracts=MIXED)
    assert board.can("build_room pharmacy") == (paid is not None)
    if paid is not None:
        board.play("build_room pharmacy", "set_aside")
        assert board.box == paid


def test_laboratory_and_accounting_together() -> None:
    """QUA-T.21, QUA-12.18, QUA-G.30: paid grey cubes go to the box, not to the supply."""
    board = given(
        hospitals=[H0 + " laboratory@2,0:ew accounting@3,0:new"],
        stocks=["red 1 grey 4"],
        contracts={"pharmacy": "1 blue blue green"},
    )
    board.play("build_room pharmacy", "set_aside")
    assert (board.box, board.stock(0), board.grey_supply) == ("red 1 grey 4", "", 0)


def test_grey_cubes_paid_to_security_go_to_its_owner() -> None:  # QUA-12.18
    board = given(
        3,
        hospitals=[H0 + " security@2,0:new", H0 + " laboratory@2,0:ew"],
        stocks=["", "grey 4"],
        contracts={"pharmacy": "0 red red"},
        active=1,
    )
    board.play("build_room pharmacy", "set_aside")
    assert board.stock(0) == "grey 4"


def test_the_payer_chooses_unit_by_unit() -> None:  # QUA-G.32
    board = given(
        hospitals=[H0 + " laboratory@2,0:ew"], stocks=["red 2 blue 1 grey 4"], contracts=MIXED
    )
    board.play("build_room pharmacy")
    assert board.choices() == {"pay red", "pay blue", "pay grey_pair", "cancel"}
    board.play("pay grey_pair", "pay grey_pair")
    assert board.choices() == {"pay red", "pay blue", "cancel"}
    board.play("pay red")
    assert board.asks == "place"
    assert board.play("set_aside").box == "red 1 grey 4"
    assert board.stock(0) == "red 1 blue 1"


def test_a_payment_with_one_way_is_not_asked_for() -> None:  # QUA-G.33
    """Nor can more be paid than the price."""
    board = given(stocks=["red 5 blue 3"], contracts=MIXED).play("build_room pharmacy")
    assert board.asks == "place"
    assert board.play("set_aside").box == "red 2 blue 1"


def test_the_last_units_are_not_asked_for_if_they_are_clear() -> None:
    board = given(stocks=["red 1 blue 1 green 1"]).play("build_ward red")
    assert board.asks == "payment"
    board.play("pay red")
    assert board.asks == "payment"
    board.play("pay green")
    assert board.asks == "place"


# Rooms


def test_a_room_without_a_price_cannot_be_bought() -> None:  # QUA-12.1
    assert not given(stocks=["red 9 blue 9"]).choices("build_room")


def test_a_bought_room_is_placed_at_once_or_set_aside() -> None:  # QUA-12.4, QUA-4.1
    board = given(stocks=["red 2"], contracts={"triage": "market red red"})
    board.play("build_room triage")
    assert board.can("set_aside")
    assert board.can("cell 2,0")
    board.play("cell 2,0")
    assert board.hospital(0)["triage"] == "2,0:nesw"
    assert board.actions == 3


def test_only_one_of_a_kind() -> None:  # QUA-T.24, QUA-12.5, QUA-12.6, QUA-4.6
    contracts = {"triage": "market red red"}
    aside = given(3, stocks=["red 4"], contracts=contracts, aside=["triage"])
    assert not aside.can("build_room triage")
    placed = given(3, stocks=["red 4"], contracts=contracts, hospitals=[H0 + " triage@2,0:nesw"])
    assert not placed.can("build_room triage")


def test_with_two_tiles_aside_a_room_needs_a_place() -> None:
    """QUA-T.23, QUA-4.2, QUA-4.3, QUA-12.6."""
    blocked = "lobby red yellow green blue"
    board = given(
        stocks=["red 2"],
        contracts={"pharmacy": "market red red"},
        aside=["triage storage"],
        quarantine=[blocked],
    )
    assert not board.can("build_room pharmacy")
    board = given(
        stocks=["red 2"], contracts={"pharmacy": "market red red"}, aside=["triage storage"]
    )
    board.play("build_room pharmacy")
    assert not board.can("set_aside")


# Extra wards


def test_an_extra_ward_costs_any_two_cubes() -> None:  # QUA-12.10, QUA-12.17
    board = given(stocks=["red 1 blue 1"]).play("build_ward green")
    assert not board.can("set_aside")
    board.play("cell 2,0", "rotation nw")
    assert board.hospital(0)["green_2"] == "2,0:nw"
    assert board.box == "red 1 blue 1"
    assert sum(board.state.markers) == 0
    assert board.state.wards_left == [2, 2, 1, 2]


def test_one_ward_of_a_colour_in_a_turn() -> None:  # QUA-T.22, QUA-12.11, QUA-12.12
    board = given(stocks=["red 6"]).play("build_ward red", "cell 2,0", "rotation nw")
    assert board.choices("build_ward") == {"yellow", "green", "blue"}
    board.play("build_ward green", "cell 2,1", "rotation sw")
    board.next_turn().next_turn()
    assert board.can("build_ward red")
    board.play("build_ward red")
    board.play(f"cell {min(board.choices('cell'))}")
    board.play(f"rotation {min(board.choices('rotation'))}")
    assert {"red", "red_2", "red_3"} <= set(board.hospital(0))
    assert board.state.wards_left[1] == 0


def test_a_colour_that_is_sold_out_is_not_offered() -> None:  # QUA-12.11
    board = given(stocks=["red 2"], hospitals=[H0, H0 + " red_2@2,0:nw red_3@2,1:nw"])
    assert board.choices("build_ward") == {"yellow", "green", "blue"}


def test_an_extra_ward_must_be_placed() -> None:  # QUA-12.13, QUA-4.7, QUA-G.28
    board = given(stocks=["red 2"], quarantine=["lobby red yellow green blue"])
    assert not board.choices("build_ward")


# Tiles set aside


def test_a_tile_set_aside_is_placed_for_nothing() -> None:  # QUA-4.4
    board = given(stocks=["red 2"], contracts={"triage": "market red red"}, actions=1)
    board.play("build_room triage", "set_aside")
    assert board.actions == 0
    board.play("place_aside triage")
    assert not board.can("set_aside")
    board.play("cell 2,0")
    assert board.actions == 0
    assert board.aside(0) == []
    assert "triage" in board.hospital(0)


def test_a_tile_set_aside_does_nothing_and_scores_nothing() -> None:  # QUA-4.6
    board = given(aside=["pharmacy"], lines=["red"], held=1)
    assert board.score(0)[0] == 0
    assert not board.can("pharmacy")
    assert not any("pharmacy" in choice for choice in board.reveal("grey").choices("infect"))


def test_a_ward_removed_by_a_rebuild_waits_aside() -> None:  # QUA-4.7, QUA-4.5
    board = given().play("rebuild", "lift green", "aside green", "done")
    assert board.aside(0) == ["green"]
    board.play("place_aside green", "cell -1,0", "rotation new")
    assert board.hospital(0)["green"] == "-1,0:new"


def test_nothing_leaves_the_set_aside_tiles_but_into_the_hospital() -> None:  # QUA-4.8
    board = given(aside=["triage storage"])
    about = {line for line in board.choices() if "triage" in line or "storage" in line}
    assert about == {"place_aside triage", "place_aside storage"}
    board.play("rebuild", "lift lobby")
    assert not board.choices("aside")


def test_without_a_place_a_tile_stays_aside() -> None:  # QUA-4.4
    board = given(aside=["triage"], quarantine=["lobby red yellow green blue"])
    assert not board.can("place_aside triage")
