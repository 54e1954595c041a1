"""HTTP: looking through a record file."""

import asyncio
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from wardroom.protocol import RecordLook, RecordText
from wardroom.server.features.records.service import look_at
from wardroom.server.features.records.turns import turn_of


@post("/api/records", status_code=200)
async def look(request: Request[Any, Any, State], data: JSONBody[RecordText]) -> RecordLook:
    """Look through a record file. Nothing of it is kept."""
    async with turn_of(request):
        return await asyncio.to_thread(look_at, data)


RECORD_ROUTES = [look]
