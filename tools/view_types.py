"""TypedDicts written for other readers: as TypeScript, as a page, as JSON Schema."""

import ast
import inspect
import sys
from collections.abc import Sequence
from functools import cache
from textwrap import fill
from types import NoneType, UnionType
from typing import (
    Any,
    Final,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from wardroom.kernel import Plain

_WIDTH: Final = 120
"""How long lines of prose are in our pages."""

_TYPESCRIPT = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


class Field(NamedTuple):
    """A field with its type and what it means."""

    name: str
    type: Any
    about: str


class Shape(NamedTuple):
    """A TypedDict, or a closed set of values that has a name."""

    name: str
    about: str
    fields: tuple[Field, ...]
    values: tuple[str, ...] = ()


def shapes_of(root: type) -> list[Shape]:
    """The TypedDict and all that it is made of, each after those it needs."""
    found: dict[str, Shape] = {}
    _collect(root, root, found)
    return list(found.values())


def _collect(annotation: Any, root: type, found: dict[str, Shape]) -> None:
    alias = _aliases(root).get(_key(annotation))
    if alias is not None:
        found.setdefault(alias, Shape(alias, "", (), tuple(map(str, get_args(annotation)))))
    elif is_typeddict(annotation):
        if annotation.__name__ in found:
            return
        hints = get_type_hints(annotation)
        for hint in hints.values():
            _collect(hint, root, found)
        about, notes = _notes(annotation)
        missing = [name for name in hints if not notes.get(name)]
        if missing or not about:
            raise ValueError(f"{annotation.__name__} says nothing of {missing or 'itself'}.")
        fields = tuple(Field(name, hint, notes[name]) for name, hint in hints.items())
        found[annotation.__name__] = Shape(annotation.__name__, about, fields)
    else:
        for part in get_args(annotation):
            if not isinstance(part, str | int):
                _collect(part, root, found)


@cache
def _aliases(root: type) -> dict[Any, str]:
    """The closed sets of values that have a name where the TypedDict is declared."""
    return {
        _key(value): name
        for name, value in vars(sys.modules[root.__module__]).items()
        if get_origin(value) is Literal and not name.startswith("_")
    }


def _key(annotation: Any) -> Any:
    return get_args(annotation) if get_origin(annotation) is Literal else None


@cache
def _notes(shape: type) -> tuple[str, dict[str, str]]:
    """The docstring of a TypedDict, and the string below each field."""
    module = sys.modules[shape.__module__]
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ClassDef) and node.name == shape.__name__:
            notes: dict[str, str] = {}
            # A TypedDict forgets what it was made from, so the bases are read as well.
            for base in node.bases:
                inherited = getattr(module, base.id, None) if isinstance(base, ast.Name) else None
                if inherited is not None and is_typeddict(inherited):
                    notes |= _notes(inherited)[1]
            for field, after in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(after, ast.Expr)
                    and isinstance(after.value, ast.Constant)
                ):
                    notes[field.target.id] = " ".join(str(after.value.value).split())
            return " ".join((ast.get_docstring(node) or "").split()), notes
    raise ValueError(f"{shape.__name__} is not declared in {shape.__module__}.")


def typescript(shapes: Sequence[Shape], imported: Sequence[Shape] = ()) -> str:
    """The shapes as TypeScript; what is imported is named and not written out."""
    names = {shape.values: shape.name for shape in (*imported, *shapes) if shape.values}
    parts = []
    for shape in shapes:
        if shape.values:
            choices = " | ".join(f'"{value}"' for value in shape.values)
            parts.append(f"export type {shape.name} = {choices};\n")
            continue
        lines = [f"/** {shape.about} */", f"export type {shape.name} = {{"]
        for field in shape.fields:
            lines.append(f"  /** {field.about} */")
            lines.append(f"  readonly {field.name}: {_in_typescript(field.type, names)};")
        parts.append("\n".join([*lines, "};\n"]))
    return "\n".join(parts)


def _in_typescript(annotation: Any, names: dict[tuple[str, ...], str]) -> str:
    if annotation in _TYPESCRIPT:
        return _TYPESCRIPT[annotation]
    if annotation is Any:
        return "unknown"
    if is_typeddict(annotation):
        return str(annotation.__name__)
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        known = names.get(tuple(map(str, inside)))
        return known or " | ".join(json_value(value) for value in inside)
    if origin in (Union, UnionType):
        return " | ".join(_in_typescript(part, names) for part in inside)
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        item = _in_typescript(inside[0], names)
        whole = "|" in item or item.startswith("readonly ")
        return f"readonly ({item})[]" if whole else f"readonly {item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(_in_typescript(part, names) for part in inside)}]"
    if origin is dict:
        key, value = (_in_typescript(part, names) for part in inside)
        return f"Readonly<Record<{key}, {value}>>"
    raise ValueError(f"{annotation} is no type that a view can hold.")


def json_value(value: Any) -> str:
    """A plain value as JSON and TypeScript write it."""
    return msgspec.json.encode(value).decode()


def markdown(name: str, shapes: list[Shape], prospects: list[Shape]) -> str:
    """The shapes of a view, and of what is told of the time ahead, as a page for people who write
    players.
    """
    parts = [
        f"# The view of {name}",
        "What a seat may know, as `Perspective.view()` gives it to a player and the server sends "
        "it. Every field is always there. Written by `python -m tools.generate`. The whole is "
        f"`{shapes[-1].name}`.",
    ]
    if prospects:
        parts.append(
            f"`{prospects[-1].name}`, at the end, is no part of it: it is worked out only when "
            "`Perspective.prospects()` or the message `prospects-wanted` asks for it."
        )
    for shape in (*reversed(shapes), *reversed(prospects)):
        parts.append(f"## {shape.name}")
        if shape.values:
            parts.append("One of " + ", ".join(f"`{value}`" for value in shape.values) + ".")
            continue
        rows = ["| Field | Type | |", "| --- | --- | --- |"]
        rows += [
            f"| `{field.name}` | {_in_words(field.type)} | {field.about} |"
            for field in shape.fields
        ]
        parts += [shape.about, "\n".join(rows)]
    return "\n\n".join(map(_wrapped, parts)) + "\n"


def _wrapped(part: str) -> str:
    """A paragraph in lines as our pages have them; a table as it is."""
    return part if part.startswith("|") else fill(part, _WIDTH, break_on_hyphens=False)


def _in_words(annotation: Any) -> str:
    if is_typeddict(annotation):
        return f"[{annotation.__name__}](#{annotation.__name__.lower()})"
    origin, inside = get_origin(annotation), get_args(annotation)
    if annotation is NoneType:
        return "null"
    if origin is Literal:
        return " or ".join(f"`{json_value(value)}`" for value in inside)
    if origin in (Union, UnionType):
        return " or ".join(_in_words(part) for part in inside)
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        return f"list of {_in_words(inside[0])}"
    if origin is tuple:
        return "(" + ", ".join(_in_words(part) for part in inside) + ")"
    if origin is dict:
        return f"{_in_words(inside[0])} → {_in_words(inside[1])}"
    return "any" if annotation is Any else str(annotation.__name__)


def schema(root: type, shapes: list[Shape]) -> Plain:
    """The shapes as JSON Schema."""
    (top,), components = msgspec.json.schema_components([root], ref_template="#/$defs/{name}")
    for shape in shapes:
        described = components.get(shape.name)
        if described is None:
            continue
        described["description"] = shape.about
        for field in shape.fields:
            described["properties"][field.name]["description"] = field.about
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **top,
        "$defs": components,
    }
