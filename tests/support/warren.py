"""A game of the tests for what no game on offer needs yet.

Two decks lie face down, each with kinds of its own. They share a basket: every turn a card of each goes into it unseen,
and a seat draws from there. Cards are laid out on a map, where many copies of one card lie at once, each with a number,
and one may be tucked under another. Rivals that are no seats prowl and take what they find; a text of the host says who
they are. Whoever has most cards left on top wins.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import UNSET

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.dealing import deal_fitting
from grimalkin.core.events import CARD, NUMBER, PIECE, SEAT, EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.luck import Luck
from grimalkin.core.numbered import crowded, lowest_free, number_words, numbered_id, numbered_name
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, pile
from grimalkin.core.state import State
from grimalkin.core.view import Fact, Piece, Rival, Spot, Zone

SEATS = ["A", "B", "C"]
KINDS = ["owl", "mouse", "bat", "moth"]
DECKS = [{"owl": 14, "mouse": 4}, {"bat": 5, "moth": 6}]  # the barn and the cave
SPOTS = ["meadow", "brook", "wood", "hill"]
HEXES = [(0, 0), (1, 0), (0, 1)]  # the hill has a name only
ROOM = 24  # the most cards that lie on the map: as many as are drawn
ROUNDS = 7

CODES = Codes()
LAY = CODES.block("lay", KINDS, SPOTS)
TUCK = CODES.block("tuck", number_words(ROOM), number_words(ROOM))

RIVALS = ["fox 1", "fox 2\nstoat 1", ""]  # one a line: its name, and how many cards it takes
MOST_RIVALS = 4

EVENTS = EventTypes()
FILLED = EVENTS.add("filled", CARD)
DREW = EVENTS.add("drew", SEAT, CARD)
LAID = EVENTS.add("laid", SEAT, PIECE)
TUCKED = EVENTS.add("tucked", PIECE, PIECE)
TOOK = EVENTS.add("took", NUMBER, PIECE)


class Critter:
    """A card on the map. `number` is its own while it lies there; `under` is the number of the one it lies under."""

    id: ClassVar[str] = "critter"

    def __init__(self, number: int, kind: int, seat: int, spot: int, under: int = 0) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.spot = spot
        self.under = under

    def copy(self) -> Critter:
        return Critter(self.number, self.kind, self.seat, self.spot, self.under)


class Warren(State):
    id: ClassVar[str] = "warren"

    def __init__(self, seats: int, decks: list[Pile], basket: Pile, hands: list[Pile]) -> None:
        super().__init__(list(range(seats)))
        self.decks = decks
        self.basket = basket
        self.hands = hands
        self.turn = 0
        self.map: list[Critter] = []  # in the order of their numbers
        self.gone: list[int] = []  # kinds
        self.rivals: list[str] = []  # their names
        self.spots: list[int] = []  # by rival: where it is
        self.appetites: list[int] = []

    def copy(self) -> Warren:
        decks = [deck.copy() for deck in self.decks]
        twin = Warren(len(self.teams), decks, self.basket.copy(), [hand.copy() for hand in self.hands])
        self.copy_core(twin)
        twin.turn = self.turn
        twin.map = [critter.copy() for critter in self.map]
        twin.gone = self.gone[:]
        twin.rivals = self.rivals
        twin.spots = self.spots[:]
        twin.appetites = self.appetites[:]
        return twin

    def piles(self) -> list[Pile]:
        return [*self.decks, self.basket, *self.hands]

    def card_names(self) -> list[str]:
        return KINDS

    def census(self) -> list[int]:
        hidden = [kind_of(card) for held in self.piles() for card in held.all_cards()]
        return sorted(hidden + [critter.kind for critter in self.map] + self.gone)

    def deal(self, seat: int, group: int, piles: list[Pile], faces: list[int], luck: Luck) -> None:
        deal_fitting(self, piles, faces, luck)

    def may_lie(self, kind: int, pile: Pile) -> bool:
        return pile not in self.decks or KINDS[kind] in DECKS[self.decks.index(pile)]

    def critter(self, number: int) -> Critter:
        return next(critter for critter in self.map if critter.number == number)

    def crowd(self) -> list[int]:
        """The kinds of which several lie on the map."""
        return crowded([critter.kind for critter in self.map])

    def piece_name(self, piece: int) -> str:
        kind = self.critter(piece).kind
        return numbered_name(KINDS[kind], piece, kind not in self.crowd())

    def seat_at_turn(self) -> int:
        return self.turn % len(self.teams)


class Begin(Step[Warren]):
    """W-1 Each seat draws two cards; before that the basket is filled with two of each deck for each seat."""

    id: ClassVar[str] = "begin"
    rule: ClassVar[str] = "W-1"

    def run(self, game: Warren) -> None:
        for seat in reversed(range(len(game.teams))):
            game.then(Fill(0), Fill(1), Fill(0), Fill(1), DrawOne(seat), DrawOne(seat))


class Fill(Draw[Warren]):
    """W-2 A card of a deck goes into the basket, and nobody sees it."""

    id: ClassVar[str] = "fill"
    rule: ClassVar[str] = "W-2"

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def pile(self, game: Warren) -> Pile:
        return game.decks[self.deck]

    def drawn(self, game: Warren, card: int) -> None:
        game.basket.put(card)
        game.log_event("W-2", FILLED, card)


class DrawOne(Draw[Warren]):
    """W-2 The seat at turn draws a card from the basket."""

    id: ClassVar[str] = "draw_one"
    rule: ClassVar[str] = "W-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Warren) -> Pile:
        return game.basket

    def drawn(self, game: Warren, card: int) -> None:
        game.hands[self.seat].put(card)
        game.log_event("W-2", DREW, self.seat, card | 1 << self.seat)


class Turn(Step[Warren]):
    """W-3 Fill the basket while the decks last, draw, lay a card, perhaps tuck one; then the rivals prowl."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "W-3"

    def run(self, game: Warren) -> None:
        seat = game.seat_at_turn()
        if game.turn == ROUNDS * len(game.teams):
            points = [sum(critter.seat == seat and not critter.under for critter in game.map) for seat in game.teams]
            winners = sum(1 << seat for seat in game.teams if points[seat] == max(points))
            game.end("W-6", winners, points)
            return
        game.then(Lay(seat), Tuck(seat), Prowl(), Turn())
        if len(game.basket):
            game.then(DrawOne(seat))
        for deck in (1, 0):
            if len(game.decks[deck]):
                game.then(Fill(deck))


