"""Familiars and Foes, the hardest piece: windows for interrupts around every roll and flip, with re-rolls and step-ins.

An experiment that proves the engine, kept as a test. Rule ids are those of the game's spec. It plays two Waves with
Physical Attacks, Beginner Attack Spells, Ballyhoo, Special Abilities, Good Luck Tokens and two Foe Rewards. Left out:
W-FALL, training, Artifacts (so Finders Keepers gives its token, and nothing on 11+), Coven Cards, all other spells and
rewards, Revive. Foes lie in one face-down pile; a Wave takes two of them, or three with four or five Familiars.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Claim, Die, Draw, Step, Together
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.errors import BadRuling, BadSetup, IllegalChoice
from grimalkin.core.game import Advice, Game, Setting
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, pile, public
from grimalkin.core.state import State
from grimalkin.core.tells import CARD, NUMBER, OPTION, PIECE, SEAT, Tells
from grimalkin.core.view import Fact, Piece, Zone
from grimalkin.experiments.foes_cards import (
    ABILITY_TAGS,
    ANY,
    COSTS,
    FAMILIARS,
    FOE_CARDS,
    FOES,
    GLOOP,
    HEALING_RAIN,
    MAGMA_WYRM,
    MATS,
    NO_BALLYHOO,
    NO_HEALING,
    NO_MAGIC,
    POST_FLIP,
    POST_ROLL,
    PRE_FOE_ROLL,
    PRE_ROLL,
    QUIET,
    FoeCard,
    Mat,
    Row,
)

# What can be chosen

CODES: Final = Codes()
ATTACK: Final = CODES.one("attack")  # the four attacks follow each other, Physical first
CAST: Final = CODES.block("cast", ["simple", "strong", "elemental"])
TARGET: Final = CODES.block("target", ["1", "2", "3"])
WINDS: Final = CODES.one("winds_of_change")
INFERNO: Final = CODES.one("rock_the_inferno")
RAIN: Final = CODES.block("healing_rain", FAMILIARS)
KEEPERS: Final = CODES.one("finders_keepers")
MIRROR: Final = CODES.one("atomic_mirror")
TOKEN: Final = CODES.one("good_luck_token")
SALVE: Final = CODES.block("slime_salve", FAMILIARS)
WYRMFIRE: Final = CODES.block("wyrmfire", ["1", "2", "3"])
BALLYHOO: Final = CODES.one("ballyhoo")
REFUSE: Final = CODES.one("refuse")
AGREE: Final = CODES.one("agree")

PHYSICAL: Final = 0  # kinds of attack, as far as ATTACK
ELEMENTAL: Final = 3
FOE_ATTACK: Final = 4

# Windows (spec 5.3), by kind: the tags they allow, and the tags that open them by themselves

W_TURN: Final = 0
W_PRE: Final = 1
W_POST: Final = 2
W_FLIP: Final = 3
W_AFTER: Final = 4
W_FOE: Final = 5
W_WAVE: Final = 6
WINDOWS: Final = ["turn", "pre", "post", "flip", "after", "foe", "wave"]
ALLOWS: Final = [
    *(QUIET | ANY, PRE_ROLL | ANY, POST_ROLL | ANY, POST_FLIP | ANY),
    *(QUIET | ANY, PRE_FOE_ROLL | QUIET | ANY, QUIET | ANY),
]
OPENS: Final = [QUIET | ANY, PRE_ROLL, POST_ROLL, POST_FLIP, 0, PRE_FOE_ROLL | QUIET | ANY, QUIET | ANY]

OPEN: Final = 0
CLOSED: Final = 1
EYES: Final = ["open", "closed"]

NO_SEAT: Final = -1
MAX_GEMS: Final = 3
ALL_TOKENS: Final = 10
LAST_WAVE: Final = 2
RAIN_HP: Final = 5
SALVE_HP: Final = 4
WYRMFIRE_DAMAGE: Final = 5
BALLYHOO_DAMAGE: Final = 2

NOT_WON: Final = -1  # where a Foe card is: with no Familiar yet,
SPENT: Final = -2  # out of the game with its reward, else with a seat

TELLS: Final = Tells()
WAVE: Final = TELLS.what("wave", NUMBER)
ROUND: Final = TELLS.what("round", NUMBER)
REVEALED: Final = TELLS.what("revealed", CARD, NUMBER)  # its HP
SKIPPED: Final = TELLS.what("skipped", SEAT)
CHOSE: Final = TELLS.what("chose", SEAT, OPTION)
DECLARED: Final = TELLS.what("declared", SEAT, OPTION, PIECE, NUMBER)  # MP paid
ROLLED: Final = TELLS.what("rolled", NUMBER, NUMBER)  # the face, the final die
USED: Final = TELLS.what("used", SEAT, OPTION)
DAMAGED: Final = TELLS.what("damaged", PIECE, NUMBER, NUMBER)  # by how much, HP left
DEFEATED: Final = TELLS.what("defeated", PIECE, SEAT)  # who takes the card
MENDED: Final = TELLS.what("mended", PIECE, NUMBER)
LOST: Final = TELLS.what("lost", SEAT, NUMBER, NUMBER)  # how much, HP left
RESTORED: Final = TELLS.what("restored", SEAT, NUMBER)
DRAINED: Final = TELLS.what("drained", SEAT, NUMBER)
FELL: Final = TELLS.what("fell", SEAT)
RESTRICTED: Final = TELLS.what("restricted", PIECE, NUMBER)
GAINED: Final = TELLS.what("gained", SEAT, NUMBER)  # Good Luck Tokens
FLIPPED: Final = TELLS.what("flipped", SEAT, NUMBER)  # 0 is Eye Open
REFILLED: Final = TELLS.what("refilled")
VOTED: Final = TELLS.what("voted", SEAT, OPTION)


# What lies on the table


@mypyc_attr(acyclic=True)
class Familiar:
    """One Familiar: its mat, and where its markers stand."""

    def __init__(self, mat: Mat, hp: int, mp: int, gems: int, tokens: int) -> None:
        self.mat = mat
        self.hp = hp
        self.mp = mp
        self.gems = gems
        self.tokens = tokens

    def copy(self) -> Familiar:
        return Familiar(self.mat, self.hp, self.mp, self.gems, self.tokens)


@mypyc_attr(acyclic=True)
class Foe:
    """A Foe in one of the places of the board; at 0 HP it is defeated and its place stays empty (FF-RULING-06)."""

    def __init__(self, card: FoeCard, hp: int, max_hp: int) -> None:
        self.card = card
        self.hp = hp
        self.max_hp = max_hp
        self.last_damaged_by = NO_SEAT
        self.imposes = 0  # restrictions that wait for the next round
        self.restricts = 0  # restrictions that hold in this round

    def copy(self) -> Foe:
        twin = Foe(self.card, self.hp, self.max_hp)
        twin.last_damaged_by = self.last_damaged_by
        twin.imposes = self.imposes
        twin.restricts = self.restricts
        return twin


@mypyc_attr(acyclic=True)
class RollEvent:
    """One d20 roll with all that was declared on it. A re-roll is the same event (FF-RULING-21)."""

    def __init__(self, kind: int, slot: int) -> None:
        self.kind = kind  # which attack
        self.slot = slot  # the Foe that is targeted, or that rolls
        self.nat = 0
        self.factor = 1  # 2 after Rock the Inferno
        self.finder = NO_SEAT  # who declared Finders Keepers
        self.mirror = NO_SEAT  # who declared Atomic Mirror
        self.inflicted = 0  # on a Foe, once scored

    def copy(self) -> RollEvent:
        twin = RollEvent(self.kind, self.slot)
        twin.nat = self.nat
        twin.factor = self.factor
        twin.finder = self.finder
        twin.mirror = self.mirror
        twin.inflicted = self.inflicted
        return twin


class Battle(State):
    """Everything is open but the Foes that are still to come."""

    def __init__(
        self, familiars: list[Familiar], foes: list[Foe], coming: Pile, won: list[int], roll: RollEvent
    ) -> None:
        super().__init__([0] * len(familiars))
        self.familiars = familiars  # by seat, in turn order
        self.foes = foes  # by slot
        self.coming = coming  # the face-down Foes
        self.won = won  # by kind of Foe: the seat that holds its card, NOT_WON or SPENT
        self.roll = roll  # the pending or latest roll
        self.supply = ALL_TOKENS - len(familiars)
        self.max_rounds = 0
        self.wave = 1
        self.round = 1
        self.toad = 0  # the seat whose turn it is; after the last seat, the Foes
        self.attempted = 0  # a bit for each seat that attempted a Ballyhoo this turn
        self.attempts = 0
        self.attempter = NO_SEAT
        self.eye = OPEN
        self.proposed = 0  # a bit for each seat that proposed this round to concede

    def copy(self) -> Battle:
        familiars = [familiar.copy() for familiar in self.familiars]
        foes = [foe.copy() for foe in self.foes]
        twin = Battle(familiars, foes, self.coming.copy(), self.won[:], self.roll.copy())
        self.copy_core(twin)
        twin.supply = self.supply
        twin.max_rounds = self.max_rounds
        twin.wave = self.wave
        twin.round = self.round
        twin.toad = self.toad
        twin.attempted = self.attempted
        twin.attempts = self.attempts
        twin.attempter = self.attempter
        twin.eye = self.eye
        twin.proposed = self.proposed
        return twin

    def piles(self) -> list[Pile]:
        return [self.coming]

    def card_names(self) -> list[str]:
        return FOES

    def piece_name(self, piece: int) -> str:
        return f"foe.{piece + 1}"

    def census(self) -> list[int]:
        kinds = [kind_of(card) for card in self.coming.all_cards()]
        kinds += [foe.card.number for foe in self.foes if foe.hp]
        kinds += [kind for kind in range(len(FOES)) if self.won[kind] != NOT_WON]
        return sorted(kinds)

    # facts that rules ask for

    def first_standing(self) -> int:
        for seat in range(len(self.familiars)):
            if self.familiars[seat].hp:
                return seat
        return 0

    def seat_of(self, mat: int) -> int:
        """Who plays this Familiar; NO_SEAT if it is not in this game."""
        for seat in range(len(self.familiars)):
            if self.familiars[seat].mat.number == mat:
                return seat
        return NO_SEAT

    def has_foe(self) -> bool:
        for foe in self.foes:
            if foe.hp:
                return True
        return False

    def restricted(self, what: int) -> bool:
        """FF-RULING-78: a restriction holds for its round, or until its Foe is defeated."""
        for foe in self.foes:
            if foe.restricts & what and foe.hp:
                return True
        return False

    def can_be_restored(self) -> bool:
        """Could any Familiar gain HP now?"""
        for familiar in self.familiars:
            if familiar.hp and familiar.hp < familiar.mat.max_hp:
                return not self.restricted(NO_HEALING)
        return False

    # step-ins, conceding, rulings

    def step_ins(self, seat: int) -> list[int]:
        """Closed windows lose nothing (5.3): a Standing seat may step in wherever the engine waits.

        ANY items always, QUIET ones where no target is declared and nothing is rolled. A seat that an open window asks
        has its items there already.
        """
        ask = self.agenda[-1]
        allowed = ANY
        if isinstance(ask, Window):
            if seat in ask.order(self):
                return []
            allowed = ALLOWS[ask.window] & (ANY | QUIET)
        elif isinstance(ask, (ChooseAction, ChooseTarget, BallyhooOffer)):
            allowed = ANY | QUIET
        return usable(self, seat, allowed)

    def step_in(self, seat: int, option: int) -> None:
        self.then(item(seat, option))

    def conceded(self, seat: int) -> None:
        """FF-RULING-112 Conceding is proposed, once per round and seat, and happens if all others agree."""
        if self.proposed >> seat & 1:
            raise IllegalChoice(f"FF-RULING-112: seat {seat} has proposed to concede in this round already")
        self.proposed |= 1 << seat
        self.then(ConcedeVote((1 << len(self.teams)) - 1 & ~(1 << seat)))

    def ruled(self, text: str) -> None:
        """`hp|mp|gems|tokens FAMILIAR N`, `foe SLOT HP`, or `card FOE FAMILIAR` for a Foe that was never in play."""
        words = text.split()
        if len(words) == 3 and words[0] in ("hp", "mp", "gems", "tokens") and words[2].isdecimal():
            seat = self.seat_of(FAMILIARS.index(words[1])) if words[1] in FAMILIARS else NO_SEAT
            if seat >= 0:
                self.set_marker(seat, words[0], int(words[2]))
                return
        elif len(words) == 3 and words[0] == "foe" and words[1] in ("1", "2", "3") and words[2].isdecimal():
            slot = int(words[1]) - 1
            if slot < len(self.foes) and 0 < int(words[2]) <= self.foes[slot].max_hp:
                self.foes[slot].hp = int(words[2])
                return
        elif len(words) == 3 and words[0] == "card" and words[1] in FOES and words[2] in FAMILIARS:
            kind = FOES.index(words[1])
            seat = self.seat_of(FAMILIARS.index(words[2]))
            if seat >= 0 and self.coming.holds(kind):
                self.play_from(self.coming, kind)
                self.won[kind] = seat
                return
        raise BadRuling(
            f"'{text}' is not understood; write 'hp|mp|gems|tokens FAMILIAR N', 'foe SLOT HP', 'card FOE FAMILIAR'"
        )

    def set_marker(self, seat: int, marker: str, value: int) -> None:
        familiar = self.familiars[seat]
        if marker == "hp" and not value:
            lose_hp(self, seat, familiar.hp)
        elif marker == "hp":
            familiar.hp = min(value, familiar.mat.max_hp)
        elif marker == "mp":
            familiar.mp = min(value, familiar.mat.max_mp)
        elif marker == "gems":
            familiar.gems = min(value, MAX_GEMS)
        else:
            value = min(value, self.supply + familiar.tokens)
            self.supply += familiar.tokens - value
            familiar.tokens = value


# The frame: rounds and Waves


class WaveStart(Step[Battle]):
    """FF-FLOW-04 The Wave's Foes are revealed into Foe #1, #2, #3; then W-WAVE is held."""

    rule: ClassVar[str] = "FF-FLOW-04"

    def run(self, game: Battle) -> None:
        game.tell("FF-FLOW-04", WAVE, game.wave)
        game.foes = []
        game.then(HOLD_W_WAVE, WaveBegun())
        for _place in range(2 if len(game.familiars) <= 3 else 3):
            game.then(RevealFoe())


