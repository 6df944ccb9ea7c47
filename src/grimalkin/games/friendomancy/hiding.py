"""Foes come into the Pools, after every Deck is drawn. FR-SETUP-16, FR-JUDGE-09, FR-RULING-12, -13, -160."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Chance, Draw, Step
from grimalkin.core.codes import PASS
from grimalkin.core.luck import Luck
from grimalkin.core.piles import NOBODY, Pile, card_of, kind_of, known_by, seen_by
from grimalkin.games.friendomancy.codes import CHOOSE_PILE, HIDE
from grimalkin.games.friendomancy.ending import judge_asked
from grimalkin.games.friendomancy.events import FOES_HIDDEN
from grimalkin.games.friendomancy.kinds import FOE, POOL_COUNT, POOLS
from grimalkin.games.friendomancy.script import pile_zone
from grimalkin.games.friendomancy.state import Parlor, assigned_foe


class HideFoes(Step[Parlor]):
    """FR-SETUP-16, FR-FOE-04 Foes come into the Pools only now, after every Deck is drawn."""

    id: ClassVar[str] = "hide_foes"
    rule: ClassVar[str] = "FR-FOE-04"

    def run(self, game: Parlor) -> None:
        if not game.brought[FOE]:
            return
        judges = game.officials_here() if game.knowing_judges() else []  # FR-RULING-155 who may not know puts none
        if len(game.wings) < game.brought[FOE]:
            game.then(PICK_FOE, self)
        elif judges:
            game.then(AskFoes(judges[0], 0, 0, 0, 0))
        else:
            game.then(NextFoe(0, 0, 0, 0))


class AskFoes(Ask[Parlor]):
    """FR-JUDGE-09, FR-RULING-160 The Judge puts Foes in Pools, one after another; those left out go at random."""

    id: ClassVar[str] = "ask_foes"
    rule: ClassVar[str] = "FR-JUDGE-09"
    table_point: ClassVar[bool] = True

    def __init__(self, seat: int, friends: int, magic: int, curses: int, whatevers: int) -> None:
        super().__init__(seat)
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def order(self, game: Parlor) -> list[int]:
        return judge_asked(game, self.seat)

    def default(self, game: Parlor, seat: int) -> int:
        return PASS

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS] + [HIDE.code(kind, pool) for kind in game.wings.kinds() for pool in range(POOL_COUNT)]

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [pile_zone(HIDE.two(option))]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        counts = [self.friends, self.magic, self.curses, self.whatevers]
        if option != PASS:
            kind = HIDE.one(option)
            pool = HIDE.two(option)
            game.pools[pool].put(unseen(game.wings.take(kind)))
            game.assigned = (*game.assigned, assigned_foe(kind, pool))
            counts[pool] += 1
            if len(game.wings):
                game.then(AskFoes(self.seat, counts[0], counts[1], counts[2], counts[3]))
                return
        game.then(NextFoe(counts[0], counts[1], counts[2], counts[3]))


def unseen(card: int) -> int:
    """A card that goes where nobody can tell it from others: whoever has seen it knows that it is there."""
    return card_of(kind_of(card), NOBODY, known_by(card) | seen_by(card))


class PickFoe(Draw[Parlor]):
    """FR-RULING-12 Different Foes at random; one comes again only after all have been used. Nobody sees which."""

    id: ClassVar[str] = "pick_foe"
    rule: ClassVar[str] = "FR-RULING-12"

    def pile(self, game: Parlor) -> Pile:
        return game.spare

    def weights(self, game: Parlor) -> list[int]:
        """Those of which most are left have been used least."""
        weights = super().weights(game)
        most = max(weights)
        return [1 if weight == most else 0 for weight in weights]

    def roll(self, game: Parlor, luck: Luck) -> int:
        return luck.pick(self.weights(game))

    def drawn(self, game: Parlor, card: int) -> None:
        game.wings.put(card)


class NextFoe(Step[Parlor]):
    """FR-RULING-13 Each Foe goes to a Pool at random; how many each got shows in the sizes (FR-RULING-160)."""

    id: ClassVar[str] = "next_foe"
    rule: ClassVar[str] = "FR-SETUP-16"

    def __init__(self, friends: int, magic: int, curses: int, whatevers: int) -> None:
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def run(self, game: Parlor) -> None:
        counts = [self.friends, self.magic, self.curses, self.whatevers]
        if len(game.wings):
            game.then(FoePool(self.friends, self.magic, self.curses, self.whatevers))
            return
        for pool in range(POOL_COUNT):
            if counts[pool]:
                game.pools[pool].mix()
                game.log_event("FR-RULING-13", FOES_HIDDEN, CHOOSE_PILE.code(pool), counts[pool])


class FoePool(Chance[Parlor]):
    """FR-RULING-13 Which Pool a Foe goes to is luck."""

    id: ClassVar[str] = "foe_pool"
    rule: ClassVar[str] = "FR-RULING-13"

    def __init__(self, friends: int, magic: int, curses: int, whatevers: int) -> None:
        self.friends = friends
        self.magic = magic
        self.curses = curses
        self.whatevers = whatevers

    def weights(self, game: Parlor) -> list[int]:
        return [1] * POOL_COUNT

    def face(self, game: Parlor, outcome: int) -> str:
        return POOLS[outcome]

    def happened(self, game: Parlor, outcome: int) -> None:
        counts = [self.friends, self.magic, self.curses, self.whatevers]
        counts[outcome] += 1
        game.then(FoeIn(outcome), NextFoe(counts[0], counts[1], counts[2], counts[3]))


class FoeIn(Draw[Parlor]):
    """FR-RULING-160 Which Foe goes there is known to nobody."""

    id: ClassVar[str] = "foe_in"
    rule: ClassVar[str] = "FR-RULING-160"

    def __init__(self, pool: int) -> None:
        self.pool = pool

    def pile(self, game: Parlor) -> Pile:
        return game.wings

    def drawn(self, game: Parlor, card: int) -> None:
        game.pools[self.pool].put(unseen(card))


HIDE_FOES: Final = HideFoes()
PICK_FOE: Final = PickFoe()
