"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.piles import Pile, kind_of, public
from grimalkin.core.state import State
from grimalkin.games.familiars_and_foes.events import GEM, LASTS, LUCK, RESTORED_HP, RESTORED_MP, TICKED, UNLOCKED, USED
from grimalkin.games.familiars_and_foes.kinds import (
    ARTIFACT,
    FOE,
    FOES_TURN,
    LAST_ATTACK,
    NO_HEALING,
    NO_PARTS,
    OPEN,
    PREVENTS,
    REFLECTS,
    REWARD,
    SIDES,
    SPELL_SOURCE,
)
from grimalkin.games.familiars_and_foes.printed import Box, FoeCard, Mat, Spell
from grimalkin.kit.lasting import LastingEffect, sum_of, without

NOBODY: Final = -1
NOWHERE: Final = -1  # no slot
TEAM: Final = -1  # on all Familiars: ON_ALL of the kit
ON_FOE: Final = 16  # an effect on the Foe in slot n is on ON_FOE + n
ALL_TOKENS: Final = 10  # FF-LUCK-04
MAX_FOES: Final = 3
WAVES: Final = 4
SEATS: Final = ["A", "B", "C", "D", "E"]

# by training task, the rule by which it is marked
TASK_RULES: Final = [
    "FF-TRAIN-05",  # Summon the Toad: Trained looks whether it hurt
    "FF-TRAIN-05",  # a Physical Attack
    "FF-TRAIN-05",  # a Strong or Elemental Spell
    "FF-TRAIN-03",  # a Restorative Spell
    "FF-RULING-31",  # the Special Ability
    "FF-RULING-32",  # an Artifact
]


@mypyc_attr(acyclic=True)
class Familiar:
    """One Familiar: its mat, where its markers stand, and what lies around it."""

    id: ClassVar[str] = "familiar"

    def __init__(self, mat: Mat, hp: int, mp: int, gems: int, tokens: int) -> None:
        self.mat = mat
        self.hp = hp
        self.mp = mp
        self.gems = gems
        self.tokens = tokens
        self.ticks = 0  # training tasks that are done, as bits
        self.unlocked = False
        self.artifacts: tuple[int, ...] = ()  # unused ones, by number of the card
        self.rewards: tuple[int, ...] = ()  # unused ones: Foes' cards
        self.coven: tuple[int, ...] = ()

    def copy(self) -> Familiar:
        twin = Familiar(self.mat, self.hp, self.mp, self.gems, self.tokens)
        twin.ticks = self.ticks
        twin.unlocked = self.unlocked
        twin.artifacts = self.artifacts
        twin.rewards = self.rewards
        twin.coven = self.coven
        return twin


@mypyc_attr(acyclic=True)
class Foe:
    """A Foe in one of the places of the board; at 0 HP it is defeated and its place stays empty (FF-RULING-06).

    FF-ELEM-03 All can see its element.
    """

    id: ClassVar[str] = "foe"

    def __init__(self, card: FoeCard, hp: int, max_hp: int) -> None:
        self.card = card
        self.hp = hp
        self.max_hp = max_hp
        self.element = card.element
        self.last_damaged_by = NOBODY
        self.imposes = 0  # restrictions that wait for the next round
        self.restricts = 0  # restrictions that hold in this round

    def copy(self) -> Foe:
        twin = Foe(self.card, self.hp, self.max_hp)
        twin.element = self.element
        twin.last_damaged_by = self.last_damaged_by
        twin.imposes = self.imposes
        twin.restricts = self.restricts
        return twin


@mypyc_attr(acyclic=True)
class Lasting(LastingEffect):
    """Something that lasts on a seat, TEAM, or ON_FOE + slot; `about` are bits of kinds of attacks.

    Its source is the number of the item, or SPELL_SOURCE + number of the spell.
    """

    id: ClassVar[str] = "effect"
    renamed: ClassVar[dict[str, str]] = {"what": "kind", "until": "end"}
    later: ClassVar[tuple[str, ...]] = ("count",)


