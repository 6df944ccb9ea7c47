"""The server's log, caught by a test."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

from grimalkin.server import logs
from grimalkin.server.config import Config

TOUCHED = [
    "",
    "grimalkin",
    "grimalkin.server",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "sqlalchemy",
]


@contextmanager
def written_to(stream: StringIO, log_format: str = "json", **settings: Any) -> Iterator[None]:
    """Send the log of this process there for a while."""
    before = [(one := logging.getLogger(name), one.handlers[:], one.level, one.propagate) for name in TOUCHED]
    logs.configure(Config(log_format=log_format, **settings), stream)
    try:
        yield
    finally:
        for logger, handlers, level, propagate in before:
            logger.handlers[:] = handlers
            logger.setLevel(level)
            logger.propagate = propagate
