"""Effects of cards: a made-up game, whose cards are read from a file and do everything that a script can do."""

from __future__ import annotations

import copy
import doctest
from typing import Any, ClassVar

import pytest

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.amounts import ALWAYS, Amount, Fixed, Quantity
from grimalkin.core.cards import (
    Card,
    Effects,
    Kind,
    Part,
    Parts,
    Sum,
    Target,
    VerbWord,
    Vocabulary,
    Whom,
    amount,
    parts,
)
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.engine import advance, apply, happen, pending, waiting_ask, waiting_chance, why
from grimalkin.core.errors import BadCards, IllegalChoice
from grimalkin.core.fields import Flag, Given, Reading, Word
from grimalkin.core.library import read_cards
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import Hooks, State
from grimalkin.kit import effects as page
from grimalkin.kit.effects import (
    EVERYWHERE,
    NOBODY,
    AimedEffect,
    AskMay,
    AskMode,
    AskOne,
    AskSome,
    CardScript,
    DirectEffect,
    DoEffect,
    Effect,
    EffectAsk,
    Places,
    RollOne,
    ScriptStep,
    effects_of,
)

# Owls and moles live in a glade, some of each seat. `self` casts; `struck` is whom it has met.
FIXED = ["self", "struck", "same"]
SETS = ["own", "enemy"]
ENEMY = len(FIXED) + 1
MODES = 3

CODES = Codes()
TAKE = CODES.one("take")
DONE = CODES.one("done")
PICK = CODES.block("pick", [str(number) for number in range(6)])
MODE = CODES.block("mode", [str(number) for number in range(MODES)])

IN_SPELL = 1
IN_TRAP = 2
PLACES = Places(["a spell", "a trap", "a curse"])


class Glade(State):
    """Pieces by number: whose they are, and how many leaves each has. One without leaves is gone."""

    id: ClassVar[str] = "glade"

    def __init__(self, owners: list[int], leaves: list[int]) -> None:
        super().__init__([0, 1])
        self.owners = owners
        self.leaves = leaves
        self.picked = 0
        self.log: list[str] = []

    def copy(self) -> Glade:
        twin = Glade(self.owners[:], self.leaves[:])
        self.copy_core(twin)
        twin.picked = self.picked
        twin.log = self.log[:]
        return twin


class GladeHooks(Hooks[Glade]):
    def quantity(self, game: Glade, quantity: int, word: int, me: int, other: int) -> int:
        """`leaves`: those of the seat that acts."""
        return sum(leaves for owner, leaves in zip(game.owners, game.leaves) if owner == me)


class Spell(AimedEffect[Glade]):
    """An effect of this game."""


class Shed(Spell):
    """`shed N to ...`: a piece loses leaves; of several, all at the same time."""

    where: ClassVar[int] = IN_SPELL | IN_TRAP

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = amount(given, "shed")

    def forbids(self, game: Glade, seat: int, me: int, target: int) -> str:
        return "" if game.leaves[target] else "GL-BARE"

    def act(self, game: Glade, seat: int, me: int, target: int, source: int) -> None:
        count = self.count.value(game, seat, target)
        game.leaves[target] = max(0, game.leaves[target] - count)
        game.log.append(f"{target} sheds {count} by {me} with {source}")

    def worth(self, game: Glade, seat: int, target: int, source: int) -> int:
        lost = min(game.leaves[target], self.count.value(game, seat, target))
        return lost if game.owners[target] != seat else -lost


class Sing(Spell):
    """`sing "loudly"`: it is for nobody; only who has a voice can."""

    where: ClassVar[int] = IN_SPELL

    def possible(self, game: Glade, seat: int, me: int) -> bool:
        return me != NOBODY

    def act(self, game: Glade, seat: int, me: int, target: int, source: int) -> None:
        game.log.append(f"{me} sings for {seat}, to {target}")


class ChooseMode(Spell):
    """`choose "one"`: of the card's modes."""


class Script(CardScript[Spell]):
    """Effects of a card of the glade."""


class Mode(Part):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.script = Script(given.place, effects_of(given, "do", Spell))