@mypyc_attr(acyclic=True)
class RollEvent:
    """One d20 roll with all that was declared on it. A re-roll is the same event (FF-RULING-21)."""

    id: ClassVar[str] = "roll_event"

    def __init__(self, kind: int, seat: int, slot: int, targets: int, spell: Spell | None) -> None:
        self.kind = kind
        self.seat = seat  # who rolls; NOBODY for a Foe
        self.slot = slot  # the main target, or the Foe that rolls
        self.targets = targets  # bits of slots
        self.spell = spell
        self.other = NOBODY  # the Familiar that a spell was cast on
        self.nat = 0  # 0: not rolled
        self.second = 0  # the other of two dice
        self.two_dice = False
        self.plus = 0  # modifiers, fixed when the die is first rolled
        self.minus = 0
        self.set_to = 0  # the final die, whatever was rolled; 0: not set
        self.factors = 0  # sum of (factor - 1)
        self.bonus = 0
        self.prevents = 0  # of this Foe's attack, for each Familiar
        self.used = 0  # bits of items that were used on it, of those that can be used once
        self.finder = NOBODY
        self.find_at = 0  # from which final die on the finder draws an Artifact
        self.mirror = NOBODY
        self.ballyhoo = True  # nothing used on it rules out a Ballyhoo
        self.gated = False  # the gate was failed: a miss without a roll
        self.struck = 0  # bits of slots that lost HP by it
        self.missed = False

    def copy(self) -> RollEvent:
        twin = RollEvent(self.kind, self.seat, self.slot, self.targets, self.spell)
        twin.other = self.other
        twin.nat = self.nat
        twin.second = self.second
        twin.two_dice = self.two_dice
        twin.plus = self.plus
        twin.minus = self.minus
        twin.set_to = self.set_to
        twin.factors = self.factors
        twin.bonus = self.bonus
        twin.prevents = self.prevents
        twin.used = self.used
        twin.finder = self.finder
        twin.find_at = self.find_at
        twin.mirror = self.mirror
        twin.ballyhoo = self.ballyhoo
        twin.gated = self.gated
        twin.struck = self.struck
        twin.missed = self.missed
        return twin

    def is_none(self) -> bool:
        """Is it `no_roll`? All that can be declared on that is that it leaves no Ballyhoo."""
        return self.slot == NOWHERE and self.kind == FOE and self.ballyhoo

    def is_attack(self) -> bool:
        """Is it an attack roll?"""
        return self.kind <= LAST_ATTACK

    def count_targets(self) -> int:
        """FF-RULING-108 Counted when they are declared."""
        return (self.targets & 1) + (self.targets >> 1 & 1) + (self.targets >> 2 & 1)

    def final(self) -> int:
        """FF-RULING-17 The face after modifiers, held to 1..20."""
        if self.set_to:
            return self.set_to
        face = self.nat + self.plus + self.minus
        if face < 1:
            return 1
        return SIDES if face > SIDES else face


