"""Lines about Hands and Discard Piles: discard_hand, to_pool, recover, recycle, reanimate, remove."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.fields import Given
from grimalkin.core.piles import public
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import CHOOSE_PILE, THROW
from grimalkin.games.friendomancy.drawing import DiscardAtRandom, discard_from_hand
from grimalkin.games.friendomancy.events import RECOVERED, RECYCLED, TO_POOL
from grimalkin.games.friendomancy.kinds import FIRST_DECK, NONE, SEATS
from grimalkin.games.friendomancy.places import (
    discarded_kinds,
    find_discarded,
    put_on_board,
    release_under,
    shuffle_into,
    take_away,
    take_discarded,
    to_hand,
    to_removed,
)
from grimalkin.games.friendomancy.script import AskKind, LineStep, ParlorLine, SeatLine, UseAsk
from grimalkin.games.friendomancy.state import Parlor, entry
from grimalkin.kit.filters import Filter

HOWS: Final = ["own", "random"]


class DiscardHand(SeatLine):
    """`discard_hand N how HOW to WHOM`: by own choice, or each card equally likely."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("discard_hand")
        self.random = given.number("how") == 1

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        seat = seats[0]
        use.go_on(game, ctx.with_done(use.context, len(game.hands[seat]) > 0))
        for _card in range(self.count):
            game.then(DiscardOne(seat, self.random))


class DiscardOne(Step[Parlor]):
    """FR-RULING-51, FR-RULING-121 A card of a Hand is discarded; its holder chooses, if there is more than one."""

    id: ClassVar[str] = "discard_one"
    rule: ClassVar[str] = "FR-RULING-51"

    def __init__(self, seat: int, random: bool) -> None:
        self.seat = seat
        self.random = random

    def run(self, game: Parlor) -> None:
        hand = game.hands[self.seat]
        if not len(hand):
            return
        if self.random:
            game.then(DiscardAtRandom(self.seat))
        elif len(hand) == 1:
            discard_from_hand(game, self.seat, hand.cards[0] >> 16)
        else:
            game.then(AskThrow(self.seat))


