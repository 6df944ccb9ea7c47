"""The board of Mythic Arena: what it shows of a view, at the widths that people have."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from grimalkin.cli.boards import board_for
from grimalkin.cli.boards.drawing import bar, entry, wrapped
from grimalkin.cli.screen import page
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.view import Fact, Modifier, Piece, SeatView, View, Zone
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.words import Words

WORDS = Words(GAME, "en")
ATTACKER = [Fact("role", "attacker"), Fact("against", "B.gloth"), Fact("power", "acid_spray"), Fact("acted", 1)]
BLOCKER = [Fact("role", "blocker"), Fact("against", "A.astaryan"), Fact("power", "unable")]


def pet(name: str, hp: int, of: int, *more: Fact, **tokens: int) -> Piece:
    seat, key = name.split(".")
    stats = [Fact("hp", hp, of), Fact("speed", 60), Fact("hit", 3), Fact("miss", 4)]
    return Piece(name, key, "AB".index(seat), [*stats, *more], tokens)


def zone(name: str, *pieces: Piece, size: int = -1) -> Zone:
    return Zone(name, "AB".index(name[-1]), len(pieces) if size < 0 else size, list(pieces))


def hidden(count: int) -> list[Piece]:
    return [Piece("hand", None, None)] * count


BATTLE = [
    zone("front.A", pet("A.astaryan", 70, 130, Fact("elyth", "ruby_power_gem"), *ATTACKER, burn=2, fear=1)),
    zone("guard.A", pet("A.sir_edmund", 120, 120), pet("A.ember_wing", 20, 110, Fact("held_by", "B.ol_chomper"))),
    zone("rear.A", pet("A.nagessa", 140, 140, Fact("charges", 2))),
    zone("items.A", Piece("items.A.whetstone", "whetstone", 0, [Fact("uses", 1, 2)])),
    zone("hand.A", Piece("hand.A.zephyra", "zephyra", 0), Piece("hand.A.deep_insight", "deep_insight", 0)),
    zone("pile.A", size=9),
    zone("spent.A", Piece("spent.A", "goliath", 0)),
    zone("front.B", pet("B.gloth", 130, 160, *BLOCKER), pet("B.ol_chomper", 100, 170)),
    zone("guard.B", pet("B.mossback", 200, 200)),
    zone("rear.B"),
    zone("hand.B", *hidden(5)),
    zone("pile.B", size=11),
    zone("spent.B"),
    zone("stasis.B", pet("B.eclipsion", 90, 120, poison=1)),
    zone("removed.B", Piece("removed.B", "second_dawn", 1)),
]


def view_of(zones: list[Zone], seat: int = 0, turn: int = 5) -> View:
    seats = [
        SeatView(0, "A", 0, True, [Fact("vp", 0, 3), Fact("willpower", 2)]),
        SeatView(1, "B", 1, False, [Fact("vp", 1, 3), Fact("willpower", 5)]),
    ]
    facts = [Fact("turn", turn), Fact("lead", "A")]
    return View("mythic-arena", 1, seat, 37, seats, zones, facts, None, [], [], None)


def drawn(view: View, width: int = 80) -> str:
    out = io.StringIO()
    board = board_for(GAME).zones(view, WORDS)
    assert board is not None
    Console(file=out, width=width).print(board)
    return out.getvalue()


def test_the_page_of_the_game_has_the_board_in_place_of_the_zones() -> None:
    out = io.StringIO()
    Console(file=out, width=80).print(
        page(view_of(BATTLE), WORDS, ["human", "bot.greedy"], [], "terminal-lines-before")
    )
    assert drawn(view_of(BATTLE)) in out.getvalue()
    assert "Front of A" not in out.getvalue()


def test_own_pets_are_below_and_each_front_is_at_the_middle() -> None:
    for seat, order in ((0, ["Mossback", "Gloth", "Astaryan", "Sir Edmund", "Nagessa"]), (1, None)):
        order = order or ["Nagessa", "Sir Edmund", "Astaryan", "Gloth", "Mossback"]
        lines = drawn(view_of(BATTLE, seat)).splitlines()
        places = [
            next(i for i, line in enumerate(lines) if f" {name} " in line and line.count("─") + line.count("━") > 3)
            for name in order
        ]
        assert places == sorted(places)
        labels = [
            line.split()[0] for line in lines if line.split()[:1] and line.split()[0] in ("Front", "Guard", "Rear")
        ]
        assert labels == ["Rear", "Guard", "Front", "Front", "Guard", "Rear"]


def test_a_pet_shows_its_values_statuses_elyth_and_battle() -> None:
    out = drawn(view_of(BATTLE))
    assert "HP ████████░░░░░░░░ 70/130┃" in out
    assert "Speed 60 Hit 3 Miss 4" in out
    assert "Burn 2, Fear " in out
    assert "◆ Ruby Power Gem" in out
    assert "Attacker against Gloth" in out
    assert "» Acid Spray (acted)" in out
    assert "Blocker against Astaryan" in out
    assert "» unable" in out
    assert "held by Ol' Chomper" in out
    assert "Charge 2" in out


def test_only_pets_in_the_battle_have_a_heavy_frame() -> None:
    out = drawn(view_of(BATTLE))
    assert out.count("┏") == 2
    assert out.count("╭") == 5
    assert "┏ Astaryan ━" in out


def test_what_lasts_on_a_pet_is_shown() -> None:
    changed = [Modifier("speed", -20, "effect", "MA-RULING-112"), Modifier("prevent", 40, "effect", "MA-RULING-78")]
    mossback = Piece("A.mossback", "mossback", 0, [Fact("hp", 200, 200), Fact("damage", 10)], {}, changed)
    out = drawn(view_of([zone("front.A", mossback)]))
    assert "DMG +10" in out
    assert "(Speed -20)" in out
    assert "(damage prevention +40)" in out


def test_beside_the_lines_lie_hand_items_piles_and_stasis() -> None:
    lines = [line.strip() for line in drawn(view_of(BATTLE)).splitlines()]
    assert "A · Victory Points 0/3 · Willpower 2 · Resource Pile 9 · Spent Pile 1" in lines
    assert "B · Victory Points 1/3 · Willpower 5 · Resource Pile 11 · Spent Pile 0" in lines
    assert "Hand: Zephyra, Storm Roc (Pet) · Deep Insight (Rune)" in lines
    assert "Items: Whetstone (Uses 1/2)" in lines
    assert "Spent Pile: Goliath" in lines
    assert "Stasis: Eclipsion (HP 90/120, Poison 1)" in lines
    assert "Removed: Second Dawn" in lines


def test_a_hand_that_is_not_seen_is_a_number_only() -> None:
    for seat in (0, 1, SPECTATOR):
        zones = [part if part.id != "hand.A" or seat == 0 else zone("hand.A", *hidden(2)) for part in BATTLE]
        out = drawn(view_of(zones, seat))
        assert out.count("Hand:") == (1 if seat == 0 else 0)
        assert "face down" not in out
        assert "Willpower 2" in out
        assert "Willpower 5" in out


def test_a_lead_pet_lies_face_down_until_both_are_turned_up() -> None:
    own = zone("lead.A", Piece("lead.A.gloth", "gloth", 0))
    theirs = zone("lead.B", Piece("lead.B", None, 1))
    lines = [line.strip() for line in drawn(view_of([own, theirs], turn=0)).splitlines()]
    assert "Lead Pet: Gloth" in lines
    assert "Lead Pet: 1× face down" in lines


def test_decks_are_shown_until_the_game_begins() -> None:
    decks = [zone("deck.A", Piece("deck.A", "gloth", 0)), zone("deck.B", Piece("deck.B", "solace", 1))]
    before = drawn(view_of(decks, turn=0))
    assert "Deck: Gloth" in before
    assert "Deck: Solace" in before
    assert "Front" not in before
    assert "Deck" not in drawn(view_of(decks, turn=1))


@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("pets", [1, 2, 3, 5])
def test_no_line_is_wider_than_the_terminal_and_no_pet_is_left_out(width: int, pets: int) -> None:
    names = ["A.astaryan", "A.bastion", "A.valtharax", "A.golden_claw", "A.mossback"][:pets]
    more = [Fact("elyth", "vampiric_deathstone"), *ATTACKER]
    row = zone("guard.A", *[pet(name, 100, 130, *more, bleed=12, constrict=1) for name in names])
    zones = [part if part.id != "guard.A" else row for part in BATTLE]
    out = drawn(view_of(zones), width)
    assert max(map(cell_len, out.splitlines())) <= width
    for name in names:
        assert WORDS.card(name[2:]).partition(",")[0] in out
    assert out.count("100/130") == pets


def test_rows_are_centred_so_that_neighbours_look_adjacent() -> None:
    lines = drawn(view_of(BATTLE)).splitlines()
    edges = {
        name: line.index(name)
        for line in lines
        for name in ("Astaryan", "Sir Edmund", "Ember Wing")
        if name in line and line.count("─") + line.count("━") > 3
    }
    assert edges["Sir Edmund"] < edges["Astaryan"] < edges["Ember Wing"]
    assert abs(2 * edges["Astaryan"] - edges["Sir Edmund"] - edges["Ember Wing"]) <= 1


@pytest.mark.parametrize(
    ("hp", "said"),
    [
        (130, "HP ██████████ 130/130"),
        (65, "HP █████░░░░░ 65/130"),
        (1, "HP █░░░░░░░░░ 1/130"),
        (-20, "HP ░░░░░░░░░░ -20/130"),
    ],
)
def test_the_bar_of_a_pet_is_as_full_as_the_pet(hp: int, said: str) -> None:
    assert bar("HP", Fact("hp", hp, 130), len(said)).plain == said


def test_long_words_are_cut() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]
    assert wrapped("", 4) == [""]


def test_a_list_is_broken_between_its_things() -> None:
    lines = [line.plain for line in entry("Hand:", ["Deep Insight", "Gloth", "Second Dawn"], 26)]
    assert lines == [" Hand: Deep Insight ·", "   Gloth · Second Dawn"]
