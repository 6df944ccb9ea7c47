"""Effects that draw Artifacts."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.cards import THE, target
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.piles import public
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.attack import DrawArtifact, draw_artifact
from grimalkin.games.familiars_and_foes.codes import GIVE, KEEP
from grimalkin.games.familiars_and_foes.effect import IN_INTERRUPT, QuestEffect
from grimalkin.games.familiars_and_foes.effects.reach import receivers
from grimalkin.games.familiars_and_foes.events import CHOSE, DREW, KEPT
from grimalkin.games.familiars_and_foes.kinds import ANY, PRE_FOE_ROLL, PRE_ROLL, QUIET
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.games.familiars_and_foes.worth import CARD, TOKEN_PRICE
from grimalkin.kit.piles import draw_up_to


class DrawArtifacts(QuestEffect[Quest]):
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
            draw_up_to(game, LookAtArtifact(seat), self.count)
            return
        for one in reversed(receivers(game, self, seat, other)):
            for _card in range(self.count):
                game.then(DrawNext(one))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        if self.each():
            count = len([one for one in game.familiars if one.hp and not one.artifacts])
            return CARD * min(count, len(game.decks[0]))
        return CARD + (CARD // 2 if self.keep else 0)


class DrawNext(Step[Quest]):
    """FF-RULING-58 One of several draws: the deck may be empty by then."""

    id: ClassVar[str] = "draw_next"
    rule: ClassVar[str] = "FF-RULING-58"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        draw_artifact(game, self.seat)


class LookAtArtifact(DrawArtifact):
    """FF-ART-04 A card that is kept or given when it is known; all see it."""

    id: ClassVar[str] = "look_at_artifact"
    rule: ClassVar[str] = "FF-ART-04"

    def turned_up(self, game: Quest, kind: int) -> None:
        game.drawn = (*game.drawn, kind)
        game.log_event("FF-ART-04", DREW, self.seat, public(kind))


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
    game.log_event("FF-ART-04", KEPT, seat, public(kept))
    for card in game.drawn:
        if card != kept:
            game.decks[0].put_at_bottom(public(card))
    game.drawn = ()


class ChooseKept(Ask[Quest]):
    """The card to keep."""

    id: ClassVar[str] = "choose_kept"
    rule: ClassVar[str] = "FF-ART-04"

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [KEEP + game.box.artifact_card(card).item.number for card in game.drawn]

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        keep_artifact(game, seat, game.box.items[option - KEEP].card)


class HandOut(QuestEffect[Quest]):
    """`hand_out 1`: an Artifact for a Familiar that the caster names when all have seen it."""

    def tags(self) -> int:
        return QUIET

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if len(game.decks[0]):
            game.drawn = ()
            game.then(LookAtArtifact(seat), ChooseReceiver(seat))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return CARD


class ChooseReceiver(Ask[Quest]):
    """Who gets the Artifact that was drawn."""

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

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.log_event("FF-ART-04", CHOSE, seat, option)
        keep_artifact(game, game.seat_of(option - GIVE), game.drawn[0])


class Find(QuestEffect[Quest]):
    """`find N`: Finders Keepers; what it finds is read from the final die (attack.py, `found`)."""

    where: ClassVar[int] = IN_INTERRUPT
    on_roll: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.at = given.number("find")

    def tags(self) -> int:
        return PRE_ROLL | PRE_FOE_ROLL

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.finder = seat
        game.roll.find_at = self.at

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return (CARD + TOKEN_PRICE) // 2 if len(game.decks[0]) else TOKEN_PRICE // 2
