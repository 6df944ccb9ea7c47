"""What tests in a real browser share: Chromium, a server with the built page, and people who sit at browsers.

They run by themselves (`make testb`): while Playwright's loop runs in a process, no other loop can.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE, House
from tests.support.chromium import FLAGS, installed
from tests.support.servers import Running

expect.set_options(timeout=PATIENCE)
ARTIFACTS = Path(os.environ.get("GRIMALKIN_ARTIFACTS", ".make/artifacts")).resolve()  # screenshots to look at


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = installed()
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the page, as a host starts it. All tests come to it; none may mind who was there before."""
    folder = tmp_path_factory.mktemp("server")
    luck = folder / "luck"
    luck.write_text("no test yet", encoding="utf-8")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    running = Running(database, folder, luck=luck, teaching=True, stand_in_seconds=0.03)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def house(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[House]:
    """Whoever comes in a test. With the test they go, and nothing may have gone wrong in any of their browsers."""
    assert server.luck is not None
    server.luck.write_text(request.node.nodeid, encoding="utf-8")
    made = House(browser, server.address, ARTIFACTS)
    yield made
    made.close()
