"""Black Rose at a real server: four people and somebody who looks on, sealed preparation, reactions, coming back."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

from grimalkin.core.snapshot import state_hash
from grimalkin.server.client import Seen, Turned
from grimalkin.server.messages import (
    Accepted,
    Answer,
    AnyAct,
    Back,
    Chat,
    Clock,
    Done,
    LetPlay,
    Move,
    Previews,
    Undo,
    Update,
)
from tests.games.black_rose.parties import HANDS, INTO_THE_TRAP, REACTION, SEALED, Party, cards_in, slots_of
from tests.support.servers import Running, running

LAID = ("A lay fireball 1 upright", "A lay ice_grip 2 reversed", "A ready", "B lay stone_claws 1 upright")
OWN_LAID = {"slot.B.1": "stone_claws", "slot.B.quick": "epiphany"}
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


def test_spells_face_down_quests_and_forecasts_tell_nobody_anything(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(REACTION)
        party.ask_everything()
        await party.play(*INTO_THE_TRAP)
        await party.settled()
        assert party.options(0) == ["pass", "reveal 1"]
        party.ask_everything()
        assert party.check_names() > 100
        hidden = {"blade_barrage", "ice_grip", "magic_door", "bone_armor", "maelstrom", "gaze"}
        quests = {"first_blood", "rubble", "two_doors", "snare"}
        assert hidden | quests <= party.hidden_from(party.onlooker)
        await party.play("A reveal 1", "B pass")
        await party.settled()
        assert "blade_barrage" not in party.hidden_from(party.onlooker), "it was turned up"
        party.ask_everything()
        assert party.check_names() > 100

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
        assert {fact.name: fact.value for fact in party.view(0).facts}["phase"] == "action"
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


def other_past() -> dict[str, Any]:
    """What A cannot tell from the position above: the same cards lie in others of those places."""
    position = copy.deepcopy(REACTION)
    b, c, d = (position[letter] for letter in "BCD")
    b["sheet"][0]["card"], d["hand"] = "clairvoyance", ["bone_armor"]
    b["sheet"][1]["card"], c["sheet"][0]["card"] = "maelstrom", "magic_door"
    b["hand"], d["sheet"][0]["card"] = ["gaze"], "stone_claws"
    b["quests"], c["quests"] = c["quests"], b["quests"]
    return position


def test_a_forecast_is_the_same_whatever_others_have_active(server: Running) -> None:
    """Bone Armor would strike back at A: nobody says so before B turns it up."""

    async def play(party: Party) -> None:
        told: list[Any] = []
        for position in (REACTION, other_past()):
            await party.leave()
            await party.sit_down(position)
            await party.play(*INTO_THE_TRAP)
            await party.settled()
            _, previews = party.players[0].fetch(f"{party.path}/previews/0")
            _, update = party.players[0].fetch(f"{party.path}/update")
            views = [msgspec.structs.replace(one, log=[]) for one in msgspec.json.decode(update, type=Update).views]
            told.append((previews, msgspec.json.encode(views)))
        assert told[0] == told[1]
        found = msgspec.json.decode(told[0][0], type=Previews).previews
        assert [(one.move, [(fact.name, fact.value) for fact in one.facts]) for one in found] == [
            ("reveal 1", [("on", "B"), ("wounds_after", 2)])
        ]

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


# what is laid so far


def test_what_is_laid_lies_in_ones_own_slots_and_nobody_elses_view(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play("B lay stone_claws 1 upright", "B lay epiphany quick reversed")
        await party.settled()
        ben = party.players[1]
        for back in (False, True):
            if back:
                ben.wire.tables[party.table] = Seen(party.table)  # as after a reload: nothing is known any more
                for one in party.all:
                    await one.come_back()
                    await party.see(one)
            own, *others = [party.view(1), *(view for view in party.views() if view.seat != 1)]
            assert slots_of(own, "B") == OWN_LAID
            assert cards_in(own, "hand.B") == ["bone_armor"]
            assert len(others) == 4
            for view in others:
                assert slots_of(view, "B") == {}
                assert cards_in(view, "hand.B") == [None] * 3
        assert "ready" in party.options(1)
        assert party.check_names() > 100

    meet(server, play)


# taken back


def now(party: Party) -> tuple[int, int, str]:
    truth = party.truth()
    return truth.n, truth.m, state_hash(truth.played.state)


def version_of(party: Party, seat: int) -> int:
    update = party.players[seat].seen(party.table).update
    assert update is not None
    return update.version


async def done(party: Party, seat: int, act: AnyAct) -> Accepted:
    answer = await party.act(seat, act)
    await party.settled()
    return answer


async def refused(party: Party, seat: int, act: AnyAct, code: str, says: str = "") -> None:
    """It is refused in these words, changes nothing, and nobody else hears of it."""
    await party.settled()
    before = now(party)
    others = [one for one in party.all if one is not party.players[seat]]
    heard = [len(one.heard) for one in others]
    with pytest.raises(Turned) as turned:
        await party.act(seat, act)
    assert (turned.value.code, says in turned.value.text) == (code, True), turned.value
    assert now(party) == before
    assert [len(one.heard) for one in others] == heard


def test_parts_of_a_preparation_are_taken_back_until_one_is_ready(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play("B lay stone_claws 1 upright", "B lay epiphany quick reversed")
        await done(party, 1, Back(1, version_of(party, 1)))
        assert slots_of(party.view(1), "B") == {"slot.B.1": "stone_claws"}
        await done(party, 1, Undo(1, version_of(party, 1)))
        assert slots_of(party.view(1), "B") == {}
        assert sorted(map(str, cards_in(party.view(1), "hand.B"))) == ["bone_armor", "epiphany", "stone_claws"]
        await refused(party, 1, Back(1, version_of(party, 1)), "no_undo")
        await party.play("B lay bone_armor 1 upright", "B lay epiphany 2 upright", "B ready")
        await refused(party, 1, Back(1, version_of(party, 1)), "no_undo")
        await refused(party, 1, Undo(1, version_of(party, 1)), "no_undo")
        assert party.check_names() > 100

    meet(server, play)


def test_an_undo_is_free_until_something_hidden_was_seen(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(STUDY)
        await party.play("A pass", "A school necromancy")
        await done(party, 0, Undo(0, version_of(party, 0)))
        assert "school necromancy" in party.options(0)
        assert party.truth().consent.info() is None, "nobody was asked"
        await party.play(*["A school necromancy"] * 4)
        before = now(party)
        for yes in (False, True):
            await done(party, 0, Undo(0, version_of(party, 0)))
            request = party.truth().consent.info()
            assert request is not None
            assert (request.kind, request.missing) == ("undo", [1, 2, 3])
            assert now(party)[2] == before[2], "nothing is taken back before all agree"
            for seat in (1, 2, 3) if yes else (2,):
                await done(party, seat, Answer(seat, request.m, yes))
            assert bool(cards_in(party.view(0), "looking.A")) is not yes
        assert party.check_names() > 100

    meet(server, play)


# coming and going


def test_a_connection_is_lost_in_a_reaction(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(REACTION)
        await party.play(*INTO_THE_TRAP)
        ann = party.players[0]
        await ann.wait(lambda: bool(party.options(0)))
        options = party.options(0)
        ann.wire.tables[party.table] = Seen(party.table)
        await ann.come_back()
        await party.see(ann)
        assert party.options(0) == options == ["pass", "reveal 1"]
        await party.play("A reveal 1", "B pass")
        await party.settled()
        assert party.options(1) == ["pass", "reveal 1"], "Bone Armor answers damage that was suffered"
        await party.players[1].come_back()
        await party.play("B pass")
        await party.settled()
        wounds = [{fact.name: fact.value for fact in view.seats[1].facts}["wounds"] for view in party.views()]
        assert wounds == [2] * 5

    meet(server, play)


def test_a_bot_stands_in_and_the_prepared_spells_stay(server: Running) -> None:
    """Of a Preparation that was begun it makes the rest; whoever comes back has what lies there."""

    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play("C lay gaze 1 upright")
        await done(party, 2, LetPlay(2, "bot:random"))
        await party.players[2].wait(lambda: not party.view(2).seats[2].asked)
        laid = slots_of(party.view(2), "C")
        assert laid["slot.C.1"] == "gaze"
        assert len(laid) >= 2
        await party.play(*LAID, "B lay bone_armor 2 upright", "B ready")
        await done(party, 2, LetPlay(2, ""))
        assert slots_of(party.view(2), "C") == laid
        await party.play("D lay time_stop 1 upright", "D lay eviscerate 2 upright", "D ready")
        await party.settled()
        assert slots_of(party.view(2), "C") == laid
        for view in party.views():
            if view.seat != 2:
                assert slots_of(view, "C") == dict.fromkeys(laid)
        assert party.check_names() > 100

    meet(server, play)


def test_a_game_of_letters(sqlite_database: str) -> None:
    """Correspondence: single requests, and the server is killed between any two of them."""

    def letter(party: Party, move: str) -> None:
        seat, notation = "ABCD".index(move[0]), move[2:]
        writer = party.players[seat]
        update = writer.get(f"{party.path}/update", Update)
        act = Move(seat, update.version, notation, f"letter-{move.replace(' ', '-')}")
        sent = writer.post(f"{party.path}/acts", act, Done)
        party.server.kill()
        party.server.start()
        assert writer.post(f"{party.path}/acts", act, Done).n == sent.n, "the same letter twice counts once"

    async def play(party: Party) -> None:
        await party.sit_down(SEALED, Clock("correspondence", 86_400))
        await party.leave()
        for move in (*LAID[:2], "B lay stone_claws 1 upright"):
            letter(party, move)
        views = [one.get(f"{party.path}/update", Update).views[0] for one in party.all]
        assert slots_of(views[0], "A") == {"slot.A.1": "fireball", "slot.A.2": "ice_grip"}
        assert slots_of(views[1], "B") == {"slot.B.1": "stone_claws"}
        for seat, view in enumerate(views):
            assert seat == 0 or slots_of(view, "A") == {}
            assert seat == 1 or slots_of(view, "B") == {}
        assert [entry.text for entry in party.truth().played.record] == [move[2:] for move in (*LAID[:2], LAID[3])]

    with running(sqlite_database) as server:
        meet(server, play)


# what is refused


WRONG = [
    (2, "lay gaze 3 upright", "illegal_choice", "BR-PREP-03"),
    (2, "ready", "illegal_choice", "BR-PREP-01"),
    (2, "lay fireball 1 upright", "illegal_choice", ""),
    (2, "cast", "illegal_choice", ""),
    (0, "lay magic_door 3 upright", "illegal_choice", ""),
    (2, "lay gaze nowhere upright", "unknown_notation", "lay gaze"),
]


def test_what_is_refused_has_a_reason_and_changes_nothing(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(SEALED)
        await party.play(*LAID)
        await party.settled()
        for seat, notation, code, says in WRONG:
            await refused(party, seat, party.move(seat, notation), code, says)
        stale = msgspec.structs.replace(party.move(2, "lay gaze 1 upright"), version=version_of(party, 2) + 1)
        await refused(party, 2, stale, "stale", "moved on")
        other = msgspec.structs.replace(party.move(2, "lay gaze 1 upright"), seat=3)
        await refused(party, 2, other, "not_your_seat")
        with pytest.raises(Turned) as turned:
            await party.onlooker.wire.act(party.table, party.move(3, "ready"))
        assert turned.value.code == "not_seated"
        assert slots_of(party.view(1), "B") == {"slot.B.1": "stone_claws"}

    meet(server, play)


def test_out_of_turn_and_out_of_a_window_is_refused(server: Running) -> None:
    async def play(party: Party) -> None:
        await party.sit_down(REACTION)
        await refused(party, 0, party.move(0, "move_activate"), "illegal_choice")
        await refused(party, 0, party.move(0, "reveal 1"), "illegal_choice")
        old = party.move(1, "move_attack")
        await party.play(*INTO_THE_TRAP)
        await party.settled()
        await refused(party, 1, old, "stale")
        await refused(party, 0, party.move(0, "reveal 2"), "illegal_choice", "BR-")
        await refused(party, 3, party.move(3, "reveal quick"), "illegal_choice")

    meet(server, play)
