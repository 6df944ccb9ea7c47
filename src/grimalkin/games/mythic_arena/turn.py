"""The turn: T0 to T3, and handing it over (MA-TURN, MA-ITEM, MA-ELYTH, MA-RUNE, MA-SWITCH)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import public
from grimalkin.games.mythic_arena.arrivals import play_elyth, play_pet, renumber, return_pet
from grimalkin.games.mythic_arena.battle import begin_battle
from grimalkin.games.mythic_arena.cleanup import CLEANUP as CLEAN_UP
from grimalkin.games.mythic_arena.downs import RESOLVE_DOWNS
from grimalkin.games.mythic_arena.drawing import DrawCard
from grimalkin.games.mythic_arena.effects import barred_by_hold, can_begin, forbids_begin, run_script
from grimalkin.games.mythic_arena.ending import limit_reached
from grimalkin.games.mythic_arena.holds import MayReleaseHold
from grimalkin.games.mythic_arena.lasting import end_lasting
from grimalkin.games.mythic_arena.printed import UniquePower
from grimalkin.games.mythic_arena.quantities import counts_for
from grimalkin.games.mythic_arena.state import (
    ANNOUNCES,
    BATTLE,
    BATTLED,
    CARD_ROOM,
    CHARGED,
    CLEANUP,
    ITEM_DONE,
    NO_DRAW,
    NONE,
    OUT,
    PET_ROOM,
    PLAY,
    PLAYED,
    POWER,
    POWER_ROOM,
    RETURN,
    SEATS,
    START_OF_NEXT_TURN,
    STASIS,
    SWITCHED_ONCE,
    TURN,
    UNIQUE,
    UNIQUE_DONE,
    UNIQUE_USED,
    USE,
    USED,
    USED_ITEM,
    Arena,
)
from grimalkin.games.mythic_arena.statuses import check_incapacity
from grimalkin.games.mythic_arena.switch import (
    add_switches,
    do_switch,
    forbids_switch,
    pets_in_play,
    switch_acts,
    switch_touches,
)
from grimalkin.games.mythic_arena.values import unique_cost
from grimalkin.kit.piles import PickCard

# T0


class StartTurn(Step[Arena]):
    """MA-TURN-01 Draw, play a Pet, Primary, Cleanup. Before that, what lasted until now is over and Stasis ends."""

    id: ClassVar[str] = "start_turn"
    rule: ClassVar[str] = "MA-TURN-01"

    def run(self, game: Arena) -> None:
        renumber(game)
        # the player on turn is the Lead Player
        game.log_event("MA-OPEN-10" if game.turn == 1 else "MA-OPEN-07", TURN, game.turn, game.lead)
        game.done = 0
        for pet in game.pets:
            if pet.line != OUT:
                pet.flags &= ~USED
        game.then(RESOLVE_DOWNS, RETURNS, draw_step(game), PLAY_STEP, PRIMARY_STEP)
        end_lasting(game, 1 << START_OF_NEXT_TURN, game.lead)


class Returns(Step[Arena]):
    """MA-ZONE-11 The Lead Player's pets come back from Stasis; of several the owner picks the order."""

    id: ClassVar[str] = "returns"
    rule: ClassVar[str] = "MA-ZONE-11"

    def run(self, game: Arena) -> None:
        away = in_stasis(game, game.lead)
        if not away:
            return
        if len(away) > 1:
            game.then(ChooseReturn(game.lead), RESOLVE_DOWNS, RETURNS)
        else:
            game.then(RESOLVE_DOWNS)
            return_pet(game, away[0])


def in_stasis(game: Arena, seat: int) -> list[int]:
    found: list[int] = []
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.line == STASIS and pet.seat == seat:
            found.append(number)
    return found


class ChooseReturn(Ask[Arena]):
    """MA-ZONE-11 Which pet comes back from Stasis first."""

    id: ClassVar[str] = "choose_return"
    rule: ClassVar[str] = "MA-ZONE-11"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [RETURN + game.pets[number].card.index for number in in_stasis(game, seat)]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - RETURN))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        return_pet(game, game.pet_of(seat, option - RETURN))


# T1


class DrawStep(Step[Arena]):
    """MA-TURN-02 The Lead Player draws a card, which is not a choice."""

    id: ClassVar[str] = "draw_step"
    rule: ClassVar[str] = "MA-TURN-02"

    def run(self, game: Arena) -> None:
        renumber(game)
        if len(game.resource(game.lead)):
            game.then(DRAW_CARD[game.lead])
        else:
            game.log_event("MA-ZONE-04", NO_DRAW, game.lead)


class FirstTurn(Step[Arena]):
    """MA-TURN-03 Game turn 1 has no draw; it is the only one (MA-RULING-22)."""

    id: ClassVar[str] = "first_turn"
    rule: ClassVar[str] = "MA-TURN-03"

    def run(self, game: Arena) -> None:
        game.log_event("MA-RULING-22", NO_DRAW, game.lead)


