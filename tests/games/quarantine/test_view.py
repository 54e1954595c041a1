"""What the view says beyond the bare position, so that nobody who shows it needs a rule."""

import pytest

from tests.games.quarantine.given import H0, H1, begun, dealt, given
from tests.games.quarantine.walks import walk
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import TILE
from wardroom.games.quarantine.fever import fever_risk
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.grid import cell_name
from wardroom.kernel import Dice, Plain

SEEDS = 8


def sites_of(view: Plain, tile: str) -> Plain:
    """Where a tile may be laid, as the view says."""
    (found,) = [sites for sites in view["sites"] if tile in sites["tiles"]]
    return dict(found)


def offered(state: QuarantineState, verb: str) -> list[list[str]]:
    lines = [repr(action).split() for action in state.legal(state.active)]
    return [line[1:] for line in lines if line[0] == verb]


def tile_of(view: Plain, seat: int, tile: str) -> Plain:
    (found,) = [each for each in view["hospitals"][seat]["tiles"] if each["tile"] == tile]
    return dict(found)


# Where a tile may be laid


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_sites_are_what_is_legal_and_reasons_are_those_of_refusals(seed: int) -> None:
    rooms = "helipad,containment,laboratory,accounting,maintenance,pathology,triage,storage"
    state = QUARANTINE.deal({"rooms": rooms} if seed % 2 else {}, 2 + seed % 3, seed)
    dice = Dice.seeded(seed, "sites")
    looked = 0
    for position in walk(state, dice):
        step = position.step
        if position.phase == 0:
            if dice.below(4) == 0:
                compare_starting_hospital(position)
        elif step is None:
            if dice.below(10) == 0:
                compare_before_it_is_begun(position)
        elif offered(position, "cell"):
            compare_cells(position)
            looked += 1
        elif offered(position, "rotation"):
            view = position.view(0)
            cell = ",".join(map(str, view["step"]["cell"]))
            doors = [places[0] for places in offered(position, "rotation")]
            assert sites_of(view, view["step"]["tile"])["open"][cell] == doors
    assert looked > 10


def compare_starting_hospital(position: QuarantineState) -> None:
    """For everybody who may lay a ward: also for those who build ahead of their turn."""
    told = {
        (sites["seat"], tile, cell, doors)
        for sites in position.view(0)["sites"]
        for tile in sites["tiles"]
        for cell, ways in sites["open"].items()
        for doors in ways
    }
    assert told == {
        (seat, *repr(action).split()[1:])
        for seat in range(position.deal.seats)
        for action in position.legal(seat)
        if repr(action).startswith("lay ")
    }


def compare_cells(position: QuarantineState) -> None:
    view = position.view(0)
    sites = sites_of(view, view["step"]["tile"])
    assert set(sites["open"]) == {places[0] for places in offered(position, "cell")}
    for cell, reason in sites["closed"].items():
        action = QUARANTINE.space.read(f"cell {cell}")
        refused = position.explain(position.active, action)
        assert refused is not None
        assert refused.id == reason
    far = position.explain(position.active, QUARANTINE.space.read("cell 20,20"))
    assert far is not None
    assert far.id == sites["elsewhere"]


def compare_before_it_is_begun(position: QuarantineState) -> None:
    """A tile on the market can be carried straight to its place."""
    view = position.view(0)
    tiles = {tile for sites in view["sites"] for tile in sites["tiles"]}
    takeable = [places[0] for verb in ("build_room", "take") for places in offered(position, verb)]
    takeable += [places[0] for places in offered(position, "place_aside")]
    wards = {ward["colour"]: ward["tile"] for ward in view["wards"]}
    takeable += [wards[places[0]] for places in offered(position, "build_ward")]
    assert tiles == set(takeable)
    seat = position.active
    for tile in tiles:
        legal = position.layouts[seat].cells(
            TILE[tile], position.quarantine[seat], position.may_build_freely(seat)
        )
        assert set(sites_of(view, tile)["open"]) == {cell_name(cell) for cell in legal}


def test_in_a_rebuild_a_tile_may_go_beside_all_others_but_itself() -> None:  # QUA-16.4
    view = given().play("rebuild").state.view(0)
    blue = sites_of(view, "blue")["open"]
    assert "1,1" in blue
    assert "2,1" not in blue
    assert "2,0" in blue
    assert blue["1,1"] == ["new", "nes", "esw", "nsw"]


