"""A server whose luck is known: `python -m tests.support.known_luck CONFIG FILE`.

A test in a browser plays with what it finds on the screen. Its luck hangs on the test that runs, which writes its name
into the file, and on how many tables it has made: what was seen once is seen again.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec

from grimalkin.server import setups, thinking
from grimalkin.server.config import Config
from grimalkin.server.live import LiveTable
from grimalkin.server.serve import load, serve
from tests.support.servers import say


def main(config: Config, test: Path) -> int:
    made: Counter[str] = Counter()

    def secret() -> bytes:
        name = test.read_text(encoding="utf-8")
        made[name] += 1
        return sha256(f"{name} {made[name]}".encode()).digest()

    def seed(live: LiveTable, seat: int) -> int:
        told = f"{live.row.secret} {len(live.played.record)} {seat}"
        return int.from_bytes(sha256(told.encode()).digest()[:6], "big")

    setups.new_secret = secret
    thinking.bot_seed = seed
    load(config)
    return serve(config, say)


if __name__ == "__main__":
    sys.exit(main(msgspec.json.decode(sys.argv[1], type=Config), Path(sys.argv[2])))
