"""Games, rules, cards and words over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.players import names_for
from grimalkin.server.routes import games as routes
from grimalkin.server.storage.migrate import migrate
from grimalkin.words import LANGUAGES, Words
from tests.server.small import browser

EVERY = {**GAMES, **TEACHING}
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=lambda game: game.id)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One for all: nothing here changes anything."""
    url = f"sqlite:///{tmp_path_factory.mktemp('games') / 'tables.sqlite'}"
    migrate(url)
    with browser(url) as (client, _small):
        yield client


def test_every_game_is_listed_as_it_is(client: TestClient[Litestar]) -> None:
    found = client.get("/api/games").json()
    assert [each["id"] for each in found] == list(EVERY)
    for each in found:
        game = EVERY[each["id"]]
        assert each["title"] == game.title
        assert each["rules"] == game.rules
        assert each["seats"] == list(game.seats)
        assert each["no_hidden_information"] is game.no_hidden_information
        assert each["windows"] == game.windows
        assert each["bots"] == [f"bot:{name}" for name in names_for(game)]
        assert each["decks"] is game.takes_decks
        assert each["draws"] is bool(game.draws)
        assert [setting["name"] for setting in each["settings"]] == [setting.name for setting in game.settings]
        for setting, known in zip(each["settings"], game.settings):
            assert setting["values"] == known.values
            assert (setting["live"], setting["slow"]) == (known.live, known.slow)
            numbers = [setting["low"], setting["high"]]
            assert numbers == ([known.low, known.high] if known.low <= known.high else [None, None])
        assert each["teaching"] is (each["id"] in TEACHING)
        assert set(each["pitch"]) == set(LANGUAGES)
        assert len(set(each["pitch"].values()) - {""}) == len(LANGUAGES), "every language has lines of its own"
    assert [each["id"] for each in found if each["cooperative"]] == ["familiars-and-foes"]
    takes = {each["id"]: each["decks"] for each in found}
    assert takes == {
        "mythic-arena": True,
        "familiars-and-foes": True,
        "friendomancy": True,
        "black-rose": False,
        "cauldron": False,
    }


def test_decks_that_come_with_a_game_can_be_brought(client: TestClient[Litestar]) -> None:
    for each in client.get("/api/games").json():
        game = EVERY[each["id"]]
        assert bool(each["premade"]) is game.takes_decks
        assert set(each["deck_choices"]) <= {setting["name"] for setting in each["settings"]}
        for deck in each["premade"]:
            settings = game.full_settings({**each["deck_settings"], **deck["settings"]})
            assert game.deck_fault(settings, deck["text"]) == ""
            assert game.deck_fault(settings, " ".join(deck["cards"])) == ""
            assert set(deck["cards"]) <= {card.key for card in game.library(settings).cards}
            assert deck["name"]


def test_a_deck_is_asked_for_so_many_cards(client: TestClient[Litestar]) -> None:
    found = client.get("/api/games/friendomancy/decks", params={"setting": "format=b"}).json()
    assert found["game"] == "friendomancy"
    total, *kinds, copies = found["quotas"]
    whole = {"rule": "FR-SETUP-03", "low": 100, "high": 100, "kind": "", "cost": None, "copies": False}
    assert total == whole
    assert kinds == [
        {**whole, "rule": "FR-SETUP-05", "low": 25, "high": 25, "kind": kind}
        for kind in ("friend", "magic", "curse", "whatever")
    ]
    assert copies == {**whole, "rule": "FR-SETUP-05", "low": 0, "high": 5, "copies": True}
    cells = client.get("/api/games/friendomancy/decks").json()["quotas"][1:-1]
    assert [(cell["kind"], cell["cost"]) for cell in cells[:6]] == [
        *(("friend", cost) for cost in range(5)),
        ("magic", 0),
    ]
    assert len(client.get("/api/games/mythic-arena/decks").json()["quotas"]) == 3
    assert client.get("/api/games/cauldron/decks").json()["quotas"] == []
    assert client.get("/api/games/chess/decks").status_code == 404
    wrong = client.get("/api/games/friendomancy/decks", params={"setting": "format=z"})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "bad_setup")


def test_a_first_game_can_be_set_up_and_settings_are_chosen_by_pictures(client: TestClient[Litestar]) -> None:
    found = {each["id"]: each for each in client.get("/api/games").json()}
    assert {key: bool(each["first"]) for key, each in found.items()} == {
        "mythic-arena": True,
        "familiars-and-foes": False,
        "friendomancy": False,
        "black-rose": False,
        "cauldron": False,
    }
    for key, each in found.items():
        assert EVERY[key].full_settings(each["first"])
    pictured = {key: [one["name"] for one in each["settings"] if one["pictures"]] for key, each in found.items()}
    assert pictured == {
        "mythic-arena": ["mode", "deck_format"],
        "familiars-and-foes": ["level"],
        "friendomancy": [],
        "black-rose": ["packs", "overkill", "cards"],
        "cauldron": [],
    }


@every_game
def test_rules_are_there_in_every_language(client: TestClient[Litestar], game: Game) -> None:
    for language in LANGUAGES:
        found = client.get(f"/api/games/{game.id}/rules", params={"language": language}).json()
        assert (found["game"], found["language"]) == (game.id, language)
        assert [rule["id"] for rule in found["rules"]] == list(game.rulebook().rules)
        words = Words(game, language)
        for rule in found["rules"]:
            assert (rule["title"], rule["text"]) == words.rule(rule["id"])
            assert rule["title"]
            assert rule["chapter"] == words.chapter(game.rulebook().rules[rule["id"]].chapter)


