"""Every refusal says why: each reason in a position where it is true, and gone where it is not."""

from collections.abc import Callable
from importlib.resources import files
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.quarantine.given import H0, H1, Board, begun, dealt, given
from tests.games.quarantine.walks import walk
from wardroom.games import quarantine
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Dice, Message
from wardroom.words import LANGUAGES, Words

SEEDS = 6


class Case(NamedTuple):
    """A reason, a position with an action that is refused for it, and one where it is not."""

    why: str
    board: Callable[[], Board]
    line: str
    mended: Callable[[], Board] | None = None


def turn(**things: object) -> Callable[[], Board]:
    """A turn of seat 0 in this position."""
    return lambda: given(**things)  # type: ignore[arg-type]


def after(board: Callable[[], Board], *lines: str) -> Callable[[], Board]:
    return lambda: board().play(*lines)


def cancelled() -> Board:
    """A turn in which everything was tried and given up."""
    board = given(stocks=["red 4"], lines=["red blue"], aside=["triage"])
    return board.play(*["rebuild", "cancel"] * 50)


def shown(cube: str, **things: object) -> Callable[[], Board]:
    """This cube has just been drawn."""
    return lambda: given(held=1, **things).reveal(cube)  # type: ignore[arg-type]


LAB = H0 + " laboratory@2,0:ew"
SHOP = H0 + " gift_shop@2,0:nw"
DRUGS = H0 + " pharmacy@2,0:nw"
PATH = H0 + " pathology@2,0:new"
TRIAGED = H0 + " triage@2,0:nesw"
WAITING = H0 + " waiting_room@2,0:w"
SAFE = H0 + " containment@2,0:nesw"
RING = "yellow@1,0:esw red@1,-1:nes green@1,-2:nsw blue@0,-2:esw red_2@-1,-2:ne"
ISLES = "yellow@1,0:new red@3,0:new helipad@-1,0:e"
BOTH = {"aside": ["triage cafeteria"]}
TIGHT = {"quarantine": ["lobby red yellow green blue"]}
NEW_ORDER = after(turn(hospitals=[TRIAGED], lines=["red red blue"]), "triage")
REBUILD = after(turn(), "rebuild")
PLACING = after(turn(aside=["laboratory"]), "place_aside laboratory")
TURNING = after(turn(stocks=["red 2"]), "build_ward blue", "cell 2,0")
PRICING = after(turn(stocks=["red 2 blue 1"], rooms="pharmacy"), "contract pharmacy")
PAYING = after(
    turn(
        hospitals=[H0 + " accounting@2,0:new"],
        stocks=["red 3 blue 2"],
        contracts={"pharmacy": "1 red red blue"},
    ),
    "build_room pharmacy",
)
FREE = turn(hospitals=[H0 + " cafeteria@2,0:nw"], markers=[0, 1], active=1)
CAFETERIA = after(FREE, "end_turn")
EMPTY_SUPPLY = after(
    turn(hospitals=[H0 + " cafeteria@2,0:nw"], markers=[2, 6], active=1), "end_turn"
)


WITHOUT_A_LOBBY = after(REBUILD, "lift lobby")

