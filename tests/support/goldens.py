"""Digests of whole records, kept in tests/records: both builds are compared with them, and so with each other.

`python -m tests.support.goldens` writes them anew after the rules changed; `--show GAME` prints those of this build.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from grimalkin.core.game import Game
from tests.support.games import every_game, setups_of
from tests.support.kit import played_table, record_text

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
COMMAND = "python -m tests.support.goldens"
SEEDS = range(4)  # even and odd: seeded and committed luck


def digests(game: Game) -> list[str]:
    """One line a game played: how, how long, and a digest of its record with all state hashes."""
    lines: list[str] = []
    for setup in setups_of(game):
        for seed in SEEDS:
            table = played_table(game, setup.seats, setup.settings, seed)
            digest = hashlib.blake2b(record_text(table).encode(), digest_size=12).hexdigest()
            lines.append(f"{setup} seed={seed} entries={len(table.record)} {digest}")
    return lines


def expected(game: Game) -> list[str]:
    """The digests of the other build if its Python is named in GRIMALKIN_OTHER_PYTHON, else those kept in a file."""
    other = os.environ.get("GRIMALKIN_OTHER_PYTHON")
    if other:
        command = [other, "-m", "tests.support.goldens", "--show", game.id]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    path = RECORDS / f"{game.id}.txt"
    assert path.exists(), f"{path.name} is missing; `{COMMAND}` writes it"
    return path.read_text(encoding="utf-8").splitlines()


def check_goldens(game: Game) -> None:
    """This build plays the games it always played."""
    kept = expected(game)
    found = digests(game)
    changed = [line for line in found if line not in kept]
    assert found == kept, f"{game.id}: records differ: {changed[:3]}; if the rules changed on purpose: `{COMMAND}`"


def main(words: list[str]) -> None:
    games = every_game()
    if words[:1] == ["--show"]:
        sys.stdout.write("".join(f"{line}\n" for line in digests(games[words[1]])))
        return
    RECORDS.mkdir(exist_ok=True)
    for game in games.values():
        path = RECORDS / f"{game.id}.txt"
        path.write_text("".join(f"{line}\n" for line in digests(game)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
