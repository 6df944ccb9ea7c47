"""A Judge who rules at random, and players who dispute at random: for tests of very many games."""

from __future__ import annotations

from typing import Final

from grimalkin.core.engine import waiting_ask
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.judging import bench_of, court_of, fits_here, held_refusal, read_for, refusal
from grimalkin.core.luck import Luck
from grimalkin.core.orders import options_of
from grimalkin.core.record import DISPUTE, RULING, SECOND
from grimalkin.core.rulings import UNDO_OP, UNDONE_OP
from grimalkin.games.friendomancy.codes import order_word
from grimalkin.games.friendomancy.kinds import POOLS, SEATS
from grimalkin.games.friendomancy.rulings import NUMBERS, OPERATIONS, SWITCHES
from grimalkin.games.friendomancy.state import Parlor

TRIES: Final = 3  # of a ruling that turns out to be impossible


def random_entry(game: Parlor, luck: Luck) -> tuple[int, str, str] | None:
    """A dispute, a ruling or a second that can be entered now; None: nothing this time."""
    here = game.officials_here()
    if not here or waiting_ask(game) is None:
        return None
    roll = luck.below(10)
    court = court_of(game)
    if roll < 3:
        return random_dispute(game, luck)
    if roll < 5 and court.proposals:
        proposal = court.proposals[luck.below(len(court.proposals))]
        for seat in here:
            if not proposal.held and not proposal.seconds >> seat & 1 and is_still_possible(game, proposal.text):
                return seat, SECOND, str(proposal.n)
    seat = here[luck.below(len(here))]
    for _try in range(TRIES):
        text = random_ruling(game, luck)
        if is_possible(game, seat, text):
            return seat, RULING, text
    return None


def is_possible(game: Parlor, seat: int, text: str) -> bool:
    try:
        ruling = read_for(game, text)
    except GrimalkinError:
        return False
    if fits_here(game, ruling):
        return not refusal(game, seat, 0, ruling)
    return not held_refusal(game, seat, 0, ruling)


def is_still_possible(game: Parlor, text: str) -> bool:
    return is_possible(game, game.officials_here()[0], text)


def random_dispute(game: Parlor, luck: Luck) -> tuple[int, str, str] | None:
    seats = [seat for seat in range(len(game.hands)) if not game.is_absent(seat)]
    seat = seats[luck.below(len(seats))]
    own = [dispute for dispute in court_of(game).disputes if dispute.seat == seat]
    if len(own) >= bench_of(game).most_disputes:
        return None
    about = ["FR-FOE-07", "FR-RULING-67", game.box.names[luck.below(len(game.box.names))]]
    return seat, DISPUTE, about[luck.below(len(about))]


def random_ruling(game: Parlor, luck: Luck) -> str:
    """One or two operations with words that may fit."""
    criteria = bench_of(game).criteria
    names = [name for name in OPERATIONS if name not in (UNDO_OP, UNDONE_OP)]
    lines: list[str] = []
    for _operation in range(1 + luck.below(2)):
        name = names[luck.below(len(names))]
        lines.append(f"{name} {random_words(game, luck, name)}".rstrip())
    return f"{criteria[luck.below(len(criteria))]}: {'; '.join(lines)} | At random."


def any_of(words: list[str], luck: Luck) -> str:
    return words[luck.below(len(words))] if words else "0"


def random_words(game: Parlor, luck: Luck, name: str) -> str:
    seats = SEATS[: len(game.hands)]
    seat = any_of(seats, luck)
    pile = f"pool {any_of(POOLS, luck)}" if luck.below(2) else f"deck {seat}"
    if name == "note":
        return "so it is"
    if name == "permit":
        return random_permit(game, luck, seat)
    if name == "forbid":
        return f"{seat} {any_of(['attack *', 'play *', 'use *', 'draw *', 'deck'], luck)} until {any_of(UNTIL, luck)}"
    if name == "adjust_money":
        return f"{seat} {luck.below(11) - 5}"
    if name == "set_things":
        return f"{SEATS[game.active]} {luck.below(6)}"
    if name == "move_card":
        flags = any_of(["", " as_event", " with_under"], luck)
        return f"{random_card(game, luck)} to {random_place(game, luck, seat)}{flags}"
    if name == "set_controller":
        return f"{random_piece(game, luck)} {seat}"
    if name == "modify_power":
        return f"{random_piece(game, luck)} {luck.below(7) - 3} {any_of(['turn', 'game'], luck)}"
    if name == "draw":
        return f"{seat} {pile} {1 + luck.below(2)}"
    if name == "shuffle":
        return pile
    if name == "perch":
        foes = [str(foe.number) for foe in [*game.perch, *game.lurk]] + [str(card >> 16) for card in game.heap]
        return f"{any_of(foes, luck)} {pile}{any_of(['', ' as_event'], luck)}"
    if name == "set_turn_order":
        order = list(range(len(game.hands)))
        luck.shuffle(order)
        return order_word(order)
    if name == "set_bedtime":
        return str(min(30, game.round + 1 + luck.below(20)))
    if name == "set_option":
        key = any_of([*SWITCHES, *NUMBERS], luck)
        if key in SWITCHES:
            return f"{key} {any_of(SWITCHES[key][1], luck)}"
        return f"{key} {NUMBERS[key][1] + luck.below(3)}"
    return seat if name == "name_winner" else ""


UNTIL: Final = ["turn", "round", "game"]


def random_permit(game: Parlor, luck: Luck, seat: str) -> str:
    """An act that is refused now, if there is one."""
    ask = waiting_ask(game)
    refused: list[str] = []
    if ask is not None and ask.order(game) == [SEATS.index(seat)]:
        holder = SEATS.index(seat)
        options = options_of(game, ask, holder)
        refused = [game.hooks.notation(game, act) for act in ask.acts(game, holder) if act not in options]
    act = any_of(refused, luck) if refused else "attack #1"
    if act.startswith("attack") and luck.below(2):
        return f"{seat} {act}, at {any_of(SEATS[: len(game.hands)], luck)}"
    return f"{seat} {act}"


def random_piece(game: Parlor, luck: Luck) -> str:
    return any_of([str(piece.number) for piece in [*game.board, *game.perch]], luck)


def random_card(game: Parlor, luck: Luck) -> str:
    if luck.below(3) == 0:
        seat = luck.below(len(game.hands))
        kinds = game.hands[seat].kinds()
        if kinds:
            return f"{game.box.names[kinds[luck.below(len(kinds))]]} in hand {SEATS[seat]}"
    numbers = [str(number) for number in range(1, game.numbers.bit_length()) if game.numbers >> number & 1]
    return any_of(numbers, luck)


def random_place(game: Parlor, luck: Luck, seat: str) -> str:
    end = any_of(["top", "bottom", "shuffled"], luck)
    places = [
        f"hand {seat}",
        f"deck {seat} {end}",
        f"pool {any_of(POOLS, luck)} {end}",
        f"discard {seat}",
        f"board {seat}",
        f"under {random_piece(game, luck)} {any_of(['up', 'down'], luck)}",
        f"perch pool {any_of(POOLS, luck)}",
        "heap",
        "removed",
    ]
    return any_of(places, luck)
