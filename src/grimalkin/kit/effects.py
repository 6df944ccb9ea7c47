"""Effects of cards: what one is, where it may stand, what it is worth, and how a card carries out several.

An effect is a value: cards hold it, all states share it, and it never changes. There are two sorts.

- A `DirectEffect` is told whom it is for. Use it where the player names the target with the card itself, or where
  there is nobody to name. `do` looks at its condition and carries it out; a `DoEffect` is the step for one of several.
- An `AimedEffect` finds whom it is for when its turn comes. It stands in a `CardScript`, and the game's `ScriptStep`
  runs that in printed order. `to` says how a target is found: it is there already, somebody picks one or up to so
  many, it is each of a set, or luck decides. With `may`, the owner can decline. What finds nobody is skipped. An effect
  with `modes` is "choose one": its owner chooses which of several scripts is run.

Every class of effects says where it may stand (`where`, or `places` if that depends on its fields) and what it is
worth to a player (`worth`), so no ladder of `isinstance` has to know them all. `Places` has the words for messages.

A step is the context of what it does: the seat that acts (`seat`), the piece whose effect it is (`me`), whom it has met
(`target`), whom the effect before was for (`same`), and the card (`source`). NOBODY stands for what is missing.

    >>> from grimalkin.core.amounts import ALWAYS
    >>> from grimalkin.core.fields import Given
    >>> from grimalkin.core.state import State
    >>> from grimalkin.kit.effects import NOBODY, DirectEffect, Places

    >>> IN_SPELL, IN_TRAP = 1, 2
    >>> PLACES = Places(["a spell", "a trap"])

    >>> class Gain(DirectEffect[State]):
    ...     where = IN_SPELL
    ...     def __init__(self, given):
    ...         super().__init__(given)
    ...         self.points = given.number("gain")
    ...     def act(self, game, seat, target, source):
    ...         game.gained = self.points
    ...     def worth(self, game, seat, target, source):
    ...         return 10 * self.points

    >>> gain = Gain(Given("oak.do[1]", {"gain": 3, "if": ALWAYS}))
    >>> PLACES.refuses(gain, IN_SPELL)
    ''
    >>> PLACES.refuses(gain, IN_TRAP)
    "'gain' cannot stand in a trap; it can in a spell"

    >>> class Meadow(State):
    ...     gained = 0
    >>> meadow = Meadow([0, 1])
    >>> gain.do(meadow, 0, NOBODY, 7)
    >>> meadow.gained, gain.worth(meadow, 0, NOBODY, 7)
    (3, 30)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Step
from grimalkin.core.cards import EACH, RANDOM, THE, UP_TO, Target, Verb, effects
from grimalkin.core.codes import PASS
from grimalkin.core.fields import Given
from grimalkin.core.state import G

NOBODY: Final = -1
EVERYWHERE: Final = -1  # every bit


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Verb, Generic[G]):
    """One effect of a card. Fields `to` and `may` of its verb are read here."""

    where: ClassVar[int] = EVERYWHERE

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.word = next(iter(given.values))  # its verb
        to = given.values.get("to")
        self.to: Target | None = to if isinstance(to, Target) else None  # whom it is for; None: nobody has to be named
        self.may: bool = given.values.get("may", False)  # its owner can decline it

    def places(self) -> int:
        """Where it may stand, as bits of the game's places."""
        return self.where

    def worth(self, game: G, seat: int, target: int, source: int) -> int:
        """What it is worth to a seat if it is done to the target now, by this card. Only advice asks."""
        return 0


E = TypeVar("E", bound="Effect[Any]")


def effects_of(given: Given, name: str, kind: type[E]) -> list[E]:
    """The effects that a field of a card gave."""
    return [effect for effect in effects(given, name) if isinstance(effect, kind)]


# Where effects stand


