"""How a position of Mythic Arena is written down, and the points of the turn that it can stand at (spec 5.1)."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Word, Wrong
from grimalkin.core.game import Game, Positions
from grimalkin.core.piles import EVERYONE, NOBODY, pile
from grimalkin.core.positions import PileField, given_pile, pile_plain
from grimalkin.core.state import State
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

POINTS: Final = [
    "T0",  # MA-TURN-01 a turn begins
    "T1",  # MA-TURN-02 the draw
    "T2",  # MA-TURN-04 a Pet may be played
    "T3",  # MA-TURN-05 the Primary step
    "B1",  # MA-BATTLE-02 Attackers are named
    "C1",  # MA-CLEAN-01 Cleanup
]
DONE_WORDS: Final = ["battled", "unique_used", "switched", "item_used"]
DONE_BITS: Final = [BATTLED, UNIQUE_DONE, SWITCHED_ONCE, ITEM_DONE]
WHAT_WORDS: Final = [*STATS, "prevent", "prevent_status", "shape", "paralyzed"]
WHAT: Final = [*range(len(STATS)), PREVENT, PREVENT_STATUS, SHAPE, PARALYZED]
UNTIL_WORDS: Final = [*DURATIONS, "cleanups"]
BEFORE_PRIMARY: Final = ["T1", "T2"]
MOST_STATUSES: Final = 2
MATCH_WINS: Final = 2
ROWS: Final = [*LINES, "stasis"]
MANY: Final = 1_000_000


def lasting_fields() -> list[Field]:
    return [
        Word("what", "change", WHAT_WORDS),
        Number("by", -MANY, MANY),
        Word("until", "duration", UNTIL_WORDS),
        Word("seat", "seat", SEATS),
        Number("count", 0, 999, 1),
        CardId("source", NONE),  # the card that it comes from
    ]


def pet_fields() -> list[Field]:
    return [
        CardId("pet"),
        Number("hp", -MANY, MANY, None),  # left out: all its Health
        CardId("elyth", NONE),
        Inner("status", [Number(status, 0, 255, 0) for status in STATUSES[:CHOMP]], None),
        CardId("chomp", NONE),  # the enemy pet that holds it so
        CardId("constrict", NONE),
        Number("charges", 0, 99, 0),
        Flag("borrowed", False),  # its Elyth was stolen from the other side
        Flag("used", False),
        Many("lasting", Inner("lasting", lasting_fields()), []),
    ]


def side_fields(seats: int) -> list[Field]:
    item: list[Field] = [CardId("item"), Number("uses", 1, 15, None)]
    fields: list[Field] = [Many(row, Inner("pet", pet_fields()), [], 7) for row in ROWS]
    fields += [PileField("hand", seats), PileField("pile", seats)]
    fields += [Many("spent", CardId("card"), [], 60), Many("removed", CardId("card"), [], 60)]
    return [*fields, Many("items", Inner("item", item), [], 12)]


class ArenaPositions(Positions):
    def points(self) -> list[str]:
        return POINTS

    def fields(self, seats: int) -> list[Field]:
        fields: list[Field] = [
            Word("lead", "seat", SEATS, 0),
            Number("turn", 1, MANY, 2),
            Many("vp", Number("points", 0, 99), [0, 0]),
            Many("wins", Number("wins", 0, 5), [0, 0]),
            Number("game", 1, 5, 1),
            Word("loser", "seat", [*SEATS, "nobody"], 2),
        ]
        fields += [Flag(word, False) for word in DONE_WORDS]
        return fields + [Inner(seat, side_fields(seats), None) for seat in SEATS]

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        box = Box(game.library(settings))
        state = empty_arena(box, rules_of(settings))
        state.lead = given.number("lead")
        state.turn = given.number("turn")
        for name, numbers in (("vp", state.vp), ("wins", state.wins)):
            if len(given.numbers(name)) != 2:
                raise Wrong(name, f"{len(given.numbers(name))} came; it takes one number a seat, two in all")
            numbers[:] = given.numbers(name)
        state.game = given.number("game")
        state.loser = given.number("loser") if given.number("loser") < 2 else NONE
        for i in range(len(DONE_WORDS)):
            if given.flag(DONE_WORDS[i]):
                state.done |= DONE_BITS[i]
        for seat in range(2):
            if given.of(SEATS[seat]) is not None:
                build_side(state, seat, given.inner(SEATS[seat]))
        for seat in range(2):
            if given.of(SEATS[seat]) is not None:
                build_holds(state, seat, given.inner(SEATS[seat]))
        check_lines(state)
        check_statuses(state)
        check_holds(state)
        check_stasis(state)
        check_cards(state)
        check_course(state, POINTS[given.number("at") - 1])  # the first is the start of the game
        state.decks = [deck_of(state, seat) for seat in range(2)]
        return state

    def enter(self, state: State, point: str) -> None:
        assert isinstance(state, Arena)
        enter_point(state, point)

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        assert isinstance(state, Arena)
        table: dict[str, Any] = {"lead": SEATS[state.lead], "turn": state.turn}
        if full or state.vp != [0, 0]:
            table["vp"] = state.vp[:]
        if full or state.wins != [0, 0]:
            table["wins"] = state.wins[:]
        if full or state.game != 1:
            table["game"] = state.game
        if full or state.loser != NONE:
            table["loser"] = SEATS[state.loser] if state.loser != NONE else "nobody"
        for i in range(len(DONE_WORDS)):
            if full or state.done & DONE_BITS[i]:
                table[DONE_WORDS[i]] = state.done & DONE_BITS[i] != 0
        for seat in range(2):
            side = describe_side(state, seat, full)
            if side:
                table[SEATS[seat]] = side
        return table


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
    """A table on which nothing lies. With constructed decks only their owners know what is in them (spec 9)."""
    resource = [pile([], seat, NOBODY, 1 << seat if rules.constructed else EVERYONE) for seat in range(2)]
    own = [
        pile([], seat, 1 << seat, 1 << seat if rules.constructed else EVERYONE)
        for _kind in range(3)
        for seat in range(2)
    ]
    return Arena(box, rules, resource + own, [], [])


def build_side(state: Arena, seat: int, side: Given) -> None:
    for line in range(len(ROWS)):
        for table in side.inners(ROWS[line]):
            build_pet(state, seat, line if line <= REAR else STASIS, table, f"{SEATS[seat]}.{ROWS[line]}")
    given_pile(side, "hand").into(state.hand(seat))
    given_pile(side, "pile").into(state.resource(seat))
    state.spent[seat] = tuple(side.numbers("spent"))
    state.removed[seat] = tuple(side.numbers("removed"))
    items: list[int] = []
    for table in side.inners("items"):
        card = state.box.item[table.number("item")]
        if card is None:
            raise Wrong(f"{SEATS[seat]}.items", f"'{state.box.names[table.number('item')]}' is no Item")
        if table.of("uses") is not None and table.number("uses") > card.uses:
            said = f"{table.number('uses')} Uses came; {card.key} has {card.uses} (MA-ITEM-01)"
            raise Wrong(f"{SEATS[seat]}.items", said)
        items.append(card.number << 4 | (card.uses if table.of("uses") is None else table.number("uses")))
    state.items[seat] = tuple(items)


def build_pet(state: Arena, seat: int, line: int, table: Given, place: str) -> None:
    box = state.box
    card = box.pet[table.number("pet")]
    if card is None:
        raise Wrong(place, f"'{box.names[table.number('pet')]}' is no Pet")
    if state.pet_of(seat, card.slot) != NONE:
        raise Wrong(place, f"'{card.key}' stands there twice; a seat has no two of a kind")
    number = len(state.pets)
    pet = Pet(card, seat, line, card.health)
    state.pets.append(pet)
    if line != STASIS:
        state.lines[seat * 3 + line] = (*state.lines[seat * 3 + line], number)
    elyth = table.number("elyth")
    if elyth != NONE:
        stone = box.elyth[elyth]
        if stone is None:
            raise Wrong(place, f"'{box.names[elyth]}' is no Elyth")
        pet.elyth = elyth
        pet.health += stone.health_bonus()
    for given in table.inners("lasting"):
        effect = Lasting(
            WHAT[given.number("what")],
            number,
            given.number("by"),
            given.number("until"),
            given.number("seat"),
            given.number("source"),
            given.number("count"),
        )
        state.lasting = (*state.lasting, effect)
        if effect.what == HEALTH:
            pet.health += effect.amount
    if table.of("status") is not None:
        for status in range(CHOMP):
            count = table.inner("status").number(STATUSES[status])
            if count > 1 and status >= RESIDUAL:
                said = f"{count} counters of {STATUSES[status]} came; of it there is one or none (MA-RULING-66)"
                raise Wrong(f"{place}.status.{STATUSES[status]}", said)
            pet.set_counters(status, count)
    pet.charges = table.number("charges")
    pet.flags = (USED if table.flag("used") else 0) | (BORROWED if table.flag("borrowed") else 0)
    if pet.flags & BORROWED and pet.elyth == NONE:
        raise Wrong(place, f"{card.key} has no Elyth that could be borrowed")
    hp = pet.health if table.of("hp") is None else table.number("hp")
    if not 0 < hp <= pet.health:
        said = f"its Health is {pet.health}, and at 0 it would be Downed (MA-HP-01, MA-HP-03)"
        raise Wrong(place, f"{card.key} has {hp} HP; {said}")
    pet.damage = pet.health - hp


def build_holds(state: Arena, seat: int, side: Given) -> None:
    """When all pets stand, those that hold others can be found."""
    for row in ROWS:
        for table in side.inners(row):
            card = state.box.pet[table.number("pet")]
            assert card is not None
            for hold in (CHOMP, CONSTRICT):
                kind = table.number(STATUSES[hold])
                if kind == NONE:
                    continue
                giver = state.box.pet[kind]
                number = state.pet_of(1 - seat, giver.slot) if giver is not None else NONE
                if number == NONE:
                    said = f"'{state.box.names[kind]}' is no pet of the other side in play"
                    raise Wrong(f"{SEATS[seat]}.{row}", said)
                state.pets[state.pet_of(seat, card.slot)].set_giver(hold, number)


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
                raise Wrong(f"{place}.front", f"{counts[0]} pets came; {said}")
            if counts[2]:
                raise Wrong(f"{place}.rear", "simplified, there is no Rear; write this pet on the Guard (MA-RULING-85)")
        elif counts[2] and not counts[1]:
            raise Wrong(f"{place}.rear", "a pet stands on the Rear and none on the Guard; it needs one (MA-LINE-05)")


def check_statuses(state: Arena) -> None:
    """MA-STATUS-04 A pet has at most two types; what it gives to others is none of them (MA-LOCK-06)."""
    for pet in state.pets:
        types = [STATUSES[status] for status in range(len(STATUSES)) if pet.counters(status)]
        if len(types) > MOST_STATUSES:
            said = f"{pet.card.key} has {', '.join(types)}; a pet has at most {MOST_STATUSES} types of status at once"
            raise Wrong(place_of(pet), f"{said} (MA-STATUS-04)")


def check_holds(state: Arena) -> None:
    """MA-LOCK-05 A Giver affects one target at a time, with each of the two holds (MA-RULING-68)."""
    for hold in (CHOMP, CONSTRICT):
        held: dict[int, Pet] = {}
        for pet in state.pets:
            giver = pet.giver(hold)
            if giver == NONE:
                continue
            if giver in held:
                both = f"{state.pets[giver].card.key} holds {held[giver].card.key} and {pet.card.key}"
                raise Wrong(place_of(pet), f"{both} by {STATUSES[hold]}; a Giver affects one at a time (MA-LOCK-05)")
            held[giver] = pet
            for partner in (pet, state.pets[giver]):
                if partner.line == STASIS:
                    said = f"{partner.card.key} is in Stasis; a hold ends when a partner leaves the Arena"
                    raise Wrong(place_of(pet), f"{said} (MA-RULING-69)")


def check_stasis(state: Arena) -> None:
    """MA-RULING-112 What lasted on a pet has ended when it left for Stasis. A card may say that it takes its Elyth."""
    for effect in state.lasting:
        pet = state.pets[effect.on]
        if pet.line == STASIS:
            said = f"something lasts on {pet.card.key}; it ends when its pet leaves the Arena"
            raise Wrong(place_of(pet), f"{said} (MA-RULING-112)")


def place_of(pet: Pet) -> str:
    return f"{SEATS[pet.seat]}.{ROWS[pet.line if pet.line != STASIS else len(ROWS) - 1]}"


def check_cards(state: Arena) -> None:
    """MA-DECK-04 A card is once in a deck, so it lies in one place. MA-DECK-01 A deck has 21.

    How many of them are Pets is not asked, nor what the other has: examples fill a hand with what comes to mind.
    """
    box = state.box
    for seat in range(2):
        where: dict[int, str] = {}
        for place, kind in cards_by_place(state, seat):
            name = box.names[kind]
            if kind not in box.deck_legal:
                sort = "a token, which is never in a deck" if box.pet[kind] is not None else "no card of a deck"
                raise Wrong(place, f"'{name}' is {sort} (MA-DECK-03, MA-DECK-05)")
            if kind in where:
                raise Wrong(place, f"'{name}' lies here and at {where[kind]}; a deck has no card twice (MA-DECK-04)")
            where[kind] = place
        if len(where) > DECK:
            raise Wrong(SEATS[seat], f"{len(where)} cards came; a deck has {DECK} (MA-DECK-01)")


def cards_by_place(state: Arena, seat: int) -> list[tuple[str, int]]:
    """Where each card of a seat's deck lies. A stolen Elyth is the other's (MA-RULING-75); tokens are of no deck."""
    name = SEATS[seat]
    found: list[tuple[str, int]] = []
    for pet in state.pets:
        if pet.seat == seat and not pet.card.token:
            found.append((place_of(pet), pet.card.number))
        owner = 1 - pet.seat if pet.flags & BORROWED else pet.seat
        if pet.elyth != NONE and owner == seat:
            found.append((place_of(pet), pet.elyth))
    for place, held in (("hand", state.hand(seat)), ("pile", state.resource(seat))):
        found += [(f"{name}.{place}", card >> 16) for card in held.all_cards()]
    found += [(f"{name}.spent", kind) for kind in state.spent[seat]]
    found += [(f"{name}.removed", kind) for kind in state.removed[seat]]
    return found + [(f"{name}.items", item >> 4) for item in state.items[seat]]


def check_course(state: Arena, point: str) -> None:
    """Points, turns and games that would have ended the game or the match before."""
    for seat in range(2):
        if state.vp[seat] >= GOAL:
            raise Wrong("vp", f"{state.vp[seat]} came for {SEATS[seat]}; whoever has {GOAL} has won (MA-WIN-01)")
    if state.rules.turn_limit and state.turn > state.rules.turn_limit:
        said = f"turn_limit = {state.rules.turn_limit} ended the game before (MA-RULING-14)"
        raise Wrong("turn", f"turn {state.turn} came; {said}")
    if point in BEFORE_PRIMARY:
        for i in range(len(DONE_WORDS)):
            if state.done & DONE_BITS[i]:
                raise Wrong(DONE_WORDS[i], f"at '{point}' the Primary step has not begun (MA-TURN-01)")
    if not state.rules.best_of_3:
        if state.game != 1 or state.wins != [0, 0] or state.loser != NONE:
            raise Wrong("game", "this is a single game; 'wins', 'game' and 'loser' are of a match (MA-MATCH-01)")
        return
    if max(state.wins) >= MATCH_WINS:
        raise Wrong("wins", f"{max(state.wins)} came; {MATCH_WINS} wins end a match (MA-MATCH-01)")
    if sum(state.wins) >= state.game:
        said = f"before game {state.game} there were {state.game - 1} (MA-RULING-17)"
        raise Wrong("wins", f"{sum(state.wins)} games came that somebody won; {said}")
    if state.loser != NONE and not state.wins[1 - state.loser]:
        raise Wrong("loser", f"{SEATS[state.loser]} lost a game that nobody won; see 'wins' (MA-MATCH-02)")


def deck_of(state: Arena, seat: int) -> tuple[int, ...]:
    """What a seat plays with: all its cards, wherever they are. Nobody reads it with constructed decks."""
    if state.rules.constructed:
        return ()
    kinds = [card >> 16 for held in (state.resource(seat), state.hand(seat)) for card in held.all_cards()]
    kinds += list(state.spent[seat]) + list(state.removed[seat]) + [item >> 4 for item in state.items[seat]]
    for pet in state.pets:
        if pet.seat == seat:
            kinds += [] if pet.card.token else [pet.card.number]
            kinds += [pet.elyth] if pet.elyth != NONE else []
    return tuple(sorted(kinds))


def describe_side(state: Arena, seat: int, full: bool) -> dict[str, Any]:
    names = state.box.names
    side: dict[str, Any] = {}
    for line in range(len(ROWS)):
        if line <= REAR:
            row = list(state.row(seat, line))
        else:
            row = [n for n in range(len(state.pets)) if state.pets[n].line == STASIS and state.pets[n].seat == seat]
        if full or row:
            side[ROWS[line]] = [describe_pet(state, number, full) for number in row]
    for name, held in (("hand", state.hand(seat)), ("pile", state.resource(seat))):
        if full or len(held):
            side[name] = pile_plain(held, names, 2)
    if full or state.spent[seat]:
        side["spent"] = [names[kind] for kind in state.spent[seat]]
    if full or state.removed[seat]:
        side["removed"] = [names[kind] for kind in state.removed[seat]]
    if full or state.items[seat]:
        side["items"] = [{"item": names[item >> 4], "uses": item & 0xF} for item in state.items[seat]]
    return side


def describe_pet(state: Arena, number: int, full: bool) -> dict[str, Any]:
    pet = state.pets[number]
    table: dict[str, Any] = {"pet": pet.card.key}
    if full or pet.damage:
        table["hp"] = pet.hp()
    if full:
        table["health"] = pet.health
    if full or pet.elyth != NONE:
        table["elyth"] = state.box.names[pet.elyth] if pet.elyth != NONE else "none"
    status = {STATUSES[i]: pet.counters(i) for i in range(CHOMP) if full or pet.counters(i)}
    if status:
        table["status"] = status
    for hold in (CHOMP, CONSTRICT):
        if full or pet.giver(hold) != NONE:
            giver = pet.giver(hold)
            table[STATUSES[hold]] = state.pets[giver].card.key if giver != NONE else "none"
    if full or pet.charges:
        table["charges"] = pet.charges
    if full or pet.flags & BORROWED:
        table["borrowed"] = pet.flags & BORROWED != 0
    if full or pet.has_used():
        table["used"] = pet.has_used()
    lasting = [describe_lasting(state, effect, full) for effect in state.lasting if effect.on == number]
    if full or lasting:
        table["lasting"] = lasting
    return table


def describe_lasting(state: Arena, effect: Lasting, full: bool) -> dict[str, Any]:
    table: dict[str, Any] = {
        "what": WHAT_WORDS[WHAT.index(effect.what)],
        "by": effect.amount,
        "until": UNTIL_WORDS[effect.until],
        "seat": SEATS[effect.owner],
        "count": effect.count,
    }
    if effect.source != NONE and not full:  # what a scenario expects is compared as a whole, and says no card
        table["source"] = state.box.names[effect.source]
    return table
