"""The command as a user meets it: a process with pipes, or a process at a terminal, of 80 columns unless said."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

COMMAND = [sys.executable, "-m", "grimalkin.cli.main"]
# makes the terminal the one whose Ctrl-C is meant for the command, then becomes the command
AT_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)
PATIENCE = 60.0
# what would change width, colours and language
KEPT_OUT = {"COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"}
HOW_FAR = re.compile(r"^grimalkin: [\d,]+ of [\d,]+ games after .*\n", re.MULTILINE)
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment() -> dict[str, str]:
    """The surroundings without what would change what is shown."""
    kept = {name: value for name, value in os.environ.items() if name not in KEPT_OUT}
    return {**kept, "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}


def grimalkin(
    *words: str, said: str = "", folder: Path | None = None, around: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command with these words and this input to its end; `around` are further variables around it.

    How far a run is, which a slow machine says besides, is left out.
    """
    done = subprocess.run(
        [*COMMAND, *words],
        input=said,
        cwd=folder,
        env={**environment(), **(around or {})},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    done.stderr = HOW_FAR.sub("", done.stderr)
    return done


class Terminal:
    """The command at a pseudo-terminal."""

    def __init__(self, *words: str, folder: Path, columns: int = 80) -> None:
        self.end, their_end = pty.openpty()
        fcntl.ioctl(their_end, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *COMMAND, *words],
            stdin=their_end,
            stdout=their_end,
            stderr=their_end,
            cwd=folder,
            env=environment(),
            start_new_session=True,
        )
        os.close(their_end)
        self.raw = b""
        self.read = ""  # what was waited for already, and how much of `raw` that is
        self.read_raw = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.end)

    def shown(self) -> str:
        """Everything shown so far, without colours."""
        return self.read + self.new()

    def new(self) -> str:
        """What is shown since the last wait was over."""
        return plain(self.raw[self.read_raw :])

    def wait(self, *ends: str) -> str:
        """What is new when the screen ends with one of these, or when the command has ended."""
        limit = time.monotonic() + PATIENCE
        while not self.new().endswith(ends):
            if not select.select([self.end], [], [], max(0.0, limit - time.monotonic()))[0]:
                raise AssertionError(f"waited for {ends} and got: {self.new()}")
            if not self.more():
                break
        new = self.new()
        self.read += new
        self.read_raw = len(self.raw)
        return new

    def more(self) -> bool:
        """Take in what is there. False: the other end is closed."""
        try:
            got = os.read(self.end, 65536)
        except OSError:  # what Linux says when nobody holds the other end any more
            return False
        self.raw += got
        return bool(got)

    def type(self, line: str, *ends: str) -> str:
        """Type a line; what is shown until the next prompt."""
        os.write(self.end, line.encode() + b"\n")
        return self.wait(*ends)

    def press(self, key: bytes) -> str:
        """Press a key such as Ctrl-C; what is shown until the end.

        A signal that comes just before the command begins to read waits for the next key, so press again, as one does.
        """
        for _again in range(10):
            os.write(self.end, key)
            while select.select([self.end], [], [], 3.0)[0]:
                if not self.more():
                    return self.wait("\0")
        raise AssertionError(f"nothing ended after {key!r}: {self.new()}")

    def code(self) -> int:
        return self.process.wait(PATIENCE)


CTRL_C = b"\x03"
CTRL_D = b"\x04"


def options_of(screen: str) -> list[tuple[str, str]]:
    """The options at the end of a screen as words and notation, by their numbers."""
    asked = screen[screen.rfind("CA-") :]
    rows = re.findall(r"^ +(\d+)  (\S.*?) {2,}(\S.*?) *$", asked, flags=re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    return [(words, notation) for _, words, notation in rows]


def flowing(screen: str) -> str:
    """What is shown without its line breaks, for sentences that a terminal breaks."""
    return " ".join(screen.split())


def plain(raw: bytes) -> str:
    """What a terminal shows, without colours."""
    return STYLES.sub("", raw.decode("utf-8", "replace")).replace("\r\n", "\n")
