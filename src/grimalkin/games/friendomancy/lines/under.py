"""Lines about cards under cards: tuck, untuck, put_on_board. FR-UNDER, FR-RULING-36 to -39, -87, -92, -132."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Draw
from grimalkin.core.cards import THE, Target
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.piles import EVERYONE, Pile, kind_of, public
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import CHOOSE, DONE
from grimalkin.games.friendomancy.drawing import TuckTop, ran_out
from grimalkin.games.friendomancy.events import UNTUCKED
from grimalkin.games.friendomancy.foes import show_foe
from grimalkin.games.friendomancy.kinds import FIRST_DECK, FOE, NONE, T_HOST, T_SELF
from grimalkin.games.friendomancy.lines.board import OwnCards
from grimalkin.games.friendomancy.lines.hands import FromDiscard
from grimalkin.games.friendomancy.places import (
    find_discarded,
    open_under,
    put_on_board,
    release_under,
    take_away,
    tuck,
)
from grimalkin.games.friendomancy.script import (
    AskKind,
    CardLine,
    LineStep,
    ParlorLine,
    UseAsk,
    piece_id,
)
from grimalkin.games.friendomancy.state import Parlor, Piece, UnderCard, entry
from grimalkin.kit.filters import Filter

FACES: Final = ["up", "down"]


class TuckSpec:
    """What is put under a card: a word, or a target of the Board with perhaps any number of them."""

    def __init__(self, word: str, target: Target | None, many: bool) -> None:
        self.word = word
        self.target = target
        self.many = many


def put_under(game: Parlor, host: Piece, piece: Piece, face_down: bool) -> None:
    """FR-RULING-38, FR-RULING-131 A card of the Board or a perch goes under another; what lay under it leaves first."""
    if piece is host:
        return
    release_under(game, piece)
    take_away(game, piece)
    tuck(game, host, piece.number, piece.kind, piece.owner, face_down)


class TuckSelf(CardLine):
    """`tuck "self" under CARD`: this card goes under another, from wherever it is: the Board, a cast, a Discard
    Pile."""

    rule: ClassVar[str] = "FR-UNDER-02"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.to = given.of("under")
        self.face_down = given.number("face") == 1

    def possible(self, game: Parlor, use: LineStep) -> bool:
        there = use.source(game) is not None or self.lies_in(game, use) != NONE
        return there and super().possible(game, use)

    def lies_in(self, game: Parlor, use: LineStep) -> int:
        return find_discarded(game, ctx.card_of(use.context), ctx.kind_of(use.context))

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        source = use.source(game)
        if source is None:
            seat = self.lies_in(game, use)
            number, kind = ctx.card_of(use.context), ctx.kind_of(use.context)
            if seat != NONE:
                game.discards[seat].remove(entry(number, kind))
                tuck(game, piece, number, kind, seat, self.face_down)
        elif source in game.casting:
            game.casting.remove(source)
            tuck(game, piece, source.number, source.kind, source.owner, self.face_down)
        else:
            put_under(game, piece, source, self.face_down)


class TuckThat(ParlorLine):
    """`tuck "that card" under "self"`: a card that was discarded goes under this one."""

    rule: ClassVar[str] = "FR-UNDER-03"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.face_down = given.number("face") == 1

    def start(self, game: Parlor, use: LineStep) -> None:
        host = game.piece(ctx.source_of(use.context))
        number, kind = ctx.card_of(use.context), ctx.kind_of(use.context)
        seat = find_discarded(game, number, kind)
        if host is None or seat == NONE:
            use.skip(game)
            return
        use.finish(game)
        game.discards[seat].remove(entry(number, kind))
        tuck(game, host, number, kind, seat, self.face_down)


class TuckChosen(CardLine):
    """`tuck CARD under "self"`: a card that is chosen goes under this one."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        spec = given.of("tuck")
        assert isinstance(spec, TuckSpec)
        self.to = spec.target
        self.face_down = given.number("face") == 1

    def targets(self, game: Parlor, use: LineStep, stage: int, first: int) -> list[Piece]:
        source = ctx.source_of(use.context)
        if game.piece(source) is None:
            return []
        return [piece for piece in super().targets(game, use, stage, first) if piece.uid != source]

    def act(self, game: Parlor, use: LineStep, piece: Piece) -> None:
        host = game.piece(ctx.source_of(use.context))
        if host is not None:
            put_under(game, host, piece, self.face_down)