def draw_step(game: Arena) -> Step[Arena]:
    return FIRST_TURN if game.turn == 1 else DRAW_STEP


# T2


class PlayStep(Step[Arena]):
    """MA-ZONE-06 Whoever holds a card is asked for a Pet: whether one is among them is nobody's business."""

    id: ClassVar[str] = "play_step"
    rule: ClassVar[str] = "MA-ZONE-06"

    def run(self, game: Arena) -> None:
        renumber(game)
        if game.willpower(game.lead):
            game.then(PLAY_PET[game.lead])


class PlayPet(PickCard[Arena]):
    """MA-TURN-04 The Lead Player may play one Pet from hand."""

    id: ClassVar[str] = "play_pet"
    rule: ClassVar[str] = "MA-TURN-04"

    def block(self) -> int:
        return PLAY

    def choices(self, game: Arena, seat: int) -> list[int]:
        return game.hand(seat).kinds()

    def may_pass(self) -> bool:
        return True

    def forbids_kind(self, game: Arena, seat: int, kind: int) -> str:
        if game.box.pet[kind] is not None:
            return ALLOWED
        # the other cards come in the Primary step
        if game.box.elyth[kind] is not None:
            return "MA-TURN-10"
        return "MA-TURN-11" if game.box.rune[kind] is not None else "MA-TURN-12"

    def options(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for kind in game.hand(seat).kinds():
            if game.box.pet[kind] is not None:
                found.append(PLAY + kind)
        return found

    def zone(self, game: Arena, seat: int) -> str:
        return f"hand.{SEATS[seat]}"

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        game.then(RESOLVE_DOWNS)
        play_pet(game, seat, kind)


def hand_piece(game: Arena, seat: int, kind: int) -> str:
    return f"hand.{SEATS[seat]}.{game.box.names[kind]}"


# T3


class PrimaryStep(Step[Arena]):
    """MA-GEN-03 In the Primary step the Lead Player acts and puts cards into the Arena, until Cleanup is announced."""

    id: ClassVar[str] = "primary_step"
    rule: ClassVar[str] = "MA-GEN-03"

    def run(self, game: Arena) -> None:
        renumber(game)
        game.then(PRIMARY_OF[game.lead])


class Primary(MayReleaseHold):
    """MA-TURN-05 The Lead Player's next action: Battle once, a Unique, a Switch and a Use at most once, any cards."""

    id: ClassVar[str] = "primary"
    rule: ClassVar[str] = "MA-TURN-05"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found = [BATTLE, CLEANUP]
        for number in pets_in_play(game, seat):
            found.append(UNIQUE + game.pets[number].card.index)
            for power in game.pets[number].card.powers:
                found.append(POWER + power.number)
        found += switch_acts(game, seat)
        for kind in game.hand(seat).kinds():
            found.append(PLAY + kind)
        for item in game.items[seat]:
            found.append(USE + (item >> 4))
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == BATTLE:
            return "MA-TURN-06" if game.done & BATTLED else ALLOWED
        if act == CLEANUP:
            return ALLOWED if game.done & BATTLED else "MA-RULING-86"
        if is_unique(act):
            return forbids_unique(game, seat, game.pet_of(seat, act - UNIQUE))
        if is_power(act):
            return "MA-POWER-07"
        if is_play(act):
            return forbids_play(game, seat, act - PLAY)
        if is_use(act):
            return forbids_item(game, seat, act - USE)
        if game.done & SWITCHED_ONCE:
            return "MA-SWITCH-03"
        return forbids_switch(game, seat, act)

    def options(self, game: Arena, seat: int) -> list[int]:
        done = game.done
        found = [CLEANUP if done & BATTLED else BATTLE]
        if not done & UNIQUE_DONE:
            for line in range(seat * 3, seat * 3 + 3):
                for number in game.lines[line]:
                    card = game.pets[number].card
                    if card.uniques and not forbids_unique(game, seat, number):
                        found.append(UNIQUE + card.index)
        if not done & SWITCHED_ONCE:
            add_switches(found, game, seat)
        for kind in game.hand(seat).kinds():
            if not forbids_play(game, seat, kind):
                found.append(PLAY + kind)
        if not done & ITEM_DONE:
            for item in game.items[seat]:
                if not forbids_item(game, seat, item >> 4):
                    found.append(USE + (item >> 4))
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option in (BATTLE, CLEANUP):
            return []
        if is_unique(option):
            return [game.piece_name(game.pet_of(seat, option - UNIQUE))]
        if is_power(option):
            return [game.piece_name(bearer_of(game, seat, option - POWER))]
        if is_play(option):
            return [hand_piece(game, seat, option - PLAY)]
        if is_use(option):
            return [f"items.{SEATS[seat]}.{game.box.names[option - USE]}"]
        return switch_touches(game, seat, option)

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == CLEANUP:
            game.log_event("MA-TURN-13", ANNOUNCES, seat, CLEANUP)
            game.then(CLEAN_UP, TURN_LIMIT)
            return
        game.then(RESOLVE_DOWNS, PRIMARY_STEP)
        if option == BATTLE:
            game.then(BattleAction(seat))
        elif is_unique(option):
            use_unique(game, seat, game.pet_of(seat, option - UNIQUE))
        elif is_play(option):
            play_card(game, seat, option - PLAY)
        elif is_use(option):
            game.then(UseItem(seat, option - USE))
        else:
            game.then(SwitchAction(seat, option))


def is_unique(option: int) -> bool:
    return UNIQUE <= option < UNIQUE + PET_ROOM


def is_power(option: int) -> bool:
    return POWER <= option < POWER + POWER_ROOM


def bearer_of(game: Arena, seat: int, power: int) -> int:
    """The seat's pet in play that a Battle Power is printed on."""
    for number in pets_in_play(game, seat):
        for printed in game.pets[number].card.powers:
            if printed.number == power:
                return number
    return NONE


def is_play(option: int) -> bool:
    return PLAY <= option < PLAY + CARD_ROOM


def is_use(option: int) -> bool:
    return USE <= option < USE + CARD_ROOM


class BattleAction(Step[Arena]):
    """MA-TURN-07 Attackers and Blockers are named and fight."""

    id: ClassVar[str] = "battle_action"
    rule: ClassVar[str] = "MA-TURN-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        game.log_event("MA-GEN-04", ANNOUNCES, self.seat, BATTLE)
        begin_battle(game)


# Unique Powers


def unique_of(game: Arena, number: int) -> UniquePower | None:
    uniques = game.pets[number].card.uniques
    return uniques[0] if uniques else None


def forbids_unique(game: Arena, seat: int, number: int) -> str:
    """The rule that keeps a pet's Unique Power from being used now, or ALLOWED. Pets do not tire (MA-RULING-132)."""
    if game.done & UNIQUE_DONE:
        return "MA-POWER-09"
    power = unique_of(game, number)
    if power is None:
        return "MA-POWER-01"
    if game.willpower(seat) < unique_cost(game, number, power):
        return "MA-POWER-03"
    if barred_by_hold(game, power.script, number):
        return "MA-RULING-70"
    if power.pay > game.pets[number].charges or not power.condition.value(game, number, NONE):
        return "MA-RULING-100"
    return forbids_begin(game, power.script, seat, number)


def use_unique(game: Arena, seat: int, number: int) -> None:
    """MA-TURN-08 The one Unique Power of this turn, whether or not Paralyze, Fear and Stunned let it happen."""
    game.done |= UNIQUE_DONE
    game.log_event("MA-TURN-08", UNIQUE_USED, number)
    check_incapacity(game, number, DoUnique(seat, number))


class DoUnique(Step[Arena]):
    """MA-POWER-10 A Unique Power happens: counters are paid, then its effects come in printed order."""

    id: ClassVar[str] = "do_unique"
    rule: ClassVar[str] = "MA-POWER-10"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, game: Arena) -> None:
        power = unique_of(game, self.number)
        assert power is not None, "only a pet with a Unique Power is offered one"
        pet = game.pets[self.number]
        if power.pay:
            pet.charges -= power.pay
            game.log_event("MA-POWER-10", CHARGED, self.number, pet.charges)
        run_script(game, power.script, self.seat, self.number, NONE, pet.card.number)


