"""The page speaks the browser's language, has words for everything, and its layout holds with the longest of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, House, Person

SOURCE = Path(__file__).parents[2] / "web/src"
LANGUAGES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR", "es": "es-ES", "de": "de-DE"}
TITLES = {
    "it-IT": "it",
    "fr-FR": "fr",
    "es-ES": "es",
    "de-DE": "de",
    "en-GB": "en",
    "pt-PT": "en",  # not spoken here
}
# everything that is read or said aloud
WORDS = """() => {
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const said = [...document.querySelectorAll("*")].flatMap((one) => names.map((name) => one.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...said].join("\\n");
}"""
# what does not fit: the page itself, and buttons whose words are cut
TOO_WIDE = """() => {
  const found = [];
  const page = document.documentElement.scrollWidth;
  if (page > innerWidth) found.push(`the page: ${page} px`);
  for (const one of document.querySelectorAll("button, a.button, [role=tab]"))
    if (one.checkVisibility() && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      found.push(`${one.textContent.trim().replace(/\\s+/g, " ")}: ${one.scrollWidth} of ${one.clientWidth} px`);
  return found;
}"""

# words that go on in the next line without a hyphen: "Ablagestap el"
BROKEN = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (text.parentElement.closest(".hidden-words, code, input, textarea")) continue;
    for (const word of text.data.matchAll(/\\p{L}{4,}/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter((box) => box.width).map((box) => box.top);
      if (lines.length > 1 && Math.max(...lines) - Math.min(...lines) > 4) found.push(word[0]);
    }
  }
  return found;
}"""


def ids() -> set[str]:
    """The names of all words of the page. One on the screen is a word that is missing."""
    files = [*SOURCE.glob("text/en/*.ftl"), *SOURCE.glob("boards/*/text/en.ftl")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return {found[1] for line in lines if (found := re.match(r"([a-z]+(?:-[\w]+)+) =", line))}


# The pages that everybody sees must fit a desk as well; most pages are looked at on a phone only.
FIRST = ["/", "/settings", "/new/mythic-arena", "/new/familiars-and-foes", "/new/friendomancy"]


def opened_tables(person: Person) -> list[str]:
    """A table of each game that has begun."""
    arena = person.post("/api/tables/bot", game="mythic-arena", settings={"deck_format": "constructed"})["id"]
    others = [person.post("/api/tables/bot", game=game)["id"] for game in ("familiars-and-foes", "friendomancy")]
    return [f"/t/{table}" for table in (arena, *others)]


def others(person: Person) -> list[str]:
    waits = [{"kind": "me"}, {"kind": "invited"}]
    room = person.post("/api/tables", game="cauldron", seats=waits)["id"]
    played = person.post("/api/tables/bot", game="mythic-arena", settings={"deck_format": "constructed"})["id"]
    pages = ["/lobby", "/mine", "/decks", "/decks/new", "/about", "/rules/cauldron", "/learn/mythic-arena", "/nowhere"]
    judged = {"judges": "1", "foes": "random 6"}
    lists = person.post("/api/tables", game="friendomancy", settings=judged, seats=[{"kind": "me"}])["id"]
    pages += ["/decks/new/friendomancy?from=list%20house_b", f"/t/{lists}"]
    return [*pages, f"/t/{room}", f"/replay/{played}", "/learn/familiars-and-foes/first"]


def shown(person: Person, path: str, asked: bool = False) -> None:
    person.open(path)
    person.settles()
    if asked:
        person.look()


@pytest.mark.parametrize("locale", TITLES)
def test_the_language_follows_the_browser(house: House, locale: str) -> None:
    person = house.person("Ann", locale=locale)
    shown(person, "/")
    expect(person.page.locator("html")).to_have_attribute("lang", TITLES[locale])
    play = {"en": "Play a bot now", "it": "bot", "fr": "bot", "es": "bot", "de": "Bot"}[TITLES[locale]]
    said = person.page.get_by_role("article").first.get_by_role("button").first.inner_text()
    assert play in said
    assert (said == "Play a bot now") is (TITLES[locale] == "en"), said


@pytest.mark.parametrize("part", ["first", "tables", "others"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_words_and_fits(house: House, language: str, part: str) -> None:
    person = house.person("Ann", PHONE, locale=LANGUAGES[language], reduced_motion="reduce", is_mobile=False)
    page = person.page
    person.is_known()
    paths = FIRST if part == "first" else opened_tables(person) if part == "tables" else others(person)
    names = ids()
    assert len(names) > 300
    faults: list[str] = []
    for path in paths:
        page.set_viewport_size(PHONE)
        shown(person, path, part == "tables")
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = set(re.findall(r"[a-z]+(?:-\w+)+", page.evaluate(WORDS)))
        faults += [f"{path}: no words for {name}" for name in sorted(words & names)]
        for size in (PHONE, DESKTOP) if part != "others" else (PHONE,):
            page.set_viewport_size(size)
            found: list[str] = page.evaluate(TOO_WIDE)
            faults += [f"{path} at {size['width']}: {fault}" for fault in found]
            broken: list[str] = page.evaluate(BROKEN)
            faults += [f"{path} at {size['width']}: '{word}' is broken" for word in broken]
        if part != "others" and language == "de":
            person.shot(f"language-{language}-{part}-{paths.index(path)}")
    assert not faults, "\n".join(faults)
