"""Disputes and rulings: raised, proposed, seconded, held, previewed on a copy, refused whole, carried out.

Everything here is done to a state and follows from an entry of the record, so a replay never asks again. Taking play
back is for the table (table.py): a ruling that does is only noted here as due.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import Ask
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
from grimalkin.core.courts import NO_COURT, OWN_TURNS, UNTIL, Court, Dispute, Order, Precedent, Proposal
from grimalkin.core.engine import Resume, advance, waiting_ask
from grimalkin.core.errors import BadRuling, IllegalChoice, Misspelled, SecretNeeded, Untimely
from grimalkin.core.numbers import number_in
from grimalkin.core.orders import ANYTHING
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.rulings import (
    NOTE_OP,
    TIME_OVER,
    UNDO_OP,
    UNDONE_OP,
    UPHOLD_OP,
    Case,
    Operation,
    Ruling,
    read_ruling,
)
from grimalkin.core.state import State, letter, seat_word
from grimalkin.core.wording import shortened, unknown

ENTRY: Final = "entry"  # begins what a dispute about an entry of the record says


def bench_of(game: State) -> Bench[Any]:
    bench = game.hooks.bench()
    if bench is None:
        raise BadRuling("this game has no officials, so nothing can be ruled or disputed")
    assert isinstance(bench, Bench)
    return bench


def court_of(game: State) -> Court:
    return game.court if game.court is not None else NO_COURT


def set_court(game: State, court: Court) -> None:
    game.court = court.or_none()


# Disputes


def raise_dispute(game: State, seat: int, about: str, n: int) -> None:
    """A player disputes a rule, a card or an entry. It opens at the next table point, which may be here."""
    bench = bench_of(game)
    if game.result is not None:
        raise IllegalChoice(f"{seat_word(seat)} cannot dispute anything: the game is over")
    if not game.officials_here():
        raise IllegalChoice(f"{bench.rule_without}: nobody is here to settle a dispute")
    if not 0 <= seat < len(game.teams) or game.is_absent(seat):
        raise IllegalChoice(f"{bench.rule_of_disputes}: only players raise disputes")
    if waiting_ask(game) is None:
        raise IllegalChoice(f"{bench.rule_of_disputes}: luck is awaited; disputes are raised while a seat is asked")
    own = [dispute for dispute in court_of(game).disputes if dispute.seat == seat]
    if len(own) >= bench.most_disputes:
        raise IllegalChoice(f"{bench.rule_of_disputes}: {letter(seat)} has {len(own)} disputes that wait already")
    words = about.split()
    if disputed_entry(about) < 0 and not (len(words) == 1 and bench.can_dispute(game, words[0])):
        raise IllegalChoice(
            f"{bench.rule_of_disputes}: '{shortened(about)}' is not a rule, a card or an entry; write 'entry N' for one"
        )
    set_court(game, court_of(game).with_dispute(Dispute(n, seat, " ".join(words))))
    bench.told(game, DISPUTED, n, seat)


def disputed_entry(about: str) -> int:
    """The entry that `entry 12` names; -1: it names none."""
    words = about.split()
    number = number_in(words[1]) if len(words) == 2 and words[0] == ENTRY else None
    return -1 if number is None else number


def convene(game: State) -> bool:
    """At a table point: carry out the first ruling that waited for it, or open the first dispute."""
    bench = bench_of(game)
    for proposal in court_of(game).proposals:
        if proposal.held:
            set_court(game, court_of(game).without_proposal(proposal.n))
            if goes_well(game, proposal):
                carry_out(game, proposal.seat, proposal.n, read_for(game, proposal.text))
            else:
                bench.told(game, REFUSED, proposal.n, proposal.seat)
            return True
    disputes = court_of(game).disputes
    if not disputes or isinstance(game.agenda[-1], Hearing):
        return False
    if not game.officials_here():
        uphold(game, disputes[0].n)
        return True
    game.agenda.append(bench.hearing(disputes[0].n))
    bench.told(game, OPENED, disputes[0].n, disputes[0].seat)
    return True


def uphold(game: State, dispute: int) -> None:
    """A dispute ends, and things stand as they are."""
    found = court_of(game).dispute(dispute)
    if found is not None:
        set_court(game, court_of(game).without_dispute(dispute))
        bench_of(game).told(game, UPHELD, dispute, found.seat)


def time_is_up(game: State, dispute: int) -> None:
    """Nobody has answered in time: the proposal of the first-seated official is entered, else things stand."""
    proposal = overdue(game, dispute)
    if proposal is None:
        uphold(game, dispute)
        return
    ruling = read_for(game, proposal.text)
    court = court_of(game).without_dispute(dispute)
    if ruling.goes_back():
        set_court(game, court.with_due(proposal))
        return
    set_court(game, court)
    carry_out(game, proposal.seat, proposal.n, ruling)


def overdue(game: State, dispute: int) -> Proposal | None:
    """The proposal that holds once time is up: the first of the first-seated official's that can be carried out."""
    here = game.officials_here()
    for proposal in court_of(game).proposals:
        if here and proposal.seat == here[0] and proposal.dispute == dispute:
            ruling = read_for(game, proposal.text)
            if ruling.goes_back() or goes_well(game, proposal):
                return proposal
    return None


