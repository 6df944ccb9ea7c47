"""Instructions that look at cards of a pile, take some and put the rest back. BR-RULING-159, BR-DEC-32."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.fields import Given
from grimalkin.core.piles import EVERYONE, Pile, kind_of, public
from grimalkin.games.black_rose.codes import BACK, DONE, EVENT, MODE, MOON, SCHOOL, TAKE
from grimalkin.games.black_rose.drawing import (
    QuestLimit,
    SpellAsk,
    any_cards,
    has_cards,
    note_drawn,
    rebuild,
    refill_quests,
    refill_school,
)
from grimalkin.games.black_rose.events import COMPLETED, LOOKED_AT, PUT_BACK, TO_HAND
from grimalkin.games.black_rose.kinds import FORGOTTEN, MOONS, NONE, ROSE, SCHOOLS, SEATS
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain, lose
from grimalkin.games.black_rose.rose import discard_event, play_event, refill_events, shift
from grimalkin.games.black_rose.script import LineStep, RoseLine
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.piles import begin_search, end_search, put_at_bottom, put_on_top

# what becomes of the rest
ON_TOP: Final = 0
AT_BOTTOM: Final = 1
SHUFFLED: Final = 2


class LookLine(RoseLine):
    """Cards are looked at; some are taken, the rest goes back."""

    rest: ClassVar[int] = ON_TOP

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.taken: int = given.values.get("take", 0)
        self.optional: bool = given.values.get("optional", False)

    def source(self, game: Lodge, cast: Cast) -> Pile:
        raise NotImplementedError

    def looking(self, game: Lodge, cast: Cast) -> Pile:
        return game.looking[cast.seat]

    def zone(self, cast: Cast) -> str:
        return f"looking.{SEATS[cast.seat]}"

    def take(self, game: Lodge, cast: Cast, kind: int) -> None:
        """A card is taken to hand; nobody else sees it."""
        take_to_hand(game, cast.seat, self.looking(game, cast), kind)

    def look(self, game: Lodge, cast: Cast, count: int) -> None:
        """So many cards, then what is taken of them."""
        self.look_then(game, cast, count, self.taken)

    def look_then(self, game: Lodge, cast: Cast, count: int, taken: int) -> None:
        game.then(TakeSome(self.use(), taken))
        found = min(count, len(self.source(game, cast)) + self.spare(game, cast))
        for _card in range(found):
            game.then(LookNext(self.use()))
        game.log_event("BR-DEC-32", LOOKED_AT, cast.seat, found)

    def spare(self, game: Lodge, cast: Cast) -> int:
        """BR-GEN-17 So many cards come when the pile runs out and is rebuilt."""
        return 0

    def refill(self, game: Lodge, cast: Cast) -> None:
        """BR-GEN-17 The pile is rebuilt."""

    def start(self, game: Lodge, cast: Cast) -> None:
        self.look(game, cast, self.count(game))

    def put_back(self, game: Lodge, cast: Cast) -> None:
        """What is left."""
        looking = self.looking(game, cast)
        if not len(looking):
            return
        game.log_event("BR-RULING-159", PUT_BACK, cast.seat, len(looking))
        if self.rest == SHUFFLED:
            end_search(looking, self.source(game, cast))
        else:
            game.then(PutBack(self.use()))


def take_to_hand(game: Lodge, seat: int, source: Pile, kind: int) -> None:
    card = game.move_hidden(source, game.hands[seat], kind, 1 << seat)
    note_drawn(game, seat)
    game.log_event("BR-DEC-32", TO_HAND, seat, card)


def line_of(use: LineStep) -> LookLine:
    line = use.line()
    assert isinstance(line, LookLine)
    return line


class LookNext(Step[Lodge]):
    """BR-GEN-17 A pile that runs out in the middle of a look is rebuilt first."""

    id: ClassVar[str] = "look_next"
    rule: ClassVar[str] = "BR-GEN-17"

    def __init__(self, use: LineStep) -> None:
        self.use = use

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        line = line_of(self.use)
        if not len(line.source(game, cast)):
            line.refill(game, cast)
        if len(line.source(game, cast)):
            game.then(LookDraw(self.use))


class LookDraw(Draw[Lodge]):
    """BR-RULING-156 Each card taken from an unknown place is luck of its own."""

    id: ClassVar[str] = "look_draw"
    rule: ClassVar[str] = "BR-RULING-156"

    def __init__(self, use: LineStep) -> None:
        self.use = use

    def pile(self, game: Lodge) -> Pile:
        return line_of(self.use).source(game, game.cast())

    def drawn(self, game: Lodge, card: int) -> None:
        line_of(self.use).looking(game, game.cast()).put(card)


class TakeSome(Step[Lodge]):
    """Cards are taken one by one, then the rest is put back."""

    id: ClassVar[str] = "take_some"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, use: LineStep, left: int) -> None:
        self.use = use
        self.left = left

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        line = line_of(self.use)
        if self.left > 0 and len(line.looking(game, cast)):
            game.then(TakeOne(self.use, cast.seat), TakeSome(self.use, self.left - 1))
        else:
            line.put_back(game, cast)


class TakeOne(SpellAsk):
    """BR-DEC-32 Which card; a choice among hidden cards is always asked (BR-RULING-155)."""

    id: ClassVar[str] = "take_one"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = line_of(self.use)
        found = [DONE] if line.optional else []
        return found + [TAKE.code(kind) for kind in line.looking(game, game.cast()).kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option == DONE:
            return []
        return [f"{line_of(self.use).zone(game.cast())}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != DONE:
            line_of(self.use).take(game, game.cast(), TAKE.one(option))


class PutBack(Step[Lodge]):
    """BR-RULING-159 In the order that the Mage chooses, unseen: the last lies on top."""

    id: ClassVar[str] = "put_back"
    rule: ClassVar[str] = "BR-RULING-159"

    def __init__(self, use: LineStep) -> None:
        self.use = use

    def run(self, game: Lodge) -> None:
        cast = game.cast()
        line = line_of(self.use)
        looking = line.looking(game, cast)
        if len(looking) > 1:
            game.then(PutOneBack(self.use, cast.seat), self)
        elif len(looking):
            put_one(game, cast, line, looking.kinds()[0])


def put_one(game: Lodge, cast: Cast, line: LookLine, kind: int) -> None:
    looking = line.looking(game, cast)
    if line.rest == AT_BOTTOM:
        put_at_bottom(game, looking, line.source(game, cast), kind, 1 << cast.seat)
    else:
        put_on_top(game, looking, line.source(game, cast), kind, 1 << cast.seat)


class PutOneBack(SpellAsk):
    """BR-DEC-15 The next card that is put back."""

    id: ClassVar[str] = "put_one_back"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [BACK.code(kind) for kind in line_of(self.use).looking(game, game.cast()).kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"{line_of(self.use).zone(game.cast())}.{game.box.names[BACK.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        put_one(game, game.cast(), line_of(self.use), BACK.one(option))


# Spells


class LookGrimoire(LookLine):
    """The top cards of the own Grimoire; the rest goes back in any order."""

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.grimoires[cast.seat]

    def spare(self, game: Lodge, cast: Cast) -> int:
        return len(game.memories[cast.seat])

    def refill(self, game: Lodge, cast: Cast) -> None:
        rebuild(game, cast.seat)


class SearchGrimoire(LookLine):
    """The whole Grimoire is looked through, and shuffled."""

    rest: ClassVar[int] = SHUFFLED

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.grimoires[cast.seat]

    def start(self, game: Lodge, cast: Cast) -> None:
        grimoire = game.grimoires[cast.seat]
        if not len(grimoire) and len(game.memories[cast.seat]):
            rebuild(game, cast.seat)  # BR-GEN-17
        game.log_event("BR-DEC-32", LOOKED_AT, cast.seat, len(grimoire))
        if len(grimoire):
            begin_search(game, grimoire, game.looking[cast.seat], 1 << cast.seat)
            game.then(TakeSome(self.use(), self.taken))


class LookMemories(LookLine):
    """The top cards of the own Memories, whose order the Mage knows; the rest goes back on top."""

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.memories[cast.seat]

    def look(self, game: Lodge, cast: Cast, count: int) -> None:
        memories = game.memories[cast.seat]
        found = min(count, len(memories.top))
        for _card in range(found):
            card = memories.top[-1]
            memories.top = memories.top[:-1]
            game.looking[cast.seat].put(card)
        game.log_event("BR-DEC-32", LOOKED_AT, cast.seat, found)
        game.then(TakeSome(self.use(), self.taken))


class PickMemory(RoseLine):
    """One of the top cards of the own Memories comes to hand; the others stay where they lie (BR-RULING-156)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.optional = given.flag("optional")

    def kinds(self, game: Lodge, cast: Cast) -> list[int]:
        """The different kinds among the cards looked at."""
        count = self.count(game)
        top = game.memories[cast.seat].top
        return sorted({kind_of(card) for card in top[max(0, len(top) - count) :]})

    def start(self, game: Lodge, cast: Cast) -> None:
        found = min(self.count(game), len(game.memories[cast.seat].top))
        game.log_event("BR-DEC-32", LOOKED_AT, cast.seat, found)
        if found:
            game.then(TakeMemory(self.use(), cast.seat))


