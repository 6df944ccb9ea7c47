"""Setup: Pools, the order of drawing, Decks in four parts, Foes, opening hands. FR-SETUP, FR-RULING-03 to -18, -160."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Draw, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import Pile, card_of, kind_of
from grimalkin.games.friendomancy.codes import (
    DECK_PART,
    MAKE_UP,
    ORDER,
    ORDERS,
    SECOND,
    SPLIT,
    SPLITS,
    THIRD,
    THIRDS,
)
from grimalkin.games.friendomancy.drawing import DrawCards
from grimalkin.games.friendomancy.ending import judge_asked
from grimalkin.games.friendomancy.events import (
    DRAWS_FIRST,
    LOOKED,
    OPENING,
    POOLED,
    TOOK_FOR_DECK,
    TURN_ORDERED,
)
from grimalkin.games.friendomancy.hiding import HIDE_FOES
from grimalkin.games.friendomancy.kinds import FIRST_DECK, FOE, POOL_COUNT, SEATS
from grimalkin.games.friendomancy.script import pile_zone
from grimalkin.games.friendomancy.state import (
    K_DRAW_BY_SEAT,
    K_LOOK_DURING,
    K_TURN_ORDER,
    Parlor,
    forget_one,
)
from grimalkin.games.friendomancy.turn import Round

DECK: Final = 24
HAND: Final = 4
MONEY: Final = 20
AS_DRAWN: Final = 0
REVERSED: Final = 1
AT_RANDOM: Final = 2


def make_pools(game: Parlor, lists: list[list[int]], knowers: int) -> None:
    """FR-SETUP-07, FR-RULING-03 All cards together, sorted by type into four shuffled Pools. Each player knows what the
    own list brought, and with open lists everybody does (FR-RULING-15)."""
    types = game.box.types
    for seat in range(len(lists)):
        for kind in lists[seat]:
            pool = game.pools[types[kind]]
            pool.cards.append(card_of(kind, pool.seers, 1 << seat | knowers | pool.knowers))
    for pool in game.pools:
        pool.cards.sort()
    brought = [len(pool) for pool in game.pools]
    game.brought = [*brought, game.brought[FOE]]


class Pools(Step[Parlor]):
    """FR-SETUP-07 Four face-down Pools; their sizes are open to all (FR-RULING-15)."""

    id: ClassVar[str] = "pools"
    rule: ClassVar[str] = "FR-RULING-03"

    def run(self, game: Parlor) -> None:
        sizes = [len(pool) for pool in game.pools]
        game.log_event("FR-SETUP-07", POOLED, sizes[0], sizes[1], sizes[2], sizes[3])
        game.then(DRAW_ORDER, DECKS, HIDE_FOES, TURN_ORDER, OPEN_GAME)


# S3 The order of drawing Decks


class DrawOrder(Step[Parlor]):
    """FR-SETUP-08, FR-JUDGE-06 The Judge says who draws first and who follows."""

    id: ClassVar[str] = "draw_order"
    rule: ClassVar[str] = "FR-SETUP-15"

    def run(self, game: Parlor) -> None:
        judges = game.officials_here()
        if judges:
            game.then(AskDrawOrder(judges[0]))
        else:
            usual_draw_order(game)


def usual_draw_order(game: Parlor) -> None:
    """FR-RULING-09, FR-RULING-159 Without a Judge, or without an answer, one player at random draws first, and the
    others follow in seat order."""
    if game.keys[K_DRAW_BY_SEAT]:
        draws_first(game, 0)
    else:
        game.then(FIRST_DRAWER)


class AskDrawOrder(Ask[Parlor]):
    """FR-SETUP-15, FR-JUDGE-07 The Judge sets the order of drawing Decks; any order will do."""

    id: ClassVar[str] = "ask_draw_order"
    rule: ClassVar[str] = "FR-JUDGE-07"
    table_point: ClassVar[bool] = True

    def order(self, game: Parlor) -> list[int]:
        return judge_asked(game, self.seat)

    def default(self, game: Parlor, seat: int) -> int:
        return PASS

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS, *orders_of(len(game.hands))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == PASS:
            usual_draw_order(game)
        else:
            game.drafting = ORDERS[ORDER.one(option)]
            game.log_event("FR-JUDGE-06", DRAWS_FIRST, game.drafting[0])


def orders_of(players: int) -> list[int]:
    """The options that put so many players in order."""
    return [ORDER.code(i) for i in range(len(ORDERS)) if len(ORDERS[i]) == players]


class FirstDrawer(Chance[Parlor]):
    """FR-RULING-09 Who draws first is luck."""

    id: ClassVar[str] = "first_drawer"
    rule: ClassVar[str] = "FR-RULING-09"

    def weights(self, game: Parlor) -> list[int]:
        return [1] * len(game.hands)

    def face(self, game: Parlor, outcome: int) -> str:
        return SEATS[outcome]

    def happened(self, game: Parlor, outcome: int) -> None:
        draws_first(game, outcome)


def draws_first(game: Parlor, seat: int) -> None:
    """FR-SETUP-15 The others follow."""
    count = len(game.hands)
    game.drafting = [(seat + i) % count for i in range(count)]
    game.log_event("FR-SETUP-08", DRAWS_FIRST, seat)


# S4 Decks


class Decks(Step[Parlor]):
    """FR-SETUP-14 Each player finishes the own Deck before the next begins."""

    id: ClassVar[str] = "decks"
    rule: ClassVar[str] = "FR-SETUP-14"

    def run(self, game: Parlor) -> None:
        for seat in reversed(game.drafting):
            game.then(
                PartOne(seat),
                PartTwo(seat),
                PartThree(seat),
                PartFour(seat),
                MakeUp(seat, 0, 0, 0, 0),
                LookAndShuffle(seat),
            )


@mypyc_attr(free_list_len=1)
class TakeForDeck(Step[Parlor]):
    """FR-RULING-05 So many cards from each Pool go to a Deck; a Pool gives what it has."""

    id: ClassVar[str] = "take_for_deck"
    rule: ClassVar[str] = "FR-RULING-05"

    def __init__(self, seat: int, friends: int, magic: int, curses: int, whatevers: int) -> None:
        self.seat = seat
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def run(self, game: Parlor) -> None:
        wanted = [self.friends, self.magic, self.curses, self.whatevers]
        taken = [min(wanted[pool], len(game.pools[pool])) for pool in range(POOL_COUNT)]
        game.log_event("FR-RULING-05", TOOK_FOR_DECK, self.seat, taken[0], taken[1], taken[2], taken[3])
        for pool in range(POOL_COUNT):
            for _card in range(taken[pool]):
                game.then(DeckCard(self.seat, pool))


def take_split(game: Parlor, seat: int, split: list[int]) -> None:
    game.then(TakeForDeck(seat, split[0], split[1], split[2], split[3]))


@mypyc_attr(free_list_len=1)
class DeckCard(Draw[Parlor]):
    """FR-RULING-04 A card of a Pool goes to a Deck; its drawer sees it only after the last one, unless the table says
    otherwise."""

    id: ClassVar[str] = "deck_card"
    rule: ClassVar[str] = "FR-RULING-04"

    def __init__(self, seat: int, pool: int) -> None:
        self.seat = seat
        self.pool = pool

    def pile(self, game: Parlor) -> Pile:
        return game.pools[self.pool]

    def drawn(self, game: Parlor, card: int) -> None:
        game.decks[self.seat].put(card)
        if game.keys[K_LOOK_DURING]:
            look(game, self.seat)


def look(game: Parlor, seat: int) -> None:
    """FR-SETUP-13 A player sees which cards lie in the own Deck.

    Of the own list the player knew before that its cards are somewhere: a card that is seen now may be one of those, so
    as many of them count as found.
    """
    deck = game.decks[seat]
    game.learn(deck, 1 << seat)
    new: list[int] = []
    bit = 1 << seat << 8
    for i in range(len(deck.cards)):
        card = deck.cards[i]
        if card >= 0 and not card & bit:
            deck.cards[i] = card | bit
            new.append(card)
    deck.cards.sort()
    piles = game.piles()
    for card in new:
        for pile in piles:
            if pile is not deck and not forget_one(pile, card >> 16, 1 << seat):
                break
    game.look_at(seat, [kind_of(card) for card in deck.cards])


class PartOne(Step[Parlor]):
    """FR-SETUP-09 Six from the Friend Pool."""

    id: ClassVar[str] = "part_one"
    rule: ClassVar[str] = "FR-SETUP-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        game.then(TakeForDeck(self.seat, DECK_PART, 0, 0, 0))


def first_if_alone(game: Parlor, ask: Ask[Parlor]) -> None:
    """FR-RULING-121 What has one answer is not asked. While all Pools are full there are many."""
    if fewest_in_pool(game) >= DECK_PART:
        game.then(ask)
        return
    options = ask.options(game, ask.seat)
    if len(options) == 1:
        ask.chosen(game, ask.seat, options[0])
    elif options:
        game.then(ask)


def fewest_in_pool(game: Parlor) -> int:
    return min([len(pool) for pool in game.pools])


class PartTwo(Step[Parlor]):
    """FR-SETUP-10 Six from a Pool of the player's choice."""

    id: ClassVar[str] = "part_two"
    rule: ClassVar[str] = "FR-SETUP-10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        first_if_alone(game, PickSecond(self.seat))