# Proposals


def read_for(game: State, text: str) -> Ruling:
    """A ruling whose operations the game knows."""
    bench = bench_of(game)
    ruling = read_ruling(text, list(bench.criteria), bench.rule_of_criteria)
    known = bench.operations()
    names = ruling.names()
    for i in range(len(names)):
        if names[i] not in known:
            raise BadRuling(f"{bench.rule_of_operations}: {unknown('operation', names[i], list(known))}")
        if i and names[i] in (UNDO_OP, UNDONE_OP):
            raise BadRuling(f"{bench.rule_of_undo}: '{names[i]}' stands first")
    return ruling


def fits_here(game: State, ruling: Ruling) -> bool:
    """Can it be carried out at the present wait?"""
    ask = waiting_ask(game)
    if ask is not None and ask.table_point:
        return True
    known = bench_of(game).operations()
    for name in ruling.names():
        if not known[name].anywhere:
            return False
    return True


def propose(game: State, seat: int, text: str, n: int) -> None:
    """An official sends a ruling. With enough seconds it is entered at once, or held until it fits."""
    bench = bench_of(game)
    if game.result is not None:
        raise BadRuling(f"{bench.rule_of_limits}: the game is over, and nothing can be ruled any more")
    if seat not in game.officials_here():
        raise BadRuling(f"{bench.rule_of_limits}: {letter(seat)} is no official of this table")
    ask = waiting_ask(game)
    if ask is None:
        raise BadRuling(f"{bench.rule_of_points}: luck is awaited; rulings come while a seat is asked")
    ruling = read_for(game, text)
    dispute = 0
    if isinstance(ask, Hearing):  # disputes are answered in the order in which they were raised
        dispute = ask.dispute
    else:
        about = number_in(ruling.about)
        if about is not None and court_of(game).dispute(about) is not None:
            dispute = about
    if fits_here(game, ruling):
        said = refusal(game, seat, n, ruling)
        if said:
            raise BadRuling(said)
    seconds = 1 << seat
    if ruling.agreed == TIME_OVER:
        seconds = game.officials
    elif ruling.agreed:
        for name in ruling.agreed.split(","):
            seconds |= 1 << official_named(game, name)
    agree(game, Proposal(n, seat, text, seconds, dispute, False), ruling)


def official_named(game: State, name: str) -> int:
    for seat in game.officials_here():
        if letter(seat) == name:
            return seat
    raise BadRuling(f"{bench_of(game).rule_of_seconds}: '{shortened(name)}' is no official of this table")


def proposal_named(game: State, text: str) -> Proposal | None:
    """The proposal that is named by its entry; None: there is none."""
    number = number_in(text)
    return court_of(game).proposal(number) if number is not None else None


def second(game: State, seat: int, text: str) -> None:
    """Another official is for a proposal, named by its entry."""
    bench = bench_of(game)
    if seat not in game.officials_here():
        raise BadRuling(f"{bench.rule_of_seconds}: {letter(seat)} is no official of this table")
    proposal = proposal_named(game, text)
    if proposal is None or proposal.held:
        raise BadRuling(f"{bench.rule_of_seconds}: no proposal '{shortened(text)}' waits for a second")
    if proposal.seconds >> seat & 1:
        raise BadRuling(f"{bench.rule_of_seconds}: {letter(seat)} is for it already")
    if waiting_ask(game) is None:
        raise BadRuling(f"{bench.rule_of_points}: luck is awaited; rulings come while a seat is asked")
    ruling = read_for(game, proposal.text)
    seconds = proposal.seconds | 1 << seat
    after = Proposal(proposal.n, proposal.seat, proposal.text, seconds, proposal.dispute, False)
    if is_agreed(game, after) and fits_here(game, ruling):
        said = refusal(game, proposal.seat, proposal.n, ruling)
        if said:
            raise BadRuling(said)
    agree(game, after, ruling)


