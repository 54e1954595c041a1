"""A whole game at the keyboard."""

from pathlib import Path

import pytest

from wardroom import Message, Perspective, Record, Table, game
from wardroom.cli.menu import Menu
from wardroom.kernel import Choice

from .conftest import Terminal, by_notation, by_number, saved_game


@pytest.mark.parametrize(
    "players", ["me", "me,random", "me,random,random", "Ania,Bo", "Ania,Ania,me,random"]
)
@pytest.mark.parametrize("answer", [by_number, by_notation])
def test_a_whole_game_can_be_played(
    wardroom: Terminal, data: Path, players: str, answer: type
) -> None:
    ran = wardroom("play", "--players", players, "--seed", "5", answer=answer(2))
    assert (ran.code, ran.err) == (0, "")
    record = Record.load(saved_game(data))
    outcome = Table.resume(record).outcome()
    assert outcome is not None
    assert "the team" in ran.out.splitlines()[-3]
    assert f"wardroom replay {saved_game(data)}" in ran.out.splitlines()[-1]


@pytest.mark.parametrize("epidemics", ["4", "6"])
def test_colleagues_alone_can_be_watched(wardroom: Terminal, epidemics: str) -> None:
    ran = wardroom("play", "--players", "random*3", "--seed", "5", "--epidemics", epidemics)
    assert ran.code == 0
    assert "Turn 2: " in ran.out
    assert ">" not in ran.out.replace("▶", "").replace("›", "")


def test_without_options_and_terminal_one_person_plays_with_the_first_deal(
    wardroom: Terminal,
) -> None:
    ran = wardroom("play", lines=["quit"])
    assert ran.code == 0
    assert "· Outbreaks " in ran.out


def test_the_screen_says_whose_decision_it_is_and_what_can_be_done(wardroom: Terminal) -> None:
    ran = wardroom("play", "--seed", "7", "--players", "me", "--seats", "2", lines=["quit"])
    assert "Scientist, you have 4 actions left." in ran.out
    assert "Drive      1 Chicago  2 Miami ■  3 Washington" in ran.out
    assert "Treat      8 blue ●●●" in ran.out
    assert "Or         0 Pass" in ran.out


def test_a_choice_can_be_typed_in_many_ways(wardroom: Terminal, data: Path) -> None:
    typed = ["drive chicago", "dr atl", "miami", "0  pass"]
    wardroom("play", "--seed", "7", "--players", "me", "--option", "consent=automatic", lines=typed)
    moves = [repr(move) for move in Record.load(saved_game(data)).moves]
    assert moves == ["0 drive chicago", "0 drive atlanta", "0 drive miami", "0 pass"]


def test_words_can_be_typed_without_accents_in_any_language(wardroom: Terminal, data: Path) -> None:
    typed = ["jedz do chic", "jedź do mont"]
    wardroom("play", "--seed", "7", "--players", "me", "--language", "pl", lines=typed)
    moves = [repr(move) for move in Record.load(saved_game(data)).moves]
    assert moves == ["0 drive chicago", "0 drive montreal"]


def test_an_ambiguous_word_lists_what_it_could_mean(wardroom: Terminal, data: Path) -> None:
    ran = wardroom("play", "--seed", "7", "--players", "me", lines=["dr", "quit"])
    assert (
        "“dr” could be:\n  1 Drive to Chicago  2 Drive to Miami  3 Drive to Washington\n" in ran.out
    )
    assert Record.load(saved_game(data)).moves == []


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There’s no number 99 in the list."),
        ("9" * 5000, "There’s no number 99999999999999999999 in the list."),
        ("fly paris", "Not possible now: Direct flight to Paris."),
        ("drive pari", "Not possible now: Drive to Paris."),
        ("juggle", "“juggle” is neither a choice nor a command; “help” lists the commands."),
        ("[bold]x", "“[bold]x” is neither a choice nor a command; “help” lists the commands."),
    ],
)
def test_what_is_not_understood_gets_an_answer(wardroom: Terminal, typed: str, answer: str) -> None:
    ran = wardroom("play", "--seed", "7", "--players", "me", lines=[typed, "quit"])
    assert answer in ran.out
    assert ran.code == 0


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("help", "undo your last move, unless something new was revealed"),
        ("?", "undo your last move"),
        ("map paris", "Paris Algiers, Essen ●●, London, Madrid, Milan"),
        ("map", "Sydney Jakarta, Los Angeles, Manila"),
        ("map atlantis", "Nothing found for “atlantis”."),
        ("discards", "Infection discards (9): Atlanta, Essen, Miami"),
        ("rules", "Scientist Discovers a cure with 4 City cards"),
        ("role medic", "Medic Treating removes all cubes of one colour."),
        ("rules quiet", "One Quiet Night The next Infect Cities step is skipped"),
        ("log", "Player 1 goes first, holding the card of the most populous city: Mexico City."),
        ("log 1", "Scientist drives to Miami."),
        ("history", "> history 1 0 drive miami"),
        ("save", "For a copy: save FILE"),
        ("", "Turn 1 · Outbreaks 0/8"),
    ],
)
def test_the_commands(wardroom: Terminal, command: str, answer: str) -> None:
    typed = ["drive miami", command, "quit"]
    ran = wardroom("play", "--seed", "7", "--players", "me", lines=typed)
    told = ran.out.split("> drive miami")[1].split("actions left.", 1)[1]
    assert answer in " ".join(told.split())


