"""The OpenAPI description: made by Litestar from the routes, with schemas from msgspec, which knows tags and limits.

Served as JSON at /api/schema. No page draws it: those that do come from other servers, and the content policy forbids
them.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from grimalkin.server.messages import Problem
from grimalkin.server.people import COOKIE
from grimalkin.server.refusals import CODES
from grimalkin.server.typescript import structs

PATH = "/api/schema"
REF = "#/components/schemas/{name}"
SECURITY = {"cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Set by POST /api/guest."}}

Schema = dict[str, Any]


def json(name: str) -> Schema:
    return {"content": {"application/json": {"schema": {"$ref": REF.format(name=name)}}}}


UNCHANGED = {"304": {"description": "the browser has it already"}}
OTHERS: dict[str, Schema] = {
    "/health": {"503": {"description": "the database does not answer", **json("Health")}},
    "/api/games": UNCHANGED,
    "/api/games/{game}/rules": UNCHANGED,
    "/api/games/{game}/cards": UNCHANGED,
    "/api/games/{game}/words/{language}": UNCHANGED,
}
SAVED_GAME = {
    "required": True,
    "content": {
        "application/octet-stream": {"schema": {"type": "string", "format": "binary"}},
        "application/x-ndjson": {"schema": {"type": "string"}},
    },
}


class Described(JsonRenderPlugin):
    """Serves the description as it is completed here."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)
        self.made = b""  # it takes as long as a hundred moves, and never changes

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        if not self.made:
            self.made = msgspec.json.encode(completed(request.app, openapi_schema))
        return self.made


def openapi_config() -> OpenAPIConfig:
    try:
        number = version("grimalkin")
    except PackageNotFoundError:
        number = "0"
    return OpenAPIConfig(
        title="Grimalkin",
        version=number,
        description="A table for board games. docs/protocol.md has every message with an example.",
        path=PATH,
        render_plugins=[Described()],
        use_handler_docstrings=True,
    )


def description(app: Litestar) -> Schema:
    """The whole description, as `/api/schema` has it."""
    return completed(app, app.openapi_schema.to_schema())


def completed(app: Litestar, schema: Schema) -> Schema:
    """Refusals and log-ins added, and every message as msgspec reads and writes it."""
    schema = dict(schema)
    paths = {path: {method: dict(one) for method, one in item.items()} for path, item in schema["paths"].items()}
    needs = needing_person(app)
    for path, item in paths.items():
        for method, operation in item.items():
            known = (path, method.upper()) in needs
            answers = {**operation["responses"], **refusals(known, method != "get"), **OTHERS.get(path, {})}
            if "204" in answers:  # nothing follows, whatever a route says that it returns
                answers["204"] = {name: part for name, part in answers["204"].items() if name != "content"}
            operation["responses"] = dict(sorted(answers.items()))
            if known:
                operation["security"] = [{"cookie": []}]
            if (path, method) == ("/api/replays/import", "post"):
                operation["requestBody"] = SAVED_GAME
    _, ours = msgspec.json.schema_components([*structs(), Problem], ref_template=REF)
    components = dict(schema.get("components") or {})
    theirs = components.get("schemas") or {}
    components["schemas"] = dict(sorted({**theirs, **ours}.items()))
    components["securitySchemes"] = SECURITY
    schema["paths"] = paths
    schema["components"] = components
    return schema


def needing_person(app: Litestar) -> set[tuple[str, str]]:
    """Paths and methods that are for somebody who is logged in."""
    return {
        (route.path_format, str(method))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if "person" in handler.parsed_fn_signature.parameters
        for method in handler.http_methods
    }


def refusals(known: bool, body: bool) -> Schema:
    """What a refusal looks like, by status. `known`: for somebody who is logged in; `body`: something is sent."""
    codes: dict[int, list[str]] = {}
    for code, status in CODES.items():
        if status != 401 or known:
            codes.setdefault(status, []).append(code)
    codes[409].append("or an error of the rules")
    if body:
        codes[415] = ["malformed"]
    return {str(status): {"description": ", ".join(words), **json("Problem")} for status, words in codes.items()}