def test_rules_are_english_unless_somebody_asks(client: TestClient[Litestar]) -> None:
    plain = client.get("/api/games/cauldron/rules").json()
    german = client.get("/api/games/cauldron/rules?language=de").json()
    assert plain == client.get("/api/games/cauldron/rules?language=en").json()
    assert plain["rules"][0]["title"] != german["rules"][0]["title"]


@every_game
def test_cards_are_there_in_every_set_and_edition(client: TestClient[Litestar], game: Game) -> None:
    for name, card_set in game.card_sets().items():
        for edition, library in card_set.editions.items():
            chosen = {"cards": name, "edition": edition}
            known = [setting.name for setting in game.settings]
            wanted = [f"{key}={value}" for key, value in chosen.items() if key in known]
            found = client.get(f"/api/games/{game.id}/cards", params={"setting": wanted}).json()
            assert (found["set"], found["edition"], found["hash"]) == (name, edition, library.hash)
            there = [card for card in library.cards if not card.removed]
            assert [card["id"] for card in found["cards"]] == [card.key for card in there]
            for card, printed in zip(found["cards"], there, strict=True):
                assert (card["name"], card["kind"], card["text"]) == (printed.name, printed.kind, printed.text)
                assert card["rules"] == printed.rules
                told = {(part["part"], part["name"], part["text"]) for part in card["parts"]}
                assert told == {(part.part, part.name, part.text) for part in printed.parts}


def test_a_card_has_what_is_needed_to_draw_it(client: TestClient[Litestar]) -> None:
    found = client.get("/api/games/mythic-arena/cards?setting=cards=spec").json()
    card: dict[str, Any] = next(card for card in found["cards"] if card["id"] == "ember_wing")
    assert card["fields"]["health"] == 110
    assert card["fields"]["flying"] is True
    talon = next(part for part in card["parts"] if part["name"] == "Blazing Talon")
    assert (talon["part"], talon["fields"]["cost"], talon["fields"]["damage"]) == ("battle", 1, 30)
    assert talon["text"] == "30 fire damage. A target that took any of it gets Burn 1."
    german = client.get("/api/games/cauldron/cards?language=de").json()
    english = client.get("/api/games/cauldron/cards").json()
    assert {card["id"]: card["name"] for card in german["cards"]} != {
        card["id"]: card["name"] for card in english["cards"]
    }
    assert [card["fields"] for card in german["cards"]] == [card["fields"] for card in english["cards"]]


@every_game
def test_words_are_the_fluent_texts_with_english_behind_them(client: TestClient[Litestar], game: Game) -> None:
    english = client.get(f"/api/games/{game.id}/words/en").json()
    assert english["english"] == []
    assert len(english["texts"]) == 2
    for language in LANGUAGES[1:]:
        found = client.get(f"/api/games/{game.id}/words/{language}").json()
        assert found["english"] == english["texts"]
        assert found["texts"]
        assert found["texts"] != english["texts"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/rules", 404, "no_such_thing"),
        ("/api/games/chess/cards", 404, "no_such_thing"),
        ("/api/games/chess/words/en", 404, "no_such_thing"),
        ("/api/games/cauldron/rules?language=tlh", 409, "unknown_language"),
        ("/api/games/cauldron/words/tlh", 409, "unknown_language"),
        ("/api/games/cauldron/cards?language=tlh", 409, "unknown_language"),
        ("/api/games/cauldron/cards?setting=edition", 400, "malformed"),
        ("/api/games/cauldron/cards?setting=rounds=2&setting=rounds=5", 400, "malformed"),
        ("/api/games/cauldron/cards?setting=rounds=3", 409, "bad_setup"),
        ("/api/games/cauldron/cards?setting=none=such", 409, "bad_setup"),
        ("/api/games/cauldron/cards?" + "setting=a=b&" * 41, 400, "malformed"),
    ],
)
def test_what_there_is_not_is_refused(client: TestClient[Litestar], path: str, status: int, code: str) -> None:
    before = len(routes.KEPT)
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
    assert len(routes.KEPT) == before


def test_a_game_without_cards_says_so(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    class Bare:
        vocabulary = None
        title = "Bare"

    monkeypatch.setattr(routes, "game_of", lambda service, key: Bare())
    answer = client.get("/api/games/bare/cards")
    assert (answer.status_code, answer.json()) == (409, {"code": "not_allowed", "text": "Bare has no cards"})


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/cauldron/rules", "/api/games/cauldron/cards", "/api/games/cauldron/words/de"]
)
def test_a_browser_that_has_it_is_told_so(client: TestClient[Litestar], path: str) -> None:
    first = client.get(path)
    assert first.headers["content-type"] == "application/json"
    assert first.headers["cache-control"] == "public, no-cache"
    tag = first.headers["etag"]
    assert tag.startswith('"')
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = client.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = client.get(path, headers={"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_settings_that_choose_no_cards_do_not_fill_the_memory(client: TestClient[Litestar]) -> None:
    first = client.get("/api/games/mythic-arena/cards")
    before = len(routes.KEPT)
    other = client.get("/api/games/mythic-arena/cards?setting=turn_limit=77")
    assert other.content == first.content
    assert len(routes.KEPT) == before
