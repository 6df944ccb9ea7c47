"""Lines of cards, one after the other, and the questions that they ask. FR-RULING-50 to -53, -121, -122, -147.

A `LineStep` is one line of one ability with all that it knows. A line that is carried out calls `go_on`, which puts the
next one on the agenda, and then whatever it has to do on top of that.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.cards import EACH, THE, Target
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.numbered import numbered_id
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import (
    CHOOSE,
    CHOOSE_PILE,
    CHOOSE_SEAT,
    COUNT,
    DONE,
    TAKE,
    YES,
)
from grimalkin.games.friendomancy.kinds import (
    FOE,
    NONE,
    PILES,
    POOL_COUNT,
    S_INDEBTED,
    S_OTHER_PLAYER,
    SEATS,
    T_ACTIVE,
    T_HOST,
    T_HOSTS_CONTROLLER,
    T_ITS_CONTROLLER,
    T_MARKED_CARD,
    T_MARKED_PLAYER,
    T_NEXT,
    T_SELF,
    T_THAT_CARD,
    T_THAT_PLAYER,
    T_YOU,
)
from grimalkin.games.friendomancy.printed import Ability, Line
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.values import each_of, fits, in_plain_set, is_untargetable
from grimalkin.kit.filters import narrowing
from grimalkin.kit.triggers import TriggerHooks


@mypyc_attr(allow_interpreted_subclasses=True)
class LineHooks(TriggerHooks[Parlor]):
    """What lines need of rules that stand above them."""

    rule: ClassVar[str] = "FR-RULING-57"

    def after_line(self, game: Parlor) -> None:
        """FR-RULING-56 What is checked after every single line."""
        raise NotImplementedError


class AfterLine(Step[Parlor]):
    """FR-RULING-56 After every line Foes at Power 0 or less are Defeated."""

    id: ClassVar[str] = "after_line"
    rule: ClassVar[str] = "FR-RULING-56"

    def run(self, game: Parlor) -> None:
        cast("LineHooks", game.hooks).after_line(game)


AFTER_LINE: Final = AfterLine()


@mypyc_attr(free_list_len=1)
class LineStep(Step[Parlor]):
    """FR-RULING-56 One line of an ability, then the next: an action is carried out to its last line."""

    id: ClassVar[str] = "line"
    rule: ClassVar[str] = "FR-RULING-56"

    def __init__(self, kind: int, ability: int, index: int, you: int, context: int) -> None:
        self.kind = kind  # of the card whose text it is
        self.ability = ability
        self.index = index
        self.you = you  # NONE: a Foe's
        self.context = context

    def text(self, game: Parlor) -> Ability:
        return game.box.cards[self.kind].abilities[self.ability]

    def line(self, game: Parlor) -> Line[Parlor]:
        return self.text(game).lines[self.index]

    def chooser(self, game: Parlor) -> int:
        """FR-RULING-51, FR-RULING-126 The controller of the effect; for a Foe the active player."""
        return self.you if self.you != NONE else game.active

    def knowing(self, context: int) -> LineStep:
        """The same line with something more to know."""
        return LineStep(self.kind, self.ability, self.index, self.you, context)

    def source(self, game: Parlor) -> Piece | None:
        return game.anywhere(ctx.source_of(self.context))

    def run(self, game: Parlor) -> None:
        if self.you != NONE and game.is_absent(self.you):
            return  # FR-RULING-157 the rest of a leaver's effect is dropped
        line = self.line(game)
        context = self.context
        if (line.needs_done and not ctx.is_done(context)) or not line.condition.value(game, self.you, context):
            self.go_on(game, context)
        elif not line.may:
            line.start(game, self)
        elif line.possible(game, self):
            game.then(AskMay(self, self.chooser(game)))
        else:
            self.skip(game)

    def go_on(self, game: Parlor, context: int) -> None:
        """The next line comes after this one."""
        if self.index + 1 < len(self.text(game).lines):
            game.then(LineStep(self.kind, self.ability, self.index + 1, self.you, context))
        if game.brought[FOE]:
            game.then(AFTER_LINE)

    def finish(self, game: Parlor) -> None:
        """The line is carried out."""
        self.go_on(game, ctx.with_done(self.context, True))

    def skip(self, game: Parlor) -> None:
        """FR-RULING-50 The line cannot be carried out, or is declined."""
        self.go_on(game, ctx.with_done(self.context, False))


def script(kind: int, ability: int, you: int, context: int) -> LineStep:
    """An ability from its first line on."""
    return LineStep(kind, ability, 0, you, context)


# Who and what is meant


def the_piece(game: Parlor, to: Target, use: LineStep) -> Piece | None:
    """The piece that is there already: self, that card, the marked card, the host."""
    if to.among == T_SELF or to.among == T_HOST:
        return game.piece(ctx.source_of(use.context))
    if to.among == T_THAT_CARD:
        return game.piece(ctx.card_of(use.context)) if ctx.kind_of(use.context) == NONE else None
    assert to.among == T_MARKED_CARD, f"'{to.text}' is not a card"
    source = use.source(game)
    return game.piece(source.mark) if source is not None and source.mark else None


def the_seat(game: Parlor, to: Target, use: LineStep) -> int:
    """The player who is there already, or NONE."""
    among = to.among
    if among == T_YOU:
        return use.you
    if among == T_THAT_PLAYER:
        return ctx.player_of(use.context)
    if among == T_ACTIVE:
        return game.active
    if among == T_NEXT:
        return game.next_after(use.chooser(game))
    if among == T_ITS_CONTROLLER:
        piece = game.piece(ctx.card_of(use.context))
        return piece.seat if piece is not None else ctx.player_of(use.context)
    source = use.source(game)
    if among == T_MARKED_PLAYER:
        return source.marked_seat if source is not None else ctx.player_of(use.context)
    assert among == T_HOSTS_CONTROLLER, f"'{to.text}' is not a player"
    return source.seat if source is not None else use.you


def seats_in(game: Parlor, among: int, you: int) -> list[int]:
    """The players of a set, the active one first."""
    seats = game.from_active()
    if among == S_OTHER_PLAYER:
        return [seat for seat in seats if seat != you]
    if among == S_INDEBTED:
        return [seat for seat in seats if seat != you and game.money[seat] < 0]
    return seats


def is_meant(game: Parlor, to: Target, piece: Piece, you: int, context: int, choosing: bool) -> bool:
    """Does a target of a set mean this piece?"""
    what = narrowing(to)
    if what is None:
        return in_plain_set(game, to.among, piece, choosing)
    return fits(game, what, piece, you, context, choosing)


def targets(game: Parlor, to: Target, use: LineStep) -> list[Piece]:
    """What can be chosen: cards on the Board and perched Foes that fit and that this card may target."""
    by_type = game.box.types[use.kind]
    you = use.you
    found: list[Piece] = []
    for piece in game.board:
        if is_meant(game, to, piece, you, use.context, True) and not is_untargetable(game, piece, by_type):
            found.append(piece)
    for piece in game.perch:
        if is_meant(game, to, piece, you, use.context, True) and not is_untargetable(game, piece, by_type):
            found.append(piece)
    return found


def everyone_of(game: Parlor, to: Target, use: LineStep) -> list[Piece]:
    """FR-RULING-164 "Each": the cards that fit when the line is carried out."""
    what = narrowing(to)
    if what is not None:
        return each_of(game, what, use.you, use.context)
    return [piece for piece in [*game.board, *game.perch] if in_plain_set(game, to.among, piece, False)]


# Lines that choose


@mypyc_attr(allow_interpreted_subclasses=True)
class ParlorLine(Line[Parlor]):
    """What questions ask of lines. Each sort of line answers those that it puts."""

    def targets(self, game: Parlor, use: LineStep, stage: int, first: int) -> list[Piece]:
        """Cards that can be chosen, at each stage of a line with several choices; `first` was chosen before."""
        assert self.to is not None
        return targets(game, self.to, use)

    def picked(self, game: Parlor, use: LineStep, stage: int, first: int, piece: Piece) -> None:
        """A card was chosen."""
        raise NotImplementedError

    def picked_seat(self, game: Parlor, use: LineStep, seat: int) -> None:
        raise NotImplementedError

    def piles(self, game: Parlor, use: LineStep) -> list[int]:
        """Pools that are not empty."""
        return [pool for pool in range(POOL_COUNT) if len(game.pools[pool])]

    def picked_pile(self, game: Parlor, use: LineStep, pile: int) -> None:
        raise NotImplementedError

    def picked_count(self, game: Parlor, use: LineStep, pile: int, count: int) -> None:
        raise NotImplementedError

    def kinds(self, game: Parlor, use: LineStep) -> list[int]:
        """Cards that lie elsewhere and can be taken, each kind once, without those picked so far."""
        raise NotImplementedError

    def alike(self, game: Parlor, use: LineStep) -> list[int]:
        """Of kinds of which it makes a difference which card is taken, the numbers of those that differ. `kinds` leaves
        these kinds out."""
        return []

    def picked_number(self, game: Parlor, use: LineStep, number: int) -> None:
        raise NotImplementedError

    def may_stop(self) -> bool:
        """Can it take fewer?"""
        return False

    def zone(self, game: Parlor, use: LineStep) -> str:
        """Where those cards lie in the view."""
        return ""

    def picked_kind(self, game: Parlor, use: LineStep, kind: int) -> None:
        raise NotImplementedError

    def stopped(self, game: Parlor, use: LineStep) -> None:
        """No more are taken."""
        raise NotImplementedError

    def choosers(self, game: Parlor, use: LineStep) -> list[int]:
        """The players who choose own cards, in their order."""
        raise NotImplementedError

    def own(self, game: Parlor, use: LineStep, seat: int) -> list[Piece]:
        """What such a player can choose."""
        raise NotImplementedError

    def all_chosen(self, game: Parlor, use: LineStep, picks: list[Piece]) -> None:
        """All of them have chosen."""
        raise NotImplementedError

    def choose_piece(self, game: Parlor, use: LineStep, stage: int, first: int) -> None:
        """FR-RULING-121, FR-RULING-122 Ask, unless there is one answer or none."""
        found = self.targets(game, use, stage, first)
        if not found:
            use.skip(game)
        elif len(found) == 1:
            self.picked(game, use, stage, first, found[0])
        else:
            game.then(AskPiece(use, use.chooser(game), stage, first))

    def choose_pile(self, game: Parlor, use: LineStep) -> None:
        found = self.piles(game, use)
        if not found:
            use.skip(game)
        elif len(found) == 1:
            self.picked_pile(game, use, found[0])
        else:
            game.then(AskPile(use, use.chooser(game)))

    def choose_own(self, game: Parlor, use: LineStep) -> None:
        game.picks = ()
        game.then(NextChooser(use, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class CardLine(ParlorLine):
    """A line about cards on the Board: one that is there already, one that is chosen, or each of some."""

    rule: ClassVar[str] = "FR-RULING-50"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        first = given.values[self.word]
        if isinstance(first, Target):
            self.to = first

    def possible(self, game: Parlor, use: LineStep) -> bool:
        to = self.to
        assert to is not None
        if to.how == THE:
            return the_piece(game, to, use) is not None
        return to.how == EACH or bool(self.targets(game, use, 0, 0))

    def start(self, game: Parlor, use: LineStep) -> None:
        to = self.to
        assert to is not None
        if to.how == THE:
            piece = the_piece(game, to, use)
            if piece is None:
                use.skip(game)
            else:
                self.apply(game, use, piece)
        elif to.how == EACH:
            self.apply_each(game, use, everyone_of(game, to, use))
        else:
            self.choose_piece(game, use, 0, 0)

    def picked(self, game: Parlor, use: LineStep, stage: int, first: int, piece: Piece) -> None:
        self.apply(game, use, piece)

    def apply(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        """Carry it out on one card: "that card" for the lines behind it."""
        use.go_on(game, ctx.with_done(ctx.with_card(use.context, piece.uid), True))
        self.act(game, use, piece)

    def apply_each(self, game: Parlor, use: LineStep, pieces: list[Piece]) -> None:
        use.finish(game)
        for piece in pieces:
            self.act(game, use, piece)

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatLine(ParlorLine):
    """A line about players: one who is there already, one who is chosen, or each of some."""

    def possible(self, game: Parlor, use: LineStep) -> bool:
        to = self.to
        if to is None:
            return True
        if to.how == THE:
            return the_seat(game, to, use) != NONE
        return bool(seats_in(game, to.among, use.you))

    def start(self, game: Parlor, use: LineStep) -> None:
        to = self.to
        if to is None:
            self.for_seats(game, use, [use.you])
        elif to.how == THE:
            seat = the_seat(game, to, use)
            if seat == NONE or game.is_absent(seat):
                use.skip(game)
            else:
                self.for_seats(game, use, [seat])
        elif to.how == EACH:
            self.for_seats(game, use, seats_in(game, to.among, use.you))
        else:
            seats = seats_in(game, to.among, use.you)
            if not seats:
                use.skip(game)
            elif len(seats) == 1:
                self.picked_seat(game, use, seats[0])
            else:
                game.then(AskSeat(use, use.chooser(game)))

    def picked_seat(self, game: Parlor, use: LineStep, seat: int) -> None:
        """The player who was chosen is "that player" for the lines behind it."""
        self.for_seats(game, use.knowing(ctx.with_player(use.context, seat)), [seat])

    def for_seats(self, game: Parlor, use: LineStep, seats: list[int]) -> None:
        raise NotImplementedError


# Questions


def piece_id(game: Parlor, piece: Piece) -> str:
    """What a card on the table is called in the view."""
    return numbered_id(game.box.names[piece.kind], piece.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class UseAsk(Ask[Parlor]):
    """A question that a line asks. Not chained: the card has been shown, so there is no way back."""

    id: ClassVar[str] = "use_ask"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def is_void(self, game: Parlor, seat: int) -> bool:
        """FR-RULING-157 Has who is asked left? Then nothing is chosen."""
        return game.is_absent(seat)

    def lapsed(self, game: Parlor) -> None:
        """FR-RULING-50 What could be chosen has gone: the line is skipped."""
        self.use.skip(game)

    def text(self, game: Parlor) -> ParlorLine:
        """The line that asks."""
        line = self.use.line(game)
        assert isinstance(line, ParlorLine)
        return line


@mypyc_attr(free_list_len=1)
class AskMay(UseAsk):
    """FR-RULING-52 "may" is yes or no at that line."""

    id: ClassVar[str] = "ask_may"
    rule: ClassVar[str] = "FR-RULING-52"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS, YES]

    def options(self, game: Parlor, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == YES and not self.is_void(game, seat):
            self.use.line(game).start(game, self.use)
        else:
            self.use.skip(game)


@mypyc_attr(free_list_len=1)
class AskPiece(UseAsk):
    """FR-RULING-51 The controller of an effect chooses a card when its line is carried out."""

    id: ClassVar[str] = "ask_piece"
    rule: ClassVar[str] = "FR-RULING-51"

    def __init__(self, use: LineStep, seat: int, stage: int, first: int) -> None:
        super().__init__(use, seat)
        self.stage = stage
        self.first = first

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE.code(piece.number - 1) for piece in [*game.board, *game.perch]]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        piece = game.numbered(CHOOSE.one(act) + 1)
        if piece is None:
            return "FR-RULING-51"
        for other in self.text(game).targets(game, self.use, self.stage, self.first):
            if other is piece:
                return ALLOWED
        if is_untargetable(game, piece, game.box.types[self.use.kind]):
            return "FR-RULING-123"
        return "FR-RULING-88" if game.is_perched(piece) else "FR-RULING-51"

    def options(self, game: Parlor, seat: int) -> list[int]:
        found = self.text(game).targets(game, self.use, self.stage, self.first)
        return [CHOOSE.code(piece.number - 1) for piece in found]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        piece = game.numbered(CHOOSE.one(option) + 1)
        return [piece_id(game, piece)] if piece is not None else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            self.use.skip(game)
            return
        piece = game.numbered(CHOOSE.one(option) + 1)
        assert piece is not None
        self.text(game).picked(game, self.use, self.stage, self.first, piece)


@mypyc_attr(free_list_len=1)
class AskSeat(UseAsk):
    """The controller of an effect chooses a player."""

    id: ClassVar[str] = "ask_seat"
    rule: ClassVar[str] = "FR-RULING-51"

    def seats(self, game: Parlor) -> list[int]:
        line = self.use.line(game)
        assert line.to is not None
        return seats_in(game, line.to.among, self.use.you)

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE_SEAT.code(other) for other in game.from_active()]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        return ALLOWED if CHOOSE_SEAT.one(act) in self.seats(game) else "FR-RULING-51"

    def options(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE_SEAT.code(other) for other in self.seats(game)]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [f"board.{SEATS[CHOOSE_SEAT.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            self.use.skip(game)
            return
        self.text(game).picked_seat(game, self.use, CHOOSE_SEAT.one(option))


@mypyc_attr(free_list_len=1)
class AskPile(UseAsk):
    """The controller of an effect chooses a Pool, or a pile."""

    id: ClassVar[str] = "ask_pile"
    rule: ClassVar[str] = "FR-RULING-122"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE_PILE.code(pile) for pile in range(POOL_COUNT + len(game.decks))]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        return ALLOWED if CHOOSE_PILE.one(act) in self.text(game).piles(game, self.use) else "FR-RULING-44"

    def options(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE_PILE.code(pile) for pile in self.text(game).piles(game, self.use)]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [pile_zone(CHOOSE_PILE.one(option))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            self.use.skip(game)
            return
        self.text(game).picked_pile(game, self.use, CHOOSE_PILE.one(option))


def pile_zone(pile: int) -> str:
    return f"pool.{PILES[pile]}" if pile < POOL_COUNT else f"deck.{PILES[pile]}"


class AskCount(UseAsk):
    """How many cards of a Pool are shuffled into the own Deck: from 1 to as many as the text says."""

    id: ClassVar[str] = "ask_count"
    rule: ClassVar[str] = "FR-RULING-24"

    def __init__(self, use: LineStep, seat: int, pile: int, most: int) -> None:
        super().__init__(use, seat)
        self.pile = pile
        self.most = most

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [COUNT.code(count) for count in range(self.most)]

    def options(self, game: Parlor, seat: int) -> list[int]:
        return [COUNT.code(count) for count in range(self.most)]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            self.use.skip(game)
            return
        self.text(game).picked_count(game, self.use, self.pile, COUNT.one(option) + 1)


@mypyc_attr(free_list_len=1)
class AskKind(UseAsk):
    """The controller of an effect takes a card from a Discard Pile, or from under another."""

    id: ClassVar[str] = "ask_kind"
    rule: ClassVar[str] = "FR-RULING-45"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        line = self.text(game)
        found = [DONE] if line.may_stop() else []
        for kind in line.kinds(game, self.use):
            found.append(TAKE.code(kind))
        for number in line.alike(game, self.use):
            found.append(CHOOSE.code(number - 1))
        return found

    def options(self, game: Parlor, seat: int) -> list[int]:
        return self.acts(game, seat)

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        if option in CHOOSE:
            return [game.under_id(CHOOSE.one(option) + 1)]
        zone = self.text(game).zone(game, self.use)
        return [] if option == DONE or not zone else [f"{zone}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            game.picks = ()
            self.use.skip(game)
            return
        line = self.text(game)
        if option == DONE:
            line.stopped(game, self.use)
        elif option in CHOOSE:
            line.picked_number(game, self.use, CHOOSE.one(option) + 1)
        else:
            line.picked_kind(game, self.use, TAKE.one(option))


# Own cards


class NextChooser(Step[Parlor]):
    """FR-RULING-61 Players choose own cards, the active one first; then all changes happen together."""

    id: ClassVar[str] = "next_chooser"
    rule: ClassVar[str] = "FR-RULING-61"

    def __init__(self, use: LineStep, asked: int) -> None:
        self.use = use
        self.asked = asked  # a bit for each seat that has chosen, or has nothing to choose

    def run(self, game: Parlor) -> None:
        line = self.use.line(game)
        assert isinstance(line, ParlorLine)
        asked = self.asked
        for seat in line.choosers(game, self.use):
            if seat == NONE or asked >> seat & 1 or game.is_absent(seat):
                continue
            asked |= 1 << seat
            found = line.own(game, self.use, seat)
            if len(found) == 1:
                pick_own(game, seat, found[0])
            elif found:
                game.then(AskOwn(self.use, seat), NextChooser(self.use, asked))
                return
        picks: list[Piece] = []
        for pick in game.picks:
            piece = game.piece(pick & 0xFFFF)
            if piece is not None and piece.seat == pick >> 16 and not game.is_absent(piece.seat):  # FR-RULING-157
                picks.append(piece)
        game.picks = ()
        line.all_chosen(game, self.use, picks)


def pick_own(game: Parlor, seat: int, piece: Piece) -> None:
    """A player has chosen an own card: all see which, and it happens when the others have chosen too."""
    game.picks = (*game.picks, seat << 16 | piece.uid)


class AskOwn(UseAsk):
    """A player chooses an own card: to sacrifice it, to keep it, to put it under another."""

    id: ClassVar[str] = "ask_own"
    rule: ClassVar[str] = "FR-SAC-02"

    def found(self, game: Parlor) -> list[Piece]:
        return self.text(game).own(game, self.use, self.seat)

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE.code(piece.number - 1) for piece in game.board if piece.seat == seat]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        for piece in self.found(game):
            if piece.number == CHOOSE.one(act) + 1:
                return ALLOWED
        return "FR-SAC-02"

    def options(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE.code(piece.number - 1) for piece in self.found(game)]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        piece = game.numbered(CHOOSE.one(option) + 1)
        return [piece_id(game, piece)] if piece is not None else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            return
        piece = game.numbered(CHOOSE.one(option) + 1)
        assert piece is not None
        pick_own(game, seat, piece)

    def lapsed(self, game: Parlor) -> None:
        """The others choose all the same."""
