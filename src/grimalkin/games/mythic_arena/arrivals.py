"""Pets that come and go: places in a line, arrivals, Elyth put on and taken off, Stasis.

MA-PLAY, MA-ELYTH, MA-ZONE-11 to -15, MA-RULING-23, -27, -73 to -77, -107, -112, -114, -125.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask
from grimalkin.core.piles import kind_of, public
from grimalkin.games.mythic_arena.effects import pet_chosen, pet_option, run_script
from grimalkin.games.mythic_arena.health import change_health, log_hp, test
from grimalkin.games.mythic_arena.lasting import forget_pet
from grimalkin.games.mythic_arena.lines import enter_line, leave_line, legal_lines
from grimalkin.games.mythic_arena.printed import (
    ATTACHED,
    CHOMP,
    CONSTRICT,
    ENTERS_ARENA,
    HEALTH,
    PLAYED_FROM_HAND,
    PetCard,
)
from grimalkin.games.mythic_arena.state import (
    ATTACHES,
    BACK,
    BORROWED,
    ELYTH_LEFT,
    ENTERED,
    FRONT,
    GUARD,
    LINES,
    NONE,
    ON,
    ON_THEM,
    OUT,
    PARALYZED,
    PLACE,
    PLAYED,
    REAR,
    RELEASED,
    SEATS,
    STASIS,
    TO_STASIS,
    USED,
    Arena,
    Pet,
)
from grimalkin.games.mythic_arena.values import waits
from grimalkin.kit.lasting import by_piece, renumbered, sum_of

NUMBERS: Final = tuple(range(128))  # more than there can ever be pets

# Arrivals


def arrive(game: Arena, seat: int, card: PetCard, line: int, index: int) -> int:
    """MA-RULING-107 A pet enters the Arena, new and with all its Health, and its triggers of that go off."""
    number = put_pet(game, seat, card, line, index, "MA-RULING-125")
    entered(game, number)
    return number


def put_pet(game: Arena, seat: int, card: PetCard, line: int, index: int, rule: str) -> int:
    """MA-PLAY-05 A pet gets a Status card with all its HP. A token that was Downed gets its old number again."""
    pet = Pet(card, seat, OUT, card.health)
    number = game.fallen_of(seat, card.index)
    if number == NONE:
        number = len(game.pets)
        game.pets.append(pet)
    else:
        game.pets[number] = pet
    enter_line(game, number, line, index)
    game.log_event(rule, ENTERED, number, line, card.health, card.health)
    return number


def entered(game: Arena, number: int) -> None:
    go_off(game, number, ENTERS_ARENA)


def go_off(game: Arena, number: int, on: int) -> None:
    """Put the effects of the pet's Passives that wait for this moment on top, then those of its Elyth."""
    pet = game.pets[number]
    if not waits(game, pet, 1 << on):
        return
    if pet.elyth != NONE:
        elyth = game.box.elyth[pet.elyth]
        if elyth is not None:
            passives = elyth.on[on]
            for i in range(len(passives) - 1, -1, -1):
                run_script(game, passives[i].script, pet.seat, number, NONE, pet.elyth)
    own = pet.card.on[on]
    for i in range(len(own) - 1, -1, -1):
        run_script(game, own[i].script, pet.seat, number, NONE, pet.card.number)


# Numbers


def renumber(game: Arena) -> None:
    """Number the pets by seat, line and place, so that a position is the same however it was reached.

    Only between actions, when nothing waits that knows a pet by its number. The Downed lose theirs.
    """
    for pet in game.pets:
        if pet.flags and pet.line != OUT:
            pet.flags &= USED | BORROWED
    if not is_numbered(game):
        give_numbers(game)
    if game.lasting:
        game.lasting = by_piece(game.lasting)


def is_numbered(game: Arena) -> bool:
    """Whether the pets have the numbers already that `renumber` gives, with nobody in Stasis or Downed between."""
    count = 0
    for row in game.lines:
        for number in row:
            if number != count:
                return False
            count += 1
    return count == len(game.pets)


