"""At each event the position is that in which it has just happened and nothing further has."""

from tests.games.quarantine.given import H0, H1, Board, begun, dealt, given
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.kernel import Plain


def moments(board: Board) -> list[tuple[str, Plain]]:
    """Every event that was told, with what everybody saw then."""
    assert board.state.log is not None
    return [(event.kind, event.after.view(0)) for event in board.state.log]


def moment(board: Board, kind: str, number: int = 0) -> Plain:
    return [view for told, view in moments(board) if told == kind][number]


def quarantined(view: Plain, seat: int) -> set[str]:
    return {tile["tile"] for tile in view["hospitals"][seat]["tiles"] if tile["quarantined"]}


def test_the_next_builder_is_asked_when_a_hospital_is_open() -> None:
    board = begun(2, first="0")
    assert [kind for kind, _ in moments(board)] == [
        "first",
        "hospital",
        "hospital",
        "market",
        "turn",
    ]
    first, second = moment(board, "hospital"), moment(board, "hospital", 1)
    assert (first["active"], first["phase"]) == (1, "building")
    assert (second["active"], second["phase"], second["market"]) == (0, "building", [])
    market = moment(board, "market")
    assert (len(market["market"]), market["turn"]) == (8, 0)
    turn = moment(board, "turn")
    assert (turn["phase"], turn["turn"], turn["actions"], turn["held"]) == ("turn", 1, 4, 4)


def test_a_drawn_cube_is_in_hand_and_then_in_its_place() -> None:
    board = given(held=2, bag="red 2 blue 2").reveal("red").play("queue 1")
    drawn = moment(board, "draw")
    assert (drawn["drawn"], drawn["held"], drawn["bag"]["red"]) == ("red", 1, 1)
    assert drawn["hospitals"][1]["line"] == []
    queued = moment(board, "queue")
    assert (queued["drawn"], queued["hospitals"][1]["line"]) == (None, ["red"])


def test_early_grey_cubes_lie_beside_the_market_one_by_one() -> None:  # QUA-6.3
    board = given(held=1, turn=1, bag="red 1 grey 3")
    board.state.chance = 12345
    board.play("draw")
    early = [view for kind, view in moments(board) if kind == "early_grey"]
    assert [view["grey_supply"] for view in early] == list(range(1, len(early) + 1))
    assert all(view["held"] == 1 and view["drawn"] is None for view in early)
    assert moment(board, "draw")["held"] == 0


def test_a_grey_cube_that_fits_nowhere_is_seen_before_it_is_put_away() -> None:  # QUA-7.7
    everything = "lobby red yellow green blue"
    board = given(held=1, quarantine=[everything, everything], bag="grey 1")
    board.play("draw")
    shown, gone = moment(board, "draw_grey"), moment(board, "harmless")
    assert (shown["drawn"], shown["grey_supply"]) == ("grey", 0)
    assert (gone["drawn"], gone["grey_supply"], gone["step"]) == (None, 1, None)


def test_the_fever_spreads_after_it_has_come() -> None:  # QUA-7.8
    board = given(hospitals=[H0, H1], grey_supply=1, held=1).reveal("grey")
    board.play("infect 1 red", "spread green_2")
    came, spread = moment(board, "infect"), moment(board, "spread")
    assert quarantined(came, 1) == {"red"}
    assert (came["drawn"], came["step"], came["grey_supply"]) == (None, None, 1)
    assert quarantined(spread, 1) == {"red", "green_2"}
    assert spread["grey_supply"] == 0


def test_a_cure_empties_the_beds_colour_by_colour_and_costs_one_action() -> None:  # QUA-17.2
    waiting = H0 + " waiting_room@2,0:w"
    board = given(hospitals=[waiting], patients=["red yellow"]).play("cure red waiting_room")
    yellow, red = moment(board, "cure"), moment(board, "cure", 1)
    assert yellow["hospitals"][0]["stock"]["yellow"] == 1
    assert yellow["hospitals"][0]["stock"]["red"] == 0
    assert red["hospitals"][0]["stock"]["red"] == 1
    assert (yellow["actions"], red["actions"]) == (3, 3)