def test_nobody_is_told_where_to_build_what_is_not_to_be_had() -> None:
    assert given().state.view(0)["sites"] == []
    assert dealt().state.view(0)["sites"][0]["tiles"] == ["yellow", "red", "green", "blue"]


def test_who_builds_ahead_reads_why_a_cell_is_closed() -> None:
    view = dealt(3).state.view(0)
    assert [sites["seat"] for sites in view["sites"]] == [0, 1, 2]
    front = view["hospitals"][2]["front"]
    assert view["sites"][2]["closed"][",".join(map(str, front))] == "why-not-entrance"
    assert view["sites"][2]["closed"]["0,0"] == "why-not-occupied"


# The fever to come


@pytest.mark.parametrize(
    ("cubes", "grey", "drawn", "chance"),
    [(4, 1, 1, 25), (8, 2, 2, 46), (5, 0, 4, 0), (5, 3, 4, 100), (128, 32, 4, 69)],
)
def test_the_chance_of_fever_is_that_of_drawing_without_putting_back(
    cubes: int, grey: int, drawn: int, chance: int
) -> None:  # QUA-H.3
    assert fever_risk(cubes, grey, drawn) == chance


def test_fever_is_told_of_the_rest_of_this_turn_and_then_of_the_next() -> None:
    assert given(held=1, bag="red 3 grey 1").state.view(0)["fever"] == {
        "cubes": 1,
        "harmless": False,
        "risk": 25,
    }
    assert given(bag="red 6 grey 2").state.view(0)["fever"] == {
        "cubes": 4,
        "harmless": False,
        "risk": 79,
    }


def test_the_first_turn_of_each_player_knows_no_fever() -> None:  # QUA-6.3
    board = begun(2)
    assert board.state.view(0)["fever"]["harmless"] is True
    board.state.turn = 2
    assert board.state.view(0)["fever"]["harmless"] is True
    board.state.held = 0
    assert board.state.view(0)["fever"]["harmless"] is False


def test_no_fever_is_told_when_no_cube_will_come() -> None:  # QUA-19.6
    assert dealt().state.view(0)["fever"] is None
    assert given(bag="grey 4").state.view(0)["fever"] is None
    board = given(bag="red 6 grey 2")
    board.state.finisher = 0
    assert board.state.view(0)["fever"] is None


# What follows from the tiles


def test_storage_makes_room_for_two() -> None:  # QUA-9.3, QUA-17.1
    stored = H0 + " storage@2,0:w red_2@-2,0:es yellow_2@-1,1:es"
    view = given(hospitals=[stored]).state.view(0)
    assert tile_of(view, 0, "yellow_2")["beds"] == 2
    assert tile_of(view, 0, "red_2")["beds"] == 1
    assert tile_of(view, 0, "lobby")["beds"] == 0
    ill = given(hospitals=[stored], quarantine=["storage"]).state.view(0)
    assert tile_of(ill, 0, "yellow_2")["beds"] == 1


def test_stations_and_the_front_have_their_places() -> None:  # QUA-3.1, QUA-1.4
    hospital = given(hospitals=[H1]).state.view(0)["hospitals"][0]
    stations = {station["corner"]: set(station["tiles"]) for station in hospital["stations"]}
    assert set(stations) == {(-1, 0), (0, 0)}
    assert stations[0, 0] == {"lobby", "yellow", "red", "blue"}
    assert (hospital["front"], hospital["reach"]) == ((0, -1), 1)


def test_a_helipad_reaches_farther_while_it_is_clean() -> None:  # QUA-17.14
    flying = H0 + " helipad@2,0:w"
    assert given(hospitals=[flying]).state.view(0)["hospitals"][0]["reach"] == 2
    ill = given(hospitals=[flying], quarantine=["helipad"]).state.view(0)
    assert ill["hospitals"][0]["reach"] == 1


def test_points_count_stations_and_the_laboratory_at_any_moment() -> None:  # QUA-20.3, QUA-20.4
    laboratory = H1 + " laboratory@2,0:ew"
    board = given(hospitals=[laboratory], stocks=["red 1 grey 2"])
    score = board.state.view(0)["hospitals"][0]["score"]
    assert score == {"rooms": 1, "stations": 2, "cubes": 1, "line": 1, "points": 5}


# Market and questions


