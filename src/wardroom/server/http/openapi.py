"""The protocol as JSON Schema, and the OpenAPI document that holds it.

The document that the web framework draws from the routes knows nothing of the messages of the
sockets. Here they are added, from the same structs, so that one document has every shape.
"""

import ast
import inspect
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Union, get_args

import msgspec

from wardroom import protocol
from wardroom.kernel import game, games

REFERENCE: Final = "#/components/schemas/{name}"

_ASKED: Final = (
    protocol.NewName,
    protocol.PersonalLink,
    protocol.SeatWish,
    protocol.NewTable,
    protocol.Sit,
    protocol.StandIn,
    protocol.Rematch,
    protocol.RecordText,
    protocol.DailyOpening,
    protocol.ChallengeGiving,
    protocol.ChallengeTaking,
    protocol.TourOpening,
    protocol.TourWish,
    protocol.TourTalk,
    protocol.NoticeWishes,
    protocol.PushSubscription,
    protocol.PushEndpoint,
    protocol.MailAddress,
    protocol.MailLink,
    protocol.Webhook,
    protocol.Listing,
    protocol.Block,
    protocol.InvitationWish,
    protocol.NewPasskey,
    protocol.PasskeyAssertion,
)
"""What only a client sends over HTTP; here a field with a default may be left out."""

_UNIONS: Final[Mapping[str, Any]] = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
}


def structs() -> list[type[msgspec.Struct]]:
    """Every shape of the protocol, in the order in which it is written down."""
    return [
        shape
        for shape in vars(protocol).values()
        if inspect.isclass(shape)
        and issubclass(shape, msgspec.Struct)
        and shape is not msgspec.Struct
    ]


@cache
def field_notes(shape: type[msgspec.Struct]) -> dict[str, str]:
    """The string below each field of a struct."""
    notes: dict[str, str] = {}
    (body,) = ast.parse(inspect.getsource(shape)).body
    assert isinstance(body, ast.ClassDef)
    for field, after in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            notes[field.target.id] = " ".join(str(after.value.value).split())
    return notes


@cache
def components() -> dict[str, Any]:
    """The JSON Schema of every shape by its name."""
    shapes = structs()
    _, schemas = msgspec.json.schema_components(shapes, ref_template=REFERENCE)
    optional = {shape.__name__ for shape in (*_ASKED, *get_args(protocol.FromClient))}
    for shape in shapes:
        schema = schemas[shape.__name__]
        schema["description"] = inspect.cleandoc(shape.__doc__ or "")
        if shape.__name__ not in optional:
            # The server leaves nothing out, so its readers need not expect gaps.
            schema["required"] = list(schema["properties"])
        for name, note in field_notes(shape).items():
            schema["properties"][name]["description"] = note
        for described in _within(schema):
            if described.get("type") == "object" and "properties" not in described:
                described.setdefault("additionalProperties", True)
    for name, union in _UNIONS.items():
        schemas[name] = _tagged(get_args(union))
    return schemas


def with_views(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document with the views and prospects of all installed games in place of any
    object.
    """
    installed = [game(name) for name in games()]
    views: list[Any] = [each.view_type for each in installed]
    prospects: list[Any] = [each.prospects.type for each in installed if each.prospects]
    _, described = msgspec.json.schema_components([*views, *prospects], ref_template=REFERENCE)
    schemas = {**document["components"]["schemas"], **described}
    for shape, field, types, empty in (
        ("Position", "view", views, []),
        ("Prospects", "prospects", prospects, [{"type": "null"}]),
        ("Moment", "prospects", prospects, [{"type": "null"}]),
        ("RecordLook", "prospects", prospects, [{"type": "null"}]),
    ):
        any_of = [{"$ref": REFERENCE.format(name=each.__name__)} for each in types]
        known = schemas[shape]["properties"]
        told = {key: known[field][key] for key in ("description",) if key in known[field]}
        properties = {**known, field: {**told, "anyOf": [*any_of, *empty]}}
        schemas[shape] = {**schemas[shape], "properties": properties}
    return {**document, "components": {**document["components"], "schemas": schemas}}


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document of the routes, with every shape of the protocol."""
    schemas = {**document.get("components", {}).get("schemas", {}), **components()}
    problem = {"$ref": REFERENCE.format(name="Problem")}
    refusal = {
        "description": "The request was refused.",
        "content": {"application/json": {"schema": problem}},
    }
    for methods in document["paths"].values():
        for operation in methods.values():
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = refusal
    return {**document, "components": {**document.get("components", {}), "schemas": schemas}}


def _tagged(shapes: Iterable[type[msgspec.Struct]]) -> dict[str, Any]:
    places = {
        str(shape.__struct_config__.tag): REFERENCE.format(name=shape.__name__) for shape in shapes
    }
    return {
        "oneOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": places},
    }


def _within(schema: Any) -> Iterable[dict[str, Any]]:
    """The schema and all that it is made of."""
    if isinstance(schema, dict):
        yield schema
        for part in schema.values():
            yield from _within(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _within(part)


def spelled(annotation: Any) -> str:
    """A type as people write it: `int`, `list[Offer]`, `Said or null`."""
    if annotation is None or annotation is type(None):
        return "null"
    if annotation is Any:
        return "any"
    origin, inside = getattr(annotation, "__origin__", None), get_args(annotation)
    if origin in (list, dict):
        return f"{origin.__name__}[{', '.join(spelled(part) for part in inside)}]"
    if inside and all(isinstance(part, str) for part in inside):
        return " or ".join(f'"{part}"' for part in inside)
    if inside:
        return " or ".join(spelled(part) for part in inside)
    if annotation is Union:
        return "any"
    return str(getattr(annotation, "__name__", annotation))
