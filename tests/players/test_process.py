"""Bots in processes of their own: the line protocol, and what happens when they misbehave."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.kernel.coins import COINS
from wardroom.kernel import Table, game
from wardroom.lab import simulate
from wardroom.players import BotFailed, ProcessPlayer, play_out, process, step

FIRST_BOT = Path(__file__).parents[2] / "docs" / "first_bot.py"


def bot(program: str, timeout: float = 10.0) -> ProcessPlayer:
    """A bot written on one line of Python that has `json`, `sys` and a function `lines`."""
    start = "import json, sys, os, time\nlines = iter(sys.stdin.readline, '')\n"
    command = shlex.join([sys.executable, "-c", start + program])
    return ProcessPlayer(command, 5, timeout)


ANSWER_FIRST = "for line in lines: print(json.loads(line)['legal'][0], flush=True)"


def test_a_bot_reads_a_position_and_answers_with_notation() -> None:
    table = Table.deal(COINS, 2, 7)
    with bot(ANSWER_FIRST) as player:
        choice = player.choose(table.perspective(0))
    assert choice is not None
    assert repr(choice.action) == "call heads"


def test_a_bot_is_sent_its_view_and_nothing_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    table = Table.deal(COINS, 2, 987_654_321)
    program = (
        f"for line in lines: open({str(heard)!r}, 'a').write(line); print('raise', flush=True)"
    )
    with bot(program) as player:
        player.choose(table.perspective(1))
    request = json.loads(heard.read_text())
    assert request == {
        "game": "coins",
        "edition": 1,
        "seat": 1,
        "waited_for": True,
        "now": 0,
        "seed": 5,
        "view": table.view(1),
        "legal": ["call heads", "call tails", "raise"],
    }
    assert "987654321" not in heard.read_text()


def test_a_bot_lets_the_others_go_on_with_a_dash() -> None:
    table = Table.deal(COINS, 2, 7)
    table.play(0, "call heads")
    table.play(1, "call heads")
    with bot("for line in lines: print('-', flush=True)") as player:
        assert player.choose(table.perspective(0)) is None
        step(table, {0: player})
        with pytest.raises(BotFailed, match="answered '-'"):
            player.choose(table.perspective(0))


def test_a_bot_of_a_timed_game_can_ask_to_be_asked_later() -> None:
    table = Table.deal(COINS, 2, 7)
    program = (
        "for line in lines: print('- @700' if json.loads(line)['now'] < 700 else 'raise',"
        " flush=True)"
    )
    with bot(program) as player:
        step(table, {0: player})
    assert repr(table.record.moves[-1]) == "0 @700 raise"


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("for line in lines: print('xyzzy', flush=True)", r"answered 'xyzzy', which is none of"),
        ("for line in lines: print('', flush=True)", r"answered '', which is none of"),
        ("for line in lines: print('x' * 9999, flush=True)", r"before it gave a whole answer"),
        ("for line in lines: os.write(1, b'\\xff\\xfe\\n')", r"which is none of"),
        ("sys.exit(3)", r"ended before it gave a whole answer\.$"),
        ("next(lines); sys.exit('I am lost')", r"whole answer \(I am lost\)\.$"),
        ("next(lines); 1 / 0", r"whole answer \(ZeroDivisionError: division by zero\)\.$"),
        ("os.write(1, b'call he'); sys.exit()", r"ended before it gave a whole answer\.$"),
        ("os.close(1); time.sleep(60)", r"ended before it gave a whole answer\.$"),
    ],
)
def test_a_bad_answer_or_a_dead_bot_is_one_clear_sentence(program: str, sentence: str) -> None:
    player = bot(program)
    with pytest.raises(BotFailed, match=sentence) as caught:
        player.choose(Table.deal(COINS, 2, 7).perspective(0))
    assert "\n" not in str(caught.value).replace("\\n", "")
    player.close()


def test_a_silent_bot_is_given_up_after_its_time() -> None:
    player = bot("time.sleep(60)", timeout=0.3)
    with pytest.raises(BotFailed, match=r"gave no answer within 0\.3 seconds\.$"):
        player.choose(Table.deal(COINS, 2, 7).perspective(0))


def test_a_bot_that_never_reads_is_given_up_too() -> None:
    """Its input holds only so much; a large position must not block the table."""
    player = bot("time.sleep(60)", timeout=0.3)
    player._request = lambda _: b" " * 1_000_000 + b"\n"  # type: ignore[method-assign]
    with pytest.raises(BotFailed, match="gave no answer"):
        player.choose(Table.deal(COINS, 2, 7).perspective(0))


@pytest.mark.parametrize("command", ["/no/such/bot", "", "'unclosed", str(Path(__file__).parent)])
def test_a_bot_that_cannot_be_started_is_one_clear_sentence(command: str) -> None:
    with pytest.raises(BotFailed, match=r"^The bot .* could not be started: .*\.$"):
        ProcessPlayer(command, 1).choose(Table.deal(COINS, 2, 7).perspective(0))


def test_closing_ends_the_process_even_if_it_lingers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.players.process._FAREWELL", 0.2)
    player = bot(ANSWER_FIRST + "\nwhile True: time.sleep(60)")
    player.choose(Table.deal(COINS, 2, 7).perspective(0))
    process = player._line._bot
    player.close()
    assert process.poll() is not None
    player.close()


def test_the_bot_of_the_documentation_plays_pandemic() -> None:
    pandemic = game("pandemic")
    command = shlex.join([sys.executable, str(FIRST_BOT)])
    table = Table.deal(pandemic, 2, 7)
    with ProcessPlayer(command, 1) as one, ProcessPlayer(command, 2) as two:
        play_out(table, {0: one, 1: two})
    assert table.outcome() is not None
    assert any(move.action.startswith("treat") for move in table.record.moves)


def test_bots_in_processes_can_be_simulated() -> None:
    kind = "process:" + shlex.join([sys.executable, str(FIRST_BOT)])
    results = simulate(game("pandemic"), [kind, "random"], games=2)
    assert len(results.games) == 2


def test_a_failing_bot_ends_a_simulation_with_one_sentence() -> None:
    kind = "process:" + shlex.join([sys.executable, "-c", "import sys; sys.exit('oh')"])
    with pytest.raises(Exception, match=r"^The game with seed 4 broke off: BotFailed: .*\(oh\)\.$"):
        simulate(game("pandemic"), [kind, kind], games=2, first_seed=4)


def test_on_windows_a_backslash_of_a_command_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    command = r"C:\bots\mine.exe --fast"
    assert process._as_started(command) == command
