"""Set-up: the Crown, Mages, the Lodge, Cells, decks, starting Grimoires. BR-SETUP, in the order of BR-SETUP-20."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Step
from grimalkin.core.errors import BadSetup
from grimalkin.core.piles import EVERYONE, public
from grimalkin.core.piles import pile as new_pile
from grimalkin.games.black_rose.codes import MAGE, OUT, START
from grimalkin.games.black_rose.events import CELL_AT, CHOSE_MAGE, CHOSE_START, CROWNED, LAID_ROOM, LEFT_GAME, TOOK_OUT
from grimalkin.games.black_rose.kinds import AVAILABLE, BLACK, FORGOTTEN, MOONS, NONE, PACKS, SCHOOLS
from grimalkin.games.black_rose.lodge import BESIDE, CELL_HEXES, CENTRE, FIRST_CELL, HEXES, doors
from grimalkin.games.black_rose.printed import Box
from grimalkin.games.black_rose.rounds import ROUND
from grimalkin.games.black_rose.state import EVENT_GROUP, QUEST_GROUP, SPELL_GROUP, Lodge

NO_PACKS: Final = "none"


def packs_fault(text: str) -> str:
    """What is wrong with a list of packs, in words; nothing: it can be played with."""
    if text == NO_PACKS:
        return ""
    words = text.split(",")
    for word in words:
        if word.strip() not in PACKS:
            return f"'{word.strip()}' is not a pack; there are {', '.join(PACKS)}, or {NO_PACKS}"
    return "" if len(set(words)) == len(words) else "a pack is named twice"


def packs_of(text: str) -> int:
    packs = 0
    for pack in range(len(PACKS)):
        if PACKS[pack] in [word.strip() for word in text.split(",")]:
            packs |= 1 << pack
    return packs


def empty_table(box: Box, settings: dict[str, str], seats: int) -> Lodge:
    """A table on which nothing lies yet. BR-SETUP-01"""
    game = Lodge(list(range(seats)), box)
    game.lay_out()
    game.packs = packs_of(settings["packs"])
    game.split_free = settings["familiar_split"] == "free"
    game.crown_picks = settings["lair_room"] == "crown"
    game.overkill = settings["overkill"] == "yes"  # BR-OVK-01
    if game.overkill and game.packs:
        raise BadSetup("BR-FAMOVK-01: got Overkill and a Familiar pack; expected one of them at most")
    if game.overkill and settings["cards"] == "core":
        raise BadSetup("BR-SETUP-22: got Overkill with the card set 'core', which is played without it")
    for evocation in box.evocations:
        if evocation.pack == NONE or game.pack_used(evocation.pack):
            game.supply[evocation.number] = evocation.copies
    return game


def start_game(game: Lodge) -> None:
    """BR-SETUP-11, BR-SETUP-12, BR-SETUP-18, BR-SETUP-19, BR-FAMSET-02, BR-SETUP-20 The order of set-up."""
    fill_decks(game)
    game.then(FirstCrown(), ChooseMages(), LayRooms(), PlaceCells(0), Decks())


class FirstCrown(Chance[Lodge]):
    """BR-SETUP-13 The Crown goes to a random seat."""

    id: ClassVar[str] = "first_crown"
    rule: ClassVar[str] = "BR-SETUP-13"

    def weights(self, game: Lodge) -> list[int]:
        return [1] * len(game.mages)

    def happened(self, game: Lodge, outcome: int) -> None:
        game.crown = outcome
        game.log_event("BR-SETUP-13", CROWNED, outcome)


class ChooseMages(Step[Lodge]):
    """BR-SETUP-14 From the Crown clockwise each player chooses a Mage."""

    id: ClassVar[str] = "choose_mages"
    rule: ClassVar[str] = "BR-SETUP-14"

    def run(self, game: Lodge) -> None:
        for seat in game.from_crown():
            if game.mages[seat].kind == NONE:
                game.then(self)
                game.ask_openly(ChooseMage(seat))
                return


class ChooseMage(Ask[Lodge]):
    """BR-DEC-01, BR-RULING-158 The colour goes with the Mage; no two seats share one (BR-SETUP-21)."""

    id: ClassVar[str] = "choose_mage"
    rule: ClassVar[str] = "BR-DEC-01"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [MAGE.code(mage.number) for mage in game.box.mages]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        for mage in game.mages:
            if mage.kind == MAGE.one(act):
                return "BR-SETUP-21"
        return ALLOWED

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        mage = game.mages[seat]
        mage.kind = MAGE.one(option)
        mage.waiting = game.box.spell(game.card_of(mage).spell).copies
        game.log_event("BR-SETUP-14", CHOSE_MAGE, seat, public(mage.kind))


# The Lodge


class TakeOut(Step[Lodge]):
    """BR-SETUP-04, BR-SETUP-05 For each pack a room of the lair's colour goes out, and the lair goes in."""

    id: ClassVar[str] = "take_out"
    rule: ClassVar[str] = "BR-SETUP-04"

    def __init__(self, pack: int) -> None:
        self.pack = pack

    def run(self, game: Lodge) -> None:
        if self.pack == len(PACKS):
            return
        game.then(TakeOut(self.pack + 1))
        if game.pack_used(self.pack):
            if game.crown_picks:
                game.ask_openly(ChooseOut(game.crown, self.pack))
            else:
                game.then(DrawOut(self.pack))


