"""Why something is refused: a stable code for programs, and a sentence for people."""

from collections.abc import Mapping
from typing import Final

from wardroom.kernel import (
    IllegalAction,
    ImpossibleOption,
    MalformedRecord,
    Message,
    NotUndoable,
    UnknownAction,
    UnknownGame,
    WardroomError,
)
from wardroom.players import UnknownColleague
from wardroom.protocol import Problem
from wardroom.words import UnknownLanguage

CODES: Final[Mapping[str, tuple[int, str]]] = {
    "malformed": (400, "The text is not JSON, or not a message of the shape that is expected."),
    "too-large": (413, "The message or the body is larger than it may be."),
    "too-fast": (429, "Too many messages or requests in too short a time."),
    "too-many-sockets": (429, "Too many connections are open from this address or person."),
    "unknown-host": (
        421,
        "The server does not answer to that name; its operator can add it to WARDROOM_HOSTS.",
    ),
    "foreign-origin": (403, "The request comes from a page of another site."),
    "nobody": (401, "The request needs a person: send POST /api/me first."),
    "banned": (403, "The operator of this server does not want you here."),
    "bad-link": (403, "The personal link is not from this server."),
    "no-passkeys": (
        409,
        "Passkeys belong to an address: its operator has to set WARDROOM_ADDRESS, with https.",
    ),
    "bad-passkey": (403, "The passkey could not be verified; ask for a new challenge."),
    "unknown-passkey": (404, "This server does not know the passkey; it may have been removed."),
    "copied-passkey": (403, "The counter of the passkey went backwards: it may have been copied."),
    "too-many-passkeys": (409, "You have as many passkeys as allowed, or this one already."),
    "unknown-device": (404, "You are not signed in on such a device."),
    "unknown-companion": (404, "You have not played with anyone of that id."),
    "not-invited": (409, "This person cannot be invited."),
    "unknown-page": (404, "There is nothing at this address."),
    "needs-server": (
        501,
        "This needs other people or a machine that stays on: your own server or one that someone "
        "runs.",
    ),
    "wrong-method": (405, "The address exists, but not with this method."),
    "unknown-game": (404, "No game with that name can be played here."),
    "unknown-lesson": (404, "The game has no lesson with that name."),
    "not-in-lessons": (409, "This can be done at a table, but not in a lesson."),
    "unknown-puzzle": (404, "The game has no puzzle with that name."),
    "not-in-puzzles": (409, "This can be done at a table, but not in a puzzle."),
    "unknown-table": (404, "There is no table with that name."),
    "unknown-campaign": (404, "There is no campaign with that name, or you are not in it."),
    "unknown-language": (404, "There are no texts in that language."),
    "unknown-seat": (404, "The table has no such seat."),
    "unknown-ply": (404, "The game does not have that many moves."),
    "unknown-colleague": (400, "The game has no computer colleague of that kind."),
    "impossible-option": (400, "The game cannot be dealt with these seats or options."),
    "dealt": (409, "The table continues another game, with its options and its cards."),
    "no-what-if": (
        409,
        "Only the players of a game with chapters can continue it, and only from its table.",
    ),
    "fixed-deal": (409, "The deal of a day or of a challenge is the same for everyone."),
    "unknown-challenge": (404, "There is no challenge with that name, or it was withdrawn."),
    "no-challenge": (
        409,
        "A game that continues another or belongs to a campaign cannot be given as a challenge.",
    ),
    "unknown-tour": (404, "There is no such guided replay, or it has ended."),
    "not-following": (404, "Nobody with that key follows the replay."),
    "not-leading": (403, "Only the leader of the replay may do this."),
    "unknown-day": (404, "There is no deal for that day."),
    "locked": (409, "The campaign has not reached that chapter yet."),
    "bad-name": (400, "The name is empty or too long."),
    "private": (403, "The table is private; the invite is missing or wrong."),
    "blocked": (403, "The host of this table does not want you here."),
    "full": (409, "No seat is open, or not this one."),
    "seated": (409, "You have as many seats here as allowed."),
    "not-seated": (403, "Only people who sit at the table may do this."),
    "open-talk": (409, "In this game everyone hears what is said at the table."),
    "not-yours": (403, "Only the person who opened the table may do this."),
    "not-your-seat": (403, "The seat belongs to someone else."),
    "here": (409, "The person in this seat is here, or has not been away for long enough."),
    "pace": (409, "The pace of this table gives the person in this seat more time."),
    "bad-address": (400, "This server may not send to that address."),
    "no-mail": (409, "This server sends no mail."),
    "old-link": (403, "The link in the mail is no longer valid."),
    "not-begun": (409, "The game has not begun."),
    "begun": (409, "The game has begun already."),
    "over": (409, "The game is over."),
    "not-over": (409, "The game is not over yet."),
    "too-many": (409, "You sit at too many tables."),
    "old-edition": (409, "The table was dealt under another edition of the game's rules."),
    "stale": (409, "The table has moved on; look again and choose again."),
    "illegal": (409, "The rules do not allow this action now."),
    "unknown-action": (400, "The text is not an action of this game."),
    "not-undoable": (409, "The move can no longer be undone."),
    "asked": (409, "Someone has asked the table something that is not answered yet."),
    "no-hint": (409, "No computer colleague can advise here now."),
    "bad-record": (400, "The record cannot be read."),
    "bad-campaign": (400, "The campaign file cannot be read."),
    "no-room": (
        507,
        "The server has no room for anything new; games in progress are not affected.",
    ),
    "storage": (503, "The server cannot store anything at the moment; nothing has changed."),
    "closing": (503, "The server is about to stop; connect again in a moment."),
    "broken": (500, "Something went wrong in the server; it has been noted."),
}
"""Every code with its HTTP status and its meaning."""

_CODE_OF: Final[tuple[tuple[type[WardroomError], str], ...]] = (
    (IllegalAction, "illegal"),
    (UnknownAction, "unknown-action"),
    (NotUndoable, "not-undoable"),
    (UnknownGame, "unknown-game"),
    (ImpossibleOption, "impossible-option"),
    (UnknownColleague, "unknown-colleague"),
    (UnknownLanguage, "unknown-language"),
    (MalformedRecord, "bad-record"),
)


class ApiError(WardroomError):
    """Something a client asked for that is refused."""

    def __init__(self, code: str, text: str = "", reason: Message | None = None) -> None:
        super().__init__(text or CODES[code][1])
        self.code = code
        self.reason = reason
        """Why the rules of the game refuse it, for the client's own words."""

    @property
    def status(self) -> int:
        return CODES[self.code][0]

    def problem(self) -> Problem:
        return Problem(self.code, str(self))


def _reason_of(error: WardroomError) -> Message | None:
    if isinstance(error, IllegalAction) and isinstance(error.reason, Message):
        return error.reason
    return None


def api_error_of(error: WardroomError) -> ApiError:
    """Any refusal of the floors below, with its code."""
    if isinstance(error, ApiError):
        return error
    for kind, code in _CODE_OF:
        if isinstance(error, kind):
            return ApiError(code, str(error), _reason_of(error))
    return ApiError("malformed", str(error))