class Places:
    """The places of a game where an effect may stand: a word for each bit."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def said(self, bits: int) -> str:
        """Places in words."""
        words = [self.words[i] for i in range(len(self.words)) if bits >> i & 1]
        return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]

    def refuses(self, effect: Effect[Any], bit: int, here: str = "") -> str:
        """What is wrong with an effect that stands there, or nothing. `here`: the place in closer words."""
        if effect.places() & bit:
            return ""
        return f"'{effect.word}' cannot stand in {here or self.said(bit)}; it can in {self.said(effect.places())}"


# Effects that are told whom they are for


@mypyc_attr(allow_interpreted_subclasses=True)
class DirectEffect(Effect[G]):
    """An effect whose target is known before it is done."""

    def do(self, game: G, seat: int, target: int, source: int) -> None:
        """Carry it out, if its condition holds now."""
        if self.condition.value(game, seat, target):
            self.act(game, seat, target, source)

    def act(self, game: G, seat: int, target: int, source: int) -> None:
        """Carry it out: for this seat, on the target, by the card `source`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DoEffect(Step[G]):
    """One effect of several. Each is a step of its own, because the one before may ask or roll."""

    def __init__(self, effect: DirectEffect[G], seat: int, target: int, source: int) -> None:
        self.effect = effect
        self.seat = seat
        self.target = target
        self.source = source

    def run(self, game: G) -> None:
        self.effect.do(game, self.seat, self.target, self.source)


# Effects that find whom they are for


