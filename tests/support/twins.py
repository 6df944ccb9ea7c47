"""Broken twins: a sound game with one fragment of its source replaced. Each proves that one check works.

The game is the teaching one, or where that has nothing of the kind a game of these tests.
"""

from __future__ import annotations

import importlib
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from grimalkin.core.game import Game
from grimalkin.games import cauldron
from tests.support import larder, warren


class Twin(NamedTuple):
    """What is wrong with it, which check must notice and what it then says, what is replaced by what, and of which game
    it is: a package, or a module that holds all of one."""

    name: str
    check: str
    says: str
    fragment: str
    replacement: str
    of: ModuleType = cauldron


class TwinModules(MetaPathFinder, Loader):
    """Imports the modules of a twin: the sources of the game under another package name, one fragment replaced."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.package = f"twin_{twin.name}"

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        return ModuleSpec(fullname, self, is_package=fullname == self.package)

    def exec_module(self, module: ModuleType) -> None:
        name = "__init__" if module.__name__ == self.package else module.__name__.removeprefix(f"{self.package}.")
        of = self.twin.of
        text = sources_of(of)[name].replace(self.twin.fragment, self.twin.replacement)
        text = text.replace(f"from {of.__name__}", f"from {self.package}")
        exec(compile(text, f"<{self.package}.{name}>", "exec", dont_inherit=True), module.__dict__)


def sources_of(game: ModuleType) -> dict[str, str]:
    """The sources of a game by module, which lie beside the compiled modules too. A game can be one file."""
    assert game.__file__ is not None
    file = Path(game.__file__)
    if not hasattr(game, "__path__"):
        return {"__init__": file.read_text(encoding="utf-8")}
    return {one.stem: one.read_text(encoding="utf-8") for one in file.parent.glob("*.py")}


def twin_game(twin: Twin) -> Game:
    """The game of a twin, interpreted, in a package of its own."""
    count = sum(source.count(twin.fragment) for source in sources_of(twin.of).values())
    assert count == 1, f"twin '{twin.name}': its fragment occurs {count} times in {twin.of.__name__}, not once"
    finder = TwinModules(twin)
    sys.meta_path.insert(0, finder)
    try:
        game = importlib.import_module(finder.package).GAME
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.split(".")[0] == finder.package]:
            del sys.modules[name]
    assert isinstance(game, Game)
    return game


def sound_game(of: ModuleType) -> Game:
    """The same source, unchanged, made in the same way: what it fails, no fragment is to blame for."""
    return twin_game(Twin("sound", "", "", "GAME: Final = ", "GAME: Final = ", of))


TWINS = [
    Twin(
        "never_ends",
        "ends",
        "the game goes on after",
        "game.round += 1",
        "game.round += 0",
    ),
    Twin(
        "shares_a_list",
        "copies",
        "playing on with a copy changed the original",
        "twin.points = self.points[:]",
        "twin.points = self.points",
    ),
    Twin(
        "forgets_a_field",
        "copies",
        "a copy differs",
        "twin.spoon = self.spoon",
        "pass",
    ),
    Twin(
        "remembers_other_tables",
        "saves",
        "in another way",
        "game.fire = face",
        "Fire.rolls = getattr(Fire, 'rolls', 0) + game.round; game.fire = (face + Fire.rolls) % 6 + 1",
    ),
    Twin(
        "rolls_on_its_own",
        "same_seed",
        "the same seed gave another record",
        "game.fire = face",
        # never twice alike
        "game.fire = 1 + next(globals().setdefault('rolled', __import__('itertools').count())) % 6",
    ),
    Twin(
        "scores_otherwise",
        "goldens",
        "records differ",
        'self.value = given.number("value")',
        'self.value = given.number("value") + 1',
    ),
    Twin(
        "default_not_offered",
        "options",
        "is not offered",
        'return [f"hand.{SEATS[STING.one(option)]}"]',
        'return [f"hand.{SEATS[STING.one(option)]}"]\n\n'
        "    def default(self, game, seat):\n        return STING.code(seat)",
    ),
    Twin(
        "offers_twice",
        "options",
        "offered something twice",
        "return [PASS] + [GIVE.code(kind) for kind in game.hands[seat].kinds()]",
        "return [PASS] + [GIVE.code(kind_of(card)) for card in game.hands[seat].cards]",
    ),
    Twin(
        "touches_nothing_there",
        "options",
        "touches ['hands.B']",
        'return [f"hand.{SEATS[TO.one(option)]}"]',
        'return [f"hands.{SEATS[TO.one(option)]}"]',
    ),
    Twin(
        "asks_the_state_behind_the_mask",
        "options",
        "the mask of seat 0 offers",
        'return "CA-STIR-03" if TO.one(act) == seat else ALLOWED',
        'return "CA-STIR-03" if TO.one(act) in (seat, 3 * game.hands[1].holds(3)) else ALLOWED',
    ),
    Twin(
        "log_shows_the_drawn_card",
        "leaks",
        "(DRAWN)",
        'game.log_event("CA-DRAW-03", DREW, self.seat, card)',
        'game.log_event("CA-DRAW-03", DREW, self.seat, card | 0xFF)',
    ),
    Twin(
        "log_numbers_the_drawn_card",
        "leaks",
        "(DRAWN)",
        'EVENTS.add("drew", beat="draw", who=SEAT, card=CARD)',
        'EVENTS.add("drew", beat="draw", who=SEAT, card=NUMBER)',
    ),
    Twin(
        "log_shows_the_passed_card",
        "leaks",
        "(SAME): lines",
        'game.log_event("CA-STIR-03", GAVE, seat, herb, other)',
        'game.log_event("CA-STIR-03", GAVE, seat, herb | 0xFFFF, other)',
    ),
    Twin(
        "log_shows_a_hidden_choice",
        "leaks",
        "(MOVED)",
        "game.then(PassTo(seat))",
        'game.then(PassTo(seat)); game.log_event("CA-STIR-02", GAVE, seat, game.passing.cards[0] | 0xFFFF, seat)',
    ),
    Twin(
        "order_of_options",
        "leaks",
        "by something hidden: options",
        "return [THROW.code(kind) for kind in game.hands[seat].kinds()]",
        "return [THROW.code(kind) for kind in game.hands[seat].kinds()][:: -1 if game.hands[seat - 1].holds(0) else 1]",
    ),
    Twin(
        "sealed_answer_tells",
        "leaks",
        "(HIDDEN)",
        "return [THROW.code(kind) for kind in game.hands[seat].kinds()]",
        "found = [THROW.code(kind) for kind in game.hands[seat].kinds()]\n"
        "        told = any(answer.option == THROW.first for answer in game.answers)\n"
        "        return found[::-1] if told else found",
    ),
    Twin(
        "window_only_for_those_who_can",
        "leaks",
        "(SAME)",
        "asked = game.holders()",
        "asked = sum(1 << seat for seat in range(len(game.hands)) if game.hands[seat].holds(3))",
    ),
    Twin(
        "secret_in_a_step",
        "leaks",
        "(MOVED) by its mask",
        "game.then(PassTo(seat))",
        "step = PassTo(seat); step.herb = GIVE.one(option); game.then(step)",
    ),
    Twin(
        "secret_draw_in_a_register",
        "leaks",
        "(DRAWN) by its mask",
        'game.log_event("CA-DRAW-03", DREW, self.seat, card)',
        'game.log_event("CA-DRAW-03", DREW, self.seat, card); game.fire = card >> 16',
    ),
    Twin(
        "refusal_tells",
        "leaks",
        "refusal of 'use catnip'",
        'return "CA-FIRE-02" if act != PASS and not game.hands[seat].holds(USE.one(act)) else ALLOWED',
        'return ("CA-FIRE-02", "CA-FIRE-03")[game.hands[seat - 1].holds(3)]'
        " if act != PASS and not game.hands[seat].holds(USE.one(act)) else ALLOWED",
    ),
    Twin(
        "shows_a_card_without_the_ledger",
        "undo",
        "the ledger did not move",
        "herb = game.move_hidden(game.passing, game.hands[other], kind_of(herb), 1 << seat | 1 << other)",
        "herb = game.passing.take(kind_of(herb)) | 1 << seat | 1 << other; game.hands[other].put(herb)",
    ),
    Twin(
        "loses_a_card",
        "cards",
        "lost kinds [3]",
        "game.bag.put_on_top(herb)",
        "pass",
    ),
    Twin(
        "makes_a_card",
        "cards",
        "made kinds [0",
        "            game.pot = []\n",
        "",
    ),
    Twin(
        "mask_forgets_a_pile",
        "masks",
        "it has not seen",
        "return [self.bag, self.passing, *self.hands]",
        "return [self.bag, *self.hands]",
    ),
    Twin(
        "position_forgets_the_fire",
        "positions",
        "nothing could be written down after entry",
        'Entry(Number("fire", 0, 6, 0)),',
        'Entry(Number("fire", 0, 6, 0), said=False),',
    ),
    Twin(
        "dead_end_after_a_step_in",
        "dead_ends",
        "offers nothing",
        "if ask.options(game, self.seat):",
        "if ask:",
    ),
    Twin(
        "dead_end_with_nothing_left",
        "dead_ends",
        "nothing is left to do",
        "if game.round < game.rounds:",
        "if game.points == [3, 3]:\n            return\n        if game.round < game.rounds:",
    ),
    Twin(
        "deals_anything_anywhere",
        "masks",
        "imagined a state that cannot be",
        "deal_fitting(self, piles, faces, luck)",
        "super().deal(seat, group, piles, faces, luck)",
        warren,
    ),
    Twin(
        "fills_the_wrong_deck",
        "masks",
        "came to a state that it says cannot be",
        "game.basket.put(card)",
        "game.decks[1].put(card) if game.turn == 3 else game.basket.put(card)",
        warren,
    ),
    Twin(
        "tucks_both_ways",
        "views",
        "lies under itself",
        "game.critter(a + 1).under = b + 1",
        "game.critter(a + 1).under = b + 1; game.critter(b + 1).under = a + 1",
        warren,
    ),
    Twin(
        "leaves_the_tucked_card_tucked",
        "views",
        "lies under owl#0",
        "under = critter_id(game.critter(critter.under)) if critter.under else UNSET",
        "under = numbered_id('owl', 0) if critter.under else UNSET",
        warren,
    ),
    Twin(
        "two_spots_at_one_hex",
        "views",
        "lie at one place, which they do not share",
        "HEXES = [(0, 0), (1, 0), (0, 1)]",
        "HEXES = [(0, 0), (1, 0), (1, 0)]",
        warren,
    ),
    Twin(
        "half_a_hex",
        "views",
        "lies at no place",
        "Spot(name=SPOTS[spot])",
        "Spot(q=4)",
        warren,
    ),
    Twin(
        "numbers_come_twice",
        "views",
        "pieces have the number",
        "number = lowest_free([critter.number for critter in game.map])",
        "number = lowest_free([critter.number for critter in game.map if critter.kind == kind])",
        warren,
    ),
    Twin(
        "always_shows_the_number",
        "views",
        "is shown with the number",
        "critter.number if critter.kind in crowd else UNSET",
        "critter.number",
        warren,
    ),
    Twin(
        "number_without_a_choice",
        "views",
        "no choice can name",
        "return numbered_id(KINDS[critter.kind], critter.number)",
        "return numbered_id(KINDS[critter.kind], critter.number + 90)",
        warren,
    ),
    Twin(
        "rival_nowhere",
        "views",
        "which is not a zone",
        'Rival(name, [Fact("appetite", appetite)], f"spot.{SPOTS[spot]}")',
        'Rival(name, [Fact("appetite", appetite)], SPOTS[spot])',
        warren,
    ),
    Twin(
        "rival_with_half_a_fact",
        "views",
        "no number and no word",
        'Fact("appetite", appetite)',
        'Fact("appetite", appetite / 2)',
        warren,
    ),
    Twin(
        "options_tell_of_sealed_parts",
        "parts",
        "can tell that 'lay",
        "return [READY] + [LAY + 2 * kind + shelf for kind in range(len(FOODS)) for shelf in (0, HIGH)]",
        "acts = [READY] + [LAY + 2 * kind + shelf for kind in range(len(FOODS)) for shelf in (0, HIGH)]\n"
        "        return acts[::-1] if any(answer.seat != seat for answer in game.answers) else acts",
        larder,
    ),
    Twin(
        "a_beginning_without_an_end",
        "parts",
        "can only take back",
        'return ALLOWED if given else "LA-5"',
        'return ALLOWED if given and given[0] != LAY + 1 else "LA-5"',
        larder,
    ),
    Twin(
        "default_part_not_offered",
        "parts",
        "is not offered",
        "return self.parts(game, seat, given)[0]",
        "return self.next_part(game, seat, given)[0]",
        larder,
    ),
    Twin(
        "leaves_with_its_cards",
        "leaving",
        "cards were lost or made",
        "game.move_hidden(game.hands[seat], game.bag, kind_of(card), 0)",
        "game.hands[seat].take(kind_of(card))",
        larder,
    ),
]