class TuckMany(TuckChosen):
    """`tuck "any number of CARDS" under "self"`: FR-RULING-122 one question, carried out oldest arrival first."""

    def targets(self, game: Parlor, use: LineStep, stage: int, first: int) -> list[Piece]:
        return [piece for piece in super().targets(game, use, stage, first) if piece.uid not in game.picks]

    def start(self, game: Parlor, use: LineStep) -> None:
        game.picks = ()
        if self.targets(game, use, 0, 0):
            game.then(AskMany(use, use.chooser(game)))
        else:
            use.skip(game)

    def picked(self, game: Parlor, use: LineStep, stage: int, first: int, piece: Piece) -> None:
        game.picks = (*game.picks, piece.uid)
        if self.targets(game, use, 0, 0):
            game.then(AskMany(use, use.chooser(game)))
        else:
            self.stopped(game, use)

    def stopped(self, game: Parlor, use: LineStep) -> None:
        chosen = [piece for piece in [*game.board, *game.perch] if piece.uid in game.picks]
        game.picks = ()
        use.go_on(game, ctx.with_done(use.context, bool(chosen)))
        for piece in chosen:
            self.act(game, use, piece)


class AskMany(UseAsk):
    """FR-RULING-122 Any number of cards, collected one by one."""

    id: ClassVar[str] = "ask_many"
    rule: ClassVar[str] = "FR-RULING-122"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        found = [DONE]
        for piece in self.text(game).targets(game, self.use, 0, 0):
            found.append(CHOOSE.code(piece.number - 1))
        return found

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        if option == DONE:
            return []
        piece = game.numbered(CHOOSE.one(option) + 1)
        return [piece_id(game, piece)] if piece is not None else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if self.is_void(game, seat):
            game.picks = ()
            self.use.skip(game)
            return
        line = self.text(game)
        if option == DONE:
            line.stopped(game, self.use)
            return
        piece = game.numbered(CHOOSE.one(option) + 1)
        assert piece is not None
        line.picked(game, self.use, 0, 0, piece)


class TuckTopOfDeck(ParlorLine):
    """`tuck "top card of your deck" under "self"`, face-down: nobody sees it."""

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return len(game.decks[use.you]) > 0 and game.piece(ctx.source_of(use.context)) is not None

    def start(self, game: Parlor, use: LineStep) -> None:
        if not self.possible(game, use):
            use.skip(game)
            return
        use.finish(game)
        game.then(TuckTop(FIRST_DECK + use.you, ctx.source_of(use.context), use.you))


class TuckTopOfPile(ParlorLine):
    """`tuck "top card of this pile" under "self"`: a Foe takes the card beneath it, face-up."""

    def start(self, game: Parlor, use: LineStep) -> None:
        foe = game.piece(ctx.source_of(use.context))
        if foe is None or not game.is_perched(foe) or not len(game.pile(foe.pile)):
            use.skip(game)
            return
        use.finish(game)
        game.then(TuckTopUp(foe.pile, foe.uid))


class TuckTopUp(Draw[Parlor]):
    """FR-RULING-87 The top card of a pile goes face-up under a Foe; a Foe that turns up lurks and is not tucked."""

    id: ClassVar[str] = "tuck_top_up"
    rule: ClassVar[str] = "FR-RULING-87"

    def __init__(self, number: int, host: int) -> None:
        self.number = number
        self.host = host

    def pile(self, game: Parlor) -> Pile:
        return game.pile(self.number)

    def drawn(self, game: Parlor, card: int) -> None:
        kind = kind_of(card)
        host = game.piece(self.host)
        assert host is not None
        game.found(card, EVERYONE)
        if game.box.types[kind] == FOE:
            show_foe(game, kind, self.number, "FR-RULING-87")
        else:
            owner = self.number - FIRST_DECK if self.number >= FIRST_DECK else NONE
            tuck(game, host, game.new_number(), kind, owner, False)
        ran_out(game, self.number, False)