def is_agreed(game: State, proposal: Proposal) -> bool:
    """Are more than half of the officials for it?"""
    here = game.officials_here()
    count = len([seat for seat in here if proposal.seconds >> seat & 1])
    return 2 * count > len(here)


def agree(game: State, proposal: Proposal, ruling: Ruling) -> None:
    bench = bench_of(game)
    court = court_of(game).without_proposal(proposal.n)
    if not is_agreed(game, proposal):
        set_court(game, court.with_proposal(proposal))
        bench.told(game, PROPOSED, proposal.n, proposal.seat)
    elif ruling.goes_back():
        set_court(game, court.with_due(proposal))
    elif fits_here(game, ruling):
        set_court(game, court)
        close_hearing(game, proposal.dispute)
        carry_out(game, proposal.seat, proposal.n, ruling)
    else:
        held = Proposal(proposal.n, proposal.seat, proposal.text, proposal.seconds, proposal.dispute, True)
        set_court(game, court.with_proposal(held))
        bench.told(game, HELD, proposal.n, proposal.seat)


def close_hearing(game: State, dispute: int) -> None:
    """A ruling answers a dispute, which may be the open one."""
    if not dispute:
        return
    top = game.agenda[-1]
    if isinstance(top, Hearing) and top.dispute == dispute:
        height = len(game.agenda)
        game.answers = tuple([answer for answer in game.answers if answer.height != height])
        game.agenda.pop()
    set_court(game, court_of(game).without_dispute(dispute))


# Carrying out


def refusal(game: State, seat: int, n: int, ruling: Ruling) -> str:
    """Why a ruling cannot be carried out here, found on a copy; empty: it can."""
    if ruling.goes_back():
        return ""  # the table looks at those
    twin = game.copy()
    try:
        top = twin.agenda[-1]
        if isinstance(top, Hearing):
            close_hearing(twin, top.dispute)
        carry_out(twin, seat, n, ruling)
    except BadRuling as error:
        return str(error)
    return ""


def held_refusal(game: State, seat: int, n: int, ruling: Ruling) -> str:
    """Why a ruling that would be held can be refused at once, found on a copy; empty: it may well fit later.

    All of it is tried, but what only its table point can tell, where it is tried again: the game goes on until then.
    """
    twin = game.copy()
    bench = bench_of(game)
    case = Case(seat, n, ruling)
    for line in ruling.operations:
        try:
            do_one(twin, case, line)
        except Untimely:
            continue
        except BadRuling as error:
            return str(error)
    # in the middle of an effect the table may look odd, which is not the ruling's doing
    return "" if bench.fault(game, game) else bench.fault(game, twin)


def goes_well(game: State, proposal: Proposal) -> bool:
    """Can a ruling be carried out that was accepted earlier, and does play go on behind it? Found on a copy.

    It was checked when it came, but the game has gone on since. Whatever it raises now is a refusal and no fault of the
    table: else no move of anybody could be made any more.
    """
    twin = game.copy()
    try:
        top = twin.agenda[-1]
        if isinstance(top, Hearing):
            close_hearing(twin, top.dispute)
        court = court_of(twin)  # what waits behind it is looked at by itself
        set_court(twin, Court((), (), court.orders, court.precedents, None))
        carry_out(twin, proposal.seat, proposal.n, read_for(twin, proposal.text))
        advance(twin)
    except SecretNeeded:
        raise  # a mask cannot tell
    except Exception:  # noqa: BLE001  see above
        return False
    return True


def warnings_of(game: State, seat: int, n: int, text: str) -> list[str]:
    """What an official should know before a ruling is sent: what an earlier one said otherwise."""
    twin = game.copy()
    ruling = read_for(game, text)
    case = Case(seat, n, ruling)
    if not ruling.goes_back() and fits_here(game, ruling):
        top = twin.agenda[-1]
        if isinstance(top, Hearing):
            close_hearing(twin, top.dispute)
        do_all(twin, case)
    return case.warnings


