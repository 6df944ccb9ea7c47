"""What every game must pass, but for the leak test, which has a module of its own.

Observers look on while a random game is walked, several of them at one walk; the other checks play a game of their own
at a table. Each raises AssertionError (or the engine's own error) naming the place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from grimalkin.core.agenda import ALLOWED, Apart
from grimalkin.core.codes import PASS, TAKE_BACK, TAKE_BACK_TEXT
from grimalkin.core.engine import Offer, advance, apply, concede, pending, waiting_ask, waiting_chance, why
from grimalkin.core.errors import GrimalkinError, IllegalChoice, NoUndo
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.orders import default_of, options_of
from grimalkin.core.past import NOT_SEALED
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.positions import point_and_twin, same_state, write_position
from grimalkin.core.record import CHOICE, DISPUTE, LUCK, RULING, SECOND, STOP, TIMEOUT, enact
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import fields, snapshot, state_hash
from grimalkin.core.state import FULL, LAPSED, NO_STOPS, SEALED, State
from grimalkin.core.table import Table
from grimalkin.core.view import View, view_json
from tests.support.effort import SOAK, one_in
from tests.support.walk import Choices, Habits, Move, Observer, Place, TableWalk, Walk, play_at, play_on, play_to_end

BUSY = Habits(interrupts=5, stops=3, timeouts=5)

# Waits of one game that are looked at: all of a short game, some of a long one.
COPIED = 100
OFFERED = 80
MASKED = 40
LEAKED = 50

MOST_PARTS = 200  # of one sealed choice
A_FEW = 3  # choices that a copy or an imagined state is played on


# 1. Every game ends


class Ends(Observer):
    """A game is over within the bound that it states, whoever steps in."""

    def end(self) -> None:
        assert pending(self.walk.state) == [], "the game is over and seats are still asked"


# 2. Copies


class Copies(Observer):
    """A copy is equal to the original, and neither ever touches the other."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: list[tuple[State, str]] = []
        self.glances = walk.glances(COPIED)

    def at(self, move: Move) -> None:
        walk = self.walk
        if not self.glances[walk.n]:
            return
        before = snapshot(walk.state)
        copy = walk.state.copy()
        assert snapshot(copy) == before, f"a copy differs: {difference(before, snapshot(copy))}"
        self.kept.append((copy, before))
        play_some(walk.state.copy(), walk)
        after = snapshot(walk.state)
        assert after == before, f"playing on with a copy changed the original: {difference(before, after)}"

    def end(self) -> None:
        for copy, before in self.kept:
            after = snapshot(copy)
            assert after == before, f"playing on changed an earlier copy: {difference(before, after)}"


def play_some(state: State, walk: Walk) -> None:
    """A few choices on, each of which must be possible; a soak plays to the end."""
    luck = Seeded(walk.extra.bits())
    if SOAK:
        play_to_end(state, walk.game, luck)
    else:
        play_on(state, walk.game, luck, A_FEW)


# 3. Saved games


