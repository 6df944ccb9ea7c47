"""What the verbs of spells, Artifacts, Special Abilities and Foe Rewards do (spec 11.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.cards import THE, amount, duration, target
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.piles import Pile, kind_of, public
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.attack import begin_attack, draw_artifact, roll_again
from grimalkin.games.familiars_and_foes.codes import CHOOSE, CHOOSE_ON, ELEMENT, FAMILIAR_ROOM, GIVE, KEEP, USE
from grimalkin.games.familiars_and_foes.deed import (
    ANYWHERE,
    IN_ABILITY,
    IN_ARTIFACT,
    IN_INTERRUPT,
    IN_REVIVE,
    IN_REWARD,
    IN_SPELL,
    OF_FAMILIAR,
    Deed,
    counted,
)
from grimalkin.games.familiars_and_foes.falls import strike
from grimalkin.games.familiars_and_foes.items import (
    acts_of,
    do_deeds,
    do_item,
    forbids_item,
    forbids_use,
    item_gains,
    item_of,
    other_of,
    spend_item,
)
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ANY,
    ARTIFACT,
    ATTACK_ROLLS,
    BALLYHOO_BONUS,
    CHEAPER,
    DAMAGE_BONUS,
    ELEMENTAL,
    ELEMENTS,
    ENDANGERED,
    EXTRA_ACTIONS,
    FOE,
    FOE_SET,
    FOES_TURN,
    KIND_BITS,
    LAST_BEGINNER,
    NEXT_HIT,
    NEXT_ROLL,
    OPEN,
    PHYSICAL,
    POST_ROLL,
    PRE_FOE_ROLL,
    PRE_ROLL,
    PREVENTS,
    QUIET,
    REFLECTS,
    SEED_PARTS,
    SELF,
    SKIPS,
    SPELL_SOURCE,
    SURVIVES,
    TARGET,
    WHEN_USED,
    WITHOUT_ARTIFACT,
    WOULD_FALL,
)
from grimalkin.games.familiars_and_foes.parts import open_parts, sow
from grimalkin.games.familiars_and_foes.printed import Mode
from grimalkin.games.familiars_and_foes.rounds import peek
from grimalkin.games.familiars_and_foes.spells import (
    at_foe,
    forbids_spell,
    forbids_target,
    pay_mp,
)
from grimalkin.games.familiars_and_foes.state import ON_FOE, TEAM, WAVES, Quest
from grimalkin.games.familiars_and_foes.tells import CHOSE, CLEARED, DREW, KEPT, TURNED, USED
from grimalkin.games.familiars_and_foes.turn import drop_action
from grimalkin.games.familiars_and_foes.windows import HOLD_W_FLIP, CoinFlip

ATTACK_WORD: Final = 1  # among the words for kinds of attacks

# durations in card files, in the order of the vocabulary
DURATIONS: Final = ["that roll", "next roll", "next hit", "foes turn", "triggered"]
THAT_ROLL: Final = 0
FOR_NEXT_ROLL: Final = 1
FOR_NEXT_HIT: Final = 2
FOR_FOES_TURN: Final = 3
FOR_TRIGGERED: Final = 4


def receivers(game: Quest, deed: Deed[Quest], seat: int, other: int) -> list[int]:
    """The seats that an instant deed is for: the Standing ones alone (FF-RULING-122)."""
    to = deed.to
    if to is None or (to.how == THE and to.among == SELF):
        return [seat]
    if to.how == THE and to.among == ENDANGERED:
        return [game.endangered]
    if not deed.each():
        return [other]
    found = [one for one in game.seats_in_order() if game.standing(one)]
    if to.where == WITHOUT_ARTIFACT:
        return [one for one in found if not game.familiars[one].artifacts]
    return found


def place_of(game: Quest, deed: Deed[Quest], seat: int, other: int) -> int:
    """Where an effect that lasts lies: on the team, a Familiar or a Foe (spec 5.8)."""
    to = deed.to
    if to is None or deed.each():
        return TEAM
    if to.how == THE and to.among == SELF:
        return seat
    if (to.how == THE and to.among == TARGET) or deed.names() == A_FOE:
        return ON_FOE + other
    return other


def end_of(kind: int) -> int:
    return FOES_TURN if kind in (FOR_FOES_TURN, FOR_NEXT_HIT) else WHEN_USED


# Points


class Damage(Deed[Quest]):
    """`damage N to foe`: FF-RULING-93."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "damage")
        self.to = target(given, "to")
        if counted(self.points) & OF_FAMILIAR:
            raise Wrong(within(given.place, "damage"), "max_mp, max_hp and below_gems are about Familiars, not Foes")

    def places(self) -> int:
        return IN_ARTIFACT | IN_INTERRUPT

    def tags(self) -> int:
        return QUIET  # elsewhere a Foe would be gone while its roll or flip is still to be scored

    def counts(self) -> int:
        return counted(self.points)

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if game.foes[other].hp:
            strike(game, other, self.points.value(game, seat, other), seat, game.box.items[source].what)


