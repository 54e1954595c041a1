"""HTTP: what a lesson is called, and its chapters. It is taken over a socket of its own."""

import asyncio

from litestar import get
from litestar.params import FromPath

from wardroom.protocol import TableCard, TableTexts
from wardroom.server.features.lessons.lesson_table import lesson_called, lesson_card, readable_in
from wardroom.server.tables.chapter_access import chapter_access_of


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=False)
def show_lesson(game: FromPath[str], name: FromPath[str]) -> TableCard:
    """A lesson as a frame shows a table. It is played at the same address, with `/play`."""
    return lesson_card(lesson_called(game, name))


@get("/api/lessons/{game:str}/{name:str}/texts/{language:str}")
async def lesson_texts(
    game: FromPath[str], name: FromPath[str], language: FromPath[str]
) -> TableTexts:
    """The chapters of the game as far as a lesson tells of them."""
    readable = readable_in(game, lesson_called(game, name).name)
    secrets = chapter_access_of(game)
    if secrets is None:
        return TableTexts([])
    return TableTexts(await asyncio.to_thread(secrets.texts, readable, language))


LESSON_ROUTES = [show_lesson, lesson_texts]