class RevealFoe(Draw[Battle]):
    """FF-FLOW-05 Its HP start at the maximum that its card names for this number of Familiars."""

    rule: ClassVar[str] = "FF-FLOW-05"

    def pile(self, game: Battle) -> Pile:
        return game.coming

    def drawn(self, game: Battle, card: int) -> None:
        foe = FOE_CARDS[kind_of(card)]
        hp = foe.max_hp[len(game.familiars) - 2]
        game.foes.append(Foe(foe, hp, hp))
        game.tell("FF-FLOW-05", REVEALED, public(kind_of(card)), hp)


class WaveBegun(Step[Battle]):
    """FF-RULING-91 A Wave whose Foes are all defeated in W-WAVE ends before the Toad moves."""

    rule: ClassVar[str] = "FF-RULING-91"

    def run(self, game: Battle) -> None:
        if not game.has_foe():
            game.then(WaveEnd())


class WaveEnd(Step[Battle]):
    """FF-WAVE-02 Standing Familiars refill their MP before the next Wave; after the last Wave they have won."""

    rule: ClassVar[str] = "FF-WAVE-02"

    def run(self, game: Battle) -> None:
        for familiar in game.familiars:
            if familiar.hp:  # FF-RULING-74
                familiar.mp = familiar.mat.max_mp
        game.tell("FF-WAVE-02", REFILLED)
        if game.wave == LAST_WAVE:
            game.end("FF-GOAL-02", (1 << len(game.teams)) - 1, [1] * len(game.teams))
            return
        game.wave += 1
        game.then(WaveStart())


