"""Which tests run when. Each runs in one place: `make test`, `make later` or, at night, `make soak`.

`make test` takes ten minutes and has one test of every kind of check. `make later` has what else CI runs; both are in
`.ci/run`. `make soak` has what repeats those in other sizes and languages or many times over, and takes its time.

A pattern begins in `tests`; a star stands for anything, a question mark for one sign. The first that fits decides;
what none fits is in `make test`. A new test that takes more than two seconds there, or repeats another, gets a line.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256

TEST, LATER, NIGHT = "test", "later", "night"

# What is in `make test` although a pattern below fits it.
ALWAYS = {
    "every_game/test_every_game.py::test_game_passes[*-?-everybody looks on]": "one setup for each number of seats",
    "server/test_succession.py::test_a_game_goes_on_and_nobody_is_refused[sqlite]": "the first of its kind",
    "server/test_succession.py::test_a_bot_that_thinks_chooses_once[sqlite]": "the same, with a bot",
    "every_game/test_every_game.py::test_game_passes[cauldron-*": "the teaching game is short",
    "every_game/test_told_numbers.py::test_the_numbers_of_a_whole_game*[cauldron-*": "the teaching game is short",
    "words/test_every_language.py::*[*-de]": "one other language",
    "players/learned/*::*[cauldron]": "the teaching game is short",
}

# What CI runs besides, and why `make test` does not.
AFTERWARDS = {
    "browser/test_any_game.py::*": "whole games",
    "browser/test_arena.py::test_a_bot_drafts_for_me": "a whole draft",
    "browser/test_arena.py::test_a_crowded_arena_in_every_language*": "five languages",
    "browser/test_arena.py::test_blockers_are_confirmed_once": "a way of play like its neighbours",
    "browser/test_arena.py::test_powers_lie_on_the_pet*": "a way of play like its neighbours",
    "browser/test_axe.py::test_tables[friendomancy-desktop]": "the other size",
    "browser/test_director.py::*": "whole games, watched for minutes",
    "browser/test_drag.py::*": "another way to choose; a click is quicker",
    "browser/test_end.py::*": "whole games",
    "browser/test_keyboard.py::test_friendomancy_by_keyboard": "another game",
    "browser/test_keyboard.py::test_mythic_arena_by_keyboard": "another game",
    "browser/test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says*": "whole games",
    "browser/test_lists.py::*": "a builder, step by step",
    "browser/test_lodge_desk.py::*[1440x900]": "another size",
    "core/test_rules.py::test_a_mutated_file_of_rules*": "fuzz",
    "core/test_positions.py::test_every_position_of_many_games*": "many games",
    "core/test_scenarios.py::test_every_entry_of_random_games*": "many games",
    "every_game/test_every_game.py::test_game_passes[*-everybody looks on]": "the same game with other settings",
    "games/familiars_and_foes/test_vocabulary.py::test_nothing_that_loads_breaks_in_play": "many games",
    "server/test_officials_leaks.py::*": "whole games",
    "server/test_succession.py::*": "kills, and servers that start again and again",
    "words/test_glosses.py::test_what_lies_on_the_table*": "whole games",
    "architecture/test_no_compiler.py::test_a_type_error_ends_the_build": "mypy on a tree of its own",
    "art/test_build.py::*": "draws all cards; the build has drawn them",
    "cli/test_bare_install.py::*": "installs",
    "cli/test_long_runs.py::test_a_bot_that_swallows_the_signal*": "another way to be stopped, with a process",
    "cli/test_long_runs.py::test_the_other_signals*": "repeats, with processes",
    "cli/test_long_runs.py::test_workers_end_with_a_command*": "kills, with processes",
    "cli/test_odd_places.py::*": "many processes",
    "core/test_card_fuzz.py::*": "fuzz",
    "core/test_position_fuzz.py::*": "fuzz",
    "docs/test_packages.py::*": "installs",
    "lab/test_reliability.py::test_the_same_seed_gives_the_same*": "repeats that of strength, with processes",
    "every_game/test_broken_twins.py::*": "a test of tests",
    "every_game/test_every_game.py::test_game_passes[*-undo]": "long games, undone again and again",
    "every_game/test_every_game.py::test_game_passes[*-dead_ends]": "long games, left again and again",
    "every_game/test_every_game.py::test_game_passes[*-leaving]": "long games, left again and again",
    "every_game/test_every_game.py::test_game_passes[*-saves]": "long games, saved again and again",
    "every_game/test_every_game.py::test_game_passes[*-same_seed]": "long games twice; the records are in make test",
    "every_game/test_terminal_tells_all.py::test_look_tells_every_fact_in_every_setup*": "whole games, fact by fact",
    "every_game/test_told_numbers.py::test_the_numbers_of_a_whole_game*": "whole games, line by line",
    "games/*/test_kit.py::*": "the kit with more setups of one game",
    "games/*/test_terminal_decisions.py::*": "whole games in a terminal, read screen by screen",
    "games/*/test_terminal_play.py::*": "whole games in a terminal",
    "games/*/test_first_game.py::*": "whole games",
    "games/friendomancy/test_judge_at_the_terminal.py::*": "whole games in a terminal",
    "games/mythic_arena/test_balanced.py::*": "asks about every number of the book",
    "games/test_many_cards.py::*": "a planted card in whole games",
    "players/learned/test_encoding.py::test_it_never_reads_what_the_mask_hides[*": "hundreds of choices of every game",
    "players/learned/test_player.py::*[*": "whole games of every game",
    "lab/test_bench.py::*": "plays by the clock",
    "lab/test_breakdown.py::*": "a planted card in many games",
    "lab/test_endurance.py::*": "many games in one process",
    "lab/test_tryout.py::test_a_card_that_is_far_too_strong*": "a planted card in many games",
    "lab/test_tryout.py::test_the_same_games_are_played*": "starts processes",
    "lab/test_tryout.py::test_new_cards_of_every_kind*": "cards of every kind in whole games",
    "scenarios/test_expectations.py::*": "a test of tests: changed expectations must fail",
    "server/test_backup_games.py::*": "two databases, whole games",
    "server/test_breaking.py::test_the_load_plays_every_game*": "a server each, by the clock",
    "server/test_breaking.py::test_the_command_*": "a server each, by the clock",
    "server/test_bots_wire.py::*": "kills and slow bots, which take seconds each",
    "server/test_claims_wire.py::*": "windows by the clock",
    "server/test_conflicts.py::*": "repeats",
    "server/test_fuzz_wire.py::*": "fuzz",
    "server/test_hostile.py::*": "fuzz: whole games of every kind",
    "server/test_kill.py::*": "repeats",
    "server/test_load.py::test_a_bench_that_is_told_to_end_ends_its_server": "starts a server for it",
    "server/test_leaks_wire.py::*": "whole games",
    "server/test_lodge_wire.py::test_a_game_of_letters": "a whole game",
    "server/test_officials_wire.py::*": "kills",
    "server/test_schemathesis.py::*": "fuzz",
    "server/test_summaries.py::*": "whole games",
    "server/test_warren_wire.py::*": "a whole game",
    "server/test_wire_games.py::*": "whole games",
    "words/test_every_language.py::*": "another language",
    "words/test_reasons.py::*": "many games",
    "browser/test_any_game.py::*[4-phone]": "the same with four seats, at the other size",
    "browser/test_axe.py::test_pages_of_somebody_who_is_known": "sixteen pages; those of a stranger are quicker",
    "browser/test_axe.py::test_tables[mythic-arena-*]": "another game",
    "browser/test_axe.py::test_tables[familiars-and-foes-*]": "another game",
    "browser/test_axe.py::test_tables[cauldron-desktop]": "the other size, with more states of a table",
    "browser/test_cards.py::test_cards_are_found_by_kind_cost_and_words[familiars-and-foes]": "another game",
    "browser/test_director.py::*mythic*": "another game, and a long one",
    "browser/test_director.py::*foes*": "another game, and a long one",
    "browser/test_director.py::test_nothing_is_played_for_who_does_not_want_it[setting]": "another way to say so",
    "browser/test_director.py::test_nothing_is_played_for_who_does_not_want_it[motion]": "another way to say so",
    "browser/test_drag.py::*[mythic-arena]": "another game",
    "browser/test_end.py::test_who_looks_on_is_told_how_it_went[mythic-arena]": "another game",
    "browser/test_end.py::test_who_looks_on_is_told_how_it_went[familiars-and-foes]": "another game",
    "browser/test_hidden.py::test_what_is_planted_is_found[a *": "another place where something is planted",
    "browser/test_hidden.py::test_what_is_planted_is_found[message]": "another place where something is planted",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[de-tables]": "each board's own tests look at it",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[de-others]": "pages that are seen less often",
    "browser/test_lodge.py::test_the_rules_of_layout_hold[four-*": "another table; a crowd is the hardest",
    "browser/test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says[mythic-arena-*": "another game",
    "browser/test_lessons.py::test_a_first_game_is_finished_by_doing_what_it_says[friendomancy-*": "another game",
    "browser/test_newcomer.py::*": "a whole game, its replay and a rematch",
    "browser/test_two_browsers.py::*": "a whole game of two; that two find each other is in test_oneself.py",
}

# Of these `make later` has one in so many, drawn by their names, and a soak has the others: each check is made in each
# game, and each setup is played by some of them, but not each by all.
THINNED = {
    "every_game/test_every_game.py::test_game_passes[*": 3,
    "every_game/test_told_numbers.py::test_the_numbers_of_a_whole_game*": 3,
    "every_game/test_terminal_tells_all.py::test_look_tells_every_fact_in_every_setup*": 3,
    "games/black_rose/test_kit.py::test_a_game_passes*": 3,
    "games/test_many_cards.py::test_random_games_are_played_with_forty_new_cards*": 3,
    "lab/test_tryout.py::test_a_card_that_is_far_too_strong*": 3,
    "words/test_every_language.py::test_the_words_of_the_table_are_complete*": 2,
    "words/test_every_language.py::test_whatever_comes_up_in_play*": 4,
    "words/test_glosses.py::test_what_lies_on_the_table*": 4,
}
DRAW = 13  # another draw, where the names of one drew too few of something (architecture/test_tiers.py)

# What only a soak runs, and why.
AT_NIGHT = {
    "every_game/test_every_game.py::test_game_passes[black-rose-4-overkill=yes-undo]": "the longest game there is",
    "every_game/test_every_game.py::test_game_passes[black-rose-4-overkill=yes-everybody looks on]": "the same",
    "lab/test_trace.py::test_no_more_rules_are_excused*": "a count that changes seldom; by day each rule is looked at",
    "browser/test_quest.py::test_five_browsers_end_a_live_game_with_claims": "five browsers in a whole live game",
    "browser/test_six_browsers.py::*": "a whole game of six; that a dispute is ruled on is in test_parlor.py",
    "browser/test_four_browsers.py::*": "two rounds of four; that damage is shared out is in test_lodge_desk.py",
    "browser/test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-1440x900]": "another size",
    "browser/test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-1024x768]": "another size",
    "browser/test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[crowded-390x844]": "another size",
    "browser/test_arena.py::test_a_crowded_arena_keeps_the_rules_of_layout[seven-1???x*]": "another size",
    "browser/test_arena.py::test_a_crowded_arena_in_every_language[laptop]": "another size",
    "browser/test_arena.py::test_three_attackers_take_four_clicks[phone]": "another size",
    "browser/test_arena.py::test_powers_lie_on_the_pet[desktop]": "another size",
    "browser/test_arena.py::test_powers_lie_on_the_pet[laptop]": "another size",
    "browser/test_cards.py::test_a_card_has_a_page_of_its_own_with_its_rules_and_decks[phone]": "another size",
    "browser/test_hidden.py::test_a_browser_holds_nothing_hidden*": "many whole games",
    "browser/test_languages.py::test_the_language_follows_the_browser[?t-*": "another language",
    "browser/test_languages.py::test_the_language_follows_the_browser[f*": "another language",
    "browser/test_languages.py::test_the_language_follows_the_browser[e*": "another language",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[en-*": "the shortest words",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[it-*": "another language",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[fr-*": "another language",
    "browser/test_languages.py::test_every_page_has_its_words_and_fits[es-*": "another language",
    "browser/test_lodge.py::test_the_rules_of_layout_hold[two-*": "another table",
    "browser/test_lodge.py::test_the_rules_of_layout_hold[ruin-*": "another table",
    "browser/test_lodge.py::test_the_rules_of_layout_hold[crowd-1???x*": "another size",
    "browser/test_lodge.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "browser/test_lodge.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "browser/test_lodge.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "browser/test_lodge.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "browser/test_lodge.py::test_whom_a_crowd_hides_is_chosen_beside_it[1280x720]": "another size",
    "browser/test_lodge.py::test_axe_finds_nothing[1440x900]": "another size",
    "browser/test_lessons.py::test_a_first_game_is_finished_by_doin*[familiars-and-foes-phone]": "another size",
    "browser/test_lessons.py::test_the_judge_is_called_about_the_rock_and_the_log_tells_it[phone]": "another size",
    "browser/test_lists.py::test_a_list_is_built_broken_read_drawn_saved_and_brought_to_a_table[1???x*": "another size",
    "browser/test_lists.py::test_foes_are_named_by_the_host_and_t*[390x844]": "another size",
    "browser/test_pages.py::test_a_new_table_is_set_up_by_pictures[phone]": "another size",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[two-*": "another table",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[four-*": "another table",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[six-1440x900]": "another size",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[six-1024x768]": "another size",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[six-390x844]": "another size",
    "browser/test_parlor.py::test_the_rules_of_layout_hold[crowd-1*": "another size",
    "browser/test_parlor.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "browser/test_parlor.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "browser/test_parlor.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "browser/test_parlor.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "browser/test_parlor.py::test_a_deck_is_drawn_by_pictures[390x844]": "another size",
    "browser/test_parlor.py::test_boards_and_heaps_open_in_the_place_of_the_pools[1440x900]": "another size",
    "browser/test_parlor.py::test_axe_finds_nothing[1440x900]": "another size",
    "browser/test_parlor.py::test_who_looks_on_offers_to_judge[1440x900]": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_in_a_crowd[1440x900]": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_in_a_crowd[1024x768]": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_in_every_language[1280x720-*": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-it]": "another language",
    "browser/test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-fr]": "another language",
    "browser/test_quest_layout.py::test_the_rules_hold_in_every_language[390x844-es]": "another language",
    "browser/test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[1440x900]": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[1024x768]": "another size",
    "browser/test_quest_layout.py::test_the_rules_hold_at_two_sides_and_in_a_moment[390x844]": "another size",
    "browser/test_quest_layout.py::test_a_moment_is_one_card_with_at_most_three_answers[1440x900]": "another size",
    "browser/test_stage.py::test_the_rules_hold_where_no_board_knows_the_game[1440x900]": "another size",
    "browser/test_stage.py::test_the_rules_hold_where_no_board_knows_the_game[1024x768]": "another size",
    "browser/test_why.py::test_the_answer_speaks_the_language_of_the_page[it-*": "another language",
    "browser/test_why.py::test_the_answer_speaks_the_language_of_the_page[fr-*": "another language",
    "browser/test_why.py::test_the_answer_speaks_the_language_of_the_page[es-*": "another language",
}


def written(pattern: str) -> str:
    """A pattern as a regular expression."""
    return re.escape(pattern).replace(r"\*", ".*").replace(r"\?", ".")


@cache
def compiled(tier: str) -> re.Pattern[str]:
    table = {TEST: ALWAYS, LATER: AFTERWARDS, NIGHT: AT_NIGHT}[tier]
    return re.compile("|".join(map(written, table)))


def is_drawn(name: str) -> bool:
    """Is a test that could run later one of those that do?"""
    few = next((few for pattern, few in THINNED.items() if re.fullmatch(written(pattern), name)), 1)
    return int.from_bytes(sha256(f"{DRAW} {name}".encode()).digest()) % few == 0


def tier_of(name: str) -> str:
    """Where a test runs: its file below `tests`, two colons, its name with its parameters."""
    tier = next((tier for tier in (TEST, NIGHT, LATER) if compiled(tier).fullmatch(name)), TEST)
    return NIGHT if tier == LATER and not is_drawn(name) else tier
