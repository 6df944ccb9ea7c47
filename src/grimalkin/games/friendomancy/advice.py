"""What a good player looks at: Money now, what the Board earns until the end, fights, cards in hand, when to end it.

Money is counted in hundredths. The longer the game still lasts, the more a card on the Board is worth, and the less a
lead is: who is ahead wants the end, and a Deck that runs out brings it. A choice in several parts is judged by its best
end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import ASKS, Ask
from grimalkin.core.amounts import Fixed
from grimalkin.core.engine import choose, roll_on
from grimalkin.core.game import NEVER, Advice
from grimalkin.core.luck import Seeded
from grimalkin.core.orders import options_of
from grimalkin.core.piles import kind_of
from grimalkin.core.state import State
from grimalkin.games.friendomancy.codes import (
    ADD,
    ADD_NONE,
    ATTACK,
    DRAW_DECK,
    DRAW_POOL,
    SPLIT,
    SPLITS,
    STOP,
    SWAP,
    THIRD,
    THIRDS,
)
from grimalkin.games.friendomancy.kinds import (
    ACT,
    ATTACKS,
    DISCARDED,
    DRAWN,
    END,
    FIRST_DECK,
    FOE,
    FRIEND,
    HIT,
    L_POWER,
    NONE,
    PLAY,
    PLAYED,
    ROUND_END,
    START,
    STATIC,
    T_YOU,
    THIS_TURN,
)
from grimalkin.games.friendomancy.lines.draws import DrawLine
from grimalkin.games.friendomancy.lines.money import Gain, Lose, Steal
from grimalkin.games.friendomancy.printed import Ability, Box, Line, Printed
from grimalkin.games.friendomancy.script import UseAsk
from grimalkin.games.friendomancy.state import K_BEDTIME, Parlor, Piece
from grimalkin.games.friendomancy.values import cannot_attack, power_of

MONEY: Final = 100
IN_HAND: Final = 90  # a card that can still be played, in the hand of somebody else
LEAST_IN_HAND: Final = 40  # in the own hand, by what it promises
MOST_IN_HAND: Final = 180
IN_DECK: Final = 1
DRAW: Final = 90
A_TURN: Final = (START, END, ROUND_END)  # once a turn, more or less
NOW_AND_THEN: Final = (DRAWN, PLAYED, DISCARDED, ATTACKS, HIT)  # perhaps once a turn
STATIC_TEXT: Final = 25  # a lasting text, for each Thing of its cost
ONCE: Final = 150  # a text that does something once and no Money tells what it is worth, for each Thing of its cost
SOON: Final = 5  # turns that a card in hand may see
ATTACK_SHARE: Final = 70  # of a Friend's Power, in hundredths of Money a turn: it may fall, or find nobody to hit
MOST_TURNS: Final = 8
USUAL_END: Final = 20  # rounds
DOUBT: Final = [10, 14, 17, 20, 22, 24, 26, 28, 30]  # how much may still change, by the turns that are left
FAR: Final = 15  # so much Money behind is hard to make good
FEW: Final = 4  # cards in a Deck: the end is near
LATE: Final = 20  # rounds: from here on a lead is enough
FINISH: Final = 2_000  # to draw from the own Deck when the game is won: more than anything else promises
HASTE: Final = 60  # to draw from the own Deck, which brings the end nearer
POOL_WORTH: Final = [10, 0, 5, 0]  # Friends and Curses go on earning
PARTS: Final = 3  # of one choice that are followed
MOST_ANSWERS: Final = 12
EVEN_THIRD: Final = 3  # three and three
TRIES: Final = 4  # hints are counted once, and positions once for each try


class ParlorAdvice(Advice):
    """Higher is better for the seat that asks."""

    # by the box: what each kind earns a turn, and what it promises in hand
    known: ClassVar[dict[int, tuple[list[int], list[int]]]] = {}

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Parlor)
        if seat >= len(game.hands):  # a Judge, who does not play
            return 0
        return self.best_end(game, seat, PARTS)

    def best_end(self, game: Parlor, seat: int, parts: int) -> int:
        ask = own_part(game, seat) if parts else None
        if ask is None:
            return self.position(game, seat)
        best = NEVER
        for option in options_of(game, ask, seat)[:MOST_ANSWERS]:
            twin = game.copy()
            choose(twin, ask, seat, option)
            roll_on(twin, Seeded(1))
            best = max(best, self.best_end(twin, seat, parts - 1))
        return best if best != NEVER else self.position(game, seat)

    def tables(self, box: Box) -> tuple[list[int], list[int]]:
        found = self.known.get(id(box))
        if found is None:
            earning = [earns(card) for card in box.cards]
            found = earning, [promises(card, earning[card.number]) for card in box.cards]
            self.known[id(box)] = found
        return found

    def position(self, game: Parlor, seat: int) -> int:
        turns = turns_left(game)
        earning, holding = self.tables(game.box)
        mine = 0
        most = NEVER
        total = 0
        count = 0
        boards = [0] * len(game.hands)
        if turns:
            for piece in game.board:
                if piece.seat != NONE:
                    if game.box.types[piece.kind] != FOE:
                        boards[piece.seat] += earning[piece.kind]
                    boards[piece.seat] += strength(game, piece)
        for other in range(len(game.hands)):
            if game.is_absent(other):
                continue
            worth = MONEY * game.money[other]
            if turns:
                worth += turns * boards[other] + len(game.decks[other]) * IN_DECK
                if other == seat:
                    for card in game.hands[seat].all_cards():
                        worth += holding[kind_of(card)]
                else:
                    worth += IN_HAND * len(game.hands[other])
            if other == seat:
                mine = worth
            else:
                most = max(most, worth)
                total += worth
                count += 1
        if not count:
            return mine
        # who is ahead counts for as much as all together
        lead = 2 * mine - most - total // count - foes_worth(game, seat)
        return lead * 10 // DOUBT[turns]

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
            return NEVER  # a card in hand is worth more than one in the Deck
        if option == DRAW_DECK:
            return TRIES * haste(game, seat)
        if option in DRAW_POOL:
            return TRIES * POOL_WORTH[DRAW_POOL.one(option)]
        if option in SWAP:
            return TRIES * self.swap(game, seat, SWAP.one(option))
        if option in THIRD:  # a Deck of a little of everything; luck says which
            return 0 if max(THIRDS[THIRD.one(option)]) == EVEN_THIRD else NEVER
        if option in SPLIT:
            return 0 if min(SPLITS[SPLIT.one(option)]) else NEVER
        return 0

    def swap(self, game: Parlor, seat: int, kind: int) -> int:
        """An average card of the Deck for one in hand."""
        if not len(game.decks[seat]) or game.final == game.round:
            return -DRAW
        holding = self.tables(game.box)[1]
        looked = game.looked[seat]
        average = sum([holding[card] for card in looked]) // max(1, len(looked))
        return average - holding[kind] - 10 + min(haste(game, seat), 2 * HASTE) // 4


def haste(game: Parlor, seat: int) -> int:
    """Who leads wants the end, and a Deck that runs out brings it; who is far behind wants time once it is near."""
    ahead = lead(game, seat)
    if ahead < -FAR:
        return -HASTE if len(game.decks[seat]) <= FEW else HASTE // 2
    if ahead >= FAR or (ahead >= 0 and game.round >= LATE):
        return FINISH  # a game that is won is not played on for more
    return HASTE + max(0, min(ahead, HASTE))


def lead(game: Parlor, seat: int) -> int:
    """So much Money more than the richest of the others."""
    return game.money[seat] - max([game.money[other] for other in game.others(seat)], default=0)


def own_part(game: Parlor, seat: int) -> Ask[Any] | None:
    """The question that is a further part of what the seat has just chosen."""
    if game.result is not None or not game.agenda:
        return None
    step = game.agenda[-1]
    if step.shape() == ASKS and isinstance(step, UseAsk) and step.seat == seat:
        return step
    return None


def turns_left(game: Parlor) -> int:
    """How many more turns a card on the Board will see, more or less."""
    if game.final:
        return min(MOST_TURNS, max(0, game.final - game.round))
    fewest = min([len(game.decks[seat]) for seat in range(len(game.decks)) if not game.is_absent(seat)])
    return max(1, min(MOST_TURNS, game.keys[K_BEDTIME] - game.round, 1 + 3 * fewest, max(2, USUAL_END - game.round)))


def strength(game: Parlor, piece: Piece) -> int:
    """What a Friend can take from others in a turn."""
    if game.type_of(piece) != FRIEND or cannot_attack(game, piece, True):
        return 0
    power = power_of(game, piece)
    for effect in game.lasting:
        if effect.what == L_POWER and effect.on == piece.uid and effect.until == THIS_TURN:
            power -= effect.amount
    return ATTACK_SHARE * power


def foes_worth(game: Parlor, seat: int) -> int:
    """Foes on the own Deck cost Money with every draw."""
    worth = 0
    for foe in game.perch:
        if foe.pile == FIRST_DECK + seat:
            worth += MONEY * game.box.costs[foe.kind]
    return worth


# What cards earn


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


def promises(card: Printed, earning: int) -> int:
    """What a card in the own hand is worth, between little and much."""
    worth = SOON * earning
    if card.type == FRIEND:
        worth += SOON * ATTACK_SHARE * card.power
    for ability in card.abilities:
        if ability.on in (PLAY, ACT):
            worth += worth_of(ability) or ONCE * (1 + card.cost)
    return min(MOST_IN_HAND, LEAST_IN_HAND + worth // 12)


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
