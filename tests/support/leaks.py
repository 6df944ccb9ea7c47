"""The leak test: what a seat cannot see must not show, in anything that it is given.

At every wait, for every seat and for a spectator, we take *worlds*: the real state and states imagined from that
observer's mask. The observer cannot tell them apart, so

now     its mask, view, options, default, previews, refusals and the choices of players given that mask are the same;
SAME    after the same next move they are still the same, in every world that shows the observer the same cards by it.

A hidden choice or draw is itself a secret, so other options of the same seat and other faces are tried too:

DRAWN   two draws of which the observer sees neither card look the same and leave the same mask;
MOVED   so do two choices that move hidden cards, where the piles look the same to the observer afterwards;
HIDDEN  two moves that change the state, but nothing in the mask, look the same.

Which worlds can be compared after a move? A move may show hidden cards to the observer, and that is not a leak: only
worlds that show the same kinds are compared. Sealed answers come out with the last one: other worlds are given the real
answers, and are left out where a seat could not have given its answer.
"""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any, NamedTuple

from grimalkin.core.agenda import TOGETHER, Apart, Draw
from grimalkin.core.codes import TAKE_BACK
from grimalkin.core.engine import pending, possible_parts, waiting_ask, waiting_chance
from grimalkin.core.errors import BadLuck, GrimalkinError
from grimalkin.core.events import Event, Log
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, DISPUTE, LUCK, RULING, SECOND, enact
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import LAPSED, State
from grimalkin.core.view import view_json
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from tests.support.games import open_part, open_verbs
from tests.support.kit import LEAKED, difference, hidden_from, imagine, noted_by, refused_text, some_codes
from tests.support.walk import Move, Observer, Walk

BOTS: list[Player] = [Random(), Greedy(1)]


class After(NamedTuple):
    """Where a move led in one world."""

    state: State
    lines: list[Event]
    shown: Counter[tuple[int, int]]  # hidden cards that the observer sees now: group and kind
    kept: bool  # no card became hidden from the observer, or visible to it


class Branch:
    """Where one of several moves led: the whole truth, and what the observer is given; each text made when needed."""

    def __init__(self, look: Look, move: Move, after: After) -> None:
        self.look = look
        self.move = move
        self.after = after

    @functools.cached_property
    def full(self) -> str:
        return snapshot(self.after.state)

    @functools.cached_property
    def piles(self) -> str:
        return snapshot(self.after.state.piles())

    @functools.cached_property
    def masked(self) -> State:
        return self.look.game.mask(self.after.state, self.look.observer)

    @functools.cached_property
    def masked_piles(self) -> str:
        return snapshot(self.masked.piles())

    @functools.cached_property
    def mask(self) -> str:
        return snapshot(self.masked)

    @functools.cached_property
    def seen(self) -> str:
        return str(self.look.seen(self.after.state, self.after.lines))


class Leaks(Observer):
    """Looks at so many waits of one game, each time with so many worlds and other moves."""

    def __init__(self, walk: Walk, worlds: int = 3, branches: int = 3, looks: int = LEAKED) -> None:
        super().__init__(walk)
        self.worlds = worlds
        self.branches = branches
        self.glances = walk.glances(looks)

    def at(self, move: Move) -> None:
        walk = self.walk
        if self.glances[walk.n]:
            for observer in walk.viewers:
                Look(walk, observer, self.worlds, self.branches).at(move)


