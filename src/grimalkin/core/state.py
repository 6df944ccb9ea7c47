"""The state of a game: what lies on the table and what is still to do. Each game extends it.

A state is plain data. What a game decides for the engine stands in its `Hooks`, which the game installs in its states:
they know the rules, and the state does not.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grimalkin.core.courts import Court
from grimalkin.core.errors import BadRuling, DeadEnd
from grimalkin.core.frozen import Origin, frozen
from grimalkin.core.luck import Luck
from grimalkin.core.piles import EVERYONE, SPECTATOR, Pile
from grimalkin.core.snapshot import fields
from grimalkin.core.view import Part

G = TypeVar("G", bound="State")  # the state of one particular game

FULL: Final = -1  # the viewer of a state that is not a mask
SEALED: Final = -1  # an answer the viewer of a mask does not see
LAPSED: Final = -2  # the answer of a seat that an interrupt left with nothing to choose
NO_STOPS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0)
OWN_PERSONS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6)  # every seat is a person of its own
DRAWN: Final = -1  # the winners of a drawn game; 0 is a game that everybody lost


@mypyc_attr(acyclic=True)
class Result:
    """How a game ended: the rule that ended it, a bit for each winning seat (or DRAWN), points a seat."""

    id: ClassVar[str] = "result"

    def __init__(self, rule: str, winners: int, points: list[int]) -> None:
        self.rule = rule
        self.winners = winners
        self.points = points

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.rule, self.winners, self.points)

    def __repr__(self) -> str:
        return f"Result(rule={self.rule!r}, winners={self.winners}, points={self.points})"

    def returns(self, seat: int) -> int:
        """1 for a winner, -1 for a loser, 0 for a draw."""
        if self.winners == DRAWN:
            return 0
        return 1 if self.winners >> seat & 1 else -1


@mypyc_attr(acyclic=True)
class Answer:
    """What a seat said to a wait of several seats that is still open. `height` is the place of that wait."""

    id: ClassVar[str] = "answer"

    def __init__(self, height: int, seat: int, option: int) -> None:
        self.height = height
        self.seat = seat
        self.option = option

    def __reduce__(self) -> tuple[Any, ...]:
        return Answer, (self.height, self.seat, self.option)

    def __repr__(self) -> str:
        return f"Answer(height={self.height}, seat={self.seat}, option={self.option})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whoever wants to know what happens. Search has none, and then telling costs nothing."""

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        raise NotImplementedError

    def parted(self, parts: list[Part]) -> None:
        """What the number of the next line is made of."""


def letter(seat: int) -> str:
    return "ABCDEFG"[seat]


def seat_word(seat: int) -> str:
    """A seat in an error, by its letter; one that no table has, by its number."""
    return f"seat {letter(seat)}" if 0 <= seat < 7 else f"seat {seat}"


# the shapes of steps (agenda.py)
RUNS: Final = 0
ASKS: Final = 1
TOGETHER: Final = 2
CLAIMS: Final = 3
ROLLS: Final = 4


