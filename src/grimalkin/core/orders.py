"""What a seat may choose where rulings allow or forbid acts: the one place that options, refusals and reasons share.

An order names acts in notation, part by part; `*` stands for any word, and at the end for any words. Where two orders
meet, the later one holds. An order that allows reaches only what is listed and refused, as far as the game lets it
(`Hooks.can_permit`), and it is used up by the act. One that forbids never takes everything away.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import ANSWERED, Ask
from grimalkin.core.courts import OWN_TURNS, THIS_ROUND, THIS_TURN, Court, Order
from grimalkin.core.state import State

ANYTHING: Final = "*"


def matches_part(part: str, notation: str) -> bool:
    """Is an act in notation meant by a part of an order?"""
    wanted = part.split()
    words = notation.split()
    if wanted and wanted[-1] == ANYTHING and len(words) > len(wanted):
        words = words[: len(wanted)]
    if len(wanted) != len(words):
        return False
    for i in range(len(wanted)):
        if wanted[i] not in (ANYTHING, words[i]):
            return False
    return True


def options_of(game: State, ask: Ask[Any], seat: int) -> list[int]:
    """What a seat that is asked can choose, rulings included."""
    options = ask.options(game, seat)
    court = game.court
    if court is None or not court.orders:
        return options
    return ruled_options(game, court, ask, seat, options)


def default_of(game: State, ask: Ask[Any], seat: int) -> int:
    """What is chosen for a seat that does not answer, rulings included."""
    left_open = ask.unanswered(game, seat)
    if left_open != ANSWERED:
        return left_open
    default = ask.default(game, seat)
    court = game.court
    if court is None or not court.orders:
        return default
    options = options_of(game, ask, seat)
    return default if default in options else options[0]


def orders_for(court: Court, seat: int) -> list[Order]:
    return [order for order in court.orders if order.seat == seat]


def ruled_options(game: State, court: Court, ask: Ask[Any], seat: int, options: list[int]) -> list[int]:
    orders = orders_for(court, seat)
    if not orders:
        return options
    under_way = half_done(orders)
    if under_way is not None:
        return [act for act in ask.acts(game, seat) if is_next(game, under_way, act)] or options
    found = [option for option in options if not is_forbidden(game, orders, option)]
    for act in ask.acts(game, seat):
        if act not in options:
            order = last_about(game, orders, act)
            if order is not None and order.allows and is_permitted(game, ask, seat, order, act):
                found.append(act)
    return found or [ask.default(game, seat)]


def half_done(orders: list[Order]) -> Order | None:
    """An act that is legal by an order alone and has further parts: nothing else can be chosen now."""
    for order in orders:
        if order.allows and order.needed and not order.used and order.at:
            return order
    return None


def is_next(game: State, order: Order, act: int) -> bool:
    return matches_part(order.parts[order.at], game.hooks.notation(game, act))


def last_about(game: State, orders: list[Order], act: int) -> Order | None:
    """The latest order about an act at this point."""
    notation = game.hooks.notation(game, act)
    for order in reversed(orders):
        if not order.used and matches_part(order.parts[order.at], notation):
            if order.allows or order.at == len(order.parts) - 1:
                return order
    return None


def is_forbidden(game: State, orders: list[Order], option: int) -> bool:
    """Does an order take away something that the rules would offer? Never the ways to do nothing."""
    order = last_about(game, orders, option)
    return order is not None and not order.allows and not game.hooks.is_idle(game, option)


def is_permitted(game: State, ask: Ask[Any], seat: int, order: Order, act: int) -> bool:
    return not order.used and game.hooks.can_permit(game, ask, seat, act, list(order.parts[order.at + 1 :]))


def order_against(game: State, ask: Ask[Any], seat: int, act: int) -> Order | None:
    """The order by which a seat cannot choose an act that is listed: one that forbids it, one that allows another act
    now, or one that allowed it once and is used up."""
    court = game.court
    if court is None:
        return None
    orders = orders_for(court, seat)
    under_way = half_done(orders)
    if under_way is not None:
        return under_way
    if act in ask.options(game, seat):
        return last_about(game, orders, act)
    notation = game.hooks.notation(game, act)
    for order in reversed(orders):
        if order.allows and order.used and matches_part(order.parts[0], notation):
            return order
    return None


# what becomes of them


def note_choice(game: State, ask: Ask[Any], seat: int, option: int) -> None:
    """A seat has chosen: orders about the parts of an act go on or start again."""
    court = game.court
    if court is None or not court.orders:
        return
    notation = game.hooks.notation(game, option)
    legal = option in ask.options(game, seat)
    changed = False
    found: list[Order] = []
    for order in court.orders:
        after = order
        if order.seat == seat and not order.used:
            after = after_choice(order, notation, legal)
            changed = changed or after is not order
        found.append(after)
    if changed:
        game.court = court.with_orders(tuple(found))


def after_choice(order: Order, notation: str, legal: bool) -> Order:
    if not matches_part(order.parts[order.at], notation):
        return order.moved(0, False, False, order.left) if order.at else order
    needed = order.needed or (order.allows and not legal)
    if order.at + 1 < len(order.parts):
        return order.moved(order.at + 1, needed, False, order.left)
    if not order.allows:  # a way to do nothing, or all that was left
        return order.moved(0, False, False, order.left) if order.at else order
    if not needed:  # it was legal anyway: the order is for what is not
        return order.moved(0, False, False, order.left)
    return order.moved(0, False, True, order.left)


def turn_ended(game: State, seat: int) -> None:
    """The turn of a seat is over: orders for it lapse, and so do proposals that answer no dispute."""
    court = game.court
    if court is None:
        return
    found: list[Order] = []
    for order in court.orders:
        if order.until == THIS_TURN or (order.used and order.seat == seat):
            continue
        if order.until == OWN_TURNS and order.seat == seat:
            if order.left <= 1:
                continue
            found.append(order.moved(order.at, order.needed, order.used, order.left - 1))
        else:
            found.append(order)
    proposals = tuple([one for one in court.proposals if one.dispute or one.held])
    after = Court(court.disputes, proposals, tuple(found), court.precedents, court.due)
    game.court = after.or_none()


def round_ended(game: State) -> None:
    court = game.court
    if court is not None and court.orders:
        left = tuple([order for order in court.orders if order.until != THIS_ROUND])
        game.court = court.with_orders(left).or_none()
