"""Lines about Pools and Decks: draw, reveal_pick, peek, to_bottom, reorder, shuffle_in, mill."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.cards import ONE, Target
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.piles import EVERYONE, kind_of, public
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import CHOOSE_PILE, FIRST, TAKE, YES
from grimalkin.games.friendomancy.drawing import AddCards, DrawCards, DrawOne, Look, MillCards, drew
from grimalkin.games.friendomancy.events import DREW, REORDERED, TO_BOTTOM
from grimalkin.games.friendomancy.foes import show_foe
from grimalkin.games.friendomancy.kinds import FIRST_DECK, FOE, POOL_COUNT, POOLS, S_OTHER_PLAYER
from grimalkin.games.friendomancy.money import pay_toll
from grimalkin.games.friendomancy.places import put_on_board
from grimalkin.games.friendomancy.script import AskCount, LineStep, ParlorLine, SeatLine, UseAsk, pile_zone
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.kit.filters import Filter

FROM_DECK: Final = 0
FROM_POOLS: Final = 1  # to 4: of this type
FROM_A_POOL: Final = 5
FROM_EACH_POOL: Final = 6
FROM_ANOTHER_DECK: Final = 7
DRAW_FROM: Final = ["deck", *[f"{pool} pool" for pool in POOLS], "a pool", "each pool", "another deck"]
PEEK_AT: Final = ["deck", "a pool"]
ENDS: Final = ["top", "bottom"]
OTHER_PLAYER: Final = Target("other player", ONE, 1, S_OTHER_PLAYER, -1)


class DrawLine(ParlorLine):
    """`draw N from WHERE`: FR-RULING-43 so many single draws from one pile."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("draw")
        self.where_from = given.number("from")

    def possible(self, game: Parlor, use: LineStep) -> bool:
        if self.where_from == FROM_DECK:
            return len(game.decks[use.you]) > 0
        if self.where_from < FROM_A_POOL:
            return len(game.pools[self.where_from - FROM_POOLS]) > 0
        return bool(self.piles(game, use))

    def start(self, game: Parlor, use: LineStep) -> None:
        if not self.possible(game, use):
            use.skip(game)
        elif self.where_from == FROM_DECK:
            self.picked_pile(game, use, FIRST_DECK + use.you)
        elif self.where_from < FROM_A_POOL:
            self.picked_pile(game, use, self.where_from - FROM_POOLS)
        elif self.where_from == FROM_A_POOL:
            self.choose_pile(game, use)
        else:
            use.finish(game)
            for pool in range(POOL_COUNT - 1, -1, -1):
                game.then(DrawCards(use.you, pool, self.count))

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        use.finish(game)
        lines = use.text(game).lines
        if use.index + 1 < len(lines) and isinstance(lines[use.index + 1], PutDrawn):
            game.then(DrawOne(use.you, pile, True))
        else:
            game.then(DrawCards(use.you, pile, self.count))


class DrawTheirs(SeatLine):
    """`draw N from another deck`: the top of another player's Deck."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("draw")
        self.to = OTHER_PLAYER

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        for seat in seats:
            game.then(DrawCards(use.you, FIRST_DECK + seat, self.count))


def draw_line(given: Given) -> ParlorLine:
    return DrawTheirs(given) if given.number("from") == FROM_ANOTHER_DECK else DrawLine(given)


class PutDrawn(ParlorLine):
    """`put_drawn FILTER`: FR-RULING-147 the drawer is asked about every card drawn that is no Foe; if it does not fit,
    "no" is the one answer."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        what = given.of("put_drawn")
        assert isinstance(what, Filter)
        self.what = what
        self.may = False  # it asks by itself

    def start(self, game: Parlor, use: LineStep) -> None:
        if len(game.aside):
            game.then(AskPutDrawn(use, use.chooser(game)))
        else:
            use.skip(game)


