"""The OpenAPI document, as JSON and as a page for people.

The usual viewers load their code from other sites; this page needs none.
"""

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from wardroom.server.http.openapi import complete, with_views

_TOP = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wardroom: the interface</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code{background:#8881;padding:0 .2em}table{border-collapse:collapse}
td,th{text-align:left;vertical-align:top;padding:.2rem .8rem .2rem 0;border-top:1px solid #8884}
h3{margin-top:2rem}
</style>
<h1>Wardroom: the interface</h1>
<p>The same as <a href="/api/schema/openapi.json">OpenAPI document</a>, with the messages of the
sockets <code>/api/tables/{id}/play</code> (<a href="#FromClient">what clients send</a>,
<a href="#FromServer">what they get</a>) and <code>/api/lobby</code>
(<a href="#Lobby">Lobby</a>).</p>
"""


class SchemaJson(JsonRenderPlugin):
    """The document with the messages of the sockets. It is the same for everybody, and rendering
    it takes longer than anything else that a stranger may ask for: it is done once.
    """

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = self._render(request, openapi_schema)
        return self._rendered

    def _render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        plain = msgspec.json.decode(self.render_json(request, openapi_schema))
        return super().render(request, with_views(complete(plain)))


class SchemaPage(OpenAPIRenderPlugin):
    """Requests and shapes, with links from one to the other; rendered once, too."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = self._render(request, openapi_schema)
        return self._rendered

    def _render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        plain = msgspec.json.decode(self.render_json(request, openapi_schema))
        document = with_views(complete(plain))
        rows = [
            f"<tr><td><code>{method.upper()}&nbsp;{escape(path)}</code><td>{_body(operation)}"
            f"<td>{_answer(operation)}<td>{escape(operation.get('description', ''))}"
            for path, methods in sorted(document["paths"].items())
            for method, operation in methods.items()
        ]
        shapes = [
            f'<h3 id="{escape(name)}">{escape(name)}</h3>{_shape(schema)}'
            for name, schema in document["components"]["schemas"].items()
        ]
        page = (
            _TOP
            + "<h2>Requests</h2><table><tr><th>Request<th>Body<th>Answer<th>"
            + "".join(rows)
            + "</table><h2>Shapes</h2>"
            + "".join(shapes)
        )
        return page.encode()


def _body(operation: dict[str, Any]) -> str:
    return _content(operation.get("requestBody", {}))


def _answer(operation: dict[str, Any]) -> str:
    return "".join(
        _content(response)
        for status, response in operation.get("responses", {}).items()
        if status.startswith("2")
    )


def _content(holder: dict[str, Any]) -> str:
    return "".join(
        _kind(content.get("schema", {})) for content in holder.get("content", {}).values()
    )


def _shape(schema: dict[str, Any]) -> str:
    about = f"<p>{escape(schema.get('description', ''))}</p>"
    if "oneOf" in schema:
        return about + "<p>" + ", ".join(_kind(one) for one in schema["oneOf"]) + "</p>"
    rows = [
        f"<tr><td><code>{escape(name)}</code><td>{_kind(field)}"
        f"<td>{escape(field.get('description', ''))}"
        for name, field in schema.get("properties", {}).items()
    ]
    return about + "<table>" + "".join(rows) + "</table>"


def _kind(schema: dict[str, Any]) -> str:
    """The type of a value, in words and links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "prefixItems" in schema:
        return f"[{', '.join(_kind(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {})) or 'anything'}"
    return escape(str(schema.get("type", "")))
