"""The chances of the infection deck, against every way the cards can lie and against play."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from tests.games.pandemic.given import Board, given
from wardroom.games.pandemic.chances import (
    Known,
    breaks_out_before,
    chances,
    drawn_before,
    known_of,
    turns_before,
)
from wardroom.games.pandemic.content import CITIES, CITY, INFECTION_RATES
from wardroom.games.pandemic.prospects import prospects
from wardroom.games.pandemic.worlds import fill_the_unknown
from wardroom.kernel import Dice

Card = tuple[int, int]
"""The layer a card lay in at first, and its number there."""


class Cards:
    """Real cards in place of sizes: sets of them in unknown order, and what was turned up."""

    def __init__(self, layers: list[list[Card]], discards: list[Card]) -> None:
        self.layers = layers
        self.discards = discards
        self.seen: dict[Card, int] = {}

    def each(self, bottom: bool) -> Iterator[tuple[Fraction, "Cards"]]:
        """Every card that the next one can be."""
        place = len(self.layers) - 1 if bottom else 0
        layer = self.layers[place]
        for card in layer:
            rest = [other for other in layer if other != card]
            layers = [*self.layers[:place], rest, *self.layers[place + 1 :]]
            after = Cards([each for each in layers if each], [*self.discards, card])
            times = self.seen.get(card, 0)
            after.seen = {**self.seen, card: times + (3 if bottom else 1)}
            yield Fraction(1, len(layer)), after

    def intensified(self) -> "Cards":
        after = Cards([self.discards, *self.layers], [])
        after.seen = self.seen
        return after


def turned(cards: Cards, count: int) -> Iterator[tuple[Fraction, Cards]]:
    if not count or not cards.layers:
        yield Fraction(1), cards
        return
    for chance, after in cards.each(bottom=False):
        for further, last in turned(after, count - 1):
            yield chance * further, last


def struck(cards: Cards, epidemics: int) -> Iterator[tuple[Fraction, Cards]]:
    if not epidemics:
        yield Fraction(1), cards
        return
    for chance, after in cards.each(bottom=True):
        for further, last in struck(after.intensified(), epidemics - 1):
            yield chance * further, last


def decks(known: Known) -> list[tuple[bool, ...]]:
    """Every order of the player deck, as to where its Epidemics are; all are equally likely."""
    found: list[tuple[bool, ...]] = [()]
    for cards, epidemic in known.piles:
        ways = [
            tuple(place == here for place in range(cards))
            for here in (range(cards) if epidemic else [-1])
        ]
        found = [(*deck, *way) for deck in found for way in ways]
    return found


def every_way(known: Known, turns: int) -> Iterator[tuple[Fraction, Cards]]:
    """All that can happen, card by card."""
    layers = [[(number, card) for card in range(size)] for number, size in enumerate(known.layers)]
    discards = [(len(layers), card) for card in range(known.discards)]
    all_decks = decks(known)
    for deck in all_decks:
        start = Cards(layers, discards)
        for chance, cards in turn_by_turn(known, start, deck, turns, known.rate):
            yield chance / len(all_decks), cards


def turn_by_turn(
    known: Known, cards: Cards, deck: tuple[bool, ...], turns: int, rate: int
) -> Iterator[tuple[Fraction, Cards]]:
    if not turns or (known.draws and len(deck) < 2):
        yield Fraction(1), cards
        return
    epidemics = sum(deck[:2]) if known.draws else known.epidemics
    if known.intensify:
        cards = cards.intensified()
    rate += epidemics
    count = 0 if known.quiet else INFECTION_RATES[rate]
    if known.infections >= 0:
        count = known.infections
    for chance, after in struck(cards, epidemics):
        for further, last in turned(after, count):
            later = Known((), 0, (), 0, quiet=known.quiet and known.infections >= 0)
            left = deck[2:] if known.draws else deck
            rest = turn_by_turn(later, last, left, turns - 1, rate)
            for more, end in rest:
                yield chance * further * more, end


SMALL = (
    Known((4,), 1, ((4, True),), 0),
    Known((2, 3), 2, ((3, False), (2, True)), 0),
    Known((1, 4), 0, ((1, True), (4, True)), 3),
    Known((3, 2), 2, ((2, True), (2, True)), 1, draws=False, intensify=True, epidemics=1),
    Known((3, 2), 2, ((2, True), (2, True)), 1, draws=False, infections=1, quiet=True),
    Known((3, 3), 2, ((4, True),), 0, quiet=True),
    Known((5,), 1, ((2, False), (1, False)), 5),
)


@pytest.mark.parametrize("known", SMALL)
@pytest.mark.parametrize("turns", [1, 2])
def test_the_chances_are_those_of_all_ways_together(known: Known, turns: int) -> None:
    classes = len(known.layers) + (1 if known.discards else 0)
    exact = [[Fraction(0)] * 4 for _ in range(classes)]
    for chance, cards in every_way(known, turns):
        for number in range(classes):
            for times in range(4):
                if cards.seen.get((number, 0), 0) <= times:
                    exact[number][times] += chance
    spared = chances(known, turns)[turns - 1].spared
    for number in range(classes):
        assert spared[number] == pytest.approx([float(each) for each in exact[number]])


@pytest.mark.parametrize("known", SMALL)
def test_the_chances_that_none_of_several_cards_comes(known: Known) -> None:
    """The second card of each layer is marked; the first is followed."""
    marks = tuple(int(size > 1) for size in (*known.layers, known.discards))
    marked = [(number, 1) for number, mark in enumerate(marks) if mark]
    calm, spared = Fraction(0), Fraction(0)
    for chance, cards in every_way(known, 2):
        if not any(card in cards.seen for card in marked):
            calm += chance
            if cards.seen.get((0, 0), 0) <= 1:
                spared += chance
    found = chances(known, 2, marks)[1]
    assert found.calm == pytest.approx(float(calm))
    assert found.spared[0][1] == pytest.approx(float(spared))


def test_whose_next_turn_is_how_far() -> None:  # PAN-2.2
    board = given("medic scientist researcher", active=1)
    assert [turns_before(board.state, seat) for seat in range(3)] == [2, 3, 1]


def test_the_chances_are_those_of_play() -> None:
    """A thousand worlds that nobody can tell from this one, with everybody passing."""
    board = after_two_epidemics()
    expected = drawn_before(board.state)[0]
    assert expected.keys() == set(CITIES), "all lie in the deck or in the discard pile"
    worlds = 1000
    drawn = dict.fromkeys(CITIES, 0)
    for world in range(worlds):
        copy = board.copy()
        fill_the_unknown(copy.state, 0, Dice.seeded(world), told=True)
        for _ in range(2):
            copy.finish_turn()
        seen = {str(event.args["city"]) for event in copy.told("infect")}
        seen |= {str(event.args["city"]) for event in copy.told("outbreak")}
        for city in seen:
            drawn[city] += 1
    for city, chance in expected.items():
        assert drawn[city] / worlds == pytest.approx(chance / 1000, abs=0.06), city


def after_two_epidemics() -> Board:
    board = given(
        draws="lima epidemic", infected="paris milan tokyo", bottom="cairo", epidemics=5, seed=3
    )
    board.finish_turn()
    return board.heal()


def test_a_full_city_breaks_out_when_its_card_comes() -> None:  # PAN-10.3
    state = given(cubes="lima 3, paris 1").state
    drawn, breaks_out = drawn_before(state)[0], breaks_out_before(state)[0]
    assert breaks_out["lima"] == drawn["lima"] == drawn["paris"]
    assert 0 < breaks_out.get("paris", 0) < drawn["paris"]


def test_a_chain_of_full_cities_breaks_out_with_the_card_of_any() -> None:  # PAN-11.3
    found = breaks_out_before(given(cubes="paris 3, essen 3, lima 3").state)[0]
    alone, chained = found["lima"], found["paris"]
    assert alone < chained < 2 * alone
    assert chained == found["essen"]


def test_what_is_protected_does_not_break_out() -> None:  # PAN-13.17, PAN-13.13, PAN-6.8
    guarded = given("quarantine_specialist scientist", pawns="paris lima", cubes="paris 3, lima 3")
    assert "paris" not in breaks_out_before(guarded.state)[0]
    assert "lima" in breaks_out_before(guarded.state)[0]
    cured = given("medic scientist", pawns="lima paris", cured="yellow blue", cubes="paris 3")
    assert "lima" not in breaks_out_before(cured.state)[0]
    assert "paris" in breaks_out_before(cured.state)[0]
    assert "lima" not in breaks_out_before(given(eradicated="yellow").state)[0]


def test_a_card_out_of_the_game_is_no_danger() -> None:  # PAN-12.21
    board = given(cubes="lima 3")
    state = board.state
    state.infection = tuple(card for card in state.infection if card != CITY["lima"])
    state.bottom -= 1
    state.removed_infections = (CITY["lima"],)
    assert "lima" not in breaks_out_before(state)[0]
    assert "lima" not in drawn_before(state)[0]


def test_nothing_of_the_order_of_the_cards_is_told() -> None:
    board = given(cubes="lima 3, paris 3", infection="lima paris")
    other = board.copy()
    other.state.infection = tuple(reversed(board.state.infection))
    assert known_of(board.state) == known_of(other.state)
    assert prospects(board.state, 0) == prospects(other.state, 0)


def test_how_far_each_city_is() -> None:  # PAN-4.1, PAN-4.5
    away = prospects(given(pawns="atlanta paris", stations="atlanta tokyo").state, 0)["away"][0]
    assert (away["atlanta"], away["chicago"], away["tokyo"], away["osaka"]) == (0, 1, 1, 2)


def test_the_steps_of_a_walk_are_those_one_would_type() -> None:  # PAN-4.1, PAN-4.5
    board = given(pawns="atlanta", stations="atlanta tokyo", actions=2)
    walks = prospects(board.state, 0)["walks"]
    assert walks["osaka"] == ["shuttle tokyo", "drive osaka"]
    assert "chicago" not in walks, "one action is no walk"
    assert "sydney" not in walks, "it is farther than the actions reach"
    board.play(*walks["osaka"])
    assert board.pawn(0) == "osaka"
