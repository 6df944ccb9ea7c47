"""What a learned player is told of a position: all that its seat may know, nothing else, in words that fit any seat."""

from __future__ import annotations

import re
from collections import Counter
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest

from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import EVERYONE, Pile, kind_of, pile
from grimalkin.core.snapshot import snapshot
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME as CAULDRON
from grimalkin.games.cauldron.state import Brew
from grimalkin.players.learned import encode
from grimalkin.players.learned.batch import MOST_WORDS, NOTHING, Batch, cut
from grimalkin.players.learned.encode import (
    MOST_ENTITIES,
    TURNED,
    Encoding,
    Eyes,
    owners_of,
    tell,
)
from grimalkin.players.learned.words import MOST_TRAITS, Traits, Words, numbered
from tests.support.games import Setup, setups_of
from tests.support.minds import Decision, decisions, read, some_decisions
from tests.support.play import do, sit

EVERY = {**GAMES, **TEACHING}
MANY = 200  # decisions of a game
OWN = """
[dragon_root]
name  = "Dragon Root"
kind  = "herb"
art   = "nettle"
mood  = "garden"
count = 30
value = 7
heat  = 2
text  = "Worth seven."
"""
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=list(EVERY))


def told(encoding: Encoding, batch: Batch) -> list[list[str]]:
    """The words of each entity and option of a batch of one position."""
    texts = encoding.words.texts
    found: list[list[str]] = []
    for sizes, words in ((batch.entity_sizes, batch.entity_words), (batch.option_sizes, batch.option_words)):
        at = 0
        for size in sizes:
            found.append([texts[word] for word in words[at : at + size]])
            at += size
    return found


@every_game
def test_it_never_reads_what_the_mask_hides(game: Game) -> None:
    """Two states that differ only in what the seat may not see give the same words."""
    encoding = Encoding(game)
    luck = Seeded(7)
    differ = 0
    for decision in some_decisions(game, MANY):
        state, seat, options, standing = decision
        masked = game.mask(state, seat)
        first = read(encoding, decision).lists()
        world = game.imagine(masked, luck)
        differ += snapshot(world) != snapshot(state)
        other = Decision(world, seat, options, standing)
        assert read(encoding, other).lists() == first
    assert differ, "some worlds are others"


@every_game
def test_batches_are_well_formed(game: Game) -> None:
    encoding = Encoding(game)
    seats = set()
    stepping = touching = 0
    for decision in some_decisions(game, MANY, 2):
        batch = read(encoding, decision)
        count = len(decision.options) + len(decision.standing)
        assert (len(batch), batch.options) == (1, [count])
        assert batch.entities == [len(batch.entity_sizes)]
        assert len(batch.entity_sizes) <= MOST_ENTITIES
        assert count == len(batch.option_sizes) == len(batch.first_touched) == len(batch.last_touched)
        assert sum(batch.entity_sizes) == len(batch.entity_words)
        assert sum(batch.option_sizes) == len(batch.option_words)
        assert all(0 < size <= MOST_WORDS for size in batch.entity_sizes + batch.option_sizes)
        assert set(batch.entity_words + batch.option_words) <= set(range(len(encoding.words)))
        for first, last in zip(batch.first_touched, batch.last_touched, strict=True):
            assert NOTHING <= first < batch.entities[0]
            assert NOTHING <= last < batch.entities[0]
            assert last == NOTHING or (first != NOTHING and first != last)
        bags = told(encoding, batch)[batch.entities[0] :]
        at = len(decision.options)
        assert [("steps in" in bag) for bag in bags] == [i >= at for i in range(count)]
        stepping += len(decision.standing)
        touching += sum(first != NOTHING for first in batch.first_touched)
        seats.add(len(decision.state.teams))
    assert touching, "options touch what lies on the table"
    assert seats == {setup.seats for setup in setups_of(game)}


def as_written() -> ModuleType:
    """The encoding from its source, however this build has it."""
    source = Path(encode.__file__).parent / "encode.py"
    loader = SourceFileLoader("encode_as_written", str(source))
    module = module_from_spec(cast("ModuleSpec", spec_from_loader(loader.name, loader)))
    loader.exec_module(module)
    return module


@every_game
def test_compiled_and_interpreted_it_says_the_same(game: Game) -> None:
    encoding = Encoding(game)
    twin = as_written().Encoding(game)
    for decision in some_decisions(game, 60, 11):
        assert read(twin, decision).lists() == read(encoding, decision).lists()
    assert twin.words.texts == encoding.words.texts


@every_game
def test_several_positions_of_a_batch_lie_behind_each_other(game: Game) -> None:
    encoding = Encoding(game)
    together = Batch()
    alone = Batch()
    for decision in some_decisions(game, 20, 3):
        read(encoding, decision, together)
        single = read(encoding, decision)
        for whole, part in zip(alone.lists(), single.lists(), strict=True):
            whole.extend(part)
    assert together.lists() == alone.lists()
    assert len(together) == 20


