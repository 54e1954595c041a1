"""The small vocabulary of the tests of Quarantine: build a position, play, look.

    board = given(hospitals=[H0], lines=["red blue"], quarantine=["green"])
    board.play("admit red", "cancel")
    assert board.line(0) == ["red", "blue"]

Positions are built here and nowhere else. A hospital reads "red@0,1:nes yellow@1,0:new"; the lobby
is at 0,0 with its street side south if nothing else is said. What a test does not name is quiet:
the usual hospital H0, no cubes anywhere but in the bag, no contracts, a second turn with four
actions and no cubes to draw. All cubes, markers and tiles lie somewhere, so that the invariants can
be held after every step; only hospitals of a few tiles break them.
"""

from collections.abc import Mapping, Sequence

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import (
    COLOURS,
    CUBES,
    DOORS,
    EMERGENCY_ROOM,
    EXTRA_WARDS_PER_COLOUR,
    FIRST_ROOM,
    FIRST_WARD,
    GREY,
    GREY_CUBES,
    MARKERS,
    PATIENTS_PER_COLOUR,
    ROOMS,
    TILE,
    TILE_COUNT,
    TILES,
    WARDS_OF,
)
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.grid import NOWHERE, cell_at, cell_name
from wardroom.games.quarantine.invariants import broken
from wardroom.games.quarantine.layout import Layout
from wardroom.games.quarantine.scoring import Score
from wardroom.games.quarantine.state import BUILDING, INFECT, NO_CUBES, NOBODY, STEPS, TURN
from wardroom.kernel import Event

H0 = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@1,1:esw"
"""The usual start: one station on (0,0), (1,0), (0,1), (1,1)."""
H1 = "green@-1,0:new yellow@1,0:new red@0,1:esw blue@1,1:nsw green_2@-1,1:es"
"""Two stations, which share the lobby and the red ward."""


class Board:
    """A position under test: lines are played, questions are answered with names."""

    def __init__(self, state: QuarantineState) -> None:
        self.state = state
        if state.log is None:
            state.log = []
        self.sound = broken(state) == []

    # Playing

    def play(self, *lines: str) -> "Board":
        """Each line is played by the seat that is asked at that moment."""
        for line in lines:
            before = self.state.copy()
            self.state.play(self.active, QUARANTINE.space.read(line))
            if self.sound:
                assert broken(self.state, before) == [], f"after {line!r}"
        return self

    def draw(self, *cubes: str) -> "Board":
        """Draw these cubes; each is placed at once, patients in the active player's own line."""
        for cube in cubes:
            self.reveal(cube)
            if self.asks == "queue":
                self.play(f"queue {self.active}")
        return self

    def reveal(self, cube: str) -> "Board":
        """Let the dice fall so that this cube is shown next, and draw it."""
        wanted = CUBES.index(cube)
        for chance in range(100_000):
            trial = self.state.copy()
            trial.chance = chance
            trial.play(trial.active, QUARANTINE.space.read("draw"))
            step = trial.step
            shown = GREY if step is None or step.kind == INFECT else step.number
            if shown == wanted:
                self.state.chance = chance
                return self.play("draw")
        raise AssertionError(f"there is no {cube} cube left")

    def next_turn(self) -> "Board":
        """The active player draws what is left, keeps it, and ends the turn."""
        while self.state.held:
            self.play("draw")
            while self.asks is not None:
                self.play(sorted(self.choices())[0])
        self.play("end_turn")
        if self.asks == "free_marker":
            self.play("no")
        return self

    def copy(self) -> "Board":
        return Board(self.state.copy())

    # Choices

    def can(self, line: str) -> bool:
        """May the active player play the line now?"""
        action = QUARANTINE.space.read(line)
        return any(action is legal for legal in self.state.legal(self.active))

    def choices(self, verb: str = "") -> set[str]:
        """What follows the verb in everything that may be played; whole lines without a verb."""
        lines = [repr(action) for action in self.state.legal(self.active)]
        assert len(lines) == len(set(lines)), "a choice is offered twice"
        if not verb:
            return set(lines)
        return {line[len(verb) + 1 :] for line in lines if line.split()[0] == verb}

    @property
    def asks(self) -> str | None:
        """What the open step asks."""
        return None if self.state.step is None else STEPS[self.state.step.kind]

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def result(self) -> str | None:
        outcome = self.state.outcome()
        return None if outcome is None else outcome.result

    # The table

    def line(self, seat: int) -> list[str]:
        return [COLOURS[colour] for colour in self.state.lines[seat]]

    def stock(self, seat: int) -> str:
        return heap(self.state.stocks[seat])

    @property
    def box(self) -> str:
        return heap(self.state.box)

    @property
    def bag(self) -> str:
        return heap(self.state.bag)

    @property
    def grey_supply(self) -> int:
        return self.state.grey_supply

    def quarantined(self, seat: int) -> set[str]:
        return names(self.state.quarantine[seat])

    def hospital(self, seat: int) -> dict[str, str]:
        """Each tile with its cell and doors."""
        return drawn(self.state.layouts[seat])

    def patients(self, seat: int) -> dict[str, list[str]]:
        """The colours of the patients on each occupied tile."""
        tiles = self.state.encode()["hospitals"][seat]["tiles"]
        return {tile["tile"]: tile["patients"] for tile in tiles if tile["patients"]}

    def aside(self, seat: int) -> list[str]:
        return [TILES[tile] for tile in self.state.asides[seat]]

    def markers(self, seat: int) -> int:
        return self.state.markers[seat]

    def owner(self, room: str) -> int | None:
        """Whose contract a stack is."""
        owner = self.state.owners[self._stack(room)]
        return None if owner == NOBODY else owner

    def left(self, room: str) -> int:
        return self.state.left[self._stack(room)]

    def price(self, room: str) -> str:
        return heap(self.state.prices[self._stack(room)])

    def _stack(self, room: str) -> int:
        return self.state.rooms.index(TILE[room])

    def stations(self, seat: int) -> int:
        return len(self.state.layouts[seat].stations)

    def score(self, seat: int) -> tuple[int, int, int, int]:
        """Points for rooms, stations, cubes and the line."""
        score = Score(self.state, seat)
        return score.rooms, score.stations, score.cubes, score.line

    def told(self, kind: str) -> list[Event]:
        """The events of one kind since the position was built."""
        assert self.state.log is not None
        return [event for event in self.state.log if event.kind == kind]


