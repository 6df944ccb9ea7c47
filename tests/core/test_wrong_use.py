"""Wrong use of tables, codes and saved games, and answers that an interrupt makes impossible: refused, nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, cast

import pytest

from grimalkin.core.agenda import Step, Together
from grimalkin.core.codes import Codes
from grimalkin.core.engine import apply
from grimalkin.core.errors import BadSave, GrimalkinError, IllegalChoice, NoUndo, UnknownNotation
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import EVERYONE, Pile, card_of, kind_of, known_by, pile, seen_by
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import DRAWN, Hooks, State, seat_word
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.view import Zone
from grimalkin.games.cauldron import GAME
from tests.support.play import do, offered, sit

GAMES = {GAME.id: GAME}


# seats that nobody sits on


@pytest.mark.parametrize("seat", [-1, 8, 9, 15, 16, 99])
def test_a_seat_number_that_is_no_seat_sees_nothing(seat: int) -> None:
    """The bit of a seat beyond the seventh would fall among the bits of what seats know, and show every card."""
    table = sit()
    with pytest.raises(GrimalkinError, match=f"seat {seat} cannot look; seats are 0 to 6, a spectator is 7"):
        mask(table.state, seat)
    with pytest.raises(GrimalkinError, match=f"seat {seat} cannot look"):
        table.view(seat)


@pytest.mark.parametrize("seat", [-1, 2, 7, 99])
@pytest.mark.parametrize(
    "act",
    [
        lambda table, seat: table.play(seat, "throw nettle"),
        lambda table, seat: table.stop(seat, "catnip", True),
        lambda table, seat: table.takeover(seat, "bot:greedy"),
        lambda table, seat: table.concede(seat),
        lambda table, seat: table.timeout(seat),
        lambda table, seat: table.undo(seat, [0, 1]),
        lambda table, seat: table.undo_to(seat, 0, [0, 1]),
        lambda table, seat: table.back(seat),
    ],
)
def test_whoever_does_not_sit_here_can_do_nothing(act: Callable[[Table, int], None], seat: int) -> None:
    table = do(sit(), "A pass")
    before = (snapshot(table.state), len(table.record), table.players[:])
    with pytest.raises((IllegalChoice, NoUndo), match=f"{seat_word(seat)} "):
        act(table, seat)
    assert (snapshot(table.state), len(table.record), table.players) == before


def test_an_option_code_that_does_not_exist_is_refused_as_such() -> None:
    for code in (-1, len(GAME.codes), 10**30):
        with pytest.raises(UnknownNotation, match=f"{code} is not an option code of this game; they go from 0 to "):
            apply(sit().state, 0, code, GAME.codes)


# what seats know of equal cards


def test_a_card_seen_and_another_known_are_two_cards() -> None:
    """Seat 1 saw one nettle in this hand and knows of another: when one is played, it still knows of the other."""
    hand = Pile([], 0, 1, 0)
    hand.put(card_of(0, 0b10, 0))
    hand.put(card_of(0, 0, 0b10))
    taken = hand.take(0)
    assert seen_by(taken) & 0b10
    assert [(seen_by(card) & 0b10, known_by(card) & 0b10) for card in hand.cards] == [(0, 0b10)]


# undo


def test_luck_speaks_anew_where_an_undo_leads_to_luck() -> None:
    table = open_table(GAME, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(4))
    do(table, "A pass")
    table.undo_to(0, 0, [1])
    assert [(entry.kind, entry.text) for entry in table.record[7:8]] == [("undo", "to 0 agreed B")]
    assert [entry.kind for entry in table.record[8:]] == ["luck"] * 6
    assert offered(table, "A")[0] == "pass"
    assert snapshot(from_text(to_text(table), GAMES).state) == snapshot(table.state)


def test_the_record_holds_the_canonical_spelling() -> None:
    table = sit()
    table.play(0, "  give   nettle\n")
    assert table.record[-1].text == "give nettle"


# saved games


def forged(table: Table, seat: int, kind: str, text: str) -> str:
    """What is said of a saved game to which somebody has added an entry."""
    lines = to_text(table).splitlines()
    n = len(table.record) + 1
    for digest in ("", table.record[-1].hash):
        entry = f'{{"n":{n},"seat":{seat},"kind":"{kind}","text":"{text}","hash":"{digest}"}}'
        with pytest.raises(BadSave) as error:
            from_text("\n".join([*lines[:-1], entry, lines[-1], ""]), GAMES)
    assert error.value.line == n + 1
    return error.value.reason


def test_a_time_out_of_a_saved_game_took_the_default() -> None:
    assert forged(sit(), 0, "timeout", "give nettle") == "a time-out of seat A takes 'pass'"
    assert forged(sit(), 1, "timeout", "purr") == "seat B is not asked now, so it cannot time out"


def test_nobody_concedes_a_game_that_is_over() -> None:
    table = sit()
    table.concede(0)
    assert forged(table, 1, "concede", "") == "seat B cannot concede: the game is over"


@pytest.mark.parametrize("text", ["to 06", "to 6 agreed B", "to 6 agreed ,", "to  6"])
def test_an_undo_of_a_saved_game_is_written_in_one_way_only(text: str) -> None:
    assert forged(do(sit(), "A pass"), 0, "undo", text) == f"the undo is written '{text}'"


def test_numbers_without_end_are_refused() -> None:
    long = "9" * 5000
    assert forged(sit(), 0, "undo", f"to {long}").endswith(
        "is not understood; write 'to N', 'redo to N' or 'to N agreed A,B'"
    )
    assert "nobody scores a number of 5000 digits" in forged(sit(), -1, "ruling", f"points 0 {long}")
    seeded = to_text(open_table(GAME, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(4)))
    with pytest.raises(BadSave, match="line 1: the seed has 5000 digits"):
        from_text(seeded.replace('"seed":"4"', f'"seed":"{long}"'), GAMES)


def test_half_a_character_is_refused() -> None:
    with pytest.raises(BadSave, match="line 1: this is not JSON"):
        from_text(to_text(sit()).replace("Ash", "\ud800"), GAMES)


# an interrupt that takes away what was answered already

CODES = Codes()
THROW = CODES.block("throw", ["one", "two"])
ROB = CODES.block("rob", ["A", "B"])


class Purse(State):
    """Two seats throw a coin together; anybody may empty another's purse at any moment."""

    id: ClassVar[str] = "purse"

    def __init__(self, purses: list[Pile]) -> None:
        super().__init__([0, 1])
        self.purses = purses
        self.thrown: list[int] = []
        self.lost: list[int] = []

    def copy(self) -> Purse:
        twin = Purse([purse.copy() for purse in self.purses])
        self.copy_core(twin)
        twin.thrown = self.thrown[:]
        twin.lost = self.lost[:]
        return twin

    def piles(self) -> list[Pile]:
        return self.purses

    def card_names(self) -> list[str]:
        return ["one", "two"]

    def census(self) -> list[int]:
        return sorted([kind_of(coin) for purse in self.purses for coin in purse.cards] + self.lost)


