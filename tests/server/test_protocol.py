"""docs/protocol.md, the TypeScript types and the OpenAPI description say what is on the wire, all of it."""

from __future__ import annotations

import hashlib
import hmac
import importlib
import json
import pkgutil
import re
import typing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute, WebSocketRoute
from litestar.testing import TestClient

import grimalkin.core
import grimalkin.words
from grimalkin.core.errors import GrimalkinError
from grimalkin.server import messages
from grimalkin.server.app import create_app, guarded
from grimalkin.server.config import Config
from grimalkin.server.limits import RATES
from grimalkin.server.metrics import Metrics
from grimalkin.server.openapi import PATH, description
from grimalkin.server.protocols import BODY_RATE, BODY_SECONDS, TOLD
from grimalkin.server.refusals import CODES
from grimalkin.server.routes.pages import ADDRESSES
from grimalkin.server.safety import ADDRESSES_AT_ONCE, BODIES_AT_ONCE, BROKEN
from grimalkin.server.typescript import aliases, is_family, structs, typescript
from grimalkin.server.webhooks import News
from tests.cli.inside import inside

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
FENCE = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROUTE = re.compile(r"^### `(GET|POST|PUT|PATCH|DELETE|WEBSOCKET) (\S+)`$", re.MULTILINE)
PAGES = re.compile(rf"/({'|'.join([*ADDRESSES, 'static'])})(/|$)|/$")
ROW = re.compile(r"^\| `?([^|`]+)`? \| (.*?) \|$", re.MULTILINE)

LOWER = ("grimalkin.core.", "grimalkin.words.")  # what is below the server and can refuse something

CLASSES: dict[str, type[msgspec.Struct]] = {kind.__name__: kind for kind in structs()} | {"News": News}


def text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def examples() -> list[tuple[str, str]]:
    return [(found.group(1), found.group(2)) for found in FENCE.finditer(text())]


@cache
def app() -> Litestar:
    return create_app(Config())


# the document


@pytest.mark.parametrize(("name", "example"), examples())
def test_an_example_is_a_message_of_its_class(name: str, example: str) -> None:
    kind = CLASSES[name]
    written = json.loads(example)
    read = json.loads(msgspec.json.encode(msgspec.json.decode(example, type=kind)))
    if kind.__struct_config__.forbid_unknown_fields:
        assert not left_out_wrongly(written, read), "only what has a default may be left out of what a client sends"
    else:
        assert written == read, "what the server sends is complete, and has nothing else"


def left_out_wrongly(written: object, read: object) -> bool:
    """Is there anything in what is written that was not read just so?"""
    if isinstance(written, dict) and isinstance(read, dict):
        return any(name not in read or left_out_wrongly(value, read[name]) for name, value in written.items())
    if isinstance(written, list) and isinstance(read, list):
        return len(written) != len(read) or any(left_out_wrongly(a, b) for a, b in zip(written, read, strict=True))
    return written != read


def test_every_message_has_an_example() -> None:
    wanted = {kind.__name__ for kind in structs() if not is_family(kind)} | {"News"}
    assert wanted - {name for name, _ in examples()} == set()


def test_every_kind_of_message_on_the_socket_has_a_heading() -> None:
    kinds = [*typing.get_args(messages.ClientMessage), *typing.get_args(messages.ServerMessage)]
    headings = re.findall(r"^#### (\w+)$", text(), re.MULTILINE)
    assert sorted(headings) == sorted(kind.__name__ for kind in kinds)


def test_links_within_the_document_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", text(), re.MULTILINE)
    anchors = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    links = re.findall(r"\]\(#([^)]+)\)", text())
    assert links
    assert set(links) <= anchors


def test_every_code_of_a_refusal_is_explained() -> None:
    rows = {row[1]: row[2] for row in ROW.finditer(text())}
    told = {code: int(rows[code].partition(" | ")[0]) for code in (*CODES, BROKEN.code)}
    assert told == {**CODES, BROKEN.code: 500}
    assert {error.code for error in every_error()} - set(rows) == set()


def every_error() -> set[type[GrimalkinError]]:
    for package in (grimalkin.core, grimalkin.words):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    found: set[type[GrimalkinError]] = {GrimalkinError}
    new = [GrimalkinError]
    while new:
        new = [kind for error in new for kind in error.__subclasses__() if kind.__module__.startswith(LOWER)]
        found.update(new)
    return found