class GladeCard(Card):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.script = Script(given.place, effects_of(given, "do", Spell))
        for verb in self.script.verbs:
            if isinstance(verb, ChooseMode):
                verb.modes = [part.script for part in parts(given, "mode") if isinstance(part, Mode)]


class Placed(Effects):
    """Effects of a spell: those of which one cannot stand there are refused."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        made = super().read(reading, place, value)
        for effect in made:
            if effect is not None:
                said = PLACES.refuses(effect, IN_SPELL)
                if said:
                    reading.fault(effect.place, said)
        return made


class Curse(Spell):
    """`curse "all"`: no spell has it."""

    where: ClassVar[int] = IN_TRAP | 4


MAY = Flag("may", False)
VOCABULARY = Vocabulary(
    kinds=[
        Kind("spell", GladeCard, [Placed("do", most=4), Parts("mode", Mode, [Effects("do")], most=MODES)]),
    ],
    verbs=[
        VerbWord(Shed, [Sum("shed", 0, 9), Whom("to"), MAY], "takes leaves"),
        VerbWord(Sing, [Word("sing", "way", ["loudly"]), MAY], "sings"),
        VerbWord(ChooseMode, [Word("choose", "way", ["one"]), MAY], "does one of its modes"),
        VerbWord(Curse, [Word("curse", "way", ["all"])], "stands in traps"),
    ],
    fixed=FIXED,
    sets=SETS,
    places=[],
    durations=[],
    units=[],
    quantities=[Quantity("leaves")],
    editions=["only"],
)


class Cast(ScriptStep[Glade, Script]):
    id: ClassVar[str] = "cast"
    rule: ClassVar[str] = "GL-CAST"
    accept: ClassVar[int] = TAKE
    done: ClassVar[int] = DONE

    def at(self, script: Script, index: int, same: int) -> Cast:
        return Cast(script, index, self.seat, self.me, self.target, same, self.source)

    def settled(self, game: Glade, to: Target) -> int:
        return [self.me, self.target, self.same][to.among]

    def pieces(self, game: Glade) -> list[int]:
        return list(range(len(game.owners)))

    def forbids(self, game: Glade, piece: int) -> str:
        to = self.verb().to
        assert to is not None
        if (game.owners[piece] != self.seat) != (to.among == ENEMY):
            return "GL-SIDE"
        return super().forbids(game, piece)

    def option(self, game: Glade, piece: int) -> int:
        return PICK + piece

    def piece(self, game: Glade, option: int) -> int:
        return option - PICK

    def name(self, game: Glade, piece: int) -> str:
        return f"piece.{piece}"

    def picks(self, game: Glade) -> int:
        return game.picked

    def keep_picks(self, game: Glade, picks: int) -> None:
        game.picked = picks

    def ask_may(self, piece: int) -> Step[Glade]:
        return May(self, piece)

    def ask_one(self) -> Step[Glade]:
        return One(self)

    def ask_some(self, left: int) -> Step[Glade]:
        return Some(self, left)

    def roll_one(self) -> Step[Glade]:
        return Anybody(self)

    def ask_mode(self) -> Step[Glade]:
        return WhichMode(self)

    def mode_option(self, number: int) -> int:
        return MODE + number

    def mode(self, option: int) -> int:
        return option - MODE

    def forbids_mode(self, game: Glade, number: int) -> str:
        """A mode whose first effect is `shed` needs somebody with leaves."""
        first = self.verb().modes[number].verbs[0]
        return "" if not isinstance(first, Shed) or any(game.leaves) else "GL-MODE"


class May(AskMay[Glade]):
    id: ClassVar[str] = "may"
    rule: ClassVar[str] = "GL-MAY"


class One(AskOne[Glade]):
    id: ClassVar[str] = "one"
    rule: ClassVar[str] = "GL-ONE"
    renamed: ClassVar[dict[str, str]] = {"use": "cast"}


class Some(AskSome[Glade]):
    id: ClassVar[str] = "some"
    rule: ClassVar[str] = "GL-SOME"


class Anybody(RollOne[Glade]):
    id: ClassVar[str] = "any"
    rule: ClassVar[str] = "GL-ANY"


class WhichMode(AskMode[Glade]):
    id: ClassVar[str] = "which_mode"
    rule: ClassVar[str] = "GL-WHICH"


def script(do: str, more: str = "") -> Script:
    """The script of a card, read from a file."""
    text = f'[oak]\nname = "Oak"\nkind = "spell"\norigin = "ours"\ndo = [{do}]\n{more}'
    card = read_cards({"glade.toml": text}, VOCABULARY, None).editions["only"].cards[0]
    assert isinstance(card, GladeCard)
    return card.script


def cast(do: str, more: str = "", me: int = 0, target: int = NOBODY, leaves: str = "333333") -> Glade:
    """Seat 0 casts a card. It has the pieces 0 to 2, the other seat has 3 to 5."""
    game = Glade([0, 0, 0, 1, 1, 1], [int(count) for count in leaves])
    game.hooks = GladeHooks()
    game.then(Cast(script(do, more), 0, 0, me, target, NOBODY, 7), Ended())
    advance(game)
    return game


class Ended(Ask[Glade]):
    """The card is done."""

    id: ClassVar[str] = "ended"

    def __init__(self) -> None:
        super().__init__(0)

    def acts(self, game: Glade, seat: int) -> list[int]:
        return [PASS]


def answer(game: Glade, *words: str) -> Glade:
    for word in words:
        apply(game, 0, CODES.code(word), CODES)
    return game


def offered(game: Glade) -> list[str]:
    return [CODES.text(option) for offer in pending(game) for option in offer.options]


def is_done(game: Glade) -> bool:
    return isinstance(waiting_ask(game), Ended)


def left(game: Glade) -> str:
    return "".join([str(count) for count in game.leaves])


# Scripts


def test_effects_come_in_printed_order() -> None:
    game = cast('{ shed = 1, to = "self" }, { sing = "loudly" }, { shed = 2, to = "struck" }', target=4)
    assert game.log == ["0 sheds 1 by 0 with 7", "0 sings for 0, to -1", "4 sheds 2 by 0 with 7"]
    assert is_done(game)


def test_a_condition_is_looked_at_when_the_effect_has_its_turn() -> None:
    again = '{ shed = 3, to = "self" }, { shed = 1, to = "struck", if = "leaves >= 9" }, { shed = 2, to = "struck" }'
    assert cast(again, target=3).log == ["0 sheds 3 by 0 with 7", "3 sheds 2 by 0 with 7"]


def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    """No voice, nobody met, nothing left to shed, no enemy with leaves."""
    do = '{ sing = "loudly" }, { shed = 1, to = "self" }, { shed = 1, to = "struck" }, { shed = 1, to = "each own" }'
    assert left(cast(do, me=NOBODY, leaves="303333")) == "202333"
    assert is_done(cast('{ shed = 1, to = "enemy" }, { shed = 1, to = "up to 2 enemy" }', leaves="333000"))
    assert cast('{ shed = 1, to = "self" }', leaves="033333").log == []


def test_each_is_done_to_all_of_a_set() -> None:
    assert left(cast('{ shed = 2, to = "each enemy" }', leaves="333301")) == "333100"


def test_same_is_whom_the_effect_before_was_for() -> None:
    game = answer(cast('{ shed = 1, to = "enemy" }, { sing = "loudly" }, { shed = 1, to = "same" }'), "pick 5")
    assert left(game) == "333331"
    game = answer(cast('{ shed = 1, to = "enemy", may = true }, { shed = 1, to = "same" }'), "pass")
    assert left(game) == "333333"
    assert is_done(game)


# Questions


def test_one_of_a_set_is_picked() -> None:
    game = cast('{ shed = 1, to = "enemy" }', leaves="333303")
    assert offered(game) == ["pick 3", "pick 5"]
    assert why(game, 0, PICK) == "GL-SIDE"
    assert why(game, 0, PICK + 4) == "GL-BARE"
    ask = waiting_ask(game)
    assert isinstance(ask, EffectAsk)
    assert [option for option in ask.acts(game, 0) if not ask.forbids(game, 0, option)] == ask.options(game, 0)
    assert ask.touches(game, 0, PICK + 5) == ["piece.5"]
    assert left(answer(game, "pick 5")) == "333302"


def test_one_that_may_be_picked_can_be_passed() -> None:
    game = cast('{ shed = 1, to = "own", may = true }')
    assert offered(game) == ["pass", "pick 0", "pick 1", "pick 2"]
    ask = waiting_ask(game)
    assert ask is not None
    assert ask.touches(game, 0, PASS) == []
    assert left(answer(game.copy(), "pass")) == "333333"
    assert left(answer(game, "pick 1")) == "323333"


@pytest.mark.parametrize("do", ['{ sing = "loudly", may = true }', '{ shed = 1, to = "self", may = true }'])
def test_may_is_asked_where_nobody_is_picked(do: str) -> None:
    game = cast(do)
    assert offered(game) == ["pass", "take"]
    assert answer(game.copy(), "pass").log == []
    assert len(answer(game, "take").log) == 1
    assert is_done(game)


def test_up_to_so_many_are_picked_and_hit_together() -> None:
    game = cast('{ shed = 1, to = "up to 2 enemy" }, { sing = "loudly" }')
    assert offered(game) == ["done", "pick 3", "pick 4", "pick 5"]
    answer(game, "pick 5")
    assert offered(game) == ["done", "pick 3", "pick 4"]
    assert why(game, 0, PICK + 5) == "GL-SOME"
    assert game.log == []
    answer(game, "pick 3")
    assert game.log == ["3 sheds 1 by 0 with 7", "5 sheds 1 by 0 with 7", "0 sings for 0, to -1"]
    assert game.picked == 0


def test_up_to_so_many_may_be_fewer() -> None:
    do = '{ shed = 1, to = "up to 3 enemy" }'
    assert left(answer(cast(do), "done")) == "333333"
    assert left(answer(cast(do), "pick 3", "done")) == "333233"
    only = answer(cast(do, leaves="333003"), "pick 5")
    assert left(only) == "333002"
    assert is_done(only)  # nobody else is there


def test_luck_picks_at_random_among_those_that_can_be() -> None:
    game = cast('{ shed = 1, to = "random enemy" }, { shed = 1, to = "same" }', leaves="333303")
    chance = waiting_chance(game)
    assert chance is not None
    assert chance.weights(game) == [0, 0, 0, 1, 0, 1]
    assert chance.outcome(game, "piece.5") == 5
    happen(game, chance, 5)
    advance(game)
    assert left(game) == "333301"


# Choose one

TWO_MODES = """
[[oak.mode]]
name = "Storm"
do   = [{ shed = 1, to = "each enemy" }, { sing = "loudly" }]

