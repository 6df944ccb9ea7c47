"""One build of a server takes over from another while the port stays open.

Told by SIGUSR2, the parent of a server (`serve.py`) starts its own command once more: whatever is installed by then.
That process is its heir. It is given the listening socket and the locks of the database, loads everything, and says
that it has. Then the parent ends its workers, who send the browsers back to the port, and the heir starts its own.
Nobody is refused meanwhile: who connects waits at the port for a moment.

The first parent stays. It keeps its place in the terminal or under systemd, the port and the locks, hands on what it is
told, starts the next heir, and if an heir ends by itself, its own workers serve again.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Sequence

LOADED, READY, GO = b"L", b"R", b"G"
PLACE = "GRIMALKIN_HEIR"  # of the environment: the numbers of the files that an heir is given


class Heir:
    """As the parent sees it: a process that is loading, or in charge."""

    def __init__(self, listening: socket.socket, locks: Sequence[int]) -> None:
        self.channel, theirs = socket.socketpair()
        given = [theirs.fileno(), listening.fileno(), *locks]
        try:
            self.process = subprocess.Popen(
                [sys.executable, *sys.orig_argv[1:]],
                env=os.environ | {PLACE: ",".join(map(str, given))},
                pass_fds=given,
                start_new_session=True,  # Ctrl-C in the terminal is for the first parent
            )
        except OSError:
            self.channel.close()
            raise
        finally:
            theirs.close()
        self.channel.setblocking(False)
        self.in_charge = False
        self.silent = False  # it has closed its end: nothing more will come
        self.asked = 0  # how often it was asked to end

    def fileno(self) -> int:
        """To be waited for, unless it is silent."""
        return self.channel.fileno()

    def news(self) -> bytes:
        """What it has said since it was last asked."""
        said = b""
        with contextlib.suppress(BlockingIOError):
            try:
                while piece := self.channel.recv(16):
                    said += piece
            except ConnectionError:
                pass
            self.silent = True
        return said

    @property
    def ended(self) -> bool:
        return self.process.poll() is not None

    def go(self) -> None:
        """The place is free."""
        self.in_charge = True
        with contextlib.suppress(OSError):
            self.channel.sendall(GO)

    def stop(self, times: int = 1) -> None:
        """Ask it to end: once, or twice for an end without a farewell. One that only loads has nothing to end."""
        if not self.in_charge:
            self.kill()
        while self.asked < times:
            self.asked += 1
            with contextlib.suppress(ProcessLookupError):
                self.process.terminate()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    def close(self) -> int:
        """Wait for its end; the exit code."""
        code = self.process.wait()
        self.channel.close()
        return code


class Legacy:
    """As the heir sees it: what it was given."""

    def __init__(self, channel: socket.socket, listening: socket.socket, locks: list[int]) -> None:
        self.channel = channel
        self.listening = listening
        self.locks = locks

    def fileno(self) -> int:
        """To be waited for: it can be read when the first parent has ended."""
        return self.channel.fileno()

    def may_go(self) -> bool:
        """What was answered to `LOADED`. False: the first parent has ended."""
        try:
            return self.channel.recv(1) == GO
        except ConnectionError:
            return False

    def say(self, what: bytes) -> bool:
        try:
            self.channel.sendall(what)
        except OSError:
            return False
        return True


def legacy() -> Legacy | None:
    """What this process was given, if it is an heir."""
    text = os.environ.pop(PLACE, "")
    if not text:
        return None
    channel, listening, *locks = map(int, text.split(","))
    for file in (channel, listening, *locks):
        os.set_inheritable(file, False)
    return Legacy(socket.socket(fileno=channel), socket.socket(fileno=listening), locks)
