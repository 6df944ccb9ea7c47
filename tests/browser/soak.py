"""Which tests in the browser only `make soak` runs, and why. All others run in `make test` as well.

`make test` has one quick test of every kind of check: of each family that is the same at several sizes, in several
languages or of several games, one or two. What takes longest has a quicker test beside it that looks at the same.
"""

from __future__ import annotations

import re

# A star stands for anything, a question mark for one letter; the rest is as pytest writes it.
SOAK = {
    "test_any_game.py::*[4-phone]": "the same with four seats, at the other size",
    "test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-1440x900]": "another size",
    "test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-1024x768]": "another size",
    "test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-390x844]": "another size",
    "test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[seven-1???x*]": "another size",
    "test_arena.py::test_a_crowded_arena_in_every_language[laptop]": "another size",
    "test_arena.py::test_three_attackers_take_four_clicks[phone]": "another size",
    "test_arena.py::test_powers_lie_on_the_pet[desktop]": "another size",
    "test_arena.py::test_powers_lie_on_the_pet[laptop]": "another size",
    "test_axe.py::test_pages_of_somebody_who_is_known": "sixteen pages; those of somebody who is not known are quicker",
    "test_axe.py::test_tables[mythic-arena-*]": "another game",
    "test_axe.py::test_tables[familiars-and-foes-*]": "another game",
    "test_axe.py::test_tables[cauldron-desktop]": "the other size, with more states of a table",
    "test_cards.py::test_cards_are_found_by_kind_cost_and_words[familiars-and-foes]": "another game",
    "test_cards.py::test_a_card_has_a_page_of_its_own_with_its_rules_and_decks[phone]": "another size",
    "test_director.py::*mythic*": "another game, and a long one",
    "test_director.py::*foes*": "another game, and a long one",
    "test_director.py::test_nothing_is_played_for_who_does_not_want_it[setting]": "another way to say so",
    "test_director.py::test_nothing_is_played_for_who_does_not_want_it[motion]": "another way to say so",
    "test_drag.py::*[mythic-arena]": "another game",
    "test_end.py::test_who_looks_on_is_told_how_it_went[mythic-arena]": "another game",
    "test_end.py::test_who_looks_on_is_told_how_it_went[familiars-and-foes]": "another game",
    "test_four_browsers.py::*": "two rounds of four; that damage is shared out is in test_lodge_desk.py",
    "test_hidden.py::test_a_browser_holds_nothing_hidden*": "many whole games; that the search finds is quicker",
    "test_hidden.py::test_what_is_planted_is_found[a *": "another place where something is planted",
    "test_hidden.py::test_what_is_planted_is_found[message]": "another place where something is planted",
    "test_languages.py::test_the_language_follows_the_browser[?t-*": "another language",
    "test_languages.py::test_the_language_follows_the_browser[f*": "another language",
    "test_languages.py::test_the_language_follows_the_browser[e*": "another language",
    "test_languages.py::test_every_page_has_its_words_and_fits[en-*": "the shortest words",
    "test_languages.py::test_every_page_has_its_words_and_fits[it-*": "another language",
    "test_languages.py::test_every_page_has_its_words_and_fits[fr-*": "another language",
    "test_languages.py::test_every_page_has_its_words_and_fits[es-*": "another language",
    "test_languages.py::test_every_page_has_its_words_and_fits[de-tables]": "each board's own tests look at it",
    "test_languages.py::test_every_page_has_its_words_and_fits[de-others]": "pages that are seen less often",
    "test_lodge.py::test_the_rules_of_layout_hold[two-*": "another table",
    "test_lodge.py::test_the_rules_of_layout_hold[four-*": "another table; a crowd is the hardest",
    "test_lodge.py::test_the_rules_of_layout_hold[ruin-*": "another table",
    "test_lodge.py::test_the_rules_of_layout_hold[crowd-1???x*": "another size",
    "test_lodge.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "test_lodge.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "test_lodge.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "test_lodge.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "test_lodge.py::test_whom_a_crowd_hides_is_chosen_beside_it[1280x720]": "another size",
    "test_lodge.py::test_axe_finds_nothing[1440x900]": "another size",
    "test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says[mythic-arena-*": "another game",
    "test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says[familiars-and-foes-phone]": "another size",
    "test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says[friendomancy-*": "another game",
    "test_lessons.py::test_the_judge_is_called_about_the_rock_and_the_log_tells_it[phone]": "another size",
    "test_lists.py::test_a_list_is_built_broken_read_drawn_saved_and_brought_to_a_table[1???x*": "another size",
    "test_lists.py::test_foes_are_named_by_the_host_and_the_format_is_changed_by_the_judge[390x844]": "another size",
    "test_newcomer.py::*": "a whole game, its replay and a rematch; the way to the table is walked in test_pages.py",
    "test_pages.py::test_a_new_table_is_set_up_by_pictures[phone]": "another size",
    "test_parlor.py::test_the_rules_of_layout_hold[two-*": "another table",
    "test_parlor.py::test_the_rules_of_layout_hold[four-*": "another table",
    "test_parlor.py::test_the_rules_of_layout_hold[six-1440x900]": "another size",
    "test_parlor.py::test_the_rules_of_layout_hold[six-1024x768]": "another size",
    "test_parlor.py::test_the_rules_of_layout_hold[six-390x844]": "another size",
    "test_parlor.py::test_the_rules_of_layout_hold[crowd-1*": "another size",
    "test_parlor.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "test_parlor.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "test_parlor.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "test_parlor.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "test_parlor.py::test_a_deck_is_drawn_by_pictures[390x844]": "another size",
    "test_parlor.py::test_boards_and_heaps_open_in_the_place_of_the_pools[1440x900]": "another size",
    "test_parlor.py::test_axe_finds_nothing[1440x900]": "another size",
    "test_parlor.py::test_who_looks_on_offers_to_judge[1440x900]": "another size",
    "test_quest.py::test_five_browsers_end_a_live_game_with_claims": "five browsers in a whole live game",
    "test_quest_layout.py::test_the_rules_hold_in_a_crowd[1440x900]": "another size",
    "test_quest_layout.py::test_the_rules_hold_in_a_crowd[1024x768]": "another size",
    "test_quest_layout.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[1440x900]": "another size",
    "test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[1024x768]": "another size",
    "test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[390x844]": "another size",
    "test_quest_layout.py::test_a_moment_is_one_card_with_at_most_three_answers[1440x900]": "another size",
    "test_six_browsers.py::*": "a whole game of six; that a dispute is ruled on is in test_parlor.py",
    "test_stage.py::test_the_rules_hold_where_no_board_knows_the_game[1440x900]": "another size",
    "test_stage.py::test_the_rules_hold_where_no_board_knows_the_game[1024x768]": "another size",
    "test_two_browsers.py::*": "a whole game of two; that two find each other is in test_oneself.py",
    "test_why.py::test_the_answer_speaks_the_language_of_the_page[it-*": "another language",
    "test_why.py::test_the_answer_speaks_the_language_of_the_page[fr-*": "another language",
    "test_why.py::test_the_answer_speaks_the_language_of_the_page[es-*": "another language",
}


def written(pattern: str) -> str:
    """A pattern as a regular expression."""
    return re.escape(pattern).replace(r"\*", ".*").replace(r"\?", ".")


PATTERN = re.compile("|".join(map(written, SOAK)))


def is_soak(name: str) -> bool:
    """Whether a test runs in the soak only: its file, two colons, its name with its parameters."""
    return PATTERN.fullmatch(name) is not None
