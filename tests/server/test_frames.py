"""Whole texts in one frame: what goes past the general protocol, and what is left to it."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import Future

import pytest
from websockets.frames import Frame, Opcode

from kronika.server.frames import is_control, text_frame, text_in
from kronika.server.waiting import Gathering, Turnstile, Waiting

SIZES = (0, 1, 125, 126, 127, 8192, 65535)


def client_frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [*SIZES, 65536, 70000])
def test_a_text_goes_out_as_the_protocol_would_write_it(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_text_is_read(size: int) -> None:
    data = os.urandom(size)
    assert text_in(client_frame(Opcode.TEXT, data)) == data


@pytest.mark.parametrize("size", SIZES)
def test_a_part_of_a_frame_and_two_frames_are_left_to_the_protocol(size: int) -> None:
    frame = client_frame(Opcode.TEXT, b"x" * size)
    for end in (1, 2, 5, 7, len(frame) - 1):
        assert text_in(frame[: min(end, len(frame) - 1)]) is None
    assert text_in(frame + frame) is None


def test_other_frames_are_left_to_the_protocol() -> None:
    text = client_frame(Opcode.TEXT, b"text")
    others = [client_frame(opcode, b"text") for opcode in Opcode if opcode is not Opcode.TEXT]
    others += [
        client_frame(Opcode.TEXT, b"text", fin=False),
        bytes((text[0] | 0x40,)) + text[1:],  # compressed
        text_frame(b"not masked"),
        b"\x81\xfe\x00\x04" + text[2:],  # a length that is written too long
        client_frame(Opcode.TEXT, b"x" * 65536),
    ]
    assert [text_in(each) for each in others] == [None] * len(others)


def test_only_whole_pings_and_pongs_keep_the_step() -> None:
    for opcode in Opcode:
        frame = client_frame(opcode, b"beat")
        assert is_control(frame) == (opcode in (Opcode.PING, Opcode.PONG))
        assert not is_control(frame[:-1])
        assert not is_control(frame * 2)


def test_what_ends_together_wakes_the_loop_once() -> None:
    async def wait() -> int:
        loop, woken, waiting = asyncio.get_running_loop(), 0, Waiting()
        wake = loop.call_soon_threadsafe

        def counting(*args: object) -> object:
            nonlocal woken
            woken += 1
            return wake(*args)  # type: ignore[arg-type]

        loop.call_soon_threadsafe = counting  # type: ignore[method-assign,assignment]
        futures: list[Future[None]] = [Future() for _ in range(9)]
        waited = [waiting.on(future) for future in futures]
        waited[0].cancel()
        for future in futures[:-1]:
            future.set_result(None)
        futures[-1].set_exception(OSError("the disk"))
        found = await asyncio.gather(*waited, return_exceptions=True)
        assert isinstance(found[0], asyncio.CancelledError)
        assert found[1:-1] == [None] * 7
        assert isinstance(found[-1], OSError)
        return woken

    assert asyncio.run(wait()) == 1


def test_what_comes_in_one_round_of_the_loop_is_handed_on_together() -> None:
    async def gather() -> list[list[int]]:
        handed: list[list[int]] = []
        gathering: Gathering[int] = Gathering(lambda items: handed.append(list(items)))
        for number in range(3):
            gathering.add(number)
        assert handed == []
        await asyncio.sleep(0)
        gathering.add(3)
        await asyncio.sleep(0)
        return handed

    assert asyncio.run(gather()) == [[0, 1, 2], [3]]


def test_a_lock_is_taken_at_once_only_where_nobody_has_it_or_waits_for_it() -> None:
    async def take() -> list[str]:
        lock, order = Turnstile(), []

        async def waits() -> None:
            async with lock:
                order.append("waited")
                assert not lock.take()

        assert lock.take()
        assert not lock.take()
        waiting = asyncio.create_task(waits())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "somebody was here before"
        await waiting
        assert lock.take()
        order.append("took")
        lock.release()
        async with lock:
            return order

    assert asyncio.run(take()) == ["waited", "took"]
