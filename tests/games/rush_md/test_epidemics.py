"""RMD-16: contagion, Epidemic cards and their treatment."""

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES


def examine(hospital: Hospital, card: str, bed: str = "A1", seat: int = 0) -> Hospital:
    """Cultures with this card on top, by the Doctor of the seat."""
    number = int(card.removeprefix("cul_")) - 1
    glass = ("red", "black")[seat]
    hospital.on_top(card).tokens(*range(8))
    return hospital.do(seat, f"place {glass} CUL", f"flip {DIAGNOSES[0][number].puzzle}")


def test_a_contagious_card_draws_an_epidemic_at_once() -> None:  # RMD-16.1 RMD-16.11
    hospital = given().bed("B1", "relief_worker", "CUL").epidemic_next("influenza")
    examine(hospital, "cul_2", "B1")
    assert (hospital.lying("A"), hospital.lying("B")) == ("", "influenza")


def test_also_when_another_card_applies() -> None:  # RMD-16.2 V12
    hospital = given().bed("A1", "soldier", "CUL", "xry_21").epidemic_next("measles")
    examine(hospital, "cul_10")
    assert hospital.lying("A") == "measles"


def test_a_card_without_treatment_is_discarded_and_a_later_symbol_draws_again() -> None:
    """RMD-16.3 V11"""
    hospital = given().bed("A1", "relief_worker", "CUL").bed("A2", "backpacker")
    hospital.epidemic_next("false_alarm", "influenza")
    examine(hospital, "cul_2")
    assert hospital.lying("A") == ""
    assert len(hospital.state.epidemic_discards) == 1
    hospital.do(1, "move_bed A1 home", "move_bed A2 CUL").until(hospital.t + 40_000)
    examine(hospital, "cul_3", "A2")
    assert hospital.lying("A") == "influenza"


def test_one_epidemic_for_each_ward_at_a_time() -> None:  # RMD-16.4 RMD-G.22 V10
    hospital = given().bed("B2", "relief_worker", "CUL").bed("A1", "backpacker")
    hospital.epidemic("B", "influenza").epidemic_next("measles")
    examine(hospital, "cul_2", "B2")
    assert (hospital.lying("A"), hospital.lying("B")) == ("", "influenza")
    hospital.do(1, "move_bed B2 home", "move_bed A1 CUL").until(hospital.t + 40_000)
    examine(hospital, "cul_3")
    assert (hospital.lying("A"), hospital.lying("B")) == ("measles", "influenza")


def test_the_whole_ward_must_be_treated_latecomers_too() -> None:  # RMD-16.5
    hospital = given().bed("A1", "glazier").epidemic("A", "influenza").stock("9 orange")
    hospital.do(0, "place nurse1 WA-1", "target epidemic", "serve A1 orange")
    hospital.bed("A2", "zookeeper").close()
    assert hospital.told("untreated")[0].args["count"] == 1


def test_one_action_serves_all_beds_at_home() -> None:  # RMD-16.6 V13 D8
    hospital = given().bed("A1", "glazier").bed("A2", "zookeeper").bed("A3", "pilot", "MRI")
    hospital.epidemic("A", "influenza").stock("9 orange")
    hospital.do(0, "place nurse1 WA-1", "target epidemic", "serve A1 orange", "serve A2 orange")
    assert hospital.refuses(hospital.t, 0, "serve A3 orange")
    hospital.do(1, "move_bed A3 home").do(0, "finish")
    hospital.do(0, "place nurse2 WA-2", "target epidemic", "serve A3 orange")
    assert hospital.close().told("served")[0].args["count"] == 2


def test_epidemic_items_are_exactly_those_of_the_card_and_lie_apart() -> None:
    """RMD-16.7 RMD-G.23"""
    hospital = given().bed("A1", "glazier").epidemic("A", "meningitis")
    hospital.do(0, "place nurse1 WA-1", "target epidemic")
    assert not any(line.startswith("serve") for line in hospital.legal(0))
    hospital.do(0, "syringe")
    assert {line for line in hospital.legal(0) if line.startswith("serve")} == {"serve A1 yellow"}
    hospital.do(0, "serve A1 yellow", "serve A1 yellow")
    assert not hospital.allows(0, "serve A1 yellow")
    assert hospital.tray("A1 epidemic") == {"yellow": 2}
    assert hospital.tray("A1 ward") == {}


def test_partial_service_is_legal() -> None:  # RMD-16.8
    hospital = given().bed("A1", "glazier").epidemic("A", "pneumonia").stock("3 orange")
    hospital.do(0, "place nurse1 WA-1", "target epidemic", "serve A1 orange", "finish")
    assert hospital.close().told("untreated")


def test_the_card_is_discarded_in_every_case() -> None:  # RMD-16.9 RMD-17.2
    hospital = given().bed("A1", "glazier").epidemic("A", "meningitis")
    hospital.given_items("A1 epidemic", "1 yellow").close()
    assert hospital.lying("A") == ""
    assert len(hospital.state.epidemic_discards) == 1
    assert hospital.tray("A1 epidemic") == {}
    assert hospital.supplied("syringe") == 9


def test_an_empty_deck_is_made_of_the_discards() -> None:  # RMD-16.10 RMD-1.3
    hospital = given().bed("A1", "relief_worker", "CUL")
    state = hospital.state
    state.epidemic_discards = state.epidemic_deck
    state.epidemic_deck = ()
    chance = state.chance
    examine(hospital, "cul_2")
    assert state.chance != chance
    assert len(state.epidemic_deck) == 13


def test_without_the_module_the_symbol_means_nothing() -> None:  # RMD-16.12
    hospital = given(epidemics="off").bed("A1", "relief_worker", "CUL")
    examine(hospital, "cul_2")
    assert hospital.lying("A") == ""


def test_all_or_nothing_for_reputation_and_one_point_for_each_untreated() -> None:
    """RMD-17.1 RMD-G.18 V9"""
    for served, reputation, lost in ((("A1", "A2"), 0, 1), (("A1", "A2", "A3"), 2, 0)):
        hospital = given().epidemic("A", "stomach_flu").points(20)
        for bed, name in (("A1", "zookeeper"), ("A2", "diver"), ("A3", "cheesemaker")):
            hospital.bed(bed, name)
        for bed in served:
            hospital.given_items(f"{bed} epidemic", "1 fluids")
        hospital.close()
        assert hospital.state.reputation == reputation
        assert hospital.state.points == 20 - lost - 3 * 3


def test_contagion_by_hand_must_be_reported() -> None:  # RMD-23.4 RMD-16.11 RMD-G.25
    hospital = given(manual_contagion="on").bed("A1", "relief_worker", "CUL").points(20)
    hospital.epidemic_next("influenza")
    examine(hospital, "cul_2")
    assert hospital.lying("A") == ""
    assert hospital.allows(1, "report A1 cultures")
    reported = Hospital(hospital.state.copy())
    reported.now(1, "report A1 cultures")
    assert reported.lying("A") == "influenza"
    hospital.close()
    assert hospital.told("missed_symbol")
    assert hospital.state.points == 20 - 3 - 1


def test_a_missed_symbol_costs_nothing_where_an_epidemic_lies() -> None:  # RMD-23.4
    hospital = given(manual_contagion="on").bed("A1", "relief_worker", "CUL").points(20)
    hospital.epidemic("A", "influenza")
    examine(hospital, "cul_2").close()
    assert not hospital.told("missed_symbol")
