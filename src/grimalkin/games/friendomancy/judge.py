"""The Judge's seat: disputes, how far play is taken back, what is checked after a ruling, what a Judge sees.

FR-JUDGE, FR-RULING-109 to -120, -145, -150 to -155, -159, -163.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.bench import (
    DISPUTED,
    HELD,
    OPENED,
    PROPOSED,
    REFUSED,
    RULED,
    SEATED,
    UNSEATED,
    UPHELD,
    Bench,
    Hearing,
)
from grimalkin.core.judging import time_is_up
from grimalkin.core.numbers import number_in
from grimalkin.core.orders import ANYTHING
from grimalkin.core.piles import Pile
from grimalkin.core.rulings import Case, Operation
from grimalkin.games.friendomancy import events
from grimalkin.games.friendomancy.codes import CODES, PILE_WORDS
from grimalkin.games.friendomancy.kinds import FOE, POOL_COUNT
from grimalkin.games.friendomancy.rulings import NUMBERS, OPERATIONS, SWITCHES, after_ruling, misfit
from grimalkin.games.friendomancy.setup import DECK
from grimalkin.games.friendomancy.state import DRAW_STEP, END_STEP, MAIN_STEP, SETUP, Parlor

# stretches of the game (FR-RULING-163)
DRAWING_DECKS: Final = 1  # and the Decks that are done
HIDING_FOES: Final = 20
OPENING: Final = 21
TURNS: Final = 100  # and the turns that have begun

NUMBERED: Final = ["attack", "at", "use", "choose"]  # verbs whose parts are numbers on the table


class DisputeHearing(Hearing[Parlor]):
    """FR-RULING-110, FR-RULING-143 A dispute is open, and play waits for the Judge."""

    id: ClassVar[str] = "hearing"
    rule: ClassVar[str] = "FR-RULING-110"


class JudgesBench(Bench[Parlor]):
    criteria: ClassVar[tuple[str, ...]] = ("fun", "clear", "funny", "fair", "consistent")  # FR-JUDGE-03
    before: ClassVar[tuple[str, ...]] = ("format", "foes")  # FR-JUDGE-05, FR-RULING-149
    most_disputes: ClassVar[int] = 3  # FR-RULING-110
    rule_of_criteria: ClassVar[str] = "FR-RULING-112"
    rule_of_disputes: ClassVar[str] = "FR-RULING-110"
    rule_without: ClassVar[str] = "FR-RULING-118"
    rule_of_points: ClassVar[str] = "FR-RULING-109"
    rule_of_orders: ClassVar[str] = "FR-RULING-150"
    rule_of_seconds: ClassVar[str] = "FR-RULING-153"
    rule_of_undo: ClassVar[str] = "FR-RULING-152"
    rule_of_consent: ClassVar[str] = "FR-RULING-142"
    rule_of_seating: ClassVar[str] = "FR-RULING-144"
    rule_of_operations: ClassVar[str] = "FR-RULING-111"
    rule_of_limits: ClassVar[str] = "FR-RULING-117"

    def operations(self) -> dict[str, Operation[Any]]:
        """FR-RULING-111 Only these."""
        return OPERATIONS

    def questions(self) -> dict[str, str]:
        """FR-RULING-115 The keys that `set_option` switches."""
        found = {key: rule for key, (rule, _values) in SWITCHES.items()}
        found.update({key: rule for key, (rule, _low, _high) in NUMBERS.items()})
        return found

    def misfit(self, game: Parlor, operation: str) -> str:
        return misfit(game, operation)

    def hearing(self, dispute: int) -> Hearing[Any]:
        return DisputeHearing(dispute)

    def time_is_up(self, game: Parlor, dispute: int) -> None:
        """FR-RULING-153 The first-seated Judge's proposal, else things stand."""
        time_is_up(game, dispute)

    def can_dispute(self, game: Parlor, word: str) -> bool:
        """FR-RULING-110 A rule or a card, by its id."""
        return word in game.box.names or is_rule(word)

    def notation(self, game: Parlor, part: str) -> str:
        """FR-RULING-150 An act as it is written in the record; a number on the table may stand without its mark."""
        names = game.box.names
        words = part.split()
        if words[0] in NUMBERED:
            words = [word if number_in(word) is None else f"#{word}" for word in words]
        spelled = " ".join([f"#card.{names.index(word)}" if word in names else word for word in words])
        return " ".join(words) if ANYTHING in words or spelled in CODES.by_text else ""

    def own_turns(self, game: Parlor, seat: int) -> int:
        """FR-RULING-150 What is permitted lapses at the end of that player's next turn."""
        return 2 if game.active == seat and game.step in (DRAW_STEP, MAIN_STEP, END_STEP) else 1

    # how far back

    def stretch(self, game: Parlor) -> int:
        """FR-RULING-163 Turns, and the steps of the setup; R1 and S8 count with the turn before them."""
        if game.step != SETUP:
            return TURNS + game.turns
        done = len([deck for deck in game.decks if len(deck) >= DECK])
        if not game.drafting:
            return 0
        if done < len(game.decks):
            return DRAWING_DECKS + done
        return HIDING_FOES if len(game.wings) else OPENING

    def reach(self, game: Parlor) -> int:
        """FR-RULING-114 The previous turn; in the first turn and in the setup no further than its beginning."""
        now = self.stretch(game)
        return now - 1 if now > TURNS + 1 else now

    def forbids_undo(self, game: Parlor) -> str:
        return "FR-RULING-163" if self.reach(game) == self.stretch(game) else "FR-RULING-114"

    def since(self, game: Parlor, seat: int) -> int:
        """FR-RULING-110 The start of the seat's previous turn."""
        own = game.step != SETUP and game.active == seat
        began = game.began_before[seat] if own else game.began[seat]
        return TURNS + began if began else 0

    # the table

    def face_down(self, game: Parlor) -> dict[str, Pile]:
        return {PILE_WORDS[pile]: game.pile(pile) for pile in range(POOL_COUNT + len(game.decks))}

    def fault(self, before: Parlor, after: Parlor) -> str:
        """FR-RULING-117 No card is made or lost, each is where it can be, and the end is not taken back."""
        if before.census() != after.census():
            return "FR-RULING-117: a ruling neither makes nor destroys cards"
        possible = after.possible()
        if possible:
            return f"FR-RULING-117: {possible}"
        for discard in after.discards:
            for card in discard:
                if after.box.types[card & 0xFFFF] == FOE:
                    return "FR-RULING-117: Discard Piles hold no Foes"
        if before.flagged and not after.flagged:
            return "FR-RULING-117: the end cannot be taken back"
        return ""

    def settled(self, game: Parlor, case: Case) -> None:
        after_ruling(game, case)

    def told(self, game: Parlor, what: int, n: int, seat: int) -> None:
        if what == DISPUTED:
            game.log_event("FR-RULING-110", events.DISPUTED, seat, n)
        elif what == OPENED:
            game.log_event("FR-RULING-143", events.HEARING, seat, n)
        elif what == UPHELD:
            game.log_event("FR-RULING-110", events.UPHELD, seat, n)
        elif what == PROPOSED:
            game.log_event("FR-RULING-153", events.PROPOSED, seat, n)
        elif what == HELD:
            game.log_event("FR-RULING-109", events.HELD, seat, n)
        elif what == RULED:
            game.log_event("FR-JUDGE-02", events.RULED, seat, n)
        elif what == REFUSED:
            game.log_event("FR-RULING-109", events.RULING_REFUSED, seat, n)
        elif what == SEATED:
            game.log_event("FR-RULING-119", events.JUDGE_SEATED, seat)
        else:
            assert what == UNSEATED
            game.log_event("FR-RULING-159", events.JUDGE_LEFT, seat)

    def seated(self, game: Parlor, seat: int) -> None:
        """FR-RULING-119, FR-RULING-155 A new Judge sees hands and lists, as far as the table lets Judges."""
        game.ledger += 1
        bit = game.knowing_judges() & 1 << seat
        if not bit:
            return
        for pile in game.piles():
            pile.knowers |= bit
            pile.cards = [card | bit << 8 for card in pile.cards]
            pile.top = tuple([card | bit << 8 for card in pile.top])
            pile.bottom = tuple([card | bit << 8 for card in pile.bottom])
        for holder in range(len(game.hands)):
            see_hand(game.hands[holder], game.hand_seers(holder), bit)
        if len(game.aside):
            see_hand(game.aside, game.aside.seers | game.hand_seers(0) & bit, bit)
        game.wings.seers |= bit


def see_hand(hand: Pile, seers: int, bit: int) -> None:
    hand.seers = seers
    if seers & bit:
        hand.cards = sorted([card | bit for card in hand.cards])


def is_rule(word: str) -> bool:
    """Does a word look like the id of a rule? Which there are is for those who read the rulebook."""
    parts = word.split("-")
    if len(parts) != 3 or parts[0] != "FR" or number_in(parts[2]) is None:
        return False
    return parts[1].isalpha() and parts[1].isupper()


BENCH: Final = JudgesBench()
