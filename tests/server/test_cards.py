"""The cards of one table: with a designer's own they are read and drawn for those who may look at it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.art import faces_of
from grimalkin.art.icons import FILE, Icons, drawings, write_icons
from grimalkin.games import GAMES
from grimalkin.server import page_folder
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.messages import NewSeat, NewTable
from grimalkin.server.service import Service
from grimalkin.server.storage.rows import read_stored
from grimalkin.server.stored_games import game_of
from tests.support.memory import ANN, EVERY, with_worker

OWN = """
[moss_imp]
name   = "Moss Imp"
kind   = "pet"
health = 60
speed  = 70
hit    = 3
miss   = 5
text   = "Small, green and in the way."
rules  = ["MA-PET-01"]

[[moss_imp.battle]]
name   = "Throw Moss"
text   = "10 physical damage."
cost   = 0
damage = 10
type   = "physical"
"""


@pytest.fixture
def client(tmp_path: Path, sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    """A server whose page has one silhouette under all names."""
    folder = tmp_path / "page"
    (folder / "art").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    faces = faces_of(GAMES["mythic-arena"].with_own("own", "own.toml", OWN)).values()
    names = {name for face in faces for name in (face.art, *face.small)}
    one = next(iter(drawings().values()))
    write_icons(Icons(dict.fromkeys(names, one), {}), folder / "art" / FILE)
    monkeypatch.setenv(page_folder.PLACE, str(folder))
    with TestClient(create_app(Config(database=sqlite_database))) as client:
        client.post("/api/guest", json={"name": "Ann"})
        yield client


def opened(client: TestClient[Litestar], **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = client.post("/api/tables", json={"game": "mythic-arena", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def test_a_table_tells_the_cards_that_it_is_played_with(client: TestClient[Litestar]) -> None:
    box = client.get(f"/api/tables/{opened(client)}/cards").json()
    assert box["set"] == GAMES["mythic-arena"].full_settings({})["cards"]
    assert "moss_imp" not in {card["id"] for card in box["cards"]}
    own = client.get(f"/api/tables/{opened(client, cards=OWN)}/cards").json()
    assert (own["set"], own["base"], box["base"]) == ("own", box["set"], "")
    assert {card["id"]: card["name"] for card in own["cards"]}["moss_imp"] == "Moss Imp"
    assert len(own["cards"]) == len(box["cards"]) + 1


def test_a_table_keeps_what_its_cards_are_laid_over(sqlite_database: str) -> None:
    richer = "[nettle]\nvalue = 2\n"

    async def work(service: Service) -> None:
        for text, base in ((richer, "balanced"), (f'base = "spec"\n{richer}', "spec")):
            new = NewTable("cauldron", {}, [NewSeat("me"), NewSeat("bot")], cards=text)
            table = (await service.lobby.create(ANN, new)).id
            stored = await service.store.read(partial(read_stored, table=table))
            assert stored is not None
            assert stored.row.card_text.startswith(f'base = "{base}"\n')
            game = game_of(stored.row, EVERY)
            assert game.own_base() == base
            assert game.library(stored.row.settings).hash == stored.row.card_hash
            # a row from before names no base: that table was played over the rulebook's own numbers
            old = msgspec.structs.replace(stored.row, card_text=richer)
            assert game_of(old, EVERY).own_base() == "spec"

    with_worker(sqlite_database, work)


def test_a_card_file_is_checked_before_a_table_is_opened(client: TestClient[Litestar]) -> None:
    def checked(game: str, cards: str) -> tuple[int, dict[str, object]]:
        answer = client.post("/api/cards/check", json={"game": game, "cards": cards})
        return answer.status_code, answer.json()

    base = GAMES["mythic-arena"].full_settings({})["cards"]
    count = len(GAMES["mythic-arena"].library({}).by_key)
    text = OWN + "[mossback]\nhealth = 10\n[goliath]\nremoved = true\n"
    assert checked("mythic-arena", text) == (
        200,
        {"base": base, "count": count, "new": ["moss_imp"], "changed": ["mossback"], "gone": ["goliath"]},
    )
    code, told = checked("mythic-arena", OWN.replace("health", "healht"))
    assert (code, told["code"]) == (409, "bad_cards")
    assert "own.toml, line 5: moss_imp.healht" in str(told["text"])
    code, told = checked("mythic-arena", OWN.replace("[moss_imp]\n", '[moss_imp]\nart = "no-such-thing"\n'))
    assert (code, told["code"]) == (409, "bad_cards")
    assert checked("chess", OWN)[0] == 404
    assert client.get("/api/tables/mine").json()["tables"] == []


def test_a_base_that_is_none_is_refused(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/tables", json={"game": "mythic-arena", "cards": f'base = "sepc"\n{OWN}'})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad_cards")
    assert "own.toml, line 1: base: no card set 'sepc'; did you mean 'spec'?" in answer.json()["text"]


def test_a_new_card_has_a_face_at_once(client: TestClient[Litestar]) -> None:
    answer = client.get(f"/api/tables/{opened(client, cards=OWN)}/art/moss_imp")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    assert answer.text == client.get(f"/api/tables/{opened(client, cards=OWN)}/art/moss_imp").text


def test_an_unknown_card_is_refused_with_the_nearest(client: TestClient[Litestar]) -> None:
    answer = client.get(f"/api/tables/{opened(client, cards=OWN)}/art/mos_imp")
    assert (answer.status_code, answer.json()["code"]) == (409, "unknown_card")
    assert "moss_imp" in answer.json()["text"]


def test_a_card_file_that_names_no_icon_is_refused(client: TestClient[Litestar]) -> None:
    wrong = OWN.replace("[moss_imp]\n", '[moss_imp]\nart = "no-such-thing"\n')
    answer = client.post("/api/tables", json={"game": "mythic-arena", "cards": wrong})
    assert (answer.status_code, answer.json()["code"]) == (409, "bad_cards")
    assert "own.toml" in answer.json()["text"]
    assert "no-such-thing" in answer.json()["text"]


def test_who_may_not_look_at_a_table_sees_none_of_its_cards(client: TestClient[Litestar]) -> None:
    table = opened(client, cards=OWN, spectators="none")
    client.cookies.clear()
    client.post("/api/guest", json={"name": "Bo"})
    for path in ("cards", "art/moss_imp"):
        answer = client.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")


def test_a_closed_table_has_no_cards(client: TestClient[Litestar]) -> None:
    table = opened(client, cards=OWN)
    assert client.delete(f"/api/tables/{table}").status_code == 204
    for path in ("cards", "art/moss_imp"):
        answer = client.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_playing")
