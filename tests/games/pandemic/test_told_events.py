"""What the table is told: each thing that happens is one event with all its names."""

import pytest

from tests.games.pandemic.given import Board, given

FOUR_RED = "seoul tokyo osaka taipei"
SIX = "atlanta paris cairo lima seoul sydney"


def newest(board: Board, count: int = 1) -> list[str]:
    return [repr(event) for event in (board.state.log or [])[-count:]]


@pytest.mark.parametrize(
    ("position", "lines", "told"),
    [
        ({}, ["drive miami"], "<drive seat=0 origin='atlanta' city='miami'>"),
        (
            {"hands": ["lima"]},
            ["fly lima"],
            "<fly seat=0 origin='atlanta' city='lima' card='lima'>",
        ),
        (
            {"hands": ["atlanta"]},
            ["charter", "to lima"],
            "<charter seat=0 origin='atlanta' city='lima' card='atlanta'>",
        ),
        (
            {"stations": "atlanta lima"},
            ["shuttle lima"],
            "<shuttle seat=0 origin='atlanta' city='lima'>",
        ),
        (
            {"roles": "dispatcher medic"},
            ["drive miami 1"],
            "<drive_pawn seat=0 origin='atlanta' city='miami' pawn=1>",
        ),
        (
            {"roles": "dispatcher medic", "hands": ["atlanta"]},
            ["charter 1", "to lima"],
            "<charter_pawn seat=0 origin='atlanta' city='lima' card='atlanta' pawn=1>",
        ),
        (
            {"roles": "dispatcher medic", "pawns": "paris lima"},
            ["join paris 1"],
            "<join_pawn seat=0 origin='lima' city='paris' pawn=1>",
        ),
        (
            {"roles": "dispatcher medic", "pawns": "paris lima"},
            ["join lima 0"],
            "<join seat=0 origin='paris' city='lima'>",
        ),
        (
            {"roles": "operations_expert medic", "hands": ["lima"]},
            ["operations_flight", "pay lima", "to delhi"],
            "<operations_flight seat=0 origin='atlanta' city='delhi' card='lima'>",
        ),
        ({"pawns": "paris", "hands": ["paris"]}, ["build"], "<build seat=0 city='paris'>"),
        (
            {"pawns": "delhi", "hands": ["delhi"], "stations": SIX},
            ["build", "from lima"],
            "<relocate seat=0 city='delhi' origin='lima'>",
        ),
        (
            {"pawns": "paris", "cubes": "paris 2"},
            ["treat blue"],
            "<treat seat=0 city='paris' colour='blue' count=1>",
        ),
        (
            {"roles": "medic scientist", "pawns": "paris", "cubes": "paris 2"},
            ["treat blue"],
            "<treat seat=0 city='paris' colour='blue' count=2>",
        ),
        ({"hands": ["atlanta"]}, ["give atlanta 1"], "<give seat=0 to=1 card='atlanta'>"),
        ({"hands": ["", "atlanta"]}, ["take atlanta 1"], "<take seat=0 giver=1 card='atlanta'>"),
        (
            {"roles": "scientist medic", "hands": [FOUR_RED], "cubes": "seoul 1"},
            ["cure red"],
            "<cure seat=0 colour='red' cards=['seoul', 'tokyo', 'osaka', 'taipei']>",
        ),
        (
            {
                "roles": "medic scientist",
                "pawns": "essen",
                "cured": "blue",
                "cubes": "paris 2, lima 1 blue",
            },
            ["drive paris"],
            "<clear pawn=0 city='paris' colour='blue' count=2>",
        ),
        (
            {"pawns": "paris", "cured": "blue", "cubes": "paris 2"},
            ["treat blue"],
            "<eradicate colour='blue'>",
        ),
        ({"discards": "airlift"}, ["fetch airlift"], "<fetch seat=0 card='airlift'>"),
        (
            {"hands": ["airlift"]},
            ["play airlift", "pawn 1", "to lima"],
            "<airlift seat=0 pawn=1 origin='atlanta' city='lima'>",
        ),
        (
            {"hands": ["government_grant"]},
            ["play government_grant", "at lima"],
            "<build seat=0 city='lima'>",
        ),
        ({"hands": ["one_quiet_night"]}, ["play one_quiet_night"], "<quiet_night seat=0>"),
        (
            {"hands": ["resilient_population"], "infected": "lima"},
            ["play resilient_population", "remove lima"],
            "<resilient seat=0 city='lima'>",
        ),
        (
            {"hands": ["forecast"], "infection": "paris lima cairo tokyo delhi essen"},
            ["play forecast"],
            "<forecast seat=0 cards=['cairo', 'delhi', 'essen', 'lima', 'paris', 'tokyo']>",
        ),
        (
            {"hands": ["atlanta"], "consent": True},
            ["give atlanta 1"],
            "<propose seat=0 owner=1 action=<do-give card='atlanta' to=1>>",
        ),
        ({"hands": ["atlanta"], "consent": True}, ["give atlanta 1", "refuse"], "<refuse seat=1>"),
        ({"deck": 0}, ["pass"], "<loss_deck>"),
        (
            {"roles": "scientist medic", "hands": [FOUR_RED], "cured": "blue yellow black"},
            ["cure red"],
            "<win>",
        ),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_what_is_told(position: dict[str, object], lines: list[str], told: str) -> None:
    board = given(**position).play(*lines)  # type: ignore[arg-type]
    assert newest(board) == [told]


@pytest.mark.parametrize(
    ("guard", "position"),
    [
        ("eradicated", {"eradicated": "blue"}),
        ("quarantine", {"roles": "scientist quarantine_specialist", "pawns": "atlanta essen"}),
        ("medic", {"roles": "scientist medic", "pawns": "atlanta paris", "cured": "blue"}),
    ],
)
def test_what_kept_a_city_clean_is_told(guard: str, position: dict[str, str]) -> None:
    """PAN-10.2, PAN-8.5: by an infection card and by an epidemic."""
    infected = given(infection="paris tokyo", **position).finish_turn()  # type: ignore[arg-type]
    struck = given(draws="epidemic lima", bottom="paris", **position).finish_turn()  # type: ignore[arg-type]
    for board in (infected, struck):
        event = board.told("prevented")[0]
        assert repr(event) == f"<prevented city='paris' colour='blue' guard='{guard}'>"


def test_a_whole_turn_is_told_in_order() -> None:
    board = given(
        hands=["", "one_quiet_night"],
        draws="epidemic lima",
        bottom="santiago",
        cubes="santiago 2",
        infected="paris",
    )
    board.play("pass").run()
    lines = [repr(event) for event in board.state.log or []]
    assert lines[:8] == [
        "<pass seat=0 left=4>",
        "<draw seat=0 card='lima'>",
        "<epidemic seat=0 rate=2 city='santiago'>",
        "<infect city='santiago' colour='yellow' count=1>",
        "<outbreak city='santiago' colour='yellow' outbreaks=1 waiting=[]>",
        "<spread city='lima' colour='yellow' count=1 origin='santiago'>",
        "<intensify count=2>",
        lines[7],
    ]
    assert lines[-1] == "<turn seat=1 turn=2>"
    quiet = given(hands=["one_quiet_night"]).play("play one_quiet_night", "pass")
    assert newest(quiet, 2) == ["<quiet>", "<turn seat=1 turn=2>"]


def test_the_hand_limit_is_told() -> None:  # PAN-9.2
    seven = "paris essen milan london madrid tokyo osaka"
    board = given(hands=[seven], draws="lima cairo").play("pass")
    assert newest(board) == ["<over_limit seat=0 count=2>"]
    board.play("discard lima")
    assert newest(board) == ["<discard seat=0 card='lima'>"]


@pytest.mark.parametrize(
    ("position", "lines", "asking"),
    [
        ({}, [], "<ask-action seat=0 count=4>"),
        ({"hands": ["atlanta"]}, ["charter"], "<ask-charter-city seat=0>"),
        (
            {"hands": ["atlanta"], "consent": True},
            ["give atlanta 1"],
            "<ask-consent seat=1 by=0 action=<do-give card='atlanta' to=1>>",
        ),
        (
            {"hands": ["airlift"], "consent": True},
            ["play airlift", "pawn 1", "to lima"],
            "<ask-consent seat=1 by=0 action=<do-airlift-to pawn=1 city='lima'>>",
        ),
        ({"hands": ["", "airlift"]}, ["pass"], "<ask-event-before-draw seat=1>"),
        (
            {"hands": ["paris essen milan london madrid tokyo osaka"]},
            ["pass"],
            "<ask-over-limit seat=0 count=2>",
        ),
        (
            {"hands": ["paris essen milan london madrid tokyo airlift"]},
            ["pass", "pass"],
            "<ask-over-limit-event seat=0 count=2>",
        ),
        ({"deck": 0}, ["pass"], "<ask-nothing result='loss_deck'>"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_what_the_table_is_asked(
    position: dict[str, object], lines: list[str], asking: str
) -> None:
    board = given(**position).play(*lines)  # type: ignore[arg-type]
    assert repr(board.state.asking()) == asking
