"""Ids in words: the order in which files are asked, arguments, plurals, and what nobody showed you."""

from __future__ import annotations

import pytest

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT
from grimalkin.core.view import Fact, Line, Modifier, Outcome, Piece, Prompt, SeatView, View
from grimalkin.games.cauldron import GAME
from grimalkin.games.mythic_arena import GAME as MYTHIC_ARENA
from grimalkin.words import LANGUAGES, Words
from tests.support.bare import BARE
from tests.words.made_up import Maker

NAMES = ["Anna", "Bert"]


# the order


def test_files_are_asked_in_order(make: Maker) -> None:
    game = make.game(
        {
            "text/de.ftl": "mine = deutsch\nword-you = ihr\n",
            "text/en.ftl": "mine = english\nonly-english = only english\nword-you = thou\nword-nobody = not a soul\n",
        }
    )
    words = Words(game, "de")
    assert words.say("mine") == "deutsch"  # the game's file
    assert words.say("word-you") == "ihr"  # the game's before the shared one
    assert words.say("word-nobody") == "niemand"  # the language's shared one before the game's English
    assert words.say("only-english") == "only english"  # the game's English
    assert words.say("nowhere-at_all") == "nowhere at all"  # the id itself
    assert Words(game, "en").say("word-you") == "thou"
    assert Words(game, "en").say("word-nobody") == "not a soul"
    assert Words(game, "it").say("word-you") == "tu"


def test_the_english_shared_file_is_the_last_to_be_asked() -> None:
    assert Words(None, "en").say("word-you") == "you"
    assert Words(None, "de").say("word-you") == "du"


def test_what_has_no_words_is_said_with_its_arguments() -> None:
    assert Words(None, "de").say("terminal-tripped", over="a stone", times=3) == "terminal tripped a stone 3"


def test_a_message_that_leads_nowhere_is_passed_over(make: Maker) -> None:
    broken = [
        *("a = { gone }", "b = { -gone }", "c = { $gone }", "d = { FOO(1) }", "e = { f }", "f = { e }"),
        *("g = { -t }", "-t = { -t }", "h = { i.text }", "i = i", "attribute =", "    .only = here", ""),
    ]
    game = make.game({"text/de.ftl": "\n".join(broken), "text/en.ftl": "a = one\nb = two\n"})
    words = Words(game, "de")
    assert [words.say(name) for name in "abcdefghi"] == ["one", "two", "c", "d", "e", "f", "g", "h", "i"]
    assert words.say("attribute") == "attribute"
    assert words.say("attribute.only") == "here"
    assert words.say("attribute.other") == "attribute other"


def test_a_sentence_is_in_one_language_as_a_whole(make: Maker) -> None:
    game = make.game({"text/en.ftl": "event-drew = { $a } draws { $b }\noption-do = Do { $a }\nword-it = that\n"})
    words = Words(game, "de")
    assert words.line(Line("R", "drew", [(SEAT, "A"), (CARD, None)])) == "A draws a card"
    assert words.option("do it") == "Do that"


# arguments


def test_numbers_choose_the_plural_and_are_not_grouped(make: Maker) -> None:
    game = make.game({"text/en.ftl": "many = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n"})
    words = Words(game, "en")
    assert [words.say("many", n=n) for n in (1, 2, 12345)] == ["one card", "2 cards", "12345 cards"]


def test_an_option_names_cards_seats_numbers_and_words(make: Maker) -> None:
    game = make.game(
        {
            "text/en.ftl": "card-ember_wing = Ember Wing\nword-guard = the guard\n"
            "option-attack = { $parts ->\n    [1] Attack with { $a }\n   *[other] Attack { $b } with { $a }\n}\n"
            "option-pay = { $a ->\n    [one] Pay one\n   *[other] Pay { $a }\n}\noption-to = To { $a }\n",
        }
    )
    words = Words(game, "en")
    assert words.option("attack ember_wing") == "Attack with Ember Wing"
    assert words.option("attack ember_wing guard") == "Attack the guard with Ember Wing"
    assert [words.option("pay 1"), words.option("pay 2")] == ["Pay one", "Pay 2"]
    assert [words.option("to B", NAMES), words.option("to B"), words.option("to D", NAMES)] == [
        "To Bert",
        "To B",
        "To D",
    ]
    assert words.option("ember_wing") == "Ember Wing"
    assert words.option("flip_over them.ember_wing.2") == "flip over them Ember Wing 2"
    assert words.option("pass") == "Pass"
    assert words.option("") == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Bert draws a herb", "Bert draws Nettle", "Anna is stung twice", "Anna: Sting Bert"]),
        ("de", ["Bert zieht ein Kraut", "Bert zieht Brennnessel", "Anna wird zweimal gestochen", "Anna: Bert stechen"]),
    ],
)
def test_a_line_is_a_sentence(language: str, said: list[str]) -> None:
    words = Words(GAME, language)
    lines = [
        Line("CA-DRAW-03", "drew", [(SEAT, "B"), (CARD, None)]),
        Line("CA-DRAW-03", "drew", [(SEAT, "B"), (CARD, "nettle")]),
        Line("CA-SCORE-04", "stung", [(SEAT, "A"), (NUMBER, 2)]),
        Line("CA-HERB-02", "did", [(SEAT, "A"), (OPTION, "sting B")]),
    ]
    assert [words.line(line, NAMES) for line in lines] == said


