"""What cards are worth now: Tribes, Power, costs, what is allowed and forbidden. FR-RULING-49, -63, -134, -135.

Nothing of it is kept: it is read from the printed cards, from what lasts and from the texts on the table. Control comes
first, then Tribes, then Power, then what is allowed, then costs; each looks only at what comes before it.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import Amount, Expression, joined
from grimalkin.core.cards import EACH, Target
from grimalkin.core.state import State
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.kinds import (
    ANYONES,
    CURSE,
    FOE,
    FRIEND,
    L_ADD_TRIBE,
    L_ATTACK_NOW,
    L_CANNOT_ATTACK,
    L_COST,
    L_EXTRA_ATTACK,
    L_NEXT_CARD,
    L_NO_TOLL,
    L_NOT_ATTACKED,
    L_NOT_SACRIFICED,
    L_POWER,
    L_POWER_SET,
    L_REFILL,
    L_SET_TRIBES,
    L_TOLL,
    L_UNTARGETABLE,
    L_WINS_TIES,
    MAGIC,
    NONE,
    NOT_PLAYERS,
    OF_CARD,
    OF_MAGIC,
    S_FRIEND,
    T_MARKED_CARD,
    T_SELF,
    T_YOU,
    TRIBES,
    WHATEVER,
    YOURS,
)
from grimalkin.games.friendomancy.printed import Line
from grimalkin.games.friendomancy.state import K_ATTACKS, Parlor, Piece
from grimalkin.kit.filters import Compared, Count, Either, Filter, Flagged, Pieces, Term, narrowing, next_filter
from grimalkin.kit.lasting import LastingEffect

# sets, flags and numbers of filters
SETS: Final = ["friend", "magic", "curse", "whatever", "card", "foe"]
IN_FRIEND: Final = 0
IN_CARD: Final = 4
IN_FOE: Final = 5
F_YOURS: Final = 0
F_THEIRS: Final = 1
F_OTHER: Final = 2
F_FRESH: Final = 3
F_KEPT: Final = 4
FLAGS: Final = ["yours", "theirs", "other", "fresh", "kept"]
FIRST_TRIBE: Final = 5
N_COST: Final = 0
N_POWER: Final = 1
NUMBERS: Final = ["cost", "power"]
START_OF_TURN: Final = 4  # Things
FOE_SET: Final = 1 << FOE


# Filters


class TablePieces(Pieces[Parlor]):
    """Cards on the Board, then perched Foes, as filters speak of them. `me` is "you", `other` the context."""

    def at(self, game: Parlor, piece: int) -> Piece:
        board = game.board
        return board[piece] if piece < len(board) else game.perch[piece - len(board)]

    def size(self, game: Parlor) -> int:
        return len(game.board) + len(game.perch)

    def belongs(self, game: Parlor, which: int, piece: int, me: int, other: int) -> bool:
        return in_set(game, which, self.at(game, piece), False)

    def has(self, game: Parlor, flag: int, piece: int, me: int, other: int) -> bool:
        return has_flag(game, flag, self.at(game, piece), me, other)

    def number(self, game: Parlor, number: int, piece: int, me: int, other: int) -> int:
        return number_of(game, number, self.at(game, piece))


class PrintedKinds(Pieces[Parlor]):
    """Cards elsewhere than on the Board, by their kinds: they are what is printed on them."""

    def size(self, game: Parlor) -> int:
        return len(game.box.cards)

    def belongs(self, game: Parlor, which: int, piece: int, me: int, other: int) -> bool:
        return which == IN_CARD or game.box.types[piece] == (FOE if which == IN_FOE else which)

    def has(self, game: Parlor, flag: int, piece: int, me: int, other: int) -> bool:
        return bool(game.box.tribes[piece] >> flag & 1)

    def number(self, game: Parlor, number: int, piece: int, me: int, other: int) -> int:
        return game.box.costs[piece] if number == N_COST else game.box.powers[piece]


PIECES: Final = TablePieces("card", SETS, [*FLAGS, *TRIBES], NUMBERS)
KINDS: Final = PrintedKinds("printed card", SETS, TRIBES, NUMBERS)


def in_set(game: Parlor, which: int, piece: Piece, choosing: bool) -> bool:
    """FR-RULING-88 A choice of Friends reaches perched Foes; what is no choice does not."""
    if game.is_perched(piece):
        return which == IN_FOE or (choosing and which == IN_FRIEND)
    return which == IN_CARD or game.type_of(piece) == which


def has_flag(game: Parlor, flag: int, piece: Piece, you: int, context: int) -> bool:
    if flag >= FIRST_TRIBE:
        return bool(tribes_of(game, piece) >> (flag - FIRST_TRIBE) & 1)
    if flag == F_YOURS:
        return piece.seat == you and you != NONE
    if flag == F_THEIRS:
        return piece.seat == ctx.player_of(context)
    if flag == F_OTHER:
        return piece.uid != ctx.source_of(context)
    if flag == F_FRESH:
        return piece.turn == game.turn
    return piece.uid in game.kept


def number_of(game: Parlor, number: int, piece: Piece) -> int:
    return game.box.costs[piece.kind] if number == N_COST else power_of(game, piece)


def term_holds(game: Parlor, term: Term, piece: Piece, you: int, context: int) -> bool:
    if isinstance(term, Flagged):
        return has_flag(game, term.flag, piece, you, context) == term.wanted
    if isinstance(term, Compared):
        number = number_of(game, term.number, piece)
        return joined(term.sign, number, term.amount.value(game, you, context)) != 0
    assert isinstance(term, Either), "a term that filters do not have"
    return term_holds(game, term.first, piece, you, context) or term_holds(game, term.second, piece, you, context)


def fits(game: Parlor, what: Filter, piece: Piece, you: int, context: int, choosing: bool) -> bool:
    """Is a piece one of those that a filter names?"""
    found = False
    for which in what.sets:
        if in_set(game, which, piece, choosing):
            found = True
    if not found:
        return False
    for term in what.terms:
        if not term_holds(game, term, piece, you, context):
            return False
    return True


def each_of(game: Parlor, what: Filter, you: int, context: int) -> list[Piece]:
    """Those that fit, oldest first: the Board, and Foes only where Foes are named."""
    found = [piece for piece in game.board if fits(game, what, piece, you, context, False)]
    if IN_FOE in what.sets:
        found.extend([piece for piece in game.perch if fits(game, what, piece, you, context, False)])
    return found


SET_TYPES: Final = [1, 2, 4, 8, 15, FOE_SET, 12]  # friend, magic, curse, whatever, card, foe, curse|whatever


def in_plain_set(game: Parlor, among: int, piece: Piece, choosing: bool) -> bool:
    """Is a piece in a set that nothing narrows?"""
    which = SET_TYPES[among - S_FRIEND]
    if game.is_perched(piece):
        return which == FOE_SET or (choosing and which == 1 << FRIEND)
    return bool(which >> game.type_of(piece) & 1)


class BoardCount(Amount):
    """`count(FILTER)`, or how many different types there are among them: `types(FILTER)`."""

    def __init__(self, what: Filter, types: bool) -> None:
        self.what = what
        self.types = types

    def value(self, game: State, me: int, other: int) -> int:
        assert isinstance(game, Parlor)
        found = each_of(game, self.what, me, other)
        if not self.types:
            return len(found)
        bits = 0
        for piece in found:
            bits |= 1 << game.type_of(piece)
        return bits.bit_count()


class CountPieces(Count):
    """The quantity `count` or `types`."""

    def __init__(self, name: str) -> None:
        super().__init__(PIECES, name)

    def read(self, expression: Expression) -> Amount:
        return BoardCount(next_filter(expression, self.pieces), self.name == "types")


# What texts on the table say


def reaches(game: Parlor, to: Target, source: Piece, piece: Piece) -> bool:
    """Is a piece meant by a STATIC line of another?"""
    if to.how == EACH:
        what = narrowing(to)
        if what is None:
            return in_plain_set(game, to.among, piece, False)
        return fits(game, what, piece, source.seat, source.uid, False)
    if to.among == T_SELF:
        return source is piece
    return to.among == T_MARKED_CARD and source.mark == piece.uid


def line_applies(game: Parlor, line: Line[Any], source: Piece, piece: Piece, what: int) -> bool:
    if line.lasts != what or line.to is None or not reaches(game, line.to, source, piece):
        return False
    return line.condition.value(game, source.seat, source.uid) != 0


def aura_lines(game: Parlor, what: int, piece: Piece) -> list[Line[Any]]:
    """The STATIC lines of a sort that lie on a piece, without those of cards under it."""
    found: list[Line[Any]] = []
    bit = 1 << what
    box = game.box
    for source in game.board:
        if box.aura_bits[source.kind] & bit and box.types[source.kind] != FOE:
            for line in box.auras[source.kind]:
                if line_applies(game, line, source, piece, what):
                    found.append(line)
    for source in game.perch:
        if box.aura_bits[source.kind] & bit:
            for line in box.auras[source.kind]:
                if line_applies(game, line, source, piece, what):
                    found.append(line)
    for source in game.trophies:
        if box.loot_bits[source.kind] & bit:
            for line in box.loot[source.kind]:
                if line_applies(game, line, source, piece, what):
                    found.append(line)
    return found


def under_lines(game: Parlor, what: int, piece: Piece) -> list[Line[Any]]:
    """FR-RULING-36 The WHILE_UNDER lines of the cards under a piece."""
    found: list[Line[Any]] = []
    for card in piece.under:
        if card.down is None and game.box.under_bits[card.kind] >> what & 1:
            for line in game.box.under[card.kind]:
                if line.lasts == what and line.condition.value(game, piece.seat, piece.uid):
                    found.append(line)
    return found


def is_under(game: Parlor, what: int, piece: Piece) -> bool:
    """Does something of a sort lie on a piece, by a text or by what lasts?"""
    for effect in game.lasting:
        if effect.what == what and effect.on == piece.uid:
            return True
    if not game.auras >> what & 1:
        return False
    return bool(aura_lines(game, what, piece)) or bool(piece.under and under_lines(game, what, piece))


# Tribes and Power


class TribeChange:
    """Something that changes Tribes, with its age."""

    def __init__(self, age: int, replaces: bool, tribes: int) -> None:
        self.age = age
        self.replaces = replaces
        self.tribes = tribes


def age_of(change: TribeChange) -> int:
    return change.age


def tribes_of(game: Parlor, piece: Piece) -> int:
    """FR-RULING-134 The printed Tribes, then every change, oldest first."""
    tribes = game.box.tribes[piece.kind]
    if not game.lasting and not game.auras & (1 << L_ADD_TRIBE | 1 << L_SET_TRIBES):
        return tribes
    changes: list[TribeChange] = []
    for effect in game.lasting:
        if effect.on == piece.uid and (effect.what == L_ADD_TRIBE or effect.what == L_SET_TRIBES):
            changes.append(TribeChange(effect.about, effect.what == L_SET_TRIBES, effect.amount))
    if game.auras & (1 << L_ADD_TRIBE | 1 << L_SET_TRIBES):
        find_tribe_texts(game, piece, changes)
    changes.sort(key=age_of)
    for change in changes:
        tribes = change.tribes if change.replaces else tribes | change.tribes
    return tribes


def find_tribe_texts(game: Parlor, piece: Piece, changes: list[TribeChange]) -> None:
    box = game.box
    for source in [*game.board, *game.perch]:
        asleep = box.types[source.kind] == FOE and source.seat != NONE
        if asleep or not box.aura_bits[source.kind] & (1 << L_ADD_TRIBE | 1 << L_SET_TRIBES):
            continue
        add_tribe_lines(game, box.auras[source.kind], source, piece, changes)
    for source in game.trophies:
        add_tribe_lines(game, box.loot[source.kind], source, piece, changes)
    for card in piece.under:
        if card.down is None:
            for line in box.under[card.kind]:
                if line.lasts == L_ADD_TRIBE or line.lasts == L_SET_TRIBES:
                    changes.append(TribeChange(card.age, line.lasts == L_SET_TRIBES, line.variant))


def add_tribe_lines(
    game: Parlor, lines: list[Line[Any]], source: Piece, piece: Piece, changes: list[TribeChange]
) -> None:
    for line in lines:
        for what in (L_ADD_TRIBE, L_SET_TRIBES):
            if line_applies(game, line, source, piece, what):
                changes.append(TribeChange(source.uid, what == L_SET_TRIBES, line.variant))


def power_of(game: Parlor, piece: Piece) -> int:
    """FR-RULING-63 The latest power_set or the printed Power, minus wear, plus and minus everything else."""
    power = game.box.powers[piece.kind]
    more = -piece.wear
    for effect in game.lasting:
        if effect.on == piece.uid:
            if effect.what == L_POWER:
                more += effect.amount
            elif effect.what == L_POWER_SET:
                power = effect.amount
    if game.auras >> L_POWER & 1:
        more += aura_power(game, piece)
    power += more
    if power < 0 and piece.seat != NONE:
        return 0
    return power


def aura_power(game: Parlor, piece: Piece) -> int:
    more = 0
    bit = 1 << L_POWER
    box = game.box
    for source in game.board:
        if box.aura_bits[source.kind] & bit and box.types[source.kind] != FOE:
            for line in box.auras[source.kind]:
                if line_applies(game, line, source, piece, L_POWER):
                    more += line.amount.value(game, source.seat, source.uid)
    for source in game.perch:
        if box.aura_bits[source.kind] & bit:
            for line in box.auras[source.kind]:
                if line_applies(game, line, source, piece, L_POWER):
                    more += line.amount.value(game, source.seat, source.uid)
    for source in game.trophies:
        if box.loot_bits[source.kind] & bit:
            for line in box.loot[source.kind]:
                if line_applies(game, line, source, piece, L_POWER):
                    more += line.amount.value(game, source.seat, source.uid)
    if piece.under:
        for line in under_lines(game, L_POWER, piece):
            more += line.amount.value(game, piece.seat, piece.uid)
    return more


def power_parts(game: Parlor, piece: Piece) -> list[tuple[int, int]]:
    """What texts on the table add to a Power now: the kind of each card, and how much."""
    found: list[tuple[int, int]] = []
    box = game.box
    for effect in game.lasting:
        if effect.what == L_POWER and effect.on == piece.uid:
            source = game.piece(effect.source) if effect.source > 0 else None
            if source is not None:
                found.append((source.kind, effect.amount))
    for source in [*game.board, *game.perch]:
        if source.seat == NONE or box.types[source.kind] != FOE:
            for line in box.auras[source.kind]:
                if line_applies(game, line, source, piece, L_POWER):
                    found.append((source.kind, line.amount.value(game, source.seat, source.uid)))
    for source in game.trophies:
        for line in box.loot[source.kind]:
            if line_applies(game, line, source, piece, L_POWER):
                found.append((source.kind, line.amount.value(game, source.seat, source.uid)))
    for card in piece.under:
        if card.down is None:
            for line in box.under[card.kind]:
                if line.lasts == L_POWER and line.condition.value(game, piece.seat, piece.uid):
                    found.append((card.kind, line.amount.value(game, piece.seat, piece.uid)))
    return found


def has_power(game: Parlor, piece: Piece) -> bool:
    """FR-RULING-132 Only Friends and Foes have Power."""
    found = game.box.types[piece.kind]
    return found in (FRIEND, FOE)


# What is allowed


def seat_key(seat: int) -> int:
    """A seat as that on which something lasts: pieces have numbers above 0."""
    return -10 - seat


def wins_ties(game: Parlor, piece: Piece) -> bool:
    return is_under(game, L_WINS_TIES, piece)


def cannot_be_sacrificed(game: Parlor, piece: Piece) -> bool:
    return is_under(game, L_NOT_SACRIFICED, piece)


def attacks_left(game: Parlor, piece: Piece) -> int:
    """FR-RULING-67 One attack a turn, and what extra_attack adds."""
    left = game.keys[K_ATTACKS] - piece.attacks
    for effect in game.lasting:
        if effect.what == L_EXTRA_ATTACK and effect.on == piece.uid:
            left += effect.amount
    return left


def may_attack_now(game: Parlor, piece: Piece) -> bool:
    """FR-ATTACK-06 Did it arrive before this turn, or does an effect let it attack all the same?"""
    return piece.turn != game.turn or is_under(game, L_ATTACK_NOW, piece)


def cannot_attack(game: Parlor, piece: Piece, players: bool) -> bool:
    """FR-RULING-77 Is it forbidden to attack: at all, or where `players` asks, players?"""
    for effect in game.lasting:
        if effect.what == L_CANNOT_ATTACK and effect.on == piece.uid and (players or effect.amount != NOT_PLAYERS):
            return True
    if not game.auras >> L_CANNOT_ATTACK & 1:
        return False
    for line in aura_lines(game, L_CANNOT_ATTACK, piece):
        if players or line.variant != NOT_PLAYERS:
            return True
    for line in under_lines(game, L_CANNOT_ATTACK, piece):
        if players or line.variant != NOT_PLAYERS:
            return True
    return False


def is_safe(game: Parlor, seat: int) -> bool:
    """Is a player under cannot_be_attacked?"""
    for effect in game.lasting:
        if effect.what == L_NOT_ATTACKED and effect.on == seat_key(seat):
            return True
    return game.auras >> L_NOT_ATTACKED & 1 != 0 and seat_has(game, L_NOT_ATTACKED, seat)


def seat_has(game: Parlor, what: int, seat: int) -> bool:
    """Does a text on the table give a player something: `to = "you"`?"""
    return seat_source(game, what, seat) is not None


def seat_source(game: Parlor, what: int, seat: int) -> Piece | None:
    """The first card on the table whose text gives a player something."""
    box = game.box
    for source in game.board:
        if source.seat == seat and box.aura_bits[source.kind] >> what & 1 and box.types[source.kind] != FOE:
            for line in box.auras[source.kind]:
                if line.lasts == what and line.to is not None and line.to.among == T_YOU:
                    if line.condition.value(game, seat, source.uid):
                        return source
    for source in game.trophies:
        if source.seat == seat and box.loot_bits[source.kind] >> what & 1:
            for line in box.loot[source.kind]:
                if line.lasts == what and line.to is not None and line.to.among == T_YOU:
                    if line.condition.value(game, seat, source.uid):
                        return source
    return None


def is_safe_from(game: Parlor, piece: Piece, attacker: Piece) -> bool:
    """Is a card under cannot_be_attacked by such a Friend?"""
    if not game.auras >> L_NOT_ATTACKED & 1:
        return False
    for line in aura_lines(game, L_NOT_ATTACKED, piece) + under_lines(game, L_NOT_ATTACKED, piece):
        if line.by is None or fits(game, line.by, attacker, piece.seat, piece.uid, False):
            return True
    return False


def is_untargetable(game: Parlor, piece: Piece, by_type: int) -> bool:
    """FR-RULING-123 Do cards of that type have to leave it alone?"""
    for effect in game.lasting:
        if effect.what == L_UNTARGETABLE and effect.on == piece.uid and effect.amount == by_type:
            return True
    if not game.auras >> L_UNTARGETABLE & 1:
        return False
    for line in aura_lines(game, L_UNTARGETABLE, piece):
        if line.variant == by_type:
            return True
    for line in under_lines(game, L_UNTARGETABLE, piece):
        if line.variant == by_type:
            return True
    return False


# Costs, Things and tolls

NO_CHANGES: Final = [0] * FOE


def cost_changes(game: Parlor, seat: int) -> list[int]:
    """By type: what the cards that a seat plays now cost more or less (FR-RULING-49)."""
    if not game.lasting and not game.auras >> L_COST & 1:
        return NO_CHANGES
    changes = [0] * FOE
    for effect in game.lasting:
        if effect.what == L_NEXT_CARD and effect.on == seat_key(seat):
            for i in range(FOE):
                changes[i] += effect.amount
    if game.auras >> L_COST & 1:
        box = game.box
        for source in game.board:
            if box.aura_bits[source.kind] >> L_COST & 1 and box.types[source.kind] != FOE:
                add_costs(game, box.auras[source.kind], source, seat, changes)
        for source in game.perch:
            if box.aura_bits[source.kind] >> L_COST & 1:
                add_costs(game, box.auras[source.kind], source, seat, changes)
        for source in game.trophies:
            if box.loot_bits[source.kind] >> L_COST & 1:
                add_costs(game, box.loot[source.kind], source, seat, changes)
    return changes


def add_costs(game: Parlor, lines: list[Line[Any]], source: Piece, seat: int, changes: list[int]) -> None:
    for line in lines:
        if line.lasts != L_COST or line.variant not in (OF_CARD, OF_MAGIC):
            continue
        if line.whose == ANYONES or (line.whose == YOURS) == (source.seat == seat):
            if line.condition.value(game, source.seat, source.uid):
                more = line.amount.value(game, source.seat, source.uid)
                if line.variant == OF_MAGIC:
                    changes[MAGIC] += more
                else:
                    for i in (FRIEND, MAGIC, CURSE, WHATEVER):
                        changes[i] += more


def cost_of(game: Parlor, seat: int, kind: int, changes: list[int]) -> int:
    """FR-RULING-49, FR-CARD-03 The printed cost with all changes, and never less than 0."""
    box = game.box
    cost = box.costs[kind] + changes[box.types[kind]]
    for line in box.in_hand[kind]:
        if line.lasts == L_COST and line.condition.value(game, seat, 0):
            cost += line.amount.value(game, seat, 0)
    return max(0, cost)


def refill_of(game: Parlor, seat: int) -> int:
    """FR-THING-02, FR-RULING-31 The Things that a turn begins with."""
    things = START_OF_TURN
    if game.auras >> L_REFILL & 1:
        box = game.box
        for source in game.board:
            if box.aura_bits[source.kind] >> L_REFILL & 1 and box.types[source.kind] != FOE:
                things += refill_by(game, box.auras[source.kind], source, seat)
        for source in game.perch:
            things += refill_by(game, box.auras[source.kind], source, seat)
        for source in game.trophies:
            if box.loot_bits[source.kind] >> L_REFILL & 1:
                things += refill_by(game, box.loot[source.kind], source, seat)
    return max(0, things)


def refill_by(game: Parlor, lines: list[Line[Any]], source: Piece, seat: int) -> int:
    more = 0
    for line in lines:
        if line.lasts == L_REFILL and line.to is not None:
            mine = source.seat == seat
            if mine if line.to.among == T_YOU else not mine:
                if line.condition.value(game, source.seat, source.uid):
                    more += line.amount.value(game, source.seat, source.uid)
    return more


def toll_of(game: Parlor, seat: int, pile: int) -> int:
    """FR-FOE-07, FR-RULING-137 What the Foes on a pile take together from who draws or adds."""
    if not game.perch:
        return 0
    if game.auras >> L_NO_TOLL & 1 and seat_has(game, L_NO_TOLL, seat):
        return 0
    total = 0
    for foe in game.perch:
        if foe.pile == pile:
            total += max(0, game.box.costs[foe.kind] + toll_change(game, foe))
    return total


def toll_change(game: Parlor, foe: Piece) -> int:
    more = 0
    if game.auras >> L_TOLL & 1:
        for line in game.box.auras[foe.kind]:
            if line.lasts == L_TOLL and line.condition.value(game, NONE, foe.uid):
                more += line.amount.value(game, NONE, foe.uid)
    return more


# What lasts


def lay(game: Parlor, what: int, on: int, amount: int, until: int, owner: int, source: int) -> None:
    """Something lasts from now on."""
    age = game.new_uid()
    game.lasting = (*game.lasting, LastingEffect(what, on, amount, until, owner, source, 0, age))
