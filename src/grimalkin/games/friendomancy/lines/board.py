"""Lines about cards on the Board: discard, sacrifice, keep_one, bounce, control, fights, marks, moving Foes."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.cards import EACH, THE, Target
from grimalkin.core.fields import Given
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.attack import fight
from grimalkin.games.friendomancy.events import BEFRIENDED, KEPT, MARKED, MARKED_SEAT
from grimalkin.games.friendomancy.foes import discard_cards, move_foe
from grimalkin.games.friendomancy.kinds import (
    FIRST_DECK,
    FOR_GOOD,
    L_CONTROL,
    POOL_COUNT,
    S_PLAYER,
    T_ACTIVE,
    WHILE_HERE,
)
from grimalkin.games.friendomancy.places import bounce, control, fall
from grimalkin.games.friendomancy.script import (
    AskSeat,
    CardLine,
    LineStep,
    ParlorLine,
    SeatLine,
    is_meant,
    seats_in,
    targets,
    the_piece,
    the_seat,
)
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.values import aura_power, cannot_be_sacrificed, tribes_of


class Discard(CardLine):
    """`discard CARDS`: to their owners' Discard Piles; Foes by FR-RULING-84."""

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        discard_cards(game, [piece], use.you)

    def apply_each(self, game: Parlor, use: LineStep, pieces: list[Piece]) -> None:
        use.finish(game)
        discard_cards(game, pieces, use.you)


class Bounce(CardLine):
    """`bounce CARDS`: to the hands of those who control them; Foes by FR-RULING-85."""

    rule: ClassVar[str] = "FR-RULING-34"

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        bounce(game, [piece])

    def apply_each(self, game: Parlor, use: LineStep, pieces: list[Piece]) -> None:
        use.finish(game)
        bounce(game, pieces)


# Own cards


class OwnCards(ParlorLine):
    """A line for which players choose own cards (FR-RULING-61); picking them is not targeting (FR-RULING-123)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        what = given.of(self.word)
        assert isinstance(what, Target)
        self.what = what

    def choosers(self, game: Parlor, use: LineStep) -> list[int]:
        to = self.to
        if to is None:
            return [use.you]
        if to.how == EACH:
            return seats_in(game, to.among, use.you)
        return [game.active if to.among == T_ACTIVE else the_seat(game, to, use)]

    def own(self, game: Parlor, use: LineStep, seat: int) -> list[Piece]:
        return [
            piece
            for piece in game.board
            if piece.seat == seat and is_meant(game, self.what, piece, seat, use.context, False)
        ]

    def possible(self, game: Parlor, use: LineStep) -> bool:
        for seat in self.choosers(game, use):
            if self.own(game, use, seat):
                return True
        return False

    def start(self, game: Parlor, use: LineStep) -> None:
        self.choose_own(game, use)


class Sacrifice(OwnCards):
    """`sacrifice CARDS to WHOM`: FR-SAC-01, FR-SAC-02 to the Discard Pile of who controls them."""

    rule: ClassVar[str] = "FR-RULING-35"

    def own(self, game: Parlor, use: LineStep, seat: int) -> list[Piece]:
        if self.what.how == THE:
            piece = the_piece(game, self.what, use)
            found = [piece] if piece is not None and piece.seat == seat else []
        else:
            found = super().own(game, use, seat)
        return [piece for piece in found if not cannot_be_sacrificed(game, piece)]

    def all_chosen(self, game: Parlor, use: LineStep, picks: list[Piece]) -> None:
        context = ctx.with_done(use.context, bool(picks))
        if len(picks) == 1:
            piece = picks[0]
            context = ctx.with_card(context, piece.number, piece.kind, tribes_of(game, piece))
        use.go_on(game, context)
        fall(game, picks, True)


class KeepOne(OwnCards):
    """`keep_one CARDS to WHOM`: each chooses one that is kept."""

    def all_chosen(self, game: Parlor, use: LineStep, picks: list[Piece]) -> None:
        use.finish(game)
        game.kept = tuple([piece.uid for piece in picks])
        for piece in picks:
            game.log_event("FR-RULING-61", KEPT, piece.seat, piece.number)


# Control


def take(game: Parlor, piece: Piece, seat: int, until: int, source: int) -> None:
    """FR-RULING-65 A control effect favours the player it was made for; an older one for the same player says the
    same."""
    if until == FOR_GOOD:
        game.lasting = tuple(
            [
                effect
                for effect in game.lasting
                if effect.what != L_CONTROL or effect.on != piece.uid or effect.amount != seat or effect.until != until
            ]
        )
    perched = game.is_perched(piece)
    control(game, piece, seat, until, source)
    if perched:
        game.log_event("FR-RULING-86", BEFRIENDED, seat, piece.number)


class TakeControl(CardLine):
    """`take_control CARD for HOW LONG`: a perched Foe is befriended (FR-RULING-86)."""

    rule: ClassVar[str] = "FR-RULING-33"

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        source = ctx.source_of(use.context)
        if self.until == WHILE_HERE and game.piece(source) is None:
            return
        take(game, piece, use.you, self.until, source)


class GiveControl(SeatLine):
    """`give_control "self" to WHOM`: FR-RULING-59 skipped if the card has left."""

    rule: ClassVar[str] = "FR-RULING-59"

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        piece = game.piece(ctx.source_of(use.context))
        if piece is None:
            use.skip(game)
            return
        use.finish(game)
        take(game, piece, seats[0], FOR_GOOD, piece.uid)


class Pair(CardLine):
    """A line that chooses two cards, left to right; if either has no option, nothing is asked (FR-RULING-122)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        other = given.of("with")
        assert isinstance(other, Target)
        self.other = other

    def targets(self, game: Parlor, use: LineStep, stage: int, first: int) -> list[Piece]:
        """A card meets another one, so of the first choice none is offered that would leave nothing for the second."""
        assert self.to is not None
        others = targets(game, self.other, use)
        if stage:
            return [piece for piece in others if piece.uid != first]
        found = targets(game, self.to, use)
        return [piece for piece in found if piece not in others] if len(others) == 1 else found

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return bool(self.targets(game, use, 0, 0)) and bool(self.targets(game, use, 1, 0))

    def start(self, game: Parlor, use: LineStep) -> None:
        if self.possible(game, use):
            self.choose_piece(game, use, 0, 0)
        else:
            use.skip(game)

    def picked(self, game: Parlor, use: LineStep, stage: int, first: int, piece: Piece) -> None:
        if stage == 0:
            self.choose_piece(game, use, 1, piece.uid)
            return
        one = game.piece(first)
        assert one is not None
        use.finish(game)
        self.meet(game, use, one, piece)

    def meet(self, game: Parlor, use: LineStep, one: Piece, other: Piece) -> None:
        raise NotImplementedError