@mypyc_attr(allow_interpreted_subclasses=True)
class AimedEffect(Effect[G]):
    """An effect that finds its target when its turn comes."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.modes: list[CardScript[Any]] = []  # "choose one": it is these scripts, of which its owner chooses one

    def forbids(self, game: G, seat: int, me: int, target: int) -> str:
        """The rule that keeps it from being done to a piece, or ALLOWED."""
        return ALLOWED

    def possible(self, game: G, seat: int, me: int) -> bool:
        """Could it do anything now, besides finding a target?"""
        return True

    def act(self, game: G, seat: int, me: int, target: int, source: int) -> None:
        """Carry it out: for this seat, by the piece `me`, on the target, by the card `source`."""
        raise NotImplementedError

    def act_each(self, game: G, seat: int, me: int, targets: list[int], source: int) -> None:
        """Carry it out on several at the same time."""
        for target in targets:
            self.act(game, seat, me, target, source)


A = TypeVar("A", bound="AimedEffect[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardScript(Generic[A]):
    """Effects in printed order. `key` stands for it in a snapshot.

    Each game has a class of its own: its module says whose shared data this is when a step is pickled alone.
    """

    def __init__(self, key: str, verbs: list[A]) -> None:
        self.key = key
        self.verbs = verbs


S = TypeVar("S", bound="CardScript[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptStep(Step[G], Generic[G, S]):
    """One effect of a script, then the next one. A game says what its pieces are, and which can be targets.

    Pieces go by number. An effect of a set is put to `forbids`; one whose target is there already, to `reaches`.
    """

    accept: ClassVar[int] = PASS  # the option that takes what an effect offers; a game has one if its effects say "may"
    done: ClassVar[int] = PASS  # the option that ends "up to so many"

    def __init__(self, script: S, index: int, seat: int, me: int, target: int, same: int, source: int) -> None:
        self.script = script
        self.index = index
        self.seat = seat
        self.me = me
        self.target = target
        self.same = same  # whom the effect before was for
        self.source = source

    # what the game says

    def at(self, script: S, index: int, same: int) -> Step[G]:
        """The step of another effect, of this script or of one that it leads to."""
        raise NotImplementedError

    def holds(self, game: G) -> bool:
        """Does the condition of the effect hold?"""
        return self.verb().condition.value(game, self.seat, self.target) != 0

    def aims(self) -> bool:
        """Is the effect for a piece? If not, there is nothing to find."""
        return self.verb().to is not None

    def settled(self, game: G, to: Target) -> int:
        """The piece that is there already, for a target such as `self`; or NOBODY."""
        raise NotImplementedError

    def reaches(self, game: G, piece: int) -> bool:
        """Can the effect be done to the piece that is there already?"""
        return not self.verb().forbids(game, self.seat, self.me, piece)

    def pieces(self, game: G) -> list[int]:
        """Everything that a player might point at for this effect."""
        raise NotImplementedError

    def forbids(self, game: G, piece: int) -> str:
        """The rule that keeps one of those pieces from being picked, or ALLOWED."""
        return self.verb().forbids(game, self.seat, self.me, piece)

    def candidates(self, game: G) -> list[int]:
        """The pieces that can be picked, in the order in which `each` goes through them."""
        return [piece for piece in self.pieces(game) if not self.forbids(game, piece)]

    def finds(self, game: G) -> bool:
        """Can any piece be picked?"""
        for piece in self.pieces(game):
            if not self.forbids(game, piece):
                return True
        return False

    def option(self, game: G, piece: int) -> int:
        """The option by which the seat picks a piece."""
        raise NotImplementedError

    def piece(self, game: G, option: int) -> int:
        """The piece behind such an option."""
        raise NotImplementedError

    def name(self, game: G, piece: int) -> str:
        """The piece in the view."""
        raise NotImplementedError

    def ask_may(self, piece: int) -> Step[G]:
        """The question whether the effect is wanted: a `AskMay`."""
        raise NotImplementedError

    def ask_one(self) -> Step[G]:
        """The question whom the effect is for: a `AskOne`."""
        raise NotImplementedError

    def ask_some(self, left: int) -> Step[G]:
        """The same for up to so many more: a `AskSome`."""
        raise NotImplementedError

    def picks(self, game: G) -> int:
        """A bit for each piece that was picked so far, where the state keeps that."""
        raise NotImplementedError

    def keep_picks(self, game: G, picks: int) -> None:
        raise NotImplementedError

    def roll_one(self) -> Step[G]:
        """The roll for a piece: a `RollOne`."""
        raise NotImplementedError

    def ask_mode(self) -> Step[G]:
        """The question which mode of the effect is done: an `AskMode`."""
        raise NotImplementedError

    def mode_option(self, number: int) -> int:
        """The option by which the seat chooses a mode, by its place among the modes."""
        raise NotImplementedError

    def mode(self, option: int) -> int:
        """The place of the mode behind such an option."""
        raise NotImplementedError

    def forbids_mode(self, game: G, number: int) -> str:
        """The rule that keeps a mode from being chosen, or ALLOWED."""
        return ALLOWED

    # what follows from it

    def verb(self) -> AimedEffect[G]:
        found: AimedEffect[G] = self.script.verbs[self.index]
        return found

    def run(self, game: G) -> None:
        verb = self.verb()
        to = verb.to
        if not self.holds(game) or not verb.possible(game, self.seat, self.me):
            self.go_on(game, self.same)
        elif verb.modes:
            self.go_on(game, self.same)
            if self.finds_mode(game):
                game.then(self.ask_mode())
        elif to is None or not self.aims():
            self.go_on(game, self.same)
            self.offer(game, NOBODY)
        elif to.how == THE:
            piece = self.settled(game, to)
            self.go_on(game, piece)
            if piece != NOBODY and self.reaches(game, piece):
                self.offer(game, piece)
        elif to.how == EACH:
            self.go_on(game, self.same)
            self.act_each(game, self.candidates(game))
        elif not self.finds(game):
            self.go_on(game, self.same)
        elif to.how == UP_TO:
            self.keep_picks(game, 0)
            game.then(self.ask_some(to.count))
        elif to.how == RANDOM:
            game.then(self.roll_one())
        else:
            game.then(self.ask_one())

    def finds_mode(self, game: G) -> bool:
        for number in range(len(self.verb().modes)):
            if not self.forbids_mode(game, number):
                return True
        return False

    def go_on(self, game: G, same: int) -> None:
        """The next effect comes after this one."""
        if self.index + 1 < len(self.script.verbs):
            game.then(self.at(self.script, self.index + 1, same))

    def offer(self, game: G, piece: int) -> None:
        """Carry the effect out, or ask first."""
        if self.verb().may:
            game.then(self.ask_may(piece))
        else:
            self.act(game, piece)

    def act(self, game: G, piece: int) -> None:
        self.verb().act(game, self.seat, self.me, piece, self.source)

    def act_each(self, game: G, pieces: list[int]) -> None:
        if pieces:
            self.verb().act_each(game, self.seat, self.me, pieces, self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectAsk(Ask[G]):
    """A question that an effect puts to its owner. Not chained: the card has been shown, so there is no way back."""

    def __init__(self, use: ScriptStep[G, Any]) -> None:
        super().__init__(use.seat)
        self.use = use

    def touches(self, game: G, seat: int, option: int) -> list[str]:
        if option in (PASS, self.use.accept, self.use.done):
            return []
        return [self.use.name(game, self.use.piece(game, option))]


@mypyc_attr(allow_interpreted_subclasses=True)
class AskMay(EffectAsk[G]):
    """The owner of an effect that says "may" takes it or passes."""

    def __init__(self, use: ScriptStep[G, Any], piece: int) -> None:
        super().__init__(use)
        self.piece = piece

    def acts(self, game: G, seat: int) -> list[int]:
        return [PASS, self.use.accept]

    def chosen(self, game: G, seat: int, option: int) -> None:
        if option != PASS:
            self.use.act(game, self.piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskOne(EffectAsk[G]):
    """The owner of an effect picks whom it is for, or nobody if it says "may"."""

    def acts(self, game: G, seat: int) -> list[int]:
        use = self.use
        found = [PASS] if use.verb().may else []
        for piece in use.pieces(game):
            found.append(use.option(game, piece))
        return found

    def forbids(self, game: G, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else self.use.forbids(game, self.use.piece(game, act))

    def options(self, game: G, seat: int) -> list[int]:
        use = self.use
        found = [PASS] if use.verb().may else []
        for piece in use.pieces(game):
            if not use.forbids(game, piece):
                found.append(use.option(game, piece))
        return found

    def chosen(self, game: G, seat: int, option: int) -> None:
        piece = NOBODY if option == PASS else self.use.piece(game, option)
        self.use.go_on(game, piece)
        if piece != NOBODY:
            self.use.act(game, piece)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskSome(EffectAsk[G]):
    """The owner of an effect picks up to so many, one after the other; it is done to all of them at the same time."""

    def __init__(self, use: ScriptStep[G, Any], left: int) -> None:
        super().__init__(use)
        self.left = left

    def acts(self, game: G, seat: int) -> list[int]:
        return [self.use.done] + [self.use.option(game, piece) for piece in self.use.pieces(game)]

    def forbids(self, game: G, seat: int, act: int) -> str:
        if act == self.use.done:
            return ALLOWED
        piece = self.use.piece(game, act)
        return self.rule if self.use.picks(game) >> piece & 1 else self.use.forbids(game, piece)

    def chosen(self, game: G, seat: int, option: int) -> None:
        use = self.use
        picks = use.picks(game)
        if option != use.done:
            picks |= 1 << use.piece(game, option)
            use.keep_picks(game, picks)
            if self.left > 1 and self.finds_more(game, picks):
                game.then(use.ask_some(self.left - 1))
                return
        use.keep_picks(game, 0)
        use.go_on(game, use.same)
        use.act_each(game, [piece for piece in range(picks.bit_length()) if picks >> piece & 1])

    def finds_more(self, game: G, picks: int) -> bool:
        for piece in self.use.pieces(game):
            if not picks >> piece & 1 and not self.use.forbids(game, piece):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class AskMode(EffectAsk[G]):
    """The owner of an effect chooses one of its modes, or none if it says "may"."""

    def acts(self, game: G, seat: int) -> list[int]:
        verb = self.use.verb()
        found = [PASS] if verb.may else []
        return found + [self.use.mode_option(number) for number in range(len(verb.modes))]

    def forbids(self, game: G, seat: int, act: int) -> str:
        return ALLOWED if act == PASS else self.use.forbids_mode(game, self.use.mode(act))

    def touches(self, game: G, seat: int, option: int) -> list[str]:
        return []

    def chosen(self, game: G, seat: int, option: int) -> None:
        if option != PASS:
            script = self.use.verb().modes[self.use.mode(option)]
            game.then(self.use.at(script, 0, self.use.same))


@mypyc_attr(allow_interpreted_subclasses=True)
class RollOne(Chance[G]):
    """Luck picks whom an effect is for. An outcome is a place among the pieces."""

    def __init__(self, use: ScriptStep[G, Any]) -> None:
        self.use = use

    def weights(self, game: G) -> list[int]:
        return [0 if self.use.forbids(game, piece) else 1 for piece in self.use.pieces(game)]

    def face(self, game: G, outcome: int) -> str:
        return self.use.name(game, self.use.pieces(game)[outcome])

    def happened(self, game: G, outcome: int) -> None:
        piece = self.use.pieces(game)[outcome]
        self.use.go_on(game, piece)
        self.use.act(game, piece)
