"""Dealing hidden cards where not every card may lie everywhere: a deck of one school, a pool with kinds of its own.

A game says in `State.may_lie` which kind may lie in which pile, and its `State.deal` calls `deal_fitting`. If there is
a deal at all one is found, and any can come out.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.core.state import State

TRIES: Final = 4  # for each card to change places: enough that the order of dealing hardly shows
NOWHERE: Final = -1


def deal_fitting(game: State, piles: list[Pile], faces: list[int], luck: Luck) -> None:
    """Give the faces to the cards without one, each in a pile where it may lie; uses up `faces`.

    Whatever fits in few piles is laid first. A card that finds them full pushes others on. Then cards change places at
    random wherever they may, so that no deal is much likelier than another.
    """
    deal = Deal(game, piles, faces, luck)
    for i in deal.narrow_first():
        deal.lay(i, luck)
    deal.mix(luck)
    for pile in range(len(piles)):
        laid = [faces[i] for i in range(len(faces)) if deal.where[i] == pile]
        luck.shuffle(laid)
        piles[pile].fill(laid)
    faces.clear()


class Deal:
    """Faces on their way into piles; both go by their places in the lists."""

    def __init__(self, game: State, piles: list[Pile], faces: list[int], luck: Luck) -> None:
        luck.shuffle(faces)
        self.game = game
        self.faces = faces
        self.room = [pile.unknown() for pile in piles]
        self.where = [NOWHERE] * len(faces)
        by_kind: dict[int, list[int]] = {}
        for face in faces:
            kind = face >> 16
            if kind not in by_kind:
                by_kind[kind] = [i for i in range(len(piles)) if self.room[i] and game.may_lie(kind, piles[i])]
        self.fits = [by_kind[face >> 16] for face in faces]  # by face: the piles where it may lie
        assert len(faces) == sum(self.room), f"{len(faces)} faces came for {sum(self.room)} cards"

    def narrow_first(self) -> list[int]:
        """The faces in the order of dealing: those with the fewest piles come first."""
        order: list[int] = []
        for piles in range(len(self.room) + 1):
            for i in range(len(self.faces)):
                if len(self.fits[i]) == piles:
                    order.append(i)
        return order

    def lay(self, i: int, luck: Luck) -> None:
        """Lay a face in one of its piles, each as likely as it has room."""
        weights = [self.room[pile] for pile in self.fits[i]]
        pile = self.fits[i][luck.pick(weights)] if any_room(weights) else self.make_room(i)
        self.where[i] = pile
        self.room[pile] -= 1

    def make_room(self, i: int) -> int:
        """A pile for a face whose piles are full: others move on, in the fewest steps that end at a pile with room."""
        came_from = [NOWHERE] * len(self.room)  # by pile: the face that would move here
        reached = self.fits[i][:]
        at = 0
        while at < len(reached):
            pile = reached[at]
            at += 1
            if self.room[pile]:
                return self.moved_up(pile, came_from)
            for other in range(len(self.faces)):
                if self.where[other] != pile:
                    continue
                for target in self.fits[other]:
                    if target not in reached:
                        reached.append(target)
                        came_from[target] = other
        name = self.game.card_names()[self.faces[i] >> 16]
        raise AssertionError(f"no deal is possible: {name} and what was dealt before it do not fit together")

    def moved_up(self, pile: int, came_from: list[int]) -> int:
        """Move each face of the chain that ends at this pile; the pile at its beginning now has room."""
        while came_from[pile] != NOWHERE:
            face = came_from[pile]
            before = self.where[face]
            self.where[face] = pile
            self.room[pile] -= 1
            self.room[before] += 1
            pile = before
        return pile

    def mix(self, luck: Luck) -> None:
        """Let cards change places where all of them may, two at a time and three in a ring."""
        count = len(self.faces)
        for i in range(count):
            if len(self.fits[i]) < 2:
                continue
            for _try in range(TRIES):
                self.rotate(i, luck.below(count), i)
                self.rotate(i, luck.below(count), luck.below(count))

    def rotate(self, i: int, j: int, k: int) -> None:
        """Lay the first where the second lies, the second where the third lies, and so on, if all may lie there."""
        to_i = self.where[j]
        to_j = self.where[k]
        to_k = self.where[i]
        if i == j or j == k or to_i not in self.fits[i] or to_j not in self.fits[j] or to_k not in self.fits[k]:
            return
        self.where[k] = to_k
        self.where[j] = to_j
        self.where[i] = to_i  # last, because in a pair the third is the first


def any_room(weights: list[int]) -> bool:
    for weight in weights:
        if weight:
            return True
    return False