def test_every_limit_is_told() -> None:
    told = {row[1]: row[2].split(" | ") for row in ROW.finditer(text())}
    for rate in RATES.values():
        burst, every = told[rate.says]
        assert (int(burst), float(every.split()[0])) == (rate.burst, rate.every), rate.says
    config = Config()
    assert f"at most {config.body_bytes:,} bytes" in text()
    assert f"over the WebSocket {config.frame_bytes:,}" in " ".join(text().split())
    assert f"a message of more than {config.frame_bytes * TOLD:,} is not read" in " ".join(text().split())
    assert f"has at most {config.connections} connections" in " ".join(text().split())
    assert f"in {BODY_SECONDS:g} seconds and one more for every {BODY_RATE:,.0f} bytes" in " ".join(text().split())
    together = config.body_bytes * BODIES_AT_ONCE
    assert f"at most {together:,} bytes together" in " ".join(text().split())
    assert f"{together * ADDRESSES_AT_ONCE:,} for all" in " ".join(text().split())


def test_every_kind_of_talk_is_told() -> None:
    section = sections()["GET", "/api/tables/{table}/talk"]
    assert [kind for kind in typing.get_args(messages.TalkKind) if f"`{kind}`" not in section] == []


@cache
def sections() -> dict[tuple[str, str], str]:
    """What the document says of each route."""
    parts = ROUTE.split(text())
    pieces = zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    return {(method, path): re.split(r"^##", said, flags=re.MULTILINE)[0] for method, path, said in pieces}


def routes() -> dict[tuple[str, str], Any]:
    """Every route of the interface with its handler; the page has a chapter of its own."""
    found: dict[tuple[str, str], Any] = {}
    for route in app().routes:
        if isinstance(route, WebSocketRoute):
            found["WEBSOCKET", route.path_format] = route.route_handler
        elif isinstance(route, HTTPRoute) and not PAGES.match(route.path) and not route.path.startswith(f"{PATH}/"):
            found.update(
                {(str(way), route.path_format): one for one in route.route_handlers for way in one.http_methods}
            )
    return {key: handler for key, handler in found.items() if key[0] != "OPTIONS"}


def test_every_route_has_its_place() -> None:
    assert set(sections()) == set(routes())


@pytest.mark.parametrize("key", sorted(ROUTE.findall(text())))
def test_the_place_of_a_route_names_what_is_sent_and_answered(key: tuple[str, str]) -> None:
    signature = routes()[key].parsed_fn_signature
    fields = [signature.return_type, *(field for name, field in signature.parameters.items() if name == "data")]
    names = {name for field in fields for name in CLASSES if re.search(rf"\b{name}\b", str(field.annotation))}
    if "data" in signature.parameters and "Move" in names:
        names = {name for name in names if not issubclass(CLASSES[name], messages.Act)} | {"AnyAct"}
    assert {
        name for name in names if f"`{name}`" not in sections()[key] and f"[{name}]" not in sections()[key]
    } == set()


def test_the_luck_of_the_document_is_right_by_its_own_words() -> None:
    luck = msgspec.json.decode(dict(examples())["Luck"], type=messages.Luck)
    seed = bytes.fromhex(luck.seed)
    assert hashlib.sha256(b"grimalkin luck " + seed).hexdigest() == luck.seed_hash
    drawn = [
        (roll.n, below, int(hmac.new(seed, f"{roll.n}:{i}".encode(), "sha256").hexdigest(), 16) % below)
        for roll in luck.rolls
        for i, (below, _) in enumerate(roll.draws)
    ]
    assert drawn == [(roll.n, below, number) for roll in luck.rolls for below, number in roll.draws]
    assert len(drawn) > 3


# TypeScript


@cache
def interfaces() -> dict[str, str]:
    found = re.findall(r"^export interface (\w+)(?: extends \w+)? \{\n(.*?)^\}", typescript(), re.MULTILINE | re.DOTALL)
    return dict(found)


def test_the_types_are_the_same_each_time() -> None:
    assert typescript.__wrapped__() == typescript()
    assert "undefined" not in typescript()