class ToadSpot(Step[Battle]):
    """FF-FLOW-10 The seat under the Toad takes its turn, unless it is Fallen; after all seats the Foes take theirs."""

    rule: ClassVar[str] = "FF-FLOW-10"

    def run(self, game: Battle) -> None:
        seat = game.toad
        if seat == len(game.familiars):
            game.then(FoesTurn(), SpotDone())
        elif game.familiars[seat].hp:
            game.attempted = 0
            game.attempts = 0
            game.then(HOLD_W_TURN, TakeTurn(seat), SpotDone())
        else:
            game.tell("FF-FALL-01", SKIPPED, seat)
            game.then(MoveToad())


class SpotDone(Step[Battle]):
    """FF-RULING-72 A Wave that was completed in a turn ends after it, before the Toad moves."""

    rule: ClassVar[str] = "FF-RULING-72"

    def run(self, game: Battle) -> None:
        if game.has_foe():
            game.then(MoveToad())
        else:
            game.then(WaveEnd(), MoveToad())


class MoveToad(Step[Battle]):
    """FF-FLOW-09 The Toad moves one spot to the right; after the Foes' spot it is back on the first seat."""

    rule: ClassVar[str] = "FF-FLOW-09"

    def run(self, game: Battle) -> None:
        game.toad = game.toad + 1 if game.toad < len(game.familiars) else 0
        game.then(ToadSpot())


# A Familiar's turn


class TakeTurn(Step[Battle]):
    """FF-RULING-91 If W-TURN leaves no Foe, the seat acts in the new Wave."""

    rule: ClassVar[str] = "FF-RULING-91"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Battle) -> None:
        if game.has_foe():
            game.then(ChooseAction(self.seat))
        else:
            game.then(WaveEnd(), TakeTurn(self.seat))


class ChooseAction(Ask[Battle]):
    """FF-ACT-01 The Active seat must choose one action (T2)."""

    rule: ClassVar[str] = "FF-ACT-01"

    def acts(self, game: Battle, seat: int) -> list[int]:
        return [ATTACK, CAST, CAST + 1, CAST + 2]

    def forbids(self, game: Battle, seat: int, act: int) -> str:
        """FF-RULING-118 It must be possible, and payable, against at least one Foe."""
        if act != ATTACK and game.restricted(NO_MAGIC):
            return "FF-RULING-79"
        reason = ALLOWED
        for slot in range(len(game.foes)):
            reason = forbids_target(game, seat, act - ATTACK, slot)
            if reason == ALLOWED:
                break
        return reason

    def touches(self, game: Battle, seat: int, option: int) -> list[str]:
        return [f"familiar.{game.familiars[seat].mat.key}"]

    def chosen(self, game: Battle, seat: int, option: int) -> None:
        game.tell("FF-ACT-01", CHOSE, seat, option)  # said aloud: the next step shows it to all who get a mask
        game.then(ChooseTarget(seat, option - ATTACK))

    def lapsed(self, game: Battle) -> None:
        game.then(TakeTurn(self.seat))


