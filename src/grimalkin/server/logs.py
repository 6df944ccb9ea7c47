"""The server's log: one event a line, as text or JSON. It holds no secret and nothing that a player may not see.

Names of events and of fields are fixed words in the code. Values come from the outside, so the fields that could hold
a secret are struck out by name, ids are shortened (a table's id is its invitation), and of an error only its type and
its place are told: its message may quote what it choked on. With `--log debug` the message is told too.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, TextIO

from grimalkin.core.errors import BadSetup
from grimalkin.server.config import Config

LEVELS = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
FORMATS = ("text", "json")

ALL = logging.getLogger("grimalkin")
LOG = logging.getLogger("grimalkin.server")

HIDDEN = "[hidden]"
# Fields that are never told, whoever puts them into an event.
SECRET = frozenset(
    {
        "agent", "authorization", "body", "card", "cards", "chat", "code", "cookie", "cookies", "deck", "decks",
        "entry", "faces", "hand", "headers", "invite", "key", "login", "luck", "move", "name", "notation", "option",
        "password", "path", "query", "record", "secret", "seed", "session", "state", "text", "title", "token", "url",
        "view", "webhook",
    }
)  # fmt: skip
SHORTENED = frozenset({"table", "person"})
WHY = re.compile(r"[a-z_]{1,30}")  # a reason in one word is a code of ours; a sentence may quote a move
SHORT = 6  # signs of an id that are told: enough to find the row, too few to open the table


class Plain(str):
    """A sentence of our own words, numbers and ids. It quotes nothing that anybody wrote, chose or holds."""


def short(key: str) -> str:
    return key[:SHORT]


def event(what: str, level: int = logging.INFO, **fields: object) -> None:
    """Something happened. `what` is a fixed word or two; what varies is in the fields.

    `logging.getLogger("grimalkin.x").info(what, extra={...})` is the same.
    """
    if LOG.isEnabledFor(level):
        LOG.log(level, what, extra={"fields": fields})


def fault(what: str, error: BaseException, **fields: object) -> None:
    """A mistake of our own, with its place in the code."""
    LOG.error(what, exc_info=error, extra={"fields": fields})


def scrubbed(fields: dict[str, object], everything: bool = False) -> dict[str, object]:
    """What may be told of these; `everything` lets sentences pass, but no secret field."""
    return {name: told_of(name.lower(), value, everything) for name, value in fields.items() if value is not None}


def told_of(name: str, value: object, everything: bool) -> object:
    if name in SECRET:
        return HIDDEN
    if name in SHORTENED and isinstance(value, str):
        return short(value)
    if name == "why" and not everything and not isinstance(value, Plain) and not WHY.fullmatch(str(value)):
        return HIDDEN
    return plain(value)


def plain(value: object) -> object:
    """Numbers and short words stay; anything with parts could hide something inside."""
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return value if len(value) <= 200 else value[:200] + "..."
    return type(value).__name__


OF_LOGGING = frozenset(logging.makeLogRecord({}).__dict__) | {"asctime", "fields", "message", "taskName"}


class Scrub(logging.Filter):
    """Gathers the fields of a record, which are what its `extra` has, and strikes out what is secret."""

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything = everything

    def filter(self, record: logging.LogRecord) -> bool:
        fields = {name: value for name, value in record.__dict__.items() if name not in OF_LOGGING}
        given = getattr(record, "fields", None)
        if isinstance(given, dict):
            fields |= given
        record.fields = scrubbed(fields, self.everything) if record.name.partition(".")[0] == ALL.name else {}
        return True


class Lines(logging.Formatter):
    """What both formats share: the time, and errors without their messages."""

    def __init__(self, messages: bool, worker: int | None) -> None:
        super().__init__()
        self.messages = messages
        self.worker = worker

    def when(self, record: logging.LogRecord) -> str:
        whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{whole}.{int(record.msecs):03d}Z"

    def formatException(self, ei: Any) -> str:  # noqa: N802  logging's name
        return told(ei[1], self.messages) if ei[1] is not None else ""

    def trace(self, record: logging.LogRecord) -> str:
        return self.formatException(record.exc_info) if record.exc_info else ""


def told(error: BaseException, messages: bool) -> str:
    """Type and place of an error and of what caused it; the messages only on demand."""
    if messages:
        return "".join(traceback.format_exception(error)).rstrip()
    parts: list[str] = []
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        frames = "".join(traceback.format_list(traceback.extract_tb(now.__traceback__)))
        parts.append(f"{frames}{type(now).__module__}.{type(now).__qualname__}")
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\ncaused by\n".join(parts)


class TextLines(Lines):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={shown(value)}" for name, value in record.fields.items())  # type: ignore[attr-defined]
        whose = "" if self.worker is None else f"[{self.worker}] "
        line = f"{self.when(record)} {record.levelname:<7} {whose}{record.getMessage()}{fields}"
        trace = self.trace(record)
        return f"{line}\n{trace}" if trace else line


def shown(value: object) -> str:
    """A value on a line of text: in quotes where it could be taken for more than one."""
    text = f"{value:.1f}" if isinstance(value, float) else str(value)
    if text and text.isprintable() and not any(sign in text for sign in ' "='):
        return text
    return json.dumps(text)


class JsonLines(Lines):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.when(record),
            "level": record.levelname.lower(),
            **({} if self.worker is None else {"worker": self.worker}),
            "event": record.getMessage(),
            **record.fields,  # type: ignore[attr-defined]
        }
        if trace := self.trace(record):
            line["trace"] = trace
        return json.dumps(line, ensure_ascii=False, default=lambda value: type(value).__name__)


def check(config: Config) -> None:
    if config.log not in LEVELS:
        raise BadSetup(f"the log level '{config.log}' is not known; there are: {', '.join(LEVELS)}")
    if config.log_format not in FORMATS:
        raise BadSetup(f"the log format '{config.log_format}' is not known; there are: {', '.join(FORMATS)}")


def configure(config: Config, stream: TextIO | None = None, worker: int | None = None) -> logging.Handler:
    """Send every log of this process to one place, in one form; a worker puts its number on every line."""
    check(config)
    level = LEVELS[config.log]
    handler = logging.StreamHandler(stream or sys.stderr)
    formatter = JsonLines if config.log_format == "json" else TextLines
    handler.setFormatter(formatter(level <= logging.DEBUG, worker))
    handler.addFilter(Scrub(everything=level <= logging.DEBUG))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.WARNING))  # of libraries only what is wrong
    ALL.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.ERROR)  # warnings of these quote what a client sent
    return handler
