"""Instructions about hands, sheets and Quests in hand. BR-STUDY, BR-QUEST, BR-DEC-34."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Chance, Step
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.piles import EVERYONE
from grimalkin.games.black_rose.casting import cast_spell
from grimalkin.games.black_rose.codes import CAST, CAST_QUICK, DISCARD, DROP, FLIP, LAY, SLOT, YES
from grimalkin.games.black_rose.drawing import (
    DrawQuestIf,
    SpellAsk,
    draw_spells,
    drop_quest,
    quest_id,
    rebuild,
    remember,
)
from grimalkin.games.black_rose.events import FLIPPED_TOKEN, LOOKED, MADE_ACTIVE, REVEALED
from grimalkin.games.black_rose.kinds import (
    ACTIVE,
    COMBAT,
    CONTINGENCY,
    MOONS,
    MOVE_ACTIVATE,
    MOVE_ATTACK,
    NONE,
    P_LISTENS,
    PROTECTION,
    QUICK,
    READY,
    SEATS,
    SIDES,
    SLOTS,
)
from grimalkin.games.black_rose.kinds import (
    REVEALED as TURNED,
)
from grimalkin.games.black_rose.lines.looks import PickMoon
from grimalkin.games.black_rose.lines.points import mages_in
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.script import LineStep, RoseLine, pick_seat
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.windows import slot_id


class DrawCards(RoseLine):
    """Cards of the own Grimoire come to hand."""

    def start(self, game: Lodge, cast: Cast) -> None:
        draw_spells(game, cast.seat, self.count(game))


class ShuffleMemories(RoseLine):
    """The Memories are shuffled into the Grimoire."""

    def start(self, game: Lodge, cast: Cast) -> None:
        rebuild(game, cast.seat)


class DiscardCards(RoseLine):
    """A price in cards: so many of the hand go to the Memories, or none (BR-RULING-145)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.listens = given.flag("listens")

    def needed(self, game: Lodge) -> int:
        return 2 if self.listens and game.has_passive(P_LISTENS) else self.count(game)

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return len(game.hands[cast.seat]) >= self.needed(game)

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        if self.possible(game, cast):
            cast.done = 1
            for _card in range(self.needed(game)):
                game.then(DiscardOne(cast.seat))


class DiscardOne(SpellAsk):
    """BR-DEC-32 Which card of the hand goes to the Memories."""

    id: ClassVar[str] = "discard_one"
    rule: ClassVar[str] = "BR-DEC-32"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DISCARD.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[DISCARD.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        remember(game, seat, game.hands[seat], DISCARD.one(option))


class Bargain(RoseLine):
    """Each Mage in order may discard two cards for points."""

    def start(self, game: Lodge, cast: Cast) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if len(game.hands[order[i]]) >= 2:
                game.then(TakeBargain(order[i], self.count(game)))


class TakeBargain(Ask[Lodge]):
    """BR-DEC-31 A Mage takes the bargain, or does not."""

    id: ClassVar[str] = "take_bargain"
    rule: ClassVar[str] = "BR-DEC-31"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == YES:
            game.then(DiscardOne(seat), DiscardOne(seat), BargainPays(seat, self.points))


class BargainPays(Step[Lodge]):
    id: ClassVar[str] = "bargain_pays"
    rule: ClassVar[str] = "BR-DEC-31"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, game: Lodge) -> None:
        gain(game, self.seat, self.points, "BR-DEC-31")


# Sheets of others


class OfferShedding(RoseLine):
    """Each Mage meant may discard a Ready spell; those who do not are remembered."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.refused = ()
        seats = mages_in(those(game, cast, self.to))
        for i in range(len(seats) - 1, -1, -1):
            if game.has_ready(seats[i]):
                game.then(ShedOrSuffer(seats[i]))
            else:
                cast.refused = (*cast.refused, seats[i])


class ShedOrSuffer(Ask[Lodge]):
    """BR-DEC-34 Discard a Ready spell, or suffer what comes."""

    id: ClassVar[str] = "shed_or_suffer"
    rule: ClassVar[str] = "BR-DEC-34"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        slots = game.mages[seat].slots
        return [PASS] + [SLOT.code(slot) for slot in range(len(SLOTS)) if slots[slot] == READY]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [slot_id(seat, SLOT.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        cast = game.cast()
        if option == PASS:
            cast.refused = (*cast.refused, seat)
            return
        slot = SLOT.one(option)
        kind = game.kind_on(seat, slot)
        game.clear_slot(seat, slot)
        remember(game, seat, game.sheets[seat][slot], kind)


class FlipTokens(RoseLine):
    """Each Mage meant flips an unused Physical Action token, or all of them (BR-RULING-26)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.every = given.flag("every")

    def start(self, game: Lodge, cast: Cast) -> None:
        seats = mages_in(those(game, cast, self.to))
        if self.every:
            for seat in seats:
                for option in unused_tokens(game, seat):
                    flip_token(game, seat, option)
            return
        for i in range(len(seats) - 1, -1, -1):
            game.then(FlipOne(seats[i]))