class ChooseTarget(Ask[Battle]):
    """FF-ACT-02 The target is declared and the cost paid before any roll (T3, T4): from here the choice binds."""

    rule: ClassVar[str] = "FF-ACT-02"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def acts(self, game: Battle, seat: int) -> list[int]:
        return [TARGET + slot for slot in range(len(game.foes))]

    def forbids(self, game: Battle, seat: int, act: int) -> str:
        return forbids_target(game, seat, self.kind, act - TARGET)

    def touches(self, game: Battle, seat: int, option: int) -> list[str]:
        return [game.piece_name(option - TARGET)]

    def chosen(self, game: Battle, seat: int, option: int) -> None:
        slot = option - TARGET
        cost = cost_of(self.kind, game.foes[slot])
        game.familiars[seat].mp -= cost
        game.roll = RollEvent(self.kind, slot)
        game.tell("FF-ACT-02", DECLARED, seat, ATTACK + self.kind, slot, cost)
        game.then(HOLD_W_PRE, AttackRoll(), HOLD_W_POST, ScoreAttack(seat))

    def lapsed(self, game: Battle) -> None:
        game.then(TakeTurn(self.seat))


def forbids_target(game: Battle, seat: int, kind: int, slot: int) -> str:
    """The rule that keeps this attack from this Foe, or ALLOWED."""
    foe = game.foes[slot]
    if not foe.hp:
        return "FF-DEFEAT-01"
    familiar = game.familiars[seat]
    if kind == ELEMENTAL and familiar.mat.strong_against != foe.card.element:
        return "FF-SPELL-04"
    return "FF-SPELL-01" if cost_of(kind, foe) > familiar.mp else ALLOWED


def cost_of(kind: int, foe: Foe) -> int:
    """Enthralling makes attack spells dearer."""
    return COSTS[kind] + foe.card.spell_cost if kind != PHYSICAL else 0


class AttackRoll(Die[Battle]):
    """FF-PHYS-02 Roll the d20 and read the chart of the attack."""

    rule: ClassVar[str] = "FF-PHYS-02"

    def sides(self) -> int:
        return 20

    def shows(self, game: Battle, face: int) -> None:
        game.roll.nat = face
        game.tell("FF-PHYS-02", ROLLED, face, final_die(game))


class ScoreAttack(Step[Battle]):
    """FF-RULING-96 One roll is scored in the order of 5.4: riders, the row, damage, reactions (T8, T9)."""

    rule: ClassVar[str] = "FF-RULING-96"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Battle) -> None:
        seat = self.seat
        roll = game.roll
        find(game)
        damage = attack_damage(game, seat)
        loss = attacker_loss(game, seat, damage)
        if damage:
            roll.inflicted = damage
            damage_foe(game, roll.slot, damage, seat)
        if loss:
            lose_hp(game, seat, loss)
        if roll.inflicted:  # FF-RULING-67: also if the attacker fell by thorns
            game.then(HOLD_W_AFTER, Ballyhoo())
        else:
            game.then(HOLD_W_AFTER)


def final_die(game: Battle) -> int:
    """FF-RULING-17: the face with its modifiers, held to 1..20. Buffeting is the only modifier here."""
    roll = game.roll
    if roll.kind == PHYSICAL or roll.kind == FOE_ATTACK:
        return roll.nat
    return max(1, roll.nat + game.foes[roll.slot].card.spell_roll)


def attack_row(game: Battle, seat: int) -> Row:
    return game.familiars[seat].mat.charts[game.roll.kind][final_die(game)]


def attack_damage(game: Battle, seat: int) -> int:
    """What the pending attack inflicts if it is scored now (5.4, steps 1 to 5)."""
    roll = game.roll
    foe = game.foes[roll.slot]
    damage = attack_row(game, seat).hit * roll.factor
    if roll.kind == PHYSICAL:
        if foe.card.physical_halved:
            damage //= 2
        damage = max(0, damage - foe.card.physical_minus)
    return min(damage, foe.hp)  # FF-RULING-26


def attacker_loss(game: Battle, seat: int, damage: int) -> int:
    """What the pending attack costs the attacker if it is scored now: its backfire, or the thorns of a Foe it hit."""
    roll = game.roll
    backfire = attack_row(game, seat).backfire
    if backfire:
        return backfire * roll.factor
    foe = game.foes[roll.slot]
    if roll.kind == PHYSICAL and 0 < damage < foe.hp:  # FF-RULING-41: a defeated Foe does not react
        return foe.card.thorns
    return 0


def find(game: Battle) -> None:
    """Finders Keepers reads the die before anything else is scored: 10 or less is a token, if one is left."""
    finder = game.roll.finder
    if finder >= 0 and final_die(game) <= 10 and game.supply and game.familiars[finder].hp:
        game.supply -= 1
        game.familiars[finder].tokens += 1
        game.tell("FF-LUCK-05", GAINED, finder, 1)


# HP


def damage_foe(game: Battle, slot: int, damage: int, seat: int) -> None:
    """FF-DEFEAT-01 A Foe at 0 HP is defeated; its card goes to whoever dealt the final blow (FF-REW-02)."""
    foe = game.foes[slot]
    foe.hp = max(0, foe.hp - damage)
    foe.last_damaged_by = seat
    game.tell("FF-FLOW-08", DAMAGED, slot, damage, foe.hp)
    if not foe.hp:
        take_card(game, slot, seat)


def take_card(game: Battle, slot: int, seat: int) -> None:
    game.won[game.foes[slot].card.number] = seat
    game.tell("FF-DEFEAT-01", DEFEATED, slot, seat)


