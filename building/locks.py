"""Writes the lock files: `make lock`. `python -m building.locks FOLDER`, where FOLDER has pip-tools.

requirements.lock is what a server needs besides Grimalkin itself; requirements-dev.lock adds what builds and tests it.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from building.environments import ROOT, bin_of

WORDS = [
    "--quiet",
    "--upgrade",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-emit-trusted-host",
    "--no-config",
]
HEAD = """\
# Everything that {who} needs besides Grimalkin itself, with the hashes of all files of each version,
# for all systems. Resolved for Python 3.11. Made by `make lock`; not to be changed by hand.
"""


def main() -> None:
    tools = ROOT / sys.argv[1]
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)
    project, extras = table["project"], table["project"]["optional-dependencies"]
    server = [*project["dependencies"], *extras["server"], *extras["postgres"]]
    developer = [*server, *extras["dev"], *table["build-system"]["requires"]]
    write(tools, ROOT / "requirements-dev.lock", "a developer", developer, "")
    # what is tested is what users have
    write(tools, ROOT / "requirements.lock", "a server", server, f"-c {ROOT / 'requirements-dev.lock'}")


def write(tools: Path, lock: Path, who: str, wanted: list[str], constraint: str) -> None:
    asked, made = tools / f"{lock.stem}.in", tools / f"{lock.stem}.txt"
    asked.write_text("\n".join([constraint, *wanted]) + "\n", encoding="utf-8")
    made.unlink(missing_ok=True)
    subprocess.run([bin_of(tools) / "pip-compile", *WORDS, "--output-file", made, asked], check=True, cwd=tools)
    lock.write_text(HEAD.format(who=who) + made.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
