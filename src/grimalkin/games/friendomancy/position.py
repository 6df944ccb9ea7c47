"""How a position is written down, and the points of the game that it can stand at."""

from __future__ import annotations

import re
from typing import Any, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Reading, Word, Wrong
from grimalkin.core.game import Game, Positions
from grimalkin.core.piles import NOBODY, Pile
from grimalkin.core.positions import SEATS as LETTERS
from grimalkin.core.positions import GivenPile, PileField
from grimalkin.core.state import State
from grimalkin.games.friendomancy.codes import NUMBERS
from grimalkin.games.friendomancy.ending import GAME_OVER
from grimalkin.games.friendomancy.hiding import HIDE_FOES
from grimalkin.games.friendomancy.kinds import DURATIONS, FOE, NONE, PILES, POOL_COUNT, POOLS, SEATS, TRIBES
from grimalkin.games.friendomancy.position_court import court_fields, read_court, write_court
from grimalkin.games.friendomancy.printed import Box
from grimalkin.games.friendomancy.setup import DECKS, OPEN_GAME, TURN_ORDER
from grimalkin.games.friendomancy.start import empty_table
from grimalkin.games.friendomancy.state import (
    DRAW_STEP,
    END_STEP,
    MAIN_STEP,
    ROUND_STEP,
    SETUP,
    STEPS,
    Parlor,
    Piece,
    UnderCard,
    entry,
)
from grimalkin.games.friendomancy.turn import ROUND_OVER_STEP, DrawStep, EndStep, MainStep, Turn
from grimalkin.games.friendomancy.values import power_of, seat_key, tribes_of
from grimalkin.kit.lasting import LastingEffect
from grimalkin.kit.triggers import RUN_TRIGGERS

S4: Final = "S4"  # Decks are about to be drawn
S5: Final = "S5"  # Foes are about to be hidden
S6: Final = "S6"  # the turn order is about to be set
T0: Final = "T0"  # the turn of the active player is about to begin
T1: Final = "T1"  # the Draw Step
T2: Final = "T2"  # the Main Step
T3: Final = "T3"  # the End Step
R1: Final = "R1"  # the round is about to end
S8: Final = "S8"  # the game is about to end
POINTS: Final = [S4, S5, S6, T0, T1, T2, T3, R1, S8]
STEP_AT: Final = [SETUP, SETUP, SETUP, DRAW_STEP, DRAW_STEP, MAIN_STEP, END_STEP, END_STEP, ROUND_STEP]
NOBODY_WORD: Final = "nobody"
NOWHERE: Final = "nowhere"
MANY: Final = 65_535
LASTS: Final = [
    "power",
    "power_set",
    "add_tribe",
    "set_tribes",
    "control",
    "attack_now",
    "extra_attack",
    "cannot_attack",
    "cannot_be_attacked",
    "wins_ties",
    "untargetable",
    "cannot_be_sacrificed",
    "next_card",
]
ON_TABLE: Final = re.compile(r"#([1-9][0-9]{0,4})")
HEAP_CARD: Final = re.compile(r"(\S+?)(?: #([0-9]{1,4}))?\Z")