class FlipOne(Step[Lodge]):
    """BR-RULING-26 An unused token, if there is any."""

    id: ClassVar[str] = "flip_one"
    rule: ClassVar[str] = "BR-RULING-26"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        if unused_tokens(game, self.seat):
            game.ask_openly(ChooseToken(self.seat))


def unused_tokens(game: Lodge, seat: int) -> list[int]:
    tokens = game.mages[seat].tokens
    found: list[int] = []
    if tokens & MOVE_ACTIVATE:
        found.append(FLIP.code(0))
    if tokens & MOVE_ATTACK:
        found.append(FLIP.code(1))
    familiar = game.familiar(seat)
    if familiar is not None and familiar.token:
        found.append(FLIP.code(2))
    return found


def flip_token(game: Lodge, seat: int, option: int) -> None:
    if FLIP.one(option) == 2:
        familiar = game.familiar(seat)
        assert familiar is not None
        familiar.token = False
    else:
        game.mages[seat].tokens &= ~(MOVE_ACTIVATE if FLIP.one(option) == 0 else MOVE_ATTACK)
    game.log_event("BR-RULING-26", FLIPPED_TOKEN, seat, option)


class ChooseToken(Ask[Lodge]):
    """BR-DEC-28 The victim chooses among the unused ones."""

    id: ClassVar[str] = "choose_token"
    rule: ClassVar[str] = "BR-DEC-28"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return unused_tokens(game, seat)

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        flip_token(game, seat, option)


class RevealNext(RoseLine):
    """BR-RULING-107 The next spell of the target is shown to all and stays Ready."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.combat = given.number("combat")
        self.contingency = given.number("contingency")

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            slot = game.next_standard(seat)
            if slot == NONE:
                continue
            card = game.show_spell(seat, slot, EVERYONE)
            game.log_event("BR-RULING-107", REVEALED, seat, card)
            kind = game.side_on(seat, slot).type
            points = self.combat if kind == COMBAT else self.contingency if kind == CONTINGENCY else 0
            gain(game, cast.seat, points, "BR-RULING-107")


class LookAtNext(RoseLine):
    """BR-RULING-138 A foe Mage's next Standard Spell is looked at; one that waits gains points."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for seat in game.others(cast.seat):
            place = game.mages[seat].place
            if not is_cell(place) and game.distance(cast.here, place) <= 2 and game.next_standard(seat) != NONE:
                found.append(seat)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        slot = game.next_standard(seat)
        card = game.show_spell(seat, slot, 1 << cast.seat)
        game.log_event("BR-RULING-138", LOOKED, cast.seat, card)
        game.then(TellWaits(cast.seat, seat, slot, self.count(game)))


class TellWaits(Chance[Lodge]):
    """BR-RULING-138 Whether a card is a Trap or a Protection is told by the points; the card says which it is."""

    id: ClassVar[str] = "tell_waits"
    rule: ClassVar[str] = "BR-RULING-138"

    def __init__(self, seat: int, victim: int, slot: int, points: int) -> None:
        self.seat = seat
        self.victim = victim
        self.slot = slot
        self.points = points

    def weights(self, game: Lodge) -> list[int]:
        return [0, 1] if game.side_on(self.victim, self.slot).waits() else [1, 0]

    def face(self, game: Lodge, outcome: int) -> str:
        return "waits" if outcome else "works"

    def happened(self, game: Lodge, outcome: int) -> None:
        game.ledger += 1  # everybody learns it
        if outcome:
            gain(game, self.seat, self.points, "BR-RULING-138")


# Quests in hand


class LookAtQuests(RoseLine):
    """The Quests of one foe Mage in its room are looked at, in secret."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        place = game.place_of(cast.me)
        return [seat for seat in game.others(cast.seat) if game.mages[seat].place == place]

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return bool(self.seats(game, cast, 0))

    def start(self, game: Lodge, cast: Cast) -> None:
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        for kind in game.quests[seat].kinds():
            card = game.reveal(game.quests[seat], kind, 1 << cast.seat)
            game.log_event("BR-FAMCARD-02", LOOKED, cast.seat, card)


class DrawQuestLine(RoseLine):
    """A Quest of this Moon, or of this or the next one, comes to hand."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.or_next = given.flag("or_next")
        self.same = given.flag("same")  # of the Moon of the Quest that is being shown

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.same:
            game.then(DrawQuestIf(cast.seat, game.box.moons[game.casts[-2].kind], False))
            return
        if self.or_next and game.moon < MOONS:
            game.then(PickMoon(self.use(), cast.seat))
        else:
            game.then(DrawQuestIf(cast.seat, game.moon, False))

    def picked_count(self, game: Lodge, cast: Cast, stage: int, count: int) -> None:
        game.then(DrawQuestIf(cast.seat, count, False))


