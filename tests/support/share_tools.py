"""Copies packages from another environment into this one: `python share_tools.py OTHER`.

Only what is missing here: what an install brought by itself stays as it is. Much faster than installing again.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def packages(site: str) -> dict[str, metadata.Distribution]:
    return {plain(found.metadata["Name"]): found for found in metadata.distributions(path=[site])}


def main() -> None:
    here = sysconfig.get_path("purelib")
    other = sysconfig.get_path("purelib", vars={"base": sys.argv[1], "platbase": sys.argv[1]})
    present = packages(here)
    for name, package in packages(other).items():
        if name in present:
            continue
        for file in package.files or []:
            # programs beside the packages hold the address of their environment; the tests need none of them
            if file.parts[0] != ".." and "__pycache__" not in file.parts:
                place = Path(here, file)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(Path(other, file), place)


if __name__ == "__main__":
    main()