class Look:
    """One observer at one wait."""

    def __init__(self, walk: Walk, observer: int, worlds: int, branches: int) -> None:
        self.walk = walk
        self.game = walk.game
        self.observer = observer
        self.branches = branches
        self.masked = self.game.mask(walk.state, observer)
        self.tries = some_codes(walk, 2) | self.own_acts()
        self.worlds = [walk.state, *(self.imagined() for _ in range(worlds))]

    def imagined(self) -> State:
        return imagine(self.game, self.masked, self.walk.extra)

    def own_acts(self) -> set[int]:
        ask = waiting_ask(self.walk.state)
        if ask is None or self.observer not in ask.order(self.walk.state):
            return set()
        return set(ask.acts(self.walk.state, self.observer))

    def at(self, move: Move) -> None:
        self.now()
        self.after_the_same(move)
        if move.kind in (CHOICE, LUCK) and move.seat != self.observer:
            self.after_others(move)

    # now

    def now(self) -> None:
        bots = Seeded(self.walk.extra.bits())
        first = self.seen(self.worlds[0], []) | self.bots(self.worlds[0], bots.copy()) | self.previews(self.worlds[0])
        for world in self.worlds[1:]:
            other = self.seen(world, []) | self.bots(world, bots.copy()) | self.previews(world)
            self.compare(first, other, "now, by something hidden")

    def seen(self, world: State, lines: list[Event]) -> dict[str, str]:
        """Everything this observer is given, as texts; what says most about a difference comes first."""
        game, seat = self.game, self.observer
        seen: dict[str, str] = {}
        ask = waiting_ask(world)
        offered: set[int] = set()
        if ask is not None:
            for offer in pending(world):
                if offer.seat == seat:
                    offered = set(offer.every())
                    seen["options"] = str(offer)
                    seen["default"] = str(ask.default(world, seat)) if offer.options else "none"
        for code in sorted(self.tries - offered):
            seen[f"refusal of '{game.codes.text(code)}'"] = refused_text(game, world.copy(), seat, code)
        lines_seen = "; ".join(told.words(seat) for told in lines)
        view = view_json(game.view(world, seat, lines, self.walk.n, [])).decode()
        return seen | {"lines": lines_seen, "view": view, "mask": snapshot(game.mask(world, seat))}

    def bots(self, world: State, luck: Seeded) -> dict[str, str]:
        """What players choose that are given this mask."""
        for offer in pending(world):
            if offer.seat == self.observer and offer.options:
                masked = self.game.mask(world, self.observer)
                return {
                    type(bot).__name__: str(
                        bot.choose(self.game, masked, offer.seat, offer.options, offer.standing, luck.copy())
                    )
                    for bot in BOTS
                }
        return {}

    def previews(self, world: State) -> dict[str, str]:
        """What the observer is told about its choices before it makes one."""
        if self.observer == SPECTATOR:
            return {}
        found = self.game.previews(world, self.observer)
        return {f"preview of '{self.game.codes.text(option)}'": str(facts) for option, facts in found}

    def compare(self, first: dict[str, str], other: dict[str, str], when: str) -> None:
        for part in first | other:
            left, right = first.get(part, "nothing"), other.get(part, "nothing")
            assert left == right, f"seat {self.observer} can tell {when}: {part}: {difference(left, right)}"

    # after the same move

    def after_the_same(self, move: Move) -> None:
        real = self.after(self.worlds[0], move)
        assert real is not None, f"'{move.text}' cannot be done"
        seen = self.seen(real.state, real.lines)
        worlds = self.worlds[1:]
        for extra in range(6):  # a rare card in a hand may need a few more tries
            found = [after for after in (self.after(world, move) for world in worlds) if after is not None]
            alike = [after for after in found if after.shown == real.shown]
            if alike or extra == 5:
                break
            worlds = [self.imagined()]
        for after in alike:
            self.compare(seen, self.seen(after.state, after.lines), f"after '{move.text}', by something hidden (SAME)")

    def after(self, world: State, move: Move) -> After | None:
        """The world after a move, or None where it is not possible there."""
        state = world.copy()
        if not self.possible(state, move):
            return None
        log = Log(self.game.event_types, self.game.codes)
        state.listener = log
        enact(self.game, state, move.seat, move.kind, move.text, self.walk.n + 1)
        state.listener = None
        before, now = hidden_from(world, self.observer), hidden_from(state, self.observer)
        news = noted_by(state, self.observer) - noted_by(
            world, self.observer
        )  # a look at cards that stay where they are
        return After(state, log.lines, before - now + news, before == now and not news)

    def possible(self, state: State, move: Move) -> bool:
        """Could this happen here? Gives sealed answers the values that they have in the real state."""
        if move.kind == LUCK:
            chance = waiting_chance(state)
            assert chance is not None
            try:
                chance.outcome(state, move.text)
            except BadLuck:
                return False
            return True
        if move.kind in (DISPUTE, RULING, SECOND):
            return self.can_rule(state.copy(), move)
        if move.kind != CHOICE:
            return True
        code = self.game.codes.code(move.text)
        ask = waiting_ask(state)
        if isinstance(ask, Apart) and not self.with_real_parts(state, ask):
            return False
        offered = [offer for offer in pending(state) if offer.seat == move.seat]
        if not any(code in offer.every() for offer in offered):
            return False
        if isinstance(ask, Apart):
            return True
        if ask is not None and ask.shape() == TOGETHER:
            for answer in self.walk.state.answers:
                if answer.height != len(state.agenda) or answer.option == LAPSED:
                    continue
                if answer.option not in ask.options(state, answer.seat):
                    return False
            state.answers = self.walk.state.answers
        return True

    def can_rule(self, state: State, move: Move) -> bool:
        """Could this be ruled here? A ruling may name cards that lie elsewhere in this world."""
        try:
            enact(self.game, state, move.seat, move.kind, move.text, self.walk.n + 1)
        except GrimalkinError:
            return False
        return True

    def with_real_parts(self, state: State, apart: Apart[Any]) -> bool:
        """The same where answers have several parts: each seat gives those that it gave in the real state."""
        real = self.walk.state
        height = len(state.agenda)
        for seat in range(self.walk.seats):
            given = real.answers_of(seat, height)
            if given != [LAPSED] and possible_parts(state, apart, seat, given) != given:
                return False
        state.answers = real.answers
        return True

    # after other moves that the observer may be unable to tell apart

    def after_others(self, move: Move) -> None:
        for world in self.worlds[:2]:
            found = self.branches_of(world, move)
            for i in range(len(found)):
                for j in range(i):
                    self.compare_branches(found[j], found[i])

    def branches_of(self, world: State, move: Move) -> list[Branch]:
        """The move and a few others that could have happened in its place; none where there was no choice."""
        moves = self.other_moves(world, move)
        if len(moves) == 1:
            return []
        tried = [(other, self.after(world, other)) for other in moves]
        return [Branch(self, other, after) for other, after in tried if after is not None]

    def other_moves(self, world: State, move: Move) -> list[Move]:
        texts: list[str] = []
        chance = waiting_chance(world)
        if chance is not None:
            weights = chance.weights(world)
            texts = [chance.face(world, outcome) for outcome in range(len(weights)) if weights[outcome]]
        else:
            code = self.game.codes.code(move.text)
            for offer in pending(world):
                if offer.seat == move.seat:
                    kin = offer.standing if code in offer.standing else offer.options
                    kin = [TAKE_BACK] if code == TAKE_BACK else kin
                    texts = [self.game.codes.text(option) for option in kin]
        moves = [Move(move.seat, move.kind, text) for text in texts]
        while len(moves) > self.branches:
            moves.pop(self.walk.extra.below(len(moves)))
        if move not in moves:
            moves.append(move)
        return moves

    def compare_branches(self, one: Branch, two: Branch) -> None:
        if one.move.text.split()[0] in open_verbs(self.game):
            return
        sealed = isinstance(waiting_ask(self.walk.state), Apart)
        if not sealed and open_part(self.game, one.move.text) != open_part(self.game, two.move.text):
            return
        if one.after.kept and two.after.kept:
            if isinstance(waiting_chance(self.walk.state), Draw):
                self.alike(one, two, "DRAWN")
            elif one.piles != two.piles and one.masked_piles == two.masked_piles:
                self.alike(one, two, "MOVED")
        if one.mask == two.mask and one.full != two.full:
            self.alike(one, two, "HIDDEN")

    def alike(self, one: Branch, two: Branch, law: str) -> None:
        said = f"seat {self.observer} can tell '{one.move.text}' from '{two.move.text}' ({law})"
        assert one.mask == two.mask, f"{said} by its mask: {difference(one.mask, two.mask)}"
        assert one.seen == two.seen, f"{said}: {difference(one.seen, two.seen)}"