def lose_hp(game: Battle, seat: int, loss: int) -> None:
    """FF-FALL-01 A Familiar at 0 HP is Fallen: its MP and gems are gone. If none is left the game is lost."""
    familiar = game.familiars[seat]
    familiar.hp = max(0, familiar.hp - loss)
    game.tell("FF-TERM-01", LOST, seat, loss, familiar.hp)
    if familiar.hp:
        return
    familiar.mp = 0
    familiar.gems = 0
    game.tell("FF-FALL-01", FELL, seat)
    for other in game.familiars:
        if other.hp:
            return
    game.end("FF-GOAL-03", 0, [0] * len(game.teams))


def restore_hp(game: Battle, seat: int, hp: int) -> None:
    """FF-RULING-34 Never above the maximum; nothing while healing is forbidden (FF-RULING-79)."""
    familiar = game.familiars[seat]
    gain = 0 if game.restricted(NO_HEALING) else min(hp, familiar.mat.max_hp - familiar.hp)
    familiar.hp += gain
    game.tell("FF-RULING-34", RESTORED, seat, gain)


# Ballyhoo: spec 5.5


class Ballyhoo(Step[Battle]):
    """FF-BALLY-01 A successful attack unlocks a Ballyhoo on the same Foe; each success offers it again."""

    rule: ClassVar[str] = "FF-BALLY-01"

    def run(self, game: Battle) -> None:
        foe = game.foes[game.roll.slot]
        if not foe.hp or game.roll.factor > 1 or game.attempts >= foe.card.ballyhoo_limit:
            return  # FF-RULING-60; FF-BALLY-12: Rock the Inferno rules it out; Loud Honk, Many Arms
        if game.restricted(NO_BALLYHOO):
            return
        eligible = 0
        for seat in range(len(game.familiars)):
            if game.familiars[seat].mp and seat != game.toad and not game.attempted >> seat & 1:
                eligible |= 1 << seat  # a Fallen Familiar has no MP
        if eligible:
            game.then(BallyhooOffer(eligible, game.toad))


class BallyhooOffer(Claim[Battle]):
    """FF-BALLY-16 Whoever claims it first attempts it, for 1 MP. Who asks one by one begins after the Active seat."""

    rule: ClassVar[str] = "FF-BALLY-16"

    def acts(self, game: Battle, seat: int) -> list[int]:
        if not game.foes[game.roll.slot].hp:
            return []  # FF-BALLY-14: somebody stepped in and defeated it, so the offer lapses
        return [PASS, BALLYHOO]

    def touches(self, game: Battle, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(game.roll.slot)]

    def chosen(self, game: Battle, seat: int, option: int) -> None:
        game.familiars[seat].mp -= 1
        game.attempted |= 1 << seat
        game.attempts += 1
        game.attempter = seat
        game.tell("FF-BALLY-02", USED, seat, option)
        game.then(BallyhooCoin(), HOLD_W_FLIP, ScoreFlip())


class BallyhooCoin(Chance[Battle]):
    """FF-BALLY-03 The one who attempts flips the coin."""

    rule: ClassVar[str] = "FF-BALLY-03"

    def weights(self, game: Battle) -> list[int]:
        return [1, 1]

    def face(self, game: Battle, outcome: int) -> str:
        return EYES[outcome]

    def happened(self, game: Battle, outcome: int) -> None:
        game.eye = outcome
        game.tell("FF-BALLY-03", FLIPPED, game.attempter, outcome)


class ScoreFlip(Step[Battle]):
    """FF-BALLY-04 Eye Open: 2 damage and on it goes. FF-BALLY-05 Eye Closed: it backfires and the Ballyhoo is over."""

    rule: ClassVar[str] = "FF-BALLY-04"

    def run(self, game: Battle) -> None:
        slot = game.roll.slot
        foe = game.foes[slot]
        if game.eye == CLOSED:
            lose_hp(game, game.attempter, foe.card.closed_costs)
            game.then(HOLD_W_AFTER)
            return
        damage_foe(game, slot, min(BALLYHOO_DAMAGE, foe.hp), game.attempter)
        game.then(HOLD_W_AFTER, Ballyhoo())


# The Foes' turn


class FoesTurn(Step[Battle]):
    """FF-FOE-02 Roll once for Foe #1 and do what its chart says, then likewise #2 and #3; then the round is over."""

    rule: ClassVar[str] = "FF-FOE-02"

    def run(self, game: Battle) -> None:
        game.then(RoundEnd())
        for slot in range(len(game.foes) - 1, -1, -1):
            game.then(FoeActs(slot))


class FoeActs(Step[Battle]):
    """FF-FOE-07 Interrupts that concern a Foe's roll are declared before it: W-FOE (F1b)."""

    rule: ClassVar[str] = "FF-FOE-07"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Battle) -> None:
        if game.foes[self.slot].hp:
            game.roll = RollEvent(FOE_ATTACK, self.slot)
            game.then(HOLD_W_FOE, FoeRolls(self.slot))


class FoeRolls(Step[Battle]):
    """FF-RULING-99 A Foe that was defeated in W-FOE does not roll; what was declared on the roll is spent."""

    rule: ClassVar[str] = "FF-RULING-99"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Battle) -> None:
        if game.foes[self.slot].hp:
            game.then(FoeRoll(), HOLD_W_POST, ScoreFoe(self.slot))


class FoeRoll(Die[Battle]):
    """FF-FOE-01 Some player rolls for the Foes; it means nothing who (FF-RULING-90)."""

    rule: ClassVar[str] = "FF-FOE-01"

    def sides(self) -> int:
        return 20

    def shows(self, game: Battle, face: int) -> None:
        game.roll.nat = face
        game.tell("FF-FOE-01", ROLLED, face, face)


