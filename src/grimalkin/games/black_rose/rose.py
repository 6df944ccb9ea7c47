"""Phase 1: the Black Rose. Events move, a new one is drawn, Quests are discarded and drawn. BR-ROSE, BR-EVENT."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import Pile, kind_of, public
from grimalkin.games.black_rose.codes import DROP
from grimalkin.games.black_rose.drawing import DrawQuestIf, drop_quest, quest_id
from grimalkin.games.black_rose.events import DREW_EVENT, EVENT_LEFT, EVENT_WORKS, NO_EVENT
from grimalkin.games.black_rose.familiars import CHECKPOINT
from grimalkin.games.black_rose.kinds import IN_BLACK_ROSE, INSTANT, NONE, ROSE
from grimalkin.games.black_rose.lodge import CENTRE
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain, take_crown
from grimalkin.games.black_rose.script import carry_out
from grimalkin.games.black_rose.state import SPACES, Lodge
from grimalkin.kit.piles import reshuffle


class RosePhase(Step[Lodge]):
    """BR-ROSE-01 Events move one space; the last Mage draws a new one; then come the Quests."""

    id: ClassVar[str] = "rose_phase"
    rule: ClassVar[str] = "BR-ROSE-01"

    def run(self, game: Lodge) -> None:
        game.then(DrawEventIf(game.last_mage()), BoardEvents(IN_BLACK_ROSE), DropQuests(), NewQuests())
        shift(game, "BR-ROSE-01")


def shift(game: Lodge, rule: str) -> None:
    """BR-ROSE-01, BR-EVENT-07 Every Event moves one space; one that leaves pays its exit points to the Rose."""
    leaving = game.board[SPACES - 1]
    for space in range(SPACES - 1, 0, -1):
        game.board[space] = game.board[space - 1]
    game.board[0] = NONE
    if leaving != NONE:
        discard_event(game, leaving)
        gain(game, ROSE, game.box.event(leaving).exit, rule)


def discard_event(game: Lodge, kind: int) -> None:
    """BR-ROSE-09 It goes to the open discards of its own Moon."""
    game.event_discards[game.box.moons[kind] - 1].append(kind)
    game.log_event("BR-ROSE-09", EVENT_LEFT, public(kind))


def refill_events(game: Lodge, moon: int) -> None:
    """BR-ROSE-08 An empty Event deck is rebuilt from its own discards."""
    deck = game.event_decks[moon - 1]
    if not len(deck) and game.event_discards[moon - 1]:
        reshuffle(deck, game.event_discards[moon - 1])
        game.event_discards[moon - 1] = []


class DrawEventIf(Step[Lodge]):
    """BR-ROSE-08 A missing Event gives the Rose a point."""

    id: ClassVar[str] = "draw_event_if"
    rule: ClassVar[str] = "BR-ROSE-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Lodge) -> None:
        refill_events(game, game.moon)
        if len(game.event_decks[game.moon - 1]):
            game.then(DrawEvent(self.seat, game.moon))
        else:
            game.log_event("BR-ROSE-08", NO_EVENT, self.seat)
            gain(game, ROSE, 1, "BR-ROSE-08")


class DrawEvent(Draw[Lodge]):
    """BR-ROSE-02 The last Mage draws the top Event of the current Moon."""

    id: ClassVar[str] = "draw_event"
    rule: ClassVar[str] = "BR-ROSE-02"

    def __init__(self, seat: int, moon: int) -> None:
        self.seat = seat
        self.moon = moon

    def pile(self, game: Lodge) -> Pile:
        return game.event_decks[self.moon - 1]

    def drawn(self, game: Lodge, card: int) -> None:
        play_event(game, self.seat, kind_of(card))


def play_event(game: Lodge, seat: int, kind: int) -> None:
    """BR-ROSE-03, BR-ROSE-04, BR-RULING-91 It lies on the first space, pays the Rose, crowns, and works."""
    event = game.box.event(kind)
    game.board[0] = kind
    game.log_event("BR-ROSE-02", DREW_EVENT, seat, public(kind))
    if event.timing == INSTANT:
        game.then(CrownMark(seat, kind), EventWorks(kind))
    else:
        game.then(CrownMark(seat, kind))
    gain(game, ROSE, event.reveal, "BR-ROSE-03")


class CrownMark(Step[Lodge]):
    """BR-ROSE-04 An Event with a Crown: who drew it takes the Crown."""

    id: ClassVar[str] = "crown_mark"
    rule: ClassVar[str] = "BR-ROSE-04"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, game: Lodge) -> None:
        if game.box.event(self.kind).crown:
            take_crown(game, self.seat, "BR-ROSE-04")


class EventWorks(Step[Lodge]):
    """BR-EVENT-02, BR-EVENT-05 The text of an Event; its damage and instability are the Rose's."""

    id: ClassVar[str] = "event_works"
    rule: ClassVar[str] = "BR-ROSE-05"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, game: Lodge) -> None:
        if self.kind in game.board:
            game.log_event("BR-EVENT-02", EVENT_WORKS, public(self.kind))
            game.then(CHECKPOINT)  # BR-RULING-21
            carry_out(game, Cast(ROSE, self.kind, NONE, CENTRE), game.box.event(self.kind).script)


class BoardEvents(Step[Lodge]):
    """BR-ROSE-05, BR-EVENT-04 Every Event on the board with this timing, oldest first."""

    id: ClassVar[str] = "board_events"
    rule: ClassVar[str] = "BR-EVENT-04"

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def run(self, game: Lodge) -> None:
        for space in range(SPACES):  # what is pushed last comes first
            kind = game.board[space]
            if kind != NONE and game.box.event(kind).timing == self.timing and game.box.event(kind).script.verbs:
                game.then(EventWorks(kind))


# Quests


class DropQuests(Step[Lodge]):
    """BR-ROSE-06 Each Mage in order may discard Quests."""

    id: ClassVar[str] = "drop_quests"
    rule: ClassVar[str] = "BR-ROSE-06"

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if len(game.quests[order[i]]):
                game.then(DropQuest(order[i]))


class DropQuest(Ask[Lodge]):
    """BR-DEC-04 Any of the own Quests; for each the Rose gains a point."""

    id: ClassVar[str] = "drop_quest"
    rule: ClassVar[str] = "BR-DEC-04"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS] + [DROP.code(kind) for kind in game.quests[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [quest_id(game, seat, DROP.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option != PASS:
            if len(game.quests[seat]) > 1:
                game.then(DropQuest(seat))
            drop_quest(game, seat, DROP.one(option), True)


class NewQuests(Step[Lodge]):
    """BR-ROSE-07 Each Mage without a Quest draws one of the current Moon."""

    id: ClassVar[str] = "new_quests"
    rule: ClassVar[str] = "BR-ROSE-07"

    def run(self, game: Lodge) -> None:
        order = game.from_crown()
        for i in range(len(order) - 1, -1, -1):
            if not len(game.quests[order[i]]):
                game.then(DrawQuestIf(order[i], game.moon, False))
