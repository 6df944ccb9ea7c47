"""Tries a fresh install as a newcomer would: `python fresh_install.py PROGRAM`.

It needs nothing but Python, so that it can run before the test tools are there. PROGRAM is the installed `grimalkin`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request

PATIENCE = 120.0  # seconds; a busy machine may be slow, a hanging program may not hang the tests
SOURCE = os.path.join(os.path.dirname(__file__), "..", "..", "src", "grimalkin", "games")


class Failed(Exception):
    """The install does not do what it should."""


def must(good: bool, what: str) -> None:
    if not good:
        raise Failed(what)


def said_by(program: str, word: str, folder: str) -> str:
    done = subprocess.run([program, word], cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    must(done.returncode == 0, f"grimalkin {word} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        must(answer.status == 200, f"{address} answered {answer.status}")
        text: str = answer.read().decode("utf-8")
    return text


def try_server(program: str, folder: str) -> None:
    """The server starts, shows its page with script and pictures, and ends when it is told to."""
    words = [program, "serve", "--port", "0", "--database", "sqlite:///fresh.sqlite"]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        try:
            address = ""
            said = []
            for line in server.stdout:
                said.append(line)
                found = re.search(r"http://[^ ]+:\d+", line)
                if found:
                    address = found.group()
                    break
            must(bool(address), "the server did not start:\n" + "".join(said))
            page = fetched(address)
            scripts = re.findall(r'src="(/[^"]+\.js)"', page)
            must("<title>" in page and bool(scripts), f"the page has no title or no script:\n{page[:500]}")
            for script in scripts:
                must(len(fetched(address + script)) > 1000, f"{script} is empty")
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)
        must(server.returncode == 0, f"the server ended with {server.returncode}")


def main() -> None:
    program = os.path.abspath(sys.argv[1])
    try:
        with tempfile.TemporaryDirectory(prefix="grimalkin-fresh-") as folder:
            must(said_by(program, "--version", folder).startswith("grimalkin "), "--version gives no version")
            games = said_by(program, "games", folder)
            folders = [name for name in os.listdir(SOURCE) if os.path.isfile(os.path.join(SOURCE, name, "__init__.py"))]
            for game in [folder.replace("_", "-") for folder in folders]:
                must(game in games, f"grimalkin games does not list {game}:\n{games}")
            try_server(program, folder)
    except (Failed, OSError, subprocess.TimeoutExpired) as error:
        sys.exit(f"The fresh install does not work: {error}")
    sys.stdout.write("The fresh install answers and serves its page.\n")


if __name__ == "__main__":
    main()
