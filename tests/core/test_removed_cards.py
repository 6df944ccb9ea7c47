"""A card set can take cards away: they are in no game, no deck, no list, and everybody who names them is told so."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadCards, BadFile, BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import read_position
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import state_hash
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer, parse
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.sheets import every_printing
from grimalkin.players.random import play_out
from tests.support.kit import played_table

ARENA = GAMES["mythic-arena"]
FOES = GAMES["familiars-and-foes"]
CAULDRON = TEACHING["cauldron"]


def gone(game: Game, *cards: str, more: str = "") -> Game:
    """The game with a set that these cards are removed from."""
    return game.with_own("mine", "mine.toml", "".join(f"[{card}]\nremoved = true\n" for card in cards) + more)


def refused(game: Game, text: str) -> list[str]:
    with pytest.raises(BadCards) as error:
        game.with_own("mine", "mine.toml", text)
    return [str(fault) for fault in error.value.faults]


# what is left


@pytest.mark.parametrize(
    ("game", "card"),
    [(CAULDRON, "valerian"), (ARENA, "astaryan"), (ARENA, "healing_salve"), (FOES, "gloop"), (FOES, "magic_seeds")],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_a_removed_card_is_in_no_list_and_in_no_game(game: Game, card: str) -> None:
    mine = gone(game, card)
    library = mine.library({})
    assert card in game.library({}).by_key
    assert card not in library.by_key
    assert library.hash != game.library({}).hash
    assert card not in every_printing(mine)["mine", library.edition]
    for seed in range(4):
        table = played_table(mine, mine.seats[1], {"turn_limit": "10"} if game is ARENA else {}, seed)
        # as a word of its own: a power or a spell may have a name like it
        assert all(card not in entry.text.split() for entry in table.record)
        shown = {piece.card for zone in table.view(0).zones for piece in zone.pieces}
        assert card not in shown


@pytest.mark.parametrize("game", [CAULDRON, ARENA, FOES], ids=lambda game: game.id)
def test_options_mean_the_same_with_and_without_a_card(game: Game) -> None:
    card = next(iter(game.library({}).by_key)) if game is not FOES else "gloop"
    mine = gone(game, card)
    assert mine.codes.by_text == game.codes.by_text
    assert mine.library({}).names() == game.library({}).names()
    # and the other sets of the same game still have it
    other = mine.library({"cards": "spec"})
    assert card in other.by_key
    state = mine.new(mine.unattended({"cards": "spec"}), [""] * mine.seats[1])
    play_out(state, Seeded(1))
    assert state.result is not None


def test_a_game_without_a_card_is_saved_and_read_again() -> None:
    mine = gone(ARENA, "astaryan")
    table = played_table(mine, 2, {"turn_limit": "6"}, 1)
    again = from_text(to_text(table), GAMES)
    assert state_hash(again.state) == state_hash(table.state)
    assert "astaryan" not in again.game.library(again.settings).by_key


def test_a_card_can_be_put_back_and_then_nothing_has_changed() -> None:
    mine = CAULDRON.with_own("mine", "mine.toml", "[catnip]\nremoved = false\n")
    assert mine.library({}).hash == CAULDRON.library({}).hash
    assert "catnip" in mine.library({}).by_key


# what cannot be


def test_too_few_cards_are_refused_when_they_are_read() -> None:
    pets = [card.key for card in ARENA.library({}).cards if card.kind == "pet"]
    text = "".join(f"[{card}]\nremoved = true\n" for card in pets[:9])
    assert refused(ARENA, text) == ["mine.toml: MA-DRAFT-03: there are 11 Pets; at least 12 are needed for a draft"]
    foes = ["gloop", "cinder_imp", "mudgrub", "bog_bubbler"]
    text = "".join(f"[{card}]\nremoved = true\n" for card in foes)
    assert refused(FOES, text) == ["mine.toml: FF-SETUP-12: there are 4 Foes of level 1; the charts take 5"]
    text = "".join(f"[{card}]\nremoved = true\n" for card in ("nettle", "toadstool", "moonwort"))
    assert refused(CAULDRON, 'base = "spec"\n' + text) == [
        "mine.toml: CA-SETUP-02: there are 10 herbs; at least 12 are needed, so that four seats can draw three"
    ]
    text = "[burn]\nremoved = true\n"
    assert len(refused(ARENA, text)) == 1
    assert "MA-STATUS-01" in refused(ARENA, text)[0]


def test_a_card_that_names_a_removed_one_must_go_too_or_name_another() -> None:
    said = refused(FOES, "[jinxie]\nremoved = true\n")
    assert [line for line in said if "training_jinxie.familiar" in line] == [
        (
            "02-training.toml, line 22: training_jinxie.familiar: "
            "card 'jinxie' is removed from this card set; name another one"
        )
    ]
    mine = gone(FOES, "jinxie", "training_jinxie", more='[ember]\nfamiliar = "mimsy"\n')
    assert [deck.text for deck in mine.ready_decks()] == ["piddy_paw", "mimsy", "figgitch", "nutterson_iii"]
    with pytest.raises(BadSetup, match="FF-SETUP-01: the Familiar 'jinxie' is removed from this card set"):
        mine.new({}, ["jinxie", ""])
    with pytest.raises(BadSetup, match="FF-SETUP-01: got 5 seats; this card set has 4 Familiars"):
        mine.new({}, [""] * 5)
    for seed in range(4):  # nor does luck give it to anybody
        table = Table(mine, {}, [Seat(str(n), "bot:random", "any") for n in range(4)], Seeded(seed))
        table.settle()
        assert "jinxie" not in [entry.text for entry in table.record]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[catnip]\nremoved = 1\n", "line 2: catnip.removed: got 1; expected true or false"),
        ("[catnap]\nremoved = true\n", "line 1: catnap: no card 'catnap'; did you mean 'catnip'? (a new card needs a"),
        (
            "[catnip.edition.first]\nremoved = true\n",
            (
                "line 1: catnip.edition.first: a card is removed from all editions; "
                "write 'removed = true' under [catnip] itself"
            ),
        ),
        (
            '[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 1\nvalue = 1\nheat = 1\nremoved = true\n',
            "line 7: thyme.removed: a new card cannot be removed; leave the whole card out",
        ),
    ],
)
def test_a_removal_that_makes_no_sense_is_refused(text: str, what: str) -> None:
    said = refused(CAULDRON, text)
    assert len(said) == 1
    assert said[0].startswith(f"mine.toml, {what}")


# decks and positions


def test_a_deck_with_a_removed_card_is_refused_and_ready_decks_that_need_it_are_not_offered() -> None:
    before = ARENA.ready_decks()
    lost = before[0].cards[0]
    mine = gone(ARENA, lost)
    settings = {"deck_format": "constructed"}
    fault = mine.deck_fault(settings, " ".join(before[0].cards))
    assert fault == f"MA-DECK-07: the deck names '{lost}', which is removed from this card set"
    assert lost in mine.deck_fault(settings, before[0].text)
    needing = [deck.text for deck in before if lost in deck.cards]
    assert [deck.text for deck in mine.ready_decks()] == [deck.text for deck in before if deck.text not in needing]
    assert 0 < len(needing) < len(before)
    # who brings none plays the first that has all its cards
    state = mine.new(settings, ["", ""])
    play_out(state, Seeded(1))
    assert state.result is not None


def test_a_position_cannot_hold_a_removed_card() -> None:
    mine = gone(CAULDRON, "catnip")
    text = 'at = "throw"\nA = { hand = ["catnip"] }\nB = { hand = ["nettle"] }\n'
    table = parse("position.toml", text)
    read_position(CAULDRON, {}, ["", ""], table, Layer("position.toml", text))
    with pytest.raises(BadFile, match="card 'catnip' is removed from this card set; name another one"):
        read_position(mine, {}, ["", ""], table, Layer("position.toml", text))
