"""The start: decks, Lead Pets, first hands, who begins (MA-OPEN, MA-MATCH-02, MA-RULING-17, -18, -128)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Ask, Step, Together
from grimalkin.core.errors import BadSetup, SecretNeeded
from grimalkin.core.piles import EVERYONE, kind_of
from grimalkin.games.mythic_arena.arrivals import entered, put_pet
from grimalkin.games.mythic_arena.deck import LAY_OUT, RollOff, bring_decks, who
from grimalkin.games.mythic_arena.drawing import OwnDraw
from grimalkin.games.mythic_arena.state import (
    BEGINS,
    DONE,
    FIRST_SEAT,
    FRONT,
    LEAD,
    LEADS,
    NO_POOL,
    NONE,
    REDRAWS,
    SEATS,
    SECOND_SEAT,
    SHOWN,
    SHUFFLED,
    Arena,
)
from grimalkin.games.mythic_arena.turn import START_TURN
from grimalkin.kit.piles import draw_up_to, pour

HAND: Final = 6
BOTH: Final = 0b11


def start_game(game: Arena, decks: list[str]) -> None:
    """MA-DECK-06 Decks are drafted or brought; then the first game opens."""
    if game.rules.constructed:
        game.then(OPENING)
        bring_decks(game, decks)
        return
    for seat in range(len(decks)):
        if decks[seat].strip():
            raise BadSetup(f"MA-DECK-06: {who(seat)} brings a deck, but decks are drafted; choose constructed decks")
    game.then(LAY_OUT, DRAFTED, OPENING)


class Drafted(Step[Arena]):
    """MA-DECK-09 Drafted decks obey the same rules as constructed ones; the box is put away."""

    id: ClassVar[str] = "drafted"
    rule: ClassVar[str] = "MA-DECK-09"

    def run(self, game: Arena) -> None:
        game.decks = [tuple(sorted(deck)) for deck in game.decks]
        game.pool = NO_POOL
        game.first_picker = 0


class Opening(Step[Arena]):
    """MA-OPEN-02 Each game begins with the choice of Lead Pets, which are not shown before the reveal."""

    id: ClassVar[str] = "opening"
    rule: ClassVar[str] = "MA-OPEN-02"

    def run(self, game: Arena) -> None:
        game.then(SHUFFLE_DECKS, FirstHand(0), FirstHand(1), WHO_BEGINS, REVEAL_LEADS)
        game.then(ChooseLead(BOTH))


class ChooseLead(Together[Arena]):
    """MA-OPEN-01 Each player takes one Pet of the deck as Lead Pet, face down; the deck lies open before its owner."""

    id: ClassVar[str] = "choose_lead"
    rule: ClassVar[str] = "MA-OPEN-01"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for kind in game.looking(seat).kinds():
            card = game.box.pet[kind] if kind >= 0 else None
            if card is not None:
                found.append(LEAD + card.index)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [f"looking.{SEATS[seat]}.{game.box.pets[option - LEAD].key}"]

    def all_chosen(self, game: Arena, answers: list[int]) -> None:
        for seat in range(2):
            kind = game.box.pets[answers[seat] - LEAD].number
            game.move_hidden(game.looking(seat), game.lead_pile(seat), kind, 1 << seat)


class ShuffleDecks(Step[Arena]):
    """MA-OPEN-03 All other cards, the remaining Pets too, become the Resource Pile."""

    id: ClassVar[str] = "shuffle_decks"
    rule: ClassVar[str] = "MA-OPEN-03"

    def run(self, game: Arena) -> None:
        for seat in range(2):
            pour(game.looking(seat), game.resource(seat))
            game.resource(seat).mix()
            game.log_event("MA-OPEN-03", SHUFFLED, seat)


class FirstHand(Step[Arena]):
    """MA-OPEN-04 Draw 6 cards."""

    id: ClassVar[str] = "first_hand"
    rule: ClassVar[str] = "MA-OPEN-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        game.then(LookForPet(self.seat))
        draw_up_to(game, DealCard(self.seat), HAND)


class DealCard(OwnDraw):
    """MA-OPEN-04 A card of the first hand, seen by its owner alone."""

    id: ClassVar[str] = "deal_card"
    rule: ClassVar[str] = "MA-OPEN-04"


class LookForPet(Step[Arena]):
    """MA-OPEN-05 A hand without a Pet is revealed; a hand with one is kept (MA-RULING-18)."""

    id: ClassVar[str] = "look_for_pet"
    rule: ClassVar[str] = "MA-OPEN-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        hand = game.hand(self.seat)
        for card in hand.cards:
            if game.box.pet[kind_of(card)] is not None:
                return
        for kind in hand.kinds():
            game.log_event("MA-OPEN-05", SHOWN, self.seat, game.reveal(hand, kind, EVERYONE))
        game.then(Redraw(self.seat))


class Redraw(Ask[Arena]):
    """MA-RULING-18 When all have seen the hand without a Pet, it is shuffled back and six cards are drawn again."""

    id: ClassVar[str] = "redraw"
    rule: ClassVar[str] = "MA-RULING-18"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [DONE]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        hand = game.hand(seat)
        game.log_event("MA-RULING-18", REDRAWS, seat, len(hand), 0)
        pour(hand, game.resource(seat))
        game.resource(seat).mix()
        game.then(FirstHand(seat))


# Who begins


class WhoBegins(Step[Arena]):
    """MA-RULING-17 The loser of the game before decides; in a first game and after a drawn one a roll does."""

    id: ClassVar[str] = "who_begins"
    rule: ClassVar[str] = "MA-RULING-17"

    def run(self, game: Arena) -> None:
        if game.loser == NONE:
            game.then(OpeningRoll(0))
        else:
            game.then(ChooseSeat(game.loser))


def begin(game: Arena, rule: str, seat: int) -> None:
    game.lead = seat
    game.log_event(rule, BEGINS, seat)


class OpeningRoll(RollOff):
    """MA-OPEN-06 A die roll decides who is first Lead Player."""

    id: ClassVar[str] = "opening_roll"
    rule: ClassVar[str] = "MA-OPEN-06"

    def with_first(self, first: int) -> RollOff:
        return OpeningRoll(first)

    def won(self, game: Arena, seat: int) -> None:
        begin(game, "MA-OPEN-06", seat)


class ChooseSeat(Ask[Arena]):
    """MA-MATCH-02 The loser of a game chooses to be first or second in the next, after seeing the own hand."""

    id: ClassVar[str] = "choose_seat"
    rule: ClassVar[str] = "MA-MATCH-02"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [FIRST_SEAT, SECOND_SEAT]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        begin(game, "MA-MATCH-02", seat if option == FIRST_SEAT else 1 - seat)


class RevealLeads(Step[Arena]):
    """MA-OPEN-08 Both Lead Pets are turned up at the same time and enter the Arena; then turn 1 (MA-OPEN-10)."""

    id: ClassVar[str] = "reveal_leads"
    rule: ClassVar[str] = "MA-OPEN-08"

    def run(self, game: Arena) -> None:
        game.turn = 1
        game.then(START_TURN)
        numbers: list[int] = []
        for seat in (game.lead, 1 - game.lead):
            lead = game.lead_pile(seat).cards[0]
            if lead < 0:
                raise SecretNeeded("the Lead Pet lies face down to the viewer of this mask")
            kind = kind_of(lead)
            card = game.box.pet[kind]
            assert card is not None, f"{game.box.names[kind]} is not a Pet"
            game.play_from(game.lead_pile(seat), kind)
            numbers.append(put_pet(game, seat, card, FRONT, 0, "MA-OPEN-09"))
        for number in numbers:
            game.log_event("MA-OPEN-08", LEADS, number)
        for i in range(len(numbers) - 1, -1, -1):  # the Lead Player's triggers come first (MA-RULING-128)
            entered(game, numbers[i])


DRAFTED: Final = Drafted()
OPENING: Final = Opening()
SHUFFLE_DECKS: Final = ShuffleDecks()
WHO_BEGINS: Final = WhoBegins()
REVEAL_LEADS: Final = RevealLeads()
