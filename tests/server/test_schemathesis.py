"""The API against its own description: no fault of the server, answers as described, and a refusal changes nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import Connection, func, select

from grimalkin.server.app import create_app
from grimalkin.server.messages import Problem
from grimalkin.server.openapi import PATH
from grimalkin.server.people import COOKIE
from grimalkin.server.refusals import CODES
from grimalkin.server.storage import schema as rows
from tests.support.effort import SOAK, unhurried
from tests.support.wire_leaks import StillService

Known = dict[str, list[str]]

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = unhurried(12) * max(1, SOAK)
FUZZ = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


schemathesis.serializer.alias("application/x-ndjson", "text/plain")

# Words that some part of a server might choke on; PostgreSQL for one takes no zero character.
ODD_WORDS = ["\x00", "a\x00b", "\x7f", "\ufffe", "\u202eabc", "%00", "' or 1=1 --", "\U0001d54f" * 8, "a" * 61]


def dump(connection: Connection) -> list[Any]:
    """All that a refused request could have changed. Records and talk only grow, so their lengths are enough."""
    found: list[Any] = []
    logins = [rows.logins.c.id, rows.logins.c.person, rows.logins.c.ended_at]  # when one was last seen may change
    found.append(connection.execute(select(*logins).order_by(rows.logins.c.id)).all())
    for table in (rows.people, rows.tables, rows.seats, rows.decks, rows.shares):
        found.append(connection.execute(select(table).order_by(*table.primary_key.columns)).all())
    for counted in (rows.entries, rows.talk):
        found.append(connection.execute(select(func.count()).select_from(counted)).scalar_one())
    return found


class Site:
    """A server in this process, its description, and somebody who has something of everything."""

    def __init__(self, database: str) -> None:
        self.service = StillService(database)
        self.service.people.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        self.app = create_app(self.service.config, self.service)
        self.schema = schemathesis.openapi.from_asgi(PATH, self.app)
        self.client = asgi.get_client(cast("Any", self.app))
        self.counts: Counter[str] = Counter()
        found = [cast("Any", one).ok() for one in self.schema.get_all_operations()]
        self.operations = {operation.label: operation for operation in found}

    def close(self) -> None:
        self.client.close()
        asgi.shutdown_lifespans()

    def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        data = msgspec.json.encode(body) if body is not None else None
        answer = self.client.request(method, f"http://{asgi.HOST}{path}", data=data, headers=headers)
        self.client.cookies.clear()
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    def newcomer(self) -> Known:
        """Somebody new with tables in every state, decks and links; ids by the names that paths have for them."""
        answer = self.ask("POST", "/api/guest", {"name": "Ann"})
        cookie = f"{COOKIE}={answer.cookies[COOKIE]}"
        self.client.cookies.clear()

        def tell(method: str, path: str, body: Any = None) -> Any:
            return self.ask(method, path, body, cookie).json()

        seats = [{"kind": "me"}, {"kind": "invited"}]
        waiting = tell("POST", "/api/tables", {"game": "cauldron", "seats": seats, "listed": True})
        running = tell("POST", "/api/tables/bot", {"game": "cauldron", "bot": "bot:random"})["id"]
        over = tell("POST", "/api/tables", {"game": "cauldron", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
        tell("POST", f"/api/tables/{over}/start")
        tell("POST", f"/api/tables/{over}/acts", {"do": "resign", "seat": 0})
        closed = tell("POST", "/api/tables", {"game": "mythic-arena"})["id"]
        self.ask("DELETE", f"/api/tables/{closed}", None, cookie)
        share = tell("POST", f"/api/tables/{over}/share", {"viewer": "A"})["code"]
        deck = tell("POST", "/api/decks", {"game": "mythic-arena", "name": "mine", "text": ""})["id"]
        deck_code = tell("POST", f"/api/decks/{deck}/share")["code"]
        login = tell("GET", "/api/me/logins")[0]["id"]
        return {
            "cookie": [cookie],
            "table": [waiting["id"], running, over, closed],
            "code": [share, deck_code, waiting["seats"][1]["invite"]],
            "deck": [deck],
            "login": [login],
            "game": ["cauldron", "mythic-arena", "familiars-and-foes"],
            "language": ["en", "de"],
            "viewer": ["A", "B", "spectator", "open"],
        }


@contextmanager
def opened(database: str) -> Iterator[Site]:
    site = Site(database)
    try:
        yield site
    finally:
        site.close()


def spoil(case: Any, luck: random.Random) -> None:
    """Put an odd word in the place of some other."""
    places = [(part, key) for part in (case.path_parameters, case.query) if part for key in part]
    parts = [case.body]
    while parts:
        part = parts.pop()
        if isinstance(part, dict | list):
            inside = list(part.items()) if isinstance(part, dict) else list(enumerate(part))
            places += [(part, key) for key, value in inside if isinstance(value, str)]
            parts += [value for _, value in inside]
    if places:
        part, key = luck.choice(places)
        part[key] = luck.choice(ODD_WORDS)


def check(site: Site, case: Any, known: Known, luck: random.Random) -> int:
    """One request: its answer is as described, and if it is refused, nothing has changed."""
    for name, values in known.items():
        if name in (case.path_parameters or {}) and luck.random() < 0.75:
            case.path_parameters[name] = luck.choice(values)
    if isinstance(case.body, dict) and "game" in case.body and luck.random() < 0.75:
        case.body["game"] = luck.choice(known["game"])
    before = site.service.store.read_now(dump)
    headers = {"Cookie": known["cookie"][0]} if "cookie" in known else {}
    answer = case.call(headers=headers)
    case.validate_response(answer, checks=CHECKS)
    site.counts[f"{answer.status_code}"] += 1
    if answer.status_code >= 400:
        told = msgspec.json.decode(answer.content, type=Problem)
        assert told.code in CODES or answer.status_code == 409, f"{told}"
        assert told.text, "a refusal without a sentence"
        assert site.service.store.read_now(dump) == before, f"{case.operation.label} was refused and changed something"
    return int(answer.status_code)


def fuzz(site: Site, mode: GenerationMode, examples: int, odd: float = 0.1, known: Known | None = None) -> None:
    """Every operation. All faults are told together. Without `known` it is somebody new now and then."""
    faults: list[str] = []
    for number, (label, operation) in enumerate(site.operations.items()):
        if mode == GenerationMode.NEGATIVE and not operation.body and not operation.query:
            continue  # nothing that could be wrong
        if number % 8 == 0 and (known is None or "cookie" in known):
            known = site.newcomer()
        assert known is not None
        try:
            fuzz_operation(site, operation, mode, examples, odd, known)
        except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001  it fails below, with the others
            faults.append(f"{label}: {error!r}\n{''.join(getattr(error, '__notes__', ()))}")
    assert not faults, "\n\n".join(faults)


def fuzz_operation(site: Site, operation: Any, mode: GenerationMode, examples: int, odd: float, known: Known) -> None:
    luck = random.Random(operation.label)

    @settings(FUZZ, max_examples=examples)
    @given(case=operation.as_strategy(generation_mode=mode))
    def one_request(case: Any) -> None:
        if luck.random() < odd:
            spoil(case, luck)
        if check(site, case, known, luck) == 401 and "cookie" in known:  # logged out, or gone
            known.update(site.newcomer())

    one_request()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_the_api_does_what_its_description_says(sqlite_database: str, mode: GenerationMode) -> None:
    with opened(sqlite_database) as site:
        fuzz(site, mode, EXAMPLES)
        assert len(site.operations) > 40
        assert sum(site.counts.values()) > len(site.operations)
        if mode == GenerationMode.POSITIVE:
            assert {"200", "201", "204", "400", "404", "409"} <= set(site.counts)


def test_odd_words_are_no_trouble_for_postgresql(postgres_database: str) -> None:
    with opened(postgres_database) as site:
        fuzz(site, GenerationMode.POSITIVE, EXAMPLES, odd=0.7)
        assert {"400", "404"} <= set(site.counts)


def test_nobody_in_particular_is_refused_without_a_change(sqlite_database: str) -> None:
    with opened(sqlite_database) as site:
        known = {name: ids for name, ids in site.newcomer().items() if name != "cookie"}
        fuzz(site, GenerationMode.POSITIVE, unhurried(8), known=known)
        assert site.counts["401"] > 20