def in_short(value: Any) -> str:
    """A field of a step; shared data goes by its key."""
    key = getattr(value, "key", None)
    return key if isinstance(key, str) else repr(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One numbered rule waiting for its turn."""

    id: ClassVar[str] = ""  # the word by which it is stored: each class has its own, unique in its game (snapshot.py)
    rule: ClassVar[str] = "?"

    def shape(self) -> int:
        """Which of the five kinds this is; only the engine's own classes answer."""
        return RUNS

    def __copy__(self) -> Step[G]:
        return self  # it never changes

    def __deepcopy__(self, memo: Any) -> Step[G]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return frozen(self, None)

    def __repr__(self) -> str:
        """Its class and fields: a step holds nothing hidden."""
        values = [f"{name}={in_short(getattr(self, name))}" for name in fields(self)]
        return f"{type(self).__name__}({', '.join(values)})"

    def describe_next(self, game: G) -> str:
        """What a state says of itself while this step is the next one: nothing that some seat may not see."""
        return f"{type(self).__name__} ({self.rule}) is next"

    def run(self, game: G) -> None:
        """Change the state, tell what happened, perhaps put further steps on top."""
        raise NotImplementedError


class Bottom(Step["State"]):
    """What lies below everything a game has to do. A game that gets here has forgotten to end."""

    id: ClassVar[str] = "bottom"

    def run(self, game: State) -> None:
        raise DeadEnd("nothing is left to do and the game has no result")


# A list that never gets shorter than this keeps its memory: a tenth of the time of a game with short turns.
BOTTOM: Final[list[Step[Any]]] = [Bottom(), Bottom(), Bottom(), Bottom()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks(Generic[G]):
    """What a game decides for the engine. The game installs one in each of its states (`Game.adopt`).

    It is not part of what lies on the table, so no snapshot has it.
    """

    def interrupts(self, game: G, seat: int) -> list[int]:
        """Options that the rulebook allows this seat at almost any moment, whoever is asked."""
        return []

    def interrupt(self, game: G, seat: int, option: int) -> None:
        """Put the steps of such an option on top."""
        raise NotImplementedError

    def forbids_interrupt(self, game: G, seat: int, option: int) -> str:
        """The rule that forbids an interrupt now, for options that are interrupts at all."""
        return ""

    def interrupt_acts(self, game: G, seat: int) -> list[int]:
        """Everything a person might want to interrupt with, as option codes, legal or not."""
        return self.interrupts(game, seat)

    def interrupt_touches(self, game: G, seat: int, option: int) -> list[str]:
        """The pieces of the view that a person clicks for an interrupt, in order."""
        return []

    def conceded(self, game: G, seat: int) -> None:
        """A seat gives up: its team loses, unless the game says otherwise."""
        winners = 0
        for other in range(len(game.teams)):
            if game.teams[other] != game.teams[seat]:
                winners |= 1 << other
        game.end("concede", winners, [0] * len(game.teams))

    def left(self, game: G, seat: int) -> None:
        """A seat leaves (`Game.leaving`), and others may play on: say what becomes of all that it has.

        It is asked nothing any more; what it would be asked is answered by default. Unless a game says otherwise, to
        leave is to concede.
        """
        self.conceded(game, seat)

    def can_play_on(self, game: G) -> bool:
        """Are those who are left enough for a game? Two teams, or where all are one team, anybody."""
        here = {game.teams[seat] for seat in range(len(game.teams)) if not game.is_absent(seat)}
        return len(here) >= min(2, len(set(game.teams)))

    def deserted(self, game: G, seat: int) -> None:
        """So many have left that nobody can play on: those who are still here win, unless the game says otherwise."""
        winners = 0
        for other in range(len(game.teams)):
            if not game.is_absent(other):
                winners |= 1 << other
        game.end("leave", winners, [0] * len(game.teams))

    def ruled(self, game: G, text: str) -> None:
        """Somebody who has no seat changes the position, for tests and reports."""
        raise BadRuling(f"'{text}': this game takes no rulings")

    # officials (bench.py), for games that have some

    def bench(self) -> Any:
        """A `Bench`: what the game decides for its officials; None: it has none."""
        return None

    def convene(self, game: G) -> bool:
        """At a table point: is there something for officials to do first, put on top now?"""
        return False

    def notation(self, game: G, option: int) -> str:
        """How an option is written, for orders that name acts."""
        raise NotImplementedError

    def is_idle(self, game: G, option: int) -> bool:
        """Is this a way to do nothing, which no order takes away?"""
        return False

    def can_permit(self, game: G, ask: Any, seat: int, act: int, rest: list[str]) -> bool:
        """Can an order let a seat do what is listed and refused here? `rest` are the parts of the act to come."""
        return False

    def guess(self, game: G, seat: int, group: int, count: int, luck: Luck) -> list[int]:
        """Kinds for hidden cards of a group of which `seat` knows nothing but their number; see `known_kinds`."""
        raise AssertionError(f"{count} cards of group {group} are known to nobody; the game must guess them")

    def lots(self, game: G, group: int) -> Lots:
        """What known cards of a group are sorted by before they are dealt."""
        return ONE_LOT

    def deal(
        self, game: G, seat: int, group: int, piles: list[Pile], lots: list[list[int]], missing: int, luck: Luck
    ) -> None:
        """In a state that `seat` imagines: give each card of a group that has no face one.

        `piles` are those with such cards. The seat knows that the faces in `lots` are among them, where they lie in
        order; this uses them up. So many are `missing`: a game that guesses many may lay them while it guesses.
        """
        faces = lots[0]
        for i in range(1, len(lots)):
            faces.extend(lots[i])
            lots[i].clear()
        if missing > 0:
            for kind in self.guess(game, seat, group, missing, luck):
                faces.append(kind << 16)
        game.deal(seat, group, piles, faces, luck)

    def imagined(self, game: G, luck: Luck) -> None:
        """Give values to what `State.hide` removed."""

    def quantity(self, game: G, quantity: int, word: int, me: int, other: int) -> int:
        """A number that cards count; the game's vocabulary says which is which."""
        raise NotImplementedError


class Lots:
    """How cards are sorted: the lot of each kind. Where there is only one lot, nobody asks."""

    def __init__(self, of: list[int], count: int) -> None:
        self.of = of
        self.count = count


ONE_LOT: Final = Lots([], 1)
NO_HOOKS: Final[Hooks[Any]] = Hooks()  # of a game that decides nothing by itself


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Plain data, copied by hand; no rule of any game."""

    # How it is stored (snapshot.py): its own word, unique in the game; by field, the word that stands for one that was
    # called otherwise; fields that came after games had been recorded.
    id: ClassVar[str] = ""
    renamed: ClassVar[dict[str, str]] = {}
    later: ClassVar[tuple[str, ...]] = ("absent", "officials", "court")

    def __init__(self, teams: list[int]) -> None:
        self.teams = teams  # the team of each seat
        self.agenda: list[Step[Any]] = BOTTOM[:]  # the next step is the last of the list
        self.answers: tuple[Answer, ...] = ()
        self.result: Result | None = None
        self.ledger = 0  # moves whenever anybody learns anything
        self.stops: tuple[int, ...] = NO_STOPS  # by seat: a bit for each kind of window that it wants opened
        self.persons: tuple[int, ...] = OWN_PERSONS  # by seat: one person may play several
        self.absent = 0  # a bit for each seat that has left
        self.officials = 0  # a bit for each seat of an official; those stand behind the seats of players
        self.court: Court | None = None  # what officials have before them, if anything
        self.viewer = FULL
        # in a mask: cards the viewer knows to be somewhere among the hidden ones, each as group << 16 | kind
        self.among: tuple[int, ...] = ()
        self.listener: Listener | None = None
        # where it came from, for `pickle`, and what its game decides for the engine; no part of what lies on the table
        self.origin: Origin | None = None
        self.hooks: Hooks[Any] = NO_HOOKS

    # what a game must write

    def copy(self) -> State:
        """A state that shares nothing that changes: build it through the constructor, then `copy_core`."""
        raise NotImplementedError

    def piles(self) -> list[Pile]:
        """Every pile with cards that somebody may not see, always in the same order."""
        return []

    def card_names(self) -> list[str]:
        """The name of each kind of card."""
        return []

    def census(self) -> list[int]:
        """Every card of the game wherever it is now, as kinds in rising order: cards are neither made nor lost."""
        raise NotImplementedError

    # what a game may write

    def hide(self, seat: int) -> None:
        """Remove from this mask hidden things that lie in no pile."""

    def noted(self, seat: int) -> tuple[int, ...]:
        """The kinds that a seat was shown and may look up, of cards that nobody can tell apart any more."""
        return ()

    def piece_name(self, piece: int) -> str:
        """What a piece in play is called in the view."""
        return str(piece)

    def deal(self, seat: int, group: int, piles: list[Pile], faces: list[int], luck: Luck) -> None:
        """In a state that `seat` imagines: give `faces` to the cards of a group that have none, and use them up.

        `piles` are those of the group with such cards. Here any card may lie in any of them; `deal_fitting`
        (dealing.py) goes by `may_lie`.
        """
        if len(piles) > 1 or piles[0].has_places():  # one bag takes them all, and has no order
            luck.shuffle(faces)
        for pile in piles:
            pile.fill(faces)

    def may_lie(self, kind: int, pile: Pile) -> bool:
        """Can a card of this kind ever lie in this pile of the state?"""
        return True

    def possible(self) -> str:
        """Why no game can ever come to this state, in words; empty: one can. Only tests ask."""
        for pile in self.piles():
            for card in pile.all_cards():
                if card >= 0 and not self.may_lie(card >> 16, pile):
                    return f"{self.card_names()[card >> 16]} lies in a pile where it can never lie"
        return ""

    # what rules use

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
        fifth: Step[Any] | None = None,
        sixth: Step[Any] | None = None,
    ) -> None:
        """Do these steps next, in the order written, before anything already waiting."""
        agenda = self.agenda
        if second is None:
            agenda.append(first)
            return
        if sixth is not None:
            agenda.append(sixth)
        if fifth is not None:
            agenda.append(fifth)
        if fourth is not None:
            agenda.append(fourth)
        if third is not None:
            agenda.append(third)
        agenda.append(second)
        agenda.append(first)

    def log_event(
        self, rule: str, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Say what happened. What `what` means and the types of its arguments stand in the game's vocabulary."""
        if self.listener is not None:
            self.listener.logged(self, rule, what, [a, b, c, d, e, f])

    def log_parts(self, parts: list[Part]) -> None:
        """Say what the number of the next line is made of. Whoever makes the parts asks first if anybody listens."""
        if self.listener is not None:
            self.listener.parted(parts)

    def reveal(self, pile: Pile, kind: int, seats: int) -> int:
        """Show a card of a bag to seats. The only way a card becomes seen by more."""
        self.learn(pile, seats)
        card = pile.take(kind) | seats
        pile.put(card)
        return card

    def play_from(self, pile: Pile, kind: int) -> int:
        """Take a card out of a bag into the open: everyone sees it."""
        self.learn(pile, EVERYONE)
        return pile.take(kind) | 0xFFFF

    def move_hidden(self, source: Pile, target: Pile, kind: int, seers: int) -> int:
        """Move a card of a bag face down. Only `seers`, and those of the bag, can tell it from the cards left."""
        assert source.group == target.group, "whoever does not see the card would lose it out of its group"
        self.learn(source, seers)
        seers |= source.seers
        source.blur(seers)
        card = source.take(kind) | seers
        target.put(card)
        return card

    def learn(self, pile: Pile, seats: int) -> None:
        """Move the ledger if seats are shown a card of a pile that they do not always see: a public fact, so safe."""
        if seats & ~pile.seers:
            self.ledger += 1

    def known_kinds(self, group: int) -> list[int]:
        """In a mask: the cards of a group that its viewer has seen or knows to be among the hidden ones."""
        kinds: list[int] = []
        for pile in self.piles():
            if pile.group != group:
                continue
            if pile.has_places():
                kinds.extend([card >> 16 for card in pile.all_cards() if card >= 0])
            elif pile.cards and pile.cards[-1] >= 0:  # sorted: who has no face comes first
                kinds.extend([card >> 16 for card in pile.cards if card >= 0])
        return kinds + [among & 0xFFFF for among in self.among if among >> 16 == group]

    def same_person(self, seat: int, other: int) -> bool:
        return self.persons[seat] == self.persons[other]

    def first_seat_of(self, seat: int) -> int:
        """The first seat of the person who plays this one: it answers for that person."""
        for other in range(seat):
            if self.persons[other] == self.persons[seat]:
                return other
        return seat

    def is_absent(self, seat: int) -> bool:
        """Has this seat left? Its steps still come; a rule that needs somebody there asks this."""
        return bool(self.absent >> seat & 1)

    def officials_here(self) -> list[int]:
        """The seats of officials who have not left, the first-seated first."""
        found: list[int] = []
        here = self.officials & ~self.absent
        if here:
            for seat in range(SPECTATOR):
                if here >> seat & 1:
                    found.append(seat)
        return found

    def stops_at(self, seat: int, window: int) -> bool:
        return bool(self.stops[seat] >> window & 1)

    def end(self, rule: str, winners: int, points: list[int]) -> None:
        """The game is over. The first result stands."""
        if self.result is None:
            self.result = Result(rule, winners, points)

    # what the engine uses

    def has_answered(self, seat: int) -> bool:
        height = len(self.agenda)
        for answer in self.answers:
            if answer.seat == seat and answer.height == height:
                return True
        return False

    def answers_of(self, seat: int, height: int) -> list[int]:
        """What a seat has said to the wait at this place: the parts of its choice where that has several."""
        found: list[int] = []
        for answer in self.answers:
            if answer.seat == seat and answer.height == height:
                found.append(answer.option)
        return found

    def copy_core(self, twin: State) -> None:
        """Give the copy everything that this class declares. A copy has no listener."""
        twin.agenda = self.agenda[:]  # steps are immutable, so sharing them is safe
        twin.answers = self.answers  # tuples are shared; whoever changes one makes a new one
        twin.result = self.result
        twin.ledger = self.ledger
        twin.stops = self.stops
        twin.persons = self.persons
        twin.absent = self.absent
        twin.officials = self.officials
        twin.court = self.court
        twin.viewer = self.viewer
        twin.among = self.among
        twin.origin = self.origin
        twin.hooks = self.hooks

    def detach(self) -> None:
        """Belong to no game, and tell nobody anything: so is a state that was made without its constructor."""
        self.listener = None
        self.origin = None
        self.hooks = NO_HOOKS

    # what Python asks

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return frozen(self, self.origin)

    def __repr__(self) -> str:
        """Who is asked what, or how it ended: nothing that some seat may not see."""
        name = type(self).__name__
        if self.viewer != FULL:
            name += " as a spectator sees it" if self.viewer == SPECTATOR else f" as {letter(self.viewer)} sees it"
        if self.result is not None:
            return f"<{name}: over, {self.result!r}>"
        return f"<{name}: {self.agenda[-1].describe_next(self)}>"
