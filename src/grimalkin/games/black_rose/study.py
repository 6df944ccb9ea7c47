"""Phase 2: Study. Ban, draw from the Grimoire, draw from the Library, keep two. BR-STUDY."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import BAN, DISCARD, KEEP, SCHOOL
from grimalkin.games.black_rose.drawing import HandLimit, LookAtLibrary, SpellAsk, discard_open, draw_spells, has_cards
from grimalkin.games.black_rose.events import BANNED, DISCARDED, KEPT, NAMED
from grimalkin.games.black_rose.kinds import P_SHELVES, SCHOOLS, SEATS
from grimalkin.games.black_rose.state import Lodge

FROM_GRIMOIRE: Final = 2
FROM_LIBRARY: Final = 4
MORE_FROM_LIBRARY: Final = 5
KEPT_CARDS: Final = 2


class StudyPhase(Step[Lodge]):
    """BR-STUDY-09 Mages study one after the other from the Crown: the Library is shared."""

    id: ClassVar[str] = "study_phase"
    rule: ClassVar[str] = "BR-STUDY-09"

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            game.then(StudyTurn(order[i]))


class StudyTurn(Step[Lodge]):
    """BR-STUDY-01 to -07 The Study of one Mage."""

    id: ClassVar[str] = "study_turn"
    rule: ClassVar[str] = "BR-STUDY-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        game.active = self.seat
        game.then(FromGrimoire(self.seat), NameSchools(self.seat), KeepSome(self.seat, 0), HandLimit(self.seat))
        if len(game.hands[self.seat]):
            game.then(Ban(self.seat))


class Ban(Ask[Lodge]):
    """BR-DEC-05 One spell of the hand may be banned; it goes face up to its school's discards."""

    id: ClassVar[str] = "ban"
    rule: ClassVar[str] = "BR-DEC-05"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS] + [BAN.code(kind) for kind in game.hands[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"hand.{SEATS[seat]}.{game.box.names[BAN.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != PASS:
            discard_open(game, game.hands[seat], BAN.one(option))
            game.log_event("BR-STUDY-01", BANNED, seat, public(BAN.one(option)))


class FromGrimoire(Step[Lodge]):
    """BR-STUDY-02 Two cards of the Grimoire."""

    id: ClassVar[str] = "from_grimoire"
    rule: ClassVar[str] = "BR-STUDY-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        draw_spells(game, self.seat, FROM_GRIMOIRE)


def library_draws(game: Lodge) -> int:
    return MORE_FROM_LIBRARY if game.has_passive(P_SHELVES) else FROM_LIBRARY


class NameSchools(Step[Lodge]):
    """BR-STUDY-08, BR-STUDY-04 The schools of all draws are named before any card is looked at."""

    id: ClassVar[str] = "name_schools"
    rule: ClassVar[str] = "BR-STUDY-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        draws = library_draws(game)
        if len(game.named) < draws and any_school(game):
            game.then(self)
            game.ask_openly(NameSchool(self.seat))
            return
        for i in range(len(game.named) - 1, -1, -1):
            game.then(LookAtLibrary(self.seat, game.named[i]))
        game.named = ()


def school_left(game: Lodge, school: int) -> bool:
    """BR-STUDY-06 Has a school more cards than were named of it already?"""
    return len(game.library[school]) + len(game.discards[school]) > game.named.count(school)


def any_school(game: Lodge) -> bool:
    for school in range(len(SCHOOLS)):
        if has_cards(game, school) and school_left(game, school):
            return True
    return False


class NameSchool(Ask[Lodge]):
    """BR-DEC-06 The school of the next draw."""

    id: ClassVar[str] = "name_school"
    rule: ClassVar[str] = "BR-DEC-06"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return SCHOOL.all()

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return ALLOWED if school_left(game, SCHOOL.one(act)) else "BR-STUDY-06"

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [f"library.{SCHOOLS[SCHOOL.one(option)]}"]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.named = (*game.named, SCHOOL.one(option))
        game.log_event("BR-STUDY-04", NAMED, seat, option)


def looking_id(game: Lodge, seat: int, kind: int) -> str:
    """What a card that a seat looks at is called in the view."""
    return f"looking.{SEATS[seat]}.{game.box.names[kind]}"


class KeepSome(Step[Lodge]):
    """BR-STUDY-05, BR-STUDY-11 Two are kept, all if there are two or fewer; the others are discarded face up."""

    id: ClassVar[str] = "keep_some"
    rule: ClassVar[str] = "BR-STUDY-11"

    def __init__(self, seat: int, kept: int) -> None:
        self.seat = seat
        self.kept = kept

    def run(self, game: Lodge) -> None:
        looking = game.looking[self.seat]
        if not len(looking):
            return
        left = KEPT_CARDS - self.kept
        if left > 0 and len(looking) <= left:
            for kind in looking.kinds():
                while looking.holds(kind):
                    keep(game, self.seat, kind)
        elif left > 0:
            game.then(Keep(self.seat), KeepSome(self.seat, self.kept + 1))
        elif len(looking) == 1:
            throw_away(game, self.seat, looking.kinds()[0])
        else:
            game.then(ThrowAway(self.seat), self)


def keep(game: Lodge, seat: int, kind: int) -> None:
    card = game.move_hidden(game.looking[seat], game.hands[seat], kind, 1 << seat)
    game.log_event("BR-STUDY-05", KEPT, seat, card)


def throw_away(game: Lodge, seat: int, kind: int) -> None:
    discard_open(game, game.looking[seat], kind)
    game.log_event("BR-STUDY-05", DISCARDED, seat, public(kind))


class Keep(SpellAsk):
    """BR-DEC-07 Which card is kept; only the Mage sees which."""

    id: ClassVar[str] = "keep"
    rule: ClassVar[str] = "BR-DEC-07"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [KEEP.code(kind) for kind in game.looking[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [looking_id(game, seat, KEEP.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        keep(game, seat, KEEP.one(option))


class ThrowAway(SpellAsk):
    """BR-RULING-159 Face-up discards in the order that the Mage names."""

    id: ClassVar[str] = "throw_away"
    rule: ClassVar[str] = "BR-DEC-07"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DISCARD.code(kind) for kind in game.looking[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [looking_id(game, seat, DISCARD.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        throw_away(game, seat, DISCARD.one(option))