CASES = [
    # Whose decision it is
    Case("building", dealt, "draw", begun),
    Case("built", turn(), "lay red 0,1 nes"),
    Case("built", turn(), "reset"),
    Case("first", shown("red"), "end_turn", turn()),
    Case("first", shown("red"), "cancel"),
    Case("cancels", cancelled, "rebuild", turn()),
    Case("cancels", cancelled, "move 1", turn(lines=["red blue"])),
    Case("cancels", cancelled, "place_aside triage", turn(aside=["triage"])),
    Case("cancels", cancelled, "admit red", turn(lines=["red"])),
    # The starting hospital
    Case("laid", after(dealt, "lay red 0,1 nes"), "lay red 1,0 new", dealt),
    Case("lobby-alone", dealt, "reset", after(dealt, "lay red 0,1 nes")),
    Case("wards-to-lay", dealt, "done"),
    # Answers that nobody asks for
    Case("cafeteria-later", turn(), "marker", CAFETERIA),
    Case("cafeteria-later", turn(), "no", CAFETERIA),
    Case("no-patient", turn(), "queue 0", shown("red")),
    Case("no-grey-cube", turn(), "infect 0 red", shown("grey")),
    Case("no-spread", turn(), "spread red"),
    Case("no-admission", turn(), "stop"),
    Case("no-price", turn(stocks=["red 3"]), "add red", PRICING),
    Case("no-payment", turn(stocks=["red 3"]), "pay red", PAYING),
    Case("no-tile-in-hand", turn(), "cell 2,0", PLACING),
    Case("no-tile-in-hand", turn(), "set_aside"),
    Case("nobody-moved", turn(lines=["red blue"]), "to 2"),
    Case("no-new-order", turn(lines=["red blue"]), "next red", NEW_ORDER),
    Case("no-rebuild", turn(), "lift red", REBUILD),
    Case("no-pathology", turn(quarantine=["red"]), "block 0 0,0"),
    Case("no-cubes-removed", turn(), "keep"),
    Case("nothing-to-finish", turn(), "done"),
    Case("nothing-to-cancel", turn(), "cancel", REBUILD),
    # The turn
    Case("all-drawn", turn(), "draw", turn(held=1)),
    Case("last-turn-without-cubes", turn(finisher=1), "draw"),
    Case("cubes-to-draw", turn(held=2), "end_turn", turn()),
    Case("no-actions", turn(actions=0), "take_marker", turn()),
    Case("no-actions", turn(actions=0), "rebuild", turn()),
    Case("no-actions", turn(actions=0, lines=["red"]), "admit red", turn(lines=["red"])),
    Case("no-marker", turn(), "use_marker", turn(markers=[1])),
    Case("marker-of-this-turn", after(turn(), "take_marker"), "use_marker", turn(markers=[1])),
    Case("markers-taken", after(turn(), "take_marker", "take_marker"), "take_marker", turn()),
    Case("no-marker-in-supply", turn(markers=[4, 4]), "take_marker", turn()),
    Case("no-marker-in-supply", EMPTY_SUPPLY, "marker", CAFETERIA),
    Case("markers-in-supply", CAFETERIA, "marker_from 1", EMPTY_SUPPLY),
    Case("own-marker", EMPTY_SUPPLY, "marker_from 0"),
    Case(
        "no-marker-to-give",
        after(
            turn(hospitals=[H0 + " cafeteria@2,0:nw"], seats=3, markers=[2, 6, 0], active=2),
            "end_turn",
        ),
        "marker_from 2",
    ),
    Case("no-hospital", shown("red"), "queue 2", shown("red", seats=3)),
    Case("no-hospital", shown("grey"), "infect 3 red", shown("grey", seats=4)),
    Case("no-hospital", CAFETERIA, "marker_from 3"),
    # Tiles and rooms
    Case("not-in-hospital", turn(lines=["red"]), "admit red_2"),
    Case("not-in-hospital", REBUILD, "lift helipad"),
    Case("not-in-hospital-of", turn(), "disinfect 1 pharmacy"),
    Case("not-in-hospital-of", shown("grey"), "infect 0 helipad"),
    Case("quarantined", turn(lines=["red"], quarantine=["red"]), "admit red", turn(lines=["red"])),
    Case(
        "quarantined",
        turn(hospitals=[DRUGS], lines=["red"], quarantine=["pharmacy"]),
        "pharmacy",
        turn(hospitals=[DRUGS], lines=["red"]),
    ),
    Case("quarantined", after(turn(quarantine=["red"]), "rebuild"), "lift red", REBUILD),
    Case("quarantined-already", shown("grey", quarantine=["red"]), "infect 0 red", shown("grey")),
    Case("clean", turn(quarantine=["red"]), "disinfect 1 red", turn(quarantine=["", "red"])),
    Case("nothing-quarantined", turn(), "disinfect 1 red", turn(quarantine=["", "red"])),
    Case("containment", shown("grey", hospitals=[SAFE]), "infect 0 containment"),
    Case(
        "beside-quarantine",
        shown("grey", hospitals=[H0, H1], quarantine=["", "blue"]),
        "infect 1 green",
        shown("grey", hospitals=[H0, H1]),
    ),
    Case(
        "no-common-station",
        after(shown("grey", hospitals=[H1], grey_supply=1), "infect 0 blue"),
        "spread green_2",
        after(shown("grey", hospitals=[H1], grey_supply=1), "infect 0 red"),
    ),
    Case("no-room", turn(lines=["red"]), "pharmacy", turn(hospitals=[DRUGS], lines=["red"])),
    Case("room-aside", turn(aside=["pharmacy"], lines=["red"]), "pharmacy"),
    Case(
        "pathology-once",
        after(turn(hospitals=[PATH], quarantine=["red", "red"]), "pathology", "block 0 0,0"),
        "pathology",
        turn(hospitals=[PATH], quarantine=["", "red"]),
    ),
    Case(
        "nothing-quarantined",
        turn(hospitals=[PATH]),
        "pathology",
        turn(hospitals=[PATH], quarantine=["red"]),
    ),
    Case(
        "nothing-in-the-block",
        after(turn(hospitals=[PATH], quarantine=["red"]), "pathology"),
        "block 0 4,4",
    ),
    Case(
        "same-block",
        after(turn(hospitals=[PATH], quarantine=["red"]), "pathology"),
        "block 0 -1,1",
    ),
    Case(
        "not-in-the-box",
        turn(hospitals=[SHOP]),
        "gift_shop red",
        turn(hospitals=[SHOP], box="red 1"),
    ),
    # Patients
    Case("empty-line", turn(), "admit red", turn(lines=["red"])),
    Case("empty-line", turn(hospitals=[DRUGS]), "pharmacy", turn(hospitals=[DRUGS], lines=["red"])),
    Case("empty-line", turn(), "move 1", turn(lines=["red blue"])),
    Case("other-patient-first", turn(lines=["blue red"]), "admit red", turn(lines=["red blue"])),
    Case("full", turn(lines=["red"], patients=["red"]), "admit red", turn(lines=["red"])),
    Case("no-patients-in-bed", turn(patients=["blue"]), "cure red", turn(patients=["red"])),
    Case(
        "patients-in-quarantine",
        turn(patients=["red"], quarantine=["red"]),
        "cure red",
        turn(patients=["red"]),
    ),
    Case(
        "waiting-room-adds-nobody",
        turn(hospitals=[WAITING], patients=["red"]),
        "cure red waiting_room",
        turn(hospitals=[WAITING], patients=["red yellow"]),
    ),
    Case("no-room", turn(patients=["red"]), "cure red waiting_room"),
    Case("short-line", turn(lines=["red blue"]), "move 3", turn(lines=["red blue red"])),
    Case("short-line", after(turn(lines=["red blue"]), "move 1"), "to 3"),
    Case("one-colour-line", turn(lines=["red red"]), "move 1", turn(lines=["red blue"])),
    Case("same-line", after(turn(lines=["red red blue"]), "move 1"), "to 2"),
    Case("same-line", NEW_ORDER, "keep_rest"),
    Case("nobody-of-colour", NEW_ORDER, "next green"),
    # The market
    Case(
        "not-in-this-game",
        turn(stocks=["red 2"], rooms="storage triage"),
        "contract helipad",
        turn(stocks=["red 2"], rooms="helipad"),
    ),
    Case(
        "sold-out",
        turn(hospitals=[H0, DRUGS], stocks=["red 2"]),
        "contract pharmacy",
        turn(stocks=["red 2"], rooms="pharmacy"),
    ),
    Case(
        "priced",
        turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}),
        "contract pharmacy",
        turn(stocks=["red 2"], rooms="pharmacy"),
    ),
    Case("unpriced", turn(stocks=["red 2"], rooms="pharmacy"), "build_room pharmacy"),
    Case(
        "too-poor-for-a-price",
        turn(stocks=["red 1 grey 3"], rooms="pharmacy"),
        "contract pharmacy",
        turn(stocks=["red 2"], rooms="pharmacy"),
    ),
    Case("least-price", after(PRICING, "add red"), "done", after(PRICING, "add red", "add red")),
    Case("none-to-add", after(PRICING, "add blue"), "add blue", PRICING),
    Case(
        "owned",
        turn(seats=3, hospitals=[DRUGS], stocks=["yellow 1 red 1"]),
        "build_room pharmacy",
    ),
    Case(
        "own-contract",
        turn(stocks=["red 2"], contracts={"pharmacy": "0 red red"}),
        "build_room pharmacy",
        turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}),
    ),
    Case(
        "no-contract",
        turn(contracts={"pharmacy": "1 red red"}),
        "take pharmacy",
        turn(contracts={"pharmacy": "0 red red"}),
    ),
    Case("contract-of-this-turn", after(PRICING, "add red", "add red", "done"), "take pharmacy"),
    Case(
        "cannot-pay",
        turn(stocks=["red 1 blue 4"], contracts={"pharmacy": "1 red red"}),
        "build_room pharmacy",
        turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}),
    ),
    Case("cannot-pay-ward", turn(stocks=["red 1"]), "build_ward red", turn(stocks=["red 2"])),
    Case(
        "wards-sold-out",
        turn(
            hospitals=[H0 + " red_2@2,0:nw", H0 + " red_2@2,0:nw"],
            stocks=["red 2"],
        ),
        "build_ward red",
        turn(stocks=["red 2"]),
    ),
    Case(
        "ward-bought",
        after(turn(stocks=["red 4"]), "build_ward red", "cell 2,0", "rotation nw"),
        "build_ward red",
        turn(stocks=["red 2"]),
    ),
    Case("no-place", turn(stocks=["red 2"], **TIGHT), "build_ward red", turn(stocks=["red 2"])),
    Case("no-place", turn(aside=["triage"], **TIGHT), "place_aside triage", turn(aside=["triage"])),
    Case(
        "no-place-nor-aside",
        turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}, **BOTH, **TIGHT),
        "build_room pharmacy",
        turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}, **TIGHT),
    ),
    Case(
        "no-place-nor-aside",
        turn(contracts={"pharmacy": "0 red red"}, **BOTH, **TIGHT),
        "take pharmacy",
        turn(contracts={"pharmacy": "0 red red"}, **BOTH),
    ),
    Case("none-to-pay", PAYING, "pay green"),
    Case(
        "not-in-the-price",
        after(
            turn(
                hospitals=[LAB],
                stocks=["red 2 blue 1 grey 2"],
                contracts={"pharmacy": "1 red red"},
            ),
            "build_room pharmacy",
        ),
        "pay blue",
    ),
    Case("no-room", PAYING, "pay grey_pair"),
    Case(
        "no-grey-pair",
        after(
            turn(
                hospitals=[LAB + " accounting@3,0:new"],
                stocks=["red 2 blue 2 grey 1"],
                contracts={"pharmacy": "1 red red"},
            ),
            "build_room pharmacy",
        ),
        "pay grey_pair",
    ),
    # Laying tiles
    Case("occupied", PLACING, "cell 1,1"),
    Case("entrance", PLACING, "cell 0,-1"),
    Case("far", PLACING, "cell 5,5"),
    Case("walls", PLACING, "cell 1,-1"),
    Case("turned", TURNING, "rotation ne"),
    Case(
        "quarantine",
        after(turn(aside=["laboratory"], quarantine=["yellow"]), "place_aside laboratory"),
        "cell 2,0",
        PLACING,
    ),
    Case("turning", TURNING, "cell 2,0", PLACING),
    Case("other-shape", TURNING, "rotation ns"),
    Case("aside-already", PLACING, "set_aside"),
    Case("ward-at-once", after(turn(stocks=["red 2"]), "build_ward blue"), "set_aside"),
    Case(
        "two-aside",
        after(
            turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}, **BOTH),
            "build_room pharmacy",
        ),
        "set_aside",
        after(turn(stocks=["red 2"], contracts={"pharmacy": "1 red red"}), "build_room pharmacy"),
    ),
    Case("not-aside", turn(), "place_aside triage", turn(aside=["triage"])),
    Case("far", dealt, "lay red 2,2 nes"),
    Case(
        "fenced",
        after(turn(hospitals=[RING], stocks=["red 2"], unsound=True), "build_ward blue"),
        "cell -1,-1",
    ),
    Case(
        "island",
        after(
            turn(hospitals=[ISLES], quarantine=["helipad"], aside=["pharmacy"], unsound=True),
            "place_aside pharmacy",
        ),
        "cell 4,0",
        after(turn(hospitals=[ISLES], aside=["pharmacy"], unsound=True), "place_aside pharmacy"),
    ),
    Case("turned", dealt, "lay red 0,1 new"),
    # Rebuilding
    Case(
        "rebuilt",
        after(turn(), "rebuild", "lift green", "put green", "cell 2,1", "rotation new", "done"),
        "rebuild",
        turn(),
    ),
    Case("nothing-to-lift", turn(**TIGHT), "rebuild", turn()),
    Case("no-lifts", after(REBUILD, "lift green", "lift blue"), "lift red", REBUILD),
    Case("lifted", after(REBUILD, "lift green"), "lift green", REBUILD),
    Case("patient-on-it", after(turn(patients=["green"]), "rebuild"), "lift green", REBUILD),
    Case(
        "touched",
        after(REBUILD, "lift green", "put green", "cell 2,1", "rotation new"),
        "lift green",
    ),
    Case("not-at-hand", REBUILD, "put red", after(REBUILD, "lift red")),
    Case("not-in-hand", REBUILD, "aside red", after(REBUILD, "lift red")),
    Case("two-aside", after(turn(**BOTH), "rebuild", "lift red"), "aside red"),
    Case(
        "nothing-to-lie-beside",
        after(turn(hospitals=["lobby@0,0:new"], unsound=True), "rebuild", "lift lobby"),
        "put lobby",
        WITHOUT_A_LOBBY,
    ),
    Case("done-hand", after(REBUILD, "lift red"), "done"),
    Case("done-lobby", WITHOUT_A_LOBBY, "done"),
    Case("done-unchanged", REBUILD, "done"),
    Case(
        "done-entrance",
        after(REBUILD, "lift green", "put green", "cell 0,-1", "rotation new"),
        "done",
    ),
    Case(
        "done-quarantine",
        after(
            turn(quarantine=["yellow"]),
            *("rebuild", "lift green", "put green", "cell 2,0", "rotation new"),
        ),
        "done",
        after(REBUILD, "lift green", "put green", "cell 2,0", "rotation new"),
    ),
    Case(
        "done-cut-off",
        after(REBUILD, "lift red", "aside red", "lift yellow", "aside yellow"),
        "done",
        after(REBUILD, "lift red", "aside red"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.why}: {case.line}")
def test_a_reason_is_given_where_it_is_true(case: Case) -> None:
    board = case.board()
    assert not board.can(case.line)
    reason = explained(board, case.line)
    assert reason is not None
    assert reason.id == f"why-not-{case.why}"
    if case.mended is not None:
        mended = case.mended()
        assert mended.can(case.line)
        assert explained(mended, case.line) is None


def test_nobody_acts_for_another_nor_after_the_end() -> None:
    board = given()
    draw = QUARANTINE.space.read("draw")
    watching = said(board.state.explain(-1, draw))
    assert watching == "You’re only watching, so there’s nothing for you to play."
    others = said(board.state.explain(1, draw))
    asked = "Player 1, you have 4 actions left and no more cubes to draw."
    assert others == f"{asked} That isn’t yours to decide."
    ended = given(finisher=1, turn=20).play("end_turn")
    assert ended.result is not None
    assert said(ended.state.explain(0, draw)) == "The game is over."


def test_a_refusal_asks_for_what_comes_first() -> None:
    board = given(held=1).reveal("blue")
    reason = explained(board, "end_turn")
    assert said(reason) == "Player 1, choose the line for the blue patient. That comes first."


def explained(board: Board, line: str) -> Message | None:
    return board.state.explain(board.active, QUARANTINE.space.read(line))


def said(reason: Message | None, language: str = "en") -> str:
    assert reason is not None
    return Words(QUARANTINE, language).say(reason)


def reasons_in_the_texts() -> set[str]:
    text = files(quarantine).joinpath("text", "refusals", "en.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_every_reason_is_proven() -> None:
    proven = {f"why-not-{case.why}" for case in CASES}
    alone = {"why-not-over", "why-not-watching", "why-not-others"}
    assert reasons_in_the_texts() == proven | alone


@pytest.mark.gate("0", "1")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_action_of_whole_games_is_legal_or_has_its_reason(seed: int) -> None:
    known = reasons_in_the_texts()
    found: dict[str, Message] = {}
    kinds: set[str] = set()
    state = QUARANTINE.deal({}, 2 + seed % 3, seed)
    dice = Dice.seeded(seed, "refusals")
    for position in walk(state, dice):
        kind = str(position.asking().id)
        if kind in kinds and dice.below(60):
            continue
        kinds.add(kind)
        legal = set(position.legal(position.active))
        for action in QUARANTINE.space:
            reason = position.explain(position.active, action)
            assert (reason is None) == (action in legal), (action, reason)
            if reason is not None:
                found.setdefault(reason.id, reason)
    assert set(found) <= known
    sentences = [said(reason, language) for reason in found.values() for language in LANGUAGES]
    assert not any("{" in sentence for sentence in sentences)