def do_all(game: State, case: Case) -> None:
    """The operations one after another, and the checks of the table after the last."""
    before = game.copy()
    for line in case.ruling.operations:
        do_one(game, case, line)
    fault = bench_of(game).fault(before, game)
    if fault:
        raise BadRuling(fault)


def do_one(game: State, case: Case, line: str) -> None:
    """One operation of a ruling."""
    bench = bench_of(game)
    words = line.split()
    misfit = bench.misfit(game, words[0])
    if misfit:
        raise BadRuling(misfit)
    try:
        bench.operations()[words[0]].do(game, case, words[1:])
    except Misspelled as error:
        raise BadRuling(f"{bench.rule_of_operations}: {error}") from None


def carry_out(game: State, seat: int, n: int, ruling: Ruling) -> list[str]:
    """Do what a ruling says, above the wait that goes on after it. The answer is what the official should know."""
    bench = bench_of(game)
    case = Case(seat, n, ruling)
    waiting = waiting_ask(game)
    if court_of(game).due is not None:
        set_court(game, court_of(game).with_due(None))
    do_all(game, case)
    if waiting is not None and game.result is None and game.agenda[-1] is waiting:
        game.agenda.append(Resume())
    bench.told(game, RULED, n, seat)
    bench.settled(game, case)
    return case.warnings


# Officials come and go


def seat_official(game: State) -> int:
    """A new official sits down behind all others; the answer is the seat."""
    bench = bench_of(game)
    seat = len(game.teams)
    while game.officials >> seat & 1:
        seat += 1
    if seat >= SPECTATOR:
        raise IllegalChoice(f"{bench.rule_of_seating}: all seats are taken")
    game.officials |= 1 << seat
    bench.seated(game, seat)
    bench.told(game, SEATED, 0, seat)
    return seat


def official_left(game: State, seat: int) -> None:
    """An official has left. After the last one every dispute ends, and things stand."""
    court = court_of(game)
    kept = tuple([one for one in court.proposals if one.seat != seat or one.held])
    set_court(game, Court(court.disputes, kept, court.orders, court.precedents, court.due))
    bench_of(game).told(game, UNSEATED, 0, seat)
    if not game.officials_here():
        for dispute in court.disputes:
            top = game.agenda[-2] if len(game.agenda) > 1 else game.agenda[-1]
            if not (isinstance(top, Hearing) and top.dispute == dispute.n):  # that one lapses by itself
                uphold(game, dispute.n)


# Operations that every game's officials have


class Uphold(Operation[State]):
    """Things stand as they are; a dispute is closed."""

    name: ClassVar[str] = UPHOLD_OP
    anywhere: ClassVar[bool] = True

    def do(self, game: State, case: Case, words: list[str]) -> None:
        if words:
            raise self.wrong(words)


class Note(Operation[State]):
    """A remark for the record."""

    name: ClassVar[str] = NOTE_OP
    form: ClassVar[str] = "WORDS"
    anywhere: ClassVar[bool] = True

    def do(self, game: State, case: Case, words: list[str]) -> None:
        if not words:
            raise self.wrong(words)


class Undo(Operation[State]):
    """Play is taken back to an entry; the table does that, and this only reads it."""

    name: ClassVar[str] = UNDO_OP
    form: ClassVar[str] = "ENTRY [none|touched]"
    anywhere: ClassVar[bool] = True

    def do(self, game: State, case: Case, words: list[str]) -> None:
        undo_words(self, words)


def undo_words(operation: Operation[Any], words: list[str]) -> tuple[int, bool]:
    """The entry, and whether the known places of touched piles are forgotten."""
    entry = number_in(words[0]) if len(words) in (1, 2) else None
    if entry is None or (len(words) == 2 and words[1] not in ("none", "touched")):
        raise operation.wrong(words)
    return entry, words[1:] == ["touched"]


def undo_wanted(ruling: Ruling) -> tuple[int, bool]:
    """What a ruling that takes play back asks for."""
    return undo_words(UNDO, ruling.operations[0].split()[1:])