class RestoreHp(Deed[Quest]):
    """`restore_hp N to ...`, oneself, another or all: FF-SPELL-06, FF-SPELL-10, FF-RULING-34."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_hp")
        self.to = target(given, "to")

    def restores(self) -> int:
        return 1

    def counts(self) -> int:
        return counted(self.points)

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        if game.healing_forbidden():
            return False
        if self.to is not None and self.to.how == THE:
            familiar = game.familiars[receivers(game, self, seat, -1)[0]]
            return familiar.hp < familiar.mat.hp
        for familiar in game.familiars:
            if 0 < familiar.hp < familiar.mat.hp:
                return True
        return False

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.restore_hp(one, self.points.value(game, seat, one))


class RestoreMp(Deed[Quest]):
    """`restore_mp N to ...`: FF-SPELL-06, FF-RULING-34."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_mp")
        self.to = target(given, "to")

    def restores(self) -> int:
        return 2

    def counts(self) -> int:
        return counted(self.points)

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        if self.to is not None and self.to.how == THE:
            familiar = game.familiars[receivers(game, self, seat, -1)[0]]
            return familiar.mp < familiar.mat.mp
        for familiar in game.familiars:
            if familiar.hp and familiar.mp < familiar.mat.mp:
                return True
        return False

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.restore_mp(one, self.points.value(game, seat, one))


class GainGem(Deed[Quest]):
    """`gain_gem N to ...`: FF-RULING-86."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.gems = given.number("gain_gem")
        self.to = target(given, "to")

    def places(self) -> int:
        return ANYWHERE & ~IN_ABILITY  # which costs a gem, so it would have no end

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.gain_gem(one, self.gems)


class GainLuck(Deed[Quest]):
    """`gain_luck N`: FF-LUCK-05, FF-RULING-54."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.tokens = given.number("gain_luck")

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return game.supply > 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.gain_tokens(seat, self.tokens)


# Artifacts


