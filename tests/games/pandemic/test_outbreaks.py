"""Outbreaks and chain reactions (PAN-11)."""

import random

import pytest

from tests.games.pandemic.given import given
from wardroom.games.pandemic import disease
from wardroom.games.pandemic.content import CITIES, CITIES_OF, COLOURS, NEIGHBOURS


def test_the_marker_moves_one_space_per_outbreak() -> None:  # PAN-11.1
    board = given(cubes="santiago 3", outbreaks=2, infection="santiago paris").finish_turn()
    assert board.outbreaks == 3


def test_at_eight_the_game_is_lost() -> None:  # PAN-11.1
    board = given(cubes="santiago 3", outbreaks=7, infection="santiago paris").finish_turn()
    assert board.result == "loss_outbreaks"


def test_every_connected_city_gets_a_cube_of_the_outbreaks_colour() -> None:
    """PAN-11.2: not of its own colour."""
    board = given(cubes="istanbul 3", infection="istanbul paris").finish_turn()
    near = ["algiers", "baghdad", "cairo", "milan", "moscow", "st_petersburg"]
    assert [board.cubes(city, "black") for city in near] == [1] * 6
    assert board.cubes("milan", "blue") == 0
    assert board.cubes("st_petersburg", "blue") == 0
    assert board.supply("black") == 24 - 3 - 6
    assert sum(board.board().values()) == 3 + 6 + 1


def test_a_full_neighbour_breaks_out_after_the_present_outbreak() -> None:
    """PAN-11.3: it gets no cube; marker and neighbours follow."""
    board = given(cubes="santiago 3, lima 3", infection="santiago paris").finish_turn()
    assert board.outbreaks == 2
    assert board.cubes("lima") == 3
    assert board.cubes("bogota") == 1
    assert board.cubes("mexico_city") == 1


def test_the_present_outbreak_is_finished_first() -> None:  # PAN-11.3
    board = given(cubes="istanbul 3, algiers 3", infection="istanbul paris").finish_turn()
    steps = [
        (event.kind, event.args["city"])
        for event in board.state.log or []
        if event.kind in ("outbreak", "spread")
    ]
    second = steps.index(("outbreak", "algiers"))
    first_cubes = ["baghdad", "cairo", "milan", "moscow", "st_petersburg"]
    assert steps[1:second] == [("spread", city) for city in first_cubes]


def test_only_cubes_of_that_colour_make_a_chain() -> None:  # PAN-11.3
    board = given(cubes="istanbul 3, milan 3, milan 1 black", infection="istanbul paris")
    board.finish_turn()
    assert board.outbreaks == 1
    assert board.cubes("milan", "black") == 2
    assert board.cubes("milan", "blue") == 3


def test_a_city_breaks_out_once_per_card() -> None:
    """PAN-11.4: and gets no cube after its own outbreak."""
    board = given(cubes="santiago 3, lima 3, bogota 3", infection="santiago paris").finish_turn()
    cities = [str(event.args["city"]) for event in board.told("outbreak")]
    assert cities == ["santiago", "lima", "bogota"]
    assert [board.cubes(city) for city in cities] == [3, 3, 3]


def test_a_city_breaks_out_once_per_epidemic() -> None:  # PAN-11.4
    board = given(
        draws="epidemic paris",
        hands=["", "resilient_population"],
        bottom="santiago",
        cubes="santiago 2, lima 3",
    ).play("pass")
    assert board.window == "in_epidemic"
    assert [event.args["city"] for event in board.told("outbreak")] == ["santiago", "lima"]
    assert board.cubes("santiago") == 3


def test_a_city_hit_twice_in_a_chain_counts_once() -> None:
    """PAN-11.5: Delhi is hit by Karachi and by Mumbai while it waits."""
    board = given(cubes="karachi 3, mumbai 3, delhi 3", infection="karachi paris").finish_turn()
    assert board.outbreaks == 3
    cities = [event.args["city"] for event in board.told("outbreak")]
    assert sorted(map(str, cities)) == ["delhi", "karachi", "mumbai"]


def test_the_source_keeps_its_three_cubes() -> None:  # PAN-11.6
    board = given(cubes="istanbul 3", infection="istanbul paris").finish_turn()
    assert board.cubes("istanbul") == 3


def test_protected_cities_get_no_cube_and_join_no_chain() -> None:  # PAN-11.7
    board = given(
        "scientist quarantine_specialist",
        pawns="atlanta paris",
        cubes="istanbul 3, milan 3 black, algiers 3",
        infection="istanbul tokyo",
    ).finish_turn()
    assert board.outbreaks == 1
    assert board.cubes("milan", "black") == 3
    assert board.cubes("algiers") == 3
    assert board.cubes("cairo") == 1