def given(
    seats: int = 2,
    *,
    hospitals: Sequence[str] = (),
    quarantine: Sequence[str] = (),
    patients: Sequence[str] = (),
    lines: Sequence[str] = (),
    stocks: Sequence[str] = (),
    markers: Sequence[int] = (),
    aside: Sequence[str] = (),
    contracts: Mapping[str, str] | None = None,
    rooms: str = "",
    gone: str = "",
    wards_left: Mapping[str, int] | None = None,
    box: str = "",
    bag: str | None = None,
    grey_supply: int = 0,
    active: int = 0,
    actions: int = 4,
    held: int = 0,
    turn: int | None = None,
    finisher: int = NOBODY,
    unsound: bool = False,
) -> Board:
    """A position between the steps of a turn.

    `patients` reads "red red_2 red_2 emergency_room=blue"; `stocks`, `box` and `bag` read
    "red 2 grey 1"; `contracts` maps a room to its owner and price, "0 yellow yellow red", or
    "market yellow red"; `rooms` are on the market in any case; `gone` are rooms without a tile left
    that nobody owns. With a `bag` that is named, the cubes left over lie in the box.
    """
    state = QUARANTINE.deal({"first": "0"}, seats, 1)
    for seat in range(seats):
        state.layouts[seat] = plan(_at(hospitals, seat, H0))
        state.quarantine[seat] = bits(_at(quarantine, seat, ""))
        state.patients[seat] = _patients(_at(patients, seat, ""))
        state.lines[seat] = tuple(COLOURS.index(word) for word in _at(lines, seat, "").split())
        state.stocks[seat] = cubes(_at(stocks, seat, ""))
        state.markers[seat] = markers[seat] if seat < len(markers) else 0
        state.asides[seat] = tuple(TILE[word] for word in _at(aside, seat, "").split())
    state.marker_supply = MARKERS - sum(state.markers)
    _open_market(state, contracts or {}, rooms.split(), gone.split())
    for colour, name in enumerate(COLOURS):
        owned = sum(state.owns(s, ward) for s in range(seats) for ward in WARDS_OF[colour][1:])
        left = EXTRA_WARDS_PER_COLOUR - owned
        state.wards_left[colour] = (wards_left or {}).get(name, left)
    state.box = list(cubes(box))
    state.grey_supply = grey_supply
    _fill_the_bag(state, bag)
    state.phase = TURN
    state.turn = seats + 1 if turn is None else turn
    state.active = active
    state.actions = actions
    state.held = held
    state.finisher = finisher
    state.forget_legal()
    board = Board(state)
    assert unsound or board.sound, broken(state)
    return board


def dealt(seats: int = 2, seed: int = 1, **options: str) -> Board:
    """A game as it is dealt."""
    log: list[Event] = []
    return Board(QUARANTINE.deal(options, seats, seed, None, log))


BUILD_H0 = ("lay red 0,1 nes", "lay yellow 1,0 new", "lay green -1,0 new", "lay blue 1,1 esw")


def begun(seats: int = 2, seed: int = 1, **options: str) -> Board:
    """A dealt game in which everybody has built H0; the first turn begins."""
    board = dealt(seats, seed, **options)
    while board.state.phase == BUILDING:
        board.play(*BUILD_H0, "done")
    return board


# Floor plans


