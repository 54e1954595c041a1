"""Views that are put together field by field, and what a move changes in them."""

from typing import Any, cast

from wardroom.kernel import SPECTATOR, Changes, Event, Field, Fields, State


class Spot:
    """A position with something open and something hidden, and how often fields were made."""

    def __init__(
        self,
        score: int = 0,
        round: int = 1,
        cards: tuple[str, ...] = ("a", "b"),
        stage: int = 0,
    ) -> None:
        self.score = score
        self.round = round
        self.cards = cards
        self.stage = stage

    def view(self, seat: int, told: bool = False) -> dict[str, Any]:
        return FIELDS.view(cast(State, self), eyes(self, seat))


made: list[str] = []


def eyes(spot: Spot, seat: int) -> int:
    return seat if spot.round > 1 else SPECTATOR


def score(spot: Spot, _: int) -> int:
    made.append("score")
    return spot.score


def lead(spot: Spot, _: int) -> bool:
    return spot.score > 10


def hands(spot: Spot, seat: int) -> list[str | None]:
    made.append("hands")
    return [card if owner == seat else None for owner, card in enumerate(spot.cards)]


def stage(spot: Spot, _: int) -> str:
    made.append("stage")
    return f"stage {spot.stage}"


FIELDS = Fields(
    (
        Field("game", lambda *_: "spot"),
        Field("score", score, ("score",)),
        Field("lead", lead, ("score",)),
        Field("hands", hands, ("cards", "round")),
        Field("stage", stage, ("stage",), faithful=True),
    ),
    eyes,
)


def changes(*spots: Spot, audience: tuple[int, ...] | None = None) -> Changes:
    """From the first to the last, with an event for each between them."""
    before, *between, after = cast(tuple[State, ...], spots)
    events = [Event("moved", {}, audience, state) for state in between]
    made.clear()
    return Changes(FIELDS, before, events, after)


def test_only_fields_that_look_at_something_that_differs_are_made() -> None:
    assert changes(Spot(), Spot(3), Spot(3)).seen((0,), 0) == ({"score": 3}, {})
    assert set(made) == {"score"}


def test_a_field_that_is_the_same_as_before_is_left_out() -> None:
    assert changes(Spot(9), Spot(11)).seen((0,), 0) == ({"score": 11, "lead": True},)
    assert changes(Spot(1), Spot(2)).seen((0,), 0) == ({"score": 2},)


def test_a_faithful_field_is_made_once_as_there_is_nothing_to_compare() -> None:
    seen = changes(Spot(), Spot(stage=1), Spot(stage=1))
    assert seen.seen((0,), 0) == ({"stage": "stage 1"}, {})
    assert made == ["stage"]


def test_a_change_that_is_taken_back_shows_in_both_steps() -> None:
    assert changes(Spot(), Spot(1), Spot()).seen((0,), 0) == ({"score": 1}, {"score": 0})


def test_someone_who_sees_the_same_has_the_same_patches() -> None:
    seen = changes(Spot(), Spot(3), Spot(4))
    assert seen.seen((0,), 0) is seen.seen((1,), 1) is seen.seen((), SPECTATOR)


def test_someone_who_sees_something_else_has_other_patches() -> None:
    seen = changes(Spot(), Spot(round=2))
    assert seen.seen((0,), 0) == ({"hands": ["a", None]},)
    assert seen.seen((1,), 1) == ({"hands": [None, "b"]},)
    assert seen.seen((), SPECTATOR) == ({},)


def test_what_an_unheard_event_changed_comes_later() -> None:
    seen = changes(Spot(), Spot(3), Spot(4), audience=(1,))
    assert seen.seen((1,), 1) == ({"score": 3}, {"score": 4})
    assert seen.seen((0,), 0) == ({"score": 4},)
    assert seen.heard((0,)) == []


def test_someone_who_looks_from_another_seat_afterwards_is_shown_its_view() -> None:
    seen = changes(Spot(round=2), Spot(round=2))
    assert seen.seen((0, 1), 0, 1) == ({"hands": [None, "b"]},)