def give_numbers(game: Arena) -> None:
    """The pets get new numbers, everywhere."""
    old = game.pets
    pets: list[Pet] = []
    for line in range(len(game.lines)):
        row = game.lines[line]
        if row:
            game.lines[line] = NUMBERS[len(pets) : len(pets) + len(row)]
            for number in row:
                pets.append(old[number])
        if line % 3 == REAR:
            for pet in old:
                if pet.line == STASIS and pet.seat == line // 3:
                    pets.append(pet)
    game.pets = pets
    if game.lasting or game.somebody_held():
        new = [place_of(pet, pets) for pet in old]
        for pet in game.pets:
            if pet.held:
                for hold in range(CHOMP, CONSTRICT + 1):
                    if pet.giver(hold) != NONE:
                        pet.set_giver(hold, new[pet.giver(hold)])
        game.lasting = renumbered(game.lasting, new)


def place_of(pet: Pet, pets: list[Pet]) -> int:
    """Where this very pet lies in the list, or NONE."""
    for place in range(len(pets)):
        if pets[place] is pet:
            return place
    return NONE


# Where a pet goes


def places(game: Arena, seat: int) -> list[int]:
    """MA-RULING-27 Where a further pet may go, as options: a legal line, and any index in its row."""
    found: list[int] = []
    for line in legal_lines(game, seat):
        for index in range(len(game.row(seat, line)) + 1):
            found.append(PLACE.code(line, index))
    return found


def place_pet(game: Arena, ask: ChoosePlace) -> None:
    """Ask where a pet goes, unless there is one place only: how many there are everybody sees."""
    found = places(game, ask.seat)
    if len(found) == 1:
        ask.chosen(game, ask.seat, found[0])
    else:
        game.then(ask)


class ChoosePlace(Ask[Arena]):
    """MA-RULING-27 A pet goes into one of the lines of its owner's Arena; the owner picks the place in the row."""

    id: ClassVar[str] = "choose_place"
    rule: ClassVar[str] = "MA-RULING-27"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for line in range(3):
            for index in range(len(game.row(seat, line)) + 1):
                found.append(PLACE.code(line, index))
        return found

    def options(self, game: Arena, seat: int) -> list[int]:
        return places(game, seat)

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        line = PLACE.one(act)
        lines = legal_lines(game, seat)
        if line in lines:
            return ALLOWED
        if game.rules.simplified and FRONT not in lines:
            return "MA-SIMPLE-02" if line == REAR else "MA-SIMPLE-03"
        if FRONT in lines:
            return "MA-LINE-04" if line == GUARD else "MA-PLAY-02"
        if game.row(seat, line):
            return "MA-LINE-07"  # all three lines come first
        return "MA-LINE-05"  # the Rear waits for the Guard

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [f"{LINES[PLACE.one(option)]}.{SEATS[seat]}"]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        line = PLACE.one(option)
        self.placed(game, seat, line, PLACE.two(option))

    def placed(self, game: Arena, seat: int, line: int, index: int) -> None:
        """Put the pet there."""
        raise NotImplementedError


class PlacePlayed(ChoosePlace):
    """MA-PLAY-04 A Pet of the hand is played; until its place is chosen it lies face down among the cards looked at."""

    id: ClassVar[str] = "place_played"
    rule: ClassVar[str] = "MA-PLAY-04"
    chained: ClassVar[bool] = True

    def placed(self, game: Arena, seat: int, line: int, index: int) -> None:
        kind = kind_of(game.looking(seat).cards[0])
        card = game.box.pet[kind]
        assert card is not None, f"{game.box.names[kind]} is not a Pet"
        game.log_event("MA-PLAY-01", PLAYED, seat, game.play_from(game.looking(seat), kind), game.willpower(seat))
        free = len(legal_lines(game, seat)) == 3  # the owner had the choice of the line
        number = put_pet(game, seat, card, line, index, "MA-RULING-23" if free else "MA-PLAY-03")
        go_off(game, number, PLAYED_FROM_HAND)
        entered(game, number)