def test_a_line_without_a_sentence_has_the_seat_first() -> None:
    words = Words(None, "en")
    args: list[tuple[str, int | str | None]] = [(SEAT, "A"), (CARD, None), (PIECE, None), (NUMBER, 3), (SEAT, "-")]
    assert words.line(Line("R", "picked_up", args), NAMES) == "Anna picked up a card something 3 nobody"
    assert words.line(Line("R", "fire", [(NUMBER, 3)])) == "fire 3"
    assert words.line(Line("R", "shown", [(CARD, "?")])) == "shown a card"


def test_zones_and_facts_and_prompts() -> None:
    german = Words(GAME, "de")
    english = Words(GAME, "en")
    assert [german.zone("bag"), german.zone("hand.B", NAMES)] == ["Beutel", "Hand von Bert"]
    assert english.zone("far.away.B", NAMES) == "far away Bert"
    assert [german.fact_words(fact) for fact in (Fact("round", 2, 5), Fact("purr", 0), Fact("purr", 1))] == [
        "Runde 2/5",
        "Schnurren verbraucht",
        "Schnurren bereit",
    ]
    assert english.fact_words(Fact("lead_seat", "B"), NAMES) == "lead seat Bert"
    assert english.prompt(Prompt("CA-STIR-02", "pass_on", [0])) == "Pass a herb on?"
    assert english.prompt(Prompt("R", "PickUpSticks", [0])) == "pick up sticks"
    assert english.window("catnip") == "a roll of the fire"
    assert german.settings({"rounds": "5", "cards": "spec"}) == "Runden 5, Karten wie im Regelbuch"


def test_questions_choices_and_names_of_seats_are_given_what_lies_on_the_table(make: Maker) -> None:
    english = """
seat = the { $role }
ask-Fight = { $wolves ->
    [one] One wolf bites { $whom }. Help?
   *[other] { $wolves } wolves bite { $whom }. Help?
}
option-bite = Bite number { $a }
    .on = Bite { $on }
"""
    words = Words(make.game({"text/en.ftl": english}), "en")
    prompt = Prompt("R", "Fight", [0])
    bitten = [Fact("wolves", 2), Fact("whom", "A"), Fact("whom", "B")]
    assert words.prompt(prompt, bitten, NAMES) == "2 wolves bite Anna and Bert. Help?"
    assert words.prompt(prompt, [Fact("wolves", 1), Fact("whom", "B")]) == "One wolf bites B. Help?"
    assert words.prompt(prompt) == "Fight", "what cannot be said is named"
    assert words.option("bite 2") == "Bite number 2"
    assert words.option("bite 2", NAMES, "A") == "Bite Anna"
    seats = [SeatView(seat, "", 0, False, [Fact("role", role)]) for seat, role in enumerate(["cook", "thief"])]
    view = View("made-up", 1, 0, 0, seats, [], [], None, [], [], None)
    assert words.names(view) == ["the cook", "the thief"]
    assert Words(GAME, "en").names(view) == []


def test_a_piece_says_all_it_has_to_say() -> None:
    words = Words(GAME, "en")
    piece = Piece(
        "p", "nettle", None, [Fact("hp", 3, 5)], {"poison": 2}, [Modifier("hp", 1, "moonwort", "CA-SCORE-01")]
    )
    assert words.piece(piece) == "Nettle (hp 3/5, poison 2, hp +1 from Moonwort, CA-SCORE-01)"
    assert words.piece(Piece("p", None)) == "face down"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "The game is over: Anna wins.",
                "The game is over: Anna and Bert win.",
                "The game is over: it is a draw.",
                "The game is over: everyone loses.",
                "Points: Anna 3, Bert 0",
            ],
        ),
        (
            "fr",
            [
                "La partie est finie\u00a0: Anna gagne.",
                "La partie est finie\u00a0: Anna et Bert gagnent.",
                "La partie est finie\u00a0: match nul.",
                "La partie est finie\u00a0: tout le monde perd.",
                "Points\u00a0: Anna 3, Bert 0",
            ],
        ),
    ],
)
def test_results(language: str, said: list[str]) -> None:
    words = Words(None, language)
    outcomes = [
        Outcome("R", [0], [3, 0], False),
        Outcome("R", [0, 1], [3, 0], False),
        Outcome("R", [], [3, 0], True),
        Outcome("R", [], [3, 0], False),
    ]
    assert [*(words.result(outcome, NAMES) for outcome in outcomes), words.points(outcomes[0], NAMES)] == said