def lair_of(game: Lodge, pack: int) -> int:
    for room in game.box.rooms:
        if room.pack == pack:
            return room.number
    raise AssertionError(f"the pack {PACKS[pack]} has no lair")


def can_go_out(game: Lodge, pack: int) -> list[int]:
    """BR-SETUP-05 Rooms of the lair's colour, never the Throne Room or the Black Rose Room."""
    colour = game.box.room(lair_of(game, pack)).colour
    found: list[int] = []
    for kind in game.loose:
        room = game.box.room(kind)
        if room.colour == colour and not room.fixed and room.pack == NONE:
            found.append(kind)
    return found


def put_lair(game: Lodge, pack: int, out: int) -> None:
    lair = lair_of(game, pack)
    game.loose[game.loose.index(out)] = lair
    game.gone.append(out)
    game.log_event("BR-FAMSET-01", TOOK_OUT, public(out), public(lair))


class DrawOut(Chance[Lodge]):
    """BR-SETUP-05 The room taken out is drawn at random."""

    id: ClassVar[str] = "draw_out"
    rule: ClassVar[str] = "BR-SETUP-05"

    def __init__(self, pack: int) -> None:
        self.pack = pack

    def weights(self, game: Lodge) -> list[int]:
        return [1] * len(can_go_out(game, self.pack))

    def face(self, game: Lodge, outcome: int) -> str:
        return game.box.names[can_go_out(game, self.pack)[outcome]]

    def happened(self, game: Lodge, outcome: int) -> None:
        put_lair(game, self.pack, can_go_out(game, self.pack)[outcome])