class AskThrow(Ask[Parlor]):
    """Which card of the hand is discarded."""

    id: ClassVar[str] = "ask_throw"
    rule: ClassVar[str] = "FR-RULING-51"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [THROW.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[THROW.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        discard_from_hand(game, seat, THROW.one(option))


class ToPool(ParlorLine):
    """`to_pool "card"`: FR-RULING-139 a card of your hand is shown and shuffled into the Pool of its type."""

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return len(game.hands[use.you]) > 0

    def start(self, game: Parlor, use: LineStep) -> None:
        hand = game.hands[use.you]
        if not len(hand):
            use.skip(game)
        elif len(hand) == 1:
            self.picked_kind(game, use, hand.cards[0] >> 16)
        else:
            game.then(AskGive(use, use.chooser(game)))

    def picked_kind(self, game: Parlor, use: LineStep, kind: int) -> None:
        use.finish(game)
        card = game.out_of(game.hands[use.you], kind)
        pool = game.box.types[kind]
        game.log_event("FR-RULING-139", TO_POOL, use.you, card, CHOOSE_PILE.code(pool))
        shuffle_into(game, pool, 0, kind)


class AskGive(UseAsk):
    """Which card of the hand goes to its Pool."""

    id: ClassVar[str] = "ask_give"
    rule: ClassVar[str] = "FR-RULING-139"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [THROW.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[THROW.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            self.use.skip(game)
            return
        self.text(game).picked_kind(game, self.use, THROW.one(option))


# Discard Piles


class FromDiscard(ParlorLine):
    """A line that takes cards from your Discard Pile: one, or up to so many."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        what = given.of(self.word)
        self.what: Filter | None = what if isinstance(what, Filter) else None
        self.most: int = given.values.get("up_to", 0)  # 0: exactly one
        self.different: bool = given.values.get("different", False)

    def may_stop(self) -> bool:
        return self.most > 0

    def zone(self, game: Parlor, use: LineStep) -> str:
        return f"discard.{SEATS[use.you]}"

    def possible(self, game: Parlor, use: LineStep) -> bool:
        if self.what is None:
            return find_discarded(game, ctx.card_of(use.context), ctx.kind_of(use.context)) != NONE
        game_picks = game.picks
        game.picks = ()
        found = bool(self.kinds(game, use))
        game.picks = game_picks
        return found

    def kinds(self, game: Parlor, use: LineStep) -> list[int]:
        assert self.what is not None
        found: list[int] = []
        types = [game.box.types[kind] for kind in game.picks]
        counts = [card & 0xFFFF for card in game.discards[use.you]]
        for kind in discarded_kinds(game, use.you):
            if counts.count(kind) <= game.picks.count(kind) or not self.what.holds(game, kind, use.you, use.context):
                continue
            if not self.different or game.box.types[kind] not in types:
                found.append(kind)
        return found

    def start(self, game: Parlor, use: LineStep) -> None:
        if self.what is None:
            number, kind = ctx.card_of(use.context), ctx.kind_of(use.context)
            seat = find_discarded(game, number, kind)
            if seat == NONE:
                use.skip(game)
                return
            use.finish(game)
            game.discards[seat].remove(entry(number, kind))
            self.take(game, use, number, kind)
            return
        game.picks = ()
        kinds = self.kinds(game, use)
        if not kinds:
            use.skip(game)
        elif len(kinds) == 1 and not self.most:
            self.picked_kind(game, use, kinds[0])
        else:
            game.then(AskKind(use, use.chooser(game)))

    def picked_kind(self, game: Parlor, use: LineStep, kind: int) -> None:
        game.picks = (*game.picks, kind)
        if len(game.picks) < self.most and self.kinds(game, use):
            game.then(AskKind(use, use.chooser(game)))
        else:
            self.stopped(game, use)

    def stopped(self, game: Parlor, use: LineStep) -> None:
        """FR-RULING-122 Carried out in the order of card ids."""
        kinds = sorted(game.picks)
        game.picks = ()
        use.go_on(game, ctx.with_done(use.context, bool(kinds)))
        for kind in kinds:
            self.take(game, use, take_discarded(game, use.you, kind), kind)

    def take(self, game: Parlor, use: LineStep, number: int, kind: int) -> None:
        """The card has left the Discard Pile."""
        raise NotImplementedError


class Recover(FromDiscard):
    """`recover FILTER`, `recover "that card"`: to your hand, which is not a draw (FR-RULING-43)."""

    rule: ClassVar[str] = "FR-RULING-32"

    def take(self, game: Parlor, use: LineStep, number: int, kind: int) -> None:
        game.log_event("FR-RULING-43", RECOVERED, use.you, public(kind))
        to_hand(game, use.you, number, kind)


class Recycle(FromDiscard):
    """`recycle FILTER`: shuffled into your Deck."""

    def take(self, game: Parlor, use: LineStep, number: int, kind: int) -> None:
        game.log_event("FR-RULING-100", RECYCLED, use.you, public(kind))
        shuffle_into(game, FIRST_DECK + use.you, number, kind)


class Reanimate(FromDiscard):
    """`reanimate FILTER`, `reanimate "self"`: to your Board, not played (FR-RULING-48)."""

    def take(self, game: Parlor, use: LineStep, number: int, kind: int) -> None:
        put_on_board(game, kind, number, use.you, use.you)


class Remove(ParlorLine):
    """`remove "self"`: FR-RULING-42 the card goes out of the game."""

    def start(self, game: Parlor, use: LineStep) -> None:
        use.finish(game)
        piece = use.source(game)
        if piece is None:
            return
        if piece in game.casting:
            game.casting.remove(piece)
            to_removed(game, piece.number, piece.kind, "FR-RULING-42")
        else:
            take_away(game, piece)
            to_removed(game, piece.number, piece.kind, "FR-RULING-42")
            release_under(game, piece)