class ScoreFoe(Step[Battle]):
    """FF-RULING-87 The parts of a Foe's row are scored from left to right; if it dies in one, the rest is not."""

    rule: ClassVar[str] = "FF-RULING-87"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, game: Battle) -> None:
        foe = game.foes[self.slot]
        row = foe.card.chart[game.roll.nat]
        find(game)
        if row.backfire:
            self.backfire(game, foe, row.backfire)
        if row.heal:
            foe.hp = min(foe.max_hp, foe.hp + row.heal)
            game.tell("FF-FOE-06", MENDED, self.slot, row.heal)
        if row.hit:
            if game.roll.mirror >= 0:
                # FF-TERM-14, FF-RULING-48: the printed points, once, past all passives; credited to the mirror's owner
                damage_foe(game, self.slot, min(row.hit, foe.hp), game.roll.mirror)
            else:
                self.hit(game, row.hit)
        if row.drain:
            self.drain(game, row.drain)
        if row.restricts and foe.hp:
            foe.imposes |= row.restricts
            game.tell("FF-RULING-78", RESTRICTED, self.slot, row.restricts)

    def backfire(self, game: Battle, foe: Foe, points: int) -> None:
        """FF-REW-03 A Foe that kills itself goes to its last damager, or to the first Standing seat (FF-RULING-69)."""
        foe.hp = max(0, foe.hp - points)
        game.tell("FF-TERM-13", DAMAGED, self.slot, points, foe.hp)
        if not foe.hp:
            take_card(game, self.slot, foe.last_damaged_by if foe.last_damaged_by >= 0 else game.first_standing())

    def hit(self, game: Battle, points: int) -> None:
        """FF-FOE-03 Every Standing Familiar alike."""
        for seat in range(len(game.familiars)):
            if game.familiars[seat].hp:
                lose_hp(game, seat, points)

    def drain(self, game: Battle, points: int) -> None:
        """FF-FOE-04 MP too are lost by all; never below 0."""
        for seat in range(len(game.familiars)):
            familiar = game.familiars[seat]
            if familiar.hp:
                familiar.mp = max(0, familiar.mp - points)
                game.tell("FF-FOE-04", DRAINED, seat, points)


class RoundEnd(Step[Battle]):
    """FF-RULING-78 Restrictions of this round end, those imposed in this Foes' turn begin (F2)."""

    rule: ClassVar[str] = "FF-RULING-78"

    def run(self, game: Battle) -> None:
        for foe in game.foes:
            foe.restricts = foe.imposes
            foe.imposes = 0
        if game.round == game.max_rounds:
            game.end("FF-RULING-10", 0, [0] * len(game.teams))
            return
        game.round += 1
        game.proposed = 0
        game.tell("FF-TERM-07", ROUND, game.round)


# Windows: spec 5.3


class OpenWindow(Step[Battle]):
    """FF-RULING-42 A window opens for Standing seats with an item that opens it now, or with a stop and any legal item.

    All of it is public: gems, tokens, rewards, HP and the die on the table.
    """

    rule: ClassVar[str] = "FF-RULING-42"

    def __init__(self, window: int) -> None:
        self.window = window

    def run(self, game: Battle) -> None:
        window = self.window
        if window == W_FOE and not game.foes[game.roll.slot].hp:
            return  # an item used in it defeated the Foe: it makes no sense any more
        opens = OPENS[window]
        if window in (W_POST, W_FLIP) and in_peril(game, window):
            opens |= ANY
        if opens & ANY and not game.can_be_restored():
            opens &= ~ANY  # all ANY items here restore HP
        asked = 0
        for seat in range(len(game.familiars)):
            tags = ALLOWS[window] if game.stops_at(seat, window) else opens
            if tags and tags_held(game, seat) & tags and usable(game, seat, tags):
                asked |= 1 << seat
        if asked:
            # the Active seat is asked first, in the Foes' turn and at W-WAVE the first in turn order
            start = 0 if window == W_WAVE or game.toad == len(game.familiars) else game.toad
            game.then(Window(window, asked, start))


# steps never change, so the ones made most often are made once
HOLD_W_TURN: Final = OpenWindow(W_TURN)
HOLD_W_PRE: Final = OpenWindow(W_PRE)
HOLD_W_POST: Final = OpenWindow(W_POST)
HOLD_W_FLIP: Final = OpenWindow(W_FLIP)
HOLD_W_AFTER: Final = OpenWindow(W_AFTER)
HOLD_W_FOE: Final = OpenWindow(W_FOE)
HOLD_W_WAVE: Final = OpenWindow(W_WAVE)


