"""Digests of whole records, kept in tests/records: both builds are compared with them, and so with each other.

Two digests a game. The first is of the play: what was asked, chosen and told. The second is of the state hashes, so
that a change of how states are hashed moves the second alone.

`python -m tests.support.goldens` writes them anew after the rules changed, those of all games or of the ones it names;
`--show GAME` prints those of this build.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

from grimalkin.core.game import Game
from grimalkin.core.table import Table
from tests.support.games import Setup, every_game, setups_of
from tests.support.kit import BUSY
from tests.support.walk import TableWalk

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
COMMAND = "python -m tests.support.goldens"
SEEDS = range(4)  # even and odd: seeded and committed luck


def digests(game: Game) -> list[str]:
    """One line a game played: how, how long, a digest of the play and one of the state hashes."""
    lines: list[str] = []
    for setup in setups_of(game):
        for seed in SEEDS:
            asked, table = asked_and_played(setup, seed)
            play = digest([*asked, *entries_and_lines(table)])
            hashes = digest([entry.hash for entry in table.record])
            lines.append(f"{setup} seed={seed} entries={len(table.record)} play={play} hashes={hashes}")
    return lines


def asked_and_played(setup: Setup, seed: int) -> tuple[list[str], Table]:
    """A game, and what each seat was offered before every move."""
    asked: list[str] = []
    text = setup.game.codes.text
    walk = TableWalk(setup.game, setup.seats, setup.settings, seed, (), BUSY)
    with walk:
        while walk.going():
            for offer in walk.table.offers():
                offered = [text(code) for code in offer.options + offer.standing]
                asked.append(f"{walk.n} {offer.seat} {len(offer.options)} {', '.join(offered)}")
            walk.make(walk.pick())
    return asked, walk.table


def entries_and_lines(table: Table) -> list[str]:
    """What was chosen and what luck said, and every line that was told, with who may read which part of it."""
    entries = [f"{entry.n} {entry.seat} {entry.kind} {entry.text}" for entry in table.record]
    told = [
        f"{n} {line.rule} {line.what} {[(arg.kind, arg.number, arg.word, arg.seen) for arg in line.args]}"
        for n, position in enumerate(table.positions)
        for line in position.told
    ]
    return entries + told


def digest(lines: list[str]) -> str:
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=12).hexdigest()


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


def main(words: list[str]) -> int:
    """The exit code. Whatever is not understood writes nothing."""
    games = every_game()
    parser = argparse.ArgumentParser(prog=COMMAND, description="Write the digests of recorded games anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only of these: {', '.join(games)}; default: all")
    parser.add_argument("--show", metavar="GAME", help="print those of this build and write nothing")
    try:
        given = parser.parse_args(words)
    except SystemExit as ended:
        return int(ended.code or 0)
    named = [*given.games, *([given.show] if given.show is not None else [])]
    if given.show is not None and given.games:
        sys.stderr.write("--show prints one game and takes no others\n")
        return 2
    if wrong := [name for name in named if name not in games]:
        sys.stderr.write(f"no game '{wrong[0]}'; there are: {', '.join(games)}\n")
        return 2
    if given.show is not None:
        sys.stdout.write("".join(f"{line}\n" for line in digests(games[given.show])))
        return 0
    RECORDS.mkdir(exist_ok=True)
    for name in given.games or games:
        path = RECORDS / f"{name}.txt"
        path.write_text("".join(f"{line}\n" for line in digests(games[name])), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
