"""Environments, made quickly: without a pip of their own, by two pips at once, or out of another environment.

    python -m building.environments tools FOLDER LOCK     an environment with all that a lock file names
    python -m building.environments source FOLDER         Grimalkin in it is what lies in src
    python -m building.environments beside FOLDER OTHER BUILD
                                                          the packages of another environment, and a build of Grimalkin

It needs nothing but Python, because it runs before anything is there.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / ".make"
SELDOM = 5.0  # seconds between two lines that say how far it is

# The address of Python stands in a line for the shell: the kernel reads none that is long or has blanks.
PROGRAM = """\
#!/bin/sh
'''exec' {python} "$0" "$@"
' '''
import sys
from grimalkin.cli.main import main
if __name__ == "__main__":  # processes that play for `sim` and `lab` read this file too
    sys.exit(main())
"""


class Failed(Exception):
    """It cannot be made ready; the text says why and what to do."""


# Programs


def lines_of(words: Sequence[object], **variables: str) -> Iterator[str]:
    """What a program says, line by line. It must end well; otherwise its last lines are the reason."""
    last: list[str] = []
    with subprocess.Popen(
        list(map(str, words)),
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": "1", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            last = [*last[-30:], line.rstrip()]
            yield line.rstrip()
    if process.returncode:
        raise Failed("\n".join(last))


def run(words: Sequence[object], **variables: str) -> None:
    for _ in lines_of(words, **variables):
        pass


# Environments


def bin_of(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


def site_of(environment: Path) -> Path:
    if os.name == "nt":
        return environment / "Lib" / "site-packages"
    return environment / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def pip_for(environment: Path) -> list[str | Path]:
    """The words that start pip for an environment that has none of its own: making one takes seconds."""
    python = bin_of(environment) / "python"
    with_pip = importlib.util.find_spec("pip") is not None
    if with_pip:
        done = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, text=True, check=False)
        found = re.match(r"pip (\d+)\.(\d+)", done.stdout)
        if found and (int(found[1]), int(found[2])) >= (22, 3):  # the first that knows --python
            return [sys.executable, "-m", "pip", "--python", python]
    run([python, "-m", "ensurepip", "--default-pip"])
    return [python, "-m", "pip"]


def fresh(environment: Path) -> None:
    try:
        run([sys.executable, "-m", "venv", "--clear", "--without-pip", environment])
    except Failed as error:
        raise Failed(
            f"'{sys.executable}' cannot make environments (on Debian: apt install python3-venv):\n{error}"
        ) from None


def install(pip: list[str | Path], files: Sequence[Path | str], counted: Callable[[int], None]) -> None:
    """Install what these words of pip name; `counted` is told how many packages were found."""
    words = [*pip, "install", "--no-compile", "--disable-pip-version-check", "--no-input"]
    count = 0
    try:
        for line in lines_of([*words, *files], PIP_ROOT_USER_ACTION="ignore"):
            if line.startswith("Collecting "):
                count += 1
                counted(count)
    except Failed as error:
        raise Failed(
            f"not everything could be installed (it needs the network, or a mirror of PyPI that pip knows):\n{error}"
        ) from None


def is_made(environment: Path, of: str) -> bool:
    stamp = environment / ".made"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == of


def made_of(*texts: str) -> str:
    """What an environment hangs on: its address, the interpreter, and what is in it."""
    return hashlib.sha256("\n".join([str(ROOT), sys.base_prefix, sys.version, *texts]).encode()).hexdigest()


def describe(environment: Path) -> None:
    """The command `grimalkin`, and what Python asks about a package: Grimalkin is not installed there, only found."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    folder = site_of(environment) / f"grimalkin-{version}.dist-info"
    folder.mkdir(exist_ok=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: grimalkin\nVersion: {version}\n", encoding="utf-8")
    program = bin_of(environment) / "grimalkin"
    program.write_text(PROGRAM.format(python=shlex.quote(str(bin_of(environment) / "python"))), encoding="utf-8")
    program.chmod(0o755)


def put_in_charge(environment: Path, *sources: Path) -> None:
    """From now on this environment's Grimalkin is the one in this folder. Who runs goes on with the one before."""
    place = site_of(environment) / "grimalkin.pth"
    text = "".join(f"{source}\n" for source in sources)
    if not place.is_file() or place.read_text(encoding="utf-8") != text:
        new = place.with_suffix(".new")
        new.write_text(text, encoding="utf-8")
        new.replace(place)


def from_lock(environment: Path, lock: Path, counted: Callable[[int, int], None]) -> None:
    """An environment with all that a lock file names; nothing is done if it is there. Two pips share the work."""
    text = lock.read_text(encoding="utf-8")
    wanted = made_of(text)
    if is_made(environment, wanted):
        return
    fresh(environment)
    blocks = [block for block in re.split(r"\n(?=\w)", text) if "==" in block.partition("\n")[0]]
    counts = [0, 0]
    pip = pip_for(environment)

    def half(number: int) -> None:
        file = MADE / f"{environment.name}-{number}.txt"
        file.write_text("\n".join(blocks[number::2]) + "\n", encoding="utf-8")

        def counted_here(count: int) -> None:
            counts[number] = count
            counted(sum(counts), len(blocks))

        install(pip, ["--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", file], counted_here)

    with ThreadPoolExecutor(2) as pool:
        for run_ in [pool.submit(half, number) for number in (0, 1)]:
            run_.result()
    describe(environment)
    (environment / ".made").write_text(wanted, encoding="utf-8")


def beside(environment: Path, other: Path, build: Path) -> None:
    """An environment with the packages of another one, but for its Grimalkin: that is the one in this folder."""
    wanted = made_of(str(other), str(build))
    if not is_made(environment, wanted):
        fresh(environment)
        describe(environment)
        (environment / ".made").write_text(wanted, encoding="utf-8")
    put_in_charge(environment, build, site_of(other))


def main() -> None:
    MADE.mkdir(exist_ok=True)
    match sys.argv[1:]:
        case ["tools", folder, lock]:
            told = [0.0]

            def counted(count: int, all_: int) -> None:
                if time.monotonic() - told[0] > SELDOM or count == all_:
                    told[0] = time.monotonic()
                    print(f"{folder}: {count} of {all_} packages", flush=True)

            from_lock(ROOT / folder, ROOT / lock, counted)
        case ["source", folder]:
            put_in_charge(ROOT / folder, ROOT / "src")
        case ["beside", folder, other, build]:
            beside(ROOT / folder, ROOT / other, ROOT / build)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main()
    except Failed as error:
        sys.exit(str(error))
