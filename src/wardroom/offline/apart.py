"""Interpreters beside that of the tables: one in which colleagues think, and more for what is long.

They hold no tables, so nothing is lost with them.
"""

from typing import Final

import msgspec

from wardroom.kernel import WardroomError
from wardroom.protocol import DebriefAnswer, encode
from wardroom.server.colleagues.worker import Answer, Question, Worker
from wardroom.server.features.debriefs.answers import answer_to

DEBRIEF: Final = "debrief"
QUESTION: Final = "question"

_QUESTIONS: Final = msgspec.json.Decoder(Question)
_UNAVAILABLE: Final = DebriefAnswer("unavailable")
_worker: Final = Worker()


def answered(kind: str, text: str) -> str:
    """The answer to a question that colleagues are asked, or the debrief of a record."""
    if kind == DEBRIEF:
        return encode(_debrief(text)).decode()
    answer: Answer = _worker.answer(_QUESTIONS.decode(text))
    return msgspec.json.encode(answer).decode()


def _debrief(record: str) -> DebriefAnswer:
    try:
        return answer_to(record)
    except (WardroomError, ValueError):
        return _UNAVAILABLE
