"""A browser that is driven over WebDriver BiDi: as much of it as somebody needs who looks, points and clicks."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMED = "GRIMALKIN_FIREFOX"  # of the environment: the program to use
PROGRAMS = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE = 180.0  # seconds; on a busy machine a browser takes a minute to start
# It asks nobody outside for anything, and moves as little as a person may wish.
PREFS = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


# Asks again at every picture for a second, so that nobody outside has to ask often.
POLLED = """async (...given) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (const end = performance.now() + 1000; ; await frame()) {
    const found = await (%s)(...given);
    if ((found !== null && found !== undefined) || performance.now() > end) return found;
  }
}"""


def firefox() -> str:
    """The program, or nothing."""
    return os.environ.get(NAMED) or next((found for name in PROGRAMS if (found := shutil.which(name))), "")


class Refused(Exception):
    """The browser could not do what it was asked to."""


class Window:
    """One window of a browser. What happens in it is told to `heard`, event by event, whenever something is asked."""

    def __init__(self, line: ClientConnection, heard: Callable[[str, dict[str, Any]], None]) -> None:
        self.line = line
        self.heard = heard
        self.number = 0
        self.ask("session.new", capabilities={})
        events = ["log.entryAdded", "network.beforeRequestSent"]
        self.ask("session.subscribe", events=events)
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """Ask for something, and wait until it is answered."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        end = time.monotonic() + PATIENCE
        while True:
            said = json.loads(self.line.recv(timeout=max(0.1, end - time.monotonic())))
            if said.get("type") == "event":
                self.heard(said["method"], said["params"])
            elif said.get("id") == self.number:
                if said["type"] == "error":
                    raise Refused(f"{method}: {said['error']}: {said['message']}")
                return said["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def run(self, function: str, *given: Any) -> Any:
        """What a function of JavaScript gives back for these arguments."""
        whole = f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)"
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=whole,
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.context},
            awaitPromise=True,
            userActivation=True,
        )
        if answer["type"] == "exception":
            raise Refused(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait(self, function: str, *given: Any) -> Any:
        """What a function gives back as soon as it gives something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.run(POLLED % function, *given)
            if found is not None:
                return found
        raise TimeoutError(f"nothing came of {function[:120]}")

    def click(self, x: float, y: float) -> None:
        at = {"x": round(x), "y": round(y)}
        steps = [
            {"type": "pointerMove", **at},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask(
            "input.performActions",
            context=self.context,
            actions=[{"type": "pointer", "id": "mouse", "actions": steps}],
        )

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"]))


@contextlib.contextmanager
def opened(heard: Callable[[str, dict[str, Any]], None]) -> Iterator[Window]:
    """A browser with an empty profile and one window."""
    program = firefox()
    if not program:
        raise FileNotFoundError(f"There is no Firefox: apt-get install firefox-esr, or name yours with {NAMED}=...")
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFS.items()]
        (Path(folder) / "user.js").write_text("\n".join(lines))
        words = [program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"]
        log = Path(folder) / "log"
        with log.open("w") as said:
            process = subprocess.Popen([*words, "about:blank"], stdout=said, stderr=said)
        try:
            with connect(f"{address_in(log)}/session", max_size=None, open_timeout=PATIENCE) as line:
                yield Window(line, heard)
        finally:
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            process.kill()
            process.wait()


def address_in(log: Path) -> str:
    """Where a browser listens that was just started, as soon as it says so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = LISTENS.search(log.read_text(errors="replace"))
        if found:
            return found[1]
        time.sleep(0.1)
    raise TimeoutError(f"the browser does not listen: {log.read_text(errors='replace')[-500:]}")
