"""Write the protocol down: `python -m tools.protocol`.

Makes docs/protocol.md from src/wardroom/protocol: every message with its fields and what
they mean, and every code of a refusal. `--schema FILE` writes the OpenAPI document instead, with
the messages of the sockets among its components; the browser client makes its types from it.
`--check` writes nothing and fails if docs/protocol.md is not what would be written.
"""

import argparse
import inspect
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from wardroom import protocol
from wardroom.server import openapi
from wardroom.server.errors import CODES
from wardroom.server.http.openapi import field_notes, spelled, structs

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "protocol.md"
ABOUT = ROOT / "tools" / "protocol.intro.md"

_TOUR = (protocol.TourState, protocol.TourLine)
_SOCKET = (
    *get_args(protocol.FromClient),
    *get_args(protocol.FromServer),
    protocol.Lobby,
    *_TOUR,
)


def page() -> str:
    """The whole of docs/protocol.md."""
    messages = set(_SOCKET)
    parts = [
        ABOUT.read_text(encoding="utf-8").rstrip(),
        "## HTTP",
        _routes(openapi()),
        "## What a client sends over the socket of a table",
        *_shapes(get_args(protocol.FromClient)),
        "## What the server sends over the socket of a table",
        *_shapes(get_args(protocol.FromServer)),
        "## What the server sends over the socket of the lobby",
        *_shapes([protocol.Lobby]),
        "## What the server sends over the socket of a guided replay",
        *_shapes(_TOUR),
        "## Shapes within messages and HTTP bodies",
        *_shapes(shape for shape in structs() if shape not in messages),
        "## Codes of refusals",
        _codes(),
    ]
    return "\n\n".join(parts) + "\n"


def _shapes(shapes: Iterable[type[msgspec.Struct]]) -> list[str]:
    return [_shape(shape) for shape in shapes]


def _shape(shape: type[msgspec.Struct]) -> str:
    tag = shape.__struct_config__.tag
    title = f"### `{tag}` ({shape.__name__})" if tag else f"### {shape.__name__}"
    parts = [title, inspect.cleandoc(shape.__doc__ or "").replace("\n\n", "\n\n")]
    notes = field_notes(shape)
    rows = ["| Field | Type | |", "| --- | --- | --- |"]
    if tag:
        rows.append(f'| `type` | `"{tag}"` | |')
    for field in msgspec.structs.fields(shape):
        note = notes.get(field.name, "")
        if not field.required and field.default is not msgspec.NODEFAULT:
            note = f"{note} Default: `{json.dumps(field.default)}`.".strip()
        kind = spelled(field.type).replace("|", "\\|")
        rows.append(f"| `{field.name}` | `{kind}` | {note} |".replace("|  |", "| |"))
    if len(rows) > 2:
        parts.append("\n".join(rows))
    return "\n\n".join(parts)


def _routes(document: dict[str, Any]) -> str:
    rows = ["| Request | Body | Answer | |", "| --- | --- | --- | --- |"]
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            body = _named(operation.get("requestBody", {}))
            answer = " ".join(
                _named(response)
                for status, response in operation.get("responses", {}).items()
                if status.startswith("2")
            ).strip()
            about = " ".join(operation.get("description", "").split())
            rows.append(f"| `{method.upper()} {path}` | {body} | {answer} | {about} |")
    return "\n".join(rows)


def _named(holder: dict[str, Any]) -> str:
    for content in holder.get("content", {}).values():
        schema = content.get("schema", {})
        many = schema.get("type") == "array"
        reference = (schema.get("items", {}) if many else schema).get("$ref", "")
        if reference:
            name = reference.rsplit("/", 1)[-1]
            return f"list of {name}" if many else name
    return ""


def _codes() -> str:
    rows = ["| Code | Status | |", "| --- | --- | --- |"]
    rows += [f"| `{code}` | {status} | {about} |" for code, (status, about) in CODES.items()]
    return "\n".join(rows)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.protocol", description=__doc__)
    parser.add_argument("--schema", type=Path, metavar="FILE", help="write the OpenAPI document")
    parser.add_argument("--check", action="store_true", help="only see whether the page is right")
    arguments = parser.parse_args(argv)
    if arguments.schema is not None:
        document = json.dumps(openapi(), indent=2, ensure_ascii=False) + "\n"
        arguments.schema.parent.mkdir(parents=True, exist_ok=True)
        arguments.schema.write_text(document, encoding="utf-8")
        return 0
    written = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    if arguments.check:
        if written != page():
            print("docs/protocol.md is out of date: run python -m tools.protocol.", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