class TuckDiscarded(FromDiscard):
    """`tuck "card in your discard" under "self"`."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.face_down = given.number("face") == 1

    def kinds(self, game: Parlor, use: LineStep) -> list[int]:
        if game.piece(ctx.source_of(use.context)) is None:
            return []
        found: list[int] = []
        for card in game.discards[use.you]:
            if card & 0xFFFF not in found:
                found.append(card & 0xFFFF)
        found.sort()
        return found

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return bool(self.kinds(game, use))

    def start(self, game: Parlor, use: LineStep) -> None:
        game.picks = ()
        kinds = self.kinds(game, use)
        if not kinds:
            use.skip(game)
        elif len(kinds) == 1:
            self.picked_kind(game, use, kinds[0])
        else:
            game.then(AskKind(use, use.chooser(game)))

    def take(self, game: Parlor, use: LineStep, number: int, kind: int) -> None:
        host = game.piece(ctx.source_of(use.context))
        assert host is not None
        tuck(game, host, number, kind, use.you, self.face_down)


class TuckOwn(OwnCards):
    """`tuck CARD under "self" to WHOM`: each of them puts an own card under this one."""

    def __init__(self, given: Given) -> None:
        spec = given.of("tuck")
        assert isinstance(spec, TuckSpec)
        assert spec.target is not None
        super().__init__(Given(given.place, {**given.values, "tuck": spec.target}))
        self.face_down = given.number("face") == 1

    def all_chosen(self, game: Parlor, use: LineStep, picks: list[Piece]) -> None:
        use.go_on(game, ctx.with_done(use.context, bool(picks)))
        host = game.piece(ctx.source_of(use.context))
        if host is not None:
            for piece in picks:
                put_under(game, host, piece, self.face_down)


def tuck_line(given: Given) -> ParlorLine:
    """The class for what is put under what."""
    spec = given.of("tuck")
    assert isinstance(spec, TuckSpec)
    if spec.word == "self":
        return TuckSelf(given)
    under = given.of("under")
    if not isinstance(under, Target) or under.how != THE or under.among not in (T_SELF, T_HOST):
        raise Wrong(f"{given.place}.under", "other cards go under the one that says so; write under = 'self'")
    if spec.word == "that card":
        return TuckThat(given)
    if spec.word == "top card of your deck":
        return TuckTopOfDeck(given)
    if spec.word == "top card of this pile":
        return TuckTopOfPile(given)
    if spec.word == "card in your discard":
        return TuckDiscarded(given)
    if spec.many:
        return TuckMany(given)
    return TuckChosen(given) if given.values.get("to") is None else TuckOwn(given)


class Untuck(ParlorLine):
    """`untuck "all"`: FR-RULING-92 all cards under this go to your hand, which is no draw; Foes lurk at your Deck."""

    rule: ClassVar[str] = "FR-RULING-92"

    def possible(self, game: Parlor, use: LineStep) -> bool:
        source = use.source(game)
        return source is not None and bool(source.under)

    def start(self, game: Parlor, use: LineStep) -> None:
        source = use.source(game)
        if source is None or not source.under:
            use.skip(game)
            return
        use.finish(game)
        cards = source.under
        source.under = ()
        for card in cards:
            if card.down is not None and game.box.types[kind_of(card.down.cards[0])] != FOE:
                hidden = card.down.cards[0]
                game.learn(card.down, 1 << use.you)
                hidden = game.found(hidden, 1 << use.you)
                game.hands[use.you].put(hidden & ~0xFF)
                game.log_event("FR-RULING-43", UNTUCKED, use.you, hidden | 1 << use.you)
                continue
            kind = open_under(game, card)
            if card.number:
                game.free_number(card.number)
            if game.box.types[kind] == FOE:
                show_foe(game, kind, FIRST_DECK + use.you, "FR-RULING-92")
            else:
                game.hands[use.you].put(kind << 16 | 0xFF00)
                game.log_event("FR-RULING-43", UNTUCKED, use.you, public(kind))
        game.look_over()


class PutFromUnder(ParlorLine):
    """`put_on_board FILTER`: a card from under this one comes to your Board, not played (FR-RULING-48)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        what = given.of("put_on_board")
        assert isinstance(what, Filter)
        self.what = what

    def found(self, game: Parlor, use: LineStep) -> list[UnderCard]:
        """The cards that fit, of those that are alike in all the first."""
        source = use.source(game)
        found: list[UnderCard] = []
        for card in source.under if source is not None else ():
            if card.down is None and self.what.holds(game, card.kind, use.you, use.context):
                if not any(other.kind == card.kind and other.owner == card.owner for other in found):
                    found.append(card)
        return found

    def kinds(self, game: Parlor, use: LineStep) -> list[int]:
        kinds = [card.kind for card in self.found(game, use)]
        return sorted([kind for kind in kinds if kinds.count(kind) == 1])

    def alike(self, game: Parlor, use: LineStep) -> list[int]:
        """FR-RULING-51 Whose Discard Pile gets the other one is a choice."""
        found = self.found(game, use)
        kinds = [card.kind for card in found]
        return [card.number for card in found if kinds.count(card.kind) > 1]

    def possible(self, game: Parlor, use: LineStep) -> bool:
        return bool(self.found(game, use))

    def start(self, game: Parlor, use: LineStep) -> None:
        found = self.found(game, use)
        if not found:
            use.skip(game)
        elif len(found) == 1:
            self.put(game, use, found[0])
        else:
            game.then(AskKind(use, use.chooser(game)))

    def picked_kind(self, game: Parlor, use: LineStep, kind: int) -> None:
        for card in self.found(game, use):
            if card.kind == kind:
                self.put(game, use, card)
                return

    def picked_number(self, game: Parlor, use: LineStep, number: int) -> None:
        for card in self.found(game, use):
            if card.number == number:
                self.put(game, use, card)
                return

    def put(self, game: Parlor, use: LineStep, card: UnderCard) -> None:
        use.finish(game)
        source = use.source(game)
        assert source is not None
        source.under = tuple([other for other in source.under if other is not card])
        put_on_board(game, card.kind, card.number, use.you, card.owner)