class DiscardQuest(RoseLine):
    """The target discards a Quest of the own choice (BR-RULING-90)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            if len(game.quests[seat]):
                game.then(LoseQuest(seat))


class LoseQuest(Ask[Lodge]):
    """BR-DEC-34 Which Quest."""

    id: ClassVar[str] = "lose_quest"
    rule: ClassVar[str] = "BR-DEC-34"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DROP.code(kind) for kind in game.quests[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [quest_id(game, seat, DROP.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        drop_quest(game, seat, DROP.one(option), False)


# The own sheet


class Arm(RoseLine):
    """The Armory: a Protection of the hand takes the place of a spell on the sheet and is Active."""

    def slots(self, game: Lodge, seat: int) -> list[int]:
        states = game.mages[seat].slots
        return [slot for slot in range(len(SLOTS)) if states[slot] in (READY, TURNED)]

    def start(self, game: Lodge, cast: Cast) -> None:
        """BR-RULING-155 Asked whatever the hand holds."""
        if self.slots(game, cast.seat) and len(game.hands[cast.seat]):
            game.then(ArmWith(self.use(), cast.seat))


class ArmWith(SpellAsk):
    """BR-DEC-32 Which Protection, in which slot, with which side; or none."""

    id: ClassVar[str] = "arm_with"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = self.use.line()
        assert isinstance(line, Arm)
        found = [PASS]
        for kind in game.hands[seat].kinds():
            for slot in line.slots(game, seat):
                for side in range(len(SIDES)):
                    found.append(LAY.code(kind, slot, side))
        return found

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        if act == PASS:
            return ""
        side = game.box.spell(LAY.one(act)).sides[LAY.three(act)]
        return "" if side is not None and side.type == PROTECTION else "BR-DEC-32"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        return [f"hand.{SEATS[seat]}.{game.box.names[LAY.one(option)]}", slot_id(seat, LAY.two(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == PASS:
            return
        slot = LAY.two(option)
        mage = game.mages[seat]
        sheet = game.sheets[seat][slot]
        remember(game, seat, sheet, game.kind_on(seat, slot))
        game.move_hidden(game.hands[seat], sheet, LAY.one(option), 1 << seat)
        mage.slots[slot] = ACTIVE
        game.turn(seat, slot, LAY.three(option))
        game.log_event("BR-SPELL-03", MADE_ACTIVE, seat, slot)


class Duel(RoseLine):
    """The Arena: the acting Mage uses the next or the Quick Spell, then another Mage must (BR-RULING-124)."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return [seat for seat in game.others(cast.seat) if not is_cell(game.mages[seat].place)]

    def start(self, game: Lodge, cast: Cast) -> None:
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        game.then(UseNext(cast.seat, False), UseNext(seat, True))


class UseNext(Step[Lodge]):
    """BR-SPELL-17, BR-SPELL-24, BR-RULING-124 Who has no Ready spell is skipped.

    So is a Mage who must, and was put into the Cell meanwhile (BR-DEF-08).
    """

    id: ClassVar[str] = "use_next"
    rule: ClassVar[str] = "BR-SPELL-17"

    def __init__(self, seat: int, must: bool) -> None:
        self.seat = seat
        self.must = must

    def run(self, game: Lodge) -> None:
        if self.must and is_cell(game.mages[self.seat].place):
            return
        standard = game.next_standard(self.seat)
        quick = game.mages[self.seat].slots[QUICK] == READY
        if standard != NONE or quick:
            game.ask_openly(WhichSpell(self.seat))


class WhichSpell(Ask[Lodge]):
    """BR-DEC-33 The next Standard Spell or the Quick Spell."""

    id: ClassVar[str] = "which_spell"
    rule: ClassVar[str] = "BR-DEC-33"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        found = [CAST] if game.next_standard(seat) != NONE else []
        return [*found, CAST_QUICK] if game.mages[seat].slots[QUICK] == READY else found

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [slot_id(seat, game.next_standard(seat) if option == CAST else QUICK)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        cast_spell(game, seat, game.next_standard(seat) if option == CAST else QUICK)
