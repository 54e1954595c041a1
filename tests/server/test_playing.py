"""Playing over sockets: moves, undo, gaps, hints, chat, presence."""

import asyncio

import pytest

from tests.server.conftest import eventually, run
from tests.server.playing import (
    first_choice,
    greeted,
    play_on,
    play_out,
    refusal,
    two_people,
    wire,
)
from wardroom import Record, Table
from wardroom.client import Denied, HttpClient


def test_a_whole_game_of_two_people_is_the_game_of_its_record(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await play_out(one, other)
            assert one.ending == other.ending
            assert one.position is not None
            assert [entry.step for entry in one.entries] == list(range(1, one.step + 1))
            replayed = Table.resume(Record.read(await ania.record(table)))
            assert replayed.ply == one.position.ply
            outcome = replayed.outcome()
            assert outcome is not None
            assert outcome.result == (one.ending and one.ending.result)
            assert replayed.view(0) == one.position.view

    run(story())


def test_every_step_tells_just_what_has_changed(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url, hands="closed")
        async with ania.join(table) as one, bo.join(table) as other:
            for _ in range(25):
                for client in (one, other):
                    if client.asked:
                        await client.play(first_choice(client))
                await one.until(lambda: one.step >= other.step)
                await other.until(lambda: other.step >= one.step)
                for client, person in ((one, ania), (other, bo)):
                    assert client.position is not None
                    then = await person.at(table, client.position.ply)
                    assert then.position.view == client.position.view

    run(story())


def test_a_moment_comes_with_the_steps_that_led_to_it(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            for _ in range(12):
                await client.play(first_choice(client))
            plies = client.position.ply if client.position else 0
        for ply in range(1, plies + 1):
            before = (await ania.at(table.id, ply - 1)).position
            moment = await ania.at(table.id, ply)
            assert all(event.changed is not None for event in moment.events)
            view = dict(before.view)
            for event in moment.events:
                view.update(event.changed or {})
            left = {name for name, value in moment.position.view.items() if view[name] != value}
            # What is left after the last event is only whose turn it is to decide.
            assert not left & {"pawns", "cubes", "hands", "stations", "infection_discards"}

    run(story())


def test_someone_who_comes_back_is_shown_what_happened_meanwhile(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await client.play(first_choice(client))
            known = client.step
            for _ in range(5):
                await client.play(first_choice(client))
            async with wire(ania, table.id) as socket:
                await socket.says({"type": "hello", "step": known})
                welcome = await socket.hears("welcome")
            events = [event for entry in welcome["entries"] for event in entry["events"]]
            assert events
            assert all(event["changed"] is not None for event in events)

    run(story())


def test_sending_a_move_twice_does_no_harm(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            position = (await socket.hears("welcome"))["position"]
            offer = position["legal"][0]
            move = {
                "type": "play",
                "seat": offer["seat"],
                "step": 0,
                "action": offer["action"],
                "nonce": "once",
            }
            for _ in range(3):
                await socket.says(move)
                assert await socket.hears("accepted", "refused") == {
                    "type": "accepted",
                    "nonce": "once",
                    "step": 1,
                }
            await socket.says({**move, "nonce": "twice"})
            assert (await socket.hears("refused"))["code"] == "stale"
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello", "step": 1})
            assert (await socket.hears("welcome"))["entries"] == []
            await socket.says(move)
            assert (await socket.hears("accepted"))["step"] == 1

    run(story())


def test_the_nonce_of_somebody_else_is_not_an_own_move(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with wire(ania, table) as one, wire(bo, table) as other:
            position = await greeted(one, other)
            first, second = (one, other) if 0 in position["waiting"] else (other, one)
            seat = position["waiting"][0]
            move = {"type": "play", "seat": seat, "step": 0, "action": "pass", "nonce": "n"}
            await first.says(move)
            assert (await first.hears("accepted"))["step"] == 1
            await second.says({**move, "seat": 1 - seat})
            assert (await second.hears("refused"))["code"] == "stale"

    run(story())


def test_of_two_moves_for_one_step_only_one_counts(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as one, wire(ania, table.id) as other:
            for socket in (one, other):
                await socket.says({"type": "hello"})
            offer = (await one.hears("welcome"))["position"]["legal"][0]
            for number, socket in enumerate((one, other)):
                await socket.says(
                    {
                        "type": "play",
                        "seat": offer["seat"],
                        "step": 0,
                        "action": offer["action"],
                        "nonce": str(number),
                    }
                )
            answers = [await socket.hears("accepted", "refused") for socket in (one, other)]
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]

    run(story())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 1}, "not-your-seat"),
        ({"seat": -1}, "not-your-seat"),
        ({"seat": 99}, "not-your-seat"),
        ({"action": "fly to the moon"}, "unknown-action"),
        ({"action": ""}, "unknown-action"),
        ({"action": "discard paris"}, "illegal"),
        ({"step": 7}, "stale"),
        ({"step": -1}, "stale"),
    ],
)
def test_a_move_that_cannot_be_is_refused_and_changes_nothing(
    url: str, change: dict[str, object], code: str
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        bo = await HttpClient.guest(url, "Bo")
        table = await ania.open_table("pandemic", ["me", "open"], public=True)
        await bo.sit(table.id)
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            move = {"type": "play", "seat": 0, "step": 0, "action": "pass", "nonce": "n"}
            await socket.says({**move, **change})
            refused = await socket.hears("accepted", "refused")
            assert (refused["type"], refused["code"]) == ("refused", code)
            assert refused["text"].endswith((".", "?", "”"))
        assert (await ania.table(table.id)).step == 0

    run(story())


def test_a_table_that_is_open_or_over_takes_no_moves(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "open"])
        async with ania.join(table.id) as client:
            assert await refusal(client.play("pass")) == "not-begun"
            assert await refusal(client.take_back()) == "not-begun"
            assert await refusal(client.hint()) == "not-begun"
        assert await refusal(ania.at(table.id, 0)) == "not-begun"
        assert await refusal(ania.record(table.id)) == "not-begun"
        alone = await ania.open_table("pandemic", ["me", "me"])
        assert await refusal(ania.record(alone.id)) == "not-over"
        async with ania.join(alone.id) as client:
            await play_on(client)
            assert await refusal(client.play("pass", 0)) == "over"
            assert await refusal(client.take_back()) == "over"
            assert await refusal(client.hint(0)) == "over"

    run(story())


def test_taking_back_undoes_the_last_move_and_never_the_step(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            assert client.position is not None
            assert not client.position.undoable
            assert await refusal(client.take_back()) == "not-undoable"
            before = client.position.view
            await client.play(first_choice(client))
            assert client.position.undoable
            assert client.position.view != before
            assert await client.take_back() == 2
            assert client.position.view == before
            assert client.position.ply == 0
            assert client.entries[-1].undone
            assert await refusal(client.take_back()) == "not-undoable"
        async with ania.join(table.id) as again:
            assert [entry.undone for entry in again.entries] == [False, True]

    run(story())


def test_taking_back_does_not_cross_what_another_person_did(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url, consent="ask")
        async with ania.join(table) as one, bo.join(table) as other:
            first, second = (one, other) if one.asked else (other, one)
            await first.play(first_choice(first))
            assert await refusal(second.take_back()) in ("not-undoable", "stale")
            await second.until(lambda: second.step == 1)
            assert await refusal(second.take_back()) == "not-undoable"

    run(story())


def test_taking_back_also_undoes_what_a_colleague_answered(url: str) -> None:
    """A colleague is asked for consent and answers; the person thinks better of it."""

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        options = {"roles": "dispatcher,medic"}
        seats = ["me", "colleague:random"]
        table = await ania.open_table("pandemic", seats, options)
        while not table.your_turn:
            table = await ania.open_table("pandemic", seats, options)
        async with ania.join(table.id) as client:
            assert client.position is not None
            proposal = next(
                offer
                for offer in client.position.legal
                if offer.action.startswith("drive ") and offer.action.endswith(" 1")
            )
            await client.play(proposal)
            await client.until(lambda: client.step == 2)
            assert client.position.undoable
            assert await client.take_back() == 4
            assert client.position.ply == 0
            assert [entry.seat for entry in client.entries] == [0, 1, 1, 0]
            assert [entry.undone for entry in client.entries] == [False, False, True, True]

    run(story())


def test_after_a_gap_only_what_is_new_is_told(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await play_on(client, 6)
        for known, told in ((None, 6), (0, 6), (4, 2), (6, 0), (99, 6), (-3, 6)):
            async with wire(ania, table.id) as socket:
                await socket.says({"type": "hello", "step": known})
                welcome = await socket.hears("welcome")
                assert len(welcome["entries"]) == told
                assert welcome["since"] == 6 - told
                assert bool(welcome["deal"]) == (told == 6)
                assert welcome["position"]["step"] == 6

    run(story())


def test_a_spectator_sees_what_is_public_and_may_do_nothing(url: str) -> None:
    async def story() -> None:
        ania, _, table = await two_people(url, hands="closed")
        stranger = await HttpClient.guest(url, "Cy")
        nobody = HttpClient(url)
        for watcher in (stranger, nobody):
            async with watcher.join(table) as watching:
                assert watching.seats == []
                assert watching.position is not None
                assert watching.position.seat == -1
                assert watching.position.legal == []
                assert watching.position.view["hands"] == [None, None]
                assert watching.table.invite is None
                assert await refusal(watching.play("pass", 0)) == "not-your-seat"
                assert await refusal(watching.say("Boo!")) == "not-seated"
                assert await refusal(watching.hint(0)) == "not-your-seat"
                assert await refusal(watching.take_back()) == "not-undoable"
        async with ania.join(table) as client:
            assert client.position is not None
            assert client.position.view["hands"][0] is not None
            assert client.position.view["hands"][1] is None

    run(story())


def test_what_was_chosen_is_told_to_others_only_after_the_end(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await play_out(one, other)
            mine = [entry for entry in one.entries[:-1] if entry.action is not None]
            assert {entry.seat for entry in mine} == {0}
        async with ania.join(table) as again:
            assert all(entry.action is not None for entry in again.entries)

    run(story())


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_a_hint_can_be_done_now_and_tells_no_guess_as_a_fact(url: str, hands: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url, hands=hands)
        async with ania.join(table) as one, bo.join(table) as other:
            asked = one if one.asked else other
            assert asked.position is not None
            hint = await asked.hint()
            assert hint.offer in asked.position.legal
            assert (hint.reason is not None) == (hands == "open")
            assert (hint.aim is not None) == (hands == "open")
            assert hint.steps[0].action == hint.offer.action
            assert getattr(hint.next, "action", None) == hint.offer.action
            again = await asked.hint()
            assert (again.aim, again.steps) == (hint.aim, hint.steps)
            await asked.play(first_choice(asked))
            async with wire(ania, table) as socket:
                await socket.says({"type": "hello"})
                await socket.hears("welcome")
                await socket.says({"type": "hint-wanted", "seat": 0, "step": 0})
                assert (await socket.hears("wrong"))["code"] == "stale"

    run(story())


def test_the_reasons_of_a_colleague_reach_those_who_know_as_much(url: str) -> None:
    async def told(hands: str) -> list[int]:
        """How many a player hears, and how many somebody who only watches."""
        ania, cyd = [await HttpClient.guest(url, name) for name in ("Ania", "Cyd")]
        table = await ania.open_table(
            "pandemic", ["me", "colleague:good"], {"hands": hands}, public=True
        )
        async with ania.join(table.id) as client:
            while sum(entry.seat == 1 for entry in client.entries) < 4:
                if client.asked:
                    await client.play(first_choice(client))
                else:
                    await client.until(
                        lambda: (
                            client.asked or sum(entry.seat == 1 for entry in client.entries) >= 4
                        )
                    )
            async with cyd.join(table.id) as watching:
                heard = client.entries, watching.entries
        return [sum(entry.reason is not None for entry in entries) for entries in heard]

    async def story() -> None:
        assert min(await told("open")) > 0
        assert await told("closed") == [0, 0]

    run(story())


def test_chat_reaches_everybody_once_and_stays(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await one.say("  Hello\nBo! ")
            await other.until(lambda: bool(other.chat))
            line = other.chat[0]
            assert (line.number, line.seat, line.name, line.text) == (1, 0, "Ania", "Hello Bo!")
            assert await refusal(one.say("   ")) == "malformed"
            assert await refusal(one.say("x" * 501)) == "malformed"
        async with wire(bo, table) as socket:
            await socket.says({"type": "hello"})
            assert len((await socket.hears("welcome"))["chat"]) == 1
            for _ in range(2):
                await socket.says({"type": "say", "text": "Hi", "nonce": "c"})
                assert (await socket.hears("accepted"))["step"] == 2

    run(story())


def test_everybody_sees_who_is_here(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as client:
            await client.until(lambda: client.table.chairs[0].here)
            assert not client.table.chairs[1].here
            assert client.table.chairs[1].away_since is not None
            async with bo.join(table):
                await client.until(lambda: client.table.chairs[1].here)
            await client.until(lambda: not client.table.chairs[1].here)

    run(story())


def test_the_lists_say_whose_turn_it_is(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)

        async def turns() -> list[bool]:
            return [
                card.your_turn
                for person in (ania, bo)
                for card in (await person.lobby()).mine
                if card.id == table
            ]

        before = await turns()
        assert sorted(before) == [False, True]
        async with ania.join(table) as one, bo.join(table) as other:
            first = one if before[0] else other
            while first.asked:
                await first.play(first_choice(first))

        async def changed() -> bool:
            return await turns() != before

        await eventually(changed)

    run(story())


def test_ping_tells_the_time(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            pong = await client.ping()
            assert pong.clock is None
            assert pong.now > 1_700_000_000

    run(story())


def test_two_devices_of_one_person_see_the_same(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as laptop, ania.join(table.id) as phone:
            for _ in range(6):
                mover = phone if phone.step % 2 else laptop
                await mover.turn()
                await mover.play(first_choice(mover))
                await asyncio.gather(
                    laptop.until(lambda: laptop.step >= phone.step),
                    phone.until(lambda: phone.step >= laptop.step),
                )
            assert laptop.position == phone.position

    run(story())


def test_a_table_nobody_knows_is_refused(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        for id in ("nothing", "..", "x" * 100, "%00", "a'b"):
            assert await refusal(ania.table(id)) in ("unknown-table", "unknown-page")
        with pytest.raises(Denied) as denied:
            async with ania.join("nothing"):
                pass
        assert denied.value.code == "unknown-table"

    run(story())