class Lay(Ask[Warren]):
    """W-3 A seat lays a card on a spot of the map; it has the lowest number that is free."""

    id: ClassVar[str] = "lay"
    rule: ClassVar[str] = "W-3"

    def acts(self, game: Warren, seat: int) -> list[int]:
        kinds = game.hands[seat].kinds()
        return [LAY + kind * len(SPOTS) + spot for kind in kinds for spot in range(len(SPOTS))]

    def touches(self, game: Warren, seat: int, option: int) -> list[str]:
        kind, spot = divmod(option - LAY, len(SPOTS))
        return [f"hand.{SEATS[seat]}.{KINDS[kind]}", f"spot.{SPOTS[spot]}"]

    def chosen(self, game: Warren, seat: int, option: int) -> None:
        kind, spot = divmod(option - LAY, len(SPOTS))
        game.play_from(game.hands[seat], kind)
        number = lowest_free([critter.number for critter in game.map])
        game.map.append(Critter(number, kind, seat, spot))
        game.map.sort(key=lambda critter: critter.number)
        game.log_event("W-3", LAID, seat, number)


class Tuck(Ask[Warren]):
    """W-4 It may tuck a card of its own under another one there; both lie on top until then."""

    id: ClassVar[str] = "tuck"
    rule: ClassVar[str] = "W-4"

    def acts(self, game: Warren, seat: int) -> list[int]:
        tops = [critter for critter in game.map if not critter.under]
        pairs = [(a, b) for a in tops for b in tops if a is not b and a.seat == seat and a.spot == b.spot]
        return [PASS] + [TUCK + (a.number - 1) * ROOM + b.number - 1 for a, b in pairs]

    def touches(self, game: Warren, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        a, b = divmod(option - TUCK, ROOM)
        return [critter_id(game.critter(a + 1)), critter_id(game.critter(b + 1))]

    def chosen(self, game: Warren, seat: int, option: int) -> None:
        if option != PASS:
            a, b = divmod(option - TUCK, ROOM)
            game.critter(a + 1).under = b + 1
            game.log_event("W-4", TUCKED, a + 1, b + 1)


class Prowl(Step[Warren]):
    """W-5 Each rival goes on by a spot; if it is hungry, it takes the lowest number that lies there on top."""

    id: ClassVar[str] = "prowl"
    rule: ClassVar[str] = "W-5"

    def run(self, game: Warren) -> None:
        game.turn += 1
        for rival in range(len(game.spots)):
            game.spots[rival] = (game.spots[rival] + 1) % len(SPOTS)
            found = [critter for critter in game.map if critter.spot == game.spots[rival] and not critter.under]
            if found and game.appetites[rival]:
                game.appetites[rival] -= 1
                self.take(game, rival, found[0])

    def take(self, game: Warren, rival: int, prey: Critter) -> None:
        game.log_event("W-5", TOOK, rival, prey.number)
        game.map.remove(prey)
        game.gone.append(prey.kind)
        for critter in game.map:
            if critter.under == prey.number:
                critter.under = 0


class WarrenGame(Game):
    id: ClassVar[str] = "warren"
    title: ClassVar[str] = "Warren, a game of the tests"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    longest: ClassVar[int] = 400

    def __init__(self) -> None:
        super().__init__(CODES, EVENTS, [Setting("rivals", RIVALS, check=rivals_fault)], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        seats = len(decks)
        hands = [Pile([], 0, 1 << seat, NOBODY) for seat in range(seats)]
        state = Warren(seats, [full_deck(i) for i in range(len(DECKS))], Pile([], 0, NOBODY, EVERYONE), hands)
        for name, appetite in rivals_of(settings["rivals"]):
            state.rivals.append(name)
            state.spots.append(0)
            state.appetites.append(appetite)
        state.then(Begin(), Turn())
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Warren)
        names = ["barn", "cave", "basket"]
        zones = [Zone(names[i], None, len(held)) for i, held in enumerate([*masked.decks, masked.basket])]
        for owner, hand in enumerate(masked.hands):
            kinds = [kind for kind in hand.kinds() if kind >= 0]
            pieces = [Piece(f"hand.{SEATS[owner]}.{KINDS[kind]}", KINDS[kind], owner) for kind in kinds]
            zones.append(Zone(f"hand.{SEATS[owner]}", owner, len(hand), pieces))
        crowd = masked.crowd()
        for spot in range(len(SPOTS)):
            lying = [critter_piece(masked, critter, crowd) for critter in masked.map if critter.spot == spot]
            zones.append(Zone(f"spot.{SPOTS[spot]}", None, len(lying), lying, place_of(spot)))
        return zones

    def rivals(self, masked: State) -> list[Rival]:
        assert isinstance(masked, Warren)
        return [
            Rival(name, [Fact("appetite", appetite)], f"spot.{SPOTS[spot]}")
            for name, appetite, spot in zip(masked.rivals, masked.appetites, masked.spots, strict=True)
        ]

    def piece_names(self, settings: dict[str, str], seats: int) -> list[str]:
        return KINDS + [numbered_id(name, number) for name in KINDS for number in range(1, ROOM + 1)]


def place_of(spot: int) -> Spot:
    return Spot(*HEXES[spot]) if spot < len(HEXES) else Spot(name=SPOTS[spot])


def rivals_of(text: str) -> list[tuple[str, int]]:
    return [(name, int(appetite)) for name, appetite in (line.split() for line in text.splitlines())]


def rivals_fault(text: str) -> str:
    lines = text.splitlines()
    if len(lines) > MOST_RIVALS:
        return f"{len(lines)} rivals; at most {MOST_RIVALS} have room"
    for number, line in enumerate(lines, 1):
        words = line.split()
        if len(words) != 2 or not words[0].isalpha() or words[1] not in list("0123456789"):
            return f"line {number}: '{line}' is not a name and a digit, such as '{RIVALS[0]}'"
        if words[0] in [other.split()[0] for other in lines[: number - 1]]:
            return f"line {number}: there is a {words[0]} already"
    return ""


def full_deck(deck: int) -> Pile:
    kinds = [KINDS.index(name) for name, count in DECKS[deck].items() for _copy in range(count)]
    return pile(kinds, 0, NOBODY, EVERYONE)


def critter_id(critter: Critter) -> str:
    return numbered_id(KINDS[critter.kind], critter.number)


def critter_piece(game: Warren, critter: Critter, crowd: list[int]) -> Piece:
    under = critter_id(game.critter(critter.under)) if critter.under else UNSET
    number = critter.number if critter.kind in crowd else UNSET
    return Piece(critter_id(critter), KINDS[critter.kind], critter.seat, under=under, number=number)


GAME: Final = WarrenGame()