[[oak.mode]]
name = "Song"
do   = [{ sing = "loudly" }]
"""


def test_one_of_several_modes_is_chosen_and_then_the_script_goes_on() -> None:
    game = cast('{ choose = "one" }, { shed = 1, to = "self" }', TWO_MODES)
    assert offered(game) == ["mode 0", "mode 1"]
    ask = waiting_ask(game)
    assert ask is not None
    assert ask.touches(game, 0, MODE) == []
    assert left(answer(game.copy(), "mode 0")) == "233222"
    assert answer(game, "mode 1").log == ["0 sings for 0, to -1", "0 sheds 1 by 0 with 7"]


def test_a_mode_may_be_forbidden_and_none_may_be_chosen() -> None:
    game = cast('{ choose = "one", may = true }', TWO_MODES, leaves="000000")
    assert offered(game) == ["pass", "mode 1"]
    assert why(game, 0, MODE) == "GL-MODE"
    assert answer(game, "pass").log == []
    storm = TWO_MODES.partition('[[oak.mode]]\nname = "Song"')[0]
    assert is_done(cast('{ choose = "one" }', storm, leaves="000000"))


# The steps as a part of a state


def test_a_wait_can_be_copied_stored_and_refused() -> None:
    game = cast('{ shed = 1, to = "up to 2 enemy" }')
    answer(game, "pick 4")
    twin = copy.deepcopy(game)
    assert snapshot(twin) == snapshot(game)
    answer(twin, "done")
    assert left(game) == "333333"
    assert state_hash(game) != state_hash(twin)
    with pytest.raises(IllegalChoice, match=r"GL-SOME: seat A cannot 'pick 4'; it can: done, pick 3, pick 5"):
        apply(game, 0, PICK + 4, CODES)


def test_a_step_is_stored_by_the_words_of_its_game() -> None:
    first = Cast(script('{ shed = 1, to = "enemy" }'), 0, 0, 1, NOBODY, NOBODY, 7)
    stored = '["cast","index",0,"me",1,"same",-1,"script","oak","seat",0,"source",7,"target",-1]'
    assert snapshot(first) == stored
    assert snapshot(One(first)) == f'["one","cast",{stored},"seat",0]'
    assert snapshot(Some(first, 2)) == f'["some","left",2,"seat",0,"use",{stored}]'


# Effects that are told whom they are for


class Grow(DirectEffect[Glade]):
    """`grow N`."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.count = given.number("grow")

    def act(self, game: Glade, seat: int, target: int, source: int) -> None:
        game.leaves[target] += self.count
        game.log.append(f"{target} grows {self.count} for {seat} by {source}")


