"""Cards and tiles as they are printed. What they say is data (cards/*.toml); what their lines do stands in `lines`."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import Amount, Fixed
from grimalkin.core.cards import Card, Part, parts
from grimalkin.core.fields import Given
from grimalkin.core.library import Library
from grimalkin.core.state import G, Lots
from grimalkin.games.black_rose.kinds import (
    AREA,
    COLOURS,
    FORGOTTEN,
    MOMENTS,
    MOONS,
    NONE,
    PERSONAL,
    PROTECTION,
    SCHOOLS,
    SIDES,
    SINGLE,
    TRAP,
)
from grimalkin.kit.effects import Effect, effects_of
from grimalkin.kit.filters import Filter

ONE: Final[Amount] = Fixed(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Effect[G]):
    """One instruction of a card. `start` carries it out, or begins to ask; the instructions after it wait already."""

    # a Protection against damage changes the amount at once; all its other lines wait (BR-REACT-08)
    at_once: ClassVar[bool] = False
    # damage of lines that follow each other lands together (BR-DMG-10)
    is_damage: ClassVar[bool] = False

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        value = given.values.get(self.word)
        self.amount: Amount = value if isinstance(value, Amount) else ONE
        # where it stands: the list of instructions, its place there, and whether damage follows it
        self.home: Any = None
        self.index = 0
        self.joins = False

    def possible(self, game: G, cast: Any) -> bool:
        """Could it do anything, as far as everybody can see? Asked before "may" and before a mode is offered."""
        return True

    def reach(self, game: G, cast: Any) -> int:
        """A bit for each model that it is certain to reach, for the windows of those it targets (BR-SPELL-18)."""
        return 0

    def start(self, game: G, cast: Any) -> None:
        raise NotImplementedError


class Script:
    """Instructions in printed order. `key` stands for it in a snapshot."""

    def __init__(self, key: str, verbs: list[Line[Any]]) -> None:
        self.key = key
        self.verbs = verbs


def script_of(given: Given, name: str, key: str) -> Script:
    return script_with(effects_of(given, name, Line), key)


def script_with(lines: list[Line[Any]], key: str) -> Script:
    script = Script(key, lines)
    for i in range(len(lines)):
        lines[i].home = script
        lines[i].index = i
        lines[i].joins = i + 1 < len(lines) and lines[i + 1].is_damage
    return script


class Side(Part):
    """One of the two effects of a spell."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.type = given.number("type")
        self.element = given.number("element")
        self.aim = given.number("target")
        self.range = given.number("range")
        self.count = given.number("count")
        self.chain = given.flag("chain")
        self.up_to = given.flag("up_to")  # fewer than `count` targets will do
        needs = given.of("of")
        self.needs: Filter | None = needs if isinstance(needs, Filter) else None  # which models can be targets
        second = given.of("second")
        self.second: Filter | None = second if isinstance(second, Filter) else None  # which can be after the first
        where = given.of("where")
        self.where: Filter | None = where if isinstance(where, Filter) else None  # which rooms can be
        self.on = given.number("on")
        self.colour = given.number("colour")  # of the room that is entered; NONE: every room
        self.by_models = given.flag("models")  # Evocations set it off, too
        self.against = given.number("against")
        self.no_protection = given.flag("no_protection")
        self.is_area = given.flag("is_area") or self.aim == AREA
        self.spares_room = given.flag("spares_room")  # nobody is hit for standing in the target room
        self.script = script_of(given, "do", f"{given.place}.do")

    def waits(self) -> bool:
        """Is it made Active first?"""
        return self.type == TRAP or self.type == PROTECTION

    def is_single(self) -> bool:
        """BR-RULING-168 A spell that hits every model in play names no target: it is neither single nor area."""
        return self.aim == SINGLE and self.count > 0 and not self.is_area

    def wanted(self, place: int) -> Filter | None:
        """Which models can be the target with this place in the row."""
        return self.second if place > 0 and self.second is not None else self.needs

    def wants_mage(self) -> bool:
        """BR-EVO-12 Is it a Trap that Mages alone set off?"""
        return self.type == TRAP and not self.by_models