class TakeMemory(SpellAsk):
    """BR-DEC-32 Which card of the Memories; of several alike the one that lies highest."""

    id: ClassVar[str] = "take_memory"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        line = self.use.line()
        assert isinstance(line, PickMemory)
        found = [DONE] if line.optional else []
        return found + [TAKE.code(kind) for kind in line.kinds(game, game.cast())]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [f"memories.{SEATS[seat]}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        memories = game.memories[seat]
        for i in range(len(memories.top) - 1 if option != DONE else -1, -1, -1):
            card = memories.top[i]
            if kind_of(card) == TAKE.one(option):
                memories.top = memories.top[:i] + memories.top[i + 1 :]
                game.hands[seat].put(card)
                note_drawn(game, seat)
                game.log_event("BR-DEC-32", TO_HAND, seat, card)
                return


class TakeMemories(RoseLine):
    """The top cards of the own Memories come to hand."""

    def start(self, game: Lodge, cast: Cast) -> None:
        memories = game.memories[cast.seat]
        for _card in range(min(self.count(game), len(memories.top))):
            card = memories.top[-1]
            memories.top = memories.top[:-1]
            game.hands[cast.seat].put(card)
            note_drawn(game, cast.seat)
            game.log_event("BR-DEC-32", TO_HAND, cast.seat, card)


class LookForgotten(LookLine):
    """The top Forgotten Spells; the rest goes to the bottom in any order."""

    rest: ClassVar[int] = AT_BOTTOM

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.library[FORGOTTEN]


class LookSchool(LookLine):
    """The top cards of a school deck that the Mage names; the rest is shuffled in."""

    rest: ClassVar[int] = SHUFFLED

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.library[game.named[-1]]

    def start(self, game: Lodge, cast: Cast) -> None:
        if any_cards(game):
            game.ask_openly(PickSchool(self.use(), cast.seat))

    def spare(self, game: Lodge, cast: Cast) -> int:
        return len(game.discards[game.named[-1]])

    def refill(self, game: Lodge, cast: Cast) -> None:
        refill_school(game, game.named[-1])

    def put_back(self, game: Lodge, cast: Cast) -> None:
        super().put_back(game, cast)
        game.named = game.named[:-1]


class PickSchool(Ask[Lodge]):
    """BR-DEC-32 The school whose deck is looked at."""

    id: ClassVar[str] = "pick_school"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return SCHOOL.all()

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return "" if has_cards(game, SCHOOL.one(act)) else "BR-STUDY-06"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"library.{SCHOOLS[SCHOOL.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.named = (*game.named, SCHOOL.one(option))
        line = line_of(self.use)
        line.look(game, game.cast(), line.count(game))


class TopOfSchool(RoseLine):
    """The top card of a school deck, or perhaps of its discard pile, comes to hand."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.or_discard = given.flag("or_discard")

    def start(self, game: Lodge, cast: Cast) -> None:
        if any_cards(game):
            game.ask_openly(PickTop(cast.seat, self.or_discard))


class PickTop(Ask[Lodge]):
    """BR-DEC-32 A deck by its school, or the open card on top of a discard pile."""

    id: ClassVar[str] = "pick_top"
    rule: ClassVar[str] = "BR-DEC-32"

    def __init__(self, seat: int, or_discard: bool) -> None:
        super().__init__(seat)
        self.or_discard = or_discard

    def acts(self, game: Lodge, seat: int) -> list[int]:
        heaps = game.discards if self.or_discard else []
        found = [option for option in SCHOOL.all() if has_cards(game, SCHOOL.one(option))]
        return found + [TAKE.code(heap[-1]) for heap in heaps if heap]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        if option in SCHOOL:
            return [f"library.{SCHOOLS[SCHOOL.one(option)]}"]
        return [f"discard.{SCHOOLS[game.box.schools[TAKE.one(option)]]}.{game.box.names[TAKE.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option in SCHOOL:
            refill_school(game, SCHOOL.one(option))
            game.then(DrawFromSchool(seat, SCHOOL.one(option)))
            return
        kind = TAKE.one(option)
        game.discards[game.box.schools[kind]].pop()
        game.hands[seat].put(public(kind) & ~EVERYONE)
        note_drawn(game, seat)
        game.log_event("BR-DEC-32", TO_HAND, seat, public(kind))


class DrawFromSchool(Draw[Lodge]):
    """BR-RULING-156 The top card of a school deck."""

    id: ClassVar[str] = "draw_from_school"
    rule: ClassVar[str] = "BR-RULING-156"

    def __init__(self, seat: int, school: int) -> None:
        self.seat = seat
        self.school = school

    def pile(self, game: Lodge) -> Pile:
        return game.library[self.school]

    def drawn(self, game: Lodge, card: int) -> None:
        game.hands[self.seat].put(card)
        note_drawn(game, self.seat)
        game.log_event("BR-DEC-32", TO_HAND, self.seat, card | 1 << self.seat)


# Quests


class LookQuests(LookLine):
    """The top Quests of a Moon: one may be kept for a price, or exchanged with an own one; the rest goes back."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.moon: int = given.values.get("moon", 0)
        self.price: int = given.values.get("price", 0)
        self.exchange: bool = given.values.get("exchange", False)
        self.optional = True
        self.taken = 1

    def deck(self, game: Lodge) -> int:
        return self.moon if self.moon else game.moon

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.quest_decks[self.moon_of(game, cast) - 1]

    def moon_of(self, game: Lodge, cast: Cast) -> int:
        return cast.moon if cast.moon else self.deck(game)  # the Moon may have changed meanwhile

    def look_then(self, game: Lodge, cast: Cast, count: int, taken: int) -> None:
        cast.moon = self.deck(game)
        super().look_then(game, cast, count, taken)

    def looking(self, game: Lodge, cast: Cast) -> Pile:
        return game.quest_looking[cast.seat]

    def zone(self, cast: Cast) -> str:
        return f"quest_looking.{SEATS[cast.seat]}"

    def spare(self, game: Lodge, cast: Cast) -> int:
        return len(game.quest_discards[self.moon_of(game, cast) - 1])

    def refill(self, game: Lodge, cast: Cast) -> None:
        refill_quests(game, self.moon_of(game, cast))

    def start(self, game: Lodge, cast: Cast) -> None:
        short = self.price > 0 and game.mages[cast.seat].pp < self.price  # BR-RULING-122
        nothing = short or (self.exchange and not len(game.quests[cast.seat]))
        self.look_then(game, cast, self.count(game), 0 if nothing else self.taken)

    def take(self, game: Lodge, cast: Cast, kind: int) -> None:
        if self.price:
            lose(game, cast.seat, self.price, "BR-RULING-122")
        looking = self.looking(game, cast)
        if self.exchange:  # it is set aside until an own one is given for it
            put_on_top(game, looking, looking, kind, 1 << cast.seat)
            game.then(GiveBack(cast.seat))
        else:
            game.move_hidden(looking, game.quests[cast.seat], kind, 1 << cast.seat)
            game.then(QuestLimit(cast.seat))


class GiveBack(Ask[Lodge]):
    """BR-DEC-32 The own Quest that goes on top of its Moon's deck in exchange."""

    id: ClassVar[str] = "give_back"
    rule: ClassVar[str] = "BR-DEC-32"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [BACK.code(kind) for kind in game.quests[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"quests.{SEATS[seat]}.{game.box.names[BACK.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        kind = BACK.one(option)
        deck = game.quest_decks[game.box.moons[kind] - 1]
        put_on_top(game, game.quests[seat], deck, kind, 1 << seat)
        looking = game.quest_looking[seat]  # the one that was set aside comes to hand
        game.quests[seat].put(looking.top[-1])
        looking.top = ()


class QuestOfPast(RoseLine):
    """A Quest of the previous Moon is drawn: its points, or it is laid with the completed ones."""

    def start(self, game: Lodge, cast: Cast) -> None:
        if game.moon == 1:
            return
        refill_quests(game, game.moon - 1)
        if len(game.quest_decks[game.moon - 2]):
            game.then(DrawPast(cast.seat, game.moon - 1))


class DrawPast(Draw[Lodge]):
    """BR-RULING-156 It is turned up for all: either way it lies open then."""

    id: ClassVar[str] = "draw_past"
    rule: ClassVar[str] = "BR-RULING-156"

    def __init__(self, seat: int, moon: int) -> None:
        self.seat = seat
        self.moon = moon

    def pile(self, game: Lodge) -> Pile:
        return game.quest_decks[self.moon - 1]

    def drawn(self, game: Lodge, card: int) -> None:
        game.quest_looking[self.seat].put(card | EVERYONE)
        game.then(UsePast(self.seat, card >> 16))


class UsePast(Ask[Lodge]):
    """BR-DEC-15 Its points, the card is discarded; or it counts as completed."""

    id: ClassVar[str] = "use_past"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [MODE.code(0), MODE.code(1)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.play_from(game.quest_looking[seat], self.kind)
        if MODE.one(option) == 0:
            game.quest_discards[game.box.moons[self.kind] - 1].append(self.kind)
            gain(game, seat, game.box.quest(self.kind).points, "BR-QUEST-02")
        else:
            game.mages[seat].completed += (self.kind,)
            game.log_event("BR-QUEST-04", COMPLETED, seat, public(self.kind))


class PickMoon(Ask[Lodge]):
    """BR-DEC-15 Of this Moon or of the next one."""

    id: ClassVar[str] = "pick_moon"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(seat)
        self.use = use

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [MOON.code(moon - 1) for moon in (game.moon, game.moon + 1) if moon <= MOONS]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        self.use.line().picked_count(game, game.cast(), 0, MOON.one(option) + 1)


# Events


class RemoveEvent(RoseLine):
    """An Event on the board is removed; the Rose gets nothing for it (BR-EVENT-06), or the points are split."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.split = given.flag("split")

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 1 if [kind for kind in game.board if kind != NONE] else 0
        if cast.done:
            game.ask_openly(PickEvent(cast.seat, self.split))


def remove_event(game: Lodge, seat: int, kind: int, split: bool) -> None:
    """BR-EVENT-06 An Event leaves the board; BR-RULING-79 its exit points may be split."""
    game.board[game.board.index(kind)] = NONE
    discard_event(game, kind)
    if split:
        points = game.box.event(kind).exit
        own = max(1, points // 2)
        gain(game, seat, own, "BR-RULING-79")
        gain(game, ROSE, points - own, "BR-RULING-79")


class PickEvent(Ask[Lodge]):
    """BR-DEC-15 Which Event of the board."""

    id: ClassVar[str] = "pick_event"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, seat: int, split: bool) -> None:
        super().__init__(seat)
        self.split = split

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [EVENT.code(kind) for kind in game.board if kind != NONE]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"event.{game.box.names[EVENT.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        remove_event(game, seat, EVENT.one(option), self.split)


class LookEvents(LookLine):
    """The top Events of this Moon; one may be played now as if drawn; the rest goes back in any order."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("points")  # for playing one
        self.taken = 1 if given.flag("play") else 0
        self.optional = True

    def source(self, game: Lodge, cast: Cast) -> Pile:
        return game.event_decks[self.moon_of(game, cast) - 1]

    def moon_of(self, game: Lodge, cast: Cast) -> int:
        """The deck of the Moon in which they were drawn: it may have changed meanwhile."""
        looking = self.looking(game, cast)
        return game.box.moons[looking.kinds()[0]] if len(looking) else game.moon

    def looking(self, game: Lodge, cast: Cast) -> Pile:
        return game.event_looking[cast.seat]

    def zone(self, cast: Cast) -> str:
        return f"event_looking.{SEATS[cast.seat]}"

    def spare(self, game: Lodge, cast: Cast) -> int:
        return len(game.event_discards[self.moon_of(game, cast) - 1])

    def refill(self, game: Lodge, cast: Cast) -> None:
        refill_events(game, self.moon_of(game, cast))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        cast.failed = 0
        super().start(game, cast)

    def take(self, game: Lodge, cast: Cast, kind: int) -> None:
        """BR-RULING-91 It takes the first space, older Events move on; one without a Crown counts as failed."""
        game.play_from(self.looking(game, cast), kind)
        crown = game.box.event(kind).crown
        cast.done = 1 if crown else 0
        cast.failed = 0 if crown else 1
        shift(game, "BR-EVENT-07")
        play_event(game, cast.seat, kind)
        gain(game, cast.seat, self.points, "BR-RULING-91")