class PlaceCalled(ChoosePlace):
    """MA-RULING-11 A token comes into the Arena where a Pet could be played."""

    id: ClassVar[str] = "place_called"
    rule: ClassVar[str] = "MA-RULING-11"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def placed(self, game: Arena, seat: int, line: int, index: int) -> None:
        card = game.box.pet[self.kind]
        assert card is not None, f"{game.box.names[self.kind]} is not a Pet"
        arrive(game, seat, card, line, index)


class PlaceReturned(ChoosePlace):
    """MA-RULING-74 A pet returns from Stasis where a Pet could be played; this is not a pet play."""

    id: ClassVar[str] = "place_returned"
    rule: ClassVar[str] = "MA-RULING-74"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def placed(self, game: Arena, seat: int, line: int, index: int) -> None:
        enter_line(game, self.number, line, index)
        returned = game.pets[self.number]
        game.log_event("MA-RULING-107", BACK, self.number)
        game.log_event("MA-PLAY-05", ENTERED, self.number, line, returned.hp(), returned.health)
        entered(game, self.number)


def play_pet(game: Arena, seat: int, kind: int) -> None:
    """A Pet leaves the hand for the Arena."""
    game.move_hidden(game.hand(seat), game.looking(seat), kind, 1 << seat)
    place_pet(game, PlacePlayed(seat))


def call_pet(game: Arena, seat: int, kind: int) -> None:
    """MA-RULING-11 A token comes into the Arena; called again it arrives new (MA-RULING-125)."""
    place_pet(game, PlaceCalled(seat, kind))


def return_pet(game: Arena, number: int) -> None:
    """A pet comes back from Stasis."""
    place_pet(game, PlaceReturned(game.pets[number].seat, number))


# Elyth


def own_health(game: Arena, number: int) -> int:
    """MA-RULING-77 The pet's Health without Elyth: printed, and what lasts on it."""
    return game.pets[number].card.health + sum_of(game.lasting, HEALTH, number)


def attach(game: Arena, number: int, kind: int, owner: int = NONE) -> None:
    """MA-ELYTH-05 Elyth goes on a pet; one that is there already is Spent first (MA-ELYTH-06).

    HP moves with Health, and is tested when both changes are done (MA-RULING-76). `owner`: whose card it is, if it
    is not the pet's owner's (MA-RULING-75).
    """
    pet = game.pets[number]
    if pet.elyth != NONE:
        take_off(game, number, True, "MA-ELYTH-06")
    elyth = game.box.elyth[kind]
    assert elyth is not None, f"{game.box.names[kind]} is not an Elyth"
    pet.elyth = kind
    if owner not in (NONE, pet.seat):
        pet.flags |= BORROWED
    game.log_event("MA-ELYTH-02", ATTACHES, number, public(kind))
    gain = own_health(game, number) + elyth.health_bonus() - pet.health
    if gain:
        change_health(game, number, gain, 0)
    for i in range(len(elyth.on[ATTACHED]) - 1, -1, -1):
        run_script(game, elyth.on[ATTACHED][i].script, pet.seat, number, NONE, kind)


def detach(game: Arena, number: int, to_spent: bool, sources: int = 0) -> None:
    """MA-ELYTH-08 Elyth leaves a pet, and its Health with it; `sources`: the pets that did it (MA-RULING-106)."""
    loss = own_health(game, number) - game.pets[number].health
    take_off(game, number, to_spent, "MA-RULING-76" if loss else "MA-ELYTH-08")
    if loss:
        change_health(game, number, loss, sources)


def take_off(game: Arena, number: int, to_spent: bool, rule: str) -> None:
    """Elyth always goes to its owner's Spent Pile, also when stolen (MA-RULING-75)."""
    pet = game.pets[number]
    kind = pet.elyth
    game.log_event(rule, ELYTH_LEFT, number, public(kind))
    if to_spent:
        game.spend(game.elyth_owner(number), kind, "MA-RULING-75")
    pet.elyth = NONE
    pet.flags &= ~BORROWED


def play_elyth(game: Arena, seat: int, kind: int) -> None:
    """Elyth leaves the hand for one of the own pets; which, is asked if there are several."""
    game.move_hidden(game.hand(seat), game.looking(seat), kind, 1 << seat)
    ask = AttachTo(seat)
    if game.in_play(seat) == 1:
        ask.chosen(game, seat, ask.options(game, seat)[0])
    else:
        game.then(ask)


