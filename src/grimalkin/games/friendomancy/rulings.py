"""What a Judge's ruling can do: the typed operations. FR-RULING-109 to -117, -145 to -154, -165."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.engine import waiting_ask
from grimalkin.core.errors import BadRuling, Untimely
from grimalkin.core.judging import COMMON, add_precedent
from grimalkin.core.numbers import number_in
from grimalkin.core.rulings import Case, Operation
from grimalkin.core.wording import shortened, unknown
from grimalkin.games.friendomancy.drawing import DrawCards
from grimalkin.games.friendomancy.ending import AskTie, CompareMoney, name_winner, richest
from grimalkin.games.friendomancy.events import BEDTIME_SET, POWER, STEP_ENDED, THINGS
from grimalkin.games.friendomancy.foes import CHECK_FOES, move_foe
from grimalkin.games.friendomancy.happenings import to_itself
from grimalkin.games.friendomancy.kinds import FOR_GOOD, L_POWER, NONE, PERCH, SEATS, THIS_TURN
from grimalkin.games.friendomancy.lines.board import take
from grimalkin.games.friendomancy.money import gain
from grimalkin.games.friendomancy.places import shuffle
from grimalkin.games.friendomancy.ruled_cards import (
    PERCHED_THERE,
    TO_PERCH,
    Place,
    move_card,
    piece_numbered,
    present_seat,
    read_card,
    read_pile,
    read_place,
)
from grimalkin.games.friendomancy.setup import tell_order
from grimalkin.games.friendomancy.state import K_BEDTIME, KEYS, SETUP, Parlor
from grimalkin.games.friendomancy.turn import AskDraw, AskMain, AskSwap
from grimalkin.games.friendomancy.values import has_power, lay, power_of
from grimalkin.kit.triggers import RUN_TRIGGERS

MOST: Final = 999  # of a number in a ruling
LATEST: Final = 60  # FR-RULING-117

# what the keys of rulings take, with the ruling that each switches; the words stand for 0, 1, ...
SWITCHES: Final[dict[str, tuple[str, list[str]]]] = {
    "draw_c_min": ("FR-RULING-158", ["0", "1"]),
    "sacrifice_to": ("FR-RULING-35", ["sacrificer", "owner"]),
    "attack_control_resets": ("FR-RULING-71", ["no", "yes"]),
    "foe_toll_add": ("FR-RULING-81", ["per_instruction", "per_card"]),
    "foe_discard": ("FR-RULING-84", ["heap", "defeat"]),
    "end_cause": ("FR-RULING-99", ["any", "draw"]),
    "end_tie": ("FR-RULING-154", ["shared", "judge"]),
}
NUMBERS: Final[dict[str, tuple[str, int, int]]] = {
    "loop_plays": ("FR-RULING-62", 3, 30),
    "loop_triggers": ("FR-RULING-62", 6, 30),
    "attack_per_turn": ("FR-RULING-67", 1, 3),
    "judge_timeout": ("FR-RULING-110", 10, 600),
}
YES_OR_NO: Final[dict[str, str]] = {"true": "yes", "false": "no"}  # as rulebooks write them
BEDTIME_KEY: Final = "end_bedtime"
SETUP_KEYS: Final = [
    "format",
    "foes",
    "draw_order",
    "turn_order",
    "list_copies",
    "list_open",
    "setup_look",
    "judges",
    "judge_sees_hands",
    "disputes",
]

# FR-RULING-165 what fits the setup, and what does not fit the end
IN_SETUP: Final = ["uphold", "note", "set_option", "set_bedtime", "shuffle", "undo", "undone"]
NOT_AT_THE_END: Final = ["permit", "forbid", "set_things", "set_turn_order", "end_step", "set_bedtime"]


def is_last(game: Parlor) -> bool:
    """S8: nothing is left but to compare Money."""
    for step in game.agenda:
        if isinstance(step, CompareMoney):
            return True
    return False


def misfit(game: Parlor, name: str) -> str:
    """FR-RULING-165 Why an operation does not fit this part of the game; empty: it does."""
    if game.step == SETUP and name not in IN_SETUP:
        return f"FR-RULING-165: '{name}' does not fit the setup, which has only: {', '.join(IN_SETUP[:-1])}"
    if is_last(game) and name in NOT_AT_THE_END:
        return f"FR-RULING-165: '{name}' does not fit the end of the game, which has no more turns"
    return ""


def whole(word: str, low: int, high: int) -> int:
    number = number_in(word, low, high)
    if number is None:
        raise BadRuling(f"FR-RULING-117: got '{shortened(word)}'; expected a whole number from {low} to {high}")
    return number


class AdjustMoney(Operation[Parlor]):
    """FR-RULING-111 A player gains or loses Money; no texts happen."""

    name: ClassVar[str] = "adjust_money"
    form: ClassVar[str] = "PLAYER AMOUNT"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 2:
            raise self.wrong(words)
        gain(game, present_seat(game, words[0]), whole(words[1], -MOST, MOST))


class SetThings(Operation[Parlor]):
    """FR-RULING-31, FR-RULING-165 The active player has so many Things, this turn only."""

    name: ClassVar[str] = "set_things"
    form: ClassVar[str] = "PLAYER COUNT"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 2:
            raise self.wrong(words)
        seat = present_seat(game, words[0])
        if seat != game.active:
            raise BadRuling(f"FR-RULING-165: only the active player has Things, and that is {SEATS[game.active]}")
        count = whole(words[1], 0, MOST)
        change = count - game.things
        game.things = count
        game.log_event("FR-RULING-31", THINGS, seat, change, count)


class MoveCard(Operation[Parlor]):
    """FR-RULING-151 A card goes to a place. Texts that wait for it happen only where the ruling says so."""

    name: ClassVar[str] = "move_card"
    form: ClassVar[str] = "CARD to PLACE [with_under] [as_event]"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        flags = [word for word in words if word in ("with_under", "as_event")]
        rest = [word for word in words if word not in ("with_under", "as_event")]
        if "to" not in rest:
            raise self.wrong(words)
        at = rest.index("to")
        card = read_card(game, rest[:at], case.seat)
        place = read_place(game, rest[at + 1 :])
        move_card(game, card, place, "with_under" in flags, "as_event" in flags, case.seat)


class SetController(Operation[Parlor]):
    """FR-RULING-65 A player controls a card for good."""

    name: ClassVar[str] = "set_controller"
    form: ClassVar[str] = "CARD PLAYER"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 2:
            raise self.wrong(words)
        take(game, piece_numbered(game, words[0]), present_seat(game, words[1]), FOR_GOOD, NONE)


class ModifyPower(Operation[Parlor]):
    """FR-RULING-63 A Friend or Foe has more or less Power. FR-RULING-89 A ruling may name who gets the Loot."""

    name: ClassVar[str] = "modify_power"
    form: ClassVar[str] = "CARD AMOUNT turn|game [for PLAYER]"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) not in (3, 5) or words[2] not in ("turn", "game") or words[3:4] not in ([], ["for"]):
            raise self.wrong(words)
        piece = piece_numbered(game, words[0])
        if not has_power(game, piece):
            raise BadRuling(f"FR-RULING-132: {game.box.names[piece.kind]} has no Power")
        amount = whole(words[1], -MOST, MOST)
        winner = present_seat(game, words[4]) if len(words) == 5 else NONE
        if amount < 0 and game.is_foe(piece):
            piece.blame = winner
        lay(game, L_POWER, piece.uid, amount, THIS_TURN if words[2] == "turn" else FOR_GOOD, winner, NONE)
        game.log_event("FR-RULING-63", POWER, piece.number, amount, power_of(game, piece))


class DrawFor(Operation[Parlor]):
    """FR-DRAW-01 A player draws, as always: tolls are paid and texts happen, once the rest of the ruling is done."""

    name: ClassVar[str] = "draw"
    form: ClassVar[str] = "PLAYER PILE COUNT"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 4:
            raise self.wrong(words)
        seat = present_seat(game, words[0])
        case.after.append(DrawCards(seat, read_pile(game, words[1:3]), whole(words[3], 1, 20)))


class Shuffle(Operation[Parlor]):
    """FR-RULING-148 The known places of a pile are forgotten."""

    name: ClassVar[str] = "shuffle"
    form: ClassVar[str] = "PILE"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        shuffle(game, read_pile(game, words))


class PerchOn(Operation[Parlor]):
    """FR-FOE-05 A Foe moves to a pile; its PERCH text happens only where the ruling says so."""

    name: ClassVar[str] = "perch"
    form: ClassVar[str] = "FOE PILE [as_event]"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        as_event = words[-1:] == ["as_event"]
        rest = words[:-1] if as_event else words
        if len(rest) != 3:
            raise self.wrong(words)
        card = read_card(game, rest[:1], case.seat)
        pile = read_pile(game, rest[1:])
        if card.where == PERCHED_THERE and card.piece is not None:
            move_foe(game, card.piece, pile)
            if as_event:
                to_itself(game, PERCH, card.piece, game.active)
        else:
            move_card(game, card, Place(TO_PERCH, NONE, pile), False, as_event, case.seat)


class SetTurnOrder(Operation[Parlor]):
    """FR-RULING-11 The turn order from the next round on."""

    name: ClassVar[str] = "set_turn_order"
    form: ClassVar[str] = "ORDER"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        seats = list(range(len(game.hands)))
        gone = [seat for seat in seats if game.is_absent(seat)]
        order = [SEATS.index(word) for word in words if word in SEATS]
        if len(order) == len(seats) - len(gone):
            order += gone  # who has left has no turns, and need not be named
        if sorted(order) != seats or len(words) not in (len(seats), len(seats) - len(gone)):
            here = " ".join([SEATS[seat] for seat in seats if seat not in gone])
            raise BadRuling(
                f"FR-JUDGE-08: got '{shortened(' '.join(words))}'; an order names every seat once, such as '{here}'"
            )
        game.next_order = order
        tell_order(game, "FR-RULING-11", order)


class EndStepNow(Operation[Parlor]):
    """FR-RULING-109 The present step of the active player ends, as if nothing more were done in it."""

    name: ClassVar[str] = "end_step"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        ask = waiting_ask(game)
        if words:
            raise self.wrong(words)
        if not isinstance(ask, (AskDraw, AskMain, AskSwap)):
            raise Untimely("FR-RULING-165: no step of a turn is under way here")
        game.agenda.pop()
        game.log_event("FR-RULING-109", STEP_ENDED, game.active)


class SetBedtime(Operation[Parlor]):
    """FR-RULING-103, FR-RULING-117 Another bedtime: later than this round, and never past 60."""

    name: ClassVar[str] = "set_bedtime"
    form: ClassVar[str] = "ROUND"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 1:
            raise self.wrong(words)
        bedtime = whole(words[0], game.round + 1, LATEST)
        set_key(game, K_BEDTIME, bedtime)
        game.log_event("FR-RULING-103", BEDTIME_SET, bedtime)
        add_precedent(game, case, BEDTIME_KEY, words[0], "FR-RULING-103")


class SetOption(Operation[Parlor]):
    """FR-RULING-115 A keyed question is settled for the rest of the game."""

    name: ClassVar[str] = "set_option"
    form: ClassVar[str] = "KEY VALUE"
    anywhere: ClassVar[bool] = True

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 2:
            raise self.wrong(words)
        key = words[0].replace(".", "_").removeprefix("nojudge_")
        value = YES_OR_NO.get(words[1], words[1])
        if key in SETUP_KEYS or key.startswith("foes"):
            raise BadRuling(f"FR-RULING-149: '{key}' is fixed when the table is opened")
        if key in SWITCHES:
            rule, values = SWITCHES[key]
            if value not in values:
                raise BadRuling(f"{rule}: {unknown('value', value, values)}")
            number = values.index(value)
        elif key in NUMBERS:
            rule, low, high = NUMBERS[key]
            number = whole(value, low, high)
        elif key == BEDTIME_KEY:
            raise BadRuling("FR-RULING-103: during play bedtime is set with 'set_bedtime'")
        else:
            raise BadRuling(f"FR-RULING-115: {unknown('key', key, [*SWITCHES, *NUMBERS])}")
        set_key(game, KEYS.index(key), number)
        add_precedent(game, case, key, value, rule)


def set_key(game: Parlor, key: int, value: int) -> None:
    keys = game.keys[:]
    keys[key] = value
    game.keys = keys


class NameWinner(Operation[Parlor]):
    """FR-RULING-154 One of those who have most Money wins alone."""

    name: ClassVar[str] = "name_winner"
    form: ClassVar[str] = "PLAYER"

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if len(words) != 1:
            raise self.wrong(words)
        seat = present_seat(game, words[0])
        tied = richest(game)
        if not is_last(game) or seat not in tied or len(tied) < 2:
            raise BadRuling("FR-RULING-154: a winner is named only at the end, among several who have most Money")
        name_winner(game, seat)
        top = game.agenda[-1]
        if isinstance(top, AskTie):
            game.agenda.pop()


OWN: Final[list[Operation[Any]]] = [
    AdjustMoney(),
    SetThings(),
    MoveCard(),
    SetController(),
    ModifyPower(),
    DrawFor(),
    Shuffle(),
    PerchOn(),
    SetTurnOrder(),
    EndStepNow(),
    SetBedtime(),
    SetOption(),
    NameWinner(),
]
OPERATIONS: Final[dict[str, Operation[Any]]] = {operation.name: operation for operation in [*COMMON, *OWN]}


def after_ruling(game: Parlor, case: Case) -> None:
    """FR-RULING-56 What follows from a ruling: Foes at Power 0, draws, texts that happened."""
    game.then(RUN_TRIGGERS)
    after: list[Step[Any]] = case.after
    for place in range(len(after) - 1, -1, -1):
        game.then(after[place])
    game.then(CHECK_FOES)
