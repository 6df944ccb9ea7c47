"""Decks: kept, checked, shared."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select

from grimalkin.core.errors import BadSetup
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.config import Most
from grimalkin.server.decks import deck_fault
from grimalkin.server.messages import NewDeck
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import decks
from tests.server.small import Clock, Small, browser, with_small

ARENA = "mythic-arena"
BROUGHT = {"deck_format": "constructed"}
GOOD = "deck slow_rot"
SHORT = "mossback solace"
SHORT_FAULT = "MA-DECK-01: the deck has 2 cards; expected exactly 21"


async def refused(code: str, waiting: Any) -> str:
    with pytest.raises(Refused) as caught:
        await waiting
    assert caught.value.code == code
    return caught.value.text


async def two_people(small: Small) -> tuple[Person, Person]:
    ann, _ = await small.people.guest("Ann", "")
    ben, _ = await small.people.guest("Ben", "")
    return ann, ben


# the check


@pytest.mark.parametrize("game", [*GAMES.values(), *TEACHING.values()], ids=lambda game: game.id)
def test_every_game_has_a_verdict_on_every_text(game: Any) -> None:
    for settings in ({}, BROUGHT, {"edition": "none such"}, {"no such": "x"}):
        for text in ("", " ", "x", "deck", "deck slow_rot", "any", "piddy_paw\npiddy_paw", "x " * 4_000):
            fault = deck_fault(game, settings, text)
            assert isinstance(fault, str)
            assert len(fault) < 500
    if not game.takes_decks:
        assert deck_fault(game, {}, "x") == f"{game.id}: got a deck, but nobody brings one"


def test_the_verdict_is_what_a_table_would_say() -> None:
    for key, settings, texts in (
        (ARENA, BROUGHT, (GOOD, SHORT, "", "deck of_lies")),
        (ARENA, {}, (GOOD, "")),
        ("familiars-and-foes", {}, ("mimsy", "any", "", "nobody", " mimsy")),
        ("friendomancy", {}, ("list house_a", "list paperwork", "", "100 mailbird", "mailbird")),
        ("friendomancy", {"format": "c"}, ("list house_a", "list paperwork", "", "100 mailbird")),
    ):
        game = GAMES[key]
        for text in texts:
            try:
                game.new(settings, [text, ""])
                fits = True
            except BadSetup:
                fits = False
            assert (deck_fault(game, settings, text) == "") is fits


# keeping


def test_decks_are_kept_changed_and_deleted(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, ben = await two_people(small)
        good = await small.decks.save(ann, NewDeck(ARENA, "  My  rot ", GOOD, BROUGHT))
        assert (good.game, good.name, good.text, good.settings) == (ARENA, "My rot", GOOD, BROUGHT)
        assert (good.fault, good.code, good.changed_at) == ("", "", clock.now)
        clock.now += 1
        short = await small.decks.save(ann, NewDeck(ARENA, "My rot", SHORT, BROUGHT))
        assert short.fault == SHORT_FAULT
        drafted = await small.decks.save(ben, NewDeck(ARENA, "Ben's", GOOD))
        assert drafted.fault == "MA-DECK-06: got a deck, but decks are drafted; choose constructed decks"
        assert await small.decks.all_of(ann) == [short, good]
        clock.now += 1
        changed = await small.decks.change(ann, good.id, NewDeck("familiars-and-foes", "Cat", "mimsy"))
        assert (changed.id, changed.game, changed.name, changed.fault) == (good.id, "familiars-and-foes", "Cat", "")
        assert await small.decks.all_of(ann) == [changed, short]
        await small.decks.delete(ann, short.id)
        assert await small.decks.all_of(ann) == [changed]
        assert await small.decks.all_of(ben) == [drafted]

    with_small(database, test)


def test_nobody_touches_the_decks_of_others(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, ben = await two_people(small)
        deck = await small.decks.save(ann, NewDeck(ARENA, "Mine", GOOD, BROUGHT))
        new = NewDeck(ARENA, "Stolen", SHORT, BROUGHT)
        for wrong in (deck.id, "", "nosuchdeck", "x" * 300, "a\x00b"):
            for waiting in (
                small.decks.change(ben, wrong, new),
                small.decks.delete(ben, wrong),
                small.decks.share(ben, wrong),
                small.decks.unshare(ben, wrong),
            ):
                assert await refused("no_such_thing", waiting) == "you have no such deck"
        assert await small.decks.all_of(ann) == [deck]

    with_small(database, test)


@pytest.mark.parametrize(
    ("new", "code", "said"),
    [
        (
            NewDeck("chess", "x", ""),
            "no_such_thing",
            "no game 'chess'; there are: mythic-arena, familiars-and-foes, friendomancy, black-rose, cauldron",
        ),
        (NewDeck("cauldron", "x", ""), "not_allowed", "nobody brings a deck to Cauldron, the teaching game"),
        (NewDeck(ARENA, " ", GOOD), "malformed", "the name is empty; expected 1 to 40 letters"),
        (
            NewDeck(ARENA, "x", "moss\x00back"),
            "malformed",
            "the deck has a sign that cannot be shown, U+0000; leave it out",
        ),
    ],
)
def test_decks_that_are_not_kept(sqlite_database: str, new: NewDeck, code: str, said: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await two_people(small)
        deck = await small.decks.save(ann, NewDeck(ARENA, "Mine", GOOD, BROUGHT))
        assert await refused(code, small.decks.save(ann, new)) == said
        assert await refused(code, small.decks.change(ann, deck.id, new)) == said
        assert await small.decks.all_of(ann) == [deck]

    with_small(sqlite_database, test)


def test_a_wrong_setting_is_refused(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await two_people(small)
        with pytest.raises(BadSetup, match="mythic-arena: edition = 'third'; it can be: "):
            await small.decks.save(ann, NewDeck(ARENA, "Mine", GOOD, {"edition": "third"}))
        assert await small.decks.all_of(ann) == []

    with_small(sqlite_database, test)


def test_lines_and_tabs_are_kept_as_they_came(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await two_people(small)
        text = "deck\tslow_rot\r\n"
        deck = await small.decks.save(ann, NewDeck(ARENA, "Mine", text, BROUGHT))
        assert (deck.text, deck.fault) == (text, "")

    with_small(sqlite_database, test)


def test_a_deck_of_a_game_or_a_setting_that_is_gone_says_so(sqlite_database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await two_people(small)
        row = {"person": ann.id, "name": "Old", "text": GOOD, "changed_at": 1.0}
        rows = [
            {**row, "id": "a", "game": "gone", "settings": "{}"},
            {**row, "id": "b", "game": ARENA, "settings": '{"gone": "x"}'},
        ]
        await small.store.write(lambda connection: connection.execute(insert(decks), rows).rowcount)
        first, second = await small.decks.all_of(ann)
        assert first.fault == "this server has no game 'gone'"
        assert second.fault.startswith("mythic-arena: no setting 'gone'; there are: edition, ")

    with_small(sqlite_database, test)


def test_nobody_keeps_more_decks_than_they_may(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, ben = await two_people(small)
        new = NewDeck("familiars-and-foes", "Cat", "mimsy")
        row = {"person": ann.id, "game": new.game, "name": "Cat", "settings": "{}", "text": "mimsy", "changed_at": 1.0}
        rows = [{**row, "id": f"d{i}"} for i in range(Most().guest_decks - 1)]
        await small.store.write(lambda connection: connection.execute(insert(decks), rows).rowcount)
        found = await asyncio.gather(*(small.decks.save(ann, new) for _ in range(3)), return_exceptions=True)
        said = [str(each) for each in found if isinstance(each, Refused)]
        assert said == ["you have 50 decks, and cannot keep more; delete one first"] * 2
        await small.decks.save(ben, new)
        await small.decks.delete(ann, "d0")
        await small.decks.save(ann, new)
        assert len(await small.decks.all_of(ann)) == Most().guest_decks

    with_small(database, test)


# sharing


def test_a_deck_is_shared_by_a_code_until_it_is_not(database: str) -> None:
    async def test(small: Small, clock: Clock) -> None:
        ann, _ = await two_people(small)
        deck = await small.decks.save(ann, NewDeck(ARENA, "Mine", GOOD, BROUGHT))
        shared = await small.decks.share(ann, deck.id)
        assert len(shared.code) == 14
        assert await small.decks.share(ann, deck.id) == shared
        seen = await small.decks.shared(shared.code)
        assert (seen.id, seen.name, seen.text, seen.code) == ("", "Mine", GOOD, shared.code)
        changed = await small.decks.change(ann, deck.id, NewDeck(ARENA, "Better", SHORT, BROUGHT))
        assert changed.code == shared.code
        assert (await small.decks.shared(shared.code)).fault == SHORT_FAULT
        await small.decks.unshare(ann, deck.id)
        await small.decks.unshare(ann, deck.id)
        for code in (shared.code, deck.id, "", "x" * 99, "a\x00"):
            said = await refused("no_such_thing", small.decks.shared(code))
            assert said == "no deck is shared by this code, or no longer"
        assert (await small.decks.share(ann, deck.id)).code != shared.code

    with_small(database, test)


# over the wire


def test_decks_over_the_wire(database: str) -> None:
    with browser(database) as (client, small):
        new = {"game": ARENA, "name": "Mine", "text": GOOD, "settings": BROUGHT}
        for method, path in (
            ("GET", "/api/decks"),
            ("POST", "/api/decks"),
            ("PUT", "/api/decks/x"),
            ("DELETE", "/api/decks/x"),
            ("POST", "/api/decks/check"),
            ("POST", "/api/decks/which"),
            ("POST", "/api/decks/x/share"),
            ("DELETE", "/api/decks/x/share"),
        ):
            body = {"json": new} if method in ("POST", "PUT") and not path.endswith("share") else {}
            assert client.request(method, path, **body).json()["code"] == "not_known", path  # type: ignore[arg-type]
        client.post("/api/guest", json={"name": "Ann"})
        made = client.post("/api/decks", json=new)
        assert made.status_code == 201
        deck = made.json()
        assert deck == {**new, "id": deck["id"], "fault": "", "changed_at": small.clock(), "code": ""}
        changed = client.put(f"/api/decks/{deck['id']}", json={**new, "text": SHORT})
        assert (changed.status_code, changed.json()["fault"]) == (200, SHORT_FAULT)
        assert client.get("/api/decks").json() == [changed.json()]
        code = client.post(f"/api/decks/{deck['id']}/share").json()["code"]
        client.cookies.clear()
        assert client.get(f"/api/decks/shared/{code}").json() == {**changed.json(), "id": "", "code": code}
        client.post("/api/guest", json={"name": "Ben"})
        assert client.delete(f"/api/decks/{deck['id']}").status_code == 404
        assert client.delete(f"/api/decks/{deck['id']}/share").status_code == 404
        assert client.get("/api/decks/shared/%00").status_code == 404
        assert client.get(f"/api/decks/shared/{code}").status_code == 200


def test_a_deck_is_checked_and_not_kept(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, small):
        client.post("/api/guest", json={"name": "Ann"})
        check = {"game": ARENA, "text": GOOD, "settings": BROUGHT}
        good = client.post("/api/decks/check", json=check).json()
        assert (good["fault"], good["faults"]) == ("", [])
        short = client.post("/api/decks/check", json={**check, "text": SHORT}).json()
        pets = "MA-DECK-02: the deck has 2 Pets (mossback, solace); expected exactly 6"
        assert (short["fault"], short["faults"]) == (SHORT_FAULT, [SHORT_FAULT, pets])
        wrong = client.post("/api/decks/check", json={**check, "settings": {"edition": "third"}})
        assert wrong.status_code == 200
        assert wrong.json()["fault"].startswith("mythic-arena: edition = 'third'; it can be: ")
        assert client.post("/api/decks/check", json={**check, "game": "chess"}).status_code == 404
        assert client.post("/api/decks/check", json={**check, "text": "x" * 10_001}).status_code == 400
        assert small.store.read_now(lambda connection: connection.execute(select(decks)).all()) == []


def test_a_wrong_setting_over_the_wire_is_a_refusal_of_the_game(sqlite_database: str) -> None:
    with browser(sqlite_database) as (client, _small):
        client.post("/api/guest", json={"name": "Ann"})
        answer = client.post("/api/decks", json={"game": ARENA, "name": "x", "text": "", "settings": {"edition": "x"}})
        assert (answer.status_code, answer.json()["code"]) == (409, "bad_setup")


def test_which_decks_can_be_brought_to_a_table(database: str) -> None:
    with browser(database) as (client, _small):
        client.post("/api/guest", json={"name": "Ann"})
        short = {"game": "friendomancy", "name": "Short", "text": "2 mailbird", "settings": {"format": "c"}}
        mine = client.post("/api/decks", json=short).json()["id"]
        client.post("/api/decks", json={"game": ARENA, "name": "Another game", "text": GOOD})

        def which(**settings: str) -> list[dict[str, str]]:
            answer = client.post("/api/decks/which", json={"game": "friendomancy", "settings": settings})
            found: list[dict[str, str]] = answer.json()
            return found

        for form, fitting in (("a", ["House A"]), ("b", ["House A", "House B"])):
            found = which(format=form)
            names = ["Short", "House A", "House B", "Paperwork", "Slime Weekend"]
            assert [(offer["name"], offer["id"]) for offer in found] == [
                (name, mine * (name == "Short")) for name in names
            ]
            assert [offer["name"] for offer in found if not offer["fault"]] == fitting
            assert found[0]["fault"] == "FR-SETUP-03: the list has 2 cards; expected exactly 100"
        assert [offer["name"] for offer in which(format="c") if offer["fault"]] == ["Short"]
        wrong = client.post("/api/decks/which", json={"game": "friendomancy", "settings": {"format": "z"}})
        assert (wrong.status_code, wrong.json()["code"]) == (409, "bad_setup")
        assert client.post("/api/decks/which", json={"game": "cauldron"}).json()["code"] == "not_allowed"