class Undone(Operation[State]):
    """Play has been taken back; the known places of these piles are forgotten."""

    name: ClassVar[str] = UNDONE_OP
    form: ClassVar[str] = "ENTRY [PILE ...]"
    anywhere: ClassVar[bool] = True

    def do(self, game: State, case: Case, words: list[str]) -> None:
        piles = bench_of(game).face_down(game)
        for word in words[1:]:
            if word not in piles:
                raise BadRuling(unknown("pile", word, list(piles)))
            piles[word].mix()


class Permit(Operation[State]):
    """An act that is listed and refused is legal once for a player."""

    name: ClassVar[str] = "permit"
    form: ClassVar[str] = "PLAYER ACT[, ACT]"

    def do(self, game: State, case: Case, words: list[str]) -> None:
        bench = bench_of(game)
        seat = player_named(game, self, words)
        parts = parts_of(game, self, words[1:], False)
        ask = waiting_ask(game)
        if ask is not None and seat in ask.order(game):
            check_permitted(game, ask, seat, parts)
        left = bench.own_turns(game, seat)
        add_order(game, Order(case.n, seat, tuple(parts), True, OWN_TURNS, left))


class Forbid(Operation[State]):
    """Acts of a player are not offered for a while."""

    name: ClassVar[str] = "forbid"
    form: ClassVar[str] = "PLAYER ACT[, ACT] until turn|round|game"

    def do(self, game: State, case: Case, words: list[str]) -> None:
        seat = player_named(game, self, words)
        if len(words) < 4 or words[-2] != "until" or words[-1] not in UNTIL:
            raise self.wrong(words)
        parts = parts_of(game, self, words[1:-2], True)
        add_order(game, Order(case.n, seat, tuple(parts), False, UNTIL.index(words[-1])))


def player_named(game: State, operation: Operation[Any], words: list[str]) -> int:
    """The player whom the first word names, who has not left."""
    seats = [letter(seat) for seat in range(len(game.teams)) if not game.is_absent(seat)]
    if not words:
        raise operation.wrong(words)
    if words[0] not in seats:
        raise BadRuling(f"{bench_of(game).rule_of_limits}: {unknown('player', words[0], seats)}")
    return "ABCDEFG".index(words[0])


def parts_of(game: State, operation: Operation[Any], words: list[str], stars: bool) -> list[str]:
    """Acts in notation, with commas between the parts of one."""
    bench = bench_of(game)
    parts: list[str] = []
    for part in " ".join(words).split(","):
        if not part.split():
            raise operation.wrong(words)
        notation = bench.notation(game, part) if stars or ANYTHING not in part.split() else ""
        if not notation:
            raise BadRuling(f"{bench.rule_of_orders}: '{shortened(part)}' is no act of this game")
        parts.append(notation)
    return parts


def check_permitted(game: State, ask: Ask[Any], seat: int, parts: list[str]) -> None:
    """A seat that is asked now: the act must be listed and refused, and the game must let it be allowed."""
    rule = bench_of(game).rule_of_orders
    for act in ask.acts(game, seat):
        if game.hooks.notation(game, act) == parts[0]:
            if act in ask.options(game, seat) and len(parts) == 1:
                raise BadRuling(f"{rule}: {letter(seat)} can '{parts[0]}' anyway")
            if act not in ask.options(game, seat) and not game.hooks.can_permit(game, ask, seat, act, parts[1:]):
                why = ask.forbids(game, seat, act)
                raise BadRuling(f"{rule}: '{', '.join(parts)}' is refused by {why}, and no ruling lifts that here")
            return
    # it may be an act of another step, or of a later turn


def add_order(game: State, order: Order) -> None:
    set_court(game, court_of(game).with_orders((*court_of(game).orders, order)))


def add_precedent(game: State, case: Case, key: str, value: str, rule: str) -> None:
    """A question is settled from now on. If an earlier ruling said otherwise, the official is warned."""
    for known in court_of(game).precedents:
        if known.question == key and known.value != value:
            case.warnings.append(f"entry {known.n} settled {key} = {known.value} ({known.criteria})")
    ruling = case.ruling
    found = Precedent(case.n, case.seat, key, value, rule, " ".join(ruling.criteria), ruling.text)
    set_court(game, court_of(game).with_precedent(found))


UNDO: Final = Undo()
COMMON: Final[list[Operation[Any]]] = [Uphold(), Note(), UNDO, Undone(), Permit(), Forbid()]