# The Switch


class SwitchAction(Step[Arena]):
    """MA-TURN-09 The one Switch of this turn, whether or not Paralyze lets it happen."""

    id: ClassVar[str] = "switch_action"
    rule: ClassVar[str] = "MA-TURN-09"

    def __init__(self, seat: int, option: int) -> None:
        self.seat = seat
        self.option = option

    def run(self, game: Arena) -> None:
        game.done |= SWITCHED_ONCE
        do_switch(game, self.seat, self.option)


# Cards


def forbids_play(game: Arena, seat: int, kind: int) -> str:
    """The rule that keeps a card of the hand from being played in the Primary step, or ALLOWED."""
    box = game.box
    rune = box.rune[kind]
    if rune is not None:
        if not rune.primary:
            return "MA-RUNE-01"
        if not rune.condition.value(game, counts_for(seat, NONE), NONE):
            return "MA-RULING-100"
        return ALLOWED if can_begin(game, rune.script, seat, NONE) else "MA-RULING-116"
    return "MA-TURN-04" if box.pet[kind] is not None else ALLOWED


def play_card(game: Arena, seat: int, kind: int) -> None:
    """Elyth goes on a pet, an Item into the Arena, a Rune takes effect."""
    if game.box.elyth[kind] is not None:
        play_elyth(game, seat, kind)
        return
    card = game.play_from(game.hand(seat), kind)
    if game.box.item[kind] is not None:
        game.log_event("MA-ITEM-02", PLAYED, seat, card, game.willpower(seat))
        game.then(PlaceItem(seat, kind))
        return
    rune = game.box.rune[kind]
    assert rune is not None, f"{game.box.names[kind]} is not played in the Primary step"
    game.log_event("MA-RUNE-02", PLAYED, seat, card, game.willpower(seat))
    game.spend(seat, kind, "MA-RUNE-04")
    run_script(game, rune.script, seat, NONE, NONE, kind)