class Quest(State):
    """Everything is open but what lies face down. FF-GOAL-01 All seats are one team.

    FF-SOLO-02, FF-RULING-02 Rules on players count seats; who plays them matters to votes alone.
    """

    id: ClassVar[str] = "quest"
    renamed: ClassVar[dict[str, str]] = {"lasting": "effects"}
    later: ClassVar[tuple[str, ...]] = ("strict",)

    def __init__(
        self,
        box: Box,
        familiars: list[Familiar],
        foes: list[Foe],
        decks: list[Pile],
        roll: RollEvent,
    ) -> None:
        super().__init__([0 for _seat in familiars])
        self.box = box
        self.familiars = familiars  # by seat
        self.foes = foes  # by slot
        self.decks = decks  # face down: Artifacts, Foes of level 1, 2, 3, Coven Cards
        self.roll = roll  # the pending or latest roll
        self.lasting: tuple[Lasting, ...] = ()
        self.common: tuple[int, ...] = ()  # Coven Cards that all can use
        self.gone: tuple[int, ...] = ()  # cards that left the game, in order
        self.known_foes: tuple[int, ...] = ()  # the next Wave's Foes, once somebody peeked
        self.known_coven: tuple[int, ...] = ()
        self.drawn: tuple[int, ...] = ()  # Artifacts of which one is kept
        self.by_luck = 0  # bits of seats whose Familiar luck has drawn
        self.master = False
        self.max_rounds = 0  # 0: no limit
        self.claims = False  # windows are offered to all at once
        self.ballyhoo_claims = False
        self.strict = False  # once a Foe's die is seen, only a re-roll may answer (FF-RULING-125)
        self.first = 0
        self.max_gems = 3
        self.supply = ALL_TOKENS - len(familiars)
        self.wave = 1
        self.round = 1
        self.toad = 0  # spots from the left; after the last seat, the Foes
        self.active = NOBODY  # the seat whose turn, or carried attack, it is
        self.attempted = 0  # bits of seats that attempted a Ballyhoo this turn
        self.attempts = 0
        self.flipper = NOBODY
        self.eye = OPEN
        self.endangered = NOBODY
        self.saved = 0  # HP that keep a Familiar from falling, 6 bits a seat
        self.parts_kind = NO_PARTS
        self.parts_owner = NOBODY
        self.parts_source = 0  # number of the spell or item
        self.parts_left = 0
        self.acted = False  # the Active seat has chosen its action
        self.refused = 0  # bits of Fallen seats whose Revive was voted down this turn
        self.reviving = NOBODY
        self.opens = 0  # Open flips of this Revive
        self.split = 0  # points for each Foe of an attack that is split, 6 bits a slot
        self.allowing = 0  # tags of the window, or the wait, in which an item is being used
        self.x = 0  # MP paid for the spell that is cast
        self.proposed = 0  # bits of seats that proposed this round to concede
        self.rehearsing = False  # no windows, no luck: what would happen (5.3, peril)

    def copy(self) -> Quest:
        familiars = [familiar.copy() for familiar in self.familiars]
        foes = [foe.copy() for foe in self.foes]
        decks = [deck.copy() for deck in self.decks]
        twin = Quest(self.box, familiars, foes, decks, self.roll.copy())
        self.copy_core(twin)
        twin.lasting = self.lasting
        twin.common = self.common
        twin.gone = self.gone
        twin.known_foes = self.known_foes
        twin.known_coven = self.known_coven
        twin.drawn = self.drawn
        twin.by_luck = self.by_luck
        twin.master = self.master
        twin.max_rounds = self.max_rounds
        twin.claims = self.claims
        twin.ballyhoo_claims = self.ballyhoo_claims
        twin.strict = self.strict
        twin.first = self.first
        twin.max_gems = self.max_gems
        twin.supply = self.supply
        twin.wave = self.wave
        twin.round = self.round
        twin.toad = self.toad
        twin.active = self.active
        twin.attempted = self.attempted
        twin.attempts = self.attempts
        twin.flipper = self.flipper
        twin.eye = self.eye
        twin.endangered = self.endangered
        twin.saved = self.saved
        twin.parts_kind = self.parts_kind
        twin.parts_owner = self.parts_owner
        twin.parts_source = self.parts_source
        twin.parts_left = self.parts_left
        twin.acted = self.acted
        twin.refused = self.refused
        twin.reviving = self.reviving
        twin.opens = self.opens
        twin.split = self.split
        twin.allowing = self.allowing
        twin.x = self.x
        twin.proposed = self.proposed
        twin.rehearsing = self.rehearsing
        return twin

    def piles(self) -> list[Pile]:
        return self.decks

    def card_names(self) -> list[str]:
        return self.box.names

    def piece_name(self, piece: int) -> str:
        return f"foe.{piece + 1}"

    def census(self) -> list[int]:
        kinds = [kind_of(card) for deck in self.decks for card in deck.all_cards()]
        kinds += [foe.card.number for foe in self.foes if foe.hp]
        for familiar in self.familiars:
            kinds += [*familiar.artifacts, *familiar.rewards, *familiar.coven]
            if not familiar.unlocked:
                kinds.append(familiar.mat.training)
        kinds += [*self.common, *self.gone, *self.known_foes, *self.known_coven, *self.drawn]
        return sorted(kinds)

    # facts that rules ask for

    def seat_at(self, spot: int) -> int:
        """The seat whose meeple stands on a spot of the Turn Tracker (FF-SETUP-17)."""
        return (self.first + spot) % len(self.familiars)

    def foes_turn(self) -> bool:
        return self.toad == len(self.familiars)

    def seats_in_order(self) -> list[int]:
        return [self.seat_at(spot) for spot in range(len(self.familiars))]

    def standing(self, seat: int) -> bool:
        return self.familiars[seat].hp > 0

    def first_standing(self) -> int:
        for seat in self.seats_in_order():
            if self.familiars[seat].hp:
                return seat
        return self.first

    def count_foes(self) -> int:
        count = 0
        for foe in self.foes:
            if foe.hp:
                count += 1
        return count

    def has_foe(self) -> bool:
        for foe in self.foes:
            if foe.hp:
                return True
        return False

    def seat_of(self, mat: int) -> int:
        """Who plays the Familiar of this mat; NOBODY if it is not in this game."""
        for seat in range(len(self.familiars)):
            if self.familiars[seat].mat.slot == mat:
                return seat
        return NOBODY

    def restricted(self, what: int) -> bool:
        """FF-RULING-78 A restriction holds for its round, or until its Foe is defeated."""
        for foe in self.foes:
            if foe.restricts & what and foe.hp:
                return True
        return False

    def only_rerolls(self) -> bool:
        """FF-RULING-125 Does a Foe's die lie there, at a strict table? Scoring it asks nobody but in W-FALL."""
        return self.strict and self.roll.kind == FOE and self.roll.nat > 0

    def healing_forbidden(self) -> bool:
        return self.restricted(NO_HEALING)

    def sum_of(self, what: int, seat: int) -> int:
        """FF-RULING-94 All effects of a kind that a Familiar has, the team's included, add up."""
        return sum_of(self.lasting, what, seat)

    def end_effect(self, effect: Lasting) -> None:
        self.lasting = without(self.lasting, effect)

    def face(self, slot: int) -> int:
        """The card of the Foe in a slot, as it is told: a log names Foes, not places."""
        return public(self.foes[slot].card.number)

    def mat_word(self, seat: int) -> int:
        """The place of a seat's Familiar among the words for Familiars."""
        return self.familiars[seat].mat.slot

    def forget(self) -> None:
        """What the last roll, flip and payment left behind means nothing any more."""
        if not self.roll.is_none():
            self.roll = no_roll()
        self.flipper = NOBODY
        self.eye = OPEN
        self.allowing = 0
        self.x = 0

    def begin_turn(self, active: int) -> None:
        """A turn begins: of a seat, or of the Foes (NOBODY; FF-RULING-119)."""
        self.forget()
        self.active = active
        self.attempted = 0
        self.attempts = 0
        self.refused = 0
        self.acted = False

    # markers

    def tick(self, seat: int, task: int) -> None:
        """FF-TRAIN-05 A task is marked once. FF-TRAIN-06 With all marked, the Advanced Spell Scroll opens at once.

        FF-TRAIN-07 Each trains for itself. FF-GOAL-06 So a Familiar that began with Beginner means evolves.
        """
        familiar = self.familiars[seat]
        if familiar.unlocked or familiar.ticks >> task & 1 or not familiar.mat.tasks >> task & 1:
            return
        familiar.ticks |= 1 << task
        self.log_event(TASK_RULES[task] if familiar.hp else "FF-RULING-67", TICKED, seat, task)
        if familiar.ticks == familiar.mat.tasks:
            familiar.unlocked = True
            self.gone = (*self.gone, familiar.mat.training)
            self.log_event("FF-TRAIN-06", UNLOCKED, seat)

    def restore_hp(self, seat: int, hp: int) -> None:
        """FF-RULING-34 Never above the maximum; nothing while healing is forbidden (FF-RULING-79)."""
        familiar = self.familiars[seat]
        if not familiar.hp:
            return  # FF-RULING-122
        if self.healing_forbidden():
            self.log_event("FF-RULING-79", RESTORED_HP, seat, 0, familiar.hp)
            return
        gain = max(0, min(hp, familiar.mat.hp - familiar.hp))
        familiar.hp += gain
        self.log_event("FF-RULING-34" if gain else "FF-RULING-109", RESTORED_HP, seat, gain, familiar.hp)

    def restore_mp(self, seat: int, mp: int) -> None:
        familiar = self.familiars[seat]
        if not familiar.hp:
            return
        gain = max(0, min(mp, familiar.mat.mp - familiar.mp))
        familiar.mp += gain
        self.log_event("FF-RULING-34" if gain else "FF-RULING-109", RESTORED_MP, seat, gain, familiar.mp)

    def log_use(self, rule: str, seat: int, option: int, gems: int = 0) -> None:
        """Tell that a seat uses something; `gems`: what it is about to pay for it."""
        familiar = self.familiars[seat]
        self.log_event(rule, USED, seat, option, familiar.gems - gems, familiar.tokens)

    def gain_tokens(self, seat: int, tokens: int) -> None:
        """FF-RULING-54 Tokens come from the supply; from an empty one nothing comes."""
        if not self.familiars[seat].hp:
            return
        gain = min(tokens, self.supply)
        self.supply -= gain
        familiar = self.familiars[seat]
        familiar.tokens += gain
        self.log_event("FF-LUCK-05" if gain == tokens else "FF-RULING-54", LUCK, seat, gain, familiar.tokens)

    def gain_gem(self, seat: int, gems: int) -> None:
        """FF-RULING-86 Never above the gems of this game."""
        familiar = self.familiars[seat]
        if familiar.hp:
            familiar.gems = min(self.max_gems, familiar.gems + gems)
            self.log_event("FF-RULING-86", GEM, seat, familiar.gems)

    def begin_effect(self, effect: Lasting, rule: str) -> None:
        """Something lasts from now on; of Rewards and Artifacts the told rule says how long."""
        self.lasting = (*self.lasting, effect)
        if effect.until == FOES_TURN and effect.source < SPELL_SOURCE:
            what = self.box.items[effect.source].what
            if what == REWARD:
                rule = "FF-RULING-56" if self.foes_turn() else "FF-REW-06"
            elif what == ARTIFACT and effect.what in (PREVENTS, REFLECTS):
                rule = "FF-ART-02"
        self.log_event(rule, LASTS, effect.owner, effect.what, effect.amount)


def no_roll() -> RollEvent:
    return RollEvent(FOE, NOBODY, NOWHERE, 0, None)