class DrawArtifacts(Deed[Quest]):
    """`draw_artifact N to ...`, perhaps to keep fewer: FF-ART-04, FF-RULING-58."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("draw_artifact")
        self.keep = given.number("keep")
        self.to = target(given, "to")
        if self.keep and (self.to.how != THE or self.count <= self.keep):
            raise Wrong(within(given.place, "keep"), "who keeps one draws two or more, to = 'self'")

    def tags(self) -> int:
        return QUIET if self.keep else 0  # drawn cards wait for a choice, so no other draw comes between

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return len(game.decks[0]) > 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.keep:
            game.drawn = ()
            game.then(KeepOne(seat))
            for _card in range(min(self.count, len(game.decks[0]))):
                game.then(LookAtArtifact(seat))
            return
        for one in reversed(receivers(game, self, seat, other)):
            for _card in range(self.count):
                game.then(DrawNext(one))


class DrawNext(Step[Quest]):
    """FF-RULING-58 One of several draws: the deck may be empty by then."""

    id: ClassVar[str] = "draw_next"
    rule: ClassVar[str] = "FF-RULING-58"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        draw_artifact(game, self.seat)


class LookAtArtifact(Draw[Quest]):
    """FF-ART-04 A card that is kept or given when it is known; all see it."""

    id: ClassVar[str] = "look_at_artifact"
    rule: ClassVar[str] = "FF-ART-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Quest) -> Pile:
        return game.decks[0]

    def drawn(self, game: Quest, card: int) -> None:
        game.drawn = (*game.drawn, kind_of(card))
        game.tell("FF-ART-04", DREW, self.seat, public(kind_of(card)))


class KeepOne(Step[Quest]):
    """FF-ART-04 One card is kept, the other goes under the deck, where all know it."""

    id: ClassVar[str] = "keep_one"
    rule: ClassVar[str] = "FF-ART-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        if len(game.drawn) > 1:
            game.then(ChooseKept(self.seat))
        elif game.drawn:
            keep_artifact(game, self.seat, game.drawn[0])


def keep_artifact(game: Quest, seat: int, kept: int) -> None:
    familiar = game.familiars[seat]
    familiar.artifacts = (*familiar.artifacts, kept)
    game.tell("FF-ART-04", KEPT, seat, public(kept))
    for card in game.drawn:
        if card != kept:
            game.decks[0].put_at_bottom(public(card))
    game.drawn = ()


class ChooseKept(Ask[Quest]):
    """D21 The card to keep."""

    id: ClassVar[str] = "choose_kept"
    rule: ClassVar[str] = "FF-ART-04"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [KEEP + game.box.artifact_card(card).item.number for card in game.drawn]

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        keep_artifact(game, seat, game.box.items[option - KEEP].card)


class HandOut(Deed[Quest]):
    """`hand_out 1`: an Artifact for a Familiar that the caster names when all have seen it (D23)."""

    def tags(self) -> int:
        return QUIET

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if len(game.decks[0]):
            game.drawn = ()
            game.then(LookAtArtifact(seat), ChooseReceiver(seat))


class ChooseReceiver(Ask[Quest]):
    """D23 Who gets the Artifact that was drawn."""

    id: ClassVar[str] = "choose_receiver"
    rule: ClassVar[str] = "FF-ART-04"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [GIVE + familiar.mat.slot for familiar in game.familiars]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        return "" if game.standing(game.seat_of(act - GIVE)) else "FF-RULING-122"

    def default(self, game: Quest, seat: int) -> int:
        own = GIVE + game.mat_word(seat)
        return own if own in self.options(game, seat) else self.options(game, seat)[0]

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [f"familiar.{game.box.mats[option - GIVE].key}"]

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.tell("FF-ART-04", CHOSE, seat, option)
        keep_artifact(game, game.seat_of(option - GIVE), game.drawn[0])


class Find(Deed[Quest]):
    """`find N`: Finders Keepers; what it finds is read from the final die (attack.py, `found`)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.at = given.number("find")

    def places(self) -> int:
        return IN_INTERRUPT

    def tags(self) -> int:
        return PRE_ROLL | PRE_FOE_ROLL

    def on_roll(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.finder = seat
        game.roll.find_at = self.at


# Dice


class Reroll(Deed[Quest]):
    """`reroll "roll"`, once a roll was made: FF-SA-08, FF-SA-09, FF-RULING-46."""

    def places(self) -> int:
        return IN_INTERRUPT

    def tags(self) -> int:
        return POST_ROLL

    def on_roll(self) -> bool:
        return True

    def rerolls(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        roll_again(game)


class SetFinal(Deed[Quest]):
    """`final N`: a Familiar's pending roll counts as N: FF-RULING-100."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.final = given.number("final")

    def places(self) -> int:
        return IN_INTERRUPT

    def tags(self) -> int:
        return POST_ROLL

    def on_roll(self) -> bool:
        return True

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        return "FF-GOAL-09" if game.roll.kind == FOE else ""

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.set_to = self.final


class TwoDice(Deed[Quest]):
    """`two_dice "lower"`: FF-RULING-24."""

    def places(self) -> int:
        return IN_INTERRUPT

    def tags(self) -> int:
        return PRE_FOE_ROLL

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.two_dice = True


class RollBonus(Deed[Quest]):
    """`roll N of ... to ... for ...`: FF-RULING-20, FF-RULING-123."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.bonus = given.number("roll")
        self.attacks = given.number("of") == 1
        self.to = target(given, "to")
        self.lasts = duration(given, "for").kind
        if (self.lasts == FOR_NEXT_ROLL) == self.attacks or self.lasts not in (FOR_NEXT_ROLL, FOR_FOES_TURN):
            raise Wrong(given.place, "write of = 'any' with for = 'next roll', or of = 'attack' with for = 'foes turn'")
        if self.lasts == FOR_NEXT_ROLL and self.each():
            raise Wrong(given.place, "the next roll is that of one Familiar or Foe, not of each")
        at_foe = self.to.among in (TARGET, FOE_SET)
        if at_foe and self.attacks:
            raise Wrong(given.place, "of = 'attack' is about rolls of Familiars; for a Foe write for = 'next roll'")
        if not self.bonus or (self.bonus < 0) != at_foe:
            said = "a Foe's roll is lowered, a Familiar's is raised"
            raise Wrong(within(given.place, "roll"), f"{self.bonus} came for '{self.to.text}'; {said}")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        kind = ATTACK_ROLLS if self.attacks else NEXT_ROLL
        on = place_of(game, self, seat, other)
        if on >= ON_FOE and not game.foes[on - ON_FOE].hp:
            return
        game.begin_effect(kind, self.bonus, 0, seat, source, on, end_of(self.lasts), "FF-RULING-20")


# Attacks


class Multiply(Deed[Quest]):
    """`multiply N`: an attack roll with exactly one target; Attack Points and backfire: FF-RULING-23, FF-RULING-108."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.factor = given.number("multiply")

    def places(self) -> int:
        return IN_INTERRUPT

    def tags(self) -> int:
        return PRE_ROLL

    def on_roll(self) -> bool:
        return True

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        return "" if game.roll.is_attack() and game.roll.count_targets() == 1 else "FF-RULING-108"

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.factors += self.factor - 1


class Bonus(Deed[Quest]):
    """`bonus N ...`: more damage if it hits: on that roll, on the next hit, or for a while: FF-RULING-22."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("bonus")
        self.of = KIND_BITS[given.number("of")]
        self.lasts = duration(given, "for").kind
        self.to = None if given.of("to") is None else target(given, "to")
        if (self.to is None) != (self.lasts == THAT_ROLL):
            said = "'that roll' is for whoever rolls, so it takes no 'to'; the others need one"
            raise Wrong(given.place, f"for = '{DURATIONS[self.lasts]}' came; {said}")
        if self.lasts == FOR_NEXT_HIT and self.each():
            raise Wrong(within(given.place, "to"), "the next hit is that of one Familiar, not of each")
        if self.lasts != FOR_FOES_TURN and self.of != KIND_BITS[ATTACK_WORD]:
            raise Wrong(
                within(given.place, "of"), "only for = 'foes turn' tells kinds of attacks apart; leave 'of' out"
            )

    def places(self) -> int:
        return IN_INTERRUPT if self.lasts == THAT_ROLL else ANYWHERE

    def tags(self) -> int:
        return PRE_ROLL if self.lasts == THAT_ROLL else 0

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        if self.lasts != THAT_ROLL:
            return ""
        return "" if game.roll.kind <= LAST_BEGINNER else "FF-RULING-28"

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.lasts == THAT_ROLL:
            game.roll.bonus += self.points
            return
        kind = NEXT_HIT if self.lasts == FOR_NEXT_HIT else DAMAGE_BONUS
        on = place_of(game, self, seat, other)
        game.begin_effect(kind, self.points, self.of, seat, source, on, FOES_TURN, "FF-RULING-94")


class Cheaper(Deed[Quest]):
    """`cheaper N for ...`: FF-RULING-38."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.mp = given.number("cheaper")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.begin_effect(CHEAPER, self.mp, 0, seat, source, TEAM, FOES_TURN, "FF-RULING-38")


class BallyhooDamage(Deed[Quest]):
    """`ballyhoo_damage N for ...`: more for each Open flip."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("ballyhoo_damage")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.begin_effect(BALLYHOO_BONUS, self.points, 0, seat, source, TEAM, FOES_TURN, "FF-BALLY-04")


class Perform(Deed[Quest]):
    """`perform "physical", multiply N, to foe`: an Artifact that contains an attack: FF-RULING-30, FF-RULING-117."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.factor = given.number("multiply")
        self.to = target(given, "to")

    def places(self) -> int:
        return IN_ARTIFACT

    def alone(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        begin_attack(game, seat, PHYSICAL, None, other, 1 << other)
        game.roll.factors = self.factor - 1


class SetElement(Deed[Quest]):
    """`set_element "named", to foe`: the user names the Foe's new element, which stays until it is defeated."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.to = target(given, "to")

    def places(self) -> int:
        return IN_ARTIFACT

    def defers(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(NameElement(seat, source, other))


class NameElement(Ask[Quest]):
    """FF-RULING-117 D22: the element that the Foe turns to."""

    id: ClassVar[str] = "name_element"
    rule: ClassVar[str] = "FF-RULING-117"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, item: int, slot: int) -> None:
        super().__init__(seat)
        self.item = item
        self.slot = slot

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [ELEMENT + element for element in range(len(ELEMENTS))]

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [game.piece_name(self.slot)]

    def dropped(self, game: Quest) -> bool:
        return drop_action(game)

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        item = game.box.items[self.item]
        game.tell("FF-ART-01", USED, seat, acts_of(game, item)[self.slot])
        spend_item(game, seat, item)
        game.foes[self.slot].element = option - ELEMENT
        game.tell("FF-RULING-117", TURNED, game.face(self.slot), option - ELEMENT)


class CastSpell(Deed[Quest]):
    """`cast "elemental"`: the user may cast the own Elemental Spell on that Foe now, paying for it (D27)."""

    def places(self) -> int:
        return IN_ARTIFACT

    def needs_foe(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for spell in game.familiars[seat].mat.spells:
            if spell.kind == ELEMENTAL:
                ask = CastNow(seat, other, spell.number)
                if len(ask.options(game, seat)) > 1:
                    game.then(ask)


class CastNow(Ask[Quest]):
    """FF-RULING-117 D27: cast the Elemental Spell, or do not."""

    id: ClassVar[str] = "cast_now"
    rule: ClassVar[str] = "FF-RULING-117"

    def __init__(self, seat: int, slot: int, spell: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.spell = spell

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [PASS, at_foe(game.box.spells[self.spell], self.slot)]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        spell = game.box.spells[self.spell]
        if act == PASS:
            return ""
        return forbids_spell(game, seat, spell) or forbids_target(game, seat, spell, 1 << self.slot)

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(self.slot)]

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        if option == PASS:
            return
        spell = game.box.spells[self.spell]
        game.tell("FF-SPELL-01", CHOSE, seat, option)
        pay_mp(game, seat, spell, 1 << self.slot)
        begin_attack(game, seat, spell.kind, spell, self.slot, 1 << self.slot)


class Seeds(Deed[Quest]):
    """`seeds N, parts K`: an Artifact of several parts; each names a Foe and flips: FF-WAVE-07."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.damage = given.number("seeds")
        self.parts = given.number("parts")

    def places(self) -> int:
        return IN_ARTIFACT

    def alone(self) -> bool:
        return True

    def names(self) -> int:
        return A_FOE

    def seed_damage(self) -> int:
        return self.damage

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        open_parts(game, SEED_PARTS, seat, source, self.parts - 1)
        sow(game, seat, other)


class FlipEach(Deed[Quest]):
    """`flip_each N, to foe`: each Standing Familiar flips, the user first; Open strikes, credited to the flipper."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.damage = given.number("flip_each")
        self.to = target(given, "to")

    def places(self) -> int:
        return IN_ARTIFACT

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        count = len(game.familiars)
        for away in range(count - 1, -1, -1):
            flipper = (seat + away) % count
            if game.standing(flipper):
                game.then(TrumpetFlip(flipper, other, self.damage))


class TrumpetFlip(Step[Quest]):
    """FF-RULING-93 One of the flips; it stops when the Foe is defeated."""

    id: ClassVar[str] = "trumpet_flip"
    rule: ClassVar[str] = "FF-RULING-93"

    def __init__(self, seat: int, slot: int, damage: int) -> None:
        self.seat = seat
        self.slot = slot
        self.damage = damage

    def run(self, game: Quest) -> None:
        if game.foes[self.slot].hp:
            game.then(CoinFlip(self.seat), HOLD_W_FLIP, ScoreTrumpet(self.seat, self.slot, self.damage))


class ScoreTrumpet(Step[Quest]):
    """FF-RULING-93 Eye Open: damage that is no attack, credited to the flipper."""

    id: ClassVar[str] = "score_trumpet"
    rule: ClassVar[str] = "FF-RULING-93"

    def __init__(self, seat: int, slot: int, damage: int) -> None:
        self.seat = seat
        self.slot = slot
        self.damage = damage

    def run(self, game: Quest) -> None:
        if game.eye == OPEN:
            strike(game, self.slot, self.damage, self.seat, ARTIFACT)


class ExtraActions(Deed[Quest]):
    """`extra_actions N`: Time Spiral; each is a Physical Attack or a Beginner Attack Spell: FF-RULING-63."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("extra_actions")

    def places(self) -> int:
        return IN_SPELL

    def alone(self) -> bool:
        return True

    def extra_actions(self) -> int:
        return self.count

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        open_parts(game, EXTRA_ACTIONS, seat, source - SPELL_SOURCE, self.count)


# The Foes' attacks


class Reflect(Deed[Quest]):
    """`reflect "attack"`: that Foe's attack, or a Foe's next one: FF-SA-06, FF-RULING-51."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.now = duration(given, "for").kind == THAT_ROLL
        self.to = None if given.of("to") is None else target(given, "to")
        if self.now != (self.to is None):
            raise Wrong(given.place, "write for = 'that roll', or to = 'foe' with for = 'next roll'")

    def places(self) -> int:
        return IN_INTERRUPT if self.now else IN_ARTIFACT | IN_INTERRUPT

    def tags(self) -> int:
        return PRE_FOE_ROLL if self.now else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now:
            game.roll.mirror = seat
        elif game.foes[other].hp:
            game.begin_effect(REFLECTS, 1, 0, seat, source, ON_FOE + other, FOES_TURN, "FF-RULING-51")


class Prevent(Deed[Quest]):
    """`prevent N`: HP of Foe attacks, on that roll or for a while: FF-FOE-03."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("prevent")
        self.now = duration(given, "for").kind == THAT_ROLL
        self.to = None if given.of("to") is None else target(given, "to")
        if self.now != (self.to is None):
            raise Wrong(given.place, "write for = 'that roll', or 'to' with for = 'foes turn'")

    def places(self) -> int:
        return IN_INTERRUPT if self.now else ANYWHERE

    def tags(self) -> int:
        return PRE_FOE_ROLL if self.now else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now:
            game.roll.prevents += self.hp
            return
        on = place_of(game, self, seat, other)
        game.begin_effect(PREVENTS, self.hp, 0, seat, source, on, FOES_TURN, "FF-FOE-03")


class SkipRoll(Deed[Quest]):
    """`skip_roll 1, to foe`: it skips its next attack roll: FF-RULING-124."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.to = target(given, "to")

    def places(self) -> int:
        return IN_ARTIFACT | IN_INTERRUPT

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if game.foes[other].hp:
            game.begin_effect(SKIPS, 1, 0, seat, source, ON_FOE + other, WHEN_USED, "FF-RULING-124")


class ClearRestrictions(Deed[Quest]):
    """`clear "restrictions"`: all of them, active or waiting: FF-RULING-78."""

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for foe in game.foes:
            foe.restricts = 0
            foe.imposes = 0
        game.tell("FF-RULING-78", CLEARED)


class SurviveAt(Deed[Quest]):
    """`survive_at N`: HP become N instead of 0: the endangered Familiar now, or one the next time: FF-RULING-79."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("survive_at")
        self.to = target(given, "to")
        if self.now() != (given.of("for") is None):
            said = "to = 'endangered' is for now, so it takes no 'for'; to = 'familiar' needs for = 'triggered'"
            raise Wrong(given.place, f"to = '{self.to.text}' came; {said}")

    def places(self) -> int:
        return IN_INTERRUPT if self.now() else ANYWHERE

    def now(self) -> bool:
        return self.to is not None and self.to.how == THE

    def tags(self) -> int:
        return WOULD_FALL if self.now() else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now():
            shift = 6 * game.endangered
            game.saved = game.saved & ~(63 << shift) | self.hp << shift
        else:
            game.begin_effect(SURVIVES, self.hp, 0, seat, source, other, WHEN_USED, "FF-RULING-79")


# Choices within a use


class Peek(Deed[Quest]):
    """`peek "next wave"`: FF-RULING-116."""

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return game.wave < WAVES and not game.known_foes

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        peek(game)


class ChooseOne(Deed[Quest]):
    """`choose "one"`: of the modes of the card (D22)."""

    def places(self) -> int:
        return IN_REWARD

    def alone(self) -> bool:
        return True

    def chooses(self) -> bool:
        return True

    def defers(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(ChooseMode(seat, source))


class ChooseMode(Ask[Quest]):
    """D22 One of the modes, with the Familiar that it is for. The card is spent now."""

    id: ClassVar[str] = "choose_mode"
    rule: ClassVar[str] = "FF-REW-05"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, item: int) -> None:
        super().__init__(seat)
        self.item = item

    def acts(self, game: Quest, seat: int) -> list[int]:
        found: list[int] = []
        for mode in game.box.items[self.item].modes:
            if mode.names == A_FAMILIAR:
                first = CHOOSE_ON + mode.code * FAMILIAR_ROOM
                found.extend([first + familiar.mat.slot for familiar in game.familiars])
            else:
                found.append(CHOOSE + mode.code)
        return found

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        other = self.other(game, act)
        if act >= CHOOSE_ON and not game.standing(other):
            return "FF-TERM-09"
        mode = self.mode(game, act)
        return "" if mode.condition.value(game, seat, other) else "FF-GOAL-09"

    def mode(self, game: Quest, act: int) -> Mode:
        code = (act - CHOOSE_ON) // FAMILIAR_ROOM if act >= CHOOSE_ON else act - CHOOSE
        for mode in game.box.items[self.item].modes:
            if mode.code == code:
                return mode
        raise AssertionError(f"option {act} is no mode of item {self.item}")

    def other(self, game: Quest, act: int) -> int:
        return game.seat_of((act - CHOOSE_ON) % FAMILIAR_ROOM) if act >= CHOOSE_ON else -1

    def touches(self, game: Quest, seat: int, option: int) -> list[str]:
        other = self.other(game, option)
        return [f"familiar.{game.familiars[other].mat.key}"] if other >= 0 else []

    def dropped(self, game: Quest) -> bool:
        game.agenda.pop()
        return True

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        item = game.box.items[self.item]
        game.tell("FF-INT-02", USED, seat, USE + item.number)
        game.tell("FF-GOAL-09", CHOSE, seat, option)
        spend_item(game, seat, item)
        do_deeds(game, self.mode(game, option).deeds, seat, self.other(game, option), self.item)


class Borrow(Deed[Quest]):
    """`borrow "ability"`: as any Familiar's Special Ability, without a gem: FF-RULING-104."""

    def places(self) -> int:
        return IN_REWARD

    def alone(self) -> bool:
        return True

    def defers(self) -> bool:
        return True

    def rerolls(self) -> bool:
        return True  # if the ability does

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        if borrowable(game, seat, tags, False):
            return ""
        return "FF-RULING-125" if too_late(game, seat, tags) else "FF-RULING-104"

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return len(borrowable(game, seat, tags, True)) > 0

    def restores(self) -> int:
        return 1  # perhaps: so `gains` is asked

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(BorrowAsk(seat, source, game.allowing))


def borrowable(game: Quest, seat: int, tags: int, gaining: bool) -> list[int]:
    """The abilities of this game's Familiars, the Fallen included, that could be used here without a gem."""
    found: list[int] = []
    for familiar in game.familiars:
        ability = familiar.mat.ability
        if not ability.tags & tags or (gaining and not item_gains(game, seat, ability, tags)):
            continue
        for act in acts_of(game, ability):
            if not forbids_item(game, seat, ability, other_of(game, act), tags, True):
                found.append(act)
    return found


def too_late(game: Quest, seat: int, tags: int) -> bool:
    """Would some ability be used, if the Foe's die had not been seen?"""
    for familiar in game.familiars:
        ability = familiar.mat.ability
        if ability.tags & tags:
            for act in acts_of(game, ability):
                if forbids_item(game, seat, ability, other_of(game, act), tags, True) == "FF-RULING-125":
                    return True
    return False


class BorrowAsk(Ask[Quest]):
    """FF-RULING-104 D22: which ability, on whom. The card is spent now; no gem, so no task is ticked (FF-RULING-31)."""

    id: ClassVar[str] = "borrow_ask"
    rule: ClassVar[str] = "FF-RULING-104"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, item: int, tags: int) -> None:
        super().__init__(seat)
        self.item = item
        self.tags = tags

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [act for familiar in game.familiars for act in acts_of(game, familiar.mat.ability)]

    def forbids(self, game: Quest, seat: int, act: int) -> str:
        return forbids_use(game, seat, act, self.tags, True)

    def dropped(self, game: Quest) -> bool:
        game.agenda.pop()
        return True

    def lets_in(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.tell("FF-INT-02", USED, seat, USE + self.item)
        game.tell("FF-RULING-104", USED, seat, option)
        spend_item(game, seat, game.box.items[self.item])
        do_item(game, seat, item_of(game, option), other_of(game, option))


class ReviveOne(Deed[Quest]):
    """`revive "fallen"`, on every scroll (FF-ADV-04): revive.py says what it does, because all cast it together."""

    def places(self) -> int:
        return IN_REVIVE

    def alone(self) -> bool:
        return True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        raise AssertionError("Revive is cast by all Standing Familiars (revive.py)")