class Rob(Step[Purse]):
    id: ClassVar[str] = "rob"
    rule: ClassVar[str] = "ROB"

    def __init__(self, whom: int) -> None:
        self.whom = whom

    def run(self, game: Purse) -> None:
        game.lost.append(kind_of(game.play_from(game.purses[self.whom], 0)))


class PurseHooks(Hooks[Purse]):
    def interrupts(self, game: Purse, seat: int) -> list[int]:
        return [ROB + 1 - seat] if game.purses[1 - seat].holds(0) else []

    def interrupt(self, game: Purse, seat: int, option: int) -> None:
        game.then(Rob(option - ROB))


class ThrowCoin(Together[Purse]):
    id: ClassVar[str] = "throw_coin"
    rule: ClassVar[str] = "THROW"

    def acts(self, game: Purse, seat: int) -> list[int]:
        return [THROW + kind for kind in game.purses[seat].kinds()]

    def all_chosen(self, game: Purse, answers: list[int]) -> None:
        game.thrown = answers
        game.end("THROW", DRAWN, [0, 0])


class Purses(Game):
    id: ClassVar[str] = "purses"

    def __init__(self, coins: list[int]) -> None:
        super().__init__(CODES, EventTypes(), [], [])
        self.coins = coins
        self.hooks = PurseHooks()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = Purse([pile(self.coins, 0, 1 << seat, EVERYONE) for seat in range(2)])
        game.then(ThrowCoin(0b11))
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []


def purses(coins: list[int]) -> Table:
    return open_table(Purses(coins), {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1))


def test_a_seat_whose_answer_became_impossible_is_asked_again() -> None:
    table = do(purses([0, 1]), "B throw one", "A rob B")
    assert offered(table, "B") == ["throw two"]
    do(table, "B throw two", "A throw one")
    assert cast("Any", table.state).thrown == [THROW, THROW + 1]


def test_a_seat_that_has_nothing_left_to_answer_with_lapses() -> None:
    table = do(purses([0]), "B throw one", "A rob B")
    assert offered(table, "B") == []
    assert snapshot(mask(imagine(mask(table.state, 0), Seeded(1)), 0)) == snapshot(mask(table.state, 0))
    do(table, "A throw one")
    assert cast("Any", table.state).thrown == [THROW, -1]


def test_an_answer_that_is_still_possible_stands() -> None:
    table = do(purses([0, 1]), "B throw two", "A rob B")
    assert offered(table, "B") == []
    do(table, "A throw one")
    assert cast("Any", table.state).thrown == [THROW, THROW + 1]