def plan(text: str) -> Layout:
    """A hospital as it is written."""
    where, doors = [NOWHERE] * TILE_COUNT, [0] * TILE_COUNT
    words = text.split()
    if not any(word.startswith("lobby@") for word in words):
        words.insert(0, "lobby@0,0:new")
    for word in words:
        name, _, place = word.partition("@")
        spot, _, sides = place.partition(":")
        where[TILE[name]] = cell(spot)
        doors[TILE[name]] = DOORS.index(sides)
    return Layout(tuple(where), tuple(doors))


def cell(text: str) -> int:
    x, y = text.split(",")
    return cell_at(int(x), int(y))


def drawn(layout: Layout) -> dict[str, str]:
    return {
        TILES[tile]: f"{cell_name(where)}:{DOORS[layout.doors[tile]]}"
        for where, tile in layout.at.items()
    }


def fits(text: str, tile: str, quarantine: str = "", helipad: bool = False) -> bool:
    """May the tile, written like "pharmacy@1,1:nw", be added to this hospital?"""
    name, _, place = tile.partition("@")
    spot, _, sides = place.partition(":")
    layout = plan(text)
    doors = layout.rotations(TILE[name], cell(spot), bits(quarantine), helipad)
    listed = cell(spot) in layout.cells(TILE[name], bits(quarantine), helipad)
    assert listed == bool(doors)
    return DOORS.index(sides) in doors


# Small words


def bits(tiles: str) -> int:
    return sum(1 << TILE[word] for word in tiles.split())


def names(tiles: int) -> set[str]:
    return {name for tile, name in enumerate(TILES) if (tiles >> tile) & 1}


def cubes(text: str) -> tuple[int, ...]:
    """Cubes written as "red 2 grey 1", in numbers."""
    counts = list(NO_CUBES)
    words = text.split()
    for name, count in zip(words[::2], words[1::2], strict=True):
        counts[CUBES.index(name)] += int(count)
    return tuple(counts)


def heap(counts: Sequence[int]) -> str:
    """Numbers of cubes as they are written."""
    return " ".join(f"{name} {count}" for name, count in zip(CUBES, counts, strict=True) if count)


def _at(texts: Sequence[str], seat: int, usual: str) -> str:
    return texts[seat] if seat < len(texts) else usual


def _patients(text: str) -> int:
    packed = 0
    for word in text.split():
        name, _, colour = word.partition("=")
        if TILE[name] == EMERGENCY_ROOM:
            packed += (COLOURS.index(colour) + 1) << 24
        else:
            packed += 1 << (2 * (TILE[name] - FIRST_WARD))
    return packed


def _open_market(
    state: QuarantineState, contracts: Mapping[str, str], wanted: list[str], gone: list[str]
) -> None:
    """Eight rooms: those that are named or owned, then the others in their order."""
    seats = range(state.deal.seats)
    owned = [room for room in ROOMS if any(state.owns(seat, TILE[room]) for seat in seats)]
    named = list(dict.fromkeys([*contracts, *wanted, *gone, *owned]))
    rooms = [*named, *[room for room in ROOMS if room not in named]][:8]
    assert set(named) <= set(rooms), "more than eight rooms are named"
    state.rooms = tuple(sorted(TILE[room] for room in rooms))
    copies = 1 if state.deal.seats == 2 else 2
    state.left = []
    state.owners = []
    state.prices = []
    for room in state.rooms:
        left = copies - sum(state.owns(seat, room) for seat in seats)
        owner, price = NOBODY, NO_CUBES
        name = TILES[room]
        if name in contracts:
            whose, *colours = contracts[name].split()
            owner = NOBODY if whose == "market" else int(whose)
            price = cubes(" ".join(f"{colour} 1" for colour in colours))
        elif left and any(state.owns(seat, room) for seat in seats):
            price = cubes("yellow 1 red 1")
        state.left.append(0 if name in gone else left)
        state.owners.append(owner)
        state.prices.append(price if left and name not in gone else NO_CUBES)
    assert min(state.rooms) >= FIRST_ROOM


def _fill_the_bag(state: QuarantineState, bag: str | None) -> None:
    whole = [PATIENTS_PER_COLOUR] * len(COLOURS) + [GREY_CUBES]
    state.bag = [0] * (GREY + 1)
    probe = state.encode()
    for hospital in probe["hospitals"]:
        for name in hospital["line"]:
            whole[CUBES.index(name)] -= 1
        for name, count in hospital["stock"].items():
            whole[CUBES.index(name)] -= count
        for tile in hospital["tiles"]:
            whole[GREY] -= tile["quarantined"]
            for name in tile["patients"]:
                whole[CUBES.index(name)] -= 1
    for stack in probe["market"]:
        for name, count in stack["price"].items():
            whole[CUBES.index(name)] -= count
    for place, count in enumerate(state.box):
        whole[place] -= count
    whole[GREY] -= state.grey_supply
    assert min(whole) >= 0, "there are not so many cubes"
    if bag is None:
        state.bag = whole
        return
    state.bag = list(cubes(bag))
    for place in range(GREY + 1):
        state.box[place] += whole[place] - state.bag[place]
