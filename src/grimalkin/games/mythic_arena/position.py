"""How a position of Mythic Arena is written down, and the points of the turn that it can stand at."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Number, Word, Wrong
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, NOBODY, pile
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, HEALTH, RESIDUAL, STATS, STATUSES, Box
from grimalkin.games.mythic_arena.state import (
    BATTLED,
    BORROWED,
    DECK,
    DURATIONS,
    GOAL,
    ITEM_DONE,
    LINES,
    NONE,
    PARALYZED,
    PREVENT,
    PREVENT_STATUS,
    REAR,
    SEATS,
    SHAPE,
    STASIS,
    SWITCHED_ONCE,
    UNIQUE_DONE,
    USED,
    Arena,
    Lasting,
    Pet,
    Rules,
)
from grimalkin.games.mythic_arena.turn import enter_point
from grimalkin.kit.positions import (
    Bit,
    CardOrNone,
    Cards,
    Entry,
    InPile,
    Layout,
    Ledger,
    OnePer,
    Rows,
    Table,
    WordFor,
    WordOrNone,
)

POINTS: Final = [
    "T0",  # MA-TURN-01 a turn begins
    "T1",  # MA-TURN-02 the draw
    "T2",  # MA-TURN-04 a Pet may be played
    "T3",  # MA-TURN-05 the Primary step
    "B1",  # MA-BATTLE-02 Attackers are named
    "C1",  # MA-CLEAN-01 Cleanup
]
DONE: Final = {"battled": BATTLED, "unique_used": UNIQUE_DONE, "switched": SWITCHED_ONCE, "item_used": ITEM_DONE}
WHAT_WORDS: Final = [*STATS, "prevent", "prevent_status", "shape", "paralyzed"]
WHAT: Final = [*range(len(STATS)), PREVENT, PREVENT_STATUS, SHAPE, PARALYZED]
UNTIL_WORDS: Final = [*DURATIONS, "cleanups"]
MOST_STATUSES: Final = 2
MATCH_WINS: Final = 2
ROWS: Final = [*LINES, "stasis"]
MANY: Final = 1_000_000


class LastingRows(Rows[Arena]):
    """What lasts on a pet."""

    whole: ClassVar[bool] = True

    def numbers(self, state: Arena, at: int) -> list[int]:
        return [i for i in range(len(state.lasting)) if state.lasting[i].on == at]

    def make(self, state: Arena, at: int, given: Given, place: str) -> int:
        what, by = given.number("what"), given.number("by")
        numbers = [given.number(name) for name in ("until", "seat", "source", "count")]
        state.lasting = (*state.lasting, Lasting(what, at, by, *numbers))
        if what == HEALTH:
            state.pets[at].health += by
        return len(state.lasting) - 1


class LastingSource(Entry[Arena]):
    """The card that it comes from. What a scenario expects is compared as a whole, and says no card."""

    def write(self, state: Arena, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        if not full:
            super().write(state, at, table, full, ledger)


class Hp(Entry[Arena]):
    """Left out: all its Health, with what Elyth and counters add."""

    def get(self, state: Arena, at: int) -> Any:
        return state.pets[at].hp()

    def set(self, state: Arena, at: int, value: Any, place: str) -> None:
        pet = state.pets[at]
        if not 0 < value <= pet.health:
            said = f"its Health is {pet.health}, and at 0 it would be Downed (MA-HP-01, MA-HP-03)"
            raise Wrong(place, f"{pet.card.key} has {value} HP; {said}")
        pet.damage = pet.health - value


class Counters(Entry[Arena]):
    """MA-RULING-66 Of statuses that are not residual there is one or none."""

    def get(self, state: Arena, at: int) -> Any:
        return state.pets[at].counters(STATUSES.index(self.name))

    def set(self, state: Arena, at: int, value: Any, place: str) -> None:
        if value > 1 and STATUSES.index(self.name) >= RESIDUAL:
            raise Wrong(place, f"got {value} counters of {self.name}; of it there is one or none (MA-RULING-66)")
        state.pets[at].set_counters(STATUSES.index(self.name), value)


class Hold(Entry[Arena]):
    """The enemy pet that holds this one. It is found once all pets stand."""

    def get(self, state: Arena, at: int) -> Any:
        giver = state.pets[at].giver(STATUSES.index(self.name))
        return state.pets[giver].card.number if giver != NONE else NONE

    def set(self, state: Arena, at: int, value: Any, place: str) -> None:
        if value != NONE:
            card = state.box.pet[value]
            assert card is not None
            giver = state.pet_of(1 - state.pets[at].seat, card.index)
            if giver == NONE:
                raise Wrong(place, f"'{state.box.names[value]}' is not a pet of the other side in play")
            state.pets[at].set_giver(STATUSES.index(self.name), giver)


class Row(Rows[Arena]):
    """The pets of a line, or in Stasis."""

    def __init__(self, row: int, entries: list[Entry[Arena]]) -> None:
        super().__init__(ROWS[row], "pet", "pets", entries, 7)
        self.line = row if row <= REAR else STASIS

    def numbers(self, state: Arena, at: int) -> list[int]:
        return numbers_in(state, at, self.line)

    def make(self, state: Arena, at: int, given: Given, place: str) -> int:
        card = state.box.pet[given.number("pet")]
        assert card is not None
        if state.pet_of(at, card.index) != NONE:
            raise Wrong(f"{place}.pet", f"'{card.key}' stands there twice; a seat has no two of a kind")
        pet = Pet(card, at, self.line, card.health, elyth=given.number("elyth"))
        if pet.elyth != NONE:
            stone = state.box.elyth[pet.elyth]
            assert stone is not None
            pet.health += stone.health_bonus()
        state.pets.append(pet)
        if self.line != STASIS:
            state.lines[at * 3 + self.line] = (*state.row(at, self.line), len(state.pets) - 1)
        return len(state.pets) - 1

    def lay(self, state: Arena, at: int, place: str, ledger: Ledger) -> None:
        """Tokens are of no deck, and a stolen Elyth is of the other's (MA-RULING-75)."""
        for i, number in enumerate(self.numbers(state, at)):
            pet = state.pets[number]
            if not pet.card.token:
                ledger.lay(f"{place}[{i + 1}].pet", pet.card.number, at)
            if pet.elyth != NONE:
                ledger.lay(f"{place}[{i + 1}].elyth", pet.elyth, state.elyth_owner(number))


