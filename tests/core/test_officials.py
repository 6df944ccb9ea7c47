"""Officials' seats, disputes and rulings, with a game of nothing else: two players count, and officials rule on it."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest

from grimalkin.core import saved
from grimalkin.core.agenda import Ask, Die, Step
from grimalkin.core.bench import Bench, Hearing
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.courts import Court, Dispute, Order, Precedent, Proposal
from grimalkin.core.engine import why
from grimalkin.core.errors import BadRuling, Disputed, IllegalChoice, NoUndo
from grimalkin.core.events import NUMBER, SEAT, EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.judging import COMMON, add_precedent, convene, official_left, time_is_up, warnings_of
from grimalkin.core.luck import Committed, Seeded
from grimalkin.core.orders import matches_part, options_of, turn_ended
from grimalkin.core.piles import Pile
from grimalkin.core.record import OFFICIAL, RULING, UNDO
from grimalkin.core.rulings import Case, Operation, read_ruling
from grimalkin.core.state import Hooks, State
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import Zone

CODES = Codes()
ADD = CODES.block("add", ["1", "2", "3"])
ROLL = CODES.one("roll")
TWICE = CODES.one("twice")
TOLD = EventTypes()
COURT = TOLD.add("court", NUMBER, NUMBER, SEAT)
ROUNDS = 6


class Counting(State):
    id: ClassVar[str] = "counting"

    def __init__(self, points: list[int]) -> None:
        super().__init__([0, 1])
        self.points = points
        self.turn = 0
        self.most = 2  # what may be added without a ruling
        self.pile = Pile([], 0, 0, 0)

    def copy(self) -> Counting:
        twin = Counting(self.points[:])
        twin.turn = self.turn
        twin.most = self.most
        twin.pile = self.pile.copy()
        self.copy_core(twin)
        return twin

    def piles(self) -> list[Pile]:
        return [self.pile]

    def census(self) -> list[int]:
        return [card >> 16 for card in self.pile.all_cards()]

    def card_names(self) -> list[str]:
        return ["pebble"]


class Turn(Step[Counting]):
    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "T-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Counting) -> None:
        game.turn += 1
        if game.turn > ROUNDS:
            game.end("T-02", 1 << game.points.index(max(game.points)), game.points[:])
            return
        game.then(Add(self.seat), TurnOver(self.seat), Turn(1 - self.seat))


class TurnOver(Step[Counting]):
    id: ClassVar[str] = "turn_over"
    rule: ClassVar[str] = "T-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Counting) -> None:
        turn_ended(game, self.seat)


class Add(Ask[Counting]):
    """The table point: 1, 2 or by a ruling 3; a roll; or twice, which goes on."""

    id: ClassVar[str] = "add"
    rule: ClassVar[str] = "T-01"
    table_point: ClassVar[bool] = True

    def acts(self, game: Counting, seat: int) -> list[int]:
        return [ADD, ADD + 1, ADD + 2, ROLL, TWICE, PASS]

    def forbids(self, game: Counting, seat: int, act: int) -> str:
        return "T-03" if ADD + game.most <= act <= ADD + 2 else ""

    def chosen(self, game: Counting, seat: int, option: int) -> None:
        if option == ROLL:
            game.then(Throw(seat))
        elif option == TWICE:
            game.then(Half(seat), Half(seat))
        elif option != PASS:
            game.points[seat] += option - ADD + 1


class Half(Ask[Counting]):
    """In the middle of something."""

    id: ClassVar[str] = "half"
    rule: ClassVar[str] = "T-04"

    def acts(self, game: Counting, seat: int) -> list[int]:
        return [ADD, PASS]

    def chosen(self, game: Counting, seat: int, option: int) -> None:
        game.points[seat] += 1 if option == ADD else 0


class Throw(Die[Counting]):
    id: ClassVar[str] = "throw"
    rule: ClassVar[str] = "T-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sides(self) -> int:
        return 1_000

    def shows(self, game: Counting, face: int) -> None:
        game.points[self.seat] += face


class Points(Operation[Counting]):
    name: ClassVar[str] = "points"
    form: ClassVar[str] = "PLAYER NUMBER"

    def do(self, game: Counting, case: Case, words: list[str]) -> None:
        if len(words) != 2 or words[0] not in ("A", "B") or not words[1].isdecimal():
            raise self.wrong(words)
        game.points["AB".index(words[0])] += int(words[1])


class Most(Operation[Counting]):
    name: ClassVar[str] = "most"
    form: ClassVar[str] = "NUMBER"
    anywhere: ClassVar[bool] = True

    def do(self, game: Counting, case: Case, words: list[str]) -> None:
        game.most = int(words[0])
        add_precedent(game, case, "most", words[0], "T-03")


class Inquiry(Hearing[Counting]):
    id: ClassVar[str] = "inquiry"
    rule: ClassVar[str] = "T-06"


class TestBench(Bench[Counting]):
    __test__ = False
    criteria: ClassVar[tuple[str, ...]] = ("fun", "fair")
    most_disputes: ClassVar[int] = 2
    rule_of_orders: ClassVar[str] = "T-07"
    rule_of_undo: ClassVar[str] = "T-08"

    def operations(self) -> dict[str, Operation[Any]]:
        return {operation.name: operation for operation in [*COMMON, Points(), Most()]}

    def hearing(self, dispute: int) -> Hearing[Any]:
        return Inquiry(dispute)

    def time_is_up(self, game: Counting, dispute: int) -> None:
        time_is_up(game, dispute)

    def can_dispute(self, game: Counting, word: str) -> bool:
        return word == "pebble"

    def notation(self, game: Counting, part: str) -> str:
        return part.strip() if part.strip() in CODES.by_text or "*" in part else ""

    def own_turns(self, game: Counting, seat: int) -> int:
        return 1

    def stretch(self, game: Counting) -> int:
        return game.turn

    def reach(self, game: Counting) -> int:
        return max(1, game.turn - 1)

    def forbids_undo(self, game: Counting) -> str:
        return "T-08"

    def since(self, game: Counting, seat: int) -> int:
        return game.turn - 1

    def face_down(self, game: Counting) -> dict[str, Pile]:
        return {"pile": game.pile}

    def fault(self, before: Counting, after: Counting) -> str:
        return "T-09: too many points" if max(after.points) > 5_000 else ""

    def settled(self, game: Counting, case: Case) -> None:
        for step in reversed(case.after):
            game.then(step)

    def told(self, game: Counting, what: int, n: int, seat: int) -> None:
        game.log_event("T-06", COURT, what, n, seat)

    def seated(self, game: Counting, seat: int) -> None:
        game.ledger += 1


BENCH = TestBench()


class CountingHooks(Hooks[Counting]):
    def bench(self) -> Any:
        return BENCH

    def convene(self, game: Counting) -> bool:
        return convene(game)

    def notation(self, game: Counting, option: int) -> str:
        return CODES.text(option)

    def is_idle(self, game: Counting, option: int) -> bool:
        return option == PASS

    def can_permit(self, game: Counting, ask: Any, seat: int, act: int, rest: list[str]) -> bool:
        return act == ADD + 2

    def left(self, game: Counting, seat: int) -> None:
        if game.officials >> seat & 1:
            official_left(game, seat)
        else:
            self.conceded(game, seat)


class CountingGame(Game):
    id: ClassVar[str] = "counting"
    title: ClassVar[str] = "Counting"
    leaving: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CODES, TOLD, [Setting("officials", ["1"], 0, 5)], [])
        self.hooks = CountingHooks()

    def officials(self, settings: dict[str, str]) -> int:
        return int(settings["officials"])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Counting([0, 0])
        state.officials = ((1 << int(settings["officials"])) - 1) << 2
        state.then(Turn(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []


GAME = CountingGame()


def sit(officials: int = 1, seed: int = 1, committed: bool = False) -> Table:
    seats = [Seat("ABCDEFG"[i], "human") for i in range(2 + officials)]
    luck = Committed(b"officials") if committed else Seeded(seed)
    table = Table(GAME, {"officials": str(officials)}, seats, luck)
    table.settle()
    return table


def state(table: Table) -> Counting:
    assert isinstance(table.state, Counting)
    return table.state


def offered(table: Table) -> dict[int, list[str]]:
    return {offer.seat: [CODES.text(option) for option in offer.options] for offer in table.offers()}


def same_again(table: Table) -> None:
    """The record alone leads to the same states, byte for byte."""
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text


def test_a_dispute_stops_play_until_somebody_rules() -> None:
    table = sit()
    table.dispute(1, "pebble")
    assert offered(table) == {2: ["pass"]}
    with pytest.raises(IllegalChoice):
        table.play(0, "add 1")
    table.rule(2, "on 1 fun fair: points B 3; note so be it | Because.")
    assert state(table).points == [0, 3]
    assert state(table).court is None
    assert offered(table) == {0: ["add 1", "add 2", "roll", "twice", "pass"]}
    assert (table.record[-1].seat, table.record[-1].kind) == (2, RULING)
    assert table.record[-1].text == "on 1 fun fair: points B 3; note so be it | Because."
    same_again(table)


def test_silence_lets_things_stand() -> None:
    table = sit(2)
    table.dispute(0, "pebble")
    table.timeout(2)
    assert offered(table) == {3: ["pass"]}
    table.play(3, "pass")
    assert list(offered(table)) == [0]
    same_again(table)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("points B 3", "write criteria, a colon"),
        (": points B 3", "names one or more of fun, fair"),
        ("kind: points B 3", "no criterion 'kind'"),
        ("fun: dance", "no operation 'dance'"),
        ("fun: points B", "write 'points PLAYER NUMBER'"),
        ("fun: points A 9; points B 6000", "T-09: too many points"),
        ("fun:", "a ruling does something"),
        ("fun: " + "; ".join(["uphold"] * 21), "at most 20"),
        ("fun: note " + "x" * 700, "at most 600"),
        ("fun: uphold; undo 0", "T-08: 'undo' stands first"),
        ("fun: undone 0", "play has not been taken back just now"),
        ("agreed D fun: uphold", "each official seconds a proposal in person"),
        ("fun: permit A add 1", "T-07: A can 'add 1' anyway"),
        ("fun: permit A juggle", "T-07: 'juggle' is no act of this game"),
        ("fun: permit Z add 3", "no player 'Z'"),
        ("fun: forbid A roll", "until turn|round|game"),
        ("fun: uphold now", "write 'uphold'"),
        ("fun: note", "write 'note WORDS'"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_whole(text: str, said: str) -> None:
    table = sit()
    before = saved.to_text(table)
    with pytest.raises(BadRuling) as error:
        table.rule(2, text)
    assert said in str(error.value)
    assert saved.to_text(table) == before
    assert state(table).points == [0, 0]


def test_only_officials_rule_and_only_players_dispute() -> None:
    table = sit()
    with pytest.raises(BadRuling):
        table.rule(0, "fun: uphold")
    with pytest.raises(IllegalChoice):
        table.dispute(2, "pebble")
    with pytest.raises(IllegalChoice):
        table.concede(2)
    table.dispute(0, "pebble")
    table.dispute(0, "entry 1")
    for about in ("pebble", "entry 9", "the weather"):
        with pytest.raises(IllegalChoice):
            table.dispute(0, about)


def test_one_dispute_a_matter_until_something_has_changed_about_it() -> None:
    table = sit()
    table.dispute(0, "pebble")
    for seat in (0, 1):
        with pytest.raises(Disputed, match="'pebble' is disputed already, by entry 1"):
            table.dispute(seat, " pebble ")
    table.rule(2, "on pebble fun: points B 1")  # the answer
    table.rule(2, "fun: points B 1")  # about something else
    with pytest.raises(Disputed, match="'pebble' was disputed by entry 1, and no ruling has changed it since"):
        table.dispute(1, "pebble")
    table.rule(2, "on pebble fun: points B 1")
    table.dispute(1, "pebble")
    table.rule(2, "fun: uphold")
    with pytest.raises(Disputed, match="by entry 5"):
        table.dispute(1, "pebble")
    same_again(table)


def test_an_entry_is_disputed_once() -> None:
    table = sit()
    table.play(0, "add 1")
    table.dispute(1, "entry 1")
    table.rule(2, "fun: uphold")
    table.rule(2, "on pebble fun: points B 1")
    with pytest.raises(Disputed):
        table.dispute(1, "entry 1")
    table.dispute(1, "entry 3")


def test_what_nobody_has_settled_can_be_disputed_again() -> None:
    table = sit()
    table.dispute(1, "pebble")
    table.leave(2)
    table.seat_official(0, [1])
    table.dispute(1, "pebble")
    table.rule(3, "fun: undo 3")  # and what was taken back was never raised
    table.dispute(1, "pebble")
    same_again(table)


def test_inside_an_effect_a_dispute_is_noted_and_a_ruling_held() -> None:
    table = sit()
    table.play(0, "twice")
    table.dispute(1, "pebble")
    table.rule(2, "fun: points B 7")
    table.rule(2, "fun: most 3")  # fits any wait
    assert state(table).points == [0, 0]
    assert state(table).most == 3
    table.play(0, "add 1")
    assert state(table).points == [1, 0]
    table.play(0, "pass")  # the effect is over: what was held, then what was noted
    assert state(table).points == [1, 7]
    assert offered(table) == {2: ["pass"]}
    same_again(table)


def test_more_than_half_must_agree() -> None:
    table = sit(3)
    table.rule(3, "fun: points A 5")
    assert state(table).points == [0, 0]
    assert list(offered(table)) == [0]  # play goes on
    with pytest.raises(BadRuling):
        table.second(3, 1)
    with pytest.raises(BadRuling):
        table.second(2, 7)
    table.second(2, 1)
    assert state(table).points == [5, 0]
    table.rule(4, "fun: points A 9")
    table.play(0, "pass")
    with pytest.raises(BadRuling):
        table.second(2, 3)  # it lapsed with the turn
    same_again(table)


def test_time_is_up_and_the_first_seated_official_decides() -> None:
    table = sit(2)
    table.dispute(1, "pebble")
    table.rule(3, "fun: points A 100")
    table.rule(2, "fair: points A 1")
    table.timeout(2)
    table.timeout(3)
    assert state(table).points == [1, 0]
    same_again(table)


@pytest.mark.parametrize("committed", [False, True])
def test_play_is_taken_back_and_luck_is_fresh(committed: bool) -> None:
    table = sit(1, committed=committed)
    table.play(0, "roll")
    rolled = state(table).points[0]
    assert rolled
    table.rule(2, "fun: undo 0 touched; points B 2 | Again.")
    assert state(table).points == [0, 2]
    assert [entry.kind for entry in table.record[-2:]] == [UNDO, RULING]
    assert table.record[-1].text == "fun: undone 0; points B 2 | Again."
    assert not table.undone
    table.play(0, "roll")
    assert state(table).points[0] != rolled
    same_again(table)


def test_play_is_not_taken_back_too_far() -> None:
    table = sit()
    for _turn in range(3):
        table.play(state(table).turn % 2 ^ 1, "add 1")
    for to in (0, 3, 9):
        with pytest.raises(NoUndo, match="T-08"):
            table.rule(2, f"fun: undo {to}")
    with pytest.raises(BadRuling, match="T-09"):
        table.rule(2, "fun: undo 2; points A 6000")
    table.rule(2, "fun: undo 2")
    assert state(table).points == [1, 1]
    with pytest.raises(NoUndo):
        table.redo(2, [])
    same_again(table)


def test_two_officials_take_play_back_together() -> None:
    table = sit(2)
    table.play(0, "add 2")
    table.rule(3, "fun: undo 0")
    assert state(table).points == [2, 0]
    table.second(2, 2)
    assert state(table).points == [0, 0]
    assert table.record[-1].text == "agreed C fun: undone 0"
    same_again(table)


def test_players_do_not_take_back_what_is_an_officials_to_take_back() -> None:
    table = sit()
    table.play(0, "roll")
    with pytest.raises(NoUndo, match="officials take play back"):
        table.undo(0, [1])


def test_permits_and_forbids() -> None:
    table = sit()
    table.rule(2, "fun: permit A add 3")
    assert "add 3" in offered(table)[0]
    table.rule(2, "fun: forbid A add * until turn")
    assert offered(table)[0] == ["roll", "twice", "pass"]
    assert why(state(table), 0, ADD) == "T-07"
    table.rule(2, "fun: permit A add 3")  # the later one holds
    table.play(0, "add 3")
    assert state(table).points == [3, 0]
    table.rule(2, "fun: forbid B * until game")
    assert offered(table) == {1: ["pass"]}
    table.timeout(1)
    assert offered(table) == {0: ["add 1", "add 2", "roll", "twice", "pass"]}
    assert why(state(table), 0, ADD + 2) == "T-03"
    same_again(table)


def test_an_order_names_parts() -> None:
    assert matches_part("add *", "add 3")
    assert matches_part("*", "add 3")
    assert not matches_part("add", "add 3")
    assert not matches_part("add 3", "add 2")


def test_a_contrary_ruling_is_told_before_it_is_sent() -> None:
    table = sit()
    table.rule(2, "fun: most 3 | More.")
    assert warnings_of(table.state, 2, 2, "fair: most 3") == []
    assert warnings_of(table.state, 2, 2, "fair: most 1") == ["entry 1 settled most = 3 (fun)"]
    table.rule(2, "fair: most 1")
    court = state(table).court
    assert court is not None
    assert [(one.n, one.value) for one in court.precedents] == [(2, "1")]
    assert court.precedent("T-03") is court.precedents[0]


def test_officials_come_and_go() -> None:
    table = sit(0)
    with pytest.raises(IllegalChoice):
        table.dispute(0, "pebble")
    with pytest.raises(IllegalChoice, match="consent of B"):
        table.seat_official(0, [])
    table.play(0, "add 1")
    table.seat_official(0, [1])
    assert table.record[-1].kind == OFFICIAL
    table.dispute(1, "pebble")
    table.rule(2, "fun: points B 1")
    with pytest.raises(NoUndo, match="nobody goes back behind that"):
        table.rule(2, "fun: undo 0")
    table.dispute(1, "entry 1")
    table.leave(2)
    assert list(offered(table)) == [1]
    assert state(table).court is None
    for _seat in range(4):
        table.seat_official(0, [1])
    with pytest.raises(IllegalChoice, match="all seats are taken"):
        table.seat_official(0, [1])
    same_again(table)
    twin = table.as_of(3)
    assert len(twin.seats) == 3


def test_it_is_all_plain_data() -> None:
    order = Order(1, 0, ("add 3",), True, 3, 1)
    court = Court(
        (Dispute(1, 0, "pebble"),),
        (Proposal(2, 2, "fun: uphold", 4, 1, False),),
        (order,),
        (Precedent(3, 2, "most", "3", "T-03", "fun", ""),),
    )
    again = pickle.loads(pickle.dumps(court))
    assert repr(again.disputes + again.proposals + again.orders + again.precedents) == repr(
        court.disputes + court.proposals + court.orders + court.precedents
    )
    assert Court().or_none() is None
    assert read_ruling("agreed D, E on 3 fun, fair: a 1 ; b | Why: so", ["fun", "fair"], "X").spelled() == (
        "agreed D,E on 3 fun fair: a 1; b | Why: so"
    )


def test_search_knows_what_is_forbidden() -> None:
    table = sit()
    table.rule(2, "fun: forbid A roll until game")
    ask = table.state.agenda[-1]
    assert isinstance(ask, Add)
    assert ROLL not in options_of(table.state, ask, 0)
    assert ROLL in ask.options(state(table), 0)