class AskPutDrawn(UseAsk):
    """FR-RULING-147 Is the card that was drawn put on the Board, or kept in hand?"""

    id: ClassVar[str] = "ask_put_drawn"
    rule: ClassVar[str] = "FR-RULING-147"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS, YES]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        if act == PASS:
            return ""
        line = self.text(game)
        assert isinstance(line, PutDrawn)
        if not len(game.aside):
            return "FR-RULING-157"
        kind = kind_of(game.aside.cards[0])
        return "" if line.what.holds(game, kind, seat, self.use.context) else "FR-RULING-147"

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == YES:
            self.use.finish(game)
            kind = kind_of(game.aside.cards[0])
            game.out_of(game.aside, kind)
            put_on_board(game, kind, game.new_number(), seat, seat)
        elif len(game.aside):
            self.use.skip(game)
            game.hands[seat].put(game.aside.cards.pop())


class Peek(ParlorLine):
    """`peek N from WHERE`: FR-RULING-46 you look at the top cards; the pile is remembered for what comes next."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("peek")
        self.where_from = given.number("from")

    def start(self, game: Parlor, use: LineStep) -> None:
        if self.where_from == FROM_DECK:
            if len(game.decks[use.you]):
                self.picked_pile(game, use, FIRST_DECK + use.you)
            else:
                use.skip(game)
        else:
            self.choose_pile(game, use)

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        use.go_on(game, ctx.with_done(ctx.with_card(use.context, pile + 1), True))
        game.then(Look(use.you, pile, self.count, False))


def peeked_pile(use: LineStep) -> int:
    return ctx.card_of(use.context) - 1


class ToBottom(ParlorLine):
    """`to_bottom "that card"`: the card looked at goes under its pile."""

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return ctx.is_done(use.context)

    def start(self, game: Parlor, use: LineStep) -> None:
        if not self.possible(game, use):
            use.skip(game)
            return
        use.finish(game)
        number = peeked_pile(use)
        pile = game.pile(number)
        card = pile.top[-1]
        pile.top = pile.top[:-1]
        pile.put_at_bottom(card)
        game.log_event("FR-RULING-140", TO_BOTTOM, use.you, card, CHOOSE_PILE.code(number))


class Reorder(ParlorLine):
    """`reorder "those cards"`: the cards looked at are put back in any order."""

    def start(self, game: Parlor, use: LineStep) -> None:
        if not ctx.is_done(use.context):
            use.skip(game)
            return
        use.finish(game)
        pile = peeked_pile(use)
        lines = use.text(game).lines
        before = lines[use.index - 1]
        assert isinstance(before, Peek)
        count = min(before.count, len(game.pile(pile)))
        game.log_event("FR-RULING-140", REORDERED, use.you, CHOOSE_PILE.code(pile))
        game.then(NextPlace(use.you, pile, 0, count))


class NextPlace(Step[Parlor]):
    """The cards are laid one after another, the next to be drawn first."""

    id: ClassVar[str] = "next_place"
    rule: ClassVar[str] = "FR-RULING-147"

    def __init__(self, seat: int, pile: int, place: int, count: int) -> None:
        self.seat = seat
        self.pile = pile
        self.place = place
        self.count = count

    def run(self, game: Parlor) -> None:
        if self.place + 1 < self.count:
            game.then(AskPlace(self.seat, self.pile, self.place, self.count))


class AskPlace(Ask[Parlor]):
    """FR-RULING-147 Which of the cards looked at comes next. It is asked whether they are alike or not."""

    id: ClassVar[str] = "ask_place"
    rule: ClassVar[str] = "FR-RULING-147"

    def __init__(self, seat: int, number: int, place: int, count: int) -> None:
        super().__init__(seat)
        self.number = number
        self.place = place
        self.count = count

    def acts(self, game: Parlor, seat: int) -> list[int]:
        top = game.pile(self.number).top
        kinds: list[int] = []
        for i in range(self.place, min(self.count, len(top))):
            kind = kind_of(top[-1 - i])
            if kind not in kinds:
                kinds.append(kind)
        kinds.sort()
        return [FIRST.code(kind) for kind in kinds]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [f"{pile_zone(self.number)}.{game.box.names[FIRST.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        pile = game.pile(self.number)
        kind = FIRST.one(option)
        top = list(pile.top)
        for i in range(self.place, self.count):
            if kind_of(top[-1 - i]) == kind:
                card = top.pop(-1 - i)
                top.insert(len(top) - self.place, card)
                break
        pile.top = tuple(top)
        game.then(NextPlace(seat, self.number, self.place + 1, self.count))


class ShuffleIn(ParlorLine):
    """`shuffle_in K`: FR-RULING-24 from one to K cards of a Pool, unseen, into your Deck."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.most = given.number("shuffle_in")

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return bool(self.piles(game, use))

    def start(self, game: Parlor, use: LineStep) -> None:
        self.choose_pile(game, use)

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        most = min(self.most, len(game.pools[pile]))
        if most == 1:
            self.picked_count(game, use, pile, 1)
        else:
            game.then(AskCount(use, use.chooser(game), pile, most))

    def picked_count(self, game: Parlor, use: LineStep, pile: int, count: int) -> None:
        use.finish(game)
        game.then(AddCards(use.you, pile, count))