class Items(Cards[Arena]):
    """Items in play, with the Uses that are left; left out: all of them."""

    def set(self, state: Arena, at: int, value: Any, place: str) -> None:
        for i in range(len(value)):
            card = state.box.item[value[i].number("item")]
            assert card is not None
            uses = card.uses if value[i].of("uses") is None else value[i].number("uses")
            if uses > card.uses:
                raise Wrong(f"{place}[{i + 1}].uses", f"got {uses} Uses; {card.key} has {card.uses} (MA-ITEM-01)")
            state.items[at] = (*state.items[at], card.number << 4 | uses)

    def kind(self, card: int) -> int:
        return card >> 4

    def write(self, state: Arena, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        if full or state.items[at]:
            table["items"] = [{"item": ledger.names[item >> 4], "uses": item & 0xF} for item in state.items[at]]


class ArenaPositions(Layout[Arena]):
    def points(self) -> list[str]:
        return POINTS

    def top(self, seats: int) -> list[Entry[Arena]]:
        entries: list[Entry[Arena]] = [
            Entry(Word("lead", "seat", SEATS, 0), always=True),
            Entry(Number("turn", 1, MANY, 2), always=True),
            Entry(OnePer("vp", "seat", Number("points", 0, 99))),
            Entry(OnePer("wins", "seat", Number("wins", 0, 5))),
            Entry(Number("game", 1, 5, 1)),
            Entry(WordOrNone("loser", "seat", SEATS, "nobody")),
        ]
        return entries + [Bit(Flag(word, False), "done", DONE[word]) for word in DONE]

    def side(self, seats: int) -> list[Entry[Arena]]:
        lasting: list[Entry[Arena]] = [
            Entry(WordFor("what", "change", WHAT_WORDS, WHAT)),
            Entry(Number("by", -MANY, MANY), "amount"),
            Entry(Word("until", "duration", UNTIL_WORDS)),
            Entry(Word("seat", "seat", SEATS), "owner"),
            Entry(Number("count", 0, 999, 1), always=True),
            LastingSource(CardOrNone("source", "none")),
        ]
        pet: list[Entry[Arena]] = [
            Entry(CardId("pet", kinds=["pet"]), "card.number", made=True),
            Hp(Number("hp", -MANY, MANY, None), otherwise="health", late=True),
            Entry(Number("health", 0, MANY), said=False),
            Entry(CardOrNone("elyth", "none", ["elyth"]), made=True),
            Table("status", [Counters(Number(status, 0, 255, 0)) for status in STATUSES[:CHOMP]]),
            Hold(CardOrNone("chomp", "none", ["pet"]), late=True),
            Hold(CardOrNone("constrict", "none", ["pet"]), late=True),
            Entry(Number("charges", 0, 99, 0)),
            Bit(Flag("borrowed", False), "flags", BORROWED),
            Bit(Flag("used", False), "flags", USED),
            LastingRows("lasting", "lasting", "lasting", lasting),
        ]
        item: list[Field] = [CardId("item", kinds=["item"]), Number("uses", 1, 15, None)]
        rows: list[Entry[Arena]] = [Row(row, pet) for row in range(len(ROWS))]
        return rows + [
            InPile("hand", seats, "hidden", 2),
            InPile("pile", seats, "hidden"),
            Cards("spent", most=60),
            Cards("removed", most=60),
            Items("items", None, 12, Inner("item", item)),
        ]

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> Arena:
        return empty_arena(Box(game.library(settings)), rules_of(settings))

    def ledger(self, state: Arena) -> Ledger:
        """MA-DECK-04 A card is once in a deck, so it lies in one place."""
        names = state.box.names
        return Ledger(names, [1] * len(names), own=True, once="a deck has no card twice (MA-DECK-04)")

    def settle(self, state: Arena, settings: dict[str, str], given: Given, point: str, ledger: Ledger) -> None:
        """MA-DECK-01 A deck has 21 cards. Nobody reads which, with constructed decks.

        How many of them are Pets is not asked, nor what the other has: examples fill a hand with what comes to mind.
        """
        box = state.box
        for place, kind, _seat in ledger.laid:
            if kind not in box.deck_legal:
                sort = "a token, which is never in a deck" if box.pet[kind] is not None else "not a card of a deck"
                raise Wrong(place, f"'{box.names[kind]}' is {sort} (MA-DECK-03, MA-DECK-05)")
        ledger.check()
        for seat in range(2):
            kinds = [kind for _place, kind, owner in ledger.laid if owner == seat]
            if len(kinds) > DECK:
                raise Wrong(SEATS[seat], f"got {len(kinds)} cards; a deck has {DECK} (MA-DECK-01)")
            if not state.rules.constructed:  # what lies on its side, a stolen Elyth included
                side = [kind for place, kind, _owner in ledger.laid if place.startswith(f"{SEATS[seat]}.")]
                state.decks[seat] = tuple(sorted(side))

    def check(self, state: Arena, point: str) -> None:
        check_lines(state)
        check_pets(state)
        check_holds(state)
        check_course(state, point)

    def arrive(self, state: Arena, point: str) -> None:
        enter_point(state, point)


def rules_of(settings: dict[str, str]) -> Rules:
    """The settings as the rules read them."""
    limit = settings["turn_limit"]
    return Rules(
        settings["edition"] == "first",
        settings["mode"] == "simplified",
        settings["deck_format"] == "constructed",
        settings["match"] == "best_of_3",
        0 if limit == "none" else int(limit),
    )


def empty_arena(box: Box, rules: Rules) -> Arena:
    """A table on which nothing lies. With constructed decks only their owners know what is in them."""
    resource = [pile([], seat, NOBODY, 1 << seat if rules.constructed else EVERYONE) for seat in range(2)]
    own = [
        pile([], seat, 1 << seat, 1 << seat if rules.constructed else EVERYONE)
        for _kind in range(3)
        for seat in range(2)
    ]
    rows: list[tuple[int, ...]] = [()] * 6
    none: list[tuple[int, ...]] = [(), ()]
    return Arena(box, rules, resource + own, [], rows, none[:], none[:], none[:], [0, 0], [], none, [0, 0])


def numbers_in(state: Arena, seat: int, line: int) -> list[int]:
    """The pets of a seat in a line, or in Stasis."""
    if line != STASIS:
        return list(state.row(seat, line))
    return [i for i in range(len(state.pets)) if state.pets[i].line == STASIS and state.pets[i].seat == seat]


def place_of(state: Arena, number: int) -> str:
    pet = state.pets[number]
    row = ROWS[pet.line if pet.line != STASIS else len(ROWS) - 1]
    return f"{SEATS[pet.seat]}.{row}[{numbers_in(state, pet.seat, pet.line).index(number) + 1}]"


# what no game can come to


def check_lines(state: Arena) -> None:
    """MA-LINE-02, -04, -05 The Guard needs a pet on the Front, the Rear one on the Guard.

    MA-LINE-07 is about playing a pet: whoever describes a position may leave out lines that do not matter.
    MA-RULING-85 Simplified: one on the Front, all others on the Guard.
    """
    for seat in range(2):
        counts = [len(state.row(seat, line)) for line in range(3)]
        place = SEATS[seat]
        if not counts[0]:
            if counts[1] or counts[2]:
                raise Wrong(f"{place}.front", "no pet stands on the Front; Guard and Rear need one there (MA-LINE-02)")
            raise Wrong(place, "no pet stands on the front; a player without pets has lost (MA-WIN-04)")
        if state.rules.simplified:
            if counts[0] > 1:
                said = "simplified, one pet stands on the Front and all others on the Guard (MA-RULING-85)"
                raise Wrong(f"{place}.front", f"got {counts[0]} pets; {said}")
            if counts[2]:
                raise Wrong(f"{place}.rear", "simplified, there is no Rear; write this pet on the Guard (MA-RULING-85)")
        elif counts[2] and not counts[1]:
            raise Wrong(f"{place}.rear", "a pet stands on the Rear and none on the Guard; it needs one (MA-LINE-05)")


def check_pets(state: Arena) -> None:
    """MA-STATUS-04 A pet has at most two types of status; what it gives to others is none of them (MA-LOCK-06).

    MA-RULING-112 What lasted on a pet has ended when it left for Stasis. A card may say that it takes its Elyth.
    """
    for number, pet in enumerate(state.pets):
        place = place_of(state, number)
        types = [STATUSES[status] for status in range(len(STATUSES)) if pet.counters(status)]
        if len(types) > MOST_STATUSES:
            said = f"{pet.card.key} has {', '.join(types)}; a pet has at most {MOST_STATUSES} types of status at once"
            raise Wrong(place, f"{said} (MA-STATUS-04)")
        if pet.flags & BORROWED and pet.elyth == NONE:
            raise Wrong(f"{place}.borrowed", f"{pet.card.key} has no Elyth that could be borrowed")
        if pet.line == STASIS and [effect for effect in state.lasting if effect.on == number]:
            said = f"something lasts on {pet.card.key}; it ends when its pet leaves the Arena"
            raise Wrong(place, f"{said} (MA-RULING-112)")


def check_holds(state: Arena) -> None:
    """MA-LOCK-05 A Giver affects one target at a time, with each of the two holds (MA-RULING-68)."""
    for hold in (CHOMP, CONSTRICT):
        held: dict[int, Pet] = {}
        for number, pet in enumerate(state.pets):
            giver = pet.giver(hold)
            if giver == NONE:
                continue
            place = place_of(state, number)
            if giver in held:
                both = f"{state.pets[giver].card.key} holds {held[giver].card.key} and {pet.card.key}"
                raise Wrong(place, f"{both} by {STATUSES[hold]}; a Giver affects one at a time (MA-LOCK-05)")
            held[giver] = pet
            for partner in (pet, state.pets[giver]):
                if partner.line == STASIS:
                    said = f"{partner.card.key} is in Stasis; a hold ends when a partner leaves the Arena"
                    raise Wrong(place, f"{said} (MA-RULING-69)")


def check_course(state: Arena, point: str) -> None:
    """Points, turns and games that would have ended the game or the match before."""
    for seat in range(2):
        if state.vp[seat] >= GOAL:
            raise Wrong("vp", f"got {state.vp[seat]} for {SEATS[seat]}; whoever has {GOAL} has won (MA-WIN-01)")
    if state.rules.turn_limit and state.turn > state.rules.turn_limit:
        said = f"turn_limit = {state.rules.turn_limit} ended the game before (MA-RULING-14)"
        raise Wrong("turn", f"got turn {state.turn}; {said}")
    if point in ("T1", "T2"):
        for word, bit in DONE.items():
            if state.done & bit:
                raise Wrong(word, f"at '{point}' the Primary step has not begun (MA-TURN-01)")
    if not state.rules.best_of_3:
        if state.game != 1 or state.wins != [0, 0] or state.loser != NONE:
            raise Wrong("game", "this is a single game; 'wins', 'game' and 'loser' are of a match (MA-MATCH-01)")
        return
    if max(state.wins) >= MATCH_WINS:
        raise Wrong("wins", f"got {max(state.wins)}; {MATCH_WINS} wins end a match (MA-MATCH-01)")
    if sum(state.wins) >= state.game:
        said = f"before game {state.game} there were {state.game - 1} (MA-RULING-17)"
        raise Wrong("wins", f"got {sum(state.wins)} games that somebody won; {said}")
    if state.loser != NONE and not state.wins[1 - state.loser]:
        raise Wrong("loser", f"{SEATS[state.loser]} lost a game that nobody won; see 'wins' (MA-MATCH-02)")
