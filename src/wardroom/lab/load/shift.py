"""Tables in the Action Phase of Rush M.D.: all act at once, at the pace of people.

What counts is how soon the others see what somebody does. Whatever is legal is good enough to be
done; that another was quicker now and then belongs to it.
"""

import asyncio
from time import perf_counter
from typing import Final

from msgspec.json import encode

from wardroom.client import HttpClient
from wardroom.lab.load.generator import Load, LoadPlayer, LoadTable, Offer, Received
from wardroom.protocol import Play, TableCard

ACTION: Final = "ask-action"
RUSH_MD: Final = "rush-md"
TOO_LATE: Final = "illegal"
IDLE: Final = ("pause", "finish", "mode")
"""What players in a hurry do not do."""


class ShiftTable(LoadTable):
    """Two people in an Action Phase that outlasts every measurement."""

    options: dict[str, str] = {"phase": "600", "sand": "15"}  # noqa: RUF012 - as tables have it

    def __init__(self, load: Load, people: list[HttpClient], number: int) -> None:
        super().__init__(load, people, number)
        self._at_work = asyncio.Event()
        self._sent: dict[str, float] = {}
        self._heard: dict[int, float] = {}

    def player(self, person: HttpClient, card: TableCard) -> LoadPlayer:
        return ShiftPlayer(self, person, card)

    async def warm_up(self) -> None:
        await self._at_work.wait()

    def begins(self) -> None:
        """The Action Phase has begun."""
        self._at_work.set()

    def send(self, nonce: str) -> None:
        """The watch of a move begins to run."""
        self._sent[nonce] = perf_counter()

    def hear(self, step: int) -> None:
        """The other player hears of a move."""
        self._heard[step] = perf_counter()

    def accept(self, nonce: str, step: int) -> None:
        """Which move was which step: the sender hears of it when the other has."""
        sent = self._sent.pop(nonce, None)
        loop = asyncio.get_running_loop()
        if sent is not None:
            loop.call_later(1.0, self._time, sent, step)

    def _time(self, sent: float, step: int) -> None:
        heard = self._heard.pop(step, None)
        if heard is not None:
            self.load.times.append(heard - sent)


class ShiftPlayer(LoadPlayer):
    """Does something at every beat, if there is something to do."""

    def __init__(self, table: ShiftTable, person: HttpClient, card: TableCard) -> None:
        super().__init__(table, person, card)
        self._shift = table
        self._legal: list[Offer] = []
        self._step = 0
        self._count = 0
        self._ready = False
        self._beating = False

    def hear(self, heard: Received) -> None:
        match heard.type:
            case "moved" if heard.entry is not None:
                if heard.entry.nonce is None and heard.entry.seat >= 0:
                    self._shift.hear(heard.entry.step)
                self._look(heard.entry.step, heard.legal, heard.asking.id)
            case "welcome" if heard.position is not None:
                there = heard.position
                self._look(there.step, there.legal, there.asking.id)
            case "accepted":
                self._load.moves += 1
                self._shift.accept(heard.nonce, heard.step)
            case "refused" | "wrong" if heard.code != TOO_LATE:
                self._load.refusals.append(heard.text)

    def _look(self, step: int, legal: list[Offer], asking: str) -> None:
        self._step = step
        self._legal = [offer for offer in legal if not offer.action.startswith(IDLE)]
        if asking != ACTION:
            for offer in legal:
                if offer.action == "ready" and not self._ready:
                    self._ready = True
                    self._play(offer)
            return
        self._shift.begins()
        if not self._beating:
            self._beating = True
            beat = self._beat_seconds()
            # Not all hands at the same moment.
            self._later(beat * self._table.dice.below(1000) / 1000)

    def _beat_seconds(self) -> float:
        return 2 / (self._load.rate or 2)

    def _later(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        if self._load.over:
            return
        if not self._legal:
            # The hands are busy; as soon as they are free.
            self._later(self._beat_seconds() / 10)
            return
        self._play(self._table.dice.pick(self._legal))
        self._legal = []
        self._later(self._beat_seconds() * (0.5 + self._table.dice.below(1000) / 1000))

    def _play(self, offer: Offer) -> None:
        self._count += 1
        nonce = f"{offer.seat}-{self._count}"
        self._shift.send(nonce)
        self.wire.send(encode(Play(offer.seat, self._step, offer.action, nonce)))
