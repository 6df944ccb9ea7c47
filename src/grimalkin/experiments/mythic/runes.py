"""The Rune step (B5) and drawing: MA-RUNE, MA-BATTLE-09 to -14, Surge of Speed, Twist of Fate, Deep Insight."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Draw, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import Pile
from grimalkin.experiments.mythic.cards import CARDS, RUNE, SURGE_OF_SPEED, TWIST_OF_FATE
from grimalkin.experiments.mythic.state import (
    DREW,
    ON,
    ON_THEM,
    OUT,
    PLAY,
    PLAYED,
    SURGED,
    Arena,
)


def draw(game: Arena, seat: int, count: int) -> None:
    """MA-RULING-80 As much as possible; an empty pile is no loss."""
    for i in range(min(count, len(game.resource(seat)))):
        game.then(DrawRune(seat))


class DrawRune(Draw[Arena]):
    """MA-TURN-02 A card comes off the Resource Pile into the hand, seen by its owner alone (MA-ZONE-06)."""

    rule: ClassVar[str] = "MA-TURN-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Arena) -> Pile:
        return game.resource(self.seat)

    def drawn(self, game: Arena, card: int) -> None:
        game.hand(self.seat).put(card)
        game.tell("MA-TURN-02", DREW, self.seat, card | 1 << self.seat)


class RuneStep(Step[Arena]):
    """MA-BATTLE-09 Before attack rolls both players may play one Rune, Lead first.

    Whoever holds a card is asked, whatever it is. That a hand is empty everybody sees (MA-RULING-94).
    """

    rule: ClassVar[str] = "MA-BATTLE-09"

    def run(self, game: Arena) -> None:
        if game.willpower(game.lead):
            game.then(LeadRune(game.lead))
        else:
            passive_rune(game, True)


def passive_rune(game: Arena, lead_passed: bool) -> None:
    if game.willpower(1 - game.lead):
        game.then(PassiveRune(1 - game.lead, lead_passed))


class PlayRune(Ask[Arena]):
    """MA-BATTLE-09 One Rune of the hand, or none."""

    rule: ClassVar[str] = "MA-BATTLE-09"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS] + [PLAY + kind for kind in range(3)]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or game.hand(seat).holds(act - PLAY + RUNE) else "MA-RULING-43"

    def options(self, game: Arena, seat: int) -> list[int]:
        found = [PASS]
        for kind in game.hand(seat).kinds():
            found.append(PLAY + kind - RUNE)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"hand.{'AB'[seat]}.{CARDS[option - PLAY + RUNE]}"]


class LeadRune(PlayRune):
    """MA-BATTLE-09 The Lead Player may play one Rune; then the Passive Player may (MA-BATTLE-10)."""

    rule: ClassVar[str] = "MA-BATTLE-09"

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        passive_rune(game, option == PASS)
        if option != PASS:
            play_rune(game, seat, option)


class PassiveRune(PlayRune):
    """MA-BATTLE-10 The Passive Player has the choice whether or not the Lead Player played."""

    rule: ClassVar[str] = "MA-BATTLE-10"

    def __init__(self, seat: int, lead_passed: bool) -> None:
        super().__init__(seat)
        self.lead_passed = lead_passed

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            return  # MA-BATTLE-11
        if self.lead_passed and game.willpower(1 - seat):
            game.then(LeadRuneAfterAll(1 - seat))
        play_rune(game, seat, option)


class LeadRuneAfterAll(PlayRune):
    """MA-BATTLE-12 Lead passed and Passive played: Lead gets the option again."""

    rule: ClassVar[str] = "MA-BATTLE-12"

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            play_rune(game, seat, option)


def play_rune(game: Arena, seat: int, option: int) -> None:
    """MA-BATTLE-14 A Rune takes effect when played, and is Spent (MA-RUNE-04)."""
    kind = option - PLAY + RUNE
    game.tell("MA-BATTLE-14", PLAYED, seat, game.play_from(game.hand(seat), kind))
    game.spent = game.spent + (kind,)
    if kind == TWIST_OF_FATE:
        game.twists |= 1 << seat
    elif kind == SURGE_OF_SPEED:
        game.then(SurgeOfSpeed(seat))
    else:
        draw(game, seat, 2)


class SurgeOfSpeed(Ask[Arena]):
    """MA-RUNE-01 Surge of Speed: +40 Speed to any pet until the end of the turn."""

    rule: ClassVar[str] = "MA-RUNE-01"  # not chained: the Rune has been shown, so there is no way back

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for pet in game.pets:
            if pet.line != OUT:
                found.append((ON if pet.seat == seat else ON_THEM) + pet.kind)
        return found

    def options(self, game: Arena, seat: int) -> list[int]:
        return self.acts(game, seat)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(surged(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = surged(game, seat, option)
        game.pets[number].surge += 40
        game.tell("MA-RUNE-01", SURGED, number, 40)


def surged(game: Arena, seat: int, option: int) -> int:
    return game.pet_of(seat, option - ON) if option < ON_THEM else game.pet_of(1 - seat, option - ON_THEM)


RUNE_STEP: Final = RuneStep()