def check_saves(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> None:
    """A game saved in the middle, loaded and played on goes exactly as the one that was never saved."""
    length = record_length(game, seats, settings, seed, choices)
    walk = TableWalk(game, seats, settings, seed, choices, BUSY)
    with walk:
        stop = walk.extra.below(length)
        while walk.going() and len(walk.table.record) < stop:
            walk.make(walk.pick())
        text = to_text(walk.table)
        try:
            loaded = from_text(text, {game.id: game})
        except GrimalkinError as error:
            raise AssertionError(f"a saved game does not load: {error}") from error
        assert to_text(loaded) == text, "a saved game is not written again as it was read"
        for seat in walk.viewers:
            assert view_json(loaded.view(seat)) == view_json(walk.table.view(seat)), f"seat {seat} sees another table"
        while walk.going():
            move = walk.pick()
            here = len(loaded.record)
            walk.make(move)
            play_at(loaded, move)
            assert record_text(loaded, here) == record_text(walk.table, here), "the loaded game went on in another way"
        assert record_text(loaded) == record_text(walk.table), "the loaded game went on in another way"


def record_length(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> int:
    return len(played_table(game, seats, settings, seed, choices).record)


# 4. The seed is all there is to luck


def check_same_seed(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> None:
    """The same seed gives the same record, and the record alone leads to the same states."""
    once = played_table(game, seats, settings, seed, choices)
    with Place(game, seats, settings, seed, choices):
        again = played_table(game, seats, settings, seed, choices)
        assert record_text(once) == record_text(again), "the same seed gave another record"
        replayed = from_text(to_text(once, with_seed=False), {game.id: game})
        assert record_text(once) == record_text(replayed), "the record was replayed to other states"


def played_table(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> Table:
    walk = TableWalk(game, seats, settings, seed, choices, BUSY)
    with walk:
        while walk.going():
            walk.make(walk.pick())
    return walk.table


def record_text(table: Table, begin: int = 0) -> str:
    record = table.record[begin:] if begin else table.record
    return "\n".join(f"{entry.n} {entry.seat} {entry.kind} {entry.text} {entry.hash}" for entry in record)


# 6. Options


class Options(Observer):
    """Options are unique, applicable, written and read alike, and the same list for the seat's own mask."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.glances = walk.glances(OFFERED)

    def at(self, move: Move) -> None:
        walk = self.walk
        if not self.glances[walk.n] or waiting_ask(walk.state) is None:
            return
        offers = pending(walk.state)
        assert any(offer.options for offer in offers), "nobody is asked"
        for offer in offers:
            look_at_offer(walk, offer)
        before = snapshot(walk.state)
        for seat in walk.viewers:
            look_at_refusals(walk, seat, offers, before)
        assert snapshot(walk.state) == before, "asking, trying or being refused changed the state"


def look_at_offer(walk: Walk, offer: Offer) -> None:
    game, state, seat = walk.game, walk.state, offer.seat
    ask = waiting_ask(state)
    assert ask is not None
    every = offer.every()
    assert every, f"seat {seat} may act and has nothing to choose"
    assert len(set(every)) == len(every), f"seat {seat} is offered something twice: {texts(game, every)}"
    for option in every:
        text = game.codes.text(option)
        assert game.codes.code(text) == option, f"'{text}' is read back as another option"
        apply(state.copy(), seat, option, game.codes)
    masked = game.mask(state, seat)
    # an answer is not an interrupt
    standing = [option for option in masked.hooks.interrupts(masked, seat) if option not in offer.options]
    assert standing == offer.standing, f"the mask of seat {seat} offers other interrupts"
    assert ask.order(masked) == ask.order(state), f"in the mask of seat {seat} other seats are asked"
    if not offer.options:
        return
    found = options_of(masked, ask, seat)
    assert found == offer.options, f"the mask of seat {seat} offers {texts(game, found)}"
    default = default_of(state, ask, seat)
    if ask.unanswered(state, seat) != ask.default(state, seat):
        default = ask.default(state, seat)  # it must be answered, and stays open if it is not
    assert default in offer.options, f"the default '{game.codes.text(default)}' of seat {seat} is not offered"
    assert default in (default_of(masked, ask, seat), ask.default(masked, seat)), (
        f"in the mask of seat {seat} the default is another"
    )
    acts = ask.acts(state, seat)
    assert set(offer.options) <= set(acts), f"seat {seat} is offered what is not an act: {texts(game, offer.options)}"
    view = game.view(state, seat, [], walk.n, [])
    shown = {zone.id for zone in view.zones} | {piece.id for zone in view.zones for piece in zone.pieces}
    look_at_foresight(walk, offer, view)
    for option_view in view.options:
        missing = [piece for piece in option_view.touches if piece not in shown]
        assert not missing, f"'{option_view.notation}' touches {missing}, which seat {seat} does not see"


def look_at_foresight(walk: Walk, offer: Offer, view: View) -> None:
    """Previews are of options and change nothing; what keeps a piece from being chosen is a rule, no option."""
    game, state, seat = walk.game, walk.state, offer.seat
    masked = game.mask(state, seat)
    before = snapshot(masked)
    for option in offer.options + offer.standing:
        assert isinstance(game.foresee(masked, seat, option), list)
    assert snapshot(masked) == before, f"a look ahead changed the mask of seat {seat}"
    assert view.prompt is not None
    ask = waiting_ask(state)
    assert ask is not None
    default = game.codes.text(default_of(state, ask, seat))
    assert view.prompt.default in ("", default), f"seat {seat} is shown '{view.prompt.default}' as the default"
    assert view.prompt.window in ("", *game.windows), f"'{view.prompt.window}' is not a window of this game"
    touched = {piece for option in view.options for piece in option.touches}
    for piece in {piece.id for zone in view.zones for piece in zone.pieces}:
        blocked = game.blocked(masked, seat, piece)
        assert blocked is not None or piece not in touched, f"an option touches {piece}, and nothing is said of it"
        for act, rule in blocked or ():
            assert rule, f"nothing forbids '{game.codes.text(act)}', which points at {piece}"
            assert act not in offer.options, f"'{game.codes.text(act)}' is offered and forbidden by {rule}"


def look_at_refusals(walk: Walk, seat: int, offers: list[Offer], before: str) -> None:
    game, state = walk.game, walk.state
    ask = waiting_ask(state)
    assert ask is not None
    offered = {option for offer in offers if offer.seat == seat for option in offer.every()}
    acts = set(ask.acts(state, seat)) if seat in ask.order(state) else set()
    for option in sorted(acts | offered | some_codes(walk, 4)):
        allowed = why(state, seat, option) == ALLOWED
        text = game.codes.text(option)
        assert allowed == (option in offered), f"seat {seat}, '{text}': `why` and the options do not agree"
        if not allowed:
            copy = state.copy()
            refused_text(game, copy, seat, option)
            assert snapshot(copy) == before, f"the refused '{text}' of seat {seat} changed the state"


def some_codes(place: Place, count: int) -> set[int]:
    used = place.game.codes.used()
    return {used[place.extra.below(len(used))] for _ in range(count)}


def refused_text(game: Game, state: State, seat: int, option: int) -> str:
    """What a seat is told that chooses what it is not offered."""
    try:
        apply(state, seat, option, game.codes)
    except IllegalChoice as error:
        return str(error)
    raise AssertionError(f"seat {seat} was not refused '{game.codes.text(option)}', which it is not offered")


def texts(game: Game, options: list[int]) -> list[str]:
    return [game.codes.text(option) for option in options]


# 8. Undo and redo


class Past(NamedTuple):
    """One move at the table with all luck that followed."""

    before: int  # the position
    hash: str  # of the state before
    move: Move
    forced: bool
    learned: bool


def check_undo(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> None:
    """Undo gives the state from before and redo the state from after; free exactly while nobody learned anything."""
    walk = TableWalk(game, seats, settings, seed, choices, BUSY)
    with walk:
        line: list[Past] = []
        while walk.going():
            move = walk.pick()
            if move.kind == TIMEOUT and walk.table.can_go_back(move.seat):
                continue  # it would drop the parts of a choice; `check_dead_ends` has those
            line.append(moved(walk, move))
            if walk.extra.below(one_in(6)) == 0:
                take_back(walk, line, walk.extra.below(seats))
            go_back(walk, line)


def position_hash(state: State) -> str:
    """The state but for the stops, which an undo leaves as they are."""
    twin = state.copy()
    twin.stops = NO_STOPS
    return state_hash(twin)


def moved(walk: TableWalk, move: Move) -> Past:
    """Make a move, and see for ourselves whether anybody learned anything by it."""
    table = walk.table
    state = table.state
    before, at, hash_before = len(table.record), table.at, position_hash(state)
    options = [offer.options for offer in pending(state) if offer.seat == move.seat and offer.options]
    # only where nothing is hidden between seats may anybody know that a choice was forced
    forced = walk.game.no_hidden_information and move.kind == CHOICE and options == [[walk.game.codes.code(move.text)]]
    walk.make(move)
    luck = any(entry.kind == LUCK for entry in table.record[before:])
    shown = [seat for seat in walk.viewers if disclosed(state, table.state, seat)]
    grown = table.state.ledger != state.ledger
    assert grown or not shown, f"'{move.text}' showed hidden cards to seats {shown} and the ledger did not move"
    return Past(at, hash_before, move, forced, luck or grown)


def take_back(walk: TableWalk, line: list[Past], seat: int) -> None:
    """Undo the seat's last choice, freely where that must be possible; then perhaps redo it."""
    table = walk.table
    here, hash_here = table.at, position_hash(table.state)
    others = [other for other in range(walk.seats) if other != seat]
    since = table.positions[here].sealed_since
    if table.can_take_back(seat):
        line.append(part_taken_back(walk, seat, undo=True))
        return
    # what is behind sealed choices cannot be undone freely, whether anybody has given a part or not
    own = [i for i, past in enumerate(line) if past.move.kind == CHOICE and past.move.seat == seat]
    own = [i for i in own if since == NOT_SEALED or line[i].before < since]
    if not own:
        refused_undo(table, seat, others)
        return
    target = line[own[-1]]
    barred = since != NOT_SEALED or any(bars(past, seat) for past in line[own[-1] :])
    if barred:
        refused_undo(table, seat, [])
    if barred and table.state.officials_here():  # they take play back there, whoever agrees
        refused_undo(table, seat, others)
        return
    stops = table.state.stops
    table.undo(seat, others if barred else [])
    assert table.state.stops == stops, "an undo changed what somebody wants to be asked"
    assert table.at == target.before, f"seat {seat} undid to {table.at} and not to {target.before}"
    assert position_hash(table.state) == target.hash, f"seat {seat} undid to a state that is not the earlier one"
    if walk.extra.below(2) and table.undone:
        table.redo(seat, others if barred else [])
        assert table.at == here, f"redo went to {table.at} and not to {here}"
        assert position_hash(table.state) == hash_here, "redo led to another state"
    else:
        del line[own[-1] :]


def bars(past: Past, seat: int) -> bool:
    if past.learned or past.move.kind in (DISPUTE, RULING, SECOND):
        return True
    return past.move.kind in (CHOICE, TIMEOUT) and past.move.seat != seat and not past.forced


def refused_undo(table: Table, seat: int, agreed: list[int]) -> None:
    before = record_text(table), table.at, snapshot(table.state)
    try:
        table.undo(seat, agreed)
    except NoUndo:
        assert (record_text(table), table.at, snapshot(table.state)) == before, "a refused undo changed the table"
        return
    raise AssertionError(f"seat {seat} undid without consent what others have seen or done")


def go_back(walk: TableWalk, line: list[Past]) -> None:
    """In the middle of a choice of several parts the last part can be taken back, while nobody did or saw anything."""
    table = walk.table
    for seat in range(walk.seats):
        ask = waiting_ask(table.state)
        middle = ask is not None and ask.chained and seat in ask.order(table.state)
        parts = [i for i, past in enumerate(line) if past.move.kind != STOP]
        last = line[parts[-1]] if parts else None
        own = last is not None and last.move.kind == CHOICE and last.move.seat == seat and not last.learned
        can = table.can_go_back(seat)
        if isinstance(ask, Apart):
            given = ask.given(table.state, seat)
            assert can == (bool(given) and seat in ask.order(table.state)), f"seat {seat} {can=} take back of {given}"
            if can and walk.extra.below(3) == 0:
                line.append(part_taken_back(walk, seat, undo=False))
            continue
        assert can == (middle and own), f"seat {seat} {'can' if can else 'cannot'} go back"
        if can and last is not None and walk.extra.below(3) == 0:
            table.back(seat)
            assert position_hash(table.state) == last.hash, f"`back` of seat {seat} led to another state"
            del line[parts[-1] :]


def part_taken_back(walk: TableWalk, seat: int, undo: bool) -> Past:
    """Take back a part of a sealed choice: that seat has one less, and nothing else has changed."""
    table = walk.table
    at, before, state = table.at, position_hash(table.state), table.state
    height = len(state.agenda)
    table.undo(seat, []) if undo else table.back(seat)
    for other in range(walk.seats):
        given = state.answers_of(other, height)
        wanted = given[:-1] if other == seat else given
        assert table.state.answers_of(other, height) == wanted, f"seat {seat} took back a part of seat {other}"
    assert table.state.agenda == state.agenda, f"seat {seat} took back a part, and others are asked"
    return Past(at, before, Move(seat, CHOICE, TAKE_BACK_TEXT), False, False)


# 9. Cards


class Cards(Observer):
    """Cards are neither made nor lost."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.first = walk.state.census()

    def after(self, move: Move) -> None:
        now = self.walk.state.census()
        if now != self.first:
            lost, made = Counter(self.first) - Counter(now), Counter(now) - Counter(self.first)
            raise AssertionError(f"'{move.text}' lost kinds {sorted(lost)} and made kinds {sorted(made)}")


# 10. Masks


class Masks(Observer):
    """A mask hides all that its viewer has not seen; what is imagined can be, and masked again is the same mask."""

    def __init__(self, walk: Walk, looks: int = MASKED, plays_on: bool = True) -> None:
        super().__init__(walk)
        self.glances = walk.glances(looks)
        self.plays_on = plays_on

    def at(self, move: Move) -> None:
        walk = self.walk
        if self.glances[walk.n]:
            before = snapshot(walk.state)
            fault = walk.state.possible()
            assert not fault, f"the game came to a state that it says cannot be: {fault}"
            for seat in walk.viewers:
                look_at_mask(walk, seat, self.plays_on)
            assert snapshot(walk.state) == before, "masking or imagining changed the state"


def look_at_mask(walk: Walk, seat: int, plays_on: bool) -> None:
    game, state = walk.game, walk.state
    masked = game.mask(state, seat)
    for pile in every_pile(masked):
        shown = [card for card in pile.all_cards() if card >= 0 and not card >> seat & 1]
        assert not shown, f"the mask of seat {seat} shows kinds {[kind_of(card) for card in shown]} it has not seen"
    sealed = [(answer.height, answer.seat) for answer in masked.answers if answer.seat != seat]
    assert len(set(sealed)) == len(sealed), f"the mask of seat {seat} tells how many parts others have given"
    for answer in masked.answers:
        known = answer.seat == seat or answer.option in (PASS, SEALED, LAPSED)
        assert known, f"seat {seat} sees an answer of seat {answer.seat}"
    text = snapshot(masked)
    again = snapshot(game.mask(masked, seat))
    assert again == text, f"the mask of seat {seat}, masked again, differs: {difference(text, again)}"
    imagined = imagine(game, masked, walk.extra)
    assert snapshot(masked) == text, f"imagining changed the mask of seat {seat}"
    assert imagined.viewer == FULL, "an imagined state says that it is a mask"
    assert not any(pile.unknown() for pile in every_pile(imagined)), f"seat {seat} imagined a card without a face"
    assert not any(answer.option == SEALED for answer in imagined.answers), f"seat {seat} imagined a sealed answer"
    assert len(imagined.census()) == len(state.census()), f"seat {seat} imagined more or fewer cards"
    again = snapshot(game.mask(imagined, seat))
    assert again == text, f"what seat {seat} imagined looks different to it: {difference(text, again)}"
    if plays_on:
        play_some(imagined, walk)
    assert snapshot(masked) == text, f"playing on in an imagined state changed the mask of seat {seat}"


def imagine(game: Game, masked: State, luck: Seeded) -> State:
    """A state that the viewer of the mask could be looking at, and that there can be."""
    imagined = game.imagine(masked, Seeded(luck.bits()))
    fault = imagined.possible()
    assert not fault, f"seat {masked.viewer} imagined a state that cannot be: {fault}"
    return imagined


def every_pile(thing: Any) -> list[Pile]:
    """Every pile that can be reached from here, whether the game lists it or not."""
    if isinstance(thing, Pile):
        return [thing]
    if thing is None or isinstance(thing, (int, str)):
        return []
    if isinstance(thing, (list, tuple)):
        return [pile for item in thing for pile in every_pile(item)]
    if isinstance(thing, dict):
        return [pile for item in thing.values() for pile in every_pile(item)]
    if isinstance(getattr(thing, "key", None), str):
        return []
    return [pile for name in fields(thing) for pile in every_pile(getattr(thing, name))]


def hidden_in(piles: Iterable[Pile], seat: int) -> Counter[tuple[int, int]]:
    """The cards in piles that this seat has not seen: group and kind. Cards of two groups never change places."""
    return Counter((pile.group, kind_of(card)) for pile in piles for card in pile.all_cards() if not card >> seat & 1)


def hidden_from(state: State, seat: int) -> Counter[tuple[int, int]]:
    return hidden_in(state.piles(), seat)


def noted_by(state: State, seat: int) -> Counter[tuple[int, int]]:
    """What a seat was shown as a set and may look up; it lies in no group."""
    return Counter((-1, kind) for kind in state.noted(seat))


def disclosed(before: State, after: State, seat: int) -> Counter[tuple[int, int]]:
    """The hidden cards that are no longer hidden from this seat. Piles that are as they were hide what they hid."""
    were, are = before.piles(), after.piles()
    if len(were) == len(are):
        same = [(old.group, old.all_cards()) == (new.group, new.all_cards()) for old, new in zip(were, are)]
        were = [pile for pile, is_same in zip(were, same) if not is_same]
        are = [pile for pile, is_same in zip(are, same) if not is_same]
    return hidden_in(were, seat) - hidden_in(are, seat)


# 11. Dead ends


def check_dead_ends(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> None:
    """Somebody can always do something, whoever steps in, times out or concedes."""
    for habits in (Habits(interrupts=25, stops=10), Habits(interrupts=10, stops=5, timeouts=30), Habits(0, 0, 100)):
        walk = TableWalk(game, seats, settings, seed, choices, habits)
        with walk:
            while walk.going():
                give_up(walk)
                walk.make(walk.pick())


def give_up(walk: TableWalk) -> None:
    """A seat that concedes ends the game or leaves somebody who is asked."""
    state = walk.table.state.copy()
    seat = walk.extra.below(walk.seats)
    concede(state, seat)
    if state.result is None and waiting_chance(state) is None:
        assert pending(state), f"seat {seat} conceded and nobody is asked"


def check_leaving(game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices = ()) -> None:
    """Where seats may leave, the others play on to an end, and whoever left is asked nothing any more."""
    if not game.leaving:
        return
    walk = TableWalk(game, seats, settings, seed, choices, BUSY)
    table = walk.table
    with walk:
        while walk.going():
            if walk.extra.below(12) == 0:
                leave(walk, walk.extra.below(seats))
            if table.state.result is None:
                move = walk.pick()
                if not table.state.is_absent(move.seat):  # which windows it wants is nobody's affair any more
                    walk.make(move)
        text = to_text(table)
        assert to_text(from_text(text, {game.id: game})) == text, "a saved game is not written again as it was read"


def leave(walk: TableWalk, seat: int) -> None:
    table = walk.table
    before = record_text(table), snapshot(table.state)
    cards = table.state.census()
    if table.state.is_absent(seat):
        for refused in (table.leave, table.concede):
            try:
                refused(seat)
            except IllegalChoice:
                assert (record_text(table), snapshot(table.state)) == before, "a refusal changed the table"
            else:
                raise AssertionError(f"seat {seat} left twice")
        return
    table.leave(seat)
    assert table.state.census() == cards, f"seat {seat} left, and cards were lost or made"
    for offer in table.offers():
        assert not table.state.is_absent(offer.seat), f"seat {offer.seat} has left and is asked"
    for other in range(walk.seats):
        if not table.state.is_absent(other):
            assert view_json(table.view(other)), f"seat {other} sees nothing"


# 12. Sealed choices of several parts


class Parts(Observer):
    """While a sealed choice of several parts is made, nobody else can tell; it can always be finished."""

    def at(self, move: Move) -> None:
        walk = self.walk
        apart = waiting_ask(walk.state)
        if not isinstance(apart, Apart):
            return
        for seat in apart.order(walk.state):
            self.finish(apart, seat)
        if move.kind != CHOICE or move.seat not in apart.order(walk.state):
            return
        if walk.game.codes.code(move.text) not in [*apart.options(walk.state, move.seat), TAKE_BACK]:
            return  # it steps in
        after = walk.state.copy()
        enact(walk.game, after, move.seat, move.kind, move.text, walk.n + 1)
        if waiting_ask(after) is apart and move.seat in apart.order(after):
            for seat in walk.viewers:
                if seat != move.seat:
                    before, now = self.seen(walk.state, seat), self.seen(after, seat)
                    assert before == now, f"seat {seat} can tell that '{move.text}': {difference(before, now)}"

    def seen(self, state: State, seat: int) -> str:
        game = self.walk.game
        offers = [str(offer) for offer in pending(state) if offer.seat == seat]
        view = view_json(game.view(state, seat, [], 0, [])).decode()
        return f"{offers} {view} {snapshot(game.mask(state, seat))}"

    def finish(self, apart: Apart[Any], seat: int) -> None:
        """By defaults, and by anything else that may be given."""
        walk = self.walk
        for choose_default in (True, False):
            given = apart.given(walk.state, seat)
            while apart.next_part(walk.state, seat, given):
                options = apart.parts(walk.state, seat, given)
                said = texts(walk.game, given)
                assert options, f"after {said} seat {seat} can only take back"
                assert len(given) < MOST_PARTS, f"the choice of seat {seat} does not end: {said[:9]}..."
                default = apart.default_part(walk.state, seat, given)
                assert default in options, f"after {said} the default of seat {seat} is not offered"
                given = [*given, default if choose_default else options[walk.extra.below(len(options))]]


# What a failure says


def difference(left: str, right: str) -> str:
    """Where two texts part, with a little of what comes before."""
    if left == right:
        return "nothing"
    at = next((i for i, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
    start = max(0, at - 60)
    return f"...{left[start : at + 40]}... and ...{right[start : at + 40]}..."


# Positions


class Written(Observer):
    """What stands at a point of the rulebook can be written down, and goes on from there as the game itself does."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.decks = [""] * walk.seats
        self.wanted = bool(walk.game.positions.points())
        self.twin = walk.game.new(walk.settings, self.decks)
        self.last = 0
        advance(self.twin)
        self.write()

    def after(self, move: Move) -> None:
        if self.wanted:
            enact(self.walk.game, self.twin, move.seat, move.kind, move.text, self.walk.n)
            self.write()

    def write(self) -> None:
        walk = self.walk
        if not self.wanted:
            return
        assert same_state(self.twin, walk.state), f"what was written at entry {self.last} went on in another way"
        point, again = point_and_twin(walk.game, walk.settings, self.decks, walk.state)
        if point:
            self.twin, self.last = again, walk.n
            written = write_position(walk.game, self.twin, point)
            assert written == write_position(walk.game, walk.state, point), f"at {point} it is written in another way"

    def end(self) -> None:
        if self.wanted:
            last, all_of_it = self.last, self.walk.n
            assert 2 * last >= all_of_it, f"nothing could be written down after entry {last} of {all_of_it}"