class Mill(SeatLine):
    """`mill N end END to WHOM`: cards off the top or bottom of a Deck are discarded."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("mill")
        self.bottom = given.number("end") == 1

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        use.finish(game)
        for seat in reversed(seats):
            game.then(MillCards(seat, self.count, self.bottom))


class RevealPick(ParlorLine):
    """`reveal_pick N`: the top cards of a Pool are shown; Foes lurk, one of the others is drawn, the rest go below."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("reveal_pick")

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return bool(self.piles(game, use))

    def start(self, game: Parlor, use: LineStep) -> None:
        self.choose_pile(game, use)

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        count = min(self.count, len(game.pools[pile]))
        game.then(Look(use.you, pile, count, True), Revealed(use, pile, count))

    def kinds(self, game: Parlor, use: LineStep) -> list[int]:
        return sorted(set(game.shown))

    def zone(self, game: Parlor, use: LineStep) -> str:
        return "revealed"

    def picked_kind(self, game: Parlor, use: LineStep, kind: int) -> None:
        """FR-RULING-82 The kept card is a draw and pays toll; the first revealed of the rest lies nearest the top."""
        pile = peeked_pile(use)
        rest = list(game.shown)
        rest.remove(kind)
        game.shown = ()
        use.finish(game)
        pay_toll(game, use.you, pile, "FR-RULING-82")
        game.hands[use.you].put(public(kind) & ~EVERYONE)
        game.log_event("FR-DRAW-01", DREW, use.you, public(kind), CHOOSE_PILE.code(pile))
        for other in rest:
            game.pools[pile].put_at_bottom(public(other))
        drew(game, use.you, pile)


class Revealed(Step[Parlor]):
    """FR-RULING-79 Revealed Foes lurk; of the other cards one is drawn (FR-DEC-21)."""

    id: ClassVar[str] = "revealed"
    rule: ClassVar[str] = "FR-RULING-79"

    def __init__(self, use: LineStep, pile: int, count: int) -> None:
        self.use = use
        self.pile = pile
        self.count = count

    def run(self, game: Parlor) -> None:
        pool = game.pools[self.pile]
        shown = [kind_of(card) for card in reversed(pool.top[-self.count :])]
        pool.top = pool.top[: -self.count]
        game.shown = tuple([kind for kind in shown if game.box.types[kind] != FOE])
        for kind in shown:
            if game.box.types[kind] == FOE:
                show_foe(game, kind, self.pile, "FR-RULING-79")
        line = self.use.line(game)
        assert isinstance(line, RevealPick)
        use = self.use.knowing(ctx.with_card(self.use.context, self.pile + 1))
        if not game.shown:
            use.skip(game)
        elif len(line.kinds(game, use)) == 1:  # FR-RULING-121 all see that they are alike
            line.picked_kind(game, use, game.shown[0])
        else:
            game.then(AskRevealed(use, use.chooser(game)))


class AskRevealed(UseAsk):
    """One of the revealed cards is drawn."""

    id: ClassVar[str] = "ask_revealed"
    rule: ClassVar[str] = "FR-RULING-82"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [TAKE.code(kind) for kind in self.text(game).kinds(game, self.use)]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [f"revealed.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            for kind in game.shown:
                game.pools[peeked_pile(self.use)].put_at_bottom(public(kind))
            game.shown = ()
            return
        self.text(game).picked_kind(game, self.use, TAKE.one(option))