class DoGrow(DoEffect[Glade]):
    id: ClassVar[str] = "do_grow"
    renamed: ClassVar[dict[str, str]] = {"effect": "grow"}


def grow(count: int, condition: Amount = ALWAYS) -> Grow:
    return Grow(Given(f"elm.do[{count}]", {"grow": count, "if": condition}))


def test_a_direct_effect_is_done_if_its_condition_holds() -> None:
    game = cast('{ sing = "loudly" }', me=NOBODY)
    grow(2).do(game, 1, 4, 9)
    grow(3, Fixed(0)).do(game, 1, 4, 9)
    assert game.log == ["4 grows 2 for 1 by 9"]


def test_several_direct_effects_are_steps() -> None:
    game = cast('{ sing = "loudly" }', me=NOBODY)
    steps = [DoGrow(grow(count), 1, count, 9) for count in (1, 2)]
    game.then(steps[0], steps[1])
    advance(game)
    assert game.log == ["1 grows 1 for 1 by 9", "2 grows 2 for 1 by 9"]
    assert snapshot(steps[0]) == '["do_grow","grow","elm.do[1]","seat",1,"source",9,"target",1]'


# What effects say about themselves


def test_an_effect_says_its_word_its_places_and_its_worth() -> None:
    shed = script('{ shed = 2, to = "enemy", may = true }').verbs[0]
    assert (shed.word, shed.may, shed.places()) == ("shed", True, IN_SPELL | IN_TRAP)
    game = cast('{ sing = "loudly" }', leaves="333331")
    assert [shed.worth(game, 0, piece, 7) for piece in (0, 3, 5)] == [-2, 2, 1]


