"""How a position is written down, and the points of the game that it can stand at."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Reading, Word, Wrong
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, Pile, card_of, kind_of
from grimalkin.core.positions import GivenPile
from grimalkin.games.black_rose.action import ChooseAction, NextTurn
from grimalkin.games.black_rose.codes import EVOCATIONS as MOST_EVOCATIONS
from grimalkin.games.black_rose.cubes import count_of, one_of
from grimalkin.games.black_rose.evocations import EvocationTurn
from grimalkin.games.black_rose.kinds import (
    ACTION,
    AVAILABLE,
    BLACK,
    BLACK_ROSE,
    CLEAN_UP,
    CONTESTANTS,
    DURATIONS,
    EMPTY,
    EVOCATIONS,
    FAMILIAR,
    FORGOTTEN,
    GUARD,
    LASTS,
    MODES,
    MOONS,
    MOVE_ACTIVATE,
    MOVE_ATTACK,
    NO_TOKEN,
    NONE,
    ORIGINS,
    PACKS,
    PREPARATION,
    REVEALED,
    SCHOOLS,
    SEATS,
    SETUP,
    SIDES,
    SLOT_STATES,
    SLOTS,
    STUDY,
    TOKEN_SIDES,
)
from grimalkin.games.black_rose.lodge import BESIDE, CENTRE, FIRST_CELL, ROOMS, doors
from grimalkin.games.black_rose.pieces import Evocation
from grimalkin.games.black_rose.printed import box_of
from grimalkin.games.black_rose.rounds import Phase
from grimalkin.games.black_rose.setup import empty_table, lair_of, quest_is_used, unused_quests
from grimalkin.games.black_rose.state import SPACES, Lodge
from grimalkin.kit.lasting import LastingEffect
from grimalkin.kit.positions import (
    Bit,
    Bits,
    CardOrNone,
    Cards,
    Entry,
    InPile,
    Layout,
    Ledger,
    Rest,
    Rows,
    Table,
    WordOrNone,
)

P1: Final = "P1"  # the round is about to begin
P2: Final = "P2"  # Study
P3: Final = "P3"  # Preparation
P4: Final = "P4"  # the Action Phase
T4: Final = "T4"  # the active Mage is about to choose an Action
P5: Final = "P5"  # the Evocations Phase
T5: Final = "T5"  # the active Mage is about to activate Evocations
P6: Final = "P6"  # Clean-up
POINTS: Final = [P1, P2, P3, P4, T4, P5, T5, P6]
PHASE_AT: Final = [CLEAN_UP, BLACK_ROSE, STUDY, PREPARATION, ACTION, ACTION, EVOCATIONS, EVOCATIONS]
MANY: Final = 9_999
FLAGS: Final = [
    "entered",
    "activated",
    "colours",
    "colours_before",
    "elements",
    "cubed",
    "on_sheets",
    "last_hits",
    "felled_mages",
    "felled_evocations",
    "tokens_taken",
    "familiar_actions",
    "long_leash",
    "trapped",
    "guarded",
    "sent",
]
LARGEST: Final = 1 << 62


# Fields


class CubesField(Field):
    """Cubes by colour: `{ A = 2, rose = 1 }`, each in the colour of a seat or of the Rose."""

    def __init__(self, name: str = "cubes") -> None:
        super().__init__(name, 0)

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        cubes = 0
        for key, count in value.items():
            if key not in CONTESTANTS or not isinstance(count, int) or not 0 <= count <= 20:
                raise self.wrong(place, value)
            cubes += one_of(CONTESTANTS.index(key), count)
        return cubes

    def write(self, names: list[str], value: Any) -> Any:
        found: dict[str, int] = {}
        for colour in range(len(CONTESTANTS)):
            if count_of(value, colour):
                found[CONTESTANTS[colour]] = count_of(value, colour)
        return found

    def takes(self) -> str:
        return "cubes by seat: { A = 2, rose = 1 }"


# Entries of a seat


class SeatPile(InPile[Lodge]):
    """A pile of a seat that the state has in a list."""

    def belong(self, pieces: str) -> None:
        """It is none of the Mage's own."""


