"""What a good player looks at: Money now, what the Board earns until the end, fights, cards in hand.

Money is counted in hundredths. The longer the game still lasts, the more a card on the Board is worth.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.amounts import Fixed
from grimalkin.core.game import Advice
from grimalkin.core.state import State
from grimalkin.games.friendomancy.codes import ADD, ADD_NONE, ATTACK, DRAW_DECK, STOP, SWAP
from grimalkin.games.friendomancy.kinds import (
    ATTACKS,
    DISCARDED,
    DRAWN,
    END,
    FOE,
    FRIEND,
    HIT,
    PLAYED,
    ROUND_END,
    START,
    STATIC,
    T_YOU,
)
from grimalkin.games.friendomancy.lines.draws import DrawLine
from grimalkin.games.friendomancy.lines.money import Gain, Lose, Steal
from grimalkin.games.friendomancy.printed import Ability, Box, Line, Printed
from grimalkin.games.friendomancy.state import K_BEDTIME, Parlor, Piece
from grimalkin.games.friendomancy.values import cannot_attack, power_of

MONEY: Final = 100
IN_HAND: Final = 90  # a card that can still be played
IN_DECK: Final = 1
DRAW: Final = 90
A_TURN: Final = (START, END, ROUND_END)  # once a turn, more or less
NOW_AND_THEN: Final = (DRAWN, PLAYED, DISCARDED, ATTACKS, HIT)  # perhaps once a turn
STATIC_TEXT: Final = 25  # a lasting text, for each Thing of its cost
MOST_TURNS: Final = 8
HASTE: Final = 40  # to draw from the own Deck rather than from a Pool
CLOSE: Final = 5  # so little Money behind is as good as ahead
ATTACK_SHARE: Final = 70  # of a Friend's Power, in hundredths of Money a turn: it may fall, or find nobody to hit


class ParlorAdvice(Advice):
    """Higher is better for the seat that asks."""

    earnings: ClassVar[dict[int, list[int]]] = {}  # by the box: what each kind earns a turn

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Parlor)
        if seat >= len(game.hands):  # a Judge, who does not play
            return 0
        turns = turns_left(game)
        earns = earned(self.earnings, game.box)
        mine = 0
        others: list[int] = []
        for other in range(len(game.hands)):
            if game.is_absent(other):
                continue
            worth = MONEY * game.money[other]
            if turns:
                worth += turns * board_worth(game, other, earns) + hand_worth(game, other)
            if other == seat:
                mine = worth
            else:
                others.append(worth)
        if not others:
            return mine
        # who is ahead counts for as much as all together
        return 2 * mine - max(others) - sum(others) // len(others) - foes_worth(game, seat)

    def hint(self, game: State, seat: int, option: int) -> int:
        assert isinstance(game, Parlor)
        if seat >= len(game.hands):
            return 0
        if option in ATTACK:
            piece = game.numbered(ATTACK.one(option) + 1)
            return MONEY * power_of(game, piece) if piece is not None else 0
        if option == STOP:
            return -10
        if option in ADD or option == ADD_NONE:
            return -DRAW  # a card in hand is worth more than one in the Deck
        if option == DRAW_DECK:
            return HASTE * lead(game, seat)
        if option in SWAP:  # an expensive card waits longer than a cheap one
            if not len(game.decks[seat]):
                return -DRAW
            return 15 * game.box.costs[SWAP.one(option)] - 60 + HASTE * lead(game, seat)
        return 0


def lead(game: Parlor, seat: int) -> int:
    """Who leads wants the end, and a Deck that runs out brings it; who is behind wants time. 1, or -1."""
    most = max([game.money[other] for other in game.others(seat)], default=0)
    return 1 if game.money[seat] + CLOSE >= most else -1


def turns_left(game: Parlor) -> int:
    """How many more turns a card on the Board will see, more or less."""
    if game.final:
        return max(0, game.final - game.round)
    decks = [len(deck) for seat, deck in enumerate(game.decks) if not game.is_absent(seat)]
    return min(MOST_TURNS, game.keys[K_BEDTIME] - game.round, 1 + min(decks))


def board_worth(game: Parlor, seat: int, earns: list[int]) -> int:
    """What the Board of a player earns in a turn."""
    worth = 0
    for piece in game.board:
        if piece.seat == seat:
            if game.box.types[piece.kind] != FOE:
                worth += earns[piece.kind]
            worth += strength(game, piece)
    return worth


def strength(game: Parlor, piece: Piece) -> int:
    """What a Friend can take from others in a turn."""
    if game.type_of(piece) != FRIEND or cannot_attack(game, piece, True):
        return 0
    return ATTACK_SHARE * power_of(game, piece)


def hand_worth(game: Parlor, seat: int) -> int:
    return IN_HAND * len(game.hands[seat]) + IN_DECK * len(game.decks[seat])


def foes_worth(game: Parlor, seat: int) -> int:
    """Foes on the own Deck cost Money with every draw."""
    worth = 0
    for foe in game.perch:
        if foe.pile == len(game.pools) + seat:
            worth += MONEY * game.box.costs[foe.kind]
    return worth


# What cards earn


def earned(known: dict[int, list[int]], box: Box) -> list[int]:
    found = known.get(id(box))
    if found is None:
        found = [earns(card) for card in box.cards]
        known[id(box)] = found
    return found


def earns(card: Printed) -> int:
    """What the printed texts of a card bring its controller in a turn, in hundredths of Money."""
    total = 0
    for ability in card.abilities:
        if ability.on in A_TURN:
            total += worth_of(ability)
        elif ability.on in NOW_AND_THEN:
            total += worth_of(ability) // 2
        elif ability.on == STATIC:
            total += STATIC_TEXT * (1 + card.cost)
    return total


def worth_of(ability: Ability) -> int:
    return sum([line_worth(line) for line in ability.lines])


def line_worth(line: Line[Any]) -> int:
    amount = line.amount.number if isinstance(line.amount, Fixed) else 1
    mine = line.to is None or line.to.among == T_YOU
    if isinstance(line, Gain):
        return MONEY * amount if mine else 0
    if isinstance(line, Lose):
        return -MONEY * amount if mine else MONEY * amount
    if isinstance(line, Steal):
        return 2 * MONEY * amount
    return DRAW if isinstance(line, DrawLine) else 0