class PlaceItem(Step[Arena]):
    """MA-RULING-136 An Item comes into play with all its Uses, also one that was there before."""

    id: ClassVar[str] = "place_item"
    rule: ClassVar[str] = "MA-RULING-136"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, game: Arena) -> None:
        item = game.box.item[self.kind]
        assert item is not None, f"{game.box.names[self.kind]} is not an Item"
        game.items[self.seat] = (*game.items[self.seat], self.kind << 4 | item.uses)


def forbids_item(game: Arena, seat: int, kind: int) -> str:
    """The rule that keeps an Item in play from being used now, or ALLOWED; the turn it came does not matter."""
    if game.done & ITEM_DONE:
        return "MA-ITEM-03"
    item = game.box.item[kind]
    assert item is not None, f"{game.box.names[kind]} is not an Item"
    return ALLOWED if can_begin(game, item.script, seat, NONE) else "MA-RULING-116"


class UseItem(Step[Arena]):
    """MA-RULING-79 One Use of one own Item; an Item without Uses is Spent (MA-ITEM-05)."""

    id: ClassVar[str] = "use_item"
    rule: ClassVar[str] = "MA-RULING-79"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, game: Arena) -> None:
        game.done |= ITEM_DONE
        item = game.box.item[self.kind]
        assert item is not None, f"{game.box.names[self.kind]} is not an Item"
        kept: list[int] = []
        left = 0
        for other in game.items[self.seat]:
            if other >> 4 != self.kind:
                kept.append(other)
            else:
                left = (other & 0xF) - 1
                if left:
                    kept.append(self.kind << 4 | left)
        game.items[self.seat] = tuple(kept)
        game.log_event("MA-ITEM-01" if left else "MA-ITEM-05", USED_ITEM, self.seat, public(self.kind), left)
        if not left:
            game.spend(self.seat, self.kind, "MA-ZONE-09")
        run_script(game, item.script, self.seat, NONE, NONE, self.kind)


# C4


class TurnLimit(Step[Arena]):
    """MA-RULING-126 The turn limit is tested when all else is done."""

    id: ClassVar[str] = "turn_limit"
    rule: ClassVar[str] = "MA-RULING-126"

    def run(self, game: Arena) -> None:
        if not limit_reached(game):
            game.then(HAND_OVER)


class HandOver(Step[Arena]):
    """MA-GEN-02 The players take turns."""

    id: ClassVar[str] = "hand_over"
    rule: ClassVar[str] = "MA-GEN-02"

    def run(self, game: Arena) -> None:
        game.turn += 1
        game.lead = 1 - game.lead
        game.then(START_TURN)


def enter_point(game: Arena, point: str) -> None:
    """Put the steps on the agenda that wait at a point of the turn; the position says whose turn it is, and which."""
    if point == "T0":
        game.then(START_TURN)
    elif point == "T1":
        game.then(draw_step(game), PLAY_STEP, PRIMARY_STEP)
    elif point == "T2":
        game.then(PLAY_STEP, PRIMARY_STEP)
    elif point == "T3":
        game.then(PRIMARY_STEP)
    elif point == "B1":
        game.then(RESOLVE_DOWNS, PRIMARY_STEP)
        begin_battle(game)
    else:
        assert point == "C1", f"no point '{point}'"
        game.then(CLEAN_UP, TURN_LIMIT)


RETURNS: Final = Returns()
DRAW_STEP: Final = DrawStep()
FIRST_TURN: Final = FirstTurn()
DRAW_CARD: Final = [DrawCard(0), DrawCard(1)]
PLAY_STEP: Final = PlayStep()
PLAY_PET: Final = [PlayPet(0), PlayPet(1)]
PRIMARY_STEP: Final = PrimaryStep()
PRIMARY_OF: Final = [Primary(0), Primary(1)]
START_TURN: Final = StartTurn()
TURN_LIMIT: Final = TurnLimit()
HAND_OVER: Final = HandOver()
