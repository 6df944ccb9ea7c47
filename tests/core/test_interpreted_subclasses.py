"""Whoever extends the engine needs no compiler: each base class takes interpreted subclasses, in both builds."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from grimalkin.core.agenda import Ask, Chance, Claim, Die, Draw, Step, Together
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.engine import advance, apply, happen, pending, waiting_chance
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import CARD, SEAT, EventTypes
from grimalkin.core.game import Advice, Game, Setting
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, pile
from grimalkin.core.record import LUCK, enact
from grimalkin.core.state import DRAWN, Listener, State
from grimalkin.core.view import Zone
from grimalkin.players.driver import play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player

CARDS = ["ace", "king"]


class Words(Codes):
    def __init__(self) -> None:
        super().__init__()
        self.shout = self.one("shout")


class Sayings(EventTypes):
    def __init__(self) -> None:
        super().__init__()
        self.drew = self.add("drew", SEAT, CARD)


CODES = Words()
EVENTS = Sayings()


class Tiny(State):
    """A deck of two, a coin, and what was said."""

    id: ClassVar[str] = "tiny"

    def __init__(self, deck: Pile) -> None:
        super().__init__([0, 1])
        self.deck = deck
        self.said: list[str] = []

    def copy(self) -> Tiny:
        twin = Tiny(self.deck.copy())
        self.copy_core(twin)
        twin.said = self.said[:]
        return twin

    def piles(self) -> list[Pile]:
        return [self.deck]

    def card_names(self) -> list[str]:
        return CARDS

    def census(self) -> list[int]:
        return [kind_of(card) for card in self.deck.all_cards()]


class Hello(Step[Tiny]):
    id: ClassVar[str] = "hello"

    def run(self, game: Tiny) -> None:
        game.said.append("hello")


class Shout(Ask[Tiny]):
    id: ClassVar[str] = "shout"
    rule: ClassVar[str] = "T-1"

    def acts(self, game: Tiny, seat: int) -> list[int]:
        return [PASS, CODES.shout]

    def chosen(self, game: Tiny, seat: int, option: int) -> None:
        game.said.append(CODES.text(option))


class All(Together[Tiny]):
    id: ClassVar[str] = "all"

    def acts(self, game: Tiny, seat: int) -> list[int]:
        return [PASS, CODES.shout]

    def all_chosen(self, game: Tiny, answers: list[int]) -> None:
        game.said.append(f"all {answers}")


class First(Claim[Tiny]):
    id: ClassVar[str] = "first"

    def acts(self, game: Tiny, seat: int) -> list[int]:
        return [PASS, CODES.shout]

    def chosen(self, game: Tiny, seat: int, option: int) -> None:
        game.said.append(f"first {seat}")


class Coin(Chance[Tiny]):
    id: ClassVar[str] = "coin"

    def weights(self, game: Tiny) -> list[int]:
        return [1, 1]

    def happened(self, game: Tiny, outcome: int) -> None:
        game.said.append(f"coin {outcome}")


class Six(Die[Tiny]):
    id: ClassVar[str] = "six"

    def sides(self) -> int:
        return 6

    def shows(self, game: Tiny, face: int) -> None:
        game.said.append(f"die {face}")


class Card(Draw[Tiny]):
    id: ClassVar[str] = "card"

    def pile(self, game: Tiny) -> Pile:
        return game.deck

    def drawn(self, game: Tiny, card: int) -> None:
        game.log_event("T-2", EVENTS.drew, 0, card)
        game.deck.put(card)
        game.end("T-3", DRAWN, [0, 0])


class Ear(Listener):
    def __init__(self) -> None:
        self.heard: list[str] = []

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        self.heard.append(f"{rule} {EVENTS.names[what]} {args[0]} {CARDS[kind_of(args[1])]}")


class Optimist(Advice):
    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Tiny)
        return len([word for word in game.said if word == "shout"])


class TinyGame(Game):
    id: ClassVar[str] = "tiny"

    def __init__(self) -> None:
        super().__init__(CODES, EVENTS, [Setting("length", ["short", "long"])], [])
        self.advice = Optimist()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = Tiny(pile([0, 1], 0, NOBODY, EVERYONE))
        game.then(Hello(), Shout(0), All(3), First(3, 1), Coin())
        game.agenda[4:5] = [Card(), Six(), *game.agenda[4:5]]
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return [Zone("deck", None, len(masked.piles()[0]))]


class Loud(Player):
    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return CODES.shout


class Ones(Luck):
    def below(self, n: int) -> int:
        return 1


def test_every_shape_of_step_runs_in_the_engine() -> None:
    game = TinyGame().new({}, ["", ""])
    assert isinstance(game, Tiny)
    ear = Ear()
    game.listener = ear
    advance(game)
    assert [offer.options for offer in pending(game)] == [[PASS, CODES.shout]]
    for seat in (0, 1, 0, 1):
        apply(game, seat, CODES.shout, CODES)
    for luck in ("1", "4", "king"):
        assert waiting_chance(game) is not None
        enact(TinyGame(), game, -1, LUCK, luck)
    assert game.said == ["hello", "shout", f"all [{CODES.shout}, {CODES.shout}]", "first 1", "coin 1", "die 4"]
    assert ear.heard == ["T-2 drew 0 king"]
    assert game.result is not None


@pytest.mark.parametrize("player", [Loud(), Greedy(2)])
def test_players_luck_and_advice_of_ones_own_are_used(player: Player) -> None:
    game = TinyGame().new({}, ["", ""])
    assert isinstance(game, Tiny)
    assert play_game(TinyGame(), game, [player, Loud()], Ones(), Seeded(1)) == 4
    assert game.said[1] == "shout"
    assert game.said[-1] == "die 2"


class Strange(GrimalkinError):
    code: ClassVar[str] = "strange"


class Breaks(Step[Any]):
    id: ClassVar[str] = "breaks"

    def run(self, game: Any) -> None:
        raise Strange("this happened")


def test_errors_of_ones_own_come_through_the_engine() -> None:
    game = Tiny(pile([], 0, NOBODY, EVERYONE))
    game.then(Breaks())
    with pytest.raises(GrimalkinError, match="this happened") as error:
        advance(game)
    assert error.value.code == "strange"
    game.then(Six())
    chance = waiting_chance(game)
    assert chance is not None
    happen(game, chance, 5)
    assert game.said == ["die 6"]
