"""The leak trial: does anybody ever get a byte of what they may not know?

Games with closed hands are played over the sockets by people in every seat, sometimes with a
colleague, while a spectator watches. Every byte that any of them gets is kept with the step at
which it came: socket messages, positions of the replay, table cards, lobby, hints, refusals and
metrics. Tables are dealt again, take a challenge, go on from another game or play the deal of the
day (see `deals`). When a game is over its record is known, and every message is held against the
truth in four ways:

- **By planting.** The cards have names that nothing else has (see `planting`), so a search of the
  bytes for the names of cards this audience had not seen by then finds a leak wherever it hides.
- **By permutation.** What an audience may know is computed from imagined worlds, in which all that
  is hidden from it has been dealt again: other hands, the order of both decks, the dice. A position
  must be exactly the view, the legal actions and the question that such a world gives; an entry
  of the log exactly the events meant for it. So the order of a list may tell nothing either, and
  this also covers the infection cards, whose names everybody may know but not their order. No
  message may have a field that the protocol does not have.
- **By name.** What is said to one player alone, or written down, names those who may know it (see
  `confidences`), and nobody else ever gets it, not after the end either.
- **By number.** The seed and every state of the dice, decimal or hexadecimal, occur nowhere, not
  even in the messages that follow the end.

Before the end the record, which names the seed, must be refused; so must a debrief, a what-if, a
challenge, a guided replay and sharing, and nobody may be shown results of a deal they have not
finished. After it strangers to a table that is not public get neither record nor debrief. Puzzles
are tried apart (see `puzzling`).
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.json import decode, encode

from tools.trial.audience import PATIENCE, Audience, Received
from tools.trial.confidences import confide, overheard
from tools.trial.deals import KINDS, opened
from tools.trial.people import pick, reached
from tools.trial.planting import TOKEN, plant, planted_environment
from tools.trial.puzzling import try_puzzles
from tools.trial.report import Report
from tools.trial.truth import (
    FORECASTS,
    Truth,
    plain_message,
    without_infection_cards,
)
from wardroom.cli.progress import progress_bar
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.kernel import SPECTATOR, Dice, Record, WardroomError, canonical
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    ChallengeGiving,
    Entry,
    FromServer,
    GameEvent,
    Moment,
    Moved,
    PlayOn,
    Position,
    SeatWish,
    Sharing,
    TableCard,
    TourOpening,
    Welcome,
)

TABLES_AT_ONCE: Final = 4
AROUND: Final = 150
"""Bytes shown on both sides of a card that should not be there."""
PRIVATE: Final = ("record", "debrief")
LOOKS: Final = 6
"""One decision in so many is followed by a look at the other ways into a table."""


class LeakTrial:
    """Some games, every byte of them checked against the truth."""

    def __init__(
        self, games: int, seed: int, folder: Path, advance: Callable[[str], None] | None = None
    ) -> None:
        title = f"Leak trial, {games} games with closed hands, seed {seed}"
        self.report = Report(title, advance)
        self._games = games
        self._seed = seed
        environment = {**planted_environment(), "WARDROOM_PACE": "0", "WARDROOM_LIMITS": "off"}
        self._server = ServerProcess(folder, environment=environment)

    async def run(self) -> Report:
        for name in (
            "cards found",
            "games",
            "moves",
            "undos",
            "hints",
            "confidences",
            "messages",
            "bytes",
        ):
            self.report.count(name, 0)
        await asyncio.to_thread(self._server.__enter__)
        try:
            numbers = iter(range(self._games))
            await asyncio.gather(*(self._one_by_one(numbers) for _ in range(TABLES_AT_ONCE)))
        finally:
            await asyncio.to_thread(self._server.stop)
        self.report.expect(
            self.report.number("cards found") > 0, "No planted card was ever seen: not planted?"
        )
        return self.report

    async def _one_by_one(self, numbers: Iterator[int]) -> None:
        for number in numbers:
            try:
                await self._game(number)
            except (WardroomError, TimeoutError) as error:
                self.report.wrong(f"Game {number} broke off: {error!r}")
            self.report.advance()

    async def _game(self, number: int) -> None:
        dice = Dice.seeded(self._seed * 1_000_003 + number, "leak")
        kind = KINDS[number % len(KINDS)]
        card, people = await opened(kind, self._server.url, dice)
        heard: list[Received] = []
        audiences = [Audience(person, own, heard) for person, own in people]
        audiences.append(Audience(await HttpClient.guest(self._server.url), (SPECTATOR,), heard))
        for audience in audiences:
            await audience.join(card).__aenter__()
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await self._play(card, audiences, dice)
        finally:
            for audience in audiences:
                await audience.client.close()
        text = await audiences[0].person.record(card.id)
        record = Record.read(text)
        await self._closed_to_strangers(card, text)
        async with audiences[0].person.join(card.id) as again:
            log = again.entries
        self.report.count("games")
        self.report.count(f"games, {kind}")
        # The others go on meanwhile: a server does not wait long for a greeting.
        await asyncio.to_thread(Check(number, Truth(record, log), self.report).all, heard)

    async def _play(self, card: TableCard, audiences: list[Audience], dice: Dice) -> None:
        """All people play, and look at everything they can reach while they do."""
        while True:
            clients = [audience.client for audience in audiences]
            if all(client.ending is not None for client in clients):
                return
            step = max(client.step for client in clients)
            for client in clients:
                await client.until(reached(client, step))
            # Undone while a colleague thinks, a game on a slow machine would never end.
            if await self._move(clients, dice) and dice.below(LOOKS) == 0:
                looking = dice.pick(audiences)
                await self._look_around(card, looking, dice)
                if looking.seats[0] != SPECTATOR and dice.below(8) == 0:
                    await self._take_back_together(looking, audiences)
                if looking.seats[0] != SPECTATOR and dice.below(4) == 0:
                    await confide(card, looking, audiences, dice)
                    self.report.count("confidences")

    async def _move(self, clients: list[TableClient], dice: Dice) -> bool:
        """One move or undo by the seat that is asked or likes to; False if nobody is."""
        for client in dice.shuffled(clients):
            offer = pick(client, dice)
            if offer is None or client.ending is not None:
                continue
            try:
                await client.play(offer)
                self.report.count("moves")
                here = client.position
                if here is not None and here.undoable and dice.below(8) == 0:
                    await client.take_back()
                    self.report.count("undos")
            except Denied:
                pass  # A colleague was quicker.
            return True
        await asyncio.sleep(0.02)
        return False

    async def _must_be_refused(
        self,
        audience: Audience,
        kind: str,
        path: str,
        method: str = "GET",
        wish: Any = None,
    ) -> None:
        """What is for finished games; or else a colleague has just ended this one, as all will
        hear.
        """
        try:
            await audience.person.fetch(method, path, None if wish is None else encode(wish))
        except Denied as denied:
            audience.keep(kind, encode({"code": denied.code, "text": str(denied)}))
            self.report.count("refused")
            return
        try:
            async with asyncio.timeout(5):
                await audience.client.until(lambda: audience.client.ending is not None)
        except TimeoutError:
            self.report.wrong(f"{kind}: {method} {path} was answered before the end.")

    async def _closed_to_strangers(self, card: TableCard, record: str) -> None:
        """What a finished game tells only to those who may enter its table; and half a record has
        no debrief, wherever it came from.
        """
        stranger = await HttpClient.guest(self._server.url)
        # The last line need not be the move that ended the game.
        lines = record.splitlines(keepends=True)
        unfinished = encode({"record": "".join(lines[: 1 + len(lines) // 2])})
        asked: list[tuple[str, str, bytes | None, str]] = [
            ("POST", "/api/records/debrief", unfinished, "not-over")
        ]
        if not card.public:
            place = f"/api/tables/{card.id}"
            asked += [("GET", f"{place}/{name}", None, "private") for name in PRIVATE]
        for method, path, wish, code in asked:
            try:
                await stranger.fetch(method, path, wish)
            except Denied as denied:
                self.report.count("refused")
                self.report.expect(denied.code == code, f"{path} was refused by {denied.code}.")
            else:
                self.report.wrong(f"{method} {path} was answered to a stranger.")

    async def _results_are_closed(self, audience: Audience, kind: str, path: str) -> None:
        """How others did with a deal is not told to those who still play it."""
        said = await audience.person.fetch("GET", path)
        audience.keep(kind, said)
        told = decode(said)
        if audience.client.ending is None and (told["shown"] or told["results"]):
            self.report.wrong(f"{kind}: {path} shows results before the end.")

    async def _look_around(self, card: TableCard, audience: Audience, dice: Dice) -> None:
        """Try every other way to learn something."""
        here = audience.client.position
        if here is None or here.ending is not None:
            return
        place = f"/api/tables/{card.id}"
        ply = dice.below(here.ply + 1)
        await audience.fetch(f"at {ply}", f"{place}/at/{ply}")
        await audience.fetch("card", place)
        await audience.fetch("lobby", "/api/tables")
        await audience.fetch("metrics", "/metrics")
        await audience.fetch("own games", "/api/me/games")
        refused = partial(self._must_be_refused, audience)
        await refused("record", f"{place}/record")
        await refused("sharing", f"{place}/sharing", "PATCH", Sharing(shared=True))
        await refused("debrief", f"{place}/debrief")
        seats = [SeatWish("me") for _ in card.chairs]
        await refused("what if", "/api/what-ifs", "POST", PlayOn(ply, seats, card.id))
        await refused("challenge", "/api/challenges", "POST", ChallengeGiving(card.id))
        await refused("guided replay", "/api/tours", "POST", TourOpening(card.id))
        await audience.fetch("daily", "/api/daily")
        await audience.fetch("puzzles", "/api/puzzles/pandemic")
        today = datetime.now(UTC).date().isoformat()
        await self._results_are_closed(audience, "day", f"/api/daily/pandemic/{today}")
        if card.challenge is not None:
            await self._results_are_closed(audience, "taken", f"/api/challenges/{card.challenge}")
        match dice.below(5):
            case 4:
                await audience.fetch("own tables", "/api/me/tables?search=pandemic")
                if audience.seats[0] != SPECTATOR:
                    await audience.client.point("city:paris", call="please")
                    await audience.client.say("hm")
            case 0:
                await audience.client.close()
                await audience.join(card).__aenter__()
            case 1 if audience.seats[0] != SPECTATOR:
                try:
                    await audience.client.hint(dice.pick(audience.seats))
                    self.report.count("hints")
                except (WardroomError, TimeoutError):
                    pass  # No advice here; what was said about it has been kept.
            case 2:
                await audience.client.ping()
                await audience.look_into_the_lobby()
            case 3:
                await audience.fetch("rematch", f"{place}/rematch", "POST")

    async def _take_back_together(self, asking: Audience, audiences: list[Audience]) -> None:
        """All agree to take back a move, also one that showed something."""
        step = asking.client.step
        try:
            await asking.client.ask_back()
            for audience in audiences:
                there = audience.client
                if audience is asking or audience.seats[0] == SPECTATOR:
                    continue
                await there.until(partial(_asked_or_moved_on, there, step))
                await there.answer(True)
            self.report.count("agreed undos")
        except Denied:
            pass  # There is nothing to take back, or a colleague was quicker.


def _asked_or_moved_on(client: TableClient, step: int) -> bool:
    return client.table.asked is not None or client.step > step


class Check:
    """Checks what was sent at one table against the truth."""

    def __init__(self, number: int, truth: Truth, report: Report) -> None:
        self._number = number
        self._truth = truth
        self._report = report
        self._views: dict[tuple[int, ...], dict[str, Any]] = {}

    def tell_view(self, seats: tuple[int, ...], view: dict[str, Any]) -> None:
        """What the audience in these seats has been shown so far."""
        self._views[seats] = view

    def all(self, heard: list[Received]) -> None:
        """Every message, in the order in which they came."""
        for one in heard:
            self._report.count("messages")
            self._report.count("bytes", len(one.said))
            self._numbers(one)
            for word in overheard(one.seats, one.said):
                self._wrong(one, f"what was meant for others is told: {word}")
            if one.kind == "socket":
                self._socket(one)
            elif one.kind.startswith("at "):
                self._replay(one)
            elif one.said and one.kind != "metrics":
                self._search(one, decode(one.said), one.step)

    def _wrong(self, one: Received, what: str) -> None:
        who = "the spectator" if one.seats == (SPECTATOR,) else f"seats {one.seats}"
        self._report.wrong(f"Game {self._number}, {who} after step {one.step}, {one.kind}: {what}")

    def _numbers(self, one: Received) -> None:
        """Seed and dice, written in any usual way."""
        for number in self._truth.numbers:
            if number in one.said:
                self._wrong(one, f"the seed or the dice occur: {number.decode()}")

    def _socket(self, one: Received) -> None:
        try:
            message = decode(one.said, type=FromServer)
        except msgspec.DecodeError as error:
            self._wrong(one, f"not a message of the protocol: {error}")
            return
        plain = decode(one.said)
        if msgspec.to_builtins(message) != plain:
            self._wrong(one, "a field that the protocol does not have")
        step = one.step
        if isinstance(message, Welcome):
            step = message.position.step if message.position else 0
            if message.position is not None:
                self.tell_view(one.seats, message.position.view)
                self._position(one, message.position)
            if message.since == 0:
                self._events(one, message.deal, 0)
            over = message.position is not None and message.position.ending is not None
            for entry in message.entries:
                self._entry(one, entry, over)
        elif isinstance(message, Moved):
            step = message.entry.step
            view = self._views[one.seats]
            for event in message.entry.events:
                view = view | (event.changed or {})
            self.tell_view(one.seats, view | message.changed)
            self._position(one, _position(message, self._views[one.seats]))
            self._entry(one, message.entry, message.ending is not None)
        self._search(one, plain, step)

    def _replay(self, one: Received) -> None:
        """A position of the past, as it was then."""
        ply = int(one.kind.removeprefix("at "))
        if b'"code"' in one.said[:12]:
            self._search(one, decode(one.said), one.step)
            return
        there = decode(one.said, type=Moment).position
        step = self._truth.step_of_ply(ply, one.step)
        self._position(one, msgspec.structs.replace(there, step=step))
        self._search(one, decode(one.said), one.step)

    def _position(self, one: Received, there: Position) -> None:
        """Exactly what an imagined world gives."""
        if there.ending is not None and not self._truth.is_last(there.step):
            self._wrong(one, f"the game is said to be over at step {there.step}")
        if there.seat not in one.seats:
            self._wrong(one, f"the view is that of seat {there.seat}")
            return
        moment = self._truth.moment(there.seat, there.step)
        legal = [
            action for seat in one.seats for action in self._truth.moment(seat, there.step).legal
        ]
        if canonical(there.view) != canonical(moment.view):
            odd = [name for name in there.view if there.view[name] != moment.view.get(name)]
            self._wrong(one, f"the view at step {there.step} tells more or less: {odd}")
        if there.ply != moment.ply:
            self._wrong(one, f"step {there.step} is ply {moment.ply}, not {there.ply}")
        if there.ending is None and there.legal and _actions(there) != legal:
            self._wrong(one, f"the legal actions at step {there.step} are others")
        if there.ending is None and there.waiting != moment.waiting:
            self._wrong(one, f"step {there.step} waits for {moment.waiting}")
        if there.ending is None and msgspec.to_builtins(there.asking) != moment.asking:
            self._wrong(one, f"step {there.step} asks {there.asking}")

    def _entry(self, one: Received, entry: Entry, over: bool) -> None:
        """Exactly the events for this audience, and until the end the choice only to its maker."""
        truth = self._truth
        self._events(one, entry.events, entry.step)
        own = entry.seat in one.seats
        if entry.action is not None and not own and not over:
            self._wrong(one, f"the choice of step {entry.step} is told: {entry.action.action}")
        before = max(0, entry.step - 1)
        if entry.reason is not None and not any(
            truth.knows_all_of(seat, entry.seat, before) for seat in one.seats
        ):
            self._wrong(one, f"the reason of step {entry.step} is told: {entry.reason}")

    def _events(self, one: Received, told: list[GameEvent], step: int) -> None:
        meant = [
            {"kind": event.kind, "args": plain_message(event.message())["args"]}
            for event in self._truth.told(one.seats, step)
        ]
        if [{"kind": event.kind, "args": event.args} for event in told] != meant:
            self._wrong(one, f"the events of step {step} are others than those meant for it")

    def _search(self, one: Received, plain: Any, step: int) -> None:
        """Names of cards that this audience has not seen by then."""
        if one.ended or self._truth.is_last(step):
            return
        found = set(TOKEN.findall(encode(_stripped(plain))))
        self._report.count("cards found", len(found))
        leaked = found.difference(*(self._truth.known(seat, step) for seat in one.seats))
        if leaked:
            at = one.said.find(min(leaked))
            around = one.said[max(0, at - AROUND) : at + AROUND].decode("utf-8", "replace")
            names = sorted(card.decode() for card in leaked)
            self._wrong(one, f"hidden cards {names} in {one.said[:20].decode()}...{around}")


def _position(moved: Moved, view: dict[str, Any]) -> Position:
    return Position(
        seat=moved.seat,
        step=moved.entry.step,
        ply=moved.entry.ply,
        view=view,
        legal=moved.legal,
        asking=moved.asking,
        waiting=moved.waiting,
        undoable=moved.undoable,
        ending=moved.ending,
    )


def _actions(there: Position) -> list[str]:
    return [offer.action for offer in there.legal]


def _stripped(plain: Any) -> Any:
    """A message without the places where infection cards are named."""
    if isinstance(plain, list):
        return [_stripped(part) for part in plain]
    if not isinstance(plain, dict):
        return plain
    if plain.get("kind") in FORECASTS:
        return {}
    return {name: _stripped(part) for name, part in without_infection_cards(plain).items()}


def leak(games: int, seed: int) -> Report:
    """Run the trial in a folder of its own, on planted cards."""
    plant()
    with (
        tempfile.TemporaryDirectory(prefix="wardroom-leak-") as folder,
        progress_bar(games) as advance,
    ):
        report = asyncio.run(LeakTrial(games, seed, Path(folder), advance).run())
    try_puzzles(games, seed, report)
    return report
