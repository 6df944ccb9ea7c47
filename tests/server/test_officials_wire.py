"""Officials over HTTP: what is malformed, too long, too often or not theirs is refused; kill -9 with an open dispute.

The game has just begun and asks the Judge for an order: a dispute is heard at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.limits import RATES, Limits
from grimalkin.server.messages import (
    Done,
    Move,
    NewSeat,
    NewTable,
    RaiseDispute,
    Rehearsal,
    Rehearsed,
    Rule,
    RulingInfo,
    Said,
    TableInfo,
    Update,
    Verdict,
)
from grimalkin.server.service import Service
from grimalkin.server.storage.migrate import migrate
from tests.server.small import Clock
from tests.server.test_lobby import Visitors
from tests.support.servers import Guest, running

GAME = "friendomancy"
KEYS = iter(f"wire-{n:010}" for n in range(1_000_000))
SEATS = [{"kind": "me"}, {"kind": "free"}, {"kind": "free", "official": True}]
BEDTIME = {"criteria": ["clear"], "operations": ["set_bedtime 9"]}


class Court:
    """Ann and Ben play, Judy judges, Zoe looks on; and somebody is not known at all."""

    def __init__(self, visitors: Visitors, service: Service) -> None:
        self.service = service
        self.visitors = visitors
        table = {"game": GAME, "settings": {"judges": "1"}, "seats": SEATS}
        status, made = self.ask("Ann", "POST", "/api/tables", table)
        assert status == 201, made
        self.path = f"/api/tables/{made['id']}"
        for seat, name in ((1, "Ben"), (2, "Judy")):
            assert self.ask(name, "POST", f"{self.path}/join", {"seat": seat})[0] == 200
        assert self.ask("Ann", "POST", f"{self.path}/start")[0] == 200

    def ask(self, name: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
        return self.visitors.ask(name, method, path, body)

    def act(self, name: str, do: str, **more: object) -> tuple[int, Any]:
        return self.ask(name, "POST", f"{self.path}/acts", {"do": do, **more})

    def rehearse(self, name: str, seat: object = 2, verdict: object = BEDTIME) -> tuple[int, Any]:
        return self.ask(name, "POST", f"{self.path}/rehearse", {"seat": seat, "verdict": verdict})

    def dispute(self, name: str = "Ann", seat: int = 0, **more: object) -> tuple[int, Any]:
        body = {"seat": seat, "about": "FR-DRAW-01", "says": "Well?", "key": next(KEYS), **more}
        return self.act(name, "dispute", **body)

    def rule(self, name: str = "Judy", seat: object = 2, verdict: object = BEDTIME, **more: object) -> tuple[int, Any]:
        return self.act(name, "rule", **{"seat": seat, "verdict": verdict, "key": next(KEYS), **more})

    def now(self) -> Any:
        """All that the Judge is told, but the time."""
        _, update = self.ask("Judy", "GET", f"{self.path}/update")
        _, rulings = self.ask("Judy", "GET", f"{self.path}/rulings")
        _, said = self.ask("Judy", "GET", f"{self.path}/talk")
        return {key: value for key, value in update.items() if key not in ("now", "deadline")}, rulings, said


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitors, Service]]:
    """One server for all; each test has a table of its own."""
    config = Config(database=f"sqlite:///{tmp_path_factory.mktemp('officials') / 'tables.sqlite'}")
    migrate(config.database)
    service = Service(config)
    with TestClient(create_app(config, service)) as client:
        yield Visitors(client, "Ann", "Ben", "Judy", "Zoe"), service


@pytest.fixture
def court(house: tuple[Visitors, Service]) -> Court:
    visitors, service = house
    service.limits = Limits(True, Clock())  # nobody has asked for anything yet
    return Court(visitors, service)


def test_a_dispute_a_rehearsal_and_a_ruling(court: Court) -> None:
    status, done = court.dispute()
    assert status == 200
    status, tried = court.rehearse("Judy")
    assert (status, tried["fault"]) == (200, "")
    facts = {fact["name"]: fact["value"] for fact in tried["after"]["facts"]}
    assert facts["bedtime"] == 9
    assert court.rule(verdict={**BEDTIME, "about": str(done["n"])})[0] == 200
    status, rulings = court.ask("Zoe", "GET", f"{court.path}/rulings")
    assert status == 200
    assert [one["verdict"]["operations"] for one in rulings] == [["set_bedtime 9"]]


def test_what_is_disputed_once_too_often_has_codes_of_its_own(court: Court) -> None:
    court.dispute()
    before = court.now()
    status, told = court.dispute("Ben", 1)
    assert (status, told["code"]) == (409, "disputed"), told
    assert court.now() == before
    for number in range(1, 5):
        court.rule(verdict={"criteria": ["fun"], "operations": ["uphold"]})
        assert court.dispute(about=f"FR-TURN-0{number}")[0] == 200
    court.rule(verdict={"criteria": ["fun"], "operations": ["uphold"]})
    before = court.now()
    assert before[0]["court"]["left"] == [0, 5]
    status, told = court.dispute(about="FR-TURN-05")
    assert (status, told["code"]) == (409, "no_disputes_left"), told
    assert court.now() == before


@pytest.mark.parametrize("name", ["", "Zoe", "Ann", "Ben"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_else_rules_or_rehearses(court: Court, name: str, seat: int) -> None:
    court.dispute()
    before = court.now()
    answers = [
        court.rule(name, seat),
        court.rehearse(name, seat),
        court.act(name, "second", seat=seat, proposal=1, key=next(KEYS)),
    ]
    own = {"Ann": 0, "Ben": 1}.get(name)
    for status, told in answers:
        if not name:
            assert status == 401
        elif seat == own:
            assert (status, told["code"]) == (409, "not_allowed")
        else:
            assert (status, told["code"]) == (403, "not_seated" if own is None else "not_your_seat")
    assert court.now() == before


@pytest.mark.parametrize("name", ["", "Zoe", "Judy"])
def test_only_who_plays_disputes(court: Court, name: str) -> None:
    before = court.now()
    for seat in range(3):
        status, _ = court.dispute(name, seat)
        own = name == "Judy" and seat == 2
        assert status == (401 if not name else 409 if own else 403)
    assert court.now() == before


def test_who_is_not_known_learns_nothing(court: Court) -> None:
    for path in ("rulings", "update", "talk"):
        assert court.ask("", "GET", f"{court.path}/{path}")[0] == 401
    assert court.act("", "officiate")[0] == 401
    assert court.ask("", "POST", f"{court.path}/settings", {"settings": {"format": "b"}})[0] == 401


MALFORMED: dict[str, Callable[[Court], tuple[int, Any]]] = {
    "no verdict": lambda court: court.act("Judy", "rule", seat=2, key=next(KEYS)),
    "a verdict that is a word": lambda court: court.rule(verdict="uphold"),
    "reasons that are no list": lambda court: court.rule(verdict={**BEDTIME, "criteria": "fun"}),
    "an operation that is a number": lambda court: court.rule(verdict={**BEDTIME, "operations": [7]}),
    "an operation that is empty": lambda court: court.rule(verdict={**BEDTIME, "operations": [""]}),
    "too many operations": lambda court: court.rule(verdict={**BEDTIME, "operations": ["note a"] * 21}),
    "an operation that is too long": lambda court: court.rule(verdict={**BEDTIME, "operations": ["a" * 201]}),
    "too many reasons": lambda court: court.rule(verdict={**BEDTIME, "criteria": ["fun"] * 11}),
    "words that are too long": lambda court: court.rule(verdict={**BEDTIME, "text": "a" * 401}),
    "something else besides": lambda court: court.rule(verdict={**BEDTIME, "scope": "game"}),
    "no such seat": lambda court: court.rule(seat=7),
    "a seat that is a word": lambda court: court.rule(seat="C"),
    "a key that is too short": lambda court: court.rule(key="k"),
    "a key that is too long": lambda court: court.rule(key="k" * 200),
    "a rehearsal of nothing": lambda court: court.rehearse("Judy", verdict=None),
    "a rehearsal of too much": lambda court: court.rehearse("Judy", verdict={**BEDTIME, "operations": ["note a"] * 21}),
    "a rehearsal at no seat": lambda court: court.rehearse("Judy", seat=-1),
    "a dispute about nothing": lambda court: court.dispute(about=""),
    "a dispute about too much": lambda court: court.dispute(about="a" * 61),
    "a dispute with too many words": lambda court: court.dispute(says="a" * 501),
    "a second of nothing": lambda court: court.act("Judy", "second", seat=2, key=next(KEYS)),
    "an offer with something besides": lambda court: court.act("Zoe", "officiate", seat=2),
    "settings that are a list": lambda court: court.ask("Ann", "POST", f"{court.path}/settings", {"settings": ["a"]}),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_what_is_malformed_is_refused_and_changes_nothing(court: Court, what: str) -> None:
    court.dispute()
    before = court.now()
    status, told = MALFORMED[what](court)
    assert (status, told["code"]) == (400, "malformed"), told
    assert court.now() == before


@pytest.mark.parametrize("path", ["acts", "rehearse", "settings"])
def test_a_body_that_is_too_long_is_not_read(court: Court, path: str) -> None:
    before = court.now()
    body = {"do": "rule", "seat": 2, "key": next(KEYS), "verdict": {**BEDTIME, "text": "a" * 3_000_000}}
    status, told = court.ask("Judy", "POST", f"{court.path}/{path}", body)
    assert (status, told["code"]) == (413, "too_long")
    assert court.now() == before


@pytest.mark.parametrize(
    ("verdict", "says"),
    [
        ({"criteria": ["fun"], "operations": ["explode A"]}, "FR-RULING-111"),
        ({"criteria": [], "operations": ["uphold"]}, "FR-RULING-112"),
        ({"criteria": ["fun"], "operations": ["adjust_money A 3"]}, "FR-RULING-165"),
        ({"criteria": ["fun"], "operations": ["set_option judge_sees_hands no"]}, "FR-RULING-149"),
        ({"criteria": ["fun"], "operations": ["set_bedtime 61"]}, "FR-RULING-117"),
        ({"criteria": ["fun"], "operations": ["note a\nb"]}, "printable"),
    ],
)
def test_a_ruling_that_cannot_be_changes_nothing(court: Court, verdict: dict[str, Any], says: str) -> None:
    court.dispute()
    before = court.now()
    status, told = court.rule(verdict=verdict)
    assert (status, told["code"]) == (409, "bad_ruling"), told
    assert says in told["text"]
    status, tried = court.rehearse("Judy", verdict=verdict)
    assert (status, says in tried["fault"], tried["after"]) == (200, True, None)
    assert court.now() == before


RATED: dict[str, Callable[[Court], tuple[int, Any]]] = {
    "dispute": lambda court: court.dispute(),
    "ruling": lambda court: court.rule(verdict={"criteria": ["fun"], "operations": ["note Again."]}),
    "rehearsal": lambda court: court.rehearse("Judy"),
    "offer": lambda court: court.act("Zoe", "officiate"),
}


@pytest.mark.parametrize("what", RATED)
def test_what_comes_too_often_waits(court: Court, what: str) -> None:
    for _ in range(RATES[what].burst):
        assert RATED[what](court)[0] != 429
    before = court.now()
    status, told = RATED[what](court)
    assert (status, told["code"]) == (429, "too_many")
    assert RATES[what].says in told["text"]
    assert court.now() == before
    assert isinstance(court.service.limits.clock, Clock)
    court.service.limits.clock.now += RATES[what].every * 1.001
    assert RATED[what](court)[0] != 429


def test_kill_9_with_an_open_dispute(sqlite_database: str) -> None:
    """The dispute, what was said to it and a ruling are there once; what was sent again counts once; play goes on."""
    with running(sqlite_database) as server:
        ann, ben, judy = [Guest(server, name) for name in ("Ann", "Ben", "Judy")]
        wanted = NewTable(GAME, {"judges": "1"}, [NewSeat("me"), NewSeat(), NewSeat(official=True)])
        path = f"/api/tables/{ann.post('/api/tables', wanted, TableInfo).id}"
        ben.post(f"{path}/join", {"seat": 1}, TableInfo)
        judy.post(f"{path}/join", {"seat": 2}, TableInfo)
        ann.post(f"{path}/start", {}, TableInfo)
        dispute = RaiseDispute(0, "FR-DRAW-01", next(KEYS), "He took three.")
        raised = ann.post(f"{path}/acts", dispute, Done).n
        before = judy.get(f"{path}/update", Update)
        assert before.court is not None
        assert before.court.hearing == raised

        server.kill()
        server.start()
        after = judy.get(f"{path}/update", Update)
        assert (after.n, after.version, after.views, after.court) == (
            before.n,
            before.version,
            before.views,
            before.court,
        )
        assert ann.post(f"{path}/acts", dispute, Done).n == raised, "it counts once"
        said = [one.text for one in judy.get(f"{path}/talk", list[Said]) if one.kind == "says"]
        assert said == ["He took three."]
        verdict = Verdict(["clear"], ["set_bedtime 9"], str(raised), "Early to bed.")
        assert judy.post(f"{path}/rehearse", Rehearsal(2, verdict), Rehearsed).fault == ""
        rule = Rule(2, verdict, next(KEYS))
        ruled = judy.post(f"{path}/acts", rule, Done).n

        server.kill()
        server.start()
        assert judy.post(f"{path}/acts", rule, Done).n == ruled, "it counts once"
        assert [one.verdict for one in ben.get(f"{path}/rulings", list[RulingInfo])] == [verdict]
        update = judy.get(f"{path}/update", Update)
        assert update.court is not None
        assert (update.court.hearing, update.court.disputes) == (0, [])
        move = Move(2, update.version, "pass", next(KEYS))
        assert judy.post(f"{path}/acts", move, Done).n > ruled