class SwapControl(Pair):
    """`swap_control CARD with CARD`: FR-RULING-88 done whole or not at all; with a perched Foe nothing changes
    hands."""

    def meet(self, game: Parlor, use: LineStep, one: Piece, other: Piece) -> None:
        if game.is_perched(one) or game.is_perched(other):
            return
        mine, theirs = one.seat, other.seat
        take(game, one, theirs, FOR_GOOD, one.uid)
        take(game, other, mine, FOR_GOOD, other.uid)


class ForceFight(Pair):
    """`force_fight CARD with CARD`: FR-RULING-76 a fight, but not an attack."""

    rule: ClassVar[str] = "FR-RULING-76"

    def meet(self, game: Parlor, use: LineStep, one: Piece, other: Piece) -> None:
        fight(game, one, other, use.you)


# Marks and Foes


class Mark(CardLine):
    """`mark WHOM`: remember a card or a player while this stays."""

    def possible(self, game: Parlor, use: LineStep) -> bool:
        to = self.to
        assert to is not None
        return bool(seats_in(game, to.among, use.you)) if to.among >= S_PLAYER else super().possible(game, use)

    def start(self, game: Parlor, use: LineStep) -> None:
        to = self.to
        assert to is not None
        if to.among < S_PLAYER:
            super().start(game, use)
            return
        seats = seats_in(game, to.among, use.you)
        if not seats:
            use.skip(game)
        elif len(seats) == 1:
            self.picked_seat(game, use, seats[0])
        else:
            game.then(AskSeat(use, use.chooser(game)))

    def picked_seat(self, game: Parlor, use: LineStep, seat: int) -> None:
        use.go_on(game, ctx.with_done(ctx.with_player(use.context, seat), True))
        source = game.piece(ctx.source_of(use.context))
        if source is not None:
            source.marked_seat = seat
            game.log_event("FR-CURSE-03", MARKED_SEAT, source.number, seat)

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        source = game.piece(ctx.source_of(use.context))
        if source is None:
            return
        before = aura_power(game, piece)
        source.mark = piece.uid
        game.log_event("FR-CURSE-03", MARKED, source.number, piece.number)
        if game.is_foe(piece) and aura_power(game, piece) < before:
            piece.blame = use.you  # FR-RULING-89 what a mark takes from its Power, its owner takes


class MoveFoe(CardLine):
    """`move_foe "foe"`: a perched Foe goes to another pile, with everything on it and without PERCH."""

    def piles(self, game: Parlor, use: LineStep) -> list[int]:
        """Any other Pool or Deck in the game."""
        foe = game.piece(ctx.card_of(use.context))
        if foe is None or not game.is_perched(foe):
            return []
        found = [pool for pool in range(POOL_COUNT) if pool != foe.pile]
        for seat in range(len(game.decks)):
            if FIRST_DECK + seat != foe.pile and not game.is_absent(seat):
                found.append(FIRST_DECK + seat)
        return found

    def picked(self, game: Parlor, use: LineStep, stage: int, first: int, piece: Piece) -> None:
        self.choose_pile(game, use.knowing(ctx.with_card(use.context, piece.uid)))

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        use.finish(game)
        foe = game.piece(ctx.card_of(use.context))
        assert foe is not None
        move_foe(game, foe, pile)
