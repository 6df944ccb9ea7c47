"""People at browsers. They do what people do: read what is on the screen, and click, tap or type."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
EXPECTED = re.compile(r"Failed to load resource|WebSocket connection|ERR_INTERNET")
PATIENCE = 20_000  # milliseconds; nothing on this machine takes so long unless it hangs


class House:
    """All browsers of a test."""

    def __init__(self, browser: Browser, address: str, artifacts: Path) -> None:
        self.browser = browser
        self.address = address
        self.artifacts = artifacts
        self.people: list[Person] = []

    def person(self, name: str, size: dict[str, int] = DESKTOP, **options: Any) -> Person:
        """Somebody with a browser of their own, who has not come in yet."""
        phone = size["width"] < 600
        settings = {"viewport": size, "has_touch": phone, "is_mobile": phone, "locale": "en-GB", **options}
        context = self.browser.new_context(base_url=self.address, **settings)
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        made = Person(self, context, name)
        self.people.append(made)
        return made

    def close(self) -> None:
        faults = [fault for person in self.people for fault in person.faults]
        for person in self.people:
            person.context.close()
        assert faults == []


class Person:
    """Somebody at a browser."""

    def __init__(self, house: House, context: BrowserContext, name: str) -> None:
        self.house = house
        self.context = context
        self.name = name
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        self.page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        """A line of the browser's console. A lost line, and an answer that says no, are no faults of the page."""
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(f"{self.name}: {message.text}")

    def open(self, path: str) -> None:
        self.page.goto(path)

    def is_known(self) -> None:
        """Come in by the API, for tests that are not about coming in."""
        answer = self.context.request.post("/api/guest", data={"name": self.name})
        assert answer.ok, answer.text()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def shot(self, name: str) -> None:
        """A screenshot to look at."""
        self.house.artifacts.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.house.artifacts / f"{name}.png")

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=PATIENCE)