class ChooseOut(Ask[Lodge]):
    """BR-DEC-03 Or the Crown holder chooses it."""

    id: ClassVar[str] = "choose_out"
    rule: ClassVar[str] = "BR-DEC-03"

    def __init__(self, seat: int, pack: int) -> None:
        super().__init__(seat)
        self.pack = pack

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [OUT.code(kind) for kind in can_go_out(game, self.pack)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        put_lair(game, self.pack, OUT.one(option))


class LayRooms(Step[Lodge]):
    """BR-SETUP-03 The Black Rose Room lies in the middle; the Throne Room beside it, the others around.

    Lairs come in when these two lie there (BR-SETUP-20).
    """

    id: ClassVar[str] = "lay_rooms"
    rule: ClassVar[str] = "BR-SETUP-03"

    def run(self, game: Lodge) -> None:
        game.loose = [room.number for room in game.box.rooms if room.pack == NONE]
        for kind in game.loose:
            if game.box.room(kind).colour == BLACK:
                lay_room(game, kind, CENTRE)
                break
        game.then(ThroneSide(), TakeOut(0), LayNext())


def lay_room(game: Lodge, kind: int, place: int) -> None:
    """BR-SETUP-07 Each room with its Activation token; that of the Black Rose Room waits."""
    game.loose.remove(kind)
    game.tiles[place] = kind
    if game.box.room(kind).colour != BLACK:
        game.tokens[place] = AVAILABLE
    game.log_event("BR-SETUP-07", LAID_ROOM, public(kind), HEXES[place][0], HEXES[place][1])


class ThroneSide(Chance[Lodge]):
    """BR-SETUP-03 The side of the Throne Room."""

    id: ClassVar[str] = "throne_side"
    rule: ClassVar[str] = "BR-SETUP-03"

    def weights(self, game: Lodge) -> list[int]:
        return [1] * len(BESIDE[CENTRE])

    def happened(self, game: Lodge, outcome: int) -> None:
        for kind in game.loose:
            if game.box.room(kind).fixed:
                lay_room(game, kind, BESIDE[CENTRE][outcome])
                return


class LayNext(Step[Lodge]):
    """BR-SETUP-06 The remaining rooms are laid on the free hexes, in the order of the hexes."""

    id: ClassVar[str] = "lay_next"
    rule: ClassVar[str] = "BR-SETUP-06"

    def run(self, game: Lodge) -> None:
        if NONE in game.tiles:
            game.then(DrawRoom(game.tiles.index(NONE)), self)
        else:  # a designer may bring more rooms than there are hexes
            game.gone += game.loose
            game.loose = []


class DrawRoom(Chance[Lodge]):
    """BR-SETUP-06 The room of a hex."""

    id: ClassVar[str] = "draw_room"
    rule: ClassVar[str] = "BR-SETUP-06"

    def __init__(self, place: int) -> None:
        self.place = place

    def weights(self, game: Lodge) -> list[int]:
        return [1] * len(game.loose)

    def face(self, game: Lodge, outcome: int) -> str:
        return game.box.names[game.loose[outcome]]

    def happened(self, game: Lodge, outcome: int) -> None:
        lay_room(game, game.loose[outcome], self.place)


class PlaceCells(Step[Lodge]):
    """BR-SETUP-08, BR-SETUP-21 The Cells are dealt to the seats over the places around the Lodge."""

    id: ClassVar[str] = "place_cells"
    rule: ClassVar[str] = "BR-SETUP-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if self.seat < len(game.mages):
            game.then(PlaceCell(self.seat), PlaceCells(self.seat + 1))


class PlaceCell(Chance[Lodge]):
    """BR-SETUP-09 Each touches exactly one room of the Lodge."""

    id: ClassVar[str] = "place_cell"
    rule: ClassVar[str] = "BR-SETUP-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, game: Lodge) -> list[int]:
        return [0 if spot in game.cells else 1 for spot in range(len(game.mages))]

    def happened(self, game: Lodge, outcome: int) -> None:
        put_cell(game, self.seat, outcome)
        q, r = CELL_HEXES[len(game.mages)][outcome]
        game.log_event("BR-SETUP-08", CELL_AT, self.seat, q, r)


def put_cell(game: Lodge, seat: int, spot: int) -> None:
    game.cells[seat] = spot
    game.doors[seat] = doors(len(game.mages))[spot]
    game.mages[seat].place = FIRST_CELL + seat  # BR-SETUP-18


# Decks


class Decks(Step[Lodge]):
    """BR-SETUP-10, BR-SETUP-17 Quests and Events by Moon, the school decks; then starting lists from the Crown."""

    id: ClassVar[str] = "decks"
    rule: ClassVar[str] = "BR-SETUP-17"

    def run(self, game: Lodge) -> None:
        take_out_quests(game)
        game.then(ChooseStarts(), DealGrimoires(), ROUND)


def quest_is_used(game: Lodge, kind: int) -> bool:
    """BR-SETUP-10 Without its players, its packs or its room a Quest is taken out."""
    quest = game.box.quest(kind)
    if quest.four and len(game.mages) < 4:
        return False
    if quest.familiar and not game.packs:
        return False
    return has_room(game, kind)


def has_room(game: Lodge, kind: int) -> bool:
    """BR-RULING-58 Does the room that a Quest names lie in the Lodge?"""
    needs = game.box.quest(kind).needs
    return needs == NONE or needs in game.tiles


def unused_quests(game: Lodge) -> list[int]:
    return [quest.number for quest in game.box.quests if not quest_is_used(game, quest.number)]


def take_out_quests(game: Lodge) -> None:
    """BR-SETUP-10 They leave the game."""
    for kind in unused_quests(game):
        game.quest_decks[game.box.moons[kind] - 1].take(kind)
        game.gone.append(kind)
        rule = "BR-SETUP-10" if has_room(game, kind) else "BR-RULING-58"
        game.log_event(rule, LEFT_GAME, public(kind))


def fill_decks(game: Lodge) -> None:
    """BR-SETUP-17 Every deck has all its cards; which Quests are not used is known when the Lodge lies there."""
    box = game.box
    for moon in range(1, MOONS + 1):
        quests = [quest.number for quest in box.quests if quest.moon == moon]
        events = [event.number for event in box.events if event.moon == moon]
        game.quest_decks[moon - 1] = new_pile(quests, QUEST_GROUP, 0, EVERYONE)
        game.event_decks[moon - 1] = new_pile(events, EVENT_GROUP, 0, EVERYONE)
    for school in range(len(SCHOOLS) + 1):
        game.library[school] = new_pile(box.of_school(school), SPELL_GROUP, 0, EVERYONE)
    assert len(SCHOOLS) == FORGOTTEN


def times_taken(game: Lodge, kind: int) -> int:
    """How often a spell went into a starting Grimoire: everybody has seen the lists."""
    taken = 0
    for start in game.box.starts:
        if kind in start.spells:
            taken += game.started.count(start.number)
    return taken


class ChooseStarts(Step[Lodge]):
    """BR-SETUP-15 From the Crown clockwise each player chooses a starting list."""

    id: ClassVar[str] = "choose_starts"
    rule: ClassVar[str] = "BR-SETUP-15"

    def run(self, game: Lodge) -> None:
        chosen = len(game.started)
        if chosen < len(game.mages):
            game.then(self)
            game.ask_openly(ChooseStart(game.from_crown()[chosen]))


class ChooseStart(Ask[Lodge]):
    """BR-DEC-02, BR-SETUP-15 A school and one of its two starting lists, as long as all its cards are there."""

    id: ClassVar[str] = "choose_start"
    rule: ClassVar[str] = "BR-DEC-02"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [START.code(start.number) for start in game.box.starts]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        for start in game.box.starts:
            if start.number == START.one(act):
                for kind in start.spells:
                    if times_taken(game, kind) >= game.box.spell(kind).copies:
                        return "BR-SETUP-15"
        return ALLOWED

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        kind = START.one(option)
        game.started = (*game.started, kind)
        game.log_event("BR-SETUP-15", CHOSE_START, seat, public(kind))


class DealGrimoires(Step[Lodge]):
    """BR-SETUP-16 With one personal spell each Grimoire has seven cards.

    They are taken when all have chosen: until then every deck is whole, as everybody knows.
    """

    id: ClassVar[str] = "deal_grimoires"
    rule: ClassVar[str] = "BR-SETUP-16"

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order)):
            for start in game.box.starts:
                if start.number == game.started[i]:
                    for spell in start.spells:
                        game.grimoires[order[i]].put(game.library[start.school].take(spell))
            mage = game.mages[order[i]]
            mage.waiting -= 1
            game.grimoires[order[i]].put(game.card_of(mage).spell << 16)