def test_a_purchase_is_paid_then_passed_on_then_rewarded_then_refunded() -> None:
    """QUA-12.2, QUA-12.3, QUA-12.7, QUA-17.3, QUA-11.12."""
    board = given(
        hospitals=[H0, H0 + " security@2,0:new"],
        stocks=["red 2"],
        contracts={"pharmacy": "1 red red"},
    )
    board.play("build_room pharmacy", "cell 2,0", "rotation nw")
    assert [kind for kind, _ in moments(board)] == ["buy", "security", "reward", "refund", "place"]
    stack = {kind: stack_of(view, "pharmacy") for kind, view in moments(board)}
    box = {kind: view["box"]["red"] for kind, view in moments(board)}
    stocks = {
        kind: [hospital["stock"]["red"] for hospital in view["hospitals"]]
        for kind, view in moments(board)
    }
    markers = {kind: view["hospitals"][1]["markers"] for kind, view in moments(board)}
    assert box == {"buy": 2, "security": 0, "reward": 0, "refund": 0, "place": 0}
    assert stocks["buy"] == [0, 0]
    assert stocks["security"] == [0, 2]
    assert stocks["refund"] == [0, 4]
    assert (markers["security"], markers["reward"]) == (0, 1)
    assert (stack["buy"]["left"], stack["buy"]["owner"]) == (0, 1)
    assert (stack["refund"]["owner"], sum(stack["refund"]["price"].values())) == (None, 0)
    laid = {tile["tile"] for tile in moment(board, "refund")["hospitals"][0]["tiles"]}
    assert "pharmacy" not in laid
    assert moment(board, "place")["hospitals"][0]["score"]["rooms"] == 1


def stack_of(view: Plain, room: str) -> Plain:
    (found,) = [stack for stack in view["market"] if stack["tile"] == room]
    return dict(found)


def test_a_removed_cube_lies_beside_the_market_before_it_is_kept() -> None:  # QUA-17.7
    board = given(hospitals=[H0 + " laboratory@2,0:ew"], quarantine=["red"])
    board.play("disinfect 0 red")
    removed, kept = moment(board, "disinfect"), moment(board, "keep")
    assert (removed["grey_supply"], removed["hospitals"][0]["stock"]["grey"]) == (1, 0)
    assert (kept["grey_supply"], kept["hospitals"][0]["stock"]["grey"]) == (0, 1)
    assert (removed["actions"], quarantined(removed, 0)) == (3, set())


def test_a_rebuild_is_seen_whole_with_its_first_event() -> None:
    board = given(aside=["triage"])
    board.play("rebuild", "lift green", "put green", "cell 2,1", "rotation new")
    board.play("put triage", "cell 2,0", "done")
    kinds = [kind for kind, _ in moments(board)]
    assert kinds == ["rebuild_move", "rebuild_add"]
    moved = moment(board, "rebuild_move")
    assert (moved["step"], moved["rebuilt"], moved["actions"]) == (None, True, 3)
    assert {tile["tile"] for tile in moved["hospitals"][0]["tiles"]} >= {"green", "triage"}
    assert moved["hospitals"][0]["aside"] == []


def test_points_are_counted_hospital_by_hospital_before_anybody_wins() -> None:  # QUA-20.1
    board = given(stocks=["red 2", "red 4"], finisher=1, turn=20).play("end_turn")
    kinds = [kind for kind, _ in moments(board)]
    assert kinds == ["score", "score", "win_points"]
    first, second = moment(board, "score"), moment(board, "score", 1)
    assert (first["phase"], first["counted"], first["result"]) == ("ended", [0], "")
    assert (second["counted"], second["result"]) == ([0, 1], "")
    assert moment(board, "win_points")["result"] == "win_points"


def test_the_last_patient_ends_no_turn_by_itself() -> None:  # QUA-19.3
    board = given(bag="grey 1").play("end_turn")
    noticed = moment(board, "last_patient")
    assert (noticed["phase"], noticed["finisher"], noticed["active"]) == ("turn", 0, 0)
    assert moment(board, "last_turn")["active"] == 1


def test_a_turn_tells_the_points_of_all() -> None:
    board = given(stocks=["red 2", "red 5"]).play("end_turn")
    (turn,) = board.told("turn")
    scores = [hospital["score"]["points"] for hospital in moment(board, "turn")["hospitals"]]
    assert turn.args["points"] == [str(points) for points in scores] == ["3", "4"]


def test_what_was_told_stays_as_it_was() -> None:
    board = dealt(first="0").play("lay red 0,1 nes")
    assert board.state.log is not None
    then = board.state.log[0].after
    assert isinstance(then, QuarantineState)
    assert then.layouts[0].size() == 1
    assert then.log is None
