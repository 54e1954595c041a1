"""What is seen at the moment of each event: what it tells has happened, what follows has not."""

from typing import Any

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.kernel import Event

VOICE, NO_ANSWER = 1, 0


def moments(ward: WardUnderTest, *lines: str) -> list[tuple[str, Any]]:
    """The events of these moves, each with what a spectator sees at its moment."""
    ward.events.clear()
    ward.play(*lines)
    return [(event.kind, event.after.view(-1)) for event in ward.events]


def shift_now(view: Any) -> Any:
    return next(shift for shift in view["shifts"] if shift["now"])


def test_pawns_come_one_by_one() -> None:
    ward = given("u05")
    (first, seen), *_ = moments(ward, "assign yellow")
    assert first == "assign"
    assert shift_now(seen)["crew"] == ["yellow"]
    assert shift_now(seen)["open_places"] == 1
    assert seen["staff"]["yellow"]["at"] == "morning"


def test_fatigue_comes_after_the_move_and_its_price_after_the_fatigue() -> None:
    """HOL-16.3."""
    away = "yellow leave, green leave, nurse1 leave, nurse2 leave"
    ward = given(
        "u01", shift="afternoon", at=f"blue morning, {away}", tokens="blue 2", held="blue m11"
    )
    (moved, first), (tired, second) = moments(ward, "move blue")
    assert (moved, tired) == ("move", "tired")
    assert (first["staff"]["blue"]["at"], first["staff"]["blue"]["fatigue"]) == ("afternoon", 0)
    assert second["staff"]["blue"]["fatigue"] == 1
    assert second["tokens"]["blue"] == 2
    lost, third = moments(ward, "lose token")[0]
    assert (lost, third["tokens"]["blue"]) == ("lose_token", 1)


def test_health_falls_before_the_rewards() -> None:
    """HOL-10.2."""
    seen = moments(given("u10"), "assign yellow")
    kinds = [kind for kind, _ in seen]
    assert kinds[:5] == ["assign", "palliative", "worse", "gain", "gain"]
    views = [view for _, view in seen]
    assert [view["health"] for view in views[:4]] == [28, 28, 26, 26]
    assert [view["tokens"]["yellow"] for view in views[:5]] == [0, 0, 0, 1, 2]


def test_a_quotation_is_heard_before_the_memory_is_in_anybodys_hand() -> None:
    """HOL-12.5."""
    ward = given("s15", hazy_deck="m11 m21").play("assign yellow", "assign nurse1")
    first, second = (view for kind, view in moments(ward, "talk yellow") if kind == "hazy")
    assert first["talk"]["drawn"]["handle"] == 0
    assert first["held_hazy"]["yellow"] == []
    assert second["talk"]["drawn"]["handle"] == 1
    assert [back["handle"] for back in second["held_hazy"]["yellow"]] == [0]


def test_an_event_lies_there_when_it_is_told() -> None:
    """HOL-13.1."""
    ward = given("s15", hazy_deck="h1 m11", seed=2).play("assign yellow", "assign nurse1")
    ward.play("talk yellow")
    (event,) = ward.told("event")
    view = event.after.view(-1)
    assert view["talk"]["events"] == ["h1"]
    assert view["hazy"]["events"] == []


def test_the_phone_rings_before_anybody_answers() -> None:
    """HOL-20.5."""
    ward = given("u01", scenario=5, clear="m34", stacks=[(VOICE, NO_ANSWER)])
    ward.play("phone blue", "assign yellow").until("leave")
    (ringing,) = ward.told("call")
    before = ringing.after.view(-1)["locker"]["lines"][0]
    assert (before["heard"], before["cards"]) == (0, 2)
    answered = ward.told("page")[-1].after.view(-1)["locker"]["lines"][0]
    assert (answered["heard"], answered["cards"]) == (1, 1)


def test_a_new_day_begins_before_its_first_card_is_seen() -> None:
    """HOL-6.7: nobody sees a patient card early."""
    ward = given("u01 u02", shift="night", medical=True).play("assign nurse1").next_day()
    day = ward.told("day")[-1].after.view(-1)
    assert (day["day"], day["shifts"][0]["patient"], len(day["patients"])) == (2, None, 3)
    reveal = ward.told("reveal")[-1].after.view(-1)
    assert reveal["patients"] == [*day["patients"], reveal["shifts"][0]["patient"]]


def test_with_four_the_managers_doctor_takes_the_pad_as_the_day_begins() -> None:
    """HOL-21.8."""
    ward = given("u01", seats=4, shift="night", medical=True).until("arrange").next_day()
    day = ward.told("day")[-1].after.view(-1)
    assert day["staff"][day["manager"]]["at"] == "pad"


def test_a_memory_becomes_clear_before_it_weighs() -> None:
    """HOL-C.4."""
    ward = given(
        "u01", scenario=4, shift="night", medical=True, grid="m12", held_clear="blue m12", health=20
    )
    ward.play("assign nurse1").until("match")
    seen = dict(moments(ward, "match 2"))
    cell = next(cell for cell in seen["clear"]["grid"] if cell)
    assert cell["clear"]
    assert seen["clear"]["held_clear"]["blue"] == []
    assert seen["better"]["health"] == seen["clear"]["health"] + 1


def test_what_is_dealt_lies_there_before_the_first_page_is_read() -> None:
    """HOL-S.6, HOL-C.3."""
    log: list[Event] = []
    HOLDING_ON.deal({"scenario": "3"}, 3, 1, log=log)
    first = log[0].after.view(0)
    assert log[0].kind == "page"
    assert sum(cell is not None for cell in first["grid"]) == 1
    assert first["patients"] == []
    assert first["day"] == 0
