"""The table shows nothing that its seat may not know: document, memory and network of browsers during 20 games.

Bots play, also for the person whose browser is looked through, so the games run by themselves. How it is looked for and
how it is known what was hidden stands in tests/browser/watching.py. Every second game has an onlooker as well. That the
search finds what is there is tested by planting it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from grimalkin.core.piles import SPECTATOR
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.mythic_arena.deck import ready_decks
from tests.browser.choices import QUIET
from tests.browser.people import PATIENCE, House, Person
from tests.browser.watching import Needles, Truth, Watcher
from tests.support.effort import QUICK, unhurried

ALL = {**GAMES, **TEACHING}
ARENA, FRIENDS, ROSE, CAULDRON = "mythic-arena", "friendomancy", "black-rose", "cauldron"
SHORT = {"turn_limit": "8"}
SETTINGS = {
    "draft": (ARENA, SHORT),
    "constructed": (ARENA, {**SHORT, "deck_format": "constructed"}),
    "draft, first edition": (ARENA, {**SHORT, "edition": "first"}),
    "constructed, first edition": (ARENA, {**SHORT, "edition": "first", "deck_format": "constructed"}),
    "friendomancy": (FRIENDS, {"end_bedtime": "5"}),
    "black rose": (ROSE, {"packs": "draco,hydra"}),
    "cauldron": (CAULDRON, {}),
}
HIDDEN_KINDS = {ROSE: ("spell", "quest", "event")}  # elsewhere every card is hidden at times
GAMES_EACH = 4
# where there is little time, both editions and both kinds of decks once
PLAYED = ["draft", "constructed, first edition", "friendomancy", "black rose", "cauldron"] if QUICK else list(SETTINGS)
MOST_WALKS = 6  # through the whole memory


def decks(settings: dict[str, str], luck: random.Random) -> list[str]:
    """Two decks, where seats bring hidden ones."""
    if settings.get("deck_format") != "constructed":
        return ["", ""]
    return [f"deck {name}" for name in luck.sample(sorted(ready_decks()), 2)]


def open_table(
    person: Person, game: str, settings: dict[str, str], seat: int, brought: Sequence[str] = ("", "")
) -> str:
    """A table with this person at this seat and a bot at the other, with these decks; its id. The game has begun."""
    kinds = [{"kind": "bot", "bot": "bot:random"}, {"kind": "bot", "bot": "bot:random"}]
    kinds[seat] = {"kind": "me"}
    seats = [{**kind, "deck": deck} for kind, deck in zip(kinds, brought, strict=True)]
    table = str(person.post("/api/tables", game=game, settings=settings, seats=seats)["id"])
    person.post(f"/api/tables/{table}/start")
    return table


def watch(person: Person, needles: Needles, table: str) -> Watcher:
    watcher = Watcher(person.page, needles)
    person.open(f"/t/{table}")
    person.page.wait_for_selector(".board-area section", state="attached")
    return watcher


def end(watchers: list[Watcher]) -> None:
    """Look through memory again and again while the game goes on, until it is over."""
    for _ in range(MOST_WALKS):
        for watcher in watchers:
            watcher.walk()
        if watchers[0].over:
            break
        watchers[0].page.wait_for_timeout(150)
    for watcher in watchers:
        watcher.page.wait_for_selector("#result-title", timeout=6 * PATIENCE)


@pytest.mark.parametrize("kind", PLAYED)
def test_a_browser_holds_nothing_hidden(house: House, kind: str) -> None:
    game, settings = SETTINGS[kind]
    luck = random.Random(kind)
    needles = Needles(ALL[game], settings, HIDDEN_KINDS.get(game, ()))
    person, onlooker = house.person("Ann", prefs=QUIET), house.person("Zoe", prefs=QUIET)
    person.is_known()
    onlooker.is_known()
    games = unhurried(GAMES_EACH)
    frames = 0  # of the person, in all games: one of them may be over soon, and then says little
    for number in range(games):
        seat = number % 2
        table = open_table(person, game, settings, seat, decks(settings, luck))
        seated = [(seat, watch(person, needles, table))]
        if number % 2 == 0:
            seated.append((SPECTATOR, watch(onlooker, needles, table)))
        for _, watcher in seated:
            watcher.walk()  # a short game may be over before the next time
        person.post(f"/api/tables/{table}/acts", do="let_play", seat=seat, bot="bot:random")
        end([watcher for _, watcher in seated])
        info = person.get(f"/api/tables/{table}")
        text = person.context.request.get(f"/api/tables/{table}/saved").text()
        for eyes, watcher in seated:
            scans = watcher.read()
            truth = Truth(text, ALL, eyes)
            leaks = truth.leaks(watcher, {info["seed_hash"]})
            assert leaks == [], "\n".join(leaks)
            assert scans > 3
            assert watcher.objects > 1_000
            assert watcher.n == truth.last, "it heard the game to its end"
            frames += watcher.frames if eyes == seat else 0
            if eyes != SPECTATOR:  # who looks on may have seen no card yet
                assert any(where == "document" for _, where in watcher.found)
                assert any(where.startswith("memory") for _, where in watcher.found)
            assert info["seed"] not in {what for what, _ in watcher.found}
        for one in (person, onlooker):
            one.another_page()
    assert frames > 20 * games


OWN, THEIRS = "the_silver_pack", "slow_rot"
PLANTS = {
    "document": "(id) => document.querySelector('[data-piece]').setAttribute('data-piece', id)",
    "a name in the document": "(_, name) => document.querySelector('section.bar').append(name)",
    "memory": "(id) => void (window.kept = { scene: { view: { zones: [{ pieces: [{ id }] }] } } })",
    "a map in memory": "(id) => void (window.kept = new Map([[id, 1]]))",
}


@pytest.mark.parametrize("place", [*PLANTS, "message"])
def test_what_is_planted_is_found(house: House, place: str) -> None:
    game, settings = SETTINGS["constructed"]
    needles = Needles(ALL[game], settings)
    person = house.person("Ann", prefs=QUIET)
    person.is_known()
    table = open_table(person, game, settings, 0, [f"deck {OWN}", f"deck {THEIRS}"])
    watcher = watch(person, needles, table)
    person.look()
    # everybody knows the own deck, and what was shown
    unknown = set(ready_decks()[THEIRS].split()) - set(ready_decks()[OWN].split())
    name, card = min(
        (name, card)
        for name, card in needles.names.items()
        if card in unknown and card not in {what for what, _ in watcher.found}
    )
    if place == "message":
        watcher.message(f'{{"is": "update", "id": "hand.B.{card}"}}', place)
    else:
        # at one moment: the page may put away what it has no use for
        plant = f"([id, name]) => {{ ({PLANTS[place]})(id, name); watching.read(); }}"
        person.page.evaluate(plant, [f"hand.B.{card}", name])
        watcher.walk()
    person.post(f"/api/tables/{table}/acts", do="resign", seat=0)
    watcher.read()
    text = person.context.request.get(f"/api/tables/{table}/saved").text()
    leaks = Truth(text, ALL, 0).leaks(watcher, {person.get(f"/api/tables/{table}")["seed_hash"]})
    assert any(place.rsplit(" ", 1)[-1] in leak for leak in leaks), leaks
    assert all(card in leak for leak in leaks), leaks