@every_game
def test_words_name_no_seat_by_where_it_sits(game: Game) -> None:
    encoding = Encoding(game)
    for decision in some_decisions(game, MANY, 4):
        read(encoding, decision)
    spelled = [word for word in encoding.words.texts if re.search(r"\b[A-H]\b", word)]
    assert spelled == []
    assert "seat r1" in encoding.words.texts


@pytest.mark.parametrize("seats", [2, 4])
def test_words_do_not_depend_on_which_seat_sits_where(seats: int) -> None:
    """Cauldron, and the same with everybody some seats further: each is told the same as before."""
    encoding = Encoding(CAULDRON)
    compared = 0
    for decision in decisions(Setup(CAULDRON, seats, {}), 5):
        assert isinstance(decision.state, Brew)
        for further in range(1, seats):
            for seat in range(seats):
                before = seen_by(encoding, turned(decision.state, 0), seat)
                assert seen_by(encoding, turned(decision.state, further), (seat + further) % seats) == before
                compared += 1
    assert compared > 10


def turned(state: Brew, further: int) -> Brew:
    """The same table with everybody so many seats further, and nobody asked."""
    seats = len(state.teams)
    places = [(seat - further) % seats for seat in range(seats)]

    def again(held: Pile, seers: int) -> Pile:
        return pile([kind_of(card) for card in held.all_cards()], held.group, seers, EVERYONE)

    hands = [again(state.hands[places[seat]], 1 << seat) for seat in range(seats)]
    teams = [state.teams[place] for place in places]
    twin = Brew(teams, state.herbs, again(state.bag, 0), hands, again(state.passing, 0), state.rounds)
    twin.round = state.round % seats + further  # who stirs is further on, too
    twin.pot = state.pot[:]
    twin.points, twin.calm, twin.fire = state.points[:], state.calm[:], state.fire
    twin.spoon = (state.spoon + further) % seats if state.spoon >= 0 else -1
    twin.thrown = [state.thrown[place] for place in places]
    twin.stings = [state.stings[place] for place in places]
    twin.can_purr = [state.can_purr[place] for place in places]
    return twin


def seen_by(encoding: Encoding, state: Brew, seat: int) -> Counter[tuple[str, ...]]:
    """The entities that a seat is told of, in any order, as they are listed from seat A on; the round is left out."""
    batch = Batch()
    encoding.read(encoding.game.mask(state, seat), seat, [], [], batch)
    bags = told(encoding, batch)
    return Counter(tuple(sorted(word for word in bag if not word.startswith("round"))) for bag in bags)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_text_with_seats_is_the_same_seen_from_each(seats: int) -> None:
    words = Words()
    for text in ("hand.{}", "{}", "pile.{}.leaf", "{}.{}"):
        said = {
            Eyes(words, seat, seats).relative(text.format(*["ABCDEF"[(seat + 1) % seats]] * 2)) for seat in range(seats)
        }
        assert said == {text.format("r1", "r1")}
    eyes = Eyes(words, 1, 2)
    assert [eyes.relative(text) for text in ("jinx#12", "C", "D.desk")] == ["jinx#", "official0", "official1.desk"]
    assert [eyes.place(seat) for seat in (0, 1, 2, 3, -1)] == [1, 0, 2, 2, 2]


@pytest.mark.parametrize("name", TURNED)
def test_a_field_that_names_a_seat_is_turned(name: str) -> None:
    words = Words()
    eyes = Eyes(words, 1, 3)
    bag: list[int] = []
    for value in (0, 1, 2, 3, -1):
        tell(["hit", name, value], "then1.", eyes, bag)
    values = [words.texts[word] for word in bag if word != bag[0]]
    assert values == [f"then1.{name} r2", f"then1.{name} r0", f"then1.{name} r1", f"then1.{name}=3", f"then1.{name}=-1"]


def test_of_a_question_seats_and_large_numbers_are_not_said() -> None:
    words = Words()
    bag: list[int] = []
    said = ["ask", "seat", 1, "asked", 3, "uid", 256, "uid", 255, "where", "hand.A", "use", ["line", "you", 0]]
    tell(said, "", Eyes(words, 1, 2), bag)
    expected = ["step ask", "uid=255", "where hand.r1", "use.step line", "use.you r1"]
    assert [words.texts[word] for word in bag] == expected


def test_hidden_cards_are_somebodys_if_only_that_seat_looks_into_their_piles() -> None:
    """What stands for whose they are: where all draw from one deck they are nobody's, whatever its number."""
    for seats in (2, 4):
        state = CAULDRON.new({}, [""] * seats)
        assert owners_of(CAULDRON.mask(state, 1), Eyes(Words(), 1, seats)) == {0: "g0"}
    own: set[str] = set()
    for game in GAMES.values():
        for decision in some_decisions(game, 10):
            state, seat = decision.state, decision.seat
            eyes = Eyes(Words(), seat, len(state.teams))
            owners = owners_of(game.mask(state, seat), eyes)
            for group, owner in owners.items():
                seers = {pile.seers for pile in state.piles() if pile.group == group} - {0}
                assert owner == (f"r{eyes.place(seers.pop().bit_length() - 1)}" if len(seers) == 1 else f"g{group}")
                own.add(owner)
    assert {"r0", "r1", "g0"} <= own