class Memories(SeatPile):
    """Written from the top down: their order is known to their Mage."""

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        assert isinstance(value, GivenPile)
        pile = self.pile(state, at)
        cards = [*value.top, *value.cards]
        for i in range(len(cards) - 1, -1, -1):
            pile.put_on_top(cards[i])

    def write(self, state: Lodge, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        pile = self.pile(state, at)
        if full or len(pile):
            names = state.card_names()
            table[self.name] = [names[kind_of(pile.top[i])] for i in range(len(pile.top) - 1, -1, -1)]


class PlaceOf(Entry[Lodge]):
    """Where a model stands: a room by its name, or the own Cell."""

    def __init__(self, name: str = "room") -> None:
        super().__init__(CardOrNone(name, "cell", ["room"]), late=True)

    def get(self, state: Lodge, at: int) -> Any:
        place = self.where(state, at)
        return state.tiles[place] if place < ROOMS else NONE

    def where(self, state: Lodge, at: int) -> int:
        return state.mages[at].place if self.pieces == "mages" else state.evocations[at].place

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        to = FIRST_CELL + (at if self.pieces == "mages" else state.evocations[at].owner)
        if value != NONE:
            to = state.room_with(value)
            if to == NONE:
                raise Wrong(place, f"'{state.card_names()[value]}' does not lie in this Lodge")
        if self.pieces == "mages":
            state.mages[at].place = to
        else:
            state.evocations[at].place = to


class Sheet(Entry[Lodge]):
    """The spells on a sheet: card, side and state, by slot."""

    def __init__(self, seats: int) -> None:
        inner: list[Field] = [
            Word("slot", "slot", SLOTS),
            CardId("card", kinds=["spell"]),
            Word("side", "side", SIDES, 0),
            Word("state", "state", SLOT_STATES[1:], 0),
            Bits("seen", "seat", SEATS[:seats]),
        ]
        super().__init__(Many("sheet", Inner("spell", inner), [], len(SLOTS)))

    def belong(self, pieces: str) -> None:
        """Cards lie in the piles of the state."""

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        mage = state.mages[at]
        for given in value:
            slot = given.number("slot")
            if mage.slots[slot] != EMPTY:
                raise Wrong(place, f"slot {SLOTS[slot]} is filled twice")
            mage.slots[slot] = given.number("state") + 1
            side = given.number("side")
            if state.box.spell(given.number("card")).sides[side] is None:
                raise Wrong(place, "this card has no such side in this set")
            seen = EVERYONE if mage.slots[slot] == REVEALED else given.number("seen")
            state.sheets[at][slot].put(card_of(given.number("card"), seen, EVERYONE))
            state.turn(at, slot, side, seen)

    def write(self, state: Lodge, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        mage = state.mages[at]
        rows: list[dict[str, Any]] = []
        for slot in range(len(SLOTS)):
            if mage.slots[slot] == EMPTY:
                continue
            card = state.sheets[at][slot].cards[0]
            row: dict[str, Any] = {"slot": SLOTS[slot], "card": state.card_names()[kind_of(card)]}
            if state.side_at(at, slot) > 0:
                row["side"] = SIDES[state.side_at(at, slot)]
            row["state"] = SLOT_STATES[mage.slots[slot]]
            others = [SEATS[seat] for seat in range(len(state.mages)) if seat != at and card >> seat & 1]
            if others and mage.slots[slot] != REVEALED:
                row["seen"] = others
            rows.append(row)
        if full or rows:
            table[self.name] = rows

    def lay(self, state: Lodge, at: int, place: str, ledger: Ledger) -> None:
        for slot in range(len(SLOTS)):
            for card in state.sheets[at][slot].cards:
                ledger.lay(place, kind_of(card), at)


class SeatList(Entry[Lodge]):
    """Seats one after the other, such as those whose Trophies somebody has."""

    def __init__(self, name: str, seats: int, attr: str = "") -> None:
        super().__init__(Many(name, Word("seat", "seat", SEATS[:seats]), None), attr, otherwise=())

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        super().set(state, at, tuple(value), place)


class MageOrNone(CardOrNone):
    """A Mage, or none while nobody has been chosen."""

    def __init__(self) -> None:
        super().__init__("mage", "nobody", ["mage"])
        self.default = None


class MageKind(Entry[Lodge]):
    """The Mage of a seat; left out, the Mages in the order of the cards."""

    def __init__(self) -> None:
        super().__init__(MageOrNone(), "kind", always=True)

    def default(self, state: Lodge, at: int) -> Any:
        return state.box.mages[at].number


class Waiting(Entry[Lodge]):
    """Personal spells that wait; left out, as many as at this Moon."""

    def __init__(self) -> None:
        super().__init__(Number("waiting", 0, 9, None), late=True)

    def default(self, state: Lodge, at: int) -> Any:
        return MOONS - state.moon


# Entries of the table


class LodgeTiles(Entry[Lodge]):
    """The rooms by their hexes; left out, in the order of the cards, with a lair for each pack."""

    def __init__(self) -> None:
        super().__init__(Many("lodge", CardOrNone("room", "nothing", ["room"]), None, ROOMS), "tiles")

    def default(self, state: Lodge, at: int) -> Any:
        return default_tiles(state)

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        if len(value) != ROOMS or len(set(value)) != ROOMS:
            raise Wrong(place, f"got {len(set(value))} different rooms; the Lodge has {ROOMS}")
        state.tiles = list(value)
        for hex_place in range(ROOMS):
            if state.tiles[hex_place] == NONE:
                raise Wrong(place, "a hex is empty; the Lodge has a room on each")
            black = state.room(hex_place).colour == BLACK
            state.tokens[hex_place] = NO_TOKEN if black else AVAILABLE


def default_tiles(state: Lodge) -> list[int]:
    """The Black Rose Room in the middle, the Throne Room beside it, the others in the order of the cards."""
    rooms = [room for room in state.box.rooms if room.pack == NONE]
    for pack in range(len(PACKS)):
        if state.pack_used(pack):
            lair = state.box.room(lair_of(state, pack))
            for i in range(len(rooms)):
                if rooms[i].colour == lair.colour and not rooms[i].fixed and rooms[i].pack == NONE:
                    rooms[i] = lair
                    break
    tiles = [NONE] * ROOMS
    for room in rooms:
        if room.fixed:
            tiles[CENTRE if room.colour == BLACK else BESIDE[CENTRE][0]] = room.number
    for room in rooms:
        if not room.fixed and NONE in tiles:
            tiles[tiles.index(NONE)] = room.number
    return tiles


class RoomStates(Entry[Lodge]):
    """What is different of single rooms: cubes, token, destroyed."""

    def __init__(self) -> None:
        inner: list[Field] = [
            CardId("room", kinds=["room"]),
            CubesField(),
            Word("token", "side of a token", TOKEN_SIDES, None),
            Flag("destroyed", False),
        ]
        super().__init__(Many("rooms", Inner("room", inner), [], ROOMS), late=True)

    def usual(self, state: Lodge, place: int) -> int:
        if state.is_destroyed(place) or (state.room(place).colour == BLACK and state.moon == 1):
            return NO_TOKEN
        return AVAILABLE

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        for room in range(ROOMS):
            state.tokens[room] = self.usual(state, room)
        for given in value:
            room = state.room_with(given.number("room"))
            if room == NONE:
                raise Wrong(place, "this room does not lie in the Lodge")
            state.cubes[room] = given.number("cubes")
            if given.flag("destroyed"):
                state.destroyed |= 1 << room
            token = given.of("token")
            state.tokens[room] = self.usual(state, room) if token is None else token

    def write(self, state: Lodge, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        rows: list[dict[str, Any]] = []
        names = state.card_names()
        for place in range(ROOMS):
            if state.tiles[place] == NONE:
                continue
            row: dict[str, Any] = {"room": names[state.tiles[place]]}
            if full or state.cubes[place]:
                row["cubes"] = CubesField().write(names, state.cubes[place])
            if full or state.tokens[place] != self.usual(state, place):
                row["token"] = TOKEN_SIDES[state.tokens[place]]
            if full or state.is_destroyed(place):
                row["destroyed"] = state.is_destroyed(place)
            if len(row) > 1:
                rows.append(row)
        if rows:
            table[self.name] = rows


class CellSpots(Entry[Lodge]):
    """The places of the Cells around the Lodge, by seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(Many("cells", Number("spot", 0, seats - 1), list(range(seats)), seats))

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        if sorted(value) != list(range(len(state.mages))):
            raise Wrong(place, "each Cell has a place of its own")
        state.cells = list(value)
        state.doors = [doors(len(state.mages))[spot] for spot in value]


class Board(Entry[Lodge]):
    """The Events by space; "none" is an empty space."""

    def __init__(self) -> None:
        super().__init__(Many("board", CardOrNone("event", "none", ["event"]), [NONE] * SPACES, SPACES))

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        state.board = [*value, NONE, NONE, NONE][:SPACES]

    def lay(self, state: Lodge, at: int, place: str, ledger: Ledger) -> None:
        for kind in state.board:
            if kind != NONE:
                ledger.lay(place, kind)


class Heap(Cards[Lodge]):
    """Open cards that the state has as a list in a list."""

    def __init__(self, name: str, attr: str, index: int) -> None:
        super().__init__(name)
        self.heaps = attr
        self.index = index

    def get(self, state: Lodge, at: int) -> Any:
        return tuple(getattr(state, self.heaps)[self.index])

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        getattr(state, self.heaps)[self.index] = list(value)


class Gone(Cards[Lodge]):
    """What has left the game; left out, the rooms that lairs have replaced, and Quests that nobody can use."""

    def __init__(self) -> None:
        super().__init__("gone")
        self.late = True

    def get(self, state: Lodge, at: int) -> Any:
        return tuple(state.gone)

    def default(self, state: Lodge, at: int) -> Any:
        found: list[int] = []
        for room in state.box.rooms:
            if room.pack == NONE and room.number not in state.tiles:
                found.append(room.number)
        return (*found, *unused_quests(state))

    def set(self, state: Lodge, at: int, value: Any, place: str) -> None:
        state.gone = list(value)

    def lay(self, state: Lodge, at: int, place: str, ledger: Ledger) -> None:
        for kind in state.gone:
            if state.box.schools[kind] != NONE or state.box.moons[kind]:
                ledger.lay(place, kind)


class Deck(Rest[Lodge]):
    """A deck of a list of decks: left out, all of its cards that lie nowhere else."""

    def __init__(self, name: str, seats: int, attr: str, index: int) -> None:
        super().__init__(name, seats)
        self.decks = attr
        self.index = index

    def get(self, state: Lodge, at: int) -> Any:
        found: Pile = getattr(state, self.decks)[self.index]
        return found

    def kinds(self, state: Lodge) -> list[int]:
        box = state.box
        if self.decks == "library":
            return [spell.number for spell in box.spells if spell.school == self.index]
        if self.decks == "quest_decks":
            moon = self.index + 1
            return [quest.number for quest in box.quests if quest.moon == moon and quest_is_used(state, quest.number)]
        return [event.number for event in box.events if event.moon == self.index + 1]


class EvocationRows(Rows[Lodge]):
    """Evocations in play, oldest first."""

    def __init__(self, seats: int) -> None:
        entries: list[Entry[Lodge]] = [
            Entry(CardId("card", kinds=["evocation"]), "kind", made=True, always=True),
            Entry(Word("owner", "seat", SEATS[:seats]), made=True, always=True),
            Entry(Number("number", 0, MOST_EVOCATIONS, 0), made=True),
            Entry(CubesField(), "wounds"),
            Entry(Word("mode", "mode", MODES, 0), made=True),
            Entry(Flag("token", True)),
            Entry(Flag("acted", False)),
            Entry(Number("used", 0, MANY, 0)),
            PlaceOf(),
        ]
        super().__init__("evocations", "evocation", "evocations", entries)

    def make(self, state: Lodge, at: int, given: Given, place: str) -> int:
        kind = given.number("card")
        if given.number("number"):
            number = given.number("number")
            state.last_number = max(state.last_number, number)
        else:
            number = state.new_number()
        evocation = Evocation(number, kind, given.number("owner"), FIRST_CELL + given.number("owner"))
        evocation.mode = given.number("mode")
        if not evocation.mode and state.box.evocation(kind).archetype == FAMILIAR:
            evocation.mode = GUARD
        state.evocations.append(evocation)
        return len(state.evocations) - 1


class LastNumber(Entry[Lodge]):
    """The number that an Evocation got last; left out, the highest in play."""

    def default(self, state: Lodge, at: int) -> Any:
        return max([evocation.number for evocation in state.evocations], default=0)


class LastingRows(Rows[Lodge]):
    """What lasts, oldest first; `on` is a seat's number, or that of an Evocation and three more, or of a room."""

    whole = True

    def __init__(self, seats: int) -> None:
        entries: list[Entry[Lodge]] = [
            Entry(Word("what", "what lasts", LASTS), always=True),
            Entry(Number("on", 0, MANY), always=True),
            Entry(Number("amount", 0, MANY, 1)),
            Entry(Word("until", "duration", DURATIONS, 0)),
            Entry(Word("owner", "contestant", CONTESTANTS), always=True),
            Entry(Number("source", NONE, MANY, NONE)),
            Entry(Number("count", 0, MANY, 0)),
            Entry(Number("about", 0, MANY, 0)),
        ]
        super().__init__("lasting", "effect", "lasting", entries)

    def make(self, state: Lodge, at: int, given: Given, place: str) -> int:
        effect = LastingEffect(
            given.number("what"),
            given.number("on"),
            given.number("amount"),
            given.number("until"),
            given.number("owner"),
            given.number("source"),
            given.number("count"),
            given.number("about"),
        )
        state.lasting = (*state.lasting, effect)
        return len(state.lasting) - 1


class LodgePositions(Layout[Lodge]):
    pieces = "mages"

    def points(self) -> list[str]:
        return POINTS

    def top(self, seats: int) -> list[Entry[Lodge]]:
        letters = SEATS[:seats]
        entries: list[Entry[Lodge]] = [
            Entry(Number("round", 0, MANY, 1), always=True),
            Entry(Number("moon", 1, MOONS, 1)),
            Entry(Word("crown", "seat", letters, 0)),
            Entry(WordOrNone("active", "seat", letters, "nobody")),
            Entry(Number("actions", 0, 9, 0)),
            Entry(Number("spells", 0, 9, 0)),
            Entry(Bits("fired", "seat", letters)),
            Entry(Bits("absent", "seat", letters)),
            Entry(Number("rose", 0, MANY, 0), "rose_pp"),
            SeatList("rose_trophies", seats),
            Cards("rose_rooms", ["room"]),
            Cards("spent_familiars", ["evocation"]),
            CellSpots(seats),
            LodgeTiles(),
            EvocationRows(seats),
            LastingRows(seats),
            Board(),
            Entry(Number("tag", 0, MANY, 0)),
            LastNumber(Number("last_number", 0, MOST_EVOCATIONS, None)),
            RoomStates(),
            Gone(),
        ]
        for school in range(len(SCHOOLS)):
            entries.append(Heap(f"discard_{SCHOOLS[school]}", "discards", school))
        for moon in range(MOONS):
            entries.append(Heap(f"quest_discard_{moon + 1}", "quest_discards", moon))
            entries.append(Heap(f"event_discard_{moon + 1}", "event_discards", moon))
        for school in range(FORGOTTEN + 1):
            entries.append(Deck(f"deck_{ORIGINS[school]}", seats, "library", school))
        for moon in range(MOONS):
            entries.append(Deck(f"quests_{moon + 1}", seats, "quest_decks", moon))
            entries.append(Deck(f"events_{moon + 1}", seats, "event_decks", moon))
        return entries

    def side(self, seats: int) -> list[Entry[Lodge]]:
        return [
            MageKind(),
            PlaceOf(),
            Entry(Number("pp", 0, MANY, 0)),
            Entry(CubesField("wounds")),
            Bit(Flag("move_activate", True), "tokens", MOVE_ACTIVATE),
            Bit(Flag("move_attack", True), "tokens", MOVE_ATTACK),
            SeatPile("hand", seats, "hands"),
            Sheet(seats),
            SeatPile("grimoire", seats, "grimoires"),
            Memories("memories", seats),
            SeatPile("quests", seats),
            Cards("completed", ["quest"]),
            SeatList("trophies", seats),
            Cards("rooms", ["room"]),
            Waiting(),
            Table("flags", [Entry(Number(flag, 0, LARGEST, 0)) for flag in FLAGS]),
        ]

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> Lodge:
        state = empty_table(box_of(game.library(settings)), settings, len(decks))
        state.crown = 0
        return state

    def ledger(self, state: Lodge) -> Ledger:
        counts = [1] * len(state.box.cards)
        for spell in state.box.spells:
            counts[spell.number] = spell.copies * (len(state.mages) if state.box.is_personal(spell.number) else 1)
        return Ledger(state.box.names, counts)

    def settle(self, state: Lodge, settings: dict[str, str], given: Given, point: str, ledger: Ledger) -> None:
        state.phase = PHASE_AT[POINTS.index(point)] if state.round or point != P1 else SETUP
        for evocation in state.evocations:
            state.supply[evocation.kind] -= 1

    def check(self, state: Lodge, point: str) -> None:
        for card in state.box.evocations:
            if state.supply[card.number] < 0:
                raise Wrong("evocations", f"there are not so many of '{card.key}' in this game")
        if not state.hooks.can_play_on(state):
            raise Wrong("absent", "BR-RULING-128: with so few seats left the game is over")
        for kind in state.spent_familiars:
            if state.box.evocation(kind).archetype != FAMILIAR:
                raise Wrong("spent_familiars", f"'{state.box.names[kind]}' is no Familiar")
        if point in (T4, T5) and state.active == NONE:
            raise Wrong("active", "somebody's player turn it is; expected a seat")
        kinds = [mage.kind for mage in state.mages]
        if len(set(kinds)) < len(kinds):
            raise Wrong("", "BR-SETUP-21: no two seats share a Mage")

    def arrive(self, state: Lodge, point: str) -> None:
        if NONE in state.tiles or NONE in [mage.kind for mage in state.mages]:
            return  # set-up is not over, and no point is there
        if point == T4:
            following = (state.active + 1) % len(state.mages)
            state.then(ChooseAction(state.active), NextTurn(following), Phase(EVOCATIONS), Phase(CLEAN_UP))
        elif point == T5:
            order = state.from_crown()
            later = order[order.index(state.active) if state.active in order else 0 :]
            state.then(Phase(CLEAN_UP))
            for i in range(len(later) - 1, -1, -1):
                state.then(EvocationTurn(later[i]))
        else:
            phases = [BLACK_ROSE, STUDY, PREPARATION, ACTION, EVOCATIONS, CLEAN_UP]
            first = [P1, P2, P3, P4, P5, P6].index(point)
            for i in range(len(phases) - 1, first - 1, -1):
                state.then(Phase(phases[i]))