def test_three_winners_are_a_list() -> None:
    outcome = Outcome("R", [0, 1, 2], [1, 1, 1], False)
    assert Words(None, "de").result(outcome, ["Anna", "Bert", "Cleo"]) == (
        "Das Spiel ist aus: Anna, Bert und Cleo gewinnen."
    )


# cards and rules


def test_cards_and_rules_are_english_in_their_files_and_translated_in_fluent() -> None:
    english, german, italian = (Words(GAME, language) for language in ("en", "de", "it"))
    assert [words.card("nettle") for words in (english, german, italian)] == ["Nettle", "Brennnessel", "Ortica"]
    assert english.card_text("nettle") == "Always good for one."
    assert german.card_text("nettle") == "Immer für einen Punkt gut."
    assert german.card_text("toadstool") == ""
    assert english.card_parts("toadstool")[0][0] == "Sting"
    assert german.card_parts("toadstool")[0][0] == "Stich"
    assert english.rule("CA-FIRE-01") == italian.rule("CA-FIRE-01") == ("The fire", "A die shows how hot the fire is.")
    assert german.rule("CA-FIRE-01") == ("Das Feuer", "Ein Würfel zeigt, wie heiß das Feuer ist.")
    assert german.rule("XX-NONE-01") == ("XX-NONE-01", "")
    assert english.rule("concede")[0] == "Conceding"
    assert [english.chapter("Scoring"), german.chapter("Scoring"), german.chapter("Else")] == [
        "Scoring",
        "Wertung",
        "Else",
    ]
    assert [english.title(), german.title()] == [GAME.title, "Kessel, das Lehrspiel"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_cards_that_have_no_translation_are_english(language: str) -> None:
    words, english = Words(MYTHIC_ARENA, language), Words(MYTHIC_ARENA, "en")
    for key in MYTHIC_ARENA.library({}).by_key:
        assert words.card_text(key) == english.card_text(key)
        assert words.card_parts(key) == english.card_parts(key)
    assert words.rule("MA-PET-01") == english.rule("MA-PET-01")
    assert words.chapter("Battle") == "Battle"


@pytest.mark.parametrize("edition", ["first", "2020"])
def test_a_translated_name_is_that_of_the_card_in_every_edition(edition: str) -> None:
    assert Words(MYTHIC_ARENA, "en", {"edition": "first"}).token("fear") == "Feared"
    assert Words(MYTHIC_ARENA, "it", {"edition": edition}).token("fear") == "Paura"
    assert Words(MYTHIC_ARENA, "it", {"edition": edition}).option("cure fear") == "Togli Paura"


def test_the_text_of_a_card_is_that_of_the_edition_played() -> None:
    first = Words(GAME, "de", {"edition": "first"}).card_parts("valerian")
    assert first != Words(GAME, "de").card_parts("valerian")
    assert first[0][1].startswith("Wird er geworfen, kann in dieser Runde niemand dein Team stechen.")
    assert Words(GAME, "en", {"edition": "first"}).card_parts("valerian")[0][1].endswith("it scores one more.")


def test_a_designers_own_words_are_never_replaced_by_a_translation_of_others() -> None:
    own = GAME.with_own(
        "mine",
        "mine.toml",
        '[nettle]\nname = "Dragon nettle"\ntext = "Good for two."\nvalue = 2\n'
        '[mint]\nname = "Mint"\nkind = "herb"\ncount = 1\nvalue = 1\nheat = 1\n',
    )
    words = Words(own, "de")
    assert (words.card("nettle"), words.card_text("nettle")) == ("Dragon nettle", "Good for two.")
    assert words.card("mint") == "Mint"
    assert words.card("catnip") == "Katzenminze"
    assert Words(own, "de", {"cards": "spec"}).card_text("nettle") == "Immer für einen Punkt gut."


def test_a_game_without_files_is_shown_by_readable_ids() -> None:
    game = BARE
    for language in LANGUAGES:
        words = Words(game, language)
        assert words.title() == game.title
        assert words.prompt(Prompt("R", "ChooseBlocker", [0])) == "choose blocker"
        assert words.zone("hand.A", NAMES) == "hand Anna"
