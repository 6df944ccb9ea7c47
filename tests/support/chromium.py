"""The browser of the tests. `python -m tests.support.chromium` says where it is; where it is missing it is installed:
Debian's package by root, else Playwright's build. If neither works it says what to install."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMED = "GRIMALKIN_CHROMIUM"  # of the environment: the program to use
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# it asks nobody outside for anything
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The program, or nothing. To be asked before Playwright runs: it may ask Playwright itself."""
    said = os.environ.get(NAMED)
    if said:
        return said
    return next((found for name in PROGRAMS if (found := shutil.which(name))), "") or own_build()


def own_build() -> str:
    """Playwright's own browser, if it was installed."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else ""


def installed() -> str:
    """The program; where there is none, the way to get one."""
    found = chromium()
    if not found:
        raise FileNotFoundError(f"There is no Chromium yet: `make testb` installs one, or name yours with {NAMED}=...")
    return found


def install() -> None:
    tries = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        # another program may be installing something at this moment: wait until it is done
        waits = ["-o", "DPkg::Lock::Timeout=300"]
        tries.insert(0, ["apt-get", *waits, "install", "-y", "--no-install-recommends", "chromium"])
    for words in tries:
        print("Installing a browser:", " ".join(words[-3:]), "...", flush=True)  # noqa: T201
        if words[0] == "apt-get":
            subprocess.run(["apt-get", "update"], capture_output=True)
        if subprocess.run(words, capture_output=True).returncode == 0 and chromium():
            return


def main() -> None:
    if not chromium():
        install()
    found = chromium()
    if not found:
        sys.exit(
            f"The browser tests need Chromium: apt-get install chromium, or name a browser with {NAMED}=/path/to/it"
        )
    print(found)  # noqa: T201


if __name__ == "__main__":
    main()
