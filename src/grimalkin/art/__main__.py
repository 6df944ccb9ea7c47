"""`python -m grimalkin.art build --icons PATH/icons.json --into FOLDER`: makes the pictures of a build."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from grimalkin.art.build import build
from grimalkin.core.errors import GrimalkinError


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m grimalkin.art", description="Makes the pictures of cards and games."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("build", help="write all pictures into a folder")
    command.add_argument("--icons", type=Path, required=True, help="icons.json of the package @iconify-json/game-icons")
    command.add_argument("--into", type=Path, required=True, help="the folder to write into; made where it is missing")
    given = parser.parse_args(words)
    try:
        sizes = build(given.icons, given.into)
    except GrimalkinError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except OSError as error:
        sys.stderr.write(f"{error.filename}: {error.strerror}\n")
        return 1
    sys.stdout.write(f"{len(sizes)} files, {sum(sizes.values()) // 1000} kB, in {given.into}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
