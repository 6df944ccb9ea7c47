"""What people are asked."""

from __future__ import annotations

from grimalkin.games.black_rose.game import GAME
from grimalkin.lab.plan import Plan
from grimalkin.lab.simulate import simulate


def test_a_preparation_is_one_prompt_and_prompts_are_counted_by_action() -> None:
    prompts = simulate(Plan(GAME.id, {"packs": "draco,hydra"}, ["random", "random"], 1, prompts=True), 1).prompts
    assert prompts is not None
    by_kind = {kind.name: kind.seen for kind in prompts.all.kinds}
    assert 0 < by_kind["prepare"] <= 2 * prompts.rounds, "card by card, and yet one answer"
    assert 0 < prompts.actions < by_kind["choose_action"], "to end a player turn is no Action"
    assert prompts.per_action is not None
