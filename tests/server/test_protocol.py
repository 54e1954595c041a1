"""docs/protocol.md and the schema say what protocol.py says."""

import json
from functools import cache
from pathlib import Path

from tools import protocol as tool
from wardroom.server import openapi
from wardroom.server.errors import CODES
from wardroom.server.http.openapi import components, structs

document = cache(openapi)
written_page = cache(tool.page)


def test_the_page_is_up_to_date() -> None:
    assert tool.main(["--check"]) == 0, "run python -m tools.protocol"


def test_every_shape_is_documented() -> None:
    page = written_page()
    for shape in structs():
        assert f"({shape.__name__})" in page or f"### {shape.__name__}\n" in page
        assert shape.__doc__
    for code in CODES:
        assert f"| `{code}` |" in page


def test_the_schema_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "schema.json"
    assert tool.main(["--schema", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == document()


def test_what_the_server_sends_has_no_gaps_and_what_a_client_sends_may_have() -> None:
    shapes = components()
    assert "clock" in shapes["Moved"]["required"]
    assert "step" not in shapes["Hello"]["required"]
    assert "options" not in shapes["NewTable"]["required"]


def test_refusals_are_problems_in_the_document() -> None:
    for methods in document()["paths"].values():  # type: ignore[attr-defined]
        for operation in methods.values():
            assert "400" not in operation["responses"]
            schema = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("/Problem")
