"""The engine: run rules until somebody must choose, luck must speak, or the game is over. It never rolls or asks."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from grimalkin.core.agenda import (
    ANSWERED,
    ASKS,
    CLAIMS,
    ROLLS,
    RUNS,
    TOGETHER,
    Apart,
    Ask,
    Chance,
    Claim,
    Step,
    Together,
)
from grimalkin.core.codes import PASS, TAKE_BACK, TAKE_PART_BACK, Codes, part_of
from grimalkin.core.errors import DeadEnd, GrimalkinError, IllegalChoice
from grimalkin.core.luck import Luck
from grimalkin.core.orders import default_of, note_choice, options_of, order_against
from grimalkin.core.state import LAPSED, Answer, State, seat_word

RUNAWAY: Final = 100_000  # steps between two waits that no rulebook needs


class Offer:
    """What one seat may do now: answer the wait (`options`, if it is asked) or step in (`standing`).

    `takes_back`: it may also TAKE_BACK the last part of a sealed choice; parts in any order each by their names.
    Players need not: they choose when they know.
    """

    def __init__(self, seat: int, options: list[int], standing: list[int], takes_back: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.standing = standing
        self.takes_back = takes_back

    def every(self) -> list[int]:
        """All of it."""
        return self.options + self.standing + ([TAKE_BACK] if self.takes_back else [])

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, (self.seat, self.options, self.standing, self.takes_back)

    def __repr__(self) -> str:
        more = ", takes_back=True" if self.takes_back else ""
        return f"Offer(seat={self.seat}, options={self.options}, standing={self.standing}{more})"


class Resume(Step[State]):
    """An interrupt is over: the Ask below goes on with the seats that still have something to choose, or it lapses."""

    id: ClassVar[str] = "resume"

    def run(self, game: State) -> None:
        ask = game.agenda[-1]
        assert isinstance(ask, Ask)
        if ask.shape() == ASKS:
            if options_of(game, ask, ask.seat):
                return
        else:
            take_back_impossible(game, ask)
            while lapse_some(game, ask):  # who is asked next may have nothing to choose either
                pass
            if ask.order(game):
                return
            if ask.shape() == TOGETHER and somebody_chose(game):
                resolve_together(game, cast("Together[Any]", ask))
                return
        forget_answers(game)
        game.agenda.pop()
        ask.lapsed(game)


def lapse_some(game: State, ask: Ask[Any]) -> bool:
    """Seats that are asked now and have nothing to choose any more count as having answered."""
    some = False
    for seat in ask.order(game):
        if not ask.options(game, seat):
            keep_answer(game, seat, LAPSED)
            some = True
    return some


def take_back_impossible(game: State, ask: Ask[Any]) -> None:
    """What an interrupt made impossible is not an answer any more: that seat is asked again."""
    if isinstance(ask, Apart):
        take_back_parts(game, ask)
        return
    height = len(game.agenda)
    kept: list[Answer] = []
    for answer in game.answers:
        if answer.height != height or answer.option < 0 or answer.option in ask.options(game, answer.seat):
            kept.append(answer)
    game.answers = tuple(kept)


def take_back_parts(game: State, apart: Apart[Any]) -> None:
    """Of the parts that each seat has given, those stay that are still possible and from which it can go on."""
    height = len(game.agenda)
    others = [answer for answer in game.answers if answer.height != height]
    kept: list[Answer] = []
    for seat in range(len(game.teams)):
        given = game.answers_of(seat, height)
        possible = given if given and given[-1] < 0 else possible_parts(game, apart, seat, given)
        kept += [Answer(height, seat, part) for part in possible]
    game.answers = tuple(others + kept)


def possible_parts(game: State, apart: Apart[Any], seat: int, given: list[int]) -> list[int]:
    """Of these parts of a sealed choice, those that stay after an interrupt."""
    return apart.possible_parts(game, seat, given)


def somebody_chose(game: State) -> bool:
    height = len(game.agenda)
    for answer in game.answers:
        if answer.height == height and answer.option != LAPSED:
            return True
    return False


def advance(game: State) -> Step[Any] | None:
    """Run rules until a seat must choose or luck must speak; that step stays on top. None: the game is over."""
    agenda = game.agenda
    steps = 0
    while game.result is None:
        step = agenda.pop()
        if step.shape() != RUNS:
            agenda.append(step)
            if game.court is not None and is_convened(game, step):
                continue
            if not game.absent or not answered_for_absent(game, step):
                return step
        else:
            step.run(game)
        steps += 1
        if steps > RUNAWAY:
            raise DeadEnd(f"{step.rule}: {RUNAWAY} steps ran without a wait; the last was {type(step).__name__}")
    return None


def is_convened(game: State, step: Step[Any]) -> bool:
    """At a table point officials come first, if they have something before them."""
    court = game.court
    if court is None or step.shape() == ROLLS or not court.waits():
        return False
    return cast("Ask[Any]", step).table_point and game.hooks.convene(game)


def answered_for_absent(game: State, step: Step[Any]) -> bool:
    """If a seat is asked that has left, it answers by default, at once.

    A question with which there is nothing to do any more is dropped: it lay below another when the seat left.
    """
    if step.shape() == ROLLS:
        return False
    ask = cast("Ask[Any]", step)
    for seat in ask.order(game):
        if game.is_absent(seat):
            if ask.unanswered(game, seat) == ANSWERED and not options_of(game, ask, seat):
                game.agenda.append(Resume())
            else:
                choose(game, ask, seat, default_of(game, ask, seat))
            return True
    return False


def waiting_ask(game: State) -> Ask[Any] | None:
    """The Ask on top of a state that has been advanced, if it waits for seats."""
    if game.result is None and game.agenda[-1].shape() in (ASKS, TOGETHER, CLAIMS):
        return cast("Ask[Any]", game.agenda[-1])
    return None


def waiting_chance(game: State) -> Chance[Any] | None:
    """The Chance on top of a state that has been advanced, if it waits for luck."""
    if game.result is None and game.agenda[-1].shape() == ROLLS:
        return cast("Chance[Any]", game.agenda[-1])
    return None


def pending(game: State) -> list[Offer]:
    """Every seat that may act now: those asked, in asking order, then those that may only step in."""
    ask = waiting_ask(game)
    if ask is None:
        return []
    offers: list[Offer] = []
    asked = ask.order(game)
    for seat in asked:
        options = options_of(game, ask, seat)
        if not options:
            raise DeadEnd(f"{ask.rule}: {type(ask).__name__} asks {seat_word(seat)} and offers nothing")
        # what is an answer here is not an interrupt: one option means one thing
        standing: list[int] = []
        if seat < len(game.teams):
            standing = [option for option in game.hooks.interrupts(game, seat) if option not in options]
        offers.append(Offer(seat, options, standing, can_take_back(game, ask, seat)))
    if not asked:
        raise DeadEnd(f"{ask.rule}: {type(ask).__name__} asks nobody")
    for seat in range(len(game.teams)):
        if seat not in asked and not game.is_absent(seat):
            standing = game.hooks.interrupts(game, seat)
            if standing:
                offers.append(Offer(seat, [], standing))
    return offers


def choose(game: State, ask: Ask[Any], seat: int, option: int) -> None:
    """Answer the Ask on top with one of its options, unchecked: for drivers that just read them from it."""
    if game.court is not None:
        note_choice(game, ask, seat, option)
    shape = ask.shape()
    if shape == ASKS:
        game.agenda.pop()
        ask.chosen(game, seat, option)
        return
    if shape == CLAIMS and option != PASS:
        forget_answers(game)
        game.agenda.pop()
        ask.chosen(game, seat, option)
        return
    keep_answer(game, seat, option)
    if ask.order(game):
        return
    if shape == CLAIMS:
        claim = cast("Claim[Any]", ask)
        forget_answers(game)
        game.agenda.pop()
        claim.closed(game)
        return
    resolve_together(game, cast("Together[Any]", ask))


def resolve_together(game: State, together: Together[Any]) -> None:
    """All answers are in."""
    if isinstance(together, Apart):
        resolve_apart(game, together)
        return
    answers = [-1] * len(game.teams)
    for answer in game.answers:
        if answer.height == len(game.agenda) and answer.option != LAPSED:
            answers[answer.seat] = answer.option
    forget_answers(game)
    game.agenda.pop()
    game.ledger += 1  # the answers are revealed
    together.all_chosen(game, answers)


def resolve_apart(game: State, apart: Apart[Any]) -> None:
    """All are ready."""
    height = len(game.agenda)
    given: list[list[int]] = []
    for seat in range(len(game.teams)):
        given.append([part for part in game.answers_of(seat, height) if part != LAPSED])
    forget_answers(game)
    game.agenda.pop()
    game.ledger += 1  # the parts are revealed
    apart.all_given(game, given)


def can_take_back(game: State, ask: Ask[Any], seat: int) -> bool:
    """Of a seat that is asked: has it given a part of a sealed choice?"""
    return isinstance(ask, Apart) and bool(ask.given(game, seat))


def can_take_part_back(game: State, ask: Ask[Any], seat: int, option: int) -> bool:
    """The same of a part that an option names, where parts are in any order."""
    return (
        option <= TAKE_PART_BACK
        and isinstance(ask, Apart)
        and ask.in_any_order
        and seat in ask.order(game)
        and part_of(option) in ask.given(game, seat)
    )


def take_back(game: State, seat: int, option: int) -> None:
    """The last part that a seat gave to the wait on top is no longer given, or the one that the option names."""
    height = len(game.agenda)
    for i in range(len(game.answers) - 1, -1, -1):
        named = option == TAKE_BACK or game.answers[i].option == part_of(option)
        if game.answers[i].seat == seat and game.answers[i].height == height and named:
            game.answers = game.answers[:i] + game.answers[i + 1 :]
            return


def keep_answer(game: State, seat: int, option: int) -> None:
    """A seat has answered the wait on top, which goes on."""
    game.answers = (*game.answers, Answer(len(game.agenda), seat, option))


def forget_answers(game: State) -> None:
    """The wait on top is over."""
    if game.answers:
        height = len(game.agenda)
        game.answers = tuple([answer for answer in game.answers if answer.height != height])


def interrupt(game: State, seat: int, option: int) -> None:
    """Carry out a standing option above the Ask that waits."""
    game.agenda.append(Resume())
    game.hooks.interrupt(game, seat, option)


def happen(game: State, chance: Chance[Any], outcome: int) -> None:
    """Give the Chance on top its outcome."""
    game.agenda.pop()
    game.ledger += 1
    chance.happened(game, outcome)


def answers_open_to(game: State, seat: int) -> list[int] | None:
    """What this seat can answer now. None: it is not asked."""
    ask = waiting_ask(game)
    return options_of(game, ask, seat) if ask is not None and seat in ask.order(game) else None


def apply(game: State, seat: int, option: int, codes: Codes) -> None:
    """A seat chooses: checked, carried out, and run on to the next wait. A refused choice changes nothing."""
    apply_known(game, seat, option, codes, answers_open_to(game, seat))


def apply_known(game: State, seat: int, option: int, codes: Codes, options: list[int] | None) -> None:
    """The same for whoever knows already what is open to the seat."""
    ask = waiting_ask(game)
    if ask is None:
        reason = "luck is awaited" if game.result is None else "the game is over"
        raise IllegalChoice(f"{seat_word(seat)} cannot '{codes.text(option)}': {reason}")
    if options is not None and option in options:
        choose(game, ask, seat, option)
    elif option == TAKE_BACK and options is not None and can_take_back(game, ask, seat):
        take_back(game, seat, option)
    elif can_take_part_back(game, ask, seat, option):
        take_back(game, seat, option)
    elif 0 <= seat < len(game.teams) and not game.is_absent(seat) and option in game.hooks.interrupts(game, seat):
        interrupt(game, seat, option)
    else:
        raise IllegalChoice(refusal(game, ask, seat, option, codes))
    advance(game)


def refusal(game: State, ask: Ask[Any], seat: int, option: int, codes: Codes) -> str:
    """Why not, in one line: the rule, what came, what the seat can do."""
    can = [code for offer in pending(game) if offer.seat == seat for code in offer.every()]
    return refused(why(game, seat, option), seat, codes.text(option), can, codes)


def refused(rule: str, seat: int, what: str, can: list[int], codes: Codes) -> str:
    """The words of a refusal."""
    instead = f"it can: {', '.join([codes.text(code) for code in can])}" if can else "it is not asked now"
    return f"{rule}: {seat_word(seat)} cannot '{what}'; {instead}"


def why(game: State, seat: int, option: int) -> str:
    """The rule that keeps this seat from choosing this option now; ALLOWED if nothing does."""
    ask = waiting_ask(game)
    if ask is None:
        return game.result.rule if game.result is not None else "luck"
    if not 0 <= seat < len(game.teams) and not game.officials >> max(seat, 0) & 1:
        return ask.rule
    if game.is_absent(seat):
        return ask.rule
    if seat < len(game.teams) and option in game.hooks.interrupts(game, seat):
        return ""
    if seat in ask.order(game):
        if option in ask.acts(game, seat):
            if game.court is not None and game.court.orders:
                return why_ruled(game, ask, seat, option)
            return ask.forbids(game, seat, option)
        if option == TAKE_BACK and can_take_back(game, ask, seat):
            return ""
        if can_take_part_back(game, ask, seat, option):
            return ""
    if seat >= len(game.teams):
        return ask.rule
    return game.hooks.forbids_interrupt(game, seat, option) or ask.rule


def why_ruled(game: State, ask: Ask[Any], seat: int, option: int) -> str:
    """The same where orders stand: a rule, or the one about orders."""
    if option in options_of(game, ask, seat):
        return ""
    order = order_against(game, ask, seat, option)
    return game.hooks.bench().rule_of_orders if order is not None else ask.forbids(game, seat, option)


def drop_half_made(game: State, seat: int) -> None:
    """A seat that is in the middle of a choice drops it, as far as the game lets it."""
    ask = waiting_ask(game)
    while ask is not None and ask.chained and seat in ask.order(game) and ask.dropped(game):
        advance(game)
        ask = waiting_ask(game)


def concede(game: State, seat: int) -> None:
    """A seat gives up, whoever is asked."""
    if game.result is not None:
        raise IllegalChoice(f"{seat_word(seat)} cannot concede: the game is over")
    if game.is_absent(seat):
        raise IllegalChoice(f"{seat_word(seat)} cannot concede: it has left the game")
    if seat >= len(game.teams):
        raise IllegalChoice(f"{seat_word(seat)} cannot concede: it does not play")
    height = len(game.agenda)
    if waiting_ask(game) is not None:
        game.agenda.append(Resume())
    try:
        game.hooks.conceded(game, seat)
    except GrimalkinError:
        del game.agenda[height:]
        raise
    advance(game)


def leave(game: State, seat: int) -> None:
    """A seat leaves, whoever is asked. The others play on if they can."""
    if game.result is not None:
        raise IllegalChoice(f"{seat_word(seat)} cannot leave: the game is over")
    if game.is_absent(seat):
        raise IllegalChoice(f"{seat_word(seat)} cannot leave: it has left already")
    height = len(game.agenda)
    if waiting_ask(game) is not None:
        game.agenda.append(Resume())
    game.absent |= 1 << seat
    try:
        game.hooks.left(game, seat)
    except GrimalkinError:
        del game.agenda[height:]
        game.absent &= ~(1 << seat)
        raise
    if not game.hooks.can_play_on(game):
        game.hooks.deserted(game, seat)
    advance(game)


def roll_on(game: State, luck: Luck) -> Ask[Any] | None:
    """Give luck its word until a seat must choose. None: the game is over."""
    while True:
        step = advance(game)
        if step is None:
            return None
        if step.shape() != ROLLS:
            return cast("Ask[Any]", step)
        chance = cast("Chance[Any]", step)
        happen(game, chance, chance.roll(game, luck))