class HeapCard(Field):
    """A face-up card of a heap: its id, perhaps with its number on the table: `mailbird #12`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        found = HEAP_CARD.match(value) if isinstance(value, str) else None
        if found is None:
            raise self.wrong(place, value)
        kind = CardId("card").read(reading, place, found.group(1))
        return entry(int(found.group(2) or 0), kind)

    def write(self, names: list[str], value: Any) -> Any:
        return f"{names[value & 0xFFFF]} #{value >> 16}"

    def takes(self) -> str:
        return "the id of a card, perhaps with its number: 'mailbird #12'"


class LiesOn(Field):
    """On what something lasts: a number on the table, `3` or `#3`, or a seat. Read as text `#3`, or as a number."""

    def __init__(self, seats: int) -> None:
        super().__init__("on")
        self.seats = list(SEATS[:seats])

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MANY:
            return value
        if isinstance(value, str) and value in self.seats:
            return seat_key(SEATS.index(value))
        if not isinstance(value, str) or not ON_TABLE.fullmatch(value):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return f"a number on the table, such as '#3', or a seat: {', '.join(self.seats)}"


def seat_or_nobody(name: str, seats: int, default: Any) -> Field:
    return Word(name, "seat", [*SEATS[:seats], NOBODY_WORD], default)


def under_fields(seats: int) -> list[Field]:
    return [
        CardId("card", NONE),
        PileField("down", seats),
        Number("number", 0, NUMBERS, 0),
        Number("age", 0, MANY, 0),
        seat_or_nobody("owner", seats, None),
    ]


def piece_fields(seats: int) -> list[Field]:
    return [
        CardId("card"),
        Number("number", 0, NUMBERS, 0),
        Number("uid", 0, MANY, 0),
        seat_or_nobody("owner", seats, None),
        seat_or_nobody("base", seats, None),
        Number("turn", 0, MANY, 0),
        Number("attacks", 0, MANY, 0),
        Number("acts", 0, MANY, 0),
        Number("firsts", 0, MANY, 0),
        Number("uses", 0, MANY, 0),
        Number("mark", 0, MANY, 0),
        seat_or_nobody("marked_seat", seats, seats),
        Number("wear", -MANY, MANY, 0),
        Word("on", "pile", [*PILES[: POOL_COUNT + seats], NOWHERE], POOL_COUNT + seats),
        seat_or_nobody("blame", seats, seats),
        Many("under", Inner("card", under_fields(seats)), []),
    ]


def effect_fields(seats: int) -> list[Field]:
    return [
        Word("what", "lasting effect", LASTS),
        LiesOn(seats),
        Number("amount", -MANY, MANY, 1),
        Word("until", "duration", DURATIONS, 0),
        seat_or_nobody("owner", seats, seats),
        Number("source", -1, MANY, -1),
        Number("age", 0, MANY, 0),
    ]


def pieces_field(name: str, seats: int) -> Field:
    return Many(name, Inner("piece", piece_fields(seats)), [])


def heap(name: str) -> Field:
    return Many(name, HeapCard("card"), [])


class ParlorPositions(Positions):
    def points(self) -> list[str]:
        return POINTS

    def fields(self, seats: int) -> list[Field]:
        letters = SEATS[:seats]
        found: list[Field] = [
            Number("round", 0, 99, 1),
            Number("turn", 0, MANY, 1),
            Word("active", "seat", letters, 0),
            Many("order", Word("seat", "seat", letters), None),
            Many("drafting", Word("seat", "seat", letters), None),
            Number("things", 0, MANY, 4),
            Word("step", "step", STEPS, None),
            Number("final", 0, 99, 0),
            Flag("flagged", False),
            Number("clock", 0, MANY, 0),
            Many("played", Number("count", 0, MANY), None),
            Many("plays", CardId("card"), []),
            Many("acted", Number("number", 0, NUMBERS), []),
            Many("kept", Number("uid", 0, MANY), []),
            Many("drew", Word("pile", "pile", PILES[: POOL_COUNT + seats]), []),
            Many("brought", Number("count", 0, MANY), None),
            Flag("known_foes", False),
            Many("absent", Word("seat", "seat", list(LETTERS)), []),
            *court_fields(seats),
            Many("lasting", Inner("effect", effect_fields(seats)), []),
            *[PileField(f"pool_{pool}", seats) for pool in POOLS],
            PileField("wings", seats),
            PileField("spare", seats),
            PileField("gone", seats),
            pieces_field("perch", seats),
            pieces_field("lurk", seats),
            heap("heap"),
            heap("removed"),
        ]
        side: list[Field] = [
            Number("money", -MANY, MANY, 20),
            PileField("hand", seats),
            PileField("deck", seats),
            heap("discard"),
            Many("looked", CardId("card"), []),
            pieces_field("board", seats),
            pieces_field("trophies", seats),
        ]
        return found + [Inner(letter, side, None) for letter in letters]

    # reading

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        seats = len(decks)
        found = empty_table(box_of(game, settings), settings, seats)
        read_table(found, given, seats)
        read_court(found, given)
        for pool in range(POOL_COUNT):
            fill(found.pools[pool], given, f"pool_{POOLS[pool]}")
        fill(found.wings, given, "wings")
        fill(found.spare, given, "spare")
        fill(found.gone, given, "gone")
        for seat in range(seats):
            if given.of(SEATS[seat]) is not None:
                self.read_side(found, given.inner(SEATS[seat]), seat)
            else:
                found.money[seat] = 20
        found.board.sort(key=uid_of)
        for table in given.inners("perch"):
            found.perch.append(read_piece(found, table, NONE, seats))
        for table in given.inners("lurk"):
            found.lurk.append(read_piece(found, table, NONE, seats))
        found.trophies.sort(key=uid_of)
        found.heap = given.numbers("heap")
        found.removed = given.numbers("removed")
        give_numbers(found)
        spoken = said_uids(given, seats)
        for effect in given.inners("lasting"):
            found.lasting = (*found.lasting, read_effect(found, effect, seats, spoken))
        settle(found, given)
        check_pools(found)
        return found

    def read_side(self, found: Parlor, given: Given, seat: int) -> None:
        seats = len(found.hands)
        found.money[seat] = given.number("money")
        fill(found.hands[seat], given, "hand")
        fill(found.decks[seat], given, "deck")
        found.discards[seat] = given.numbers("discard")
        found.look_at(seat, given.numbers("looked"))
        for table in given.inners("board"):
            found.board.append(read_piece(found, table, seat, seats))
        for table in given.inners("trophies"):
            found.trophies.append(read_piece(found, table, seat, seats))

    def enter(self, state: State, point: str) -> None:
        assert isinstance(state, Parlor)
        if point == S4:
            state.then(DECKS, HIDE_FOES, TURN_ORDER, OPEN_GAME)
        elif point == S5:
            state.then(HIDE_FOES, TURN_ORDER, OPEN_GAME)
        elif point == S6:
            state.then(TURN_ORDER, OPEN_GAME)
        elif point == S8:
            state.then(GAME_OVER)
        else:
            seat = state.active
            state.then(ROUND_OVER_STEP)
            if point == R1:
                return
            after = state.order[state.order.index(seat) + 1 :] if seat in state.order else []
            for other in reversed(after):
                state.then(Turn(other))
            if point == T0:
                state.then(Turn(seat))
                return
            state.then(EndStep(seat))
            if point != T3:
                state.then(MainStep(seat))
            if point == T1:
                state.then(DrawStep(seat), RUN_TRIGGERS)

    # writing

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        assert isinstance(state, Parlor)
        table = write_table(state, full)
        write_court(state, table, full)
        for pool in range(POOL_COUNT):
            write_pile(state, table, f"pool_{POOLS[pool]}", state.pools[pool], full)
        write_pile(state, table, "wings", state.wings, full)
        write_pile(state, table, "spare", state.spare, full)
        write_pile(state, table, "gone", state.gone, full)
        for name, pieces in (("perch", state.perch), ("lurk", state.lurk)):
            if full or pieces:
                table[name] = [write_piece(state, piece, full) for piece in pieces]
        for name, cards in (("heap", state.heap), ("removed", state.removed)):
            if full or cards:
                table[name] = write_heap(state, cards, full)
        for seat in range(len(state.hands)):
            table[SEATS[seat]] = write_side(state, seat, full)
        return table


def uid_of(piece: Piece) -> int:
    return piece.uid


def box_of(game: Game, settings: dict[str, str]) -> Box:
    boxes: dict[str, Box] = getattr(game, "boxes")  # noqa: B009
    library = game.library(settings)
    if library.hash not in boxes:
        boxes[library.hash] = Box(library)
    return boxes[library.hash]


def seat_of(given: Given, name: str, seats: int, default: int) -> int:
    value = given.of(name)
    if value is None:
        return default
    return NONE if value == seats else int(value)


def fill(pile: Pile, given: Given, name: str) -> None:
    value = given.of(name)
    if isinstance(value, GivenPile):
        value.into(pile)


def read_table(found: Parlor, given: Given, seats: int) -> None:
    """What the table as a whole says, but for cards."""
    found.round = given.number("round")
    found.turn = given.number("turn")
    found.active = given.number("active")
    found.order = list(range(seats)) if given.of("order") is None else given.numbers("order")
    found.drafting = found.order if given.of("drafting") is None else given.numbers("drafting")
    found.things = given.number("things")
    found.final = given.number("final")
    found.flagged = given.flag("flagged")
    if given.of("played") is not None:
        found.played = given.numbers("played")
    found.plays = tuple(given.numbers("plays"))
    found.acted = tuple(given.numbers("acted"))
    found.kept = tuple(given.numbers("kept"))
    for pile in given.numbers("drew"):
        found.drew |= 1 << pile
    found.known_foes = given.flag("known_foes")
    for seat in given.numbers("absent"):
        found.absent |= 1 << seat
    step = given.of("step")
    found.step = STEP_AT[given.number("at") - 1] if step is None else int(step)
    if sorted(found.order) != list(range(seats)) and (found.round or len(set(found.order)) < len(found.order)):
        raise Wrong("order", f"every seat has one turn in a round; expected {', '.join(SEATS[:seats])} in some order")


def read_piece(found: Parlor, given: Given, seat: int, seats: int) -> Piece:
    kind = given.number("card")
    owner = NONE if found.box.cards[kind].kind == "foe" else seat
    piece = Piece(given.number("uid"), given.number("number"), kind, seat, seat_of(given, "owner", seats, owner))
    piece.base = seat_of(given, "base", seats, owner)
    piece.turn = given.number("turn")
    piece.attacks = given.number("attacks")
    piece.acts = given.number("acts")
    piece.firsts = given.number("firsts")
    piece.uses = given.number("uses")
    piece.mark = given.number("mark")
    piece.marked_seat = seat_of(given, "marked_seat", seats, NONE)
    piece.wear = given.number("wear")
    on = given.number("on")
    piece.pile = NONE if on == POOL_COUNT + seats else on
    piece.blame = seat_of(given, "blame", seats, NONE)
    under: list[UnderCard] = []
    for table in given.inners("under"):
        holder = seat_of(table, "owner", seats, piece.owner)
        down: Pile | None = None
        value = table.of("down")
        if isinstance(value, GivenPile):
            down = Pile([], 0, NOBODY, found.aside.knowers)
            value.into(down)
        card = NONE if down is not None and len(down) else table.number("card")
        if card != NONE:
            down = None
        under.append(UnderCard(table.number("number"), card, holder, table.number("age"), down))
    piece.under = tuple(under)
    if not piece.uid:
        piece.uid = found.new_uid()
    return piece


def said_uids(given: Given, seats: int) -> list[int]:
    """The `uid`s that pieces say."""
    tables = [*given.inners("perch"), *given.inners("lurk")]
    for seat in range(seats):
        if given.of(SEATS[seat]) is not None:
            side = given.inner(SEATS[seat])
            tables += [*side.inners("board"), *side.inners("trophies")]
    return [table.number("uid") for table in tables if table.number("uid")]


def lies_on(found: Parlor, on: Any, spoken: list[int]) -> int:
    """What an effect lies on, as the state has it: the `uid` of a piece, or a seat.

    A number alone means a number on the table; where pieces say their `uid`, it has always meant one of those.
    """
    if isinstance(on, int) and (on <= 0 or on in spoken):
        return on
    number = on if isinstance(on, int) else int(on[1:])
    for piece in [*found.board, *found.perch, *found.lurk, *found.trophies]:
        if piece.number == number:
            return piece.uid
    raise Wrong("lasting", f"nothing on the table has the number {number}, and something lasts on it")


def read_effect(found: Parlor, given: Given, seats: int, spoken: list[int]) -> LastingEffect:
    return LastingEffect(
        given.number("what"),
        lies_on(found, given.of("on"), spoken),
        given.number("amount"),
        given.number("until"),
        seat_of(given, "owner", seats, NONE),
        given.number("source"),
        0,
        given.number("age"),
    )


def give_numbers(found: Parlor) -> None:
    """Every face-up card has a number of its own; those that are not given get the lowest that are free."""
    pieces = [*found.board, *found.perch, *found.lurk, *found.trophies]
    heaps = [*found.discards, found.heap, found.removed]
    numbers = [piece.number for piece in pieces] + [card >> 16 for cards in heaps for card in cards]
    numbers += [card.number for piece in pieces for card in piece.under]
    for number in numbers:
        if number:
            if found.numbers >> number & 1:
                raise Wrong("", f"two cards have the number {number}")
            found.numbers |= 1 << number
    for piece in pieces:
        if not piece.number:
            piece.number = found.new_number()
        for card in piece.under:
            if card.down is None and not card.number:
                card.number = found.new_number()
    for cards in heaps:
        for i in range(len(cards)):
            if not cards[i] >> 16:
                cards[i] = entry(found.new_number(), cards[i] & 0xFFFF)


def settle(found: Parlor, given: Given) -> None:
    """What follows from everything else that lies there."""
    for piece in [*found.board, *found.perch, *found.lurk, *found.trophies]:
        found.clock = max(found.clock, piece.uid)
        for card in piece.under:
            found.clock = max(found.clock, card.age)
    for effect in found.lasting:
        found.clock = max(found.clock, effect.about)
    found.clock = max(found.clock, given.number("clock"))
    found.look_over()
    found.brought = given.numbers("brought") if given.of("brought") is not None else counted(found)


def counted(found: Parlor) -> list[int]:
    brought = [0] * len(found.brought)
    for kind in found.census():
        brought[found.box.types[kind]] += 1
    brought[FOE] -= len(found.spare)
    return brought


def check_pools(found: Parlor) -> None:
    """FR-SETUP-07, FR-RULING-92 A Pool holds its own type and Foes; Hands hold no Foes."""
    fault = found.possible()
    if fault:
        raise Wrong("", fault)


# writing


def write_pile(state: Parlor, table: dict[str, Any], name: str, pile: Pile, full: bool) -> None:
    if full or len(pile):
        table[name] = PileField(name, len(state.hands)).write(state.box.names, pile)


def write_heap(state: Parlor, cards: list[int], full: bool) -> list[str]:
    """In full descriptions without the numbers: which cards lie there is what matters to who looks."""
    if full:
        return [state.box.names[card & 0xFFFF] for card in cards]
    return [f"{state.box.names[card & 0xFFFF]} #{card >> 16}" for card in cards]


def seat_word(seat: int) -> str:
    return NOBODY_WORD if seat == NONE else SEATS[seat]


def write_table(state: Parlor, full: bool) -> dict[str, Any]:
    names = state.box.names
    table: dict[str, Any] = {
        "round": state.round,
        "turn": state.turn,
        "active": SEATS[state.active],
        "things": state.things,
        "step": STEPS[state.step],
        "clock": state.clock,
    }
    if full or state.order:
        table["order"] = [SEATS[seat] for seat in state.order]
    if full or state.drafting != state.order:
        table["drafting"] = [SEATS[seat] for seat in state.drafting]
    if state.final:
        table["final"] = state.final
    if state.flagged:
        table["flagged"] = True
    if full or sum(state.played) > 0:
        table["played"] = state.played[:]
    for name, numbers in (("acted", state.acted), ("kept", state.kept)):
        if numbers:
            table[name] = list(numbers)
    if state.plays:
        table["plays"] = [names[kind] for kind in state.plays]
    if state.drew:
        table["drew"] = [PILES[pile] for pile in range(POOL_COUNT + len(state.hands)) if state.drew >> pile & 1]
    if full or state.brought != counted(state):
        table["brought"] = state.brought[:]
    if state.known_foes:
        table["known_foes"] = True
    if state.absent:
        table["absent"] = [LETTERS[seat] for seat in range(len(LETTERS)) if state.is_absent(seat)]
    if state.lasting:
        table["lasting"] = [write_effect(state, effect, full) for effect in state.lasting]
    return table


def write_on(state: Parlor, on: int, full: bool) -> Any:
    """A seat by its letter, a card by its number on the table; in a position, where pieces say their `uid`, as `#3`."""
    for seat in range(len(state.hands)):
        if on == seat_key(seat):
            return SEATS[seat]
    piece = state.anywhere(on)
    if piece is None or not piece.number:
        return on
    return piece.number if full else f"#{piece.number}"


def write_effect(state: Parlor, effect: LastingEffect, full: bool) -> dict[str, Any]:
    return {
        "what": LASTS[effect.what],
        "on": write_on(state, effect.on, full),
        "amount": effect.amount,
        "until": DURATIONS[effect.until],
        "owner": seat_word(effect.owner),
        "source": effect.source,
        "age": effect.about,
    }


def write_piece(state: Parlor, piece: Piece, full: bool) -> dict[str, Any]:
    """`power` and `tribes` are told in full descriptions only: they follow from the rest."""
    table: dict[str, Any] = {
        "card": state.box.names[piece.kind],
        "number": piece.number,
        "uid": piece.uid,
        "owner": seat_word(piece.owner),
        "base": seat_word(piece.base),
    }
    numbers = {
        "turn": piece.turn,
        "attacks": piece.attacks,
        "acts": piece.acts,
        "firsts": piece.firsts,
        "uses": piece.uses,
        "mark": piece.mark,
        "wear": piece.wear,
    }
    for name, number in numbers.items():
        if full or number:
            table[name] = number
    if piece.marked_seat != NONE:
        table["marked_seat"] = SEATS[piece.marked_seat]
    if piece.pile != NONE:
        table["on"] = PILES[piece.pile]
    if piece.blame != NONE:
        table["blame"] = SEATS[piece.blame]
    if full or piece.under:
        table["under"] = [write_under(state, card) for card in piece.under]
    if full:
        table["power"] = power_of(state, piece)
        tribes = tribes_of(state, piece)
        table["tribes"] = [TRIBES[i] for i in range(len(TRIBES)) if tribes >> i & 1]
    return table


def write_under(state: Parlor, card: UnderCard) -> dict[str, Any]:
    table: dict[str, Any] = {"owner": seat_word(card.owner), "age": card.age}
    if card.down is None:
        table["card"] = state.box.names[card.kind]
        table["number"] = card.number
    else:
        table["down"] = PileField("down", len(state.hands)).write(state.box.names, card.down)
    return table


def write_side(state: Parlor, seat: int, full: bool) -> dict[str, Any]:
    table: dict[str, Any] = {"money": state.money[seat]}
    write_pile(state, table, "hand", state.hands[seat], full)
    write_pile(state, table, "deck", state.decks[seat], full)
    if state.looked[seat]:
        table["looked"] = [state.box.names[kind] for kind in state.looked[seat]]
    if full or state.discards[seat]:
        table["discard"] = write_heap(state, state.discards[seat], full)
    for name, pieces in (("board", state.board), ("trophies", state.trophies)):
        found = [write_piece(state, piece, full) for piece in pieces if piece.seat == seat]
        if full or found:
            table[name] = found
    return table