class Window(Claim[Battle]):
    """FF-RULING-43 The first use resolves; then the window opens anew. It closes when all asked seats have passed."""

    rule: ClassVar[str] = "FF-RULING-43"

    def __init__(self, window: int, asked: int, start: int) -> None:
        super().__init__(asked, start)
        self.window = window

    def acts(self, game: Battle, seat: int) -> list[int]:
        if self.window == W_FOE and not game.foes[game.roll.slot].hp:
            return []  # somebody stepped in and defeated the Foe, so the window lapses
        return [PASS] + items(game, seat)

    def forbids(self, game: Battle, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else forbids_item(game, seat, act, ALLOWS[self.window])

    def touches(self, game: Battle, seat: int, option: int) -> list[str]:
        return touched_by(game, seat, option)

    def chosen(self, game: Battle, seat: int, option: int) -> None:
        game.then(item(seat, option), OpenWindow(self.window))


def in_peril(game: Battle, window: int) -> bool:
    """Would the pending result, scored now, fell a Standing Familiar? (5.3)"""
    roll = game.roll
    if window == W_FLIP:
        loss = game.foes[roll.slot].card.closed_costs
        return game.eye == CLOSED and game.familiars[game.attempter].hp <= loss
    if roll.kind != FOE_ATTACK:
        loss = attacker_loss(game, game.toad, attack_damage(game, game.toad))
        return game.familiars[game.toad].hp <= loss
    loss = game.foes[roll.slot].card.chart[roll.nat].hit
    if loss and roll.mirror < 0:
        for familiar in game.familiars:
            if 0 < familiar.hp <= loss:
                return True
    return False


# Items: what a seat can interrupt with


def tags_held(game: Battle, seat: int) -> int:
    """The tags of all that a Standing seat holds, usable now or not: a quick look before the exact one."""
    familiar = game.familiars[seat]
    if not familiar.hp:
        return 0
    tags = ABILITY_TAGS[familiar.mat.ability] if familiar.gems else 0
    if familiar.tokens:
        tags |= POST_FLIP
    if game.won[GLOOP] == seat:
        tags |= ANY
    if game.won[MAGMA_WYRM] == seat:
        tags |= QUIET
    return tags


def items(game: Battle, seat: int) -> list[int]:
    """The items on this seat's mat and under it, with their targets, usable now or not."""
    ability = game.familiars[seat].mat.ability
    found: list[int] = []
    if ability == HEALING_RAIN:
        for familiar in game.familiars:
            found.append(RAIN + familiar.mat.number)
    else:
        found.append(ABILITY_CODES[ability])
    found.append(TOKEN)
    if game.won[GLOOP] == seat:
        for familiar in game.familiars:
            found.append(SALVE + familiar.mat.number)
    if game.won[MAGMA_WYRM] == seat:
        for slot in range(len(game.foes)):
            found.append(WYRMFIRE + slot)
    return found


ABILITY_CODES: Final = [WINDS, INFERNO, RAIN, KEEPERS, MIRROR]


def usable(game: Battle, seat: int, tags: int) -> list[int]:
    """The seat's legal items that carry one of these tags."""
    if not tags_held(game, seat) & tags:
        return []
    return [act for act in items(game, seat) if forbids_item(game, seat, act, tags) == ALLOWED]


def forbids_item(game: Battle, seat: int, act: int, tags: int) -> str:
    """The rule that keeps this seat from using this item where these tags are allowed, or ALLOWED."""
    familiar = game.familiars[seat]
    if not familiar.hp:
        return "FF-TERM-09"
    if act == TOKEN:
        if not familiar.tokens:
            return "FF-LUCK-01"
        return ALLOWED if tags & POST_FLIP else "FF-LUCK-02"
    if act >= WYRMFIRE:
        if not tags & QUIET:
            return "FF-RULING-42"
        return ALLOWED if game.foes[act - WYRMFIRE].hp else "FF-DEFEAT-01"
    if act >= SALVE:
        return forbids_restoring(game, act - SALVE, tags)
    if not familiar.gems:
        return "FF-SA-03"
    if act == WINDS:
        return ALLOWED if tags & POST_ROLL else "FF-RULING-45"
    if act == INFERNO:
        if not tags & PRE_ROLL:
            return "FF-SA-05"
        return ALLOWED if game.roll.factor == 1 else "FF-RULING-47"
    if act == KEEPERS:
        if not tags & (PRE_ROLL | PRE_FOE_ROLL):
            return "FF-SA-05"
        return ALLOWED if game.roll.finder < 0 else "FF-RULING-47"
    if act == MIRROR:
        if not tags & PRE_FOE_ROLL:
            return "FF-SA-06"
        return ALLOWED if game.roll.mirror < 0 else "FF-RULING-47"
    return forbids_restoring(game, act - RAIN, tags)


def forbids_restoring(game: Battle, mat: int, tags: int) -> str:
    """FF-SA-07: only what is Standing can be restored; who gains nothing may be named all the same (FF-RULING-109)."""
    if not tags & ANY:
        return "FF-RULING-52"
    return ALLOWED if game.familiars[game.seat_of(mat)].hp else "FF-SA-07"


def touched_by(game: Battle, seat: int, act: int) -> list[str]:
    if act == PASS:
        return []
    own = f"familiar.{game.familiars[seat].mat.key}"
    if act >= WYRMFIRE:
        return [own, game.piece_name(act - WYRMFIRE)]
    if act >= SALVE:
        return [own, f"familiar.{FAMILIARS[act - SALVE]}"]
    if RAIN <= act < RAIN + len(FAMILIARS):
        return [own, f"familiar.{FAMILIARS[act - RAIN]}"]
    return [own]


def item(seat: int, act: int) -> Step[Battle]:
    """The rule behind an item."""
    if act == WINDS:
        return WindsOfChange(seat)
    if act == TOKEN:
        return GoodLuckToken(seat)
    if act == INFERNO:
        return RockTheInferno(seat)
    if act == KEEPERS:
        return FindersKeepers(seat)
    if act == MIRROR:
        return AtomicMirror(seat)
    if act >= WYRMFIRE:
        return Wyrmfire(seat, act - WYRMFIRE)
    if act >= SALVE:
        return SlimeSalve(seat, act - SALVE)
    return HealingRain(seat, act - RAIN)


class Item(Step[Battle]):
    """An interrupt that a seat uses; it resolves at once and cannot be interrupted (FF-RULING-44)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class WindsOfChange(Item):
    """FF-SA-09 Whoever made the last die roll, Familiar or Foe, must roll again."""

    rule: ClassVar[str] = "FF-SA-09"

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].gems -= 1
        game.tell("FF-SA-09", USED, self.seat, WINDS)
        if game.roll.kind == FOE_ATTACK:
            game.then(FoeRoll())
        else:
            game.then(AttackRoll())


class RockTheInferno(Item):
    """FF-SA-05 Declared before an attack roll: its Attack Points are doubled, and so is a backfire."""

    rule: ClassVar[str] = "FF-SA-05"

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].gems -= 1
        game.roll.factor = 2
        game.tell("FF-SA-05", USED, self.seat, INFERNO)


class FindersKeepers(Item):
    """FF-SA-05 Declared before any die roll: the final die decides what is found."""

    rule: ClassVar[str] = "FF-SA-05"

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].gems -= 1
        game.roll.finder = self.seat
        game.tell("FF-SA-05", USED, self.seat, KEEPERS)


class AtomicMirror(Item):
    """FF-SA-06 Declared before a Foe rolls: its Attack Points are reflected."""

    rule: ClassVar[str] = "FF-SA-06"

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].gems -= 1
        game.roll.mirror = self.seat
        game.tell("FF-SA-06", USED, self.seat, MIRROR)


class HealingRain(Item):
    """FF-SA-07 At any time before the HP in question reach 0: 5 HP for one Standing Familiar."""

    rule: ClassVar[str] = "FF-SA-07"

    def __init__(self, seat: int, mat: int) -> None:
        super().__init__(seat)
        self.mat = mat

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].gems -= 1
        game.tell("FF-SA-07", USED, self.seat, RAIN + self.mat)
        restore_hp(game, game.seat_of(self.mat), RAIN_HP)


class GoodLuckToken(Item):
    """FF-LUCK-02 A token turns the flip to its other face, and goes back to the supply (FF-RULING-54)."""

    rule: ClassVar[str] = "FF-LUCK-02"

    def run(self, game: Battle) -> None:
        game.familiars[self.seat].tokens -= 1
        game.supply += 1
        game.eye = 1 - game.eye
        game.tell("FF-LUCK-02", USED, self.seat, TOKEN)


class SlimeSalve(Item):
    """FF-REW-05 Gloop's reward: 4 HP for one Standing Familiar, once."""

    rule: ClassVar[str] = "FF-REW-05"

    def __init__(self, seat: int, mat: int) -> None:
        super().__init__(seat)
        self.mat = mat

    def run(self, game: Battle) -> None:
        game.won[GLOOP] = SPENT
        game.tell("FF-REW-05", USED, self.seat, SALVE + self.mat)
        restore_hp(game, game.seat_of(self.mat), SALVE_HP)


class Wyrmfire(Item):
    """FF-RULING-93 Magma Wyrm's reward: 5 damage to one Foe, which is no attack."""

    rule: ClassVar[str] = "FF-RULING-93"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, game: Battle) -> None:
        game.won[MAGMA_WYRM] = SPENT
        game.tell("FF-RULING-93", USED, self.seat, WYRMFIRE + self.slot)
        damage_foe(game, self.slot, min(WYRMFIRE_DAMAGE, game.foes[self.slot].hp), self.seat)