class AttachTo(Ask[Arena]):
    """MA-ELYTH-01 Elyth is attached to one pet in the Arena; until then it lies face down among the cards looked at."""

    id: ClassVar[str] = "attach_to"
    rule: ClassVar[str] = "MA-ELYTH-01"
    chained: ClassVar[bool] = True

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [pet_option(game, seat, pet) for pet in range(len(game.pets)) if game.pets[pet].line >= 0]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return "MA-RULING-75" if act >= ON_THEM else ALLOWED

    def options(self, game: Arena, seat: int) -> list[int]:
        return [ON + pet.card.index for pet in game.pets if pet.line >= 0 and pet.seat == seat]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(pet_chosen(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        kind = kind_of(game.looking(seat).cards[0])
        game.log_event("MA-ELYTH-03", PLAYED, seat, game.play_from(game.looking(seat), kind), game.willpower(seat))
        attach(game, game.pet_of(seat, option - ON), kind)


# Leaving


def end_holds(game: Arena, number: int) -> None:
    """MA-RULING-69 Holds that a pet gives or is in end for both when it leaves."""
    pet = game.pets[number]
    for hold in (CHOMP, CONSTRICT):
        if pet.giver(hold) != NONE:
            pet.set_giver(hold, NONE)
            game.log_event("MA-RULING-69", RELEASED, number, hold, 0)
        recipient = game.giving(number, hold)
        if recipient != NONE:
            game.pets[recipient].set_giver(hold, NONE)
            game.log_event("MA-RULING-69", RELEASED, recipient, hold, 0)


def leave_arena(game: Arena, number: int) -> None:
    """MA-ZONE-07 A pet is gone: Elyth Spent (MA-ELYTH-07), damage, statuses and counters wiped, holds and effects over.

    Its card goes nowhere by this: whoever Downs it says where.
    """
    pet = game.pets[number]
    if pet.elyth != NONE:
        take_off(game, number, True, "MA-ELYTH-07")
    end_holds(game, number)
    forget_pet(game, number)
    pet.health = pet.card.health
    pet.damage = 0
    pet.status = 0
    pet.charges = 0
    pet.flags = 0
    pet.downers = 0
    leave_line(game, number)


def go_to_stasis(game: Arena, number: int, with_elyth: bool) -> None:
    """MA-ZONE-15 A pet goes to Stasis, alone or with its Elyth; what is left behind is Spent.

    What lasts on it ends (MA-RULING-112) and its counters go back to their start, but damage and statuses stay
    (MA-RULING-73). If only Elyth or counters kept its HP above 0, it is doomed instead of leaving (MA-RULING-114).
    """
    pet = game.pets[number]
    if pet.elyth != NONE and not with_elyth:
        take_off(game, number, True, "MA-ZONE-15")
    # the clock of a status goes on: the status stays (MA-RULING-73)
    game.lasting = tuple([effect for effect in game.lasting if effect.on != number or effect.what == PARALYZED])
    health = own_health(game, number)
    if pet.elyth != NONE:
        elyth = game.box.elyth[pet.elyth]
        health += elyth.health_bonus() if elyth is not None else 0
    if health != pet.health:
        change = health - pet.health
        pet.health = health
        log_hp(game, number, change, 0, "MA-RULING-114")
        test(game, number, 0)
    if pet.is_doomed():
        return
    end_holds(game, number)
    pet.charges = 0
    leave_line(game, number)
    pet.line = STASIS
    game.lines_broken = True  # a Line Check follows (MA-RULING-74)
    empty_slot(game, number)
    game.log_event("MA-RULING-73" if pet.damage or pet.status else "MA-ZONE-13", TO_STASIS, number)


def empty_slot(game: Arena, number: int) -> None:
    """A slot that a pet leaves without being Downed is empty, and nobody Retaliates for it (MA-RULING-74)."""
    place = game.slot_of(number)
    if place != NONE:
        game.slots[place].pet = NONE