class PickSecond(Ask[Parlor]):
    """FR-SETUP-10 Magic, Curse, Whatever or Friend again; empty Pools are not offered."""

    id: ClassVar[str] = "pick_second"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-SETUP-10"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return SECOND.all()

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        return ALLOWED if len(game.pools[SECOND.one(act)]) else "FR-RULING-05"

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [pile_zone(SECOND.one(option))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        pool = SECOND.one(option)
        take_split(game, seat, [DECK_PART if other == pool else 0 for other in range(POOL_COUNT)])


class PartThree(Step[Parlor]):
    """FR-SETUP-11 Six from one Pool, four and two, or three and three."""

    id: ClassVar[str] = "part_three"
    rule: ClassVar[str] = "FR-SETUP-11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        first_if_alone(game, PickThird(self.seat))


class PickThird(Ask[Parlor]):
    """FR-SETUP-11, FR-RULING-06 The second Pool differs from the first, and neither is empty."""

    id: ClassVar[str] = "pick_third"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-SETUP-11"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return THIRD.all()

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        split = THIRDS[THIRD.one(act)]
        for pool in range(POOL_COUNT):
            if split[pool] and not len(game.pools[pool]):
                return "FR-RULING-06"
        return ALLOWED

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        take_split(game, seat, THIRDS[THIRD.one(option)])


class PartFour(Step[Parlor]):
    """FR-SETUP-12 Six in any split over the Pools."""

    id: ClassVar[str] = "part_four"
    rule: ClassVar[str] = "FR-SETUP-12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        first_if_alone(game, PickSplit(self.seat))


class PickSplit(Ask[Parlor]):
    """FR-SETUP-12, FR-RULING-07 One split of six; it never asks a Pool for more than it holds."""

    id: ClassVar[str] = "pick_split"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-SETUP-12"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return SPLIT.all()

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        split = SPLITS[SPLIT.one(act)]
        for pool in range(POOL_COUNT):
            if split[pool] > len(game.pools[pool]):
                return "FR-RULING-07"
        return ALLOWED

    def options(self, game: Parlor, seat: int) -> list[int]:
        return SPLIT.all() if fewest_in_pool(game) >= DECK_PART else super().options(game, seat)

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        take_split(game, seat, SPLITS[SPLIT.one(option)])


class MakeUp(Step[Parlor]):
    """FR-RULING-05 Who is short of 24 cards makes up the rest from Pools that are not empty, in one split: it is said
    card by card, and the cards come when all of it is said."""

    id: ClassVar[str] = "make_up"
    rule: ClassVar[str] = "FR-RULING-05"

    def __init__(self, seat: int, friends: int, magic: int, curses: int, whatevers: int) -> None:
        self.seat = seat
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def run(self, game: Parlor) -> None:
        said = [self.friends, self.magic, self.curses, self.whatevers]
        if len(game.decks[self.seat]) + sum(said) < DECK:
            first_if_alone(game, PickMakeUp(self.seat, said[0], said[1], said[2], said[3]))
        elif sum(said):
            take_split(game, self.seat, said)


class PickMakeUp(Ask[Parlor]):
    """FR-RULING-05 A Pool for the next card of a Deck that is short; no Pool gives more than it holds."""

    id: ClassVar[str] = "pick_make_up"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-RULING-05"

    def __init__(self, seat: int, friends: int, magic: int, curses: int, whatevers: int) -> None:
        super().__init__(seat)
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def said(self) -> list[int]:
        return [self.friends, self.magic, self.curses, self.whatevers]

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return MAKE_UP.all()

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        pool = MAKE_UP.one(act)
        return ALLOWED if len(game.pools[pool]) > self.said()[pool] else "FR-RULING-05"

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [pile_zone(MAKE_UP.one(option))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        said = self.said()
        said[MAKE_UP.one(option)] += 1
        game.then(MakeUp(seat, said[0], said[1], said[2], said[3]))


class LookAndShuffle(Step[Parlor]):
    """FR-SETUP-13 The player looks at the 24 cards and shuffles them."""

    id: ClassVar[str] = "look_and_shuffle"
    rule: ClassVar[str] = "FR-SETUP-13"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        deck = game.decks[self.seat]
        deck.mix()
        look(game, self.seat)
        game.log_event("FR-SETUP-13", LOOKED, self.seat)


# S6 Opening


class TurnOrder(Step[Parlor]):
    """FR-SETUP-18, FR-JUDGE-08 The Judge sets the turn order."""

    id: ClassVar[str] = "turn_order"
    rule: ClassVar[str] = "FR-SETUP-18"

    def run(self, game: Parlor) -> None:
        judges = game.officials_here()
        if judges:
            game.then(AskTurnOrder(judges[0]))
        else:
            game.then(USUAL_TURN_ORDER)


class AskTurnOrder(Ask[Parlor]):
    """FR-JUDGE-08 The Judge sets the turn order as they please."""

    id: ClassVar[str] = "ask_turn_order"
    rule: ClassVar[str] = "FR-JUDGE-08"
    table_point: ClassVar[bool] = True

    def order(self, game: Parlor) -> list[int]:
        return judge_asked(game, self.seat)

    def default(self, game: Parlor, seat: int) -> int:
        return PASS

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS, *orders_of(len(game.hands))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == PASS:
            game.then(USUAL_TURN_ORDER)
        else:
            game.order = ORDERS[ORDER.one(option)]
            tell_order(game, "FR-JUDGE-08", game.order)


def tell_order(game: Parlor, rule: str, order: list[int]) -> None:
    game.log_event(rule, TURN_ORDERED, ORDER.code(ORDERS.index(order)))


class UsualTurnOrder(Step[Parlor]):
    """FR-RULING-10, FR-RULING-11 Without a Judge turns go in the order in which Decks were drawn."""

    id: ClassVar[str] = "usual_turn_order"
    rule: ClassVar[str] = "FR-RULING-10"

    def run(self, game: Parlor) -> None:
        way = game.keys[K_TURN_ORDER]
        drawn = game.drafting or game.teams
        if way == AS_DRAWN:
            game.order = drawn[:]
        elif way == REVERSED:
            game.order = drawn[::-1]
        elif len(game.order) < len(game.hands):
            game.then(NEXT_IN_ORDER, self)


class NextInOrder(Chance[Parlor]):
    """FR-RULING-10 The turn order is drawn by lot, where the table says so."""

    id: ClassVar[str] = "next_in_order"
    rule: ClassVar[str] = "FR-RULING-10"

    def weights(self, game: Parlor) -> list[int]:
        return [0 if seat in game.order else 1 for seat in range(len(game.hands))]

    def face(self, game: Parlor, outcome: int) -> str:
        return SEATS[outcome]

    def happened(self, game: Parlor, outcome: int) -> None:
        game.order = [*game.order, outcome]


class OpenGame(Step[Parlor]):
    """FR-SETUP-17, FR-SETUP-19 Everybody has 20 Money and draws four cards; then the first round begins."""

    id: ClassVar[str] = "open_game"
    rule: ClassVar[str] = "FR-SETUP-17"

    def run(self, game: Parlor) -> None:
        game.money = [MONEY] * len(game.hands)
        game.active = game.order[0]
        game.then(Round(1))
        for seat in reversed(game.order):
            if game.is_absent(seat):
                continue
            game.log_event("FR-SETUP-19", OPENING, seat, game.money[seat])
            game.then(DrawCards(seat, FIRST_DECK + seat, HAND))


POOLS_MADE: Final = Pools()
DRAW_ORDER: Final = DrawOrder()
DECKS: Final = Decks()
TURN_ORDER: Final = TurnOrder()
OPEN_GAME: Final = OpenGame()
FIRST_DRAWER: Final = FirstDrawer()
NEXT_IN_ORDER: Final = NextInOrder()
USUAL_TURN_ORDER: Final = UsualTurnOrder()
