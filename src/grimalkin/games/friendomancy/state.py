"""What lies on the table: Pools, Decks, Hands, the Board, what lies under cards, Discard Piles, Foes on their piles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.numbered import crowded, numbered_id, numbered_name
from grimalkin.core.piles import EVERYONE, Pile, kind_of
from grimalkin.core.state import State
from grimalkin.games.friendomancy.events import BY_RULING
from grimalkin.games.friendomancy.kinds import FIRST_DECK, FOE, FRIEND, NONE, POOL_COUNT, TYPES
from grimalkin.games.friendomancy.printed import Box
from grimalkin.kit.lasting import LastingEffect
from grimalkin.kit.triggers import TriggerState

# steps of the turn, as the view tells them
SETUP: Final = 0
DRAW_STEP: Final = 1
MAIN_STEP: Final = 2
END_STEP: Final = 3
ROUND_STEP: Final = 4  # between two rounds
STEPS: Final = ["setup", "draw", "main", "end", "round"]

# keys of the rulings that a table can set, as places in `State.keys`
K_C_MIN: Final = 0
K_SACRIFICE_TO_OWNER: Final = 1
K_LOOP_PLAYS: Final = 2
K_LOOP_TRIGGERS: Final = 3
K_ATTACKS: Final = 4
K_CONTROL_RESETS: Final = 5
K_TOLL_PER_CARD: Final = 6
K_FOE_DEFEAT: Final = 7
K_END_BY_DRAW: Final = 8
K_BEDTIME: Final = 9
K_LOOK_DURING: Final = 10
K_DRAW_BY_SEAT: Final = 11
K_TURN_ORDER: Final = 12
K_LIST_OPEN: Final = 13
K_JUDGE_NAMES: Final = 14
K_JUDGE_TIMEOUT: Final = 15
K_SEES_HANDS: Final = 16
KEYS: Final = [
    "draw_c_min",
    "sacrifice_to",
    "loop_plays",
    "loop_triggers",
    "attack_per_turn",
    "attack_control_resets",
    "foe_toll_add",
    "foe_discard",
    "end_cause",
    "end_bedtime",
    "setup_look",
    "draw_order",
    "turn_order",
    "list_open",
    "end_tie",
    "judge_timeout",
    "judge_sees_hands",
]

# FR-RULING-155 what Judges see of hidden cards, by what the key is: hands and lists, lists, nothing
SEES_LISTS: Final = 0
SEES_HANDS: Final = 1
SEES_NOTHING: Final = 2
SEES: Final = ["yes", "no", "nothing"]  # of the setting, the default first
SEEN_BY: Final = {"yes": SEES_HANDS, "no": SEES_LISTS, "nothing": SEES_NOTHING}


def assigned_foe(kind: int, pool: int) -> int:
    return kind << 2 | pool


def entry(number: int, kind: int) -> int:
    """A face-up card that lies in a heap: its number on the table and its kind."""
    return number << 16 | kind


@mypyc_attr(acyclic=True)
class UnderCard:
    """A card that lies under another. Face-down it lies in a pile of its own, and `kind` is NONE."""

    id: ClassVar[str] = "under_card"

    def __init__(self, number: int, kind: int, owner: int, age: int, down: Pile | None) -> None:
        self.number = number  # 0 while it is face-down
        self.kind = kind
        self.owner = owner
        self.age = age  # when it was put there, among everything that happened
        self.down = down

    def copy(self) -> UnderCard:
        if self.down is None:
            return self  # it never changes
        return UnderCard(self.number, self.kind, self.owner, self.age, self.down.copy())


@mypyc_attr(acyclic=True)
class Piece:
    """A card on the Board, a Foe that perches or lurks, a trophy, or a spell that is being cast.

    `uid` is its own as long as it lies there: a card that comes back is another one (FR-RULING-47). `number` names it
    on the table, and it keeps that wherever it lies face-up.
    """

    id: ClassVar[str] = "piece"

    def __init__(self, uid: int, number: int, kind: int, seat: int, owner: int) -> None:
        self.uid = uid
        self.number = number
        self.kind = kind
        self.seat = seat  # who controls it; NONE: nobody
        self.owner = owner  # NONE: a Foe
        self.base = seat  # who put it there: control falls back to that seat
        self.turn = 0  # the number of the turn in which it arrived
        self.attacks = 0  # this turn
        self.acts = 0  # a bit for each ability used this turn
        self.firsts = 0  # a bit for each ability that has happened this turn
        self.uses = 0
        self.mark = 0  # the uid of the card that it marks
        self.marked_seat = NONE
        self.wear = 0
        self.pile = NONE  # of a Foe: where it perches, or perched
        self.blame = NONE  # of a Foe: who last lowered its Power
        self.under: tuple[UnderCard, ...] = ()

    def copy(self) -> Piece:
        twin = Piece(self.uid, self.number, self.kind, self.seat, self.owner)
        twin.base = self.base
        twin.turn = self.turn
        twin.attacks = self.attacks
        twin.acts = self.acts
        twin.firsts = self.firsts
        twin.uses = self.uses
        twin.mark = self.mark
        twin.marked_seat = self.marked_seat
        twin.wear = self.wear
        twin.pile = self.pile
        twin.blame = self.blame
        if self.under:
            twin.under = tuple([card.copy() for card in self.under])
        return twin


class Parlor(TriggerState):
    """What lies on the table."""

    id: ClassVar[str] = "parlor"

    def __init__(
        self, box: Box, keys: list[int], pools: list[Pile], decks: list[Pile], hands: list[Pile], aside: Pile
    ) -> None:
        super().__init__(list(range(len(hands))))
        self.box = box
        self.keys = keys  # shared by copies: whoever changes a key makes a new list
        self.pools = pools
        self.decks = decks
        self.hands = hands
        self.aside = aside  # a card that its drawer is asked about; it counts as in hand
        self.wings: Pile = Pile([], 0, 0, aside.knowers)  # Foes that wait to be hidden in the Pools
        self.spare: Pile = Pile([], 0, 0, aside.knowers)  # Foes that luck has not picked
        self.gone: Pile = Pile([], 0, 0, aside.knowers)  # unseen cards of who has left (FR-RULING-162)
        # FR-SETUP-13 the cards that each player saw when the own Deck was drawn; others do not see them
        self.looked: tuple[tuple[int, ...], ...] = ((),) * len(hands)
        self.format = 0
        self.brought: list[int] = [0] * len(TYPES)  # cards of each type in the game: a public fact
        self.known_foes = False  # the host named the Foes (FR-RULING-160)
        self.board: list[Piece] = []  # oldest arrival first
        self.perch: list[Piece] = []  # in the order of perching
        self.lurk: list[Piece] = []  # in the order in which they were shown
        self.casting: list[Piece] = []
        self.trophies: list[Piece] = []  # with the winner as `seat`
        self.discards: list[list[int]] = [[] for _hand in hands]  # entries
        self.heap: list[int] = []  # the Foe Heap; entries
        self.removed: list[int] = []  # entries
        self.numbers = 1  # a bit for each number that is taken
        self.clock = 0  # the last uid
        self.money: list[int] = [0] * len(hands)
        self.order: list[int] = []  # of turns
        self.drafting: list[int] = []  # who draws a Deck, in this order
        self.next_order: list[int] = []  # of turns, from the next round on, if a ruling says so
        self.turns = 0  # turns of players that have begun
        # by seat: which of them was its last one, and the one before that; whoever changes them makes new lists
        self.began: list[int] = []
        self.began_before: list[int] = []
        self.named = NONE  # the winner whom the Judge has named among those with most Money
        self.assigned: tuple[int, ...] = ()  # the Foes that a Judge has hidden; only Judges know (`assigned_foe`)
        # a bit for each sort of thing that some text on the table changes, and each trigger that some text waits for
        self.auras = 0
        self.hears = 0
        self.active = 0
        self.things = 0
        self.round = 0
        self.turn = 0  # the number of the turn; the end of a round counts as one (FR-RULING-133)
        self.step = SETUP
        self.final = 0  # the final round; 0: not known yet
        self.flagged = False  # a Deck ran out
        # this turn
        self.played: list[int] = [0] * len(TYPES)  # by type, by the active player
        self.plays: tuple[int, ...] = ()  # the kinds played, one after another
        self.acted: tuple[int, ...] = ()  # the numbers of cards that acted from a Discard Pile
        self.drew = 0  # a bit for each pile that the active player drew from
        # a choice of several cards, as far as it has come; all see it
        self.picks: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()  # kinds that were revealed, of which one is to be drawn
        self.lasting: tuple[LastingEffect, ...] = ()  # oldest first; `about` is its age

    def copy(self) -> Parlor:
        twin = Parlor(
            self.box,
            self.keys,
            [pool.copy() for pool in self.pools],
            [deck.copy() for deck in self.decks],
            [hand.copy() for hand in self.hands],
            self.aside.copy(),
        )
        self.copy_core(twin)
        twin.wings = self.wings.copy()
        twin.spare = self.spare.copy()
        twin.gone = self.gone.copy()
        twin.looked = self.looked
        twin.format = self.format
        twin.brought = self.brought  # set once
        twin.known_foes = self.known_foes
        twin.board = [piece.copy() for piece in self.board]
        twin.perch = [piece.copy() for piece in self.perch]
        twin.lurk = [piece.copy() for piece in self.lurk]
        twin.casting = [piece.copy() for piece in self.casting]
        twin.trophies = [piece.copy() for piece in self.trophies]
        twin.discards = [discard[:] for discard in self.discards]
        twin.heap = self.heap[:]
        twin.removed = self.removed[:]
        twin.numbers = self.numbers
        twin.clock = self.clock
        twin.money = self.money[:]
        twin.order = self.order  # whoever changes it makes a new list
        twin.drafting = self.drafting
        twin.next_order = self.next_order
        twin.turns = self.turns
        twin.began = self.began
        twin.began_before = self.began_before
        twin.named = self.named
        twin.assigned = self.assigned
        twin.auras = self.auras
        twin.hears = self.hears
        twin.active = self.active
        twin.things = self.things
        twin.round = self.round
        twin.turn = self.turn
        twin.step = self.step
        twin.final = self.final
        twin.flagged = self.flagged
        twin.played = self.played[:]
        twin.plays = self.plays
        twin.acted = self.acted
        twin.drew = self.drew
        twin.picks = self.picks
        twin.kept = self.kept
        twin.shown = self.shown
        twin.lasting = self.lasting
        return twin

    # what lies where

    def piles(self) -> list[Pile]:
        return [*self.pools, *self.decks, *self.hands, *self.side_piles()]

    def side_piles(self) -> list[Pile]:
        """Besides Pools, Decks and Hands."""
        found = [self.aside, self.wings, self.spare, self.gone]
        for piece in self.board:
            if piece.under:
                for card in piece.under:
                    if card.down is not None:
                        found.append(card.down)
        for piece in self.perch:
            for card in piece.under:
                if card.down is not None:
                    found.append(card.down)
        return found

    def card_names(self) -> list[str]:
        return self.box.names

    def census(self) -> list[int]:
        kinds = [kind_of(card) for pile in self.piles() for card in pile.all_cards()]
        for piece in self.all_pieces():
            kinds.append(piece.kind)
            kinds.extend([card.kind for card in piece.under if card.down is None])
        for heap in [*self.discards, self.heap, self.removed]:
            kinds.extend([card & 0xFFFF for card in heap])
        return sorted([*kinds, *self.shown])

    def all_pieces(self) -> list[Piece]:
        return [*self.board, *self.perch, *self.lurk, *self.casting, *self.trophies]

    def pile(self, pile: int) -> Pile:
        """A Pool, or the Deck of a seat."""
        return self.pools[pile] if pile < FIRST_DECK else self.decks[pile - FIRST_DECK]

    def piece(self, uid: int) -> Piece | None:
        """A piece on the Board or on a perch, if it is still there."""
        for piece in self.board:
            if piece.uid == uid:
                return piece
        for piece in self.perch:
            if piece.uid == uid:
                return piece
        return None

    def anywhere(self, uid: int) -> Piece | None:
        """The same with trophies and spells that are being cast."""
        found = self.piece(uid)
        if found is None:
            for piece in self.casting:
                if piece.uid == uid:
                    return piece
            for piece in self.trophies:
                if piece.uid == uid:
                    return piece
        return found

    def numbered(self, number: int) -> Piece | None:
        for piece in self.board:
            if piece.number == number:
                return piece
        for piece in self.perch:
            if piece.number == number:
                return piece
        return None

    def under_id(self, number: int) -> str:
        """What a card under another is called in the view."""
        for piece in self.all_pieces():
            for card in piece.under:
                if card.number == number and card.down is None:
                    return numbered_id(self.box.names[card.kind], number)
        return ""

    def is_foe(self, piece: Piece) -> bool:
        return self.box.types[piece.kind] == FOE

    def is_perched(self, piece: Piece) -> bool:
        return piece.seat == NONE and self.box.types[piece.kind] == FOE

    def type_of(self, piece: Piece) -> int:
        """FR-RULING-130 A befriended Foe is a Friend."""
        found = self.box.types[piece.kind]
        return FRIEND if found == FOE and piece.seat != NONE else found

    def new_number(self) -> int:
        """FR-RULING-146 The lowest number that no face-up card has."""
        taken = self.numbers
        free = ~taken & (taken + 1)
        self.numbers = taken | free
        return free.bit_length() - 1

    def free_number(self, number: int) -> None:
        """The card with this number goes where it is face-down: hidden cards have no identity."""
        self.numbers &= ~(1 << number)
        if number in self.acted:
            self.acted = tuple([other for other in self.acted if other != number])

    def look_over(self) -> None:
        """What texts lie on the table now: called whenever a card comes or goes."""
        box = self.box
        auras = 0
        hears = 0
        for piece in self.board:
            if box.types[piece.kind] != FOE:  # FR-RULING-86 the abilities of a befriended Foe sleep
                auras |= box.aura_bits[piece.kind]
                hears |= box.hears[piece.kind]
            if piece.under:
                for card in piece.under:
                    if card.down is None:
                        auras |= box.under_bits[card.kind]
                        hears |= box.hears[card.kind]
        for piece in self.perch:
            auras |= box.aura_bits[piece.kind]
            hears |= box.hears[piece.kind]
            for card in piece.under:
                if card.down is None:
                    auras |= box.under_bits[card.kind]
        for piece in self.trophies:
            auras |= box.loot_bits[piece.kind]
        self.auras = auras
        self.hears = hears

    def new_uid(self) -> int:
        self.clock += 1
        return self.clock

    # names

    def crowd(self) -> list[int]:
        """The kinds of which several lie on the Board or on perches."""
        return crowded([piece.kind for piece in [*self.board, *self.perch]])

    def piece_name(self, piece: int) -> str:
        """A piece in a told line, by its number."""
        for other in self.all_pieces():
            if other.number == piece:
                return numbered_name(self.box.names[other.kind], piece, other.kind not in self.crowd())
        for heap in [*self.discards, self.heap, self.removed]:
            for card in heap:
                if card >> 16 == piece:
                    return self.box.names[card & 0xFFFF]
        return f"#{piece}"

    # seats

    def from_active(self) -> list[int]:
        """FR-RULING-61 Everybody still in the game, the active player first, then in turn order."""
        order = self.order or self.teams  # before the turn order is set, seat order
        count = len(order)
        start = 0
        for i in range(count):
            if order[i] == self.active:
                start = i
        found: list[int] = []
        for i in range(count):
            seat = order[(start + i) % count]
            if not self.is_absent(seat):
                found.append(seat)
        return found

    def others(self, seat: int) -> list[int]:
        return [other for other in self.from_active() if other != seat]

    def next_after(self, seat: int) -> int:
        """The next player in turn order who is still in the game; the seat itself if nobody else is."""
        order = self.order
        at = order.index(seat)
        for i in range(1, len(order)):
            other = order[(at + i) % len(order)]
            if not self.is_absent(other):
                return other
        return seat

    def total_money(self) -> int:
        return sum(self.money)

    # Judges

    def cite(self, rule: str) -> None:
        """FR-RULING-115 If a ruling of the Judge has settled the question of a rule, what happens now names it."""
        if self.court is not None:
            found = self.court.precedent(rule)
            if found is not None:
                self.log_event(rule, BY_RULING, found.n)

    def hand_seers(self, seat: int) -> int:
        """FR-RULING-116 Who sees the hand of a seat: its holder, and Judges where the table says so."""
        return 1 << seat | (self.officials if self.keys[K_SEES_HANDS] == SEES_HANDS else 0)

    def knowing_judges(self) -> int:
        """FR-RULING-155 The Judges who know the lists and which Foes there are: all, or none."""
        return self.officials if self.keys[K_SEES_HANDS] != SEES_NOTHING else 0

    def is_aside_of(self, seat: int) -> bool:
        """Is the card that was laid aside this seat's?"""
        return bool(self.aside.seers >> seat & 1)

    def found(self, card: int, seats: int) -> int:
        """Seats see a card. Whoever did not know of it may have known that such a card is somewhere, from the own list
        or because it was seen before: it may be this one, so one that was known is known no more.

        The answer is the card as they know it.
        """
        need = seats & ~(card >> 8 | card) & EVERYONE
        if need:
            kind = card >> 16
            type_ = self.box.types[kind]
            if type_ != FOE:  # FR-SETUP-07 it lies in no other Pool
                need = forget_one(self.pools[type_], kind, need)
                for pile in self.decks:
                    need = forget_one(pile, kind, need)
                for pile in self.hands:
                    need = forget_one(pile, kind, need)
            if need:
                for pile in self.piles() if type_ == FOE else self.side_piles():
                    need = forget_one(pile, kind, need)
        return card & ~(seats << 8)  # who sees it need not know of it besides

    def out_of(self, pile: Pile, kind: int) -> int:
        """A card comes out of a Hand into the open."""
        self.learn(pile, EVERYONE)
        card = pile.take(kind)
        self.found(card, EVERYONE)
        return card | 0xFFFF

    def look_at(self, seat: int, kinds: list[int]) -> None:
        """A player sees these cards of the new Deck."""
        seen = tuple(sorted([kind for kind in kinds if kind >= 0]))
        self.looked = (*self.looked[:seat], seen, *self.looked[seat + 1 :])

    def noted(self, seat: int) -> tuple[int, ...]:
        return self.looked[seat] if seat < len(self.looked) else ()

    def hide(self, seat: int) -> None:
        """FR-RULING-160 Which Foe a Judge has put where is for Judges alone."""
        for other in range(len(self.looked)):
            if other != seat:
                self.look_at(other, [])
        if not self.officials >> seat & 1:
            self.assigned = ()

    # imagining

    def may_lie(self, kind: int, pile: Pile) -> bool:
        """FR-SETUP-07, FR-RULING-92 A Pool has its own type and Foes; Hands never hold Foes."""
        found = self.box.types[kind]
        if pile is self.wings or pile is self.spare:
            return found == FOE
        for i in range(POOL_COUNT):
            if pile is self.pools[i]:
                return found in (i, FOE)
        if found != FOE:
            return True
        for hand in self.hands:
            if pile is hand:
                return False
        return pile is not self.aside


def forget_one(pile: Pile, kind: int, seats: int) -> int:
    """Each of these seats forgets of one card of that kind here; the answer: those that knew of none."""
    bag = pile.cards
    i = pile.find(kind) if seats and bag else NONE
    if i >= 0:
        changed = False
        while i >= 0 and bag[i] >> 16 == kind:
            known = bag[i] >> 8 & ~bag[i] & seats
            if known:
                bag[i] ^= known << 8
                seats ^= known
                changed = True
            i -= 1
        if changed:
            pile.settle(i + 1)
    if seats and pile.has_places():
        top, seats = forgotten(pile.top, kind, seats)
        bottom, seats = forgotten(pile.bottom, kind, seats)
        pile.top = top
        pile.bottom = bottom
    return seats


def forgotten(cards: tuple[int, ...], kind: int, seats: int) -> tuple[tuple[int, ...], int]:
    """The same for cards whose places are fixed."""
    left: list[int] = []
    for card in cards:
        known = card >> 8 & ~card & seats if card >> 16 == kind else 0
        left.append(card ^ known << 8)
        seats ^= known
    return tuple(left), seats


def parlor(game: State) -> Parlor:
    assert isinstance(game, Parlor)
    return game