def test_it_is_seen_who_could_pay_a_price() -> None:
    board = given(3, stocks=["red 2", "red 1", "blue 1 red 2"], contracts={"pharmacy": "0 red red"})
    (stack,) = [each for each in board.state.view(0)["market"] if each["tile"] == "pharmacy"]
    assert stack["payers"] == [0, 2]


def test_a_payment_says_what_is_due_and_what_is_left() -> None:
    board = given(
        hospitals=[H0 + " laboratory@2,0:ew"],
        stocks=["red 2 blue 1 grey 3"],
        contracts={"pharmacy": "1 red red blue"},
    )
    step = board.play("build_room pharmacy", "pay grey_pair").state.view(0)["step"]
    assert (step["paid"], step["due"]) == (1, 3)
    assert (step["left"]["grey"], step["left"]["red"]) == (1, 2)


def test_pathology_says_how_much_each_block_is_worth() -> None:  # QUA-17.11
    board = given(hospitals=[H0 + " pathology@2,0:new"], quarantine=["red blue", "green"])
    blocks = board.play("pathology").state.view(0)["step"]["blocks"]
    assert {(block["owner"], block["cubes"]) for block in blocks} >= {(0, 2), (1, 1)}


def test_a_draft_says_why_it_cannot_end() -> None:  # QUA-16.8
    board = given().play("rebuild")
    draft = board.state.view(0)["step"]["draft"]
    assert draft["unfinished"] == {"id": "why-not-done-unchanged", "args": {}}
    board.play("lift green", "put green", "cell 2,1", "rotation new")
    draft = board.state.view(0)["step"]["draft"]
    assert (draft["unfinished"], draft["touched"], draft["lifts"]) == (None, ["green"], 1)
    assert draft["front"] == (0, -1)


def test_what_is_left_of_tiles_and_patients_is_counted() -> None:  # QUA-19.1, QUA-19.3
    view = begun(2).state.view(0)
    assert (view["tiles_left"], view["patients_left"]) == (16, 96)


def test_the_content_knows_every_tile() -> None:  # QUA-G.2
    content = QUARANTINE.content()
    shapes = {facts["tile"]: facts["rotations"] for facts in content["tiles"]}
    assert sum(len(shapes[room][0]) for room in content["rooms"]) == 32
    assert shapes["laboratory"] == ["ns", "ew"]
    assert content["streets"] == {"new": "s", "nes": "w", "esw": "n", "nsw": "e"}


# Numbers that a person would otherwise have to count


@pytest.mark.parametrize(
    ("line", "quarantine", "count"),
    [
        ("", "", 0),
        ("red blue green", "", 3),
        ("red red blue", "", 1),
        ("red blue green", "blue", 1),
        ("blue red", "blue", 0),
    ],
)
def test_how_many_one_action_would_admit(line: str, quarantine: str, count: int) -> None:
    """QUA-9.4, QUA-9.5: the front of the line goes in until somebody finds no free, clean ward."""
    board = given(lines=[line], quarantine=[quarantine])
    assert board.state.view(0)["hospitals"][0]["admissible"] == count
    for _ in range(count):
        board.play(f"admit {board.line(0)[0]}")
    assert not board.choices("admit")


def test_who_could_pay_a_price_while_it_is_set() -> None:
    """QUA-11.2, QUA-12.2: as many cubes of each colour as it has; one cube is no price yet."""
    board = given(seats=3, stocks=["red 2 blue 1", "red 2", "red 1 blue 2"])
    board.play("contract storage", "add red")
    assert board.state.view(0)["step"]["payers"] == []
    board.play("add red")
    assert board.state.view(0)["step"]["payers"] == [1]
    board.play("cancel", "contract storage", "add red", "add blue")
    assert board.state.view(0)["step"]["payers"] == [2]


@pytest.mark.parametrize("seed", range(3))
def test_who_could_pay_before_can_pay_after(seed: int) -> None:
    state = QUARANTINE.deal({}, 2 + seed, seed)
    payers: list[int] | None = None
    tile = ""
    for position in walk(state, Dice.seeded(seed, "payers")):
        view = position.view(0)
        if payers is not None and view["step"] is None:
            (stack,) = [each for each in view["market"] if each["tile"] == tile]
            if stack["contracted_now"]:
                assert [seat for seat in stack["payers"] if seat != stack["owner"]] == payers
        payers = None
        step = view["step"]
        if step is not None and step["kind"] == "price" and step["paid"] >= step["due"]:
            payers, tile = step["payers"], step["tile"]
