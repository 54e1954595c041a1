"""Every game: what it brings along besides its rules holds what it promises."""

from importlib.resources import files

import pytest

from tests.contract.random_games import GAMES, Variant, each_game, finished, variants
from tools.book import book_of
from wardroom.kernel import SPECTATOR, Game, Table
from wardroom.kernel.parts.daily import COMPANY
from wardroom.kernel.parts.observation import Sight
from wardroom.kernel.parts.picture import PlainPicture, Scene
from wardroom.kernel.parts.text import cell_len
from wardroom.lab.observing import layout_of
from wardroom.lab.rewards import rewards
from wardroom.players import LEVELS, kinds
from wardroom.render import picture_of, words_for_picture
from wardroom.teaching.accompanied import ME, first_table_of, first_times_of
from wardroom.teaching.lesson import Lecture, lessons_of
from wardroom.teaching.puzzle import puzzles_of, solving_of
from wardroom.words import LANGUAGES

WIDTH = 80
HEIGHT = 24


def those_with(part: str) -> pytest.MarkDecorator:
    """The games that bring this part along."""
    found = [game for game in GAMES if getattr(game, part)]
    return pytest.mark.parametrize("game", found, ids=lambda game: game.name)


def names_in(game: Game, folder: str, ending: str) -> set[str]:
    """The files of that kind in a folder of the game."""
    place = files(game.package).joinpath(folder)
    if not place.is_dir():
        return set()
    return {entry.name for entry in place.iterdir() if entry.name.endswith(ending)}


@those_with("teaching")
def test_every_lesson_that_is_named_can_be_taken_and_there_is_no_other(game: Game) -> None:
    assert game.teaching is not None
    found = lessons_of(game)
    assert {lesson.name for lesson in found} == set(game.teaching.lessons)
    assert {f"{lesson.name}.toml" for lesson in found} == names_in(game, "lessons", ".toml")
    for lesson in found:
        assert Lecture(lesson).step is not None
    success = game.teaching.first_success
    if success is not None:
        steps = {lesson.name: [step.name for step in lesson.steps] for lesson in found}
        assert success[1] in steps[success[0]]


@each_game
def test_what_teaches_is_there_exactly_if_the_game_says_so(game: Game) -> None:
    teaching = game.teaching
    assert (book_of(game) is not None) == bool(names_in(game, "book", "book.toml"))
    assert (first_table_of(game) is not None) == bool(names_in(game, "accompanied", "table.toml"))
    assert bool(first_times_of(game)) == bool(names_in(game, "accompanied", "first_times.toml"))
    if teaching is None:
        assert names_in(game, "lessons", ".toml") == set()
    first = first_table_of(game)
    if first is not None:
        assert {kind for kind in first.seats if kind != ME} <= set(kinds(game))
        game.deal(first.options, len(first.seats), 1)


@those_with("daily")
def test_the_deal_of_the_day_can_be_dealt_and_its_colleagues_hired(game: Game) -> None:
    daily = game.daily
    assert daily is not None
    assert set(daily.company) <= set(COMPANY)
    assert {daily.colleague, *daily.levels} <= {*kinds(game), *LEVELS}
    view = game.deal(daily.options, daily.seats, 7).view(SPECTATOR)
    for number in filter(None, (daily.turns, daily.points)):
        assert isinstance(view[number], int)


@each_game
def test_former_kinds_are_called_like_present_ones(game: Game) -> None:
    for former, present in game.former_kinds.items():
        assert former not in game.colleagues
        assert present in {*game.colleagues, *LEVELS}


@those_with("puzzles")
def test_every_puzzle_lies_in_a_named_file_and_can_be_set_up(game: Game) -> None:
    assert game.puzzles is not None
    assert set(game.puzzles.files) == names_in(game, "puzzles", ".jsonl")
    solving = solving_of(game)
    first = next(iter(puzzles_of(game).values()))
    assert solving.begins(first.table().state, first.seat)


@those_with("balance")
def test_targets_have_names_of_their_own_and_a_tally_watches_for_them(game: Game) -> None:
    assert game.balance is not None
    balance = game.balance()
    names = [target.name for target in balance.targets]
    assert len(set(names)) == len(names)
    assert all(target.low <= target.high for target in balance.targets)
    assert balance.sensible in {*kinds(game), *LEVELS}
    for seats, options in balance.deals:
        assert seats in game.seats
        game.settle(options, seats)
    tally = balance.tally()
    tally.watch(game.deal({}, game.seats[0], 1))
    assert set(tally.sums) <= set(names)


@those_with("claims")
def test_claims_are_about_messages_and_can_be_asked(game: Game) -> None:
    assert game.claims is not None
    assert all(callable(claim) for claim in game.claims().values())


@those_with("observation")
def test_an_observation_has_the_size_of_its_layout(game: Game) -> None:
    layout = layout_of(game)
    for variant in some_variants(game):
        for table in (variant.deal(3), last_moment(variant)):
            for seat in range(variant.seats):
                flat = layout.flat(Sight(table.state.view(seat, told=True), seat))
                assert len(flat) == layout.size == len(layout.highs)


@those_with("worths")
def test_a_reward_is_made_of_every_worth(game: Game) -> None:
    assert game.worths is not None
    view = game.deal({}, game.seats[0], 1).view(0, told=True)
    for name, worth in game.worths().items():
        assert name in rewards(game)
        assert isinstance(worth(view, 0), float)


@each_game
def test_the_picture_of_a_terminal_fits_its_width_in_all_languages(game: Game) -> None:
    picture = picture_of(game)
    unlisted = picture.unlisted if isinstance(picture, PlainPicture) else frozenset[str]()
    for variant in some_variants(game):
        for table in (variant.deal(3), last_moment(variant)):
            for language in LANGUAGES:
                words = words_for_picture(game, language, also=("wardroom.cli",))
                view = table.view(0)
                names = picture.names(view, words, variant.seats)
                scene = Scene(view, words, names, [""] * variant.seats, WIDTH, HEIGHT, glyphs=True)
                assert len(names) == variant.seats
                for line in picture.board(scene):
                    assert cell_len(line.plain) <= WIDTH, line
                for seat in table.waiting():
                    legal = table.legal(seat)
                    groups = picture.groups(scene, seat, legal)
                    listed = {offer.action for group in groups for offer in group.offers}
                    left_out = {repr(action).split()[0] for action in set(legal) - listed}
                    assert listed <= set(legal)
                    assert bool(listed) == bool(legal)
                    assert left_out <= unlisted


@those_with("debrief")
def test_what_looks_back_can_be_loaded(game: Game) -> None:
    """Whole debriefs take seconds: the tests of each game make them."""
    assert game.debrief is not None
    assert callable(game.debrief())


def some_variants(game: Game) -> list[Variant]:
    """The first and the last way to deal it."""
    found = list(variants(game))
    return [found[0], found[-1]]


def last_moment(variant: Variant) -> Table:
    """The end of a random game."""
    return finished(variant, 3)
