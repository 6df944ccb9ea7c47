"""How much comes over the network before one can play: at most 250 kB of compressed script and style."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import House, Person

MOST = 250_000
SMALL = 2_000  # files of so many bytes, with their headers, are not worth compressing
KINDS = {"Script": "script", "Stylesheet": "style", "Font": "fonts", "Image": "images", "Document": "page"}


class Scale:
    """Counts the bytes of every answer as they came over the network, by kind."""

    def __init__(self, person: Person) -> None:
        self.bytes: Counter[str] = Counter()
        self.kinds: dict[str, str] = {}
        self.plain: dict[str, str] = {}  # scripts and styles that came without compression
        self.heavy: list[str] = []  # those of them that are worth it
        session = person.context.new_cdp_session(person.page)
        session.on("Network.responseReceived", self.received)
        session.on("Network.loadingFinished", self.finished)
        session.send("Network.enable")

    def received(self, event: Any) -> None:
        self.kinds[event["requestId"]] = KINDS.get(event["type"], "data")
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        if event["type"] in ("Script", "Stylesheet") and "content-encoding" not in headers:
            self.plain[event["requestId"]] = event["response"]["url"]

    def finished(self, event: Any) -> None:
        if event["requestId"] in self.plain and event["encodedDataLength"] > SMALL:
            self.heavy.append(self.plain[event["requestId"]])
        self.bytes[self.kinds.get(event["requestId"], "data")] += int(event["encodedDataLength"])

    @property
    def code(self) -> int:
        return self.bytes["script"] + self.bytes["style"]


@pytest.mark.parametrize("game", ["mythic-arena", "familiars-and-foes", "friendomancy", "black-rose"])
def test_a_table_is_light(house: House, game: str) -> None:
    """Straight to a table, by a link that somebody sent."""
    person = house.person("Ann")
    person.is_known()
    scale = Scale(person)
    person.plays(game)
    assert person.look().things
    person.page.wait_for_load_state("networkidle")
    house.artifacts.mkdir(parents=True, exist_ok=True)
    house.artifacts.joinpath(f"weight-{game}.json").write_text(json.dumps(scale.bytes, indent=2), encoding="utf-8")
    assert 0 < scale.code <= MOST, scale.bytes
    assert scale.heavy == []


def test_the_first_load_is_light(house: House) -> None:
    person = house.person("Ann")
    scale = Scale(person)
    page = person.page
    person.open("/")
    expect(page.get_by_role("article", name="Mythic Arena")).to_be_visible()
    # the table that plays by itself comes later, and counts as well
    living = page.get_by_role("img", name="A table where Mythic Arena is being played")
    expect(living.locator("[data-piece]").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    weighed = {"front page": dict(scale.bytes)}
    assert 0 < scale.code <= MOST

    page.get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    assert person.look().things
    page.wait_for_load_state("networkidle")
    weighed["front page and a table"] = dict(scale.bytes)
    house.artifacts.mkdir(parents=True, exist_ok=True)
    house.artifacts.joinpath("weight.json").write_text(json.dumps(weighed, indent=2), encoding="utf-8")
    print(weighed)  # noqa: T201
    assert scale.code <= MOST, weighed
    assert scale.heavy == []
