"""Busy random games: small steps of time, and rather a kind of action not seen for long."""

from collections import Counter
from collections.abc import Iterator, Sequence

from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.actions import READY
from wardroom.games.rush_md.cards.patients import HOSPITALIZEDS
from wardroom.games.rush_md.cards.research import RESEARCH_CARDS
from wardroom.games.rush_md.content import (
    AREAS,
    BEDS,
    FIRST_BED,
    HOSPITALIZED,
    KINDS,
    ORGANS,
)
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.state import ACTION, ENDING, EVALUATION
from wardroom.kernel import Action, Dice, Game

SELDOM = ("absent", "pause", "grab", "finish", "cancel", "lift_off", "slip", "miss", "move_bed")


def options_of(seed: int) -> dict[str, str]:
    """Modules and options in turn, and a short phase."""
    return {
        "difficulty": ("easy", "normal", "hard")[seed % 3],
        "epidemics": ("on", "off")[seed % 5 == 4],
        "research": ("on", "off")[seed // 2 % 2],
        "assist": ("0", "0", "1", "2")[seed // 4 % 4],
        "manual_contagion": ("off", "on")[seed // 3 % 2],
        "oath_strict": ("off", "off", "on")[seed // 5 % 3],
        "phase": "60",
        "sand": "15",
        "rounds": ("4", "2")[seed % 6 == 5],
        "clock": ("runs", "moves")[seed % 7 == 6],
    }


def walk(seed: int, seats: int, options: dict[str, str] | None = None) -> Iterator[RushState]:
    """The same state at every step from the deal to the end."""
    dice = Dice.seeded(seed, "walk")
    state = RUSH_MD.deal(options_of(seed) if options is None else options, seats, seed)
    assert isinstance(state, RushState)
    if seed % 2:
        state.points = 50
    else:
        crowd(state)
    played: Counter[str] = Counter()
    yield state
    while state.outcome() is None:
        due = state.due()
        at = state.now
        if due is not None:
            at = min(due, at + dice.below(400))
            state.advance(at)
        able = [seat for seat in range(seats) if state.legal(seat)]
        acts = state.phase != ACTION or (state.paused != ENDING and dice.below(8))
        if able and acts:
            seat = dice.pick(able)
            action = _choose(state.legal(seat), played, dice)
            state.play(seat, action, at)
            played[_kind(action)] += 1
        elif due is not None:
            state.advance(due)
        yield state


EXAM_VERBS = ("place", "lift_off", "target", "flip", "disc", "read", "cycle", "take", "mri_draw")


def quarrel(seed: int, exam: int, game: Game) -> Iterator[RushState]:
    """Two Doctors who do nothing but get in each other's way over one exam of one patient.

    Chance alone hardly ever meets two people at the same exam, so it is led there: the bed stands
    in place, a card lets the exam be done at home as well, and only what has to do with it is done.
    """
    dice = Dice.seeded(seed, "quarrel")
    state = game.deal({"epidemics": "off", "research": "on", "sand": "15"}, 2, seed)
    assert isinstance(state, RushState)
    deck = state.decks[HOSPITALIZED]
    (card, *_) = [each for each in deck if exam in HOSPITALIZEDS[each].signs]
    state.decks[HOSPITALIZED] = tuple(each for each in deck if each != card)
    state.patients[FIRST_BED] = card
    state.areas[0] = exam + 1
    lab = next(n for n, each in enumerate(RESEARCH_CARDS) if each.id == "mobile_laboratory")
    others = [each for each in (*state.research, *state.research_deck) if each != lab]
    state.research, state.research_deck = (lab, *others[:2]), tuple(others[2:])
    for seat in (0, 1):
        state.play(seat, READY)
    yield state
    while state.phase < EVALUATION:
        due = state.due()
        assert due is not None
        state.advance(min(due, state.now + dice.below(1_000)))
        seat = dice.below(2)
        legal = [each for each in state.legal(seat) if _belongs(repr(each).split(), exam)]
        if legal and dice.below(2):
            state.play(seat, dice.pick(legal), state.now)
        yield state


def _belongs(words: list[str], exam: int) -> bool:
    if words[0] == "place":
        return words[1] in ("red", "black") and words[2] in (AREAS[exam + 1], "RS-1")
    if words[0] == "target":
        return words[-1] == AREAS[exam + 1]
    return words[0] in EXAM_VERBS


def crowd(state: RushState) -> None:
    """Every bed full, each in another area, and a well stocked Storage: exams can begin at once."""
    deck = state.decks[HOSPITALIZED]
    state.decks[HOSPITALIZED] = deck[len(BEDS) :]
    for bed in range(len(BEDS)):
        state.patients[FIRST_BED + bed] = deck[bed]
        state.conditions[FIRST_BED + bed] = HOSPITALIZEDS[deck[bed]].condition
        state.areas[bed] = bed + 1
    for kind in range(len(KINDS)):
        more = 1 if kind in ORGANS else 4
        state.supply[kind] -= more
        state.storage[kind] += more


def _choose(legal: Sequence[Action], played: Counter[str], dice: Dice) -> Action:
    kinds: dict[str, list[Action]] = {}
    for action in legal:
        kinds.setdefault(_kind(action), []).append(action)
    names = sorted(name for name in kinds if name not in SELDOM or not dice.below(12))
    names = names or sorted(kinds)
    name = min(names, key=lambda name: (played[name], name)) if dice.below(2) else dice.pick(names)
    return dice.pick(kinds[name])


def _kind(action: Action) -> str:
    words = repr(action).split()
    return " ".join(words[:2]) if words[0] == "begin" else words[0]