# Conceding


class ConcedeVote(Together[Battle]):
    """FF-RULING-112 All others are asked, the Fallen too; only if every one agrees it is a loss."""

    rule: ClassVar[str] = "FF-RULING-112"

    def acts(self, game: Battle, seat: int) -> list[int]:
        return [REFUSE, AGREE]

    def all_chosen(self, game: Battle, answers: list[int]) -> None:
        agreed = True
        for seat in range(len(answers)):
            if answers[seat] >= 0:
                game.tell("FF-RULING-112", VOTED, seat, answers[seat])
                agreed = agreed and answers[seat] == AGREE
        if agreed:
            game.end("FF-RULING-112", 0, [0] * len(game.teams))


# The game as others see it


class TeamAdvice(Advice):
    """The team's value: Waves and Foes behind it, HP and means left. Every seat wants the same."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Battle)
        value = 400 * game.wave
        for foe in game.foes:
            value -= 4 * foe.hp
            if foe.hp:
                value -= 40
        for familiar in game.familiars:
            if familiar.hp:
                value += 30 + 3 * familiar.hp + familiar.mp + 4 * familiar.gems + 2 * familiar.tokens
        return value


class FoesWindow(Game):
    id: ClassVar[str] = "foes-window-experiment"
    title: ClassVar[str] = "Familiars and Foes: the window experiment"
    seats: ClassVar[tuple[int, int]] = (2, 5)
    longest: ClassVar[int] = 20_000
    open: ClassVar[bool] = True

    def __init__(self) -> None:
        # the two modes only tell a table whether it asks one seat after another or all at once: a Claim takes both
        settings = [
            Setting("interrupt_mode", ["polled", "claim"]),
            Setting("ballyhoo_mode", ["offer", "claim"]),
            Setting("max_rounds", ["60", "200"]),
        ]
        super().__init__(CODES, TELLS, settings, WINDOWS)
        self.advice = TeamAdvice()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        """FF-SETUP-01 Each seat chooses a Familiar: its deck names one; empty takes the next mat nobody named."""
        familiars: list[Familiar] = []
        for name in chosen_familiars(decks):
            mat = MATS[FAMILIARS.index(name)]
            familiars.append(Familiar(mat, mat.max_hp, mat.max_mp, MAX_GEMS, 1))
        coming = pile(list(range(len(FOES))), 0, NOBODY, EVERYONE)
        game = Battle(familiars, [], coming, [NOT_WON] * len(FOES), RollEvent(FOE_ATTACK, 0))
        game.max_rounds = int(settings["max_rounds"])
        game.then(WaveStart(), ToadSpot())
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Battle)
        coming = masked.coming.cards
        zones = [Zone("coming", None, len(coming), [Piece("coming", foe_name(card)) for card in coming])]
        foes = [foe_piece(masked, slot) for slot in range(len(masked.foes)) if masked.foes[slot].hp]
        zones.append(Zone("foes", None, len(foes), foes))
        for other in range(len(masked.familiars)):
            mat = masked.familiars[other].mat.key
            won = [
                Piece(f"won.{FOES[kind]}", FOES[kind], other) for kind in range(len(FOES)) if masked.won[kind] == other
            ]
            pieces = [Piece(f"familiar.{mat}", mat, other), *won]
            zones.append(Zone(f"mat.{mat}", other, len(pieces), pieces))
        return zones

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Battle)
        roll = masked.roll
        facts = [Fact("wave", masked.wave, LAST_WAVE), Fact("round", masked.round, masked.max_rounds)]
        return [*facts, Fact("toad", masked.toad), Fact("die", roll.nat), Fact("supply", masked.supply)]

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Battle)
        familiar = masked.familiars[seat]
        facts = [Fact("hp", familiar.hp, familiar.mat.max_hp), Fact("mp", familiar.mp, familiar.mat.max_mp)]
        return [*facts, Fact("gems", familiar.gems, MAX_GEMS), Fact("tokens", familiar.tokens)]


def chosen_familiars(decks: list[str]) -> list[str]:
    """FF-RULING-07: different Familiars."""
    for name in decks:
        if name and name not in FAMILIARS:
            raise BadSetup(f"FF-SETUP-01: no Familiar '{name}'; there are: {', '.join(FAMILIARS)}")
        if name and decks.count(name) > 1:
            raise BadSetup(f"FF-RULING-07: {decks.count(name)} seats chose {name}; each Familiar has one mat")
    free = [name for name in FAMILIARS if name not in decks]
    return [name or free.pop(0) for name in decks]


def foe_name(card: int) -> str | None:
    return FOES[kind_of(card)] if card >= 0 else None


def foe_piece(game: Battle, slot: int) -> Piece:
    foe = game.foes[slot]
    return Piece(game.piece_name(slot), foe.card.key, None, [Fact("hp", foe.hp, foe.max_hp)])


GAME: Final = FoesWindow()