def test_where_officials_sit_players_are_told_of_players() -> None:
    judged = [
        setup
        for game in GAMES.values()
        for setup in setups_of(game)
        if game.officials(game.full_settings(game.unattended(setup.settings)))
    ]
    assert judged
    for setup in judged:
        encoding = Encoding(setup.game)
        for number, decision in enumerate(decisions(setup, 1)):
            batch = read(encoding, decision)
            seats = [bag[0] for bag in told(encoding, batch) if bag[0].startswith("seat r")]
            assert seats == [f"seat r{i}" for i in range(setup.seats)]
            if number == 100:
                break


def test_what_is_too_long_first_loses_its_repeats() -> None:
    assert cut([3, 3, 3]) == [3, 3, 3]
    long = [i // 3 for i in range(3 * MOST_WORDS)]
    assert cut(long) == list(range(MOST_WORDS))
    assert cut(list(range(MOST_WORDS + 5))) == list(range(MOST_WORDS))


@every_game
def test_nearly_all_is_said(game: Game) -> None:
    """What an entity has no room for is a card of long lists here and there, and nothing else."""
    encoding = Encoding(game)
    roomy, usual = Batch(100_000), Batch()
    for state, seat, options, standing in some_decisions(game, 60, 5):
        masked = game.mask(state, seat)
        for batch in (roomy, usual):
            encoding.read(masked, seat, options, standing, batch)
    assert roomy.entities == usual.entities
    left_out: set[str] = set()
    for whole, said in zip(bags_of(roomy), bags_of(usual), strict=True):
        left_out |= {encoding.words.texts[word].split()[0] for word in set(whole) - set(said)}
    assert left_out <= {"lies", "among"}


def bags_of(batch: Batch) -> list[list[int]]:
    """The words of each entity."""
    words = iter(batch.entity_words)
    return [[next(words) for _ in range(size)] for size in batch.entity_sizes]


@every_game
def test_options_of_every_code_have_words(game: Game) -> None:
    words = Words()
    eyes = Eyes(words, 0, 2)
    texts = known_options(game)
    assert texts
    for code, text in texts.items():
        bag = [words.texts[word] for word in eyes.option("Ask", code, text)]
        verb = text.split()[0]
        assert f"verb {eyes.relative(verb)}" in bag
        assert len(bag) >= 3
        assert len(bag) <= MOST_WORDS


def known_options(game: Game) -> dict[int, str]:
    """The notation of every option code that a game has."""
    return {code: game.codes.text(code) for code in game.codes.used()}


@pytest.mark.parametrize(
    "game", [game for game in EVERY.values() if game.vocabulary is not None], ids=lambda game: game.id
)
def test_every_card_has_what_is_printed_on_it_as_its_parts(game: Game) -> None:
    traits = Traits(game)
    cards = list(game.library({}).by_key)
    assert cards
    for card in cards:
        parts = traits.parts(card)
        assert 0 < len(parts) <= MOST_TRAITS
        assert all(part.startswith(":") for part in parts)
        assert traits.parts(f"lies hand.r0 {card}") == [".lies", ".hand.r0", f".{card}", *parts]
    assert traits.parts("no_such_card") == []
    assert traits.parts("no such_card") == [".no", ".such_card"]


def test_a_designers_own_card_is_known_by_what_is_printed_on_it() -> None:
    game = CAULDRON.with_own("mine", "mine.toml", OWN)
    traits = Traits(game)
    assert "moonwort" in Traits(CAULDRON).tables
    assert "dragon_root" not in Traits(CAULDRON).tables
    assert ":value=7" in traits.parts("dragon_root")
    encoding = Encoding(game)
    found: set[str] = set()
    for seed in range(20):
        for decision in decisions(Setup(game, 2, {}), seed):
            found.update(word for bag in told(encoding, read(encoding, decision)) for word in bag)
    assert "lies hand.r0 dragon_root" in found


def test_numbers_are_said_exactly_and_roughly() -> None:
    assert numbered("hp", 3) == ["hp=3"]
    assert numbered("hp", 9) == ["hp=9", "hp~2/4"]
    assert numbered("hp", 11)[1] == numbered("hp", 9)[1]
    assert numbered("hp", -70) == ["hp=-70", "hp~-4/20"]


def test_it_wants_the_mask_of_the_seat_that_looks() -> None:
    table = do(sit("4"), "A pass")
    encoding = Encoding(CAULDRON)
    with pytest.raises(AssertionError, match="the mask is of seat 1, not of 0"):
        encoding.read(CAULDRON.mask(table.state, 1), 0, [], [], Batch())
