"""What colleagues say of a patient with two treatments that count the same."""

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md.colleague.claims import CLAIMS


def holds(hospital: Hospital, id: str, **args: str) -> bool:
    return bool(CLAIMS[id](hospital.state.view(0), args))


def test_where_two_treatments_count_the_same_either_is_lacking() -> None:
    hospital = given().bed("A1", "soldier", cards="cul_19 xry_18")
    assert holds(hospital, "why-treat-ward", bed="A1")
    assert holds(hospital, "why-add-organs", bed="A1")


def test_an_empty_bed_lacks_nothing() -> None:
    assert not holds(given(), "why-treat-ward", bed="A1")
    assert not holds(given(), "why-medicate", bed="A1")
