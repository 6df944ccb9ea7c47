"""Effects on attacks, and effects that contain attacks."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.cards import duration
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.attack import begin_attack
from grimalkin.games.familiars_and_foes.attack_worth import attack_value, attacks_left, pending_attack
from grimalkin.games.familiars_and_foes.codes import ELEMENT
from grimalkin.games.familiars_and_foes.effect import ANYWHERE, IN_ARTIFACT, IN_INTERRUPT, IN_SPELL, QuestEffect
from grimalkin.games.familiars_and_foes.effects.reach import DURATIONS, FOR_FOES_TURN, FOR_NEXT_HIT, THAT_ROLL, place_of
from grimalkin.games.familiars_and_foes.events import CHOSE, TURNED
from grimalkin.games.familiars_and_foes.falls import strike
from grimalkin.games.familiars_and_foes.items import acts_of, gems_for, spend_item
from grimalkin.games.familiars_and_foes.kinds import (
    A_FOE,
    ANY,
    ARTIFACT,
    BALLYHOO_BONUS,
    CHEAPER,
    DAMAGE_BONUS,
    ELEMENTAL,
    ELEMENTS,
    EXTRA_ACTIONS,
    FOES_TURN,
    KIND_BITS,
    LAST_BEGINNER,
    NEXT_HIT,
    OPEN,
    PHYSICAL,
    PRE_ROLL,
    SEED_PARTS,
    SPELL_SOURCE,
)
from grimalkin.games.familiars_and_foes.parts import open_parts, sow
from grimalkin.games.familiars_and_foes.spells import at_foe, cost_of, forbids_spell, forbids_target, pay_mp
from grimalkin.games.familiars_and_foes.state import TEAM, Lasting, Quest
from grimalkin.games.familiars_and_foes.turn import drop_action
from grimalkin.games.familiars_and_foes.windows import HOLD_W_FLIP, CoinFlip
from grimalkin.games.familiars_and_foes.worth import ballyhoo_worth, count_standing, damage_worth, mp_worth

ATTACK_WORD: Final = 1  # among the words for kinds of attacks


class Multiply(QuestEffect[Quest]):
    """`multiply N`: an attack roll with exactly one target; Attack Points and backfire: FF-RULING-23, FF-RULING-108."""

    where: ClassVar[int] = IN_INTERRUPT
    on_roll: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.factor = given.number("multiply")

    def tags(self) -> int:
        return PRE_ROLL

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        return "" if game.roll.is_attack() and game.roll.count_targets() == 1 else "FF-RULING-108"

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.factors += self.factor - 1

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return pending_attack(game, self.factor - 1, 0) - pending_attack(game, 0, 0) if game.roll.is_attack() else 0


class Bonus(QuestEffect[Quest]):
    """`bonus N ...`: more damage if it hits: on that roll, on the next hit, or for a while: FF-RULING-22."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("bonus")
        self.of = KIND_BITS[given.number("of")]
        self.lasts = duration(given, "for").kind
        if (self.to is None) != (self.lasts == THAT_ROLL):
            said = "'that roll' is for whoever rolls, so it takes no 'to'; the others need one"
            raise Wrong(given.place, f"got for = '{DURATIONS[self.lasts]}'; {said}")
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
        game.begin_effect(Lasting(kind, on, self.points, FOES_TURN, seat, source, about=self.of), "FF-RULING-94")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        if self.lasts != THAT_ROLL:
            return 60 * self.points * attacks_left(game) if self.each() else 70 * self.points
        if not game.roll.is_attack():
            return 0
        more = pending_attack(game, 0, self.points) - pending_attack(game, 0, 0)
        return more - ballyhoo_worth(game, game.roll.seat, game.roll.slot) // 2


class Cheaper(QuestEffect[Quest]):
    """`cheaper N for ...`: FF-RULING-38."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.mp = given.number("cheaper")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.begin_effect(Lasting(CHEAPER, TEAM, self.mp, FOES_TURN, seat, source), "FF-RULING-38")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return 35 * attacks_left(game)


class BallyhooDamage(QuestEffect[Quest]):
    """`ballyhoo_damage N for ...`: more for each Open flip."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("ballyhoo_damage")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.begin_effect(Lasting(BALLYHOO_BONUS, TEAM, self.points, FOES_TURN, seat, source), "FF-BALLY-04")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return 35 * attacks_left(game)


