"""What a server tells of a finished game at once, and how hard games are."""

from tests.server.conftest import run
from tests.server.playing import refusal
from tests.server.test_what_if import finished
from wardroom.client import HttpClient
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Record
from wardroom.protocol import Best, Highlights, LadderCard, PlayedGame
from wardroom.server.features.endings.ladder import next_game
from wardroom.server.features.endings.service import best_of
from wardroom.server.store import ChairRow, LogEntry
from wardroom.server.store.rows import MOVE
from wardroom.server.tables.stand_ins import StandIns


async def highlights(person: HttpClient, table: str) -> Highlights:
    return await person.ask("GET", f"/api/tables/{table}/highlights", Highlights)


def test_a_finished_game_is_told_at_once_to_those_who_may_see_it(url: str) -> None:
    async def story() -> None:
        ania, stranger = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url)
        old = await finished(ania)
        running = await ania.open_table("pandemic", ["me", "me"])
        told = await highlights(ania, old.id)
        wanted = PANDEMIC.highlights
        assert wanted is not None
        found = wanted()(Record.read(await ania.record(old.id)))
        assert told.decided is not None
        assert found.decided is not None
        assert told.decided.id == found.decided.id
        assert [(feat.seat, feat.ply) for feat in told.feats] == [
            (seat, feat.ply) for seat, feat in sorted(found.feats.items())
        ]
        assert told.boast is not None
        assert told.boast.id == "boast-loss"
        assert told.best is not None
        assert (told.best.games, told.best.won) == (1, 0)
        assert await refusal(highlights(ania, running.id)) == "not-over"
        assert await refusal(highlights(stranger, old.id)) != ""

    run(story())


def test_the_ladder_of_a_game_travels_whole(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        card = await ania.ask("GET", "/api/games/pandemic/ladder", LadderCard)
        assert PANDEMIC.ladder is not None
        assert len(card.rungs) == len(PANDEMIC.ladder().rungs)
        assert card.player is None

    run(story())


def test_after_a_win_one_more_epidemic_or_seat_is_suggested_with_its_chance() -> None:
    usual = PANDEMIC.settle({"hands": "open"}, 3)
    found = next_game(PANDEMIC, usual, ["gentle", "gentle"], 3, won=True)
    assert found is not None
    assert found.rung is not None
    assert PANDEMIC.ladder is not None
    here = PANDEMIC.ladder().rung(3, "gentle", 0)
    assert here is not None
    assert found.kind == "harder"
    assert found.rung.wins / found.rung.games < here.share
    assert found.options["hands"] == "open"
    assert found.options["epidemics"] == found.rung.options["epidemics"]


def test_after_the_hardest_win_there_is_the_deal_of_the_day() -> None:
    hardest = PANDEMIC.settle({"epidemics": "6"}, 4)
    found = next_game(PANDEMIC, hardest, ["gentle"] * 3, 4, won=True)
    assert found is not None
    assert (found.kind, found.rung) == ("daily", None)


def test_rivals_grow_stronger() -> None:
    usual = QUARANTINE.settle({}, 4)
    found = next_game(QUARANTINE, usual, ["gentle"] * 3, 4, won=True)
    assert found is not None
    assert found.rung is not None
    assert (found.changes, found.rung.level) == (["level"], "good")


def played(table: str, won: bool | None, points: int | None = None, steps: int = 50) -> PlayedGame:
    return PlayedGame(
        table, "quarantine", {}, 3, [0], [], "colleagues", "over", steps, 0.0, 0.0, "",
        None, won, None, None, points=points,
    )  # fmt: skip


def test_a_personal_best_is_better_than_all_before() -> None:
    games = [played("a", True, 20), played("b", False, 15), played("c", True, 26)]
    assert best_of(QUARANTINE, games, "c") == Best(3, 2, 26, 50, True)
    assert best_of(QUARANTINE, games, "b") == Best(3, 2, 26, 50, False)
    assert best_of(QUARANTINE, games[:1], "a") == Best(1, 1, 20, 50, False)
    # One that a colleague played is no game of this person.
    assert best_of(QUARANTINE, [*games, played("d", None, 40)], "d") is None


def entry(seat: int, nonce: str | None) -> LogEntry:
    return LogEntry(1, MOVE, seat, "pass", 0, 0.0, nonce, None)


def test_half_of_the_moves_by_a_stand_in_make_a_game_nobodys() -> None:
    count = StandIns()
    for made in [entry(0, "x"), entry(0, None), entry(1, "y"), entry(1, "z"), entry(1, None)]:
        count.follow(made)
    chairs = [ChairRow(0, "ania", None), ChairRow(1, "bo", None), ChairRow(2, None, "gentle")]
    assert count.stood_in(chairs) == [0]