@pytest.mark.parametrize("kind", structs())
def test_a_message_is_an_interface_with_its_fields(kind: type[msgspec.Struct]) -> None:
    names = re.findall(r"^  (\w+\??): .+;$", interfaces()[kind.__name__], re.MULTILINE)
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    client = kind.__struct_config__.forbid_unknown_fields
    absent = [name for name, field in fields.items() if field.default is msgspec.UNSET]
    optional = [name for name in fields if name in absent or (client and not fields[name].required)]
    wanted = [name + ("?" if name in optional else "") for name in kind.__annotations__]
    tag = kind.__struct_config__.tag_field
    assert [name for name in names if name != tag] == wanted
    assert (tag in names) == (tag is not None and kind is not messages.SeatAct)


def test_unions_can_be_told_apart_by_their_tags() -> None:
    for union in (messages.AnyAct, messages.ClientMessage, messages.ServerMessage):
        tags = set()
        for kind in typing.get_args(union):
            config = kind.__struct_config__
            assert f'  {config.tag_field}: "{config.tag}";\n' in interfaces()[kind.__name__]
            tags.add(config.tag)
        assert len(tags) == len(typing.get_args(union))


def test_every_name_in_the_types_is_declared() -> None:
    declared = {*interfaces(), *aliases(), "Record"}
    code = re.sub(r'/\*.*?\*/|//[^\n]*|"[^"\n]*"', "", typescript(), flags=re.DOTALL)
    assert set(re.findall(r"\b[A-Z]\w*\b", code)) == declared
    assert declared >= {"View", "Piece", "Update", "TalkKind"}


def test_limits_and_remarks_become_comments() -> None:
    assert "/** 1 to 20 signs, as ^[0-9a-z]+$ */\nexport type Id = string;" in typescript()
    assert "  /** what a Move answers */\n  version: number;" in interfaces()["Update"]
    assert "  /** one of GameInfo.bots; at most 40 signs */\n  bot?: string;" in interfaces()["NewSeat"]
    assert "  args: [string, number | string | null][];" in interfaces()["Line"]


# OpenAPI


@cache
def described() -> dict[str, Any]:
    return description(app())


def test_the_description_has_every_route() -> None:
    found = {(method.upper(), path) for path, item in described()["paths"].items() for method in item}
    left_out = {("GET", "/metrics"), ("GET", PATH), ("WEBSOCKET", "/api/socket")}
    assert found == set(routes()) - left_out


def test_the_description_has_no_loose_ends() -> None:
    whole = json.dumps(described())
    wanted = set(re.findall(r'"#/components/schemas/([^"]+)"', whole))
    assert wanted <= set(described()["components"]["schemas"])
    move = described()["components"]["schemas"]["Move"]
    assert move["properties"]["do"] == {"enum": ["move"]}
    assert move["additionalProperties"] is False


def test_the_description_tells_refusals_and_who_must_be_known() -> None:
    paths = described()["paths"]
    for item in paths.values():
        for operation in item.values():
            refused = operation["responses"]["409"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}
    assert paths["/api/tables/bot"]["post"]["security"] == [{"cookie": []}]
    assert "401" in paths["/api/tables/bot"]["post"]["responses"]
    assert "security" not in paths["/api/guest"]["post"]
    assert described()["components"]["securitySchemes"]["cookie"]["name"] == "grimalkin"


@get("/api/things")
async def list_things() -> list[messages.RuleInfo]:
    return []


def test_the_description_is_served_as_json_and_nothing_draws_it() -> None:
    with TestClient(guarded([list_things], Config(), Metrics())) as client:
        answer = client.get(PATH)
        assert client.get(f"{PATH}/openapi.json").content == answer.content
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
        assert answer.json()["info"]["title"] == "Grimalkin"
        assert "409" in answer.json()["paths"]["/api/things"]["get"]["responses"]
        for other in ("/schema", "/schema/swagger", f"{PATH}/swagger", f"{PATH}/redoc", f"{PATH}/openapi.yaml"):
            assert client.get(other).status_code == 404, other


# the command


def test_the_command_prints_both(tmp_path: Path) -> None:
    types = inside("protocol", "--typescript", folder=tmp_path)
    assert (types.returncode, types.stdout) == (0, typescript())
    openapi = inside("protocol", "--openapi", folder=tmp_path)
    assert json.loads(openapi.stdout) == json.loads(json.dumps(described()))
    assert list(tmp_path.iterdir()) == [], "it only looks at the code"


@pytest.mark.parametrize("words", [(), ("--typescript", "--openapi")])
def test_the_command_wants_to_know_which(words: tuple[str, ...]) -> None:
    asked = inside("protocol", *words)
    assert (asked.returncode, asked.stderr) == (2, "grimalkin: say which: --typescript or --openapi\n")
