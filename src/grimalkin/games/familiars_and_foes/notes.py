"""Cards that are legal and yet hardly meant."""

from __future__ import annotations

from grimalkin.core.cards import Card, Note, in_set
from grimalkin.games.familiars_and_foes.charts import Chart
from grimalkin.games.familiars_and_foes.kinds import (
    BACKFIRE,
    CRITICAL,
    ELEMENTAL,
    HEAL,
    HIT,
    LAST_ATTACK,
    MISS,
    RESTORATIVE,
    SIMPLE,
    STRONG,
    STRONG_OR_ELEMENTAL,
    SUMMON_TOAD,
    TASK_RESTORATIVE,
    TASKS,
)
from grimalkin.games.familiars_and_foes.printed import FoeCard, Mat, Spell, TrainingCard

# tasks that want a spell, and the kinds of spells that will do
WANTED = [
    (SUMMON_TOAD, [SIMPLE]),
    (STRONG_OR_ELEMENTAL, [STRONG, ELEMENTAL]),
    (TASK_RESTORATIVE, [RESTORATIVE]),
]


def notes(cards: list[Card]) -> list[Note]:
    there = in_set(cards)
    found: list[Note] = []
    for card in there:
        if isinstance(card, Mat):
            found += [Note(card.key, what) for what in odd_mat(card)]
        elif isinstance(card, TrainingCard):
            mat = cards[card.familiar]
            if isinstance(mat, Mat):
                found += [Note(card.key, what) for what in odd_tasks(card, mat)]
        elif isinstance(card, FoeCard) and is_harmless(card.chart):
            found.append(Note(card.key, "this Foe never harms anybody: no row of its chart does"))
    return found


def odd_mat(mat: Mat) -> list[str]:
    found: list[str] = []
    if not mat.spells:
        found.append("this Familiar has no spells")
    if not can_hit(mat.attack.chart):
        found.append(f"the Physical Attack '{mat.attack.name}' can never hit")
    for spell in mat.spells:
        found += odd_spell(spell, mat)
    return found


def odd_spell(spell: Spell, mat: Mat) -> list[str]:
    if spell.cost > mat.mp:
        return [f"the spell '{spell.name}' costs {spell.cost} MP, and its Familiar never has more than {mat.mp}"]
    if spell.kind <= LAST_ATTACK and not can_hit(spell.chart):
        return [f"the spell '{spell.name}' can never hit"]
    return []


def odd_tasks(scroll: TrainingCard, mat: Mat) -> list[str]:
    """Tasks that nobody can do keep the Advanced Spells locked for ever."""
    kinds = [spell.kind for spell in mat.spells]
    missing = [TASKS[task] for task, able in WANTED if scroll.tasks >> task & 1 and not any(k in kinds for k in able)]
    return [f"the task '{task}' can never be done: {mat.key} has no spell for it" for task in missing]


def can_hit(chart: Chart) -> bool:
    return any(row.kind in (HIT, CRITICAL) for row in chart.rows)


def is_harmless(chart: Chart) -> bool:
    return all(part in (MISS, BACKFIRE, HEAL) for row in chart.rows for part in row.what)
