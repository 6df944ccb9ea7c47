"""On the wire: a text as a setting; what lies under what, places on a map, numbers and rivals, live and in a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.core.table import Table
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.frames import frames_of, number_of, read_frames, viewers_of
from grimalkin.server.replays import played_of
from grimalkin.server.service import Service
from grimalkin.server.stored_games import core_seats
from tests.support.memory import EVERY, play_out
from tests.support.tables import Desk
from tests.support.warren import GAME

GAMES = {**EVERY, GAME.id: GAME}
TEXT = "Wölfin 3\nstoat 0"
MINE = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def client(sqlite_database: str) -> Iterator[TestClient[Litestar]]:
    config = Config(database=sqlite_database, limits=False)
    service = Service(config)
    service.games = GAMES
    with TestClient(create_app(config, service)) as made:
        made.post("/api/guest", json={"name": "Ann"})
        yield made


def created(client: TestClient[Litestar], rivals: str) -> tuple[int, Any]:
    new = {"game": "warren", "settings": {"rivals": rivals}, "seats": MINE}
    answer = client.post("/api/tables", json=new)
    return answer.status_code, answer.json()


def test_the_page_is_told_that_a_setting_takes_a_text(client: TestClient[Litestar]) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    [rivals] = games["warren"]["settings"]
    assert (rivals["name"], rivals["text"], rivals["values"]) == ("rivals", 2_000, ["fox 1", "fox 2\nstoat 1", ""])
    assert {setting["text"] for setting in games["mythic-arena"]["settings"]} == {0}


def test_a_table_is_made_with_a_text(client: TestClient[Litestar]) -> None:
    code, table = created(client, TEXT)
    assert code == 201
    assert table["settings"] == {"rivals": TEXT}
    assert client.get(f"/api/tables/{table['id']}").json()["settings"] == {"rivals": TEXT}


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("stoat 1\nfox", "bad_setup", "warren: rivals = 'stoat 1 fox'; line 2: 'fox' is not a name and a digit"),
        ("fox 1\r\nstoat 1", "bad_setup", "line 1: it has a character that cannot be printed"),
        ("fox 1\0", "bad_setup", "line 1: it has a character that cannot be printed"),
        ("f" * 2_000, "bad_setup", "is not a name and a digit"),
        ("f" * 2_001, "malformed", "2000"),
    ],
)
def test_a_bad_text_gets_a_clear_answer(client: TestClient[Litestar], text: str, code: str, words: str) -> None:
    status, problem = created(client, text)
    assert (status // 100, problem["code"]) == (4, code)
    assert words in problem["text"]
    assert client.get("/api/tables/mine").json()["tables"] == []


def test_a_view_on_the_wire_has_what_the_game_has(client: TestClient[Litestar]) -> None:
    _code, table = created(client, TEXT)
    client.post(f"/api/tables/{table['id']}/start")
    update = client.get(f"/api/tables/{table['id']}/update").json()
    view = update["views"][0]
    assert [(rival["name"], rival["zone"]) for rival in view["rivals"]] == [
        ("Wölfin", "spot.meadow"),
        ("stoat", "spot.meadow"),
    ]
    places = {zone["id"]: zone["at"] for zone in view["zones"] if "at" in zone}
    assert places["spot.brook"] == {"q": 1, "r": 0, "name": "", "shared": False}
    assert places["spot.hill"] == {"q": None, "r": None, "name": "hill", "shared": False}
    assert "under" not in str(view["zones"])


def test_frames_keep_rivals_and_what_is_tucked() -> None:
    """Each frame is the view of that moment, though only differences are kept."""
    desk = play_out(Desk("warren", ["ann", "ben"], settings={"rivals": TEXT}, games=GAMES), 2)
    played = played_of(desk.stored)
    made = frames_of(played, viewers_of(2), GAMES)
    told = {viewer: read_frames(data, ["Ann", "Ben"], 0, 1_000) for viewer, data in made.items()}
    table = Table(GAME, played.settings, core_seats(desk.stored.seats), None)
    tucked = 0
    appetites = set()
    for n in range(len(played.entries) + 1):
        if n:
            entry = played.entries[n - 1]
            table.enact_entry(entry.seat, entry.kind, entry.text)
        for viewer in viewers_of(2):
            view = table.game.view(table.state, number_of(viewer), [], n, ["Ann", "Ben"])
            frame = told[viewer][n].view
            assert (frame.zones, frame.rivals) == (view.zones, view.rivals)
            tucked += sum(bool(piece.under) for zone in frame.zones for piece in zone.pieces)
            appetites.add(str(frame.rivals))
    assert tucked
    assert len(appetites) > 4
