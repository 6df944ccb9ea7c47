"""Messages for whoever runs a server."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

DatabaseHealth = Literal["ok", "does not answer", "does not write"]


class Health(Struct):
    """Whether the server is well. `worker` is the one that answered."""

    ok: bool
    version: str
    database: DatabaseHealth
    worker: str
