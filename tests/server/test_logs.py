"""The log: one event a line, in two forms, and never a secret."""

from __future__ import annotations

import json
import logging
import re
from io import StringIO
from typing import Any

import pytest
from litestar import Request, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient

from grimalkin.core.errors import BadSetup
from grimalkin.server import logs
from grimalkin.server.app import guarded
from grimalkin.server.config import Config
from grimalkin.server.messages import LogIn, NewGuest
from grimalkin.server.metrics import Metrics
from grimalkin.server.refusals import Refused
from tests.server.logged import written_to

SECRET = "moonwort4711"


def lines(stream: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_text_and_json_say_the_same() -> None:
    text, as_json = StringIO(), StringIO()
    with written_to(text, "text"):
        logs.event("worker started", number=3, ms=1.25, note="two words", odd='a"b', empty="", none=None)
    with written_to(as_json, "json"):
        logs.event("worker started", number=3, ms=1.25, note="two words", odd='a"b', empty="", none=None)
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z INFO    worker started "
        r'number=3 ms=1\.2 note="two words" odd="a\\"b" empty=""\n',
        text.getvalue(),
    )
    (line,) = lines(as_json)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("at"))
    assert line == {
        "level": "info",
        "event": "worker started",
        "number": 3,
        "ms": 1.25,
        "note": "two words",
        "odd": 'a"b',
        "empty": "",
    }


def test_a_line_is_a_line_whatever_a_value_holds() -> None:
    stream = StringIO()
    with written_to(stream, "text"):
        logs.event("worker started", note="a\nb INFO forged", other="\u2028\x1b[31m", long="x" * 1_000)
    assert len(stream.getvalue().splitlines()) == 1
    assert "\x1b" not in stream.getvalue()
    assert len(stream.getvalue()) < 500


@pytest.mark.parametrize("name", sorted(logs.SECRET) + ["Password", "SEED"])
def test_fields_with_secrets_are_struck_out(name: str) -> None:
    stream = StringIO()
    with written_to(stream):
        logs.event("odd", **{name: SECRET})  # type: ignore[arg-type]
    assert SECRET not in stream.getvalue()
    assert lines(stream)[0][name] == logs.HIDDEN


def test_what_has_parts_is_told_by_its_type_only() -> None:
    stream = StringIO()
    with written_to(stream):
        logs.event("odd", found={"hand": SECRET}, more=[SECRET], guest=NewGuest(SECRET))
    assert SECRET not in stream.getvalue()
    assert lines(stream)[0]["found"] == "dict"


def test_a_table_is_told_by_the_beginning_of_its_id() -> None:
    """Its id is its invitation."""
    stream = StringIO()
    with written_to(stream):
        logs.event("table started", table="0123456789abcd", game="cauldron", seats=2)
    (line,) = lines(stream)
    assert (line["event"], line["table"], line["game"]) == ("table started", "012345", "cauldron")
    assert "0123456789abcd" not in stream.getvalue()


def test_fields_come_from_any_logger_of_ours_by_extra() -> None:
    stream = StringIO()
    with written_to(stream):
        log = logging.getLogger("grimalkin.tables")
        log.warning("a bot failed", extra={"table": "0123456789abcd", "seat": 1, "why": "slow", "deck": SECRET})
        log.warning("table closed", extra={"table": "0123456789abcd", "why": f"entry 12: play {SECRET} is not allowed"})
        logging.getLogger("other").warning("theirs", extra={"note": SECRET})
        log.warning("table closed", extra={"table": "0123456789abcd", "why": logs.Plain("entry 12 is not possible")})
    first, second, third, fourth = lines(stream)
    assert (first["event"], first["table"], first["seat"], first["why"]) == ("a bot failed", "012345", 1, "slow")
    assert second["why"] == logs.HIDDEN, "a sentence may quote a hidden choice"
    assert "note" not in third
    assert fourth["why"] == "entry 12 is not possible", "a sentence of our own words hides nothing"
    assert SECRET not in stream.getvalue()


def test_the_level_holds() -> None:
    stream = StringIO()
    with written_to(stream, log="warning"):
        logs.event("quiet")
        logs.event("loud", logging.WARNING)
    assert [line["event"] for line in lines(stream)] == ["loud"]
    for wrong in (Config(log="loud"), Config(log_format="xml")):
        with pytest.raises(BadSetup, match="is not known; there are"):
            logs.configure(wrong)


def failing(said: str) -> None:
    try:
        raise KeyError(said)
    except KeyError as error:
        raise ValueError(said) from error


def test_an_error_is_told_by_type_and_place() -> None:
    stream = StringIO()
    try:
        failing(SECRET)
    except ValueError as error:
        with written_to(stream):
            logs.fault("fault", error)
            logging.getLogger("asyncio").error("a task failed", exc_info=error)
        for line in lines(stream):
            assert "in failing" in line["trace"]
            assert "builtins.ValueError\ncaused by\n" in line["trace"]
            assert line["trace"].endswith("builtins.KeyError")
        assert SECRET not in stream.getvalue()
        with written_to(stream, log="debug"):
            logs.fault("fault", error)
        assert SECRET in stream.getvalue(), "who asks for everything gets it"


# a secret in each place of a request


@get("/api/shared/{code:str}")
async def shared(code: FromPath[str], request: Request[Any, Any, Any]) -> str:
    request.scope["state"]["person"] = "0123456789abcd"
    return code


@post("/api/login", status_code=200)
async def login(data: JSONBody[LogIn]) -> str:
    if data.login == "broken":
        raise RuntimeError(data.password)
    raise Refused("wrong_password", f"{data.login} has another password than {data.password}")


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    text = await socket.receive_text()
    await socket.send_text(text)
    await socket.close(reason=text)


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_no_secret_of_a_request_comes_into_the_log(log_format: str) -> None:
    stream = StringIO()
    app = guarded([shared, login, live], Config(), Metrics())
    headers = {
        "Cookie": f"grimalkin={SECRET}",
        "Authorization": f"Bearer {SECRET}",
        "User-Agent": SECRET,
        "Referer": f"http://testserver.local/join/{SECRET}",
        "X-Forwarded-For": SECRET,
    }
    with written_to(stream, log_format), TestClient(app, raise_server_exceptions=False) as browser:
        browser.headers.update(headers)
        assert browser.get(f"/api/shared/{SECRET}?code={SECRET}").status_code == 200
        assert browser.get(f"/join/{SECRET}").status_code == 404
        assert browser.request(SECRET, "/api/login").status_code == 405
        for name in ("ann", "broken"):
            body = {"login": name, "password": SECRET}
            assert browser.post("/api/login", json=body).status_code == (403 if name == "ann" else 500)
        assert browser.post("/api/login", json={"login": SECRET, "password": 7}).status_code == 400
        assert browser.post("/api/login", content=f"{{{SECRET}").status_code == 400
        assert browser.post("/api/login", headers={"Origin": f"http://{SECRET}"}).status_code == 403
        with browser.websocket_connect(f"/live?code={SECRET}") as it:
            it.send_text(SECRET)
            assert it.receive_text() == SECRET
    told = stream.getvalue()
    assert SECRET not in told
    assert "0123456789abcd" not in told
    assert told.count("request") >= 8
    assert "/api/shared/{code}" in told
    assert "012345" in told, "who it was"
    assert "connection closed" in told