class Spell(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.school = given.number("school")
        self.copies = given.number("copies")
        self.mark = given.flag("mark")
        self.sides: list[Side | None] = [None, None]
        for part in parts(given, "side"):
            if isinstance(part, Side):
                self.sides[0 if part.name == "upright" else 1] = part

    def side(self, number: int) -> Side:
        side = self.sides[number]
        assert side is not None, f"{self.key} has no such side"
        return side

    def waits(self) -> bool:
        """Can it lie Active, with one side or the other?"""
        for side in self.sides:
            if side is not None and side.waits():
                return True
        return False


class Room(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.colour = given.number("colour")
        self.limit = given.number("limit")
        self.value = given.number("value")
        self.pack = given.number("pack")  # of a lair; NONE: it is none
        self.fixed = given.flag("fixed")  # no lair takes its place, and nothing copies it
        self.script = script_of(given, "do", f"{given.place}.do")


class MageCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.colour = given.number("colour")
        self.school = given.number("school")
        self.health = given.number("health")
        self.limit = given.number("hand")
        self.spell = given.number("spell")


class Start(Card):
    """A starting list of a school."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.school = given.number("school")
        self.spells = given.numbers("spells")


class EvocationText(Part):
    """What an Evocation does besides moving and attacking, and what a Familiar does for its Mage."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.on = given.number("on")
        self.may = given.flag("optional")
        self.once = given.flag("once")
        self.condition = cast("Amount", given.of("when"))
        self.script = script_of(given, "do", f"{given.place}.do")


class EvocationCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.reading = given.text("reading")  # BR-RULING-09 what the printed name was likely meant to be
        self.archetype = given.number("archetype")
        self.movement = given.number("movement")
        self.damage = given.number("damage")
        self.health = given.number("health")
        self.copies = given.number("copies")
        self.pack = given.number("pack")
        self.rite = given.number("rite")  # of an Altar: 1 divine, 2 mutant
        self.attack = given.number("attack")
        self.bonus = cast("Amount", given.of("bonus"))
        self.quiet = given.flag("quiet")  # its steps open no Trap window
        self.texts: list[EvocationText] = [part for part in parts(given, "ability") if isinstance(part, EvocationText)]

    def text_on(self, moment: int) -> EvocationText | None:
        for text in self.texts:
            if text.on == moment:
                return text
        return None


class QuestCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.moon = given.number("moon")
        self.four = given.flag("four")  # for four players only
        self.familiar = given.flag("familiar")  # for games with Familiars only
        self.needs = given.number("needs")  # a room that must lie in the Lodge
        self.points = given.number("points")
        self.condition = cast("Amount", given.of("when"))
        self.script = script_of(given, "reward", f"{given.place}.reward")


class EventCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.code = given.text("code")
        self.moon = given.number("moon")
        self.crown = given.flag("crown")
        self.timing = given.number("timing")
        self.passive = given.number("passive")
        self.reveal = given.number("reveal")
        self.exit = given.number("exit")
        self.script = script_of(given, "do", f"{given.place}.do")


class Box:
    """All cards of a library, by number, and what can be read from them once."""

    key: Final = "box"  # in a snapshot this word stands for them: no game changes a card

    def __init__(self, library: Library) -> None:
        self.cards = library.cards
        self.names = library.names()
        self.faces = [*self.names, *SIDES]  # what lies in piles: cards, and which way a card on a sheet is turned
        self.spells: list[Spell] = [card for card in library.cards if isinstance(card, Spell) and not card.removed]
        self.rooms: list[Room] = [card for card in library.cards if isinstance(card, Room) and not card.removed]
        self.mages: list[MageCard] = [card for card in library.cards if isinstance(card, MageCard) and not card.removed]
        self.starts: list[Start] = [card for card in library.cards if isinstance(card, Start) and not card.removed]
        self.evocations: list[EvocationCard] = [
            card for card in library.cards if isinstance(card, EvocationCard) and not card.removed
        ]
        self.quests: list[QuestCard] = [
            card for card in library.cards if isinstance(card, QuestCard) and not card.removed
        ]
        self.events: list[EventCard] = [
            card for card in library.cards if isinstance(card, EventCard) and not card.removed
        ]
        # what is asked of cards all the time, by number
        self.schools = [card.school if isinstance(card, Spell) else NONE for card in library.cards]
        self.waits = [card.waits() if isinstance(card, Spell) else False for card in library.cards]
        self.sides = [sides_of(card, False) for card in library.cards]
        self.waiting_sides = [sides_of(card, True) for card in library.cards]  # of Traps and Protections
        self.moons = [card.moon if isinstance(card, (QuestCard, EventCard)) else 0 for card in library.cards]
        # what hidden cards are sorted by before they are dealt
        self.by_school = Lots(self.schools, PERSONAL + 1)
        self.by_moon = Lots([moon - 1 for moon in self.moons], MOONS)
        # which windows some card could answer: by moment; of entering, by colour, for Mages and for other models
        self.moments = [False] * len(MOMENTS)
        self.mage_enters = [False] * len(COLOURS)
        self.model_enters = [False] * len(COLOURS)
        for spell in self.spells:
            for side in spell.sides:
                if side is None or not side.waits():
                    continue
                self.moments[side.on] = True
                if side.colour != NONE:
                    self.mage_enters[side.colour] = True
                    self.model_enters[side.colour] = self.model_enters[side.colour] or side.by_models

    def spell(self, kind: int) -> Spell:
        card = self.cards[kind]
        assert isinstance(card, Spell)
        return card

    def room(self, kind: int) -> Room:
        card = self.cards[kind]
        assert isinstance(card, Room)
        return card

    def mage(self, kind: int) -> MageCard:
        card = self.cards[kind]
        assert isinstance(card, MageCard)
        return card

    def evocation(self, kind: int) -> EvocationCard:
        card = self.cards[kind]
        assert isinstance(card, EvocationCard)
        return card

    def quest(self, kind: int) -> QuestCard:
        card = self.cards[kind]
        assert isinstance(card, QuestCard)
        return card

    def event(self, kind: int) -> EventCard:
        card = self.cards[kind]
        assert isinstance(card, EventCard)
        return card

    def of_school(self, school: int) -> list[int]:
        """The cards of a deck, each as often as there are copies."""
        return [spell.number for spell in self.spells if spell.school == school for _copy in range(spell.copies)]

    def is_personal(self, kind: int) -> bool:
        return self.schools[kind] == PERSONAL

    def is_forgotten(self, kind: int) -> bool:
        return self.schools[kind] == FORGOTTEN

    def is_school(self, kind: int) -> bool:
        return 0 <= self.schools[kind] < len(SCHOOLS)


def sides_of(card: Card, waiting: bool) -> list[int]:
    """The sides of a spell by number, or those of them that wait for something; none of other cards."""
    found: list[int] = []
    if isinstance(card, Spell):
        for number in range(len(card.sides)):
            side = card.sides[number]
            if side is not None and (side.waits() or not waiting):
                found.append(number)
    return found


BOXES: Final[dict[str, Box]] = {}  # by the library's hash; shared by all states


def box_of(library: Library) -> Box:
    box = BOXES.get(library.hash)
    if box is None:
        box = Box(library)
        BOXES[library.hash] = box
    return box
