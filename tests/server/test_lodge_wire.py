"""Black Rose at a real server: four people and somebody who looks on, sealed preparation, reactions, coming back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest

from grimalkin.server.messages import (
    Chat,
    Previews,
)
from tests.support.lodge_wire import HANDS, INTO_THE_TRAP, REACTION, SEALED, Party, cards_in
from tests.support.servers import Running, running

LAID = ("A lay fireball 1 upright", "A lay ice_grip 2 reversed", "A ready", "B lay stone_claws 1 upright")
STUDY = {"at": "P2", **{letter: {"hand": hand[:2]} for letter, hand in zip("ABCD", HANDS, strict=True)}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('lodge') / 'tables.sqlite'}") as started:
        yield started


def meet(server: Running, play: Callable[[Party], Awaitable[None]]) -> None:
    async def whole() -> None:
        party = Party(server)
        try:
            await play(party)
        finally:
            await party.leave()

    asyncio.run(whole())


# what is hidden


def test_a_sealed_preparation_tells_nobody_anything(server: Running) -> None:
    """BR-PREP-08 Two are ready, one has laid a card, one none."""

    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play(*LAID, "C lay gaze 1 upright", "C lay maelstrom 2 upright", "C ready")
        await party.settled()
        party.ask_everything()
        assert party.check_names() > 100
        for seat, listener in enumerate(party.players):
            others = {card for other, hand in enumerate(HANDS) if other != seat for card in hand}
            assert others <= party.hidden_from(listener)
        assert {card for hand in HANDS for card in hand} <= party.hidden_from(party.onlooker)

    meet(server, play)


def test_nothing_is_sent_to_others_while_somebody_prepares(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.settled()
        others = [one for one in party.all if one is not party.players[1]]
        before = [len(one.heard) for one in others]
        await party.play("B lay stone_claws 1 upright", "B lay bone_armor 2 upright", "B take back")
        await party.settled()
        assert [len(one.heard) - count for one, count in zip(others, before, strict=True)] == [1] * 4, "but the pong"

    meet(server, play)


def test_cards_that_are_looked_at_in_a_study_are_seen_by_one(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(STUDY)
        await party.play("A pass", *["A school necromancy"] * 4)
        await party.settled()
        looked = [cards_in(view, "looking.A") for view in party.views()]
        assert len(looked[0]) == 4
        assert None not in looked[0]
        assert looked[1:] == [[None] * 4] * 4
        party.ask_everything()
        assert party.check_names() > 100
        assert set(looked[0]) <= party.hidden_from(party.onlooker)

    meet(server, play)


def test_nothing_hidden_is_told_in_a_round_by_chance(server: Running) -> None:
    """From Study into the Action Phase; whoever is asked chooses anything."""

    async def play(party: Party) -> None:
        luck = random.Random(1)
        await party.sit_down(STUDY)
        for _ in range(60):
            await party.settled()
            seat = luck.choice([seat for seat in range(4) if party.options(seat)])
            await party.play(f"{'ABCD'[seat]} {luck.choice(party.options(seat))}")
        await party.settled()
        assert party.view(0).phase == "action"
        party.ask_everything()
        assert party.check_names() > 100

    meet(server, play)


async def tell(party: Party) -> None:
    await party.act(0, Chat("mine are ice_grip and others"))


async def mistake(party: Party) -> None:
    """A view that goes to somebody else."""
    party.onlooker.heard.append(msgspec.json.encode(party.view(1)))


PLANTED = {"said at the table": tell, "a view of another": mistake}


@pytest.mark.parametrize("where", PLANTED)
def test_a_name_that_is_told_is_found(server: Running, where: str) -> None:
    """The check of these tests can fail."""

    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play(*LAID)
        await party.settled()
        party.check_names()
        await PLANTED[where](party)
        await party.settled()
        with pytest.raises(AssertionError, match=r"told of .*(ice_grip|stone_claws)"):
            party.check_names()

    meet(server, play)


def test_a_forecast_is_only_for_who_is_asked(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(REACTION)
        await party.play(*INTO_THE_TRAP)
        for one in party.all[1:]:
            status, data = one.fetch(f"{party.path}/previews/0")
            assert status == 403, data
        for seat in (1, 2, 3):
            status, data = party.players[seat].fetch(f"{party.path}/previews/{seat}")
            assert (status, msgspec.json.decode(data, type=Previews).previews) == (200, [])

    meet(server, play)