def test_a_hint_comes_from_a_colleague_if_the_game_has_one(wardroom: Terminal) -> None:
    ran = wardroom("play", "--seed", "7", "--players", "me", lines=["hint", "quit"])
    assert "Hint: " in ran.out or "No hints are available here." in ran.out


def test_others_at_the_keyboard_can_throw_in_their_events(wardroom: Terminal) -> None:
    seen: list[str] = []

    def answer(menu: Menu) -> str:
        seats = {offer.seat for offer in menu.offers.values()}
        if len(seats) > 1:
            seen.append("both")
            return "quit"
        return "0" if 0 in menu.offers else "1"

    wardroom("play", "--seed", "3", "--players", "me", "--seats", "4", answer=answer)
    assert seen == ["both"]


def test_closed_hands_are_handed_over_with_the_keyboard(wardroom: Terminal) -> None:
    args = ("play", "--seed", "7", "--players", "Ania,Bo", "--epidemics", "5")
    ran = wardroom(*args, lines=["0", "0", "0", "quit"])
    _, ania, bo = ran.out.split("Hand the keyboard to ")
    assert ania.startswith("Ania.\n")
    assert bo.startswith("Bo.\n")
    assert "Bo, Operations Expert 4/7 hidden" in " ".join(ania.split())
    assert "Ania, Scientist 5/7 hidden" in " ".join(bo.split())
    assert "Ania draws Forecast." in ania
    assert "Ania draws 1 card." in bo
    assert "Forecast" not in bo


def test_one_person_sees_all_hands_and_is_not_asked_for_consent(  # PAN-16.4
    wardroom: Terminal, data: Path
) -> None:
    wardroom("play", "--players", "me", "--seats", "3", "--epidemics", "6", lines=["quit"])
    options = Record.load(saved_game(data)).options
    assert (options["hands"], options["consent"]) == ("open", "automatic")


def test_a_person_is_asked_for_consent_by_colleagues(
    wardroom: Terminal, data: Path
) -> None:  # PAN-G.9
    wardroom("play", "--players", "me,random", lines=["quit"])
    assert Record.load(saved_game(data)).options["consent"] == "gifts"


def test_options_of_the_command_line_win(wardroom: Terminal, data: Path) -> None:
    wardroom("play", "--players", "me", "--option", "hands=closed", lines=["quit"])
    assert Record.load(saved_game(data)).options["hands"] == "closed"


def test_a_colleague_says_why_but_not_twice_in_a_row(
    wardroom: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cautious:
        """Always takes the first action, for the same reason."""

        def choose(self, perspective: Perspective) -> Choice | None:
            if not perspective.waited_for:
                return None
            return Choice(perspective.legal[0], Message("do-pass"))

    colleagues = {"cautious": lambda _: Cautious()}
    monkeypatch.setattr(game("pandemic"), "colleagues", colleagues)
    args = ("play", "--players", "cautious,cautious", "--seed", "7")
    told = wardroom(*args).out.splitlines()
    reasons = [number for number, line in enumerate(told) if line == "    Why: Pass"]
    assert told[reasons[0] - 1] == "  Scientist drives to Chicago."
    assert "drives" in told[reasons[1] - 1]
    assert reasons[1] - reasons[0] > 4