def test_the_medics_city_joins_no_chain_of_a_cured_disease() -> None:  # PAN-11.7
    position = {"pawns": "atlanta milan", "infection": "istanbul tokyo", "cubes": "istanbul 3"}
    cured = given("scientist medic", cured="black", **position).finish_turn()  # type: ignore[arg-type]
    assert cured.cubes("milan", "black") == 0
    assert cured.cubes("moscow") == 1
    active = given("scientist medic", **position).finish_turn()  # type: ignore[arg-type]
    assert active.cubes("milan", "black") == 1


def test_on_the_next_card_a_city_can_break_out_again() -> None:
    """PAN-11.9: Lima is in the chain of the first card and breaks out by the second."""
    board = given(cubes="santiago 3, lima 3", infection="santiago lima").finish_turn()
    cities = [str(event.args["city"]) for event in board.told("outbreak")]
    assert cities == ["santiago", "lima", "lima", "santiago"]


# The order of a chain


def by_another_order(
    cubes: list[int], guarded: set[int], source: int, dice: random.Random
) -> tuple[list[int], int]:
    """The board and the number of outbreaks, with the waiting cities taken in any order.

    Written from the rules and not from the engine: a city that must break out waits in a bag, and
    whichever comes out of the bag spreads to its neighbours in any order.
    """
    cubes = list(cubes)
    bag = [source]
    broken_out: set[int] = set()
    while bag:
        city = bag.pop(dice.randrange(len(bag)))
        broken_out.add(city)
        near = [other for other in NEIGHBOURS[city] if other not in guarded]
        dice.shuffle(near)
        for other in near:
            if other in broken_out or other in bag:
                continue
            if cubes[other] == 3:
                bag.append(other)
            else:
                cubes[other] += 1
    return cubes, len(broken_out)


@pytest.mark.parametrize("seed", range(60))
def test_the_order_of_a_chain_does_not_matter(seed: int) -> None:
    """PAN-11.8, PAN-G.8: board and marker are the same in whatever order a chain is worked off."""
    dice = random.Random(seed)
    colour = dice.randrange(4)
    specialist = dice.random() < 0.5
    full = dice.uniform(0.1, 0.45)
    while True:
        cubes = [3 if dice.random() < full else dice.choice((0, 0, 1, 2)) for _ in CITIES]
        source = dice.choice(CITIES_OF[colour])
        cubes[source] = 3
        place = dice.randrange(48)
        guarded = {place, *NEIGHBOURS[place]} if specialist else set()
        after, outbreaks = by_another_order(cubes, guarded, source, dice)
        if outbreaks < 8 and source not in guarded:
            break
    board = given(
        "medic quarantine_specialist" if specialist else "medic scientist",
        pawns=f"{CITIES[source]} {CITIES[place]}",
        cubes=", ".join(
            f"{CITIES[city]} {count} {COLOURS[colour]}" for city, count in enumerate(cubes)
        ),
        supply={COLOURS[colour]: 144},
    )
    disease.infect(board.state, source)
    assert [(packed >> (2 * colour)) & 3 for packed in board.state.cubes] == after
    assert board.outbreaks == outbreaks
    for _ in range(5):
        assert by_another_order(cubes, guarded, source, dice) == (after, outbreaks)


def test_the_program_works_first_come_first_served_by_city_id() -> None:
    """PAN-11.8, PAN-G.8: nobody is asked."""
    board = given(cubes="hong_kong 3, bangkok 3, manila 3", infection="hong_kong paris")
    board.finish_turn()
    cities = [event.args["city"] for event in board.told("outbreak")]
    assert cities == ["hong_kong", "bangkok", "manila"]
    spread = [str(event.args["city"]) for event in board.told("spread")]
    assert spread[:4] == ["ho_chi_minh_city", "kolkata", "shanghai", "taipei"]
    assert board.active == 1


def test_only_the_label_of_a_loss_can_depend_on_the_order() -> None:
    """PAN-G.8: with no red cube left Seoul is the sixth outbreak and three cities wait.

    Beijing needs no cube as the seventh and Shanghai is the eighth; had Tokyo come before them,
    Osaka would have needed a cube.
    """
    board = given(
        cubes="seoul 3, beijing 3, shanghai 3, tokyo 3",
        supply={"red": 0},
        outbreaks=5,
        infection="seoul paris",
    ).finish_turn()
    assert [event.args["city"] for event in board.told("outbreak")] == [
        "seoul",
        "beijing",
        "shanghai",
    ]
    assert board.result == "loss_outbreaks"
    fewer = given(
        cubes="seoul 3, shanghai 3, tokyo 3, beijing 3",
        supply={"red": 0},
        outbreaks=4,
        infection="seoul paris",
    ).finish_turn()
    assert fewer.result == "loss_cubes red"
    assert fewer.outbreaks == 7
