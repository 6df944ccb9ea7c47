"""What lasts: what it does, on whom, whose it is, which card it comes from, until when.

Use it for every effect that outlives the moment that made it: "+2 until the end of the turn", "prevent the next 3
damage", "skip your next roll". A state holds them in one tuple, oldest first, and `()` while nothing lasts. Neither the
tuple nor an effect ever changes, so copies of a state share them: `twin.lasting = self.lasting`.

The game gives numbers to what effects do and to the moments that end them. A moment may be the end of a turn, of a
round or of the game, or one of its own, such as "the next power used". When it comes, `pass_moment` tells what is left
and what is over:

>>> SPEED, SHIELD, SHAPE = range(3)
>>> END_OF_TURN, OWN_TURN = range(2)
>>> A, B, HARE, TOAD = range(4)
>>> surge = LastingEffect(SPEED, HARE, 20, END_OF_TURN, A)
>>> haste = LastingEffect(SPEED, HARE, 10, OWN_TURN, A, count=2)
>>> shield = LastingEffect(SHIELD, TOAD, 30, OWN_TURN, B)
>>> lasting = (surge, haste, shield)
>>> sum_of(lasting, SPEED, HARE)
30
>>> lasting, over = pass_moment(lasting, 1 << END_OF_TURN)
>>> over == [surge], sum_of(lasting, SPEED, HARE)
(True, 10)

Some moments belong to a seat, or to one piece: those of others go on. With a count the last of so many moments ends it:

>>> lasting, over = pass_moment(lasting, 1 << OWN_TURN, owner=A)
>>> over, sum_of(lasting, SPEED, HARE)
([], 10)
>>> lasting, over = pass_moment(lasting, 1 << OWN_TURN, owner=A)
>>> len(over), lasting == (shield,)
(1, True)

Part of an effect can be used up, and whatever lies on a piece goes with it:

>>> lasting = used(lasting, shield, 10)
>>> sum_of(lasting, SHIELD, TOAD)
20
>>> not_on(lasting, TOAD)
()

Amounts add up. Where only one can count, such as a shape taken from another, the newest wins:

>>> lasting = (LastingEffect(SHAPE, HARE, 7, OWN_TURN, A), LastingEffect(SHAPE, HARE, 4, OWN_TURN, B))
>>> shape = newest(lasting, SHAPE, HARE)
>>> shape.amount if shape is not None else 0
4

A game whose effects were stored in other words extends the class with an `id` of its own and the words that it has
stored (core/snapshot.py); a new game takes it as it is.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

ON_ALL: Final = -1  # an effect that lies on all at once, such as a whole team
ANY: Final = -2  # of a moment: whoever owns it, wherever it lies
NO_CARD: Final = -1  # an effect of which nobody knows the card


@mypyc_attr(acyclic=True)
class LastingEffect:
    """Something that lasts. It never changes, so copies of a game share it."""

    id: ClassVar[str] = "lasting_effect"

    def __init__(
        self,
        what: int,
        on: int,
        amount: int,
        until: int,
        owner: int,
        source: int = NO_CARD,
        count: int = 0,
        about: int = 0,
    ) -> None:
        self.what = what
        self.on = on  # a piece or a seat, or ON_ALL
        self.amount = amount
        self.until = until  # the moment that ends it
        self.owner = owner  # the seat whose doing it is
        self.source = source  # the card that it comes from
        self.count = count  # so many of those moments are left; 0 is one, too
        self.about = about  # what else the game must know, such as the kinds of attacks that count


L = TypeVar("L", bound=LastingEffect)


# What lasts now


def sum_of(lasting: tuple[L, ...], what: int, on: int) -> int:
    """The amounts of one kind that a piece has, those on all included: they add up."""
    found = 0
    for effect in lasting:
        if effect.what == what and (effect.on == on or effect.on == ON_ALL):
            found += effect.amount
    return found


def oldest(lasting: tuple[L, ...], what: int, on: int) -> L | None:
    """The first effect of a kind that lies on a piece itself."""
    for effect in lasting:
        if effect.what == what and effect.on == on:
            return effect
    return None


def newest(lasting: tuple[L, ...], what: int, on: int) -> L | None:
    """The last effect of a kind that lies on a piece itself: the one that wins, where only one can count."""
    found: L | None = None
    for effect in lasting:
        if effect.what == what and effect.on == on:
            found = effect
    return found


# What ends


def pass_moment(lasting: tuple[L, ...], moments: int, owner: int = ANY, on: int = ANY) -> tuple[tuple[L, ...], list[L]]:
    """Moments come, as bits: of all that waited for one, what is left, and what is over."""
    left: list[L] = []
    over: list[L] = []
    for effect in lasting:
        if not moments >> effect.until & 1 or owner not in (ANY, effect.owner) or on not in (ANY, effect.on):
            left.append(effect)
        elif effect.count > 1:
            left.append(changed(effect, effect.on, effect.amount, effect.count - 1))
        else:
            over.append(effect)
    return tuple(left), over


def without(lasting: tuple[L, ...], gone: LastingEffect) -> tuple[L, ...]:
    """One effect is over."""
    return tuple([effect for effect in lasting if effect is not gone])


def not_on(lasting: tuple[L, ...], on: int) -> tuple[L, ...]:
    """A piece is gone, and what lay on it."""
    return tuple([effect for effect in lasting if effect.on != on])


# What changes


def used(lasting: tuple[L, ...], pool: LastingEffect, by: int) -> tuple[L, ...]:
    """So much of an effect is used up; the rest, if any, takes its place."""
    left: list[L] = []
    for effect in lasting:
        if effect is not pool:
            left.append(effect)
        elif effect.amount > by:
            left.append(changed(effect, effect.on, effect.amount - by, effect.count))
    return tuple(left)


def renumbered(lasting: tuple[L, ...], new: list[int]) -> tuple[L, ...]:
    """The pieces have got new numbers: `new` has them by their old ones."""
    left: list[L] = []
    for effect in lasting:
        on = new[effect.on]
        left.append(effect if on == effect.on else changed(effect, on, effect.amount, effect.count))
    return tuple(left)


def by_piece(lasting: tuple[L, ...]) -> tuple[L, ...]:
    """Piece by piece, in the order of their numbers; of one piece the oldest first."""
    for i in range(1, len(lasting)):
        if lasting[i].on < lasting[i - 1].on:
            return tuple(sorted(lasting, key=piece_of))
    return lasting


def piece_of(effect: LastingEffect) -> int:
    return effect.on


def changed(effect: L, on: int, amount: int, count: int) -> L:
    """The same effect but for these."""
    kind = type(effect)  # of the game's own class
    return kind(effect.what, on, amount, effect.until, effect.owner, effect.source, count, effect.about)