def test_an_effect_that_says_nothing_may_stand_anywhere_and_is_worth_nothing() -> None:
    plain: Effect[Glade] = Effect(Given("elm.do[1]", {"rest": 1, "if": ALWAYS}))
    assert plain.places() == EVERYWHERE
    assert plain.worth(cast('{ sing = "loudly" }'), 0, 1, 7) == 0
    assert PLACES.refuses(plain, IN_TRAP) == ""


def test_a_card_with_an_effect_in_the_wrong_place_is_refused() -> None:
    with pytest.raises(BadCards, match="'curse' cannot stand in a spell; it can in a trap or a curse"):
        script('{ curse = "all" }')


def test_places_are_said_in_words() -> None:
    assert [PLACES.said(bits) for bits in (1, 3, 7)] == ["a spell", "a spell or a trap", "a spell, a trap or a curse"]
    shed = script('{ shed = 2, to = "enemy" }').verbs[0]
    said = "'shed' cannot stand in a curse at night; it can in a spell or a trap"
    assert PLACES.refuses(shed, 4, "a curse at night") == said


def test_the_game_must_say_what_its_pieces_are() -> None:
    bare: ScriptStep[Glade, Script] = ScriptStep(script('{ shed = 1, to = "enemy" }'), 0, 0, 0, 0, 0, 7)
    with pytest.raises(NotImplementedError):
        bare.run(cast('{ sing = "loudly" }'))


def test_the_example_of_the_page_runs() -> None:
    example = doctest.DocTestParser().get_doctest(page.__doc__ or "", {}, "kit.effects", None, 0)
    assert len(example.examples) > 5
    assert doctest.DocTestRunner().run(example).failed == 0