class Perform(QuestEffect[Quest]):
    """`perform "physical", multiply N, to foe`: an Artifact that contains an attack: FF-RULING-30, FF-RULING-117."""

    where: ClassVar[int] = IN_ARTIFACT
    alone: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.factor = given.number("multiply")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        begin_attack(game, seat, PHYSICAL, None, other, 1 << other)
        game.roll.factors = self.factor - 1

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return attack_value(game, seat, PHYSICAL, None, other, 1 << other, self.factor - 1)


class SetElement(QuestEffect[Quest]):
    """`set_element "named", to foe`: the user names the Foe's new element, which stays until it is defeated."""

    where: ClassVar[int] = IN_ARTIFACT
    defers: ClassVar[bool] = True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.then(NameElement(seat, source, other))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        """With the cast that it makes possible."""
        for spell in game.familiars[seat].mat.spells:
            if spell.kind == ELEMENTAL:
                cost = cost_of(game, seat, spell, 1 << other)
                if game.familiars[seat].mp >= cost:
                    value = attack_value(game, seat, ELEMENTAL, spell, other, 1 << other, 0)
                    return value - mp_worth(game) * cost + 20 * game.foes[other].hp
        return 0


class NameElement(Ask[Quest]):
    """FF-RULING-117: the element that the Foe turns to."""

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

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        item = game.box.items[self.item]
        game.log_use("FF-ART-01", seat, acts_of(game, item)[self.slot], gems_for(item))
        spend_item(game, seat, item)
        game.foes[self.slot].element = option - ELEMENT
        game.log_event("FF-RULING-117", TURNED, game.face(self.slot), option - ELEMENT, self.slot)


class CastSpell(QuestEffect[Quest]):
    """`cast "elemental"`: the user may cast the own Elemental Spell on that Foe now, paying for it."""

    where: ClassVar[int] = IN_ARTIFACT
    needs_foe: ClassVar[bool] = True

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for spell in game.familiars[seat].mat.spells:
            if spell.kind == ELEMENTAL:
                ask = CastNow(seat, other, spell.number)
                if len(ask.options(game, seat)) > 1:
                    game.then(ask)


class CastNow(Ask[Quest]):
    """FF-RULING-117: cast the Elemental Spell, or do not."""

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

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        if option == PASS:
            return
        spell = game.box.spells[self.spell]
        game.log_event("FF-SPELL-01", CHOSE, seat, option)
        pay_mp(game, seat, spell, 1 << self.slot)
        begin_attack(game, seat, spell.kind, spell, self.slot, 1 << self.slot)


class Seeds(QuestEffect[Quest]):
    """`seeds N, parts K`: an Artifact of several parts; each names a Foe and flips: FF-WAVE-07."""

    where: ClassVar[int] = IN_ARTIFACT
    alone: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.damage = given.number("seeds")
        self.parts = given.number("parts")

    def names(self) -> int:
        return A_FOE

    def seed_damage(self) -> int:
        return self.damage

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        open_parts(game, SEED_PARTS, seat, source, self.parts - 1)
        sow(game, seat, other)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return self.parts * damage_worth(game, other, self.damage, ARTIFACT) // 2


class FlipEach(QuestEffect[Quest]):
    """`flip_each N, to foe`: each Standing Familiar flips, the user first; Open strikes, credited to the flipper."""

    where: ClassVar[int] = IN_ARTIFACT

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.damage = given.number("flip_each")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        count = len(game.familiars)
        for away in range(count - 1, -1, -1):
            flipper = (seat + away) % count
            if game.standing(flipper):
                game.then(TrumpetFlip(flipper, other, self.damage))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return count_standing(game) * damage_worth(game, other, self.damage, ARTIFACT) // 2


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
    """FF-RULING-93 Eye Open: damage that is not an attack, credited to the flipper."""

    id: ClassVar[str] = "score_trumpet"
    rule: ClassVar[str] = "FF-RULING-93"

    def __init__(self, seat: int, slot: int, damage: int) -> None:
        self.seat = seat
        self.slot = slot
        self.damage = damage

    def run(self, game: Quest) -> None:
        if game.eye == OPEN:
            strike(game, self.slot, self.damage, self.seat, ARTIFACT)


class ExtraActions(QuestEffect[Quest]):
    """`extra_actions N`: Time Spiral; each is a Physical Attack or a Beginner Attack Spell: FF-RULING-63."""

    where: ClassVar[int] = IN_SPELL
    alone: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("extra_actions")

    def extra_actions(self) -> int:
        return self.count

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        open_parts(game, EXTRA_ACTIONS, seat, source - SPELL_SOURCE, self.count)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return 280 * self.count
