"""The battle: the order of B1 to B9; Attackers, Blockers, entry, Runes. MA-BATTLE, MA-MULTI, MA-FLY.

Powers are declared in powers.py, Speeds read in speed.py, blows traded in blows.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Step
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.batches import Batch, settle
from grimalkin.games.mythic_arena.blows import ENGAGEMENTS, EXTRAS
from grimalkin.games.mythic_arena.downs import RESOLVE_DOWNS
from grimalkin.games.mythic_arena.effects import can_begin, run_script
from grimalkin.games.mythic_arena.entry import meet
from grimalkin.games.mythic_arena.holds import MayReleaseHold
from grimalkin.games.mythic_arena.lasting import end_lasting
from grimalkin.games.mythic_arena.powers import DeclareSlot
from grimalkin.games.mythic_arena.printed import RESIDUAL
from grimalkin.games.mythic_arena.quantities import nobody
from grimalkin.games.mythic_arena.speed import ReadSpeeds
from grimalkin.games.mythic_arena.state import (
    ASSIGN,
    AT,
    ATTACK,
    ATTACK_LINE,
    ATTACKS,
    BATTLED,
    BLOCK,
    BLOCKS,
    DECLARED,
    DONE,
    END_OF_BATTLE,
    FRONT,
    GUARD,
    IS_PRIMARY,
    NO_BATTLE,
    NONE,
    PLAY,
    PLAYED,
    PRIMARY,
    REAR,
    SEATS,
    STATUS_BITS,
    Arena,
    Slot,
)
from grimalkin.games.mythic_arena.values import flies


def begin_battle(game: Arena) -> None:
    """The Lead Player declares the battle."""
    game.then(BATTLE_BEGINS)


class BattleBegins(Step[Arena]):
    """MA-BATTLE-01 The Lead Player declares the battle of the turn: B1 to B9, in order."""

    id: ClassVar[str] = "battle_begins"
    rule: ClassVar[str] = "MA-BATTLE-01"

    def run(self, game: Arena) -> None:
        game.done |= BATTLED
        game.stage = ASSIGN
        game.then(RUNE_STEP, READ_SPEEDS, ENGAGEMENTS, EXTRAS, END_BATTLE)
        game.then(NAME_ATTACKERS[game.lead], ASSIGN_BLOCKERS, PRIMARIES, ENTER_BATTLE, DECLARE_POWERS)


# B1


class NameAttackers(MayReleaseHold):
    """MA-BATTLE-02 The Lead Player names at least one own Front pet as Attacker; a Flyer any occupied line."""

    id: ClassVar[str] = "name_attackers"
    rule: ClassVar[str] = "MA-BATTLE-02"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for pet in game.pets:
            if pet.seat == seat and pet.line >= 0:
                found.append(ATTACK + pet.card.index)
                found.append(ATTACK_LINE.code(pet.card.index))
                found.append(ATTACK_LINE.code(pet.card.index, 1))
        return found + [DONE]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED if game.slots else "MA-BATTLE-02"
        number = attacker_of(game, seat, act)
        pet = game.pets[number]
        if pet.line != FRONT:
            return "MA-FLY-05" if pet.card.nimble or flies(game, number) else "MA-LINE-03"
        if game.slot_of(number) != NONE:
            return "MA-BATTLE-02"
        line = attacked_line(act)
        if line != FRONT and pet.card.nimble:
            return "MA-FLY-04"
        if line != FRONT and not flies(game, number):
            return "MA-FLY-01"
        return ALLOWED if game.row(1 - seat, line) else "MA-RULING-33"

    def options(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for number in game.row(seat, FRONT):
            if game.slot_of(number) == NONE:
                card = game.pets[number].card
                found.append(ATTACK + card.index)
                if not card.nimble and flies(game, number):
                    if game.row(1 - seat, GUARD):
                        found.append(ATTACK_LINE.code(card.index))
                    if game.row(1 - seat, REAR):
                        found.append(ATTACK_LINE.code(card.index, 1))
        if game.slots:
            found.append(DONE)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [game.piece_name(attacker_of(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == DONE:
            return
        number = attacker_of(game, seat, option)
        line = attacked_line(option)
        game.slots.append(Slot(seat, True, number, line, NONE))
        if game.pets[number].card.nimble:
            game.then(NameTarget(seat, len(game.slots) - 1))
            return
        rule = "MA-BATTLE-02" if line == FRONT else "MA-FLY-02"
        game.log_event("MA-RULING-132" if is_weak(game, number) else rule, ATTACKS, number, line)
        name_more(game, seat)


def is_weak(game: Arena, number: int) -> bool:
    """Paralyzed, feared, stunned or held: it may be named nevertheless."""
    return game.pets[number].status >> RESIDUAL * STATUS_BITS != 0 or game.in_hold(number)


def name_more(game: Arena, seat: int) -> None:
    """Go on with B1 if somebody on the Front is left to be named."""
    for number in game.row(seat, FRONT):
        if game.slot_of(number) == NONE:
            game.then(NameMore(seat))
            return


class NameMore(NameAttackers):
    """MA-MULTI-01 With several pets on the Front a player may attack with more than one."""

    id: ClassVar[str] = "name_more"
    rule: ClassVar[str] = "MA-MULTI-01"
    chained: ClassVar[bool] = True

    def default(self, game: Arena, seat: int) -> int:
        return DONE


class NameTarget(MayReleaseHold):
    """MA-FLY-04 Nimble: the Lead Player names a pet of any line, which is thereby the only Blocker (MA-RULING-34)."""

    id: ClassVar[str] = "name_target"
    rule: ClassVar[str] = "MA-FLY-04"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for pet in game.pets:
            if pet.seat != seat and pet.line >= 0:
                found.append(AT + pet.card.index)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(1 - seat, option - AT))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        target = game.pet_of(1 - seat, option - AT)
        slot = game.slots[self.place]
        slot.nimble = True
        slot.line = game.pets[target].line
        game.log_event("MA-FLY-04", ATTACKS, slot.pet, slot.line)
        if game.slot_of(target) == NONE:  # one that another Nimble pet has named is not bound twice
            game.slots.append(Slot(1 - seat, False, target, slot.line, self.place, nimble=True))
            engage(game, self.place, len(game.slots) - 1)
            game.log_event("MA-RULING-34", BLOCKS, target, slot.pet)
        name_more(game, seat)


def attacker_of(game: Arena, seat: int, act: int) -> int:
    return game.pet_of(seat, ATTACK_LINE.one(act) if act in ATTACK_LINE else act - ATTACK)


def attacked_line(act: int) -> int:
    return GUARD + ATTACK_LINE.two(act) if act in ATTACK_LINE else FRONT


def engage(game: Arena, attacker: int, blocker: int) -> None:
    game.slots[attacker].opponent = blocker
    game.slots[blocker].primary = True


# B2


class AssignBlockers(Step[Arena]):
    """MA-RULING-33 Every attacked line gives at least one Blocker, if not all its pets are bound by Nimble."""

    id: ClassVar[str] = "assign_blockers"
    rule: ClassVar[str] = "MA-RULING-33"

    def run(self, game: Arena) -> None:
        seat = 1 - game.lead
        if somebody_can_block(game, seat):
            game.then(NAME_BLOCKERS[seat])


def blockers_of(game: Arena, attacker: int) -> int:
    count = 0
    for slot in game.slots:
        if not slot.attacks and slot.opponent == attacker:
            count += 1
    return count


class NameBlockers(MayReleaseHold):
    """MA-BATTLE-03 The Passive Player names Blockers from every attacked line, each against one of its Attackers."""

    id: ClassVar[str] = "name_blockers"
    rule: ClassVar[str] = "MA-BATTLE-03"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if slot.attacks:
                for pet in game.pets:
                    if pet.seat == seat and pet.line >= 0:
                        found.append(BLOCK.code(pet.card.index, game.pets[slot.pet].card.index))
        return found + [DONE]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == DONE:
            return ALLOWED if every_line_blocks(game, seat) else "MA-RULING-33"
        number = game.pet_of(seat, BLOCK.one(act))
        attacker = game.slot_of(game.pet_of(1 - seat, BLOCK.two(act)))
        slot = game.slots[attacker]
        place = game.slot_of(number)
        if slot.nimble or (place != NONE and game.slots[place].nimble):
            return "MA-RULING-34"
        if game.pets[number].line != slot.line:
            return "MA-BATTLE-03" if slot.line == FRONT else "MA-FLY-03"
        if place != NONE:
            return "MA-BATTLE-04"
        if may_take_blocker(game, attacker):
            return ALLOWED
        return "MA-MULTI-07" if enough_blockers(game, seat, slot.line) else "MA-RULING-32"

    def options(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        slots = game.slots
        for attacker in range(len(slots)):
            slot = slots[attacker]
            if slot.attacks and not slot.nimble and may_take_blocker(game, attacker):
                kind = game.pets[slot.pet].card.index
                for number in game.row(seat, slot.line):
                    if game.slot_of(number) == NONE:
                        found.append(BLOCK.code(game.pets[number].card.index, kind))
        if every_line_blocks(game, seat):
            found.append(DONE)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option == DONE:
            return []
        number = game.pet_of(seat, BLOCK.one(option))
        return [game.piece_name(number), game.piece_name(game.pet_of(1 - seat, BLOCK.two(option)))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == DONE:
            return
        number = game.pet_of(seat, BLOCK.one(option))
        attacker = game.slot_of(game.pet_of(1 - seat, BLOCK.two(option)))
        slot = game.slots[attacker]
        game.slots.append(Slot(seat, False, number, slot.line, attacker))
        game.log_event("MA-MULTI-02" if is_choice(game, attacker) else "MA-BATTLE-04", BLOCKS, number, slot.pet)
        if not game.rules.simplified and somebody_can_block(game, seat):
            game.then(BlockMore(seat))


class BlockMore(NameBlockers):
    """MA-MULTI-06 Further Blockers join against any Attacker they can legally block."""

    id: ClassVar[str] = "block_more"
    rule: ClassVar[str] = "MA-MULTI-06"
    chained: ClassVar[bool] = True

    def default(self, game: Arena, seat: int) -> int:
        return self.options(game, seat)[-1]  # done, once every attacked line blocks


def is_choice(game: Arena, attacker: int) -> bool:
    """Whether the Attacker is one of several of its line."""
    slots = game.slots
    for other in range(len(slots)):
        if other != attacker and slots[other].attacks and slots[other].line == slots[attacker].line:
            return True
    return False


def may_take_blocker(game: Arena, attacker: int) -> bool:
    """MA-MULTI-07, MA-RULING-32 No second Blocker while another Attacker of the line has none."""
    if not blockers_of(game, attacker):
        return True
    slots = game.slots
    for other in range(len(slots)):
        slot = slots[other]
        if slot.attacks and not slot.nimble and slot.line == slots[attacker].line and not blockers_of(game, other):
            return False
    return True


def enough_blockers(game: Arena, seat: int, line: int) -> bool:
    """Whether the line has a pet for each Attacker that is not Nimble."""
    attackers = 0
    for slot in game.slots:
        if slot.attacks and not slot.nimble and slot.line == line:
            attackers += 1
    return len(game.row(seat, line)) >= attackers


def every_line_blocks(game: Arena, seat: int) -> bool:
    """Whether no attacked line that has a free pet is without a Blocker."""
    for slot in game.slots:
        if (
            slot.attacks
            and not slot.nimble
            and not has_blocker(game, slot.line)
            and has_free_pet(game, seat, slot.line)
        ):
            return False
    return True


def has_blocker(game: Arena, line: int) -> bool:
    for slot in game.slots:
        if not slot.attacks and not slot.nimble and slot.line == line:
            return True
    return False


def has_free_pet(game: Arena, seat: int, line: int) -> bool:
    for number in game.row(seat, line):
        if game.slot_of(number) == NONE:
            return True
    return False


def somebody_can_block(game: Arena, seat: int) -> bool:
    """Whether a line that is attacked by a pet without Nimble still has a pet without a slot."""
    for slot in game.slots:
        if slot.attacks and not slot.nimble and has_free_pet(game, seat, slot.line):
            return True
    return False


class Primaries(Step[Arena]):
    """MA-MULTI-08 Of several Blockers on one Attacker one is the Primary Blocker."""

    id: ClassVar[str] = "primaries"
    rule: ClassVar[str] = "MA-MULTI-08"

    def run(self, game: Arena) -> None:
        slots = game.slots
        for attacker in range(len(slots) - 1, -1, -1):
            slot = slots[attacker]
            if not slot.attacks or slot.nimble:
                continue
            count = blockers_of(game, attacker)
            if count > 1:
                game.then(NamePrimary(1 - slot.owner, attacker))
            elif count == 1:
                for place in range(len(slots)):
                    if not slots[place].attacks and slots[place].opponent == attacker:
                        engage(game, attacker, place)


class NamePrimary(MayReleaseHold):
    """MA-MULTI-08 The Passive Player names the Primary Blocker."""

    id: ClassVar[str] = "name_primary"
    rule: ClassVar[str] = "MA-MULTI-08"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if not slot.attacks and slot.opponent == self.attacker:
                found.append(PRIMARY + game.pets[slot.pet].card.index)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - PRIMARY))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = game.pet_of(seat, option - PRIMARY)
        engage(game, self.attacker, game.slot_of(number))
        game.log_event("MA-MULTI-08", IS_PRIMARY, number)


# B3, B4


class EnterBattle(Step[Arena]):
    """MA-TRIG-03 "Enters battle with" triggers fire as soon as Blockers are assigned, all pairs in one batch."""

    id: ClassVar[str] = "enter_battle"
    rule: ClassVar[str] = "MA-TRIG-03"

    def run(self, game: Arena) -> None:
        batch = Batch(len(game.pets))
        for slot in game.slots:
            if not slot.attacks:
                meet(game, batch, game.slots[slot.opponent].pet, slot.pet)
        settle(game, batch, "MA-TRIG-03")
        game.then(RESOLVE_DOWNS)


class DeclarePowers(Step[Arena]):
    """MA-RULING-92 Powers are declared openly, Lead's pets first, then Passive's."""

    id: ClassVar[str] = "declare_powers"
    rule: ClassVar[str] = "MA-RULING-92"

    def run(self, game: Arena) -> None:
        game.stage = DECLARED
        slots = game.slots
        for i in range(2):
            seat = 1 - game.lead if i == 0 else game.lead  # Lead's on top
            for place in range(len(slots) - 1, -1, -1):
                if slots[place].owner == seat:
                    game.then(DeclareSlot(place, slots[place].is_extra()))


# B5


class RuneStep(Step[Arena]):
    """MA-RUNE-03 Before attack rolls both players may play one Rune, Lead first."""

    id: ClassVar[str] = "rune_step"
    rule: ClassVar[str] = "MA-RUNE-03"

    def run(self, game: Arena) -> None:
        game.then(LEAD_WINDOW)


class LeadWindow(Step[Arena]):
    """MA-RULING-94 Hand sizes are public: whoever holds a card is asked, whatever it is, and nobody else."""

    id: ClassVar[str] = "lead_window"
    rule: ClassVar[str] = "MA-RULING-94"

    def run(self, game: Arena) -> None:
        if game.willpower(game.lead):
            game.then(LEAD_RUNE[game.lead])
        else:
            game.then(PassiveWindow(True))


class PassiveWindow(Step[Arena]):
    """MA-BATTLE-10 The Passive Player has the choice whether or not the Lead Player played."""

    id: ClassVar[str] = "passive_window"
    rule: ClassVar[str] = "MA-BATTLE-10"

    def __init__(self, lead_passed: bool) -> None:
        self.lead_passed = lead_passed

    def run(self, game: Arena) -> None:
        if game.willpower(1 - game.lead):
            game.then(PassiveRune(1 - game.lead, self.lead_passed))


class LeadAgain(Step[Arena]):
    """MA-BATTLE-12 Lead passed and Passive played: Lead gets the option again."""

    id: ClassVar[str] = "lead_again"
    rule: ClassVar[str] = "MA-BATTLE-12"

    def run(self, game: Arena) -> None:
        if game.willpower(game.lead):
            game.then(LeadRuneAfterAll(game.lead))


class PlayRune(MayReleaseHold):
    """MA-BATTLE-13 One Rune of the hand, or none: never more than one per player and battle."""

    id: ClassVar[str] = "play_rune"
    rule: ClassVar[str] = "MA-BATTLE-13"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS] + [PLAY + kind for kind in game.hand(seat).kinds()]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else forbids_rune(game, seat, act - PLAY)

    def options(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for kind in game.hand(seat).kinds():
            if game.box.rune[kind] is not None and not forbids_rune(game, seat, kind):
                found.append(PLAY + kind)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"hand.{SEATS[seat]}.{game.box.names[option - PLAY]}"]


def forbids_rune(game: Arena, seat: int, kind: int) -> str:
    """The rule that keeps a card of the hand from being played in the Rune step, or ALLOWED."""
    rune = game.box.rune[kind]
    if rune is None:
        if game.box.elyth[kind] is not None:
            return "MA-ELYTH-04"
        return "MA-ITEM-04" if game.box.item[kind] is not None else "MA-RULING-134"
    if not rune.battle:
        return "MA-RULING-43"
    if not rune.condition.value(game, nobody(seat), NONE) or not can_begin(game, rune.script, seat, NONE):
        return "MA-RULING-116"
    return ALLOWED


class LeadRune(PlayRune):
    """MA-BATTLE-09 The Lead Player may play one Rune; then the Passive Player may."""

    id: ClassVar[str] = "lead_rune"
    rule: ClassVar[str] = "MA-BATTLE-09"

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        game.then(PassiveWindow(option == PASS))
        if option != PASS:
            play_rune(game, seat, option - PLAY)


class PassiveRune(PlayRune):
    """MA-BATTLE-11 The Passive Player may play one Rune; if neither plays, the battle goes on."""

    id: ClassVar[str] = "passive_rune"
    rule: ClassVar[str] = "MA-BATTLE-11"

    def __init__(self, seat: int, lead_passed: bool) -> None:
        super().__init__(seat)
        self.lead_passed = lead_passed

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            return
        if self.lead_passed:
            game.then(LEAD_AGAIN)
        play_rune(game, seat, option - PLAY)


class LeadRuneAfterAll(PlayRune):
    """MA-BATTLE-12 Lead, who passed, may play one Rune after all."""

    id: ClassVar[str] = "lead_rune_after_all"
    rule: ClassVar[str] = "MA-BATTLE-12"

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            play_rune(game, seat, option - PLAY)


def play_rune(game: Arena, seat: int, kind: int) -> None:
    """MA-BATTLE-14 A Rune takes effect when played, and is Spent (MA-RUNE-04)."""
    rune = game.box.rune[kind]
    assert rune is not None, f"{game.box.names[kind]} is not a Rune"
    card = game.play_from(game.hand(seat), kind)
    game.log_event("MA-RULING-133" if seat == game.lead else "MA-BATTLE-14", PLAYED, seat, card, game.willpower(seat))
    game.spend(seat, kind, "MA-RUNE-04")
    game.then(RESOLVE_DOWNS)
    run_script(game, rune.script, seat, NONE, NONE, kind)


# B9


class EndBattle(Step[Arena]):
    """MA-RULING-138 The battle of the turn is over, whatever became of its pairs: what lasted for it ends."""

    id: ClassVar[str] = "end_battle"
    rule: ClassVar[str] = "MA-RULING-138"

    def run(self, game: Arena) -> None:
        game.stage = NO_BATTLE
        game.slots = []
        game.met = 0
        game.twists = 0
        game.die = 0
        end_lasting(game, 1 << END_OF_BATTLE)
        game.then(RESOLVE_DOWNS)


NAME_ATTACKERS: Final = [NameAttackers(0), NameAttackers(1)]
NAME_BLOCKERS: Final = [NameBlockers(0), NameBlockers(1)]
ASSIGN_BLOCKERS: Final = AssignBlockers()
PRIMARIES: Final = Primaries()
ENTER_BATTLE: Final = EnterBattle()
DECLARE_POWERS: Final = DeclarePowers()
RUNE_STEP: Final = RuneStep()
LEAD_WINDOW: Final = LeadWindow()
LEAD_RUNE: Final = [LeadRune(0), LeadRune(1)]
LEAD_AGAIN: Final = LeadAgain()
READ_SPEEDS: Final = ReadSpeeds()
END_BATTLE: Final = EndBattle()
BATTLE_BEGINS: Final = BattleBegins()
